"""A round studied a move a question: what the page draws, cancels and keeps."""

import json
from typing import Any

import pytest

from prsi.browser import host
from prsi.match import write
from tests.bots.matches import played

PLAYED = played({"preset": "mau-mau"}, ["beginner", "casual", "beginner"], "studies")
RECORD = write(PLAYED.record)
MOVES = len(PLAYED.rounds[0].record.moves)


def ask(kind: str, **question: object) -> Any:
    return json.loads(host.ask(kind, json.dumps(question)))


def study(number: int, seat: int = 0, round_: int = 1) -> Any:
    return ask("study", record=RECORD, round=round_, seat=seat, number=number)


def test_each_move_is_an_answer_of_its_own_and_their_sum_has_moments() -> None:
    """In order, with the move that the record has; the answers as they came are what the moments are found in."""
    steps = [study(number) for number in range(MOVES + 1)]
    assert [step["number"] for step in steps] == list(range(MOVES + 1))
    for step, move in zip(steps[1:], PLAYED.rounds[0].record.moves, strict=True):
        assert (step["seat"], step["move"]) == (move.seat, move.code)
        assert step["decision"] is None or step["seat"] == 0
        assert 0 <= step["chance"]["low"] <= step["chance"]["mean"] <= step["chance"]["high"] <= 1
    found = ask("moments", steps=steps)
    assert len(found) <= 3
    assert [each["number"] for each in found] == sorted(each["number"] for each in found)
    worst = {**steps[1], "seat": 0, "decision": bad_decision()}
    told = ask("moments", steps=[steps[0], worst, *steps[2:]])
    lost = [each for each in told if each["kind"] == "moment-lost"]
    assert lost[0] == {
        "number": 1,
        "kind": "moment-lost",
        "args": {"best": "9h", "made": worst["move"], "lost": 40},
        "why": "because-follows",
        "why_args": {"count": 1},
    }


def bad_decision() -> dict[str, object]:
    """A decision that cost 40 rounds of 100."""
    even = {"mean": 0.5, "low": 0.4, "high": 0.6}
    return {
        "best": "9h",
        "chance": even,
        "made": even,
        "lost": {"mean": 0.4, "low": 0.3, "high": 0.5},
        "reason": "because-follows",
        "args": {"count": 1},
        "forgot": False,
        "exact": False,
    }


def test_what_is_not_there_is_an_error() -> None:
    """A round, a seat, a move: the page hears that the question does not read."""
    for wrong in ({"round_": 2}, {"round_": 0}, {"seat": 3}, {"seat": -1}):
        with pytest.raises(ValueError, match=r"round|seat"):
            study(0, **wrong)
    with pytest.raises(ValueError, match="move"):
        study(MOVES + 1)
