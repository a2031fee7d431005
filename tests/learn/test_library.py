"""Rulesets of one's own are shared as readable text, and checked when it is opened."""

from itertools import product
from random import Random
from urllib.parse import unquote_plus

import pytest

from prsi.learn import pages
from prsi.learn.errors import InputError
from prsi.learn.library import (
    MOST_SIGNS,
    QUESTIONS,
    HomeRules,
    at_home,
    differences,
    read_link,
    write_link,
)
from prsi.match.formats import Chips, PenaltyPoints, Single
from prsi.rules.ruleset import PRESETS, build
from prsi.rules.values import card_values

from .test_book import random_setup


def test_what_is_shared_is_read_again_the_same() -> None:
    """300 random rulesets, formats and card values."""
    for seed in range(300):
        setup = random_setup(Random(seed))
        values = setup.values or card_values("queens")
        survivors = setup.format.survivors if isinstance(setup.format, Chips) else 1
        form = setup.format if survivors < setup.ruleset.max_seats else Single()
        rules = HomeRules("U babičky & dědy = 7", setup.ruleset, form, values)
        text = write_link(rules)
        assert text.isascii()
        assert len(text) <= MOST_SIGNS
        assert read_link(text) == rules


def test_a_link_is_readable() -> None:
    rules = HomeRules("Doma", build({"hand_size": 6, "multi_play": True}), PenaltyPoints(100), card_values("queens"))
    assert write_link(rules) == "v=1&preset=prsi&hand_size=6&multi_play=yes&format=penalty_points-100&name=Doma"
    call = HomeRules("", build({"preset": "mau-mau", "call": None, "reverse": "9"}), Chips(3), card_values("jacks"))
    assert write_link(call) == "v=1&preset=mau-mau&reverse=9&call=none&format=chips-3"
    assert write_link(HomeRules("", build({}), Single(), card_values("queens"))) == "v=1&preset=prsi"
    assert unquote_plus(write_link(HomeRules("Žofka", build({}), Single(), card_values("queens")))).endswith("Žofka")


def test_what_a_link_leaves_out_is_as_the_preset_has_it() -> None:
    assert read_link("v=1") == HomeRules("", build({}), Single(), card_values("queens"))
    assert read_link("v=1&preset=mau-mau").values == card_values("jacks")


def test_a_name_is_text() -> None:
    """What cannot be read is refused: tests/learn/test_hostile.py."""
    assert read_link("v=1&name=<script>").name == "<script>"


def test_a_truncated_link_is_refused_or_another_ruleset_but_never_a_fault() -> None:
    rules = HomeRules("Doma", build({"hand_size": 6, "multi_play": True}), Chips(3, 2), card_values("jacks"))
    text = write_link(rules)
    for length in range(len(text)):
        try:
            read_link(text[:length])
        except InputError as error:
            assert error.reason in ("malformed", "version", "ruleset")


def test_every_answer_to_the_four_questions_comes_to_a_ruleset() -> None:
    assert len(QUESTIONS) == 4
    special = list(QUESTIONS[3].answers)
    some = [[name for at, name in enumerate(special) if chosen >> at & 1] for chosen in range(1 << len(special))]
    found = {at_home(answers) for answers in product(*(question.answers for question in QUESTIONS[:3]), some)}
    assert len(found) == 3 * 2 * 2 * 2 ** len(special)
    assert at_home(["prsi", "add", "over", []]) == PRESETS["prsi"]
    assert at_home(["mau-mau", "add", "lay", []]) == PRESETS["mau-mau"]
    with pytest.raises(InputError, match="special"):
        at_home(["prsi", "add", "over", ["?"]])
    with pytest.raises(InputError, match="special"):
        at_home(["prsi", "add", "over", "many"])
    with pytest.raises(InputError, match="game"):
        at_home([["prsi"], "add", "over", []])
    with pytest.raises(InputError, match="4 expected"):
        at_home(["prsi"])


def test_an_answer_changes_only_what_was_asked() -> None:
    """Who plays Prší and says Mau gets Prší with the call; each other answer switches its own option alone."""
    assert differences(at_home(["prsi-mau", "add", "over", []]), PRESETS["prsi"]) == [("call", {"penalty": 2}, None)]
    own = {
        "comeback": "comeback",
        "many": "multi_play",
        "king": "king_of_spades",
        "finish": "finish",
        "reverse": "reverse",
    }
    for game, preset in (("prsi", "prsi"), ("mau-mau", "mau-mau")):
        drawn = "lay" if PRESETS[preset].play_drawn_card else "over"
        for answer, option in own.items():
            changed = differences(at_home([game, "add", drawn, [answer]]), PRESETS[preset])
            assert [name for name, _, _ in changed] == [option]
        together = differences(at_home([game, "add", drawn, list(own)]), PRESETS[preset])
        assert {name for name, _, _ in together} == set(own.values())


def test_rulesets_are_held_side_by_side() -> None:
    mine = build({"comeback": "any_seven", "hand_size": 5})
    assert differences(mine) == [("hand_size", 5, 4), ("comeback", "any_seven", None)]
    assert differences(build({"preset": "mau-mau"}), build({"preset": "mau-mau-52"})) == [
        ("deck", 32, 52),
        ("players", [2, 4], [2, 6]),
        ("skip", "A", None),
    ]


@pytest.mark.parametrize("name", ["👩\u200d👧 U babi", "a\u202eb", "\u200d", "Doma\n", "x" * 100, "", "\ud800"])
def test_whatever_name_is_typed_the_link_that_is_kept_opens(name: str) -> None:
    """What cannot be seen of a name is left out of the link; else it would be refused where it is opened."""
    told = pages.opened(
        pages.link({"name": name, "ruleset": {"preset": "prsi"}, "format": {"kind": "single"}, "values": None})
    )
    assert told["ok"], told
    assert told["name"] == {"a\u202eb": "ab", "\u200d": "", "Doma\n": "Doma", "x" * 100: "x" * 40, "\ud800": ""}.get(
        name, name
    )
