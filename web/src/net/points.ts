/** What the last match at a table was worth, as the server's ledger has it. */

interface Played {
  readonly ended: number;
  readonly rounds: number;
  readonly seats: readonly { readonly name: string }[];
  /** Null: it counted for nothing, because nobody but the computer was there. */
  readonly points: number | null;
}

/**
 * The points of the match that has just ended with these rounds between these people; null: it counts for nothing;
 * undefined: the server has no word of it (yet).
 */
export async function pointsOf(rounds: number, names: readonly string[]): Promise<number | null | undefined> {
  try {
    const answer = await fetch("/api/me/matches?limit=1", { headers: { accept: "application/json" } });
    if (!answer.ok) return undefined;
    const [last] = ((await answer.json()) as { matches: readonly Played[] }).matches;
    if (last === undefined || last.rounds !== rounds) return undefined;
    return last.seats.every((seat, n) => seat.name === names[n]) ? last.points : undefined;
  } catch {
    return undefined;
  }
}
