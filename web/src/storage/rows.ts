/** Rows of one kind, in a database of their own, so that they stay where others are deleted. */
import { done, open, request } from "./idb";

/** The open database; every promise may reject, with `QuotaExceededError` where the disk is full. */
export class Rows<Row> {
  private constructor(
    private readonly connection: IDBDatabase,
    private readonly store: string,
  ) {}

  /** Opens it, its rows by their field `key`; rejects as `open` of idb.ts does, and `closed` hears the same. */
  static async open<Row>(database: string, store: string, key: keyof Row & string, closed: () => void): Promise<Rows<Row>> {
    return new Rows(await open(database, (made) => void made.createObjectStore(store, { keyPath: key }), { closed }), store);
  }

  async all(): Promise<Row[]> {
    return request<Row[]>(this.connection.transaction(this.store).objectStore(this.store).getAll());
  }

  /** Does what `change` does with the stored rows, all of it or nothing; resolves once the disk has it. */
  async write(change: (stored: IDBObjectStore) => Promise<void> | void): Promise<void> {
    const transaction = this.connection.transaction(this.store, "readwrite", { durability: "strict" });
    await Promise.all([done(transaction), change(transaction.objectStore(this.store))]);
  }

  clear(): Promise<void> {
    return this.write((stored) => void stored.clear());
  }
}
