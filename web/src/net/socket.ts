/**
 * A table on a server: a WebSocket that comes back by itself, over which nothing is lost and nothing happens twice.
 *
 * Each command has an id and is sent again under the same id until it is answered; the server gives a repeated command
 * its first answer. Log entries have dense numbers: what is known is dropped, a gap is asked for.
 */
import type { Entry, Message, State, TableView } from "../protocol";
import { PROTOCOL_VERSION } from "../protocol";
import type { Answer, Connection, Notice, Request, TableClient } from "./client";
import { Emitter, randomId } from "./emitter";
import { follow } from "./entries";
import { Pending } from "./pending";

/** How the server says why it hangs up. */
const CLOSED = { noCookie: 4401, forbidden: 4403, unknownTable: 4404, tooFast: 4429, later: 1013 } as const;

/** Milliseconds. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
/** A connection that is being made, and an answer that is being waited for, are given up after this. */
const PATIENCE = 5_500;
/** Silence after which the server is asked whether it is still there. Both together: a dead network shows within ten seconds. */
const QUIET = 4_000;
const REST = 5_000;
/** After this a command is sent again that the server could not store, if it has not said before that it can. */
const AGAIN = 3_000;

/** What would surprise the others if it came when the connection is back. */
const FLEETING: ReadonlySet<Request["kind"]> = new Set<Request["kind"]>(["say"]);

interface Options {
  /** The table's code. */
  readonly code: string;
  /** Sees to it that the server knows this player (a cookie); null: it does, else why it never will. Rejects if it cannot say. */
  readonly identify: () => Promise<Notice | null>;
  /** The address of the server; default: the page's own. */
  readonly origin?: string;
}

export class SocketClient implements TableClient {
  readonly table: string;
  connection: Connection = "starting";
  /** The newest view with all known entries of its round. */
  latest: State | null = null;
  /** When that view came (`performance.now()`), for clocks that run on. */
  receivedAt = 0;
  /** Whether the server has said that this player has no seat; null: it has not said yet. */
  seated: boolean | null = null;

  private readonly messages = new Emitter<Message>();
  private readonly connections = new Emitter<Connection>();
  private readonly notices = new Emitter<Notice>();
  private readonly seats = new Emitter<boolean>();
  private readonly pending = new Pending();
  /** Own questions (`hello`, `sync`) whose `state` brings the whole round; no screen waits for them. */
  private readonly whole = new Set<string>();

