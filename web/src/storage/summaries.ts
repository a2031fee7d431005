/**
 * Summaries of finished matches in IndexedDB, from which the practice statistics are made: small, and kept where the
 * matches themselves are deleted. A row is the JSON text of a summary, which only the engine reads
 * (src/prsi/learn/summary.py): one that it cannot read is left alone.
 */
import { Rows } from "./rows";

export interface SummaryRow {
  /** The match's, so that it is counted once. */
  readonly id: string;
  readonly text: string;
}

export const openSummaries = (closed: () => void): Promise<Rows<SummaryRow>> => Rows.open("prsi-statistics", "summaries", "id", closed);

/** Writes rows, over those of the same matches, all or none of them. */
export function putSummaries(summaries: Rows<SummaryRow>, rows: readonly SummaryRow[]): Promise<void> {
  return summaries.write((stored) => rows.forEach((row) => stored.put(row)));
}
