"""Reports with the log's range, and moderators: what they may do, to whom, and that every act is on record."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.exc import DatabaseError

from prsi.server.people.moderation import set_role
from prsi.server.people.schema import moderation_log, player
from prsi.server.store.database import UnavailableError
from tests.server.inside import Inside, Line, inside, until

from .conftest import DAY, Browser, House, house
from .test_others import pair, seat


async def boss_of(here: House, role: str = "moderator") -> tuple[Browser, str]:
    """A guest with a role."""
    browser = here.browser()
    who = await browser.guest()
    await here.change(lambda c: set_role(c, who, role, here.clock()))
    return browser, who


async def reported(here: House) -> tuple[Browser, str, Browser, str, str]:
    """Two who sat together, the second one reported by the first; and the report's id."""
    one, one_id, other, other_id = await pair(here)
    await seat(here, "AAAA", one_id, other_id)
    answer = await one.post("/api/tables/AAAA/report", {"seat": 1, "reason": "name", "text": "  hello  "})
    assert answer.status_code == 204, answer.text
    boss, _ = await boss_of(here)
    (report,) = (await boss.get("/api/moderation/reports")).json()["reports"]
    return one, one_id, other, other_id, report["id"]


def test_a_report_carries_the_log_and_what_was_said(url: str) -> None:
    """From real play: two sit down, one says things, the other reports; the moderator reads it in context."""

    async def story() -> None:
        async with inside(url) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            table_id = await here.table(anna, "AAA")
            async with Line.to(here.connect("AAA", anna)) as a, Line.to(here.connect("AAA", bert)) as b:
                await a.ask("hello")
                assert (await b.ask("sit"))["kind"] == "ack"
                assert (await b.ask("say", phrase="mau"))["kind"] == "ack"
                said = await a.ask("say", phrase="thanks")
                assert said["kind"] == "ack"
                page = Browser.over_tcp(here.origin, anna.token)
                sent = await page.post("/api/tables/AAA/report", {"seat": 1, "reason": "behaviour", "text": "rude"})
                assert sent.status_code == 204, sent.text
                for wrong in ({"seat": 0}, {"seat": 5}, {"reason": "nothing"}):
                    answer = await page.post("/api/tables/AAA/report", {"seat": 1, "reason": "name"} | wrong)
                    assert answer.status_code == 422
                twice = await page.post("/api/tables/AAA/report", {"seat": 1, "reason": "name"})
                assert (twice.status_code, twice.json()["error"]) == (409, "already_reported")
            boss = await moderator(here)
            (report,) = (await boss.get("/api/moderation/reports")).json()["reports"]
            assert (report["table_id"], report["seat"], report["shown"]) == (table_id, 1, "Bert")
            assert (report["player"]["id"], report["reporter"]["id"]) == (bert.actor.player, anna.actor.player)
            assert report["first_seq"] == 1 and report["last_seq"] >= said["seq"]
            assert [(line["seat"], line["name"], line["phrase"]) for line in report["chat"]] == [
                (1, "Bert", "mau"),
                (0, "Anna", "thanks"),
            ]
            assert report["chat"][1]["seq"] == said["seq"]

    asyncio.run(story())


def test_what_was_said_stays_with_who_said_it_when_another_has_the_seat(url: str) -> None:
    """A moderator must not blame whoever sits there now for the words of who sat there before."""

    async def story() -> None:
        async with inside(url) as here:
            anna, bert, cyril = await here.guest("Anna"), await here.guest("Bert"), await here.guest("Cyril")
            await here.table(anna, "AAA", seats=3)
            async with Line.to(here.connect("AAA", anna)) as a:
                await a.ask("hello")
                for guest, phrase in ((bert, "mau"), (cyril, "sorry")):
                    async with Line.to(here.connect("AAA", guest)) as line:
                        assert (await line.ask("sit", seat=1))["kind"] == "ack"
                        # A seat has its five seconds, whoever sits there.
                        await until(lambda line=line, phrase=phrase: says(line, phrase))
                        if guest is bert:
                            assert (await line.ask("leave"))["kind"] == "ack"
                page = Browser.over_tcp(here.origin, anna.token)
                sent = await page.post("/api/tables/AAA/report", {"seat": 1, "reason": "behaviour"})
                assert sent.status_code == 204, sent.text
            (report,) = (await (await moderator(here)).get("/api/moderation/reports")).json()["reports"]
            assert report["shown"] == "Cyril"
            assert [(line["name"], line["phrase"]) for line in report["chat"]] == [("Bert", "mau"), ("Cyril", "sorry")]

    asyncio.run(story())


