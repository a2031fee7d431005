"""Whatever reaches a table in whatever order, these hold: the log tells all, and every command gets one answer.

A Hypothesis state machine is the shell here: it sends commands (wrong, doubled and old ones among them), lets bots
choose late, lets timers fire early, late, twice and for entries long gone, moves its clock both ways, and restarts.
"""

from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from prsi.match.formats import Chips, FewerCards, PenaltyPoints, RoundsWon, Single
from prsi.protocol.commands import (
    Command,
    GetRecord,
    Hello,
    Hint,
    NextRound,
    Pace,
    Pause,
    Play,
    Rematch,
    Resume,
    SetPace,
    Sync,
    Undo,
)
from prsi.protocol.messages import Ack, Events, HintGiven, Message, RecordGiven, Refused, State, Welcome
from prsi.rules.cards import CODES, cards_of
from prsi.rules.play import legal_codes
from prsi.rules.view import view
from prsi.table import Alarm, BotMoved, BotRequest, HintFound, HintRequest, Outcome, Table, TimerFired, dump_entry
from prsi.table.facts import Moved
from tests.table.shell import bot, person, start

RULESETS: tuple[dict[str, object], ...] = (
    {"preset": "prsi"},
    {"preset": "mau-mau"},
    {"preset": "mau-mau", "deck": 32, "hand_size": 2, "draw_when": "any_time", "reverse": "9"},
    {"preset": "prsi", "hand_size": 2, "comeback": "any_seven", "play_on": True, "call": {"penalty": 1}},
    {"preset": "prsi", "hand_size": 2, "king_of_spades": True, "multi_play": True, "play_drawn_card": True},
)
FORMATS = (Single(), RoundsWon(2), PenaltyPoints(30), FewerCards(), Chips(1, 1))


