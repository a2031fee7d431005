/** The sheets to print of a set-up: what stands on them, written by the engine (src/prsi/learn/cheatsheet.py). */
import { house } from "../net";
import type { Args } from "../i18n";
import type { Agreed, Part } from "./book";

export interface Line {
  readonly message: string;
  readonly values: Args;
  /** An option that it depends on is not as the preset has it. */
  readonly own: boolean;
}

/** A special card: what it does, what the next player may lay on it, and what else is to be known of it. */
export interface Special {
  readonly name: string;
  readonly card: string;
  readonly does: Line;
  readonly reply: Line | null;
  /** The cheat sheet has those that are `own`, the sheet of the special cards all. */
  readonly notes: readonly Line[];
}

export interface CheatSheet {
  readonly preset: string;
  readonly seats: Line;
  readonly parts: Readonly<Record<Exclude<Part, "special" | "steps" | "tips" | "mistakes" | "questions" | "history">, readonly Line[]>>;
  readonly cards: readonly Special[];
  /** What holds for all special cards. */
  readonly notes: readonly Line[];
}

/** Rejects where the engine does not run. */
export function cheatSheetOf({ ruleset, format, values }: Agreed): Promise<CheatSheet> {
  return house.ask("cheat_sheet", { ruleset, format, values });
}
