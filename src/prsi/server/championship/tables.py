"""Which server's tables belong to which championship, and whether something happened there that it is to be told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import Connection, insert, select, update

from prsi.server.championship.schema import championship, championship_table
from prsi.server.championship.store import Found
from prsi.server.people.schema import player
from prsi.table.state import OPENED, TableState

Effect = Callable[[Connection], None]

AT_ONCE: Final = 200
ENDED: Final = "ended"
CHUNK: Final = 500


@dataclass(frozen=True, slots=True)
class TableOf:
    """A server's table of a championship: of which, of which draw, which number, and the entry that is news there."""

    table_id: str
    championship: str
    round: int
    attempt: int
    number: int
    code: str
    news: int
    closed: bool


def effects(table_id: str, before: TableState, after: TableState) -> list[Effect]:
    """Return what is written together with a table's entries: that a championship is to be told of it.

    In the same transaction, so that nothing is lost whenever a node dies: whoever finds the mark tells it.
    """
    if not after.reserved or before.started is None:
        return []
    came = [seq == OPENED for seq in after.gathering.away] != [seq == OPENED for seq in before.gathering.away]
    dealt = (before.current is None) != (after.current is None)
    if not (came or dealt or before.match is not after.match or before.phase != after.phase):
        return []
    return [partial(_news, table_id=table_id, seq=after.seq, closed=after.phase == "closed")]


def _news(connection: Connection, table_id: str, seq: int, closed: bool) -> None:
    own = championship_table.c.table_id == table_id
    connection.execute(update(championship_table).where(own).values(news=seq, waits=True, closed=closed))


def add(connection: Connection, one: TableOf) -> None:
    """Write that a table was opened; raises IntegrityError where the draw has one of that number."""
    connection.execute(
        insert(championship_table).values(
            table_id=one.table_id,
            championship_id=one.championship,
            round=one.round,
            attempt=one.attempt,
            number=one.number,
            code=one.code,
            news=one.news,
            waits=False,
            closed=False,
        )
    )


def waiting(connection: Connection, after: str) -> list[tuple[str, TableOf]]:
    """Return the next tables with news after one, by id, each with the code of its championship."""
    rows = connection.execute(
        select(championship.c.code, *_COLUMNS)
        .join(championship, championship.c.id == championship_table.c.championship_id)
        .where(championship_table.c.waits, championship_table.c.table_id > after)
        .order_by(championship_table.c.table_id)
        .limit(AT_ONCE)
    )
    return [(row[0], TableOf(*row[1:])) for row in rows]


def told(connection: Connection, table_id: str, seq: int) -> None:
    """Know that a championship was told all that happened at a table up to an entry."""
    known = (championship_table.c.table_id == table_id, championship_table.c.news <= seq)
    connection.execute(update(championship_table).where(*known).values(waits=False))


def of_round(connection: Connection, championship_id: str, number: int) -> list[TableOf]:
    """Return the tables of all draws of a round."""
    own = (championship_table.c.championship_id == championship_id, championship_table.c.round == number)
    return [TableOf(*row) for row in connection.execute(select(*_COLUMNS).where(*own))]


def running(connection: Connection) -> list[Found]:
    """Return the championships online that are not over: whoever has one in memory goes on with it."""
    head = championship.c
    rows = connection.execute(select(head.id, head.code, head.secret).where(head.online, head.phase.in_(_RUNNING)))
    return [Found(*row) for row in rows]


def avatars(connection: Connection, players: Iterable[str]) -> dict[str, str]:
    """Return the drawings of profiles."""
    asked, found = list(players), {}
    for start in range(0, len(asked), CHUNK):
        some = player.c.id.in_(asked[start : start + CHUNK])
        found.update(
            {row.id: row.avatar for row in connection.execute(select(player.c.id, player.c.avatar).where(some))}
        )
    return found


_RUNNING: Final = ("drawing", "drawn", "called", "playing", "between", "over")
_TABLE = championship_table.c
_COLUMNS: Final = (
    _TABLE.table_id,
    _TABLE.championship_id,
    _TABLE.round,
    _TABLE.attempt,
    _TABLE.number,
    _TABLE.code,
    _TABLE.news,
    _TABLE.closed,
)
