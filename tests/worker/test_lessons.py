"""A lesson as its page is told it: the position as a table's view, and what the last right move led to."""

from __future__ import annotations

import json
from typing import Any

import pytest

from prsi.browser import host
from prsi.learn.lessons import LessonError


def lesson(*moves: str, name: str = "ace") -> Any:
    question = {"name": name, "moves": moves, "seats": [["Ty", "you"], ["Anna", "anna"]]}
    return json.loads(host.ask("lesson", json.dumps(question)))


def kinds(told: Any) -> list[str]:
    (entry,) = told["entries"]
    return [event["kind"] for event in entry["events"]]


def test_a_lesson_begins_with_its_position() -> None:
    told = lesson()
    assert (told["verdict"], told["step"], told["steps"], told["message"]) == ("begun", 0, 2, "lesson-ace-goal-1")
    view = told["view"]
    assert (view["seat"], view["waiting_for"]) == (0, [0])
    assert [one["name"] for one in view["seats"]] == ["Ty", "Anna"]
    assert (view["round"]["hand"], view["round"]["top"]) == (["9h", "Ks", "Ah"], "Th")


def test_a_right_move_is_told_with_what_it_led_to_and_no_more() -> None:
    """R13, R16: the other stands, and the learner is to move again."""
    told = lesson("Ah")
    assert (told["verdict"], told["step"]) == ("right", 1)
    assert kinds(told) == ["laid", "stood"]
    assert told["view"]["waiting_for"] == [0]


def test_a_wrong_move_leaves_the_position_as_it_was() -> None:
    told, before = lesson("Ah", "+1"), lesson("Ah")
    assert (told["verdict"], told["message"]) == ("wrong", "lesson-ace-wrong-draw")
    assert told["view"] == before["view"]


def test_at_the_end_nobody_is_to_move() -> None:
    told = lesson("Ah", "9h")
    assert (told["verdict"], told["message"]) == ("done", "lesson-ace-done")
    assert not told["view"]["round"]["over"]
    assert (told["view"]["waiting_for"], told["view"]["round"]["legal"]) == ([], [])


def test_what_belongs_to_no_lesson_is_an_error() -> None:
    for name, moves in (("poker", ()), ("ace", ("+1", "Ah")), ("ace", ("Ah", "9h", "Ks"))):
        with pytest.raises(LessonError):
            lesson(*moves, name=name)
