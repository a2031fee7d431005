"""What the tests of running a server share: `prsi` as an administrator types it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from os import environ
from pathlib import Path
from typing import Final

from tests.server.client import Guest
from tests.server.services import ROOT

PRSI: Final = Path(sys.executable).parent / "prsi"
DEPLOY: Final = ROOT / "deploy"


def prsi(*words: str, environment: Mapping[str, str] | None = None) -> str:
    """Run `prsi …`, which must succeed, and return what it wrote."""
    run = subprocess.run(
        [str(PRSI), *words],
        env={**environ, **(environment or {})},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def make_admin(database: str, guest: Guest) -> None:
    """Give a guest the role of an administrator, as docs/operations.md says."""
    prsi("role", guest.id, "admin", "--database", database)
