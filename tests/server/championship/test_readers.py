"""Sockets that look on: from our own page only, one short message in, and whoever does not read is given up."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from prsi.server.championship import readers
from tests.server.championship.playing import Event, hello
from tests.server.client import request
from tests.server.services import Node, nodes, sqlite_url


async def closed(connection: ClientConnection) -> int:
    """Read until the server closes, and return the code."""
    with pytest.raises(ConnectionClosed) as error:
        while True:
            await asyncio.wait_for(connection.recv(), 20)
    assert error.value.rcvd is not None
    return error.value.rcvd.code


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", 1003),
        ("{}", 1003),
        ("[]", 1003),
        ('{"key":7}', 1003),
        ('{"key":null}', 1003),
        ('{"key":"","more":1}', 1003),
        ("[" * 190, 1003),
        ("not json", 1003),
        ('{"key":"' + "a" * 100 + '"}', 1003),
        ('{"key":"' + "a" * 300 + '"}', 4429),
        (b'{"key":""}', 1003),
        ('{"key":"h-aaaaaaaaaaaaaaaaaaaa"}', 4401),
        ("x" * 70_000, 1009),
    ],
)
def test_what_is_no_key_closes_the_socket(house: Node, message: str | bytes, code: int) -> None:
    event = Event.open(house.url)

    async def story() -> None:
        async with event.socket() as connection:
            await connection.send(message)
            assert await closed(connection) == code

    asyncio.run(story())


def test_one_message_is_all_that_a_reader_has_to_say(house: Node) -> None:
    event = Event.open(house.url)

    async def story() -> None:
        async with event.socket() as connection:
            await hello(connection)
            await connection.send(json.dumps({"key": event.head}))
            assert await closed(connection) == 4429

    asyncio.run(story())


def test_foreign_pages_and_unknown_codes_are_refused(house: Node) -> None:
    event = Event.open(house.url)
    nowhere = Event(house.url, "ZZZZZZ", "")

    async def story() -> None:
        async with event.socket(origin="https://evil.example") as foreign, nowhere.socket() as unknown:
            assert await closed(foreign) == 4403
            assert await closed(unknown) == 4404

    asyncio.run(story())


def test_a_foreign_page_reports_nothing_even_with_a_key(house: Node) -> None:
    event = Event.open(house.url)
    body = {"reports": [{"id": "x", "report": {"kind": "registration_closed"}}]}
    path = f"/api/championships/{event.code}/reports"
    headers = {"X-Championship-Key": event.head, "Origin": "https://evil.example"}
    answer = request(house.url, "POST", path, body, headers=headers)
    assert (answer.status, answer.body["error"]) == (403, "foreign_origin")


@pytest.mark.slow
def test_who_says_nothing_is_not_waited_for(house: Node) -> None:
    event = Event.open(house.url)

    async def story() -> None:
        async with event.socket() as connection:
            began = asyncio.get_running_loop().time()
            assert await closed(connection) == 1013
            assert asyncio.get_running_loop().time() - began < readers.HELLO_SECONDS + 8

    asyncio.run(story())


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[Node]:
    """A node that has little patience, and room for few."""
    settings = {"PRSI_MAX_BEHIND": "20000", "PRSI_MAX_CONNECTIONS": "4"}
    with nodes(tmp_path, 1, sqlite_url(tmp_path), environment=settings) as (node,):
        yield node


def metric(node: Node, name: str) -> float:
    text = request(node.url, "GET", "/metrics").body
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"prsi_{name} ")))


def test_who_does_not_read_is_given_up_and_the_others_are_told(tight: Node) -> None:
    """A phone in a tunnel must not fill the server's memory; its line buffers little, and it reads nothing."""
    event = Event.open(tight.url)

    async def story() -> None:
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", tight.port))
        async with event.socket() as board, event.socket(sock=slow, max_queue=1) as tunnel:
            await hello(board)
            await hello(tunnel)
            tunnel.transport.pause_reading()
            seen = 0
            for number in range(400):
                text = f"{number} " + "dlouhé oznámení " * 20
                reports = [{"kind": "announcement", "about": "other", "text": text}] * 10
                await asyncio.to_thread(event.send, event.head, *reports)
                seen = json.loads(await board.recv())["seq"]
                if metric(tight, "slow_clients_total"):
                    break
            assert metric(tight, "slow_clients_total") == 1
            assert seen > 10
            assert metric(tight, "championship_connections") == 1
            assert metric(tight, "championship_entries_total") == seen - 1
            tunnel.transport.abort()

    asyncio.run(story())


def test_a_full_node_lets_nobody_more_in(tight: Node) -> None:
    event = Event.open(tight.url)

    async def story() -> None:
        sockets = [await event.socket() for _ in range(4)]
        for one in sockets:
            await hello(one)
        async with event.socket() as more:
            assert await closed(more) == 1013
        for one in sockets:
            await one.close()
        for _ in range(50):
            if metric(tight, "championship_connections") == 0:
                break
            await asyncio.sleep(0.1)
        async with event.socket() as again:
            assert (await hello(again))["kind"] == "view"

    asyncio.run(story())


def test_a_node_that_stops_sends_everybody_elsewhere(tight: Node) -> None:
    event = Event.open(tight.url)

    async def story() -> None:
        async with event.socket() as connection:
            await hello(connection)
            stopping = asyncio.create_task(asyncio.to_thread(tight.stop))
            assert await closed(connection) in (1012, 1001)
            assert await stopping in (0, -15)

    asyncio.run(story())
