"""Random rounds of random rulesets, boiled down to a digest: run once compiled and once interpreted, and compare.

Run as ``python -m tests.rules.walk_digest ROUNDS SEED``: prints how the engine runs, then a digest of every position,
legal move and choice of each hundred rounds.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator

from prsi import build_info
from prsi.rules import build, deal
from prsi.rules.round import Round
from prsi.rules.shuffle import Dice, FastShuffler
from tests.rules.random_play import random_spec

CHUNK = 100


def positions(rng: random.Random) -> Iterator[str]:
    """Every position of one random round, with the legal moves of each seat and the move chosen."""
    while True:
        ruleset = build(random_spec(rng))
        if ruleset.max_seats >= 2:
            break
    seats = rng.randint(ruleset.min_seats, ruleset.max_seats)
    shuffler = FastShuffler(Dice(rng.randrange(2**31)))
    round_, events = deal(ruleset, seats, rng.randrange(seats), shuffler)
    yield repr((ruleset, events))
    while not round_.over:
        legal = [round_.legal(seat) for seat in range(seats)]
        seat = rng.choice([seat for seat in range(seats) if legal[seat]])
        # The first moves of a list are lays: taken more often than not, so that rounds come to an end.
        moves = legal[seat] if rng.random() < 0.3 else legal[seat][:1]
        move = rng.choice(moves)
        yield repr((position(round_), legal, seat, move))
        round_.apply(seat, move)
    yield repr((position(round_), round_.places()))


FIELDS = [name for name in sorted(dir(Round)) if not name.startswith("_") and not callable(getattr(Round, name))]
HIDDEN_FIELDS = {"tables", "shuffler"}


def position(round_: Round) -> tuple[object, ...]:
    """Every field and property of a position, whatever its name, so that nothing of it may differ unseen."""
    return tuple(getattr(round_, name) for name in FIELDS if name not in HIDDEN_FIELDS)


def digests(rounds: int, seed: int) -> Iterator[str]:
    """A digest of each hundred rounds."""
    rng = random.Random(seed)
    for _ in range(rounds // CHUNK):
        digest = hashlib.sha256()
        for _ in range(CHUNK):
            for text in positions(rng):
                digest.update(text.encode())
        yield digest.hexdigest()


if __name__ == "__main__":
    print("compiled" if build_info().compiled else "interpreted")
    for line in digests(int(sys.argv[1]), int(sys.argv[2])):
        print(line)
