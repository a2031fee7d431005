"""The rules in words say what holds under a ruleset, all of it, and nothing else (issue: learn and keep)."""

from random import Random

import pytest

from prsi.cli.texts import LANGUAGES, Texts
from prsi.learn.book import PARTS, RULES, SENTENCES, Piece, Setup, book, differing_sentences
from prsi.learn.examples import EXAMPLES, example
from prsi.match.formats import Chips, FewerCards, Format, PenaltyPoints, RoundsWon, Single
from prsi.rules.ruleset import OPTIONS, PRESETS, Ruleset, RulesetError, build, option_value
from prsi.rules.scenario import parse, run
from prsi.rules.values import VALUES, card_values

FORMATS: tuple[Format, ...] = (
    Single(), RoundsWon(1), RoundsWon(5), PenaltyPoints(100), FewerCards(), Chips(3, 2), Chips(2),
)  # fmt: skip
NUMBERS = (*range(1, 9), 100)
"""Numbers tried of options that are numbers; those that an option does not take are refused."""

OWN_PACK = "7h 8h 9h Th Jh Qh Kh Ah 7s 8s 9s Ts Qs Ks 7c 8c Qd Jd Jc Js".split()


def random_ruleset(dice: Random) -> Ruleset:
    """Any ruleset: a preset and some changes that can be played."""
    while True:
        changes: dict[str, object] = {
            option.name: dice.choice(option.values) for option in OPTIONS if option.values and dice.random() < 0.3
        }
        changes |= {"hand_size": dice.randint(1, 8)} if dice.random() < 0.3 else {}
        changes |= {"turn_limit": dice.randint(50, 1999)} if dice.random() < 0.2 else {}
        changes |= {"players": [dice.randint(2, 3), dice.randint(3, 6)]} if dice.random() < 0.2 else {}
        changes |= {"deck": OWN_PACK} if dice.random() < 0.1 else {}
        try:
            return build({"preset": dice.choice(sorted(PRESETS)), **changes})
        except RulesetError:
            continue


def random_setup(dice: Random) -> Setup:
    """Any ruleset, format and card values."""
    values = card_values(dice.choice(sorted(VALUES)))
    return Setup(
        random_ruleset(dice), dice.choice(FORMATS), values.edited({"8": 50}) if dice.random() < 0.2 else values
    )


def written(setup: Setup, texts: Texts) -> dict[str, tuple[str, ...]]:
    """What a language says, by sentence."""
    return {
        piece.name: tuple(texts.say(message, **piece.values) for message in (piece.message, piece.answer) if message)
        for piece in book(setup)
    }


def changed(one: Setup, other: Setup) -> set[str]:
    """The settings in which two set-ups differ."""
    mine, theirs = one.settings(), other.settings()
    return {name for name in mine if mine[name] != theirs[name]}


