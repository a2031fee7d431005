"""A house for tests: real tables whose entries' effects are carried out at once, in a time of its own."""

from __future__ import annotations

import itertools
import random
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection

from prsi.protocol.commands import Command, Fill, Leave, NextRound, Play, Rematch, Sit
from prsi.protocol.messages import Refused
from prsi.rules.play import legal_codes
from prsi.server.live import rows_of
from prsi.server.lobby.asked import Wish, start_of
from prsi.server.lobby.codes import new_code
from prsi.server.lobby.effects import effects as lobby_effects
from prsi.server.people.effects import effects as people_effects
from prsi.server.people.schema import player
from prsi.server.points.effects import effects as points_effects
from prsi.server.points.ledger import insert_new
from prsi.server.store.tables import create_table
from prsi.table import Absent, Actor, BotMoved, BotRequest, Outcome, Present, Table, TimerFired
from prsi.table.inputs import Input
from prsi.table.state import EMPTY, TableState

START = 1_000_000
"""Service time at which a house opens."""

EFFECTS = (people_effects, lobby_effects, points_effects)


@dataclass
class Held:
    """A table of the house."""

    id: str
    code: str
    table: Table

    @property
    def state(self) -> TableState:
        return self.table.state


@dataclass
class House:
    """Makes tables and plays at them; `now` is service time, and passes only when a test says so."""

    connection: Connection
    now: int = START
    tables: list[Held] = field(default_factory=list)
    numbers: Any = field(default_factory=itertools.count)
    known: set[str] = field(default_factory=set)

    def make(self, maker: str = "host", seats: int = 2, preset: str = "prsi", **wish: Any) -> Held:
        """Make a table whose maker sits on the first seat."""
        wish.setdefault("ruleset", {"preset": preset})
        wish.setdefault("public", True)
        asked = Wish(seats=seats, **wish)
        self.know(maker)
        table = Table(one_clock=True)
        secret = random.Random(next(self.numbers)).randbytes(32)
        outcome = table.handle(start_of(asked, maker, "fox", "create"), self.now, actor(maker), secret)
        assert not isinstance(outcome.reply, Refused), outcome.reply
        held = Held(f"t{next(self.numbers)}", new_code(), table)
        effects = [effect for part in EFFECTS for effect in part(held.id, EMPTY, table.state)]
        rows = rows_of(held.id, outcome.entries)
        create_table(self.connection, held.id, held.code, asked.public, rows, table.due(), table.state.phase, effects)
        self.tables.append(held)
        return held

    def give(self, held: Held, what: Command | Input, who: str | None = None) -> Outcome:
        """Hand a table something, and carry out the effects of what comes of it."""
        if who is not None:
            self.know(who)
        before = held.table.state
        outcome = held.table.handle(what, self.now, None if who is None else actor(who))
        for part in EFFECTS:
            for effect in part(held.id, before, held.table.state):
                effect(self.connection)
        for request in outcome.requests:
            if isinstance(request, BotRequest):
                move = random.Random(request.seed).choice(request.legal)
                self.give(held, BotMoved(request.seat, request.seq, move))
        return outcome

    def know(self, one: str) -> None:
        """Let somebody be a player of the server, whose id the test has chosen."""
        if one in self.known:
            return
        self.known.add(one)
        known = {"id": one, "name": one, "skeleton": one, "avatar": "fox", "language": "cs", "created": 0, "seen": 0}
        insert_new(self.connection, player, [known])

    def id(self) -> str:
        """Return a new command id."""
        return f"c{next(self.numbers)}"

    def sit(self, held: Held, who: str, seat: int | None = None) -> Outcome:
        """Let a player sit down."""
        return self.give(held, Sit(self.id(), seat), who)

    def leave(self, held: Held, who: str) -> Outcome:
        """Let a player leave."""
        return self.give(held, Leave(self.id()), who)

    def fill(self, held: Held, who: str) -> Outcome:
        """Let the computer take the open seats."""
        return self.give(held, Fill(self.id()), who)

    def away(self, held: Held, who: str) -> None:
        """Cut a player's last connection."""
        self.give(held, Absent(who))

    def back(self, held: Held, who: str) -> None:
        """Connect a player again."""
        self.give(held, Present(who))

    def ready(self, held: Held) -> None:
        """Let everybody present be ready for what comes next."""
        command = Rematch if held.state.phase == "match_over" else NextRound
        for seat in held.state.present:
            self.give(held, command(self.id(), held.state.seq), held.state.players[seat])

    def fire(self, held: Held) -> bool:
        """Let time pass until the next timer of a table is due, and fire it; False if none runs."""
        due = held.table.due()
        if due is None:
            return False
        self.now = max(self.now, due)
        timer = min((one for one in held.state.timers if one.due <= self.now), key=lambda one: one.due)
        self.give(held, TimerFired(timer.kind, timer.seq, timer.seat))
        return True

    def wait(self, held: Held, kind: str) -> None:
        """Let time pass until a timer of a kind is due, firing what is due before it, and fire it too."""
        while not any(timer.kind == kind and timer.due <= self.now for timer in held.state.timers):
            assert any(timer.kind == kind for timer in held.state.timers), f"no timer {kind} runs"
            due = min(timer.due for timer in held.state.timers if timer.kind == kind)
            if (first := held.table.due()) is not None and first < due:
                self.fire(held)
            else:
                self.now = max(self.now, due)
        timer = next(one for one in held.state.timers if one.kind == kind)
        self.give(held, TimerFired(timer.kind, timer.seq, timer.seat))

    def move(self, held: Held, dice: random.Random) -> None:
        """Make one legal move of the person whose turn it is, or let the computer's time pass."""
        state = held.state
        seat = state.to_act
        if seat is None or not state.players[seat]:
            assert self.fire(held)
            return
        assert state.current is not None
        moves = [code for code in legal_codes(state.current.round, seat) if code[0] not in "!?"]
        self.give(held, Play(self.id(), state.seq, dice.choice(moves)), state.players[seat])

    def play(self, held: Held, until: str = "match_over", seed: int = 1) -> None:
        """Play on, everybody by chance, until a phase is reached."""
        dice = random.Random(seed)
        for _ in range(20_000):
            if held.state.phase == until:
                return
            if held.state.phase in ("ready", "round_over", "match_over"):
                self.ready(held)
            else:
                self.move(held, dice)
        raise AssertionError("the match does not end")


def actor(player: str) -> Actor:
    """Return a player as a table knows one; the name is the id."""
    return Actor(player, player, "fox")
