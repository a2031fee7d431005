/** The rules of a set-up in words: which sentences hold. They are written by the engine here, or by the server. */
import { house } from "../net";
import { answer } from "../net/api";
import type { Args } from "../i18n";
import type { Entry, TableView } from "../protocol";
import type { Value } from "./options";

/** The parts of the full rules; each has a heading `learn-part-<part>`. */
export type Part = "goal" | "deal" | "turn" | "special" | "end" | "score" | "steps" | "tips" | "mistakes" | "questions" | "history";

/** One sentence (src/prsi/learn/book.py). */
export interface Piece {
  readonly part: Part;
  readonly name: string;
  readonly message: string;
  /** Of a question: the message of its answer. */
  readonly answer: string;
  readonly values: Args;
  /** The card it is about, where there is one. */
  readonly card: string;
  /** It stands in the short rules too. */
  readonly brief: boolean;
  /** The position that shows it; empty where there is none. */
  readonly example: string;
  /** The options it depends on. */
  readonly options: readonly string[];
  /** One of them is not as the preset has it. */
  readonly own: boolean;
}

/** How a sentence's example stands after what was tried in it (src/prsi/browser/examples.py). */
export interface Trial {
  /** Why the last move was right, `learn-may-<why>`; empty before the first. */
  readonly why: string;
  readonly values: Args;
  /** What to try now, `learn-try-<word>`; `refused`: a card, or "+1", that cannot be. Null: nothing more. */
  readonly next: { readonly word: string; readonly code: string; readonly count: number; readonly refused: string } | null;
  readonly view: TableView;
  readonly entries: readonly Entry[];
}

/** Asks how an example stands; null where the ruleset has none. `seats` are names and drawings, the reader's first. */
export function tryOut(ruleset: Agreed["ruleset"], name: string, moves: readonly string[], seats: readonly (readonly [string, string])[]): Promise<Trial | null> {
  return house.ask("trial", { ruleset, name, moves, seats });
}

/** What a table agrees on; `values` null: the preset's card values. */
export interface Agreed {
  readonly ruleset: Readonly<Record<string, Value>>;
  readonly format: object;
  readonly values: string | Readonly<Record<string, number>> | null;
}

/** What a table with people agrees on. */
export function agreed(view: TableView): Agreed {
  return { ruleset: view.ruleset as Agreed["ruleset"], format: view.match?.format ?? { kind: "single" }, values: view.match?.values ?? null };
}

/** All that holds, in order; `online`: a server is there, and the engine need not be loaded for it. */
export async function rulesOf(agreed: Agreed, online: boolean): Promise<readonly Piece[]> {
  if (!online) return house.ask("rules", agreed);
  return (await (await answer("POST", "/api/rules", agreed)).json()) as Piece[];
}
