"""The championships that this node has in memory: opened, found, told of by other nodes, and let go."""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from prsi.server.championship import seasons, store
from prsi.server.championship.backup import Backup
from prsi.server.championship.hall import Hall, head_of
from prsi.server.championship.pace import Paces
from prsi.server.championship.store import Found
from prsi.server.clock import wall_clock
from prsi.server.lobby.codes import ALPHABET
from prsi.server.logs import log
from prsi.server.people.answers import Denied
from prsi.server.store.database import UnavailableError
from prsi.tournament.reports import TOURNAMENT_VERSION, Entry, Opened, Who, dump_entry
from prsi.tournament.settings import Settings
from prsi.tournament.state import Tournament

if TYPE_CHECKING:
    from prsi.server.championship.readers import Reader
    from prsi.server.node import Node

CODE_LETTERS: Final = 6
"""A championship's code is no secret: everybody may see the board, and types it from a poster."""

LOOK: Final = 2.0
SWEEP: Final = 1.0
AFTER_FAULT_MS: Final = 60_000
REST: Final = 30.0
AT_ONCE: Final = 20
TRIES: Final = 5
RESTART: Final = 1012
IDLE_SECONDS: Final = 600.0
MOST_OF_ADDRESS: Final = 1500
"""Sockets of one address: a hall with a phone in every hand and one line to the world."""


def _id_of(owner: str, asked: str) -> str:
    """Return the id of a new championship: the same one for the same profile and its page's id, or any."""
    told = hashlib.sha256(f"{owner}\n{asked}".encode()).hexdigest()
    return "c-" + (told[:16] if asked else secrets.token_hex(8))


