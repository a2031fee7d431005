"""Names of people: how they are written down, shown and compared, wherever they come from."""

import unicodedata
from typing import Final

LONGEST: Final = 60
"""Characters of a name."""


def plain(text: str) -> str:
    """Return a text as it is kept: composed (NFC), single spaces, none around it."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def short_name(name: str) -> str:
    """Return a first name with the last name's initial, no longer than a name may be."""
    first, *others = name.split() or ["–"]
    if not others:
        return first
    initial = f" {others[-1][0]}."
    return first[: LONGEST - len(initial)] + initial


def same_name(name: str) -> str:
    """Return what two names have in common that are written alike but for capitals and spaces."""
    return plain(plain(name).casefold())
