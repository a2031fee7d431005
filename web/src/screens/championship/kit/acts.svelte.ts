/** What a button of the desk or the console does: one thing at a time, and a sentence where it was not done. */
import { announce } from "../../../app/announce.svelte";
import { refusal, REASONS, type Championship, type NewReport } from "../../../championship";
import { Trouble } from "../../../net/api";
import { t } from "../../../i18n";
import { asTrouble } from "../../online/load.svelte";
import { troubleText } from "../../online/format";

/** How long a page waits to be shown what it has told. */
const PATIENCE = 3_000;
const LOOK = 25;

/** Resolves when the sections show an entry of the log, or after a while. */
export async function seen(champ: Championship, seq: number): Promise<void> {
  const until = performance.now() + PATIENCE;
  while (champ.seq < seq && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, LOOK));
}

/** A request's trouble as a sentence: the tournament's own reasons, else what the connection says. */
export function sentenceOf(error: unknown): string {
  const trouble: Trouble = asTrouble(error);
  if ((REASONS as readonly string[]).includes(trouble.error)) return refusal({ reason: trouble.error, expected: "", found: trouble.found });
  return troubleText(trouble);
}

export class Acts {
  #busy = $state("");
  #sentence = $state("");

  constructor(private readonly champ: Championship) {}

  /** What runs; empty for nothing. */
  get busy(): string {
    return this.#busy;
  }
  /** Why the last thing was not done; empty where it was. */
  get sentence(): string {
    return this.#sentence;
  }
  clear(): void {
    this.#sentence = "";
  }

  /** Tells the tournament something; true once it was taken and is shown. `said` is read aloud then. */
  async tell(report: NewReport, said = t("office-done")): Promise<boolean> {
    return this.run(report.kind, async () => {
      const answer = await this.champ.report(report);
      if (!answer.ok) return refusal(answer);
      await seen(this.champ, answer.seq);
      announce(said);
      return "";
    });
  }

  /** Runs a piece of work that returns why it was not done, or throws; true if it was done. */
  async run(name: string, work: () => Promise<string | void>): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = name;
    this.#sentence = "";
    try {
      this.#sentence = (await work()) ?? "";
    } catch (error) {
      this.#sentence = sentenceOf(error);
    } finally {
      this.#busy = "";
    }
    return this.#sentence === "";
  }
}
