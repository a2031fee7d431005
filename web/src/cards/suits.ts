/** The suits of both packs: which sign a card code's suit letter shows, and how the sign is drawn. */

export type Pack = "german" | "french";
export type SuitCode = "h" | "d" | "s" | "c";
export type Sign = "heart" | "bell" | "leaf" | "acorn" | "diamond" | "spade" | "club";

export const SUIT_CODES: readonly SuitCode[] = ["h", "d", "s", "c"];

const SIGNS: Readonly<Record<Pack, Readonly<Record<SuitCode, Sign>>>> = {
  german: { h: "heart", d: "bell", s: "leaf", c: "acorn" },
  french: { h: "heart", d: "diamond", s: "spade", c: "club" },
};

/** The sign that suit `code` has in `pack`. */
export function signOf(pack: Pack, code: SuitCode): Sign {
  return SIGNS[pack][code];
}

/**
 * One sign in a box of 100 × 100: a silhouette in the inherited fill, then paper-cut lines in `--cut`.
 *
 * `top` is where the drawing starts above the box (the bell's loop), so that all signs get the same optical height.
 */
interface Drawing {
  body: string;
  cuts: string;
  top: number;
}

const HEART = "M50 94C30 77 6 60 6 35C6 19 17 8 31 8C40 8 47 13 50 22C53 13 60 8 69 8C83 8 94 19 94 35C94 60 70 77 50 94Z";

export const DRAWINGS: Readonly<Record<Sign, Drawing>> = {
  heart: { body: `<path d="${HEART}"/>`, cuts: '<path d="M20 41C18 31 23 22 32 20"/>', top: 0 },
  bell: {
    body:
      '<path d="M50 17A38.5 38.5 0 0 1 87.4 47C90.5 47.6 92.5 50 92.5 54S90.5 60.6 88 61.6A38.5 38.5 0 0 1 12 61.6C9.5 60.6 7.5 58 7.5 54S9.5 47.6 12.6 47A38.5 38.5 0 0 1 50 17Z"/>' +
      '<path d="M41 12H59V21H41Z"/><path fill-rule="evenodd" d="M50-7A12.5 12.5 0 1 1 49.9-7ZM50 .5A5 5 0 1 0 50.1 .5Z"/>',
    cuts: '<path d="M8 46Q50 53 92 46M8 61Q50 69 92 61"/><path d="M50 79V97" stroke-width="7.5"/><circle cx="50" cy="79" r="6.5" fill="var(--cut)" stroke="none"/>',
    top: 7,
  },
  leaf: {
    body: '<path d="M47 1C54 14 88 28 88 55C88 71 74 81 53 81C54 88 58 93 66 96L61 100C50 98 46 91 46 81C25 81 10 71 10 55C10 28 40 15 47 1Z"/>',
    cuts: '<path d="M48.5 24L49.5 80M49 46L80 21.5M49 46L17.5 21.5M49.5 68L92 45.5M49.5 68L7 45.5"/>',
    top: 0,
  },
  acorn: {
    body: '<path d="M45 2C44 8 45 12 45 16C26 17 11 27 11 42C11 49 17 51 23 51H22C23 73 34 88 46 93L50 100L54 93C66 88 77 73 78 51H77C83 51 89 49 89 42C89 27 74 17 55 16C55 11 56 8 58 4C54 1 49 0 45 2Z"/>',
    cuts: '<path d="M13 52.5H87" stroke-width="5"/><path d="M26 40L38 27M42 41L56 26M58 41L72 28" stroke-width="4"/><path d="M33 63C34 71 38 77 42 80"/>',
    top: 0,
  },
  diamond: {
    body: '<path d="M50 2C58 21 71 37 89 50C71 63 58 79 50 98C42 79 29 63 11 50C29 37 42 21 50 2Z"/>',
    cuts: '<path d="M31 50C37 45 42 39 46 32"/>',
    top: 0,
  },
  spade: {
    body: '<path d="M50 3C55 22 93 40 93 64C93 77 82 84 72 83C63 82 57 77 54 70C54 80 57 90 64 97H36C43 90 46 80 46 70C43 77 37 82 28 83C18 84 7 77 7 64C7 40 45 22 50 3Z"/>',
    cuts: '<path d="M20 66C21 58 26 51 33 45"/>',
    top: 0,
  },
  club: {
    body: '<path d="M50 4A21 21 0 0 1 66 38.5A21 21 0 1 1 54 71C54 81 57 90 64 97H36C43 90 46 81 46 71A21 21 0 1 1 34 38.5A21 21 0 0 1 50 4Z"/>',
    cuts: '<path d="M17 59C17 53 20 49 25 47"/>',
    top: 0,
  },
};

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Markup of a sign with its middle at (x, y) and `height` high, in the colour `fill`. */
export function signMarkup(sign: Sign, x: number, y: number, height: number, fill = "var(--s)"): string {
  const top = DRAWINGS[sign].top;
  const scale = height / (100 + top * 1.4);
  return `<use href="#sign-${sign}" fill="${fill}" transform="translate(${number(x - 50 * scale)} ${number(y - (50 - top * 0.45) * scale)}) scale(${Math.round(scale * 1e4) / 1e4})"/>`;
}
