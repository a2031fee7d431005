"""The plan's ordering once more, plainly: every round that there is, luck by its definition, nothing left out.

Written from championship.md alone; the planner's own formulas and bounds are not used.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

SEMIFINALISTS = 8


def tables_of(players: int, tables: int) -> list[int]:
    """Seat players one after another at the tables in turn: as even as possible."""
    sizes = [0] * tables
    for player in range(players):
        sizes[player % tables] += 1
    return sizes


def rounds_of(players: int) -> Iterator[tuple[int, int]]:
    """Every round (tables, byes) of tables of four and five that leaves eight or more."""
    for byes in range(players):
        for tables in range(1, players):
            sizes = tables_of(players - byes, tables)
            if set(sizes) <= {4, 5} and 2 * tables + byes >= SEMIFINALISTS:
                yield tables, byes


def luck_by_definition(players: int, tables: int, byes: int) -> Fraction:
    """Half of the sum over the players of |P(semifinal | my seat) - P(semifinal | before the draw)|."""
    left = 2 * tables + byes
    after = Fraction(SEMIFINALISTS, left)  # whoever is left is one of these, and nobody is better than another
    seats = [Fraction(1)] * byes
    for size in tables_of(players - byes, tables):
        seats += [Fraction(2, size)] * size
    chances = [advance * after for advance in seats]
    before = sum(chances, Fraction(0)) / players
    return sum((abs(chance - before) for chance in chances), Fraction(0)) / 2


@dataclass(frozen=True, order=True)
class Worth:
    """What is compared, in this order; the byes of each round are only compared where all else is equal."""

    rounds: int
    byes: int
    bye_rounds: int
    luck: Fraction
    tables: int
    by_round: tuple[int, ...]
    byes_by_round: tuple[int, ...]

    def after(self, players: int, tables: int, byes: int) -> "Worth":
        """The worth of one round and then these."""
        return Worth(
            self.rounds + 1,
            self.byes + byes,
            self.bye_rounds + (1 if byes else 0),
            self.luck + luck_by_definition(players, tables, byes),
            self.tables + tables,
            (tables, *self.by_round),
            (byes, *self.byes_by_round),
        )


@cache
def best(players: int) -> Worth | None:
    """The best rounds for ten or more players, found by looking at every one; None where there are none."""
    if players == SEMIFINALISTS:
        return Worth(0, 0, 0, Fraction(0), 0, (), ())
    found = None
    for tables, byes in rounds_of(players):
        rest = best(2 * tables + byes)
        if rest is None or (found is not None and (rest.rounds + 1, rest.byes + byes) > (found.rounds, found.byes)):
            continue
        mine = rest.after(players, tables, byes)
        if found is None or mine < found:
            found = mine
    return found


def all_plans(players: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every plan there is, good or bad."""
    if players == SEMIFINALISTS:
        yield ()
        return
    for tables, byes in rounds_of(players):
        for rest in all_plans(2 * tables + byes):
            yield (tables, byes), *rest


def worth_of(players: int, pairs: tuple[tuple[int, int], ...]) -> Worth:
    """What a whole plan is worth."""
    if not pairs:
        return Worth(0, 0, 0, Fraction(0), 0, (), ())
    tables, byes = pairs[0]
    return worth_of(2 * tables + byes, pairs[1:]).after(players, tables, byes)
