"""How long a game usually takes, for the set-up page: an estimate from what a round takes and how many rounds it needs.

How long a round of a preset takes is data. How many rounds a format takes is worked out for players of equal skill.
"""

import math
from collections.abc import Callable, Mapping
from typing import Final

from prsi.match.formats import Chips, FewerCards, Format, PenaltyPoints, RoundsWon
from prsi.rules.ruleset import Ruleset

MINUTES: Final[Mapping[str, Mapping[int, tuple[float, float]]]] = {
    "prsi": {2: (3, 5), 6: (3, 5)},
    "championship": {2: (3, 5), 6: (3, 5)},
    "prsi-scored": {2: (3, 5), 5: (3, 5)},
    "mau-mau": {2: (5, 8), 4: (8, 12)},
    "mau-mau-52": {2: (5, 8), 4: (8, 12), 6: (11, 16)},
}
"""Minutes of a round, least and most, by preset and number of players; between the numbers given, in proportion."""

POINTS: Final[Mapping[str, Mapping[int, tuple[float, float]]]] = {
    "prsi": {2: (26.9, 17.5), 3: (25.2, 17.2), 6: (25.2, 17.2)},
    "championship": {2: (22.5, 13.9), 3: (20.7, 12.9), 6: (20.5, 12.7)},
    "prsi-scored": {2: (30.0, 18.8), 3: (26.5, 18.2), 5: (25.8, 17.6)},
    "mau-mau": {2: (37.1, 24.3), 3: (33.8, 22.8), 4: (34.9, 23.8)},
    "mau-mau-52": {2: (24.1, 15.6), 3: (22.8, 14.7), 6: (22.6, 14.3)},
}
"""Points that a player who does not win a round is left with, by preset and players: mean and standard deviation.

Measured over 1500 rounds each, with the preset's own card values; the players lay at random, a wild last, and draw only
when stuck."""

_STEPS: Final = 400


def estimate(ruleset: Ruleset, seats: int, form: Format) -> tuple[int, int]:
    """Return how many minutes a match usually takes, least and most, at least one; for players of equal skill."""
    low, high = _between(MINUTES[ruleset.preset], seats)
    rounds = expected_rounds(ruleset, seats, form)
    return max(1, round(low * rounds)), max(1, round(high * rounds))


def expected_rounds(ruleset: Ruleset, seats: int, form: Format) -> float:
    """Return how many rounds a match takes on average where everybody wins, or loses a chip, equally often."""
    match form:
        case RoundsWon(n=n):
            return _until(n, seats, seats - 1)
        case FewerCards():
            return _until(ruleset.hand_size, seats, seats - 1)
        case Chips(n=n, survivors=survivors):
            return _until(n, seats, survivors)
        case PenaltyPoints(limit=limit):
            return _until_limit(limit, seats, *_between(POINTS[ruleset.preset], seats))
        case _:
            return 1.0


def _until(n: int, seats: int, left: int) -> float:
    """Return the mean number of rounds until only ``left`` of the seats have fewer than n marks.

    Each round marks one of the seats with fewer than n, all equally likely. In continuous time each seat is marked at
    rate one on its own, so it has fewer than n marks at time t with the Poisson probability q(t), and rounds pass as
    fast as there are such seats: the mean is the integral of E[number of them; more than ``left``].
    """

    def rate(t: float) -> float:
        q = _poisson_below(n, t)
        return sum(a * math.comb(seats, a) * q**a * (1 - q) ** (seats - a) for a in range(left + 1, seats + 1))

    return _integral(rate, n + 10 * math.sqrt(n) + 20)


def _until_limit(limit: int, seats: int, mean: float, deviation: float) -> float:
    """Return the mean number of rounds until one of the seats has ``limit`` points.

    A seat wins a round with probability 1 / seats and adds nothing, else it adds points of this mean and deviation; its
    total after r rounds is taken as normal, and the seats as independent.
    """
    loses = 1 - 1 / seats
    each = mean * loses
    variance = loses * (deviation**2 + mean**2) - each**2
    rounds, r = 1.0, 1
    while r < 100_000:
        below = _normal((limit - r * each) / math.sqrt(r * variance)) ** seats
        rounds += below
        if below < 1e-6:
            break
        r += 1
    return rounds


def _poisson_below(n: int, t: float) -> float:
    """Return the probability that a Poisson number of mean t is less than n."""
    if t == 0:
        return 1.0
    if n > 200:  # close to normal there, and the sum would take long
        return _normal((n - 0.5 - t) / math.sqrt(t))
    return min(1.0, sum(math.exp(k * math.log(t) - t - math.lgamma(k + 1)) for k in range(n)))


def _normal(x: float) -> float:
    return 0.5 * (1 + math.erf(x / math.sqrt(2)))


def _integral(f: Callable[[float], float], upper: float) -> float:
    """Return the integral of f from 0 to upper, by Simpson's rule."""
    h = upper / _STEPS
    inner = sum((4 if step % 2 else 2) * f(step * h) for step in range(1, _STEPS))
    return h / 3 * (f(0) + inner + f(upper))


def _between(table: Mapping[int, tuple[float, float]], seats: int) -> tuple[float, float]:
    """Return the pair of a number of seats, in proportion between the two nearest given."""
    known = sorted(table)
    below = max((n for n in known if n <= seats), default=known[0])
    above = min((n for n in known if n >= seats), default=known[-1])
    part = 0.0 if above == below else (seats - below) / (above - below)
    first, second = table[below], table[above]
    return first[0] + part * (second[0] - first[0]), first[1] + part * (second[1] - first[1])
