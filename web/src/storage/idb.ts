/** IndexedDB with promises; each may reject, with `QuotaExceededError` where the disk is full. */

export function request<T>(made: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    made.onsuccess = () => resolve(made.result);
    made.onerror = () => reject(made.error ?? new Error("IndexedDB request failed"));
  });
}

/** Resolves when the disk has all that the transaction writes. */
export function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("IndexedDB transaction aborted", "AbortError"));
  });
}

/** Milliseconds between two looks at whether a database has opened. */
const STEP = 200;

/**
 * Opens a database, which `make` gives its stores where there is none yet. Rejects where IndexedDB is missing, forbidden
 * or broken; a blocked opening counts as broken after `patience` ms. `closed` hears when the connection is of no more use.
 */
export async function open(
  name: string,
  make: (connection: IDBDatabase) => void,
  { patience = 4000, closed = () => {} }: { patience?: number | undefined; closed?: (() => void) | undefined } = {},
): Promise<IDBDatabase> {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => make(opening.result);
  // In short steps: while this thread is busy, as when it boots Python, what has been opened cannot be told of either.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const wait = (left: number): void => {
      if (left <= 0) reject(new DOMException("IndexedDB does not open", "TimeoutError"));
      else timer = setTimeout(() => wait(left - STEP), STEP);
    };
    wait(patience);
  });
  const connection = await Promise.race([request(opening), timeout]).finally(() => clearTimeout(timer));
  // A later page may want to delete or change the database: it must not wait for this one.
  connection.onversionchange = () => {
    connection.close();
    closed();
  };
  // By the browser, when the site's data are cleared.
  connection.onclose = closed;
  return connection;
}

/** Gives all who ask the same open database; one that could not be opened, or was closed since, is opened again. */
export function reopening<T>(open: (closed: () => void) => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | null = null;
  const forget = (): void => void (opening = null);
  return () =>
    (opening ??= open(forget).catch((error: unknown) => {
      forget();
      throw error;
    }));
}
