"""Tables on nodes: nothing that was acknowledged is lost, nothing is done twice, and every node tells the same."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select

from prsi.protocol.commands import Open, Person, Start
from prsi.server import live
from prsi.server.hub import DrainingError, RefusedError
from prsi.server.presence import gives_way
from prsi.server.store.database import UnavailableError
from prsi.server.store.schema import presence, refusal, table_event
from prsi.server.store.tables import load_entries, load_table
from tests.server.inside import Guest, Inside, Line, inside, play_round, some_move, until
from tests.server.services import Postgres, Redis


def run(work: object) -> None:
    asyncio.run(work)  # type: ignore[arg-type]


async def begin(one: Inside, other: Inside, code: str, stack: AsyncExitStack) -> tuple[str, list[Guest], list[Line]]:
    """A table with a dealt round; its first player is at one node, its second at the other."""
    guests = [await one.guest("Anna"), await other.guest("Bert")]
    table_id = await one.table(guests[0], code)
    lines = [
        await stack.enter_async_context(Line.to(house.connect(code, guest)))
        for house, guest in zip((one, other), guests, strict=True)
    ]
    await lines[0].ask("hello")
    assert (await lines[1].ask("sit"))["kind"] == "ack"
    for line in lines:
        view = await line.until(lambda view: view["phase"] == "ready")
        assert (await line.ask("next_round", at=view["seq"]))["kind"] == "ack"
    for line in lines:
        await line.until(lambda view: view["phase"] == "playing")
    return table_id, guests, lines


def mover(lines: list[Line]) -> tuple[Line, str]:
    """The line whose turn it is, and a legal move."""
    seat = lines[0].view["round"]["to_act"]
    line = next(one for one in lines if one.view["seat"] == seat)
    return line, next(code for code in line.view["round"]["legal"] if code[0] not in "!?")


async def log_of(house: Inside, table_id: str) -> tuple[str, ...]:
    return await house.node.db.read(lambda connection: load_entries(connection, table_id, 0))


def test_a_command_that_comes_again_gets_the_same_answer_and_is_done_once(sqlite: str) -> None:
    """Also after the node was restarted, when only the database knows."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite))
            table_id, guests, lines = await begin(house, house, "AAA", stack)
            line, move = mover(lines)
            other = lines[1 - lines.index(line)]
            at = line.view["seq"]
            answer = await line.ask("play", "again", at=at, move=move)
            assert answer["kind"] == "ack"
            assert await line.ask("play", "again", at=at, move=move) == answer
            refused = await line.ask("play", "refused", at=0, move="7h")
            assert refused["kind"] == "refused"
            assert await line.ask("play", "refused", at=0, move="7h") == refused
            # Somebody else's ids are somebody else's.
            assert (await other.ask("play", "again", at=at, move=move))["kind"] in ("refused", "ack")
            log = await log_of(house, table_id)
            player = guests[lines.index(line)]
        async with inside(sqlite) as house, Line.to(house.connect("AAA", player)) as line:
            assert await line.ask("play", "again", at=at, move=move) == answer
            assert await line.ask("play", "refused", at=0, move="7h") == refused
            assert (await log_of(house, table_id))[: len(log)] == log
            assert len([text for text in await log_of(house, table_id) if '"again"' in text]) <= 2

    run(work())


