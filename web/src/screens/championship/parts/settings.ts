/** The settings of a championship. */
import type { Head, Settings } from "../../../championship";

/** What a new championship begins with: the event's own rules (seed 001), for this year. */
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

/** The settings as they stand, of all that everybody may see. */
export function settingsOf(head: Head): Settings {
  const { title, year, starts, place, online, format, minimum_age, fee, currency, values, call_minutes, game_minutes, strike, automatic, turn_seconds, erase_days, season } = head;
  return { title, year, starts, place, online, format, minimum_age, fee, currency, values, chips: head.chips === 2 ? 2 : 3, call_minutes, game_minutes, strike, automatic, turn_seconds, erase_days, season };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
export type Draft = Writable<Settings>;
