"""What a page asks about the rules of a set-up; JSON values in and out."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import cast

from prsi.learn.book import Piece, Setup, book, differing_sentences
from prsi.learn.cheatsheet import cheat_sheet
from prsi.learn.errors import InputError
from prsi.learn.examples import example
from prsi.learn.library import LONGEST_NAME, HomeRules, at_home, differences, read_link, write_link
from prsi.learn.pad import load, sheet
from prsi.learn.reading import tidy_name
from prsi.match.formats import counts_cards, format_to_json, parse_format
from prsi.rules.ruleset import Ruleset, build
from prsi.rules.values import PRESET_VALUES, card_values


def rules(question: Mapping[str, object]) -> list[dict[str, object]]:
    """Return the pieces of `book` for a `ruleset`, `format` and `values` (None: the preset's).

    Each with ``own``: whether an option that it depends on differs from the preset; ``example`` is empty where it
    cannot be laid out. Raises RulesetError, MatchError or ValuesError for what cannot be played.
    """
    setup = _setup(question)
    differing = {name for name, _, _ in differences(setup.ruleset)}
    return [_told(piece, setup.ruleset, not differing.isdisjoint(piece.options)) for piece in book(setup)]


def _told(piece: Piece, ruleset: Ruleset, own: bool) -> dict[str, object]:
    shown = piece.example and example(piece.example, ruleset) is not None
    return {**asdict(piece), "options": list(piece.options), "example": piece.example if shown else "", "own": own}


def on_paper(question: Mapping[str, object]) -> dict[str, object]:
    """Return what the sheets to print say of a set-up, given as to `rules`; raises the same."""
    return asdict(cheat_sheet(_setup(question)))


def compare(question: Mapping[str, object]) -> dict[str, object]:
    """Return in what set-ups `mine` and `other`, each as for `rules`, differ: `options` and `sentences`.

    An option has its `name` (or `format`, `values`) and both values; a sentence both pieces, null where one side says
    nothing. Raises as `rules` does.
    """
    mine, other = (_setup(_object(question[side])) for side in ("mine", "other"))
    options = differences(mine.ruleset, other.ruleset)
    options += [("format", format_to_json(mine.format), format_to_json(other.format))]
    if counts_cards(mine.format) or counts_cards(other.format):
        options += [("values", mine.card_values.to_json(), other.card_values.to_json())]
    return {
        "options": [{"name": name, "mine": one, "other": two} for name, one, two in options if one != two],
        "sentences": [
            {"mine": one and asdict(one), "other": two and asdict(two)} for one, two in differing_sentences(mine, other)
        ],
    }


def home(answers: Sequence[str]) -> dict[str, object]:
    """Return the ruleset, as a preset and changes, that answers to the four questions come to; raises InputError."""
    return at_home(answers).to_dict()


def link(question: Mapping[str, object]) -> str:
    """Return the text by which a set-up is shared under a `name`; raises RulesetError, MatchError or ValuesError."""
    setup = _setup(question)
    name = tidy_name(str(question["name"]), LONGEST_NAME)
    return write_link(HomeRules(name, setup.ruleset, setup.format, setup.card_values))


def opened(text: str) -> dict[str, object]:
    """Return what a shared text describes, or `ok` false and why it describes nothing that can be played."""
    try:
        rules = read_link(text)
    except InputError as error:
        return {"ok": False, "reason": error.reason, "message": error.message}
    values = rules.values.to_json()
    return {
        "ok": True,
        "name": rules.name,
        "ruleset": rules.ruleset.to_dict(),
        "format": format_to_json(rules.format),
        "values": None if values == PRESET_VALUES[rules.ruleset.preset] else values,
    }


def pad(data: object) -> dict[str, object]:
    """Return how a score pad stands, or `ok` false and why it is none."""
    try:
        return {"ok": True, **asdict(sheet(load(data)))}
    except InputError as error:
        return {"ok": False, "reason": error.reason, "message": error.message}


def _setup(question: Mapping[str, object]) -> Setup:
    values = question["values"]
    return Setup(
        build(_object(question["ruleset"])),
        parse_format(question["format"]),
        None if values is None else card_values(values),
    )


def _object(value: object) -> Mapping[str, object]:
    return cast("Mapping[str, object]", value)
