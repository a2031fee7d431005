/** The table that people share: one at a time, from the link to the result. Screens read it and call it; it knows no rule. */
import { SocketClient, type Answer, type Connection, type Notice, type Request } from "../net";
import { api, Trouble } from "../net/api";
import type { AtSeat } from "../net/answers";
import { contribution } from "../net/emitter";
import type { Entry, Message, Said, TableView } from "../protocol";
import { has, t } from "../i18n";
import { announce } from "./announce.svelte";
import { kept } from "./kept.svelte";
import { saveRecord, verifyRecord } from "./record";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { play } from "./sound";

export type Phrase = Said["phrase"];

/** Sentences and emojis by id, in the order in which the picker shows them; `say-<id>` is what is read. */
export const SENTENCES: readonly Phrase[] = ["hello", "good_luck", "well_played", "nice_card", "thanks", "unlucky", "your_turn", "one_moment", "back_in_two", "sorry", "prsi", "mau", "again", "goodbye"];
export const EMOJIS: readonly Phrase[] = ["emoji_smile", "emoji_laugh", "emoji_wow", "emoji_sad", "emoji_heart", "emoji_clap"];
/** Milliseconds between two sentences of one player; the server sees to it, the page shows it. */
export const BETWEEN_SENTENCES = 5000;
/** Milliseconds a sentence stands at its seat. */
const SPEAKING = 7000;
const HISTORY = 30;

export interface Sentence {
  readonly seq: number;
  readonly seat: number;
  readonly name: string;
  readonly avatar: string;
  readonly phrase: Phrase;
}

/** Why this player does not sit at the table although the connection stands. */
export type Standing =
  /** The seat is being asked for. */
  | "asking"
  /** Every seat is taken. */
  | "full"
  /** The computer plays for this player, who can have the seat back. */
  | "replaced"
  /** The seat was opened again while this player was away, or the others began a new match. */
  | "unseated"
  /** The seat comes back when this round is over. */
  | "returning"
  /** The table is closed for good. */
  | "closed"
  | null;

interface State {
  code: string;
  client: SocketClient | null;
  view: TableView | null;
  /** When the view came, for clocks that run on (`performance.now()`). */
  receivedAt: number;
  entries: readonly Entry[];
  connection: Connection;
  standing: Standing;
  /** Why no seat was given, as the server says it; empty: every seat is taken. */
  refusal: string;
  /** Why the connection is closed, or what is wrong with it at the moment. */
  notice: Notice | null;
  said: readonly Sentence[];
  /** Seats whose sentence is to be seen now. */
  speaking: Readonly<Record<number, Sentence>>;
  /** Until when this player may not speak (`performance.now()`). */
  silentUntil: number;
  /** The people at this table, and whom of them this player does not hear, as the server keeps it. */
  people: readonly AtSeat[];
  /** Why the last sentence was not said, for a moment. */
  unsaid: string | null;
}

const NOBODY: State = {
  code: "",
  client: null,
  view: null,
  receivedAt: 0,
  entries: [],
  connection: "starting",
  standing: null,
  refusal: "",
  notice: null,
  said: [],
  speaking: {},
  silentUntil: 0,
  people: [],
  unsaid: null,
};

// Raw: views are big, replaced as a whole and never changed in place.
let current = $state.raw<State>(NOBODY);
const change = (part: Partial<State>): void => {
  current = { ...current, ...part };
};

/** A guest is made at first sight; from then on the server knows this player by a cookie. */
async function identify(): Promise<Notice | null> {
  try {
    await me.ensure();
    return null;
  } catch (error) {
    if (error instanceof Trouble && error.kind === "banned") return "banned";
    throw error;
  }
}

let unsubscribe: (() => void)[] = [];
/** The newest entry whose sentences have been shown. */
let heard = 0;
/** The commitment that this page has answered with its own chance. */
let answered = "";

function isMuted(seat: number): boolean {
  return current.people.some((one) => one.seat === seat && one.muted);
}

/** Milliseconds until the server is asked again who sits here, where it could not say. */
const ASK_AGAIN = 5_000;
/** Who sits here, by what the view shows, when the server was last asked. */
let met = "";

/** Asks the server who the people here are, whenever others sit here than before. */
async function meet(view: TableView): Promise<void> {
  const sitting = JSON.stringify(view.seats.map((one) => (one.open || one.level !== null ? "" : one.name)));
  if (sitting === met) return;
  met = sitting;
  const { code } = current;
  try {
    const people = await api.peopleAt(code);
    if (current.code === code && met === sitting) change({ people });
  } catch (error) {
    if (!(error instanceof Trouble)) console.error("people at the table", error);
    setTimeout(() => {
      if (met === sitting) met = "";
    }, ASK_AGAIN);
  }
}

