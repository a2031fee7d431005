"""How rounds add up to a winner, each format's ties included (R28, R29). Right values are worked out by hand."""

import json

import pytest

from prsi.match import (
    ChipLost,
    Chips,
    Eliminated,
    FewerCards,
    Format,
    LotDrawn,
    MatchError,
    MatchEvent,
    MatchOver,
    MatchState,
    Outcome,
    PenaltyPoints,
    RoundScored,
    RoundsWon,
    Single,
    after_round,
    card_values,
    event_to_json,
    lot_shuffler,
    match_state,
    next_deal,
    start,
)
from prsi.rules.cards import parse_cards
from prsi.rules.ruleset import PRESETS, build
from prsi.rules.shuffle import Shuffler

from .conftest import Lots, round_won

PRSI = PRESETS["prsi"]
CHAMPIONSHIP = PRESETS["championship"]


def after(state: MatchState, *outcomes: Outcome, lots: Lots | None = None) -> MatchState:
    """Return the state after several rounds; a lot that nobody expected fails."""
    for outcome in outcomes:
        state, _ = after_round(state, outcome, lots or Lots())
    return state


def events_of(state: MatchState, outcome: Outcome, *draws: str) -> list[MatchEvent]:
    """Return what a round's counting reports, lots drawn as named."""
    return after_round(state, outcome, Lots(*(parse_cards(draw) for draw in draws)))[1]


# single


def test_a_single_round_decides() -> None:
    """The round's winner wins and the match has the round's places (R26)."""
    done = after(start(PRSI, 3), round_won(1, "7h 8h", "", "9c"))
    assert (done.over, done.winner, done.drawn) == (True, 1, False)
    assert done.places == ((1,), (2,), (0,))


def test_equal_counts_share_a_place_in_a_single_round() -> None:
    """R26: equal counts share; values do not matter."""
    assert after(start(PRSI, 3), round_won(1, "Qh", "", "9c")).places == ((1,), (0, 2))


@pytest.mark.parametrize("reason", ["blocked", "turn_limit"])
def test_a_round_without_a_winner_is_a_draw_in_single(reason: str) -> None:
    """All share the first place, whatever they hold (R28)."""
    done = after(start(PRSI, 3), round_won(None, "7h 8h", "Kh", "9c", reason=reason))
    assert (done.over, done.winner, done.drawn) == (True, None, True)
    assert done.places == ((0, 1, 2),)


def test_a_blocked_round_with_someone_out_is_won() -> None:
    """With `play_on` the first of those out is the winner of a blocked round (R20), so the match is not drawn."""
    ruleset = build({"preset": "prsi", "play_on": True})
    outcome = Outcome("blocked", 2, ((2,), (0,), (1,)), (("7h",), ("8h", "9h"), ()))
    done = after(start(ruleset, 3), outcome)
    assert (done.winner, done.drawn, done.places) == (2, False, ((2,), (0,), (1,)))


# rounds_won


def test_rounds_won_counts_to_n() -> None:
    """Three rounds won decide; places by rounds won, equal ones share (R28)."""
    state = start(PRSI, 4, RoundsWon(3))
    state = after(state, round_won(0, "", "7h", "8h", "9h"), round_won(1, "7h", "", "8h", "9h"))
    state = after(state, round_won(1, "7h", "", "8h", "9h"), round_won(0, "", "7h", "8h", "9h"))
    assert not state.over
    assert state.standing == ((0, 1), (2, 3))
    state = after(state, round_won(1, "7h", "", "8h", "9h"))
    assert (state.over, state.winner, state.drawn) == (True, 1, False)
    assert state.places == ((1,), (0,), (2, 3))


def test_one_round_won_is_a_match_that_a_draw_does_not_end() -> None:
    """`rounds_won` 1 plays again after a round without a winner, where `single` is drawn (R28)."""
    state = after(start(PRSI, 2, RoundsWon(1)), round_won(None, "7h", "8h", reason="blocked"))
    assert not state.over
    assert after(state, round_won(0, "", "8h")).winner == 0


