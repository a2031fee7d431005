"""Matches played at random, as records: what the property tests of records walk through."""

import random

from prsi.match import (
    WINDOW_CLOSED,
    Chips,
    Fairness,
    FewerCards,
    Format,
    MatchEvent,
    MatchState,
    Move,
    Order,
    PenaltyPoints,
    Record,
    RoundRecord,
    RoundsWon,
    Single,
    after_round,
    card_values,
    lot_shuffler,
    next_deal,
    outcome_of,
    start,
)
from prsi.rules.cards import CODES
from prsi.rules.deal import SecretShuffler, commitment, mix
from prsi.rules.events import Event
from prsi.rules.play import deal, legal_codes, play
from prsi.rules.ruleset import PRESETS, Ruleset, RulesetError, build

Happened = list[tuple[list[Event], list[list[Event]], list[MatchEvent]]]
"""For each round: the deal, each move, and the counting."""

FLAT = dict.fromkeys("23456789TJQK", 1) | {"A": 2}
"""Nearly equal values, so that ties and lots are common."""


def random_ruleset(dice: random.Random) -> Ruleset:
    """Return a preset with a few options changed; a short turn limit keeps rounds of a test short."""
    while True:
        spec: dict[str, object] = {"preset": dice.choice(list(PRESETS)), "turn_limit": dice.choice([12, 60, 200])}
        changes: dict[str, list[object]] = {
            "hand_size": [1, 2, 3, 5],
            "multi_play": [True],
            "play_on": [True],
            "comeback": ["any_seven", "hearts_seven"],
            "call": [{"penalty": 1}, {"penalty": 3}],
            "start_wild": ["redraw"],
            "king_of_spades": [True],
            "rank_wild": ["J"],
            "play_drawn_card": [True],
        }
        for name, values in changes.items():
            if dice.random() < 0.3:
                spec[name] = dice.choice(values)
        try:
            return build(spec)
        except RulesetError:
            continue


def random_format(dice: random.Random, seats: int) -> Format:
    """Return any format, with numbers small enough for a test."""
    formats: list[Format] = [
        Single(),
        RoundsWon(dice.randint(1, 3)),
        PenaltyPoints(dice.choice([1, 30, 100])),
        FewerCards(),
        Chips(dice.randint(1, 2), dice.randint(1, seats - 1)),
    ]
    return dice.choice(formats)


def play_match(seed: int, rounds: int = 12) -> tuple[Record, MatchState, Happened]:
    """Play a match of a random ruleset and format at random, for at most so many rounds.

    Returns its barest record (secret and moves), the state at its end, and all that happened.
    """
    dice = random.Random(seed)
    ruleset = random_ruleset(dice)
    seats = dice.randint(ruleset.min_seats, ruleset.max_seats)
    form = random_format(dice, seats)
    values = card_values(dice.choice(["queens", "jacks", "czech", FLAT, FLAT]))
    first = dice.randrange(seats)
    state = start(ruleset, seats, form, values, first)
    records: list[RoundRecord] = []
    happened: Happened = []
    for _ in range(rounds):
        if state.over:
            break
        secret, salt = dice.randbytes(32), dice.randbytes(16)
        parts = tuple((seat, dice.randbytes(8)) for seat in range(seats) if dice.random() < 0.5)
        fairness = Fairness(secret, salt, commitment(secret, salt), parts)
        seed_of_round = mix(secret, [part for _, part in parts])
        dealer, sizes = next_deal(state)
        round_, dealt = deal(ruleset, seats, dealer, SecretShuffler(seed_of_round), sizes)
        moves: list[Move] = []
        made: list[list[Event]] = []
        while not round_.over:
            choices = [Move(seat, code) for seat in range(seats) for code in legal_codes(round_, seat)]
            if round_.window >= 0:
                choices.append(Move(None, WINDOW_CLOSED))
            move = dice.choice(choices)
            moves.append(move)
            if move.seat is None:
                round_.close_window()
                made.append([])
            else:
                made.append(play(round_, move.seat, move.code))
        state, events = after_round(state, outcome_of(round_), lot_shuffler(seed_of_round))
        records.append(RoundRecord(tuple(moves), fairness))
        happened.append((dealt, made, events))
    names = tuple(f"Player {seat}" for seat in range(seats))
    return Record(ruleset, names, form, values, first, tuple(records)), state, happened


def without_secret(round_: RoundRecord) -> RoundRecord:
    """Return a round told by its cards alone, hands in any order."""
    assert round_.order is not None
    order = round_.order
    hands = tuple(tuple(sorted(hand, key=CODES.index, reverse=True)) for hand in order.hands)
    return RoundRecord(
        round_.moves,
        None,
        Order(hands, order.upcard, order.stock, order.reshuffles),
        round_.dealer,
        round_.deal,
        round_.lots,
        round_.end,
    )
