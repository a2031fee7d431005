"""What a judge's page is told of its table, without a browser: the same that the server counts (championship.md)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from prsi.browser import host
from prsi.protocol.codec import ProtocolError

Json = dict[str, Any]
SEATS = {"players": ["ann", "bob", "cyd"], "chips": 2, "survivors": 2, "games": None}


def game(number: int, winner: str, **left: int) -> Json:
    """A game entered by points, each with as many cards as fit."""
    cards = {who: {"count": 2, "points": points} for who, points in left.items()}
    return {
        "kind": "game_entered",
        "round": 1,
        "attempt": 1,
        "table": 5,
        "number": number,
        "winner": winner,
        "left": cards,
    }


def ask(*reports: tuple[str, Json], dead: tuple[str, ...] = (), **more: object) -> Json:
    question = {"seats": SEATS, "values": "czech", "reports": reports, "dead": dead, **more}
    answer: Json = json.loads(host.ask("sheet", json.dumps(question)))
    return answer


def test_the_highest_points_cost_a_chip_and_the_last_chip_the_place() -> None:
    """One game, one chip: highest points of cards left; out of chips is out, and two left end the table."""
    first = ask(("a", game(1, "ann", bob=20, cyd=15)))["sheet"]
    assert first["chips"] == {"ann": 2, "bob": 1, "cyd": 2}
    second = ask(("a", game(1, "ann", bob=20, cyd=15)), ("b", game(2, "cyd", ann=15, bob=22)))["sheet"]
    assert second["status"] == "over"
    assert second["still_in"] == ["ann", "cyd"]
    assert second["gone"] == [{"players": ["bob"], "number": 2, "cause": "chips"}]


def test_the_order_in_which_reports_came_changes_nothing() -> None:
    """A phone that was offline adds its own to what the server has: the same set, the same table."""
    reports = [("a", game(1, "ann", bob=20, cyd=15)), ("b", game(2, "cyd", ann=15, bob=22))]
    assert ask(*reports) == ask(*reversed(reports))


def test_what_was_taken_back_here_or_elsewhere_does_not_count() -> None:
    """A report that waits on the phone takes back as one of the server's does."""
    entered = ("a", game(1, "ann", bob=20, cyd=15))
    nothing = ask()
    assert ask(entered, dead=("a",)) == nothing
    assert ask(entered, ("b", {"kind": "taken_back", "ids": ["a"], "table": 5})) == nothing
    assert nothing["sheet"]["next"] == 1


def test_a_report_that_says_nothing_about_games_is_let_by() -> None:
    """The queue holds warnings and calls too."""
    assert ask(("a", {"kind": "head_judge_called", "table": 5, "text": "!"})) == ask()


def test_cards_that_cannot_be_are_named() -> None:
    """One card lies with one player only; what was expected is said before anything is sent."""
    twice = {"bob": {"count": 1, "cards": ["7s"]}, "cyd": {"count": 1, "cards": ["7s"]}}
    assert "found twice" in ask(left=twice)["wrong"]
    assert ask(left={"bob": {"count": 1, "cards": ["7s"]}, "cyd": {"count": 1, "cards": ["8s"]}})["wrong"] is None


def test_the_pack_says_what_cards_count_and_what_so_many_can() -> None:
    """An organiser's own values: the page adds up, and knows no value itself."""
    values = {**dict.fromkeys("23456", 0), "7": 1, "8": 2, "9": 3, "T": 4, "J": 5, "Q": 6, "K": 7, "A": 8}
    told = json.loads(host.ask("pack", json.dumps({"values": values})))
    assert told["points"]["7s"] == 1
    assert told["points"]["Ah"] == 8
    assert len(told["points"]) == 32
    assert told["least"][:5] == [1, 2, 3, 4, 6]
    assert told["most"][:5] == [8, 16, 24, 32, 39]


def test_what_is_no_question_is_refused() -> None:
    """Nothing is guessed."""
    with pytest.raises(ProtocolError, match="number"):
        ask(("a", {**game(1, "ann", bob=20, cyd=15), "number": "one"}))
