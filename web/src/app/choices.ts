/** The rulesets that one can look at: the own ones, the one that is set up, and the presets. */
import { t } from "../i18n";
import type { Agreed } from "./book";
import { asSetUp, library, openKept } from "./library.svelte";
import { PRESETS } from "./options";
import { FIRST } from "./setup.svelte";

export interface Choice {
  /** The text by which it is shared, "now", or "preset NAME". */
  readonly key: string;
  readonly name: string;
  /** A preset says nothing of the format. */
  readonly preset: boolean;
  readonly rules: Agreed;
}

/** What is set up now. */
export function now(): Choice {
  return { key: "now", name: t("rulesets-now"), preset: false, rules: asSetUp() };
}

/** All presets; nobody has to be asked for them. */
export function presets(): Choice[] {
  return Object.keys(PRESETS).map((name) => ({ key: `preset ${name}`, name: t(`preset-${name}`), preset: true, rules: { ruleset: { preset: name }, format: FIRST.format, values: null } }));
}

/** The own rulesets, read by the engine, and one more that was shared; `refused` hears why that one is none. */
export async function own(link = "", refused?: (reason: string) => void): Promise<Choice[]> {
  const links = link && !library.links.includes(link) ? [link, ...library.links] : library.links;
  const found: Choice[] = [];
  for (const one of links) {
    const rules = await openKept(one);
    if (rules.ok) found.push({ key: one, name: rules.name || t("rulesets-unnamed"), preset: false, rules });
    else if (one === link) refused?.(rules.reason);
  }
  return found;
}