def test_a_command_that_the_table_has_forgotten_gets_the_same_answer_however_often_it_comes(sqlite: str) -> None:
    """A table remembers the last 200 commands; of an older one, without effect now, the database knows the answer."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite))
            anna, bert = await house.guest("Anna"), await house.guest("Bert")
            table_id = await house.table(anna, "AAA")
            one, other = [await stack.enter_async_context(Line.to(house.connect("AAA", who))) for who in (anna, bert)]
            answer = await other.ask("sit", "seat")
            assert answer["kind"] == "ack"
            view = await one.until(lambda view: view["phase"] == "ready")
            assert (await one.ask("next_round", at=view["seq"]))["seq"] > answer["seq"]
            live = house.node.hub.known(table_id)
            assert live is not None
            assert live.table is not None
            live.table.state.answers = ()
            assert [await other.ask("sit", "seat") for _ in range(3)] == [answer] * 3

    run(work())


def test_who_comes_back_after_the_round_gets_the_same_answer_however_often_they_ask(sqlite: str) -> None:
    """Whoever left has no seat until the round is over; to ask twice to come back has no effect, but an answer."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite))
            table_id, _, lines = await begin(house, house, "AAA", stack)
            line, _ = mover(lines)
            other = lines[1 - lines.index(line)]
            assert (await other.ask("leave"))["kind"] == "ack"
            assert (await other.ask("sit", "back"))["kind"] == "ack"
            answer = await other.ask("sit", "once more")
            assert answer["kind"] == "ack"
            view = await line.until(lambda view: view["question"] is None and view["round"]["to_act"] is not None)
            if view["round"]["to_act"] == view["seat"]:
                await line.ask("play", at=view["seq"], move=mover([line])[1])
            await line.until(lambda view: view["seq"] > answer["seq"])
            live = house.node.hub.known(table_id)
            assert live is not None
            live.forget()  # as after a rest, or on another node: only the database knows
            assert await other.ask("sit", "once more") == answer

    run(work())


def test_a_game_goes_on_after_the_node_was_restarted_in_the_middle_of_it(sqlite: str) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite))
            table_id, guests, lines = await begin(house, house, "AAA", stack)
            for _ in range(3):
                line, move = mover(lines)
                answer = await line.ask("play", at=line.view["seq"], move=move)
                for one in lines:
                    await one.reach(answer["seq"])
            seen = [line.view for line in lines]
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite))
            lines = [await stack.enter_async_context(Line.to(house.connect("AAA", guest))) for guest in guests]
            for line, before in zip(lines, seen, strict=True):
                await line.ask("hello")
                view = await line.until(lambda view: "round" in view)
                assert view["round"]["hand"] == before["round"]["hand"]
            await play_round(lines, random.Random(3))
            assert lines[0].view["phase"] == "match_over"
            stored = await house.node.db.read(lambda connection: load_table(connection, table_id))
            assert stored is not None
            assert stored.version == len(await log_of(house, table_id))

    run(work())


def test_what_the_database_cannot_store_is_refused_and_can_be_sent_again(sqlite: str) -> None:
    """Nothing is remembered of such a refusal: the same command, with the same id, is done when the cause is gone."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite))
            table_id, _, lines = await begin(house, house, "AAA", stack)
            log = await log_of(house, table_id)
            line, move = mover(lines)
            at = line.view["seq"]
            engine = house.node.db._writing
            assert engine is not None
            connection = engine.raw_connection()
            connection.execute("PRAGMA query_only = 1")
            connection.close()
            for _ in range(2):
                answer = await line.ask("play", "move", at=at, move=move)
                assert (answer["kind"], answer.get("reason")) == ("refused", "not_stored")
            assert await log_of(house, table_id) == log
            assert lines[0].view["seq"] == lines[1].view["seq"] == at
            connection = engine.raw_connection()
            connection.execute("PRAGMA query_only = 0")
            connection.close()
            answer = await line.ask("play", "move", at=at, move=move)
            assert answer["kind"] == "ack"
            for one in lines:
                await one.reach(answer["seq"])
            assert house.node.hub.metrics.not_stored == 2

    run(work())


def test_who_comes_back_while_a_table_cannot_be_read_is_told_where_it_stands_when_it_can(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who says `?after=` need not ask, and must not be forgotten; nor may a fault of ours hold the table for ever."""
    read = load_table
    failures: list[Exception] = [UnavailableError("away")]

    def fails_first(*arguments: Any) -> Any:
        if failures:
            raise failures.pop(0)
        return read(*arguments)

    async def work() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite))
            table_id, guests, lines = await begin(house, house, "AAA", stack)
            table = house.node.hub.known(table_id)
            assert table is not None
            monkeypatch.setattr(live, "load_table", fails_first)
            monkeypatch.setattr(live, "PATIENCE", 0.05)
            table.forget()
            back = await stack.enter_async_context(Line.to(house.connect("AAA", guests[1], after=0)))
            view = await back.until(lambda view: view["phase"] == "playing")
            assert not failures
            assert view["seq"] == lines[0].view["seq"]
            table.forget()
            failures.append(RuntimeError("a fault of ours"))
            assert (await back.ask("sync", "one", after=0))["code"] == "internal"
            assert (await back.ask("sync", "two", after=0))["kind"] == "state"
            table.forget()
            failures.append(RuntimeError("a fault of ours"))
            third = await stack.enter_async_context(Line.to(house.connect("AAA", guests[1], after=0)))
            assert (await third.wait(lambda message: message["kind"] == "error"))["code"] == "internal"

    run(work())


