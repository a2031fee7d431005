/** A table for people as it is being set up; kept for the next time, apart from the games against the computer. */
import { FIRST, LEVELS, restored, type Level, type Rules } from "../../app/setup.svelte";
import { heed, read, write } from "../../app/store";

/** Milliseconds a person has for a turn; null: as long as it takes. */
export const CLOCKS = [null, 15_000, 30_000, 60_000, 120_000] as const;
export type Clock = (typeof CLOCKS)[number];

export interface Plan extends Rules {
  seats: number;
  /** Seats that the computer takes at once. */
  bots: number;
  level: Level;
  clock: Clock;
  /** Whether anybody may find it in the lobby. */
  open: boolean;
}

function restoredPlan(stored: unknown): Plan {
  const { preset, changes, format, values } = restored(stored);
  const from = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const whole = (value: unknown, low: number, high: number, otherwise: number): number =>
    typeof value === "number" && Number.isInteger(value) && value >= low && value <= high ? value : otherwise;
  return {
    preset,
    changes,
    format,
    values,
    seats: whole(from.seats, 2, 6, 3),
    bots: whole(from.bots, 0, 5, 0),
    level: LEVELS.includes(from.level as Level) ? (from.level as Level) : FIRST.level,
    clock: CLOCKS.includes(from.clock as Clock) ? (from.clock as Clock) : null,
    open: from.open === true,
  };
}

export const plan: Plan = $state(restoredPlan(read("table")));
heed("table", (stored) => Object.assign(plan, restoredPlan(stored)));

/** Stores the plan as it is now. */
export function savePlan(): void {
  void write("table", $state.snapshot(plan));
}
