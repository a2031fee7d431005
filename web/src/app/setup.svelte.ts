import { AVATARS, isAvatar, type AvatarId } from "../art/avatars";
import type { Format, SeatSpec } from "../protocol/types";
import { CARD_VALUES, OPTIONS, PRESETS, same, type Value } from "./options";
import { heed, read, write } from "./store";

export type Level = "beginner" | "casual" | "strong";
export const LEVELS: readonly Level[] = ["beginner", "casual", "strong"];

/** Those who may sit down as opponents, in the order in which they come; each has a drawing and a name `avatar-<id>`. */
export const CAST: readonly AvatarId[] = ["anicka", "karel", "jarka", "kuba", "tereza"];
/** The player's own drawing. */
export const OWN_AVATAR: AvatarId = "vojta";

/** What is played, wherever and with whomever. */
export interface Rules {
  preset: string;
  /** Options that differ from the preset. */
  changes: Record<string, Value>;
  format: Format;
  /** A card value table's name, one of the player's own, or null: the preset's. */
  values: string | Record<string, number> | null;
}

/** Somebody who plays on this device; an empty name stands for the drawing's. */
export interface Player {
  name: string;
  avatar: AvatarId;
}

/** A game as the player set it up; it is kept for the next time. */
export interface SetUp extends Rules {
  opponents: number;
  level: Level;
  /** Who shares this device, and how many computers sit with them. */
  players: Player[];
  computers: number;
}

export const [FEWEST_PLAYERS, MOST_PLAYERS, LONGEST_NAME] = [2, 6, 20] as const;

/** Two who have not said their names yet. */
export function firstPlayers(): Player[] {
  return AVATARS.slice(4, 4 + FEWEST_PLAYERS).map((avatar) => ({ name: "", avatar }));
}

/** A name as it is shown: no signs that nobody sees, no more than there is room for; empty if nothing is left. */
export function cleanName(name: string): string {
  const seen = Array.from(name.normalize("NFC").replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, "")).slice(0, LONGEST_NAME).join("").trim();
  return /[^\p{C}\p{Z}]/u.test(seen) ? seen : "";
}

export const FIRST: Readonly<SetUp> = {
  preset: "prsi",
  changes: {},
  opponents: 2,
  level: "casual",
  players: firstPlayers(),
  computers: 0,
  format: { kind: "rounds_won", n: 3 },
  values: null,
};

