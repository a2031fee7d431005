"""A full server: who waits for a place, in what order, and for whom a free one is held.

A place is a seat at a table for one more person, or one more table. The queue is in the database, so that all nodes see
the same one; whoever moves it locks the gate first. Times are service time in milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, not_, or_, select, update

from prsi.server.config import Config
from prsi.server.lobby.schema import lobby_gate, lobby_queue
from prsi.server.lobby.tables import running, seated, tables_of
from prsi.server.people.answers import Denied

AWAY: Final = 30_000
"""Milliseconds without a word after which a place in the queue is lost."""

HELD: Final = 60_000
"""Milliseconds for which a free place is held for whoever is first."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much the server takes on: tables, people seated at them, and tables of one person."""

    tables: int = 2000
    players: int = 5000
    tables_per_player: int = 4


def limits_of(config: Config) -> Limits:
    """Return the limits that a configuration sets."""
    return Limits(config.max_tables, config.max_players, config.max_tables_per_player)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A place in the queue, 1 the first; `held_ms`: a free place is there, and held for so long (None: not yet)."""

    place: int
    held_ms: int | None


def join(connection: Connection, player: str, now: int, limits: Limits) -> Waiting | None:
    """Wait in the queue, or go on waiting; None where nobody has to: there is room."""
    lock(connection)
    _advance(connection, now, limits)
    known = connection.execute(select(lobby_queue.c.number).where(lobby_queue.c.player_id == player)).first()
    if known is None:
        if free(connection, limits) > length(connection):
            return None
        number = connection.execute(select(func.coalesce(func.max(lobby_queue.c.number), 0))).scalar_one() + 1
        connection.execute(insert(lobby_queue).values(player_id=player, number=number, seen=now))
    else:
        connection.execute(update(lobby_queue).where(lobby_queue.c.player_id == player).values(seen=now))
    _advance(connection, now, limits)
    return _place(connection, player, now)


def look(connection: Connection, player: str, now: int) -> Waiting | None:
    """Return a player's place as it stands, changing nothing; None for who does not wait, or has lost the place."""
    own = select(lobby_queue.c.number).where(lobby_queue.c.player_id == player, not_(_gone(now)))
    if connection.execute(own).first() is None:
        return None
    return _place(connection, player, now)


def ask(connection: Connection, player: str, now: int, limits: Limits) -> Waiting | None:
    """Return a player's place, and keep it by asking; None for who does not wait, or has lost the place."""
    lock(connection)
    _advance(connection, now, limits)
    connection.execute(update(lobby_queue).where(lobby_queue.c.player_id == player).values(seen=now))
    return _place(connection, player, now)


def leave(connection: Connection, player: str) -> None:
    """Give a place up."""
    connection.execute(delete(lobby_queue).where(lobby_queue.c.player_id == player))


def length(connection: Connection) -> int:
    """Return how many wait."""
    count: int = connection.execute(select(func.count()).select_from(lobby_queue)).scalar_one()
    return count


def free(connection: Connection, limits: Limits) -> int:
    """Return how many places there are, those held for others among them."""
    return max(min(limits.tables - running(connection), limits.players - seated(connection)), 0)


def admit(connection: Connection, player: str, now: int, limits: Limits, *, table: bool) -> None:
    """Let a player have a place, for a table of one's own (`table`) or a seat; called before it is taken.

    Whoever waits goes before others, and among those the first. Changes nothing. Raises Denied: 503 `full` (`found` is
    how many wait), 409 `too_many_tables`.
    """
    if table:
        lock(connection)
    own = len(tables_of(connection, player))
    if own >= limits.tables_per_player:
        raise Denied(409, "too_many_tables", f"at most {limits.tables_per_player}", str(own))
    room = [limits.tables - running(connection)] if table else []
    if own == 0:
        room.append(limits.players - seated(connection))
    still = select(lobby_queue.c.player_id).where(not_(_gone(now)))
    waiting = list(connection.execute(still.order_by(lobby_queue.c.number)).scalars())
    ahead = waiting.index(player) if player in waiting else len(waiting)
    if room and min(room) <= ahead:
        raise Denied(503, "full", "a place in the queue", str(len(waiting)))


def lock(connection: Connection) -> None:
    """Let everybody else who would move the queue wait for this transaction (SQLite has one writer anyway)."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(lobby_gate.c.id).with_for_update())


def _gone(now: int) -> ColumnElement[bool]:
    return or_(lobby_queue.c.seen < now - AWAY, func.coalesce(lobby_queue.c.held_until, now) < now)


def _advance(connection: Connection, now: int, limits: Limits) -> None:
    """Let those go who were away or did not take the place held for them, and hold free places for the first."""
    connection.execute(delete(lobby_queue).where(_gone(now)))
    rows = connection.execute(select(lobby_queue).order_by(lobby_queue.c.number)).all()
    places = free(connection, limits) if rows else 0
    for ahead, row in enumerate(rows):
        if ahead < places and row.held_until is None:
            _hold(connection, row.player_id, now + HELD)
        elif ahead >= places and row.held_until is not None:
            _hold(connection, row.player_id, None)


def _hold(connection: Connection, player: str, until: int | None) -> None:
    connection.execute(update(lobby_queue).where(lobby_queue.c.player_id == player).values(held_until=until))


def _place(connection: Connection, player: str, now: int) -> Waiting | None:
    own = connection.execute(select(lobby_queue).where(lobby_queue.c.player_id == player)).first()
    if own is None:
        return None
    ahead: int = connection.execute(select(func.count()).where(lobby_queue.c.number < own.number)).scalar_one()
    return Waiting(ahead + 1, None if own.held_until is None else max(own.held_until - now, 0))
