"""Every value of every option does something, and every two values go together or are refused by name."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from prsi.rules.cards import card_code
from prsi.rules.play import deal
from prsi.rules.round import TURN_LIMIT, Round
from prsi.rules.ruleset import OPTIONS, Ruleset, RulesetError, build
from prsi.rules.shuffle import Dice, FastShuffler
from tests.naive.ruleset import CHOICES, NAMES
from tests.rules.engine import engine_table
from tests.rules.scenario import Table, naive_table

# For research: fewer cards than the smallest pack, every rank that does something among them.
SMALL_DECK = [
    "7c",
    "7h",
    "7s",
    "8d",
    "8h",
    "9c",
    "9s",
    "Td",
    "Jd",
    "Jh",
    "Qc",
    "Qh",
    "Ks",
    "Kd",
    "Ah",
    "Ad",
    "As",
    "Tc",
]

VALUES: dict[str, tuple[Any, ...]] = CHOICES | {
    "deck": (32, 52, SMALL_DECK),
    "players": tuple([low, high] for low in range(2, 7) for high in range(low, 7)),
    "hand_size": tuple(range(1, 9)),
    "call": (None, *({"penalty": number} for number in range(1, 6))),
    "turn_limit": (4, 5, 60, 2000),
}
PAIRS = [
    (one, two, one_value, two_value)
    for one, two in combinations(VALUES, 2)
    for one_value in VALUES[one]
    for two_value in VALUES[two]
]


def refused(spec: dict[str, Any]) -> tuple[str, ...] | None:
    """The options named by the refusal of a ruleset, or None if it can be built."""
    try:
        build(spec)
    except RulesetError as error:
        assert all(option in str(error) for option in error.options)
        return error.options
    return None


def play_to_the_end(ruleset: Ruleset, rng: random.Random) -> Round:
    """Play random legal moves, calls included, until the round is over, within what the limit allows."""
    seats = rng.randint(ruleset.min_seats, ruleset.max_seats)
    round_, _ = deal(ruleset, seats, rng.randrange(seats), FastShuffler(Dice(rng.getrandbits(30))))
    for _ in range(3 * ruleset.turn_limit + 10):
        if round_.over:
            return round_
        seat = round_.to_act
        if round_.window >= 0 and rng.random() < 0.2:
            seat = rng.choice([other for other in range(seats) if round_.legal(other)])
        moves = round_.legal(seat)
        lays = [move for move in moves if move & 63 < 52]
        round_.apply(seat, rng.choice(lays if lays and rng.random() < 0.8 else moves))
    raise AssertionError(f"{ruleset} does not end")


def pair_holds(pair: tuple[str, str, Any, Any], rounds: int, rng: random.Random) -> None:
    """Check a pair of option values on every preset that takes each of them alone."""
    one, two, one_value, two_value = pair
    taken = [
        name
        for name in NAMES
        if refused({"preset": name, one: one_value}) is None and refused({"preset": name, two: two_value}) is None
    ]
    assert "prsi" in taken
    for name in taken:
        spec = {"preset": name, one: one_value, two: two_value}
        named = refused(spec)
        if named is not None:
            assert {one, two} <= set(named), (spec, named)
            continue
        ruleset = build(spec)
        for _ in range(rounds):
            play_to_the_end(ruleset, rng)


def test_one_value_alone_is_never_refused_on_the_plain_preset() -> None:
    """Or the pairs below would prove nothing."""
    for option, values in VALUES.items():
        for value in values:
            assert refused({"preset": "prsi", option: value}) is None, (option, value)
    assert set(VALUES) == {option.name for option in OPTIONS}


def test_every_pair_of_values_is_refused_by_name_or_ends() -> None:
    """Section 2: an option set is either refused, both options named, or, one pair in three here, played to its end."""
    rng = random.Random(1)
    for number, pair in enumerate(PAIRS):
        pair_holds(pair, 1 if number % 3 == 0 else 0, rng)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
def test_a_hundred_rounds_of_every_pair_of_values_end(part: int) -> None:
    """The same with 20 rounds on each of the five presets."""
    rng = random.Random(part)
    for pair in PAIRS[part::8]:
        pair_holds(pair, 20, rng)


# For each option a position and moves to try; whoever watches the legal moves and the outcome must be able to tell all
# values of the option apart.
Probe = dict[str, Any]


def probe(hands: list[str], upcard: str, stock: str, *tries: tuple[int, str], **more: Any) -> Probe:
    return {"dealer": len(hands) - 1, "hands": hands, "upcard": upcard, "stock": stock, "tries": tries} | more


PROBES: dict[str, Probe] = {
    "start_effect": probe(["7d 9h 8c", "8d 9d"], "7h", "Tc Jc"),
    "start_wild": probe(["7d Th 8c", "8d 9d"], "Qh", "Tc Jc", reshuffles=["Tc Jc Qh"]),
    "wild": probe(["Jd Qd 8c", "8d 9d"], "Kh", "Tc Jc"),
    "wild_on_wild": probe(["Qd 8c", "8d 9d"], "Qh", "Tc Jc"),
    "rank_wild": probe(["Jd 8c", "8d 9d"], "Kh", "Tc Jc"),
    "stacking": probe(["7d 8c", "8d 9d"], "7h", "Tc Jc"),
    "king_of_spades": probe(["7s 8s", "8d 9d"], "Ks", "Tc Jc"),
    "skip": probe(["8h Ah Kd", "9c Td Tc"], "Kh", "Jc Js", (0, "8h"), (1, "+1"), (1, "-"), (0, "Ah")),
    "skip_answerable": probe(["Ah 9c Kd", "Ad 8d"], "Kh", "Jc", (0, "Ah")),
    "reverse": probe(["9h 8c", "8d 9d", "Tc Jc"], "Kh", "Jd", (0, "9h")),
    "draw_when": probe(["9h 8c", "8d 9d"], "Kh", "Jd"),
    "play_drawn_card": probe(["9c 8c", "8d 9d"], "Kh", "Jh", (0, "+1")),
    "multi_play": probe(["9h 9c 8c", "8d 9d"], "Kh", "Jh"),
    "finish": probe(["7h", "9h"], "Kh", "Jc Jd", (0, "+1")),
    "finishing_penalty_draws": probe(["7h", "8d 9d"], "Kh", "Jc Jd", (0, "7h")),
    "comeback": probe(["8c", "7c 9d", "8d 9h"], "Kc", "Jc Jd Th Ts", (0, "8c"), (1, "7c")),
    "play_on": probe(["8c", "8d 9d", "8s 9s"], "Kc", "Jc Jd", (0, "8c")),
    "call": probe(["8c 9c", "7d 9d"], "Kc", "Jc Jd Js Tc Td Th", (0, "8c"), (1, "?0")),
}


def shown(table: Table, scenario: Probe) -> Iterator[Any]:
    """The legal moves of all seats before and after each try, whether it was allowed, and the outcome."""
    seats = range(len(scenario["hands"]))
    yield [table.legal(seat) for seat in seats]
    for seat, code in scenario["tries"]:
        yield table.play(seat, code)
        yield [table.legal(other) for other in seats]
    state = table.state()
    yield [state.get(key) for key in ("over", "reason", "winner", "places", "counts")]


@pytest.mark.parametrize("option", PROBES)
def test_every_value_of_an_option_can_be_told_from_the_others(option: str) -> None:
    """A value that changes nothing that can be seen would not be an option; both engines must show the same."""
    traces = []
    for value in VALUES[option]:
        scenario = PROBES[option] | {"ruleset": {"preset": "prsi", option: value}}
        trace = list(shown(engine_table(scenario), scenario))
        assert trace == list(shown(naive_table(scenario), scenario))
        traces.append(trace)
    for (one, first), (two, second) in combinations(zip(VALUES[option], traces, strict=True), 2):
        assert first != second, (one, two)


def test_every_hand_size_deals_that_many() -> None:
    """R1: `hand_size` cards each."""
    for size in VALUES["hand_size"]:
        round_, _ = deal(build({"hand_size": size}), 2, 0, FastShuffler(Dice(1)))
        assert round_.counts() == [size, size]


def test_every_deck_deals_its_cards() -> None:
    """The cards in play are those of the deck, each once."""
    packs = {"32": 32, "52": 52, "small": len(SMALL_DECK)}
    for deck, size in zip(VALUES["deck"], packs.values(), strict=True):
        round_, _ = deal(build({"deck": deck}), 2, 0, FastShuffler(Dice(1)))
        cards = [card_code(card) for card in range(52) if any(hand >> card & 1 for hand in round_.hands)]
        cards += [card_code(card) for card in [*round_.stock, round_.top]]
        assert len(cards) == len(set(cards)) == size
        assert deck != SMALL_DECK or sorted(cards) == sorted(SMALL_DECK)


def test_every_number_of_players_seats_that_many() -> None:
    """`players` [min, max] seats min to max and nobody else, as far as the cards go."""
    allowed = {}
    for players in VALUES["players"]:
        ruleset = build({"hand_size": 1, "players": players})
        seated = []
        for seats in range(1, 8):
            try:
                deal(ruleset, seats, 0, FastShuffler(Dice(1)))
            except ValueError:
                continue
            seated.append(seats)
        assert seated == list(range(players[0], players[1] + 1))
        allowed[tuple(players)] = seated
    assert len({tuple(seated) for seated in allowed.values()}) == len(allowed)


def turns_until_the_end(limit: int) -> int:
    """Play so that nobody goes out and nothing is blocked, for who has more cards lays; return the turns played."""
    round_, _ = deal(build({"turn_limit": limit, "start_effect": False}), 2, 0, FastShuffler(Dice(1)))
    turns = 0
    while not round_.over:
        seat = round_.to_act
        moves = round_.legal(seat)  # lays first, then the draw
        counts = round_.counts()
        round_.apply(seat, moves[0 if counts[seat] > counts[1 - seat] else -1])
        turns += 1
    assert round_.reason == TURN_LIMIT
    return turns


def test_turn_limits_end_a_round_at_that_turn() -> None:
    """R21, for the smallest limits and some others."""
    for limit in [*range(4, 60), 99, 100, 1000, 1999, 2000]:
        assert turns_until_the_end(limit) == limit


@pytest.mark.slow
def test_every_turn_limit_ends_a_round_at_that_turn() -> None:
    """R21, for each of the 1,997 values."""
    for limit in range(4, 2001):
        assert turns_until_the_end(limit) == limit