def test_a_new_table_that_cannot_be_stored_or_played_is_not_made(sqlite: str) -> None:
    async def work() -> None:
        async with inside(sqlite) as house:
            guest = await house.guest()
            with pytest.raises(RefusedError):
                await house.node.hub.create(
                    Start("s", {"preset": "none"}, (Person("a", "a"), Open()), deal=False), guest.actor, "AAA"
                )
            house.node.hub.draining = True
            with pytest.raises(DrainingError):
                await house.table(guest, "AAA")

    run(work())


def test_a_table_that_nobody_plays_at_leaves_the_memory_and_comes_back(sqlite: str) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite, idle_seconds=0))
            table_id, _, lines = await begin(house, house, "AAA", stack)
            hub = house.node.hub
            live = hub.known(table_id)
            assert live is not None
            await until(lambda: not live.busy)
            hub.rest()
            assert live.table is None
            line, move = mover(lines)
            answer = await line.ask("play", at=line.view["seq"], move=move)
            for one in lines:
                await one.reach(answer["seq"])
            for one in lines:
                await one.socket.close()
            # Absent players are noted first; then nothing of the table is left here.
            await until(lambda: hub.presence.idle())
            await until(lambda: not live.busy and not live.inbox)
            hub.rest()
            assert hub.known(table_id) is None

    run(work())


def test_the_last_socket_gone_means_absent_and_a_new_one_present_again(sqlite: str) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite))
            _, guests, lines = await begin(house, house, "AAA", stack)
            async with Line.to(house.connect("AAA", guests[1])) as second:
                await lines[1].socket.close()
                await asyncio.sleep(3)
                assert lines[0].view["seats"][1]["connected"]  # by the second socket
                await second.socket.close()
            await lines[0].until(lambda view: not view["seats"][1]["connected"])
            async with Line.to(house.connect("AAA", guests[1])) as back:
                await back.ask("hello")
                await lines[0].until(lambda view: view["seats"][1]["connected"])

    run(work())


def test_who_was_away_when_another_match_was_agreed_on_can_sit_down_again(sqlite: str) -> None:
    """Whoever is here need not wait; whoever comes back is told that the seat is gone, and it is still free."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite))
            _, guests, lines = await begin(house, house, "AAA", stack)
            await play_round(lines, random.Random(1))
            before = lines[1].view["seq"]
            await lines[1].socket.close()
            view = await lines[0].until(lambda view: not view["seats"][1]["connected"])
            assert (await lines[0].ask("rematch", at=view["seq"]))["kind"] == "ack"
            await lines[0].until(lambda view: view["phase"] == "waiting")
            back = await stack.enter_async_context(Line.to(house.connect("AAA", guests[1], after=before)))
            assert (await back.ask("sync", "what", after=before))["reason"] == "not_seated"
            assert (await back.ask("sit", "again", seat=1))["kind"] == "ack"
            await back.until(lambda view: view["phase"] == "ready" and view["seat"] == 1)

    run(work())


def test_refusals_are_forgotten_one_day_and_strangers_leave_none(sqlite: str) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite))
            _, _, lines = await begin(house, house, "AAA", stack)
            stranger = await house.guest()
            async with Line.to(house.connect("AAA", stranger)) as line:
                assert (await line.ask("play", at=1, move="7h"))["reason"] == "not_seated"
            assert (await lines[0].ask("play", at=0, move="7h"))["kind"] == "refused"
            count = select(func.count()).select_from(refusal)
            assert await house.node.db.read(lambda connection: connection.execute(count).scalar()) == 1

    run(work())


# ---- several nodes ----


@pytest.fixture(params=["notify", "redis", "no bus"])
def bus(request: pytest.FixtureRequest) -> str:
    """The bus that several nodes use; without one the look every two seconds has to do."""
    if request.param == "redis":
        service: Redis = request.getfixturevalue("redis")
        return service.url
    return "" if request.param == "notify" else "redis://127.0.0.1:1/0"


def test_two_nodes_play_one_table(database: str, bus: str) -> None:
    """Each player is at another node; both see the same, whichever node handles a command."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(inside(database, bus=bus))
            other = await stack.enter_async_context(inside(database, bus=bus))
            table_id, _, lines = await begin(one, other, "AAA", stack)
            rng = random.Random(5)
            for _ in range(6 if bus.endswith(":1/0") else 2000):
                if lines[0].view["phase"] != "playing":
                    break
                line, _ = mover(lines)
                answer = await line.ask("play", at=line.view["seq"], move=some_move(line.view, rng))
                assert answer["kind"] == "ack", answer
                for each in lines:
                    await each.reach(answer["seq"])
            assert len(await log_of(one, table_id)) == lines[0].view["seq"]
            for each in lines:
                numbers = [entry["seq"] for m in each.told if m["kind"] == "events" for entry in m["entries"]]
                assert numbers == list(range(numbers[0], numbers[-1] + 1))

    run(work())