const whole = (value: unknown, low: number, high: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= low && value <= high;

function restoredFormat(value: unknown): Format | null {
  const form = value as Record<string, unknown> | null;
  switch (form?.kind) {
    case "single":
    case "fewer_cards":
      return { kind: form.kind };
    case "rounds_won":
      return whole(form.n, 1, 100) ? { kind: "rounds_won", n: form.n } : null;
    case "penalty_points":
      return whole(form.limit, 1, 10_000) ? { kind: "penalty_points", limit: form.limit } : null;
    case "chips":
      return whole(form.n, 1, 20) && whole(form.survivors, 1, 5)
        ? { kind: "chips", n: form.n, survivors: form.survivors }
        : null;
    default:
      return null;
  }
}

/** What was stored, field by field; a wrong or unknown one is replaced by the first visit's. */
export function restored(stored: unknown): SetUp {
  const result: SetUp = { ...FIRST, changes: {}, players: firstPlayers() };
  if (typeof stored !== "object" || stored === null) return result;
  const from = stored as Record<string, unknown>;
  if (typeof from.preset === "string" && Object.hasOwn(PRESETS, from.preset)) result.preset = from.preset;
  if (typeof from.changes === "object" && from.changes !== null) {
    for (const [name, value] of Object.entries(from.changes)) {
      const option = OPTIONS.find((one) => one.name === name);
      if (!option) continue;
      const known = option.span
        ? whole(value, option.span[0] ?? 0, option.span[1] ?? 0)
        : option.values.some((allowed) => same(allowed, value as Value));
      if (known) result.changes[name] = value as Value;
    }
  }
  if (whole(from.opponents, 1, CAST.length)) result.opponents = from.opponents;
  if (LEVELS.includes(from.level as Level)) result.level = from.level as Level;
  if (Array.isArray(from.players)) {
    const players = from.players.flatMap((one: Partial<Player> | null) =>
      typeof one?.name === "string" && typeof one.avatar === "string" && isAvatar(one.avatar) ? [{ name: cleanName(one.name), avatar: one.avatar }] : [],
    );
    if (whole(players.length, FEWEST_PLAYERS, MOST_PLAYERS)) result.players = players;
  }
  if (whole(from.computers, 0, MOST_PLAYERS - FEWEST_PLAYERS)) result.computers = from.computers;
  result.format = restoredFormat(from.format) ?? result.format;
  if (typeof from.values === "string" && Object.hasOwn(CARD_VALUES, from.values)) result.values = from.values;
  else if (typeof from.values === "object" && from.values !== null) {
    const table = from.values as Record<string, unknown>;
    const ranks = Object.keys(CARD_VALUES.queens ?? {});
    if (ranks.every((rank) => whole(table[rank], 0, 1000))) {
      result.values = Object.fromEntries(ranks.map((rank) => [rank, table[rank] as number]));
    }
  }
  return result;
}

export const setup: SetUp = $state(restored(read("setup")));
heed("setup", (stored) => Object.assign(setup, restored(stored)));

/** Stores the set-up as it is now. */
export function saveSetup(): void {
  void write("setup", $state.snapshot(setup));
}

/** The ruleset as the engine wants it: the preset and what differs. */
export function rulesetSpec(of: Rules = setup): Record<string, Value> {
  return { preset: of.preset, ...of.changes };
}

/** An option's value as far as the page can know it: the change, or the preset's. */
export function valueOf(name: string, of: Rules = setup): Value | undefined {
  return name in of.changes ? of.changes[name] : PRESETS[of.preset]?.values[name];
}

/** Changes an option; the preset's own value is no change. */
export function setOption(name: string, value: Value, of: Rules = setup): void {
  if (same(value, PRESETS[of.preset]?.values[name])) delete of.changes[name];
  else of.changes[name] = value;
}

/** The card values in force: rank → points. */
export function cardValues(of: Omit<Rules, "format"> = setup): Readonly<Record<string, number>> {
  const named = of.values ?? PRESETS[of.preset]?.card_values ?? "queens";
  return typeof named === "string" ? (CARD_VALUES[named] ?? {}) : named;
}

/** What each of the people on this device is called. */
export function playerNames(name: (id: string) => string): string[] {
  return setup.players.map((one) => cleanName(one.name) || name(one.avatar));
}

/** The computers that sit with them: of those whose drawing and name nobody has taken. */
export function computersBeside(name: (id: string) => string): AvatarId[] {
  const names = playerNames(name).map((one) => one.toLocaleLowerCase());
  const free = [...CAST, ...AVATARS.filter((id) => !CAST.includes(id))].filter(
    (id) => setup.players.every((one) => one.avatar !== id) && !names.includes(name(id).toLocaleLowerCase()),
  );
  return free.slice(0, setup.computers);
}

/** The seats in order: the player, or the people on this device, then the computers of the set-up. */
export function seatSpecs(name: (id: string) => string, together = false): SeatSpec[] {
  const names = playerNames(name);
  const people: SeatSpec[] = together
    ? setup.players.map(({ avatar }, n) => ({ kind: "person", name: names[n] ?? "", avatar }))
    : [{ kind: "person", name: name(OWN_AVATAR), avatar: OWN_AVATAR }];
  const bots = together ? computersBeside(name) : CAST.slice(0, setup.opponents);
  return [...people, ...bots.map((id): SeatSpec => ({ kind: "bot", name: name(id), avatar: id, level: setup.level }))];
}

/** Milliseconds a bot waits before its move, by the setting. */
export const PACES = {
  instant: { bot_min: 0, bot_max: 0, next_round: null },
  fast: { bot_min: 300, bot_max: 700, next_round: null },
  natural: { bot_min: 700, bot_max: 1600, next_round: null },
  slow: { bot_min: 1600, bot_max: 3000, next_round: null },
} as const;
