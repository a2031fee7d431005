"""The strong level's moves in random positions, to compare how they come out compiled and interpreted.

Run as ``python -m tests.bots.choices POSITIONS SEED``: prints how the engine runs, then one move a line.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

from prsi import build_info
from prsi.bots import Budget, choose, explain
from prsi.rules.view import view
from tests.bots.rounds import wander


def moves(positions: int, seed: int) -> Iterator[str]:
    """The move and the hint in so many positions."""
    number = 0
    while True:
        random = Random(f"{seed} {number}")
        number += 1
        for round_, events in wander(random):
            if random.random() < 0.2:
                seen = view(round_, events, round_.to_act)
                move = choose("strong", seen, Budget(rollouts=60), Random(number))
                hint = explain(seen, Budget(rollouts=60), Random(number))
                yield f"{move} {hint.move} {hint.reason}"
                positions -= 1
                if not positions:
                    return


if __name__ == "__main__":
    print("compiled" if build_info().compiled else "interpreted")
    for line in moves(int(sys.argv[1]), int(sys.argv[2])):
        print(line)
