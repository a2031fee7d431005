"""What holds in every position of every ruleset, whatever the rules say (R36 among it)."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prsi.rules.cards import card_code, parse_card
from prsi.rules.events import RoundOver
from prsi.rules.moves import CALL, DRAW
from prsi.rules.play import Refused, legal_codes, play, set_up
from prsi.rules.round import Round
from prsi.rules.ruleset import build
from prsi.rules.shuffle import Shuffler
from prsi.rules.view import view
from tests.naive.ruleset import deck_of
from tests.rules.engine import EngineTable, engine_at
from tests.rules.random_play import Position, choose, random_code

SEEDS = st.integers(0, 2**32 - 1)
QUICK = settings(max_examples=80, deadline=None, derandomize=True)
LONG = settings(max_examples=1000, deadline=None)


def everything(round_: Round) -> list[Any]:
    """Every attribute of a round, compiled or not, in a form that later moves do not change."""
    slots = getattr(Round, "__slots__", ()) or getattr(Round, "__mypyc_attrs__", ()) or vars(round_)
    values = [(name, getattr(round_, name)) for name in slots if not name.startswith("__")]
    assert {"stock", "to_act", "window"} <= {name for name, _ in values}
    values.append(("hands", round_.hands))
    return [(name, list(value) if isinstance(value, list) else value) for name, value in values]


def cards_of_table(table: EngineTable) -> list[str]:
    state = table.state()
    cards = [card for hand in state["hands"] for card in hand]
    return sorted([*cards, *state["stock"], *state["pile"], state["top"]])


def step(rng: random.Random, table: EngineTable, position: Position) -> None:
    """Make one random legal move, found by asking the engine alone."""
    seats = [seat for seat in range(position.seats) if table.legal(seat)]
    seat = table.round.to_act if rng.random() < 0.8 else rng.choice(seats)
    moves = table.legal(seat)
    lays = [code for code in moves if code[0] not in "+-!?"]
    assert table.play(seat, rng.choice(lays if lays and rng.random() < 0.6 else moves))


def check_calls(round_: Round) -> None:
    """Lays come first, then the draw or `-`, then calls; once the window is closed nobody can be called out (R23)."""
    moves = round_.legal(round_.to_act)
    kinds = [0 if move & 63 < DRAW else 1 if move & 63 < CALL else 2 for move in moves]
    assert kinds == sorted(kinds)
    assert round_.turn_moves() == [move for move, kind in zip(moves, kinds, strict=True) if kind < 2]
    copy = round_.clone()
    copy.close_window()
    for seat in range(copy.seats):
        left = [move for move in copy.legal(seat) if move & 63 >= CALL]
        assert left in ([], [CALL]) if seat == copy.to_act else not left


def check_every_position(seed: int) -> None:
    """Walk one random round and look at each position."""
    rng = random.Random(seed)
    position = Position(rng)
    table = engine_at(position)
    cards = cards_of_table(table)
    naive = position.naive()
    for _ in range(60):
        if table.round.over:
            break
        before = everything(table.round)
        events = list(table.events)
        # Legal moves never raise, and conserve the cards; a clone is independent.
        for seat in range(position.seats):
            for code in table.legal(seat):
                copy = EngineTable(table.round.clone(), list(events))
                assert everything(copy.round) == before
                assert copy.play(seat, code)
                assert cards_of_table(copy) == cards
                assert min(copy.round.counts()) >= 0
        check_calls(table.round)
        # Illegal ones change nothing.
        for _ in range(5):
            seat = rng.randrange(-1, position.seats + 2)
            code = random_code(rng, naive)
            if code not in table.legal(seat):
                with pytest.raises(Refused) as caught:
                    play(table.round, seat, code)
                assert caught.value.found == code
                assert caught.value.expected == " ".join(table.legal(seat))
        assert everything(table.round) == before
        assert table.events == events
        step(rng, table, position)
        assert cards_of_table(table) == cards
    assert set(cards) <= set(deck_of(position.rules))


@QUICK
@given(SEEDS)
def test_legal_moves_never_raise_and_illegal_ones_change_nothing(seed: int) -> None:
    """Cards are conserved, a legal move of any seat can be made, a refused one leaves every attribute as it was."""
    check_every_position(seed)


@pytest.mark.slow
@pytest.mark.long
@LONG
@given(SEEDS)
def test_the_same_for_longer(seed: int) -> None:
    """Cards conserved, legal moves playable, refused ones without a trace: 1,000 rounds, others each time."""
    check_every_position(seed)


@QUICK
@given(SEEDS)
def test_every_round_ends_and_says_so(seed: int) -> None:
    """R20, R21, R25: within the turn limit (R8: and one turn more), with one last event that shows all hands."""
    rng = random.Random(seed)
    position = Position(rng)
    table = engine_at(position)
    steps = 0
    while not table.round.over:
        step(rng, table, position)
        steps += 1
        assert table.round.turns <= position.rules["turn_limit"] + 1
        assert steps < 4 * position.rules["turn_limit"] + 10
    assert all(table.legal(seat) == [] for seat in range(position.seats))
    ends = [event for event in table.events if isinstance(event, RoundOver)]
    assert ends == table.events[-1:]
    state = table.state()
    assert [list(hand) for hand in ends[0].hands] == state["hands"]
    assert sorted(seat for place in ends[0].places for seat in place) == sorted(position.playing)
    assert (ends[0].reason, ends[0].winner) == (state["reason"], state["winner"])


# Noninterference: what a seat is shown does not depend on what it cannot know. Two worlds differ only in cards that the
# seat never gets to see; where the same moves can be made in both, everything it is shown must be the same text.


class RecordedShuffler(Shuffler):
    """Plays back the orders of a world; where there is none yet, takes the position's and keeps it."""

    def __init__(self, position: Position, orders: dict[int, list[str]]) -> None:
        self.position = position
        self.orders = orders

    def order(self, number: int, cards: list[int]) -> list[int]:
        if number not in self.orders:
            self.orders[number] = self.position.order([card_code(card) for card in cards], number)
        assert sorted(map(parse_card, self.orders[number])) == sorted(cards)
        return [parse_card(code) for code in reversed(self.orders[number])]


