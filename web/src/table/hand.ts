import type { Pack } from "../cards/suits";

/** How a hand is ordered, laid out and chosen from. Pure: no element, no event, no rule. */

export type Sort = "suit" | "rank" | "none";

const RANKS = "23456789TJQKA";
/** Suits side by side differ in colour: red and black alternate in a French-suited hand. */
const SUITS: Readonly<Record<Pack, string>> = { german: "hdsc", french: "hsdc" };

/**
 * The order in which `hand` is shown.
 *
 * Sorted, a card's place depends on the cards alone; unsorted, cards keep their places from `before` and new ones come last. Either
 * way nothing moves between turns but to make room.
 */
export function arrange(hand: readonly string[], sort: Sort, pack: Pack, before: readonly string[]): string[] {
  if (sort === "none") {
    const kept = before.filter((card) => hand.includes(card));
    return [...kept, ...hand.filter((card) => !kept.includes(card))];
  }
  const suit = (card: string) => SUITS[pack].indexOf(card[1] ?? "");
  const rank = (card: string) => RANKS.indexOf(card[0] ?? "");
  const key = sort === "suit" ? (card: string) => suit(card) * 16 + rank(card) : (card: string) => rank(card) * 16 + suit(card);
  return [...hand].sort((a, b) => key(a) - key(b));
}

/** Where each card of a hand stands, in CSS pixels from the hand's top left; `turn` in degrees about the card's middle. */
export interface Place {
  x: number;
  y: number;
  turn: number;
  row: number;
}

export interface Layout {
  /** Width of a card; its height is 1.52 times that. */
  card: number;
  places: Place[];
  rows: number;
  /** What the hand needs: wider than the room only when it scrolls. */
  width: number;
  /** From the top of the first row to the bottom of what must be seen of the last one. */
  height: number;
  /** How far a playable card rises. */
  raise: number;
}

export interface Room {
  width: number;
  /** Width of a card that has all the room it wants. */
  card: number;
  /** How much of a single row's cards is seen, the rest may hide under the bar below; of the last of several rows a little less. */
  seen: number;
  /** The most rows that fit. */
  rows: number;
  /** How much of every card is seen at least, so that it can be read and hit. */
  strip: number;
}

const MARGIN = 8;
/** Room above the raised cards for their tabs. */
const HEAD = 11;

/**
 * Lays `count` cards out in a room: one row with a slight fan while every card keeps its strip, then up to `room.rows` balanced
 * rows of somewhat smaller cards, then rows that are wider than the room and scroll together.
 */
export function layOut(count: number, room: Room): Layout {
  const { width, strip } = room;
  const inner = width - 2 * MARGIN;
  if (count === 0) return { card: room.card, places: [], rows: 0, width, height: room.seen + 26, raise: 0 };
  const fits = (card: number) => Math.max(1, Math.floor((inner - card) / strip + 1.02));
  const one = count <= fits(room.card);
  const card = one ? room.card : Math.round(room.card * 0.87);
  const rows = one ? 1 : Math.min(room.rows, Math.ceil(count / fits(card)));
  const most = Math.ceil(count / rows);
  const scrolls = most > fits(card);
  const step = scrolls ? strip : Math.min(Math.max(strip, one ? card * 0.74 : 52), most > 1 ? (inner - card) / (most - 1) : 0);
  const raise = one ? Math.round(card * 0.3) : 13;
  const peek = Math.round(card * 0.88);
  const total = scrolls ? 2 * MARGIN + card + strip * (most - 1) : width;
  const places: Place[] = [];
  for (let row = 0, placed = 0; row < rows; row++) {
    // The first rows are the fuller ones: 17 is 6 + 6 + 5.
    const inRow = Math.ceil((count - placed) / (rows - row));
    const left = (total - card - step * (inRow - 1)) / 2;
    for (let n = 0; n < inRow; n++) {
      const off = n - (inRow - 1) / 2;
      const turn = one ? off * Math.min(2, 13 / inRow) : 0;
      // On a flat arc, as cards in a hand lie.
      const sag = one ? Math.abs(off) ** 1.7 * Math.min(1.1, 26 / inRow ** 1.7) : 0;
      places.push({ x: left + step * n, y: HEAD + raise + row * peek + sag, turn, row });
    }
    placed += inRow;
  }
  const height = HEAD + raise + peek * (rows - 1) + Math.min(room.seen - 17 * (rows - 1), card * 1.52);
  return { card, places, rows, width: total, height, raise };
}

/** The legal moves of a seat, read as strings: what can be laid, how, and what else there is to do. */
export interface Choices {
  /** Codes that lay one card, by card: one, or one a wish. */
  single: ReadonlyMap<string, readonly string[]>;
  /** Codes that lay several cards. */
  several: readonly string[];
  /** The code that draws or takes the penalty. */
  draw: string | null;
  /** How many cards `draw` draws. */
  drawCount: number;
  /** Whether the turn can be given up (`-`). */
  pass: boolean;
  call: boolean;
  /** Seats that can be called out. */
  callOut: readonly number[];
  /** Cards that some move lays first. */
  playable: ReadonlySet<string>;
}

const withoutWish = (code: string): string => code.split("=")[0] ?? code;
/** The cards a move lays, first to last; none for other moves. */
export function cardsOf(code: string): string[] {
  return /^[2-9TJQKA][hdsc]/.test(code) ? withoutWish(code).split(",") : [];
}

export function choicesOf(legal: readonly string[]): Choices {
  const single = new Map<string, string[]>();
  const several: string[] = [];
  const callOut: number[] = [];
  const playable = new Set<string>();
  let draw: string | null = null;
  let pass = false;
  let call = false;
  for (const code of legal) {
    if (code === "-") pass = true;
    else if (code === "!") call = true;
    else if (code.startsWith("+")) draw = code;
    else if (code.startsWith("?")) callOut.push(Number(code.slice(1)));
    else {
      const cards = cardsOf(code);
      const first = cards[0];
      if (first === undefined) continue;
      playable.add(first);
      if (cards.length > 1) several.push(code);
      else single.set(first, [...(single.get(first) ?? []), code]);
    }
  }
  return { single, several, draw, drawCount: draw === null ? 0 : Number(draw.slice(1)), pass, call, callOut, playable };
}

/** The codes that lay exactly `chosen`, the first of them first and the last of them last. */
export function movesFor(chosen: readonly string[], choices: Choices): readonly string[] {
  const first = chosen[0];
  if (first === undefined) return [];
  if (chosen.length === 1) return choices.single.get(first) ?? [];
  return choices.several.filter((code) => {
    const cards = cardsOf(code);
    return cards.length === chosen.length && cards[0] === first && cards.at(-1) === chosen.at(-1) && chosen.every((card) => cards.includes(card));
  });
}

/** Cards that can still be added behind `chosen`. */
export function canFollow(chosen: readonly string[], choices: Choices): ReadonlySet<string> {
  const first = chosen[0];
  const result = new Set<string>();
  for (const code of choices.several) {
    const cards = cardsOf(code);
    if (cards[0] !== first || cards.length <= chosen.length || !chosen.every((card) => cards.includes(card))) continue;
    for (const card of cards) if (!chosen.includes(card)) result.add(card);
  }
  return result;
}

/** The wishes that a set of codes differ by, in the order suits are shown everywhere, then ranks. */
export function wishesOf(codes: readonly string[]): string[] {
  const order = "hdsc" + RANKS;
  return codes
    .map((code) => code.split("=")[1] ?? "")
    .filter((wish) => wish !== "")
    .sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
