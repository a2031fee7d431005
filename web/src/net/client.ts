/**
 * What the screens know of tables, wherever a table runs: in a worker of this page, or on a server behind a WebSocket.
 *
 * Everything that crosses is a JSON text of `protocol`, whose types are generated into `../protocol`.
 */
import type { Ack, Command, HintGiven, Message, RecordGiven, Refused, State, Welcome, Error as Unreadable } from "../protocol";

/** What `House.ask` can be asked: the kinds of src/prsi/browser/questions.py, as a test makes sure. */
export type Question =
  | "check"
  | "verify"
  | "sheet"
  | "pack"
  | "draw"
  | "regulations"
  | "rules"
  | "cheat_sheet"
  | "trial"
  | "compare"
  | "home"
  | "link"
  | "open"
  | "lesson"
  | "summary"
  | "statistics"
  | "statistics_files"
  | "statistics_read"
  | "pad"
  | "replay"
  | "share"
  | "study"
  | "moments";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A command as a screen makes it: the client adds the id and the version. */
export type Request = Without<Command, "id" | "v">;

/** The one answer each command gets. After an `ack` the position is stored: a reload finds it (but see `Notice`). */
export type Answer = Ack | Refused | HintGiven | RecordGiven | State | Welcome | Unreadable;

/** Where the table stands towards this page. */
export type Connection =
  /** The rules are being loaded, or the worker starts again, or the server is called for the first time; commands wait. */
  | "starting"
  | "open"
  /** The server is there and cannot store at the moment: commands that still mean something wait, and are sent again. */
  | "waiting"
  /** The connection to the server is lost and will be back: it is being tried. Commands that still mean something wait. */
  | "reconnecting"
  /** The device says that it has no network; tried again as soon as it has one. */
  | "offline"
  /** Another tab runs this table; `takeOver()` brings it here. */
  | "elsewhere"
  /** Nothing more will come; the last notice says why. */
  | "closed";

/** Sentences `notice-<id>` of the locale files: something the player must know. In none of these is anything lost. */
export type Notice =
  /** IndexedDB is blocked or broken: the game goes on in memory. */
  | "storage-blocked"
  /** No space left: the game goes on in memory. */
  | "storage-full"
  /** The stored game was written by a version this page does not know; it is kept untouched. */
  | "stored-version-unknown"
  /** The stored game needs older rules that are no longer on this device; it is kept untouched. */
  | "old-rules-missing"
  /** The stored game cannot be read; it is kept untouched. */
  | "stored-game-broken"
  /** The browser has no WebAssembly: the rules cannot run. */
  | "no-webassembly"
  /** The rules could not be loaded (no network on a first visit, a blocked file). */
  | "rules-not-loaded"
  /** The worker died and was started again from what is stored. */
  | "worker-restarted"
  /** Another tab has taken this table over. */
  | "taken-over"
  /** The server speaks a newer protocol: the page must be loaded anew. */
  | "page-outdated"
  /** This page is newer than the server. */
  | "server-outdated"
  /** There is no table with this code, or no longer. */
  | "table-unknown"
  /** The server turns this player away. */
  | "banned"
  /** The server does not know this player, and could not make a guest. */
  | "not-known"
  /** Too much was sent in too short a time: the connection rests for a moment. */
  | "too-fast"
  /** The server takes nobody more at the moment. */
  | "server-full"
  /** The server cannot reach its database: it is tried again. */
  | "server-down"
  /** The server could not read what this page sent. */
  | "not-understood";

/** One table, seen from one seat. */
export interface TableClient {
  /** The table's place in storage. */
  readonly table: string;
  readonly connection: Connection;
  /** The newest `state` or `events` message, for a screen that comes later. */
  readonly latest: Message | null;
  /**
   * Sends one command under an id of the client's making; resolves with its answer, after what it changed has been
   * stored and before (or in the same task as) the messages it caused. It never rejects: a closed table answers
   * `refused` with reason `table_closed`, and what means nothing later (a sentence said) is `refused` with reason
   * `not_connected` while the server is out of reach.
   */
  send(request: Request): Promise<Answer>;
  /** `state` and `events` messages, in order; the latest one at once if there is one. Returns the unsubscriber, as all `on…` do. */
  onMessage(listener: (message: Message) => void): () => void;
  onConnection(listener: (connection: Connection) => void): () => void;
  onNotice(listener: (notice: Notice) => void): () => void;
  /** Runs a table that is open in another tab here instead; that tab is told `taken-over`. */
  takeOver(): Promise<void>;
  /** Lets go of the table; what is stored stays. */
  close(): void;
}

/** A table of this device, which several people may share: the page has the view of one of them at a time, or nobody's. */
export interface DeviceClient extends TableClient {
  /** `seat`: who of several people sends it, where that is not who is shown; only for a call that all know to be open. */
  send(request: Request, seat?: number | null): Promise<Answer>;
  /** Asks for the `state` of a seat from now on, or (null) for nobody's: the cover. */
  show(seat: number | null): void;
}

/** A game on this device, as the home screen lists it. */
export interface StoredGame {
  readonly table: string;
  readonly created: Date;
  readonly updated: Date;
  readonly finished: boolean;
  /** The `start` command it was made with: ruleset, seats, format; null where this version cannot read the game. */
  readonly start: Extract<Command, { kind: "start" }> | null;
  /**
   * `here`: `open()` resumes it. `old`: it must be finished by the version that started it: `openOld()` goes there.
   * `unknown`: a newer version wrote it. `missing`: it needs an older version that is no longer here.
   */
  readonly runs: "here" | "old" | "unknown" | "missing";
}

/** The device's own tables: made, kept and played without a network. */
export interface House {
  /** Resolves when the rules run; never where they cannot. */
  readonly ready: Promise<void>;
  /** The table that is open on this page. */
  readonly client: DeviceClient | null;
  /** Why the rules cannot run here; null as long as they may. */
  readonly failure: Notice | null;
  onFailure(listener: (notice: Notice) => void): () => void;
  /** Games on this device, newest first; empty where nothing can be stored. */
  games(): Promise<StoredGame[]>;
  /** Makes a table; the `start` command's answer decides (`ack`, or `refused` with both options named). */
  start(start: Extract<Request, { kind: "start" }>): Promise<{ client: DeviceClient; answer: Answer }>;
  /** Resumes a stored game exactly where it was. */
  open(table: string): DeviceClient;
  /** Leaves this page for the version a game was started with. */
  openOld(table: string): Promise<void>;
  /**
   * Asks the engine something that concerns no table; which function answers is said in src/prsi/browser/questions.py.
   * Question and answer are what JSON can carry. Rejects where the engine cannot read the question.
   */
  ask<T>(kind: Question, question: unknown): Promise<T>;
  /** Removes a game from this device. */
  forget(table: string): Promise<void>;
}
