/** A position as a picture (SVG): every hand, the pile and what is valid, drawn from the cards' own outlines; nothing is loaded. */
import styles from "../cards/cards.css?inline";
import { faceMarkup, parts, sprite, type Look } from "../cards/face";
import { signMarkup, signOf, type SuitCode } from "../cards/suits";
import type { Step } from "./replay.svelte";

const WIDTH = 1000;
const CARD = 78;
const HEIGHT = CARD * 1.52;
const ROW = HEIGHT + 62;
const MIDDLE = 260;
const INK = "#2a211b";

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function card(code: string | null, x: number, y: number, width: number, look: Look): string {
  const face = code === null ? '<use href="#back-full"/>' : faceMarkup(code, look, "full");
  const sign = code === null ? "" : signOf(look.pack, parts(code).suit);
  const four = look.fourColours && look.pack === "french" ? " four" : "";
  return `<g class="card ${sign}${four}"><svg x="${x}" y="${y}" width="${width}" height="${width * 1.52}" viewBox="0 0 100 152">${face}</svg></g>`;
}

const words = (text: string, x: number, y: number, size: number, anchor = "start"): string =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" font-weight="700">${escaped(text)}</text>`;

/** One seat's name and cards, which lie over each other as far as they must. */
function seat(name: string, hand: readonly string[], acting: boolean, x: number, y: number, width: number, look: Look): string {
  const step = hand.length < 2 ? 0 : Math.min(CARD + 6, (width - 32 - CARD) / (hand.length - 1));
  const frame = `<rect x="${x}" y="${y}" width="${width}" height="${ROW - 12}" rx="18" fill="#f3e4c6" stroke="${acting ? "#f2b544" : "none"}" stroke-width="5"/>`;
  return frame + words(name, x + 16, y + 33, 24) + hand.map((code, n) => card(code, x + 16 + n * step, y + 46, CARD, look)).join("");
}

/** The picture of a step; `order` is who is drawn, the one at the bottom last, `title` what stands above. */
export function pictureOf(step: Step, names: readonly string[], order: readonly number[], title: string, valid: string, look: Look, sort: (hand: readonly string[]) => readonly string[]): string {
  const { round, hands } = step;
  const others = order.slice(0, -1);
  const own = order.at(-1) ?? 0;
  const columns = others.length > 1 ? 2 : 1;
  const half = (WIDTH - 40 - (columns - 1) * 12) / columns;
  /** One that is alone in its row has the whole of it. */
  const widthOf = (n: number) => (n % columns === 0 && n === others.length - 1 ? WIDTH - 40 : half);
  const rows = Math.ceil(others.length / columns);
  const top = 70;
  const height = top + (rows + 1) * ROW + MIDDLE + 20;
  const acting = (one: number) => !round.over && round.to_act === one;
  const middle = top + rows * ROW + MIDDLE / 2;
  const above = others.map((one, n) => seat(names[one] ?? "", sort(hands[one] ?? []), acting(one), 20 + (n % columns) * (half + 12), top + Math.floor(n / columns) * ROW, widthOf(n), look)).join("");
  const wish = round.wish ?? round.top[1] ?? "h";
  const sign = "hdsc".includes(wish) ? `<g class="card ${signOf(look.pack, wish as SuitCode)}">${signMarkup(signOf(look.pack, wish as SuitCode), 720, middle - 6, 60)}</g>` : words(wish === "T" ? "10" : wish, 720, middle + 10, 48, "middle");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="Verdana, sans-serif" fill="${INK}">` +
    // A group is no element with a width: of what holds for a card on the page only its colours hold here.
    `<style>${styles.replaceAll("</", "")}</style>${sprite()}` +
    `<rect width="${WIDTH}" height="${height}" fill="#ddb683"/>${words(title, WIDTH / 2, 46, 30, "middle")}${above}` +
    (round.stock > 0 ? card(null, 240, middle - 85, 110, look) : "") +
    words(String(round.stock), 295, middle + 112, 26, "middle") +
    card(round.top, 425, middle - 114, 150, look) +
    `<circle cx="720" cy="${middle - 6}" r="58" fill="#fcf6e8" stroke="#8a7152" stroke-width="3"/>${sign}${words(valid, 720, middle + 86, 24, "middle")}` +
    (round.penalty > 0 ? words(`+${round.penalty}`, 295, middle - 96, 34, "middle") : "") +
    seat(names[own] ?? "", sort(hands[own] ?? []), acting(own), 20, top + rows * ROW + MIDDLE, WIDTH - 40, look) +
    "</svg>"
  );
}
