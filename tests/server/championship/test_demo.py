"""`make demo-tournament` in small: a championship from registration to its places, and all that has to hold of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

DEMO = Path(__file__).parents[3] / "tools" / "demo_tournament.py"


@pytest.mark.slow
@pytest.mark.long
def test_the_demonstration_plays_a_whole_championship_and_finds_nothing_wrong() -> None:
    """Ten players: a round with byes, semifinals, a final."""
    done = subprocess.run(
        [sys.executable, DEMO, "--players", "10", "--seed", "4"],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "All holds" in done.stdout
    assert "\n       1.  " in done.stdout


def test_a_number_of_players_that_cannot_play_is_refused() -> None:
    done = subprocess.run([sys.executable, DEMO, "--players", "1"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "2 to 240 expected, 1 found" in done.stderr
