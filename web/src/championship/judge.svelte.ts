/**
 * A table's judge: what stands at the table, with what waits on this phone counted in, and what an entry would bring.
 *
 * The counting is the server's own (`prsi.tournament.sheet.fold`), asked of the worker; this module knows no rule.
 */
import { house } from "../net";
import type { Championship } from "./client.svelte";
import type { Waiting } from "./store";
import type { Conduct, GameEntered, Left, NewReport, Report, Sheet, SheetShown } from "./types";

/** What each card counts, and the least and most that 1, 2, … cards can count together. */
export interface Pack {
  readonly points: Readonly<Record<string, number>>;
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** A report about the table as the page shows it: taken by the server, or waiting here. */
export interface Told {
  readonly id: string;
  /** The server's wall clock, milliseconds. */
  readonly at: number;
  /** Who said it; empty: this phone, and it waits. */
  readonly by: string;
  readonly report: Report | NewReport;
  /** Taken back or put right by another. */
  readonly dead: boolean;
}

type Question = readonly (readonly [string, Report | NewReport])[];
type Counted = { readonly sheet: Sheet; readonly wrong: string | null };

/** Reports that count at a table: their table, round and attempt are named in them. */
const AT_TABLE: ReadonlySet<string> = new Set(["game_entered", "lot_drawn", "player_out", "dealer_named"]);

/** Comes when it is known that the engine cannot run: what was asked before is never answered then. */
const failed = new Promise<null>((resolve) => {
  if (house.failure !== null) resolve(null);
  house.onFailure(() => resolve(null));
});

/** Counts a table; null where the engine cannot run. */
async function count(shown: SheetShown, reports: Question, left: Readonly<Record<string, Left>> = {}): Promise<Counted | null> {
  if (house.failure !== null) return null;
  const question = { seats: shown.sheet.seats, values: shown.values, dead: shown.dead, reports, left };
  try {
    return await Promise.race([house.ask<Counted>("sheet", question), failed]);
  } catch (error) {
    console.error("the table could not be counted", error);
    return null;
  }
}

export class JudgeTable {
  #local = $state.raw<{ readonly key: string; readonly sheet: Sheet } | null>(null);
  #pack = $state.raw<Pack | null>(null);
  #blind = $state(false);

