/**
 * The worker of the page: boots the rules at once, and runs one table at a time.
 *
 * Its name (`new Worker(…, { name })`) is the build's, which is stored with each game.
 */
import { versions } from "virtual:python";
import { Database } from "../storage/database";
import { reopening } from "../storage/idb";
import { isNewer, reads } from "../storage/versions";
import type { Connection, Notice } from "../net/client";
import type { FromWorker, ToWorker } from "./port";
import { Rules } from "./python";
import { TableShell } from "./table";

declare const self: DedicatedWorkerGlobalScope;

const written = { build: self.name, ...versions };

const post = (message: FromWorker): void => self.postMessage(message);
const die = (reason: unknown): void => post({ from: "died", reason: String(reason) });

const rules: Promise<Rules> = load();
const opened = reopening((closed) => Database.open(undefined, closed));
const database = (): Promise<Database | null> => opened().catch(() => null);
void database();
/** Milliseconds for which a stored game is waited for: after a crash a busy device may take long to mend its files. */
const PATIENCE = 30_000;
/** Whether an error has ended the interpreter: nothing can be asked of it any more. */
const isFatal = (error: unknown): boolean => error instanceof Error && "pyodide_fatal_error" in error;
/** Commands under way to this worker; null where pages may not share memory. */
let flag: Int32Array<SharedArrayBuffer> | null = null;
const somebodyWaits = (): boolean => flag !== null && Atomics.load(flag, 0) > 0;

/** The table this worker runs or waits for; a new one ends it. */
let current: { table: string; shell: TableShell | null; ended: AbortController } | null = null;

async function load(): Promise<Rules> {
  if (typeof WebAssembly !== "object") {
    post({ from: "failed", notice: "no-webassembly" });
    return new Promise(() => {});
  }
  try {
    const loaded = await Rules.load();
    post({ from: "ready" });
    return loaded;
  } catch (error) {
    console.error(error);
    post({ from: "failed", notice: "rules-not-loaded" });
    return new Promise(() => {});
  }
}

/** Plays unseen rounds in short slices while there is no table: the browser then compiles the busy code well. */
async function warmUp(): Promise<void> {
  const loaded = await rules;
  for (let slice = 0; slice < 40; slice++) {
    if (current !== null) return;
    loaded.warm(25);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function close(): void {
  current?.ended.abort();
  current?.shell?.stop();
  current = null;
}

/** Runs `body` while this tab holds the table's lock; `steal` takes it from another tab. */
async function locked(table: string, steal: boolean, signal: AbortSignal, body: () => Promise<void>): Promise<void> {
  const held = async (): Promise<void> => {
    await body();
    if (!signal.aborted) await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  };
  const connection = (to: Connection): void => post({ from: "connection", table, connection: to });
  if (!("locks" in navigator)) return held();
  const name = `prsi-table-${table}`;
  try {
    if (steal) return await navigator.locks.request(name, { steal: true }, held);
    const got = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await held();
      return lock !== null;
    });
    if (got || signal.aborted) return;
    // Another tab runs it. When that one is closed, this one goes on by itself.
    connection("elsewhere");
    await navigator.locks.request(name, { signal }, held);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof DOMException) || error.name !== "AbortError") throw error;
    // Stolen.
    current?.shell?.stop();
    post({ from: "notice", table, notice: "taken-over" });
    connection("elsewhere");
  }
}

function begin(table: string, steal: boolean, body: (shell: (made: TableShell) => void) => Promise<void>): void {
  close();
  const mine = { table, shell: null as TableShell | null, ended: new AbortController() };
  current = mine;
  locked(table, steal, mine.ended.signal, () =>
    body((shell) => {
      if (mine.ended.signal.aborted) shell.stop();
      mine.shell = shell;
    }),
  ).catch(die);
}

const listener = (table: string) => ({
  message: (text: string) => post({ from: "message", table, text }),
  connection: (connection: Connection) => post({ from: "connection", table, connection }),
  notice: (notice: Notice) => post({ from: "notice", table, notice }),
  fault: die,
});

function start(table: string, text: string): void {
  begin(table, false, async (shell) => {
    const store = await database();
    const to = listener(table);
    if (store === null) to.notice("storage-blocked");
    const made = new TableShell(await rules, store, TableShell.row(table, text, written), to, somebodyWaits);
    shell(made);
    await made.run((loaded, now) => loaded.start(text, now));
    to.connection("open");
  });
}

function open(table: string, steal: boolean): void {
  begin(table, steal, async (shell) => {
    const to = listener(table);
    const closed = (notice: Notice): void => {
      to.notice(notice);
      to.connection("closed");
    };
    const store = (await database()) ?? (await Database.open(PATIENCE).catch(() => null));
    if (store === null) return closed("storage-blocked");
    const stored = await store.load(table);
    if (stored === undefined) return closed("stored-game-broken");
    const { row, snapshot, entries } = stored;
    if (!reads(row.format, row.versions, written)) {
      return closed(isNewer(row.format, row.versions, written) ? "stored-version-unknown" : "old-rules-missing");
    }
    // The rules are equal, so the game moves to this version with its next entry.
    const made = new TableShell(await rules, store, { ...row, versions: written }, to, somebodyWaits);
    shell(made);
    try {
      await made.run((loaded, now) => {
        const texts = entries.map((entry) => entry.text);
        return loaded.resume(snapshot?.text, texts, now);
      });
    } catch (error) {
      console.error(error);
      made.stop();
      return closed("stored-game-broken");
    }
    to.connection("open");
  });
}

self.addEventListener("message", (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  switch (message.to) {
    case "start":
      return start(message.table, message.text);
    case "open":
      return open(message.table, message.steal);
    case "flag":
      flag = message.flag;
      return;
    case "ask":
      rules
        .then((loaded) => loaded.ask(message.kind, message.text))
        .then((text) => post({ from: "answer", id: message.id, text }))
        .catch((error: unknown) => {
          console.error(error);
          post({ from: "answer", id: message.id, text: null });
          if (isFatal(error)) die(error);
        });
      return;
    case "command":
      if (flag !== null) Atomics.sub(flag, 0, 1);
      current?.shell?.run((loaded, now) => loaded.receive(message.text, now, message.seat)).catch(die);
      return;
    case "show":
      current?.shell?.run((loaded, now) => loaded.show(message.seat, now)).catch(die);
      return;
    case "close":
      return close();
  }
});

void warmUp().catch(die);