async def says(line: Line, phrase: str) -> bool:
    """Try to say something; False if it is too soon."""
    answer = await line.ask("say", phrase=phrase)
    assert answer["kind"] == "ack" or answer["reason"] == "too_soon", answer
    if answer["kind"] != "ack":
        await asyncio.sleep(0.5)
    return bool(answer["kind"] == "ack")


async def moderator(here: Inside, role: str = "moderator") -> Browser:
    """The browser of somebody with a role, on a running node."""
    guest = await here.guest("Mod")
    await here.node.db.write(lambda c: set_role(c, guest.actor.player, role, 1))
    return Browser.over_tcp(here.origin, guest.token)


def test_a_ban_closes_the_sockets_that_are_open_and_a_mute_silences_them(sqlite: str) -> None:
    async def story() -> None:
        async with inside(sqlite) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            await here.table(anna, "AAA")
            boss = await moderator(here)
            bert_is = f"/api/moderation/players/{bert.actor.player}"
            async with Line.to(here.connect("AAA", bert)) as b:
                assert (await b.ask("sit"))["kind"] == "ack"
                assert (await boss.post(bert_is, {"action": "mute", "days": 1})).status_code == 204

                async def silenced() -> bool:
                    await asyncio.sleep(0.2)
                    answer = await b.ask("say", phrase="mau")
                    return bool(answer["kind"] == "refused" and answer["reason"] == "muted")

                await until(silenced)
                assert (await b.ask("hello"))["kind"] == "welcome"  # the game goes on
                assert (await boss.post(bert_is, {"action": "ban", "days": 1, "note": "x"})).status_code == 204
                await until(lambda: b.socket.close_code is not None)
                assert b.socket.close_code == 4403
            async with here.connect("AAA", bert) as again:
                await again.wait_closed()
                assert (again.close_code, again.close_reason) == (4403, "banned")

    asyncio.run(story())


def test_a_signed_out_device_loses_its_socket(sqlite: str) -> None:
    async def story() -> None:
        async with inside(sqlite) as here:
            anna = await here.guest("Anna")
            await here.table(anna, "AAA")
            page = Browser.over_tcp(here.origin, anna.token)
            async with Line.to(here.connect("AAA", anna)) as a:
                await a.ask("hello")
                (only,) = (await page.get("/api/me/devices")).json()
                assert (await page.ask("DELETE", f"/api/me/devices/{only['id']}")).status_code == 204
                await until(lambda: a.socket.close_code is not None)
                assert a.socket.close_code == 4401

    asyncio.run(story())


