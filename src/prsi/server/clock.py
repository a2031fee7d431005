"""Service time: the time by which every timer of every table runs; it stands still while no node runs.

Service time is wall clock minus an offset, both in milliseconds. The offset is kept in the database and grows by each
outage, so that whatever was due while nobody was there is due as much later. The wall clock is the database's own where
it has one, so that nodes' clocks may differ.
"""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, insert, select, text, update

from prsi.server.store.database import Database
from prsi.server.store.schema import node, service_clock

OUTAGE: Final = 3000
"""Milliseconds without a beat of any node after which there was an outage."""

STANDS_STILL: Final = 1500
"""Milliseconds without a beat of our own after which our time stands still: it would be taken back."""


class Clock:
    """A node's service time, and its sign of life; `beat()` is called twice a second."""

    def __init__(self, db: Database, node_id: str) -> None:
        self._db = db
        self._node_id = node_id
        self._base = 0
        self._since = time.monotonic_ns()
        self._last = 0
        self._started = 0

    def now(self) -> int:
        """Service time in milliseconds; it never runs backwards."""
        passed = (time.monotonic_ns() - self._since) // 1_000_000
        now = self._base + (passed if passed < STANDS_STILL else STANDS_STILL)
        if now > self._last:
            self._last = now
        return self._last

    async def beat(self, sockets: int = 0, tables: int = 0) -> None:
        """Say that this node lives, and read the time; raises UnavailableError."""
        before = time.monotonic_ns()
        now = await self._db.write(lambda connection: self._beat(connection, sockets, tables))
        # The answer is at least as old as its way: half of the round trip, at most.
        self._since = before + (time.monotonic_ns() - before) // 2
        self._base = now

    def _beat(self, connection: Connection, sockets: int, tables: int) -> int:
        wall = wall_clock(connection)
        found = connection.execute(select(service_clock.c.offset_ms, service_clock.c.alive).with_for_update()).first()
        if found is None:
            offset = 0
            connection.execute(insert(service_clock).values(id=1, offset_ms=0, alive=wall))
        else:
            offset = found.offset_ms
            gap = wall - found.alive
            # A clock that was set back is an outage of negative length: service time goes on where it was.
            if gap > OUTAGE or gap < -OUTAGE:
                offset += gap
            alive = wall if gap > 0 or gap < -OUTAGE else found.alive
            connection.execute(update(service_clock).values(offset_ms=offset, alive=alive))
        beaten = connection.execute(
            update(node).where(node.c.node_id == self._node_id).values(beat=wall, sockets=sockets, tables=tables)
        )
        if not beaten.rowcount:
            self._started = self._started or wall
            row = {"node_id": self._node_id, "started": self._started, "beat": wall}
            connection.execute(insert(node).values(**row, sockets=sockets, tables=tables))
        return int(wall - offset)


def wall_clock(connection: Connection) -> int:
    """Return the wall clock in milliseconds: the database's own where it runs elsewhere."""
    if connection.dialect.name == "postgresql":
        asked = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
        return int(connection.execute(asked).scalar_one())
    return time.time_ns() // 1_000_000
