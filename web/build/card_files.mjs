/**
 * Writes the special cards and the suits' signs as drawings of their own to src/prsi/cli/paper/cards.json, for the sheets that the command
 * line prints: the page's drawings (src/cards), with all that they refer to put in. `--check` compares instead.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const WEB = dirname(dirname(fileURLToPath(import.meta.url)));
const TARGET = join(WEB, "../src/prsi/cli/paper/cards.json");
/** The cards that stand beside sentences (src/prsi/learn/book.py). */
const CODES = ["7h", "8c", "9c", "9h", "Jc", "Qc", "Ac", "Ks"];
/** As the page draws them by itself: the corner letters follow the language. */
const LOOKS = {
  "german-spsv": { pack: "german", letters: "spsv" },
  "german-uo": { pack: "german", letters: "uo" },
  french: { pack: "french", letters: "uo" },
};

/** @param {string} path */
const load = async (path) => (await runnerImport(join(WEB, "src/cards", path), { configFile: false, logLevel: "error" })).module;
const { faceMarkup, sprite, parts, DEFAULT_LOOK } = await load("face.ts");
const { signMarkup, signOf, SUIT_CODES } = await load("suits.ts");

/** Custom properties by selector, from the page's own style sheet. */
const COLOURS = new Map(
  [...readFileSync(join(WEB, "src/cards/cards.css"), "utf8").matchAll(/^([^\n{}]+) \{([^}]*)\}/gm)].map(([, selector, body]) => [
    selector,
    Object.fromEntries([...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])),
  ]),
);
const DEFINED = sprite();

/** What the sprite holds under an id: its tag, its attributes and what is inside. @param {string} id */
function defined(id) {
  const start = DEFINED.indexOf(`id="${id}"`);
  const open = DEFINED.lastIndexOf("<", start);
  const tag = /^<(\w+)/.exec(DEFINED.slice(open))?.[1];
  const end = DEFINED.indexOf(">", start);
  if (start < 0 || tag === undefined) throw new Error(`no ${id} in the sprite`);
  if (DEFINED[end - 1] === "/") return DEFINED.slice(open, end + 1);
  // None of these holds another of its own kind directly before its end: signs hold one group.
  let depth = 1;
  let at = end + 1;
  const either = new RegExp(`<(/?)${tag}\\b[^>]*?(/?)>`, "g");
  either.lastIndex = at;
  for (let found = either.exec(DEFINED); found !== null && depth > 0; found = either.exec(DEFINED)) {
    depth += found[1] ? -1 : found[2] ? 0 : 1;
    at = either.lastIndex;
  }
  return DEFINED.slice(open, at);
}

/** A card by its code, or a suit's sign by its letter. @param {string} code @param {keyof typeof LOOKS} name */
function drawing(code, name) {
  const look = { ...DEFAULT_LOOK, ...LOOKS[name] };
  const card = code.length > 1;
  const sign = signOf(look.pack, card ? parts(code).suit : code);
  /** @type {Record<string, string>} */
  const colours = { ...COLOURS.get(":root"), ...COLOURS.get(`.${sign}`), "--card": "#fff" };
  /** @type {(markup: string, cut: string) => string} */
  const put = (markup, cut) =>
    markup
      .replaceAll(/<g class="on-(\w+)">(.*?)<\/g>/g, (_, ground, inner) => put(inner, colours[`--${ground}`]))
      .replaceAll(/<use href="#([\w-]+)"([^>]*?)\/>/g, (_, id, attributes) => `<g${attributes}>${put(defined(id).replace(/ id="[^"]*"/, ""), cut)}</g>`)
      .replaceAll("var(--cut)", cut);
  let body = put(card ? faceMarkup(code, look, "full") : signMarkup(sign, 50, 50, 100), colours["--card"]);
  const needed = [...new Set([...body.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id))];
  body = `<defs>${needed.map(defined).join("")}</defs>${body}`;
  body = body.replaceAll(/var\((--[\w-]+)\)/g, (_, property) => {
    if (!(property in colours)) throw new Error(`${code}: ${property} is no colour of cards.css`);
    return colours[property];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${card ? 152 : 100}">${body}</svg>`;
}

const drawings = Object.fromEntries(
  Object.keys(LOOKS).map((name) => [name, Object.fromEntries([...SUIT_CODES, ...CODES].map((code) => [code, drawing(code, /** @type {keyof typeof LOOKS} */ (name))]))]),
);
const text = `${JSON.stringify(drawings, null, 1)}\n`;
if (process.argv.includes("--check")) {
  if (readFileSync(TARGET, "utf8") !== text) {
    process.stderr.write("cards.json is not what the page draws: run python tools/npm.py run cards\n");
    process.exitCode = 1;
  }
} else {
  writeFileSync(TARGET, text);
}
