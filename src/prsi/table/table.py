"""A table: commands, bots' choices and timers go in; log entries, messages, timers and requests come out.

It reads no clock and rolls no dice. The shell stores the entries of an outcome before it sends anything of it, arms its
timers, has its requests answered, and hands back what comes of them with the time of its own clock.
"""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import prsi
from prsi.match.record import RECORD_VERSION, write
from prsi.protocol.codec import ProtocolError, decode_command
from prsi.protocol.commands import Command, GetRecord, Hello, Hint, Start, Sync
from prsi.protocol.messages import Ack, Error, HintGiven, Message, RecordGiven, Refused, Welcome
from prsi.protocol.versions import PROTOCOL_VERSION
from prsi.rules.play import Refused as RulesRefused
from prsi.rules.ruleset import RULES_VERSION
from prsi.table.decide import Refusal, bot_moves, decide, timer_fired
from prsi.table.dice import chance
from prsi.table.facts import Fact, Logged, StoredTableError, load_entry
from prsi.table.inputs import BotMoved, BotRequest, HintFound, HintRequest, Input, Request, TimerFired
from prsi.table.record import record_of
from prsi.table.state import EMPTY, TableState, Told, apply
from prsi.table.stored import dump_state, load_state
from prsi.table.timers import Kind, Timer
from prsi.table.views import bot_view, events_message, state_message

REPLIES_KEPT: Final = 100


@dataclass(frozen=True, slots=True)
class Alarm:
    """A timer to arm: fire `TimerFired(kind, seq)` after so many milliseconds. It replaces any other of its kind."""

    kind: Kind
    seq: int
    after: int


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


