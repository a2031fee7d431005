"""One's own data: all of it to take away, erased for good, and forgotten by itself when nobody needs it any more."""

from __future__ import annotations

import asyncio
import json
import random

from sqlalchemy import func, select, update

from prsi.server.people import privacy
from prsi.server.people.moderation import set_role
from prsi.server.people.schema import (
    challenge,
    device,
    device_code,
    invitation,
    met,
    moderation_log,
    passkey,
    player,
    rate,
    report,
    seated,
)
from prsi.server.store.schema import table_event, table_head, table_snapshot
from prsi.server.store.tables import load_entries
from tests.server.inside import Guest, Inside, Line, inside, play_round, until

from .authenticator import Authenticator
from .conftest import DAY, MINUTE, ORIGIN, Browser, house
from .test_others import pair, seat


async def a_round(here: Inside, anna: Guest, bert: Guest, code: str) -> str:
    """Let two play a round to its end; return the table's id."""
    table_id = await here.table(anna, code)
    async with Line.to(here.connect(code, anna)) as a, Line.to(here.connect(code, bert)) as b:
        await a.ask("hello")
        assert (await b.ask("sit"))["kind"] == "ack"
        assert (await b.ask("say", phrase="mau"))["kind"] == "ack"
        await a.until(lambda view: view["phase"] == "ready")
        await b.until(lambda view: view["phase"] == "ready")
        for line in (a, b):
            assert (await line.ask("next_round", at=line.view["seq"]))["kind"] == "ack"
        await until(lambda: a.view["phase"] == b.view["phase"] == "playing")
        await play_round([a, b], random.Random(1))
    return table_id


async def texts_of(here: Inside, table_id: str) -> str:
    rows = await here.node.db.read(
        lambda c: (
            c.execute(select(table_event.c.text).where(table_event.c.table_id == table_id).order_by(table_event.c.seq))
            .scalars()
            .all()
        )
    )
    return "\n".join(rows)


def test_an_erased_players_name_goes_from_the_games_and_the_others_keep_them(url: str) -> None:
    """While the table runs the name stays on it; when it has closed, the log tells the same game of nobody."""

    async def story() -> None:
        async with inside(url) as here:
            anna, bert = await here.guest("Annabella"), await here.guest("Bertram")
            table_id = await a_round(here, anna, bert, "AAA")
            before = await texts_of(here, table_id)
            assert "Bertram" in before and "Annabella" in before
            page = Browser.over_tcp(here.origin, bert.token)
            assert (await page.ask("DELETE", "/api/me")).status_code == 204
            assert await texts_of(here, table_id) == before

            def closed(connection: object) -> None:
                connection.execute(  # type: ignore[attr-defined]
                    update(table_head).where(table_head.c.table_id == table_id).values(phase="closed")
                )

            await here.node.db.write(closed)
            gone = await here.node.db.write(lambda c: privacy.forget(c, 2, 2))
            assert gone["names"] == 1
            after = await texts_of(here, table_id)
            assert "Bertram" not in after and "Annabella" in after
            assert after.replace(f'"{privacy.NOBODY}"', '"Bertram"') == before
            # it is still a log that the table reads
            assert len(await here.node.db.read(lambda c: load_entries(c, table_id, 0))) == len(before.split("\n"))
            # nothing is done twice, and the one who stays is still there
            assert (await here.node.db.write(lambda c: privacy.forget(c, 2, 2)))["names"] == 0
            left = await here.node.db.read(lambda c: c.execute(select(seated.c.player_id)).scalars().all())
            assert left == [anna.actor.player]
            snapshots = await here.node.db.read(lambda c: c.execute(select(table_snapshot.c.text)).scalars().all())
            assert not any("Bertram" in text for text in snapshots)

    asyncio.run(story())


def test_the_computer_that_sat_in_for_an_erased_player_loses_the_name_too(url: str) -> None:
    """It plays under the name of whose seat it is, so the log has that name once more."""

    async def story() -> None:
        async with inside(url) as here:
            anna, bert = await here.guest("Annabella"), await here.guest("Bertram")
            table_id = await here.table(anna, "AAA")
            async with Line.to(here.connect("AAA", anna)) as a, Line.to(here.connect("AAA", bert)) as b:
                await a.ask("hello")
                assert (await b.ask("sit"))["kind"] == "ack"
                for line in (a, b):
                    await line.until(lambda view: view["phase"] == "ready")
                    assert (await line.ask("next_round", at=line.view["seq"]))["kind"] == "ack"
                await a.until(lambda view: view["phase"] == "playing")
                assert (await b.ask("leave"))["kind"] == "ack"
                assert (await a.ask("answer", seat=1, choice="computer"))["kind"] == "ack"
                assert (await a.ask("leave"))["kind"] == "ack"
            before = await texts_of(here, table_id)
            assert before.count("Bertram") == 2 and '"taken_over"' in before
            page = Browser.over_tcp(here.origin, bert.token)
            assert (await page.ask("DELETE", "/api/me")).status_code == 204
            after = await texts_of(here, table_id)
            assert "Bertram" not in after and "Annabella" in after
            assert after.replace(f'"{privacy.NOBODY}"', '"Bertram"') == before

    asyncio.run(story())