class Halls:
    """The championships of one node, by id."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.db = node.db
        self.seasons = seasons.Tables()
        self.paces = Paces()
        self.planning = asyncio.Lock()
        self._readers: dict[str, set[Reader]] = {}
        self.open_sockets = 0
        self._halls: dict[str, Hall] = {}
        # Where strikes wait for a judge who is heard of here: the number of the last entry, and when to look again.
        self._put_off: dict[str, tuple[int, int]] = {}
        self._codes: dict[str, Hall] = {}
        self._finding = asyncio.Lock()
        self._ahead = 0
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin what is done in the background."""
        work: list[tuple[float, Callable[[], Awaitable[None]]]] = [(REST, self._rest), (SWEEP, self.sweep)]
        if not self.node.config.is_sqlite:
            work.append((LOOK, self.look))
        self._tasks = [asyncio.create_task(self._repeat(pause, what)) for pause, what in work]

    async def stop(self) -> None:
        """End."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Run something in the background."""
        self.node.hub.spawn(work)

    # ---- sockets ----

    def has_room(self, address: str) -> bool:
        """Whether one more socket from an address is let in."""
        most = self.node.config.max_connections
        of_address = len(self._readers.get(address, ()))
        return len(self.node.connections) + self.open_sockets < most and of_address < MOST_OF_ADDRESS

    def came(self, reader: Reader) -> None:
        """Know an open socket."""
        self._readers.setdefault(reader.address, set()).add(reader)
        self.open_sockets += 1

    def gone(self, reader: Reader) -> None:
        """Forget a socket."""
        reader.hall.part(reader)
        others = self._readers.get(reader.address)
        if others is not None and reader in others:
            others.discard(reader)
            self.open_sockets -= 1
            if not others:
                del self._readers[reader.address]

    def halls(self) -> int:
        """How many championships are in memory."""
        return len(self._halls)

    def drain(self) -> None:
        """Send everybody to another node."""
        for reader in [one for some in self._readers.values() for one in some]:
            reader.close(RESTART, "restart")

    # ---- the wall clock ----

    def clock_is(self, wall: int) -> None:
        """Take the database's wall clock, by which all deadlines run; this machine's may differ."""
        self._ahead = wall - time.time_ns() // 1_000_000

    def wall(self) -> int:
        """Return the wall clock in milliseconds."""
        return time.time_ns() // 1_000_000 + self._ahead

    # ---- championships ----

    async def opened(self, owner: str, asked: str) -> Hall | None:
        """Return what a profile has opened with an id that its page had made; raises UnavailableError."""
        if not asked:
            return None
        code = await self.db.read(lambda connection: store.code_of(connection, _id_of(owner, asked)))
        return None if code is None else await self.find(code)

    async def open(self, settings: Settings, owner: str, asked: str = "") -> Hall:
        """Open a championship for a profile, with an id that its page has made, if any; raises UnavailableError."""
        for attempt in range(TRIES):
            found = Found(_id_of(owner, asked), new_code(), secrets.token_hex(32))

            def write(connection: Connection, found: Found = found) -> None:
                at = wall_clock(connection)
                opened = Entry(1, at, Who("server"), "opened", Opened(TOURNAMENT_VERSION, settings))
                head = {"id": found.id, "code": found.code, "secret": found.secret, "created": at, "owner": owner}
                store.make(connection, {**head, "version": 1, **head_of(Tournament([opened]))}, [opened])

            try:
                await self.db.write(write)
            except IntegrityError:
                if (known := await self.opened(owner, asked)) is not None:
                    return known
                if attempt == TRIES - 1:
                    raise
                continue  # the code is taken
            hall = await self.find(found.code)
            assert hall is not None
            return hall
        raise AssertionError("unreachable")

    async def find(self, code: str) -> Hall | None:
        """Return a championship as it is stored now, None if there is none; raises UnavailableError."""
        code = code.upper()
        if not (code.isascii() and code.isalnum() and len(code) <= 24):
            return None
        hall = self._codes.get(code)
        if hall is None:
            async with self._finding:
                hall = self._codes.get(code)
                if hall is None:
                    found = await self.db.read(lambda connection: store.find(connection, code))
                    if found is None:
                        return None
                    hall = self._keep(found)
        if not hall.committed or not self.node.config.is_sqlite:
            await hall.catch_up()
        return hall

    async def restore(self, backup: Backup, owner: str) -> tuple[Hall, int]:
        """Take a championship from a backup, or what one has more than is here; return it, and how many entries came.

        Raises Denied where the log that is here is longer or another one, UnavailableError.
        """

        def write(connection: Connection) -> int:
            found = store.find(connection, backup.code)
            if found is None:
                new_id = "c-" + secrets.token_hex(8)
                made = {"id": new_id, "code": backup.code, "secret": backup.secret}
                # What says that it was opened later than now would be the newest for ever.
                created = min(backup.created, wall_clock(connection))
                row = {**made, "created": created, "owner": owner, "version": len(backup.log)}
                store.make(connection, row | head_of(backup.now), backup.log)
                if not backup.now.erased:
                    seasons.keep(connection, new_id, backup.now)
                return len(backup.log)
            stand = store.stand(connection, found.id, lock=True)
            stored = 0 if stand is None else stand.version
            here = store.texts(connection, found.id)
            if found.secret != backup.secret:
                raise Denied(409, "code_taken", "a code that no other championship has here", backup.code)
            if here[: len(backup.log)] != [dump_entry(entry) for entry in backup.log[: len(here)]]:
                raise Denied(409, "other_log", "a log that goes on where the one here ends", "another log")
            if stored > len(backup.log):
                raise Denied(409, "longer_log", f"a log of {stored} entries or more", str(len(backup.log)))
            if new := backup.log[stored:]:
                store.append(connection, found.id, stored, new, head_of(backup.now))
                if not backup.now.erased:
                    seasons.keep(connection, found.id, backup.now)
            return len(new)

        try:
            taken = await self.db.write(write)
        except IntegrityError:
            raise Denied(409, "code_taken", "another try", backup.code) from None
        hall = await self.find(backup.code)
        assert hall is not None
        await hall.catch_up()
        if taken:
            self.node.bus.hint(hall.id, hall.committed)
        return hall, taken

    async def read_again(self, championship_id: str) -> None:
        """Know that stored entries of a championship were written anew; raises UnavailableError."""
        if (hall := self._halls.get(championship_id)) is not None:
            await hall.catch_up()

    def _keep(self, found: Found) -> Hall:
        hall = self._halls.get(found.id)
        if hall is None:
            hall = self._halls[found.id] = self._codes[found.code] = Hall(self, found)
        return hall

    def changed(self, hall: Hall, new: Sequence[Entry], own: bool) -> None:
        """Tell who looks on, and the other nodes, of entries that are stored."""
        if own:
            self.node.hub.metrics.championship_entries += len(new)
            self.node.bus.hint(hall.id, hall.committed)
        hall.tell(new)
        self.node.clerk.changed(hall)

    # ---- between nodes ----

    def hinted(self, championship_id: str, version: int) -> None:
        """Take a hint of another node."""
        hall = self._halls.get(championship_id)
        if hall is not None and version > hall.committed and hall.readers:
            self.spawn(self._follow(hall))

    async def _follow(self, hall: Hall) -> None:
        try:
            await hall.catch_up()
        except UnavailableError as error:
            log.warning("database away", reason=str(error), work="follow")

    async def look(self) -> None:
        """See for every championship with readers here whether a hint was lost; raises UnavailableError."""
        asked = [hall.id for hall in self._halls.values() if hall.readers]
        if asked:
            found = await self.db.read(lambda connection: store.stands(connection, asked))
            for championship_id, stand in found.items():
                hall = self._halls.get(championship_id)
                if hall is not None and (stand.version > hall.committed or stand.rewritten != hall.rewritten):
                    self.spawn(self._follow(hall))

    def put_off(self, hall: Hall, version: int, until: int) -> None:
        """Look after a championship later, unless it goes on.

        Only here: another node may hear of a table that this one does not hear of.
        """
        self._put_off[hall.id] = (version, until)

    def look_again(self, hall: Hall) -> None:
        """Look after a championship that was put off: a judge has come."""
        self._put_off.pop(hall.id, None)

    async def sweep(self) -> None:
        """Do what is due in any championship; other nodes do it too, and it is done once."""
        for championship_id, (_, until) in list(self._put_off.items()):
            if until <= self.wall():
                del self._put_off[championship_id]
        waiting = dict(self._put_off)

        def due(connection: Connection) -> list[Found]:
            found = store.due(connection, AT_ONCE + len(waiting))
            return [one for one, last in found if waiting.get(one.id, (0, 0))[0] != last][:AT_ONCE]

        for found in await self.db.read(due):
            try:
                hall = self._keep(found)
                await hall.catch_up()
                await hall.act()
            except UnavailableError:
                raise
            except Exception:  # noqa: BLE001 - a fault in one championship must not stop the others' clocks
                self.node.hub.metrics.faults += 1
                log.error("background work failed", work="sweep", championship=found.id, exc_info=True)
                await self.db.write(partial(store.put_off_all, championship_id=found.id, ms=AFTER_FAULT_MS))

    async def _rest(self) -> None:
        """Let go of what nobody has looked at for a while."""
        before = time.monotonic() - IDLE_SECONDS
        for hall in list(self._halls.values()):
            if hall.used < before and not hall.readers and not hall.turn.locked():
                del self._halls[hall.id], self._codes[hall.code]

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


def new_code() -> str:
    """Return a code for a new championship."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))
