"""The compiled and the interpreted engine are one source; here it is seen that they are one engine."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from prsi import build_info
from tests.rules.walk_digest import digests

ROUNDS = 10_000


def interpreted(rounds: int, seed: int) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.rules.walk_digest", str(rounds), str(seed)],
        env=os.environ | {"PRSI_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    kind, *lines = done.stdout.split()
    assert kind == "interpreted"
    return lines


def agree(rounds: int, seed: int) -> None:
    if not build_info().compiled:
        pytest.skip(f"the engine is not compiled here, so there is nothing to compare: {build_info().note}")
    ours = list(digests(rounds, seed))
    assert len(ours) == rounds // 100
    assert ours == interpreted(rounds, seed)


def test_compiled_and_interpreted_agree_over_500_rounds() -> None:
    """Random rulesets, every field of every position, every seat's legal moves."""
    agree(500, seed=7)


@pytest.mark.slow
@pytest.mark.long
def test_compiled_and_interpreted_agree_over_10_000_rounds() -> None:
    """The same for as long as the bar asks."""
    agree(ROUNDS, seed=8)
