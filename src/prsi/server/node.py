"""One node of the server: its parts put together, and what it does by itself."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

from prsi.protocol.codec import encode
from prsi.protocol.messages import Storing
from prsi.server.bus import bus_of
from prsi.server.championship.halls import Halls
from prsi.server.championship.online import LOOK as CLERK_LOOK
from prsi.server.championship.online import TEND as CLERK_TEND
from prsi.server.championship.online import Clerk
from prsi.server.clock import Clock
from prsi.server.config import Config
from prsi.server.hub import Effects, Hub
from prsi.server.logs import log
from prsi.server.people.limits import Messages, Openings
from prsi.server.store.database import Database, UnavailableError
from prsi.server.store.tables import forget_refusals
from prsi.server.wire import frame_of

if TYPE_CHECKING:
    from prsi.server.sockets import Connection

BEAT: Final = 0.5
SWEEP: Final = 0.25
PRESENCE: Final = 1.0
LOOK: Final = 2.0
REST: Final = 2.0
TIDY: Final = 60.0
TRY_AGAIN: Final = 1.0
STORES_LOOK: Final = 0.25

SLOW: Final = 1.5
"""Seconds after which a write that has not ended means that moves wait."""

SAY_AGAIN: Final = 2.0
"""Seconds between two words that moves wait: clients give up a server that is silent for longer."""

REFUSALS_KEPT: Final = 600_000
"""Milliseconds for which a refused command is remembered; clients send again within seconds."""


class Node:
    """A node from `start()` to `stop()`. `healthy`: the database answers; while it does not, nothing is lost."""

    def __init__(self, config: Config, db: Database, messages: Messages, effects: Sequence[Effects] = ()) -> None:
        self.config = config
        self.id = secrets.token_hex(6)
        self.db = db
        self.bus = bus_of(config)
        self.clock = Clock(self.db, self.id)
        self.hub = Hub(self.id, self.db, self.clock, self.bus, config, effects)
        self.halls = Halls(self)
        self.clerk = Clerk(self)
        self.messages = messages
        self.openings = Openings(messages.limits, config.sockets_per_minute)
        self.healthy = False
        self.connections: set[Connection] = set()
        self._of_player: dict[str, int] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._delay = 0.0
        self._opened = False
        # When the beat began that has not ended, and what the sockets were told, when.
        self._beating: float | None = None
        self._stores = True
        self._said = 0.0
        metrics = self.hub.metrics
        metrics.gauges.update(
            tables=self.hub.tables,
            championships=self.halls.halls,
            championship_connections=lambda: float(self.halls.open_sockets),
            thinking=self.hub.thinkers.waiting,
            bus_connected=lambda: float(self.bus.connected),
            draining=lambda: float(self.hub.draining),
            loop_delay_seconds=lambda: self._delay,
            service_time_seconds=lambda: self.clock.now() / 1000,
        )
        db.observe(metrics)

    async def start(self) -> None:
        """Open the database and begin; a database that is away is waited for in the background."""
        try:
            await self._open()
        except UnavailableError as error:
            log.warning("database not there yet", reason=str(error))
        await self.bus.start(self._hinted)
        self.halls.start()
        work: tuple[tuple[float, Callable[[], Awaitable[None]]], ...] = (
            (BEAT, self._beat),
            (STORES_LOOK, self._say_if_stores),
            (SWEEP, self.hub.sweep),
            (PRESENCE, self.hub.presence.sweep),
            (REST, self._rest),
            (TIDY, self._tidy),
            (CLERK_LOOK, self.clerk.look),
            (CLERK_TEND, self.clerk.tend_all),
        )
        if not self.config.is_sqlite:
            work = (*work, (LOOK, self.hub.look))
        self._tasks = [asyncio.create_task(self._repeat(pause, what)) for pause, what in work]
        log.info("node started", node=self.id, database=self.db.url.get_backend_name(), bus=self.bus.name)

    def _hinted(self, of: str, version: int) -> None:
        self.hub.hinted(of, version)
        self.halls.hinted(of, version)

    async def _open(self) -> None:
        await self.db.open()
        await self.clock.beat()
        self.healthy = True
        # Last: what watches whether moves wait begins with it, and finds no trouble that is none.
        self._opened = True

    async def _repeat(self, pause: float, what: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again; nodes do it at different moments."""
        while True:
            await asyncio.sleep(pause * random.uniform(0.9, 1.1))
            if not self._opened and what != self._beat:
                continue
            try:
                await what()
            except UnavailableError as error:
                log.warning("database away", reason=str(error), work=getattr(what, "__name__", ""))
                await asyncio.sleep(TRY_AGAIN)
            except Exception:  # noqa: BLE001 - a fault of ours must not stop the others' timers
                self.hub.metrics.faults += 1
                log.error("background work failed", work=getattr(what, "__name__", ""), exc_info=True)

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + 0.01
        await asyncio.sleep(0.01)
        self._delay = max(loop.time() - due, 0.0)
        self._beating = time.monotonic()
        try:
            if not self._opened:
                await self._open()
            await self.clock.beat(len(self.connections), self.hub.tables())
        except UnavailableError:
            self.healthy = False
            raise
        finally:
            self._beating = None
        self.healthy = True

    def stores(self) -> bool:
        """Whether what is to be written is written in time, so that moves do not wait."""
        before = time.monotonic() - SLOW
        began = (one for one in (self._beating, self.db.appending) if one is not None)
        return self.healthy and all(one > before for one in began)

    async def _say_if_stores(self) -> None:
        """Tell all sockets when moves begin to wait, that they still do, and when they do no more."""
        stores, now = self.stores(), time.monotonic()
        if stores == self._stores and (stores or now < self._said + SAY_AGAIN):
            return
        if stores != self._stores:
            sockets = len(self.connections)
            if stores:
                log.warning("moves wait no more", sockets=sockets)
            else:
                log.warning("moves wait", sockets=sockets)
        self._stores, self._said = stores, now
        frame = frame_of(encode(Storing(stores)))
        for connection in list(self.connections):
            connection.write(frame)

    async def _rest(self) -> None:
        self.hub.rest()

    async def _tidy(self) -> None:
        before = self.clock.now() - REFUSALS_KEPT
        await self.db.write(lambda connection: forget_refusals(connection, before))

    # ---- sockets ----

    def has_room(self, player: str) -> bool:
        """Whether one more socket of a player is let in."""
        return (
            len(self.connections) < self.config.max_connections
            and self._of_player.get(player, 0) < self.config.max_connections_per_player
        )

    def open(self, connection: Connection) -> None:
        """Know an open socket."""
        self.connections.add(connection)
        if not self._stores:
            connection.write(frame_of(encode(Storing(False))))
        player = connection.actor.player
        self._of_player[player] = self._of_player.get(player, 0) + 1
        self.hub.metrics.connections = len(self.connections)

    def closed(self, connection: Connection) -> None:
        """Forget a socket."""
        connection.live.part(connection)
        self.connections.discard(connection)
        player = connection.actor.player
        left = self._of_player.get(player, 0) - 1
        if left > 0:
            self._of_player[player] = left
        else:
            self._of_player.pop(player, None)
        self.hub.metrics.connections = len(self.connections)

    # ---- the end ----

    def drain(self) -> None:
        """Take no new tables, and send everybody to another node, a few at a time."""
        if not self.hub.draining:
            self.hub.draining = True
            log.info("draining", sockets=len(self.connections))
            self.hub.spawn(self._send_away())

    async def _send_away(self) -> None:
        from prsi.server.sockets import RESTART

        self.halls.drain()
        # A closing handshake may take a client seconds: each socket is told once, and the next ones meanwhile.
        while self.connections:
            open_still = [one for one in self.connections if not one.closing]
            for connection in open_still[: max(len(open_still) // 20, 20)]:
                connection.close(RESTART, "restart")
            await asyncio.sleep(0.2)

    async def stop(self) -> None:
        """Stop; what was accepted is written first."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.halls.stop()
        await self.hub.stop()
        await self.bus.stop()
        await self.db.close()
        log.info("node stopped", node=self.id)
