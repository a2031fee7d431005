"""Tables as they are found, shown and listed, and who may sit down at them; functions of a connection."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, func, or_, select

from prsi.match.duration import estimate
from prsi.match.formats import parse_format
from prsi.rules.ruleset import build
from prsi.server.lobby.schema import lobby_hold, lobby_seat, lobby_table
from prsi.server.people.schema import blocked
from prsi.server.store.schema import table_head
from prsi.server.store.statements import rows as rows_of

LONGEST_LIST: Final = 200


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A seat as everybody may see it: `kind` is person, bot or open."""

    name: str
    avatar: str
    kind: str


@dataclass(frozen=True, slots=True)
class TableShown:
    """A table as it is shown before one sits down; times are milliseconds from now.

    `state` is waiting or running; `minutes` how long a match usually takes, least and most; `mine`: the asker
    sits there, or may come back to a seat there.
    """

    table_id: str
    code: str
    preset: str
    ruleset: dict[str, Any]
    format: dict[str, Any]
    values: str | dict[str, int] | None
    clock_ms: int | None
    public: bool
    state: str
    seats: tuple[SeatShown, ...]
    open: int
    waiting_ms: int
    fill_ms: int | None
    minutes: tuple[int, int]
    mine: bool


def show(connection: Connection, code: str, player: str | None, now: int) -> TableShown | None:
    """Return a table as it is shown to a player, None where there is none, or none any more (`was_there`)."""
    rows = connection.execute(_TABLES.where(table_head.c.code == code)).all()
    shown = _shown(connection, rows, player, now)
    return shown[0] if shown else None


def was_there(connection: Connection, code: str) -> bool:
    """Say whether a code is that of a table, running or closed."""
    return connection.execute(select(table_head.c.table_id).where(table_head.c.code == code)).first() is not None


def waiting(
    connection: Connection, player: str | None, now: int, seats: int | None = None, preset: str | None = None
) -> list[TableShown]:
    """Return the public tables that wait for players, those first that have waited longest.

    Tables that nobody is connected to are not among them, nor those with somebody who has blocked the asker, or whom
    the asker has blocked.
    """
    waits = (lobby_table.c.state == "waiting", lobby_table.c.open > 0, lobby_table.c.present > 0)
    wanted = _TABLES.where(table_head.c.public, *waits)
    if seats is not None:
        wanted = wanted.where(lobby_table.c.seats == seats)
    if preset is not None:
        wanted = wanted.where(lobby_table.c.preset == preset)
    if player is not None:
        wanted = wanted.where(lobby_table.c.table_id.not_in(_apart(player)))
    rows = connection.execute(wanted.order_by(lobby_table.c.since, lobby_table.c.table_id).limit(LONGEST_LIST)).all()
    return _shown(connection, rows, player, now)


def mine(connection: Connection, player: str, now: int) -> list[TableShown]:
    """Return the tables where a player sits, or has a seat to come back to; the newest first."""
    rows = connection.execute(
        _TABLES.where(lobby_table.c.table_id.in_(_tables_of(player, with_former=True))).order_by(
            lobby_table.c.since.desc(), lobby_table.c.table_id
        )
    ).all()
    return _shown(connection, rows, player, now)


def tables_of(connection: Connection, player: str) -> list[str]:
    """Return the ids of the tables where a player sits."""
    return list(connection.execute(_tables_of(player, with_former=False)).scalars())


def tables_with(connection: Connection, player: str, other: str) -> list[str]:
    """Return the ids of the tables where two players sit."""
    theirs = select(lobby_seat.c.table_id).where(lobby_seat.c.player_id == other)
    return list(
        connection.execute(_tables_of(player, with_former=False).where(lobby_seat.c.table_id.in_(theirs))).scalars()
    )


def sits_at(connection: Connection, player: str, table_id: str) -> bool:
    """Say whether a player sits at a table, or has a seat there to come back to."""
    own = or_(lobby_seat.c.player_id == player, lobby_seat.c.former_id == player)
    return (
        connection.execute(select(lobby_seat.c.seat).where(lobby_seat.c.table_id == table_id, own)).first() is not None
    )


