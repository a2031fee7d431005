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


def guard(db: Database, clock: Clock, limits: Limits) -> Callable[[str, str], Awaitable[str | None]]:
    """Return what the hub asks before somebody sits down: why a player may not, None where nothing is against it."""

    async def reason(player: str, table_id: str) -> str | None:
        try:
            await db.read(lambda connection: may_sit(connection, player, table_id, clock.now(), limits))
        except Denied as denied:
            return denied.error
        return None

    return reason
