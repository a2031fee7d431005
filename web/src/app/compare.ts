/** Two set-ups side by side: only what differs, as the engine finds it (src/prsi/learn/pages.py). */
import { house } from "../net";
import type { Agreed, Piece } from "./book";
import type { Value } from "./options";

export type Said = Omit<Piece, "own">;

export interface Compared {
  /** An option's name, `format` or `values`, and what it is on either side. */
  readonly options: readonly { readonly name: string; readonly mine: Value | object; readonly other: Value | object }[];
  /** Sentences of the rules that differ; null where that side says nothing. */
  readonly sentences: readonly { readonly mine: Said | null; readonly other: Said | null }[];
}

/** Asks in what one set-up differs from another. */
export function compare(mine: Agreed, other: Agreed): Promise<Compared> {
  return house.ask("compare", { mine, other });
}