function hear(message: Message): void {
  if (message.kind !== "state" || current.client === null) return;
  const before = current.view;
  const { view, entries } = message;
  change({ view, entries, receivedAt: current.client.receivedAt, standing: view.phase === "closed" ? "closed" : null });
  void meet(view);
  listen(view, entries, before === null);
  void contribute(view);
  void kept.hear(view, send, "online");
  alarm(before, view);
}

/** Sentences that were said since the last time; those from before this page was opened are only kept. */
function listen(view: TableView, entries: readonly Entry[], first: boolean): void {
  const news: Sentence[] = [];
  for (const entry of entries) {
    if (entry.seq <= heard) continue;
    for (const event of entry.events) {
      if (event.kind !== "said") continue;
      const info = view.seats[event.seat];
      news.push({ seq: entry.seq, seat: event.seat, name: info?.name ?? "", avatar: info?.avatar ?? "", phrase: event.phrase });
    }
  }
  heard = Math.max(heard, view.seq);
  if (news.length === 0) return;
  change({ said: [...current.said, ...news].slice(-HISTORY) });
  if (first) return;
  for (const one of news) {
    if (one.seat !== view.seat && isMuted(one.seat)) continue;
    change({ speaking: { ...current.speaking, [one.seat]: one } });
    if (one.seat !== view.seat) announce(t("chat-said", { name: one.name, text: t(`say-${one.phrase}`) }));
    setTimeout(() => {
      if (current.speaking[one.seat] !== one) return;
      const { [one.seat]: _, ...rest } = current.speaking;
      change({ speaking: rest });
    }, SPEAKING);
  }
}

/** Mixes this device's chance into the next deal as soon as its commitment is known, without being asked. */
async function contribute(view: TableView): Promise<void> {
  const open = view.phase === "ready" || view.phase === "round_over" || view.phase === "match_over";
  if (!open || view.contributed || view.commitment === null || view.commitment === answered) return;
  answered = view.commitment;
  const answer = await send({ kind: "contribute", at: view.seq, contribution: contribution() });
  if (answer?.kind !== "ack" && answered === view.commitment) answered = "";
}

/** Whether a view waits for its own player: to move, or to answer. */
export function isMine(view: TableView | null): boolean {
  return view !== null && view.phase === "playing" && !view.paused && view.waiting_for.some((seat) => seat === view.seat);
}

let alarmed = -1;

/** Says that it is this player's turn to somebody who looks elsewhere; at the table the cards say it. */
function alarm(before: TableView | null, view: TableView): void {
  if (!isMine(view)) {
    alarmed = -1;
    return;
  }
  const turn = view.round?.turns ?? 0;
  if (alarmed === turn || before === null) {
    alarmed = turn;
    return;
  }
  alarmed = turn;
  if (!settings.turnAlert) return;
  if (router.route !== "/t") play("turn");
  if (router.route !== "/t") announce(t("turn-you"));
}

/** Says why there is no seat any more: the computer holds it for this player, or it is anybody's. */
async function stand(client: SocketClient, code: string): Promise<void> {
  change({ view: null, entries: [], standing: "asking" });
  const shown = await api.table(code).catch(() => null);
  // Who has asked for a seat meanwhile, or was given one, knows better.
  if (current.client !== client || current.view !== null || current.standing !== "asking") return;
  change({ standing: shown?.mine === true ? "replaced" : "unseated" });
}

async function send(request: Request): Promise<Answer | null> {
  const { client } = current;
  return client === null ? null : client.send(request);
}

/** Asks for a seat: an open one, or the own one that the computer holds; who sits already stays. */
async function sit(): Promise<void> {
  const { client } = current;
  if (client === null) return;
  change({ standing: "asking" });
  const answer = await client.send({ kind: "sit", seat: null });
  if (current.client !== client) return;
  if (answer.kind === "ack") {
    if (current.view !== null) return change({ standing: null });
    // Whoever sits is sent the table; who is not will have the seat back after this round.
    setTimeout(() => {
      if (current.client === client && current.view === null && current.standing === "asking") change({ standing: "returning" });
    }, 1500);
    return;
  }
  if (answer.kind !== "refused") return;
  const over = answer.reason === "table_closed" || answer.reason === "no_table";
  change({ standing: over ? "closed" : "full", refusal: answer.reason !== "table_full" && has(`refused-${answer.reason}`) ? answer.reason : "" });
}

