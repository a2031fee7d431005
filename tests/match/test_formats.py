"""Every format of R28 is a checked value and survives JSON; what could never be played is refused."""

import json

import pytest

from prsi.match import (
    VALUES,
    Chips,
    FewerCards,
    Format,
    MatchError,
    PenaltyPoints,
    RoundsWon,
    Single,
    card_values,
    format_to_json,
    parse_format,
    start,
)
from prsi.rules.ruleset import PRESETS, build

PRSI = PRESETS["prsi"]
FORMS: tuple[Format, ...] = (Single(), RoundsWon(3), PenaltyPoints(100), FewerCards(), Chips(2), Chips(3, survivors=2))


@pytest.mark.parametrize("form", FORMS)
def test_a_format_survives_json(form: Format) -> None:
    """What was written is read as the same format (R28)."""
    assert parse_format(json.loads(json.dumps(format_to_json(form)))) == form


def test_survivors_are_one_where_not_said() -> None:
    """A table plays to the last one unless the organiser says otherwise."""
    assert parse_format({"kind": "chips", "n": 3}) == Chips(3, 1)


def test_a_format_without_numbers_may_be_a_word() -> None:
    """`single` alone is enough."""
    assert parse_format("single") == Single()


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        (None, "object with a kind"),
        ("tournament", "one of single, rounds_won"),
        ({"n": 3}, "one of single, rounds_won"),
        ({"kind": ["single"]}, "one of single"),
        ({"kind": "rounds_won"}, "n None"),
        ({"kind": "rounds_won", "n": 0}, "n 0"),
        ({"kind": "rounds_won", "n": True}, "n True"),
        ({"kind": "rounds_won", "n": "3"}, "n '3'"),
        ({"kind": "rounds_won", "n": 10**9}, "from 1 to"),
        ({"kind": "penalty_points", "n": 100}, "'n' given, limit expected"),
        ({"kind": "single", "n": 1}, "nothing else expected"),
        ({"kind": "chips", "n": 2, "survivors": 0}, "survivors 0"),
    ],
)
def test_a_broken_format_is_refused_saying_what_was_expected(spec: object, said: str) -> None:
    """Bad input gets a clear message, never a crash."""
    with pytest.raises(MatchError, match=said):
        parse_format(spec)


def test_as_many_survivors_as_seats_is_refused_naming_both() -> None:
    """Nobody could lose: the match would be over before it began (R28)."""
    with pytest.raises(MatchError) as refused:
        start(PRSI, 3, Chips(3, survivors=3))
    assert refused.value.fields == ("survivors", "seats")
    assert "survivors and seats: 3 of 3" in str(refused.value)


@pytest.mark.parametrize(("preset", "seats"), [("prsi", 1), ("prsi", 7), ("mau-mau", 5), ("prsi-scored", 6)])
def test_seats_outside_the_ruleset_are_refused(preset: str, seats: int) -> None:
    """The players option bounds the seats of a match, too."""
    with pytest.raises(MatchError) as refused:
        start(PRESETS[preset], seats)
    assert refused.value.fields == ("seats", "ruleset")


def test_the_seats_left_by_a_small_pack_are_refused() -> None:
    """Quick Prší seats four: an upcard and four cards must be left (rulebook, section 2)."""
    quick = build({"preset": "prsi", "hand_size": 6, "multi_play": True})
    start(quick, 4)
    with pytest.raises(MatchError, match="5 seats"):
        start(quick, 5)


def test_points_that_never_reach_a_limit_are_refused_naming_both() -> None:
    """A table of zeros would play for ever."""
    nothing = card_values(dict.fromkeys("23456789TJQKA", 0))
    with pytest.raises(MatchError) as refused:
        start(PRSI, 2, PenaltyPoints(100), nothing)
    assert refused.value.fields == ("limit", "values")


def test_only_the_cards_of_the_pack_count() -> None:
    """Values for 2 to 6 alone reach no limit with 32 cards, but do with 52."""
    low_only = card_values(dict.fromkeys("23456", 5) | dict.fromkeys("789TJQKA", 0))
    with pytest.raises(MatchError, match="limit and values"):
        start(PRSI, 2, PenaltyPoints(100), low_only)
    start(PRESETS["mau-mau-52"], 2, PenaltyPoints(100), low_only)


def test_equal_values_cannot_decide_a_lot() -> None:
    """With every card worth the same, tied players would draw for ever (R28)."""
    with pytest.raises(MatchError) as refused:
        start(PRSI, 3, Chips(2), card_values(dict.fromkeys("23456789TJQKA", 1)))
    assert refused.value.fields == ("chips", "values")


def test_the_dealer_is_a_seat() -> None:
    """A dealer outside the table is refused."""
    with pytest.raises(MatchError, match="seats are 0 to 1"):
        start(PRSI, 2, dealer=2)


@pytest.mark.parametrize(
    ("preset", "table"),
    [
        ("prsi", "queens"),
        ("prsi-scored", "queens"),
        ("mau-mau", "jacks"),
        ("mau-mau-52", "jacks"),
        ("championship", "czech"),
    ],
)
def test_each_preset_brings_its_own_values(preset: str, table: str) -> None:
    """R29's last column."""
    assert start(PRESETS[preset], 2).values is VALUES[table]
