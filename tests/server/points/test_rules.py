"""Points as product.md, "Points and progress", gives them; places by R26 and R28. Worked out by hand."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prsi.server.points import rules
from prsi.server.points.rules import RULES, Result, Rule, SeatResult, earned, pairs_of, rule_on
from tests.server.points.games import Places, result

RULE = RULES[0]


def paid(how: Result) -> dict[str, int]:
    return {row.player: row.points for row in earned(how, {}, RULE)}


@pytest.mark.parametrize(
    ("seats", "places", "expected"),
    [
        # first 10; with two seats the second is "others 1"
        ("A B", ((1,), (0,)), {"A": 1, "B": 10}),
        # three seats: second 4
        ("A B C", ((2,), (0,), (1,)), {"C": 10, "A": 4, "B": 1}),
        ("A B C D E F", ((0,), (1,), (2,), (3,), (4,), (5,)), {"A": 10, "B": 4, "C": 1, "D": 1, "E": 1, "F": 1}),
        # computers are ranked too: the computer won, so the first person is second and gets 4
        ("A - B", ((1,), (0,), (2,)), {"A": 4, "B": 1}),
        # and a computer that is second takes the 4 with it
        ("A - B", ((0,), (1,), (2,)), {"A": 10, "B": 1}),
        # two people at a table of three seats: three seats are what counts for the 4
        ("A B -", ((0,), (1,), (2,)), {"A": 10, "B": 4}),
        # R26: equal counts share a place; a shared second is 4 each
        ("A B C", ((0,), (1, 2)), {"A": 10, "B": 4, "C": 4}),
        # shared with a computer as well
        ("A B - C", ((0,), (1, 2), (3,)), {"A": 10, "B": 4, "C": 1}),
        # R28, chips with two survivors: both have come through as first, and the next one is third
        ("A B C D", ((0, 1), (2,), (3,)), {"A": 10, "B": 10, "C": 1, "D": 1}),
    ],
)
def test_places_are_worth_what_the_product_page_says(seats: str, places: Places, expected: dict[str, int]) -> None:
    assert paid(result([None if name == "-" else name for name in seats.split()], places)) == expected


def test_a_drawn_match_is_one_point_each() -> None:
    """R28: a round without a winner is a draw in `single`, where all share the one place."""
    assert paid(result(["A", "B", None], ((0, 1, 2),), drawn=True)) == {"A": 1, "B": 1}


def test_a_match_drawn_at_the_top_is_one_point_for_the_others_too() -> None:
    """R28, penalty points: ties for the lowest total that rounds won do not settle; the match is drawn, not its top."""
    assert paid(result(["A", "B", "C"], ((0, 2), (1,)), drawn=True)) == {"A": 1, "B": 1, "C": 1}


def test_who_left_has_lost_and_gets_nothing_even_if_the_computer_won_with_the_seat() -> None:
    how = result(["A", "B", "C"], ((0,), (1,), (2,)), left="A")
    assert paid(how) == {"A": 0, "B": 4, "C": 1}
    assert [how.won(seat) for seat in range(3)] == [False, False, False]


def test_who_left_a_drawn_match_gets_nothing() -> None:
    assert paid(result(["A", "B"], ((0, 1),), drawn=True, left="B")) == {"A": 1, "B": 0}


@pytest.mark.parametrize("seats", [["A", None], ["A", None, None, None], [None, "A"]])
def test_one_person_against_the_computer_earns_nothing(seats: list[str | None]) -> None:
    assert paid(result(seats)) == {}


def test_a_match_that_all_but_one_left_still_counts() -> None:
    """Two people played it; one of them has lost it by leaving."""
    assert paid(result(["A", "B", None], ((0,), (2,), (1,)), left="B")) == {"A": 10, "B": 0}


def test_the_pair_that_has_reached_the_cap_earns_nothing_more() -> None:
    before, after = {("A", "B"): RULE.pair_cap - 1}, {("A", "B"): RULE.pair_cap}
    assert [(row.points, row.counts) for row in earned(result(["A", "B"]), before, RULE)] == [(10, True), (1, True)]
    assert [(row.points, row.counts) for row in earned(result(["A", "B"]), after, RULE)] == [(0, False), (0, False)]


def test_whoever_joins_two_who_have_reached_the_cap_is_not_punished() -> None:
    """C has met neither of them: the match counts for C, and for A and B who play it with C."""
    rows = earned(result(["A", "B", "C"]), {("A", "B"): RULE.pair_cap}, RULE)
    assert {row.player: row.points for row in rows} == {"A": 10, "B": 4, "C": 1}


def test_one_who_has_reached_the_cap_with_everybody_earns_nothing_while_the_others_do() -> None:
    full = RULE.pair_cap
    rows = earned(result(["A", "B", "C"]), {("A", "B"): full, ("A", "C"): full}, RULE)
    assert {row.player: (row.points, row.counts) for row in rows} == {"A": (0, False), "B": (4, True), "C": (1, True)}


def test_a_changed_rule_is_valid_from_its_day_on(monkeypatch: pytest.MonkeyPatch) -> None:
    later = Rule(2, date(2027, 1, 1), first=12, second=5, other=2, drawn=2, pair_cap=3)
    monkeypatch.setattr(rules, "RULES", (*RULES, later))
    assert rule_on(date(2026, 12, 31)).version == 1
    assert rule_on(date(2027, 1, 1)).version == 2


def test_a_clock_that_is_wrong_by_years_does_not_stop_a_match_from_ending() -> None:
    assert rule_on(date(1970, 1, 1)) == RULES[0]


@st.composite
def results(draw: st.DrawFn) -> Result:
    seats = draw(st.integers(2, 6))
    names = draw(st.lists(st.sampled_from([None, *"ABCDEF"]), min_size=seats, max_size=seats))
    keys = draw(st.lists(st.integers(0, 5), min_size=seats, max_size=seats))
    places = tuple(tuple(seat for seat in range(seats) if keys[seat] == key) for key in sorted(set(keys)))
    left = draw(st.lists(st.booleans(), min_size=seats, max_size=seats))
    unique = [name if name not in names[:seat] else None for seat, name in enumerate(names)]
    who = tuple(SeatResult(name, name is not None and gone) for name, gone in zip(unique, left, strict=True))
    return Result(who, places, draw(st.booleans()))


@given(results(), st.dictionaries(st.sampled_from(pairs_of("ABCDEF")), st.integers(0, 20)))
def test_what_a_match_is_worth_holds_together(how: Result, earlier: dict[tuple[str, str], int]) -> None:
    rows = earned(how, earlier, RULE)
    assert [row.player for row in rows] == (list(how.people) if len(how.people) > 1 else [])
    for row in rows:
        assert row.points in (0, 1, 4, 10)
        assert row.points == 0 or (row.counts and not how.seats[row.seat].left)
        met = [earlier.get(pair, 0) for pair in pairs_of(how.people) if row.player in pair]
        assert row.counts == (min(met) < RULE.pair_cap)
        # "not added together": nobody gets more than a first place is worth
        assert row.points <= RULE.first
    if not how.drawn and len(how.places[0]) == 1:
        assert sum(row.points == RULE.first for row in rows) <= 1