class TableMachine(RuleBasedStateMachine):
    """A shell that does everything wrong that can be done wrong, and what must hold at every moment."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table()
        self.now = 10**6
        self.log: list[Any] = []
        self.alarms: tuple[Alarm, ...] = ()
        self.old: list[Alarm] = []
        self.requests: list[BotRequest | HintRequest] = []
        self.commands: list[Command] = []
        self.answers: dict[str, list[Message]] = {}
        self.seen = 0
        self.ids = 0

    @initialize(
        ruleset=st.sampled_from(RULESETS),
        form=st.sampled_from(FORMATS),
        bots=st.integers(1, 3),
        secret=st.binary(min_size=32, max_size=32),
        pace=st.sampled_from((Pace(0, 0), Pace(500, 900), Pace(0, 3000, next_round=2000))),
    )
    def begin(self, ruleset: dict[str, object], form: Any, bots: int, secret: bytes, pace: Pace) -> None:
        """Start a table."""
        levels = ("beginner", "casual", "strong")
        seats = (*[bot(levels[n]) for n in range(bots)], person())  # type: ignore[arg-type]
        self.person = bots
        self.send(start(ruleset=ruleset, seats=seats, format=form, pace=pace), fresh=secret)

    # ---- the shell ----

    def keep(self, outcome: Outcome, command: Command | None = None) -> None:
        """Check an outcome as it comes, and keep it."""
        for entry in outcome.entries:
            assert entry.seq == len(self.log) + 1, "the log is dense"
            self.log.append(entry)
        assert len({alarm.kind for alarm in outcome.alarms}) == len(outcome.alarms), "one timer of a kind"
        assert all(alarm.after >= 0 for alarm in outcome.alarms)
        self.old = [*self.old, *self.alarms][-12:]
        self.alarms = outcome.alarms
        self.requests += outcome.requests
        messages = list(outcome.messages)
        if outcome.reply is not None:
            messages.insert(0, (self.person, outcome.reply))
        for seat, message in messages:
            assert seat == self.person, "a bot is sent nothing"
            answered = getattr(message, "id", None)
            if isinstance(message, (Ack, Refused, HintGiven, RecordGiven, Welcome)) or answered is not None:
                assert answered is not None
                self.answers.setdefault(answered, []).append(message)
            if isinstance(message, Events):
                assert [entry.seq for entry in message.entries] == list(
                    range(self.seen + 1, self.seen + 1 + len(message.entries))
                ), "a client misses nothing"
                self.seen = message.entries[-1].seq
            elif isinstance(message, State):
                self.seen = message.view.seq
        if command is not None and not isinstance(command, Hint):
            assert outcome.reply is not None, "no command goes unanswered"

    def send(self, command: Command, fresh: bytes = b"") -> None:
        """Send a command."""
        self.commands.append(command)
        self.keep(self.table.handle(command, self.now, fresh=fresh), command)

    def id(self) -> str:
        """Return a new command id."""
        self.ids += 1
        return f"c{self.ids}"

    # ---- what may happen ----

    @rule(data=st.data(), back=st.integers(0, 3))
    def play(self, data: st.DataObject, back: int) -> None:
        """Make a legal move, or one for an older position."""
        current = self.table.state.current
        if current is None:
            return

        legal = legal_codes(current.round, self.person) or ["+1"]
        at = max(self.table.state.seq - back, 0)
        self.send(Play(self.id(), at, data.draw(st.sampled_from(legal))))

    @rule(move=st.sampled_from(["+1", "-", "!", "?0", "?1", "7s", "Qh=c", "xx", "+4"]))
    def play_anything(self, move: str) -> None:
        """Make any move."""
        self.send(Play(self.id(), self.table.state.seq, move))

    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """Send a command again: it does nothing, and its answer is the same."""
        command = data.draw(st.sampled_from(self.commands))
        before, entries = self.table.snapshot(), len(self.log)
        known = self.answers.get(command.id, [])
        outcome = self.table.handle(command, self.now)
        if isinstance(command, (Hello, Sync, GetRecord)):
            return
        if known:
            assert outcome.reply == known[-1]
        assert outcome.entries == ()
        assert (self.table.snapshot(), len(self.log)) == (before, entries)

    @rule(kind=st.sampled_from((Hello, Hint, Pause, Resume, Sync, GetRecord)))
    def ask(self, kind: Any) -> None:
        """Ask something."""
        self.send(kind(self.id()))

    @rule(kind=st.sampled_from((Undo, NextRound, Rematch)), back=st.integers(0, 3))
    def ask_at(self, kind: Any, back: int) -> None:
        """Ask for something that depends on the position."""
        self.send(kind(self.id(), max(self.table.state.seq - back, 0)))

    @rule(pace=st.sampled_from((Pace(0, 0), Pace(100, 4000), Pace(9, 9, next_round=100), Pace(9, 3))))
    def set_pace(self, pace: Pace) -> None:
        """Change the pace."""
        self.send(SetPace(self.id(), pace))

    @rule(by=st.sampled_from((1, 500, 2000, 6000, 10**8, -1, -(10**7))))
    def pass_time(self, by: int) -> None:
        """Let the clock go, either way."""
        self.now += by

    @precondition(lambda self: self.alarms)
    @rule(data=st.data(), wait=st.booleans())
    def ring(self, data: st.DataObject, wait: bool) -> None:
        """Let a timer fire, in time or early."""
        alarm = data.draw(st.sampled_from(self.alarms))
        if wait:
            self.now += alarm.after
        self.keep(self.table.handle(TimerFired(alarm.kind, alarm.seq), self.now))

    @precondition(lambda self: self.old)
    @rule(data=st.data())
    def ring_old(self, data: st.DataObject) -> None:
        """Let a timer fire that has long been replaced: nothing happens unless it still runs."""
        alarm = data.draw(st.sampled_from(self.old))
        running = {(timer.kind, timer.seq) for timer in self.table.state.timers}
        outcome = self.table.handle(TimerFired(alarm.kind, alarm.seq), self.now)
        if (alarm.kind, alarm.seq) not in running and alarm.kind != "bot":
            assert outcome.entries == ()
        self.keep(outcome)

    @precondition(lambda self: self.requests)
    @rule(data=st.data(), newest=st.booleans())
    def think(self, data: st.DataObject, newest: bool) -> None:
        """Answer a request, maybe long after its position has gone; its bot never moves for another one."""
        request = self.requests.pop(-1 if newest else 0)
        position = self.table.state.position_seq
        if isinstance(request, HintRequest):
            found = HintFound(request.seat, request.id, request.seq, request.view.legal[0], "why", {})
            self.keep(self.table.handle(found, self.now))
            return
        assert set(request.legal) <= set(request.view.legal)
        move = data.draw(st.sampled_from((*request.legal[:8], None, "zz")))
        outcome = self.table.handle(BotMoved(request.seat, request.seq, move), self.now)
        if request.seq != position:
            moved = [e.fact for e in outcome.entries if isinstance(e.fact, Moved)]
            assert not any(fact.move == move == "zz" for fact in moved)
        for entry in outcome.entries:
            assert isinstance(entry.fact, Moved)
            assert entry.fact.seat != self.person, "a bot never plays for a person"
        self.keep(outcome)

    @rule()
    def settle(self) -> None:
        """Run the table as a good shell would until it waits for the person, so that rounds come to their ends."""
        for _ in range(60):
            while self.requests:
                request = self.requests.pop(0)
                if isinstance(request, BotRequest):
                    self.keep(self.table.handle(BotMoved(request.seat, request.seq, request.legal[-1]), self.now))
                else:
                    self.keep(
                        self.table.handle(HintFound(request.seat, request.id, request.seq, "+1", None, {}), self.now)
                    )
            state = self.table.state
            if not self.alarms or state.phase != "playing" or state.to_act == self.person:
                return
            alarm = min(self.alarms, key=lambda a: a.after)
            self.now += alarm.after
            self.keep(self.table.handle(TimerFired(alarm.kind, alarm.seq), self.now))

    @rule(from_snapshot=st.booleans())
    def restart(self, from_snapshot: bool) -> None:
        """Lose everything but what is stored."""
        stored = [dump_entry(entry) for entry in self.log]
        before = self.table.snapshot()
        snapshot = before if from_snapshot else None
        self.table = Table.load(snapshot, () if from_snapshot else stored)
        assert self.table.snapshot() == before
        self.requests.clear()
        self.commands = [c for c in self.commands if isinstance(self.answers.get(c.id, [None])[-1], Ack)]
        # An acknowledgement that made no entry is not in the log: the command is asked anew, and does nothing again.
        logged = {entry.command for entry in self.log}
        self.commands = [c for c in self.commands if c.id in logged]
        self.keep(self.table.outstanding(self.now, news=True))

    # ---- what always holds ----

    def teardown(self) -> None:
        """At the end the state is the fold of the log, to the byte, and of a snapshot in its middle too."""
        stored = [dump_entry(entry) for entry in self.log]
        assert Table.load(None, stored).snapshot() == self.table.snapshot()
        middle = Table.load(None, stored[: len(stored) // 2 + 1]).snapshot()
        assert Table.load(middle, stored).snapshot() == self.table.snapshot()

    @invariant()
    def every_command_has_at_most_one_answer(self) -> None:
        """Each command was answered once; a hint may still be sought."""
        for command, answers in self.answers.items():
            assert len(answers) == 1, command

    @invariant()
    def cards_are_conserved(self) -> None:
        """Every card is somewhere, once."""
        current = self.table.state.current
        if current is None:
            return
        round_ = current.round
        places = [CODES[card] for hand in round_.hands for card in cards_of(hand)]
        places += [CODES[card] for card in round_.stock]
        seen = view(round_, current.pile, self.person)
        places += [*seen.pile, seen.top]
        assert sorted(places) == sorted(CODES[card] for card in self.table.state.ruleset.cards)

    @invariant()
    def somebody_can_go_on(self) -> None:
        """No table stands still: it waits for a person, or a timer or a bot is on its way."""
        state = self.table.state
        if state.started is None or state.halt_at is not None or state.phase == "match_over":
            return
        if state.phase == "playing" and state.bot(state.to_act) is not None:
            asked = any(isinstance(r, BotRequest) and r.seq == state.position_seq for r in self.requests)
            assert asked or any(alarm.kind == "bot" for alarm in self.alarms)

    @invariant()
    def undone_moves_stay_in_the_log(self) -> None:
        """The log only grows."""
        assert self.table.state.seq == len(self.log)


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    stateful_step_count=40,
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
