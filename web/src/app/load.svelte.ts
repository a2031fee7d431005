import { Trouble } from "../net/api";

/** Something asked for a page, of the server or the engine: what it answered last, and why it did not answer now. */
export class Loader<T> {
  #value = $state.raw<T | null>(null);
  #trouble = $state.raw<Trouble | null>(null);
  #busy = $state(false);
  #asked = 0;

  constructor(private readonly ask: () => Promise<T>) {}

  get value(): T | null {
    return this.#value;
  }
  get trouble(): Trouble | null {
    return this.#trouble;
  }
  get busy(): boolean {
    return this.#busy;
  }

  /** Asks (again); what was known stays on screen until the answer comes. An older answer never replaces a newer one. */
  async load(): Promise<void> {
    const mine = ++this.#asked;
    this.#busy = true;
    try {
      const value = await this.ask();
      if (mine !== this.#asked) return;
      this.#value = value;
      this.#trouble = null;
    } catch (error) {
      if (mine !== this.#asked) return;
      this.#trouble = asTrouble(error);
    } finally {
      if (mine === this.#asked) this.#busy = false;
    }
  }

  /** A newer state that came as another request's answer. */
  take(value: T): void {
    this.#asked++;
    this.#value = value;
    this.#trouble = null;
    this.#busy = false;
  }
}

/** Asks again each `every` ms while the page is looked at; to be called in an effect, whose clean-up it returns. */
export function repeatedly(every: number, ask: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let asking = false;
  const again = async (): Promise<void> => {
    // Its answer is on the way: whoever asked once more would go on asking twice.
    if (asking) return;
    clearTimeout(timer);
    asking = true;
    try {
      if (document.visibilityState === "visible") await ask();
    } finally {
      asking = false;
      if (!stopped) timer = setTimeout(again, every);
    }
  };
  const looked = (): void => {
    if (document.visibilityState === "visible") void again();
  };
  document.addEventListener("visibilitychange", looked);
  void again();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", looked);
  };
}

/** Any failure as a Trouble: what is none is a mistake of the page's own, told to the console. */
export function asTrouble(error: unknown): Trouble {
  if (error instanceof Trouble) return error;
  console.error("page", error);
  return new Trouble("unavailable", 0);
}

/** One thing at a time that a button does: busy while it runs, and the trouble it ended in. */
export class Doing {
  #what = $state("");
  #trouble = $state.raw<Trouble | null>(null);

  /** The name of what runs; empty for nothing. */
  get busy(): string {
    return this.#what;
  }
  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** Runs `work` unless something runs already; true if it was done. */
  async run(what: string, work: () => Promise<unknown>): Promise<boolean> {
    if (this.#what) return false;
    this.#what = what;
    this.#trouble = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.#trouble = asTrouble(error);
      return false;
    } finally {
      this.#what = "";
    }
  }

  /** Something that was begun earlier has failed. */
  fail(error: unknown): void {
    this.#trouble = asTrouble(error);
  }

  /** Forgets the last trouble. */
  clear(): void {
    this.#trouble = null;
  }
}
