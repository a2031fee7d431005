"""What the server does by itself at its time, in one championship, is stopped neither by itself nor by another one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from prsi.server.championship import hall as hall_module
from prsi.server.championship import halls as halls_module
from prsi.server.championship import store
from prsi.server.championship.hall import Hall, Strike
from prsi.server.championship.keys import key_of
from prsi.server.clock import wall_clock
from prsi.tournament import reports as r
from prsi.tournament.reports import Report, Who
from prsi.tournament.settings import Settings
from tests.server.championship.playing import Event, hello
from tests.server.inside import Inside, inside

HEAD = Who("head")
MINUTE = 60_000
DAY = 86_400_000

_ids = iter(range(10**6))


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """So many milliseconds by which the wall clock is ahead for all that the server does."""
    by = [0]
    for module in (hall_module, halls_module, store):
        monkeypatch.setattr(module, "wall_clock", lambda connection: wall_clock(connection) + by[0])
    yield by


async def said(hall: Hall, *reports: Report) -> None:
    answers = await hall.report(HEAD, [(f"t{next(_ids)}", report) for report in reports])
    assert [answer.reason for answer in answers] == [""] * len(reports)


async def at_final(node: Inside) -> Hall:
    """A championship whose final is called, of three players."""
    hall = await node.node.halls.open(Settings("MS", 2026, strike=True, call_minutes=1, erase_days=1), "")
    await said(hall, *(r.Registered("", f"Hráč {n}", 1990) for n in range(3)))
    await said(hall, *(r.CheckedIn(who) for who in hall.now.entrants), r.RegistrationClosed())
    await said(hall, r.PlanChosen((r.StagePlan(1, 0, final=True),)), r.DrawAnnounced(1, 1, "dice"))
    await said(hall, r.DrawRevealed(1, 1, "3 5 1"), r.RoundCalled(1, 1))
    return hall


def test_whom_nobody_ticked_off_does_not_keep_the_registrations_from_being_erased(
    sqlite: str, ahead: list[int]
) -> None:
    """Two are struck, the third has won, and nobody has told that she is there; then the head judge ends it."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall = await at_final(node)
            ahead[0] = 2 * MINUTE
            for who in hall.now.rounds[0].roster[:2]:
                await said(hall, r.PlayerOut(1, 1, 1, who, "no_show", hall.now.rounds[0].sheets[1].next))
            assert hall.now.missing(), "else this shows nothing"
            await said(hall, r.Ended())
            assert hall_module.strikes_of(hall.now) == []
            ahead[0] = 2 * DAY
            await node.node.halls.sweep()
            assert hall.now.erased

    asyncio.run(story())


def test_a_strike_that_is_refused_keeps_nothing_from_being_erased(
    sqlite: str, ahead: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with inside(sqlite) as node:
            hall = await at_final(node)
            never = Strike(0, "server-strike-never", r.PlayerOut(1, 1, 1, hall.now.rounds[0].roster[0], "no_show", 99))
            monkeypatch.setattr(hall_module, "strikes_of", lambda _: [never])
            monkeypatch.setattr(Hall, "_hears", lambda *_: True)
            ahead[0] = 10 * MINUTE
            async with asyncio.timeout(60):
                await hall.act()
            good = await node.node.halls.open(Settings("Good", 2026), "")
            monkeypatch.setattr(halls_module, "AT_ONCE", 1)
            ahead[0] = 370 * DAY
            await node.node.halls.sweep()
            await node.node.halls.sweep()
            assert good.now.erased, "it is tried again later, and others have their turn"
            ahead[0] = 400 * DAY
            async with asyncio.timeout(60):
                await hall.act()
            assert hall.now.erased

    asyncio.run(story())


def test_a_championship_with_a_fault_lets_the_others_have_their_turn(
    sqlite: str, ahead: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only one is looked after at once here, and the one that is due the longest always fails."""

    async def story() -> None:
        async with inside(sqlite) as node:
            bad = await node.node.halls.open(Settings("Bad", 2026), "")
            await asyncio.sleep(0.01)
            good = await node.node.halls.open(Settings("Good", 2026), "")
            act = Hall.act

            async def faulty(hall: Hall) -> None:
                if hall is bad:
                    raise ZeroDivisionError
                await act(hall)

            monkeypatch.setattr(Hall, "act", faulty)
            monkeypatch.setattr(halls_module, "AT_ONCE", 1)
            ahead[0] = 400 * DAY
            for _ in range(2):
                await node.node.halls.sweep()
            assert good.now.erased
            assert not bad.now.erased
            ahead[0] += 2 * halls_module.AFTER_FAULT_MS

            def due(connection: Connection) -> list[str]:
                return [found.id for found, _ in store.due(connection, 20)]

            assert await node.node.db.read(due) == [bad.id], "it is tried again"

    asyncio.run(story())


def test_a_node_that_does_not_hear_of_a_table_keeps_none_from_striking_that_does(sqlite: str, ahead: list[int]) -> None:
    """The phone is connected to the second node, and the first one looks first."""

    async def story() -> None:
        async with inside(sqlite) as deaf, inside(sqlite) as hears:
            hall = await at_final(deaf)
            there = await hears.node.halls.find(hall.code)
            assert there is not None
            async with Event(hears.origin, hall.code, "").socket() as phone:
                await hello(phone, key_of(hall.now, hall.secret, Who("judge", 1)))
                ahead[0] = 2 * MINUTE
                await deaf.node.halls.sweep()
                assert not hall.now.outs(), "nobody who may have been ticked off is struck"
                await hears.node.halls.sweep()
                assert len(there.now.outs()) == 3, "now, and not after ten seconds"

    asyncio.run(story())


def test_a_judge_who_comes_late_is_waited_for_as_long_as_a_phone_needs_and_no_longer(
    sqlite: str, ahead: list[int]
) -> None:
    """An hour after the ten minutes: nobody waits another quarter of an hour, for which it was put off before."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall = await at_final(node)
            ahead[0] = 60 * MINUTE
            await node.node.halls.sweep()
            async with Event(node.origin, hall.code, "").socket() as phone:
                await hello(phone, key_of(hall.now, hall.secret, Who("judge", 1)))
                await node.node.halls.sweep()
                assert not hall.now.outs(), "its phone may still have something to send"
                ahead[0] += hall_module.SENDING_MS
                await hall.catch_up()  # what the database says the time is
                await node.node.halls.sweep()
                assert len(hall.now.outs()) == 3

    asyncio.run(story())