def must_stay_apart(connection: Connection, player: str, table_id: str) -> bool:
    """Say whether somebody sits at a table who has blocked a player, or whom the player has blocked."""
    return bool(rows_of(connection, _APART, (table_id, player, player)))


def running(connection: Connection) -> int:
    """Return how many tables are not closed."""
    count: int = connection.execute(select(func.count()).select_from(lobby_table)).scalar_one()
    return count


def seated(connection: Connection) -> int:
    """Return how many people sit at tables."""
    who = func.count(lobby_seat.c.player_id.distinct())
    count: int = connection.execute(select(who).where(lobby_seat.c.player_id != "")).scalar_one()
    return count


def holds(connection: Connection, tables: Iterable[str], player: str, now: int) -> dict[str, int]:
    """Return how many open seats of each table are kept for others whom quick play has sent there."""
    rows = connection.execute(
        select(lobby_hold.c.table_id, func.count().label("held"))
        .where(lobby_hold.c.table_id.in_(list(tables)), lobby_hold.c.player_id != player, lobby_hold.c.until > now)
        .group_by(lobby_hold.c.table_id)
    )
    return {row.table_id: row.held for row in rows}


# ---- statements ----

# As text, because every player asks it before every rematch.
_APART: Final = (
    "SELECT seat FROM lobby_seat WHERE table_id = ? AND player_id IN (SELECT other_id FROM blocked WHERE player_id = ? "
    "UNION ALL SELECT player_id FROM blocked WHERE other_id = ?) LIMIT 1"
)
_TABLES: Final = select(lobby_table, table_head.c.code, table_head.c.public).join(
    table_head, table_head.c.table_id == lobby_table.c.table_id
)


def _tables_of(player: str, with_former: bool) -> Any:
    own = lobby_seat.c.player_id == player
    return select(lobby_seat.c.table_id).where(or_(own, lobby_seat.c.former_id == player) if with_former else own)


def _blocked_with(player: str) -> Any:
    """Return the condition that a seat's person and a player must not be seated together."""
    return lobby_seat.c.player_id.in_(
        select(blocked.c.other_id)
        .where(blocked.c.player_id == player)
        .union_all(select(blocked.c.player_id).where(blocked.c.other_id == player))
    )


def _apart(player: str) -> Any:
    """Return the tables at which a player must not be seated."""
    return select(lobby_seat.c.table_id).where(and_(lobby_seat.c.player_id != "", _blocked_with(player)))


def _shown(connection: Connection, rows: Sequence[Row[Any]], player: str | None, now: int) -> list[TableShown]:
    seats: dict[str, list[Row[Any]]] = {row.table_id: [] for row in rows}
    if seats:
        found = select(lobby_seat).where(lobby_seat.c.table_id.in_(list(seats)))
        for seat in connection.execute(found.order_by(lobby_seat.c.table_id, lobby_seat.c.seat)):
            seats[seat.table_id].append(seat)
    return [
        TableShown(
            table_id=row.table_id,
            code=row.code,
            preset=row.preset,
            ruleset=json.loads(row.ruleset),
            format=json.loads(row.format),
            values=None if row.card_values is None else json.loads(row.card_values),
            clock_ms=row.clock_ms,
            public=row.public,
            state=row.state,
            seats=tuple(SeatShown(seat.name, seat.avatar, seat.kind) for seat in seats[row.table_id]),
            open=row.open,
            waiting_ms=max(now - row.since, 0),
            fill_ms=None if row.fill_due is None else max(row.fill_due - now, 0),
            minutes=_minutes(row.ruleset, row.seats, row.format),
            mine=any(player is not None and player in (seat.player_id, seat.former_id) for seat in seats[row.table_id]),
        )
        for row in rows
    ]


@lru_cache(maxsize=1024)
def _minutes(ruleset: str, seats: int, form: str) -> tuple[int, int]:
    return estimate(build(json.loads(ruleset)), seats, parse_format(json.loads(form)))
