"""The clerk of championships online: opens the tables of a draw, tells results, takes out who is out, and goes on.

Everything is done from what is stored, under ids that follow from it: by any node, after any crash, once.
"""

from __future__ import annotations

import asyncio
import secrets
from itertools import groupby
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from prsi.server.championship import tables
from prsi.server.championship.hall import SERVER, Hall
from prsi.server.championship.ids import own
from prsi.server.championship.tables import TableOf
from prsi.server.championship.tallies import Reports, players_of, tally, wanted
from prsi.server.hub import DrainingError, RefusedError
from prsi.server.lobby.codes import new_code
from prsi.server.logs import log
from prsi.server.store.database import UnavailableError
from prsi.server.store.tables import load_table
from prsi.table import Shut, StoredTableError, Table, TakeOut
from prsi.table.state import TableState
from prsi.tournament.automatic import next_step
from prsi.tournament.reports import PlayerOut, TableOpened
from prsi.tournament.state import Round, Tournament

if TYPE_CHECKING:
    from prsi.server.node import Node

LOOK: Final = 0.2
TEND: Final = 1.0
TRIES: Final = 5
STEPS: Final = 20
"""Steps of an automatic judge at once; the next ones come with the next look."""


class Clerk:
    """What one node does for championships online. For the event loop's thread."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.db = node.db
        self._turns: dict[str, asyncio.Lock] = {}
        self._due: set[str] = set()
        # What was handed to tables by this node: after a restart it is handed to them again, and changes nothing.
        self._handed: set[tuple[str, str]] = set()
        self._impossible: set[tuple[str, int, int, int]] = set()

    # ---- from tables to the tournament ----

    async def look(self) -> None:
        """Tell championships what has happened at their tables; raises UnavailableError."""
        waiting = await self.db.read(tables.waiting)
        for code, group in groupby(sorted(waiting, key=lambda one: one[0]), key=lambda one: one[0]):
            hall = await self.node.halls.find(code)
            if hall is None:
                continue
            for _, one in group:
                await self._take(hall, one)
            await self.tend(hall)

    async def _take(self, hall: Hall, one: TableOf) -> None:
        """Tell a championship what it does not know of a table."""
        state = await self.db.read(lambda connection: _read(connection, one.table_id))
        if state is None:
            return
        async with hall.turn:
            reports = _news(hall.now, one, state)
        if reports:
            for answer in await hall.report(SERVER, reports):
                if not answer.ok:
                    # Such as a result of a draw that was made anew a moment ago.
                    log.warning("not taken", championship=hall.id, report=answer.id, reason=answer.reason)
        await self.db.write(lambda connection: tables.told(connection, one.table_id, state.seq))

    # ---- from the tournament to tables ----

    def changed(self, hall: Hall) -> None:
        """Know that a championship has changed: soon all that follows is done."""
        if hall.now.settings.online and hall.now.rounds and hall.id not in self._due:
            self._due.add(hall.id)
            self.node.hub.spawn(self._soon(hall))

    async def _soon(self, hall: Hall) -> None:
        try:
            await self.tend(hall)
        except UnavailableError as error:
            log.warning("database away", reason=str(error), work="tend")

    async def tend_all(self) -> None:
        """Look after every championship online that is on: this node may be a new one; raises UnavailableError."""
        for found in await self.db.read(tables.running):
            hall = await self.node.halls.find(found.code)
            if hall is not None:
                await self.tend(hall)

    async def tend(self, hall: Hall) -> None:
        """Do what follows from a tournament as it stands; raises UnavailableError."""
        async with self._turns.setdefault(hall.id, asyncio.Lock()):
            self._due.discard(hall.id)
            for _ in range(STEPS):
                await self._tables(hall)
                if not await self._judge(hall):
                    return

    async def _judge(self, hall: Hall) -> bool:
        """Do the next thing that an automatic judge does, if its time has come; say whether."""
        async with hall.turn:
            found = next_step(hall.now)
            if found is None or own(found[1]) in hall.now.by_id:
                return False
            at, report_id, report = found[0], own(found[1]), found[2]
            wait = at - self.node.halls.wall()
        if wait > 0:
            if wait < TEND * 1000:
                self.node.hub.loop.call_later(wait / 1000 + 0.01, self.changed, hall)
            return False
        (answer,) = await hall.report(SERVER, [(report_id, report)])
        if not answer.ok:
            log.warning("not taken", championship=hall.id, report=report_id, reason=answer.reason)
        return answer.ok

    async def _tables(self, hall: Hall) -> None:
        """Open the tables of the draw that stands, take out there who is out, close those of draws made anew."""
        now = hall.now
        round_ = now.round
        if not now.settings.online or round_ is None or round_.draw is None:
            return
        attempt = 0 if round_.unplayed or round_.drawn is None else round_.draw.attempt
        missing = [number for number in round_.sheets if attempt and self._is_missing(hall, round_, number)]
        outs = [] if not attempt else self._outs(hall, now, round_, attempt)
        if not (missing or outs or len(round_.draws) > 1 or round_.unplayed):
            return
        here = await self.db.read(lambda connection: tables.of_round(connection, hall.id, round_.number))
        for one in here:
            if one.attempt != attempt and not one.closed:
                self.node.hub.tell(one.table_id, Shut("redrawn"))
        known = {one.number: one for one in here if one.attempt == attempt}
        for number in missing:
            await self._open(hall, round_, attempt, number, known.get(number))
        for number, out in outs:
            if number in known:
                seated = round_.sheets[number].seats.players
                player = players_of(now, seated)[seated.index(out.entrant)]
                self.node.hub.tell(known[number].table_id, TakeOut(player, out.why))

    def _is_missing(self, hall: Hall, round_: Round, number: int) -> bool:
        """Whether a table is to be opened: one for chips, at which more sit than are to be left."""
        seats = round_.sheets[number].seats
        assert round_.draw is not None
        known = number in round_.online or (hall.id, round_.number, round_.draw.attempt, number) in self._impossible
        return not known and seats.games is None and len(seats.players) > seats.survivors

    def _outs(self, hall: Hall, now: Tournament, round_: Round, attempt: int) -> list[tuple[int, PlayerOut]]:
        """Return who is out of a table by the tournament, and was not taken out there by this node yet."""
        found: list[tuple[int, PlayerOut]] = []
        for number, reports in round_.reports.items():
            key = f"{hall.id}-{round_.number}-{attempt}-{number}"
            for report_id, report in reports:
                if isinstance(report, PlayerOut) and report_id not in now.dead and (key, report_id) not in self._handed:
                    self._handed.add((key, report_id))
                    found.append((number, report))
        return found

    async def _open(self, hall: Hall, round_: Round, attempt: int, number: int, known: TableOf | None) -> None:
        """Open a table, once whoever else does it too, and tell the tournament under which code."""
        now = hall.now
        code = None if known is None else known.code
        for _ in range(TRIES):
            if code is not None:
                break
            players = players_of(now, round_.sheets[number].seats.players)
            avatars = await self.db.read(lambda connection: tables.avatars(connection, players))  # noqa: B023
            what = wanted(now, round_, number, avatars)
            one = TableOf(secrets.token_hex(8), hall.id, round_.number, attempt, number, new_code(), 1, closed=False)
            try:
                await self.node.hub.create(
                    what,
                    None,
                    one.code,
                    checks=[lambda connection: tables.add(connection, one)],  # noqa: B023
                    table_id=one.table_id,
                )
                code = one.code
            except IntegrityError:
                # Somebody else has opened it, or the code is taken.
                here = await self.db.read(lambda connection: tables.of_round(connection, hall.id, round_.number))
                code = next((row.code for row in here if (row.attempt, row.number) == (attempt, number)), None)
            except DrainingError:
                return
            except RefusedError as error:
                refused = error.refused
                self._impossible.add((hall.id, round_.number, attempt, number))
                log.error("table not opened", championship=hall.id, reason=refused.reason, expected=refused.expected)
                return
        if code is not None:
            opened = TableOpened(round_.number, attempt, number, code)
            await hall.report(SERVER, [(own("table", round_.number, attempt, number), opened)])


def _news(now: Tournament, one: TableOf, state: TableState) -> Reports:
    """Return what a tournament is to be told of a table; nothing of a draw that does not stand any more."""
    if not 1 <= one.round <= len(now.rounds):
        return []
    round_ = now.rounds[one.round - 1]
    if round_.unplayed or round_.draw is None or round_.drawn is None or round_.draw.attempt != one.attempt:
        return []
    return tally(now, round_, one.number, state)


def _read(connection: Connection, table_id: str) -> TableState | None:
    """Read a table as it is stored, whichever node runs it; None where it cannot be read."""
    stored = load_table(connection, table_id)
    if stored is None:
        return None
    try:
        return Table.load(stored.snapshot, stored.entries, one_clock=True).state
    except StoredTableError as error:
        log.error("table not read", table=table_id, reason=str(error))
        return None
