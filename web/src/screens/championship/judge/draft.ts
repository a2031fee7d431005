/** What is half entered at a table, kept on this device with every tap: a reload and a way back lose nothing of it. */
import { read, remove, write } from "../../../app/store";
import type { Left, Sheet, SheetShown } from "../../../championship";
import type { JudgeTable } from "../../../championship/judge.svelte";

/** What a player has left, as it is entered. */
export interface Hand {
  typed: boolean;
  cards: string[];
  count: number;
  points: string;
}

export const emptyHand = (): Hand => ({ typed: false, cards: [], count: 1, points: "" });

interface OfDraw {
  readonly round: number;
  readonly attempt: number;
  readonly number: number;
}

export interface GameDraft extends OfDraw {
  readonly kind: "game";
  /** The living reports of the game that it puts right; none: it is entered for the first time. */
  readonly replaces: readonly string[];
  readonly players: readonly string[];
  readonly winner: string;
  readonly hands: Readonly<Record<string, Hand>>;
  readonly reason: string;
}

export interface LotDraft extends OfDraw {
  readonly kind: "lot";
  readonly nth: number;
  readonly tied: readonly string[];
  readonly cards: Readonly<Record<string, string>>;
}

export type Draft = GameDraft | LotDraft;

const keyOf = (holder: string): string => `judge.${holder}`;

/** A game to be entered, with what stands there now where it is put right. */
export function newGame(table: JudgeTable, shown: SheetShown, number: number): GameDraft {
  const before = table.entry(number);
  const players = table.players(number);
  const handOf = (left: Left | undefined): Hand =>
    left === undefined
      ? emptyHand()
      : { typed: left.cards.length === 0, cards: [...left.cards], count: left.count, points: left.points === null ? "" : String(left.points) };
  return {
    kind: "game",
    round: shown.round,
    attempt: shown.attempt,
    number,
    replaces: before === undefined ? [] : table.idsOf(number),
    players,
    winner: before !== undefined && players.includes(before.winner) ? before.winner : "",
    hands: Object.fromEntries(players.map((who) => [who, handOf(before?.left[who])])),
    reason: "",
  };
}

/** The lot that is due; what it is about stays as it was when it began, whatever is counted meanwhile. */
export function newLot(sheet: Sheet, shown: SheetShown): LotDraft {
  return { kind: "lot", round: shown.round, attempt: shown.attempt, number: sheet.next, nth: sheet.lot, tied: sheet.tied, cards: {} };
}

/** Whether two drafts are of the same entry. */
export function isSame(one: Draft | null, other: Draft): boolean {
  const about = (draft: Draft): string => JSON.stringify({ ...draft, winner: 0, hands: 0, reason: 0, cards: 0 });
  return one !== null && about(one) === about(other);
}

/** The draft of this table, if it is of the draw that is shown. */
export function draftOf(holder: string, shown: SheetShown | undefined): Draft | null {
  const found = read(keyOf(holder)) as Draft | undefined;
  return found !== undefined && found.round === shown?.round && found.attempt === shown.attempt ? found : null;
}

export const keepDraft = (holder: string, draft: Draft): void => void write(keyOf(holder), draft);
export const dropDraft = (holder: string): void => remove(keyOf(holder));
