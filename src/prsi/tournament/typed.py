"""A physical draw, typed in: whether it may stand (championship.md, Draw)."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, cast

from prsi.tournament.draw import Drawn, Pairs, check_counts, check_players, table_sizes

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
) -> tuple[Fault, ...]:
    """Return all that is wrong with a physical draw as typed in, nothing if it may stand.

    Everybody is there once, the tables' sizes are those of an even split in any order, the byes as many as planned and
    nobody's second while others had none, and wishes to be kept apart are kept.
    Raises DrawError where there is nothing to draw, as `draw` does.
    """
    wishes = check_players(roster, had_bye, apart)
    check_counts(len(roster), tables, byes)
    faults: list[Fault] = []
    times = Counter([*drawn.byes, *(player for table in drawn.tables for player in table)])
    for reason, expected, who in (
        ("unknown", "players of the roster", tuple(player for player in times if player not in set(roster))),
        ("twice", "every player once", tuple(player for player in roster if times[player] > 1)),
        ("missing", "every player of the roster", tuple(player for player in roster if not times[player])),
    ):
        if who:
            found = {"unknown": "besides them", "twice": "more than once", "missing": "without a place"}[reason]
            faults.append(Fault(cast(FaultReason, reason), expected, f"{', '.join(who)} {found}", who))
    if len(drawn.byes) != byes:
        faults.append(Fault("byes", f"{byes} byes", str(len(drawn.byes)), drawn.byes))
    sizes = sorted((len(table) for table in drawn.tables), reverse=True)
    even = table_sizes(len(roster) - byes, tables)
    if sizes != even:
        faults.append(Fault("sizes", f"tables of {', '.join(map(str, even))}", ", ".join(map(str, sizes)) or "none"))
    fresh = [player for player in roster if player not in set(had_bye) and player not in set(drawn.byes)]
    again = tuple(player for player in drawn.byes if player in set(had_bye))
    if fresh and again:
        faults.append(Fault("second_bye", "byes for those who had none", f"a second one for {', '.join(again)}", again))
    for number, table in enumerate(drawn.tables):
        for one, other in combinations(dict.fromkeys(table), 2):
            if other in wishes.get(one, ()):
                faults.append(Fault("together", "them kept apart", f"{one} and {other}", (one, other), number))
    return tuple(faults)
