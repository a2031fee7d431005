/** Why something was not taken, as a sentence. */
import { has, t } from "../i18n";
import type { Refusal } from "./store";

/** The sentence for a refusal: the tournament's reasons, and the page's own words for what a connection does. */
export function refusal(refused: Refusal): string {
  const id = `championship-refused-${refused.reason}`;
  if (has(id)) return t(`championship-refused-${refused.reason}`, { expected: refused.expected, found: refused.found });
  // A newer server may know a reason that this page does not.
  return t("trouble-refused");
}
