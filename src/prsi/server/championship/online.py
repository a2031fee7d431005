"""The clerk of championships online: opens the tables of a draw, tells results, takes out who is out, and goes on.

Everything is done from what is stored, under ids that follow from it: by any node, after any crash, once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from prsi.protocol.events import OutWhy
from prsi.server.championship import tables
from prsi.server.championship.hall import SERVER, Hall
from prsi.server.championship.ids import own
from prsi.server.championship.tables import TableOf
from prsi.server.championship.tallies import Reports, dressed, tally, wanted
from prsi.server.hub import DrainingError, RefusedError
from prsi.server.lobby.codes import new_code
from prsi.server.logs import log
from prsi.server.store.database import UnavailableError
from prsi.server.store.tables import load_table
from prsi.table import Reserve, Shut, StoredTableError, Table, TakeOut
from prsi.table.state import TableState
from prsi.tournament.automatic import next_step
from prsi.tournament.reports import PlayerOut, TableOpened
from prsi.tournament.state import Tournament

if TYPE_CHECKING:
    from prsi.server.node import Node

LOOK: Final = 0.2
TEND: Final = 1.0
TRIES: Final = 5
STEPS: Final = 20
"""Steps of an automatic judge at once; the next ones come with the next look."""

AGAIN: Final = 30.0
"""Seconds after which is looked again at a table or a championship with which something was wrong."""


@dataclass(slots=True)
class _Tended:
    """What this node has done for a championship; after a restart it is done again, and changes nothing."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    handed: set[tuple[int, int, str]] = field(default_factory=set)
    impossible: set[tuple[int, int, int]] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What the draw that stands asks of the server's tables; `attempt` 0: none stands, so that all are to be closed."""

    round: int
    attempt: int
    missing: dict[int, Reserve]
    outs: list[tuple[str, int, int, OutWhy]]
    """Who is out, by the report's id, table and seat: the profile may be erased by now, the seat knows it."""


