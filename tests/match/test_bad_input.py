"""Whatever is given where a ruleset, values, a format or a stored match belongs: the promised error, no other.

What comes from a file or over a wire may be anything that JSON can hold, and from Python anything at all.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest

from prsi.match import (
    FORMATS,
    MatchError,
    ValuesError,
    card_values,
    match_state,
    parse_format,
    start,
)
from prsi.rules.ruleset import OPTIONS, PRESETS, RulesetError, build
from prsi.rules.shown import shown


def levels(count: int) -> list[object]:
    """A list in a list in a list, so many times."""
    nested: list[object] = []
    for _ in range(count):
        nested = [nested]
    return nested


ANYTHING: dict[str, object] = {
    "a huge number": 10**5000,
    "many levels": levels(5000),
    "many levels in an object": {"penalty": levels(5000)},
    "nan": math.nan,
    "a float": 32.0,
    "minus": -1,
    "true": True,
    "bytes": b"Q",
    "an empty text": "",
    "a long text": "Q" * 100_000,
    "half a character": "\ud800",
    "arabic digits": "\u0663",
    "an object": {},
    "an object in an object": {"penalty": {"penalty": 2}},
    "a list of lists": [[7], [8]],
    "a function": print,
}


@pytest.mark.parametrize("value", ANYTHING.values(), ids=ANYTHING)
def test_anything_gets_the_promised_error(value: Any) -> None:
    """None of these is a preset, an option's value, a format, one of its numbers, a card value or a match state."""
    tries: list[tuple[type[ValueError], Callable[[], object]]] = [
        (RulesetError, lambda: build({"preset": value})),
        (RulesetError, lambda: build({"deck": [value] * 8})),
        (RulesetError, lambda: build({"players": [2, value]})),
        (RulesetError, lambda: build({"call": {"penalty": value}})),
        (ValuesError, lambda: card_values(value)),
        (ValuesError, lambda: card_values(dict.fromkeys("23456789TJQK", 1) | {"A": value})),
        (MatchError, lambda: parse_format(value)),
        (MatchError, lambda: parse_format({"kind": value})),
        (MatchError, lambda: match_state({"version": value})),
    ]
    for option in OPTIONS:
        if not (isinstance(value, bool) and value in option.values):
            tries.append((RulesetError, lambda name=option.name: build({name: value})))  # type: ignore[misc]
    if not isinstance(value, bool):
        tries += [(MatchError, lambda kind=kind: parse_format({"kind": kind, "n": value})) for kind in FORMATS]  # type: ignore[misc]
    stored = start(PRESETS["prsi"], 2).to_json()
    for key in stored:
        right = (isinstance(value, bool) and key in ("over", "drawn")) or (value == {} and key == "ruleset")
        if not right:
            tries.append((MatchError, lambda key=key: match_state({**stored, key: value})))  # type: ignore[misc]
    for error, make in tries:
        with pytest.raises(error) as caught:
            make()
        assert caught.type is error
        assert len(str(caught.value)) < 1000


def test_an_unknown_key_of_any_kind_is_named() -> None:
    """Keys from Python need not be texts."""
    for key in (7, None, "x" * 100_000, 10**5000):
        with pytest.raises(RulesetError):
            build({key: 1})  # type: ignore[dict-item]


def test_what_is_shown_is_short_and_there() -> None:
    """A value is repeated as Python writes it, cut where it is long, and named where it cannot be written."""
    assert shown("7h") == "'7h'"
    assert shown("x" * 1000) == "'" + "x" * 76 + "..."
    assert shown(levels(5000)) == "list too large to be repeated"
    assert shown(10**5000) == "int too large to be repeated"


@pytest.mark.parametrize(
    ("form", "changes", "named"),
    [
        ({"kind": "single"}, {"over": True}, {"over", "format"}),
        ({"kind": "single"}, {"round": 1}, {"over", "format"}),
        ({"kind": "single"}, {"round": 1, "over": True, "winner": 1, "places": [[0], [1], [2]]}, {"over", "format"}),
        ({"kind": "single"}, {"round": 1, "over": True, "winner": 0, "places": [[0], [1]]}, {"over", "format"}),
        ({"kind": "single"}, {"round": 1, "over": True, "drawn": True, "places": [[0], [1], [2]]}, {"over", "format"}),
        ({"kind": "single"}, {"chips": [1, 0, 0]}, {"chips", "format"}),
        ({"kind": "single"}, {"eliminated": [1]}, {"eliminated", "chips"}),
        ({"kind": "rounds_won", "n": 2}, {"rounds_won": [1, 1, 0], "round": 1}, {"rounds_won", "round"}),
        ({"kind": "rounds_won", "n": 2}, {"rounds_won": [2, 0, 0], "round": 2}, {"over", "format"}),
        ({"kind": "rounds_won", "n": 2}, {"winner": 1}, {"over", "format"}),
        ({"kind": "fewer_cards"}, {"rounds_won": [5, 0, 0], "round": 5}, {"rounds_won", "ruleset"}),
        ({"kind": "chips", "n": 2}, {"chips": [3, 2, 2]}, {"chips", "format"}),
        ({"kind": "chips", "n": 2}, {"chips": [2, 0, 2], "round": 2}, {"eliminated", "chips"}),
        ({"kind": "chips", "n": 2}, {"chips": [0, 0, 0], "eliminated": [0, 1, 2], "round": 6}, {"eliminated", "chips"}),
        ({"kind": "chips", "n": 2}, {"chips": [0, 2, 2], "eliminated": [0], "round": 2}, {"dealer", "eliminated"}),
    ],
)
def test_scores_that_contradict_each_other_are_refused(
    form: dict[str, object], changes: dict[str, object], named: set[str]
) -> None:
    """A stored match that no rounds could have led to is not played on: some of these would never end."""
    stored = start(PRESETS["prsi"], 3, parse_format(form)).to_json()
    match_state(stored)
    with pytest.raises(MatchError, match="do not belong together") as caught:
        match_state({**stored, **changes})
    assert set(caught.value.fields) == named
