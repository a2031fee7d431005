"""The bounds that fields of commands and messages carry, as annotations the codec and the generators read."""

from dataclasses import dataclass
from typing import Annotated

MAX_SEATS = 6
"""Largest number of seats at a table (R28's formats and the rulebook's `players` stop at six)."""

MAX_INT = 2**53 - 1
"""Largest whole number a web page can hold exactly."""

MAX_BYTES = 64 * 1024
"""Largest command, in bytes of UTF-8; a longer one is refused unread."""


@dataclass(frozen=True, slots=True)
class Range:
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Text:
    """A text of `low` to `high` characters without control characters."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Hex:
    """Lower-case hexadecimal digits, two a byte, `low` to `high` bytes."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Size:
    """A list of `low` to `high` items, or an object with that many keys."""

    low: int
    high: int


Count = Annotated[int, Range(0, MAX_INT)]
"""Any whole number that cannot be negative."""

Seq = Annotated[int, Range(0, MAX_INT)]
"""A number in the table's log: the first entry is 1, 0 means "before everything"."""

Seat = Annotated[int, Range(0, MAX_SEATS - 1)]
"""A seat, numbered from 0 clockwise."""

Millis = Annotated[int, Range(0, 600_000)]
"""A delay in milliseconds, ten minutes at most."""

CommandId = Annotated[str, Text(1, 64)]
"""Made by the client, unique for it: the same id again gets the same answer and does nothing twice."""

MoveCode = Annotated[str, Text(1, 120)]
"""A move as the rulebook writes it: `7s`, `Qd=c`, `9s,9d`, `+1`, `-`, `!`, `?2`."""

Card = Annotated[str, Text(2, 2)]
"""A card code: rank and suit, `7s`."""

Name = Annotated[str, Text(1, 40)]
"""A name or the id of a drawing."""

Word = Annotated[str, Text(1, 64)]
"""A short identifier: a preset, a reason, a table of card values."""

Line = Annotated[str, Text(0, 400)]
"""One line of text."""

Secret = Annotated[str, Hex(16, 64)]
"""A secret or a contribution, in hexadecimal."""