def test_the_export_has_everything_and_no_secret_of_a_running_game(url: str) -> None:
    """The maker of a table must not read its cards out of the own data."""

    async def story() -> None:
        async with inside(url) as here:
            anna, bert = await here.guest("Annabella"), await here.guest("Bertram")
            table_id = await a_round(here, anna, bert, "AAA")
            secret = json.loads((await texts_of(here, table_id)).split("\n")[0])["fact"]["secret"]
            await here.node.db.write(lambda c: set_role(c, anna.actor.player, "moderator", 7))
            page = Browser.over_tcp(here.origin, anna.token)
            answer = await page.get("/api/me/export")
            assert answer.headers["content-disposition"] == 'attachment; filename="prsi.json"'
            assert secret not in answer.text
            found = answer.json()
            assert found["commands"] == []
            assert found["profile"]["name"] == "Annabella"
            assert [one["table_id"] for one in found["tables"]] == [table_id]
            assert [one["name"] for one in found["met"]] == ["Bertram"]
            assert found["points"] is not None
            assert found["moderation"] == [{"at": 7, "action": "role", "days": None}]
            assert anna.token not in answer.text

            def closed(connection: object) -> None:
                connection.execute(update(table_head).values(phase="closed"))  # type: ignore[attr-defined]

            await here.node.db.write(closed)
            answer = await page.get("/api/me/export")
            assert secret not in answer.text
            kinds = [one["text"]["fact"]["kind"] for one in answer.json()["commands"]]
            assert kinds[0] == "started" and "moved" in kinds
            theirs = (await Browser.over_tcp(here.origin, bert.token).get("/api/me/export")).json()
            assert "said" in [one["text"]["fact"]["kind"] for one in theirs["commands"]]

    asyncio.run(story())


def test_erasing_leaves_nothing_of_the_player(url: str) -> None:
    """Every table that knows the player's id is looked at; what stays has ids only, which lead nowhere."""

    async def story() -> None:
        async with house(url) as here:
            one, one_id, other, other_id = await pair(here)
            phone = Authenticator(ORIGIN)
            await seat(here, "AAAA", one_id, other_id)
            options = (await one.post("/api/me/passkeys/options")).json()["options"]
            assert (await one.post("/api/me/passkeys", phone.create(options))).status_code == 204
            code = (await one.post("/api/me/device-code")).json()["code"]
            recovery = (await one.post("/api/me/recovery")).json()["code"]
            await one.ask("PUT", f"/api/people/{other_id}/block")
            await other.ask("PUT", f"/api/people/{one_id}/mute")
            await one.post("/api/tables/AAAA/report", {"seat": 1, "reason": "name", "text": "private words"})
            await other.post("/api/tables/AAAA/report", {"seat": 0, "reason": "name"})
            cookie = dict(one.cookies)
            answer = await one.ask("DELETE", "/api/me")
            assert answer.status_code == 204
            assert one.cookies == {}
            # the cookie, the codes and the passkey are nobody's
            one.cookies = cookie
            assert (await one.get("/api/me")).status_code == 401
            stranger = here.browser("198.51.100.7")
            assert (await stranger.post("/api/session/device", {"code": code})).status_code == 403
            assert (await stranger.post("/api/session/recover", {"code": recovery})).status_code == 403
            options = (await stranger.post("/api/session/passkey/options")).json()["options"]
            assert (await stranger.post("/api/session/passkey", phone.get(options))).status_code == 422

            def left(connection: object) -> dict[str, int]:
                found = {}
                for table in player.metadata.sorted_tables:
                    rows = connection.execute(select(table)).all()  # type: ignore[attr-defined]
                    found[table.name] = sum(one_id in str(tuple(row)) for row in rows)
                return {name: count for name, count in found.items() if count}

            # the table still runs: who sat there is forgotten when it has closed (and counters within a day)
            assert set(await here.look(left)) <= {"seated", "rate"}
            reports = await here.look(lambda c: c.execute(select(report)).all())
            assert [(row.reporter_id, row.text, row.player_id) for row in reports] == [("", "", other_id)]
            assert (await other.get("/api/people")).json()["muted"] == []
            # a second time there is nothing to erase
            assert (await one.ask("DELETE", "/api/me")).status_code == 401

    asyncio.run(story())


