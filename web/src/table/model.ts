import { PRESETS } from "../app/options";
import type { Answer, Connection, Request } from "../net/client";
import type { Entry, Json, RoundView, Said, SeatInfo, TableView } from "../protocol";
import { cardName, cardObject, rankObject, rankWord, suitName, wishObject } from "../cards/names";
import type { Pack, SuitCode } from "../cards/suits";
import type { Rank } from "../cards/face";
import { i18n, list, t } from "../i18n";
import type { Choices } from "./hand";

/** What the playing screen reads out of a table's view. Nothing here decides a rule: what may be done stands in `legal`. */

/** Hands a request to the table: its answer; null: it could not be sent; undefined: nothing was done, and who was asked has said why. */
export type Send = (request: Request) => Promise<Answer | null | undefined>;
export type AnyEvent = Entry["events"][number];

/** What a table with people has besides cards; a table on this device has none of it. */
export interface Company {
  readonly connection: Connection;
  /** When the view came (`performance.now()`): its clocks have run on since. */
  readonly receivedAt: number;
  /** Seats whose sentence is to be seen now. */
  readonly speaking: Readonly<Record<number, { readonly seq: number; readonly phrase: Said["phrase"] }>>;
  /** Until when nothing more may be said (`performance.now()`). */
  readonly silentUntil: number;
  /** Opens the sentences. */
  readonly onchat: () => void;
}

/** What a table has where several people share the device. */
export interface Sharing {
  /** Puts the cover up, so that the device can be passed on. */
  readonly pass: () => void;
}

/** The value of a ruleset's option: as changed, else as its preset has it. */
export function option(ruleset: TableView["ruleset"], name: string): Json {
  if (name in ruleset) return ruleset[name] ?? null;
  return PRESETS[String(ruleset.preset)]?.values[name] ?? null;
}

/** Whether it is the seat of whoever is shown; under the cover nobody is. */
export function isOwn(view: TableView, seat: number | null): boolean {
  return seat !== null && seat === view.seat;
}

/** The other seats as they sit, clockwise from the player's left. */
export function others(view: TableView): SeatInfo[] {
  const { seats } = view;
  const seat = view.seat ?? 0;
  return seats.slice(1).flatMap((_, n) => seats[(seat + n + 1) % seats.length] ?? []);
}

export function nameOf(view: TableView, seat: number | null): string {
  if (seat === null) return "";
  return isOwn(view, seat) ? t("table-you") : (view.seats[seat]?.name ?? "");
}

/** Seats whose turn comes after the one to act, in order of play, each once. */
export function nextSeats(view: TableView, round: RoundView): number[] {
  const result: number[] = [];
  const count = view.seats.length;
  if (round.to_act === null) return result;
  for (let n = 1; n < count; n++) {
    const seat = (((round.to_act + n * round.direction) % count) + count) % count;
    if (round.inside.includes(seat)) result.push(seat);
  }
  return result;
}

/** What lies valid on the table, as things to lay: "zelené, devítku nebo svrška". */
export function whatFits(round: RoundView, choices: Choices, pack: Pack): string {
  const parts: string[] = [];
  const wild = new Set<string>();
  for (const codes of choices.single.values()) for (const code of codes) if (code.includes("=")) wild.add(code[0] ?? "");
  if (round.wish !== null) {
    if ("hdsc".includes(round.wish)) parts.push(suitName(round.wish as SuitCode, pack));
    else parts.push(rankObject(round.wish as Rank, pack));
  } else {
    parts.push(suitName(round.top[1] as SuitCode, pack), rankObject(round.top[0] as Rank, pack));
    wild.delete(round.top[0] ?? "");
  }
  for (const rank of wild) parts.push(rankObject(rank as Rank, pack));
  return list([...new Set(parts)], "disjunction");
}

/** The one line that says whose turn it is and what is owed. */
export function prompt(view: TableView, choices: Choices, pack: Pack): string {
  const round = view.round;
  if (round === null) return t("prompt-waiting");
  if (round.over) {
    if (isOwn(view, round.winner)) return t("prompt-you-win");
    if (round.winner !== null) return t("prompt-wins", { name: nameOf(view, round.winner) });
    return t(round.reason === "turn_limit" ? "prompt-turn-limit" : "prompt-blocked");
  }
  if (view.paused) return t("prompt-paused");
  if (round.to_act === null) return t("prompt-waiting");
  const mine = isOwn(view, round.to_act);
  if (!mine) {
    if (round.out.some((seat) => isOwn(view, seat))) return t("prompt-you-out");
    const name = nameOf(view, round.to_act);
    if (round.penalty > 0) return t("prompt-other-penalty", { name, n: round.penalty });
    if (round.skip) return t("prompt-other-skip", { name });
    return t("prompt-other", { name });
  }
  const answers = new Set([...choices.playable].map((card) => card[0] ?? ""));
  if (round.pending !== null) {
    const name = nameOf(view, round.pending);
    return t(option(view.ruleset, "comeback") === "any_seven" ? "prompt-comeback-any" : "prompt-comeback-hearts", { name });
  }
  if (round.penalty > 0) {
    if (answers.size === 0) return t("prompt-penalty", { n: round.penalty });
    const seven = answers.size === 1 && answers.has("7");
    return t(seven ? "prompt-penalty-seven" : "prompt-penalty-answer", { n: round.penalty });
  }
  if (round.skip) {
    const answer = [...answers][0];
    return answer === undefined ? t("prompt-skip") : t("prompt-skip-answer", { rank: rankWord(answer as Rank, pack) });
  }
  if (round.drawn !== null) return t("prompt-drawn", { card: cardObject(round.drawn, pack) });
  if (choices.playable.size === 0) return t(choices.draw === null ? "prompt-stuck-pass" : "prompt-stuck");
  return t("prompt-lay", { what: whatFits(round, choices, pack) });
}

