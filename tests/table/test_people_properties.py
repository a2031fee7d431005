"""Whatever players do at a server's table, and however they come and go: the log tells all, and nobody is stuck."""

import random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prsi.match.formats import RoundsWon, Single
from prsi.protocol.codec import encode
from prsi.protocol.commands import (
    AnswerAbsence,
    Contribute,
    Fill,
    Leave,
    NextRound,
    Play,
    Rematch,
    Say,
    Sit,
    Sync,
    Undo,
)
from prsi.protocol.messages import Events, Refused, State
from prsi.rules.cards import CODES, cards_of
from prsi.rules.events import Dealt, Drew
from prsi.table import Absent, Actor, BotMoved, Present, Table
from prsi.table.facts import Fact
from tests.table.test_people import ANNA, BOB, CYRIL, Online

DORA = Actor("p-dora", "Dora", "tereza")
PLAYERS = (ANNA, BOB, CYRIL, DORA)


class Walk:
    """A random walk at a table, held against a second table that only follows the log."""

    def __init__(self, seed: int, seats: int, clock: int | None) -> None:
        self.dice = random.Random(seed)
        self.format = self.dice.choice([Single(), RoundsWon(2)])
        ruleset = self.dice.choice([{"preset": "prsi"}, {"preset": "mau-mau"}])
        self.online = Online().open(seats, format=self.format, clock=clock, ruleset=ruleset)
        self.follower = Table.load(None, self.online.stored(), one_clock=True)
        self.followed = len(self.online.log)

    def step(self) -> None:
        """Do something at random, then see that all still agrees."""
        online, dice = self.online, self.dice
        state = online.table.state
        actor = dice.choice(PLAYERS)
        seat = state.seat_of(actor.player)
        command: Any
        match dice.randrange(14):
            case 0:
                command = Sit(online.id(), dice.choice([None, 0, 1, 2]))
            case 1:
                command = Fill(online.id()) if dice.random() < 0.3 else Say(online.id(), "hello")
            case 2:
                command = Leave(online.id()) if dice.random() < 0.15 else Sync(online.id(), state.seq)
            case 3:
                command = AnswerAbsence(online.id(), dice.randrange(4), dice.choice(["computer", "new_match"]))
            case 4:
                command = Contribute(online.id(), state.seq, f"{dice.randrange(256):02x}" * 16)
            case 5 | 6:
                command = NextRound(online.id(), state.seq)
            case 7:
                command = Rematch(online.id(), state.seq)
            case 8:
                command = Undo(online.id(), state.seq)
            case 9:
                command = (Absent if dice.random() < 0.5 else Present)(actor.player)
            case 10:
                online.pass_time(dice.choice([100, 3_000, 20_000, 60_000, 90_000]))
                return
            case _:
                seat = state.to_act
                player = "" if seat is None else state.players[seat]
                actor = next((one for one in PLAYERS if one.player == player), actor)
                command = Play(online.id(), state.seq, dice.choice(self.moves()))
        before = state.seq
        outcome = online.give(command, actor)
        if isinstance(outcome.reply, Refused):
            assert online.table.state.seq == before, "a refused command changes nothing"
        if outcome.reply is not None and not isinstance(command, Sync):
            again = online.table.handle(command, online.now, actor)
            assert again.reply == outcome.reply, "the same command gets the same answer"
            assert not again.entries
        self.answer_bots()

    def answer_bots(self) -> None:
        """Let bots choose at random."""
        online = self.online
        while online.requests:
            request = online.requests.pop(0)
            online.give(BotMoved(request.seat, request.seq, self.dice.choice(request.legal)))  # type: ignore[union-attr]

    def moves(self) -> list[str]:
        """The legal moves of whoever is on turn, and a wrong one."""
        state = self.online.table.state
        if state.to_act is None or not state.players[state.to_act]:
            return ["+1"]
        round_ = self.online.seen(state.to_act).round
        return [*(round_.legal if round_ is not None else ()), "2c"]

    def check(self) -> None:
        """See that the follower knows and says the same, and that the log and the snapshot give the same table."""
        online = self.online
        new = online.stored()[self.followed :]
        self.follower.follow(new, online.now)
        self.followed += len(new)
        assert self.follower.snapshot() == online.table.snapshot()
        assert Table.load(None, online.stored(), one_clock=True).snapshot() == online.table.snapshot()
        assert Table.load(online.table.snapshot(), one_clock=True).snapshot() == online.table.snapshot()

    def check_secrets(self) -> None:
        """See that no seat was ever told a card of another's hand while the round was played (R36)."""
        state = self.online.table.state
        if state.phase != "playing" or state.current is None:
            return
        for to, message in self.online.sent[-8:]:
            if to is None or not isinstance(message, (Events, State)) or message.view.seq != state.seq:
                continue
            assert message.view.seat == to
            hidden = {
                CODES[card]
                for seat in range(len(state.seats))
                if seat != to
                for card in cards_of(state.current.round.hand(seat))
            }
            told = message.view.round
            assert told is not None
            assert hidden.isdisjoint((*told.hand, told.top, *told.pile))
            for entry in message.entries:
                for event in entry.events:
                    if isinstance(event, (Dealt, Drew)) and event.seat != to:
                        assert event.cards is None

    def finish(self) -> None:
        """Let everybody who still sits here come back and play: the match ends, or the table is closed."""
        online = self.online
        for actor in PLAYERS:
            online.give(Present(actor.player))
        for _ in range(3_000):
            state = online.table.state
            if state.phase in ("match_over", "closed"):
                return
            seat = state.to_act
            if seat is not None and state.players[seat]:
                actor = next(one for one in PLAYERS if one.player == state.players[seat])
                # Who draws though a card fits may play on for thousands of moves.
                legal = [move for move in self.moves()[:-1] if move[0] not in "!?"]
                move = self.dice.choice([move for move in legal if move[0] not in "+-"] or legal)
                online.give(Play(online.id(), state.seq, move), actor)
            else:
                due = online.table.due()
                assert due is not None, f"nothing will ever happen in phase {state.phase}"
                online.pass_time(max(due - online.now, 0))
            self.answer_bots()
        raise AssertionError("the match never ends")


@pytest.mark.parametrize("clock", [None, 5_000])
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4))
def test_any_course_of_events_is_told_by_its_log_and_can_be_played_to_an_end(
    seed: int, seats: int, clock: int | None
) -> None:
    walk = Walk(seed, seats, clock)
    for _ in range(120):
        walk.step()
        walk.check_secrets()
        if walk.online.phase == "closed":
            break
    walk.check()
    walk.finish()
    walk.check()
    for _, message in walk.online.sent:
        assert "p-anna" not in encode(message), "nobody is told how the server names a player"


def test_the_walks_meet_all_that_can_happen() -> None:
    """A property over walks says nothing of what no walk meets."""
    met: set[str] = set()
    for seed in range(80):
        walk = Walk(seed, 2 + seed % 3, 5_000 if seed % 2 else None)
        for _ in range(120):
            walk.step()
        met |= {entry.fact.kind for entry in walk.online.log}
    practice = {"took_back", "halted", "went_on", "pace_changed"}
    championship = {"retired"}  # tests/table/test_reserved.py
    assert met == {fact.kind for fact in get_args(Fact)} - practice - championship
