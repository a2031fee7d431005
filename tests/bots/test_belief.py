"""What a bot works out about hidden cards: never wrong, and as much as the rules give away."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from prsi.bots import belief
from prsi.bots.belief import Decision, imagine, known_round, read
from prsi.bots.hidden import NONE_OF, NOT_LAID, ONE_OF, SLOT_IN, SLOT_OUT, WISHED_SUIT
from prsi.rules.cards import card_code, cards_of, mask_of, parse_card
from prsi.rules.deal import ScriptedShuffler
from prsi.rules.events import Dealt, Drew, Event, Laid
from prsi.rules.play import legal_codes, play, set_up
from prsi.rules.round import Round
from prsi.rules.ruleset import build
from prsi.rules.shuffle import Dice
from prsi.rules.view import View, view
from tests.bots.rounds import wander

ROUNDS = 40


def positions(seed: str) -> list[tuple[Round, list[Event], View]]:
    """Positions of random rounds, each seen by a random seat that is still in."""
    found = []
    for number in range(ROUNDS):
        random = Random(f"{seed} {number}")
        for round_, events in wander(random):
            if random.random() < 0.2:
                seat = random.choice([seat for seat in range(round_.seats) if round_.inside >> seat & 1])
                found.append((round_.clone(), list(events), view(round_, events, seat)))
    assert len(found) > 150
    return found


@pytest.fixture(scope="module")
def some() -> list[tuple[Round, list[Event], View]]:
    return positions("belief")


def hands_over_time(events: list[Event], seats: int) -> list[list[int]]:
    """Every seat's true hand before each event, as masks, from the events with nothing hidden."""
    hands = [0] * seats
    before = []
    for event in events:
        before.append(list(hands))
        if isinstance(event, (Dealt, Drew)):
            assert event.cards is not None
            hands[event.seat] |= mask_of([parse_card(code) for code in event.cards])
        elif isinstance(event, Laid):
            hands[event.seat] &= ~mask_of([parse_card(code) for code in event.cards])
    return before


def agrees(decision: Decision, events: list[Event], before: list[list[int]]) -> bool:
    """Whether what a decision is taken to prove is true of the true cards."""
    held = before[decision.time - 1][decision.seat]
    if decision.kind == NONE_OF:
        return not held & decision.mask
    if decision.kind == ONE_OF:
        return held & decision.mask != 0
    event = events[decision.time - 1]
    assert isinstance(event, Drew) and event.cards is not None
    card = mask_of([parse_card(code) for code in event.cards])
    return (card & decision.mask != 0) == (decision.kind == SLOT_IN)


def test_what_is_taken_as_proved_is_true(some: list[tuple[Round, list[Event], View]]) -> None:
    """The true deal is never excluded: draws when stuck (R7), passes (R9), drawn cards (R8), calls (R22)."""
    seen: Counter[int] = Counter()
    for round_, events, seen_by in some:
        before = hands_over_time(events, round_.seats)
        for decision in read(seen_by, round_.tables).decisions:
            if decision.kind <= SLOT_OUT:
                assert agrees(decision, events, before), (seen_by.ruleset, decision, events)
                seen[decision.kind] += 1
    assert set(seen) == {NONE_OF, ONE_OF, SLOT_IN, SLOT_OUT}


def test_the_true_hands_fit_the_places(some: list[tuple[Round, list[Event], View]]) -> None:
    """Each seat truly holds as many cards of each stock (before and after a reshuffle, R18) as it has places for."""
    reshuffled = 0
    for round_, _, seen_by in some:
        reading = read(seen_by, round_.tables)
        for seat in range(round_.seats):
            for pack, unseen in enumerate(reading.unseen):
                if seat != seen_by.seat:
                    places = sum((slot.seat, slot.pack) == (seat, pack) for slot in reading.slots)
                    laid = sum((card.seat, card.pack) == (seat, pack) for card in reading.laid)
                    assert (round_.hands[seat] & unseen).bit_count() == places - laid
                    reshuffled += pack > 0
    assert reshuffled > 50


