/** The keys of a championship's pages, asked for when somebody wants to see or print one. */
import type { Championship } from "../../../championship";
import type { Keys as Told } from "../../../net/answers";
import { sentenceOf } from "./acts.svelte";

export class Keys {
  #told = $state.raw<Told | null>(null);
  #sentence = $state("");
  #loading: Promise<void> | null = null;
  #again = false;

  constructor(private readonly champ: Championship) {}

  /** Asks for them (anew); whoever asks while an answer is on its way gets the one after it, and all of them the same. */
  load(): Promise<void> {
    this.#again = true;
    return (this.#loading ??= this.#load().finally(() => (this.#loading = null)));
  }
  async #load(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      try {
        this.#told = await this.champ.get<Told>("keys");
        this.#sentence = "";
      } catch (error) {
        this.#sentence = sentenceOf(error);
      }
    }
  }
  /** Why there are none, or only older ones; empty where there is nothing to say. */
  get sentence(): string {
    return this.#sentence;
  }
  get desk(): string {
    return this.#told?.desk ?? "";
  }
  /** The tables that there may be today, with their keys, by number. */
  get judges(): readonly (readonly [number, string])[] {
    return this.#judges;
  }
  #judges = $derived(
    Object.entries(this.#told?.judges ?? {})
      .map(([table, key]) => [Number(table), key] as const)
      .sort((a, b) => a[0] - b[0]),
  );
  entrant(id: string): string {
    return this.#told?.entrants[id] ?? "";
  }
}
