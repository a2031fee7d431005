/**
 * Finished matches in IndexedDB: what a list shows of each, and its record beside it.
 *
 * A database of their own: a running table writes in `database.ts`, also from pages of older builds, and an upgrade of
 * that one would close it under them. Like that one it is opened without a version number: whoever changes the shape of
 * a row raises `FORMAT`, keeps the stores, and leaves rows of other formats alone.
 */
import type { Format } from "../protocol";
import { done, open, request } from "./idb";

export const DATABASE = "prsi-matches";
/** The shape of the rows below. */
export const FORMAT = 1;

/** A kept match without its record. */
export interface MatchRow {
  /** The beginning of its first commitment, or of its record's hash where there is none. */
  readonly id: string;
  readonly format: number;
  /** Milliseconds since 1970. */
  readonly ended: number;
  /** Where its rounds were played; `opened`: it was shared by somebody. */
  readonly where: "device" | "online" | "opened";
  /** The own seat; null: none. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly avatars: readonly string[];
  /** By seat; null: a person. */
  readonly levels: readonly (string | null)[];
  readonly preset: string;
  readonly match: Format;
  readonly rounds: number;
  /** Who won; null: nobody, or it was given up. */
  readonly winner: number | null;
  /** Best first, who shares one stands together; empty: the match was given up, or is still played. */
  readonly places: readonly (readonly number[])[];
  /** What statistics count (the engine's question `summary`); null: not asked yet. */
  readonly summary: unknown;
}

/** A kept match with its record (docs/records.md). */
export interface KeptMatch extends MatchRow {
  readonly record: string;
}

/** A match's record under its id, and what was worked out of it under ids that begin with it (`aside`). */
interface RecordRow {
  readonly id: string;
  readonly text: string;
}

const list = (value: unknown, one: (item: unknown) => boolean): boolean => Array.isArray(value) && value.every(one);
const isText = (value: unknown): boolean => typeof value === "string";
const isSeat = (value: unknown): boolean => value === null || Number.isInteger(value);

/** Whether a row is one that this version wrote, whole: another one is left alone, and no page stumbles over it. */
function isRow(row: Partial<MatchRow> | undefined): row is MatchRow {
  return (
    row?.format === FORMAT &&
    isText(row.id) &&
    Number.isFinite(row.ended) &&
    isText(row.where) &&
    isSeat(row.seat) &&
    list(row.names, isText) &&
    list(row.avatars, isText) &&
    list(row.levels, (level) => level === null || isText(level)) &&
    // Of what somebody else sent no drawings are known.
    (row.avatars?.length === 0 || row.avatars?.length === row.names?.length) &&
    row.levels?.length === row.names?.length &&
    isText(row.preset) &&
    isText(row.match?.kind) &&
    Number.isInteger(row.rounds) &&
    isSeat(row.winner) &&
    list(row.places, (place) => list(place, Number.isInteger))
  );
}

const aside = (id: string, name: string): string => `${id}/${name}`;
/** Everything aside of a match: "0" is the sign after "/". */
const allAside = (id: string): IDBKeyRange => IDBKeyRange.bound(`${id}/`, `${id}0`, false, true);

const STORES = ["matches", "records"];

/** The open database; every promise may reject, with `QuotaExceededError` where the disk is full. */
export class Matches {
  private constructor(private readonly connection: IDBDatabase) {}

  /** Opens it; rejects as `open` of idb.ts does, and `closed` hears the same. */
  static async open(closed: () => void): Promise<Matches> {
    const make = (made: IDBDatabase): void => {
      made.createObjectStore("matches", { keyPath: "id" });
      made.createObjectStore("records", { keyPath: "id" });
    };
    return new Matches(await open(DATABASE, make, { closed }));
  }

  /** All matches that this version can read, newest first. */
  async list(): Promise<MatchRow[]> {
    const rows = await request<MatchRow[]>(this.connection.transaction("matches").objectStore("matches").getAll());
    return rows.filter(isRow).sort((a, b) => b.ended - a.ended);
  }

  /** One match with its record; undefined when there is none. */
  async load(id: string): Promise<KeptMatch | undefined> {
    const transaction = this.connection.transaction(STORES);
    const [row, record] = await Promise.all([
      request<MatchRow | undefined>(transaction.objectStore("matches").get(id)),
      request<RecordRow | undefined>(transaction.objectStore("records").get(id)),
    ]);
    return isRow(row) && typeof record?.text === "string" ? { ...row, record: record.text } : undefined;
  }

  /** Writes a match, over what was known of it, and resolves when the disk has it. */
  async keep({ record, ...row }: KeptMatch): Promise<void> {
    const transaction = this.connection.transaction(STORES, "readwrite", { durability: "strict" });
    const finished = done(transaction);
    transaction.objectStore("matches").put(row);
    transaction.objectStore("records").put({ id: row.id, text: record } satisfies RecordRow);
    await finished;
  }

  /** Notes the summary of a match; does nothing where the match has gone meanwhile. */
  async sumUp(id: string, summary: unknown): Promise<void> {
    const transaction = this.connection.transaction("matches", "readwrite");
    const finished = done(transaction);
    const matches = transaction.objectStore("matches");
    const row = await request<MatchRow | undefined>(matches.get(id));
    if (row !== undefined) matches.put({ ...row, summary });
    await finished;
  }

  /** What was worked out of a match under a name; undefined where nothing was. */
  async loadAside(id: string, name: string): Promise<string | undefined> {
    const row = await request<RecordRow | undefined>(this.connection.transaction("records").objectStore("records").get(aside(id, name)));
    return typeof row?.text === "string" ? row.text : undefined;
  }

  /** Keeps what was worked out of a match, which can be worked out again. */
  async keepAside(id: string, name: string, text: string): Promise<void> {
    const transaction = this.connection.transaction("records", "readwrite");
    const finished = done(transaction);
    transaction.objectStore("records").put({ id: aside(id, name), text } satisfies RecordRow);
    await finished;
  }

  async forget(id: string): Promise<void> {
    const transaction = this.connection.transaction(STORES, "readwrite", { durability: "strict" });
    const finished = done(transaction);
    for (const store of STORES) transaction.objectStore(store).delete(id);
    transaction.objectStore("records").delete(allAside(id));
    await finished;
  }

  async forgetAll(): Promise<void> {
    const transaction = this.connection.transaction(STORES, "readwrite", { durability: "strict" });
    const finished = done(transaction);
    for (const store of STORES) transaction.objectStore(store).clear();
    await finished;
  }
}
