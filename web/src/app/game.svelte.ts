/** The game on screen: one table, from the first choice to the result. Screens read it and call it; it knows no rule. */
import { list, t } from "../i18n";
import { follow, house, type Answer, type Connection, type Notice, type Request, type DeviceClient, type StoredGame } from "../net";
import { contribution } from "../net/emitter";
import type { Entry, HintGiven, Message, TableView } from "../protocol";
import { kept } from "./kept.svelte";
import { saveRecord, verifyRecord } from "./record";
import { navigate, onward, router, type Route } from "./router.svelte";
import { animationFactor, resetSettings, settings } from "./settings.svelte";
import { FIRST, firstPlayers, PACES, rulesetSpec, seatSpecs, setup } from "./setup.svelte";
import { eraseAll } from "./store";

interface State {
  client: DeviceClient | null;
  view: TableView | null;
  /** Entries since the last `state`, oldest first. */
  entries: readonly Entry[];
  connection: Connection;
  notices: readonly Notice[];
  /** Games on this device that are not over, newest first. */
  stored: readonly StoredGame[];
  /** Whether this device has been asked for its games. */
  looked: boolean;
  /** Set while a table is being made or opened. */
  opening: boolean;
  failure: Notice | null;
  /** Why the last start was refused, as a reason for `refused-<reason>`. */
  refused: string | null;
}

// Raw: views are big, replaced as a whole and never changed in place.
let current = $state.raw<State>({
  client: null,
  view: null,
  entries: [],
  connection: "starting",
  notices: [],
  stored: [],
  looked: false,
  opening: false,
  failure: null,
  refused: null,
});
const change = (part: Partial<State>): void => {
  current = { ...current, ...part };
};

/** Whose view was asked for and has not come yet (null: nobody's); undefined: that of whoever is shown will do. */
let asked: number | null | undefined;

/** The seats of the people at a table. */
const peopleOf = (view: TableView): number[] => view.seats.filter((one) => one.level === null).map((one) => one.seat);

/** A view without a hand, until the worker has sent its own: what must not be seen is gone with the tap. */
function covered(view: TableView): TableView {
  const { round } = view;
  return {
    ...view,
    seat: null,
    round: round && { ...round, seat: null, hand: [], drawn: null, legal: [], refusals: {}, calls: [] },
    can_undo: false,
    can_hint: false,
  };
}

/** Which wish for a table is the last one; what was wished for before it does not come any more. */
let wish = 0;

let unsubscribe: (() => void)[] = [];
let resultTimer: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds the last card stays on the table before the score sheet comes. */
const LAST_LOOK = 1500;

function showResultSoon(): void {
  clearTimeout(resultTimer);
  resultTimer = setTimeout(
    () => {
      const phase = current.view?.phase;
      if (router.route === "/table" && (phase === "round_over" || phase === "match_over")) navigate("/result", { replace: true });
    },
    LAST_LOOK * animationFactor(),
  );
}

function attach(client: DeviceClient): void {
  for (const stop of unsubscribe) stop();
  current.client?.close();
  change({ client, view: null, entries: [], connection: client.connection, notices: [], refused: null });
  asked = undefined;
  const hear = (message: Message): void => {
    if (message.kind !== "state" && message.kind !== "events") return;
    // News that crossed the cover on its way up is not looked at any more.
    if (asked !== undefined && message.view.seat !== null && message.view.seat !== asked) return;
    const wanted = asked !== undefined && message.view.seat === asked;
    if (wanted) asked = undefined;
    if (message.kind === "state") change({ view: message.view, entries: message.entries });
    else change({ view: message.view, entries: follow(current.entries, message.entries) });
    const phase = message.view.phase;
    // A game that was left while the player read settings goes on when it is looked at again.
    if (message.kind === "state" && !wanted && message.view.paused && router.route === "/table") void game.look("/table");
    // And one that was made at another pace follows what has been chosen since.
    const { bot_min, bot_max } = PACES[settings.pace];
    const pace = message.view.pace;
    if (message.kind === "state" && phase === "playing" && (pace.bot_min !== bot_min || pace.bot_max !== bot_max)) void game.applyPace();
    if (phase === "playing" && router.route === "/result") navigate("/table", { replace: true });
    if (phase === "round_over" || phase === "match_over") showResultSoon();
    void kept.hear(message.view, (request) => client.send(request), "device");
  };
  if (client.latest) hear(client.latest);
  // News without what was before them: the rest of the round is asked for.
  if (client.latest?.kind === "events") void client.send({ kind: "sync", after: 0 });
  unsubscribe = [
    client.onMessage(hear),
    client.onConnection((connection) => change({ connection })),
    client.onNotice((notice) => {
      if (notice === "stored-game-broken") unreadable.add(client.table);
      if (!current.notices.includes(notice)) change({ notices: [...current.notices, notice] });
    }),
  ];
}

