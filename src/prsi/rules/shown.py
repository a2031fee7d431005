"""A value as an error repeats it: what was given may be anything at all, and telling so must not fail."""

from typing import Final

LONGEST: Final = 80


def shown(value: object) -> str:
    """Return a value as Python writes it, cut to 80 characters."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists thousands of levels deep
        return f"{type(value).__name__} too large to be repeated"
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
