"""The clerk of championships online, in a node inside the test's process: what it hands on, and what it must not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, func, select, update

from prsi.server.championship import online, profiles, store, tables
from prsi.server.championship.hall import Hall
from prsi.server.championship.ids import own
from prsi.server.championship.schema import championship_table
from prsi.server.store.tables import load_table
from prsi.table import Table
from prsi.tournament import reports as r
from prsi.tournament.automatic import log_value
from prsi.tournament.reports import Entry, Report, Who
from prsi.tournament.settings import Settings
from prsi.tournament.state import Tournament
from tests.server.inside import Inside, inside

HEAD = Who("head")
PLAYERS = 8
"""Two semifinals of four."""

_ids = iter(range(10**6))


async def said(hall: Hall, *reports: Report) -> None:
    answers = await hall.report(HEAD, [(f"t{next(_ids)}", report) for report in reports])
    assert [answer.reason for answer in answers] == [""] * len(reports)


async def announced(node: Inside) -> Hall:
    """A championship online of which the first draw is announced."""
    hall = await node.node.halls.open(Settings("MS", 2026, online=True), "")
    await said(hall, *(r.Registered("", f"Hráč {n}", 1990, player=f"p-{n}") for n in range(PLAYERS)))
    await said(hall, *(r.CheckedIn(who) for who in hall.now.entrants), r.RegistrationClosed())
    await said(hall, r.PlanChosen((r.StagePlan(2), r.StagePlan(1, 0, final=True))))
    await said(hall, r.DrawAnnounced(1, 1, "dice"))
    return hall


async def drawn(node: Inside) -> Hall:
    """The same with its tables open."""
    hall = await announced(node)
    await said(hall, r.DrawRevealed(1, 1, "3 5 1"))
    await until(lambda: len(hall.now.rounds[0].online) == 2)
    return hall


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():  # noqa: ASYNC110  what is waited for gives no event
            await asyncio.sleep(0.02)


async def opened(node: Inside) -> int:
    """How many tables there are."""
    return await node.node.db.read(
        lambda connection: connection.execute(select(func.count()).select_from(championship_table)).scalar_one()
    )


async def out_at(node: Inside, number: int) -> list[str]:
    """Who is out at a table of the first draw, by its own log."""

    def read(connection: Connection) -> list[str]:
        one = championship_table.c
        table_id = connection.execute(select(one.table_id).where(one.number == number)).scalar_one()
        stored = load_table(connection, table_id)
        assert stored is not None
        state = Table.load(stored.snapshot, stored.entries, one_clock=True).state
        return [state.players[out.seat] for out in state.outs]

    return await node.node.db.read(read)


def test_who_is_disqualified_before_the_table_opens_is_out_there_too(sqlite: str) -> None:
    async def story() -> None:
        async with inside(sqlite) as node:
            hall = await announced(node)
            # Which seats are drawn follows from secret and value: a copy of the log is asked.
            entry = Entry(hall.now.seq + 1, hall.now.at, HEAD, "look", r.DrawRevealed(1, 1, "3 5 1"))
            seats = Tournament([*hall.now.log, entry]).rounds[0].sheets[2].seats.players
            out = r.PlayerOut(1, 1, 2, seats[1], "disqualified", 1, "podvod", "cheating")
            await said(hall, r.DrawRevealed(1, 1, "3 5 1"), out)
            player = hall.now.entrants[seats[1]].player
            async with asyncio.timeout(20):
                await until(lambda: len(hall.now.rounds[0].online) == 2)
                while await out_at(node, 2) != [player]:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
            assert await out_at(node, 1) == []

    asyncio.run(story())


def test_who_is_disqualified_is_out_at_the_table_though_the_profile_is_erased_by_then(sqlite: str) -> None:
    """The table goes on with the profile's id; another node erases it, so that this one is told by the row alone."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall = await drawn(node)
            who = hall.now.rounds[0].sheets[2].seats.players[1]
            player = hall.now.entrants[who].player
            value = log_value(hall.now.log)
            await node.node.db.write(lambda connection: profiles.forget(connection, player))
            await said(hall, r.PlayerOut(1, 1, 2, who, "disqualified", 1, "podvod", "cheating"))
            assert hall.now.entrants[who].player == "", "it decides by what is stored"
            assert log_value(hall.now.log[: hall.now.seq - 1]) != value
            async with asyncio.timeout(20):
                while await out_at(node, 2) != [player]:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)

    asyncio.run(story())


