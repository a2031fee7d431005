"""Changes to a preset as the command line gives them."""

from __future__ import annotations

import json
from collections.abc import Iterable

import typer

from prsi.rules.ruleset import OPTIONS

LONGEST_NUMBER = 9

_WORDS = {option.name: [value for value in option.values if isinstance(value, str)] for option in OPTIONS}
"""The values that are text, a rank such as 8 among them."""


def changes_of(options: Iterable[str]) -> dict[str, object]:
    """Return the changes that texts such as ``comeback=hearts_seven`` or ``call={"penalty":3}`` name.

    A value is what `prsi rules` lists, JSON, or the text itself where it is neither: no quotes are needed. Raises
    typer.BadParameter.
    """
    changes: dict[str, object] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise typer.BadParameter(f"{option!r} given, NAME=VALUE expected", param_hint="-o")
        if name == "preset":
            raise typer.BadParameter("preset is no option: it is named without -o", param_hint="-o")
        if name in changes:
            raise typer.BadParameter(f"{name} is given twice", param_hint="-o")
        if value in _WORDS.get(name, ()):
            changes[name] = value
            continue
        try:
            changes[name] = json.loads(value)
        except (ValueError, RecursionError):
            changes[name] = value
    return changes


def whole_number(text: str) -> int | None:
    """Return the number that a person typed in the digits 0 to 9, or None for any other text or a very long one."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else None
