/**
 * Small values kept on this device, with a fallback in memory where the browser refuses (private mode, full disk,
 * blocked site data): the page then works, and forgets at the end.
 */
const PREFIX = "prsi.";
const memory = new Map<string, string>();

/** The stored JSON value of `key`, or undefined when there is none or it cannot be read. */
export function read(key: string): unknown {
  let text: string | null | undefined = memory.get(key);
  if (text === undefined) {
    try {
      text = localStorage.getItem(PREFIX + key);
    } catch {
      text = null;
    }
  }
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Keeps `value` (JSON-ready) under `key`; false when only in memory. */
export function write(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

/** Keeps nothing under `key`. */
export function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    /* nothing could be stored, so nothing is left */
  }
}

const heeding = new Map<string, (stored: unknown) => void>();

/** Tells whoever holds the value of `key` in memory what is stored now, when all was erased or another tab has written. */
export function heed(key: string, take: (stored: unknown) => void): void {
  heeding.set(key, take);
}

addEventListener("storage", (event) => {
  if (event.storageArea !== localStorage) return;
  for (const [key, take] of heeding) if (event.key === null || event.key === PREFIX + key) take(read(key));
});

/** Forgets every value this page keeps in local storage. */
export function eraseAll(): void {
  memory.clear();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    /* nothing could be stored, so nothing is left */
  }
  for (const [key, take] of heeding) take(read(key));
}
