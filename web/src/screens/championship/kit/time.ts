/** Wall-clock times in fields: "14:05" of the day of another moment. */
const two = (n: number): string => String(n).padStart(2, "0");

export const hourOf = (ms: number): string => {
  const date = new Date(ms);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** The moment nearest to `near` at which a clock shows `text`; NaN for what is no time. */
export function momentOf(text: string, near: number): number {
  const found = /^(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (!found) return NaN;
  const date = new Date(near);
  date.setHours(Number(found[1]), Number(found[2]), 0, 0);
  const day = 86_400_000;
  const at = date.getTime();
  return [at - day, at, at + day].reduce((best, one) => (Math.abs(one - near) < Math.abs(best - near) ? one : best));
}
