/** What a new championship begins with: the event's own rules (seed 001), for this year. */
import type { Settings } from "../../../championship";

export function fresh(title: string, year = new Date().getFullYear()): Settings {
  return {
    title,
    year,
    starts: "",
    place: "",
    online: false,
    format: { kind: "knockout" },
    minimum_age: 15,
    fee: 100,
    currency: "Kč",
    values: "czech",
    chips: 3,
    call_minutes: 10,
    game_minutes: 5,
    strike: false,
    automatic: false,
    turn_seconds: 30,
    erase_days: 30,
    season: "",
  };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
export type Draft = Writable<Settings>;
