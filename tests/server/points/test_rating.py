"""The skill rating, and levels by milestones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prsi.server.points.levels import MILESTONES, Progress, level, reached
from prsi.server.points.rating import Skill, order_of, rate
from tests.server.points.games import result


def test_people_are_rated_by_the_order_in_which_they_came_and_computers_are_left_out() -> None:
    assert order_of(result(["A", None, "B", "C"], ((1,), (3,), (0, 2)))) == {"C": 0, "A": 1, "B": 1}


def test_who_left_comes_after_all_who_stayed() -> None:
    assert order_of(result(["A", "B", "C"], left="A")) == {"B": 0, "C": 1, "A": 2}


def test_a_draw_leaves_all_who_stayed_equal() -> None:
    assert order_of(result(["A", "B", "C"], ((0, 1), (2,)), drawn=True, left="B")) == {"A": 0, "C": 0, "B": 1}


def test_who_wins_rises_as_far_as_an_equal_falls_and_both_become_surer() -> None:
    after = rate({}, {"A": 0, "B": 1})
    assert after["A"].shown > 1500 > after["B"].shown
    assert after["A"].shown - 1500 == 1500 - after["B"].shown
    assert after["A"].deviation < Skill().deviation


def test_beating_a_stronger_player_is_worth_more() -> None:
    strong, weak = Skill(32.0, 4.0), Skill(20.0, 4.0)
    own = Skill(25.0, 4.0)
    gains = [rate({"A": own, "B": other}, {"A": 0, "B": 1})["A"].mu - own.mu for other in (strong, weak)]
    assert gains[0] > gains[1] > 0


def test_one_alone_is_not_rated() -> None:
    assert rate({"A": Skill(30.0, 3.0)}, {"A": 0}) == {"A": Skill(30.0, 3.0)}


@given(st.permutations(["A", "B", "C", "D"]))
def test_the_rating_does_not_depend_on_who_sits_where(names: list[str]) -> None:
    order = {"A": 0, "B": 1, "C": 1, "D": 2}
    expected = rate({}, order)
    found = rate({}, {name: order[name] for name in names})
    assert found == expected


@pytest.mark.parametrize(
    ("matches", "wins", "opponents", "milestones"),
    [
        (0, 0, 0, 0),
        (1, 0, 1, 1),  # first match against a person
        (1, 1, 1, 2),  # first win
        (3, 1, 2, 2),
        (3, 1, 3, 3),  # three different opponents
        (9, 4, 3, 3),
        (9, 5, 3, 4),  # 5 wins
        (30, 24, 3, 4),
        (30, 25, 3, 5),  # 25 wins
        (5, 5, 1, 3),  # five wins against one opponent
    ],
)
def test_a_level_is_the_milestones_reached_plus_one(matches: int, wins: int, opponents: int, milestones: int) -> None:
    done = reached(Progress(matches, wins, opponents))
    assert len(done) == milestones
    assert level(len(done)) == milestones + 1
    assert list(done) == [name for name in MILESTONES if name in done]
