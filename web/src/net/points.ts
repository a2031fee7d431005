import { api } from "./api";

/**
 * What the match that has just ended at a table was worth, as the server's ledger has it; null: it counts for nothing;
 * undefined: the server has no word of it (yet).
 */
export async function pointsOf(code: string): Promise<number | null | undefined> {
  try {
    return (await api.lastMatch(code)).points;
  } catch {
    return undefined;
  }
}
