"""A sentence's position can be tried: what it says can be done or is refused, and why is said in words."""

from random import Random

import pytest

from prsi.cli.texts import LANGUAGES, Texts
from prsi.learn.book import Setup, book
from prsi.learn.examples import EXAMPLES, Example, example
from prsi.learn.trial import WORDS, Next, try_out
from prsi.match.formats import Single
from prsi.rules.play import Refused, legal_codes
from prsi.rules.ruleset import Ruleset, build
from prsi.rules.scenario import parse
from tests.learn.test_book import SETUPS


def shown(ruleset: Ruleset) -> list[Example]:
    """The examples that the book of a ruleset refers to and that can be laid out."""
    names = {piece.example for piece in book(Setup(ruleset, Single())) if piece.example}
    return [found for name in sorted(names) if (found := example(name, ruleset)) is not None]


def test_who_does_what_the_sentence_says_comes_to_its_end() -> None:
    """The reader's own steps, one after the other: each legal where the example says so, refused where it says that."""
    tried = set()
    for setup in SETUPS:
        for found in shown(setup.ruleset):
            tried.add(found.scenario["name"])
            moves: list[str] = []
            for step in parse(found.scenario).steps:
                if step.seat != found.seat or step.checks.get("to_act", found.seat) != found.seat:
                    continue  # another's step, or one that is refused because it is another's turn
                legal = legal_codes(try_out(found, moves).round, found.seat)
                assert (step.code in legal) == step.legal, (found.scenario, moves, step.code)
                moves += [step.code] if step.legal else []
            assert not moves or try_out(found, moves).why in WORDS
            assert legal_codes(try_out(found, []).round, found.seat), "there is something to try"
    assert tried == set(EXAMPLES)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_tried_the_position_goes_on(seed: int) -> None:
    """Any legal moves: the reader can act again unless the round is over or they are out."""
    dice = Random(seed)
    for setup in SETUPS[seed::8]:
        for found in shown(setup.ruleset):
            moves: list[str] = []
            for _ in range(12):
                now = try_out(found, moves)
                legal = legal_codes(now.round, found.seat)
                out = not now.round.inside >> found.seat & 1
                assert legal or now.round.over or out, (found.scenario, moves)
                if not legal:
                    break
                moves.append(dice.choice(legal))


def test_each_example_says_what_to_try_until_its_steps_are_done() -> None:
    """The next of the reader's own steps by its code, in words of the locale files, and nothing once there is none."""
    texts = [Texts(language) for language in LANGUAGES]
    for setup in SETUPS:
        for found in shown(setup.ruleset):
            moves: list[str] = []
            now = try_out(found, moves)
            to_try = now.next
            assert to_try is not None, found.scenario
            while to_try is not None and to_try.code:
                assert to_try.code in legal_codes(now.round, found.seat)
                for say in texts:
                    said = say.say(f"learn-try-{to_try.word}", cards="8h", wish="h", count=to_try.count)
                    assert said.endswith(".")
                moves.append(to_try.code)
                now = try_out(found, moves)
                to_try = now.next
            own = [step for step in parse(found.scenario).steps if step.seat == found.seat and step.legal]
            assert moves == [step.code for step in own], found.scenario


def test_an_example_names_what_it_shows_not_to_be_possible() -> None:
    """Prší, R5 and R6: the nine of leaves does not fit, nor does a wild go on a wild in Mau-Mau."""
    fit, twice = example("fit", build({})), example("wild-twice", build({"preset": "mau-mau"}))
    assert fit is not None
    assert twice is not None
    assert try_out(fit, []).next == Next("lay", "Tc", 0, "9s")
    assert try_out(fit, ["Tc"]).next is None
    now = try_out(twice, []).next
    assert now is not None
    assert (now.word, now.refused[0]) == ("", "J")


def test_who_is_out_leaves_the_position_as_it_is() -> None:
    """R27: the others would play on, but nobody is left to try anything."""
    found = example("out", build({"play_on": True}))
    assert found is not None
    now = try_out(found, ["Kh"])
    assert (now.round.over, list(now.round.counts())) == (False, [0, 3, 3])


def test_the_others_do_nothing_that_the_example_says_is_refused() -> None:
    """Under a wish of acorns seat 1 could lay the nine that is refused under the example's: it draws (R7)."""
    found = example("wild", build({}))
    assert found is not None
    assert list(try_out(found, ["Qc=c"]).round.counts()) == [3, 4]


def test_trying_what_is_not_legal_is_refused() -> None:
    found = example("fit", build({}))
    assert found is not None
    with pytest.raises(Refused):
        try_out(found, ["9s"])


@pytest.mark.parametrize(
    ("name", "rules", "moves", "why"),
    [
        ("fit", {}, ["Kh"], "suit"),
        ("fit", {}, ["Tc"], "rank"),
        ("wild", {}, ["Qc=s"], "wild"),
        ("wish", {}, ["Qc=s", "9s"], "wish"),
        ("seven", {}, ["7c"], "answer"),
        ("seven", {}, ["+2"], "take"),
        ("skip", {}, ["Ac"], "pass-on"),
        ("skip", {}, ["-"], "stand"),
        ("draw", {"draw_when": "any_time"}, ["+1"], "draw"),
        ("drawn", {"draw_when": "only_when_stuck"}, ["+1"], "stuck"),
        ("drawn", {"play_drawn_card": True}, ["+1", "-"], "keep"),
        ("empty", {}, ["-"], "pass"),
        ("many", {"multi_play": True}, ["Th,Tc"], "several"),
        ("comeback", {"comeback": "hearts_seven"}, ["7h"], "comeback"),
        ("call", {"preset": "mau-mau"}, ["!"], "call"),
        ("call-late", {"preset": "mau-mau"}, ["Kh", "!"], "late"),
    ],
)
def test_the_reason_is_the_rulebooks(name: str, rules: dict[str, object], moves: list[str], why: str) -> None:
    """Worked out by hand from R5 to R8, R10, R13, R22, R23, R32 and R34."""
    found = example(name, build(rules))
    assert found is not None
    assert try_out(found, moves).why == why


def test_r34_the_seven_that_brings_back_may_be_among_several() -> None:
    """Seat 0 is out with the king of bells; seat 1 lays two sevens, that of bells first, and keeps a card."""
    scenario = {
        "name": "several",
        "ruleset": {"preset": "prsi", "comeback": "hearts_seven", "multi_play": True},
        "dealer": 1,
        "hands": ["Kd", "7d 7h 9c"],
        "upcard": "Td",
        "stock": "8s 8c",
        "steps": [{"seat": 0, "move": "Kd"}, {"seat": 1, "move": "7d,7h"}],
    }
    found = try_out(Example(scenario, 1), ["7d,7h"])
    assert found.why == "comeback"
    assert found.round.inside & 1, "and so seat 0 is in the round again"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    for cards in ("german", "french"):
        texts = Texts(language, cards)
        for word in WORDS:
            for count in (0, 1, 2, 4):
                said = texts.say(f"learn-may-{word}", count=count)
                assert said
                assert "{" not in said
