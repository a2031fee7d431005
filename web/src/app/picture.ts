/**
 * A position as a picture (PNG, which messengers take): every hand, the pile and what is valid. The cards are drawn as an
 * SVG from their own outlines, the words on the canvas, which has the page's fonts; nothing is loaded.
 */
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
/** Pixels a unit: sharp on a phone's screen, and still when somebody looks closer. */
const SCALE = 2;

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** A longer text is set narrower. */
  readonly width: number;
  readonly middle: boolean;
}

/** The drawing without its words, and these. */
export interface Picture {
  readonly svg: string;
  readonly height: number;
  readonly words: readonly Word[];
}

function card(code: string | null, x: number, y: number, width: number, look: Look): string {
  const face = code === null ? '<use href="#back-full"/>' : faceMarkup(code, look, "full");
  const sign = code === null ? "" : signOf(look.pack, parts(code).suit);
  const four = look.fourColours && look.pack === "french" ? " four" : "";
  return `<g class="card ${sign}${four}"><svg x="${x}" y="${y}" width="${width}" height="${width * 1.52}" viewBox="0 0 100 152">${face}</svg></g>`;
}

/** One seat's cards, which lie over each other as far as they must, below the room for its name. */
function seat(hand: readonly string[], acting: boolean, x: number, y: number, width: number, look: Look): string {
  const step = hand.length < 2 ? 0 : Math.min(CARD + 6, (width - 32 - CARD) / (hand.length - 1));
  const frame = `<rect x="${x}" y="${y}" width="${width}" height="${ROW - 12}" rx="18" fill="#f3e4c6" stroke="${acting ? "#f2b544" : "none"}" stroke-width="5"/>`;
  return frame + hand.map((code, n) => card(code, x + 16 + n * step, y + 46, CARD, look)).join("");
}

/** The picture of a step; `order` is who is drawn, the one at the bottom last, `title` what stands above. */
export function pictureOf(step: Step, names: readonly string[], order: readonly number[], title: string, valid: string, look: Look, sort: (hand: readonly string[]) => readonly string[]): Picture {
  const words: Word[] = [];
  const write = (text: string, x: number, y: number, size: number, width: number): void => void words.push({ text, x, y, size, width, middle: true });
  const { round, hands } = step;
  const others = order.slice(0, -1);
  const own = order.at(-1) ?? 0;
  const columns = others.length > 1 ? 2 : 1;
  const half = (WIDTH - 40 - (columns - 1) * 12) / columns;
  /** One that is alone in its row has the whole of it. */
  const widthOf = (n: number) => (n % columns === 0 && n === others.length - 1 ? WIDTH - 40 : half);
  const rows = Math.ceil(others.length / columns);
  const top = 70;
  const height = Math.ceil(top + (rows + 1) * ROW + MIDDLE + 20);
  const acting = (one: number) => !round.over && round.to_act === one;
  const middle = top + rows * ROW + MIDDLE / 2;
  const sit = (one: number, x: number, y: number, width: number): string => {
    words.push({ text: names[one] ?? "", x: x + 16, y: y + 33, size: 24, width: width - 32, middle: false });
    return seat(sort(hands[one] ?? []), acting(one), x, y, width, look);
  };
  write(title, WIDTH / 2, 46, 30, WIDTH - 40);
  const above = others.map((one, n) => sit(one, 20 + (n % columns) * (half + 12), top + Math.floor(n / columns) * ROW, widthOf(n))).join("");
  write(String(round.stock), 295, middle + 112, 26, 110);
  write(valid, 720, middle + 86, 24, 280);
  if (round.penalty > 0) write(`+${round.penalty}`, 295, middle - 96, 34, 110);
  const wish = round.wish ?? round.top[1] ?? "h";
  const bySuit = "hdsc".includes(wish);
  if (!bySuit) write(wish === "T" ? "10" : wish, 720, middle + 10, 48, 100);
  const sign = bySuit ? `<g class="card ${signOf(look.pack, wish as SuitCode)}">${signMarkup(signOf(look.pack, wish as SuitCode), 720, middle - 6, 60)}</g>` : "";
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH * SCALE}" height="${height * SCALE}" fill="${INK}">` +
    // A group is no element with a width: of what holds for a card on the page only its colours hold here.
    `<style>${styles.replaceAll("</", "")}</style>${sprite()}` +
    `<rect width="${WIDTH}" height="${height}" fill="#ddb683"/>${above}` +
    (round.stock > 0 ? card(null, 240, middle - 85, 110, look) : "") +
    card(round.top, 425, middle - 114, 150, look) +
    `<circle cx="720" cy="${middle - 6}" r="58" fill="#fcf6e8" stroke="#8a7152" stroke-width="3"/>${sign}` +
    sit(own, 20, top + rows * ROW + MIDDLE, WIDTH - 40) +
    "</svg>";
  return { svg, height, words };
}

/** The picture as a PNG; rejects where the browser cannot draw it. */
export async function pngOf({ svg, height, words }: Picture): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const cards = new Image();
    cards.src = address;
    const family = getComputedStyle(document.body).fontFamily;
    await Promise.all([cards.decode(), document.fonts.load(`700 24px ${family}`, words.map(({ text }) => text).join(""))]);
    const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH * SCALE, height: height * SCALE });
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("this browser draws nothing");
    context.scale(SCALE, SCALE);
    context.drawImage(cards, 0, 0, WIDTH, height);
    context.fillStyle = INK;
    for (const { text, x, y, size, width, middle } of words) {
      context.font = `700 ${size}px ${family}`;
      context.textAlign = middle ? "center" : "left";
      context.fillText(text, x, y, width);
    }
    return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture came of it")) : resolve(blob)), "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}