def test_every_act_of_a_moderator_is_on_record(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            _, _, other, other_id, report_id = await reported(here)
            boss, boss_id = await boss_of(here)
            before = (await other.get("/api/me")).json()["name"]
            answer = await boss.post(
                f"/api/moderation/reports/{report_id}", {"action": "rename", "days": 7, "note": "rude name"}
            )
            assert answer.status_code == 200, answer.text
            assert answer.json()["decision"] == "rename"
            after = (await other.get("/api/me")).json()
            assert after["name"] != before
            assert after["name_locked_until"] == here.clock() + 7 * DAY
            locked = await other.ask("PATCH", "/api/me", {"name": "Rudy Rude"})
            assert (locked.status_code, locked.json()["error"]) == (403, "name_locked")
            assert (await other.ask("PATCH", "/api/me", {"avatar": "emma"})).status_code == 200
            for action, days in (("mute", 3), ("ban", 2), ("lift", None)):
                body = {"action": action, "days": days, "note": action}
                assert (await boss.post(f"/api/moderation/players/{other_id}", body)).status_code == 204
            lifted = (await other.get("/api/me")).json()
            assert lifted["banned_until"] is lifted["muted_until"] is lifted["name_locked_until"] is None
            lines = (await boss.get("/api/moderation/log")).json()["lines"]
            assert [(line["action"], line["days"]) for line in lines if line["actor"] == boss_id] == [
                ("lift", None),
                ("ban", 2),
                ("mute", 3),
                ("rename", 7),
            ]
            renamed = next(line for line in lines if line["action"] == "rename")
            assert (renamed["player"], renamed["report"], renamed["note"]) == (other_id, report_id, "rude name")
            assert (renamed["actor"], renamed["at"]) == (boss_id, here.clock())
            # roles too, given by the machine
            assert [line["note"] for line in lines if line["action"] == "role"] == ["moderator", "moderator"]
            older = (await boss.get(f"/api/moderation/log?before={lines[0]['id']}")).json()["lines"]
            assert older == lines[1:]

    asyncio.run(story())


def test_the_log_cannot_be_changed_not_even_by_the_program(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            await boss_of(here)
            before = await here.look(lambda c: c.execute(select(moderation_log)).all())
            assert len(before) == 1
            for statement in (update(moderation_log).values(note="never happened"), delete(moderation_log)):
                with pytest.raises((DatabaseError, UnavailableError)):
                    await here.change(lambda c, statement=statement: c.execute(statement))  # type: ignore[misc]
            assert await here.look(lambda c: c.execute(select(moderation_log)).all()) == before

    asyncio.run(story())


def test_a_report_is_decided_once(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            _, _, other, _, report_id = await reported(here)
            bosses = [(await boss_of(here))[0] for _ in range(3)]
            answers = await asyncio.gather(
                *(boss.post(f"/api/moderation/reports/{report_id}", {"action": "ban", "days": 1}) for boss in bosses)
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
            boss = bosses[0]
            assert (await boss.get("/api/moderation/reports")).json()["reports"] == []
            (decided,) = (await boss.get("/api/moderation/reports?decided=true")).json()["reports"]
            assert (decided["id"], decided["decision"]) == (report_id, "ban")
            assert (await other.get("/api/people")).status_code == 403
            lines = (await boss.get("/api/moderation/log")).json()["lines"]
            assert sum(line["action"] == "ban" for line in lines) == 1

    asyncio.run(story())


def test_only_staff_may_and_nobody_acts_on_their_own_rank(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            one, one_id, other, other_id, report_id = await reported(here)
            for method, path, body in (
                ("GET", "/api/moderation/reports", None),
                ("GET", "/api/moderation/log", None),
                ("GET", "/api/moderation/players?name=a", None),
                ("POST", f"/api/moderation/reports/{report_id}", {"action": "dismiss"}),
                ("POST", f"/api/moderation/players/{one_id}", {"action": "ban", "days": 1}),
                ("GET", "/api/admin", None),
                ("POST", "/api/admin/drain", None),
            ):
                answer = await other.ask(method, path, body)
                assert (answer.status_code, answer.json()["error"]) == (403, "not_staff"), path
                assert (await here.browser().ask(method, path, body)).status_code == 401
            boss, boss_id = await boss_of(here)
            _, peer_id = await boss_of(here)
            chief, chief_id = await boss_of(here, "admin")
            for target in (boss_id, peer_id, chief_id):
                answer = await boss.post(f"/api/moderation/players/{target}", {"action": "ban", "days": 1})
                assert (answer.status_code, answer.json()["error"]) == (403, "not_staff")
            assert (await boss.get("/api/admin")).status_code == 403
            assert (
                await chief.post(f"/api/moderation/players/{boss_id}", {"action": "mute", "days": 1})
            ).status_code == 204
            # a moderator who is one no longer
            await here.change(lambda c: set_role(c, boss_id, "", here.clock()))
            assert (await boss.get("/api/moderation/reports")).status_code == 403
            assert (await one.get("/api/me")).json()["banned_until"] is None
            assert other_id

    asyncio.run(story())


def test_an_administrator_signs_all_devices_of_a_player_out(url: str) -> None:
    """For a profile that somebody else has got hold of; the recovery code brings its owner back."""

    async def story() -> None:
        async with house(url) as here:
            owner = here.browser()
            who = await owner.guest()
            recovery = (await owner.post("/api/me/recovery")).json()["code"]
            chief, chief_id = await boss_of(here, "admin")
            boss, _ = await boss_of(here)
            path = f"/api/admin/players/{who}/sign-out"
            assert (await boss.post(path)).status_code == 403
            assert (await chief.post(path)).status_code == 204
            assert (await chief.post("/api/admin/players/none/sign-out")).status_code == 404
            assert (await owner.get("/api/me")).status_code == 401
            assert (await owner.post("/api/session/recover", {"code": recovery})).json()["id"] == who
            line = (await boss.get("/api/moderation/log")).json()["lines"][0]
            assert (line["action"], line["player"], line["actor"]) == ("sign_out", who, chief_id)

    asyncio.run(story())


def test_wrong_decisions_are_refused_and_change_nothing(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            _, _, other, other_id, report_id = await reported(here)
            boss, _ = await boss_of(here)
            path = f"/api/moderation/reports/{report_id}"
            for body, status in (
                ({"action": "ban"}, 422),
                ({"action": "mute", "days": None}, 422),
                ({"action": "lift"}, 422),
                ({"action": "hang", "days": 1}, 422),
                ({"action": "ban", "days": 0}, 400),
                ({"action": "ban", "days": 4000}, 400),
                ({"action": "ban", "days": 1, "note": "x" * 501}, 400),
                ({"action": "ban", "days": 1, "note": "\0"}, 400),
                ({}, 400),
            ):
                assert (await boss.post(path, body)).status_code == status, body
            assert (await boss.post("/api/moderation/reports/none", {"action": "dismiss"})).status_code == 404
            nobody = await boss.post("/api/moderation/players/none", {"action": "ban", "days": 1})
            assert (nobody.status_code, nobody.json()["error"]) == (404, "no_such_player")
            dismissed = await boss.post(f"/api/moderation/players/{other_id}", {"action": "dismiss"})
            assert dismissed.status_code == 422
            assert len((await boss.get("/api/moderation/reports")).json()["reports"]) == 1
            assert (await other.get("/api/me")).json()["banned_until"] is None
            lines = (await boss.get("/api/moderation/log")).json()["lines"]
            assert {line["action"] for line in lines} == {"role"}

    asyncio.run(story())


def test_moderators_find_a_player_by_what_the_name_looks_like(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            boss, _ = await boss_of(here)
            other = here.browser()
            who = await other.guest()
            await here.change(
                lambda c: c.execute(update(player).where(player.c.id == who).values(name="Žofie 7", skeleton="zofie7"))
            )
            for text in ("Žofie 7", "zofie", "Z0FIE", who):
                found = (await boss.get(f"/api/moderation/players?name={text}")).json()["players"]
                assert [one["id"] for one in found] == [who], text
            for text in ("%25", "_", "nobody", "zofie7%25"):
                assert (await boss.get(f"/api/moderation/players?name={text}")).json()["players"] == [], text

    asyncio.run(story())


def test_the_administrator_sees_how_the_server_is(url: str) -> None:
    async def story() -> None:
        async with inside(url) as here:
            anna = await here.guest("Anna")
            await here.table(anna, "AAA")
            chief = await moderator(here, "admin")
            await until(lambda: here.node.healthy)
            report = (await chief.get("/api/admin")).json()
            assert report["tables"] == {"waiting": 1}
            assert (report["players"]["all"], report["players"]["staff"], report["reports"]) == (2, 1, 0)
            assert report["healthy"] and not report["draining"]
            (only,) = report["nodes"]
            assert only["id"] == report["here"] == here.node.id and only["alive"]
            assert (await chief.post("/api/admin/drain")).status_code == 204
            assert here.node.hub.draining
            lines = (await chief.get("/api/moderation/log")).json()["lines"]
            assert (lines[0]["action"], lines[0]["note"]) == ("drain", here.node.id)

    asyncio.run(story())
