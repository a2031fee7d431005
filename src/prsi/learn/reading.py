"""Reading JSON values that may be anything at all: what is stored, or comes from a file."""

from collections.abc import Mapping

from prsi.learn.errors import InputError
from prsi.rules.shown import shown


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
