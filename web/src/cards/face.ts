import { CLOTHS, figure, INK, SCENE, STRAW, DUSK, type CourtRank } from "./figures";
import { GLYPHS } from "./glyphs";
import { DRAWINGS, signMarkup, signOf, type Pack, type Sign, type SuitCode } from "./suits";

/** How cards look: a player's settings, and nothing of the game. */
export interface Look {
  pack: Pack;
  /** VII or 7 on German-suited cards. */
  numerals: "roman" | "arabic";
  /** Corner letters of German-suited cards: Sp Sv K E, or U O K A. French-suited cards have J Q K A. */
  letters: "spsv" | "uo";
  /** Four colours on French-suited cards. */
  fourColours: boolean;
  /** Bigger indices and one big sign. */
  largePrint: boolean;
}

export const DEFAULT_LOOK: Look = { pack: "german", numerals: "roman", letters: "spsv", fourColours: false, largePrint: false };

/** Which drawing of a card: the full face from 56 px of width, the compact one below. */
export type Size = "full" | "compact";

/** Cards narrower than this many CSS pixels get the compact face. */
export const COMPACT_BELOW = 56;

export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";

/** Rank and suit of a card code such as "7h". */
export function parts(code: string): { rank: Rank; suit: SuitCode } {
  return { rank: code[0] as Rank, suit: code[1] as SuitCode };
}

const ROMAN: Readonly<Partial<Record<Rank, string>>> = { 2: "II", 3: "III", 4: "IV", 5: "V", 6: "VI", 7: "VII", 8: "VIII", 9: "IX", T: "X" };
const LETTERS = { spsv: { J: "Sp", Q: "Sv", K: "K", A: "E" }, uo: { J: "U", Q: "O", K: "K", A: "A" } } as const;

/** What stands in the corner of a card of that rank. */
export function indexOf(rank: Rank, look: Look): string {
  if (look.pack === "german") {
    if (rank === "J" || rank === "Q" || rank === "K" || rank === "A") return LETTERS[look.letters][rank];
    if (look.numerals === "roman") return ROMAN[rank] ?? rank;
  }
  return rank === "T" ? "10" : rank;
}

const two = (value: number): string => String(Math.round(value * 100) / 100);

const ROMAN_BAR = 21;
/** Gaps between letters in hundredths of the cap height, where they differ from 8. */
const KERNING: Readonly<Record<string, number>> = { II: 16.5, VI: 9, IX: 10, IV: 9, "10": 9 };

/** A word of outlined letters with its top left at (x, y) and capitals `height` high; its width comes with it. */
function word(text: string, x: number, y: number, height: number): { markup: string; width: number } {
  const scale = height / 100;
  let markup = "";
  let at = x;
  let before = "";
  for (const letter of text) {
    if (before) at += (KERNING[before + letter] ?? 8) * scale;
    if (letter === "I") {
      markup += `<path d="M${two(at)} ${y}h${two(ROMAN_BAR * scale)}v${height}h${two(-ROMAN_BAR * scale)}z"/>`;
      at += ROMAN_BAR * scale;
    } else {
      const glyph = GLYPHS[letter];
      if (glyph) {
        markup += `<use href="#glyph-${letter}" transform="translate(${two(at)} ${y}) scale(${two(scale)})"/>`;
        at += glyph.w * scale;
      }
    }
    before = letter;
  }
  return { markup: `<g fill="${INK}">${markup}</g>`, width: at - x };
}

type Point = readonly [number, number];
const LEFT = 32;
const RIGHT = 68;
const columns = (...rows: number[]): Point[] => rows.flatMap((y): Point[] => [[LEFT, y], [RIGHT, y]]);

/** Where the signs of a number card stand, and how high each is. */
const PIPS: Readonly<Partial<Record<Rank, { size: number; at: readonly Point[] }>>> = {
  2: { size: 30, at: [[50, 54], [50, 98]] },
  3: { size: 24, at: [[50, 47], [50, 76], [50, 105]] },
  4: { size: 24, at: columns(54, 98) },
  5: { size: 22.5, at: [...columns(51, 101), [50, 76]] },
  6: { size: 19.5, at: columns(47, 76, 105) },
  7: { size: 18.5, at: [...columns(47, 76, 105), [50, 61.5]] },
  8: { size: 18.5, at: [...columns(47, 76, 105), [50, 61.5], [50, 90.5]] },
  9: { size: 16.5, at: [...columns(47, 66.3, 85.7, 105), [50, 76]] },
  T: { size: 16.5, at: [...columns(47, 66.3, 85.7, 105), [50, 56.6], [50, 95.4]] },
};

const TURNED = 'transform="rotate(180 50 76)"';

function corner(text: string, sign: Sign): string {
  const letters = word(text, 7.5, 8, 21);
  return letters.markup + signMarkup(sign, 7.5 + letters.width + 4.2 + 8.8, 18.5, 20);
}

