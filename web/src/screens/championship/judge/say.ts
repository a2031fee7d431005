/** What a report says, in a line, for those who read what was entered. */
import { settings } from "../../../app/settings.svelte";
import { cardName } from "../../../cards/names";
import type { Left, NewReport, Report } from "../../../championship";
import { list, t } from "../../../i18n";

type Namer = (who: string) => string;

function leftText(who: string, left: Left, name: Namer): string {
  const cards = left.cards.length > 0 ? list(left.cards.map((code) => cardName(code, settings.cards))) : "";
  if (cards !== "") return t("judge-said-cards", { name: name(who), cards });
  return t("judge-said-points", { name: name(who), count: left.count, points: left.points ?? 0 });
}

/** A report as a sentence. */
export function say(report: Report | NewReport, name: Namer): string {
  switch (report.kind) {
    case "game_entered": {
      const left = Object.entries(report.left).map(([who, one]) => leftText(who, one, name));
      return t("judge-said-game", { number: report.number, name: name(report.winner), left: left.join("; ") });
    }
    case "lot_drawn": {
      const cards = Object.entries(report.cards).map(([who, code]) => t("judge-said-cards", { name: name(who), cards: cardName(code, settings.cards) }));
      return t("judge-said-lot", { number: report.number, cards: cards.join("; ") });
    }
    case "player_out":
      return t("judge-said-out", { name: name(report.entrant), why: report.why });
    case "dealer_named":
      return t("judge-said-dealer", { name: name(report.entrant) });
    case "taken_back":
      return t("judge-said-back", { count: report.ids.length });
    case "arrived":
      return t(report.present === false ? "judge-said-missing" : "judge-said-here", { name: name(report.entrant) });
    case "warned":
      return t("judge-said-warned", { name: name(report.entrant), conduct: t(`judge-conduct-${report.conduct}`) });
    case "head_judge_called":
      return t("judge-said-called");
    case "table_judge":
      return t("judge-said-judge", { name: report.name });
    default:
      return report.kind;
  }
}
