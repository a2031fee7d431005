/** People found by what somebody types. */
import type { EntrantShown } from "../../../championship";
import { plain } from "../parts/shown";

/** Those with this number, or with this in a name; all where nothing is typed. */
export function found(people: readonly EntrantShown[], typed: string): readonly EntrantShown[] {
  const sought = plain(typed);
  if (sought === "") return people;
  return people.filter((one) => String(one.number) === sought || plain(`${one.name} ${one.shown}`).includes(sought));
}

/** Who is meant by what somebody typed, once it can be nobody else. */
export function meant(people: readonly EntrantShown[], typed: string): EntrantShown | undefined {
  const sought = typed.trim();
  if (sought === "") return undefined;
  const named = people.find((one) => String(one.number) === sought || numbered(one) === sought);
  if (named) return named;
  const some = found(people, sought);
  return some.length === 1 ? some[0] : undefined;
}

/** "12 Jana Nováková". */
export const numbered = (one: EntrantShown): string => `${one.number} ${one.name}`;
