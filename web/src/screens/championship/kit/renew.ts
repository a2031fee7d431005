/**
 * A new link for the head judge's own page. The old one stops with the request, so its answer must not be lost: the
 * report's id is written down first, and the same report brings the same answer with the old key, too.
 */
import { navigate } from "../../../app/router.svelte";
import { read, remove, write } from "../../../app/store";
import { refusal, type Championship } from "../../../championship";
import type { ReportAnswers } from "../../../net/answers";
import { asTrouble } from "../../../app/load.svelte";

const RENEWING = "championship-renewing";
const AGAIN = 2_000;

/** The id of the renewal that this page's key waits to hear about; empty: none. */
export function renewing(champ: Championship): string {
  const [key, id] = (read(RENEWING) ?? []) as unknown[];
  return key === champ.key && typeof id === "string" ? id : "";
}

/**
 * Asks until there is an answer, or the page is left, and goes to the page's new address; returns why there is none, or
 * throws Trouble.
 */
export async function renewHead(champ: Championship): Promise<string> {
  const id = renewing(champ) || champ.newId();
  write(RENEWING, [champ.key, id]);
  while (champ.closed !== "left") {
    try {
      const { answers, key } = await champ.send<ReportAnswers>("reports", { reports: [{ id, report: { kind: "keys_renewed", role: "head", number: 0, entrant: "" } }] });
      // Who has left meanwhile asks once more on coming back.
      if ((champ.closed as string) === "left") break;
      remove(RENEWING);
      const answer = answers[0];
      if (!answer?.ok) return refusal({ reason: answer?.reason ?? "malformed", expected: "", found: "" });
      navigate(`/c/${champ.code}/${key ?? ""}`, { replace: true });
      return "";
    } catch (error) {
      const trouble = asTrouble(error);
      if (trouble.kind !== "offline" && trouble.kind !== "unavailable") {
        remove(RENEWING);
        throw trouble;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
  return "";
}
