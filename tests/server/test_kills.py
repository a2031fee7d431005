"""No accepted move is ever lost, however nodes and buses die; `make kills-server` does the same for a minute each."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kills import CONFIGURATIONS, Configuration, run
from tests.server.projection import Row, faults_of_log
from tests.server.services import Postgres


@pytest.mark.slow
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=lambda configuration: configuration.name)
def test_nothing_acknowledged_is_lost(configuration: Configuration, cluster: Postgres, tmp_path: Path) -> None:
    report = run(configuration, tmp_path, clients=100, seconds=15, seed=1, cluster=cluster)
    assert report.wrongs() == [], report
    assert report.rounds > 20, "whole rounds must have been played"
    assert report.bus_kills > 0 or not configuration.kill_bus


def test_a_log_with_a_gap_or_a_move_made_twice_is_seen() -> None:
    """The checks above fail where they should."""

    def row(seq: int, command: str) -> Row:
        return Row(seq, f'{{"seq":{seq},"actor":"p","command":"{command}","fact":{{}}}}')

    assert faults_of_log([row(1, "a"), row(2, "a"), row(3, "b")]) == []
    assert len(faults_of_log([row(1, "a"), row(3, "b")])) == 1
    assert len(faults_of_log([row(1, "a"), row(2, "b"), row(3, "a")])) == 1
