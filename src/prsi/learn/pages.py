"""What a page asks about the rules of a set-up; JSON values in and out."""

from collections.abc import Mapping
from dataclasses import asdict

from prsi.learn.book import Setup, book
from prsi.learn.examples import Scenario, example
from prsi.match.formats import parse_format
from prsi.rules.ruleset import OPTIONS, PRESETS, Ruleset, build, option_value
from prsi.rules.values import PRESET_VALUES, card_values


def rules(ruleset: Mapping[str, object], form: object, values: object) -> list[dict[str, object]]:
    """Return the pieces of `book`, each with ``own``: whether an option that it depends on differs from the preset.

    ``values`` None: the preset's. Raises RulesetError, MatchError or ValuesError for what cannot be played.
    """
    built = build(ruleset)
    counted = card_values(PRESET_VALUES[built.preset] if values is None else values)
    differing = _differing(built)
    return [
        {**asdict(piece), "options": list(piece.options), "own": not differing.isdisjoint(piece.options)}
        for piece in book(Setup(built, parse_format(form), counted))
    ]


def scene(ruleset: Mapping[str, object], name: str) -> Scenario | None:
    """Return the scenario that shows a sentence, None where this ruleset has none; raises RulesetError, KeyError."""
    return example(name, build(ruleset))


def _differing(ruleset: Ruleset) -> set[str]:
    preset = PRESETS[ruleset.preset]
    names = (option.name for option in OPTIONS)
    return {name for name in names if option_value(ruleset, name) != option_value(preset, name)}
