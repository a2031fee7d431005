"""Backup and restore as docs/operations.md says: a copy made while people play, from which they go on playing."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, Guest, new_table
from tests.server.logs import query, read_log
from tests.server.ops.running import documented, run
from tests.server.play import play
from tests.server.services import Node, Postgres, find_program, nodes, sqlite_url

Json = dict[str, Any]


async def play_on(
    node: Node, guests: list[Guest], code: str, until_round: int, command: list[str] | None = None
) -> list[int]:
    """Let everybody play up to a round; run a command while they do. Returns the last entry each was told of."""
    clients = [Client(guest, code, [node.url]) for guest in guests]
    sitting = await asyncio.gather(*(client.__aenter__() for client in clients))
    try:
        for client in clients[1:]:
            if client.view is None:
                await client.done("sit")

        def enough(view: Json) -> bool:
            return bool(view["phase"] == "match_over" or (view["match"] or {"round": 0})["round"] >= until_round)

        players = [
            asyncio.create_task(play(client, random.Random(n), enough, (0.0, 0.02))) for n, client in enumerate(sitting)
        ]
        if command is not None:
            await asyncio.wait_for(clients[0].until(lambda: clients[0].seq > 12), 30)
            before = clients[0].seq
            process = await asyncio.create_subprocess_exec(*command)
            assert await process.wait() == 0
            assert clients[0].seq >= before, "nobody played while the copy was made"
        await asyncio.wait_for(asyncio.gather(*players), 90)
        assert [client.seen.faults for client in clients] == [[] for _ in clients]
        return [client.seq for client in clients]
    finally:
        await asyncio.gather(*(client.close() for client in clients))


def begin(node: Node) -> tuple[list[Guest], str]:
    guests = [Guest.enter(node.url) for _ in range(2)]
    return guests, new_table(node.url, guests[0], format={"kind": "rounds_won", "n": 3})


def went_on(before: str, after: str, code: str) -> None:
    """Say that the restored log begins as the first one did, and has gone on."""
    first, second = read_log(before, code), read_log(after, code)
    assert [row.seq for row in second] == list(range(1, len(second) + 1))
    common = 0
    for one, other in zip(first, second, strict=False):
        if one.text != other.text:
            break
        common += 1
    assert common >= 12, "what was there before the copy is there after it"
    assert len(second) > common


@pytest.mark.slow
def test_a_sqlite_file_is_copied_while_it_is_written_and_played_on(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    file, copy = tmp_path / "prsi.sqlite3", tmp_path / "copy.sqlite3"
    command = documented("VACUUM INTO", FILE=str(file), COPY=str(copy))
    assert command[0] == "/opt/prsi/bin/python"
    with nodes(tmp_path, 1, url) as (node,):
        guests, code = begin(node)
        last = asyncio.run(play_on(node, guests, code, 3, [sys.executable, *command[1:]]))
    with closing(sqlite3.connect(copy)) as restored:
        assert restored.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    (found,) = query(f"sqlite:///{copy}", "SELECT version FROM table_head WHERE code = ?", code)
    assert 12 <= found[0] < last[0], "the copy is of a moment in the middle of the match"
    other = tmp_path / "restored"
    other.mkdir()
    copy.rename(other / "prsi.sqlite3")
    with nodes(other, 1, sqlite_url(other)) as (node,):
        asyncio.run(play_on(node, guests, code, 99))
        assert node.errors() == []
    went_on(url, sqlite_url(other), code)


@pytest.mark.slow
@pytest.mark.long
def test_a_postgres_database_is_dumped_while_it_is_written_and_played_on(cluster: Postgres, tmp_path: Path) -> None:
    first, second = cluster.create(), cluster.create()
    dump = tmp_path / "prsi.dump"
    save = documented("pg_dump", PRSI_DATABASE=first, COPY=str(dump))
    load = documented("pg_restore", PRSI_DATABASE=second, COPY=str(dump))
    for command in (save, load):
        command[0] = str(find_program(command[0]))
    with nodes(tmp_path, 1, first) as (node,):
        guests, code = begin(node)
        asyncio.run(play_on(node, guests, code, 3, save))
    run(load)
    with nodes(tmp_path, 2, second) as running:
        asyncio.run(play_on(running[0], guests, code, 99))
        assert [node.errors() for node in running] == [[], []]
    went_on(first, second, code)


def test_a_copy_of_the_file_alone_would_not_do(tmp_path: Path) -> None:
    """Why the page says so: what was written last stands in a file beside it."""
    file = tmp_path / "a.sqlite3"
    with closing(sqlite3.connect(file)) as writing:
        writing.execute("PRAGMA journal_mode = WAL")
        writing.execute("CREATE TABLE kept (value int)")
        writing.commit()
        subprocess.run(["cp", str(file), str(tmp_path / "b.sqlite3")], check=True)
        with closing(sqlite3.connect(tmp_path / "b.sqlite3")) as copied:
            assert copied.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
