"""A table: commands, bots' choices and timers go in; log entries, messages, timers and requests come out.

It reads no clock and rolls no dice. The shell stores the entries of an outcome before it sends anything of it, arms its
timers, has its requests answered, and hands back what comes of them with the time of its own clock.
"""

from collections import OrderedDict, deque
from collections.abc import Iterable, Iterator
from typing import Final

import prsi
from prsi.match.record import RECORD_VERSION, write
from prsi.protocol.codec import ProtocolError, decode_command
from prsi.protocol.commands import Command, GetRecord, Hello, Hint, Start, Sync
from prsi.protocol.messages import Ack, Error, HintGiven, Message, RecordGiven, Refused, Welcome
from prsi.protocol.versions import PROTOCOL_VERSION
from prsi.rules.frozen import dataclass
from prsi.rules.play import Refused as RulesRefused
from prsi.rules.ruleset import RULES_VERSION
from prsi.table.decide import bot_moves, decide, reserve, timer_fired
from prsi.table.dice import chance
from prsi.table.facts import Closed, Fact, Logged, StoredTableError, load_entry
from prsi.table.inputs import (
    Absent,
    Actor,
    BotMoved,
    BotRequest,
    HintFound,
    HintRequest,
    Input,
    Present,
    Request,
    Reserve,
    Shut,
    StandUp,
    TakeOut,
    TimerFired,
)
from prsi.table.kept import Kind, Timer
from prsi.table.people import follow_ups, presence, retired, stood_up
from prsi.table.record import record_of
from prsi.table.refusal import Refusal
from prsi.table.state import EMPTY, TableState, Told, apply, asker_of, table_events
from prsi.table.stored import dump_state, load_state
from prsi.table.views import Public, bot_view, events_message, public, state_message

REPLIES_KEPT: Final = 100


@dataclass(frozen=True, slots=True)
class Alarm:
    """A timer to arm: fire `TimerFired(kind, seq, seat)` after so many milliseconds."""

    kind: Kind
    seq: int
    after: int
    seat: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one input.

    `entries` are to be stored before anything else leaves; `reply` goes to whoever sent the command, then `messages`
    (seat, message) in order; `alarms` are all timers that run now: every other one is to be disarmed; `requests` are
    new ones.
    """

    entries: tuple[Logged, ...] = ()
    reply: Message | None = None
    messages: tuple[tuple[int, Message], ...] = ()
    alarms: tuple[Alarm, ...] = ()
    requests: tuple[Request, ...] = ()


@dataclass(frozen=True, slots=True)
class Sender:
    """Whose command something was: seat, command id and server's player, each None where there is none."""

    seat: int | None
    command: str | None
    actor: Actor | None


BY_ITSELF: Final = Sender(None, None, None)


