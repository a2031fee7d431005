/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const INDEX = "virtual:locales";
const ONE = "virtual:locale/";
/** Texts only the terminal shows: not worth a byte of the page. */
const LEFT_OUT = new Set(["cli.ftl"]);
/** What the screens say that come with the page itself (screens/pages.ts loads the others); tests/locale holds them to it. */
const FIRST = new Set(["app.ftl", "bots.ftl", "cards.ftl", "lobby.ftl", "online.ftl", "rules.ftl", "table.ftl"]);

/**
 * Makes the Fluent files that Python reads importable by the page, two chunks a language.
 *
 * `virtual:locales` exports `loaders` (language → imports of its text). A language is a folder under `directory`, so a
 * new folder is a new language.
 */
export function locales(directory = resolve(import.meta.dirname, "../../../src/prsi/locale")): Plugin {
  const languages = () =>
    readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(entry.name))
      .map((entry) => entry.name)
      .sort();
  const files = (language: string, part: string) =>
    readdirSync(join(directory, language))
      .filter((name) => name.endsWith(".ftl") && !LEFT_OUT.has(name) && FIRST.has(name) === (part === "first"))
      .sort()
      .map((name) => join(directory, language, name));
  return {
    name: "prsi-locales",
    resolveId(id) {
      return id === INDEX || id.startsWith(ONE) ? "\0" + id : null;
    },
    load(id) {
      if (id === "\0" + INDEX) {
        const load = (code: string, part: string) => `${part}: () => import("${ONE}${code}/${part}")`;
        const entries = languages().map((code) => `  ${code}: { ${load(code, "first")}, ${load(code, "rest")} },`);
        return `export const loaders = {\n${entries.join("\n")}\n};\n`;
      }
      if (id.startsWith("\0" + ONE)) {
        const [language = "", part = ""] = id.slice(ONE.length + 1).split("/");
        const paths = files(language, part);
        for (const path of paths) this.addWatchFile(path);
        // Comments and indentation stay: Fluent is small and compresses well.
        return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, "utf8")).join("\n"))};\n`;
      }
      return null;
    },
  };
}
