"""Who may sit down where, and quick play: the fitting table that has waited longest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import Connection, delete, insert

from prsi.server.clock import Clock
from prsi.server.lobby.queue import Limits, admit, lock
from prsi.server.lobby.schema import lobby_hold
from prsi.server.lobby.tables import holds, must_stay_apart, sits_at, waiting
from prsi.server.people.answers import Denied
from prsi.server.store.database import Database

KEPT: Final = 10_000
"""Milliseconds for which quick play keeps a seat for whom it has sent to a table."""


def may_sit(connection: Connection, player: str, table_id: str, now: int, limits: Limits) -> None:
    """Let a player sit down at a table; asked before `sit`, and again whenever it has to be decided again.

    Raises Denied: 403 `not_together` (somebody there has blocked the player, or is blocked; it does not say who), 503
    `full`, 409 `too_many_tables`. Whoever sits there, or comes back to a seat there, always may.
    """
    if sits_at(connection, player, table_id):
        return
    if must_stay_apart(connection, player, table_id):
        raise Denied(403, "not_together")
    admit(connection, player, now, limits, table=False)


def may_stay(connection: Connection, player: str, table_id: str) -> None:
    """Let a player play another match with those who sit at a table.

    Raises Denied, 403 `apart_now`: one of them has blocked the player meanwhile, or the player one of them; it does not
    say who. Whoever leaves makes it possible for the others.
    """
    if must_stay_apart(connection, player, table_id):
        raise Denied(403, "apart_now")


def find_quick(connection: Connection, player: str, seats: int, preset: str, now: int) -> str | None:
    """Return the code of the table that quick play leads to, and keep a seat there; None where there is none.

    A table that plays the preset without house rules, one round, and has waited longest; the player's own goes first.
    """
    lock(connection)
    connection.execute(delete(lobby_hold).where((lobby_hold.c.player_id == player) | (lobby_hold.c.until <= now)))
    plain = {"preset": preset}
    fitting = [
        table
        for table in waiting(connection, player, now, seats, preset)
        if table.ruleset == plain and table.format == {"kind": "single"} and table.values is None
    ]
    own = [table for table in fitting if table.mine]
    if own:
        return own[0].code
    held = holds(connection, [table.table_id for table in fitting], player, now)
    for table in fitting:
        if table.open > held.get(table.table_id, 0):
            connection.execute(insert(lobby_hold).values(player_id=player, table_id=table.table_id, until=now + KEPT))
            return table.code
    return None


Guard = Callable[[str, str], Awaitable[str | None]]
"""What the hub asks about a player and a table: why the player may not, None where nothing is against it."""


def guard(db: Database, clock: Clock, limits: Limits) -> Guard:
    """Return what is asked before somebody sits down."""
    return _asking(db, lambda connection, player, table_id: may_sit(connection, player, table_id, clock.now(), limits))


def guard_of_rematch(db: Database) -> Guard:
    """Return what is asked before somebody plays another match."""
    return _asking(db, may_stay)


def _asking(db: Database, may: Callable[[Connection, str, str], None]) -> Guard:
    async def reason(player: str, table_id: str) -> str | None:
        try:
            await db.read(lambda connection: may(connection, player, table_id))
        except Denied as denied:
            return denied.error
        return None

    return reason
