/** What a button of the desk or the console does: one thing at a time, and a sentence where it was not done. */
import { announce } from "../../../app/announce.svelte";
import { refusal, REASONS, type Answer, type Championship, type NewReport } from "../../../championship";
import { Trouble } from "../../../net/api";
import { t } from "../../../i18n";
import { asTrouble } from "../../../app/load.svelte";
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

/** What is left in a field once `sent` was taken: whoever types on meanwhile keeps it. */
export function rest<T>(now: T, sent: T, empty: T): T {
  return now === sent ? empty : now;
}

/** It was so before: nothing is left to be done. */
const KNOWN = "no_news";

/** Nobody knows whether the server has it. */
const UNHEARD: ReadonlySet<string> = new Set(["offline", "unavailable"]);

export class Acts {
  #busy = $state("");
  #sentence = $state("");
  #note = $state("");
  /** What was told last and not answered: the same words again are the same report, so that nothing counts twice. */
  #unheard = $state.raw<{ readonly said: string; readonly id: string } | null>(null);

  constructor(private readonly champ: Championship) {}

  /** What runs; empty for nothing. */
  get busy(): string {
    return this.#busy;
  }
  /** Why the last thing was not done; empty where it was. */
  get sentence(): string {
    return this.#sentence;
  }
  /** That the last thing was so before; empty where it was not. */
  get note(): string {
    return this.#note;
  }
  /** Whether this is what was told last and not answered (yet). */
  isUnheard(report: NewReport): boolean {
    return this.#unheard?.said === JSON.stringify(report);
  }
  clear(): void {
    this.#sentence = this.#note = "";
  }

  /** Tells the tournament something; true once it was taken and is shown. `said` is read aloud then. */
  async tell(report: NewReport, said = t("office-done")): Promise<boolean> {
    return this.run(report.kind, async () => {
      const answer = await this.ask(report);
      if (!answer.ok) {
        if (answer.reason !== KNOWN) return refusal(answer);
        this.#note = refusal(answer);
        announce(this.#note);
        return "";
      }
      await seen(this.champ, answer.seq);
      announce(said);
      return "";
    });
  }

  /** Tells the tournament something as part of a piece of work. */
  async ask(report: NewReport): Promise<Answer> {
    const said = JSON.stringify(report);
    const mine = this.#unheard?.said === said ? this.#unheard : { said, id: this.champ.newId() };
    this.#unheard = mine;
    const answer = await this.champ.report(report, mine.id);
    if ((answer.ok || !UNHEARD.has(answer.reason)) && this.#unheard === mine) this.#unheard = null;
    return answer;
  }

  /** Runs a piece of work that returns why it was not done, or throws; true if it was done. */
  async run(name: string, work: () => Promise<string | void>): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = name;
    this.clear();
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
