/** Asks the engine in the worker what it says of a set-up. */
import { house } from "../net";
import type { Format } from "../protocol";
import type { Value } from "./options";

export interface Question {
  ruleset: Record<string, Value>;
  /** Null: as many as may sit down, which is what rules that are kept or shared have to allow. */
  seats: number | null;
  format: Format;
  values: string | Record<string, number> | null;
}

export type Check =
  | {
      ok: true;
      /** Every option as it then stands. */
      values: Record<string, Value>;
      min_seats: number;
      max_seats: number;
      /** How long a match usually takes, from and to, in minutes. */
      minutes: readonly [number, number];
    }
  | {
      ok: false;
      reason: string;
      /** The option, or the two options, at fault. */
      options: readonly string[];
      /** Single changes that would make it playable. */
      remedies: readonly { option: string; value: Value }[];
      values: Record<string, Value> | null;
      max_seats: number;
      minutes: readonly [number, number] | null;
    };

/** The engine's word on a set-up; null when the engine does not run (then `start` decides). */
export async function check(question: Question): Promise<Check | null> {
  try {
    return await house.ask<Check>("check", question);
  } catch (error) {
    console.error("check", error);
    return null;
  }
}