class Clerk:
    """What one node does for championships online. For the event loop's thread."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.db = node.db
        self._tended: WeakKeyDictionary[Hall, _Tended] = WeakKeyDictionary()
        self._due: set[str] = set()
        # Tables and championships with which something was wrong, by id, and until when they are let be.
        self._later: dict[str, float] = {}

    # ---- from tables to the tournament ----

    async def look(self) -> None:
        """Tell championships what has happened at their tables; raises UnavailableError."""
        after = ""
        while True:
            waiting = await self.db.read(partial(tables.waiting, after=after))
            for code, group in groupby(sorted(waiting, key=lambda one: one[0]), key=lambda one: one[0]):
                news = [one for _, one in group if not self._is_let_be(one.table_id)]
                if news:
                    await self._alone(news[0].championship, code, partial(self._take_all, news))
            if len(waiting) < tables.AT_ONCE:
                return
            after = max(one.table_id for _, one in waiting)

    async def _alone(self, championship_id: str, code: str, work: Callable[[Hall], Awaitable[None]]) -> None:
        """Do something for one championship: a fault in it must not end the round for the others."""
        if self._is_let_be(championship_id):
            return
        try:
            hall = await self.node.halls.find(code)
            if hall is not None:
                await work(hall)
        except UnavailableError:
            raise
        except Exception:  # noqa: BLE001 - whatever it is, it is this championship's alone
            self._let_be(championship_id)
            self.node.hub.metrics.faults += 1
            log.error("background work failed", work="clerk", championship=championship_id, exc_info=True)

    def _let_be(self, what: str) -> None:
        now = self.node.hub.loop.time()
        self._later = {other: until for other, until in self._later.items() if until > now} | {what: now + AGAIN}

    def _is_let_be(self, what: str) -> bool:
        return self._later.get(what, 0.0) > self.node.hub.loop.time()

    async def _take_all(self, news: Sequence[TableOf], hall: Hall) -> None:
        for one in news:
            await self._take(hall, one)
        await self.tend(hall)

    async def _take(self, hall: Hall, one: TableOf) -> None:
        """Tell a championship what it does not know of a table; what is refused stays to be told, while it goes on."""
        state = await self.db.read(lambda connection: _read(connection, one.table_id))
        if state is None:
            self._let_be(one.table_id)
            return
        for _ in range(2):  # the tournament may have gone on while it was told
            async with hall.turn:
                reports, ended = _news(hall.now, one, state), hall.now.ended_at is not None
            answers = await hall.report(SERVER, reports) if reports else []
            refused = [answer for answer in answers if not answer.ok]
            if not refused:
                break
        for answer in refused:
            log.warning("not taken", championship=hall.id, report=answer.id, reason=answer.reason)
        if refused and not ended:
            self._let_be(one.table_id)
        else:
            await self.db.write(lambda connection: tables.told(connection, one.table_id, state.seq))

    # ---- from the tournament to tables ----

    def changed(self, hall: Hall) -> None:
        """Know that a championship has changed, whose turn the caller holds: soon all that follows is done."""
        if hall.now.settings.online and hall.now.rounds:
            self._wake(hall)

    def _wake(self, hall: Hall) -> None:
        if hall.id not in self._due:
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
            await self._alone(found.id, found.code, self.tend)

    async def tend(self, hall: Hall) -> None:
        """Do what follows from a tournament as it stands; raises UnavailableError."""
        mine = self._tended.setdefault(hall, _Tended())
        async with mine.turn:
            self._due.discard(hall.id)
            for _ in range(STEPS):
                await self._tables(hall, mine)
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
                self.node.hub.loop.call_later(wait / 1000 + 0.01, self._wake, hall)
            return False
        (answer,) = await hall.report(SERVER, [(report_id, report)])
        if not answer.ok:
            log.warning("not taken", championship=hall.id, report=report_id, reason=answer.reason)
        return answer.ok

    async def _tables(self, hall: Hall, mine: _Tended) -> None:
        """Open the tables of the draw that stands, take out there who is out, close those of draws made anew."""
        async with hall.turn:
            plan = _plan(hall.now, mine)
        if plan is None:
            return
        here = await self._here(hall, plan.round)
        for one in here:
            if one.attempt != plan.attempt and not one.closed:
                self.node.hub.tell(one.table_id, Shut("redrawn"))
        known = {one.number: one for one in here if one.attempt == plan.attempt}
        for number, what in plan.missing.items():
            await self._open(hall, mine, plan, number, what, known.get(number))
        if plan.outs and plan.missing:
            # Who is out of a table that was opened just now never comes to be in there.
            known = {one.number: one for one in await self._here(hall, plan.round) if one.attempt == plan.attempt}
        for report_id, number, seat, why in plan.outs:
            if number not in known or self._is_let_be(known[number].table_id):
                continue
            table_id = known[number].table_id
            state = await self.db.read(partial(_read, table_id=table_id))
            if state is None:
                self._let_be(table_id)
                continue
            self.node.hub.tell(table_id, TakeOut(state.players[seat], why))
            mine.handed.add((plan.round, plan.attempt, report_id))

    async def _here(self, hall: Hall, number: int) -> list[TableOf]:
        return await self.db.read(lambda connection: tables.of_round(connection, hall.id, number))

    async def _open(
        self, hall: Hall, mine: _Tended, plan: _Wanted, number: int, what: Reserve, known: TableOf | None
    ) -> None:
        """Open a table, once whoever else does it too, and tell the tournament under which code."""
        code = None if known is None else known.code
        for _ in range(TRIES):
            if code is not None:
                break
            avatars = await self.db.read(lambda connection: tables.avatars(connection, what.players))
            one = TableOf(secrets.token_hex(8), hall.id, plan.round, plan.attempt, number, new_code(), 1, closed=False)
            try:
                await self.node.hub.create(
                    dressed(what, avatars),
                    None,
                    one.code,
                    checks=[lambda connection: tables.add(connection, one)],  # noqa: B023
                    table_id=one.table_id,
                )
                code = one.code
            except IntegrityError:
                # Somebody else has opened it, or the code is taken.
                here = await self._here(hall, plan.round)
                code = next((row.code for row in here if (row.attempt, row.number) == (plan.attempt, number)), None)
            except DrainingError:
                return
            except RefusedError as error:
                refused = error.refused
                mine.impossible.add((plan.round, plan.attempt, number))
                log.error("table not opened", championship=hall.id, reason=refused.reason, expected=refused.expected)
                return
        if code is not None:
            opened = TableOpened(plan.round, plan.attempt, number, code)
            await hall.report(SERVER, [(own("table", plan.round, plan.attempt, number), opened)])


def _plan(now: Tournament, mine: _Tended) -> _Wanted | None:
    """Return what is to be done at the tables of the draw that stands; None: nothing."""
    round_ = now.round
    if not now.settings.online or round_ is None or round_.draw is None:
        return None
    attempt = 0 if round_.unplayed or round_.drawn is None else round_.draw.attempt
    missing: dict[int, Reserve] = {}
    outs: list[tuple[str, int, int, OutWhy]] = []
    for number, sheet in round_.sheets.items() if attempt else ():
        seats = sheet.seats
        # Tables for chips, at which more sit than are to be left.
        playing = seats.games is None and len(seats.players) > seats.survivors
        if not playing or (round_.number, attempt, number) in mine.impossible:
            continue
        if number not in round_.online:
            missing[number] = wanted(now, round_, number)
        for report_id, report in round_.reports.get(number, ()):
            told = report_id in now.dead or (round_.number, attempt, report_id) in mine.handed
            if isinstance(report, PlayerOut) and not told:
                outs.append((report_id, number, seats.players.index(report.entrant), report.why))
    if not (missing or outs or len(round_.draws) > 1 or round_.unplayed):
        return None
    return _Wanted(round_.number, attempt, missing, outs)


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
