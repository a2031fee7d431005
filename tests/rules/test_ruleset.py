"""Section 2: presets, changes, and what is refused, against a table and a reading of their own."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from prsi.rules.cards import card_code
from prsi.rules.ruleset import OPTIONS, PRESETS, Ruleset, RulesetError, build, option_value
from tests.naive.engine import full_pack
from tests.naive.ruleset import CHOICES, NAMES, TABLE, BadRuleset, deck_of, most_seats, resolve
from tests.rules.random_play import random_spec


def as_read(ruleset: Ruleset) -> dict[str, Any]:
    """Every option of a built ruleset, as JSON has it."""
    return {option.name: option_value(ruleset, option.name) for option in OPTIONS}


@pytest.mark.parametrize("name", NAMES)
def test_presets_are_the_rulebooks(name: str) -> None:
    """The table of section 2, typed in a second time."""
    assert as_read(PRESETS[name]) == resolve({"preset": name})
    assert list(PRESETS) == list(NAMES)


def test_options_list_every_value_and_a_rule() -> None:
    """What screens and tests are generated from is complete."""
    assert [option.name for option in OPTIONS] == list(TABLE)
    for option in OPTIONS:
        assert option.rule.startswith("R")
        if option.name in CHOICES:
            assert sorted(map(repr, option.values)) == sorted(map(repr, CHOICES[option.name]))
    spans = {option.name: option.span for option in OPTIONS if option.span}
    assert spans == {"players": (2, 6), "hand_size": (1, 8), "turn_limit": (4, 2000)}


REFUSED: list[tuple[dict[str, Any], set[str]]] = [
    ({"preset": "prsi", "wild": "J", "rank_wild": "J"}, {"wild", "rank_wild"}),
    ({"preset": "mau-mau", "rank_wild": "J"}, {"wild", "rank_wild"}),
    (
        {"preset": "prsi", "comeback": "any_seven", "finishing_penalty_draws": True},
        {"comeback", "finishing_penalty_draws"},
    ),
    (
        {"preset": "prsi-scored", "comeback": "hearts_seven", "finishing_penalty_draws": True},
        {"comeback", "finishing_penalty_draws"},
    ),
    ({"preset": "prsi", "skip": None, "skip_answerable": True}, {"skip", "skip_answerable"}),
    ({"preset": "mau-mau-52", "skip": None, "skip_answerable": True}, {"skip", "skip_answerable"}),
    ({"preset": "prsi", "players": [4, 3]}, {"players"}),
    ({"preset": "prsi", "players": [1, 3]}, {"players"}),
    ({"preset": "prsi", "players": [2, 7]}, {"players"}),
    ({"preset": "prsi", "players": [5, 6], "hand_size": 6}, {"players", "hand_size"}),
    ({"preset": "prsi", "players": [6, 6], "hand_size": 5}, {"players", "hand_size", "deck"}),
    ({"preset": "prsi", "deck": full_pack(32)[:12], "hand_size": 4}, {"deck", "hand_size"}),
    ({"preset": "prsi", "deck": [*full_pack(32), "7h"]}, {"deck"}),
    (
        {"preset": "prsi", "hand_size": 1, "deck": [r + s for r in "7A" for s in "cdhs"], "finish": "not_seven_or_ace"},
        {"deck", "finish"},
    ),
    (
        {"preset": "prsi", "hand_size": 1, "deck": [r + s for r in "JK" for s in "cdhs"], "finish": "wild_only"},
        {"deck", "finish"},
    ),
    ({"preset": "prsi", "no_such_option": 1}, {"no_such_option"}),
    ({"preset": "no-such-preset"}, {"preset"}),
    ({"preset": None}, {"preset"}),
    ({"preset": ["prsi"]}, {"preset"}),
]
BAD_VALUES: dict[str, tuple[Any, ...]] = {option: ("", 7, "yes", [], {}, 1.0) for option in CHOICES} | {
    "deck": (31, "32", None, True, 32.0, full_pack(32)[:7], ["7h"] * 8, [*full_pack(32)[:8], "1h"], [7] * 8, {}),
    "players": (2, None, [2], [2, 3, 4], ["2", "4"], [2, 2.5], [True, 4], "24", {}),
    "hand_size": (0, 9, "4", None, True, 4.0, [4]),
    "call": ({"penalty": 0}, {"penalty": 6}, {}, {"penalty": "2"}, {"penalty": True}, 2, True, {"penalty": 2, "a": 1}),
    "turn_limit": (3, 2001, "9", None, True, 4.5),
}


@pytest.mark.parametrize(("spec", "named"), REFUSED, ids=[", ".join(sorted(named)) for _, named in REFUSED])
def test_contradictions_are_refused_by_name(spec: dict[str, Any], named: set[str]) -> None:
    """The message names the options at fault, so that a set-up page can point at them."""
    with pytest.raises(RulesetError) as caught:
        build(spec)
    assert named <= set(caught.value.options)
    assert all(option in str(caught.value) for option in caught.value.options)
    with pytest.raises(BadRuleset):
        resolve(spec)


@pytest.mark.parametrize("option", BAD_VALUES)
def test_bad_values_are_refused_by_name(option: str) -> None:
    """Values are checked when the ruleset is built, types included: true is no 1 and 4.0 no 4."""
    for value in BAD_VALUES[option]:
        with pytest.raises(RulesetError) as caught:
            build({"preset": "prsi", option: value})
        assert caught.value.options == (option,), value
        with pytest.raises(BadRuleset):
            resolve({"preset": "prsi", option: value})


def test_a_change_turns_the_presets_other_value_off() -> None:
    """Section 2: a comeback turns finishing_penalty_draws off by itself, `skip: null` skip_answerable."""
    assert build({"preset": "prsi-scored", "comeback": "any_seven"}).finishing_penalty_draws is False
    assert build({"preset": "prsi-scored", "comeback": None}).finishing_penalty_draws is True
    assert build({"preset": "prsi", "skip": None}).skip_answerable is False
    assert build({"preset": "prsi", "skip": None, "skip_answerable": False}).skip_answerable is False


def test_seats() -> None:
    """Section 2: an upcard and four cards are left; quick Prší seats four, mau-mau-52 with 32 cards five."""
    assert build({"preset": "prsi"}).max_seats == 6
    assert build({"preset": "prsi", "hand_size": 6, "multi_play": True}).max_seats == 4
    assert build({"preset": "mau-mau-52", "deck": 32}).max_seats == 5
    assert build({"preset": "mau-mau-52"}).max_seats == 6
    assert build({"preset": "mau-mau"}).max_seats == 4


def test_random_changes_are_read_alike() -> None:
    """Any mix of good and bad changes is refused by both readings or gives the same options, seats and pack."""
    rng = random.Random(1)
    built = refused = 0
    for _ in range(3000):
        spec: dict[str, Any] = {"preset": rng.choice(NAMES)}
        for option, values in (CHOICES | {"hand_size": range(1, 9), "deck": (32, 52)}).items():
            if rng.random() < 0.3:
                spec[option] = rng.choice(list(values))
        if rng.random() < 0.3:
            spec["players"] = [rng.randint(2, 6), rng.randint(2, 6)]
        if rng.random() < 0.03:
            option = rng.choice(list(BAD_VALUES))
            spec[option] = rng.choice(BAD_VALUES[option])
        try:
            expected = resolve(spec)
        except BadRuleset:
            refused += 1
            with pytest.raises(RulesetError):
                build(spec)
            continue
        built += 1
        ruleset = build(spec)
        assert as_read(ruleset) == expected
        assert [card_code(card) for card in ruleset.cards] == deck_of(expected)
        assert (ruleset.min_seats, ruleset.max_seats) == (expected["players"][0], most_seats(expected))
    assert built > 500
    assert refused > 500


def test_a_ruleset_survives_json() -> None:
    """`build` makes the same ruleset again of what `to_dict` gives, through JSON; a preset is its name alone."""
    rng = random.Random(2)
    for name in NAMES:
        assert PRESETS[name].to_dict() == {"preset": name}
    for _ in range(500):
        ruleset = build(random_spec(rng))
        assert build(json.loads(json.dumps(ruleset.to_dict()))) == ruleset


def test_a_spec_without_a_preset_is_prsi() -> None:
    """The engine takes `prsi` where no preset is named."""
    assert build({}) == PRESETS["prsi"]