/** Events of the round that are worth a line, with the entry they came in. */
export interface Happening {
  seq: number;
  key: string;
  event: AnyEvent;
}

const SILENT = new Set(["match_started", "round_started", "paused", "resumed", "pace_set", "table_closed", "sat_down", "filled", "stood_up", "asked", "match_given_up", "ready", "contributed", "said", "window_closed", "round_scored", "chip_lost", "eliminated", "lot_drawn", "match_over"]);

/** What happened, oldest first; undone branches are not among a state's entries, later ones take back what they undo. */
export function happenings(entries: readonly Entry[]): Happening[] {
  let result: Happening[] = [];
  for (const entry of entries) {
    entry.events.forEach((event, n) => {
      if (event.kind === "round_started") result = [];
      if (event.kind === "undone") result = result.filter((one) => one.seq <= event.to);
      if (SILENT.has(event.kind)) return;
      if (event.kind === "dealt" && event.cards === null) return;
      result.push({ seq: entry.seq, key: `${entry.seq}.${n}`, event });
    });
  }
  return result;
}

/** The seat an event is about, for its face; null for the table's own. */
export function actorOf(event: AnyEvent): number | null {
  if (event.kind === "called_out") return event.by;
  if (event.kind === "round_over") return event.winner;
  return "seat" in event && typeof event.seat === "number" ? event.seat : null;
}

/** The card an event shows, if it shows one. */
export function cardShown(event: AnyEvent): string | null {
  if (event.kind === "laid") return event.cards.at(-1) ?? null;
  if (event.kind === "upcard_turned") return event.card;
  if (event.kind === "drew" && event.count === 1) return event.cards?.[0] ?? null;
  return null;
}

interface Manner {
  /** The direction before the event, so that a turn is mentioned; 0: not known. */
  direction?: number;
  /** Only what was done, not what is owed after it. */
  brief?: boolean;
}

// Every view that comes would otherwise say the whole log again.
const said = new WeakMap<AnyEvent, { key: string; text: string }>();

/** An event as a sentence or two in the language on screen. */
export function sentence(event: AnyEvent, view: TableView, pack: Pack, how: Manner = {}): string {
  const key = `${i18n.language} ${pack} ${view.seat} ${how.direction ?? 0} ${how.brief ?? false} ${view.seats.map(({ name }) => name).join(" ")}`;
  const known = said.get(event);
  if (known?.key === key) return known.text;
  const text = say(event, view, pack, how);
  said.set(event, { key, text });
  return text;
}

function say(event: AnyEvent, view: TableView, pack: Pack, how: Manner): string {
  const actor = actorOf(event);
  const you = isOwn(view, actor) ? "-you" : "";
  const name = nameOf(view, actor);
  switch (event.kind) {
    case "laid": {
      const card = list(event.cards.map((code) => cardObject(code, pack)));
      const first = event.wish === null ? t(`event-laid${you}`, { name, card }) : t(`event-laid-wish${you}`, { name, card, wish: wishObject(event.wish, pack) });
      if (how.brief) return first;
      return [first, event.penalty > 0 ? t("event-owed", { n: event.penalty }) : "", how.direction && how.direction !== event.direction ? t("event-direction") : ""]
        .filter(Boolean)
        .join(" ");
    }
    case "drew": {
      const only = event.count === 1 ? event.cards?.[0] : undefined;
      if (you && only !== undefined) return t("event-drew-you-card", { card: cardObject(only, pack) });
      return t(`event-drew${you}`, { name, n: event.count });
    }
    case "dealt":
      return t("event-dealt-you", { n: event.count });
    case "upcard_turned":
      return [t("event-upcard", { card: cardName(event.card, pack) }), event.penalty > 0 ? t("event-owed", { n: event.penalty }) : ""]
        .filter(Boolean)
        .join(" ");
    case "called_out": {
      const culprit = isOwn(view, event.seat);
      const id = culprit ? "event-called_out-you" : isOwn(view, event.by) ? "event-called_out-by-you" : "event-called_out";
      return t(id, { name: nameOf(view, event.seat), by: nameOf(view, event.by) });
    }
    case "round_over":
      if (event.winner === null) return t("event-round_over-none");
      return isOwn(view, event.winner) ? t("event-round_over-you") : t("event-round_over-won", { name });
    case "reshuffled":
      return t("event-reshuffled");
    case "undone":
      return t("event-undone");
    case "gone":
    case "back":
    case "replaced":
    case "returning":
    case "taken_back":
    case "time_up":
    case "taken_out":
    case "stood":
    case "kept":
    case "passed":
    case "skipped":
    case "called":
    case "went_out":
    case "came_back":
    case "window_opened":
      return t(`event-${event.kind}${you}`, { name });
    default:
      return "";
  }
}
