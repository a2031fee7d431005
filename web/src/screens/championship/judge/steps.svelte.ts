/** Where a judge is within the page: each step is one of the browser's history, so that its way back is one step back. */

interface Place {
  /** Empty: at the table. */
  readonly step: string;
  /** Steps from the table to here. */
  readonly depth: number;
}

/** Milliseconds after which a way back that the browser does not say it has gone is taken for gone. */
const PATIENCE = 1_000;
const TABLE: Place = { step: "", depth: 0 };

function placeIn(state: unknown): Place {
  const found = typeof state === "object" && state !== null && "judge" in state ? (state.judge as Partial<Place>) : {};
  return typeof found.step === "string" && typeof found.depth === "number" ? { step: found.step, depth: found.depth } : TABLE;
}

export class Steps {
  // A page that is loaded again goes on where it was.
  #at = $state.raw<Place>(placeIn(history.state));
  /** The browser is on its way back, which takes a moment: a step forward would get in between. */
  #moving: Promise<void> | null = null;

  /** To be made while a component is. */
  constructor() {
    $effect(() => {
      const moved = (event: PopStateEvent): void => {
        this.#at = placeIn(event.state);
      };
      addEventListener("popstate", moved);
      return () => removeEventListener("popstate", moved);
    });
  }

  get step(): string {
    return this.#at.step;
  }

  /** Goes a step on, unless there is one on its way back; whether it did. */
  go(step: string): boolean {
    if (this.#moving !== null) return false;
    this.#at = { step, depth: this.#at.depth + 1 };
    history.pushState({ ...history.state, judge: this.#at }, "");
    scrollTo(0, 0);
    return true;
  }

  back(): Promise<void> {
    return this.move(1);
  }

  /** Back to the table. */
  leave(): Promise<void> {
    return this.move(this.#at.depth);
  }

  private move(by: number): Promise<void> {
    if (by === 0) return Promise.resolve();
    return (this.#moving ??= new Promise<void>((resolve) => {
      const gone = (): void => {
        clearTimeout(timer);
        removeEventListener("popstate", gone);
        this.#moving = null;
        resolve();
      };
      const timer = setTimeout(() => {
        this.#at = TABLE;
        gone();
      }, PATIENCE);
      addEventListener("popstate", gone);
      history.go(-by);
    }));
  }
}