def test_the_round_is_rebuilt_from_the_view(some: list[tuple[Round, list[Event], View]]) -> None:
    """Every field that the rules look at is as it truly is, but for hidden cards; legal moves are the same."""
    for round_, _, seen_by in some:
        dice = Dice(1)
        known, hidden = imagine(seen_by, dice)
        hidden.settle(dice)
        hidden.deal_into(known, dice)
        assert tuple(legal_codes(known, seen_by.seat)) == seen_by.legal
        names = "playing inside dealer direction after to_act top wish penalty skip fit turns alarm pending shuffles"
        for name in [*names.split(), "called", "window", "passes", "out", "in_play", "pile", "over"]:
            assert getattr(known, name) == getattr(round_, name), (name, seen_by)
        if round_.to_act == seen_by.seat:
            assert known.drawn == round_.drawn
        assert known.counts() == round_.counts()
        assert len(known.stock) == len(round_.stock)
        assert known.hand(seen_by.seat) == round_.hand(seen_by.seat)


def test_samples_keep_every_card_in_one_place(some: list[tuple[Round, list[Event], View]]) -> None:
    """A sampled deal conserves cards, nothing is there twice, and every card came before it was laid."""
    for _, _, seen_by in some:
        dice = Dice(2)
        known, hidden = imagine(seen_by, dice)
        hidden.settle(dice)
        for _ in range(3):
            hidden.walk(10, dice)
            hidden.deal_into(known, dice)
            cards: list[int] = [*known.hands, mask_of(known.stock), known.pile, mask_of([known.top])]
            assert sum(cards) == mask_of(seen_by.ruleset.cards)
            assert all(filled < laid for filled, laid in zip(hidden.filled, hidden.laid, strict=True))
            assert sum(hand.bit_count() for hand in cards) == len(seen_by.ruleset.cards)


def test_samples_seldom_contradict_what_is_proved(some: list[tuple[Round, list[Event], View]]) -> None:
    """What the rules prove holds in nearly every sample (the walk may pass through a deal that contradicts it)."""
    samples = wrong = 0
    for round_, _, seen_by in some:
        reading = read(seen_by, round_.tables)
        reading.decisions = [decision for decision in reading.decisions if decision.kind <= SLOT_OUT]
        if not reading.decisions:
            continue
        dice = Dice(3)
        hidden = belief.hidden_cards(seen_by, reading, round_.tables, dice)
        hidden.settle(dice)
        for _ in range(5):
            hidden.walk(10, dice)
            samples += 1
            wrong += any(hidden.cost_of(seat) for seat in range(round_.seats))
            assert [hidden.costs[seat] for seat in range(round_.seats)] == [
                hidden.cost_of(seat) for seat in range(round_.seats)
            ]
    assert samples > 150
    assert wrong < samples / 50


