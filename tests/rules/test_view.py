"""R36: a view is what a seat may know, complete and nothing else; its events alone lead to the same position."""

from __future__ import annotations

import random
from typing import Any

import pytest

from prsi.rules.deal import SecretShuffler
from prsi.rules.events import (
    Called,
    CalledOut,
    CameBack,
    Dealt,
    Drew,
    Event,
    Kept,
    Laid,
    Passed,
    Reshuffled,
    RoundOver,
    Skipped,
    Stood,
    UpcardTurned,
    WentOut,
    WindowClosed,
    WindowOpened,
    redact,
)
from prsi.rules.frozen import dataclass
from prsi.rules.play import deal
from prsi.rules.ruleset import build
from prsi.rules.view import View, view
from tests.naive.engine import in_order
from tests.rules.engine import engine_at, engine_table
from tests.rules.random_play import Position, choose
from tests.rules.scenario import NaiveTable


def expected_view(table: NaiveTable, seat: int) -> dict[str, Any]:
    """What a seat may know, put together from the naive engine."""
    r = table.round
    seen: dict[str, Any] = {
        "seat": seat,
        "seats": r.seats,
        "dealer": r.dealer,
        "hand": tuple(in_order(r.hands[seat])),
        "counts": tuple(r.counts),
        "top": r.top,
        "pile": tuple(r.pile[:-1]),
        "stock": len(r.stock),
        "shuffles": r.shuffles,
        "turns": r.turns,
        "out": tuple(r.out),
        "inside": tuple(other in r.inside() for other in range(r.seats)),
        "over": r.over,
        "legal": tuple(table.legal(seat)),
    }
    if r.over:
        places = tuple(tuple(place) for place in r.places)
        return seen | {"to_act": None, "reason": r.reason, "winner": r.winner, "places": places}
    return seen | {
        "to_act": r.to_act,
        "wish": r.wish,
        "penalty": r.penalty,
        "skip": r.skip,
        "direction": r.direction,
        "drawn": r.drawn if seat == r.to_act else None,
        "called": r.called,
        "window": r.window,
        "pending": r.pending,
        "reason": None,
        "winner": None,
        "places": (),
    }


class Folded:
    """A position rebuilt from events, as a client would."""

    def __init__(self, seat: int, seats: int, stock: int) -> None:
        self.seat = seat
        self.hand: list[str] = []
        self.counts = [0] * seats
        self.pile: list[str] = []
        self.wish: str | None = None
        self.penalty = 0
        self.skip = False
        self.direction = 1
        self.stock = stock
        self.shuffles = 0
        self.out: list[int] = []
        self.window: int | None = None
        self.called = False
        self.over = False

    def add(self, event: Event) -> None:
        match event:
            case Dealt(seat, count, cards):
                self.counts[seat] += count
                self._get(seat, cards)
            case UpcardTurned(card, redraws, penalty, skip, direction):
                self.pile = [card]
                self.shuffles += redraws
                self.penalty, self.skip, self.direction = penalty, skip, direction
            case Laid(seat, cards, wish, penalty, skip, direction):
                self.counts[seat] -= len(cards)
                self.hand = [card for card in self.hand if card not in cards]
                self.pile += cards
                self.wish, self.penalty, self.skip, self.direction = wish, penalty, skip, direction
                self.called = False
            case Drew(seat, count, cards, cause):
                self.counts[seat] += count
                self.stock -= count
                self._get(seat, cards)
                if cause in ("penalty", "finish", "comeback"):
                    self.penalty = 0
                if cause in ("penalty", "turn"):
                    self.called = False
            case Reshuffled(stock):
                self.stock += stock
                self.shuffles += 1
                self.pile = self.pile[-1:]
            case Stood():
                self.skip = False
                self.called = False
            case Called(_, late):
                if late:
                    self.window = None
                else:
                    self.called = True
            case CalledOut() | WindowClosed():
                self.window = None
            case WindowOpened(seat):
                self.window = seat
            case WentOut(seat):
                self.out.append(seat)
            case CameBack(seat):
                self.out.remove(seat)
            case RoundOver():
                self.over = True
            case Kept() | Passed() | Skipped():
                self.called = False
            case _:
                raise AssertionError(event)

    def _get(self, seat: int, cards: tuple[str, ...] | None) -> None:
        # An allow-list of our own: cards of a deal or a draw are there for who gets them, and for nobody else.
        assert (cards is not None) == (seat == self.seat)
        self.hand += cards or ()

    def agrees(self, seen: View) -> None:
        assert tuple(in_order(self.hand)) == seen.hand
        assert tuple(self.counts) == seen.counts
        assert tuple(self.pile[:-1]) == seen.pile
        assert self.pile[-1] == seen.top
        assert self.stock == seen.stock
        assert self.shuffles == seen.shuffles
        assert tuple(self.out) == seen.out
        assert self.over == seen.over
        if not self.over:
            assert (self.wish, self.penalty, self.skip) == (seen.wish, seen.penalty, seen.skip)
            assert self.direction == seen.direction
            assert (self.window, self.called) == (seen.window, seen.called)