# the deal


def test_the_deal_moves_one_seat_clockwise() -> None:
    """R29, wrapping round the table."""
    state = start(PRSI, 3, RoundsWon(9), dealer=1)
    dealers = [state.dealer]
    for _ in range(4):
        state = after(state, round_won(0, "", "7h", "8h"))
        dealers.append(next_deal(state)[0])
    assert dealers == [1, 2, 0, 1, 2]


@pytest.mark.parametrize("form", [RoundsWon(2), PenaltyPoints(10), FewerCards(), Chips(1)])
def test_after_a_round_without_a_winner_the_same_dealer_deals_again(form: Format) -> None:
    """It changes no score, no hand size and nobody's chips (R28); only the number of rounds."""
    state = start(PRSI, 3, form, dealer=2)
    again, events = after_round(state, round_won(None, "7h", "8h 9h", "Th Jh Qh", reason="blocked"), Lots())
    assert next_deal(again) == next_deal(state) == (2, (4, 4, 4))
    assert (again.points, again.rounds_won, again.chips) == (state.points, state.rounds_won, state.chips)
    assert (again.round, again.over) == (1, False)
    assert events == [RoundScored(1, None, (7, 17, 32), (0, 0, 0), (0, 0, 0))]


# penalty_points


def test_points_add_up_for_everybody_but_the_winner() -> None:
    """The values of the cards left, by the preset's own table: queens count 20 (R29)."""
    state = after(start(PRSI, 3, PenaltyPoints(100)), round_won(1, "Qh 7c", "", "As"), round_won(0, "", "Kc", "Jd"))
    assert state.points == (27, 4, 13)
    assert state.standing == ((1,), (2,), (0,))
    assert not state.over


def test_the_winner_of_a_round_adds_nothing_whatever_is_reported() -> None:
    """Each *other* player adds (R28)."""
    assert after(start(PRSI, 2, PenaltyPoints(50)), round_won(0, "7h", "8h")).points == (0, 8)


def test_reaching_the_limit_exactly_ends_the_match() -> None:
    """At 27 of 27; at 26 of 27 it goes on."""
    assert after(start(PRSI, 2, PenaltyPoints(27)), round_won(1, "Qh 7c", "")).over
    assert not after(start(PRSI, 2, PenaltyPoints(28)), round_won(1, "Qh 7c", "")).over


def test_several_reach_the_limit_at_once() -> None:
    """The lowest total wins, also among those over the limit; the others by points."""
    done = after(start(PRSI, 3, PenaltyPoints(20)), round_won(1, "Qh 7c", "", "Qs"))
    assert (done.winner, done.places) == (1, ((1,), (2,), (0,)))


def test_even_the_rounds_winner_can_have_the_highest_total() -> None:
    """Seat 0 wins the last round and stays at 20; the limit is reached by seat 1, and seat 2 has least."""
    state = after(start(PRSI, 3, PenaltyPoints(21)), round_won(2, "Qh", "Ac", ""), round_won(0, "", "Td", "8h"))
    assert state.points == (20, 21, 8)
    assert (state.winner, state.places) == (2, ((2,), (0,), (1,)))


def test_a_tie_on_points_goes_to_most_rounds_won() -> None:
    """Both have 9 points when seat 2 reaches the limit; seat 1 has won two rounds, seat 0 one (R28)."""
    state = start(PRSI, 3, PenaltyPoints(30))
    state = after(state, round_won(1, "9h", "", "7h"), round_won(0, "", "9h", "7h"))
    assert state.points == (9, 9, 14)
    done = after(state, Outcome("out", 1, ((1,), (0,), (2,)), ((), (), ("Qh",))))
    assert done.points == (9, 9, 34)
    assert (done.winner, done.drawn, done.places) == (1, False, ((1,), (0,), (2,)))