@dataclass
class World:
    """Where every hidden card lies: the hands, the stock, and the order of each reshuffle (next to be drawn first)."""

    hands: list[list[str]]
    stock: list[str]
    orders: dict[int, list[str]]

    def table(self, position: Position) -> EngineTable:
        return EngineTable(
            *set_up(
                build(position.spec),
                position.dealer,
                [[parse_card(code) for code in hand] for hand in self.hands],
                parse_card(position.upcard),
                [parse_card(code) for code in self.stock],
                RecordedShuffler(position, self.orders),
            )
        )


class Knowledge:
    """Which places of the deal (0) and of each reshuffle (1, 2, …) a seat has learned the card of."""

    def __init__(self, seat: int, world: World) -> None:
        self.seat = seat
        others = [card for other, hand in enumerate(world.hands) if other != seat for card in hand]
        self.places = {card: (0, at) for at, card in enumerate([*others, *world.stock])}
        self.known: set[tuple[int, int]] = set()

    def watch(self, before: dict[str, Any], code: str, after: dict[str, Any], world: World) -> None:
        """Learn from one move: cards laid are seen by all, cards drawn by who draws them."""
        if code[0] not in "+-!?":
            for card in code.partition("=")[0].split(","):
                self._learn(card)
        if after["shuffles"] > before["shuffles"]:
            number = after["shuffles"]
            for at, card in enumerate(world.orders[number]):
                self.places[card] = (number, at)
        for card in after["hands"][self.seat]:
            if card not in before["hands"][self.seat]:
                self._learn(card)

    def _learn(self, card: str) -> None:
        if card in self.places:
            self.known.add(self.places[card])

    def other_world(self, world: World, rng: random.Random) -> World:
        """The world with the cards of all unknown places mixed, within the deal and within each reshuffle."""
        others = [other for other in range(len(world.hands)) if other != self.seat]
        dealt = self._mixed(0, [card for other in others for card in world.hands[other]] + world.stock, rng)
        hands = [list(hand) for hand in world.hands]
        for other in others:
            hands[other] = [dealt.pop(0) for _ in hands[other]]
        orders = {number: self._mixed(number, order, rng) for number, order in world.orders.items()}
        return World(hands, dealt, orders)

    def _mixed(self, number: int, cards: list[str], rng: random.Random) -> list[str]:
        unknown = [at for at in range(len(cards)) if (number, at) not in self.known]
        mixed = list(cards)
        for at, source in zip(unknown, rng.sample(unknown, len(unknown)), strict=True):
            mixed[at] = cards[source]
        return mixed


