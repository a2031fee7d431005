import type { Entry } from "../protocol";

/** The entries of the running round with news: a new round begins anew, and what was undone is gone. */
export function follow(before: readonly Entry[], news: readonly Entry[]): readonly Entry[] {
  if (news.length === 0) return before;
  let all = [...before];
  for (const entry of news) {
    for (const event of entry.events) {
      if (event.kind === "round_started") all = [];
      else if (event.kind === "undone") all = all.filter((one) => one.seq <= event.to);
    }
    all.push(entry);
  }
  return all;
}