def test_a_tie_on_points_and_rounds_is_a_drawn_match() -> None:
    """They share the first place and nobody has won (R28)."""
    state = start(PRSI, 3, PenaltyPoints(27))
    state = after(state, round_won(0, "", "9h", "Qh"), round_won(1, "9h", "", "7h"))
    assert state.points == (9, 9, 27)
    assert (state.over, state.winner, state.drawn) == (True, None, True)
    assert state.places == ((0, 1), (2,))


def test_play_on_counts_only_the_cards_left() -> None:
    """Who went out second adds nothing either; the loser's hand counts (R27, R28)."""
    ruleset = build({"preset": "prsi", "play_on": True})
    state = after(start(ruleset, 3, PenaltyPoints(50)), Outcome("out", 2, ((2,), (0,), (1,)), ((), ("Qh", "Kh"), ())))
    assert (state.points, state.rounds_won) == ((0, 24, 0), (0, 0, 1))


# fewer_cards


def test_a_round_won_takes_a_card_off_the_winners_deals() -> None:
    """For the rest of the match, the others keep theirs (R28)."""
    state = after(start(PRSI, 3, FewerCards()), round_won(1, "7h", "", "8h"), round_won(1, "7h", "", "8h"))
    assert next_deal(state) == (2, (4, 2, 4))
    assert after(state, round_won(0, "", "7h", "8h")).hand_sizes == (3, 2, 4)


def test_who_would_get_no_card_wins() -> None:
    """Four rounds won with four cards; places by cards left to deal, equal ones share."""
    state = start(PRSI, 4, FewerCards())
    for winner in (0, 1, 2, 1, 1):
        hands = ["7h"] * 4
        hands[winner] = ""
        state = after(state, round_won(winner, *hands))
    assert not state.over
    state = after(state, round_won(1, "7h", "", "8h", "9h"))
    assert (state.over, state.winner, state.places) == (True, 1, ((1,), (0, 2), (3,)))


def test_one_card_hands_end_fewer_cards_after_one_round_won() -> None:
    """`hand_size` 1: the first winner would get none."""
    ruleset = build({"preset": "prsi", "hand_size": 1})
    assert after(start(ruleset, 2, FewerCards()), round_won(1, "7h", "")).winner == 1


# chips


def chips(*left: int, eliminated: tuple[int, ...] = (), survivors: int = 1, dealer: int = 0) -> MatchState:
    """Return a championship match in the middle, with these chips left."""
    state = start(CHAMPIONSHIP, len(left), Chips(3, survivors), dealer=dealer)
    return match_state(state.to_json() | {"chips": list(left), "eliminated": list(eliminated)})


def test_the_highest_hand_loses_a_chip() -> None:
    """By the championship's values: 7 + 8 = 15 beats A = 11, whatever the number of cards."""
    state, events = after_round(chips(3, 3, 3), round_won(0, "", "7h 8h", "Ac"), Lots())
    assert state.chips == (3, 2, 3)
    assert events[1:] == [ChipLost(1, 2, "points")]


def test_a_tie_on_points_goes_to_more_cards() -> None:
    """A = 11 and 7 + K = 11: two cards lose to one."""
    assert events_of(chips(3, 3, 3), round_won(0, "", "7h Kh", "Ac"))[1:] == [ChipLost(1, 2, "cards")]


def test_three_tied_on_points_and_cards_draw_a_lot() -> None:
    """A, A, A: each draws one card of the shuffled pack, the highest value loses: A (11) over 10 and K (4)."""
    events = events_of(chips(3, 3, 3, 3), round_won(0, "", "Ah", "Ac", "As"), "Tc Kd Ad")
    assert events[1:] == [LotDrawn((1, 2, 3), ("Tc", "Kd", "Ad"), (3,)), ChipLost(3, 2, "lot")]


def test_the_same_lot_drawn_twice_is_drawn_again_by_those_still_tied() -> None:
    """10 and 10 over 9: the two tens draw again from a full pack; 8 = 8 again, then 7 under Q (3): seat 1 loses."""
    events = events_of(chips(3, 3, 3, 3), round_won(0, "", "Ah", "Ac", "As"), "Tc 9d Td", "8c 8h", "7c Qc")
    assert events[1:] == [
        LotDrawn((1, 2, 3), ("Tc", "9d", "Td"), (1, 3)),
        LotDrawn((1, 3), ("8c", "8h"), (1, 3)),
        LotDrawn((1, 3), ("7c", "Qc"), (1,)),
        ChipLost(1, 2, "lot"),
    ]


