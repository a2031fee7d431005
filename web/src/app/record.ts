/** What a table's record is good for, wherever the table runs: a file to keep, and the check of its deals. */
import { t } from "../i18n";
import { house, type Answer, type Request } from "../net";
import { announce } from "./announce.svelte";
import { download } from "./download";

/** How a table is asked; null: there is none. */
type Send = (request: Request) => Promise<Answer | null>;

/** Offers the records of the finished rounds as a file. */
export async function saveRecord(send: Send): Promise<void> {
  const answer = await send({ kind: "get_record" });
  if (answer?.kind !== "record") return;
  download(answer.name, answer.text);
  announce(t("record-saved"));
}

/** Whether a match's rounds were dealt from their committed secrets; "unknown" when the engine, loaded for it, cannot say. */
export async function verifyRecord(send: Send): Promise<boolean | "unknown"> {
  const answer = await send({ kind: "get_record" });
  if (answer?.kind !== "record") return "unknown";
  try {
    return (await house.ask<{ ok: boolean }>("verify", answer.text)).ok;
  } catch (error) {
    console.error("verify", error);
    return "unknown";
  }
}