class Table:
    """The live side of a table's state: it remembers besides it only what may be lost without harm.

    That is: which requests are out, choices of bots that came before their time, the last answers, and how the shell's
    clock maps to table time. Table time never runs backwards. It stands still while nobody runs the table, unless the
    shell has one clock for all tables (`one_clock`): then that is table time.
    """

    def __init__(self, state: TableState = EMPTY, one_clock: bool = False) -> None:
        self.state = state
        self._one_clock = one_clock
        self._shell_time: int | None = None
        self._time = state.time
        self._public: Public | None = None
        self._asked: tuple[int, int] | None = None
        self._chosen: BotMoved | None = None
        self._hints: dict[tuple[int, str], HintRequest] = {}
        self._replies: OrderedDict[tuple[str, str], Message] = OrderedDict()

    @classmethod
    def load(cls, snapshot: str | None = None, entries: Iterable[str] = (), one_clock: bool = False) -> "Table":
        """Return a table from its stored snapshot (None: from the beginning) and the log entries after it.

        Entries that the snapshot includes already are passed over. Raises StoredTableError for what cannot be read.
        """
        table = cls(EMPTY if snapshot is None else load_state(snapshot), one_clock)
        for entry in table._newer(entries):
            table._fold(entry)
        table._time = table.state.time
        return table

    def _newer(self, entries: Iterable[str]) -> Iterator[Logged]:
        for text in entries:
            entry = load_entry(text)
            if entry.seq > self.state.seq:
                yield entry

    def _fold(self, entry: Logged) -> None:
        try:
            self.state = apply(self.state, entry)
        except (ValueError, AssertionError, RulesRefused) as error:
            raise StoredTableError(f"log entry {entry.seq}: {error}") from None

    def snapshot(self) -> str | None:
        """Return the state as text, None before anything was started."""
        return None if self.state.started is None else dump_state(self.state)

    # ---- what goes in ----

    def receive(self, text: str, now: int, who: Actor | int | None = None, fresh: bytes = b"") -> Outcome:
        """Handle a command as it came over the wire; what cannot be read is answered by `error`."""
        try:
            command = decode_command(text)
        except ProtocolError as error:
            message = Error(error.id, error.code, error.path, error.expected, error.found)
            return self._outcome(self._tick(now), reply=message)
        return self.handle(command, now, who, fresh)

    def handle(self, command: Command | Input, now: int, who: Actor | int | None = None, fresh: bytes = b"") -> Outcome:
        """Handle a command, or an input of the shell, at the shell's time `now` (milliseconds).

        `who` sends it: a server's player, or a seat; None: the only person at the table. `fresh`: 32 random bytes,
        needed for `start` alone.
        """
        at = self._tick(now)
        match command:
            case TimerFired():
                facts = timer_fired(self.state, command, at)
                if not facts and command.kind == "bot" and self._chosen is not None:
                    facts = self._due_choice(at)
                return self._commit(facts, at)
            case BotMoved():
                if command.seq == self.state.position_seq:
                    self._chosen = command
                return self._commit(self._due_choice(at), at)
            case HintFound():
                return self._give_hint(command, at)
            case Present() | Absent():
                return self._commit(presence(self.state, command), at)
            case StandUp():
                return self._commit(stood_up(self.state, command), at)
            case TakeOut():
                return self._commit(retired(self.state, command), at)
            case Shut(reason=reason):
                running = self.state.reserved and self.state.phase != "closed"
                return self._commit([Closed(None, reason)] if running else [], at)
            case Reserve():
                try:
                    return self._commit(reserve(self.state, command, fresh), at)
                except Refusal as refusal:
                    return self._outcome(at, reply=refusal.message(command.start.id))
        if isinstance(who, Actor):
            return self._command(command, at, self.state.seat_of(who.player), fresh, who)
        if who is None and len(people := self._people()) == 1:
            who = people[0]
        return self._command(command, at, who, fresh, None)

    def follow(self, entries: Iterable[str], now: int) -> Outcome:
        """Take over log entries that another process wrote for this table, and tell everybody.

        Entries that are known already are passed over. Raises StoredTableError for what does not follow.
        """
        at = self._tick(now)
        before = self.state
        news: list[Told] = []
        for entry in self._newer(entries):
            self._fold(entry)
            news.append(self._told(entry))
        self._time = max(self._time, self.state.time)
        return self._outcome(at, messages=self._tell(before, news, at) if news else ())

    def outstanding(self, now: int, news: bool = False) -> Outcome:
        """Return the timers and requests of a table that was just loaded; with `news`, also each person's `state`."""
        at = self._tick(now)
        self._asked = None
        messages = [(seat, state_message(self.state, seat, at, None)) for seat in self._people()] if news else []
        return self._outcome(at, messages=tuple(messages))

    def look(self, viewer: int, now: int, command: str | None = None) -> Outcome:
        """Return the `state` for a viewer, a seat or NOBODY: a device that several people share shows one at a time."""
        at = self._tick(now)
        return self._outcome(at, messages=((viewer, state_message(self.state, viewer, at, command)),))

    def due(self) -> int | None:
        """Return when the next timer is due, in table time; a bot's is named even while the bot still thinks."""
        return min((timer.due for timer in self._running()), default=None)

    # ---- inside ----

    def _people(self) -> tuple[int, ...]:
        return () if self.state.started is None else self.state.listeners

    def _running(self) -> tuple[Timer, ...]:
        state = self.state
        return tuple(t for t in state.timers if t.runs_in_pause) if state.halt_at is not None else state.timers

    def _tick(self, now: int) -> int:
        """Turn the shell's clock into table time: a step backwards counts as no time at all."""
        if self._one_clock:
            self._time = max(self._time, now)
            return self._time
        if self._shell_time is not None:
            self._time += max(now - self._shell_time, 0)
        self._shell_time = now
        return self._time

    def _command(self, command: Command, at: int, seat: int | None, fresh: bytes, actor: Actor | None) -> Outcome:
        if isinstance(command, Hello):
            return self._welcome(command, at, seat)
        asker = asker_of(seat, "" if actor is None else actor.player)
        known = self._replies.get((asker, command.id))
        done = self.state.answered(asker, command.id) if asker else None
        if known is not None or done is not None:
            return self._outcome(at, reply=known if done is None else Ack(command.id, done))
        if (seat, command.id) in self._hints:
            return self._outcome(at)
        try:
            if isinstance(command, (Sync, Hint, GetRecord)):
                return self._question(command, at, seat)
            facts = decide(self.state, command, seat, at, fresh, actor)
        except Refusal as refusal:
            return self._outcome(at, reply=self._remember(asker, refusal.message(command.id)))
        if isinstance(command, Start) and seat is None and actor is None:
            seat = next(n for n, s in enumerate(command.seats) if s.kind == "person")
        if not facts:
            # Nothing is logged of it, but the same command must not do something when it comes again.
            return self._outcome(at, reply=self._remember(asker, Ack(command.id, self.state.seq)))
        return self._commit(facts, at, Sender(seat, command.id, actor))

    def _remember(self, asker: str, reply: Message) -> Message:
        if isinstance(reply, (Ack, Refused, HintGiven)):
            self._replies[asker, reply.id] = reply
            while len(self._replies) > REPLIES_KEPT:
                self._replies.popitem(last=False)
        return reply

    def _welcome(self, command: Hello, at: int, seat: int | None) -> Outcome:
        running = self.state.started is not None
        reply = Welcome(command.id, PROTOCOL_VERSION, RULES_VERSION, RECORD_VERSION, prsi.__version__, running)
        if seat is None or seat not in self._people():
            return self._outcome(at, reply=reply)
        return self._outcome(at, reply=reply, messages=((seat, state_message(self.state, seat, at, None)),))

    def _question(self, command: Sync | Hint | GetRecord, at: int, seat: int | None) -> Outcome:
        """Answer what changes nothing; raises Refusal."""
        state = self.state
        if state.started is None:
            raise Refusal("no_table", expected="start")
        if seat is None or seat not in state.listeners:
            raise Refusal("not_seated")
        match command:
            case Sync():
                return self._outcome(at, reply=state_message(state, seat, at, command.id, command.after))
            case GetRecord():
                if not state.finished:
                    raise Refusal("no_finished_round")
                text = write(record_of(state))
                return self._outcome(
                    at, reply=RecordGiven(command.id, f"{state.ruleset.preset}-{state.match_number}.prsi", text)
                )
            case Hint():
                return self._ask_hint(command, at, seat)

    def _ask_hint(self, command: Hint, at: int, seat: int) -> Outcome:
        state = self.state
        if state.online:
            raise Refusal("not_practice")
        if state.halt_at is not None:
            raise Refusal("paused", expected="resume")
        if state.phase != "playing" or state.current is None:
            raise Refusal("not_playing")
        if state.to_act != seat:
            raise Refusal("not_your_turn", "R3")
        seen = bot_view(state.current, seat)
        seed = chance(state.master, "hint", state.position_seq, 2**48)
        request = HintRequest(seat, command.id, state.position_seq, seen, seed)
        self._hints[seat, command.id] = request
        return self._outcome(at, requests=(request,))

    def _give_hint(self, found: HintFound, at: int) -> Outcome:
        request = self._hints.pop((found.seat, found.id), None)
        if request is None:
            return self._outcome(at)
        reply: Message
        if found.reason is None or request.seq != self.state.position_seq or self.state.phase != "playing":
            reply = Refused(found.id, "stale", "", "", "")
        else:
            reply = HintGiven(found.id, request.seq, found.move, found.reason, found.args)
        self._remember(asker_of(request.seat, ""), reply)
        return self._outcome(at, messages=((request.seat, reply),))

    def _due_choice(self, at: int) -> list[Fact]:
        """Return the facts of the bot's choice if it has come and its time is up."""
        chosen, state = self._chosen, self.state
        timer = bot_timer(state.timers)
        if chosen is None or timer is None or state.halt_at is not None or at < timer.due:
            return []
        self._chosen = None
        return bot_moves(state, chosen)

    def _commit(self, facts: list[Fact], at: int, sender: Sender = BY_ITSELF) -> Outcome:
        """Log facts and what follows from them, and tell everybody."""
        before = self.state
        entries: list[Logged] = []
        news: list[Told] = []
        todo = deque(facts)
        while todo:
            # What follows by itself is nobody's command.
            by = sender if len(entries) < len(facts) else BY_ITSELF
            player = "" if by.actor is None else by.actor.player
            entry = Logged(self.state.seq + 1, at, by.seat, by.command, todo.popleft(), player)
            self.state = apply(self.state, entry)
            entries.append(entry)
            news.append(self._told(entry))
            if not todo:
                todo.extend(follow_ups(self.state))
        messages = self._tell(before, news, at) if entries else ()
        # The answer names the command's own last entry, not what followed from it.
        reply = None if sender.command is None else Ack(sender.command, entries[len(facts) - 1].seq)
        return self._outcome(at, entries=tuple(entries), reply=reply, messages=messages)

    def _told(self, entry: Logged) -> Told:
        """Return what the newest entry amounts to."""
        current = self.state.current
        if current is not None and current.told[-1].seq == entry.seq:
            return current.told[-1]
        return Told(entry.seq, table_events(entry.fact))

    def _tell(self, before: TableState, news: list[Told], at: int) -> tuple[tuple[int, Message], ...]:
        """Return the news for every seat; who was not there before gets everything instead."""
        messages: list[tuple[int, Message]] = []
        common = self._public = public(self.state, self._public)
        told = tuple(news)
        for seat in self.state.listeners:
            new = before.started is None or self.state.players[seat] != before.players[seat]
            if new:
                messages.append((seat, state_message(self.state, seat, at, None, common=common)))
            else:
                messages.append((seat, events_message(self.state, seat, at, told, common)))
        return tuple(messages)

    def _outcome(
        self,
        at: int,
        entries: tuple[Logged, ...] = (),
        reply: Message | None = None,
        messages: tuple[tuple[int, Message], ...] = (),
        requests: tuple[Request, ...] = (),
    ) -> Outcome:
        state = self.state
        timers = self._running()
        # A bot that still thinks when its time is up moves as soon as it has chosen: an alarm would ring in vain.
        chosen = self._chosen is not None and self._chosen.seq == state.position_seq
        alarms = tuple(
            [
                Alarm(timer.kind, timer.seq, max(timer.due - at, 0), timer.seat)
                for timer in timers
                if timer.kind != "bot" or timer.due > at or chosen
            ]
        )
        wanted = self._bot_request(timers)
        return Outcome(entries, reply, messages, alarms, requests if wanted is None else (*requests, wanted))

    def _bot_request(self, timers: tuple[Timer, ...]) -> BotRequest | None:
        """Return the request for the bot to move, unless it was made for this position already."""
        state = self.state
        timer = bot_timer(timers)
        if timer is None or state.current is None or self._asked == (timer.seq, timer.seat):
            return None
        self._asked = (timer.seq, timer.seat)
        bot = state.bot(timer.seat)
        assert bot is not None
        seen = bot_view(state.current, timer.seat)
        legal = tuple([code for code in seen.legal if code[0] not in "!?"])
        seed = chance(state.master, "bot", timer.seq, 2**48)
        return BotRequest(timer.seat, timer.seq, bot.level, seen, legal, seed)


def bot_timer(timers: tuple[Timer, ...]) -> Timer | None:
    """Return the timer of a bot's move, None if none runs."""
    for timer in timers:
        if timer.kind == "bot":
            return timer
    return None
