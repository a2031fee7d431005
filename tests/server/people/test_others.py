"""The people one meets: blocked, muted, invited again."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from prsi.server.people.blocks import blocked_with
from prsi.server.people.effects import note
from prsi.server.people.schema import invitation, met
from prsi.server.store.schema import table_head

from .conftest import Browser, House, house


async def pair(here: House) -> tuple[Browser, str, Browser, str]:
    """Two guests."""
    one, other = here.browser(), here.browser()
    return one, await one.guest(), other, await other.guest()


async def seat(here: House, code: str, *players: str) -> None:
    """Let players sit down at a table, one after another, as the hub's effect writes it."""

    def work(connection: object) -> None:
        c = connection
        c.execute(  # type: ignore[attr-defined]
            table_head.insert().values(
                table_id=code.lower(), code=code, version=1, phase="waiting", public=False, created=1, updated=1
            )
        )
        for number, who in enumerate(players):
            note(c, code.lower(), number + 1, [(number, who, f"P{number}")], list(players[: number + 1]))  # type: ignore[arg-type]

    await here.change(work)


def test_whoever_sat_together_has_met(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            one, one_id, other, other_id = await pair(here)
            third = here.browser()
            third_id = await third.guest()
            await seat(here, "AAAA", one_id, other_id)
            await seat(here, "BBBB", other_id, one_id, third_id)
            known = (await one.get("/api/people")).json()
            assert {who["id"]: who["times"] for who in known["recent"]} == {other_id: 2, third_id: 1}
            assert known["blocked"] == known["muted"] == []
            assert {who["id"] for who in (await other.get("/api/people")).json()["recent"]} == {one_id, third_id}

    asyncio.run(story())


def test_a_block_holds_both_ways_and_nobody_is_told(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            one, one_id, other, other_id = await pair(here)
            await seat(here, "AAAA", one_id, other_id)
            for _ in range(2):  # a second click changes nothing
                assert (await one.ask("PUT", f"/api/people/{other_id}/block")).status_code == 204
            assert await here.look(lambda c: blocked_with(c, one_id)) == {other_id}
            assert await here.look(lambda c: blocked_with(c, other_id)) == {one_id}
            assert (await other.get("/api/people")).json()["blocked"] == []
            assert [who["id"] for who in (await one.get("/api/people")).json()["blocked"]] == [other_id]
            # the blocked one does not learn it by an invitation either: the same answer as for a stranger
            refused = await other.post(f"/api/people/{one_id}/invite", {"table": "AAAA"})
            stranger = await other.post(f"/api/people/{'a' * 16}/invite", {"table": "AAAA"})
            assert (refused.status_code, refused.json()["error"]) == (404, "not_met")
            assert (stranger.status_code, stranger.json()["error"]) == (404, "not_met")
            assert (await one.ask("DELETE", f"/api/people/{other_id}/block")).status_code == 204
            assert await here.look(lambda c: blocked_with(c, other_id)) == frozenset()

    asyncio.run(story())


def test_a_muted_player_is_marked_for_the_one_who_muted(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            one, one_id, other, other_id = await pair(here)
            await seat(here, "AAAA", one_id, other_id)
            assert (await one.ask("PUT", f"/api/people/{other_id}/mute")).status_code == 204
            (mine, theirs) = (await one.get("/api/tables/aaaa/people")).json()
            assert (mine["me"], mine["muted"], theirs["muted"], theirs["id"]) == (True, False, True, other_id)
            assert not any(who["muted"] for who in (await other.get("/api/tables/AAAA/people")).json())
            assert (await one.ask("DELETE", f"/api/people/{other_id}/mute")).status_code == 204
            assert (await one.get("/api/people")).json()["muted"] == []

    asyncio.run(story())


def test_only_whoever_has_sat_at_a_table_learns_who_sits_there(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            one, one_id, other, _ = await pair(here)
            await seat(here, "AAAA", one_id)
            assert (await one.get("/api/tables/AAAA/people")).status_code == 200
            for code in ("AAAA", "ZZZZ"):
                answer = await other.get(f"/api/tables/{code}/people")
                assert (answer.status_code, answer.json()["error"]) == (404, "no_table")
            assert (await other.post("/api/tables/AAAA/report", {"seat": 0, "reason": "name"})).status_code == 404

    asyncio.run(story())


def test_an_invitation_goes_to_whom_one_has_met(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            one, one_id, _, other_id = await pair(here)
            await seat(here, "AAAA", one_id, other_id)
            await seat(here, "BBBB", one_id)
            for _ in range(2):
                assert (await one.post(f"/api/people/{other_id}/invite", {"table": "bbbb"})).status_code == 204
            (found,) = await here.look(lambda c: c.execute(select(invitation)).all())
            assert (found.player_id, found.table_code, found.from_id) == (other_id, "BBBB", one_id)
            for table in ("CCCC", "", "A" * 25):
                assert (await one.post(f"/api/people/{other_id}/invite", {"table": table})).status_code in (400, 404)
            # a block takes it away at once
            await one.ask("PUT", f"/api/people/{other_id}/block")
            assert await here.look(lambda c: c.execute(select(invitation)).all()) == []

    asyncio.run(story())


def test_one_cannot_block_oneself_or_nobody(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            one, one_id, _, _ = await pair(here)
            for who, status in ((one_id, 422), ("a" * 16, 404), ("a" * 25, 400), ("%00", 400), ("%27%3B--", 404)):
                assert (await one.ask("PUT", f"/api/people/{who}/block")).status_code == status, who
            assert (await here.browser().get("/api/people")).status_code == 401
            assert await here.look(lambda c: c.execute(select(met)).all()) == []

    asyncio.run(story())
