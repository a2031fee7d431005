"""What a page is told of the rules of a set-up, without a browser: the sentences of `book`, and a position for each."""

from __future__ import annotations

import json
from typing import Any

import pytest

from prsi.browser import host
from prsi.learn.book import Setup, book
from prsi.match.formats import PenaltyPoints
from prsi.rules import RulesetError, build

SPEC = {"preset": "mau-mau", "reverse": "9"}


def ask(kind: str, **question: object) -> object:
    return json.loads(host.ask(kind, json.dumps({"ruleset": SPEC} | question)))


def test_the_page_gets_every_sentence_and_which_are_the_houses_own() -> None:
    pieces = ask("rules", format={"kind": "penalty_points", "limit": 100}, values=None)
    expected = book(Setup(build(SPEC), PenaltyPoints(100)))
    assert isinstance(pieces, list)
    assert [(one["name"], one["message"], one["values"]) for one in pieces] == [
        (one.name, one.message, dict(one.values)) for one in expected
    ]
    own = {one["name"] for one in pieces if one["own"]}
    assert own == {"many-reverse", "reverse", "reverse-two", "step-skip"} & {one["name"] for one in pieces}


SEATS = [["Ty", "you"], ["Anna", "anna"], ["Karel", "karel"]]


def test_each_sentence_with_an_example_has_a_position_that_can_be_tried() -> None:
    pieces = ask("rules", format={"kind": "single"}, values=None)
    assert isinstance(pieces, list)
    shown: list[Any] = [ask("trial", name=one["example"], moves=[], seats=SEATS) for one in pieces if one["example"]]
    assert len(shown) > 15
    for trial in shown:
        view = trial["view"]
        assert trial["why"] == ""
        assert view["seats"][view["seat"]]["name"] == "Ty", "the reader sits at the bottom"
        assert view["round"]["legal"], "and has something to try"


def test_a_sentence_whose_position_cannot_be_laid_out_offers_none() -> None:
    """With `redraw` nobody can say which card comes after a wild (R2), and two players turn no direction (R17)."""
    spec = {"preset": "prsi", "start_wild": "redraw", "reverse": "9", "players": [2, 2]}
    question = {"ruleset": spec, "format": {"kind": "single"}, "values": None}
    pieces = json.loads(host.ask("rules", json.dumps(question)))
    without = {one["name"] for one in pieces if not one["example"]}
    assert {"start-wild", "reverse"} <= without
    assert "reverse-two" not in without
    assert host.ask("trial", json.dumps({"ruleset": spec, "name": "reverse", "moves": [], "seats": SEATS})) == "null"


def test_what_is_tried_is_answered_with_the_reason_and_the_next_position() -> None:
    """Prší, R10: a seven on a seven makes four, which the one who laid the first must draw."""
    trial: Any = ask("trial", ruleset={"preset": "prsi"}, name="seven", moves=["7c"], seats=SEATS)
    assert (trial["why"], trial["values"]) == ("answer", {"count": 2})
    assert trial["view"]["round"]["counts"] == [2 + 4, 2]
    assert [event["kind"] for event in trial["entries"][0]["events"]] == ["laid", "drew"]
    refused = ask("trial", ruleset={"preset": "prsi"}, name="seven", moves=[], seats=SEATS)
    assert isinstance(refused, dict)
    assert refused["view"]["round"]["refusals"]["9s"]["reason"] == "penalty_owed"


def test_nobody_is_to_move_where_the_round_is_over() -> None:
    """R25: the king of hearts is the last card."""
    trial: Any = ask("trial", ruleset={"preset": "prsi"}, name="out", moves=["Kh"], seats=SEATS)
    assert trial["view"]["round"]["over"]
    assert (trial["view"]["waiting_for"], trial["view"]["round"]["legal"]) == ([], [])


def test_two_set_ups_are_compared_by_options_and_sentences() -> None:
    """Mau-Mau with a turning nine and 100 points against plain Mau-Mau: two options, and what the rules say of them."""
    mine = {"ruleset": SPEC, "format": {"kind": "penalty_points", "limit": 100}, "values": None}
    other = {"ruleset": {"preset": "mau-mau"}, "format": {"kind": "single"}, "values": None}
    found: Any = json.loads(host.ask("compare", json.dumps({"mine": mine, "other": other})))
    assert [(one["name"], one["mine"], one["other"]) for one in found["options"]] == [
        ("reverse", "9", None),
        ("format", {"kind": "penalty_points", "limit": 100}, {"kind": "single"}),
    ]
    sides = [
        (one["mine"] and one["mine"]["message"], one["other"] and one["other"]["message"]) for one in found["sentences"]
    ]
    assert sides == [
        ("learn-reverse", None),
        ("learn-reverse-two", None),
        ("learn-match-penalty_points", "learn-match-single"),
        ("learn-match-next", None),
        ("learn-counts-faces", None),
    ]


def test_card_values_differ_only_where_cards_are_counted() -> None:
    """R28, R29: Prší counts 20 for a queen and Mau-Mau for a jack, which nobody asks in a match for rounds won."""

    def names(form: dict[str, object]) -> list[str]:
        sides = ({"ruleset": {"preset": preset}, "format": form, "values": None} for preset in ("prsi", "mau-mau"))
        question = dict(zip(("mine", "other"), sides, strict=True))
        return [one["name"] for one in json.loads(host.ask("compare", json.dumps(question)))["options"]]

    assert "values" not in names({"kind": "rounds_won", "n": 3})
    assert "values" in names({"kind": "penalty_points", "limit": 100})
    assert "values" in names({"kind": "chips", "n": 3})


def test_rules_that_cannot_be_played_are_refused() -> None:
    question = {
        "ruleset": {"preset": "prsi", "wild": "J", "rank_wild": "J"},
        "format": {"kind": "single"},
        "values": None,
    }
    with pytest.raises(RulesetError):
        host.ask("rules", json.dumps(question))