def test_commands_that_meet_at_two_nodes_are_all_done_once(database: str) -> None:
    """Both players are ready at the same moment, again and again: conflicts are tried again, and nothing is lost."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(inside(database))
            other = await stack.enter_async_context(inside(database))
            table_id, _, lines = await begin(one, other, "AAA", stack)
            metrics = one.node.hub.metrics, other.node.hub.metrics
            rng = random.Random(7)
            for turn in range(8):
                await play_round(lines, rng)
                names = [f"ready-{turn}-{seat}" for seat in range(2)]
                answers = await asyncio.gather(
                    *(line.ask("rematch", name, at=line.view["seq"]) for line, name in zip(lines, names, strict=True))
                )
                assert [answer["kind"] for answer in answers] == ["ack", "ack"], answers
                for line in lines:
                    await line.until(lambda view: view["phase"] == "playing")
                log = await log_of(one, table_id)
                for name in names:
                    assert len([text for text in log if f'"{name}"' in text]) == 1
                if metrics[0].conflicts + metrics[1].conflicts:
                    break
            assert metrics[0].conflicts + metrics[1].conflicts > 0

    run(work())


def test_one_command_sent_to_two_nodes_at_once_is_done_once(database: str) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(inside(database))
            other = await stack.enter_async_context(inside(database))
            table_id, guests, lines = await begin(one, other, "AAA", stack)
            for turn in range(6):
                line, move = mover(lines)
                at, guest = line.view["seq"], guests[lines.index(line)]
                elsewhere = other if line is lines[0] else one
                async with Line.to(elsewhere.connect("AAA", guest)) as second:
                    name = f"both-{turn}"
                    answers = await asyncio.gather(
                        line.ask("play", name, at=at, move=move), second.ask("play", name, at=at, move=move)
                    )
                assert answers[0] == answers[1]
                assert answers[0]["kind"] == "ack"
                for each in lines:
                    await each.reach(answers[0]["seq"])
                if lines[0].view["phase"] != "playing":
                    break
                assert len([text for text in await log_of(one, table_id) if f'"{name}"' in text]) == 1

    run(work())


def test_a_dead_node_leaves_nobody_present(database: str) -> None:
    """Its rows are found by the others, who say that its players are absent."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(inside(database))
            other = await stack.enter_async_context(inside(database))
            _, guests, lines = await begin(one, other, "AAA", stack)
            # As kill -9 would: it beats no more, closes nothing and writes nothing.
            node = other.node
            for task in node._tasks:
                task.cancel()
            node.hub.presence.parted = lambda live, player: None  # type: ignore[method-assign]
            await lines[1].socket.close()
            await lines[0].until(lambda view: not view["seats"][1]["connected"])
            async with Line.to(one.connect("AAA", guests[1])) as back:
                await back.ask("hello")
                await lines[0].until(lambda view: view["seats"][1]["connected"])
                await asyncio.sleep(2.5)
                rows = await one.node.db.read(lambda c: c.execute(select(presence.c.node_id)).scalars().all())
                assert set(rows) == {one.node.id}

    run(work())


