/**
 * Summaries of finished matches in IndexedDB, from which the practice statistics are made: small, and a database of their
 * own, so that they stay where the matches themselves are deleted. A row is the JSON text of a summary, which only the
 * engine reads (src/prsi/learn/summary.py): one that it cannot read is left alone.
 */
import { done, open, request } from "./idb";

export const DATABASE = "prsi-statistics";

export interface SummaryRow {
  /** The match's, so that it is counted once. */
  readonly id: string;
  readonly text: string;
}

/** The open database; every promise may reject, with `QuotaExceededError` where the disk is full. */
export class Summaries {
  private constructor(private readonly connection: IDBDatabase) {}

  /** Opens it; rejects as `open` of idb.ts does, and `closed` hears the same. */
  static async open(closed: () => void): Promise<Summaries> {
    return new Summaries(await open(DATABASE, (made) => void made.createObjectStore("summaries", { keyPath: "id" }), { closed }));
  }

  async all(): Promise<SummaryRow[]> {
    return request<SummaryRow[]>(this.connection.transaction("summaries").objectStore("summaries").getAll());
  }

  /** Writes rows, over those of the same matches, all or none of them. */
  async put(rows: readonly SummaryRow[]): Promise<void> {
    const transaction = this.connection.transaction("summaries", "readwrite", { durability: "strict" });
    const finished = done(transaction);
    for (const row of rows) transaction.objectStore("summaries").put(row);
    await finished;
  }

  async clear(): Promise<void> {
    const transaction = this.connection.transaction("summaries", "readwrite", { durability: "strict" });
    const finished = done(transaction);
    transaction.objectStore("summaries").clear();
    await finished;
  }
}
