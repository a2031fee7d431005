"""A node as a process: what it serves, what it says of itself, how it starts without a database and how it stops."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from prsi.server.config import Config, ConfigError, from_environment
from prsi.server.metrics import COUNTERS, GAUGES, HISTOGRAMS, Metrics
from tests.server.client import Guest, command, connecting, new_table, request
from tests.server.services import Node, Postgres, nodes, wait_until


def test_a_node_serves_the_page_the_interface_and_what_watches_it(node: Node) -> None:
    page = request(node.url, "GET", "/")
    assert page.status == 200
    assert "<!doctype html" in page.body.lower()
    assert request(node.url, "GET", "/health").body["status"] == "well"
    assert "/api/tables" in request(node.url, "GET", "/api/openapi.json").body["paths"]
    missing = request(node.url, "GET", "/api/nothing")
    assert (missing.status, missing.body["error"]) == (404, "unknown")
    assert request(node.url, "GET", "/nothing").status == 404


def test_every_metric_is_served_with_what_it_means(node: Node) -> None:
    text = request(node.url, "GET", "/metrics").body
    for name, about in {**COUNTERS, **GAUGES, **HISTOGRAMS}.items():
        assert any(line.startswith(f"# HELP prsi_{name}") and about in line for line in text.splitlines()), name
    counted = {name for name, value in vars(Metrics()).items() if isinstance(value, int)}
    assert counted - {"connections"} == set(COUNTERS)


def test_a_node_that_is_terminated_sends_everybody_elsewhere_and_ends_well(node: Node) -> None:
    """1012 tells a client to come back at once; the accepted commands are stored."""

    async def work() -> int:
        guest = await asyncio.to_thread(Guest.enter, node.url)
        code = await asyncio.to_thread(new_table, node.url, guest)
        async with connecting(node.url, code, guest) as line:
            await line.send(command("hello", "h"))
            await line.recv()
            os.kill(node.pid, signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                while True:
                    await line.recv()
            return line.close_code or 0

    assert asyncio.run(work()) == 1012
    assert node.process is not None
    assert node.process.wait(20) in (0, -signal.SIGTERM)
    node.process = None
    assert node.errors() == []


def test_no_secret_reaches_the_log(tmp_path: Path, sqlite: str) -> None:
    with nodes(tmp_path, 1, sqlite, environment={"PRSI_LOG_LEVEL": "debug"}) as (node,):
        guest = Guest.enter(node.url)
        code = new_table(node.url, guest)

        async def work() -> None:
            async with connecting(node.url, code, guest) as line:
                await line.send(command("hello", "h"))
                await line.recv()

        asyncio.run(work())
        request(node.url, "GET", "/api/me", cookie=guest.cookie)
        log = node.log.read_text(encoding="utf-8")
        token = guest.cookie.partition("=")[2]
        assert "node started" in log
        assert token not in log
        assert code not in log


def test_a_node_starts_without_its_database_and_serves_when_it_is_there(cluster: Postgres, tmp_path: Path) -> None:
    """Nobody has to start things in the right order."""
    database = cluster.create()
    cluster.stop()
    node = Node(tmp_path, {"PRSI_DATABASE": database})
    try:
        try:
            node.launch()
            assert node.process is not None
            wait_until(lambda: status_of(node, "/health") == 503, node.process, node.log, "The node without a database")
        finally:
            cluster.start()
        # From here, and not from the beginning: a busy machine may take long to get the database up again.
        wait_until(node.answers, node.process, node.log, "The node with its database")
        assert new_table(node.url, Guest.enter(node.url))
        assert node.errors() == []
    finally:
        node.kill()


def status_of(node: Node, path: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", node.port, timeout=5)
    try:
        connection.request("GET", path)
        with connection.getresponse() as answer:
            return answer.status
    except OSError:
        return 0
    finally:
        connection.close()


def children_of(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(child) for child in found]


def test_the_processes_that_think_end_with_their_node_and_are_replaced_when_they_die(node: Node) -> None:
    """Kill -9 of a node leaves nothing behind; kill -9 of a thinker is no table's end."""

    def thinking(killed: list[int]) -> list[int]:
        return [child for child in children_of(node.pid) if child not in killed]

    async def work() -> list[int]:
        guest = await asyncio.to_thread(Guest.enter, node.url)
        wanted = {"seats": 2, "bots": 1, "level": "strong"}
        code = await asyncio.to_thread(lambda: new_table(node.url, guest, **wanted))  # type: ignore[arg-type]
        async with connecting(node.url, code, guest) as line:
            await line.send(command("hello", "h"))
            killed: list[int] = []
            sent = moves = 0
            async with asyncio.timeout(60):
                # A move without a choice needs nobody to think, so a number of moves says nothing.
                while not killed or not thinking(killed):
                    view = json.loads(await line.recv()).get("view")
                    if view is None:
                        continue
                    if view["phase"] in ("ready", "round_over", "match_over"):
                        kind = "rematch" if view["phase"] == "match_over" else "next_round"
                        sent += 1
                        await line.send(command(kind, f"n{sent}", at=view["seq"]))
                    elif view["round"]["to_act"] == view["seat"]:
                        legal = [code for code in view["round"]["legal"] if code[0] not in "!?"]
                        sent, moves = sent + 1, moves + 1
                        await line.send(command("play", f"n{sent}", at=view["seq"], move=legal[0]))
                    elif moves >= 2 and not killed:
                        killed = children_of(node.pid)
                        for child in killed:
                            os.kill(child, signal.SIGKILL)
            return thinking(killed)

    left = asyncio.run(work())
    assert left, "who died was replaced"
    node.kill()
    deadline = time.monotonic() + 10
    while any(Path(f"/proc/{child}").exists() for child in left) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [child for child in left if Path(f"/proc/{child}").exists()] == []


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"PRSI_DATABASE": "mysql://x"}, "database"),
        ({"PRSI_BUS": "amqp://x"}, "bus"),
        ({"PRSI_BUS": "postgresql"}, "bus"),
        ({"PRSI_CERTIFICATE": "/nowhere"}, "certificate"),
        ({"PRSI_PUBLIC": "play.example"}, "public"),
        ({"PRSI_PORT": "many"}, "PRSI_PORT"),
        ({"PRSI_LAN": "perhaps"}, "PRSI_LAN"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(settings: dict[str, str], word: str) -> None:
    with pytest.raises(ConfigError, match=word):
        from_environment(settings)


def test_what_is_given_goes_before_the_environment() -> None:
    config = from_environment({"PRSI_PORT": "9000", "PRSI_LAN": "1"}, port=9001)
    assert (config.port, config.lan) == (9001, True)
    assert Config().is_sqlite