def test_forgetting_old_decisions_keeps_the_cards_right(
    some: list[tuple[Round, list[Event], View]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a short memory, samples still have the right number of cards everywhere."""
    monkeypatch.setattr(belief, "REMEMBERED", 3)
    for round_, _, seen_by in some:
        dice = Dice(4)
        known, hidden = imagine(seen_by, dice)
        hidden.settle(dice)
        hidden.deal_into(known, dice)
        assert known.counts() == round_.counts()
        assert known.in_play == round_.in_play


def table(hands: list[str], upcard: str, stock: str, **changes: object) -> tuple[Round, list[Event]]:
    """A round of `prsi` with changes, set up from cards as text; seat 0 is to play."""
    cards = [[parse_card(code) for code in hand.split()] for hand in hands]
    ruleset = build({"preset": "prsi", **changes})
    used = {card for hand in cards for card in hand} | {parse_card(upcard)}
    first = [parse_card(code) for code in stock.split()]
    rest = [card for card in ruleset.cards if card not in used and card not in first]
    dealer = len(hands) - 1
    return set_up(ruleset, dealer, cards, parse_card(upcard), first + rest, ScriptedShuffler([]))


def share(round_: Round, events: list[Event], seat: int, held_by: int, cards: str, samples: int = 400) -> float:
    """In which share of samples another seat holds one of the cards."""
    dice = Dice(5)
    known, hidden = imagine(view(round_, events, seat), dice)
    hidden.settle(dice)
    mask = mask_of([parse_card(code) for code in cards.split()])
    found = 0
    for _ in range(samples):
        hidden.walk(20, dice)
        hidden.deal_into(known, dice)
        found += known.hand(held_by) & mask != 0
    return found / samples


def test_who_draws_when_stuck_holds_nothing_that_fits() -> None:
    """R7 under only_when_stuck: after a draw on 9h the four cards dealt hold no heart, nine or wild."""
    round_, events = table(["8c Tc Kc 8d", "8s Ts Kd Th"], "9h", "Jc Js", draw_when="only_when_stuck")
    events += play(round_, 0, "+1")
    hearts = "7h 8h Th Jh Kh Ah 9c 9d 9s Qc Qd Qh Qs"
    # The card just drawn may be one of them: 13 of the 27 unseen cards but those that are proved not to be dealt.
    dealt = 0.0
    dice = Dice(6)
    known, hidden = imagine(view(round_, events, 1), dice)
    hidden.settle(dice)
    mask = mask_of([parse_card(code) for code in hearts.split()])
    for _ in range(300):
        hidden.walk(20, dice)
        hidden.deal_into(known, dice)
        dealt += (known.hands[0] & mask).bit_count() > 1
    assert dealt == 0


def test_who_draws_by_choice_hardly_holds_what_fits() -> None:
    """R7 under any_time: a draw makes a fitting card among the first four unlikely, not impossible."""
    round_, events = table(["8c Tc Kc 8d", "8s Ts Kd Jd"], "9h", "Jc Js")
    before = share(round_, events, 1, 0, "7h 8h Th Jh Kh Ah")
    events += play(round_, 0, "+1")
    after = share(round_, events, 1, 0, "7h 8h Th Jh Kh Ah")
    assert 0 < after < before - 0.2


def test_who_wishes_a_suit_likely_holds_it() -> None:
    """R6: who wishes hearts holds a heart more often than before."""
    round_, events = table(["Qc 8h 9h Kd", "8s Ts Tc Jd"], "9c", "Jc Js")
    before = share(round_, events, 1, 0, "7h 8h 9h Th Jh Kh Ah")
    events += play(round_, 0, "Qc=h")
    after = share(round_, events, 1, 0, "7h 8h 9h Th Jh Kh Ah")
    assert after > before + 0.1


def test_after_a_reshuffle_the_other_hand_is_known() -> None:
    """R18, two players: all cards not in hand or pile are the opponent's when the stock runs out."""
    ruleset = build({"preset": "prsi"})
    hands = [[parse_card(code) for code in "8c Tc".split()], [parse_card(code) for code in "8s Ts".split()]]
    rest = [card for card in ruleset.cards if card not in hands[0] + hands[1] and card_code(card) != "9h"]
    stock = rest[:1]
    # A pack of which only these cards are in play: what is elsewhere stays unknown, and no card is invented.
    round_, events = set_up(ruleset, 1, hands, parse_card("9h"), stock, ScriptedShuffler([]))
    known, hidden = imagine(view(round_, events, 0), Dice(7))
    dice = Dice(8)
    hidden.settle(dice)
    hidden.deal_into(known, dice)
    assert known.counts() == round_.counts()
    assert len(known.stock) == 1
    assert len(cards_of(known.in_play)) == 6


def test_a_missing_history_leaves_the_position_alone() -> None:
    """A view whose history does not explain it is taken as it stands: counts are kept, nothing is concluded."""
    from dataclasses import replace

    random = Random(9)
    for round_, events in wander(random):
        seen_by = replace(view(round_, events, round_.to_act), history=tuple(events[-1:]))
        dice = Dice(10)
        known, hidden = imagine(seen_by, dice)
        hidden.settle(dice)
        hidden.deal_into(known, dice)
        assert known.counts() == round_.counts()
        assert tuple(legal_codes(known, seen_by.seat)) == seen_by.legal


def test_wishes_of_ranks_and_of_suits_are_told_apart() -> None:
    """R31: a wished rank says nothing about suits."""
    round_, events = table(["Jc 8h 9h Kd", "8s Ts Tc Jd"], "9c", "Js", rank_wild="J")
    events += play(round_, 0, "Jc=9")
    reading = read(view(round_, events, 1), round_.tables)
    assert all(decision.kind != WISHED_SUIT for decision in reading.decisions)
    assert known_round(view(round_, events, 1), reading, round_.tables, Dice(1)).wish == round_.wish
    assert all(card.time < NOT_LAID for card in reading.laid)
