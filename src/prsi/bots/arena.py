"""The arena: rounds between levels on duplicate deals, and what their results say about strength.

A deal is played once from each seat: the tested level sits in every seat in turn, the other one in all the rest, with
the same cards in every place. So luck of the deal and of the seat cancels out, and the unit of the statistics is the
deal.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from prsi.bots.choice import notices
from prsi.bots.levels import Level
from prsi.rules.deal import SecretShuffler
from prsi.rules.play import deal, play
from prsi.rules.round import Round
from prsi.rules.ruleset import Ruleset
from prsi.rules.view import View, view

Chooser = Callable[[Level, View, Random], str]
"""Makes one decision of a level: `prsi.bots.choose` with a budget, and whatever is measured about it."""


def play_round(ruleset: Ruleset, levels: Sequence[Level], seed: str, name: str, chooser: Chooser) -> Round:
    """Play one round between levels, one a seat, and return its end.

    ``seed`` decides deal, reshuffles and dealer, ``name`` with it what the bots do by chance. A missed call is called
    out at once.
    """
    digest = hashlib.sha256(f"prsi arena {seed}".encode()).digest()
    seats = len(levels)
    round_, events = deal(ruleset, seats, digest[0] % seats, SecretShuffler(digest))
    random = Random(f"{seed} {name}")
    while not round_.over:
        seat = round_.to_act
        if round_.window >= 0:
            for step in range(1, seats):
                other = (round_.window + step) % seats
                code = notices(view(round_, events, other))
                if code is not None:
                    events += play(round_, other, code)
                    break
            continue
        code = chooser(levels[seat], view(round_, events, seat), random)
        events += play(round_, seat, code)
    return round_


def play_deal(
    ruleset: Ruleset, tested: Level, others: Level, seats: int, seed: str, chooser: Chooser
) -> tuple[float, ...]:
    """Play one deal with the tested level in each seat in turn; return what it won in each (1, 0, or a fair share)."""
    won = []
    for seat in range(seats):
        levels = [tested if other == seat else others for other in range(seats)]
        end = play_round(ruleset, levels, seed, str(seat), chooser)
        won.append(1 / seats if end.winner < 0 else float(end.winner == seat))
    return tuple(won)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share of rounds won with its 95 % interval; ``deals`` is the number of independent observations."""

    deals: int
    mean: float
    low: float
    high: float


def estimate(deals: Sequence[Sequence[float]]) -> Estimate:
    """Return the share won over deals, with the 95 % interval of means per deal (a deal's rounds are not independent).

    With fewer than two deals the interval is everything.
    """
    means = [sum(won) / len(won) for won in deals]
    n = len(means)
    if n < 2:
        return Estimate(n, means[0] if means else 0.0, 0.0, 1.0)
    mean = sum(means) / n
    error = sqrt(sum((each - mean) ** 2 for each in means) / (n - 1) / n)
    return Estimate(n, mean, max(0.0, mean - 1.96 * error), min(1.0, mean + 1.96 * error))


def wilson(won: float, rounds: int) -> tuple[float, float]:
    """Return the Wilson 95 % interval of a share of independent rounds; wider than the one by deal, for comparison."""
    if rounds == 0:
        return 0.0, 1.0
    z = 1.96
    share = won / rounds
    middle = (share + z * z / (2 * rounds)) / (1 + z * z / rounds)
    half = z / (1 + z * z / rounds) * sqrt(share * (1 - share) / rounds + z * z / (4 * rounds * rounds))
    # Rounding must not leave the share outside where all or none were won.
    return max(0.0, min(middle - half, share)), min(1.0, max(middle + half, share))
