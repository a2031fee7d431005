"""Every scenario file holds in the engine and in the naive engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.scenario import differences, files, naive_table, read


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_scenario_holds_in_the_naive_engine(path: Path) -> None:
    """The files were worked out by hand, so an oracle that differs from one is wrong itself."""
    scenario = read(path)
    assert list(differences(scenario, naive_table(scenario))) == []