def test_a_lot_is_compared_by_value_not_by_rank() -> None:
    """With the czech table a seven (7) loses against a king (4)."""
    events = events_of(chips(3, 3, 3), round_won(0, "", "Ah", "Ac"), "7c Kc")
    assert events[-1] == ChipLost(1, 2, "lot")


def test_tied_only_on_points_with_fewer_cards_draws_no_lot() -> None:
    """Three on 11 points: two of them with two cards go on to the lot, the single ace is safe."""
    events = events_of(chips(3, 3, 3, 3), round_won(0, "", "Ah", "7c Kc", "7s Ks"), "Tc 9d")
    assert events[1] == LotDrawn((2, 3), ("Tc", "9d"), (2,))


def test_two_left_with_three_and_one_chips() -> None:
    """The other one loses, even with nothing but a low card, and is out; the winner's chips are safe."""
    state = chips(3, 0, 1, eliminated=(1,))
    done, events = after_round(state, round_won(0, "", "", "7h"), Lots())
    assert events[1:] == [ChipLost(2, 0, "points"), Eliminated(2), MatchOver(0, ((0,), (2,), (1,)), drawn=False)]
    assert done.places == ((0,), (2,), (1,))
    kept = after(state, round_won(2, "7h", "", ""))
    assert (kept.chips, kept.over) == ((2, 0, 1), False)


def test_the_winner_of_a_round_never_loses_a_chip() -> None:
    """Also when two finish in one round and nobody has a card: the other of the two left loses (R34)."""
    ruleset = build({"preset": "championship", "comeback": "hearts_seven"})
    state = start(ruleset, 2, Chips(1))
    done = after(state, Outcome("out", 0, ((0,), (1,)), ((), ())))
    assert (done.winner, done.chips) == (0, (1, 0))


def test_who_is_out_of_the_match_is_never_among_the_tied() -> None:
    """Seat 1 is long out; seat 2, who finished second in the round with as few cards, is the only one who can lose."""
    ruleset = build({"preset": "championship", "comeback": "hearts_seven"})
    state = match_state(start(ruleset, 3, Chips(2)).to_json() | {"chips": [1, 0, 2], "eliminated": [1]})
    _, events = after_round(state, Outcome("out", 0, ((0,), (2,)), ((), (), ())), Lots())
    assert events[1:] == [ChipLost(2, 1, "points")]


def test_values_may_make_a_hand_count_nothing() -> None:
    """All tied on no points: more cards decide, who is out by `play_on` is safe."""
    values = card_values(dict.fromkeys("23456789TJQK", 0) | {"A": 1})
    ruleset = build({"preset": "championship", "play_on": True})
    state = start(ruleset, 3, Chips(2), values)
    _, events = after_round(state, Outcome("out", 2, ((2,), (0,), (1,)), ((), ("7h",), ())), Lots())
    assert events[1:] == [ChipLost(1, 1, "cards")]


def test_elimination_order_gives_the_places() -> None:
    """Out first is last; the survivors share the first place and nobody of them has won (R28)."""
    state = start(CHAMPIONSHIP, 4, Chips(1, survivors=2))
    state = after(state, round_won(0, "", "As", "7h", "7c"))
    assert (state.over, state.eliminated, state.standing) == (False, (1,), ((0, 2, 3), (1,)))
    done = after(state, round_won(3, "Ac", "", "8h", ""))
    assert (done.over, done.winner, done.drawn, done.places) == (True, None, False, ((2, 3), (0,), (1,)))


