/** Which stored games this version may go on with: a new version never runs new rules on a running old game. */
import { FORMAT, type Versions } from "./database";

type Written = Omit<Versions, "build">;

/** Whether a game of these versions goes on here unchanged: the rows, the log and the rules must all be ours. */
export function reads(format: number, theirs: Written, ours: Written): boolean {
  return format === FORMAT && theirs.rules === ours.rules && theirs.table === ours.table;
}

/** Whether a game that does not read here was written by a newer version of the program than this one. */
export function isNewer(format: number, theirs: Written, ours: Written): boolean {
  return format > FORMAT || (format === FORMAT && (theirs.rules > ours.rules || theirs.table > ours.table));
}
