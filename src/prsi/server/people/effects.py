"""What the log entries of a table leave behind here: who has sat where, and who has met whom.

Called by whoever stores the entries; the functions run in the same transaction.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import permutations

from sqlalchemy import Connection

from prsi.protocol.commands import Person
from prsi.server.people.context import wall_clock
from prsi.server.people.schema import met, seated
from prsi.server.people.sql import upsert
from prsi.table.state import TableState

Effect = Callable[[Connection], None]
Sitting = tuple[int, str, str]
"""Seat, player, the name that is shown."""


def effects(table_id: str, before: TableState, after: TableState) -> list[Effect]:
    """Return what belongs into the transaction of the entries between two states: whoever has sat down."""
    if not after.online:
        return []
    known = set(before.players) if before.online else set()
    new = [
        (seat, who, spec.name)
        for seat, (who, spec) in enumerate(zip(after.players, after.seats, strict=True))
        if who and who not in known and isinstance(spec, Person)
    ]
    if not new:
        return []
    people = [who for who in after.players if who]
    return [partial(note, table_id=table_id, since=after.seq, new=new, people=people)]


def note(connection: Connection, table_id: str, since: int, new: list[Sitting], people: list[str]) -> None:
    """Write down who has sat down at a table where `people` sit now."""
    now = wall_clock()
    for seat, who, name in new:
        row = upsert(connection, seated).values(
            table_id=table_id, seat=seat, player_id=who, since=since, name=name, at=now
        )
        connection.execute(
            row.on_conflict_do_update(
                index_elements=["table_id", "seat", "player_id"], set_={"since": since, "name": name, "at": now}
            )
        )
    fresh = {who for _seat, who, _name in new}
    # In one order everywhere, so that two tables do not wait for each other.
    for one, other in sorted(pair for pair in permutations(set(people), 2) if fresh & set(pair)):
        row = upsert(connection, met).values(player_id=one, other_id=other, last=now, times=1)
        connection.execute(
            row.on_conflict_do_update(
                index_elements=["player_id", "other_id"], set_={"last": now, "times": met.c.times + 1}
            )
        )
