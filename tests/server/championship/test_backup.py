"""A backup is taken whole or not at all: damaged and foreign files are refused, and say what is wrong."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from prsi.server.championship import store
from prsi.server.championship.backup import BackupError, read, write
from prsi.tournament import reports as r
from prsi.tournament.reports import Entry
from tests.server.inside import inside
from tests.tournament.hall import HEAD, Hall
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
        changed(created=-1),
        changed(created=2**53 + 1),
        changed(created=10**30),
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


@pytest.mark.parametrize("created", [-1, 2**53 + 1, 10**30])
def test_a_time_that_no_database_holds_is_refused_even_with_the_right_sum(created: int) -> None:
    with pytest.raises(BackupError, match="opened"):
        read(write("ABC234", SECRET, created, LOG).encode())


UNKNOWN = ("a1", "a2", "a3", "a4"), ("b1", "b2", "b3", "b4")


@pytest.mark.parametrize(
    "report",
    [
        r.DrawTyped(1, 1, UNKNOWN),
        r.FeePaid("nobody", 100),
        r.RoundCalled(1, 1),
        r.RoundCalled(7, 1),
        r.TableOpened(3, 1, 1, "ABC234"),
        r.DrawRevealed(1, 1, "3"),
        r.DrawAnnounced(1, 1, "dice", "", "0" * 64, UNKNOWN[0]),
        r.AllAdvance(9),
        r.PlayerOut(1, 1, 1, "nobody", "left", 1),
    ],
)
def test_a_log_of_what_there_is_not_is_refused_even_with_the_right_sum(report: r.Report) -> None:
    """Written by hand: players, rounds and tables that are none, and draws that were never announced."""
    now = Hall().planned(8).now
    log = [*now.log, Entry(now.seq + 1, now.at, HEAD, "by-hand", report)]
    with pytest.raises(BackupError):
        read(write("ABC234", SECRET, 0, log).encode())


def test_what_says_it_was_opened_tomorrow_was_opened_now(sqlite: str) -> None:
    """Else it would stand first on the list of all for ever."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall, _ = await node.node.halls.restore(replace(read(TEXT.encode()), created=2**53), "somebody")
            created = await node.node.db.read(lambda connection: store.created(connection, hall.id))
            assert created <= node.node.halls.wall()

    asyncio.run(story())
