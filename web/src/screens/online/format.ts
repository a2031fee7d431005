/** Numbers, dates and durations in the language on screen. */
import { has, i18n, t } from "../../i18n";
import type { Trouble } from "../../net/api";

export const number = (value: number, options: Intl.NumberFormatOptions = {}): string => new Intl.NumberFormat(i18n.language, options).format(value);

export const percent = (share: number): string => number(share, { style: "percent", maximumFractionDigits: 0 });

/** "3. prosince 2026". */
export const day = (ms: number): string => new Intl.DateTimeFormat(i18n.language, { dateStyle: "long" }).format(ms);

/** "3. 12. 2026 14:05". */
export const moment = (ms: number): string => new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" }).format(ms);

/** "14:05:09". */
export const clock = (ms: number): string => new Intl.DateTimeFormat(i18n.language, { timeStyle: "medium" }).format(ms);

/** "14:05". */
export const hour = (ms: number): string => new Intl.DateTimeFormat(i18n.language, { timeStyle: "short" }).format(ms);

/** "3. 12." */
export const shortDay = (ms: number): string => new Intl.DateTimeFormat(i18n.language, { day: "numeric", month: "numeric" }).format(ms);

/** How long, in the largest unit that makes sense: "45 s", "3 min". */
export function span(ms: number): string {
  const unit = (value: number, name: "second" | "minute" | "hour" | "day"): string =>
    number(value, { style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits: 0 });
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 90) return unit(seconds, "second");
  if (seconds < 90 * 60) return unit(Math.round(seconds / 60), "minute");
  if (seconds < 36 * 3600) return unit(Math.round(seconds / 3600), "hour");
  return unit(Math.round(seconds / 86400), "day");
}

/** "před 3 dny": how long ago something was. */
export function ago(ms: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(i18n.language, { numeric: "auto" });
  const seconds = Math.round((ms - now) / 1000);
  if (Math.abs(seconds) < 90) return format.format(Math.round(seconds / 60), "minute");
  if (Math.abs(seconds) < 90 * 60) return format.format(Math.round(seconds / 60), "minute");
  if (Math.abs(seconds) < 36 * 3600) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}

/** One sentence for what went wrong. */
export function troubleText(trouble: Trouble): string {
  if (trouble.error && has(`denied-${trouble.error}`)) {
    return t(`denied-${trouble.error}`, { date: trouble.until === null ? "" : moment(trouble.until) });
  }
  if (trouble.kind === "banned") return t("trouble-banned", { date: trouble.until === null ? "" : moment(trouble.until) });
  if (trouble.kind === "too-often") return t("trouble-too-often", { time: span((trouble.seconds ?? 10) * 1000) });
  return t(`trouble-${trouble.kind}`);
}
