"""The search for the best plan, over whole numbers: rounds as pairs of tables and byes (championship.md, Plan).

Plans with the fewest rounds and, among those, the fewest byes are compared exactly; floating point is used only to
leave out what is worse by far more than its error. Without byes a round's draw luck depends on the mean table size a
alone, 8 (5 - a)(a - 4) / a. The product of a over the rounds is given by where they begin and end, and the luck is
concave in ln a, so that at best all rounds but one have tables of one size: a lower bound in closed form.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from prsi.tournament.settings import ADVANCE
from prsi.tournament.split import counts

SEMIFINALISTS: Final = 8
SMALL, LARGE = 4, 5
"""Sizes of a table."""

Pair = tuple[int, int]
"""A round: tables, byes."""

_MARGIN: Final = 1e-9
_FIRST_GAP: Final = 0.01
_STEP: Final = math.log(LARGE / SMALL)


def stage_luck(players: int, tables: int, byes: int) -> Fraction:
    """Return the draw luck of one round: L in championship.md, for any table sizes."""
    left = ADVANCE * tables + byes
    gain = byes * (players - left)
    for size, count in counts(players - byes, tables):
        gain += count * max(0, ADVANCE * players - size * left)
    return Fraction(SEMIFINALISTS * gain, players * left)


def luck_of(players: int, pairs: Sequence[Pair]) -> Fraction:
    """Return the draw luck of rounds one after another, beginning with this number of players."""
    total = Fraction(0)
    for tables, byes in pairs:
        total += stage_luck(players, tables, byes)
        players = ADVANCE * tables + byes
    return total


@dataclass(frozen=True, slots=True)
class Found:
    """The best rounds from some number of players on; ``luck`` is rounded, `Search` looks closer where it must."""

    players: int
    bye_rounds: int
    luck: float
    tables: int
    pairs: tuple[Pair, ...]

    def better_than(self, other: "Found") -> bool:
        """Whether these rounds come before others of the same number and with as many byes."""
        if self.bye_rounds != other.bye_rounds:
            return self.bye_rounds < other.bye_rounds
        if abs(self.luck - other.luck) > _MARGIN:
            return self.luck < other.luck
        mine, theirs = luck_of(self.players, self.pairs), luck_of(other.players, other.pairs)
        return (mine, self.tables, *zip(*self.pairs, strict=True)) < (
            theirs,
            other.tables,
            *zip(*other.pairs, strict=True),
        )


_DONE: Final = Found(SEMIFINALISTS, 0, 0.0, 0, ())


class Search:
    """One search; ``visited`` counts the rounds that were looked at."""

    def __init__(self) -> None:
        self.visited = 0
        self._free: dict[tuple[int, int], tuple[float, Found | None]] = {}
        self._exact: dict[tuple[int, int, int], Found | None] = {}
        self._spans: dict[tuple[int, int], tuple[int, int]] = {}

    def best(self, players: int) -> tuple[Pair, ...]:
        """Return the rounds of the best plan that leads from ten or more players to eight."""
        rounds = fewest_rounds(players)
        byes = 0
        while (found := self._with_byes(players, rounds, byes)) is None:
            byes += 1
        return found.pairs

    def byes_first(self, players: int, rounds: int) -> tuple[Pair, ...] | None:
        """Return the best plan of so many rounds that has byes in its first round and nowhere else, if there is one."""
        _, most = self._span(rounds - 1, 0)
        for byes in range(1, players - SMALL + 1):
            if ADVANCE * (players - byes) + LARGE * byes > LARGE * most:
                return None  # even at tables of five too many are left, and every further bye leaves more
            found = self._round(players, rounds, byes, byes, None)
            if found is not None:
                return found.pairs
        return None

    def without_byes(self, players: int, rounds: int) -> tuple[Pair, ...] | None:
        """Return the best plan without byes of so many rounds or fewer, if there is one."""
        for fewer in range(rounds + 1):
            found = self._without_byes(players, fewer, math.inf)
            if found is not None:
                return found.pairs
        return None

    # --- byes ---

    def _with_byes(self, players: int, rounds: int, byes: int) -> Found | None:
        """Return the best of so many rounds with exactly so many byes."""
        if byes == 0:
            return self._without_byes(players, rounds, math.inf)
        low, high = self._span(rounds, byes)
        if not low <= players <= high:
            return None
        key = players, rounds, byes
        if key not in self._exact:
            best: Found | None = None
            for now in range(byes, -1, -1):
                best = self._round(players, rounds, now, byes, best)
            self._exact[key] = best
        return self._exact[key]

    def _round(self, players: int, rounds: int, now: int, byes: int, best: Found | None) -> Found | None:
        """Return the better of ``best`` and the plans with ``now`` of their byes in the first round."""
        low, high = self._span(rounds - 1, byes - now)
        fewest = max(1, -(-(players - now) // LARGE), -(-(low - now) // ADVANCE))
        most = min((players - now) // SMALL, (high - now) // ADVANCE)
        for tables in range(fewest, most + 1):
            self.visited += 1
            luck = float(stage_luck(players, tables, now))
            bye_rounds = int(now > 0)
            if best is not None and bye_rounds + int(byes > now) > best.bye_rounds:
                break
            left = ADVANCE * tables + now
            if byes == now:
                limit = math.inf if best is None or best.bye_rounds > bye_rounds else best.luck - luck + _MARGIN
                rest = self._without_byes(left, rounds - 1, limit)
            else:
                rest = self._with_byes(left, rounds - 1, byes - now)
            if rest is not None:
                best = _earlier(_before(players, (tables, now), luck, rest), best)
        return best

    def _span(self, rounds: int, byes: int) -> tuple[int, int]:
        """Return bounds for the players that so many rounds with exactly so many byes can bring to eight."""
        if byes == 0:
            return SEMIFINALISTS << rounds, most_without_byes(rounds)
        if rounds == 0:
            return 1, 0
        key = rounds, byes
        if key not in self._spans:
            low, high = byes + SMALL, 0
            lows = []
            for now in range(byes + 1):
                under, over = self._span(rounds - 1, byes - now)
                if (tables := (over - now) // ADVANCE) >= 1 and under <= over:
                    high = max(high, LARGE * tables + now)
                    lows.append(2 * under - now)
            self._spans[key] = max(low, min(lows, default=low)), high
        return self._spans[key]

    # --- no byes: by the lower bound on the luck ---

    def _without_byes(self, players: int, rounds: int, limit: float) -> Found | None:
        """Return the best rounds without byes, or None where their luck is over the limit or there are none."""
        if not SEMIFINALISTS << rounds <= players <= most_without_byes(rounds):
            return None
        gap, bound = _FIRST_GAP, least_luck(players, rounds)
        while True:
            bound = min(bound + gap, limit)
            found = self._within(players, rounds, bound)
            if found is not None or bound >= min(limit, rounds):  # no round's luck is above a half
                return found
            gap *= 3

    def _within(self, players: int, rounds: int, limit: float) -> Found | None:
        """Return the best rounds without byes with a luck up to the limit."""
        if rounds == 0:
            return _DONE if players == SEMIFINALISTS else None
        searched, known = self._free.get((players, rounds), (-1.0, None))
        if known is not None:
            return known if known.luck <= limit + _MARGIN else None
        if searched >= limit:
            return None
        best: Found | None = None
        bound = limit
        for least, luck, tables in sorted(self._candidates(players, rounds, limit)):
            if least > bound + _MARGIN:
                break
            rest = self._within(ADVANCE * tables, rounds - 1, bound - luck + _MARGIN)
            if rest is not None:
                best = _earlier(_before(players, (tables, 0), luck, rest), best)
                bound = min(bound, best.luck)
        self._free[players, rounds] = limit, best
        return best

    def _candidates(self, players: int, rounds: int, limit: float) -> Iterator[tuple[float, float, int]]:
        """Yield (least luck of the whole, luck of this round, tables) wherever the first is within the limit.

        Between the numbers of tables that leave a field for tables of one size, the least luck is concave in the
        logarithm of the number: what is within the limit lies at the two ends of each such stretch.
        """
        fewest = max(-(-players // LARGE), SEMIFINALISTS // 2 << (rounds - 1))
        most = min(players // SMALL, most_without_byes(rounds - 1) // ADVANCE)
        if fewest > most:
            return
        first = fewest
        for last in _stretches(fewest, most, rounds - 1):
            tables, step = first, 1
            low, high = first, last
            while low <= high:
                self.visited += 1
                luck = _free_luck(players / tables)
                least = luck + least_luck(ADVANCE * tables, rounds - 1)
                if least <= limit + _MARGIN:
                    yield least, luck, tables
                    low, high = (low + 1, high) if step == 1 else (low, high - 1)
                    tables += step
                elif step == 1:
                    low, tables, step = low + 1, high, -1
                    if low > high:
                        break
                else:
                    break
            first = last + 1


def fewest_rounds(players: int) -> int:
    """Return how many rounds it takes at least to come from these players to eight; byes are allowed."""
    rounds, most = 0, SEMIFINALISTS
    while most < players:
        most = LARGE * (most // ADVANCE) + most % ADVANCE
        rounds += 1
    return rounds


def most_without_byes(rounds: int) -> int:
    """Return the largest field that so many rounds without byes bring to eight; the smallest is 8 · 2^rounds."""
    most = SEMIFINALISTS
    for _ in range(rounds):
        most = LARGE * (most // ADVANCE)
    return most


def least_luck(players: int, rounds: int) -> float:
    """Return a lower bound on the draw luck of so many rounds without byes that bring these players to eight."""
    larger = (
        math.log(players / (SEMIFINALISTS << rounds)) / _STEP
    )  # how many rounds of tables of five, with a part of one
    return max(0.0, _free_luck(SMALL * math.exp((larger - math.floor(larger)) * _STEP)))


def _free_luck(mean: float) -> float:
    """Return the luck of a round without byes from its mean table size."""
    return SEMIFINALISTS * (LARGE - mean) * (mean - SMALL) / mean


def _stretches(fewest: int, most: int, rounds: int) -> Iterator[int]:
    """Yield the last number of tables of each stretch between fields for tables of one size."""
    even = SEMIFINALISTS / ADVANCE * (1 << rounds)
    for larger in range(rounds + 1):
        tables = math.floor(even * (LARGE / SMALL) ** larger)
        if fewest <= tables < most:
            yield tables
    yield most


def _before(players: int, pair: Pair, luck: float, rest: Found) -> Found:
    tables, byes = pair
    return Found(players, rest.bye_rounds + (byes > 0), luck + rest.luck, tables + rest.tables, (pair, *rest.pairs))


def _earlier(one: Found, other: Found | None) -> Found:
    return one if other is None or one.better_than(other) else other
