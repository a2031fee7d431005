"""What the server refuses is said in a sentence, for everything that a player's finger can bring about."""

import re
from typing import get_args

import pytest

from prsi.protocol.messages import TABLE_REASONS
from prsi.tournament.check import Reason

from .texts import LANGUAGES, PYTHON, texts

MACHINES = {"content_type", "failed", "malformed", "no_player", "banned", "full", "too_often"}
"""What only a faulty page or a foreign program is told, and what has a sentence by its kind (`trouble-…`)."""

OWN_VALUES = {
    *("action", "avatar", "days", "language", "reason", "role", "seat", "yourself"),
    *("bad_clock", "bad_format", "bad_level", "bad_period", "bad_seats", "bad_values"),
    *("no_device", "no_match", "no_passkey", "no_report", "no_such_player"),
}
"""What the page offers no wrong value of, and what is gone: `trouble-refused` and `trouble-missing` are enough."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_its_sentence(language: str) -> None:
    """A new reason is not done before its sentence is there in each language."""
    found: set[str] = set()
    for path in (PYTHON / "server").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"(?:Denied|Problem)\(\s*(?:\d+,\s*)?\"([a-z_]+)\"", source))
    assert len(found) > 30
    known = set(texts(language)[0])
    for name in found - MACHINES - OWN_VALUES:
        # What is said over a table's socket is a refusal among the table's own.
        assert {f"denied-{name}"} & known or (name in TABLE_REASONS and f"refused-{name}" in known), name


PAGES_OWN = ("offline", "unavailable", "too_often", "key", "unknown", "garbled")
"""What the page itself says of a connection (web/src/championship/client.svelte.ts)."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_championship_has_its_sentence(language: str) -> None:
    """Who stands at a table with a phone is told why in words, whatever `check` refuses; no sentence is for nothing."""
    reasons = {f"championship-refused-{reason}" for reason in (*get_args(Reason), *PAGES_OWN)}
    assert {name for name in texts(language)[0] if name.startswith("championship-refused-")} == reasons
