"""Finished matches put together by hand, and players in the database."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, select

from prsi.server.people.identity import make_player
from prsi.server.points.ledger import FinishedMatch, PlayedRound, Shown, record_match, record_round
from prsi.server.points.periods import ZONE
from prsi.server.points.rules import Result, SeatResult
from prsi.server.points.schema import ledger

Places = tuple[tuple[int, ...], ...]

RECORD = "prsi record 1\nseat 0: Anna\nseat 1: Ben\n"


def prague(text: str) -> int:
    """Return a moment, written as a clock in Prague shows it, in Unix milliseconds."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZONE).timestamp() * 1000)


NOON = prague("2026-11-30T12:00:00")
DAY = 86_400_000


def result(seats: Sequence[str | None], places: Places | None = None, *, drawn: bool = False, left: str = "") -> Result:
    """Return a result; seats are names, None the computer; `left` names who left, separated by spaces.

    Without places everybody comes in the order of the seats.
    """
    order = tuple((seat,) for seat in range(len(seats))) if places is None else places
    return Result(tuple(SeatResult(name, name in left.split()) for name in seats), order, drawn)


def match(match_id: str, how: Result, preset: str = "prsi", rounds: int = 1, record: str = RECORD) -> FinishedMatch:
    """Return a finished match as the effects would."""
    shown = tuple(Shown(seat.player or "Karel", "fox") for seat in how.seats)
    return FinishedMatch(match_id, preset, f'{{"preset":"{preset}"}}', '{"kind":"single"}', how, shown, rounds, record)


def end(connection: Connection, match_id: str, how: Result, at: int = NOON, preset: str = "prsi") -> bool:
    """End a match of one round of a minute and twenty turns."""
    record_round(connection, match_id, PlayedRound(1, 60_000, 20, (4, 2, 0, 0, 0, 0)[: len(how.seats)]))
    return record_match(connection, match(match_id, how, preset), at)


def points(connection: Connection) -> dict[str, int]:
    """Return everybody's points, summed from the ledger."""
    sums: dict[str, int] = {}
    for row in connection.execute(select(ledger.c.player_id, ledger.c.points)):
        sums[row.player_id] = sums.get(row.player_id, 0) + row.points
    return sums


def person(connection: Connection, name: str) -> str:
    """Make a player and return the id."""
    return make_player(connection, name=name, avatar="jarka", language="cs", now=NOON)