def walk(rng: random.Random) -> set[str]:
    """Hold every seat's view in every position of a random round against both; return the kinds of event met."""
    position = Position(rng)
    naive, engine = position.naive(), engine_at(position)
    stock = len(naive.round.stock)
    folded = [Folded(seat, position.seats, stock) for seat in range(position.seats)]
    told = 0
    for _ in range(100):
        for seat in range(position.seats):
            seen = view(engine.round, engine.events, seat)
            for field, value in expected_view(naive, seat).items():
                assert getattr(seen, field) == value, field
            assert seen.ruleset.to_dict() == engine.round.tables.ruleset.to_dict()
            assert len(seen.history) == len(engine.events)
            for event in seen.history[told:]:
                folded[seat].add(event)
            folded[seat].agrees(seen)
        told = len(engine.events)
        if naive.round.over:
            break
        seat, code = choose(rng, naive)
        naive.play(seat, code)
        engine.play(seat, code)
    return {event.kind for event in engine.events}


def test_views_and_events_agree_with_the_naive_engine() -> None:
    """A view is right in every field, and whoever only hears the events of a seat arrives at the same position."""
    rng = random.Random(14)
    kinds: set[str] = set()
    for _ in range(120):
        kinds |= walk(rng)
    assert kinds == {
        "dealt",
        "upcard_turned",
        "laid",
        "drew",
        "reshuffled",
        "stood",
        "kept",
        "passed",
        "skipped",
        "called",
        "called_out",
        "window_opened",
        "window_closed",
        "went_out",
        "came_back",
        "round_over",
    }


Told = tuple[dict[str, Any], list[str], str, str, list[tuple[int, str]], list[Event]]
TOLD: dict[str, Told] = {
    "a seven, then the penalty": (
        {},
        ["7h 9c", "8d 9d"],
        "Th",
        "Jc Jd",
        [(0, "7h"), (1, "+2")],
        [Laid(0, ("7h",), None, 2, False, 1), Drew(1, 2, ("Jc", "Jd"), "penalty")],
    ),
    "an ace, then standing": (
        {},
        ["Ah 9c", "8d 9d"],
        "Th",
        "Jc",
        [(0, "Ah"), (1, "-")],
        [Laid(0, ("Ah",), None, 0, True, 1), Stood(1)],
    ),
    "an ace that cannot be answered": (
        {"skip_answerable": False},
        ["Ah 9c", "8d 9d"],
        "Th",
        "Jc",
        [(0, "Ah")],
        [Laid(0, ("Ah",), None, 0, False, 1), Skipped(1)],
    ),
    "a wish, a reverse and a reshuffle": (
        {"reverse": "9"},
        ["Qd 9c", "8d 9h 8c"],
        "Th",
        "",
        [(0, "Qd=h"), (1, "9h"), (0, "+1")],
        [
            Laid(0, ("Qd",), "h", 0, False, 1),
            Laid(1, ("9h",), None, 0, False, -1),
            Reshuffled(2),
            Drew(0, 1, ("Qd",), "turn"),
        ],
    ),
    "a drawn card kept, and passes": (
        {"play_drawn_card": True},
        ["8c 9c", "8d 9d"],
        "Th",
        "Jh",
        [(0, "+1"), (0, "-"), (1, "-")],
        [Drew(0, 1, ("Jh",), "turn"), Kept(0), Passed(1)],
    ),
    "called, forgotten, called out": (
        {"call": {"penalty": 1}},
        ["8h 9c", "8d 9d"],
        "Th",
        "Jc Jd",
        [(0, "!"), (0, "8h"), (1, "8d"), (0, "?1")],
        [
            Called(0, False),
            Laid(0, ("8h",), None, 0, False, 1),
            Laid(1, ("8d",), None, 0, False, 1),
            WindowOpened(1),
            CalledOut(1, 0),
            Drew(1, 1, ("Jc",), "called_out"),
        ],
    ),
    "called late": (
        {"call": {"penalty": 1}},
        ["8h 9c", "8d 9d"],
        "Th",
        "Jc Jd",
        [(0, "8h"), (0, "!")],
        [Laid(0, ("8h",), None, 0, False, 1), WindowOpened(0), Called(0, True)],
    ),
    "the next card closes the window": (
        {"call": {"penalty": 1}},
        ["8h 9c", "8d 9d Kc"],
        "Th",
        "Jc Jd",
        [(0, "8h"), (1, "8d")],
        [
            Laid(0, ("8h",), None, 0, False, 1),
            WindowOpened(0),
            WindowClosed(0),
            Laid(1, ("8d",), None, 0, False, 1),
        ],
    ),
    "a comeback": (
        {"comeback": "any_seven"},
        ["8h", "7h 9d"],
        "Th",
        "Jc Jd",
        [(0, "8h"), (1, "7h")],
        [
            Laid(0, ("8h",), None, 0, False, 1),
            WentOut(0),
            Laid(1, ("7h",), None, 2, False, 1),
            CameBack(0, 1),
            Drew(0, 2, ("Jc", "Jd"), "comeback"),
        ],
    ),
    "a finishing seven": (
        {"finishing_penalty_draws": True},
        ["7h", "8d 9d"],
        "Th",
        "Jc",
        [(0, "7h")],
        [
            Laid(0, ("7h",), None, 2, False, 1),
            WentOut(0),
            Reshuffled(1),
            Drew(1, 2, ("Th", "Jc"), "finish"),
            RoundOver("out", 0, ((0,), (1,)), (0, 4), ((), ("8d", "9d", "Th", "Jc"))),
        ],
    ),
}


