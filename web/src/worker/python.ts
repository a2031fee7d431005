/** Boots Pyodide with our packages, and wraps the one Python object that the worker talks to. */
import { loadPyodide } from "pyodide";
import { base, later, lock, prsi, stdlib } from "virtual:python";

/** What a call of the table leaves for the shell to do, in this order: store, send, wait. */
export interface Outcome {
  /** New log entries as JSON texts, the first of which has number `first`. */
  readonly entries: readonly string[];
  readonly first: number;
  /** The table's state, to be stored with the entries; null: not now. */
  readonly snapshot: string | null;
  /** Protocol messages for the page. */
  readonly messages: readonly string[];
  /** When to call `tick`, in milliseconds since 1970; null: when nothing else happens, never. */
  readonly wake: number | null;
  /** Whether to call `think` when nothing else waits. */
  readonly think: boolean;
  /** Whether the game is still to be finished. */
  readonly running: boolean;
}

/** `prsi.browser.host`: one table; texts in, an outcome's JSON text out. */
interface Host {
  start(text: string, now: number): string;
  resume(snapshot: string | undefined, entries: string, now: number): string;
  receive(text: string, now: number, seat: number | undefined): string;
  show(seat: number | undefined, now: number): string;
  tick(now: number): string;
  think(now: number, somebodyWaits: () => boolean): string;
  ask(kind: string, text: string): string;
  use_archive(path: string): void;
  warm(milliseconds: number): void;
}

async function archive(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

export class Rules {
  /** What only questions need, once somebody has asked. */
  private answering: Promise<void> | null = null;

  private constructor(
    private readonly host: Host,
    private readonly write: (path: string, bytes: Uint8Array) => void,
  ) {}

  /** Rejects where a file cannot be loaded or WebAssembly is refused. */
  static async load(): Promise<Rules> {
    const packages = archive(prsi);
    const python = await loadPyodide({
      indexURL: base,
      stdLibURL: stdlib,
      lockFileContents: lock,
      // Packages are never loaded; without this, Pyodide would keep the address of somebody else's host.
      packageBaseUrl: base,
      env: { PYTHONPATH: "/lib/prsi.zip", PYTHONDONTWRITEBYTECODE: "1" },
      fsInit: async (files) => files.writeFile("/lib/prsi.zip", await packages),
    });
    // Each look at an attribute makes a new proxy: one look for good.
    const { start, resume, receive, show, tick, think, ask, use_archive, warm } = python.pyimport("prsi.browser.host") as Host;
    const host = { start, resume, receive, show, tick, think, ask, use_archive, warm };
    return new Rules(host, (path, bytes) => python.FS.writeFile(path, bytes));
  }

  /** Makes a table from a `start` command. */
  start(text: string, now: number): Outcome {
    return JSON.parse(this.host.start(text, now)) as Outcome;
  }

  /** Resumes a table from its snapshot and the entries after it; throws if they do not read. */
  resume(snapshot: string | undefined, entries: readonly string[], now: number): Outcome {
    return JSON.parse(this.host.resume(snapshot, JSON.stringify(entries), now)) as Outcome;
  }

  /** Handles a command of whoever is shown, or of another seat where several people share the device. */
  receive(text: string, now: number, seat: number | null): Outcome {
    return JSON.parse(this.host.receive(text, now, seat ?? undefined)) as Outcome;
  }

  /** Shows somebody's hand from now on, or (null) nobody's. */
  show(seat: number | null, now: number): Outcome {
    return JSON.parse(this.host.show(seat ?? undefined, now)) as Outcome;
  }

  /** Lets what is due by itself happen. */
  tick(now: number): Outcome {
    return JSON.parse(this.host.tick(now)) as Outcome;
  }

  /** Chooses a bot's move or finds a hint; stops early once `somebodyWaits`. */
  think(now: number, somebodyWaits: () => boolean): Outcome {
    return JSON.parse(this.host.think(now, somebodyWaits)) as Outcome;
  }

  /** Answers a question that concerns no table; rejects for one that does not read, or while what it needs cannot be loaded. */
  async ask(kind: string, text: string): Promise<string> {
    this.answering ??= this.complete();
    try {
      await this.answering;
    } catch (error) {
      this.answering = null;
      throw error;
    }
    return this.host.ask(kind, text);
  }

  private async complete(): Promise<void> {
    this.write("/lib/later.zip", await archive(later));
    this.host.use_archive("/lib/later.zip");
  }

  /** Plays rounds nobody sees for some milliseconds, so that the code is warm when it is needed. */
  warm(milliseconds: number): void {
    this.host.warm(milliseconds);
  }
}