async function refresh(): Promise<void> {
  try {
    const games = await house.games();
    change({ stored: games.filter((one) => !one.finished), looked: true });
  } catch {
    change({ stored: [], looked: true });
  }
}

/** Stored games that could not be read when they were opened: they stay as they are, as the notice says. */
const unreadable = new Set<string>();

/** Forgets the games of this device that are over or were given up; one that cannot be read here stays. */
async function tidy(keep: string): Promise<void> {
  try {
    for (const one of await house.games()) {
      const readable = (one.runs === "here" || one.runs === "old") && !unreadable.has(one.table);
      if (one.table !== keep && readable) await house.forget(one.table);
    }
  } catch (error) {
    console.warn("old games are not forgotten:", error);
  }
}

async function send(request: Request, seat: number | null = null): Promise<Answer | null> {
  const client = current.client;
  return client ? client.send(request, seat) : null;
}

export const game = {
  get view(): TableView | null {
    return current.view;
  },
  get entries(): readonly Entry[] {
    return current.entries;
  },
  get client(): DeviceClient | null {
    return current.client;
  },
  get connection(): Connection {
    return current.connection;
  },
  get notices(): readonly Notice[] {
    return current.notices;
  },
  get failure(): Notice | null {
    return current.failure;
  },
  get opening(): boolean {
    return current.opening;
  },
  /** Whether there is a table to be shown, and nothing stands in the way. */
  get playable(): boolean {
    const { view, failure, connection } = current;
    return view?.round != null && failure === null && connection !== "elsewhere" && connection !== "closed";
  },
  /** Whether several people share this device: then one hand is shown at a time, or none. */
  get shared(): boolean {
    return current.view !== null && peopleOf(current.view).length > 1;
  },
  get looked(): boolean {
    return current.looked;
  },
  get refused(): string | null {
    return current.refused;
  },
  /** The newest game of this device that is not over. */
  get resumable(): StoredGame | null {
    const over = current.view?.phase === "match_over" ? current.client?.table : undefined;
    return current.stored.find((one) => one.table !== over && (one.runs === "here" || one.runs === "old")) ?? null;
  },
  /** Why a stored game cannot be resumed, when that is all there is; it stays stored. */
  get stuck(): Notice | null {
    if (this.resumable) return null;
    if (current.stored.some((one) => one.runs === "unknown")) return "stored-version-unknown";
    return current.stored.some((one) => one.runs === "missing") ? "old-rules-missing" : null;
  },
  /** A line about the game that can be resumed; null when there is none. */
  get running(): string | null {
    const view = current.view;
    if (view && view.phase !== "closed" && view.phase !== "match_over" && current.connection !== "closed") {
      const round = t("running-round", { count: view.match?.round ?? 1 });
      if (view.phase === "round_over") return round;
      const next = view.seats.find((one) => view.waiting_for.includes(one.seat));
      if (peopleOf(view).length > 1 && next) return `${round} · ${t("prompt-other", { name: next.name })}`;
      return `${round} · ${t(view.waiting_for.some((seat) => seat === view.seat) ? "running-your-turn" : "running-others")}`;
    }
    const stored = this.resumable;
    if (!stored?.start) return null;
    const preset = String(stored.start.ruleset.preset ?? FIRST.preset);
    const people = stored.start.seats.flatMap((seat) => (seat.kind === "person" ? [seat.name] : []));
    if (people.length > 1) return `${t(`preset-${preset}`)} · ${list(people)}`;
    return `${t(`preset-${preset}`)} · ${t("opponents", { count: stored.start.seats.length - 1 })}`;
  },

  /** Called once, at page load. */
  boot(): void {
    change({ failure: house.failure });
    house.onFailure((failure) => change({ failure }));
    void refresh();
  },
  refresh,

  /** Makes a table by the set-up and deals; `together`: for several people. Any other running game of this device ends. */
  async start(together = false): Promise<void> {
    const mine = ++wish;
    change({ opening: true, refused: null });
    navigate("/table");
    const on = onward();
    current.client?.close();
    const request: Extract<Request, { kind: "start" }> = {
      kind: "start",
      ruleset: rulesetSpec(),
      seats: seatSpecs((id) => t(`avatar-${id}`), together),
      format: $state.snapshot(setup.format),
      values: $state.snapshot(setup.values),
      pace: PACES[settings.pace],
      dealer: null,
      deal: true,
      secret: null,
      contribution: contribution(),
    };
    try {
      const { client, answer } = await house.start(request);
      if (mine !== wish) return;
      if (answer.kind === "refused" || answer.kind === "error") {
        client.close();
        change({ opening: false, refused: answer.kind === "refused" ? answer.reason : "bad_ruleset" });
        on(together ? "/together" : "/setup", { replace: true });
        return;
      }
      attach(client);
      change({ opening: false });
      await tidy(client.table);
      await refresh();
    } catch (error) {
      console.error("start", error);
      if (mine === wish) change({ opening: false });
    }
  },

  /** Back to the game that runs, on screen or stored. */
  async resume(): Promise<void> {
    const view = current.view;
    if (current.client && view && view.phase !== "closed" && current.connection !== "closed") {
      navigate(view.phase === "round_over" || view.phase === "match_over" ? "/result" : "/table");
      return;
    }
    const stored = this.resumable;
    if (!stored) return navigate("/", { replace: true });
    if (stored.runs === "old") return house.openOld(stored.table);
    wish++;
    attach(house.open(stored.table));
    change({ opening: false, refused: null });
    navigate("/table");
  },

  async send(request: Request): Promise<Answer | null> {
    return send(request);
  },
  /** Puts the cover up: from the tap on, nobody's cards are on the page. */
  cover(): void {
    const { client, view } = current;
    if (!client || !view || !this.shared || (view.seat === null && asked === undefined)) return;
    asked = null;
    change({ view: covered(view), entries: [] });
    client.show(null);
  },
  /** Somebody says that it is they who hold the device. */
  take(seat: number): void {
    asked = seat;
    current.client?.show(seat);
  },
  /** A call of somebody who is not shown (R23). */
  async call(seat: number, move: string): Promise<Answer | null> {
    return send({ kind: "play", at: current.view?.seq ?? 0, move }, seat);
  },
  async play(move: string): Promise<Answer | null> {
    return send({ kind: "play", at: current.view?.seq ?? 0, move });
  },
  async hint(): Promise<HintGiven | null> {
    const answer = await send({ kind: "hint" });
    return answer?.kind === "hint" ? answer : null;
  },
  async undo(): Promise<Answer | null> {
    return send({ kind: "undo", at: current.view?.seq ?? 0 });
  },
  async next(): Promise<void> {
    const on = onward();
    const answer = await send({ kind: "next_round", at: current.view?.seq ?? 0, contribution: contribution() });
    if (answer?.kind === "ack") on("/table", { replace: true });
  },
  async rematch(): Promise<void> {
    const on = onward();
    const answer = await send({ kind: "rematch", at: current.view?.seq ?? 0, contribution: contribution() });
    if (answer?.kind === "ack") on("/table", { replace: true });
  },
  /** The bots' pace as it is set now. */
  async applyPace(): Promise<void> {
    if (current.client && current.view) await send({ kind: "set_pace", pace: PACES[settings.pace] });
  },
  /** Which screen is looked at: the table stops while the player reads rules or settings, and goes on afterwards. */
  async look(route: Route): Promise<void> {
    const view = current.view;
    const pausing = route !== "/table";
    // Whoever comes back to the table may be somebody else.
    if (pausing && view?.phase === "playing") this.cover();
    if (!view || view.phase !== "playing" || view.paused === pausing || !view.can_pause) return;
    await send({ kind: pausing ? "pause" : "resume" });
  },
  saveRecord: (): Promise<void> => saveRecord(send),
  verify: (): Promise<boolean | "unknown"> => verifyRecord(send),
  async takeOver(): Promise<void> {
    await current.client?.takeOver();
  },
  dismiss(notice: Notice): void {
    change({ notices: current.notices.filter((one) => one !== notice) });
  },
  /** Forgets games, kept matches, set-up and settings on this device. */
  async eraseEverything(): Promise<void> {
    for (const stop of unsubscribe) stop();
    unsubscribe = [];
    house.client?.close();
    wish++;
    change({ client: null, view: null, entries: [], connection: "starting", notices: [], opening: false });
    try {
      for (const one of await house.games()) await house.forget(one.table);
    } catch (error) {
      console.error("forget", error);
    }
    await kept.forgetAll();
    await (await import("./practice.svelte")).practice.erase();
    (await import("./replay.svelte")).replay.forget();
    await eraseAll();
    resetSettings();
    Object.assign(setup, FIRST, { changes: {}, players: firstPlayers() });
    await refresh();
  },
};
