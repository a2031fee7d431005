"""One table as one node runs it: what reaches it is handled in order, and told when it is stored.

Everything here happens in the event loop and waits for nothing: what has to wait (for the database) goes on in a
callback. A table is busy while its entries are being written; what comes meanwhile waits in its inbox.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Final, Protocol

from prsi.protocol.codec import ProtocolError, decode_command, encode, kept_of_views
from prsi.protocol.commands import Command, GetRecord, Hello, Hint, Rematch, Sit, Sync
from prsi.protocol.messages import Ack, Error, Message, Refused
from prsi.protocol.writing import Kept
from prsi.server.logs import log
from prsi.server.store.append import Append, Effect, Row, Stored
from prsi.server.store.database import UnavailableError
from prsi.server.store.tables import StoredTable, answer_of, load_entries, load_table
from prsi.server.wire import frame_of
from prsi.table import (
    Absent,
    Actor,
    Alarm,
    BotMoved,
    HintFound,
    Logged,
    Outcome,
    Present,
    Shut,
    StandUp,
    StoredTableError,
    Table,
    TakeOut,
    TimerFired,
    dump_entry,
)
from prsi.table.gathering import Gathering
from prsi.table.views import state_message

if TYPE_CHECKING:
    from prsi.server.hub import Hub

SNAPSHOT_EVERY: Final = 64
"""Log entries after which the state is stored, so that a table is read again in a few milliseconds."""

TRIES: Final = 20
"""How often a command is handled again because another node was quicker; a table has a handful of players."""

PATIENCE: Final = 2.0
"""Seconds after which what happens by itself is tried again where the database could not write it."""

QUESTIONS: Final = (Hello, Sync, Hint, GetRecord)
"""Commands that change nothing, so that nothing of them has to be kept."""


class Sender(Protocol):
    """Who sends a command to a table and is answered: a socket."""

    @property
    def actor(self) -> Actor:
        """The player."""
        ...

    def write(self, frame: bytes) -> None:
        """Take a message, as a frame of a WebSocket."""
        ...

    def answer(self, text: str | None, more: bool = False) -> None:
        """Take the answer to the oldest command that has none yet; None: it will come later, as a message.

        `more`: a message follows at once, or `flush`; what goes together can be sent together.
        """
        ...

    def flush(self) -> None:
        """Send an answer that waits for more."""
        ...


class Arrived:
    """A socket has come that saw the table up to an entry; it is told everything anew."""

    __slots__ = ("after", "sender")

    def __init__(self, sender: Sender, after: int) -> None:
        self.sender = sender
        self.after = after


class Ring:
    """A timer may be due."""

    __slots__ = ()


class Follow:
    """Another node has written, or may have."""

    __slots__ = ()


class Wake:
    """Whoever ran this table's timers and bots is gone: they are this node's now."""

    __slots__ = ()


RING: Final = Ring()
FOLLOW: Final = Follow()
WAKE: Final = Wake()

Input = (
    Command
    | ProtocolError
    | Present
    | Absent
    | StandUp
    | TakeOut
    | Shut
    | BotMoved
    | HintFound
    | TimerFired
    | Ring
    | Follow
    | Wake
    | Arrived
)


class Work:
    """Something to be handled: an input, who sent it (None: nobody), and how often it was tried."""

    __slots__ = ("input", "sender", "tries")

    def __init__(self, what: Input, sender: Sender | None = None) -> None:
        self.input = what
        self.sender = sender
        self.tries = 0


class LiveTable:
    """A table with its sockets here. `table` None: it is not in memory.

    `version` is the last entry that the sockets were told, -1 while they were told nothing.
    """

    __slots__ = (
        "alarm",
        "alarm_at",
        "alarms",
        "busy",
        "code",
        "gathering",
        "hub",
        "id",
        "inbox",
        "kept",
        "players",
        "refusals",
        "snapshot_at",
        "sockets",
        "table",
        "thinking",
        "used",
        "version",
    )

    def __init__(self, hub: Hub, table_id: str, code: str, version: int) -> None:
        self.hub = hub
        self.id = table_id
        self.code = code
        self.version = version
        self.table: Table | None = None
        self.kept: Kept | None = None
        self.players: tuple[str, ...] = ()
        self.gathering: Gathering | None = None
        self.sockets: dict[str, list[Sender]] = {}
        self.inbox: deque[Work] = deque()
        self.busy = False
        self.refusals: dict[tuple[str, str], str] = {}
        self.snapshot_at = 0
        self.alarms: tuple[tuple[int, Alarm], ...] = ()
        self.alarm: asyncio.TimerHandle | None = None
        self.alarm_at = 0
        self.thinking = 0
        self.used = hub.loop.time()

    # ---- what goes in ----

    def receive(self, text: str, sender: Sender) -> None:
        """Handle a command as it came over a socket, in its turn."""
        try:
            command = decode_command(text)
        except ProtocolError as error:
            self.put(error, sender)
            return
        if isinstance(command, (Sit, Rematch)):
            self.hub.spawn(self._ask_first(command, sender))
        else:
            self.put(command, sender)

    async def _ask_first(self, command: Sit | Rematch, sender: Sender) -> None:
        """Let somebody sit down, or play another match, if nothing is against it that the table does not know."""
        ask = self.hub.may_sit if isinstance(command, Sit) else self.hub.may_stay
        try:
            reason = await ask(sender.actor.player, self.id)
        except UnavailableError as error:
            self._fail(Work(command, sender), error)
            return
        if reason is None:
            self.put(command, sender)
        else:
            self._answer(sender, Refused(command.id, reason, "", "", ""))

    def put(self, what: Input, sender: Sender | None = None) -> None:
        """Handle an input in its turn."""
        self.inbox.append(Work(what, sender))
        if not self.busy:
            self.pump()

    def take_new(self, table: Table) -> None:
        """Run a table that was just made and stored."""
        if self.table is None and not self.busy:
            self.table = table
            self._see(table.state.gathering)
        self.put(WAKE)

    def join(self, sender: Sender, after: int | None) -> None:
        """Let a socket listen; `after`: tell it at once what has happened after that entry (None: it asks itself)."""
        player = sender.actor.player
        self.sockets.setdefault(player, []).append(sender)
        self.used = self.hub.loop.time()
        if player in self.players:
            self.hub.presence.arrived(self, player)
            if self.gathering is not None and self.gathering.away[self.players.index(player)]:
                self.put(Present(player))
        if after is not None:
            self.put(Arrived(sender, after))

    def part(self, sender: Sender) -> None:
        """Forget a socket."""
        player = sender.actor.player
        left = [other for other in self.sockets.get(player, ()) if other is not sender]
        if left:
            self.sockets[player] = left
        elif self.sockets.pop(player, None) is not None and player in self.players:
            self.hub.presence.parted(self, player)

    def is_idle(self, before: float) -> bool:
        """Whether nothing has happened since a time of the loop's clock."""
        return self.used < before and not self.busy and not self.inbox and not self.thinking

    def forget(self) -> None:
        """Drop the state; it is read again when it is needed. The alarm stays."""
        self.table = None
        self.kept = None
        self.refusals = {}
        if not self.sockets:
            self.version = -1

    def close(self) -> None:
        """Ring no more."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    # ---- one after the other ----

    def pump(self) -> None:
        """Handle what waits, until there is nothing, or something has to be waited for."""
        inbox = self.inbox
        while inbox and not self.busy:
            if self.table is None:
                self._wait_for(self._load())
                return
            work = inbox.popleft()
            self.used = self.hub.loop.time()
            try:
                self._handle(work, self.table)
            except Exception as error:  # noqa: BLE001 - a fault of ours: this table is read anew, the others go on
                self._log_fault(input=type(work.input).__name__)
                self.forget()
                self._fail(work, error)

    def _handle(self, work: Work, table: Table) -> None:
        now = self.hub.clock.now()
        what = work.input
        sender = work.sender
        if isinstance(what, Arrived):
            self._welcome(what, table, now)
            return
        if isinstance(what, Follow):
            self._wait_for(self._follow())
            return
        if isinstance(what, Ring):
            self._ring(now)
            return
        if isinstance(what, Wake):
            self._deliver(work, table.outstanding(now))
            return
        before = table.state
        if sender is None:
            assert not isinstance(what, ProtocolError)
            outcome = table.handle(what, now)
        elif isinstance(what, ProtocolError):
            self._answer(sender, Error(what.id, what.code, what.path, what.expected, what.found))
            return
        else:
            known = self.refusals.get((sender.actor.player, what.id))  # type: ignore[union-attr]
            if known is not None:
                self.hub.metrics.repeated += 1
                sender.answer(known)
                return
            outcome = table.handle(what, now, sender.actor)
        if outcome.entries:
            self._store(work, outcome, self.hub.effects(self.id, before, table.state), table)
            return
        reply = outcome.reply
        if (
            isinstance(reply, (Refused, Ack))
            and sender is not None
            and not isinstance(what, QUESTIONS)
            and _is_of(table, sender.actor.player)
            and table.state.answered(sender.actor.player, reply.id) is None
        ):
            self._keep_answer(work, outcome, reply, sender, now)
            return
        if isinstance(reply, Ack):
            self.hub.metrics.repeated += 1
        self._deliver(work, outcome)

    def _store(self, work: Work, outcome: Outcome, effects: list[Effect], table: Table) -> None:
        entries = outcome.entries
        rows = rows_of(self.id, entries)
        first = rows[0]
        last = entries[-1].seq
        snapshot = None
        if last - self.snapshot_at >= SNAPSHOT_EVERY:
            snapshot = table.snapshot()
            self.snapshot_at = last
        self.busy = True
        self.hub.db.append(
            Append(
                table_id=self.id,
                version=entries[0].seq - 1,
                at=entries[-1].at,
                rows=rows,
                due=table.due(),
                phase=table.state.phase,
                done=lambda result: self._stored(result, work, outcome),
                actor=first[3],
                command=first[4],
                snapshot=snapshot,
                effects=effects,
            )
        )

    def _keep_answer(self, work: Work, outcome: Outcome, reply: Refused | Ack, sender: Sender, now: int) -> None:
        """Store an answer of which the log knows nothing: a refusal, or that there was nothing to do."""
        text = encode(reply)
        player = sender.actor.player
        self.refusals[player, reply.id] = text
        self.busy = True
        self.hub.db.append(
            Append(
                table_id=self.id,
                version=self.version,
                at=now,
                rows=(),
                due=None,
                phase="",
                done=lambda result: self._stored(result, work, outcome),
                refused=(player, reply.id, text),
            )
        )

    def _stored(self, result: Stored, work: Work, outcome: Outcome) -> None:
        """Go on after the database has answered."""
        self.busy = False
        if result is Stored.WRITTEN:
            if outcome.entries:
                self.version = outcome.entries[-1].seq
                self.hub.told(self, len(outcome.entries))
            try:
                self._deliver(work, outcome)
            except Exception:  # noqa: BLE001 - it is stored; whoever was not told asks, and the table goes on
                log.error("news not told", table=self.id, exc_info=True)
                self.hub.metrics.faults += 1
        else:
            # Somebody else has written, or nobody knows: only the database can say what is true now.
            self.forget()
            if result is Stored.FAILED:
                self._fail(work, UnavailableError("not stored"))
            elif result is Stored.DUPLICATE:
                self._wait_for(self._answer_again(work))
            else:
                self.hub.metrics.conflicts += 1
                work.tries += 1
                if isinstance(work.input, Sit) and work.sender is not None and work.tries == 1:
                    # Whoever has sat down meanwhile may be somebody that this one must not be seated with.
                    self.hub.spawn(self._ask_first(work.input, work.sender))
                elif work.tries < TRIES:
                    self.inbox.appendleft(work)
                else:
                    self._fail(work, UnavailableError("too many conflicts"))
        self.pump()

    def _fail(self, work: Work, error: Exception) -> None:
        """Answer a command that could not be carried out, or try again what happens by itself."""
        sender = work.sender
        what = work.input
        if sender is not None:
            name = getattr(what, "id", None)
            if isinstance(error, UnavailableError) and isinstance(name, str):
                self.hub.metrics.not_stored += 1
                self._answer(sender, Refused(name, "not_stored", "", "", ""))
            else:
                self._answer(sender, Error(name, "internal", "", "", ""))
        elif isinstance(what, Arrived) and not isinstance(error, UnavailableError):
            what.sender.write(frame_of(encode(Error(None, "internal", "", "", ""))))
        elif isinstance(error, UnavailableError):
            self.hub.loop.call_later(PATIENCE, self._again, what)

    def _again(self, what: Input) -> None:
        if not isinstance(what, Arrived) or what.sender in self.sockets.get(what.sender.actor.player, ()):
            self.put(what)

    # ---- what goes out ----

    def _answer(self, sender: Sender, reply: Message) -> None:
        sender.answer(encode(reply))

    def _deliver(self, work: Work, outcome: Outcome) -> None:
        """Send what an input led to, and have done what it asked for."""
        sender = work.sender
        if sender is not None:
            sender.answer(None if outcome.reply is None else encode(outcome.reply), more=True)
        self._send(outcome)
        if sender is not None:
            sender.flush()
        for request in outcome.requests:
            self.thinking += 1
            self.hub.thinkers.ask(request, self._thought)
        if outcome.entries or outcome.alarms:
            self._arm(outcome.alarms)

    def _send(self, outcome: Outcome) -> None:
        table = self.table
        if table is None:
            return
        players = table.state.players
        sockets = self.sockets
        for seat, message in outcome.messages:
            listening = sockets.get(players[seat])
            if listening:
                if self.kept is None:
                    self.kept = kept_of_views()
                frame = frame_of(encode(message, self.kept))
                for socket in listening:
                    socket.write(frame)
        if table.state.gathering is not self.gathering:
            self._see(table.state.gathering)

    def _see(self, gathering: Gathering) -> None:
        """Notice who sits here now, and who is thought away though here is a socket: say the opposite."""
        old, self.players = self.players, gathering.players
        self.gathering = gathering
        for seat, player in enumerate(gathering.players):
            if player in self.sockets:
                if player not in old:
                    self.hub.presence.arrived(self, player)
                elif gathering.away[seat]:
                    self.put(Present(player))

    def _welcome(self, arrived: Arrived, table: Table, now: int) -> None:
        sender = arrived.sender
        state = table.state
        seat = state.seat_of(sender.actor.player)
        if seat is not None and seat in state.listeners:
            sender.write(frame_of(encode(state_message(state, seat, now, None, arrived.after))))

    def _thought(self, answer: BotMoved | HintFound) -> None:
        self.thinking -= 1
        self.put(answer)

    # ---- timers ----

    def _arm(self, alarms: tuple[Alarm, ...]) -> None:
        """Ring when the first of a table's timers is due; an alarm that is early enough already is left as it is."""
        now = self.hub.clock.now()
        self.alarms = tuple((now + alarm.after, alarm) for alarm in alarms)
        if alarms:
            self._ring_at(min(due for due, _ in self.alarms), now)

    def _ring_at(self, due: int, now: int) -> None:
        if self.alarm is not None:
            if self.alarm_at <= due:
                return
            self.alarm.cancel()
        self.alarm_at = due
        self.alarm = self.hub.loop.call_later(max(due - now, 1) / 1000, self._rings)

    def _rings(self) -> None:
        self.alarm = None
        self.put(RING)

    def _ring(self, now: int) -> None:
        """Fire the timers that are due, one after the other, and arm the next."""
        due = [alarm for at, alarm in self.alarms if at <= now]
        later = [at for at, _ in self.alarms if at > now]
        self.alarms = tuple(pair for pair in self.alarms if pair[0] > now)
        for alarm in due:
            self.inbox.append(Work(TimerFired(alarm.kind, alarm.seq, alarm.seat)))
        if later:
            self._ring_at(min(later), now)

    # ---- what has to wait for the database ----

    def _wait_for(self, work: Coroutine[object, object, None]) -> None:
        """Be busy until something that waits has ended, however it ends; then go on."""
        self.busy = True
        self.hub.spawn(self._end_of(work))

    async def _end_of(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except Exception:  # noqa: BLE001 - a fault of ours: this table is read anew, and must not stay busy for ever
            self._log_fault()
            self.forget()
        self.busy = False
        self.pump()

    def _log_fault(self, **more: object) -> None:
        log.error("table failed", table=self.id, exc_info=True, **more)
        self.hub.metrics.faults += 1

    async def _load(self) -> None:
        """Read the table and tell the sockets here what they missed; if that fails, so does all that waits for it."""
        try:
            stored = await self.hub.db.read(lambda connection: load_table(connection, self.id))
            if stored is None:
                raise UnavailableError("no such table")
            self._take(stored)
        except Exception as error:  # noqa: BLE001 - whatever it was, nobody waits in vain, and it is not read in a circle
            if isinstance(error, (UnavailableError, StoredTableError)):
                log.warning("table not read", table=self.id, reason=str(error))
            else:
                self._log_fault()
            self.forget()
            waiting, self.inbox = self.inbox, deque()
            for work in waiting:
                self._fail(work, error)

    def _take(self, stored: StoredTable) -> None:
        """Take over what was read; whoever listens here has seen it up to `version`."""
        at = self.version
        first = stored.version - len(stored.entries) + 1
        if at >= 0 and at + 1 >= first:
            known = stored.entries[: at + 1 - first]
            table = Table.load(stored.snapshot, known, one_clock=True)
            news = stored.entries[at + 1 - first :]
        else:
            # Nobody here knows anything; or a snapshot stands between that and what is there, and all is told anew.
            table = Table.load(stored.snapshot, stored.entries, one_clock=True)
            news = ()
        now = self.hub.clock.now()
        self.table = table
        self.refusals = stored.refusals
        self.snapshot_at = 0 if stored.snapshot is None else stored.version - len(stored.entries)
        if news:
            self._send(table.follow(news, now))
        elif stored.version > at >= 0:
            self._send(table.outstanding(now, news=True))
        self.version = stored.version
        if table.state.gathering is not self.gathering:
            self._see(table.state.gathering)

    async def _follow(self) -> None:
        """Read what another node has written, and tell the sockets here."""
        try:
            assert self.table is not None
            after = self.version
            entries = await self.hub.db.read(lambda connection: load_entries(connection, self.id, after))
            if entries:
                self._send(self.table.follow(entries, self.hub.clock.now()))
                self.version = self.table.state.seq
                self.alarms = ()
        except UnavailableError:
            pass  # the next look repairs it
        except StoredTableError as error:
            log.warning("table not followed", table=self.id, reason=str(error))
            self.forget()

    async def _answer_again(self, work: Work) -> None:
        """Answer a command that was carried out long ago, or by another node just now."""
        sender = work.sender
        name = getattr(work.input, "id", "")
        if sender is not None:
            player = sender.actor.player
            try:
                known = await self.hub.db.read(lambda connection: answer_of(connection, self.id, player, name))
                self.hub.metrics.repeated += 1
                if isinstance(known, str):
                    sender.answer(known)
                else:
                    self._answer(sender, Ack(name, known or self.version))
            except Exception as error:  # noqa: BLE001 - whatever it was, the command has an answer
                if not isinstance(error, (UnavailableError, StoredTableError)):
                    self._log_fault()
                self._fail(work, error)


def _is_of(table: Table, player: str) -> bool:
    """Say whether somebody sits at a table, or did and may come back: nothing has to be kept for strangers."""
    return table.state.seat_of(player) is not None or table.state.former_seat_of(player) is not None


def rows_of(table_id: str, entries: tuple[Logged, ...]) -> list[Row]:
    """Return entries as rows; a command's player and id stand on its first entry, where they can be there only once."""
    rows: list[Row] = []
    known: str | None = None
    for entry in entries:
        command = entry.command if entry.command != known else None
        known = entry.command
        actor = entry.actor if command is not None else None
        rows.append((table_id, entry.seq, entry.at, actor, command, dump_entry(entry)))
    return rows
