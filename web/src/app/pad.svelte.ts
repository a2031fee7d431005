/** The score pad for real cards: what is written on it, kept on this device after every line; Python counts it. */
import { house } from "../net";
import type { Format } from "../protocol";
import { heed, read, write } from "./store";

const KEY = "pad";
const VERSION = 1;
/** Milliseconds for which a line waits to be kept before it is shown: a browser may open no database at all. */
const PATIENCE = 1000;

/** What a player has left: the cards, or points typed and perhaps how many cards there are. */
export type LeftOver = { readonly cards: readonly string[] } | { readonly points: number; readonly count?: number };

export type Line =
  | { readonly kind: "round"; readonly winner: number | null; readonly left: Readonly<Record<string, LeftOver>> }
  | { readonly kind: "lot"; readonly loser: number }
  | { readonly kind: "undone" };

/** A pad (src/prsi/learn/pad.py). */
export interface PadData {
  readonly version: number;
  readonly names: readonly string[];
  readonly format: Format;
  readonly values: string | Readonly<Record<string, number>>;
  readonly hand_size: number;
  readonly lines: readonly Line[];
}

export interface PadRow {
  readonly line: number;
  readonly winner: number | null;
  readonly points: readonly (number | null)[];
  readonly totals: readonly number[];
  readonly loser: number | null;
  readonly by: string;
}

/** How a pad stands. */
export type PadSheet =
  | {
      readonly ok: true;
      readonly rows: readonly PadRow[];
      readonly totals: readonly number[];
      readonly rounds_won: readonly number[];
      readonly still_in: readonly number[];
      readonly dealer: number;
      readonly tied: readonly number[];
      readonly places: readonly (readonly number[])[];
      readonly over: boolean;
      readonly undoable: boolean;
      readonly undone: number;
    }
  | { readonly ok: false; readonly reason: string; readonly message: string };

/** What a page can show without a fault; whether it is a pad that counts, the engine says. */
function restored(stored: unknown): PadData | null {
  const from = stored as Partial<PadData> | null | undefined;
  if (from?.version !== VERSION || !Array.isArray(from.names) || !Array.isArray(from.lines)) return null;
  const whole =
    from.names.every((name) => typeof name === "string") &&
    from.lines.every((line: unknown) => typeof line === "object" && line !== null) &&
    typeof from.format?.kind === "string";
  return whole ? (from as PadData) : null;
}

let current = $state.raw<PadData | null>(null);
/** What is kept here and is no pad to this version: damaged, or a later version's. */
let strange = $state.raw<unknown>(null);

function take(stored: unknown): void {
  current = restored(stored);
  strange = current === null ? (stored ?? null) : null;
}
take(read(KEY));
heed(KEY, take);
/** Whether the last line was kept on the device. */
let kept = $state(true);

/** Resolves once a browser that is killed has the last line, too, or cannot keep it. */
let stored: Promise<void> = Promise.resolve();

function keep(data: PadData | null): void {
  take(data);
  stored = write(KEY, data).then((done) => void (kept = done));
}

export const pad = {
  get data(): PadData | null {
    return current;
  },
  /** Kept here, but no pad to this version; it stays until another one is begun. */
  get strange(): unknown {
    return strange;
  },
  /** False where the browser stores nothing: the pad then lasts as long as the page. */
  get kept(): boolean {
    return kept;
  },
  begin(data: PadData): void {
    keep(data);
  },
  /** Writes a line below the `after` lines that the player has seen; false where another window has written meanwhile. */
  write(line: Line, after: number): boolean {
    // What another window has just written may not have been told yet.
    take(read(KEY));
    if (current?.lines.length !== after) return false;
    keep({ ...current, lines: [...current.lines, line] });
    return true;
  },
  rename(player: number, name: string): void {
    if (current) keep({ ...current, names: current.names.map((one, n) => (n === player ? name : one)) });
  },
  /** The same players once more, from nothing. */
  again(): void {
    if (current) keep({ ...current, lines: [] });
  },
  close(): void {
    keep(null);
  },
};

/** A pad on which nothing is written. */
export function newPad(names: readonly string[], format: Format, values: PadData["values"], handSize: number): PadData {
  return { version: VERSION, names, format, values, hand_size: handSize, lines: [] };
}

/** Asks how a pad stands, once it is kept: nothing is shown that could still be lost. */
export async function padSheet(data: PadData): Promise<PadSheet> {
  await Promise.race([stored, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return house.ask("pad", data);
}
