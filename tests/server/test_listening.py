"""Where a server is reached, and that it is alone with its SQLite file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from prsi.cli import app
from prsi.server.config import Config
from prsi.server.serve import InUseError, alone, reached_at


def test_whoever_listens_everywhere_is_told_addresses_that_can_be_opened() -> None:
    everywhere = reached_at("0.0.0.0")
    assert "0.0.0.0" not in everywhere
    assert everywhere[-1] == "127.0.0.1"
    assert reached_at("::")[-1] == "[::1]"
    assert not {"[::]"} & set(reached_at("::"))
    assert reached_at("192.168.1.7") == ["192.168.1.7"]
    assert reached_at("fd00::7") == ["[fd00::7]"]


def test_a_second_server_is_kept_off_the_file_until_the_first_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "data" / "prsi.sqlite3"
    hold = f"""
from prsi.server.config import Config
from prsi.server.serve import alone
with alone(Config(database={str(file)!r})):
    print("held", flush=True)
    input()
"""
    with subprocess.Popen(
        [sys.executable, "-c", hold], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "held\n"
        try:
            with pytest.raises(InUseError, match=str(file)), alone(Config(database=str(file))):
                pass
            done = CliRunner().invoke(app, ["serve", "--port", "0", "--database", str(file)])
            assert done.exit_code == 2
            assert "another server is running on" in done.stderr
        finally:
            first.kill()
    with alone(Config(database=str(file))):
        assert not file.exists(), "only the lock is made"
