/** What is asked before there is a championship to be connected to: the list, and a new one. */
import { answer } from "../net/api";
import type { SeasonShown } from "../net/answers";
import type { Settings } from "./types";

/** What one opens gets: the code for everybody, the key for the head judge alone. */
export interface Opening {
  readonly code: string;
  readonly key: string;
}

/** Opens a championship; the same id again is the same one. Throws Trouble. */
export async function openChampionship(settings: Settings, id: string): Promise<Opening> {
  return (await (await answer("POST", "/api/championships", { settings, id })).json()) as Opening;
}

/** The public list; throws Trouble. */
export async function listChampionships<T>(): Promise<T> {
  return (await (await answer("GET", "/api/championships")).json()) as T;
}

/** A season's name as it stands in an address; its slashes too. */
const named = (name: string): string => encodeURIComponent(name);

/** The table of a season; throws Trouble. */
export async function seasonOf(name: string): Promise<SeasonShown> {
  return (await (await answer("GET", `/api/championships/seasons/${named(name)}`)).json()) as SeasonShown;
}

/** Where a season's table is a file for a spreadsheet. */
export const seasonFile = (name: string, language: string): string => `/api/championships/seasons.csv/${named(name)}?language=${language}`;