def test_what_another_node_has_erased_is_gone_from_this_one_too(sqlite: str) -> None:
    """No entry is added by it: the log has to be read anew all the same, by whoever looks and by whoever is told."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall = await announced(node)
            await node.node.db.write(lambda connection: profiles.forget(connection, "p-0"))
            await hall.catch_up()
            stored = await node.node.db.read(lambda connection: store.entries(connection, hall.id, 0, hall.committed))
            assert hall.now.log == stored
            assert "p-0" not in [one.player for one in hall.now.entrants.values()]

    asyncio.run(story())


def test_no_table_is_opened_for_a_draw_that_is_not_stored(sqlite: str) -> None:
    """While a transaction runs its reports are applied already; here it is undone."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall = await announced(node)
            async with hall.turn:
                stored = hall.now
                entry = Entry(stored.seq + 1, stored.at, HEAD, "undone", r.DrawRevealed(1, 1, "3 5 1"))
                hall.now = Tournament([*stored.log, entry])
                tending = asyncio.create_task(node.node.clerk.tend(hall))
                for _ in range(20):
                    await node.node.db.read(lambda _: None)
                    await node.node.db.write(lambda _: None)
                assert await opened(node) == 0
                hall.now = stored
            await tending
            assert await opened(node) == 0

    asyncio.run(story())


def test_tables_that_cannot_be_read_stop_no_others_and_are_looked_at_once_in_a_while(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One table of the two cannot be read; as many as are asked for at once are served after it."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall = await drawn(node)
            first, second = await node.node.db.read(
                lambda connection: connection.execute(
                    select(championship_table.c.table_id).order_by(championship_table.c.table_id)
                ).scalars()
            )
            looked: list[str] = []
            read = online._read

            def faulty(connection: Connection, table_id: str) -> object:
                looked.append(table_id)
                return None if table_id == first else read(connection, table_id)

            monkeypatch.setattr(tables, "AT_ONCE", 1)
            monkeypatch.setattr(online, "_read", faulty)
            await node.node.db.write(
                lambda connection: connection.execute(update(championship_table).values(waits=True))
            )
            for _ in range(3):
                await node.node.clerk.look()
            assert looked.count(first) == 1
            assert second in looked
            monkeypatch.undo()
            waiting = await node.node.db.read(lambda connection: tables.waiting(connection, ""))
            assert [one.table_id for _, one in waiting] == [first], "what could not be read is not told"
            assert hall.committed == hall.now.seq

    asyncio.run(story())


def test_what_a_championship_refuses_is_told_again_later(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with inside(sqlite) as node:
            hall = await drawn(node)
            clerk = node.node.clerk
            refused = r.Arrived(2, hall.now.rounds[0].roster[0])
            news = online._news
            monkeypatch.setattr(online, "_news", lambda *_: [(own("came", 2), refused)])

            async def waits() -> int:
                def count(connection: Connection) -> int:
                    asked = select(func.count()).select_from(championship_table).where(championship_table.c.waits)
                    return int(connection.execute(asked).scalar_one())

                return await node.node.db.read(count)

            await node.node.db.write(
                lambda connection: connection.execute(update(championship_table).values(waits=True))
            )
            await clerk.look()
            await clerk.look()
            assert await waits() == 2
            monkeypatch.setattr(online, "_news", news)
            clerk._later.clear()
            await clerk.look()
            assert await waits() == 0

    asyncio.run(story())


def test_one_championship_with_a_fault_stops_no_others(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with inside(sqlite) as node:
            one, other = await announced(node), await announced(node)
            bad = min(one, other, key=lambda hall: hall.id)
            tended: list[str] = []
            plan = online._plan

            def faulty(now: Tournament, mine: object) -> object:
                if now is bad.now:
                    raise KeyError("somebody")
                tended.append("the other")
                return plan(now, mine)  # type: ignore[arg-type]

            monkeypatch.setattr(online, "_plan", faulty)
            before = node.node.hub.metrics.faults
            for _ in range(3):
                await node.node.clerk.tend_all()
            assert len(tended) >= 3
            assert node.node.hub.metrics.faults == before + 1, "once, and then again after a while"

    asyncio.run(story())
