"""Codes that bring a player to another device: good once, for ten minutes, for five tries."""

from __future__ import annotations

import asyncio
import re

import pytest
from sqlalchemy import select

from prsi.server.people import codes
from prsi.server.people.schema import device_code, player

from .conftest import MINUTE, ORIGIN, Browser, House, house


async def code_of(browser: Browser) -> str:
    answer = await browser.post("/api/me/device-code")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def typed(here: House, code: str, address: str = "198.51.100.1") -> tuple[int, str]:
    """Status and error, or the id, of a try on another device."""
    answer = await here.browser(address).post("/api/session/device", {"code": code})
    body = answer.json()
    return answer.status_code, body.get("error") or body["id"]


def test_a_code_moves_the_player_to_another_device_and_both_stay(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            who = await browser.guest()
            made = (await browser.post("/api/me/device-code")).json()
            assert re.fullmatch(r"[B-Z3479]{3}-[B-Z3479]{3}-[B-Z3479]{3}", made["code"])
            assert made["expires_ms"] == 10 * MINUTE
            assert made["url"] == f"{ORIGIN}/#/d/{made['code']}"
            assert made["qr"].startswith("<?xml") and "<svg" in made["qr"]
            other = here.browser()
            answer = await other.post("/api/session/device", {"code": made["code"]})
            assert answer.json()["id"] == who
            assert (await other.get("/api/me")).json()["id"] == who
            assert (await browser.get("/api/me")).json()["id"] == who

    asyncio.run(story())


def test_it_may_be_typed_as_people_type(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            who = await browser.guest()
            code = await code_of(browser)
            assert await typed(here, f"  {code.replace('-', ' ').lower()} ") == (200, who)

    asyncio.run(story())


def test_a_used_code_is_used_up(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            await browser.guest()
            code = await code_of(browser)
            assert (await typed(here, code))[0] == 200
            assert await typed(here, code) == (403, "wrong_code")

    asyncio.run(story())


def test_of_two_that_come_at_once_one_gets_in(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            await browser.guest()
            code = await code_of(browser)
            results = await asyncio.gather(*(typed(here, code, f"198.51.100.{n}") for n in range(4)))
            assert sorted(status for status, _ in results) == [200, 403, 403, 403]

    asyncio.run(story())


def test_an_expired_code_and_one_that_was_replaced_are_wrong(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            await browser.guest()
            first = await code_of(browser)
            second = await code_of(browser)
            assert await typed(here, first) == (403, "wrong_code")
            here.clock.pass_(10 * MINUTE)
            assert await typed(here, second) == (403, "wrong_code")

    asyncio.run(story())


def test_a_code_is_dead_after_five_wrong_tries_wherever_they_come_from(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            await browser.guest()
            code = await code_of(browser)
            wrong = code[:-1] + ("B" if code[-1] != "B" else "C")
            for address in range(codes.TRIES):
                assert await typed(here, wrong, f"198.51.100.{address}") == (403, "wrong_code")
            assert await typed(here, code, "198.51.100.99") == (403, "wrong_code")

    asyncio.run(story())


def test_ten_thousand_tries_get_nowhere_and_cost_nothing(sqlite: str) -> None:
    """One address has twenty tries in ten minutes; after that its tries do not even reach the database."""

    async def story() -> None:
        async with house(sqlite) as here:
            browser = here.browser()
            await browser.guest()
            code = await code_of(browser)
            attacker = here.browser("203.0.113.9")
            answers: dict[int, int] = {}
            for number in range(10_000):
                answer = await attacker.post("/api/session/device", {"code": f"{number:09d}"})
                answers[answer.status_code] = answers.get(answer.status_code, 0) + 1
            assert answers.pop(403) == 20
            assert set(answers) == {429}
            assert await typed(here, code, "203.0.113.10") != (403, "wrong_code")

    asyncio.run(story())


def test_only_a_slow_salted_hash_is_kept(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            await browser.guest()
            code = codes.normal(await code_of(browser))
            row = await here.look(lambda c: c.execute(select(device_code)).one())
            assert row.selector == code[:3]
            assert bytes(row.hash) == codes.slow_hash(code[3:], bytes(row.salt))
            assert len(bytes(row.salt)) == 16

    asyncio.run(story())


def test_a_recovery_code_brings_a_lost_player_back_once(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser = here.browser()
            who = await browser.guest()
            assert not (await browser.get("/api/me")).json()["recovery"]
            first = (await browser.post("/api/me/recovery")).json()["code"]
            code = (await browser.post("/api/me/recovery")).json()["code"]
            assert re.fullmatch(r"([B-Z3479]{5}-){4}[B-Z3479]{5}", code)
            assert (await browser.get("/api/me")).json()["recovery"]
            kept = await here.look(lambda c: c.execute(select(player.c.recovery_hash)).scalar_one())
            assert kept == codes.recovery_hash(codes.normal(code))
            other = here.browser("198.51.100.1")
            assert (await other.post("/api/session/recover", {"code": first})).status_code == 403
            assert (await other.post("/api/session/recover", {"code": code})).json()["id"] == who
            assert (await other.get("/api/me")).json()["recovery"] is False
            again = await here.browser("198.51.100.2").post("/api/session/recover", {"code": code})
            assert (again.status_code, again.json()["error"]) == (403, "wrong_code")

    asyncio.run(story())


def test_whoever_was_a_guest_here_leaves_that_guest_behind(url: str) -> None:
    """The device gets a new token: one that somebody planted before is worth nothing after."""

    async def story() -> None:
        async with house(url) as here:
            browser, other = here.browser(), here.browser()
            who = await browser.guest()
            await other.guest()
            planted = dict(other.cookies)
            assert (await other.post("/api/session/device", {"code": await code_of(browser)})).json()["id"] == who
            assert other.cookies != planted
            other.cookies = planted
            assert (await other.get("/api/me")).status_code == 401

    asyncio.run(story())


@pytest.mark.parametrize("code", ["", "-", "B" * 101, "BBB BBB BB\0", "ＢＢＢＢＢＢＢＢＢ", "💣" * 9, "' OR '1'='1"])
def test_what_is_no_code_is_wrong_and_nothing_else(sqlite: str, code: str) -> None:
    async def story() -> None:
        async with house(sqlite) as here:
            for path in ("/api/session/device", "/api/session/recover"):
                answer = await here.browser().post(path, {"code": code})
                assert answer.status_code in (400, 403)

    asyncio.run(story())


def test_codes_hold_what_the_documentation_says() -> None:
    """148 million secrets for five tries; a recovery code of more than 112 bits needs no slow hash."""
    letters = len(codes.ALPHABET)
    assert letters == len(set(codes.ALPHABET)) == 23
    assert letters**codes.SECRET > 148_000_000
    assert letters**codes.RECOVERY > 2**112
    assert codes.normal("2bc-d5f") == "ZBCDSF"
