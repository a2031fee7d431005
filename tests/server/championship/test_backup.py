"""A backup is taken whole or not at all: damaged and foreign files are refused, and say what is wrong."""

from __future__ import annotations

import json

import pytest

from prsi.server.championship.backup import BackupError, read, write
from tests.tournament.simulate import Simulation

LOG = Simulation(11).run().hall.now.log
SECRET = "5a" * 32
TEXT = write("ABC234", SECRET, 1_700_000_000_000, LOG)


def test_what_was_written_is_read() -> None:
    found = read(TEXT.encode())
    assert (found.code, found.secret, found.created) == ("ABC234", SECRET, 1_700_000_000_000)
    assert list(found.log) == LOG
    assert found.now.seq == len(LOG)


def changed(**fields: object) -> bytes:
    head, rest = TEXT.split("\n", 1)
    return f"{json.dumps(json.loads(head) | fields)}\n{rest}".encode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x89PNG\r\n\x1a\n",
        b"{}",
        b"[" * 100_000,
        b'{"format":"another"}',
        "jméno;rok".encode("cp1250"),
        changed(version=2),
        changed(version="1"),
        changed(code="abc"),
        changed(code=7),
        changed(secret="x"),
        changed(secret="5b" * 32),
        changed(created="now"),
        changed(created=1),
        changed(entries=0),
        changed(entries=len(LOG) - 1),
        changed(sha256="0" * 64),
        TEXT.encode()[:-2],
        TEXT.encode()[: len(TEXT) // 2],
        TEXT.replace('"winner"', '"vinner"', 1).encode(),
        "\n".join([*TEXT.split("\n")[:3], *TEXT.split("\n")[4:]]).encode(),
    ],
)
def test_damaged_and_foreign_files_are_refused(data: bytes) -> None:
    with pytest.raises(BackupError) as refused:
        read(data)
    assert refused.value.expected and refused.value.found


def test_a_log_that_makes_no_tournament_is_refused_even_with_the_right_sum() -> None:
    for log in (LOG[1:], LOG[:1] + LOG[2:], [*LOG[:5], LOG[40]]):
        with pytest.raises(BackupError, match="entry"):
            read(write("ABC234", SECRET, 0, log).encode())


def test_every_byte_counts() -> None:
    """One letter changed anywhere is noticed; every 997th is tried."""
    data = TEXT.encode()
    for at in range(0, len(data), 997):
        other = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        with pytest.raises(BackupError):
            read(other)
