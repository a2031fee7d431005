"""A shell for tests: it runs a table in a time of its own, with bots that choose at random, and keeps what left it."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from prsi.protocol.commands import Bot, Command, Level, Pace, Person, Play, Start
from prsi.protocol.messages import Ack, Events, Message, Refused, State, TableView
from prsi.table import (
    Actor,
    Alarm,
    BotMoved,
    BotRequest,
    HintFound,
    HintRequest,
    Input,
    Logged,
    Outcome,
    Table,
    TimerFired,
    dump_entry,
)

FRESH = bytes(range(32))
NO_WAIT = Pace(0, 0)

Chooser = Callable[[BotRequest], str | None]


def person(name: str = "Jarka") -> Person:
    """Return a person's seat."""
    return Person(name, "fox")


def bot(level: Level = "casual", name: str = "Karel") -> Bot:
    """Return a bot's seat."""
    return Bot(name, "owl", level)


def start(bots: int = 1, ruleset: dict[str, Any] | None = None, **rest: Any) -> Start:
    """Return a command to start a table with one person at seat 0 and bots."""
    rest.setdefault("seats", (person(), *[bot() for _ in range(bots)]))
    rest.setdefault("pace", NO_WAIT)
    return Start("start", ruleset or {"preset": "prsi"}, **rest)


def random_choice(request: BotRequest) -> str:
    """Choose any legal move."""
    return random.Random(request.seed).choice(request.legal)


@dataclass
class Shell:
    """Runs a table; `now` is its clock in milliseconds. Nothing happens unless a test says so."""

    table: Table = field(default_factory=Table)
    now: int = 1_000_000
    choose: Chooser = random_choice
    log: list[Logged] = field(default_factory=list)
    sent: list[tuple[int | None, Message]] = field(default_factory=list)
    alarms: tuple[Alarm, ...] = ()
    requests: list[BotRequest | HintRequest] = field(default_factory=list)
    ids: int = 0

    def give(self, what: Command | Input, seat: Actor | int | None = None, fresh: bytes = FRESH) -> Outcome:
        """Hand something to the table and keep what comes of it."""
        outcome = self.table.handle(what, self.now, seat, fresh)
        return self.keep(outcome, self.table.state.seat_of(seat.player) if isinstance(seat, Actor) else seat)

    def keep(self, outcome: Outcome, seat: int | None = None) -> Outcome:
        """Keep an outcome as a real shell would: store, send, arm, ask."""
        self.log += outcome.entries
        if outcome.reply is not None:
            self.sent.append((seat, outcome.reply))
        self.sent += outcome.messages
        self.alarms = outcome.alarms
        self.requests += outcome.requests
        return outcome

    def id(self) -> str:
        """Return a new command id."""
        self.ids += 1
        return f"c{self.ids}"

    def answer_requests(self) -> None:
        """Let bots choose and hints be found."""
        while self.requests:
            request = self.requests.pop(0)
            if isinstance(request, BotRequest):
                self.give(BotMoved(request.seat, request.seq, self.choose(request)))
            else:
                self.give(HintFound(request.seat, request.id, request.seq, request.view.legal[0], "only_move", {}))

    def fire_next(self) -> bool:
        """Let time pass until the next timer is due, and fire it; False if none runs."""
        if not self.alarms:
            return False
        alarm = min(self.alarms, key=lambda a: a.after)
        self.now += alarm.after
        self.give(TimerFired(alarm.kind, alarm.seq, alarm.seat))
        return True

    def settle(self, seat: int = 0, most: int = 10_000) -> None:
        """Let bots and timers go on until the table waits for a person."""
        for _ in range(most):
            self.answer_requests()
            view = self.view(seat)
            if view.paused or view.phase != "playing" or view.waiting_for == (seat,):
                return
            assert self.fire_next(), "a table that waits for a bot has a timer"
        raise AssertionError("the table never comes to rest")

    def play(self, move: str, seat: int = 0) -> Message:
        """Make a move for a person and return the answer."""
        outcome = self.give(Play(self.id(), self.table.state.seq, move), seat)
        assert outcome.reply is not None
        return outcome.reply

    def view(self, seat: int = 0) -> TableView:
        """Return the newest view a seat was sent."""
        for to, message in reversed(self.sent):
            if to == seat and isinstance(message, (State, Events)):
                return message.view
        raise AssertionError("nothing was sent to that seat")

    def stored(self) -> list[str]:
        """Return the log as it is stored."""
        return [dump_entry(entry) for entry in self.log]


def accepted(message: Message | None) -> Ack:
    """Return an answer that must be an acknowledgement."""
    assert isinstance(message, Ack), message
    return message


def refused(message: Message | None) -> str:
    """Return the reason of an answer that must be a refusal."""
    assert isinstance(message, Refused), message
    return message.reason


def play_round(shell: Shell, seat: int = 0) -> None:
    """Play a round to its end, the person making any legal move that is no call-out."""
    dice = random.Random(7)
    for _ in range(4000):
        shell.settle(seat)
        view = shell.view(seat)
        if view.phase != "playing":
            return
        assert view.round is not None
        moves = [move for move in view.round.legal if move[0] not in "!?"]
        accepted(shell.play(dice.choice(moves), seat))
    raise AssertionError("the round does not end")
