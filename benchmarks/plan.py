"""CPU seconds that the planner takes: `python -m benchmarks.plan`.

For 5,000 and 100,000 players, beside the bars of 0.2 s and 1 s, and for random fields: median and slowest. Every
field is planned by a search of its own, so that nothing is remembered. Ends with 1 where a bar is not kept.
"""

from __future__ import annotations

import statistics
import sys
import time
from random import Random
from typing import Final

from prsi.tournament.plan import best_plan
from prsi.tournament.search import Search

BARS: Final = {5_000: 0.2, 100_000: 1.0}
RANDOM: Final = ((10, 1_000, 300), (1_000, 5_000, 300), (5_000, 100_000, 300), (100_000, 1_000_000, 40))
REPEATED: Final = 5


def seconds(players: int) -> float:
    """Return the CPU seconds of one plan."""
    before = time.process_time()
    best_plan(players)
    return time.process_time() - before


def looks(players: int) -> int:
    """Return how many rounds the search looks at."""
    search = Search()
    search.best(players)
    return search.visited


def main() -> int:
    """Print a line for each, and return 0 if all bars are kept."""
    over = 0
    for players, bar in BARS.items():
        taken = statistics.median(seconds(players) for _ in range(REPEATED))
        over += taken > bar
        kept = "within" if taken <= bar else "NOT within"
        print(f"{players:>9,} players: {taken:.4f} s, {kept} {bar} s; {looks(players):,} rounds looked at")
    for least, most, count in RANDOM:
        fields = Random(1).sample(range(least, most + 1), count)
        taken_by = sorted((seconds(players), players) for players in fields)
        median, (slowest, where) = statistics.median(taken for taken, _ in taken_by), taken_by[-1]
        print(f"{least:,} to {most:,}, {count} of them: median {median:.4f} s, slowest {slowest:.3f} s ({where:,})")
    return int(over > 0)


if __name__ == "__main__":
    sys.exit(main())
