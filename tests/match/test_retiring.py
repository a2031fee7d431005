"""Taking a seat out of a match for chips: not there, gone, disqualified (championship.md, "At a table")."""

import json
import random
from contextlib import suppress
from dataclasses import replace

import pytest

from prsi.match import (
    Chips,
    Eliminated,
    Fairness,
    MatchError,
    MatchOver,
    MatchState,
    Move,
    Outcome,
    Record,
    RecordError,
    ReplayError,
    RoundRecord,
    RoundsWon,
    after_round,
    card_values,
    lot_shuffler,
    match_state,
    next_deal,
    outcome_of,
    parse,
    replay,
    retire,
    start,
    write,
)
from prsi.rules.deal import SecretShuffler, mix
from prsi.rules.play import deal, legal_codes, play
from prsi.rules.ruleset import PRESETS

CHAMPIONSHIP = PRESETS["championship"]


def match(seats: int = 5, chips: int = 3, survivors: int = 2, dealer: int = 0) -> MatchState:
    """A table of the championship."""
    return start(CHAMPIONSHIP, seats, Chips(chips, survivors), dealer=dealer)


def won(state: MatchState, winner: int, loser: int) -> MatchState:
    """Return it after a round in which `loser` had the most."""
    hands = tuple(
        () if seat == winner or seat in state.eliminated else ("Kh", "As") if seat == loser else ("7h",)
        for seat in range(state.seats)
    )
    after, _ = after_round(state, Outcome("out", winner, (), hands), lot_shuffler(b"x"))
    return after


def test_who_is_taken_out_is_dealt_no_cards_and_keeps_the_chips_that_are_left() -> None:
    state, events = retire(won(match(), 0, 3), 3)
    assert events == [Eliminated(3)]
    assert (state.still_in, state.chips, state.retired) == ((0, 1, 2, 4), (3, 3, 3, 2, 3), (3,))
    assert next_deal(state) == (1, (4, 4, 4, 0, 4)), "a chip given stays given, and nobody gets one for it"


def test_the_same_dealer_deals_anew_and_where_that_one_went_the_next_who_is_still_in() -> None:
    assert retire(match(dealer=2), 1)[0].dealer == 2
    state, _ = retire(match(dealer=2), 3)
    assert retire(state, 2)[0].dealer == 4


def test_who_leaves_two_at_a_table_ends_it_and_one_at_a_final() -> None:
    state, events = retire(match(seats=3), 1)
    assert (state.over, state.winner, state.places) == (True, None, ((0, 2), (1,)))
    assert events == [Eliminated(1), MatchOver(None, ((0, 2), (1,)), False)]
    final, _ = retire(match(seats=2, survivors=1), 0)
    assert (final.over, final.winner, final.places) == (True, 1, ((1,), (0,)))


@pytest.mark.parametrize(
    ("state", "seat"),
    [
        (start(CHAMPIONSHIP, 4, RoundsWon(3)), 1),
        (retire(match(seats=3), 1)[0], 0),
        (retire(match(), 1)[0], 1),
        (match(), 5),
    ],
    ids=["no chips", "over", "out already", "no seat"],
)
def test_nobody_else_can_be_taken_out(state: MatchState, seat: int) -> None:
    with pytest.raises(ValueError, match="expected"):
        retire(state, seat)


def test_a_state_with_somebody_taken_out_is_stored_and_read_and_one_without_is_written_as_before() -> None:
    state, _ = retire(won(match(), 0, 3), 3)
    assert match_state(json.loads(json.dumps(state.to_json()))) == state
    assert "retired" not in match().to_json(), "older programs read what they always did"


@pytest.mark.parametrize("change", [{"retired": [0]}, {"retired": []}, {"chips": [3, 3, 3, 0, 3]}])
def test_a_stored_state_is_refused_whose_retired_seats_do_not_fit(change: dict[str, object]) -> None:
    state, _ = retire(match(), 3)
    with pytest.raises(MatchError):
        match_state(state.to_json() | change)


def played(out: dict[int, list[int]], seed: int = 3) -> Record:
    """Play a match at random from which seats are taken out: rounds before → which; return its barest record."""
    dice = random.Random(seed)
    state = match(chips=2)
    rounds: list[RoundRecord] = []
    retired: list[tuple[int, int]] = []
    while not state.over:
        for seat in out.get(len(rounds), ()):
            with suppress(ValueError):  # out already, or the match is over
                state, _ = retire(state, seat)
                retired.append((len(rounds), seat))
        if state.over:
            break
        secret = dice.randbytes(16)
        seed_of = mix(secret, [])
        dealer, sizes = next_deal(state)
        round_, _ = deal(CHAMPIONSHIP, state.seats, dealer, SecretShuffler(seed_of), sizes)
        moves: list[Move] = []
        while not round_.over:
            seat = round_.to_act
            move = dice.choice([code for code in legal_codes(round_, seat) if code[0] not in "!?"])
            play(round_, seat, move)
            moves.append(Move(seat, move))
        rounds.append(RoundRecord(tuple(moves), Fairness(secret)))
        state, _ = after_round(state, outcome_of(round_), lot_shuffler(seed_of))
    names = ("A", "B", "C", "D", "E")
    return Record(CHAMPIONSHIP, names, Chips(2, 2), card_values("czech"), 0, tuple(rounds), retired=tuple(retired))


@pytest.mark.parametrize("out", [{0: [1]}, {0: [0, 4, 2]}, {2: [0, 1]}, {1: [3], 2: [2]}, {3: [4, 0, 1, 2]}])
def test_a_record_tells_who_was_taken_out_when_and_replays_to_the_same_end(out: dict[int, list[int]]) -> None:
    record = played(out)
    assert record.retired
    found = replay(record)
    assert found.state.over
    assert found.state.retired == tuple(seat for _, seat in record.retired)
    text = write(found.record)
    assert f"retired {record.retired[0][1]}: after {record.retired[0][0]}\n" in text
    assert parse(text) == found.record
    assert replay(parse(text)).state == found.state


def test_a_record_is_refused_that_takes_out_who_cannot_be_or_after_rounds_that_there_are_not() -> None:
    for record, retired in ((played({1: [3]}), ((1, 3), (1, 3))), (played({}), ((99, 3),))):
        with pytest.raises(ReplayError) as caught:
            replay(replace(record, retired=retired))
        assert caught.value.what == "retired"


@pytest.mark.parametrize("line", ["retired 3: 1", "retired 9: after 1", "retired: after 1", "retired 3: after x"])
def test_a_line_about_somebody_taken_out_is_read_strictly(line: str) -> None:
    text = write(replay(played({1: [3]})).record)
    with pytest.raises(RecordError):
        parse(text.replace("retired 3: after 1", line))
