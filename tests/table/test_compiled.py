"""The compiled and the interpreted table are one source; here it is seen that they are one table."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys

import pytest

from prsi import build_info
from tests.table.shell import Shell, start
from tests.table.table_digest import digests

TABLES = 40


def test_compiled_and_interpreted_tables_send_and_store_the_same() -> None:
    """Random rulesets, with bots and with people; commands that are legal and such as are not."""
    if not build_info().compiled:
        pytest.skip(f"the table is not compiled here, so there is nothing to compare: {build_info().note}")
    done = subprocess.run(
        [sys.executable, "-m", "tests.table.table_digest", str(TABLES), "7"],
        env=os.environ | {"PRSI_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    kind, *theirs = done.stdout.split()
    assert kind == "interpreted"
    ours = list(digests(TABLES, 7))
    assert len(set(ours)) == TABLES
    assert ours == theirs


def test_what_a_bot_is_asked_can_go_to_another_process() -> None:
    """A server's bots think in processes of their own; the classes of compiled modules cannot be pickled."""
    shell = Shell()
    shell.give(start(1, dealer=0))
    assert shell.requests
    assert [pickle.loads(pickle.dumps(request)) for request in shell.requests] == shell.requests
