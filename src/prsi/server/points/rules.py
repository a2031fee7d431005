"""What a finished match is worth, as a pure function: places in, points out. No clock, no database.

Once per finished match in which two or more people played: the first place 10, the second 4 where three or more seats
are, computers ranked too, every other 1; a drawn match 1 each; who left or was replaced 0. Places are those of R26 and
R28: equal ones share, and whoever comes after two firsts is third.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import combinations
from typing import Final

Pair = tuple[str, str]
"""Two players, the lower id first."""


@dataclass(frozen=True, slots=True)
class Rule:
    """What places are worth from a day on (Europe/Prague); a ledger row names the version it was made by.

    ``pair_cap``: so many matches of the same two players count on one day.
    """

    version: int
    valid_from: date
    first: int
    second: int
    other: int
    drawn: int
    pair_cap: int


RULES: Final = (Rule(1, date(2026, 1, 1), first=10, second=4, other=1, drawn=1, pair_cap=10),)
"""All rules there ever were, oldest first. A changed rule is a new line with its date: nothing earlier is touched."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A seat at the end of a match: the person whose seat it was (None: the computer's), and whether that person left.

    ``left`` is true too for a person whose seat the computer took over and still held at the end.
    """

    player: str | None
    left: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: its seats, and all of them in ``places``, best first (`MatchState.places`)."""

    seats: tuple[SeatResult, ...]
    places: tuple[tuple[int, ...], ...]
    drawn: bool = False

    @property
    def people(self) -> tuple[str, ...]:
        """The people who played, by seat, those who left among them."""
        return tuple(dict.fromkeys(seat.player for seat in self.seats if seat.player is not None))

    def place(self, seat: int) -> int:
        """Return a seat's place, 1 the best; equal ones share, and the next place counts all that are better."""
        better = 0
        for group in self.places:
            if seat in group:
                return better + 1
            better += len(group)
        raise ValueError(f"seat {seat} has no place in {self.places}")

    def won(self, seat: int) -> bool:
        """Say whether a seat's person has won: the first place of a match that was not drawn, and did not leave."""
        return not self.drawn and not self.seats[seat].left and self.place(seat) == 1


@dataclass(frozen=True, slots=True)
class Earned:
    """What a match is worth to one person; ``counts`` is False where the cap took everything."""

    player: str
    seat: int
    points: int
    counts: bool


def rule_on(day: date) -> Rule:
    """Return the rule that is valid on a day; the first one before all of them, so that no wrong clock ends a match."""
    valid = [rule for rule in RULES if rule.valid_from <= day]
    return valid[-1] if valid else RULES[0]


def worth(result: Result, seat: int, rule: Rule) -> int:
    """Return the points of a seat's place, whatever the cap says."""
    if result.seats[seat].left:
        return 0
    if result.drawn:
        return rule.drawn
    place = result.place(seat)
    if place == 1:
        return rule.first
    return rule.second if place == 2 and len(result.seats) >= 3 else rule.other


def pairs_of(people: Iterable[str]) -> list[Pair]:
    """Return all pairs of the people, each with the lower id first."""
    return list(combinations(sorted(set(people)), 2))


def earned(result: Result, earlier: Mapping[Pair, int], rule: Rule) -> list[Earned]:
    """Return what a match is worth to each of its people, by seat; nothing where fewer than two played.

    ``earlier`` says how many finished matches each pair has played with each other that day before this one. A match
    counts for a person as long as it was played with at least one other whom the cap has not been reached with:
    so two who play on and on earn nothing more, and whoever joins them is not punished for it.
    """
    people = result.people
    if len(people) < 2:
        return []
    fresh = {player for pair in pairs_of(people) if earlier.get(pair, 0) < rule.pair_cap for player in pair}
    found: list[Earned] = []
    for seat, who in enumerate(result.seats):
        if who.player is None or any(row.player == who.player for row in found):
            continue
        counts = who.player in fresh
        found.append(Earned(who.player, seat, worth(result, seat, rule) if counts else 0, counts))
    return found
