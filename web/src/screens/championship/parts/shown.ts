/** Words for what a championship's sections say. */
import type { Championship, GamesForPoints, Knockout, PlaceShown, RoundShown, SeatShown, StageKind, TableShown } from "../../../championship";
import { t } from "../../../i18n";

/** "2. kolo", "Semifinále". */
export const stageName = (of: { readonly kind: StageKind; readonly number: number }): string => t("champ-stage", { kind: of.kind, number: of.number });

/** How many stages there are in all: those of the plan, or those seen so far. */
export function stageCount(champ: Championship): number {
  return Math.max(champ.plan?.stages.length ?? 0, champ.head?.round ?? 0);
}

/** The rounds so far, in order. */
export function roundsOf(champ: Championship): RoundShown[] {
  return champ.all<RoundShown>("round:").sort((a, b) => a.number - b.number);
}

/** The draw of a round that counts: the last one. */
export const drawOf = (round: RoundShown) => round.draws.at(-1);

/** Whether a round has been drawn (or needs no draw). */
export const isDrawn = (round: RoundShown | undefined): boolean => round !== undefined && drawOf(round)?.drawn_at != null;

/** The name on the board of whoever wished no other: the first name with the last name's initial (names.py). */
export function shortName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  if (last === undefined) return first;
  const initial = ` ${[...last][0]}.`;
  return [...first].slice(0, 60 - [...initial].length).join("") + initial;
}

export const forPoints = (format: Knockout | GamesForPoints | undefined): boolean => format?.kind === "games_for_points";

/** A place, or part of one that is shared: `last` is then the last place of all who share it. */
export type PlacePart = PlaceShown & { readonly last?: number };

/** Places, and those shared by more than `most` in parts. */
export const parted = (places: readonly PlaceShown[], most: number): PlacePart[] =>
  places.flatMap((place) => portions(place.players, most).map((players) => ({ ...place, players, last: place.place + place.players.length - 1 })));

/** "3.", "5.–6.". */
export function placeText(place: PlacePart): string {
  const last = place.last ?? place.place + place.players.length - 1;
  return last > place.place ? t("champ-places-shared", { first: place.place, last }) : t("champ-place", { place: place.place });
}

/** What a table is doing, in a word or two; empty: nothing yet. */
export function tableText(table: TableShown): string {
  if (table.status === "over") return t("champ-table-over");
  if (table.status === "lot") return t("champ-table-lot");
  if (table.status === "conflict") return t("champ-table-conflict");
  return table.games.length > 0 ? t("champ-table-game", { number: table.next }) : "";
}

/** What has become of a player at a table; empty while they play. */
export function seatText(seat: SeatShown): string {
  return seat.state === "in" ? "" : t(`champ-seat-${seat.state}`);
}

export interface Found {
  readonly id: string;
  readonly name: string;
  readonly table: TableShown | null;
}

/** Everybody whose name is on the board in the last drawn round, or was before, by name. */
export function playersOf(champ: Championship): Found[] {
  const found = new Map<string, Found>();
  for (const table of champ.all<TableShown>("table:").sort((a, b) => a.round - b.round))
    for (const seat of table.seats) found.set(seat.id, { id: seat.id, name: seat.name, table });
  for (const round of roundsOf(champ))
    for (const [id, name] of round.byes) {
      const before = found.get(id);
      if (before?.table == null || before.table.round < round.number) found.set(id, { id, name, table: null });
    }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Games at a table at most, until so many are left: each costs a chip, and whoever is left has kept one. */
export const gamesAtMost = (players: number, chips: number, survivors: number): number => players * chips - survivors;
/** So many games stand beside each other on a score sheet: six with three chips play 17 until one is left. */
export const MOST_COLUMNS = 17;

/** So many tables of a stage the picture of the way to the final has at first. */
export const MOST_DRAWN = 60;

/** A list in parts, each of which weighs `most` or is one item. */
export function portions<T>(list: readonly T[], most: number, weight: (one: T) => number = () => 1): T[][] {
  const found: T[][] = [];
  let sum = 0;
  for (const one of list) {
    sum += weight(one);
    if (found.length === 0 || sum > most) {
      found.push([]);
      sum = weight(one);
    }
    found.at(-1)!.push(one);
  }
  return found;
}

/** Letters without their marks, for finding "Řehoř" by "rehor". */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/**
 * Whether somebody who types `wanted` may mean `name`: each word typed begins one of the name's, in any order, and an
 * initial ("N.") stands for all that begin so, as whoever is on the board as "Jana N." types "Jana Nováková".
 */
export function isMeant(name: string, wanted: string): boolean {
  const words = plain(name).split(/\s+/);
  return plain(wanted)
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed) || (word.endsWith(".") && typed.startsWith(word.slice(0, -1)))));
}

/** "9:59"; "0:00" when nothing is left. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A hexadecimal text in groups of four, to be read aloud and compared. */
export const grouped = (hex: string): string => hex.replace(/(.{4})(?=.)/g, "$1 ");

/** The address of a page of a championship, as it stands in a link. */
export const pathOf = (...parts: string[]): string => `#/c/${parts.map(encodeURIComponent).join("/")}`;
/** The address of a season's table. */
export const seasonPath = (name: string): string => pathOf("season", name);
export const linkOf = (...parts: string[]): string => `${location.origin}/${pathOf(...parts)}`;
