/**
 * The shell around one table: it keeps the clock, stores what happened before anybody is told, and sees to it that
 * only one tab runs the table.
 */
import { type Database, FORMAT, type EntryRow, type TableRow, type Versions, isFull } from "../storage/database";
import type { Connection, Notice } from "../net/client";
import type { Outcome, Rules } from "./python";

/** Where the table's words go. */
export interface Listener {
  message(text: string): void;
  connection(connection: Connection): void;
  notice(notice: Notice): void;
  /** The rules failed in the middle of something: this worker cannot go on. */
  fault(error: unknown): void;
}

/** Longest delay that a browser's timer holds. */
const LONGEST = 2 ** 31 - 1;

export class TableShell {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Calls are done one after the other, each stored before the next begins. */
  private queue: Promise<void> = Promise.resolve();
  private over = false;

  constructor(
    private readonly rules: Rules,
    /** Null once nothing can be stored: the game goes on in memory. */
    private database: Database | null,
    private row: TableRow,
    private readonly listener: Listener,
    /** Whether a command has been sent that this worker has not yet taken. */
    private readonly somebodyWaits: () => boolean,
  ) {}

  static row(table: string, start: string, versions: Versions): TableRow {
    const now = Date.now();
    return { table, format: FORMAT, versions, created: now, updated: now, running: true, start };
  }

  /** Calls the table when its turn in the queue comes, then stores, sends and sets the clock. */
  run(call: (rules: Rules, now: number) => Outcome): Promise<void> {
    this.queue = this.queue.then(async () => {
      if (this.over) return;
      clearTimeout(this.timer);
      await this.settle(call(this.rules, Date.now()));
    });
    return this.queue;
  }

  private async settle(outcome: Outcome): Promise<void> {
    await this.store(outcome);
    if (this.over) return;
    for (const text of outcome.messages) this.listener.message(text);
    // A turn of the event loop before thinking: commands that have come meanwhile go first.
    if (outcome.think) this.later(0, (rules, now) => rules.think(now, this.somebodyWaits));
    else if (outcome.wake !== null) this.later(outcome.wake - Date.now(), (rules, now) => rules.tick(now));
  }

  private later(delay: number, call: (rules: Rules, now: number) => Outcome): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => this.run(call).catch((error: unknown) => this.listener.fault(error)),
      Math.min(Math.max(delay, 0), LONGEST),
    );
  }

  private async store(outcome: Outcome): Promise<void> {
    if (this.database === null || outcome.entries.length === 0) return;
    const { table } = this.row;
    const entries = outcome.entries.map((text, index): EntryRow => ({ table, seq: outcome.first + index, text }));
    const row: TableRow = { ...this.row, updated: Date.now(), running: outcome.running };
    try {
      const snapshot = outcome.snapshot === null ? null : { table, seq: outcome.first + entries.length - 1, text: outcome.snapshot };
      await this.database.append(row, entries, snapshot);
      this.row = row;
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") {
        // Somebody else has written these entries: the table has been taken over, and this copy of it is wrong.
        this.stop();
        this.listener.notice("taken-over");
        this.listener.connection("elsewhere");
        return;
      }
      this.database = null;
      this.listener.notice(isFull(error) ? "storage-full" : "storage-blocked");
    }
  }

  /** Nothing is stored, sent or timed any more. */
  stop(): void {
    this.over = true;
    clearTimeout(this.timer);
  }
}
