"""What a page is told of the rules of a set-up, without a browser: the sentences of `book`, and a position for each."""

from __future__ import annotations

import json

import pytest

from prsi.browser import host
from prsi.learn.book import Setup, book
from prsi.match.formats import PenaltyPoints
from prsi.rules import RulesetError, build
from prsi.rules.scenario import parse, run

SPEC = {"preset": "mau-mau", "reverse": "9"}


def ask(kind: str, **question: object) -> object:
    return json.loads(host.ask(kind, json.dumps({"ruleset": SPEC, **question})))


def test_the_page_gets_every_sentence_and_which_are_the_houses_own() -> None:
    pieces = ask("rules", format={"kind": "penalty_points", "limit": 100}, values=None)
    expected = book(Setup(build(SPEC), PenaltyPoints(100)))
    assert isinstance(pieces, list)
    assert [(one["name"], one["message"], one["values"]) for one in pieces] == [
        (one.name, one.message, dict(one.values)) for one in expected
    ]
    own = {one["name"] for one in pieces if one["own"]}
    assert own == {"many-reverse", "reverse", "reverse-two"} & {one["name"] for one in pieces}


def test_each_sentence_with_an_example_has_a_position_that_holds() -> None:
    pieces = ask("rules", format={"kind": "single"}, values=None)
    assert isinstance(pieces, list)
    shown = [ask("scene", name=one["example"]) for one in pieces if one["example"]]
    assert len(shown) > 15
    for scene in shown:
        assert scene is not None
        assert run(parse(scene)) is None


def test_rules_that_cannot_be_played_are_refused() -> None:
    question = {
        "ruleset": {"preset": "prsi", "wild": "J", "rank_wild": "J"},
        "format": {"kind": "single"},
        "values": None,
    }
    with pytest.raises(RulesetError):
        host.ask("rules", json.dumps(question))
