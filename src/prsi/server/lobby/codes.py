"""Codes of tables: short enough to be told across a room, too many to be guessed."""

from __future__ import annotations

import secrets
from typing import Final

ALPHABET: Final = "CDFGHJKMNPQRTWXY34679"
"""No two that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V) and no vowels, so that no word comes out by chance."""

LENGTH: Final = 10
"""21^10 codes: with 10,000 running tables, one guess in more than a thousand million finds one."""


def new_code() -> str:
    """Return a new code."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """Return the code that somebody typed, in small letters or with spaces and hyphens; None where it can be none."""
    code = text.upper().replace("-", "").replace(" ", "")
    return code if len(code) == LENGTH and all(letter in ALPHABET for letter in code) else None
