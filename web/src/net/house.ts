/** The tables of this device: the worker that runs them, and what is stored of them. */
import { versions } from "virtual:python";
import type { FromWorker, ToWorker } from "../worker/port";
import { Database, FORMAT, type TableRow } from "../storage/database";
import { reopening } from "../storage/idb";
import { isNewer, reads } from "../storage/versions";
import type { Message } from "../protocol";
import type { Answer, Connection, House, Notice, Question, Request, StoredGame, DeviceClient } from "./client";
import { Emitter, randomId } from "./emitter";
import { engine, hasBegun } from "./engine";
import { Pending } from "./pending";

/** How often a worker that dies is replaced before the page gives up. */
const LIVES = 3;

class WorkerClient implements DeviceClient {
  connection: Connection = "starting";
  latest: Message | null = null;
  private readonly messages = new Emitter<Message>();
  private readonly connections = new Emitter<Connection>();
  private readonly notices = new Emitter<Notice>();
  private readonly said: Notice[] = [];
  /** Sent again, under the same id, to a worker that had to be replaced. */
  private readonly pending = new Pending();

  constructor(
    readonly table: string,
    private readonly house: LocalHouse,
  ) {}

  prepare(request: Request): { text: string; answer: Promise<Answer> } {
    return this.pending.prepare(request);
  }

  send(request: Request, seat: number | null = null): Promise<Answer> {
    const { text, answer } = this.pending.prepare(request, seat);
    if (this.connection === "open") this.house.post({ to: "command", text, seat });
    else if (this.connection === "closed") this.pending.refuse("table_closed");
    return answer;
  }

  show(seat: number | null): void {
    if (this.connection === "open") this.house.post({ to: "show", seat });
  }

  onMessage(listener: (message: Message) => void): () => void {
    if (this.latest !== null) listener(this.latest);
    return this.messages.on(listener);
  }

  onConnection(listener: (connection: Connection) => void): () => void {
    return this.connections.on(listener);
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    // A screen listens only once the table is made: what was said on the way is said to it then.
    for (const notice of this.said) listener(notice);
    return this.notices.on(listener);
  }

  takeOver(): Promise<void> {
    if (this.connection !== "elsewhere") return Promise.resolve();
    this.connect("starting");
    this.house.post({ to: "open", table: this.table, steal: true });
    return new Promise((resolve) => {
      const off = this.onConnection((connection) => {
        if (connection === "starting") return;
        off();
        resolve();
      });
    });
  }

  close(): void {
    this.house.release(this);
    this.connect("closed");
  }

  /** A message of the worker's: answers resolve their command; views go to the screens. */
  take(message: Message): void {
    if (message.kind === "state" || message.kind === "events") {
      this.latest = message;
      this.messages.emit(message);
    }
    this.pending.settle(message);
  }

  connect(connection: Connection): void {
    const before = this.connection;
    this.connection = connection;
    if (connection === "open" && before !== "open") {
      for (const { text, seat } of this.pending.unanswered()) this.house.post({ to: "command", text, seat });
    }
    if (connection === "closed") this.pending.refuse("table_closed");
    if (connection !== before) this.connections.emit(connection);
  }

  notify(notice: Notice): void {
    this.said.push(notice);
    this.notices.emit(notice);
  }
}

class LocalHouse implements House {
  failure: Notice | null = null;
  client: WorkerClient | null = null;
  readonly ready: Promise<void>;
  private isReady!: () => void;
  private readonly failures = new Emitter<Notice>();
  private worker: Worker | null = null;
  private lives = LIVES;
  private asked = 0;
  private readonly questions = new Map<number, { resolve: (text: string) => void; reject: (error: Error) => void }>();
  /** Commands that the worker has not taken; null where pages may not share memory. */
  private flag: Int32Array<SharedArrayBuffer> | null = null;
  private readonly opened = reopening((closed) => Database.open(undefined, closed));

  constructor() {
    this.ready = new Promise((resolve) => (this.isReady = resolve));
    if (hasBegun()) this.running();
  }

  onFailure(listener: (notice: Notice) => void): () => void {
    return this.failures.on(listener);
  }

  async games(): Promise<StoredGame[]> {
    const database = await this.store();
    if (database === null) return [];
    const builds = "caches" in self ? await caches.keys() : [];
    return (await database.tables()).flatMap((row) => stored(row, builds) ?? []);
  }

  async start(request: Extract<Request, { kind: "start" }>): Promise<{ client: DeviceClient; answer: Answer }> {
    // So that a browser short of space does not throw a running game away. Only where the page is installed: elsewhere
    // some browsers would ask the player. Whatever it answers, the game begins.
    if (matchMedia("(display-mode: standalone)").matches) navigator.storage?.persist?.().catch(() => undefined);
    const client = this.seat(randomId());
    const { text, answer } = client.prepare(request);
    this.post({ to: "start", table: client.table, text });
    return { client, answer: await answer };
  }

