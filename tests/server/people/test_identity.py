"""A guest at first sight: the cookie, what is kept of it, devices, and who is asking."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine
from typing import Any

from sqlalchemy import Connection, select, update

from prsi.server.people.context import Site
from prsi.server.people.identity import access, label_of, player_by_id, standings
from prsi.server.people.schema import device, player
from prsi.table.gathering import COMPUTERS

from .conftest import DAY, ORIGIN, House, house


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_a_guest_needs_one_request_and_is_known_from_then_on(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            assert (await browser.get("/api/me")).status_code == 401
            made = await browser.post("/api/me", {"language": "cs"})
            assert made.status_code == 201
            again = await browser.get("/api/me")
            assert again.status_code == 200
            assert again.json() == made.json()
            assert made.json()["language"] == "cs"
            # who has a player is not given another one
            assert (await browser.post("/api/me", {"language": "de"})).json()["id"] == made.json()["id"]

    run(story())


def test_those_who_come_by_one_invitation_do_not_all_look_the_same(sqlite: str) -> None:
    """Six at a table: as many drawings, and none of them that of one of the computer's players."""

    async def story() -> None:
        async with house(sqlite) as here:
            faces: list[str] = []
            for _ in range(24):
                made = await here.browser().post("/api/me", {"language": "cs"})
                faces.append(made.json()["avatar"])
            assert all(len(set(faces[n : n + 6])) == 6 for n in range(len(faces) - 5)), faces
            assert not set(faces) & {avatar for _, avatar in COMPUTERS}

    run(story())


