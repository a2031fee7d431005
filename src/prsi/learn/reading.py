"""Reading JSON values that may be anything at all: what is stored, or comes from a file."""

from collections.abc import Mapping
from typing import Final

from prsi.learn.errors import InputError
from prsi.rules.seen import something
from prsi.rules.shown import shown

JOINER: Final = "\u200d"
"""Joins emojis to one (a family of three), so that names have it, although nothing is seen of it alone."""


def read_object(data: object, where: str) -> Mapping[str, object]:
    """Return an object with names; raises InputError (shape) for anything else."""
    if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
        raise InputError("shape", f"{where}: an object expected, {shown(data)} given")
    return data


def read_number(data: object, where: str, low: int, high: int) -> int:
    """Return a whole number from `low` to `high`; raises InputError (number) for anything else."""
    if type(data) is not int or not low <= data <= high:
        raise InputError("number", f"{where}: a whole number from {low} to {high} expected, {shown(data)} given")
    return data


def is_name(text: str, longest: int) -> bool:
    """Whether a text of at most `longest` signs shows something and hides nothing; emojis may be joined."""
    return len(text) <= longest and text.replace(JOINER, "").isprintable() and something(text)


def tidy_name(text: str, longest: int) -> str:
    """Return of a typed text what `is_name` takes, without spaces around it; empty where nothing can be seen."""
    name = "".join(sign for sign in text if sign == JOINER or sign.isprintable())[:longest].strip()
    return name if something(name) else ""
