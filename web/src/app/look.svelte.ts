import type { Look } from "../cards/face";
import type { Pack } from "../cards/suits";
import { i18n } from "../i18n";
import { PRESETS } from "./options";
import { settings } from "./settings.svelte";

/** A pack that begins below the seven is drawn with French suits alone: there is no German-suited one. */
const onlyFrench = (deck: unknown): boolean => deck === 52 || (Array.isArray(deck) && deck.some((code) => /^[2-6]/.test(String(code))));

/** With which suits a ruleset, a preset's name and the options that differ, is played here. */
export function packOf(ruleset: Readonly<Record<string, unknown>>): Pack {
  return onlyFrench(ruleset.deck ?? PRESETS[String(ruleset.preset)]?.values.deck) ? "french" : settings.cards;
}

/** How cards look now, those of a ruleset if one is given: the player's settings, and the corner letters of the language on screen. */
export function look(ruleset?: Readonly<Record<string, unknown>>): Look {
  const byLanguage = i18n.language === "cs" || i18n.language === "sk" ? "spsv" : "uo";
  return {
    pack: ruleset ? packOf(ruleset) : settings.cards,
    numerals: settings.numerals,
    letters: settings.letters === "language" ? byLanguage : settings.letters,
    fourColours: settings.fourColours,
    largePrint: settings.largePrint,
  };
}
