/** The practice statistics of this device: each finished match is summed up once by the engine, and all are added up by it. */
import { t } from "../i18n";
import { house } from "../net";
import { reopening } from "../storage/idb";
import { openSummaries, putSummaries, type SummaryRow } from "../storage/summaries";
import { announce } from "./announce.svelte";
import { attempting, type Trouble } from "./attempt";
import { download } from "./download";
import { kept, type KeptMatch, type MatchRow } from "./kept.svelte";
import { SUMMARY_VERSION } from "./options";

/** A share of matches won with its interval; `even` is what equal players would win (src/prsi/learn/statistics.py). */
export interface Rate {
  readonly matches: number;
  readonly won: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly even: number;
}

/** A preset, and whether house rules change it. */
export type Ruled = readonly [preset: string, house: boolean];

/** What the matches on this device come to: the chosen ones, and what there is to choose from. */
export interface Practice {
  readonly rate: Rate;
  readonly drawn_matches: number;
  readonly rounds: Readonly<Record<string, number>>;
  readonly by_ruleset: readonly { readonly preset: string; readonly house: boolean; readonly rate: Rate }[];
  readonly by_strength: readonly { readonly level: string; readonly rate: Rate }[];
  readonly unit: "week" | "month" | "year";
  readonly periods: readonly { readonly begins: string; readonly rate: Rate | null }[];
  readonly streak: readonly [now: number, best: number];
  readonly recent: readonly { readonly day: string; readonly result: "won" | "lost" | "drawn"; readonly place: number; readonly players: number }[];
  readonly deciders: readonly { readonly kind: string; readonly won: number; readonly lost: number; readonly laid_won: number; readonly laid_lost: number }[];
  readonly moves: number;
  readonly moves_a_round: number;
  readonly drawn_a_round: number;
  readonly calls: Readonly<Record<string, number>>;
  readonly choices: { readonly rulesets: readonly Ruled[]; readonly levels: readonly string[] };
  readonly all: number;
  readonly broken: number;
}

type Refused = { readonly ok: false; readonly reason: string; readonly message: string };
type Summed = ({ readonly ok: true } & SummaryRow) | Refused;
type Read = { readonly ok: true; readonly rows: readonly SummaryRow[]; readonly known: number } | Refused;

interface State {
  told: Practice | null;
  /** Why there is nothing to be seen, or nothing new can be kept. */
  trouble: Trouble | null;
}

let current = $state.raw<State>({ told: null, trouble: null });
const change = (part: Partial<State>): void => {
  current = { ...current, ...part };
};

/** Which matches are looked at; null: all. */
export const chosen = $state<{ ruleset: Ruled | null; level: string | null }>({ ruleset: null, level: null });

/** Of a file; a longer one is not even read. The engine's own limit is its MOST_SIGNS. */
const LARGEST = 16_000_000;

/** Does something with the store; false, with its reason in `trouble`, where the browser refuses. */
const attempt = attempting(reopening(openSummaries), "statistics", (trouble) => {
  if (trouble !== current.trouble) change({ trouble });
});

