"""Random tables, boiled down to a digest: run once compiled and once interpreted, and compare.

Run as ``python -m tests.table.table_digest TABLES SEED``: prints how the package runs, then a digest for each table of
all that left it: entries as they are stored, messages as they are sent, timers, requests, and the state at the end.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from prsi import build_info
from prsi.protocol import encode
from prsi.protocol.commands import (
    Contribute,
    Fill,
    Hint,
    Leave,
    NextRound,
    Open,
    Pause,
    Rematch,
    Resume,
    Say,
    Sit,
    Start,
    Sync,
    Undo,
)
from prsi.rules import build
from prsi.table import Absent, Actor, Outcome, Present, Table, dump_entry
from tests.rules.random_play import random_spec
from tests.table.shell import FRESH, NO_WAIT, Shell, bot, person

STEPS = 120
ACTORS = [Actor(f"player{n}", f"Name {n}", "fox") for n in range(4)]


@dataclass
class Digesting(Shell):
    """A shell that digests all that leaves its table."""

    digest: Any = field(default_factory=hashlib.sha256)

    def keep(self, outcome: Outcome, seat: int | None = None) -> Outcome:
        """Keep an outcome and digest it."""
        texts = [dump_entry(entry) for entry in outcome.entries]
        texts += [] if outcome.reply is None else [encode(outcome.reply)]
        texts += [f"{to} {encode(message)}" for to, message in outcome.messages]
        texts += [repr(outcome.alarms), repr(outcome.requests), repr(self.table.due())]
        self.digest.update("\n".join(texts).encode())
        return super().keep(outcome, seat)


def ruleset_for(rng: random.Random, seats: int) -> dict[str, Any]:
    """A random ruleset that so many can play."""
    while True:
        spec = random_spec(rng)
        ruleset = build(spec)
        if ruleset.min_seats <= seats <= ruleset.max_seats:
            return dict(spec)


def commands(rng: random.Random, shell: Shell, online: bool) -> Any:
    """Something a player may ask for besides a move, legal at the moment or not."""
    at = shell.table.state.seq
    common: list[Any] = [
        NextRound(shell.id(), at, None),
        Rematch(shell.id(), at, "ab" * 16),
        Sync(shell.id(), rng.randrange(at + 1)),
        Undo(shell.id(), at),
        Hint(shell.id()),
        Pause(shell.id()),
        Resume(shell.id()),
        Fill(shell.id(), "casual"),
    ]
    people: list[Any] = [
        Contribute(shell.id(), at, "cd" * 16),
        Say(shell.id(), "hello"),
        Leave(shell.id()) if rng.random() < 0.1 else Sync(shell.id(), 0),
    ]
    return rng.choice([*common, *people] if online else common)


def table(seed: int) -> str:
    """The digest of one table: practice with bots, or of a server with people who come and go."""
    rng = random.Random(seed)
    online = seed % 2 == 1
    seats = rng.randint(2, 4)
    shell = Digesting(table=Table(one_clock=online))
    others = [Open() if online else bot() for _ in range(seats - 1)]
    start = Start("start", ruleset_for(rng, seats), (person(), *others), pace=NO_WAIT, deal=not online)
    shell.give(start, ACTORS[0] if online else None, FRESH)
    for _ in range(STEPS):
        state = shell.table.state
        who: Any = rng.choice(ACTORS[:seats]) if online else 0
        chance = rng.random()
        if online and chance < 0.15:
            shell.give(Absent(who.player) if rng.random() < 0.5 else Present(who.player))
        elif online and (state.phase == "waiting" or chance < 0.2):
            shell.give(Sit(shell.id(), None), who)
        elif state.phase != "playing" or chance < 0.3:
            shell.give(commands(rng, shell, online), who)
        elif state.to_act in state.listeners:
            if online:
                who = next(actor for actor in ACTORS if actor.player == state.players[state.to_act or 0])
            view = shell.view(state.to_act or 0)
            assert view.round is not None
            move = rng.choice([*view.round.legal, *view.round.hand, "+1"]) if rng.random() < 0.9 else "?1"
            shell.play(move, who)
        if rng.random() < 0.7:
            shell.answer_requests()
            shell.fire_next()
    snapshot = shell.table.snapshot()
    assert snapshot == Table.load(snapshot).snapshot()
    shell.digest.update((snapshot or "").encode())
    return str(shell.digest.hexdigest())


def digests(tables: int, seed: int) -> Iterator[str]:
    """A digest of each table."""
    for n in range(tables):
        yield table(seed + n)


if __name__ == "__main__":
    print("compiled" if build_info().compiled else "interpreted")
    for line in digests(int(sys.argv[1]), int(sys.argv[2])):
        print(line)