  private socket: WebSocket | null = null;
  private entries: readonly Entry[] = [];
  private attempts = 0;
  private identified = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private openedAt = 0;
  /** Counts attempts, so that one that was given up does not go on. */
  private run = 0;
  /** A `sync` is under way: news with a gap wait for it. */
  private syncing = false;
  /** Whether the server can store what it is sent. */
  private stores = true;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: Options) {
    this.table = options.code;
    addEventListener("online", this.hurry);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.look);
    void this.connect();
  }

  send(request: Request): Promise<Answer> {
    const { text, answer } = this.pending.prepare(request);
    if (this.there()) this.put(text);
    else if (this.connection === "closed") this.pending.refuse("table_closed");
    else this.pending.refuse("not_connected", (kind) => FLEETING.has(kind));
    return answer;
  }

  onMessage(listener: (message: Message) => void): () => void {
    if (this.latest !== null) listener(this.latest);
    return this.messages.on(listener);
  }

  onConnection(listener: (connection: Connection) => void): () => void {
    return this.connections.on(listener);
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    return this.notices.on(listener);
  }

  /** Told each time the server says whether this player sits at the table. */
  onSeated(listener: (seated: boolean) => void): () => void {
    if (this.seated !== null) listener(this.seated);
    return this.seats.on(listener);
  }

  /** Nothing to take over: two tabs of one player show the same table. */
  takeOver(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    this.end(null);
  }

  /** Tries at once, whatever the wait was. */
  private readonly hurry = (): void => {
    if (this.gone() || this.there() || this.socket !== null) return;
    clearTimeout(this.retry);
    this.say("reconnecting");
    void this.connect();
  };

  private readonly lose = (): void => {
    if (this.connection === "closed") return;
    this.drop();
    this.say("offline");
    // The device may be wrong about its network (a hall without internet): it is tried all the same.
    this.later(LONGEST_WAIT);
  };

  private readonly look = (): void => {
    if (document.visibilityState !== "visible") return;
    // A phone that wakes up has often lost the connection without a word.
    if (this.there()) this.ask();
    else this.hurry();
  };

  private async connect(): Promise<void> {
    const run = ++this.run;
    clearTimeout(this.retry);
    this.wait(() => run === this.run && this.lost());
    if (!this.identified) {
      const stranger = await this.options.identify().catch(() => undefined);
      if (run !== this.run || this.gone()) return;
      if (stranger === undefined) return this.lost();
      if (stranger !== null) return this.end(stranger);
      this.identified = true;
    }
    const origin = (this.options.origin ?? location.origin).replace(/^http/, "ws");
    const after = this.latest === null ? "" : `?after=${this.latest.view.seq}`;
    const socket = new WebSocket(`${origin}/api/tables/${encodeURIComponent(this.table)}/socket${after}`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.openedAt = performance.now();
      // Its answer says that the server is there and which protocol it speaks; then comes what was missed.
      this.hello();
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (this.socket === socket && typeof event.data === "string") this.hear(event.data);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code, event.reason);
    };
  }

  private gone(): boolean {
    return this.connection === "closed";
  }

  /** Whether the server hears this page. */
  private there(): boolean {
    return this.connection === "open" || this.connection === "waiting";
  }

  private hear(text: string): void {
    this.rest();
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.ask(), QUIET);
    let message: Message;
    try {
      message = JSON.parse(text) as Message;
    } catch {
      return this.end("not-understood");
    }
    switch (message.kind) {
      case "welcome":
        return this.welcome(message.protocol);
      case "state":
        this.syncing = false;
        this.takeState(message);
        this.settle(message);
        return;
      case "events":
        return this.takeEvents(message.entries, message.view);
      case "error":
        if (message.code === "wrong_version") return this.end(Number(message.expected) < PROTOCOL_VERSION ? "server-outdated" : "page-outdated");
        if (message.id === null) console.error("the server could not read a command:", message.path, message.expected, message.found);
        this.settle(message);
        return;
      case "refused":
        // Who has no seat is told so, whatever was asked.
        if (message.reason === "not_seated") this.seat(false);
        if (message.reason === "not_stored" && this.pending.waits(message.id, FLEETING)) {
          this.again ??= setTimeout(() => this.resend(), AGAIN);
          return this.say("waiting");
        }
        this.settle(message);
        return;
      case "storing":
        return this.storing(message.works);
      default:
        this.settle(message);
    }
  }

  private welcome(protocol: number): void {
    if (protocol !== PROTOCOL_VERSION) return this.end(protocol > PROTOCOL_VERSION ? "page-outdated" : "server-outdated");
    if (this.there()) return;
    this.attempts = 0;
    this.say(this.stores ? "open" : "waiting");
    this.resend();
  }

  private settle(message: Message): void {
    this.pending.settle(message);
    if (this.connection === "waiting" && this.stores && this.again === undefined) this.say("open");
  }

  private storing(works: boolean): void {
    this.stores = works;
    if (!this.there()) return;
    this.say(works ? "open" : "waiting");
    if (works && this.again !== undefined) this.resend();
  }

  /** Sends again what has no answer; a command that was carried out is answered so once more. */
  private resend(): void {
    clearTimeout(this.again);
    this.again = undefined;
    if (this.there()) for (const { text } of this.pending.unanswered()) this.put(text);
  }

  private takeState(state: State): void {
    const whole = state.id !== null && this.whole.delete(state.id);
    const known = this.latest?.view.seq ?? 0;
    if (state.view.seq < known) return;
    this.entries = whole ? state.entries : follow(this.entries, state.entries.filter((entry) => entry.seq > known));
    this.show(state.view);
  }

  private takeEvents(news: readonly Entry[], view: TableView): void {
    if (this.latest === null) return this.sync(0);
    const known = this.latest.view.seq;
    if (view.seq < known) return;
    const fresh = news.filter((entry) => entry.seq > known);
    const first = fresh[0];
    if (first !== undefined && first.seq !== known + 1) return this.sync(known);
    this.entries = follow(this.entries, fresh);
    this.show(view);
  }

  private show(view: TableView): void {
    this.latest = { v: PROTOCOL_VERSION, kind: "state", id: null, entries: this.entries, view };
    this.receivedAt = performance.now();
    this.seat(true);
    this.messages.emit(this.latest);
  }

  private seat(seated: boolean): void {
    if (!seated) {
      this.latest = null;
      this.entries = [];
    }
    if (this.seated === seated && seated) return;
    this.seated = seated;
    this.seats.emit(seated);
  }

  private hello(): void {
    const id = this.ownId();
    this.whole.add(id);
    this.put(JSON.stringify({ v: PROTOCOL_VERSION, kind: "hello", id }));
  }

  private sync(after: number): void {
    if (this.syncing) return;
    this.syncing = true;
    const id = this.ownId();
    if (after === 0) this.whole.add(id);
    this.put(JSON.stringify({ v: PROTOCOL_VERSION, kind: "sync", id, after }));
  }

  /** Is the server still there? Whatever it says next answers that. */
  private ask(): void {
    if (!this.there()) return;
    clearTimeout(this.quiet);
    this.syncing = false;
    if (this.latest === null) this.hello();
    else this.sync(this.latest.view.seq);
  }

  private put(text: string): void {
    const socket = this.socket;
    if (socket === null || socket.readyState !== WebSocket.OPEN) return;
    socket.send(text);
    this.wait(() => this.hangUp(socket));
  }

  /** Gives an answer its time: the first silence counts, not the latest. */
  private wait(then: () => void): void {
    this.patience ??= setTimeout(then, PATIENCE);
  }

  private rest(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
  }

  private hangUp(socket: WebSocket): void {
    if (this.socket === socket) this.lost();
  }

  /** Lets go of the socket without waiting for its goodbye, which a dead network never brings. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.run++;
    this.rest();
    clearTimeout(this.retry);
    clearTimeout(this.quiet);
    clearTimeout(this.again);
    this.again = undefined;
    this.stores = true;
    this.syncing = false;
    this.whole.clear();
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lost(code = 0, reason = ""): void {
    const lasted = this.openedAt > 0 && performance.now() - this.openedAt > PATIENCE;
    this.openedAt = 0;
    this.drop();
    if (this.gone()) return;
    switch (code) {
      case CLOSED.unknownTable:
        return this.end("table-unknown");
      case CLOSED.forbidden:
        return this.end("banned");
      case CLOSED.noCookie:
        // The cookie may have been erased meanwhile; one that was just made and is not known is no use.
        if (this.attempts > 2) return this.end("not-known");
        this.identified = false;
        break;
      case CLOSED.tooFast:
        this.notices.emit("too-fast");
        break;
      case CLOSED.later:
        this.notices.emit(reason === "full" ? "server-full" : "server-down");
        break;
    }
    if (lasted) this.attempts = 0;
    this.pending.refuse("not_connected", (kind) => FLEETING.has(kind));
    if (this.connection !== "starting" || this.attempts > 0) this.say(navigator.onLine ? "reconnecting" : "offline");
    const wait = code === CLOSED.tooFast || code === CLOSED.later ? REST : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts);
    this.attempts++;
    // Everybody's connection is lost at the same moment when a server restarts: they must not all come at once.
    this.later(wait * (0.5 + Math.random()));
  }

  private later(wait: number): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), wait);
  }

  private end(notice: Notice | null): void {
    if (this.gone()) return;
    this.drop();
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.look);
    if (notice !== null) this.notices.emit(notice);
    this.say("closed");
    this.pending.refuse("table_closed");
  }

  private say(connection: Connection): void {
    if (connection === this.connection) return;
    this.connection = connection;
    this.connections.emit(connection);
  }

  private ownId(): string {
    return `own-${randomId()}`;
  }
}
