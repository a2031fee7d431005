"""Who is connected to which table, over all nodes: a row for each node that has a socket of a player at a table.

A player is present at a table while any living node has such a row. The row outlives the last socket by a moment, so
that loading the page again is no absence, and it outlives its node: the others find it and say that the player is gone.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, and_, delete, exists, select
from sqlalchemy.dialects import postgresql, sqlite

from prsi.server.clock import wall_clock
from prsi.server.store.database import UnavailableError
from prsi.server.store.schema import node, presence
from prsi.table import Absent, Present

if TYPE_CHECKING:
    from prsi.server.hub import Hub
    from prsi.server.live import LiveTable

DEAD: Final = 5000
"""Milliseconds without a beat after which a node is taken for dead."""

GRACE: Final = 2.0
"""Seconds from the last socket of a player to being absent: a page that is loaded again is back sooner."""

COMING: Final = 20.0
"""Seconds that whoever has made a table has until the first socket, before being taken for absent."""

GATHER: Final = 0.02
"""Seconds in which arrivals are gathered, to be written together."""

Key = tuple[str, str]
"""Table and player."""


class Presence:
    """What one node knows and says about presence."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._here: set[Key] = set()
        self._parting: dict[Key, asyncio.TimerHandle] = {}
        self._new: dict[Key, LiveTable] = {}
        self._told: set[tuple[str, str, str]] = set()

    def concerns(self, live: LiveTable) -> bool:
        """Whether something about a table is still to be written."""
        return any(key[0] == live.id for key in (*self._parting, *self._new))

    def idle(self) -> bool:
        """Whether nobody is about to arrive or to leave."""
        return not self._parting and not self._new

    def arrived(self, live: LiveTable, player: str) -> None:
        """Know that a player who sits at a table has a socket here."""
        key = live.id, player
        parting = self._parting.pop(key, None)
        if parting is not None:
            parting.cancel()
        if key not in self._here:
            self._here.add(key)
            if not self._new:
                self._hub.loop.call_later(GATHER, lambda: self._hub.spawn(self._write()))
            self._new[key] = live

    def expected(self, live: LiveTable, player: str) -> None:
        """Know that a player has sat down without a socket, who ought to come; until then the player is present."""
        self.arrived(live, player)
        if player not in live.sockets:
            self._part_in(COMING, (live.id, player))

    def parted(self, live: LiveTable, player: str) -> None:
        """Know that the last socket of a player is gone."""
        self._part_in(GRACE, (live.id, player))

    def _part_in(self, seconds: float, key: Key) -> None:
        old = self._parting.pop(key, None)
        if old is not None:
            old.cancel()
        self._parting[key] = self._hub.loop.call_later(seconds, self._part, key)

    def _part(self, key: Key) -> None:
        self._parting.pop(key, None)
        self._hub.spawn(self._leave(key))

    async def _write(self) -> None:
        new, self._new = self._new, {}
        keys = sorted(new)
        try:
            await self._hub.db.write(lambda connection: _add(connection, keys, self._hub.node_id))
        except UnavailableError:
            # They are here all the same; what is missing is written when the database is back.
            self._hub.loop.call_later(GRACE, self._again, new)
        for (_, player), live in new.items():
            if player in live.sockets:
                live.put(Present(player))

    def _again(self, new: dict[Key, LiveTable]) -> None:
        for (table_id, player), live in new.items():
            self._here.discard((table_id, player))
            if player in live.sockets:
                self.arrived(live, player)

    async def _leave(self, key: Key) -> None:
        """Say that a player is absent, unless another node has a socket of theirs; then delete the row."""
        if self._is_back(key):
            return
        # From here on a socket that comes writes the row anew.
        self._here.discard(key)
        row = (*key, self._hub.node_id)
        try:
            if await self._hub.db.write(lambda connection: gives_way(connection, row)) or key in self._here:
                return
            self._hub.tell(key[0], Absent(key[1]))
            # The row goes after the absence is stored: if this node dies between, others find the row and say so.
            await asyncio.sleep(GRACE / 2)
            if key not in self._here:
                await self._hub.db.write(lambda connection: _remove(connection, [row]))
        except UnavailableError:
            self._hub.loop.call_later(GRACE, self._part, key)

    def _is_back(self, key: Key) -> bool:
        live = self._hub.known(key[0])
        return key in self._parting or (live is not None and key[1] in live.sockets)

    async def sweep(self) -> None:
        """Say who is absent because a node died, and later delete its rows; raises UnavailableError."""
        rows, alive = await self._hub.db.read(_left_behind)
        done = [row for row in rows if row in self._told]
        for table_id, player, node_id in rows:
            if (table_id, player, node_id) in self._told:
                continue
            if (table_id, player) not in self._here and (table_id, player) not in alive:
                self._hub.tell(table_id, Absent(player))
        self._told = set(rows)
        if done:
            await self._hub.db.write(lambda connection: _remove(connection, done))


def _add(connection: Connection, keys: list[Key], node_id: str) -> None:
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    rows = [{"table_id": table_id, "player_id": player, "node_id": node_id} for table_id, player in keys]
    connection.execute(insert(presence).on_conflict_do_nothing(), rows)


def _remove(connection: Connection, rows: list[tuple[str, str, str]]) -> None:
    for table_id, player, node_id in sorted(rows):
        connection.execute(
            delete(presence).where(
                and_(
                    presence.c.table_id == table_id,
                    presence.c.player_id == player,
                    presence.c.node_id == node_id,
                )
            )
        )


def gives_way(connection: Connection, row: tuple[str, str, str]) -> bool:
    """Delete a row (table, player, node) if another living node has one of that player; say whether.

    Of nodes that lose a player at the same moment the last one keeps its row, and says that the player is absent.
    """
    table_id, player, own = row
    theirs = and_(presence.c.table_id == table_id, presence.c.player_id == player)
    # Locked, so that two nodes do not each see the other's row, and both go without a word.
    locked = select(presence.c.node_id).where(theirs).order_by(presence.c.node_id).with_for_update()
    others = [one for one in connection.execute(locked).scalars() if one != own]
    alive = select(node.c.node_id).where(node.c.node_id.in_(others), node.c.beat >= wall_clock(connection) - DEAD)
    if connection.execute(alive).first() is None:
        return False
    _remove(connection, [row])
    return True


def _left_behind(connection: Connection) -> tuple[list[tuple[str, str, str]], set[Key]]:
    """Return the rows of nodes that are dead, and who of these players still has a socket at a living one."""
    alive = wall_clock(connection) - DEAD
    lives = exists().where(node.c.node_id == presence.c.node_id, node.c.beat >= alive)
    asked = select(presence.c.table_id, presence.c.player_id, presence.c.node_id).where(~lives).limit(500)
    rows = [(row.table_id, row.player_id, row.node_id) for row in connection.execute(asked)]
    if not rows:
        return [], set()
    players = sorted({player for _, player, _ in rows})
    others = select(presence.c.table_id, presence.c.player_id).where(presence.c.player_id.in_(players), lives)
    return rows, {(row.table_id, row.player_id) for row in connection.execute(others)}
