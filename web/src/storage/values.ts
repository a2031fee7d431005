/**
 * Small values in IndexedDB, beside local storage: a browser may write that to disk only seconds later, and who kills it
 * before would lose the last line of a score pad.
 */
import { done, open, request } from "./idb";

export const DATABASE = "prsi-values";

export interface ValueRow {
  readonly key: string;
  /** The value's JSON text; null: it was removed. */
  readonly text: string | null;
  /** Grows with each writing of this key. */
  readonly at: number;
}

/** The open database; every promise may reject, with `QuotaExceededError` where the disk is full. */
export class Values {
  private constructor(private readonly connection: IDBDatabase) {}

  /** Opens it; rejects as `open` of idb.ts does, and `closed` hears the same. */
  static async open(closed: () => void): Promise<Values> {
    return new Values(await open(DATABASE, (made) => void made.createObjectStore("values", { keyPath: "key" }), { closed }));
  }

  async all(): Promise<ValueRow[]> {
    return request<ValueRow[]>(this.connection.transaction("values").objectStore("values").getAll());
  }

  /** Writes a row, unless a later one of its key is there: another window's may have come first. */
  async put(row: ValueRow): Promise<void> {
    const transaction = this.connection.transaction("values", "readwrite", { durability: "strict" });
    const finished = done(transaction);
    const store = transaction.objectStore("values");
    const there = await request<ValueRow | undefined>(store.get(row.key));
    if (there === undefined || there.at < row.at) store.put(row);
    await finished;
  }

  async clear(): Promise<void> {
    const transaction = this.connection.transaction("values", "readwrite", { durability: "strict" });
    const finished = done(transaction);
    transaction.objectStore("values").clear();
    await finished;
  }
}
