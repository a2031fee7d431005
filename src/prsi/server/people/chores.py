"""What the people part of a node does by itself: look after open sockets, and forget what was kept for long enough."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from prsi.server.logs import log
from prsi.server.people.context import People
from prsi.server.people.identity import socket_code, standings
from prsi.server.people.privacy import AT_ONCE, forget
from prsi.server.store.database import UnavailableError

if TYPE_CHECKING:
    from prsi.server.node import Node

LOOK: Final = 2.0
"""Seconds until a ban, a sign-out or an erased profile reaches a socket that is open, on whichever node."""

FORGET: Final = 3600.0
"""Seconds between two runs of `forget`; what is kept is counted in days, and one run does not do all at once."""


PAUSE: Final = 0.5
"""Seconds between two transactions of `forget`."""


class Chores:
    """Background work from `start()` to `stop()`; every node does it, and it is done twice without harm."""

    def __init__(self, node: Node, people: People) -> None:
        self.node = node
        self.people = people
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin."""
        self._tasks = [
            asyncio.create_task(self._repeat(pause, what)) for pause, what in ((LOOK, self.look), (FORGET, self.tidy))
        ]

    async def stop(self) -> None:
        """End."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self) -> None:
        """Close the sockets of those who are signed out, erased or banned; silence those who are muted."""
        open_ones = list(self.node.connections)
        devices = {connection.device for connection in open_ones}
        if not devices:
            return
        now = self.people.now()
        found = await self.people.store.read(lambda connection: standings(connection, devices, now))
        for connection in open_ones:
            standing = found[connection.device]
            connection.muted_until = standing.muted_until
            if standing.refusal is not None:
                connection.close(socket_code(standing.refusal), standing.refusal.error)

    async def tidy(self) -> None:
        """Forget what was kept for long enough, a little at a time, so that moves are written in between."""
        service_now = self.node.clock.now()
        more = True
        while more:
            now = self.people.now()
            gone = await self.people.store.write(lambda connection, now=now: forget(connection, now, service_now))  # type: ignore[misc]
            if any(gone.values()):
                log.info("forgotten", **gone)
            more = any(gone[kind] >= AT_ONCE for kind in ("players", "games", "names"))
            await asyncio.sleep(PAUSE)

    async def _repeat(self, pause: float, what: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(pause * random.uniform(0.9, 1.1))
            try:
                await what()
            except UnavailableError as error:
                log.warning("database away", reason=str(error), work=getattr(what, "__name__", ""))
            except Exception:  # noqa: BLE001 - a fault of ours must not end the others' work
                self.node.hub.metrics.faults += 1
                log.error("background work failed", work=getattr(what, "__name__", ""), exc_info=True)
