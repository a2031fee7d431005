/**
 * Small values kept on this device, with a fallback in memory where the browser refuses (private mode, full disk,
 * blocked site data): the page then works, and forgets at the end.
 *
 * They stand in local storage, which is read at once, and in IndexedDB, which outlives a browser that is killed; what only
 * the latter has kept is taken from there soon after the start (`recovered`).
 */
import { reopening } from "../storage/idb";
import { openValues, putValue } from "../storage/values";

const PREFIX = "prsi.";
/** When each key was written last, so that the newer one of its two values can be told. */
const WRITTEN = "written";
const memory = new Map<string, string>();
const values = reopening(openValues);

function get(key: string): string | null {
  const text = memory.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function put(key: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

function drop(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    /* nothing could be stored, so nothing is left */
  }
}

/** The stored JSON value of `key`, or undefined when there is none or it cannot be read. */
export function read(key: string): unknown {
  const text = get(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Stands in WRITTEN for all keys: rows that are no newer were erased. */
const ERASED = "*";

function written(): Readonly<Record<string, number>> {
  const found = read(WRITTEN);
  return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
}

function writtenAt(key: string): number {
  const notes = written();
  return Math.max(...[notes[key], notes[ERASED]].map((at) => (typeof at === "number" ? at : 0)));
}

const note = (key: string, at: number): boolean => put(WRITTEN, JSON.stringify({ ...written(), [key]: at }));
/** The time of a key's next writing: later than the one before, whatever the clock says. */
const next = (key: string): number => Math.max(Date.now(), writtenAt(key) + 1);

/** Lets IndexedDB follow; false where it refuses. */
async function follow(key: string, text: string | null, at: number): Promise<boolean> {
  note(key, at);
  try {
    await putValue(await values(), { key, text, at });
    return true;
  } catch (error) {
    console.warn("values:", error);
    return false;
  }
}

/** Keys that were written before it was known what IndexedDB has of them. */
const touched = new Set<string>();

/**
 * Keeps `value` (JSON-ready) under `key`, at once for whoever reads it. Resolves when a browser that is killed has it too, or
 * it is known that none will: false when it is only in memory.
 */
export async function write(key: string, value: unknown): Promise<boolean> {
  const text = JSON.stringify(value);
  // What is not news must not pass for newer than what another writing has left in IndexedDB.
  const news = get(key) !== text;
  const kept = put(key, text);
  if (!news) return kept;
  touched.add(key);
  return (await follow(key, text, next(key))) || kept;
}

/** Keeps nothing under `key`. */
export function remove(key: string): void {
  if (get(key) === null) return;
  drop(key);
  touched.add(key);
  void follow(key, null, next(key));
}

const heeding = new Map<string, (stored: unknown) => void>();

/**
 * Tells whoever holds the value of `key` in memory what is stored now: when all was erased, another tab has written, or
 * what a killed browser had lost was found again.
 */
export function heed(key: string, take: (stored: unknown) => void): void {
  heeding.set(key, take);
}

addEventListener("storage", (event) => {
  if (event.storageArea !== localStorage) return;
  for (const [key, take] of heeding) if (event.key === null || event.key === PREFIX + key) take(read(key));
});

async function recover(): Promise<void> {
  for (const { key, text, at } of await (await values()).all()) {
    if (at <= writtenAt(key)) continue;
    // What was written since this page began is newer, whatever the clock said.
    if (touched.has(key)) {
      void follow(key, get(key), at + 1);
      continue;
    }
    if (text === null) drop(key);
    else put(key, text);
    note(key, at);
    heeding.get(key)?.(read(key));
  }
}

const recovery: Promise<void> = recover().catch(() => undefined);
/** Milliseconds for which a page waits: a browser that does not open its databases is not to hold it up. */
const PATIENCE = 500;

/** Resolves once what local storage had lost is there again, or does not come soon; whoever heeds it hears of it later. */
export const recovered: Promise<void> = Promise.race([recovery, new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))]);

/** Forgets every value this page keeps. */
export async function eraseAll(): Promise<void> {
  memory.clear();
  // Later than all that was written, so that no row comes back that cannot be deleted.
  const at = Math.max(Date.now(), ...Object.values(written()).filter(Number.isFinite)) + 1;
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    /* nothing could be stored, so nothing is left */
  }
  note(ERASED, at);
  for (const [key, take] of heeding) take(read(key));
  try {
    await (await values()).clear();
    drop(WRITTEN);
  } catch (error) {
    console.warn("values:", error);
  }
}
