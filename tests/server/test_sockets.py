"""Sockets: who may open one, what comes through it, and what happens to those that misbehave."""

from __future__ import annotations

import asyncio
import http.client
import random
import socket
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from prsi.server.clock import Clock
from prsi.server.node import Node
from prsi.server.people.identity import COOKIE
from prsi.server.store.database import UnavailableError
from prsi.server.wire import frame_of
from tests.server.inside import Guest, Inside, Line, inside, play_round, until


def run(work: object) -> None:
    asyncio.run(work)  # type: ignore[arg-type]


async def closed_with(house: Inside, code: str, guest: Guest | None, origin: str | None = None) -> int:
    async with house.connect(code, guest, origin=origin) as line:
        with pytest.raises(ConnectionClosed):
            await line.recv()
        return line.close_code or 0


def test_two_players_play_a_whole_round(sqlite: str) -> None:
    """The slice through everything: cookie, socket, table, store, both seats' messages."""

    async def work() -> None:
        async with inside(sqlite) as house:
            one, two = await house.guest("Anna"), await house.guest("Bert")
            table_id = await house.table(one, "AAA")
            async with Line.to(house.connect("AAA", one)) as a, Line.to(house.connect("AAA", two)) as b:
                assert (await a.ask("hello"))["kind"] == "welcome"
                assert (await b.ask("hello"))["kind"] == "welcome"
                assert (await b.ask("sit"))["kind"] == "ack"
                await a.until(lambda view: view["phase"] == "ready")
                await b.until(lambda view: view["phase"] == "ready")
                for line in (a, b):
                    assert (await line.ask("next_round", at=line.view["seq"]))["kind"] == "ack"
                await until(lambda: a.view["phase"] == b.view["phase"] == "playing")
                assert await play_round([a, b], random.Random(1)) > 3
                await until(lambda: a.view["phase"] == b.view["phase"] == "match_over")
                for line in (a, b):
                    numbers = [entry["seq"] for m in line.told if m["kind"] == "events" for entry in m["entries"]]
                    assert numbers == list(range(numbers[0], numbers[-1] + 1))
            assert house.node.hub.known(table_id) is not None

    run(work())


def test_who_is_not_let_in_is_told_why_by_the_close_code(sqlite: str) -> None:
    async def work() -> None:
        async with inside(sqlite) as house:
            one = await house.guest()
            await house.table(one, "AAA")
            stranger = Guest(one.actor, "A" * 43)
            assert await closed_with(house, "AAA", None) == 4401
            assert await closed_with(house, "AAA", stranger) == 4401
            assert await closed_with(house, "AAA", one, "http://evil.example") == 4403
            assert await closed_with(house, "BBB", one) == 4404

    run(work())


def test_a_code_that_no_database_can_hold_is_that_of_no_table(database: str) -> None:
    """PostgreSQL's text has no U+0000; a client that were told "later" would come back for ever."""

    async def work() -> None:
        async with inside(database) as house:
            one = await house.guest()
            assert await closed_with(house, "A%00A", one) == 4404

    run(work())


def test_what_is_too_big_or_no_text_closes_the_socket(sqlite: str) -> None:
    async def work() -> None:
        async with inside(sqlite) as house:
            one = await house.guest()
            await house.table(one, "AAA")
            for data, code in (("x" * 70_000, 1009), (b"\x00", 1003)):
                async with house.connect("AAA", one) as line:
                    await line.send(data)
                    with pytest.raises(ConnectionClosed):
                        await line.recv()
                    assert line.close_code == code

    run(work())


def test_what_cannot_be_read_is_answered_and_the_socket_stays(sqlite: str) -> None:
    async def work() -> None:
        async with inside(sqlite) as house:
            one = await house.guest()
            await house.table(one, "AAA")
            async with Line.to(house.connect("AAA", one)) as line:
                await line.socket.send("{")
                assert (await line.wait(lambda m: m["kind"] == "error"))["code"] == "not_json"
                assert (await line.ask("hello"))["kind"] == "welcome"

    run(work())


def test_sockets_of_one_player_all_get_the_same_and_none_evicts_another(sqlite: str) -> None:
    async def work() -> None:
        async with inside(sqlite) as house:
            one, two = await house.guest(), await house.guest()
            await house.table(one, "AAA")
            async with (
                Line.to(house.connect("AAA", one)) as a,
                Line.to(house.connect("AAA", one)) as again,
                Line.to(house.connect("AAA", two)) as b,
            ):
                await a.ask("hello")
                await again.ask("hello")
                await b.ask("sit")
                await until(lambda: a.view.get("phase") == again.view.get("phase") == "ready")
                assert [m for m in a.told if m["kind"] == "events"] == [m for m in again.told if m["kind"] == "events"]

    run(work())


