/** A finished match to be looked at again: kept here, shared by a link, or opened from a file (src/prsi/browser/replays.py). */
import { house } from "../net";
import type { Entry, Format, Json, RoundView, TableView } from "../protocol";
import { kept, type KeptMatch } from "./kept.svelte";
import { FORMAT } from "../storage/matches";

/** What a record says of its match. */
export interface Recorded {
  readonly id: string;
  /** The record's text, complete (docs/records.md). */
  readonly record: string;
  readonly names: readonly string[];
  readonly preset: string;
  readonly ruleset: Readonly<Record<string, Json>>;
  readonly format: Format;
  readonly values: string | Readonly<Record<string, number>>;
  readonly winner: number | null;
  /** Best first; empty: the match was given up. */
  readonly places: readonly (readonly number[])[];
  readonly about: Readonly<Record<string, string>>;
  /** Every round was dealt from a secret that it states the commitment of (R37). */
  readonly fair: boolean;
  readonly rounds: readonly {
    /** Seat and code; no seat: the clock closed a call window. */
    readonly moves: readonly (readonly [number | null, string])[];
    readonly winner: number | null;
    readonly reason: string | null;
  }[];
}

/** A position of a round, and what happened on the way to it. */
export interface Step {
  /** As whoever is to act sees it; `legal` are their moves. */
  readonly round: RoundView;
  /** By seat. */
  readonly hands: readonly (readonly string[])[];
  readonly events: Entry["events"];
}

/** A round step by step: the first is the deal, the others one a move. */
export interface Replayed {
  readonly view: TableView;
  readonly steps: readonly Step[];
  /** What the round did to the match: scores, lots, chips. */
  readonly scored: Entry["events"];
}

export interface Refused {
  readonly ok: false;
  readonly reason: string;
  readonly message: string;
}
type Answered<T> = ({ readonly ok: true } & T) | Refused;

/** What a record, or a link's text, is of; rejects where the engine does not run. */
export function readMatch(from: { record: string } | { link: string }): Promise<Answered<Recorded>> {
  return house.ask("replay", from);
}

/** The steps of a round, from 1. */
export async function readRound(match: Recorded, round: number): Promise<Replayed> {
  const answer = await house.ask<Answered<Replayed>>("replay", { record: match.record, round });
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}

/** How a match is shared: what stands in the address (null: it is too long for one), and the text of a file. */
export interface Shared {
  readonly link: string | null;
  readonly record: string;
}

/** A match to be sent, under other names if they are given. */
export function shareMatch(match: Recorded, names: readonly string[] | null): Promise<Shared> {
  return house.ask("share", { record: match.record, names });
}

/** The address that opens a shared match. */
export function linkAddress(link: string): string {
  return `${location.origin}/#/replay?${link}`;
}

/** Characters of a file that is worth reading; the engine has the last word. */
const LONGEST = 400_000;

/** The match that was opened from a file, until another is. */
let opened = $state.raw<Recorded | null>(null);

/** Its record outlives a reload, and goes with the window: it is kept only where somebody says so. */
const KEY = "prsi.opened";

function remember(record: string | null): void {
  try {
    if (record === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, record);
  } catch {
    // It is refused, or full: then it is there until the page is.
  }
}
function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const replay = {
  /** The match that was opened last in this window; null: none was. */
  async opened(): Promise<Recorded | null> {
    const record = opened === null ? remembered() : null;
    if (record !== null && (await this.show(record)) !== null) remember(null);
    return opened;
  },
  /** Forgets it, when all is erased. */
  forget(): void {
    opened = null;
    remember(null);
  },
  /** Reads a file that was chosen or dropped; the reason why it is no match, or null. */
  async open(file: File): Promise<string | null> {
    return file.size > 4 * LONGEST ? "too_long" : this.show(await file.text());
  },
  /** Reads a record, to be looked at next; the reason why it is no match, or null. */
  async show(record: string): Promise<string | null> {
    const found = await readMatch({ record });
    if (!found.ok) return found.reason;
    opened = found;
    remember(found.record);
    return null;
  },
};

/** A shared match as it is kept here: nobody of it is known. */
export function asOpened(match: Recorded): KeptMatch {
  return {
    id: match.id,
    format: FORMAT,
    ended: Date.now(),
    where: "opened",
    seat: null,
    names: match.names,
    avatars: [],
    levels: match.names.map(() => null),
    preset: match.preset,
    match: match.format,
    rounds: match.rounds.length,
    winner: match.winner,
    places: match.places,
    summary: null,
    record: match.record,
  };
}

/** Keeps a shared match, unless it is here already: what was played here is never replaced by what somebody sent. */
export async function keepOpened(match: Recorded): Promise<boolean> {
  if ((await kept.match(match.id)) !== null) return true;
  return kept.keep(asOpened(match));
}