def test_two_devices_lost_at_once_at_two_nodes_mean_absent(database: str) -> None:
    """Each node still sees the other's row: one of them has to be the last, or the player is thought there for ever."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(inside(database))
            other = await stack.enter_async_context(inside(database))
            _, guests, lines = await begin(one, other, "AAA", stack)
            async with Line.to(one.connect("AAA", guests[1])) as second:
                await second.ask("hello")
                table = select(func.count()).where(presence.c.player_id == guests[1].actor.player)
                await until(lambda: rows_are(one, table, 2))
                await asyncio.gather(lines[1].socket.close(), second.socket.close())
                await lines[0].until(lambda view: not view["seats"][1]["connected"])
                await until(lambda: rows_are(one, table, 0))

    run(work())


async def rows_are(house: Inside, count: Any, wanted: int) -> bool:
    return bool(await house.node.db.read(lambda connection: connection.execute(count).scalar()) == wanted)


def test_a_node_gives_way_to_another_but_not_to_a_dead_one(database: str) -> None:
    """The row of the last living node stays until the absence is stored; a dead node's is no reason to say nothing."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(inside(database))
            other = await stack.enter_async_context(inside(database))
            nodes = [one.node.id, other.node.id, "dead"]
            rows = [("t", "p", name) for name in nodes]

            def seated(connection: Connection) -> None:
                connection.execute(
                    insert(presence), [{"table_id": t, "player_id": p, "node_id": n} for t, p, n in rows]
                )

            await one.node.db.write(seated)
            assert await one.node.db.write(lambda connection: gives_way(connection, rows[0]))
            assert not await other.node.db.write(lambda connection: gives_way(connection, rows[1]))
            left = await one.node.db.read(lambda c: c.execute(select(presence.c.node_id)).scalars().all())
            assert set(left) == {other.node.id, "dead"}

    run(work())


def test_a_cluster_that_goes_away_in_the_middle_loses_nothing(cluster: Postgres, database: str) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(database))
            table_id, _, lines = await begin(house, house, "AAA", stack)
            line, move = mover(lines)
            at = line.view["seq"]
            cluster.stop()
            try:
                answer = await line.ask("play", "move", at=at, move=move)
                assert (answer["kind"], answer.get("reason")) == ("refused", "not_stored")
                await until(lambda: not house.node.healthy)
            finally:
                cluster.start()
            await until(lambda: house.node.healthy)
            answer = await line.ask("play", "move", at=at, move=move)
            assert answer["kind"] == "ack"
            for one in lines:
                await one.reach(answer["seq"])
            assert len(await log_of(house, table_id)) >= answer["seq"]

    run(work())


def test_a_redis_that_dies_only_slows_the_news(database: str, redis: Redis) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(inside(database, bus=redis.url))
            other = await stack.enter_async_context(inside(database, bus=redis.url))
            _, _, lines = await begin(one, other, "AAA", stack)
            await until(lambda: one.node.bus.connected and other.node.bus.connected)
            redis.kill()
            for _ in range(2):
                line, move = mover(lines)
                answer = await line.ask("play", at=line.view["seq"], move=move)
                assert answer["kind"] == "ack"
                for each in lines:
                    await each.reach(answer["seq"])
            redis.start()
            await until(lambda: one.node.bus.connected and other.node.bus.connected)

    run(work())


def test_rows_of_events_are_dense_on_every_node(sqlite: str, tmp_path: Path) -> None:
    """Many tables at once on one file: the log of each is 1, 2, 3, … without a gap."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            house = await stack.enter_async_context(inside(sqlite))
            tables = [await begin(house, house, f"T{number}", stack) for number in range(5)]
            await asyncio.gather(*(play_round(lines, random.Random(n)) for n, (_, _, lines) in enumerate(tables)))
            with suppress(KeyError):
                for table_id, _, _ in tables:
                    event = table_event.c
                    asked = select(event.seq).where(event.table_id == table_id).order_by(event.seq)
                    found = await house.node.db.read(lambda c, asked=asked: list(c.execute(asked).scalars()))  # type: ignore[misc]
                    assert found == list(range(1, len(found) + 1))

    run(work())
