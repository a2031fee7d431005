/**
 * A championship as one page sees it: connected by its code and the page's key, section by section, with the server's
 * clock, and a queue of what was entered here and waits for a network.
 *
 * The socket only tells. Reports go over HTTP, each with an id of its own, so that one that is sent again counts once.
 */
import { SvelteMap } from "svelte/reactivity";
import { answer, Trouble } from "../net/api";
import { randomId } from "../net/emitter";
import { Store, type KeptView, type Refusal, type Waiting } from "./store";
import type {
  CallShown,
  Console,
  DeskShown,
  EntrantShown,
  Head,
  Me,
  NewReport,
  PlaceShown,
  PlanShown,
  Role,
  RoundShown,
  SheetShown,
  SumShown,
  TableShown,
} from "./types";

/** How the page stands to its server. */
export type Link =
  /** It is called for the first time; what is shown may be from this device's memory. */
  | "connecting"
  | "live"
  /** The connection is lost and will be back: it is being tried. */
  | "reconnecting"
  /** The device says that it has no network; tried again as soon as it has one, and all the same now and then. */
  | "offline"
  /** Nothing more will come: there is no such championship, or the key does not work any more (see `closed`). */
  | "closed";

/** Why a connection is over: no such championship, a key that does not work (any more), another site's page, or the page has let go. */
export type Why = "unknown" | "key" | "foreign" | "left";

/** The one answer to a report; `entrant`: who was registered by it, else empty. */
export type Answer = { readonly ok: true; readonly seq: number; readonly entrant: string } | ({ readonly ok: false } & Refusal);

interface Told {
  readonly kind: "view" | "changed";
  readonly seq: number;
  readonly now: number;
  readonly role?: Role;
  readonly sections: Readonly<Record<string, unknown>>;
  readonly gone?: readonly string[];
}

/** As it comes: what would say nothing is left out. */
type Answered = { readonly id: string; readonly ok: boolean; readonly seq?: number; readonly entrant?: string } & Partial<Refusal>;

/** Milliseconds. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
/** A connection that is being made is given up after this. */
const PATIENCE = 6_000;
/** How long a report of somebody who waits for its answer is tried. */
const TRYING = 12_000;
/** Between two attempts to send what waits, while no connection tells that the network is back. */
const AGAIN = 5_000;
/** Reports sent in one request. */
const BATCH = 20;
/** Silence after which the server is asked whether it is still there: a socket over a dead network says nothing. */
const QUIET = 30_000;
/** For so long it is remembered what was entered here, in case the server comes back without it. */
const KEPT = 24 * 3_600_000;
/** What the desk, the head judge or another phone can put otherwise, without a trace in a judge's sections. */
const OTHERS: ReadonlySet<NewReport["kind"]> = new Set<NewReport["kind"]>(["arrived", "warned", "head_judge_called", "table_judge"]);
/** What a page was asleep for, at least, if this device's clock went on by so much more than the page's own. */
const ASLEEP = 1_000;
/** The view is written down at most so often. */
const KEEPING = 1_000;

/** How the server says why it hangs up, where there is no use in calling again. */
const CLOSED: Readonly<Record<number, Why>> = { 4401: "key", 4403: "foreign", 4404: "unknown" };

const part = encodeURIComponent;
const LETTERS: Readonly<Record<string, Role>> = { h: "head", d: "desk", j: "judge", e: "entrant" };

/** Whose page a key opens, by its first letter: whether it works is for the server to say. */
export function roleOf(key: string): Role {
  return LETTERS[key[0] ?? ""] ?? "anybody";
}

export class Championship {
  /** What the reader may see, by name (src/prsi/tournament/views.py); each is replaced as a whole when it changes. */
  readonly sections = new SvelteMap<string, unknown>();

  #seq = $state(0);
  #link = $state<Link>("connecting");
  #closed = $state<"" | Why>("");
  #role = $state<Role>("anybody");
  /** The server's wall clock at a moment of the page's own, which goes on whatever becomes of this device's clock. */
  #at = Date.now();
  #from = performance.now();
  #synced = $state(false);
  #rows = $state.raw<readonly Waiting[]>([]);
  #waiting = $derived(this.#rows.filter((row) => row.seq === null || row.seq > this.#seq));
  #stores = $state(true);
  #entrants = $derived(this.all<EntrantShown>("entrant:").sort((a, b) => a.number - b.number));

