"""Limits: per player and per address, counted for all nodes; no address is written down anywhere."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import redis.asyncio
from sqlalchemy import select

from prsi.server.config import Config
from prsi.server.people.answers import Denied
from prsi.server.people.limits import (
    RULES,
    Bucket,
    Buckets,
    Limits,
    Messages,
    Openings,
    Rule,
    forget_counts,
    household,
)
from prsi.server.people.schema import player, rate, salt
from prsi.server.store.database import Database, UnavailableError
from tests.server.services import Redis

from .conftest import DAY, Clock, house

HOUR = 3_600_000
TWO: dict[str, tuple[Rule, ...]] = {"act": (Rule("player", 3, 60), Rule("address", 5, 3600))}


@asynccontextmanager
async def database_of(url: str) -> AsyncIterator[Database]:
    database = Database(Config(database=url).database_url)
    await database.open()
    try:
        yield database
    finally:
        await database.close()


async def tries(limits: Limits, count: int, **who: str) -> int:
    """How many of so many acts are let through."""
    passed = 0
    for _ in range(count):
        try:
            await limits.take("act", **who)
            passed += 1
        except Denied as refusal:
            assert (refusal.status, refusal.error) == (429, "too_often")
            assert int(refusal.found) > 0
    return passed


def test_a_limit_holds_over_all_nodes(url: str) -> None:
    """Two nodes on one database: what was done at one counts at the other."""

    async def story() -> None:
        async with database_of(url) as one, database_of(url) as other:
            clock = Clock()
            nodes = [Limits(one, None, clock, TWO), Limits(other, None, clock, TWO)]
            passed = 0
            for number in range(10):
                passed += await tries(nodes[number % 2], 1, player="p")
            assert passed == 3
            assert await tries(nodes[0], 5, player="q") == 3
            clock.pass_(60_000)
            assert await tries(nodes[1], 5, player="p") == 3

    asyncio.run(story())


def test_at_once_from_everywhere_no_more_pass(url: str) -> None:
    async def story() -> None:
        async with database_of(url) as one, database_of(url) as other:
            clock = Clock()
            nodes = [Limits(one, None, clock, TWO), Limits(other, None, clock, TWO)]
            passed = await asyncio.gather(*(tries(nodes[n % 2], 1, player="p", address="192.0.2.1") for n in range(40)))
            assert sum(passed) == 3
            # refused ones count for the address as well: whoever goes on trying waits
            assert await tries(nodes[0], 3, player="q", address="192.0.2.1") == 0
            assert await tries(nodes[0], 3, player="q", address="192.0.2.2") == 3

    asyncio.run(story())


def test_redis_counts_where_there_is_one_and_the_database_when_it_is_gone(sqlite: str, redis: Redis) -> None:
    async def story() -> None:
        async with database_of(sqlite) as database:
            clock = Clock()
            clock.ms = time.time_ns() // 1_000_000  # Redis lets keys expire by its own clock
            clients = [clients_of(redis.url), clients_of(redis.url)]
            try:
                nodes = [Limits(database, client, clock, TWO) for client in clients]
                assert await tries(nodes[0], 2, player="p") == 2
                assert await tries(nodes[1], 5, player="p") == 1
                assert await database.read(lambda c: c.execute(select(rate)).all()) == []
                await asyncio.to_thread(redis.kill)
                assert await tries(nodes[0], 5, player="q") == 3
                assert await tries(nodes[1], 5, player="q") == 0
            finally:
                for client in clients:
                    await client.aclose()

    asyncio.run(story())


def clients_of(address: str) -> redis.asyncio.Redis:
    return redis.asyncio.Redis.from_url(address)


def test_no_address_is_written_down_and_the_salt_is_thrown_away(url: str) -> None:
    async def story() -> None:
        async with database_of(url) as database:
            clock = Clock()
            limits = Limits(database, None, clock, TWO)
            await tries(limits, 1, address="192.0.2.77")
            (row,) = await database.read(lambda c: c.execute(select(rate)).all())
            assert "192.0.2.77" not in str(row)
            clock.pass_(2 * DAY)
            await tries(limits, 1, address="192.0.2.77")
            days = await database.read(lambda c: c.execute(select(salt.c.day)).scalars().all())
            assert days == [clock() // DAY]
            rows = await database.read(lambda c: c.execute(select(rate.c.key)).scalars().all())
            assert len(rows) == 2  # nobody can tell that it was the same address
            await database.write(lambda c: forget_counts(c, clock() + HOUR + 1))
            assert await database.read(lambda c: c.execute(select(rate)).all()) == []

    asyncio.run(story())


def test_nodes_share_the_salt_of_a_day(url: str) -> None:
    async def story() -> None:
        async with database_of(url) as one, database_of(url) as other:
            clock = Clock()
            nodes = [Limits(one, None, clock, TWO), Limits(other, None, clock, TWO)]
            await asyncio.gather(*(tries(node, 1, address="192.0.2.1") for node in nodes))
            rows = await one.read(lambda c: c.execute(select(rate.c.used)).scalars().all())
            assert rows == [2]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


def test_the_61st_guest_of_an_address_waits(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browsers = [here.browser("192.0.2.9") for _ in range(70)]
            answers = [await browser.post("/api/me", {"language": "cs"}) for browser in browsers]
            assert [answer.status_code for answer in answers] == [201] * 60 + [429] * 10
            assert 0 < int(answers[-1].headers["retry-after"]) <= 3600
            assert answers[-1].json()["error"] == "too_often"
            assert (await here.browser("192.0.2.10").post("/api/me", {"language": "cs"})).status_code == 201
            assert len(await here.look(lambda c: c.execute(select(player.c.id)).all())) == 61

    asyncio.run(story())


def test_a_bucket_lets_a_burst_pass_and_then_its_rate() -> None:
    bucket = Bucket(rate=2.0, burst=5.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert [bucket.take(0.4), bucket.take(0.5), bucket.take(0.5)] == [False, True, False]
    assert sum(bucket.take(1000.0) for _ in range(9)) == 5


def test_buckets_do_not_grow_for_ever() -> None:
    buckets = Buckets(1.0, 1.0, most=100, clock=lambda: 0.0)
    assert all(buckets.take(str(number)) for number in range(10_000))
    assert len(buckets._buckets) == 100


def test_a_players_messages_are_counted_over_all_nodes(url: str) -> None:
    """A cheap check here and now, and a total a minute over all nodes that costs one write in two hundred messages."""

    async def story() -> None:
        async with database_of(url) as one, database_of(url) as other:
            clock = Clock()
            nodes = [
                Messages(Limits(store, None, clock), rate=1e9, burst=1e9, per_minute=1000) for store in (one, other)
            ]
            passed = 0
            for _ in range(30):
                for node in nodes:
                    passed += sum(node.take("p") for _ in range(100))
                await asyncio.gather(*[task for node in nodes for task in node._tasks])
            assert 1000 < passed <= 1400
            assert not nodes[0].take("p") and not nodes[1].take("p")
            assert nodes[0].take("q")
            clock.pass_(60_000)
            assert nodes[0].take("p")

    asyncio.run(story())


def test_sockets_from_one_address_are_counted_over_all_nodes_and_no_address_is_kept(url: str) -> None:
    async def story() -> None:
        async with database_of(url) as one, database_of(url) as other:
            clock = Clock()
            still = lambda: 0.0  # noqa: E731 - no bucket of one node fills up meanwhile
            nodes = [Openings(Limits(store, None, clock), 300, still) for store in (one, other)]
            passed = [sum(node.from_address("2001:db8::1") for _ in range(150)) for node in nodes]
            assert passed == [100, 100], "at each node a third may come at once"
            limits = Limits(one, None, clock)
            await asyncio.gather(*[task for node in nodes for task in node._addresses._tasks])
            total, _ = await limits.add(f"sockets_from:{await limits.hidden('2001:db8::ffff', clock())}", 0, 60)
            assert total == 200, "one household, both nodes"
            keys = await one.read(lambda connection: list(connection.execute(select(rate.c.key)).scalars()))
            assert not any("2001" in key for key in keys)
            # Other nodes have let in more: whatever the own bucket says, nobody else comes this minute.
            await limits.add(f"sockets_from:{await limits.hidden('2001:db8::1', clock())}", 100, 60)
            fresh = Openings(Limits(other, None, clock), 300, still)
            assert [fresh.from_address("2001:db8::2") for _ in range(5)] == [True] * 5
            await asyncio.gather(*list(fresh._addresses._tasks))
            assert not fresh.from_address("2001:db8::2")
            assert fresh.from_address("192.0.2.1")

    asyncio.run(story())


def test_messages_pass_while_nothing_can_be_counted() -> None:
    """The database is away: who plays is not held up, nothing fails unseen, and the bucket here holds all the same."""

    async def story() -> None:
        away = Database("sqlite:////dev/null/none")
        with pytest.raises(UnavailableError):
            await away.open()
        messages = Messages(Limits(away, None, Clock()), rate=0.0, burst=450.0)
        assert sum(messages.take("p") for _ in range(500)) == 450
        tasks = list(messages._tasks)
        assert len(tasks) == 2
        assert await asyncio.gather(*tasks) == [None, None]

    asyncio.run(story())


def test_a_message_costs_next_to_nothing() -> None:
    """It is on the way of every move: a microsecond or two, and here a generous bound against a busy machine."""

    async def story() -> None:
        class Nowhere:
            async def read(self, work: object) -> None: ...
            async def write(self, work: object) -> int:
                return 0

        messages = Messages(Limits(Nowhere(), None, Clock()), rate=1e9, burst=1e9)  # type: ignore[arg-type]
        begun = time.perf_counter()
        for _ in range(150):
            messages.take("p")
        assert (time.perf_counter() - begun) / 150 < 1e-4

    asyncio.run(story())


def test_what_costs_something_is_limited() -> None:
    """Accounts, tables, codes, chat and reports: each by the player, and what makes new players by the address."""
    assert {"guest", "sign_in", "code", "table", "seek", "report", "name", "invite"} <= set(RULES)
    assert all(rule.per in ("player", "address") and rule.count > 0 for rules in RULES.values() for rule in rules)
    assert {rule.per for rule in RULES["guest"]} == {rule.per for rule in RULES["sign_in"]} == {"address"}