/** The ring of dots and the two twigs round an ace's sign. */
const ACE = ((): string => {
  const twig = (turn: string) =>
    `<g${turn}><path d="M66 38C68 26 74 18 86 14M74 24C80 26 84 26 89 24" fill="none" stroke="${DUSK}" stroke-width="2.2" stroke-linecap="round"/>` +
    `<path d="M70 27c-7-1-9-5-8-11c6 1 9 5 8 11zM85 14c1-5 4-7 9-7c0 5-3 8-9 7z" fill="${DUSK}"/><circle cx="90" cy="24" r="2.8" fill="var(--s)"/><circle cx="75" cy="13" r="2.8" fill="${STRAW}"/></g>`;
  // A dashed circle with round caps of no length is a ring of 24 dots.
  const ring = `<circle cx="50" cy="76" r="34.8" fill="none" stroke="var(--s)" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="0 9.11"/>`;
  return (
    `<circle cx="50" cy="76" r="38" fill="var(--tint)"/><circle cx="50" cy="76" r="31.5" fill="var(--sun)"/>` + ring + twig("") + twig(` ${TURNED}`)
  );
})();

const isCourt = (rank: Rank): rank is CourtRank => rank === "J" || rank === "Q" || rank === "K";

function full(rank: Rank, sign: Sign, look: Look): string {
  const text = indexOf(rank, look);
  if (isCourt(rank)) {
    const letters = word(text, 8, 9, 14);
    const width = two(8 + letters.width + 6);
    const tab = text === "Sp" ? 26 : 22;
    return (
      `<g clip-path="url(#card-window)"><path d="M6 35H94V145H6Z" fill="var(--tint)"/>${SCENE}<g transform="translate(3.1 15.1) scale(.94)">${figure(sign, rank, true, look.pack === "french")}</g></g>` +
      corner(text, sign) +
      `<g ${TURNED}><path d="M5 6H${width}V${tab}q0 5-5 5H5Z" fill="var(--card)"/>${letters.markup}</g>`
    );
  }
  const middle =
    rank === "A"
      ? ACE + `<g class="on-sun">${signMarkup(sign, 50, 76, 45)}</g>`
      : (PIPS[rank]?.at ?? []).map(([x, y]) => signMarkup(sign, x, y, PIPS[rank]?.size ?? 18)).join("");
  return middle + corner(text, sign) + `<g ${TURNED}>${corner(text, sign)}</g>`;
}

/** A bust that fills a small window; where each rank's sign stands is the same as on the full face. */
function bust(rank: CourtRank, sign: Sign, look: Look): string {
  const scale = rank === "K" ? 1.34 : 1.5;
  const [x, y] = rank === "K" ? [-19.7, -2] : rank === "J" ? [-20, -10] : look.pack === "french" ? [-30, -10] : [-34, -6];
  return (
    `<g clip-path="url(#card-bust)"><path d="M5 50H95V147H5Z" fill="var(--tint)"/><g transform="translate(${x} ${y}) scale(${scale})">` +
    `<g transform="translate(3.1 15.1) scale(.94)"><circle cx="52" cy="80" r="36" fill="var(--sun)"/>${figure(sign, rank, false, look.pack === "french")}</g></g></g>`
  );
}

function compact(rank: Rank, sign: Sign, look: Look): string {
  const text = indexOf(rank, look);
  if (isCourt(rank)) {
    const plate = (x: number, y: number, height: number) =>
      `<circle cx="${x}" cy="${y}" r="21.5" fill="var(--card)"/>` + signMarkup(sign, x, y - 0.5, height);
    const place = rank === "Q" ? plate(76.5, 31, 35) : rank === "J" ? plate(24, 127, 35) : plate(50, 129, 32);
    return bust(rank, sign, look) + word(text, 8, 9, text.length > 1 ? 31 : 36).markup + place;
  }
  const height = text === "VIII" ? 32 : text === "VII" ? 34 : text === "10" ? 35 : 38;
  if (rank === "A") return word(text, 9, 10, 38).markup + `<circle cx="56" cy="100" r="40" fill="var(--tint)"/><g class="on-tint">${signMarkup(sign, 56, 100, 58)}</g>`;
  return word(text, 8, 10, height).markup + signMarkup(sign, 56, 100, 64);
}

/** Large print: the index column holds rank over sign, readable in a fan; one big sign or a bust beside it. */
function large(rank: Rank, sign: Sign, look: Look): string {
  const text = indexOf(rank, look);
  const letters = word(text, 7, 8, text === "VIII" ? 34 : 36).markup;
  if (isCourt(rank)) return bust(rank, sign, look) + `<path d="M3 47H46V86Q46 94 38 94H3Z" fill="var(--card)"/>` + letters + signMarkup(sign, 24, 71, 35);
  const big = rank === "A" ? `<circle cx="63" cy="107" r="33" fill="var(--tint)"/><g class="on-tint">${signMarkup(sign, 63, 107, 46)}</g>` : signMarkup(sign, 63, 107, 56);
  return letters + signMarkup(sign, 24, 67, 34) + big;
}

