"""The cheat sheet says what the rules in words say, house rules above all, and what may answer a special card."""

import pytest

from prsi.cli.texts import LANGUAGES, Texts
from prsi.learn.book import SENTENCES, Setup, book
from prsi.learn.cheatsheet import FOR_ALL, IN_TABLE, NOTES, PARTS, REPLIES, CheatSheet, Line, cheat_sheet
from prsi.learn.library import differences
from prsi.match.formats import Single
from prsi.rules.cards import SUITS, card_code, parse_card
from prsi.rules.ruleset import OPTIONS, PRESETS, Ruleset, RulesetError, build
from prsi.rules.tables import (
    OWED_KING_OF_SPADES,
    OWED_SEVEN,
    OWED_SEVEN_OF_SPADES,
    OWED_SKIP,
    PASSES_OVER,
    REVERSES,
    WISHED,
    compile_ruleset,
)
from tests.learn.test_book import SETUPS, changed


def lines(sheet: CheatSheet, *, special: bool) -> list[Line]:
    """All that one of the two sheets says."""
    cards = [
        line
        for one in sheet.cards
        for line in (one.does, *([one.reply] if one.reply else ()), *(n for n in one.notes if special or n.own))
    ]
    return [*cards, *sheet.notes] if special else [*cards, *(line for part in sheet.parts.values() for line in part)]


def test_every_sentence_about_a_special_card_has_its_place() -> None:
    """Whoever adds a house rule's sentence is told to put it on the sheet, and there is none that does not exist."""
    known = {sentence.name for sentence in SENTENCES}
    assert {sentence.name for sentence in SENTENCES if sentence.part == "special"} <= IN_TABLE
    assert {name for name in known if name.startswith("many")} <= IN_TABLE | set(FOR_ALL)
    assert known >= IN_TABLE | set(FOR_ALL)
    assert {one.name.removeprefix("reply-") for one in REPLIES} == set(NOTES) - {"comeback"}


def test_the_short_rules_and_every_house_rule_stand_on_the_cheat_sheet() -> None:
    """All of what is brief, all that differs from the preset, and nothing that the rules do not say."""
    for setup in SETUPS:
        sheet = cheat_sheet(setup)
        said = {line.message for line in lines(sheet, special=False)}
        differing = {name for name, _, _ in differences(setup.ruleset)}
        pieces = [piece for piece in book(setup) if piece.part in (*PARTS, "special")]
        own = {piece.message for piece in pieces if differing & set(piece.options)} - {sheet.seats.message}
        assert {piece.message for piece in pieces if piece.brief} | own <= said
        assert {message for message in said if "-reply-" not in message} <= {piece.message for piece in pieces}
        spoken = {
            option for piece in pieces for option in piece.options if piece.message in said | {sheet.seats.message}
        }
        assert differing <= spoken, setup.ruleset.to_dict()


def test_the_sheet_of_the_special_cards_has_all_there_is_to_know_of_them() -> None:
    for setup in SETUPS:
        said = {line.message for line in lines(cheat_sheet(setup), special=True)}
        pieces = [piece for piece in book(setup) if piece.part == "special" or piece.name in IN_TABLE | set(FOR_ALL)]
        assert {piece.message for piece in pieces if piece.name != "seats"} <= said


