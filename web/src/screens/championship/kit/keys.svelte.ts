/** The keys of a championship's pages, asked for when somebody wants to see or print one. */
import type { Championship } from "../../../championship";
import type { Keys as Told } from "../../../net/answers";

export class Keys {
  #told = $state.raw<Told | null>(null);

  constructor(private readonly champ: Championship) {}

  /** Asks for them (anew); throws Trouble. */
  async load(): Promise<void> {
    this.#told = await this.champ.get<Told>("keys");
  }
  get loaded(): boolean {
    return this.#told !== null;
  }
  get desk(): string {
    return this.#told?.desk ?? "";
  }
  /** The tables that there may be today, with their keys, by number. */
  get judges(): readonly (readonly [number, string])[] {
    return Object.entries(this.#told?.judges ?? {})
      .map(([table, key]) => [Number(table), key] as const)
      .sort((a, b) => a[0] - b[0]);
  }
  entrant(id: string): string {
    return this.#told?.entrants[id] ?? "";
  }
}