class Table:
    """The live side of a table's state: it remembers besides it only what may be lost without harm.

    That is: which requests are out, choices of bots that came before their time, the last answers, and how the shell's
    clock maps to table time. Table time never runs backwards and stands still while nobody runs the table.
    """

    def __init__(self, state: TableState = EMPTY) -> None:
        self.state = state
        self._shell_time: int | None = None
        self._time = state.time
        self._asked: tuple[int, int] | None = None
        self._chosen: BotMoved | None = None
        self._hints: dict[tuple[int, str], HintRequest] = {}
        self._replies: OrderedDict[tuple[int, str], Message] = OrderedDict()

    @classmethod
    def load(cls, snapshot: str | None = None, entries: Iterable[str] = ()) -> "Table":
        """Return a table from its stored snapshot (None: from the beginning) and the log entries after it.

        Entries that the snapshot includes already are passed over. Raises StoredTableError for what cannot be read.
        """
        state = EMPTY if snapshot is None else load_state(snapshot)
        for text in entries:
            entry = load_entry(text)
            if entry.seq <= state.seq:
                continue
            try:
                state = apply(state, entry)
            except (ValueError, AssertionError, RulesRefused) as error:
                raise StoredTableError(f"log entry {entry.seq}: {error}") from None
        return cls(state)

    def snapshot(self) -> str | None:
        """Return the state as text, None before anything was started."""
        return None if self.state.started is None else dump_state(self.state)

    # ---- what goes in ----

    def receive(self, text: str, now: int, seat: int | None = None, fresh: bytes = b"") -> Outcome:
        """Handle a command as it came over the wire; what cannot be read is answered by `error`."""
        try:
            command = decode_command(text)
        except ProtocolError as error:
            message = Error(error.id, error.code, error.path, error.expected, error.found)
            return self._outcome(self._tick(now), reply=message)
        return self.handle(command, now, seat, fresh)

    def handle(self, command: Command | Input, now: int, seat: int | None = None, fresh: bytes = b"") -> Outcome:
        """Handle a command of a seat, or an input of the shell, at the shell's time `now` (milliseconds).

        `seat` None stands for the only person at the table. `fresh`: 32 random bytes, needed for `start` alone.
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
        if seat is None and len(people := self._people()) == 1:
            seat = people[0]
        return self._command(command, at, seat, fresh)

    def outstanding(self, now: int, news: bool = False) -> Outcome:
        """Return the timers and requests of a table that was just loaded; with `news`, also each person's `state`."""
        at = self._tick(now)
        self._asked = None
        messages = [(seat, state_message(self.state, seat, at, None)) for seat in self._people()] if news else []
        return self._outcome(at, messages=tuple(messages))

    # ---- inside ----

    def _people(self) -> tuple[int, ...]:
        return () if self.state.started is None else self.state.people

    def _tick(self, now: int) -> int:
        """Turn the shell's clock into table time: a step backwards counts as no time at all."""
        if self._shell_time is not None:
            self._time += max(now - self._shell_time, 0)
        self._shell_time = now
        return self._time

    def _command(self, command: Command, at: int, seat: int | None, fresh: bytes) -> Outcome:
        if isinstance(command, Hello):
            return self._welcome(command, at, seat)
        asker = -1 if seat is None else seat
        known = self._replies.get((asker, command.id))
        done = None if seat is None else self.state.answered(seat, command.id)
        if known is not None or done is not None:
            return self._outcome(at, reply=known if done is None else Ack(command.id, done))
        if (asker, command.id) in self._hints:
            return self._outcome(at)
        try:
            if isinstance(command, (Sync, Hint, GetRecord)):
                return self._question(command, at, seat)
            facts = decide(self.state, command, seat, fresh)
        except Refusal as refusal:
            return self._outcome(at, reply=self._remember(asker, refusal.message(command.id)))
        if isinstance(command, Start):
            seat = next(n for n, s in enumerate(command.seats) if s.kind == "person") if seat is None else seat
        if not facts:
            # Nothing is logged of it, but the same command must not do something when it comes again.
            return self._outcome(at, reply=self._remember(asker, Ack(command.id, self.state.seq)))
        outcome = self._commit(facts, at, seat, command.id, whole=isinstance(command, Start))
        return self._outcome(
            at,
            entries=outcome.entries,
            reply=Ack(command.id, self.state.seq),
            messages=outcome.messages,
            requests=outcome.requests,
        )

    def _remember(self, asker: int, reply: Message) -> Message:
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
        if seat is None or seat not in state.people:
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
        self._remember(request.seat, reply)
        return self._outcome(at, messages=((request.seat, reply),))

    def _due_choice(self, at: int) -> list[Fact]:
        """Return the facts of the bot's choice if it has come and its time is up."""
        chosen, state = self._chosen, self.state
        timer = next((t for t in state.timers if t.kind == "bot"), None)
        if chosen is None or timer is None or state.halt_at is not None or at < timer.due:
            return []
        self._chosen = None
        return bot_moves(state, chosen)

    def _commit(
        self, facts: list[Fact], at: int, seat: int | None = None, command: str | None = None, whole: bool = False
    ) -> Outcome:
        """Log facts, change the state by them and tell everybody; `whole`: by `state` instead of `events`."""
        entries: list[Logged] = []
        news: list[Told] = []
        state = self.state
        for fact in facts:
            entry = Logged(state.seq + 1, at, seat, command, fact)
            state = apply(state, entry)
            entries.append(entry)
            told = state.current.told[-1] if state.current is not None else None
            news.append(told if told is not None and told.seq == entry.seq else Told(entry.seq, ()))
        self.state = state
        if not entries:
            return self._outcome(at)
        messages: list[tuple[int, Message]] = []
        for person in state.people:
            if whole:
                messages.append((person, state_message(state, person, at, None)))
            else:
                messages.append((person, events_message(state, person, at, tuple(news))))
        return self._outcome(at, entries=tuple(entries), messages=tuple(messages))

    def _outcome(
        self,
        at: int,
        entries: tuple[Logged, ...] = (),
        reply: Message | None = None,
        messages: tuple[tuple[int, Message], ...] = (),
        requests: tuple[Request, ...] = (),
    ) -> Outcome:
        state = self.state
        timers: tuple[Timer, ...] = () if state.halt_at is not None else state.timers
        # A bot that still thinks when its time is up moves as soon as it has chosen: an alarm would ring in vain.
        chosen = self._chosen is not None and self._chosen.seq == state.position_seq
        alarms = tuple(
            Alarm(timer.kind, timer.seq, max(timer.due - at, 0))
            for timer in timers
            if timer.kind != "bot" or timer.due > at or chosen
        )
        wanted = self._bot_request(timers)
        return Outcome(entries, reply, messages, alarms, requests if wanted is None else (*requests, wanted))

    def _bot_request(self, timers: tuple[Timer, ...]) -> BotRequest | None:
        """Return the request for the bot to move, unless it was made for this position already."""
        state = self.state
        timer = next((t for t in timers if t.kind == "bot"), None)
        if timer is None or state.current is None or self._asked == (timer.seq, timer.seat):
            return None
        self._asked = (timer.seq, timer.seat)
        bot = state.bot(timer.seat)
        assert bot is not None
        seen = bot_view(state.current, timer.seat)
        legal = tuple(code for code in seen.legal if code[0] not in "!?")
        seed = chance(state.master, "bot", timer.seq, 2**48)
        return BotRequest(timer.seat, timer.seq, bot.level, seen, legal, seed)