  /** To be made while a component is. */
  constructor(
    readonly champ: Championship,
    /** The number of the table, as it stands in the key. */
    readonly number: number,
  ) {
    void failed.then(() => (this.#blind = true));
    $effect(() => {
      const { shown } = this;
      if (shown === undefined || this.waiting.length === 0) return;
      const key = this.#key;
      const reports = this.reports();
      void count(shown, reports).then((counted) => {
        this.#blind = counted === null;
        if (counted !== null && key === this.#key) this.#local = { key, sheet: counted.sheet };
      });
    });
    $effect(() => {
      const values = JSON.stringify(this.shown?.values);
      if (values === undefined || house.failure !== null) return;
      house.ask<Pack>("pack", { values: JSON.parse(values) as unknown }).then(
        (pack) => (this.#pack = pack),
        () => (this.#blind = true),
      );
    });
  }

  /** The newest round in which there is a table of this number. */
  get shown(): SheetShown | undefined {
    let newest: SheetShown | undefined;
    for (const [name, section] of this.champ.sections) {
      if (!name.startsWith("sheet:")) continue;
      const shown = section as SheetShown;
      if (newest === undefined || shown.round > newest.round) newest = shown;
    }
    return newest;
  }

  /** What stands at the table, with what waits here. */
  get sheet(): Sheet | undefined {
    const { shown } = this;
    if (shown === undefined || this.waiting.length === 0) return shown?.sheet;
    // Until the new count is there, the one before stands, unless it is of another draw.
    const local = this.#local;
    return local !== null && local.key.startsWith(`${shown.round}/${shown.attempt}/`) ? local.sheet : shown.sheet;
  }

  /** Whether what waits is still being counted in. */
  get counting(): boolean {
    return this.waiting.length > 0 && this.#local?.key !== this.#key && !this.#blind;
  }

  /** Whether the engine does not run here: what an entry brings is then seen only when the server has it. */
  get blind(): boolean {
    return this.#blind;
  }

  get pack(): Pack | null {
    return this.#pack;
  }

  /** What was entered here about this table and is not in the server's sheet yet. */
  get waiting(): readonly Waiting[] {
    const { shown } = this;
    if (shown === undefined) return [];
    const known = new Set(shown.reports.map((one) => one.id));
    return this.champ.waiting.filter(({ id, refused, report }) => {
      if (refused !== null || known.has(id)) return false;
      if (report.kind === "taken_back") return !report.ids.every((gone) => shown.dead.includes(gone));
      if (report.kind !== "game_entered" && report.kind !== "lot_drawn" && report.kind !== "player_out" && report.kind !== "dealer_named") return false;
      return report.round === shown.round && report.attempt === shown.attempt && report.table === shown.table;
    });
  }

  /** Who is at the table, ticked here or elsewhere. */
  get arrived(): ReadonlySet<string> {
    const { shown } = this;
    const here = new Set(shown?.arrived ?? []);
    for (const { refused, report } of this.champ.waiting) {
      if (refused !== null || report.kind !== "arrived" || report.round !== shown?.round) continue;
      if (report.present === false) here.delete(report.entrant);
      else here.add(report.entrant);
    }
    return here;
  }

  /** What a player was warned for so far, here or at another table, oldest first; what waits on this phone too. */
  warnings(who: string): readonly Conduct[] {
    const known = (this.shown?.warnings ?? []).filter((one) => one.entrant === who);
    const ids = new Set(known.map((one) => one.id));
    const own = this.champ.waiting.flatMap(({ id, refused, report }) =>
      refused === null && report.kind === "warned" && report.entrant === who && !ids.has(id) ? [report.conduct] : [],
    );
    return [...known.map((one) => one.conduct), ...own];
  }

  /** Calls for the head judge that nobody has answered yet, and whether one still waits here. */
  get calls(): readonly { id: string; at: number; text: string; waits: boolean }[] {
    const back = new Set(this.champ.waiting.flatMap(({ refused, report }) => (refused === null && report.kind === "taken_back" ? report.ids : [])));
    const known = this.champ.calls.map(({ id, at, text }) => ({ id, at, text, waits: false }));
    const own = this.champ.waiting.flatMap(({ id, entered, refused, report, seq }) =>
      refused === null && seq === null && report.kind === "head_judge_called" && !known.some((one) => one.id === id)
        ? [{ id, at: entered, text: report.text ?? "", waits: true }]
        : [],
    );
    return [...known, ...own].filter(({ id }) => !back.has(id));
  }

  /** Every report about the table in the order of telling; what does not count any more too. */
  get trace(): readonly Told[] {
    const { shown } = this;
    if (shown === undefined) return [];
    const gone = new Set<string>();
    for (const { report } of this.waiting) {
      if (report.kind === "taken_back") for (const id of report.ids) gone.add(id);
      else if (report.kind === "game_entered" || report.kind === "lot_drawn") for (const id of report.replaces ?? []) gone.add(id);
    }
    const told: Told[] = shown.reports.map(({ id, at, by, report, dead }) => ({ id, at, by, report, dead: dead || gone.has(id) }));
    for (const { id, entered, report } of this.waiting) {
      if (AT_TABLE.has(report.kind)) told.push({ id, at: entered, by: "", report, dead: gone.has(id) });
    }
    return told;
  }

  /** The living reports of a kind about a game: what a correction replaces, and what is taken back. */
  living(kind: "game_entered" | "lot_drawn" | "dealer_named", number?: number): Told[] {
    return this.trace.filter(
      ({ report, dead }) => !dead && report.kind === kind && (number === undefined || report.kind === "dealer_named" || ("number" in report && report.number === number)),
    );
  }

  /** The newest entry of a game that counts or stands in doubt. */
  entry(number: number): GameEntered | undefined {
    return this.living("game_entered", number).at(-1)?.report as GameEntered | undefined;
  }

  /** Who a game is between: for one that counts those who played it, else those who are in now. */
  players(number: number): readonly string[] {
    const game = this.sheet?.games.find((one) => one.number === number);
    if (game === undefined) return this.sheet?.still_in ?? [];
    return (this.sheet?.seats.players ?? []).filter((who) => who === game.winner || Object.hasOwn(game.points, who));
  }

  /** What would stand at the table after these reports, and what is wrong with the cards of `left`; null: cannot be told. */
  preview(more: readonly NewReport[], left: Readonly<Record<string, Left>> = {}): Promise<Counted | null> {
    const { shown } = this;
    if (shown === undefined) return Promise.resolve(null);
    return count(shown, [...this.reports(), ...more.map((report, n): [string, NewReport] => [`~${n}`, report])], left);
  }

  name(who: string): string {
    return this.shown?.names[who] ?? who;
  }

  /** A new entry of a game; `replaces` puts earlier ones right. */
  game(number: number, winner: string, left: Readonly<Record<string, Left>>, replaces: readonly string[], reason: string): NewReport {
    return { kind: "game_entered", ...this.place, number, winner, left, replaces, reason };
  }

  lot(number: number, nth: number, cards: Readonly<Record<string, string>>, replaces: readonly string[] = []): NewReport {
    return { kind: "lot_drawn", ...this.place, number, nth, cards, replaces };
  }

  out(entrant: string, why: "no_show" | "left", reason = ""): NewReport {
    return { kind: "player_out", ...this.place, entrant, why, number: this.sheet?.next ?? 1, reason };
  }

  dealer(entrant: string): NewReport[] {
    const before = this.living("dealer_named").filter((one) => this.isOwn(one)).map((one) => one.id);
    const back: NewReport[] = before.length > 0 ? [this.back(before)] : [];
    return [...back, { kind: "dealer_named", ...this.place, entrant }];
  }

  back(ids: readonly string[], reason = ""): NewReport {
    return { kind: "taken_back", ids, reason, table: this.number };
  }

  /** Whether this table's judges reported it, here or on another phone: what the head judge has said is not theirs to change. */
  isOwn({ by }: Told): boolean {
    return by === "" || by === `judge:${this.number}`;
  }

  /** Whether all that was reported of a game is this table's own, so that its judge may put it right. */
  isOwnGame(number: number): boolean {
    return this.of(number).every((one) => this.isOwn(one));
  }

  /** The reports of the game entered last and its lots, to be taken back together; null: there is none. */
  get last(): { readonly number: number; readonly ids: readonly string[] } | null {
    const { sheet } = this;
    if (sheet === undefined) return null;
    const number = sheet.status === "lot" ? sheet.next : sheet.games.at(-1)?.number;
    return number === undefined ? null : { number, ids: this.idsOf(number) };
  }

  /** The ids of a game's living entries and lots. */
  idsOf(number: number): string[] {
    return this.of(number).map((one) => one.id);
  }

  private of(number: number): Told[] {
    return [...this.living("game_entered", number), ...this.living("lot_drawn", number)];
  }

  private get place(): { round: number; attempt: number; table: number } {
    const { shown } = this;
    return { round: shown?.round ?? 1, attempt: shown?.attempt ?? 1, table: this.number };
  }

  /** Names the question that was asked last, so that a late answer to an earlier one is not taken for it. */
  get #key(): string {
    return `${this.shown?.round}/${this.shown?.attempt}/${this.champ.seq}/${this.waiting.map((row) => row.id).join()}`;
  }

  private reports(): Question {
    const known = (this.shown?.reports ?? []).map((one): [string, Report] => [one.id, one.report]);
    return [...known, ...this.waiting.map((row): [string, NewReport] => [row.id, row.report])];
  }
}

/** What an entry changes, so that nobody is put out by a stray touch. */
export interface Consequences {
  readonly lost: readonly string[];
  readonly regained: readonly string[];
  readonly out: readonly string[];
  readonly back: readonly string[];
  /** Who advances (wins a final) by it; null: the table is not over by it. */
  readonly through: readonly string[] | null;
  /** The table was over and is not any more. */
  readonly reopened: boolean;
  /** Who is to draw a lot. */
  readonly tied: readonly string[];
  /** Entries would contradict each other. */
  readonly clash: boolean;
}

export function consequences(before: Sheet, after: Sheet): Consequences {
  const gone = (sheet: Sheet): Set<string> => new Set(sheet.gone.flatMap((group) => group.players));
  const [out, was] = [gone(after), gone(before)];
  const players = before.seats.players;
  const chips = (sheet: Sheet, who: string): number => sheet.chips[who] ?? 0;
  return {
    lost: players.filter((who) => chips(after, who) < chips(before, who)),
    regained: players.filter((who) => chips(after, who) > chips(before, who)),
    out: players.filter((who) => out.has(who) && !was.has(who)),
    back: players.filter((who) => was.has(who) && !out.has(who)),
    through: after.status === "over" && before.status !== "over" ? after.still_in : null,
    reopened: before.status === "over" && after.status !== "over",
    tied: after.status === "lot" ? after.tied : [],
    clash: after.status === "conflict" && before.status !== "conflict",
  };
}

/** Whether somebody's place depends on it: then it is asked about once more. */
export function isGrave(change: Consequences): boolean {
  return change.out.length > 0 || change.back.length > 0 || change.through !== null || change.reopened || change.clash || change.regained.length > 0;
}

