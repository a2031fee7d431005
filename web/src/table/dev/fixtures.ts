import type { Entry, Refusal, RoundView, SeatInfo, TableView } from "../../protocol";
import { t } from "../../i18n";

/** Typed positions for the stories and for tests of the screen. Seat 0 is the player. */
export interface Position {
  view: TableView;
  entries: Entry[];
}

type Event = Entry["events"][number];

interface Sketch {
  seats?: number;
  ruleset?: TableView["ruleset"];
  round: Partial<RoundView>;
  events?: Event[];
  view?: Partial<TableView>;
}

const PLACES = ["vojta", "anicka", "karel", "jarka", "kuba", "samuel"] as const;

function people(count: number): SeatInfo[] {
  return PLACES.slice(0, count).map((avatar, seat) => ({
    seat,
    name: t(`avatar-${avatar}`),
    avatar,
    level: seat === 0 ? null : "casual",
    open: false,
    connected: true,
    ready: false,
    returning: false,
  }));
}

function build(sketch: Sketch): Position {
  const count = sketch.seats ?? 4;
  const hand = sketch.round.hand ?? [];
  const legal = sketch.round.legal ?? [];
  const playable = new Set(legal.map((code) => code.slice(0, 2)));
  const reason = (sketch.round.penalty ?? 0) > 0 ? "penalty_owed" : sketch.round.skip ? "skip_owed" : sketch.round.wish ? "wish_stands" : "does_not_fit";
  const refusals: Record<string, Refusal> = {};
  for (const card of hand) if (!playable.has(card)) refusals[card] = { reason, rule: "R5" };
  const counts = sketch.round.counts ?? [hand.length, ...[4, 6, 3, 5, 2].slice(0, count - 1)];
  const round: RoundView = {
    seat: 0,
    dealer: 1,
    playing: people(count).map(({ seat }) => seat),
    inside: people(count).map(({ seat }) => seat).filter((seat) => !(sketch.round.out ?? []).includes(seat)),
    hand,
    counts,
    top: "7d",
    pile: ["Th", "8h", "7h"],
    wish: null,
    penalty: 0,
    skip: false,
    direction: 1,
    to_act: 0,
    drawn: null,
    called: false,
    window: null,
    stock: 7,
    shuffles: 1,
    turns: 12,
    out: [],
    pending: null,
    over: false,
    reason: null,
    winner: null,
    places: [],
    legal,
    refusals,
    calls: [],
    ...sketch.round,
  };
  const events = sketch.events ?? [];
  const entries: Entry[] = events.map((event, n) => ({ seq: n + 1, events: [event] }));
  const view: TableView = {
    seq: events.length,
    championship: false,
    since: 2,
    phase: round.over ? "round_over" : "playing",
    seat: 0,
    seats: people(count),
    ruleset: sketch.ruleset ?? { preset: "prsi", call: { penalty: 2 } },
    pace: { bot_min: 700, bot_max: 1600, next_round: null },
    online: false,
    paused: false,
    question: null,
    can_answer: false,
    contributed: false,
    waiting_for: [round.to_act ?? 0],
    can_undo: true,
    can_pause: true,
    can_hint: true,
    clocks: [],
    commitment: null,
    match: {
      number: 1,
      round: 3,
      format: { kind: "rounds_won", n: 7 },
      values_name: "queens",
      values: {},
      rows: [],
      standing: people(count).map(({ seat }) => ({ seat, place: 1, rounds_won: [2, 3, 1, 6, 0, 4][seat] ?? 0, points: null, chips: null, hand_size: 4 })),
    },
    round,
    round_result: null,
    match_result: null,
    ...sketch.view,
  };
  return { view, entries };
}

const laid = (seat: number, cards: string[], more: Partial<Extract<Event, { kind: "laid" }>> = {}): Event => ({
  kind: "laid",
  seat,
  cards,
  wish: null,
  penalty: 0,
  skip: false,
  direction: 1,
  ...more,
});
const drew = (seat: number, count: number, cause = "turn", cards: string[] | null = null): Event => ({ kind: "drew", seat, count, cards, cause });

const BEFORE: Event[] = [laid(2, ["9h"]), laid(0, ["8h"]), drew(3, 1), laid(1, ["Jh"]), laid(2, ["7h"], { penalty: 2 })];
const SEVEN = ["Th", "Kh", "Jd", "7s", "Qs", "8c", "Ac"];

