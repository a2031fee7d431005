/** A text that is copied at a press, and what came of it: another one has to be copied anew. */
import { t } from "../i18n";
import { announce } from "./announce.svelte";

export class Copying {
  #copied = $state<string | null>(null);
  #refused = $state<string | null>(null);

  /** Whether this text was copied last. */
  done(text: string): boolean {
    return this.#copied === text;
  }
  /** Whether the browser did not let this text be copied: it has to stand there, selected (parts/Selected.svelte). */
  refused(text: string): boolean {
    return this.#refused === text;
  }

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      [this.#copied, this.#refused] = [text, null];
      announce(t("invite-copied"));
    } catch {
      // Plain HTTP, or a browser that refuses.
      [this.#copied, this.#refused] = [null, text];
    }
  }
}
