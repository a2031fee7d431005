/**
 * The device's games in IndexedDB: a row a table, a row a log entry, and a snapshot a table. The entries are the truth,
 * the snapshot spares folding them from the beginning, and the table row says which versions wrote them.
 *
 * The database is opened without a version number, so that a page of any version can read it: whoever changes the
 * shape of a row raises `FORMAT`, keeps the stores, and leaves rows of other formats alone.
 */
import { done, open, request } from "./idb";

export const DATABASE = "prsi";
/** The shape of the rows below. */
export const FORMAT = 1;

/** The versions that wrote a game, and the build of the page that can always finish it. */
export interface Versions {
  readonly build: string;
  readonly package: string;
  readonly protocol: number;
  readonly record: number;
  readonly rules: number;
  readonly table: number;
}

/** One table of this device. */
export interface TableRow {
  /** Random, made by the page. */
  readonly table: string;
  readonly format: number;
  readonly versions: Versions;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  /** False once the match is over and the table closed. */
  readonly running: boolean;
  /** The `start` command's JSON text. */
  readonly start: string;
}

/** One log entry; `[table, seq]` is its key, so that two writers can never both add the same one. */
export interface EntryRow {
  readonly table: string;
  readonly seq: number;
  /** The entry's JSON text, as `table` wrote it. */
  readonly text: string;
}

/** A table's state after entry `seq`. */
export interface SnapshotRow {
  readonly table: string;
  readonly seq: number;
  readonly text: string;
}

const STORES = ["tables", "entries", "snapshots"];

/** The open database. Every promise here may reject: with `QuotaExceededError` where the disk is full. */
export class Database {
  private constructor(private readonly connection: IDBDatabase) {}

  /** Opens it within `patience` ms; rejects as `open` of idb.ts does, whose `closed` this is. */
  static async open(patience?: number, closed?: () => void): Promise<Database> {
    const make = (made: IDBDatabase): void => {
      made.createObjectStore("tables", { keyPath: "table" });
      made.createObjectStore("entries", { keyPath: ["table", "seq"] });
      made.createObjectStore("snapshots", { keyPath: "table" });
    };
    return new Database(await open(DATABASE, make, { patience, closed }));
  }

  /** All table rows, newest first. */
  async tables(): Promise<TableRow[]> {
    const rows = await request<TableRow[]>(this.connection.transaction("tables").objectStore("tables").getAll());
    return rows.sort((a, b) => b.updated - a.updated);
  }

  /** One table's row, its snapshot and all its entries in order; undefined when there is none. */
  async load(table: string): Promise<{ row: TableRow; snapshot: SnapshotRow | undefined; entries: EntryRow[] } | undefined> {
    const transaction = this.connection.transaction(STORES);
    const [row, snapshot, entries] = await Promise.all([
      request<TableRow | undefined>(transaction.objectStore("tables").get(table)),
      request<SnapshotRow | undefined>(transaction.objectStore("snapshots").get(table)),
      request<EntryRow[]>(transaction.objectStore("entries").getAll(entriesOf(table))),
    ]);
    return row === undefined ? undefined : { row, snapshot, entries };
  }

  /**
   * Writes a table's row, adds `entries` and replaces the snapshot in one transaction, and resolves when the disk has
   * them. Rejects with `ConstraintError` if somebody else has written one of these entries.
   */
  async append(row: TableRow, entries: readonly EntryRow[], snapshot: SnapshotRow | null): Promise<void> {
    const transaction = this.connection.transaction(STORES, "readwrite", { durability: "strict" });
    const finished = done(transaction);
    for (const entry of entries) transaction.objectStore("entries").add(entry);
    if (snapshot !== null) transaction.objectStore("snapshots").put(snapshot);
    transaction.objectStore("tables").put(row);
    await finished;
  }

  /** Removes a table with all that belongs to it. */
  async forget(table: string): Promise<void> {
    const transaction = this.connection.transaction(STORES, "readwrite", { durability: "strict" });
    const finished = done(transaction);
    transaction.objectStore("tables").delete(table);
    transaction.objectStore("snapshots").delete(table);
    transaction.objectStore("entries").delete(entriesOf(table));
    await finished;
  }

  close(): void {
    this.connection.close();
  }
}

function entriesOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table], [table, []]);
}

/** Whether an error means that the disk (or this site's share of it) is full. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