  private readonly store: Promise<Store | null>;
  private readonly news: BroadcastChannel | null;
  private readonly ready: Promise<void>;
  private socket: WebSocket | null = null;
  private attempts = 0;
  private openedAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<void> | null = null;
  private resend: ReturnType<typeof setTimeout> | undefined;
  private keeping: ReturnType<typeof setTimeout> | undefined;
  /** Both clocks when the page was hidden: asleep, its own may have stood still. */
  private hidden: { readonly device: number; readonly page: number } | null = null;
  /** Numbers rows where nothing can be stored. */
  private count = 0;

  /** Connects at once; `key` empty: the public board. To be closed by whoever made it. */
  constructor(
    readonly code: string,
    readonly key: string = "",
  ) {
    this.#role = roleOf(key);
    this.store = Store.open().catch(() => null);
    this.news = "BroadcastChannel" in globalThis ? new BroadcastChannel(`prsi-championship-${this.holder}`) : null;
    if (this.news !== null) this.news.onmessage = () => void this.readQueue();
    this.ready = this.recall();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.look);
    this.connect();
  }

  // ---- what there is ----

  /** Entries of the log that the sections show. */
  get seq(): number {
    return this.#seq;
  }
  get link(): Link {
    return this.#link;
  }
  /** Why `link` is `closed`; empty as long as it is not. */
  get closed(): "" | Why {
    return this.#closed;
  }
  get role(): Role {
    return this.#role;
  }
  /**
   * Whether `now()` is the server's clock for sure: the server has told it, and the page has not been closed or asleep
   * since. Else it is what this device's clock makes of it.
   */
  get synced(): boolean {
    return this.#synced;
  }
  /** What was entered on this page and is not in the sections yet, in the order of entering; what was refused stays. */
  get waiting(): readonly Waiting[] {
    return this.#waiting;
  }
  /** Whether what is entered outlives a reload: false where the browser stores nothing. */
  get stores(): boolean {
    return this.#stores;
  }

  /** The server's wall clock in milliseconds, however wrong this device's is. */
  now(): number {
    return this.#at + performance.now() - this.#from;
  }

  section<T>(name: string): T | undefined {
    return this.sections.get(name) as T | undefined;
  }
  /** Sections whose names begin so: `entrant:` has all registrations. */
  all<T>(prefix: string): T[] {
    return [...this.sections].flatMap(([name, value]) => (name.startsWith(prefix) ? [value as T] : []));
  }
  get head(): Head | undefined {
    return this.section("head");
  }
  get plan(): PlanShown | null {
    return this.section<PlanShown | null>("plan") ?? null;
  }
  get places(): readonly PlaceShown[] {
    return this.section("places") ?? [];
  }
  /** How games for points stand; empty in other formats. */
  get sums(): readonly SumShown[] {
    return this.section("sums") ?? [];
  }
  round(number: number): RoundShown | undefined {
    return this.section(`round:${number}`);
  }
  table(round: number, table: number): TableShown | undefined {
    return this.section(`table:${round}:${table}`);
  }
  /** The tables of a round in their order. */
  tables(round: number): TableShown[] {
    return this.all<TableShown>(`table:${round}:`).sort((a, b) => a.table - b.table);
  }
  /** A sheet in full: of the judge's own table in a round; the head judge names the table. */
  sheet(round: number, table?: number): SheetShown | undefined {
    return this.section(table === undefined ? `sheet:${round}` : `sheet:${round}:${table}`);
  }
  get calls(): readonly CallShown[] {
    return this.section("calls") ?? this.console?.calls ?? [];
  }
  /** All registrations by number; listed once for everybody who looks. */
  get entrants(): readonly EntrantShown[] {
    return this.#entrants;
  }
  entrant(id: string): EntrantShown | undefined {
    return this.section(`entrant:${id}`);
  }
  get desk(): DeskShown | undefined {
    return this.section("desk");
  }
  get console(): Console | undefined {
    return this.section("console");
  }
  get me(): Me | undefined {
    return this.section("me");
  }

  // ---- telling ----

  /** An id for a report. */
  newId(): string {
    return randomId();
  }

  /**
   * Tells the tournament something and waits for its answer, sent again under the same id while nobody answers; never
   * rejects. Besides the tournament's reasons (`championship-refused-…`) the page's own: `offline`, `unavailable`, `too_often`, `key`.
   */
  async report(report: NewReport, id = this.newId()): Promise<Answer> {
    const until = performance.now() + TRYING;
    for (let attempt = 0; ; attempt++) {
      try {
        const [told] = await this.post([{ id, report }]);
        if (told !== undefined) return told.ok ? { ok: true, seq: told.seq ?? 0, entrant: told.entrant ?? "" } : { ok: false, ...refusalOf(told) };
      } catch (error) {
        const trouble = asTrouble(error);
        const passing = trouble.kind === "offline" || trouble.kind === "unavailable";
        if (!passing || performance.now() > until) return { ok: false, reason: wordOf(trouble), expected: "", found: trouble.found };
      }
      await new Promise((resolve) => setTimeout(resolve, Math.min(4_000, FIRST_WAIT * 2 ** attempt)));
    }
  }

  /**
   * Puts a report into the queue of this device and sends it as soon as there is a network; resolves with its id when
   * the device has written it down. Where nothing can be stored it is kept in memory, and `stores` is false.
   */
  async enter(report: NewReport): Promise<string> {
    await this.ready;
    const row = { holder: this.holder, id: this.newId(), report, entered: this.now(), seq: null, refused: null };
    const store = await this.store;
    let kept: Waiting;
    try {
      kept = store === null ? { ...row, n: --this.count } : await store.enter(row);
      if (store === null) this.#stores = false;
    } catch {
      kept = { ...row, n: --this.count };
      this.#stores = false;
    }
    // Another tab's news may have brought the row already.
    if (!this.#rows.some((one) => one.id === kept.id)) this.#rows = [...this.#rows, kept];
    this.news?.postMessage(0);
    void this.flush();
    return kept.id;
  }

  /** Takes out what was refused, once it has been read; or what was not sent yet, if the judge takes it back. */
  async dismiss(id: string): Promise<void> {
    const row = this.#rows.find((one) => one.id === id);
    if (row !== undefined) await this.settle([], [row]);
  }

  /** Sends what waits; called by itself, and by a button. */
  flush(): Promise<void> {
    return (this.sending ??= this.alone(() => this.sendAll()).finally(() => (this.sending = null)));
  }

  // ---- asking ----

  /** A request under `/api/championships/CODE/…` with the page's key; throws Trouble. */
  async request(method: "GET" | "POST", path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const key: Record<string, string> = this.key === "" ? {} : { "X-Championship-Key": this.key };
    return answer(method, `/api/championships/${part(this.code)}/${path}`, body, { ...key, ...headers });
  }
  async get<T>(path: string): Promise<T> {
    return jsonOf<T>(await this.request("GET", path));
  }
  async send<T>(path: string, body?: unknown): Promise<T> {
    return jsonOf<T>(await this.request("POST", path, body ?? {}));
  }

  /** Lets go of the connection; what waits stays in the queue. */
  close(): void {
    this.end("left");
    this.news?.close();
    clearTimeout(this.keeping);
    clearTimeout(this.resend);
  }

  // ---- the queue ----

  /** Whose what is kept here is: a table's or a registrant's, also when its key is renewed. */
  get holder(): string {
    return `${this.code.toUpperCase()}/${this.key.split("-")[0]}`;
  }

  /** What this device remembers: the queue, and the last view where the page is one's own. */
  private async recall(): Promise<void> {
    const store = await this.store;
    if (store === null) {
      this.#stores = false;
      return;
    }
    try {
      this.#rows = await store.queue(this.holder);
      const view = this.keeps ? await store.view(this.holder) : undefined;
      if (view !== undefined && this.#seq === 0) {
        for (const [name, value] of Object.entries(view.sections)) this.sections.set(name, value);
        this.#seq = view.seq;
        this.set(Date.now() + view.offset, false);
      }
    } catch {
      this.#stores = false;
    }
  }

  /** Only a table's and a registrant's own page: the desk's names and years of birth stay on no device. */
  private get keeps(): boolean {
    return this.#role === "judge" || this.#role === "entrant";
  }

  private async readQueue(): Promise<void> {
    const store = await this.store;
    if (store === null || this.#closed === "left") return;
    const unstored = this.#rows.filter((row) => row.n < 0);
    this.#rows = [...(await store.queue(this.holder).catch(() => this.#rows.filter((row) => row.n >= 0))), ...unstored];
    this.tidy();
  }

  /** One page of this device sends at a time; where browsers cannot say so, ids see to it that nothing counts twice. */
  private async alone(work: () => Promise<void>): Promise<void> {
    if (!("locks" in navigator)) return work();
    await navigator.locks.request(`prsi-championship-${this.holder}`, work);
  }

  private async sendAll(): Promise<void> {
    await this.ready;
    clearTimeout(this.resend);
    // For how long something has waited is only known with the server's clock.
    if (!this.#synced && this.waiting.some(({ seq, refused }) => seq === null && refused === null)) await this.readView();
    // Refused as unreadable, a batch is sent report by report, so that the one at fault is found.
    let size = BATCH;
    for (;;) {
      const due = this.#rows.filter((row) => row.seq === null && row.refused === null).slice(0, size);
      if (due.length === 0) break;
      let answers: readonly Answered[];
      try {
        answers = await this.post(due.map((row) => ({ id: row.id, report: stamped(row, this.now()) })));
      } catch (error) {
        const trouble = asTrouble(error);
        if (trouble.kind === "refused" && due.length > 1) {
          size = 1;
          continue;
        }
        if (trouble.kind === "stranger" || trouble.kind === "forbidden") return this.end("key");
        if (trouble.kind !== "refused") {
          // The request knows sooner than the socket that nobody is there any more.
          if (trouble.kind === "offline" && this.#link === "live") this.lost();
          this.resend = setTimeout(() => void this.flush(), AGAIN);
          return;
        }
        answers = due.map((row) => ({ id: row.id, ok: false, reason: "garbled", expected: "", found: trouble.found }));
      }
      const byId = new Map(answers.map((one) => [one.id, one]));
      await this.settle(
        due.flatMap((row) => answeredRow(row, byId.get(row.id))),
        [],
      );
    }
    if (this.#link !== "live" && this.waiting.some((row) => row.seq !== null)) await this.readView();
    this.tidy();
  }

  /** Reads the view once where no socket would bring it. */
  private async readView(): Promise<void> {
    try {
      this.take(await this.get<Told>("view").then((view) => ({ ...view, kind: "view" })));
    } catch {
      // The socket will bring it.
    }
  }

  /** Removes what was entered long ago, and what others have put otherwise since; all else is kept (see `missed`). */
  private tidy(): void {
    const gone = this.#rows.filter((row) => row.seq !== null && row.seq <= this.#seq && (this.now() - row.entered > KEPT || (OTHERS.has(row.report.kind) && this.isLost(row))));
    if (gone.length > 0) void this.settle([], gone);
  }

  /**
   * Sends again what the server has had and does not show any more: it was restored from a copy that is older. If it
   * was only put otherwise by somebody, the server knows the id, and nothing is done twice.
   */
  private async missed(seq: number): Promise<void> {
    const kept = this.#rows.filter((row) => row.seq !== null);
    const ids = new Set(kept.filter((row) => (row.seq ?? 0) > seq || this.isLost(row)).map((row) => row.id));
    const lost = kept.filter(({ id, report }) => ids.has(id) || (report.kind === "taken_back" && report.ids.some((back) => ids.has(back))));
    if (lost.length === 0) return;
    await this.settle(lost.map((row) => ({ ...row, seq: null })), []);
    void this.flush();
  }

  /** Whether the sections say otherwise than a row, the last one about its matter. */
  private isLost(row: Waiting): boolean {
    const { id, report } = row;
    const sheets = this.all<SheetShown>("sheet:");
    const last = sheets.reduce<SheetShown | undefined>((one, other) => (one === undefined || other.round > one.round ? other : one), undefined);
    const later = this.#rows.slice(this.#rows.indexOf(row) + 1);
    const isLast = (same: (other: NewReport) => boolean): boolean => !later.some((other) => other.refused === null && same(other.report));
    switch (report.kind) {
      case "game_entered":
      case "lot_drawn":
      case "player_out":
      case "dealer_named": {
        const sheet = this.sheet(report.round);
        return sheet?.attempt === report.attempt && !sheet.reports.some((one) => one.id === id);
      }
      case "taken_back": {
        const counts = sheets.flatMap(({ reports, dead }) => reports.filter((one) => !dead.includes(one.id)));
        return [...counts, ...(last?.warnings ?? []), ...this.calls].some((one) => report.ids.includes(one.id));
      }
      case "arrived": {
        const sheet = this.sheet(report.round);
        if (!sheet?.sheet.seats.players.includes(report.entrant)) return false;
        const said = report.present !== false;
        return sheet.arrived.includes(report.entrant) !== said && isLast((other) => other.kind === "arrived" && other.round === report.round && other.entrant === report.entrant);
      }
      case "warned":
        return last?.sheet.seats.players.includes(report.entrant) === true && !last.warnings.some((one) => one.id === id);
      case "head_judge_called":
        return !this.calls.some((one) => one.id === id);
      case "table_judge":
        return last !== undefined && last.judge !== report.name && isLast((other) => other.kind === "table_judge");
      default:
        return false;
    }
  }

  private async settle(changed: readonly Waiting[], gone: readonly Waiting[]): Promise<void> {
    const out = new Set(gone.map((row) => row.id));
    const now = new Map(changed.map((row) => [row.id, row]));
    this.#rows = this.#rows.flatMap((row) => (out.has(row.id) ? [] : [now.get(row.id) ?? row]));
    const stored = (rows: readonly Waiting[]): Waiting[] => rows.filter((row) => row.n >= 0);
    try {
      await (await this.store)?.settle(stored(changed), stored(gone).map((row) => row.n));
      this.news?.postMessage(0);
    } catch {
      this.#stores = false;
    }
  }

  private async post(reports: readonly { id: string; report: NewReport }[]): Promise<readonly Answered[]> {
    const { answers } = await this.send<{ answers: readonly Answered[] }>("reports", { reports });
    return answers;
  }

  // ---- the connection ----

  private connect(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/championships/${part(this.code)}/socket`);
    this.socket = socket;
    this.patience = setTimeout(() => this.socket === socket && this.lost(), PATIENCE);
    socket.onopen = () => {
      this.openedAt = performance.now();
      socket.send(JSON.stringify({ key: this.key }));
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (this.socket !== socket || typeof event.data !== "string") return;
      const told = JSON.parse(event.data) as Told;
      if (told.kind === "view" || told.kind === "changed") this.hear(told);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private hear(told: Told): void {
    clearTimeout(this.patience);
    this.listen();
    void this.ready.then(() => {
      if (this.#link === "closed") return;
      this.take(told);
      if (this.#link !== "live") {
        this.#link = "live";
        this.attempts = 0;
        void this.flush();
      }
    });
  }

  private listen(): void {
    clearTimeout(this.quiet);
    const socket = this.socket;
    this.quiet = setTimeout(() => {
      if (document.visibilityState !== "visible") return this.listen();
      fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }).then(
        () => this.socket === socket && this.listen(),
        () => this.socket === socket && socket !== null && this.lost(),
      );
    }, QUIET);
  }

  private set(now: number, synced: boolean): void {
    this.#at = now;
    this.#from = performance.now();
    this.#synced = synced;
  }

  private take(told: Told): void {
    this.set(told.now, true);
    if (told.kind === "view") {
      // A restored tournament may have begun anew with fewer entries: a view is taken as it is.
      for (const name of [...this.sections.keys()]) if (!Object.hasOwn(told.sections, name)) this.sections.delete(name);
      if (told.role !== undefined) this.#role = told.role;
    } else if (told.seq < this.#seq) return;
    for (const [name, value] of Object.entries(told.sections)) this.sections.set(name, value);
    for (const name of told.gone ?? []) this.sections.delete(name);
    this.#seq = told.seq;
    if (told.kind === "view") void this.missed(told.seq);
    this.tidy();
    if (this.keeps) this.keeping ??= setTimeout(() => void this.keep(), KEEPING);
  }

  private async keep(): Promise<void> {
    this.keeping = undefined;
    const view: KeptView = { holder: this.holder, seq: this.#seq, role: this.#role, offset: this.now() - Date.now(), sections: this.own() };
    try {
      await (await this.store)?.keep(view);
    } catch {
      this.#stores = false;
    }
  }

  /** What this page shows without a network: of tables its own, and nothing of how all stand. */
  private own(): Record<string, unknown> {
    const mine = `table:${this.me?.round}:${this.me?.table}`;
    return Object.fromEntries([...this.sections].filter(([name]) => name === mine || !/^(table:|places$|sums$)/.test(name)));
  }

  private lost(code = 0): void {
    const lasted = this.openedAt > 0 && performance.now() - this.openedAt > PATIENCE;
    this.drop();
    if (this.#link === "closed") return;
    const why = CLOSED[code];
    // What was here and is not there now is being restored on another machine: that is waited for.
    if (why !== undefined && !(why === "unknown" && this.#seq > 0)) return this.end(why);
    if (lasted) this.attempts = 0;
    if (this.#link !== "connecting" || this.attempts > 1 || !navigator.onLine) this.#link = navigator.onLine ? "reconnecting" : "offline";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts);
    this.attempts++;
    // All pages lose a server that restarts at the same moment: they must not all come at once.
    this.later(wait * (0.5 + Math.random()));
  }

  private later(wait: number): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.openedAt = 0;
    clearTimeout(this.patience);
    clearTimeout(this.quiet);
    clearTimeout(this.retry);
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** Tries at once, whatever the wait was. */
  private readonly hurry = (): void => {
    if (this.#link === "closed") return;
    void this.flush();
    if (this.#link === "live" || this.socket !== null) return;
    this.connect();
  };

  private readonly lose = (): void => {
    if (this.#link === "closed") return;
    this.drop();
    this.#link = "offline";
    // The device may be wrong about its network (a hall without internet): it is tried all the same.
    this.later(LONGEST_WAIT);
  };

  private readonly look = (): void => {
    if (this.#link === "closed") return;
    if (document.visibilityState !== "visible") {
      this.hidden = { device: Date.now(), page: performance.now() };
      return;
    }
    const { hidden } = this;
    if (hidden !== null) {
      const asleep = Date.now() - hidden.device - (performance.now() - hidden.page);
      if (asleep > ASLEEP) this.set(this.now() + asleep, false);
    }
    if (this.#link !== "live") return this.hurry();
    // A phone that wakes up has often lost its connection without a word: a new one brings the whole view.
    this.drop();
    this.connect();
  };

  private end(why: Why): void {
    this.drop();
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.look);
    this.#closed = why;
    this.#link = "closed";
  }
}

/** A row as it is sent: what is judged by when it was said tells for how long it has waited. */
function stamped({ report, entered }: Waiting, now: number): NewReport {
  const told = report.kind === "game_entered" || report.kind === "lot_drawn" || report.kind === "player_out" || report.kind === "arrived";
  return told ? { ...report, waited: Math.max(0, Math.round(now - entered)) } : report;
}

/** A row after its answer; nothing where there was none. */
function answeredRow(row: Waiting, told: Answered | undefined): Waiting[] {
  if (told === undefined) return [];
  return [told.ok ? { ...row, seq: told.seq ?? 0 } : { ...row, refused: refusalOf(told) }];
}

function refusalOf(told: Answered): Refusal {
  return { reason: told.reason ?? "", expected: told.expected ?? "", found: told.found ?? "" };
}

async function jsonOf<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  try {
    return (await response.json()) as T;
  } catch {
    throw new Trouble("unavailable", response.status);
  }
}

function asTrouble(error: unknown): Trouble {
  if (error instanceof Trouble) return error;
  console.error("championship", error);
  return new Trouble("unavailable", 0);
}

function wordOf(trouble: Trouble): string {
  switch (trouble.kind) {
    case "offline":
    case "unavailable":
      return trouble.kind;
    case "too-often":
      return "too_often";
    case "stranger":
    case "forbidden":
      return "key";
    case "missing":
      return "unknown";
    default:
      return "garbled";
  }
}

/** The server's clock as a page shows it: read anew each second and with all that is told; to be made while a component is. */
export class Clock {
  #now = $state(0);

  constructor(champ: Championship, every = 1000) {
    this.#now = champ.now();
    $effect(() => {
      // A limit that has just been told must not be seen with the second before.
      void champ.seq;
      this.#now = champ.now();
      const timer = setInterval(() => (this.#now = champ.now()), every);
      return () => clearInterval(timer);
    });
  }

  get now(): number {
    return this.#now;
  }
}
