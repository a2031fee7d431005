"""How many games a plan takes one after another: every game costs one player one chip (championship.md, Plan).

All at a table are equally likely to win a game, and all but its winner to lose the chip: so each of those still in
loses it with the same chance. A table's number of games is then a Markov chain over the chips that are left; the tables
of a stage play at the same time, and the slowest decides.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Final, get_args

from prsi.tournament.settings import Chips

CHIPS: Final[tuple[int, ...]] = get_args(Chips)
"""What the players of an early stage may start with; in semifinals and final they have `FULL_CHIPS`."""
MOST_CHIPS: Final = 9
LARGEST_TABLE: Final = 6


@cache
def table_lengths(size: int, chips: int, survivors: int) -> tuple[Fraction, ...]:
    """Return the exact chance of each number of games, from 0 on, until so many are left of a table.

    Raises ValueError for a table, chips or survivors that no championship has.
    """
    for name, value, most in (("size", size, LARGEST_TABLE), ("chips", chips, MOST_CHIPS), ("survivors", survivors, 2)):
        if not 1 <= value <= most:
            raise ValueError(f"{name}: {value} given, 1 to {most} expected")
    states: dict[tuple[int, ...], Fraction] = {(chips,) * size: Fraction(1)}
    chances = []
    while states:
        chances.append(sum((chance for held, chance in states.items() if len(held) <= survivors), Fraction(0)))
        following: dict[tuple[int, ...], Fraction] = {}
        for held, chance in states.items():
            if len(held) <= survivors:
                continue
            for seat in range(len(held)):
                left = tuple(sorted(c for c in (*held[:seat], held[seat] - 1, *held[seat + 1 :]) if c))
                following[left] = following.get(left, Fraction(0)) + chance / len(held)
        states = following
    return tuple(chances)


def table_length(size: int, chips: int, survivors: int) -> Fraction:
    """Return the mean number of games until so many are left of a table."""
    chances = table_lengths(size, chips, survivors)
    return sum((number * chance for number, chance in enumerate(chances)), Fraction(0))


def stage_length(tables: Mapping[int, int], chips: int, survivors: int) -> float:
    """Return the mean number of games of the slowest table of a stage; ``tables`` is size → how many such tables."""
    lengths = {size: table_lengths(size, chips, survivors) for size, count in tables.items() if count}
    longest = max((len(chances) for chances in lengths.values()), default=0)
    ended = dict.fromkeys(lengths, Fraction(0))
    mean = 0.0
    for number in range(longest):
        everywhere = 1.0
        for size, chances in lengths.items():
            if number < len(chances):
                ended[size] += chances[number]
            everywhere *= float(ended[size]) ** tables[size]
        mean += 1.0 - everywhere
    return mean