export const online = {
  get code(): string {
    return current.code;
  },
  get view(): TableView | null {
    return current.view;
  },
  get receivedAt(): number {
    return current.receivedAt;
  },
  get entries(): readonly Entry[] {
    return current.entries;
  },
  get connection(): Connection {
    return current.connection;
  },
  get standing(): Standing {
    return current.standing;
  },
  get refusal(): string {
    return current.refusal;
  },
  get notice(): Notice | null {
    return current.notice;
  },
  get said(): readonly Sentence[] {
    return current.said;
  },
  get silentUntil(): number {
    return current.silentUntil;
  },
  get speaking(): Readonly<Record<number, Sentence>> {
    return current.speaking;
  },
  /** Whether there is a table that this page is connected to, or tries to be. */
  get running(): boolean {
    return current.client !== null && current.connection !== "closed" && current.view !== null && current.view.phase !== "closed";
  },

  /** Goes to a table and sits down at it; the one that is open already stays. */
  open(code: string): void {
    if (current.client !== null && current.code === code && current.connection !== "closed") return;
    this.close();
    heard = 0;
    answered = "";
    alarmed = -1;
    met = "";
    const client = new SocketClient({ code, identify });
    change({ ...NOBODY, code, client, standing: "asking" });
    unsubscribe = [
      client.onMessage(hear),
      client.onConnection((connection) => change({ connection, notice: connection === "open" ? null : current.notice })),
      client.onNotice((notice) => change({ notice })),
      client.onSeated((seated) => {
        if (!seated && current.view !== null) void stand(client, code);
      }),
    ];
    void sit();
  },
  /** Lets go of the table; the seat stays this player's. */
  close(): void {
    for (const stop of unsubscribe) stop();
    unsubscribe = [];
    current.client?.close();
    change(NOBODY);
  },
  sit,
  send,

  /** Says that this player is ready for what comes next; returns the sentence that says why not, empty: it is done. */
  async ready(): Promise<string> {
    const view = current.view;
    if (view === null) return "";
    const answer = await send({ kind: view.phase === "match_over" ? "rematch" : "next_round", at: view.seq, contribution: view.contributed ? null : contribution() });
    // Who is late has been overtaken by the deal that was waited for.
    if (answer?.kind !== "refused" || answer.reason === "stale") return "";
    return t(has(`refused-${answer.reason}`) ? `refused-${answer.reason}` : "not-sent");
  },
  async fill(level: "beginner" | "casual" | "strong"): Promise<void> {
    await send({ kind: "fill", level });
  },
  async answer(seat: number, choice: "computer" | "new_match"): Promise<void> {
    await send({ kind: "answer", seat, choice });
  },
  /** Gives the seat up; when this is answered the table is another's business. */
  async leave(): Promise<void> {
    const { client } = current;
    if (client === null) return;
    if (client.connection === "open") await client.send({ kind: "leave" });
    if (current.client === client) this.close();
  },
  get unsaid(): string | null {
    return current.unsaid;
  },
  /** Says a sentence; one that comes too soon is not sent. */
  async say(phrase: Phrase): Promise<void> {
    if (performance.now() < current.silentUntil) return;
    change({ silentUntil: performance.now() + BETWEEN_SENTENCES });
    const answer = await send({ kind: "say", phrase });
    if (answer?.kind === "ack") return;
    const unsaid = answer?.kind === "refused" ? answer.reason : "not_connected";
    if (unsaid === "too_soon") return;
    change({ silentUntil: 0, unsaid });
    setTimeout(() => change({ unsaid: null }), 6000);
  },
  isMuted,
  isBlocked(seat: number): boolean {
    return current.people.some((one) => one.seat === seat && one.blocked);
  },
  /** Is never seated together with a player again; this match goes on. The others are not told. */
  async block(seat: number, on: boolean): Promise<void> {
    const { code } = current;
    const who = current.people.find((one) => one.seat === seat && !one.me);
    if (who === undefined) return;
    const keep = (blocked: boolean): void => {
      if (current.code === code) change({ people: current.people.map((one) => (one.id === who.id ? { ...one, blocked } : one)) });
    };
    keep(on);
    try {
      await api.block(who.id, on);
    } catch (error) {
      if (!(error instanceof Trouble)) console.error("block", error);
      keep(!on);
    }
  },
  /** Shows nothing more of what a player says, at any table; the others are not told. */
  async mute(seat: number, on: boolean): Promise<void> {
    const { code } = current;
    const who = current.people.find((one) => one.seat === seat && !one.me);
    if (who === undefined) return;
    const keep = (muted: boolean): void => {
      if (current.code === code) change({ people: current.people.map((one) => (one.id === who.id ? { ...one, muted } : one)) });
    };
    const { [seat]: _, ...speaking } = current.speaking;
    if (on) change({ speaking });
    keep(on);
    try {
      await api.mute(who.id, on);
    } catch (error) {
      if (!(error instanceof Trouble)) console.error("mute", error);
      keep(!on);
    }
  },
  saveRecord: (): Promise<void> => saveRecord(send),
  verify: (): Promise<boolean | "unknown"> => verifyRecord(send),
};
