/** Commands under way: each has an id of this page's making, and is sent again under the same id until it is answered. */
import type { Command, Message } from "../protocol";
import { PROTOCOL_VERSION } from "../protocol";
import type { Answer, Request } from "./client";
import { randomId } from "./emitter";

interface Waiting {
  readonly text: string;
  readonly seat: number | null;
  readonly kind: Request["kind"];
  readonly resolve: (answer: Answer) => void;
}

export class Pending {
  /** Oldest first. */
  private readonly waiting = new Map<string, Waiting>();
  private readonly prefix = randomId();
  private count = 0;

  /** A command with its version and id, and the promise of its answer; `seat`: for whom, null for who is shown. */
  prepare(request: Request, seat: number | null = null): { id: string; text: string; answer: Promise<Answer> } {
    const id = `${this.prefix}-${++this.count}`;
    const text = JSON.stringify({ ...request, v: PROTOCOL_VERSION, id } as Command);
    const answer = new Promise<Answer>((resolve) => this.waiting.set(id, { text, seat, kind: request.kind, resolve }));
    return { id, text, answer };
  }

  /** The commands without an answer, in the order in which they were made. */
  unanswered(): readonly { readonly text: string; readonly seat: number | null }[] {
    return [...this.waiting.values()];
  }

  get size(): number {
    return this.waiting.size;
  }

  /** Whether a command has no answer and is none of these, so that it can be sent again later. */
  waits(id: string, fleeting: ReadonlySet<Request["kind"]>): boolean {
    const waiting = this.waiting.get(id);
    return waiting !== undefined && !fleeting.has(waiting.kind);
  }

  /** Hands a message that answers a command to who waits for it. */
  settle(message: Message): void {
    if (message.kind === "events" || message.kind === "storing" || message.id === null) return;
    const waiting = this.waiting.get(message.id);
    if (waiting === undefined) return;
    this.waiting.delete(message.id);
    waiting.resolve(message);
  }

  /** Refuses commands by this page itself: all, or those that `which` picks. */
  refuse(reason: string, which: (kind: Request["kind"]) => boolean = () => true): void {
    for (const [id, { kind, resolve }] of [...this.waiting]) {
      if (!which(kind)) continue;
      this.waiting.delete(id);
      resolve({ v: PROTOCOL_VERSION, kind: "refused", id, reason, rule: "", expected: "", found: "" });
    }
  }
}
