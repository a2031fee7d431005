"""What a page asks about the rules of a set-up; JSON values in and out."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from prsi.learn.book import Setup, book
from prsi.learn.examples import Scenario, example
from prsi.learn.library import LONGEST_NAME, HomeRules, LinkError, at_home, differences, read_link, write_link
from prsi.learn.pad import PadError, load, sheet
from prsi.match.formats import format_to_json, parse_format
from prsi.rules.ruleset import build
from prsi.rules.values import PRESET_VALUES, card_values


def rules(ruleset: Mapping[str, object], form: object, values: object) -> list[dict[str, object]]:
    """Return the pieces of `book`, each with ``own``: whether an option that it depends on differs from the preset.

    ``values`` None: the preset's. Raises RulesetError, MatchError or ValuesError for what cannot be played.
    """
    built = build(ruleset)
    counted = card_values(PRESET_VALUES[built.preset] if values is None else values)
    differing = {name for name, _, _ in differences(built)}
    return [
        {**asdict(piece), "options": list(piece.options), "own": not differing.isdisjoint(piece.options)}
        for piece in book(Setup(built, parse_format(form), counted))
    ]


def scene(ruleset: Mapping[str, object], name: str) -> Scenario | None:
    """Return the scenario that shows a sentence, None where this ruleset has none; raises RulesetError, KeyError."""
    return example(name, build(ruleset))


def home(answers: Sequence[str]) -> dict[str, object]:
    """Return the ruleset, as a preset and changes, that answers to the four questions come to; raises LinkError."""
    return at_home(answers).to_dict()


def link(name: str, ruleset: Mapping[str, object], form: object, values: object) -> str:
    """Return the text by which a set-up is shared; raises RulesetError, MatchError or ValuesError."""
    built = build(ruleset)
    counted = card_values(PRESET_VALUES[built.preset] if values is None else values)
    return write_link(HomeRules(name[:LONGEST_NAME], built, parse_format(form), counted))


def opened(text: str) -> dict[str, object]:
    """Return what a shared text describes, or `ok` false and why it describes nothing that can be played."""
    try:
        rules = read_link(text)
    except LinkError as error:
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
    except PadError as error:
        return {"ok": False, "reason": error.reason, "message": error.message}
