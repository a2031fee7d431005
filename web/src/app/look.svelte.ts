import type { Look } from "../cards/face";
import { i18n } from "../i18n";
import { settings } from "./settings.svelte";

/** How cards look now: the player's settings, and the corner letters of the language on screen. */
export function look(): Look {
  const byLanguage = i18n.language === "cs" || i18n.language === "sk" ? "spsv" : "uo";
  return {
    pack: settings.cards,
    numerals: settings.numerals,
    letters: settings.letters === "language" ? byLanguage : settings.letters,
    fourColours: settings.fourColours,
    largePrint: settings.largePrint,
  };
}