const cache = new Map<string, string>();

/** Markup inside a card's `<svg viewBox="0 0 100 152">`, paper included; needs the sprite in the same document. */
export function faceMarkup(code: string, look: Look, size: Size): string {
  const key = `${code}${look.pack}${look.numerals}${look.letters}${look.largePrint}${size}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const { rank, suit } = parts(code);
  const sign = signOf(look.pack, suit);
  const drawn = size === "compact" ? compact(rank, sign, look) : look.largePrint ? large(rank, sign, look) : full(rank, sign, look);
  const markup = '<use href="#card-paper"/>' + drawn;
  cache.set(key, markup);
  return markup;
}

const RAIN = ((): { full: string; compact: string } => {
  const rain = (dx: number, dy: number, length: number, clear: number): { grey: string; straw: string } => {
    let grey = "";
    let straw = "";
    for (let row = -7; row <= 7; row++) {
      for (let column = -6; column <= 6; column++) {
        const x = 50 + column * dx + (row & 1 ? dx / 2 : 0);
        const y = 76 + row * dy;
        if (x < -4 || x > 104 || y < -2 || y > 154 || Math.hypot(x - 50, y - 76) < clear) continue;
        const dash = `M${two(x + length * 0.32)} ${two(y - length)}l${two(-length * 0.64)} ${two(2 * length)}`;
        const bright = (Math.abs(row) === 3 && column === (row > 0 ? 1 : -2)) || (Math.abs(row) === 5 && column === (row > 0 ? -2 : 1));
        if (bright) straw += dash;
        else grey += dash;
      }
    }
    return { grey, straw };
  };
  const drop = "M50 60C55.5 67 58.5 70.2 58.5 74.2A8.5 8.5 0 0 1 41.5 74.2C41.5 70.2 44.5 67 50 60Z";
  const drops = (scale: number) =>
    `<g transform="translate(50 76) scale(${scale}) translate(-50 -76)"><path d="${drop}" transform="rotate(28 50 76) translate(-7.4 1.2) scale(.98)" fill="#B8322B"/><path d="${drop}" transform="rotate(208 50 76) translate(-7.4 1.2) scale(.98)" fill="${DUSK}"/></g>`;
  const back = (small: boolean): string => {
    const margin = small ? 9 : 7;
    const { grey, straw } = small ? rain(19, 17, 6, 32) : rain(13, 12, 4.2, 26);
    return (
      `<use href="#card-paper"/><rect x="${margin}" y="${margin}" width="${100 - 2 * margin}" height="${152 - 2 * margin}" rx="4" fill="${DUSK}"/>` +
      `<g clip-path="url(#card-back-${small ? "small" : "full"})" fill="none" stroke-linecap="round" stroke-width="${small ? 4.2 : 2.5}"><path d="${grey}${small ? straw : ""}" stroke="#6E93A8"/>${small ? "" : `<path d="${straw}" stroke="${STRAW}"/>`}</g>` +
      `<circle cx="50" cy="76" r="${small ? 27 : 21}" fill="#FCF6E8"/>` +
      drops(small ? 1.3 : 1)
    );
  };
  return { full: back(false), compact: back(true) };
})();

/** Everything that card and sign drawings refer to, for one hidden `<svg>` in the page. */
export function sprite(): string {
  const signs = Object.entries(DRAWINGS)
    .map(([name, { body, cuts }]) => `<g id="sign-${name}">${body}<g fill="none" stroke="var(--cut)" stroke-width="4.4" stroke-linecap="round">${cuts}</g></g>`)
    .join("");
  const glyphs = Object.entries(GLYPHS)
    .map(([letter, { d }]) => `<path id="glyph-${letter}" fill-rule="evenodd" d="${d}"/>`)
    .join("");
  return (
    `<defs>${CLOTHS}` +
    '<clipPath id="card-window"><path d="M11 35H89Q94 35 94 40V140Q94 145 89 145H11Q6 145 6 140V40Q6 35 11 35Z"/></clipPath>' +
    '<clipPath id="card-bust"><path d="M9 50H91Q95 50 95 54V142Q95 147 90 147H10Q5 147 5 142V54Q5 50 9 50Z"/></clipPath>' +
    '<clipPath id="card-back-full"><rect x="7" y="7" width="86" height="138" rx="4"/></clipPath>' +
    '<clipPath id="card-back-small"><rect x="9" y="9" width="82" height="134" rx="4"/></clipPath>' +
    // Round below the shoulders, open above, so that hats stick out of an avatar's disc.
    '<clipPath id="avatar-clip"><path d="M-10-50H110V50H100A50 50 0 0 1 0 50H-10Z"/></clipPath>' +
    '<rect id="card-paper" x=".6" y=".6" width="98.8" height="150.8" rx="8.4" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.2"/>' +
    `<g id="back-full">${RAIN.full}</g><g id="back-compact">${RAIN.compact}</g>` +
    signs +
    glyphs +
    "</defs>"
  );
}
