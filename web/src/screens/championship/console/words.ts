/** Words for who has said something, and for what stands in the log. */
import type { Championship, Entry, Report } from "../../../championship";
import { has, t } from "../../../i18n";
import { clock } from "../../online/format";

/** "judge 5" as the log names whoever reported. */
export function byText(by: string): string {
  const [role = "", number = ""] = by.split(/[\s:]+/);
  return has(`console-by-${role}`) ? t(`console-by-${role}`, { number }) : by;
}

/** Who reported an entry. */
export const whoText = (of: Entry["by"]): string => t(`console-by-${of.role}`, { number: String(of.table) });

/** Why, in the words of whoever decided; empty where nobody said. */
export function whyText(report: Report): string {
  const words = [
    "reason" in report ? report.reason : "",
    "decision" in report ? report.decision : "",
    report.kind === "warned" || report.kind === "head_judge_called" ? report.text : "",
    (report.kind === "player_out" && report.why === "disqualified") || report.kind === "warned" ? t(`judge-conduct-${report.conduct}`) : "",
  ];
  return words.filter(Boolean).join(" · ");
}

/** What an entry of the log says, in a few words. */
export function whatText(champ: Championship, report: Report): string {
  const nameOf = (id: string) => champ.entrant(id)?.name;
  const name = "entrant" in report ? (nameOf(report.entrant) ?? ("name" in report ? report.name : "")) : "name" in report ? report.name : "";
  const table = "table" in report ? report.table : 0;
  const number = "number" in report ? report.number : 0;
  const round = "round" in report ? report.round : 0;
  const args = { name, table, number, round };
  switch (report.kind) {
    case "checked_in":
    case "arrived":
      return t(`console-log-${report.kind}${report.present ? "" : "-not"}`, args);
    case "registration_closed":
      return t(report.closed ? "console-log-registration_closed" : "console-log-registration_closed-not");
    case "prize_handed":
      return t(report.handed ? "console-log-prize_handed" : "console-log-prize_handed-not", { name, prize: t(`desk-prize-${report.prize}`) });
    case "fee_paid":
      return t("console-log-fee_paid", { name, amount: report.amount });
    case "player_out":
      return t(`console-log-out-${report.why}`, args);
    case "game_entered":
      return t(report.replaces.length > 0 ? "console-log-game_entered-again" : "console-log-game_entered", { ...args, name: nameOf(report.winner) ?? "" });
    case "excused":
      if (report.entrant === "") return t("console-log-extended", { time: clock(report.until) });
      return report.granted ? t("console-log-excused", { name, time: clock(report.until) }) : t("console-log-excused-not", { name });
    case "draw_revealed":
      return t("console-log-draw_revealed", { round, value: report.value });
    case "draw_announced":
      return t("console-log-draw_announced", { round, attempt: report.attempt });
    case "chips_set":
      return t("console-log-chips_set", { round, chips: report.chips });
    case "announcement":
      return t("console-log-announcement", { text: report.text });
    case "kept_apart":
      return t("console-log-kept_apart", { name: report.entrants.map((one) => nameOf(one) ?? one).join(" + ") });
    case "taken_back":
      return t("console-log-taken_back", { count: report.ids.length });
    case "keys_renewed":
      return t("console-log-keys_renewed", { role: t(`console-by-${report.role}`, { number: String(report.number) }) });
    default:
      return t(`console-log-${report.kind}`, args);
  }
}
