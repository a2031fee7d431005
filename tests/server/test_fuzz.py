"""Whatever is sent, the server answers it, tells nobody what is not theirs, and changes nothing it should not."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from prsi.protocol.versions import PROTOCOL_VERSION
from tests.server.client import Client, Guest, command, connecting, new_table
from tests.server.fuzz import Fuzzer, fuzz_hub
from tests.server.kills import LIMITS
from tests.server.logs import read_log
from tests.server.play import RESTING, play
from tests.server.projection import Projection, faults_of_client
from tests.server.services import Node, nodes


@pytest.mark.slow
def test_no_command_does_what_it_may_not(tmp_path: Path) -> None:
    found = asyncio.run(fuzz_hub(tmp_path, 12_000, seed=1, say=lambda _line: None))
    assert found.faults == []
    assert found.moves > 1000, "people must have played meanwhile"
    assert len(found.kinds) > 25, found.kinds
    assert len(found.answers) > 10, found.answers


async def closed_with(base: str, code: str, guest: Guest | None, *texts: str | bytes, **options: Any) -> int:
    """Send something, read until the end, and return the close code."""
    try:
        async with connecting(base, code, guest, **options) as connection:
            for text in texts:
                await connection.send(text)
            async with asyncio.timeout(60):
                while True:
                    message = json.loads(await connection.recv())
                    assert message["kind"] in ("error", "refused", "welcome"), message
    except ConnectionClosed as error:
        return 1006 if error.rcvd is None else error.rcvd.code
    except InvalidStatus as error:
        return error.response.status_code


async def torment(node: Node, database: str) -> None:
    """Let two people play while others try what they can with the table's code."""
    players = [await asyncio.to_thread(Guest.enter, node.url) for _ in range(2)]
    stranger = await asyncio.to_thread(Guest.enter, node.url)
    code = await asyncio.to_thread(new_table, node.url, players[0], 2)
    elsewhere = await asyncio.to_thread(new_table, node.url, stranger, 2)
    forged = Guest("__Host-prsi=" + "A" * 43, {"id": "forged"}, "127.0.0.9")
    async with Client(players[0], code, [node.url]) as one, Client(players[1], code, [node.url]) as two:
        for client in (one, two):
            await client.done("sit", seat=None)
        # Who has no cookie, a forged one, a foreign page behind them, or no table gets no further than the door.
        assert await closed_with(node.url, code, None) == 4401
        assert await closed_with(node.url, code, forged) == 4401
        assert await closed_with(node.url, code, players[0], origin=Origin("https://evil.example")) == 4403
        assert await closed_with(node.url, "NOTABLE234", players[0]) == 4404
        # Bytes that are no text, no UTF-8, or too many end the line and nothing else.
        assert await closed_with(node.url, code, stranger, b"\x00\x01") == 1003
        assert await closed_with(node.url, code, stranger, "x" * 70_000) == 1009
        games = [
            asyncio.create_task(play(client, random.Random(n), lambda view: view["phase"] in RESTING, (0.0, 0.02)))
            for n, client in enumerate((one, two))
        ]
        fuzzer = Fuzzer(random.Random(7))
        heard = []
        async with connecting(node.url, code, stranger) as connection:
            for number in range(600):
                _, text = fuzzer.next(one.view, stranger=True)
                if len(text.encode("utf-8", "surrogatepass")) > 60_000:
                    continue
                if number % 3 == 0 and one.seen.acks:  # another player's command, word for word
                    name = random.Random(number).choice(list(one.seen.acks))
                    text = command("play", name, at=one.seq, move="+1")
                await connection.send(text)
                heard.append(json.loads(await connection.recv()))
        await asyncio.gather(*games)
        assert {message["kind"] for message in heard} <= {"error", "refused", "welcome"}
        assert all("view" not in message for message in heard), "a stranger was shown the table"
        assert all(message.get("code") != "internal" for message in heard)
        assert {m["reason"] for m in heard if m["kind"] == "refused"} <= {"not_seated", "table_running", "table_full"}
        rows = read_log(database, code)
        projection = Projection(rows)
        for seat, client in enumerate((one, two)):
            assert faults_of_client(client.seen, seat, client.guest.id, rows, projection) == []
        assert {row.actor for row in rows if row.command} == {guest.id for guest in players}
        assert len(read_log(database, elsewhere)) == 1, "the stranger's own table is as it was"


@pytest.mark.slow
def test_strangers_learn_block_and_change_nothing(tmp_path: Path, sqlite: str) -> None:
    with nodes(tmp_path, 1, sqlite, None, LIMITS) as running:
        asyncio.run(torment(running[0], sqlite))
        assert running[0].errors() == []
        assert running[0].answers(), "the node is well"


def test_a_client_of_another_protocol_is_told_so(node: Node) -> None:
    async def ask() -> dict[str, object]:
        guest = await asyncio.to_thread(Guest.enter, node.url)
        code = await asyncio.to_thread(new_table, node.url, guest, 2)
        async with connecting(node.url, code, guest, PROTOCOL_VERSION) as connection:
            await connection.send(json.dumps({"v": PROTOCOL_VERSION - 1, "kind": "hello", "id": "old"}))
            while True:
                message: dict[str, object] = json.loads(await connection.recv())
                if message["kind"] != "state":
                    return message

    answer = asyncio.run(ask())
    assert (answer["kind"], answer["code"], answer["id"]) == ("error", "wrong_version", "old")