@pytest.mark.parametrize("name", TOLD)
def test_what_is_told(name: str) -> None:
    """Each kind of event, with its causes, in the order in which things happen."""
    ruleset, hands, upcard, stock, moves, expected = TOLD[name]
    pile = "Th" if "finishing" in name else "Qd Th"
    table = engine_table(
        {
            "ruleset": {"preset": "prsi"} | ruleset,
            "dealer": 1,
            "hands": hands,
            "upcard": upcard,
            "stock": stock,
            "reshuffles": [pile],
        }
    )
    start = len(table.events)
    for seat, code in moves:
        assert table.play(seat, code), code
    assert table.events[start:] == expected


def test_the_start_is_told() -> None:
    """R1, R4: the hands in the order of dealing, then the upcard with what it owes, then who is passed over."""
    table = engine_table(
        {
            "ruleset": {"preset": "prsi", "skip_answerable": False},
            "dealer": 0,
            "hands": ["8c", "9c 8d", "Tc"],
            "upcard": "Ah",
            "stock": "Jc",
        }
    )
    assert table.events == [
        Dealt(1, 2, ("8d", "9c")),
        Dealt(2, 1, ("Tc",)),
        Dealt(0, 1, ("8c",)),
        UpcardTurned("Ah", 0, 0, False, 1),
        Skipped(1),
    ]


def test_only_deals_and_draws_hide_anything() -> None:
    """R36: the cards of a deal or a draw are told to who gets them; all else is told to all."""
    for event in (Dealt(1, 1, ("8d",)), Drew(1, 1, ("8d",), "turn")):
        assert redact(event, 1) == event
        assert "8d" not in repr(redact(event, 0))
    laid = Laid(1, ("8d",), None, 0, False, 1)
    assert redact(laid, 0) == laid


def test_an_event_nobody_has_decided_about_is_told_to_nobody() -> None:
    """R36: what a seat is told is a list of what it may know; a new event with cards in it must not slip through."""

    @dataclass(frozen=True, slots=True)
    class Peeked(Event):
        cards: tuple[str, ...]

    with pytest.raises(TypeError, match="not been decided"):
        redact(Peeked(("8d",)), 0)


@pytest.mark.parametrize("seat", [-2, 6, 10**30])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    """R36: asked for a seat outside the table, a view must not show the hand of one that is in it."""
    round_, events = deal(build({}), 6, 0, SecretShuffler(b"six at a table"))
    with pytest.raises(ValueError, match="0 to 5 expected"):
        view(round_, events, seat)
