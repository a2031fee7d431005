"""Nothing acknowledged is lost, whenever the server is killed; several nodes are one championship."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.championship.judges import Phone, check, log_of
from tests.server.championship.playing import Event, heard, hello
from tests.server.services import Node, nodes, postgres, sqlite_url

pytestmark = pytest.mark.slow


SECONDS = 10
PLAYERS = 32
"""Eight tables."""


def prepared(base: str) -> tuple[Event, list[Phone]]:
    """A championship in its first round, and the phones of its tables."""
    event = Event.open(base)
    event.fill(PLAYERS)
    event.plan(PLAYERS)
    event.draw(1)
    judges = event.keys()["judges"]
    tables = sorted(int(name.rpartition(":")[2]) for name in event.view() if name.startswith("table:1:"))
    assert len(tables) == 8
    return event, [Phone(event, table, judges[str(table)], [base]) for table in tables]


def kill_now_and_then(running: list[Node], stop: threading.Event, dice: random.Random) -> int:
    """Kill one node after another at any moment and start it again; return how often."""
    kills = 0
    while not stop.is_set():
        stop.wait(dice.uniform(0.3, 2.5))
        node = running[kills % len(running)]
        node.kill()
        kills += 1
        node.start()
    return kills


def play(event: Event, phones: list[Phone], running: list[Node], seconds: float) -> int:
    """Let all phones report while nodes are killed; return how often one was."""
    stop = threading.Event()
    threads = [threading.Thread(target=phone.play, args=(stop,)) for phone in phones]
    for thread in threads:
        thread.start()
    timer = threading.Timer(seconds, stop.set)
    timer.start()
    kills = kill_now_and_then(running, stop, random.Random(3))
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()
    check(event, phones)
    return kills


def test_killed_at_any_moment_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    with nodes(tmp_path, 1, sqlite_url(tmp_path)) as running:
        event, phones = prepared(running[0].url)
        kills = play(event, phones, running, SECONDS)
        assert kills >= 1
        assert sum(len(phone.acknowledged) for phone in phones) > 50
        assert sum(phone.repeated for phone in phones) >= 1, "no report had to be sent again: the kills hit nothing"
        event.play_round(1)
        assert event.view()["round:1"]["over"], "and the round is played as if nothing had been"
        assert running[0].errors() == []


def test_killed_nodes_over_one_postgresql_lose_nothing_and_double_nothing(tmp_path: Path, database: str) -> None:
    with nodes(tmp_path, 2, database) as running:
        event, phones = prepared(running[0].url)
        for phone in phones:
            phone.nodes = [node.url for node in running]
        kills = play(event, phones, running, SECONDS)
        assert kills >= 1
        other = Event(running[1].url, event.code, event.head)
        assert log_of(other) == log_of(event)
        assert other.view(event.head) == event.view(event.head)
        assert [node.errors() for node in running] == [[], []]


@pytest.mark.parametrize("bus", [None, "redis"])
def test_two_nodes_tell_each_other(
    tmp_path: Path, database: str, bus: str | None, request: pytest.FixtureRequest
) -> None:
    """What is entered at one is told at the other at once; and the same report at both at once is one."""
    address = None if bus is None else request.getfixturevalue("redis").url
    with nodes(tmp_path, 2, database, address) as running:
        event, phones = prepared(running[0].url)
        there = Event(running[1].url, event.code, event.head)

        async def story() -> None:
            async with there.socket() as board:
                await hello(board)
                took: list[float] = []
                for phone in phones:
                    sheet = phone.look()
                    assert sheet is not None
                    began = time.perf_counter()
                    await asyncio.to_thread(phone.send, f"g{phone.table}", event.game(sheet))
                    told = await asyncio.wait_for(heard(board), 5)
                    took.append(time.perf_counter() - began)
                    assert f"table:1:{phone.table}" in told["sections"]
                assert sorted(took)[len(took) // 2] < 1.0, "by hint, and not by looking every two seconds"

        asyncio.run(story())
        report = {"kind": "announcement", "about": "other", "text": "a"}
        events = [event, there]
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda n: events[n % 2].send(event.head, report, ids=["once"])[0], range(24)))
        assert len({answer["seq"] for answer in answers}) == 1
        with ThreadPoolExecutor(8) as pool:
            ids = [f"n{n}" for n in range(60)]
            sent = list(pool.map(lambda n: events[n % 2].send(event.head, report, ids=[ids[n]])[0], range(60)))
        assert len({answer["seq"] for answer in sent}) == 60
        assert there.view() == event.view()
        assert [node.errors() for node in running] == [[], []]


def test_while_the_database_is_away_nothing_is_acknowledged_and_then_all_goes_on(tmp_path: Path) -> None:
    with postgres() as cluster, nodes(tmp_path, 1, cluster.create()) as (node,):
        event, phones = prepared(node.url)
        report = {"kind": "announcement", "about": "other", "text": "a"}

        async def story() -> None:
            async with event.socket() as board:
                await hello(board)
                cluster.stop()
                body = {"reports": [{"id": "away", "report": report}]}
                answer = await asyncio.to_thread(event.ask, "POST", "/reports", body, event.head)
                assert (answer.status, answer.body["error"]) == (503, "not_stored")
                cluster.start()
                found = await asyncio.to_thread(phones[0].send, "p1", game)
                assert found["ok"]
                told = await asyncio.wait_for(heard(board), 10)
                assert told["kind"] == "changed"

        sheet = phones[0].look()
        assert sheet is not None
        game = event.game(sheet)
        asyncio.run(story())
        (answer,) = event.send(event.head, report, ids=["away"])
        assert answer["ok"]
        assert [one["text"] for one in event.view()["head"]["announcements"]] == ["a"]