  open(table: string): DeviceClient {
    const client = this.seat(table);
    this.post({ to: "open", table, steal: false });
    return client;
  }

  async openOld(table: string): Promise<void> {
    const row = (await (await this.store())?.tables())?.find((found) => found.table === table);
    if (row !== undefined) location.assign(`/?build=${encodeURIComponent(row.versions.build)}`);
  }

  async forget(table: string): Promise<void> {
    if (this.client?.table === table) this.client.close();
    await (await this.store())?.forget(table);
    navigator.serviceWorker?.controller?.postMessage("prune");
  }

  async ask<T>(kind: Question, question: unknown): Promise<T> {
    if (this.failure !== null) throw new Error("the engine cannot be loaded");
    const id = ++this.asked;
    this.post({ to: "ask", id, kind, text: JSON.stringify(question) });
    return JSON.parse(await new Promise<string>((resolve, reject) => this.questions.set(id, { resolve, reject }))) as T;
  }

  post(message: ToWorker): void {
    const worker = this.running();
    if (message.to === "command" && this.flag !== null) Atomics.add(this.flag, 0, 1);
    worker.postMessage(message);
  }

  release(client: WorkerClient): void {
    if (this.client !== client) return;
    this.client = null;
    this.post({ to: "close" });
  }

  private seat(table: string): WorkerClient {
    this.client?.close();
    this.client = new WorkerClient(table, this);
    return this.client;
  }

  private store(): Promise<Database | null> {
    return this.opened().catch(() => null);
  }

  private running(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = engine(
      (event: MessageEvent<FromWorker>) => this.take(event.data),
      (event) => {
        event.preventDefault();
        this.died(worker, event.message);
      },
    );
    this.worker = worker;
    if (crossOriginIsolated) {
      this.flag = new Int32Array(new SharedArrayBuffer(4));
      worker.postMessage({ to: "flag", flag: this.flag } satisfies ToWorker);
    }
    return worker;
  }

  private take(message: FromWorker): void {
    switch (message.from) {
      case "ready":
        this.isReady();
        return;
      case "failed":
        this.failure = message.notice;
        this.giveUp("the engine cannot be loaded");
        this.client?.notify(message.notice);
        this.client?.connect("closed");
        this.failures.emit(message.notice);
        return;
      case "answer": {
        const question = this.questions.get(message.id);
        this.questions.delete(message.id);
        if (message.text === null) question?.reject(new Error("the engine could not read the question"));
        else question?.resolve(message.text);
        return;
      }
      case "died":
        if (this.worker !== null) this.died(this.worker, message.reason);
        return;
    }
    const client = this.client;
    if (client === null || client.table !== message.table) return;
    if (message.from === "message") client.take(JSON.parse(message.text) as Message);
    else if (message.from === "connection") client.connect(message.connection);
    else client.notify(message.notice);
  }

  /** Lets every open question fail. */
  private giveUp(why: string): void {
    for (const { reject } of this.questions.values()) reject(new Error(why));
    this.questions.clear();
  }

  /** Replaces a worker that failed, and resumes its table from what is stored. */
  private died(worker: Worker, reason: string): void {
    if (worker !== this.worker) return;
    console.error("the table's worker failed:", reason);
    worker.terminate();
    this.worker = null;
    // Where the rules cannot run at all, another worker would only say so again.
    if (this.failure !== null) return;
    this.giveUp("the engine failed");
    if (this.lives-- === 0) {
      this.take({ from: "failed", notice: "rules-not-loaded" });
      return;
    }
    const client = this.client;
    if (client === null) return;
    client.connect("starting");
    client.notify("worker-restarted");
    this.post({ to: "open", table: client.table, steal: false });
  }
}

/** How the home screen lists a row; undefined for a finished game that no longer reads. */
function stored(row: TableRow, builds: readonly string[]): StoredGame | undefined {
  const runs = fate(row, builds);
  try {
    return {
      table: row.table,
      created: new Date(row.created),
      updated: new Date(row.updated),
      finished: !row.running,
      start: row.format === FORMAT ? (JSON.parse(row.start) as StoredGame["start"]) : null,
      runs,
    };
  } catch {
    return undefined;
  }
}

function fate(row: TableRow, builds: readonly string[]): StoredGame["runs"] {
  if (reads(row.format, row.versions, versions)) return "here";
  if (row.format === FORMAT && builds.includes(`prsi-${row.versions.build}`)) return "old";
  return isNewer(row.format, row.versions, versions) ? "unknown" : "missing";
}

/** The one house of this page. */
export const house: House = new LocalHouse();
