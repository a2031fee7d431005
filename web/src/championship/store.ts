/**
 * What a championship keeps on this device (IndexedDB): what a table's judge has entered until the server has it, and
 * the last view of a page, so that it can be read without a network.
 *
 * A row of the queue is written before anything is sent and goes only when the server's view shows it, so that a
 * reload, a closed tab or an empty battery loses nothing; and it has one id for good, so that nothing is done twice.
 */
import { done, open, request } from "../storage/idb";
import type { NewReport } from "./types";

/** Something entered here that the server's view does not show yet. */
export interface Waiting {
  /** Counts up: the order in which it was entered. */
  readonly n: number;
  /** Whose it is, whatever key there is at the moment: `CODE/j5`. */
  readonly holder: string;
  readonly id: string;
  readonly report: NewReport;
  /** When it was entered, by the server's wall clock as it was known here, milliseconds. */
  readonly entered: number;
  /** The number of the server's log that it has; null: not sent yet. */
  readonly seq: number | null;
  /** Why the server does not take it; null: it has not said so. */
  readonly refused: Refusal | null;
}

/** Why a report was not taken: a reason of the tournament's, or the page's own word. */
export interface Refusal {
  readonly reason: string;
  readonly expected: string;
  readonly found: string;
}

/** A view as it was when it was last seen. */
export interface KeptView {
  readonly holder: string;
  readonly seq: number;
  readonly role: string;
  /** The server's clock minus this device's, milliseconds. */
  readonly offset: number;
  readonly sections: Readonly<Record<string, unknown>>;
}

export const DATABASE = "prsi-championships";

/** The open database; every promise may reject, with `QuotaExceededError` where the disk is full. */
export class Store {
  private constructor(private readonly connection: IDBDatabase) {}

  /** Opens it; rejects as `open` of idb.ts does. */
  static async open(): Promise<Store> {
    return new Store(
      await open(DATABASE, (made) => {
        made.createObjectStore("queue", { keyPath: "n", autoIncrement: true }).createIndex("holder", "holder");
        made.createObjectStore("views", { keyPath: "holder" });
      }),
    );
  }

  /** What a page has entered, oldest first. */
  async queue(holder: string): Promise<Waiting[]> {
    const index = this.connection.transaction("queue").objectStore("queue").index("holder");
    const rows = await request<Waiting[]>(index.getAll(holder));
    return rows.sort((a, b) => a.n - b.n);
  }

  /** Writes a new row, and resolves with it when the disk has it. */
  async enter(row: Omit<Waiting, "n">): Promise<Waiting> {
    const transaction = this.connection.transaction("queue", "readwrite", { durability: "strict" });
    const finished = done(transaction);
    const n = await request(transaction.objectStore("queue").add(row));
    await finished;
    return { ...row, n: Number(n) };
  }

  /** Writes rows as they are now, unless another tab is done with them, and removes those that this one is done with. */
  async settle(changed: readonly Waiting[], gone: readonly number[]): Promise<void> {
    const transaction = this.connection.transaction("queue", "readwrite", { durability: "strict" });
    const finished = done(transaction);
    const rows = transaction.objectStore("queue");
    for (const row of changed) {
      const known = rows.getKey(row.n);
      known.onsuccess = () => known.result !== undefined && rows.put(row);
    }
    for (const n of gone) rows.delete(n);
    await finished;
  }

  async view(holder: string): Promise<KeptView | undefined> {
    return request<KeptView | undefined>(this.connection.transaction("views").objectStore("views").get(holder));
  }

  async keep(view: KeptView): Promise<void> {
    const transaction = this.connection.transaction("views", "readwrite");
    const finished = done(transaction);
    transaction.objectStore("views").put(view);
    await finished;
  }
}
