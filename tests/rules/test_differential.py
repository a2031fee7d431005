"""The engine and the naive engine agree on random walks through random rulesets."""

from __future__ import annotations

import pytest

from tests.rules.differential import missing, walk

ALWAYS = {
    "reshuffle",
    "call",
    "late call",
    "call-out",
    "comeback",
    "several cards",
    "wish of a suit",
    "wish of a rank",
    "place played on for",
    "blocked",
    "turn_limit",
    "refused",
}


def test_engines_agree_over_20_000_steps() -> None:
    """R2–R27, R30–R35: two programs written apart from one text show the same after every step."""
    seen = walk(20_000, seed=2)
    assert seen["steps"] >= 20_000
    assert not ALWAYS & set(missing(seen))


@pytest.mark.slow
def test_engines_agree_over_100_000_steps() -> None:
    """The same for longer, until each rare thing has happened too."""
    seen = walk(100_000, seed=3)
    assert seen["steps"] >= 100_000
    assert missing(seen) == []