/** Sketches by name; made when asked for, since names need the language. */
export const SKETCHES: Readonly<Record<string, () => Position>> = {
  penalty: () =>
    build({
      round: { hand: SEVEN, penalty: 4, legal: ["+4", "7s"] },
      events: [...BEFORE, laid(3, ["7d"], { penalty: 4 })],
    }),
  shower: () => build({ round: { hand: SEVEN.filter((card) => card !== "7s"), penalty: 8, legal: ["+8"] }, events: [...BEFORE, laid(3, ["7d"], { penalty: 8 })] }),
  wish: () =>
    build({
      round: { hand: ["Th", "Kh", "Jd", "Qd", "7s", "As", "8c"], top: "Qh", wish: "s", direction: -1, stock: 8, legal: ["+1", "7s", "As", "Qd=c", "Qd=d", "Qd=h", "Qd=s"] },
      events: [laid(2, ["9h"]), laid(0, ["8h"]), drew(3, 1), laid(2, ["Ah"]), laid(1, ["Qh"], { wish: "s", direction: -1 })],
    }),
  skip: () =>
    build({
      seats: 3,
      ruleset: { preset: "prsi" },
      round: { hand: ["Th", "Kh", "Jd", "Ac"], top: "As", skip: true, pile: ["9s", "Ks"], legal: ["-", "Ac"] },
      events: [...BEFORE, laid(1, ["As"], { skip: true })],
    }),
  comeback: () =>
    build({
      seats: 3,
      ruleset: { preset: "prsi", comeback: "hearts_seven" },
      round: { hand: ["7h", "Kh", "Jd", "Ac"], counts: [4, 3, 0], top: "9h", pending: 2, out: [2], legal: ["+1", "7h", "Kh"] },
      events: [laid(1, ["8h"]), laid(0, ["Th"]), laid(1, ["Qh"], { wish: "h" }), laid(2, ["9h"]), { kind: "went_out", seat: 2 }],
    }),
  seventeen: () =>
    build({
      round: {
        hand: ["7h", "8h", "Th", "Kh", "8d", "9d", "Td", "Jd", "Qd", "Ad", "8s", "Ts", "Js", "7c", "Tc", "Jc", "Kc"],
        counts: [17, 4, 1, 3],
        top: "9s",
        pile: ["Ks"],
        stock: 5,
        legal: ["+1", "8s", "9d", "Js", "Qd=c", "Qd=d", "Qd=h", "Qd=s", "Ts"],
      },
      events: [...BEFORE, drew(0, 4, "penalty", ["7c", "Tc", "Jc", "Kc"]), { kind: "called", seat: 2, late: false }, laid(2, ["9s"])],
    }),
  thirty: () =>
    build({
      seats: 2,
      ruleset: { preset: "mau-mau-52", deck: 52 },
      round: {
        hand: [..."23456789TJQKA"].flatMap((rank) => ["h", "s"].map((suit) => rank + suit)).concat(["2c", "3c", "4c", "5c"]),
        counts: [30, 4],
        top: "9c",
        pile: ["Kc"],
        stock: 16,
        legal: ["2c", "3c", "4c", "5c", "9h", "9s", "Jh=c", "Jh=d", "Jh=h", "Jh=s", "Js=c", "Js=d", "Js=h", "Js=s"],
      },
      events: [laid(1, ["Kc"]), drew(0, 4, "penalty", ["2c", "3c", "4c", "5c"]), laid(1, ["9c"])],
    }),
  six: () =>
    build({
      seats: 6,
      round: { hand: ["Th", "Kh", "8c"], counts: [3, 4, 6, 0, 1, 2], to_act: 2, top: "9h", pile: ["9s"], out: [3], direction: -1, legal: [] },
      events: [laid(3, ["9s"]), { kind: "went_out", seat: 3 }, { kind: "called", seat: 4, late: false }, laid(4, ["9h"])],
    }),
  two: () =>
    build({
      seats: 2,
      ruleset: { preset: "prsi" },
      round: { hand: ["Th", "8c"], counts: [2, 4], to_act: 1, top: "9s", pile: [], stock: 20, turns: 1, legal: [] },
      events: [{ kind: "upcard_turned", card: "9h", redraws: 0, penalty: 0, skip: false, direction: 1 }, laid(0, ["9s"])],
    }),
  window: () =>
    build({
      round: { hand: ["Th", "Kh", "Jd", "7s"], counts: [4, 1, 6, 3], top: "Ks", to_act: 2, window: 1, legal: ["?1"] },
      events: [...BEFORE, laid(1, ["Ks"]), { kind: "window_opened", seat: 1 }],
      view: { clocks: [{ kind: "clock", what: "call_window", seat: 1, left: 3600, of: 5000 }] },
    }),
  mau: () =>
    build({
      round: { hand: ["Qh", "Kd"], top: "9h", legal: ["!", "+1", "Qh=c", "Qh=d", "Qh=h", "Qh=s"] },
      events: [...BEFORE, laid(3, ["9h"])],
    }),
  called: () =>
    build({
      round: { hand: ["Qh", "Kd"], top: "9h", called: true, legal: ["+1", "Qh=c", "Qh=d", "Qh=h", "Qh=s"] },
      events: [...BEFORE, laid(3, ["9h"]), { kind: "called", seat: 0, late: false }],
    }),
  several: () =>
    build({
      ruleset: { preset: "prsi", multi_play: true, hand_size: 6 },
      round: {
        hand: ["9h", "9s", "9c", "Kh", "Jd", "8d"],
        top: "9d",
        legal: ["+1", "8d", "9c", "9c,9h", "9c,9h,9s", "9c,9s", "9c,9s,9h", "9h", "9h,9c", "9h,9c,9s", "9h,9s", "9h,9s,9c", "9s", "9s,9c", "9s,9c,9h", "9s,9h", "9s,9h,9c", "Jd"],
      },
      events: [...BEFORE, laid(3, ["9d"])],
    }),
  rank: () =>
    build({
      ruleset: { preset: "mau-mau-52", deck: 52, wild: "Q", rank_wild: "J" },
      round: { hand: ["Jh", "Kd", "4c"], top: "9h", legal: ["+1", ..."23456789TKA".split("").map((rank) => `Jh=${rank}`)] },
      events: [...BEFORE, laid(3, ["9h"])],
    }),
  rankwish: () =>
    build({
      ruleset: { preset: "prsi", wild: "Q", rank_wild: "J" },
      round: { hand: ["Th", "Kd", "8c"], top: "Jh", wish: "T", legal: ["+1", "Th"] },
      events: [...BEFORE, laid(3, ["Jh"], { wish: "T" })],
    }),
  drawn: () =>
    build({
      ruleset: { preset: "mau-mau" },
      round: { hand: ["Th", "Kd", "8c", "9s"], top: "9h", drawn: "9s", legal: ["-", "9s"] },
      events: [...BEFORE, laid(3, ["9h"]), drew(0, 1, "turn", ["9s"])],
    }),
  deal: () =>
    build({
      round: { hand: ["Th", "Kh", "8c", "As"], counts: [4, 4, 4, 4], to_act: 1, top: "9h", pile: [], stock: 15, turns: 0, dealer: 0, legal: [] },
      events: [
        { kind: "round_started", number: 1, dealer: 0, commitment: "" },
        ...[1, 2, 3].map((seat): Event => ({ kind: "dealt", seat, count: 4, cards: null })),
        { kind: "dealt", seat: 0, count: 4, cards: ["Th", "Kh", "8c", "As"] },
        { kind: "upcard_turned", card: "9h", redraws: 0, penalty: 0, skip: false, direction: 1 },
      ],
    }),
  stuck: () => build({ round: { hand: ["Td", "Kd", "8c"], top: "9h", legal: ["+1"] }, events: [...BEFORE, laid(3, ["9h"])] }),
  paused: () => build({ round: { hand: SEVEN, to_act: 2, top: "9h", legal: [] }, events: [...BEFORE, laid(3, ["9h"])], view: { paused: true } }),
  over: () =>
    build({
      round: { hand: ["Kh", "Jd"], counts: [2, 0, 4, 1], to_act: null, over: true, reason: "out", winner: 1, out: [1], places: [[1], [3], [0], [2]], top: "Qs", legal: [] },
      events: [
        ...BEFORE,
        laid(1, ["Qs"]),
        { kind: "went_out", seat: 1 },
        { kind: "round_over", reason: "out", winner: 1, places: [[1], [3], [0], [2]], counts: [2, 0, 4, 1], hands: [["Kh", "Jd"], [], ["7c"], ["8s"]] },
      ],
    }),
};

