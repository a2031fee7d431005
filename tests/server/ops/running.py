"""What the tests of running a server share: `prsi` as whoever runs it types it, and the commands of the pages."""

from __future__ import annotations

import re
import shlex
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPSConnection
from os import environ
from pathlib import Path
from typing import Final

from tests.ports import HOST
from tests.server.client import Guest
from tests.server.services import ROOT, start, wait_until

PRSI: Final = Path(sys.executable).parent / "prsi"
DEPLOY: Final = ROOT / "deploy"
OPERATIONS: Final = ROOT / "docs" / "operations.md"

STOPPED: Final = (0, -signal.SIGTERM)
"""How an orderly end by SIGTERM shows: uvicorn ends the process with the same signal when all is done."""


def prsi(*words: str, environment: Mapping[str, str] | None = None) -> str:
    """Run `prsi …`, which must succeed, and return what it wrote."""
    return run([str(PRSI), *words], environment)


def run(command: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    """Run a program, which must succeed, and return what it wrote."""
    done = subprocess.run(
        list(command),
        env={**environ, **(environment or {})},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, (command, done.stdout, done.stderr)
    return done.stdout


def make_admin(database: str, guest: Guest) -> None:
    """Give a guest the role of an administrator, as docs/operations.md says."""
    prsi("role", guest.id, "admin", "--database", database)


def documented(word: str, **places: str) -> list[str]:
    """The one command of docs/operations.md in which a word stands, with paths and addresses put in place of its own.

    `places`: the name of a variable of the shell (`$COPY`) → what it stands for.
    """
    blocks = re.findall(r"^```sh\n(.*?)^```", OPERATIONS.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    lines = [line for block in blocks for line in block.replace("\\\n", " ").splitlines() if word in line]
    assert len(lines) == 1, (word, lines)
    words = shlex.split(lines[0], comments=True)
    for name, place in places.items():
        assert any(f"${name}" in one for one in words), (name, lines[0])
        words = [one.replace(f"${name}", place) for one in words]
    assert not any("$" in one for one in words), words
    return words


@contextmanager
def running(
    command: Sequence[str],
    environment: Mapping[str, str],
    folder: Path,
    name: str,
    trusted: ssl.SSLContext | None = None,
) -> Iterator[str]:
    """A node run by a command line, until it is well; its address. `trusted`: it speaks HTTPS."""
    log = folder / f"{name}.log"
    process = start(command, log, environment=environment)
    port = int(environment["PRSI_PORT"])

    def answers() -> bool:
        connection = (
            HTTPConnection(HOST, port, timeout=5)
            if trusted is None
            else HTTPSConnection(HOST, port, timeout=5, context=trusted)
        )
        try:
            connection.request("GET", "/health")
            with connection.getresponse() as answer:
                return answer.status == 200
        except OSError:
            return False
        finally:
            connection.close()

    try:
        wait_until(answers, process, log, name)
        yield f"{'http' if trusted is None else 'https'}://{HOST}:{port}"
        process.terminate()
        assert process.wait(30) in STOPPED
    finally:
        process.kill()
        process.wait()