def test_what_differs_from_the_preset_is_marked_and_nothing_else() -> None:
    for preset in PRESETS:
        sheet = cheat_sheet(Setup(build({"preset": preset}), Single()))
        assert not any(line.own for special in (False, True) for line in lines(sheet, special=special))
    sheet = cheat_sheet(Setup(build({"preset": "prsi", "stacking": False}), Single()))
    marked = {line.message for line in lines(sheet, special=False) if line.own}
    assert marked == {"learn-seven-off", "learn-reply-seven-off"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_replies_are_said_in_every_language(language: str) -> None:
    """A missing message or variable raises."""
    found = {
        (line.message, tuple(line.values.items()))
        for setup in SETUPS
        for line in lines(cheat_sheet(setup), special=True)
    }
    for cards in ("german", "french"):
        texts = Texts(language, cards)
        for message, values in found:
            said = texts.say(message, **dict(values))
            assert said and "{" not in said and "??" not in said


def test_an_option_changes_its_own_replies_and_no_others() -> None:
    for preset in PRESETS:
        plain = Setup(build({"preset": preset}), Single())
        before = {one.name: one.reply for one in cheat_sheet(plain).cards}
        for option in OPTIONS:
            for value in option.values:
                try:
                    other = Setup(build({"preset": preset, option.name: value}), Single())
                except RulesetError:
                    continue
                options = changed(plain, other)
                after = {one.name: one.reply for one in cheat_sheet(other).cards}
                different = {
                    name
                    for name in before | after
                    if _said(before.get(name)) != _said(after.get(name)) and name != "comeback"
                }
                registered = {one.name.removeprefix("reply-") for one in REPLIES if options & set(one.options)}
                assert different <= registered, (preset, option.name, value)


def _said(line: Line | None) -> object:
    return None if line is None else (line.message, line.values)


def test_what_a_reply_claims_is_what_the_engine_allows() -> None:
    """Each claim as the set of cards that it means (R5, R6, R10, R13, R15, R17, R30, R31), against the tables."""
    met = set()
    for setup in SETUPS:
        for one in cheat_sheet(setup).cards:
            if one.reply is not None:
                met.add(one.reply.message)
                holds(setup.ruleset, one.reply.message.removeprefix("learn-reply-"))
    assert len(met) == 12, f"all of them came up: {sorted(met)}"


def holds(ruleset: Ruleset, reply: str) -> None:
    tables = compile_ruleset(ruleset)
    pack = [card_code(card) for card in ruleset.cards]

    def fit(situation: int) -> set[str]:
        return {code for code in pack if tables.fits[situation] >> parse_card(code) & 1}

    def of_rank(*ranks: str | None) -> set[str]:
        return {code for code in pack if code[0] in ranks}

    wilds = of_rank(ruleset.wild, ruleset.rank_wild)
    kings = {"Ks"} & set(pack)
    match reply.split("-"):
        case ["seven", "off"]:
            assert fit(OWED_SEVEN) == fit(OWED_SEVEN_OF_SPADES) == set()
        case ["seven", "on"]:
            assert fit(OWED_SEVEN) == fit(OWED_SEVEN_OF_SPADES) == of_rank("7")
        case ["seven", "king"]:
            assert fit(OWED_SEVEN) == of_rank("7")
            assert fit(OWED_SEVEN_OF_SPADES) == of_rank("7") | kings
        case ["king", "plain"]:
            assert fit(OWED_KING_OF_SPADES) == set()
        case ["king", "stacking"]:
            assert fit(OWED_KING_OF_SPADES) == {"7s"} & set(pack)
        case ["skip", "answer"]:
            assert fit(OWED_SKIP) == of_rank(ruleset.skip)
        case ["skip", "over"]:
            assert {tables.effects[parse_card(code)] for code in of_rank(ruleset.skip)} <= {PASSES_OVER}
        case ["wild", on]:
            for suit, letter in enumerate(SUITS):
                wished = {code for code in pack if code[1] == letter}
                assert fit(WISHED + suit) == (wished | wilds if on == "on" else wished - wilds)
        case ["rank", "wild", on]:
            for wish in tables.rank_wishes:
                wished = {code for code in pack if parse_card(code) >> 2 == wish - 4}
                assert fit(WISHED + wish) == (wished | wilds if on == "on" else wished - wilds)
        case ["reverse"]:
            for code in of_rank(ruleset.reverse):
                assert tables.effects[parse_card(code)] == REVERSES
                assert fit(parse_card(code)) == {c for c in pack if c[0] == code[0] or c[1] == code[1]} | wilds
        case _:
            raise AssertionError(reply)
