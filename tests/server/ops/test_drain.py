"""An upgrade without losing anything: drain a node, let its players come to another, stop it, start the new version."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, Guest, connecting, new_table, request
from tests.server.logs import read_log
from tests.server.ops.running import STOPPED, make_admin
from tests.server.play import play
from tests.server.services import Node, nodes

Json = dict[str, Any]


async def closed_with(node: Node, code: str, guest: Guest) -> int:
    """Stay at a table until the node closes the socket; the close code."""
    async with connecting(node.url, code, guest) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await socket.recv()
        return 1006 if closed.value.rcvd is None else closed.value.rcvd.code


def health(node: Node) -> tuple[int, str]:
    answer = request(node.url, "GET", "/health")
    return answer.status, answer.body["status"]


async def upgrade(running: list[Node], guests: list[Guest], code: str, admin: Guest) -> None:
    """Drain, stop and start one node after the other while two play from one to the other."""
    first, second = running
    urls = [node.url for node in running]
    clients = [Client(guest, code, urls, random.Random(n)) for n, guest in enumerate(guests)]
    for client in clients:
        await client.__aenter__()
    await clients[1].done("sit")

    players = [
        asyncio.create_task(play(client, random.Random(n), lambda view: view["phase"] == "match_over", (0.0, 0.05)))
        for n, client in enumerate(clients)
    ]
    try:
        await clients[0].until(lambda: clients[0].seq > 10)

        # By the administrator's button, and then the signal.
        watching = asyncio.create_task(closed_with(first, code, guests[0]))
        await asyncio.sleep(0.5)
        drained = await asyncio.to_thread(request, first.url, "POST", "/api/admin/drain", None, admin.cookie)
        assert drained.status == 204
        assert await asyncio.wait_for(watching, 15) == 1012
        assert health(first) == (503, "draining")
        assert health(second) == (200, "well")
        wanted = {"ruleset": {"preset": "prsi"}, "seats": 2}
        refused = request(first.url, "POST", "/api/tables", wanted, admin.cookie)
        assert (refused.status, refused.body["error"]) == (503, "draining")
        for client in clients:  # the proxy in front of them would see the 503
            client.nodes = [second.url]
        assert await asyncio.to_thread(first.stop) in STOPPED
        first.start()
        assert health(first) == (200, "well")

        # By the signal alone.
        watching = asyncio.create_task(closed_with(second, code, guests[0]))
        await asyncio.sleep(0.5)
        for client in clients:
            client.nodes = [first.url]
        assert await asyncio.to_thread(second.stop) in STOPPED
        assert await asyncio.wait_for(watching, 15) == 1012
        second.start()
        await asyncio.wait_for(asyncio.gather(*players), 90)
    finally:
        for task in players:
            task.cancel()
        for client in clients:
            await client.close()
    assert [client.seen.faults for client in clients] == [[], []]
    assert all(client.reconnects >= 1 for client in clients)


@pytest.mark.slow
def test_players_go_to_another_node_and_play_on_while_both_are_upgraded(database: str, tmp_path: Path) -> None:
    with nodes(tmp_path, 2, database) as running:
        admin = Guest.enter(running[0].url)
        make_admin(database, admin)
        guests = [Guest.enter(running[0].url) for _ in range(2)]
        code = new_table(running[0].url, guests[0], format={"kind": "rounds_won", "n": 3})
        asyncio.run(upgrade(running, guests, code, admin))
        numbers = [row.seq for row in read_log(database, code)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert [node.errors() for node in running] == [[], []]


def test_only_an_administrator_may_drain(node: Node) -> None:
    guest = Guest.enter(node.url)
    for cookie, status in (("", 401), (guest.cookie, 403)):
        assert request(node.url, "POST", "/api/admin/drain", None, cookie).status == status
    assert health(node) == (200, "well")
