/** Where a judge is within the page: each step is one of the browser's history, so that its way back is one step back. */

interface Place {
  /** Empty: at the table. */
  readonly step: string;
  /** Steps from the table to here. */
  readonly depth: number;
}

const TABLE: Place = { step: "", depth: 0 };

function placeIn(state: unknown): Place {
  const found = typeof state === "object" && state !== null && "judge" in state ? (state.judge as Partial<Place>) : {};
  return typeof found.step === "string" && typeof found.depth === "number" ? { step: found.step, depth: found.depth } : TABLE;
}

export class Steps {
  // A page that is loaded again goes on where it was.
  #at = $state.raw<Place>(placeIn(history.state));

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

  go(step: string): void {
    this.#at = { step, depth: this.#at.depth + 1 };
    history.pushState({ judge: this.#at }, "");
    scrollTo(0, 0);
  }

  back(): void {
    history.back();
  }

  /** Back to the table, at once. */
  leave(): void {
    const { depth } = this.#at;
    this.#at = TABLE;
    if (depth > 0) history.go(-depth);
  }
}
