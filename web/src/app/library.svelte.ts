/** The player's own rulesets: kept on this device as the texts by which they are shared, which the engine checks. */
import { house } from "../net";
import type { Format } from "../protocol";
import type { Agreed } from "./book";
import { PRESETS, same, type Value } from "./options";
import { rulesetSpec, setup, type Rules } from "./setup.svelte";
import { heed, read, write } from "./store";

const KEY = "rulesets";
const MOST = 60;
const LONGEST = 2000;

/** What a shared text comes to (src/prsi/learn/pages.py). */
export type Opened =
  | ({ readonly ok: true; readonly name: string; readonly format: Format } & Agreed)
  | { readonly ok: false; readonly reason: string; readonly message: string };

function restored(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((one): one is string => typeof one === "string" && one.length <= LONGEST).slice(0, MOST);
}

let links = $state.raw<readonly string[]>(restored(read(KEY)));
heed(KEY, (stored) => (links = restored(stored)));
/** Whether the last change was kept on the device. */
let kept = $state(true);

async function change(to: readonly string[]): Promise<boolean> {
  links = to;
  return (kept = await write(KEY, links));
}

export const library = {
  /** The texts of the rulesets kept here, newest first. */
  get links(): readonly string[] {
    return links;
  },
  /** False where the browser stores nothing: they then last as long as the page. */
  get kept(): boolean {
    return kept;
  },
  get full(): boolean {
    return links.length >= MOST;
  },
  /** Keeps a ruleset, the same one once; false where the browser stores nothing. */
  keep(link: string): Promise<boolean> {
    return change([link, ...links.filter((one) => one !== link)].slice(0, MOST));
  },
  forget(link: string): void {
    void change(links.filter((one) => one !== link));
  },
  /** Puts one back where it was. */
  restore(link: string, at: number): void {
    void change([...links.slice(0, at), link, ...links.slice(at)]);
  },
};

/** What a shared text describes; rejects where the engine does not run. */
export function openLink(link: string): Promise<Opened> {
  return house.ask("open", link);
}

const opened: Map<string, Promise<Opened>> = new Map();

/** What a kept text describes: read once, however often it is asked for. */
export function openKept(link: string): Promise<Opened> {
  let rules = opened.get(link);
  if (rules === undefined) {
    rules = openLink(link);
    opened.set(link, rules);
    rules.catch(() => opened.delete(link));
  }
  return rules;
}

/** How many options differ from the preset's. */
export function changesOf({ ruleset }: Pick<Agreed, "ruleset">): number {
  const preset = PRESETS[String(ruleset.preset)];
  return Object.entries(ruleset).filter(([name, value]) => name !== "preset" && !same(value, preset?.values[name])).length;
}

/** Rules as a text that others of the same options and card values have too; how long one plays by them is not in it. */
export function keyOf({ ruleset, values }: Omit<Agreed, "format">): string {
  const sorted = (of: object) => Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([sorted(ruleset), typeof values === "object" && values !== null ? sorted(values) : values]);
}

/** The text by which rules are shared under a name. */
export function linkOf(name: string, of: Agreed): Promise<string> {
  return house.ask("link", { name, ...of });
}

/** The address that opens a shared text. */
export function addressOf(link: string): string {
  return `${location.origin}/#/rulesets?${link}`;
}

/** The ruleset that the answers to the four questions come to; a list where several may hold. */
export function atHome(answers: readonly (string | readonly string[])[]): Promise<Record<string, Value>> {
  return house.ask("home", answers);
}

/** What is set up now. */
export function asSetUp(of: Rules = setup): Agreed & { readonly format: Format } {
  return $state.snapshot({ ruleset: rulesetSpec(of), format: of.format, values: of.values }) as Agreed & { format: Format };
}

/** Sets up a game, or a table with people, by these rules; whom one plays with stays. */
export function play(rules: Agreed & { readonly format: Format }, of: Rules = setup): void {
  const { preset, ...changes } = rules.ruleset;
  of.preset = String(preset);
  of.changes = { ...changes };
  of.format = rules.format;
  of.values = rules.values === null ? null : typeof rules.values === "string" ? rules.values : { ...rules.values };
}
