/** Why something was not taken, as a sentence. */
import { has, t } from "../i18n";
import type { Refusal } from "./store";

/** The sentence for a refusal: the tournament's reasons, and the page's own words for what a connection does. */
export function refusal(refused: Refusal): string {
  // What the server could not read, this page has written wrongly.
  const reason = refused.reason === "malformed" || refused.reason === "id_taken" ? "garbled" : refused.reason;
  if (has(`championship-refused-${reason}`)) return t(`championship-refused-${reason}`, { expected: refused.expected, found: refused.found });
  // A newer server may know a reason that this page does not.
  return t("trouble-refused");
}