/** The date that the clock of this device shows, as it stands in a table. */
function dayOf(ms: number): string {
  const date = new Date(ms);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The id of a match's summary by an older version, which knows less than one made now; null: there is none. */
function outdated({ summary }: MatchRow): string | null {
  const { version, id } = (summary ?? {}) as { version?: unknown; id?: unknown };
  return typeof version === "number" && version < SUMMARY_VERSION && typeof id === "string" ? id : null;
}

/** Whether a match is to be counted: over, with somebody of this device in it, and not summed up as it is now. */
function counts(row: MatchRow): boolean {
  return row.places.length > 0 && row.seat !== null && row.where !== "opened" && (row.summary === null || outdated(row) !== null);
}

/** Matches that the engine does not sum up: not asked about twice. */
const given = new Set<string>();
/** How often all was erased. */
let erased = 0;

async function add(match: KeptMatch): Promise<void> {
  if (!counts(match) || given.has(match.id)) return;
  given.add(match.id);
  const { record, seat, levels, ended, where } = match;
  const [asked, time] = [house.ask<Summed>("summary", { record, seat, levels, ended, day: dayOf(ended), where }), erased];
  const made = await asked.catch((error: unknown) => {
    // An engine that died meanwhile has not refused it.
    given.delete(match.id);
    throw error;
  });
  if (!made.ok) return console.warn("summary", match.id, made.message);
  given.delete(match.id);
  // Everything was erased while the engine was busy with it.
  if (time !== erased) return;
  if (await attempt((summaries) => putSummaries(summaries, [{ id: made.id, text: made.text }]))) await kept.sumUp(match.id, JSON.parse(made.text));
}

async function all(): Promise<readonly SummaryRow[]> {
  let rows: readonly SummaryRow[] = [];
  await attempt(async (summaries) => void (rows = await summaries.all()));
  return rows;
}
const texts = async (): Promise<string[]> => (await all()).map((row) => row.text);

let asked = 0;

export const practice = {
  /** Null until they have been added up. */
  get told(): Practice | null {
    return current.told;
  },
  get trouble(): State["trouble"] {
    return current.trouble;
  },

  /** Sums up a match that has just been kept. */
  async count(match: KeptMatch): Promise<void> {
    await add(match).catch((error: unknown) => console.warn("summary", error));
  },
  /**
   * Sums up what has been kept without that, as matches with people, whose page has no engine; and anew what an older
   * version had summed up, unless that was erased.
   */
  async catchUp(): Promise<void> {
    await kept.look();
    const there = new Set((await all()).map((row) => row.id));
    for (const row of kept.matches.filter((one) => counts(one) && (one.summary === null || there.has(outdated(one) ?? "")))) {
      const match = await kept.match(row.id);
      if (match !== null) await this.count(match);
    }
  },
  /** Adds up the chosen matches. */
  async look(): Promise<void> {
    const mine = ++asked;
    const { ruleset, level } = $state.snapshot(chosen);
    try {
      const told = await house.ask<Practice>("statistics", { rows: await texts(), ruleset, level });
      if (mine === asked) change({ told });
    } catch (error) {
      console.error("statistics", error);
      if (mine === asked) change({ trouble: "failed" });
    }
  },
  /** Offers all of them as a file that can be taken back in, or as a table. */
  async save(as: "json" | "csv"): Promise<void> {
    try {
      const files = await house.ask<{ json: string; csv: string }>("statistics_files", { rows: await texts() });
      download(`prsi-${dayOf(Date.now())}.${as}`, files[as], as === "csv" ? "text/csv" : "application/json");
      announce(t("practice-saved"));
    } catch (error) {
      console.error("statistics", error);
      change({ trouble: "failed" });
    }
  },
  /** Takes in what is new in a file; nothing changes unless all of it can be read. The reason for a refusal, or null. */
  async open(file: File): Promise<{ readonly refused: string } | { readonly added: number; readonly known: number }> {
    if (file.size > LARGEST) return { refused: "too_long" };
    let rows: readonly SummaryRow[] | null = null;
    if (!(await attempt(async (summaries) => void (rows = await summaries.all()))) || rows === null) return { refused: "failed" };
    const known = (rows as readonly SummaryRow[]).map((row) => row.id);
    const read = await house.ask<Read>("statistics_read", { text: await file.text(), known });
    if (!read.ok) return { refused: read.reason };
    if (!(await attempt((summaries) => putSummaries(summaries, read.rows)))) return { refused: "failed" };
    await this.look();
    return { added: read.rows.length, known: read.known };
  },
  async erase(): Promise<boolean> {
    erased += 1;
    const done = await attempt((summaries) => summaries.clear());
    Object.assign(chosen, { ruleset: null, level: null });
    if (done) change({ told: null });
    return done;
  },
};
