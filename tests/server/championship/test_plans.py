"""Plans to choose from, for whoever holds the head judge's key."""

from __future__ import annotations

import pytest

from benchmarks import plan as benchmark
from tests.server.championship.playing import Event
from tests.server.services import Node


def test_the_best_plan_stands_first_and_its_alternatives_follow(node: Node) -> None:
    """31 players: five and six tables of four with two byes, or one table of three and none (championship.md)."""
    event = Event.open(node.url, game_minutes=6)
    answer = event.ask("GET", "/plans?players=31", key=event.head)
    assert answer.status == 200, answer
    best, other = answer.body["plans"]
    assert [(one["kind"], one["tables"], one["byes"]) for one in best["stages"]] == [
        ("round", 7, 2),
        ("round", 4, 0),
        ("semifinal", 2, 0),
        ("final", 1, 0),
    ]
    assert best["stages"][0]["sizes"] == [5, 4, 4, 4, 4, 4, 4]
    assert (best["kind"], best["byes"], best["luck"], best["tables_at_once"]) == ("best", 2, 0.484, 7)
    assert best["games"] == {"2": 32.5, "3": 40.7}
    assert abs(best["minutes"]["3"] - 6 * 40.7) <= 1
    # Seven tables are the fewest and the most for 31: fourteen would go on.
    assert [(one["name"], one["values"]["left"]) for one in best["why"]] == [("number", 14)]
    assert (other["kind"], other["stages"][0]["tables"], other["byes"]) == ("table_of_three", 8, 0)
    assert other["stages"][0]["sizes"].count(3) == 1


def test_without_a_number_it_is_for_those_who_are_checked_in(node: Node) -> None:
    event = Event.open(node.url)
    for number in range(6):
        event.done(event.head, "registered", entrant="", name=f"Hráč {number}", born=1980)
    assert event.ask("GET", "/plans", key=event.head).body["players"] == 6, "nobody is checked in yet"
    sections = event.view(event.head)
    for name in [name for name in sections if name.startswith("entrant:")][:5]:
        event.done(event.head, "checked_in", entrant=name.partition(":")[2])
    answer = event.ask("GET", "/plans", key=event.head).body
    assert (answer["players"], answer["present"], answer["registered"]) == (5, 5, 6)
    assert [one["kind"] for one in answer["plans"][0]["stages"]] == ["final"]


def test_games_for_points_are_planned_at_tables_of_four_and_five(node: Node) -> None:
    event = Event.open(node.url, format={"kind": "games_for_points", "rounds": 3, "games": 10})
    (plan,) = event.ask("GET", "/plans?players=11", key=event.head).body["plans"]
    assert [one["sizes"] for one in plan["stages"]] == [[4, 4, 3]] * 3, "two tables would seat ten"


def test_no_plan_for_nobody_and_none_for_strangers(node: Node) -> None:
    event = Event.open(node.url)
    refused = event.ask("GET", "/plans?players=1", key=event.head)
    assert (refused.status, refused.body["error"]) == (400, "malformed")
    assert event.ask("GET", "/plans?players=12").status == 403
    many = event.ask("GET", "/plans?players=777777", key=event.head)
    assert many.status == 400, "nobody can register so many, and a search among so many takes seconds"
    points = Event.open(node.url, format={"kind": "games_for_points", "rounds": 3, "games": 10})
    assert points.ask("GET", "/plans?players=0", key=points.head).status == 400


@pytest.mark.parametrize(("bar", "code"), [(0.0, 1), (60.0, 0)])
def test_the_benchmark_says_by_its_exit_code_whether_the_bars_are_kept(
    monkeypatch: pytest.MonkeyPatch, bar: float, code: int
) -> None:
    monkeypatch.setattr(benchmark, "BARS", {31: bar})
    monkeypatch.setattr(benchmark, "RANDOM", ())
    assert benchmark.main() == code
