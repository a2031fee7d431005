"""A physical draw, typed in: whether it may stand (championship.md, Draw)."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from prsi.tournament.draw import Drawn, Pairs, check_counts, check_players
from prsi.tournament.split import split

FaultReason = Literal["unknown", "twice", "missing", "byes", "sizes", "second_bye", "together"]


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a draw typed in: ``who`` are the players concerned, ``table`` the table, counted from 0."""

    reason: FaultReason
    expected: str
    found: str
    who: tuple[str, ...] = ()
    table: int | None = None

    def __str__(self) -> str:
        where = "" if self.table is None else f" at table {self.table + 1}"
        return f"{self.reason}{where}: expected {self.expected}, found {self.found}"


def check_typed(
    roster: Sequence[str],
    tables: int,
    byes: int,
    drawn: Drawn,
    had_bye: Collection[str] = (),
    apart: Pairs = (),
    advancing: int | None = None,
) -> tuple[Fault, ...]:
    """Return all that is wrong with a physical draw as typed in, nothing if it may stand.

    Everybody is there once, the tables' sizes are those of an even split in any order, the byes as many as planned and
    nobody's second while others had none, and wishes to be kept apart are kept.
    ``advancing`` as for `draw`. Raises DrawError where there is nothing to draw, as `draw` does.
    """
    wishes = check_players(roster, had_bye, apart)
    check_counts(len(roster), tables, byes, advancing)
    present, had, free = set(roster), set(had_bye), set(drawn.byes)
    times = Counter([*drawn.byes, *(player for table in drawn.tables for player in table)])
    wrong: tuple[tuple[FaultReason, str, str, tuple[str, ...]], ...] = (
        ("unknown", "players of the roster", "besides them", tuple(one for one in times if one not in present)),
        ("twice", "every player once", "more than once", tuple(one for one in roster if times[one] > 1)),
        ("missing", "every player of the roster", "without a place", tuple(one for one in roster if not times[one])),
    )
    faults = [
        Fault(reason, expected, f"{', '.join(who)} {found}", who) for reason, expected, found, who in wrong if who
    ]
    if len(drawn.byes) != byes:
        faults.append(Fault("byes", f"{byes} byes", str(len(drawn.byes)), drawn.byes))
    sizes = tuple(sorted((len(table) for table in drawn.tables), reverse=True))
    even = split(len(roster) - byes, tables)
    if sizes != even:
        faults.append(Fault("sizes", f"tables of {', '.join(map(str, even))}", ", ".join(map(str, sizes)) or "none"))
    fresh = [player for player in roster if player not in had and player not in free]
    again = tuple(player for player in drawn.byes if player in had)
    if fresh and again:
        faults.append(Fault("second_bye", "byes for those who had none", f"a second one for {', '.join(again)}", again))
    for number, table in enumerate(drawn.tables):
        for one, other in combinations(dict.fromkeys(table), 2):
            if other in wishes.get(one, ()):
                faults.append(Fault("together", "them kept apart", f"{one} and {other}", (one, other), number))
    return tuple(faults)
