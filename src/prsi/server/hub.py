"""The tables that this node runs at the moment: made, found, kept in memory while somebody plays, and let go."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

from prsi.protocol.commands import Start
from prsi.protocol.messages import Refused
from prsi.server.bus import Bus
from prsi.server.clock import Clock
from prsi.server.config import Config
from prsi.server.live import FOLLOW, WAKE, Input, LiveTable, rows_of
from prsi.server.logs import log
from prsi.server.metrics import Metrics
from prsi.server.presence import Presence
from prsi.server.store.append import Effect
from prsi.server.store.database import Database
from prsi.server.store.tables import create_table, find_table, overdue, versions
from prsi.server.thinkers import Thinkers
from prsi.table import Actor, Reserve, Table
from prsi.table.state import EMPTY, TableState

OVERDUE: Final = 1000
"""Milliseconds after which a timer is anybody's: the node that should have fired it is gone, or too slow."""

AT_ONCE: Final = 50
"""Overdue tables that a node takes at once; after an outage of all nodes there may be thousands."""

SECRET_BYTES: Final = 32

Effects = Callable[[str, TableState, TableState], list[Effect]]


class DrainingError(RuntimeError):
    """This node takes no new tables: it is about to stop."""


class RefusedError(ValueError):
    """A table was not made, or a command of the server itself not carried out; `refused` says why."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused)
        self.refused = refused


class Hub:
    """The tables of one node, by id. To be used in the event loop's thread."""

    def __init__(
        self, node_id: str, db: Database, clock: Clock, bus: Bus, config: Config, effects: Sequence[Effects] = ()
    ) -> None:
        self.node_id = node_id
        self.db = db
        self.clock = clock
        self.bus = bus
        self.config = config
        self.metrics = Metrics()
        self.thinkers = Thinkers(config.thinkers)
        self.presence = Presence(self)
        self.loop = asyncio.get_running_loop()
        self.draining = False
        self._effects = tuple(effects)
        # Why a player may not sit down at a table, None: nothing is against it.
        self.may_sit: Callable[[str, str], Awaitable[str | None]] = _everybody_may
        # The same of playing another match with those who sit there.
        self.may_stay: Callable[[str, str], Awaitable[str | None]] = _everybody_may
        self._tables: dict[str, LiveTable] = {}
        self._codes: dict[str, str] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # ---- tables ----

    async def create(
        self,
        start: Start | Reserve,
        actor: Actor | None,
        code: str,
        public: bool = False,
        checks: Sequence[Effect] = (),
        table_id: str = "",
    ) -> str:
        """Make a table with its maker on the first seat, or one of a championship (no `actor`), and return its id.

        `checks` are carried out first in the same transaction; what one of them raises, this raises, and there is no
        table. Raises RefusedError for rules that cannot be played, IntegrityError if the code is taken, DrainingError,
        UnavailableError.
        """
        if self.draining:
            raise DrainingError
        table_id = table_id or secrets.token_hex(8)
        table = Table(one_clock=True)
        outcome = table.handle(start, self.clock.now(), actor, os.urandom(SECRET_BYTES))
        if isinstance(outcome.reply, Refused):
            raise RefusedError(outcome.reply)
        rows = rows_of(table_id, outcome.entries)
        effects = [*checks, *self.effects(table_id, EMPTY, table.state)]
        due, phase = table.due(), table.state.phase
        await self.db.write(
            lambda connection: create_table(connection, table_id, code, public, rows, due, phase, effects)
        )
        self.metrics.tables_made += 1
        live = self._keep(table_id, code, table.state.seq)
        live.take_new(table)
        return table_id

    async def find(self, code: str) -> LiveTable | None:
        """Return the table with a code, None if there is none; raises UnavailableError."""
        table_id = self._codes.get(code)
        if table_id is None:
            table_id = await self.db.read(lambda connection: find_table(connection, code))
            if table_id is None:
                return None
        return self._keep(table_id, code, -1)

    def tell(self, table_id: str, what: Input) -> None:
        """Hand a table an input that nobody waits for."""
        self._open(table_id).put(what)

    def _open(self, table_id: str) -> LiveTable:
        return self._keep(table_id, "", -1)

    def known(self, table_id: str) -> LiveTable | None:
        """Return a table if this node has anything of it in memory."""
        return self._tables.get(table_id)

    def _keep(self, table_id: str, code: str, version: int) -> LiveTable:
        live = self._tables.get(table_id)
        if live is None:
            live = self._tables[table_id] = LiveTable(self, table_id, code, version)
        if code and not live.code:
            live.code = code
        if code:
            self._codes[code] = table_id
        return live

    def effects(self, table_id: str, before: TableState, after: TableState) -> list[Effect]:
        """Return what other parts of the server write together with a table's entries."""
        if (
            before.phase == after.phase == "playing"
            and before.gathering is after.gathering
            and before.seats is after.seats
            and before.finished is after.finished
        ):
            return []  # a plain move, which is most of what happens
        return [effect for part in self._effects for effect in part(table_id, before, after)]

    # ---- between nodes ----

    def told(self, live: LiveTable, entries: int) -> None:
        """Know that entries were stored: the other nodes are told."""
        self.metrics.entries += entries
        self.bus.hint(live.id, live.version)

    def hinted(self, table_id: str, version: int) -> None:
        """Take a hint of another node: only who has the table in memory, or sockets at it, need care."""
        live = self._tables.get(table_id)
        if live is not None and version > live.version and (live.busy or live.table is not None or live.sockets):
            live.put(FOLLOW)

    async def look(self) -> None:
        """See for every table with sockets here whether a hint was lost; raises UnavailableError."""
        known = {table_id: live for table_id, live in self._tables.items() if live.sockets or live.table is not None}
        if not known:
            return
        asked = list(known)
        for table_id, version in (await self.db.read(lambda connection: versions(connection, asked))).items():
            self.hinted(table_id, version)

    async def sweep(self) -> None:
        """Take over tables whose timers nobody has fired; raises UnavailableError."""
        before = self.clock.now() - OVERDUE
        for table_id in await self.db.read(lambda connection: overdue(connection, before, AT_ONCE)):
            live = self._open(table_id)
            if not live.busy and not live.inbox and not live.thinking:
                self.metrics.taken_over += 1
                live.put(WAKE)

    # ---- memory ----

    def rest(self) -> None:
        """Let go of what nobody has used for a while: the state, and without sockets and alarm everything."""
        before = self.loop.time() - self.config.idle_seconds
        for table_id, live in list(self._tables.items()):
            if not live.is_idle(before):
                continue
            live.forget()
            if not live.sockets and not self.presence.concerns(live):
                # A timer that runs is in the database: whoever sweeps finds it.
                live.close()
                del self._tables[table_id]
                self._codes.pop(live.code, None)

    def sockets(self) -> int:
        """How many sockets are open."""
        return self.metrics.connections

    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # ---- the end ----

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Run something in the background; a fault in it is logged."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", exc_info=error)
            self.metrics.faults += 1

    async def stop(self) -> None:
        """End what runs in the background, and ring no more."""
        self.draining = True
        for live in self._tables.values():
            live.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.stop()


async def _everybody_may(_player: str, _table_id: str) -> str | None:
    return None