def test_who_is_out_is_not_dealt_in_and_does_not_deal() -> None:
    """The deal moves over those still in (R29): after seat 1 it skips seat 2, and from a dealer just out goes on."""
    state = chips(3, 3, 0, 1, eliminated=(2,), dealer=1)
    assert next_deal(state) == (1, (4, 4, 0, 4))
    state = after(state, round_won(0, "", "Ah", "", "7h"))
    assert next_deal(state) == (3, (4, 4, 0, 4))
    state = after(state, round_won(0, "", "7h", "", "Ah"))
    assert state.eliminated == (2, 3)
    assert next_deal(state) == (0, (4, 4, 0, 0))


def test_a_broken_shuffler_is_told_from_bad_luck() -> None:
    """A shuffler that always gives equal cards must not hang a table."""

    class Same(Shuffler):
        def order(self, number: int, cards: list[int]) -> list[int]:
            return cards

    with pytest.raises(RuntimeError, match="does not shuffle"):
        after_round(chips(3, 3, 3), round_won(0, "", "Ah", "Ac"), Same())


# what does not fit


def test_outcomes_that_do_not_fit_the_match_are_refused() -> None:
    """A programming error gets a sentence, not a wrong score."""
    state = chips(3, 3, 0, eliminated=(2,))
    with pytest.raises(ValueError, match="2 hands for 3 seats"):
        after_round(state, round_won(0, "", "7h"), Lots())
    with pytest.raises(ValueError, match="seat 2 cannot have won"):
        after_round(state, round_won(2, "7h", "7h", ""), Lots())
    with pytest.raises(ValueError, match="cannot hold cards"):
        after_round(state, round_won(0, "", "7h", "8h"), Lots())
    done = after(start(PRSI, 2), round_won(0, "", "7h"))
    with pytest.raises(ValueError, match="over"):
        after_round(done, round_won(0, "", "7h"), Lots())
    with pytest.raises(ValueError, match="over"):
        next_deal(done)


# JSON


@pytest.mark.parametrize("form", [Single(), RoundsWon(2), PenaltyPoints(40), FewerCards(), Chips(2, 2)])
def test_a_state_survives_json_after_every_round(form: Format) -> None:
    """A table stored in the middle of a match goes on as if nothing had happened."""
    values = card_values("czech").edited({"Q": 30})
    state = start(build({"preset": "prsi", "stacking": False}), 4, form, values, dealer=3)
    lots = lot_shuffler(b"any")
    for winner in range(4):
        hands = ["Qh Ah", "Qs As", "Qc Ac", "Qd Ad"]
        hands = ["" if s == winner or s in state.eliminated else hand for s, hand in enumerate(hands)]
        stored = match_state(json.loads(json.dumps(state.to_json())))
        assert stored == state
        if state.over or winner in state.eliminated:
            break
        state, events = after_round(state, round_won(winner, *hands), lots)
        assert all(json.loads(json.dumps(event_to_json(event)))["kind"] == event.kind for event in events)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": 2}, "version 2 found, 1 expected"),
        ({"seats": "3"}, "seats '3' found"),
        ({"seats": 9}, "seats and ruleset"),
        ({"dealer": 3}, "a seat from 0 to 2"),
        ({"points": [1, 2]}, "3 whole numbers expected"),
        ({"chips": [1, 2, -1]}, "3 whole numbers expected"),
        ({"eliminated": [1, 1]}, "each once"),
        ({"over": 1}, "true or false"),
        ({"places": [[0], [0, 1]]}, "each once"),
        ({"places": 3}, "a list of lists"),
        ({"winner": True}, "a seat from 0"),
        ({"ruleset": {"preset": "x"}}, "unknown"),
        ({"ruleset": []}, "an object expected"),
        ({"values": "x"}, "no card value table"),
        ({"more": 1}, "missing or unknown: more"),
    ],
)
def test_a_stored_state_that_makes_no_sense_is_refused(change: dict[str, object], said: str) -> None:
    """A stored game of an unknown version or with damaged numbers gets a clear message."""
    data = start(PRSI, 3, PenaltyPoints(50)).to_json() | change
    with pytest.raises(MatchError, match=said):
        match_state(data)
