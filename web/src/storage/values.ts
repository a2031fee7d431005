/**
 * Small values in IndexedDB, beside local storage: a browser may write that to disk only seconds later, and who kills it
 * before would lose the last line of a score pad.
 */
import { request } from "./idb";
import { Rows } from "./rows";

export interface ValueRow {
  readonly key: string;
  /** The value's JSON text; null: it was removed. */
  readonly text: string | null;
  /** Grows with each writing of this key. */
  readonly at: number;
}

export const openValues = (closed: () => void): Promise<Rows<ValueRow>> => Rows.open("prsi-values", "values", "key", closed);

/** Writes a row, unless a later one of its key is there: another window's may have come first. */
export function putValue(values: Rows<ValueRow>, row: ValueRow): Promise<void> {
  return values.write(async (stored) => {
    const there = await request<ValueRow | undefined>(stored.get(row.key));
    if (there === undefined || there.at < row.at) stored.put(row);
  });
}
