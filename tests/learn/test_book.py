"""The rules in words say what holds under a ruleset, all of it, and nothing else (issue: learn and keep)."""

from dataclasses import replace
from functools import lru_cache, partial
from random import Random

import pytest

from prsi.cli.texts import LANGUAGES, Texts
from prsi.learn.book import PARTS, RULES, SENTENCES, Piece, Setup, book, differing_sentences
from prsi.learn.examples import EXAMPLES, example
from prsi.learn.library import differences
from prsi.match.formats import Chips, FewerCards, Format, PenaltyPoints, RoundsWon, Single, format_to_json
from prsi.rules.ruleset import OPTIONS, PRESETS, Ruleset, RulesetError, build
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
    """Any ruleset, format and card values that can be played together."""
    values, ruleset = card_values(dice.choice(sorted(VALUES))), random_ruleset(dice)
    # As many as are to be left must be fewer than can sit down.
    forms = [form for form in FORMATS if not isinstance(form, Chips) or form.survivors < ruleset.max_seats]
    return Setup(ruleset, dice.choice(forms), values.edited({"8": 50}) if dice.random() < 0.2 else values)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_that_differs_from_the_preset_is_mentioned(language: str) -> None:
    """Put back as the preset has it, the rules read otherwise: so they had said how it is."""
    say = lru_cache(maxsize=None)(partial(said_in, Texts(language)))
    mentioned, alone = 0, 0
    for setup in SETUPS:
        rules = [text for piece in book(setup) if piece.part in RULES for text in say(piece.message, frozen(piece))]
        for name, _, _ in differences(setup.ruleset):
            spec = {key: value for key, value in setup.ruleset.to_dict().items() if key != name}
            try:
                plain = replace(setup, ruleset=build(spec))
            except RulesetError:
                alone += 1  # what the option goes with needs it
                continue
            if name == "skip_answerable" and setup.ruleset.skip is None:
                continue  # nothing is skipped, so nothing is answered
            seats = [(one.ruleset.min_seats, one.ruleset.max_seats) for one in (setup, plain)]
            if plain.ruleset == setup.ruleset or (name == "players" and seats[0] == seats[1]):
                continue  # another option brings it along, or the pack seats no more of them either way
            other = [text for piece in book(plain) if piece.part in RULES for text in say(piece.message, frozen(piece))]
            assert rules != other, (name, setup.ruleset.to_dict())
            mentioned += 1
    assert mentioned > 500
    assert alone < mentioned / 20, "those that cannot be tried are few"


def said_in(texts: Texts, message: str, values: frozenset[tuple[str, str | int]]) -> tuple[str]:
    return (texts.say(message, **dict(values)),)


def frozen(piece: Piece) -> frozenset[tuple[str, str | int]]:
    return frozenset(piece.values.items())


def test_what_the_rules_claim_has_a_position_that_shows_it() -> None:
    """But for what begins and ends a match, and for numbers, which the next test holds to the engine's."""
    without = {sentence.name for sentence in SENTENCES if sentence.part in RULES and not sentence.example}
    assert without == {
        "goal", "goal-on", "pack", "suits", "seats", "hand", "upcard", "limit", "match", "match-next", "counts"
    }  # fmt: skip


def test_numbers_in_the_rules_are_the_engines() -> None:
    """What no position can show: sizes, seats, limits and card values are those that the engine plays by."""
    for setup in SETUPS:
        rules, form = setup.ruleset, setup.format
        values = {piece.name: dict(piece.values) for piece in book(setup)}
        messages = {piece.name: piece.message for piece in book(setup)}
        assert values["hand"] == {"count": rules.hand_size}
        assert values["step-deal"] == {"size": len(rules.cards), "count": rules.hand_size}
        assert messages["pack"] == f"learn-pack-{rules.deck if isinstance(rules.deck, int) else 'own'}"
        assert values["pack"].get("count", rules.deck) == (
            rules.deck if isinstance(rules.deck, int) else len(rules.cards)
        )
        low, high = rules.min_seats, rules.max_seats
        assert values["seats"] == ({"count": low} if low == high else {"low": low, "high": high})
        assert values.get("limit", {"count": 2000}) == {"count": rules.turn_limit}
        assert values.get("call-costs") == (None if rules.call is None else {"count": rules.call})
        numbers = {name: value for name, value in format_to_json(form).items() if name != "kind"}
        if isinstance(form, Chips) and form.survivors == 1:
            assert values["match"] == numbers and messages["match"] == "learn-match-chips"
        else:
            assert values["match"] == numbers
        counts = values.get("counts")
        assert (counts is not None) == isinstance(form, PenaltyPoints | Chips)
        if counts is not None:
            points = setup.card_values
            named = {"jack": "Jh", "queen": "Qs", "king": "Kd", "ace": "Ac", **{f"n{n}": f"{n}c" for n in range(2, 10)}}
            named |= {"n10": "Tc"}
            assert all(points.of_cards([named[name]]) == value for name, value in counts.items())
            assert len(counts) == 13 or all(points.of_cards([f"{n}h"]) == n for n in range(2, 10))


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


@pytest.mark.parametrize(
    ("form", "message", "values"),
    [
        (Chips(3), "learn-match-chips", {"n": 3, "survivors": 1}),
        (Chips(2, 2), "learn-match-chips-more", {"n": 2, "survivors": 2}),
        (PenaltyPoints(150), "learn-match-penalty_points", {"limit": 150}),
        (Single(), "learn-match-single", {}),
    ],
)
def test_what_wins_a_match_is_said_with_its_numbers(form: Format, message: str, values: dict[str, int]) -> None:
    """R28: for chips it is another sentence where more than one comes through."""
    said = {piece.name: piece for piece in book(Setup(build({}), form))}
    assert (said["match"].message, said["match"].values) == (message, values)
    assert ("match-next" in said) == (form != Single())
    assert ("counts" in said) == ("tip-counts" in said) == isinstance(form, Chips | PenaltyPoints)


def test_a_sentence_is_handed_nothing_but_its_options() -> None:
    """Otherwise an option could change a sentence that is not registered to it."""
    known = set(Setup(build({}), Single()).settings())
    for sentence in SENTENCES:
        assert set(sentence.options) <= known, sentence.name
    assert len({sentence.name for sentence in SENTENCES}) == len(SENTENCES)


def test_the_ten_steps_name_every_special_card_that_is_switched_on() -> None:
    """What makes a card special, alone and with all others on, is said in one step, and only where it is on."""
    named: dict[str, object] = {
        "king_of_spades": True,
        "reverse": "9",
        "comeback": "any_seven",
        "rank_wild": "J",
        "multi_play": True,
        "finish": "not_seven_or_ace",
        "call": {"penalty": 2},
    }
    for language in LANGUAGES:
        texts = Texts(language)

        def steps(spec: dict[str, object], texts: Texts = texts) -> list[str]:
            pieces = book(Setup(build({"skip": "8", **spec}), Single()))
            return [texts.say(piece.message, **piece.values) for piece in pieces if piece.part == "steps"]

        plain, full = steps({}), steps(named)
        for name, value in named.items():
            one = steps({name: value})
            assert sum(a != b for a, b in zip(plain, one, strict=True)) == 1, (language, name)
            without = steps({key: each for key, each in named.items() if key != name})
            assert without != full, (language, name)


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
