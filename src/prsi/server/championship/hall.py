"""One championship as one node runs it: reports are decided and written in order, and what has changed is told.

The tournament is kept in memory. Whoever writes locks the head row first and catches up with what other nodes have
written, so a decision is never made on an old state, and an acknowledged report is stored.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection

from prsi.protocol.codec import ProtocolError
from prsi.server.championship import seasons, store
from prsi.server.championship.ids import is_own, own
from prsi.server.championship.keys import who_has
from prsi.server.championship.shown import Change, Shown, joined, update, view
from prsi.server.championship.store import MOST_BYTES, Found, Stand
from prsi.server.clock import wall_clock
from prsi.server.logs import log
from prsi.server.people.context import DAY_MS
from prsi.server.store.append import Conflict
from prsi.server.store.database import UnavailableError
from prsi.server.wire import frame_of
from prsi.tournament.check import Fresh, Refused, check
from prsi.tournament.parts import BOARD
from prsi.tournament.reports import (
    Entry,
    Erased,
    KeysRenewed,
    PlayerOut,
    Report,
    Role,
    StoredTournamentError,
    Who,
    dump_entry,
    load_entry,
    load_report,
)
from prsi.tournament.state import Tournament, redacted
from prsi.tournament.views import phase

if TYPE_CHECKING:
    from prsi.server.championship.halls import Halls
    from prsi.server.championship.readers import Reader

NOTHING: Final[Change] = ({}, ())
SERVER: Final = Who("server")
NO_KEY: Final = 4401
RESTART: Final = 1012

WRONG_KEY: Final = "wrong_key"
GOOD_KEY: Final = "a key of this championship that was not renewed"

AT_ONCE: Final = 200
"""Reports decided in one transaction, at most."""

TRIES: Final = 3
SENDING_MS: Final = 10_000
"""For so long a judge's phone is back before the clock strikes at that table: what waited on it comes first."""

FULL_BYTES: Final = MOST_BYTES * 3 // 4
JUDGES_BYTES: Final = MOST_BYTES * 7 // 8
HEAD_BYTES: Final = MOST_BYTES * 15 // 16
"""Bytes of a log from which on nobody without a task is heard, then no judge and no desk, then not even the head judge.

So its backup can always be restored; what is left then is for what the server does by itself, which is bounded.
"""

FULL: Final[dict[Role, int]] = {
    "entrant": FULL_BYTES,
    "anybody": FULL_BYTES,
    "judge": JUDGES_BYTES,
    "desk": JUDGES_BYTES,
    "head": HEAD_BYTES,
}

PUBLISHED_SECONDS: Final = 2.0
"""For so long results stay as they were published, while a tournament goes on."""

ABANDONED_DAYS: Final = 365
"""Days after which a championship that nobody ended is one that nobody will end."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a report is answered with: the number of its entry, or why there is none.

    `fresh`: it was not known before. Reasons are those of `check`, `malformed`, `id_taken` where somebody else has used
    the same id, and `wrong_key` where the sender's key was renewed meanwhile.
    """

    id: str
    seq: int = 0
    reason: str = ""
    expected: str = ""
    found: str = ""
    fresh: bool = False

    @property
    def ok(self) -> bool:
        """Whether it was taken."""
        return not self.reason


@dataclass(slots=True)
class Work:
    """Reports of one sender, in order; `report` is a Report, or the JSON of one, `key` what makes the sender `who`."""

    who: Who
    reports: Sequence[tuple[str, Report | dict[str, object]]]
    answered: asyncio.Future[list[Answer]]
    key: str = ""
    answers: list[Answer] = field(default_factory=list)