def test_a_banned_player_can_still_take_the_data_away_and_erase_it(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            who = await browser.guest()
            await here.change(
                lambda c: c.execute(update(player).where(player.c.id == who).values(banned_until=here.clock() + DAY))
            )
            assert (await browser.get("/api/people")).status_code == 403
            assert (await browser.get("/api/me/export")).status_code == 200
            assert (await browser.ask("DELETE", "/api/me")).status_code == 204

    asyncio.run(story())


def test_what_nobody_needs_is_forgotten_when_its_time_has_come(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            one, one_id, _, other_id = await pair(here)
            await seat(here, "AAAA", one_id, other_id)
            await one.post("/api/tables/AAAA/report", {"seat": 1, "reason": "name"})
            await one.post(f"/api/people/{other_id}/invite", {"table": "AAAA"})
            await one.post("/api/me/device-code")
            await one.post("/api/me/passkeys/options")

            async def forget() -> dict[str, int]:
                return await here.change(lambda c: privacy.forget(c, here.clock()))

            async def count(table: object) -> int:
                statement = select(func.count()).select_from(table)  # type: ignore[arg-type]
                return int(await here.look(lambda c: c.execute(statement).scalar_one()))

            # `met` is written with the wall clock of the machine: bring it into the test's time
            await here.change(lambda c: c.execute(update(met).values(last=here.clock())))
            await forget()
            assert [await count(t) for t in (player, report, met, invitation, device_code, challenge)] == [
                2,
                1,
                2,
                1,
                1,
                1,
            ]
            here.clock.pass_(10 * MINUTE)
            await forget()
            assert [await count(t) for t in (device_code, challenge)] == [0, 0]
            here.clock.pass_(DAY + MINUTE)
            await forget()
            assert [await count(t) for t in (rate, invitation, report)] == [0, 0, 1]
            here.clock.pass_(180 * DAY)
            gone = await forget()
            assert (gone["reports"], gone["met"]) == (1, 2)
            assert [await count(t) for t in (report, met, player)] == [0, 0, 2]
            # one comes back after a year, the other never
            here.clock.pass_(200 * DAY)
            assert (await one.get("/api/me")).status_code == 200
            here.clock.pass_(30 * DAY)
            assert (await forget())["players"] == 1
            assert (await one.get("/api/me")).status_code == 200
            assert [await count(t) for t in (player, device)] == [1, 1]

    asyncio.run(story())


def test_a_guest_whom_nobody_can_be_again_is_forgotten_sooner(url: str) -> None:
    """Signed out everywhere, and no way back: after 30 days. A recovery code or a passkey is a way back."""

    async def story() -> None:
        async with house(url) as here:
            lost, kept, keyed = here.browser(), here.browser(), here.browser()
            await lost.guest()
            kept_id, keyed_id = await kept.guest(), await keyed.guest()
            await kept.post("/api/me/recovery")
            options = (await keyed.post("/api/me/passkeys/options")).json()["options"]
            await keyed.post("/api/me/passkeys", Authenticator(ORIGIN).create(options))
            for browser in (lost, kept, keyed):
                (only,) = (await browser.get("/api/me/devices")).json()
                await browser.ask("DELETE", f"/api/me/devices/{only['id']}")
            here.clock.pass_(29 * DAY)
            assert (await here.change(lambda c: privacy.forget(c, here.clock())))["players"] == 0
            here.clock.pass_(2 * DAY)
            assert (await here.change(lambda c: privacy.forget(c, here.clock())))["players"] == 1
            left = await here.look(lambda c: c.execute(select(player.c.id)).scalars().all())
            assert set(left) == {kept_id, keyed_id}
            assert await here.look(lambda c: c.execute(select(func.count()).select_from(passkey)).scalar_one()) == 1

    asyncio.run(story())


def test_staff_and_bans_are_not_forgotten_and_the_moderators_log_never(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            boss, banned = here.browser(), here.browser()
            boss_id, banned_id = await boss.guest(), await banned.guest()
            await here.change(lambda c: set_role(c, boss_id, "admin", here.clock()))
            await boss.post(f"/api/moderation/players/{banned_id}", {"action": "ban", "days": 1000})
            here.clock.pass_(500 * DAY)
            assert (await here.change(lambda c: privacy.forget(c, here.clock())))["players"] == 0
            here.clock.pass_(501 * DAY)
            assert (await here.change(lambda c: privacy.forget(c, here.clock())))["players"] == 1
            lines = await here.look(lambda c: c.execute(select(moderation_log)).all())
            assert [line.action for line in lines] == ["role", "ban"]

    asyncio.run(story())


def test_old_games_are_forgotten_and_running_ones_are_not(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            _, one_id, _, other_id = await pair(here)
            await seat(here, "AAAA", one_id, other_id)
            await seat(here, "BBBB", one_id)
            await here.change(
                lambda c: c.execute(update(table_head).where(table_head.c.code == "AAAA").values(phase="closed"))
            )
            year = 400 * DAY
            assert (await here.change(lambda c: privacy.forget(c, here.clock(), year)))["games"] == 0
            assert (await here.change(lambda c: privacy.forget(c, here.clock(), year + 2)))["games"] == 1
            assert await here.look(lambda c: c.execute(select(table_head.c.code)).scalars().all()) == ["BBBB"]
            assert set(await here.look(lambda c: c.execute(select(seated.c.table_id)).scalars().all())) == {"bbbb"}

    asyncio.run(story())


def test_the_page_is_told_how_long_what_is_kept(sqlite: str) -> None:
    async def story() -> None:
        async with house(sqlite) as here:
            days = (await here.browser().get("/api/privacy")).json()["days"]
            assert days["profile"] == 400
            assert days["report"] == 180
            assert days == privacy.KEPT

    asyncio.run(story())
