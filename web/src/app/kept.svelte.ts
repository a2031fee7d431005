/** The matches kept on this device: every round that is finished is kept at once, so that a match given up is there too. */
import type { Answer, Request } from "../net";
import type { TableView } from "../protocol";
import { reopening } from "../storage/idb";
import { attempting } from "./attempt";
import { ID_LENGTH } from "./options";
import { FORMAT, Matches, type KeptMatch, type MatchRow } from "../storage/matches";

export type { KeptMatch, MatchRow };

interface State {
  matches: readonly MatchRow[];
  /** Whether this device has been asked for its matches. */
  looked: boolean;
  /** Why the last match could not be kept; the game is not concerned. */
  trouble: "full" | "blocked" | null;
  /** The player has read of it. */
  read: boolean;
  /** The match that was kept last on this page. */
  latest: string | null;
}

// Raw: rows are replaced as a whole and never changed in place.
let current = $state.raw<State>({ matches: [], looked: false, trouble: null, read: false, latest: null });
const change = (part: Partial<State>): void => {
  current = { ...current, ...part };
};

/** Does something with the store; false, with its reason in `trouble`, where the browser refuses. */
const attempt = attempting(reopening(Matches.open), "kept matches", (why) => {
  const trouble = why === "failed" ? "blocked" : why;
  if (trouble !== current.trouble) change({ trouble, read: false });
});

/** The commitment of a record's first round, which no two matches share; null: its rounds had none. */
export function idOf(record: string): string | null {
  return /^commitment: ([0-9a-f]{64})$/m.exec(record)?.[1]?.slice(0, ID_LENGTH) ?? null;
}

/** What a table's view says of its match. */
function rowOf(view: TableView, id: string, where: "device" | "online"): MatchRow {
  return {
    id,
    format: FORMAT,
    ended: Date.now(),
    where,
    // Where several people share the device nobody's seat is the own one.
    seat: where === "device" && view.seats.filter((one) => one.level === null).length > 1 ? null : view.seat,
    names: view.seats.map((one) => one.name),
    avatars: view.seats.map((one) => one.avatar),
    levels: view.seats.map((one) => one.level),
    preset: String(view.ruleset.preset ?? "prsi"),
    match: view.match?.format ?? { kind: "single" },
    rounds: view.match?.round ?? 1,
    winner: view.match_result?.winner ?? null,
    places: view.match_result?.places ?? [],
    summary: null,
  };
}

/** The position that was kept last: the same view may come again. */
let last = "";

export const kept = {
  /** Newest first, without their records. */
  get matches(): readonly MatchRow[] {
    return current.matches;
  },
  get looked(): boolean {
    return current.looked;
  },
  get trouble(): "full" | "blocked" | null {
    return current.trouble;
  },

  /** The trouble that has not been read of yet; a page that cannot store its running game says so already. */
  get news(): "full" | "blocked" | null {
    return current.read ? null : current.trouble;
  },
  /** The match that was played last on this page, once it is kept. */
  get latest(): string | null {
    return current.latest;
  },
  dismiss(): void {
    change({ read: true });
  },

  /** Asks this device for its matches. */
  async look(): Promise<void> {
    await attempt(async (matches) => change({ matches: await matches.list() }));
    change({ looked: true });
  },
  /** One match with its record; null where there is none. */
  async match(id: string): Promise<KeptMatch | null> {
    let found: KeptMatch | null = null;
    await attempt(async (matches) => void (found = (await matches.load(id)) ?? null));
    return found;
  },
  /** Keeps a match, over what was known of it; false where the browser refuses. */
  async keep(match: KeptMatch): Promise<boolean> {
    const { record: _, ...row } = match;
    const done = await attempt((matches) => matches.keep(match));
    if (done && current.looked) change({ matches: [row, ...current.matches.filter((one) => one.id !== row.id)].sort((a, b) => b.ended - a.ended) });
    return done;
  },
  /** Notes that a kept match counts in the statistics. */
  async sumUp(id: string, summary: unknown): Promise<void> {
    if (await attempt((matches) => matches.sumUp(id, summary))) change({ matches: current.matches.map((one) => (one.id === id ? { ...one, summary } : one)) });
  },
  /** What was worked out of a kept match under a name; null where nothing was. */
  async aside(id: string, name: string): Promise<string | null> {
    let found: string | null = null;
    await attempt(async (matches) => void (found = (await matches.loadAside(id, name)) ?? null));
    return found;
  },
  /** Keeps what was worked out of a match that is kept. */
  async keepAside(id: string, name: string, text: string): Promise<boolean> {
    return attempt((matches) => matches.keepAside(id, name, text));
  },
  /** Keeps the finished rounds of a table's match; called with every view, it does so once a round. */
  async hear(view: TableView, send: (request: Request) => Promise<Answer | null>, where: "device" | "online"): Promise<void> {
    if ((view.phase !== "round_over" && view.phase !== "match_over") || view.commitment === null) return;
    const at = `${view.phase} ${view.commitment}`;
    if (at === last) return;
    last = at;
    change({ latest: null });
    const answer = await send({ kind: "get_record" }).catch(() => null);
    // No answer: the connection broke at the very end. The view that comes once it is there again asks anew.
    if (answer === null && last === at) last = "";
    const id = answer?.kind === "record" ? idOf(answer.text) : null;
    if (answer?.kind !== "record" || id === null) return;
    // A page opened again at the end of a round is told of it once more.
    if ((await this.match(id))?.record === answer.text) return change({ latest: id });
    const match = { ...rowOf(view, id, where), record: answer.text };
    // With people no engine runs here: such a match is counted when the statistics are looked at.
    if (!(await this.keep(match))) return;
    change({ latest: id });
    if (where === "device") await (await import("./practice.svelte")).practice.count(match);
  },
  async forget(id: string): Promise<boolean> {
    const done = await attempt((matches) => matches.forget(id));
    if (done) change({ matches: current.matches.filter((one) => one.id !== id), latest: current.latest === id ? null : current.latest });
    return done;
  },
  async forgetAll(): Promise<boolean> {
    const done = await attempt((matches) => matches.forgetAll());
    if (done) change({ matches: [], latest: null });
    return done;
  },
};
