import { check, type Check, type Question } from "./check";

/** The engine's word on a set-up that changes under the hand: the newest answer, never overtaken by an older one. */
export class Verdict {
  #current = $state.raw<Check | null>(null);
  #asked = 0;

  /** The newest answer; null until the engine has spoken. */
  get current(): Check | null {
    return this.#current;
  }

  /** What is wrong with the rules together, with the single changes that would mend it. */
  get problem(): Extract<Check, { ok: false }> | null {
    const answer = this.#current;
    return answer?.ok === false && answer.reason !== "seats" ? answer : null;
  }

  /** Asks anew; `then` is called with the answer unless a newer question has been asked meanwhile. */
  async ask(question: Question, then: (answer: Check) => void = () => undefined): Promise<void> {
    const mine = ++this.#asked;
    const answer = await check(question);
    if (mine !== this.#asked || answer === null) return;
    this.#current = answer;
    then(answer);
  }
}