def test_a_socket_that_comes_back_is_told_what_it_missed(sqlite: str) -> None:
    async def work() -> None:
        async with inside(sqlite) as house:
            one, two = await house.guest(), await house.guest()
            await house.table(one, "AAA")
            async with Line.to(house.connect("AAA", one)) as a, Line.to(house.connect("AAA", two)) as b:
                await a.ask("hello")
                await b.ask("sit")
                for line in (a, b):
                    await line.until(lambda view: view["phase"] == "ready")
                    await line.ask("next_round", at=line.view["seq"])
                await until(lambda: a.view["phase"] == b.view["phase"] == "playing")
                seen = b.view["seq"]
                await b.socket.close()
                if a.view["round"]["to_act"] == a.view["seat"]:
                    move = next(code for code in a.view["round"]["legal"] if code[0] not in "!?")
                    await a.ask("play", at=a.view["seq"], move=move)
                else:
                    await a.ask("say", phrase="hello")
                async with Line.to(house.connect("AAA", two, after=seen)) as back:
                    state = await back.wait(lambda m: m["kind"] == "state")
                    last = state["view"]["seq"]
                    assert [entry["seq"] for entry in state["entries"]] == list(range(seen + 1, last + 1))
                    await a.until(lambda view: view["seq"] >= last)

    run(work())


def test_who_sends_too_fast_is_closed(sqlite: str) -> None:
    async def work() -> None:
        async with inside(sqlite, messages_per_second=1, messages_at_once=5) as house:
            one = await house.guest()
            await house.table(one, "AAA")
            async with house.connect("AAA", one) as line:
                with pytest.raises(ConnectionClosed):
                    for _ in range(100):
                        await line.send("{")
                        await line.recv()
                assert line.close_code == 4429

    run(work())


def test_who_opens_sockets_too_often_is_refused_before_the_database_is_asked(sqlite: str) -> None:
    """By address, whoever it is and whether or not there is a cookie; other things that address does go on."""

    async def work() -> None:
        async with inside(sqlite, sockets_per_minute=60) as house:
            one = await house.guest()
            await house.table(one, "AAA")
            asked = 0
            read = house.node.db.read

            async def counted(function: object) -> object:
                nonlocal asked
                asked += 1
                return await read(function)  # type: ignore[arg-type]

            house.node.db.read = counted  # type: ignore[method-assign, assignment]
            codes = [await closed_with(house, "AAA", Guest(one.actor, "A" * 43)) for _ in range(40)]
            assert codes[:20] == [4401] * 20, "a third of a minute's sockets may come at once"
            assert set(codes[30:]) == {4429}
            # What the node reads by itself meanwhile is counted along; one read for each socket would be more.
            assert asked < len(codes)

    run(work())


def test_one_player_opens_no_more_than_a_twentieth_of_what_an_address_may(sqlite: str) -> None:
    async def work() -> None:
        async with inside(sqlite, sockets_per_minute=600) as house:
            one, other = await house.guest(), await house.guest()
            await house.table(one, "AAA", 3)
            codes = [await closed_with(house, "BBB", one) for _ in range(14)]
            assert codes == [4404] * 10 + [4429] * 4
            assert await closed_with(house, "BBB", other) == 4404, "another player behind the same address"

    run(work())


def test_a_database_whose_file_is_moved_is_told_and_nothing_is_lost(sqlite: str) -> None:
    """No move is acknowledged meanwhile, /health says so, and when the file is back the same command is carried out."""

    def health(house: Inside) -> int:
        with closing(http.client.HTTPConnection("127.0.0.1", house.port, timeout=5)) as connection:
            connection.request("GET", "/health")
            # An answer that is not closed keeps the socket open beyond its connection.
            with connection.getresponse() as answer:
                return answer.status

    async def work() -> None:
        async with inside(sqlite) as house:
            one, two = await house.guest(), await house.guest()
            await house.table(one, "AAA")
            path = Path(sqlite.removeprefix("sqlite:///"))
            away = path.with_name("away.sqlite3")
            async with Line.to(house.connect("AAA", one)) as a, Line.to(house.connect("AAA", two)) as b:
                assert (await b.ask("sit"))["kind"] == "ack"
                await a.ask("hello")
                await asyncio.to_thread(path.rename, away)
                for _ in range(3):
                    answer = await a.ask("say", "same", phrase="hello")
                    assert (answer["kind"], answer.get("reason")) == ("refused", "not_stored")
                await until(lambda: not house.node.healthy)
                assert await asyncio.to_thread(health, house) == 503
                await asyncio.to_thread(away.rename, path)
                await until(lambda: house.node.healthy)
                assert await asyncio.to_thread(health, house) == 200
                assert (await a.ask("say", "same", phrase="hello"))["kind"] == "ack"
                await b.wait(lambda m: "said" in str(m))

    run(work())