def test_the_cookie_is_locked_to_the_host_and_out_of_scripts_reach(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            answer = await here.browser().post("/api/me", {"language": "cs"})
            line = answer.headers["set-cookie"]
            name, _, attributes = line.partition("=")
            parts = {part.strip().lower() for part in attributes.split(";")[1:]}
            assert name == "__Host-prsi"
            assert {"secure", "httponly", "samesite=lax", "path=/"} <= parts
            assert not any(part.startswith("domain") for part in parts)
            assert f"max-age={400 * 24 * 3600}" in parts

    run(story())


def test_plain_http_in_a_hall_gets_a_cookie_that_its_browsers_keep(sqlite: str) -> None:
    """A browser drops a secure cookie that came by plain HTTP; the player would be a new guest each time."""

    async def story() -> None:
        async with house(sqlite, Site(("http://192.0.2.7:8000",), secure=False)) as here:
            browser = here.browser(origin="http://192.0.2.7:8000")
            line = (await browser.post("/api/me", {"language": "cs"})).headers["set-cookie"]
            assert line.startswith("prsi=")
            assert "secure" not in line.lower()
            assert "httponly" in line.lower()
            assert (await browser.get("/api/me")).status_code == 200

    run(story())


def test_only_the_hash_of_the_token_is_kept(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            await browser.guest()
            token = browser.cookies["__Host-prsi"]
            assert len(token) == 43
            rows = await here.look(lambda c: c.execute(select(device)).all())
            assert [row.token_hash for row in rows] == [hashlib.sha256(token.encode()).hexdigest()]
            assert token not in str(rows)

    run(story())


def test_a_token_that_is_nobodys_is_nobody(url: str) -> None:
    """One that looks right, one that does not, one cut off, one with SQL in it."""

    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            await browser.guest()
            token = browser.cookies["__Host-prsi"]
            for forged in ("A" * 43, token[:-1], token + "A", token.swapcase(), "' OR 1=1 --", "", "\x7f" * 43):
                browser.cookies["__Host-prsi"] = forged
                answer = await browser.get("/api/me")
                assert (answer.status_code, answer.json()["error"]) == (401, "no_player"), forged

    run(story())


def test_a_signed_out_device_is_nobody_at_once(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            await browser.guest()
            (only,) = (await browser.get("/api/me/devices")).json()
            assert only["here"]
            token = dict(browser.cookies)
            assert (await browser.ask("DELETE", f"/api/me/devices/{only['id']}")).status_code == 204
            assert browser.cookies == {}
            browser.cookies = token
            assert (await browser.get("/api/me")).status_code == 401
            gone = (await here.look(lambda c: standings(c, [only["id"]], here.clock())))[only["id"]].refusal
            assert gone is not None
            assert gone.status == 401

    run(story())


def test_all_other_devices_can_be_signed_out_at_once(url: str) -> None:
    """After a code or a passkey was changed, or lost: whoever else is in goes out."""

    async def story() -> None:
        async with house(url) as here:
            mine, thief, other = here.browser(), here.browser(), here.browser()
            await mine.guest()
            await other.guest()
            code = (await mine.post("/api/me/device-code")).json()["code"]
            assert (await thief.post("/api/session/device", {"code": code})).status_code == 200
            assert (await mine.ask("DELETE", "/api/me/devices")).status_code == 204
            assert (await thief.get("/api/me")).status_code == 401
            assert (await mine.get("/api/me")).status_code == 200
            assert (await other.get("/api/me")).status_code == 200

    run(story())


def test_nobody_signs_another_players_device_out(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            mine, theirs = here.browser(), here.browser()
            await mine.guest()
            await theirs.guest()
            (other,) = (await theirs.get("/api/me/devices")).json()
            answer = await mine.ask("DELETE", f"/api/me/devices/{other['id']}")
            assert (answer.status_code, answer.json()["error"]) == (404, "no_device")
            assert (await theirs.get("/api/me")).status_code == 200

    run(story())


def ban(here: House, player_id: str, until: int) -> Any:
    def work(connection: Connection) -> None:
        connection.execute(update(player).where(player.c.id == player_id).values(banned_until=until))

    return here.change(work)


def test_a_banned_player_is_told_so_and_until_when(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            who = await browser.guest()
            until = here.clock() + DAY
            await ban(here, who, until)
            answer = await browser.ask("PATCH", "/api/me", {"avatar": "emma"})
            assert answer.status_code == 403
            assert answer.json() == {"error": "banned", "expected": "", "found": "", "until": until}
            # the profile can still be seen: the page has to show why
            assert (await browser.get("/api/me")).json()["banned_until"] == until
            devices = await here.look(lambda c: c.execute(select(device.c.id)).scalars().all())
            (stands,) = (await here.look(lambda c: standings(c, devices, here.clock()))).values()
            assert stands.refusal is not None
            assert (stands.refusal.error, stands.refusal.until) == ("banned", until)
            here.clock.pass_(DAY)
            assert (await browser.ask("PATCH", "/api/me", {"avatar": "emma"})).status_code == 200
            (stands,) = (await here.look(lambda c: standings(c, devices, here.clock()))).values()
            assert stands.refusal is None
            refusal = access(await here.look(lambda c: player_by_id(c, who)), until - 1)
            assert refusal is not None
            assert (refusal.status, refusal.error) == (403, "banned")

    run(story())


def test_a_visit_is_noted_once_a_day_and_the_cookie_begins_anew(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            await browser.guest()
            assert "set-cookie" not in (await browser.get("/api/me")).headers
            here.clock.pass_(DAY)
            assert "set-cookie" in (await browser.get("/api/me")).headers
            assert "set-cookie" not in (await browser.get("/api/me")).headers
            seen = await here.look(lambda c: c.execute(select(player.c.seen, device.c.seen).join(device)).one())
            assert tuple(seen) == (here.clock(), here.clock())

    run(story())


def test_what_is_sent_twice_or_unknown_is_refused_not_guessed(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            wrong: object
            for wrong in ({}, {"language": 1}, {"language": "cs", "role": "admin"}, {"language": "x" * 17}, [], "cs"):
                answer = await browser.post("/api/me", wrong)
                assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), wrong
            await browser.guest()
            for wrong in ({"role": "admin"}, {"id": "x"}, {"banned_until": None}):
                assert (await browser.ask("PATCH", "/api/me", wrong)).status_code == 400
            assert (await browser.get("/api/me")).json()["role"] == ""

    run(story())


def test_a_device_is_told_apart_coarsely() -> None:
    """Enough to know one's own; no version, no model."""
    assert label_of("Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0") == "Firefox, Android"
    assert (
        label_of("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1") == "Safari, iPhone"
    )
    assert label_of("curl/8") == ""


def test_answers_carry_the_headers_of_a_careful_server(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            for answer in (await browser.get("/api/me"), await browser.post("/api/me", {"language": "cs"})):
                lines = answer.headers
                assert lines["x-content-type-options"] == "nosniff"
                assert lines["referrer-policy"] == "no-referrer"
                assert lines["cache-control"] == "no-store"
                assert "default-src 'none'" in lines["content-security-policy"]
                assert "frame-ancestors 'none'" in lines["content-security-policy"]
                assert lines["cross-origin-resource-policy"] == "same-origin"
                assert lines["strict-transport-security"].startswith("max-age=")
                assert lines["content-type"].startswith("application/json")

    run(story())


def test_what_changes_something_must_come_from_our_own_page(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            await browser.guest()
            foreign = (
                "https://evil.example",
                "null",
                "http://prsi.example",
                "https://prsi.example.evil.example",
                "https://prsi.example:8443",
                "https://evil.example#https://prsi.example",
                None,
            )
            for origin in foreign:
                browser.origin = origin
                answer = await browser.ask("PATCH", "/api/me", {"avatar": "emma"})
                assert (answer.status_code, answer.json()["error"]) == (403, "foreign_origin"), origin
            fetched = await browser.ask("PATCH", "/api/me", {"avatar": "emma"}, {"Sec-Fetch-Site": "same-origin"})
            assert fetched.status_code == 200
            for site in ("cross-site", "same-site", "none"):
                answer = await browser.ask("PATCH", "/api/me", {"avatar": "karel"}, {"Sec-Fetch-Site": site})
                assert answer.status_code == 403, site
            # what a foreign form can send is no JSON
            browser.origin = ORIGIN
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp"):
                answer = await browser.ask("PATCH", "/api/me", {"avatar": "karel"}, {"Content-Type": kind})
                assert (answer.status_code, answer.json()["error"]) == (415, "content_type"), kind
            assert (await browser.get("/api/me")).json()["avatar"] == "emma"

    run(story())
