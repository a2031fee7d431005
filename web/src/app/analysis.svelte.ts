/**
 * A round analysed: what each move was worth (src/prsi/browser/studies.py). The engine is asked one move at a time, so
 * that there is progress, that it can be stopped, and that a table waits for one move at most.
 */
import { house } from "../net";
import { kept } from "./kept.svelte";
import type { Recorded } from "./replay.svelte";

/** A chance from 0 to 1 with its 95 % interval. */
export interface Chance {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** What a move was worth where there was a choice. */
export interface Decision {
  /** The best move's code. */
  readonly best: string;
  readonly chance: Chance;
  readonly made: Chance;
  readonly lost: Chance;
  /** Why the best one is, a sentence of the locale files, and what fills it in. */
  readonly reason: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly forgot: boolean;
  readonly exact: boolean;
}

/** A move and the chance after it, as the seat then knows; number 0 is the deal. */
export interface Studied {
  readonly number: number;
  readonly seat: number | null;
  readonly move: string;
  readonly chance: Chance;
  readonly decision: Decision | null;
}

export interface Moment {
  readonly number: number;
  /** A sentence of the locale files: `moment-lost`, `moment-forgot`, `moment-rose`, `moment-fell`. */
  readonly kind: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly why: string | null;
  readonly why_args: Readonly<Record<string, string | number>> | null;
}

export interface Study {
  readonly version: typeof VERSION;
  readonly steps: readonly Studied[];
  readonly moments: readonly Moment[];
}

/** Raised where a study that was kept would be told otherwise now. */
const VERSION = 2;

/** Whether chance hardly explains what a move lost. */
export const significant = (decision: Decision): boolean => decision.lost.low > 0;

/** One round of a match as one seat saw it. */
export class Analysis {
  /** What is known so far, the deal first. */
  steps = $state.raw<readonly Studied[]>([]);
  study = $state.raw<Study | null>(null);
  running = $state(false);
  failed = $state(false);
  /** How many answers there will be. */
  readonly count: number;
  private readonly name: string;
  /** Which run it is: an answer to one that was stopped counts no more. */
  private going = 0;

  constructor(
    private readonly match: Recorded,
    private readonly round: number,
    private readonly seat: number,
    /** Whether the match is kept on this device, and the study with it. */
    private readonly keeps: boolean,
  ) {
    this.count = (match.rounds[round - 1]?.moves.length ?? 0) + 1;
    this.name = `study/${round}/${seat}`;
  }

  /** Finds what was worked out before. */
  async recall(): Promise<void> {
    const text = this.keeps ? await kept.aside(this.match.id, this.name) : null;
    if (text === null) return;
    const found = JSON.parse(text) as Study;
    if (found.version !== VERSION || found.steps.length !== this.count) return;
    this.steps = found.steps;
    this.study = found;
  }

  /** Works it out, from where it was stopped; true once it is done. */
  async run(): Promise<boolean> {
    const mine = ++this.going;
    this.failed = false;
    this.running = true;
    try {
      while (this.steps.length < this.count) {
        const about = { record: this.match.record, round: this.round, seat: this.seat, number: this.steps.length };
        const step = await house.ask<Studied>("study", about);
        if (mine !== this.going) return false;
        this.steps = [...this.steps, step];
      }
      const moments = await house.ask<Moment[]>("moments", { steps: this.steps });
      const study: Study = { version: VERSION, steps: this.steps, moments };
      this.study = study;
      if (this.keeps) await kept.keepAside(this.match.id, this.name, JSON.stringify(study));
      return true;
    } catch (error) {
      console.error("analysis", error);
      if (mine === this.going) this.failed = true;
      return false;
    } finally {
      if (mine === this.going) this.running = false;
    }
  }

  /** Asks no more; what is known stays. */
  stop(): void {
    this.going += 1;
    this.running = false;
  }
}