def test_all_are_told_while_the_database_cannot_be_written_and_the_move_is_done_then(sqlite: str) -> None:
    """Also who has sent nothing, and who comes meanwhile; the table can be read all the time."""

    async def work() -> None:
        async with inside(sqlite) as house:
            one, two = await house.guest(), await house.guest()
            await house.table(one, "AAA")
            async with Line.to(house.connect("AAA", one)) as a, Line.to(house.connect("AAA", two)) as b:
                assert (await b.ask("sit"))["kind"] == "ack"
                with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)) as other:
                    other.execute("BEGIN IMMEDIATE")
                    name = await a.send("say", phrase="hello")
                    told = await asyncio.gather(*(one.wait(lambda m: m["kind"] == "storing") for one in (a, b)))
                    assert [message["works"] for message in told] == [False, False]
                    assert not any(message.get("id") == name for message in a.told), "nothing is promised"
                    async with Line.to(house.connect("AAA", two)) as late:
                        assert not (await late.wait(lambda m: m["kind"] == "storing"))["works"]
                    seen = len(b.told)
                    assert not (await b.wait(lambda m: m["kind"] == "storing", seen))["works"], "and again"
                    other.execute("COMMIT")
                answer = await a.wait(lambda m: m.get("id") == name)
                if answer["kind"] == "refused":  # it had waited for too long on a busy machine
                    assert (answer["reason"], (await a.ask("say", name, phrase="hello"))["kind"]) == (
                        "not_stored",
                        "ack",
                    )
                await asyncio.gather(*(one.wait(lambda m: m["kind"] == "storing" and m["works"]) for one in (a, b)))
                await b.wait(lambda m: "said" in str(m))

    run(work())


def test_a_node_whose_first_beats_fail_says_nothing_false_and_opens_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until one came through it is not asked whether moves wait; the database is open by then, and stays as it is."""
    beat = Clock.beat
    tries: list[Clock] = []
    asked: list[Node] = []

    async def fails(clock: Clock, *_: int) -> None:
        tries.append(clock)
        raise UnavailableError("for a moment")

    def appending() -> int:
        return [thread.name for thread in threading.enumerate()].count("append")

    def stores(node: Node) -> bool:
        asked.append(node)
        return True

    async def work() -> None:
        monkeypatch.setattr(Clock, "beat", fails)
        monkeypatch.setattr(Node, "stores", stores)
        before = appending()
        async with inside(sqlite) as house:
            await until(lambda: len(tries) > 1)
            assert (house.node.healthy, asked) == (False, [])
            monkeypatch.setattr(Clock, "beat", beat)
            await until(lambda: house.node.healthy and bool(asked))
            assert appending() == before + 1

    run(work())


def test_who_does_not_read_is_given_up_and_the_others_are_not_held_up(sqlite: str) -> None:
    """The queue of a slow client is bounded."""

    async def work() -> None:
        async with inside(sqlite, max_behind=50_000) as house:
            one, two = await house.guest(), await house.guest()
            await house.table(one, "AAA")
            loop = asyncio.get_running_loop()
            with socket.socket() as deaf:
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                deaf.setblocking(False)
                await loop.sock_connect(deaf, ("127.0.0.1", house.port))
                await loop.sock_sendall(deaf, handshake(house, one))
                async with Line.to(house.connect("AAA", two)) as b:
                    await b.ask("sit")
                    await until(lambda: len(house.node.connections) == 2)
                    slow = next(c for c in house.node.connections if c.actor.player == one.actor.player)
                    for _ in range(2000):
                        slow.write(frame_of("x" * 10_000))
                    assert house.node.hub.metrics.slow_clients == 1
                    await until(lambda: len(house.node.connections) == 1)
                    assert (await b.ask("hello"))["kind"] == "welcome"

    run(work())


def handshake(house: Inside, guest: Guest) -> bytes:
    lines = (
        "GET /api/tables/AAA/socket HTTP/1.1",
        f"Host: 127.0.0.1:{house.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {COOKIE}={guest.token}",
    )
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode()
