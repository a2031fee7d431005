/** The first day of an ISO week, `2026-W49`, as UTC milliseconds. */
export function startOfWeek(key: string): number {
  const [year = 1970, week = 1] = key.split("-W").map(Number);
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return fourth + ((week - 1) * 7 - weekday) * 86_400_000;
}
