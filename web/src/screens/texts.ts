/** Sentences that several screens share. */
import type { Check } from "../app/check";
import { settings } from "../app/settings.svelte";
import { same, type Value } from "../app/options";
import { has, list, t } from "../i18n";
import type { Format } from "../protocol";

/** "3 vyhraná kola": a format with its number, for a summary. */
export function formatText(format: Format): string {
  switch (format.kind) {
    case "single":
      return t("format-single");
    case "rounds_won":
      return t("to-rounds", { count: format.n });
    case "penalty_points":
      return t("to-points", { count: format.limit });
    case "fewer_cards":
      return t("format-fewer_cards");
    case "chips":
      return t("to-chips", { count: format.n });
  }
}

/** Which rules, or settings of the match, do not go together. */
export function problemText(problem: Extract<Check, { ok: false }>): string {
  return t("setup-together", { options: list(problem.options.map((name) => (SETTINGS[name] === undefined ? optionName(name) : t(SETTINGS[name])))) });
}

/** Settings of the match that the engine may name beside the options. */
const SETTINGS: Readonly<Record<string, string>> = {
  seats: "setup-opponents",
  ruleset: "setup-rules",
  values: "values-title",
  limit: "number-penalty_points",
  chips: "number-chips",
  survivors: "setup-survivors",
};

/** The name of an option. */
export function optionName(name: string): string {
  return t(`option-${name}`, { cards: settings.cards });
}

/** An option's one-line explanation. */
export function optionAbout(name: string): string {
  return t(`option-${name}-about`, { cards: settings.cards });
}

/** An option's value in words. */
export function optionValue(name: string, value: Value): string {
  if (Array.isArray(value)) {
    if (name === "deck") return t("option-deck-is-own", { count: value.length });
    return value[0] === value[1] ? String(value[0]) : `${value[0]}–${value[1]}`;
  }
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number" && !has(`option-${name}-is-${value}`)) return String(value);
  if (name === "call" && value !== null) return t("option-call-is-penalty", { count: (value as { penalty: number }).penalty });
  if (value === null && !has(`option-${name}-is-none`)) return t("no");
  if (value !== null && !has(`option-${name}-is-${String(value)}`)) return t("yes");
  return t(`option-${name}-is-${value === null ? "none" : String(value)}`, { cards: settings.cards });
}

/** Whether an option is a plain switch: two values, one of which is "not". */
export function isSwitch(values: readonly Value[]): boolean {
  return values.length === 2 && (same(values[0], false) || same(values[0], null));
}

/** The name of somebody at the table: in the language on screen where it is one of the cast, as typed where people share a device. */
export function seatName(seat: { name: string; avatar: string; level?: string | null | undefined }): string {
  return seat.level !== null && has(`avatar-${seat.avatar}`) ? t(`avatar-${seat.avatar}`) : seat.name;
}