SENTENCE = {sentence.name: sentence for sentence in SENTENCES}
SETUPS = [random_setup(Random(seed)) for seed in range(200)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(language: str) -> None:
    """200 random set-ups; a missing message or variable raises."""
    for cards in ("german", "french"):
        texts = Texts(language, cards)
        for setup in SETUPS:
            for name, said in written(setup, texts).items():
                assert all(text and "{" not in text and "??" not in text for text in said), name


def test_every_option_that_differs_from_the_preset_is_spoken_of() -> None:
    for setup in SETUPS:
        preset = PRESETS[setup.ruleset.preset]
        differing = {
            option.name
            for option in OPTIONS
            if option_value(setup.ruleset, option.name) != option_value(preset, option.name)
        }
        spoken = {option for piece in book(setup) for option in piece.options}
        assert differing <= spoken, setup.ruleset.to_dict()


def test_every_example_holds_in_the_engine() -> None:
    """What a sentence claims is what the steps of its position are: moves that are legal, refused, and lead to."""
    shown = set()
    for setup in SETUPS:
        for piece in book(setup):
            found = example(piece.example, setup.ruleset) if piece.example else None
            if found is not None:
                shown.add(piece.example)
                assert run(parse(found.scenario)) is None, (piece.message, found.scenario)
    assert shown == set(EXAMPLES), "and each of them is shown somewhere"


def test_examples_are_only_left_out_where_they_must_be() -> None:
    """A whole pack and any number of seats show all; which card a redraw turns nobody can say (R2)."""
    for setup in SETUPS:
        for piece in book(setup):
            if piece.example and example(piece.example, setup.ruleset) is None:
                redraw = piece.example == "start-wild" and setup.ruleset.start_wild == "redraw"
                few_seats = setup.ruleset.players[1] < 3
                no_card = piece.example == "last" and setup.ruleset.finish != "any"
                assert redraw or few_seats or no_card or isinstance(setup.ruleset.deck, tuple), piece.example


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_changes_its_own_sentences_and_no_others(language: str) -> None:
    """Each option by each of its values, from each preset: what changes is registered to it, and something does."""
    texts = Texts(language)
    for preset in PRESETS:
        plain = Setup(build({"preset": preset}), PenaltyPoints(100))
        before = written(plain, texts)
        for option in OPTIONS:
            values = (
                option.values or tuple(range(option.span[0], min(option.span[1], 9))) if option.span else option.values
            )
            for value in values:
                try:
                    other = Setup(build({"preset": preset, option.name: value}), plain.format)
                except RulesetError:
                    continue
                options = changed(plain, other)
                after = written(other, texts)
                different = {name for name in before | after if before.get(name) != after.get(name)}
                registered = {one.name for one in SENTENCES if options & set(one.options)}
                assert different <= registered, (preset, option.name, value)
                if other.ruleset.skip is None:
                    options -= {"skip_answerable"}  # nothing is skipped, so nothing is answered
                assert bool(different) == bool(options), (preset, option.name, value)


def test_two_set_ups_differ_in_the_sentences_of_what_they_differ_in() -> None:
    """Each against the one before: what differs hangs on a setting that differs, and nothing else is left out."""
    for mine, other in zip(SETUPS, SETUPS[1:] + SETUPS[:1], strict=True):
        found = differing_sentences(mine, other)
        settings = changed(mine, other)
        said = [{(piece.name, piece.message, str(piece.values)) for piece in book(one)} for one in (mine, other)]
        names = {name for name, _, _ in said[0] ^ said[1]}
        told = {piece.name for pair in found for piece in pair if piece is not None}
        assert told == {name for name in names if SENTENCE[name].part in RULES}
        assert all(settings & set(SENTENCE[name].options) for name in told)
        assert differing_sentences(other, mine) == [(two, one) for one, two in found]
        assert differing_sentences(mine, mine) == []


def test_formats_and_card_values_are_options_like_the_others() -> None:
    ruleset = build({})
    texts = Texts("en")
    for one in FORMATS:
        for other in FORMATS:
            before, after = written(Setup(ruleset, one), texts), written(Setup(ruleset, other), texts)
            different = {name for name in before | after if before.get(name) != after.get(name)}
            assert different <= {sentence.name for sentence in SENTENCES if "format" in sentence.options}
            assert bool(different) == (one != other), (one, other)
    queens, jacks = (Setup(ruleset, PenaltyPoints(100), card_values(name)) for name in ("queens", "jacks"))
    before, after = written(queens, texts), written(jacks, texts)
    assert {name for name in before if before[name] != after[name]} == {"counts"}


def test_a_sentence_is_handed_nothing_but_its_options() -> None:
    """Otherwise an option could change a sentence that is not registered to it."""
    known = set(Setup(build({}), Single()).settings())
    for sentence in SENTENCES:
        assert set(sentence.options) <= known, sentence.name
    assert len({sentence.name for sentence in SENTENCES}) == len(SENTENCES)


def test_the_book_is_in_order_and_has_ten_steps() -> None:
    for setup in SETUPS:
        pieces: tuple[Piece, ...] = book(setup)
        order = [PARTS.index(piece.part) for piece in pieces]
        assert order == sorted(order)
        assert len([piece for piece in pieces if piece.part == "steps"]) == 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_are_short(language: str) -> None:
    """A summary in ten steps fits on a hand: at most 16 words each."""
    texts = Texts(language)
    for setup in SETUPS:
        for piece in book(setup):
            if piece.part == "steps":
                assert len(texts.say(piece.message, **piece.values).split()) <= 16, piece.message


def test_the_short_rules_are_a_part_of_the_full_ones() -> None:
    for setup in SETUPS:
        brief = [piece for piece in book(setup) if piece.brief]
        assert 10 <= len(brief) <= 24
        assert {piece.part for piece in brief} == {"goal", "deal", "turn", "special", "end", "score"}