def shown_to(table: EngineTable, seat: int, codes: list[str]) -> str:
    """All that a seat is told, as text: its view with events and legal moves, and the refusal of each code."""
    legal = legal_codes(table.round, seat)
    refusals = []
    for code in codes:
        if code in legal:
            continue
        with pytest.raises(Refused) as caught:
            play(table.round, seat, code)
        refusal = caught.value
        refusals.append((str(refusal), refusal.reason, refusal.rule, refusal.expected, refusal.found))
    return repr((view(table.round, table.events, seat), legal, refusals))


def compare_worlds(seed: int) -> int:
    """Play a walk in two worlds that one seat cannot tell apart; return the steps they had in common."""
    rng = random.Random(seed)
    position = Position(rng)
    if position.rules["start_wild"] == "redraw" and position.upcard[0] == position.rules["wild"]:
        return 0  # the redraw mixes cards of the deal, which this simple way of keeping track does not follow
    seat = rng.choice(position.playing)
    world = World(position.hands, position.stock, {})
    table, naive = world.table(position), position.naive()
    knowledge = Knowledge(seat, world)
    moves: list[tuple[int, str]] = []
    shown: list[str] = []
    acting: list[int] = []
    tries: list[list[str]] = []
    for _ in range(rng.randint(1, 60)):
        codes = [random_code(rng, naive) for _ in range(4)]
        codes += [card for hand in naive.round.hands for card in hand[:2]]
        tries.append(codes)
        shown.append(shown_to(table, seat, codes))
        acting.append(table.round.to_act)
        mover, code = choose(rng, naive)
        before = table.state()
        naive.play(mover, code)
        if naive.round.over:
            break  # all hands are shown
        assert table.play(mover, code)
        knowledge.watch(before, code, table.state(), world)
        moves.append((mover, code))

    other_world = knowledge.other_world(world, rng)
    assert other_world.hands[seat] == world.hands[seat]
    other = other_world.table(position)
    common = 0
    for number, text in enumerate(shown):
        if other.round.over or other.round.to_act != acting[number]:
            break  # a drawn card that fits in one world only: all see that the turn goes on
        assert shown_to(other, seat, tries[number]) == text
        common += other_world.hands != world.hands or other_world.stock != world.stock
        if number < len(moves) and not other.play(*moves[number]):
            break  # a hidden card was laid, or kept somebody from drawing, in one world only
    return common


@settings(QUICK, max_examples=100)
@given(SEEDS)
def test_noninterference(seed: int) -> None:
    """R36: re-dealing what a seat cannot see changes no byte of its view, events, legal moves or refusals."""
    compare_worlds(seed)


@pytest.mark.slow
@pytest.mark.long
@LONG
@given(SEEDS)
def test_noninterference_for_longer(seed: int) -> None:
    """R36, in 1,000 more walks."""
    compare_worlds(seed)


def test_the_worlds_do_differ() -> None:
    """Or noninterference would hold for nothing: most steps of most walks are compared in another world."""
    common = [compare_worlds(seed) for seed in range(80)]
    assert sum(steps > 0 for steps in common) > 45
    assert sum(common) > 700
