/** The lessons: which are learned (kept on this device), and how one stands. */
import { house } from "../net";
import type { Entry, TableView } from "../protocol";
import { LESSONS } from "./options";
import { heed, read, write } from "./store";

const KEY = "lessons";

function restored(stored: unknown): string[] {
  return Array.isArray(stored) ? LESSONS.filter((name) => stored.includes(name)) : [];
}

let learned = $state.raw<readonly string[]>(restored(read(KEY)));
heed(KEY, (stored) => (learned = restored(stored)));

export const lessons = {
  get learned(): readonly string[] {
    return learned;
  },
  /** The first that is not learned yet; null: all are. */
  get next(): string | null {
    return LESSONS.find((name) => !learned.includes(name)) ?? null;
  },
  learn(name: string): void {
    if (learned.includes(name)) return;
    learned = [...learned, name];
    void write(KEY, learned);
  },
};

/** How a lesson stands after some moves of the learner (src/prsi/browser/lessons.py). */
export interface LessonState {
  readonly verdict: "begun" | "right" | "wrong" | "refused" | "done";
  readonly step: number;
  readonly steps: number;
  readonly message: string;
  readonly view: TableView;
  readonly entries: readonly Entry[];
}

/** Asks how a lesson stands; `seats` are the players' names and drawings. */
export function lessonState(name: string, moves: readonly string[], seats: readonly (readonly [string, string])[]): Promise<LessonState> {
  return house.ask("lesson", { name, moves, seats });
}