class Hall:
    """A championship with its readers here; `now` is what is stored up to `committed`. For the event loop's thread.

    Whoever looks at `now` holds `turn`: a thread may be changing it.
    """

    def __init__(self, halls: Halls, found: Found) -> None:
        self.halls = halls
        self.id = found.id
        self.code = found.code
        self.secret = found.secret
        self.now = Tournament()
        self.committed = 0
        # How often the log had been written anew when it was read.
        self.rewritten = 0
        # Bytes of the log; of what could not be stored, too, until it is read from its first entry again.
        self.size = 0
        self.turn = asyncio.Lock()
        self.used = time.monotonic()
        self.readers: dict[Who, set[Reader]] = {}
        self._shown = Shown(self.now)
        # What is published, with the number of the entry and the time at which it was made.
        self._files: dict[str, tuple[int, float, str]] = {}
        self._inbox: deque[Work] = deque()
        self._writing = False

    # ---- what goes in ----

    async def report(
        self, who: Who, reports: Sequence[tuple[str, Report | dict[str, object]]], key: str = ""
    ) -> list[Answer]:
        """Take reports, in order, and return the answers once all is stored; raises UnavailableError.

        A report that was answered before is answered so again, by who reports and its id. `key`: with which somebody
        has come; what was renewed before it is their turn is no key any more.
        """
        self.used = time.monotonic()
        work = Work(who, reports, asyncio.get_running_loop().create_future(), key)
        self._inbox.append(work)
        if not self._writing:
            self._writing = True
            self.halls.spawn(self._write_all())
        return await work.answered

    async def catch_up(self) -> None:
        """Read what other nodes have written, and tell it; raises UnavailableError."""
        async with self.turn:
            before = self.committed
            await self.halls.db.read(self._read)
            self._told(before, own=False)

    async def act(self) -> None:
        """Do what the server has to do by itself at this time: strike who is not there, erase the registrations."""
        # What was refused is not tried again before anything has changed, and must not stop the rest.
        refused: set[tuple[str, int]] = set()
        while True:
            async with self.turn:
                at, now, version = self.halls.wall(), self.now, self.committed
                late = [one for one in strikes_of(now) if one.limit <= at]
                heard = [one for one in late if (one.id, version) not in refused]
                due = next((one for one in heard if self._hears(one, at)), None)
                erase = not now.erased and erase_at(now) <= at
                later = due_of(now, [one.id for one in late])
            if due is not None:
                (answer,) = await self.report(SERVER, [(due.id, due.report)])
                if not answer.ok:
                    refused.add((due.id, self.committed))
            elif erase:
                await self.report(SERVER, [(own("erased"), Erased())])
                return
            else:
                if late:
                    self.halls.put_off(self, version, self._again(late, at, later))
                return

    def _again(self, late: Sequence[Strike], at: int, later: int | None) -> int:
        """Return when to look again whether a table is heard of here; other work is in time.

        Once its judge's phone has been back for long enough; where there is none, the later the longer nobody came.
        """
        back = [one.since + SENDING_MS for strike in late for one in self._judges(strike)]
        again = at + max(SENDING_MS, (at - late[0].limit) // 4)
        return min(one for one in (again, later, *back) if one is not None and one > at)

    def _hears(self, strike: Strike, at: int) -> bool:
        """Whether a table's judge is connected here, so that whoever was ticked off there is known to be.

        Online there is none: to be connected is to be there. In a hall without it the head judge decides.
        """
        if self.now.settings.online:
            return True
        return any(one.since <= max(strike.limit, at - SENDING_MS) for one in self._judges(strike))

    def _judges(self, strike: Strike) -> Collection[Reader]:
        return self.readers.get(Who("judge", strike.report.table), ())

    # ---- what is told ----

    async def view(self, who: Who) -> str:
        """Return all that a reader sees, as a message; raises UnavailableError."""
        async with self.turn:
            self.used = time.monotonic()
            return self._view(who)

    def known(self, key: str) -> Who | None:
        """Return who holds a key, None: nobody (any more). Waits for no turn: what it reads only ever grows."""
        return who_has(self.now, self.secret, key)

    def _view(self, who: Who) -> str:
        parts = [self._shown.sections(self.now, one) for one in dict.fromkeys((BOARD, who))]
        return view(self.committed, self.halls.wall(), who.role, *parts)

    async def join(self, reader: Reader) -> None:
        """Tell a socket all that it may see, and from now on what changes."""
        async with self.turn:
            who = reader.knows()
            if who is None:
                reader.close(NO_KEY, WRONG_KEY)
            elif not reader.closing:
                reader.who, reader.since = who, self.halls.wall()
                self.readers.setdefault(who, set()).add(reader)
                reader.write(frame_of(self._view(who)), first=True)
                if who.role == "judge":
                    self.halls.look_again(self)

    def part(self, reader: Reader) -> None:
        """Know that a socket is gone."""
        who = reader.who
        others = self.readers.get(who) if who is not None else None
        if others is not None:
            others.discard(reader)
            if not others and who is not None:
                del self.readers[who]
                self._shown.forget(who)

    def tell(self, new: Sequence[Entry]) -> None:
        """Tell every socket what entries have changed that were just stored."""
        if any(isinstance(entry.report, KeysRenewed) for entry in new):
            for reader in [one for some in self.readers.values() for one in some]:
                if reader.knows() != reader.who:
                    reader.close(NO_KEY, WRONG_KEY)
                    self.part(reader)
        changes = self._shown.change(self.now, new, (BOARD, *(who for who in self.readers if who != BOARD)))
        seq, at = self.committed, self.halls.wall()
        for_all, gone = changes[BOARD]
        common = joined(for_all)
        for who, readers in self.readers.items():
            own, own_gone = NOTHING if who == BOARD else changes.get(who, NOTHING)
            sections = ",".join(filter(None, (common, joined(own))))
            if not (sections or gone or own_gone):
                continue
            frame = frame_of(update(seq, at, sections, [*gone, *own_gone]))
            for reader in readers:
                reader.write(frame)

    # ---- writing ----

    async def _write_all(self) -> None:
        try:
            while self._inbox:
                batch = [self._inbox.popleft()]
                size = len(batch[0].reports)
                while self._inbox and size + len(self._inbox[0].reports) <= AT_ONCE:
                    size += len(self._inbox[0].reports)
                    batch.append(self._inbox.popleft())
                await self._write(batch)
        finally:
            self._writing = False

    async def _write(self, batch: Sequence[Work]) -> None:
        try:
            async with self.turn:
                before = self.committed
                try:
                    self.committed = await self._stored(batch)
                finally:
                    if self.now.seq != self.committed:
                        # It had been applied already, and is not stored, or nobody knows: nobody is to see it.
                        self.now = await asyncio.to_thread(Tournament, self.now.log[:before])
                self._told(before, own=True)
        except Exception as error:  # noqa: BLE001 - whoever waits hears of it, whatever it is
            if len(batch) > 1 and not isinstance(error, UnavailableError):
                for work in batch:  # one of them is a fault of ours: the others are not to suffer for it
                    await self._write([work])
                return
            for work in batch:
                if not work.answered.done():
                    work.answered.set_exception(error)
            return
        for work in batch:
            if not work.answered.done():  # whoever asked may be gone
                work.answered.set_result(work.answers)

    async def _stored(self, batch: Sequence[Work]) -> int:
        for attempt in range(TRIES):
            try:
                return await self.halls.db.write(lambda connection: self._decide(connection, batch))
            except Conflict:
                self.halls.node.hub.metrics.conflicts += 1
                if attempt == TRIES - 1:
                    raise UnavailableError("others write all the time") from None
        raise AssertionError("unreachable")

    def _told(self, before: int, own: bool) -> None:
        self.used = time.monotonic()
        if self.committed == before:
            return
        if self.now.ended_at is not None:
            self._files.clear()
        try:
            if self.committed < before:
                raise StoredTournamentError(f"entry {before} expected, {self.committed} found")
            self.halls.changed(self, self.now.log[before : self.committed], own)
        except Exception:  # noqa: BLE001 - what is stored is stored; who looks on comes again and sees it
            self.halls.node.hub.metrics.faults += 1
            log.error("news not told", table=self.id, exc_info=True)
            self._shown = Shown(self.now)
            for reader in [one for some in self.readers.values() for one in some]:
                reader.close(RESTART, "restart")

    async def file(self, name: str, make: Callable[[Tournament], str]) -> str:
        """Return a text that follows from the log, made in a thread, and anew once that has gone on.

        Until the end only every few seconds, whoever asks: judges wait meanwhile.
        """
        async with self.turn:
            self.used = time.monotonic()
            seq, at, text = self._files.get(name, (0, 0.0, ""))
            if not seq or (seq != self.committed and at + PUBLISHED_SECONDS <= self.used):
                text = await asyncio.to_thread(make, self.now)
                self._files[name] = self.committed, self.used, text
            return text

    # ---- in a thread ----

    def _read(self, connection: Connection) -> None:
        """Bring the tournament to what is stored."""
        self.halls.clock_is(wall_clock(connection))
        stand = store.stand(connection, self.id)
        known = (self.committed, self.now.seq, self.rewritten)
        if stand is not None and known != (stand.version, stand.version, stand.rewritten):
            self._follow(connection, stand)
            self.committed = stand.version

    def _follow(self, connection: Connection, stand: Stand) -> None:
        now, stored = self.now, stand.version
        if stand.rewritten != self.rewritten:
            now = Tournament()
            self._files.clear()
        elif now.seq != self.committed or stored < self.committed:
            # A transaction is done again that another one crossed, or an older copy of the database was put here.
            now = Tournament()
        new = store.entries(connection, self.id, now.seq, stored)
        if new:
            self.size = store.size(connection, self.id)
        for entry in new:
            now.apply(entry)
        self.now, self.rewritten = now, stand.rewritten

    def _decide(self, connection: Connection, batch: Sequence[Work]) -> int:
        """Decide on reports and write what was taken; return the number of the last entry."""
        stand = store.stand(connection, self.id, lock=True)
        assert stand is not None
        stored = stand.version
        self._follow(connection, stand)
        erased = self.now.erased
        at = wall_clock(connection)
        self.halls.clock_is(at)
        kept = store.refusals(connection, self.id, [one[0] for work in batch for one in work.reports])
        for work in batch:
            work.answers = []
            # Asked here, where the log is nobody else's: of two who renew one key at once, the second has none.
            void = bool(work.key) and who_has(self.now, self.secret, work.key) != work.who
            for report_id, report in work.reports:
                answer = self._answer(work.who, report_id, report, at, kept, void)
                work.answers.append(answer)
                # What has an id of the server's is decided anew whenever it is tried: by then all may be otherwise.
                if not answer.ok and answer.fresh and not is_own(report_id):
                    text = json.dumps([answer.reason, answer.expected, answer.found])
                    kept[str(work.who), report_id] = text
                    service = self.halls.node.clock.now()
                    store.keep_refusal(connection, self.id, str(work.who), report_id, service, text)
        new = self.now.log[stored:]
        if new and not erased:
            # Also what is erased with these very reports is kept as a result before.
            seasons.keep(connection, self.id, self.now)
        if any(isinstance(entry.report, Erased) for entry in new):
            # As they will be read again: a fault of ours must leave the log as it was.
            clean = [load_entry(dump_entry(redacted(entry, self.now))) for entry in self.now.log]
            store.rewrite(connection, self.id, clean[:stored])
            self.now, new = Tournament(clean), clean[stored:]
        if new:
            store.append(connection, self.id, stored, new, head_of(self.now))
        return self.now.seq

    def _answer(
        self,
        who: Who,
        report_id: str,
        report: Report | dict[str, object],
        at: int,
        kept: dict[tuple[str, str], str],
        void: bool,
    ) -> Answer:
        now = self.now
        known = now.by_id.get(report_id)
        if known is not None:
            if known.by == who or is_own(report_id):
                return Answer(report_id, known.seq)
            return Answer(report_id, reason="id_taken", expected="an id that nobody else has used", found=report_id)
        if (text := kept.get((str(who), report_id))) is not None:
            reason, expected, found = json.loads(text)
            return Answer(report_id, 0, reason, expected, found)
        if void:
            return Answer(report_id, 0, WRONG_KEY, GOOD_KEY)
        most = FULL.get(who.role)
        if most is not None and self.size >= most and not isinstance(report, Erased):
            return Answer(report_id, 0, "full", f"fewer than {most} bytes", str(self.size), fresh=True)
        try:
            said = load_report(report) if isinstance(report, dict) else report
            checked = check(now, who, said, at, self._fresh())
            # As it will be read again: what cannot be, must not be stored.
            text = dump_entry(Entry(now.seq + 1, at, who, report_id, checked))
            entry = load_entry(text)
        except ProtocolError as error:
            path = f"{error.path}: " if error.path else ""
            return Answer(report_id, 0, "malformed", path + error.expected, error.found, fresh=True)
        except StoredTournamentError as error:
            return Answer(report_id, 0, "malformed", "an id and texts without control characters", str(error)[:400])
        except Refused as refused:
            return Answer(report_id, 0, refused.reason, refused.expected[:400], refused.found[:400], fresh=True)
        now.apply(entry)
        before, self.size = self.size, self.size + len(text.encode())
        if before < FULL_BYTES <= self.size:
            log.error("championship nearly full", championship=self.id, bytes=self.size, most=MOST_BYTES)
        return Answer(report_id, now.seq, fresh=True)

    def _fresh(self) -> Fresh:
        entrant = new_entrant()
        while entrant in self.now.entrants:
            entrant = new_entrant()
        return Fresh(entrant, secrets.token_hex(32))


def new_entrant() -> str:
    """Return an id for somebody new: short, and no number that could be taken for a place or a table."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz") for _ in range(7))


def head_of(now: Tournament) -> dict[str, Any]:
    """Return what the head row repeats of a tournament."""
    settings = now.settings
    return {
        "due": due_of(now),
        "title": settings.title,
        "year": settings.year,
        "starts": settings.starts,
        "place": settings.place,
        "online": settings.online,
        "phase": phase(now),
        "registered": len(now.counted()),
        "season": settings.season,
    }


def due_of(now: Tournament, without: Collection[str] = ()) -> int | None:
    """Return when the server has something to do by itself, None: nothing is to come; `without` some strikes."""
    strikes = [one.limit for one in strikes_of(now) if one.id not in without]
    erase = None if now.erased else erase_at(now)
    return min([*strikes, *([] if erase is None else [erase])], default=None)


def erase_at(now: Tournament) -> int:
    """Return when the registrations are erased: so many days after the end, or a year after nobody went on."""
    days = now.settings.erase_days if now.ended_at is not None else max(now.settings.erase_days, ABANDONED_DAYS)
    return (now.at if now.ended_at is None else now.ended_at) + days * DAY_MS


@dataclass(frozen=True, slots=True)
class Strike:
    """A report by which the clock strikes somebody who does not come in time, its id, and from when on."""

    limit: int
    id: str
    report: PlayerOut


def strikes_of(now: Tournament) -> list[Strike]:
    """Return who is to be struck by the clock.

    Once each: whom the head judge has let in again is the head judge's to strike.
    """
    round_ = now.round
    if not now.settings.struck_by_clock or round_ is None or round_.draw is None:
        return []
    found: list[Strike] = []
    for who, limit in now.missing():
        table, attempt = round_.seats[who], round_.draw.attempt
        report_id = own("strike", round_.number, attempt, who)
        if report_id not in now.by_id:
            number = round_.sheets[table].next
            found.append(Strike(limit, report_id, PlayerOut(round_.number, attempt, table, who, "no_show", number)))
    return found
