"""Passkeys, with a software authenticator of our own against the real library."""

from __future__ import annotations

import asyncio
import copy
import random
from typing import Any

import pytest

from prsi.server.people.answers import Denied
from prsi.server.people.passkeys import party_of

from .authenticator import Authenticator, to_bytes, to_text
from .conftest import MINUTE, ORIGIN, Browser, House, house


async def with_passkey(here: House) -> tuple[Browser, Authenticator, str]:
    """A guest with a passkey."""
    browser, phone = here.browser(), Authenticator(ORIGIN)
    who = await browser.guest()
    options = (await browser.post("/api/me/passkeys/options")).json()["options"]
    answer = await browser.post("/api/me/passkeys", phone.create(options))
    assert answer.status_code == 204, answer.text
    return browser, phone, who


async def assertion(stranger: Browser, phone: Authenticator) -> dict[str, Any]:
    options = (await stranger.post("/api/session/passkey/options")).json()["options"]
    assert options.get("allowCredentials", []) == []  # it would tell a stranger who plays here
    return phone.get(options)


def test_a_passkey_signs_the_player_in_on_another_device(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser, phone, who = await with_passkey(here)
            assert (await browser.get("/api/me")).json()["passkeys"] == 1
            for _ in range(2):
                other = here.browser()
                answer = await other.post("/api/session/passkey", await assertion(other, phone))
                assert (answer.status_code, answer.json()["id"]) == (200, who)
                assert (await other.get("/api/me")).json()["id"] == who
            assert len((await browser.get("/api/me/devices")).json()) == 3

    asyncio.run(story())


def test_a_challenge_is_good_once_and_for_five_minutes(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser, phone, _ = await with_passkey(here)
            other = here.browser()
            signed = await assertion(other, phone)
            assert (await other.post("/api/session/passkey", signed)).status_code == 200
            again = await here.browser().post("/api/session/passkey", signed)
            assert (again.status_code, again.json()["error"]) == (422, "passkey_refused")
            late = await assertion(other, phone)
            here.clock.pass_(5 * MINUTE)
            assert (await other.post("/api/session/passkey", late)).status_code == 422
            # one that was made for another player's registration
            stranger = here.browser()
            await stranger.guest()
            options = (await browser.post("/api/me/passkeys/options")).json()["options"]
            assert (await stranger.post("/api/me/passkeys", phone.create(options))).status_code == 422

    asyncio.run(story())


def test_a_copied_key_a_foreign_page_and_an_unlocked_device_are_refused(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            _, phone, _ = await with_passkey(here)
            other = here.browser()

            async def refused(signed: dict[str, Any]) -> bool:
                return (await other.post("/api/session/passkey", signed)).status_code == 422

            phone.origin = "https://evil.example"
            assert await refused(await assertion(other, phone))
            phone.origin = ORIGIN
            phone.verifies = False
            assert await refused(await assertion(other, phone))
            phone.verifies = True
            assert (await other.post("/api/session/passkey", await assertion(other, phone))).status_code == 200
            phone.keys[0].count = 0  # a copy does not know how often the other one was used
            assert await refused(await assertion(other, phone))
            phone.keys[0].count = 99
            stolen = copy.deepcopy(await assertion(other, phone))
            stolen["response"]["userHandle"] = to_text(b"somebody-else")
            assert await refused(stolen)
            unknown = Authenticator(ORIGIN)
            guest = here.browser()
            await guest.guest()
            unknown.create((await guest.post("/api/me/passkeys/options")).json()["options"])
            assert await refused(await assertion(other, unknown))

    asyncio.run(story())


def test_one_key_belongs_to_one_player(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            _, phone, _ = await with_passkey(here)
            thief = here.browser()
            await thief.guest()
            options = (await thief.post("/api/me/passkeys/options")).json()["options"]
            made = Authenticator(ORIGIN)
            credential = made.create(options)
            # the same id, put where the new one stands
            data = to_bytes(credential["response"]["attestationObject"]).replace(made.keys[0].id, phone.keys[0].id)
            credential["response"]["attestationObject"] = to_text(data)
            credential["id"] = credential["rawId"] = to_text(phone.keys[0].id)
            answer = await thief.post("/api/me/passkeys", credential)
            assert (answer.status_code, answer.json()["error"]) == (422, "passkey_refused")

    asyncio.run(story())


def test_a_forgotten_passkey_signs_nobody_in(url: str) -> None:
    async def story() -> None:
        async with house(url) as here:
            browser, phone, _ = await with_passkey(here)
            (only,) = (await browser.get("/api/me/passkeys")).json()
            stranger = here.browser()
            await stranger.guest()
            assert (await stranger.ask("DELETE", f"/api/me/passkeys/{only['id']}")).status_code == 404
            assert (await browser.ask("DELETE", "/api/me/passkeys/zz")).status_code == 404
            assert (await browser.ask("DELETE", f"/api/me/passkeys/{only['id']}")).status_code == 204
            other = here.browser()
            assert (await other.post("/api/session/passkey", await assertion(other, phone))).status_code == 422

    asyncio.run(story())


@pytest.mark.parametrize(
    "address", ["http://192.0.2.7:8000", "http://prsi.lan", "https://[2001:db8::1]", "https://192.0.2.7"]
)
def test_where_browsers_allow_no_passkeys_it_is_said(address: str) -> None:
    with pytest.raises(Denied) as refusal:
        party_of(address)
    assert (refusal.value.status, refusal.value.error) == (409, "passkey_address")


def test_the_party_is_the_public_address() -> None:
    assert (party_of("https://prsi.example:443").origin, party_of("https://Prsi.example").host) == (
        "https://prsi.example",
        "prsi.example",
    )
    assert party_of("http://localhost:8000").origin == "http://localhost:8000"


def test_damaged_credentials_are_refused_and_nothing_breaks(sqlite: str) -> None:
    """Every field left out, of another type, cut or altered: 400 or 422, never a fault of the server."""

    async def story() -> None:
        async with house(sqlite) as here:
            browser, phone, _ = await with_passkey(here)
            dice = random.Random(7)
            for number in range(150):
                here.clock.pass_(60 * MINUTE)
                other = here.browser(f"192.0.2.{number}")
                new = dice.random() < 0.5
                if new:
                    good = Authenticator(ORIGIN).create(
                        (await browser.post("/api/me/passkeys/options")).json()["options"]
                    )
                else:
                    good = await assertion(other, phone)
                answer = await (browser if new else other).post(
                    "/api/me/passkeys" if new else "/api/session/passkey", damaged(good, dice)
                )
                assert answer.status_code in (400, 422), (good, answer.text)
            assert (await browser.get("/api/me")).json()["passkeys"] == 1

    asyncio.run(story())


def damaged(good: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """A credential with one thing wrong."""
    bad = copy.deepcopy(good)
    place = bad["response"] if dice.random() < 0.8 else bad
    name = dice.choice([key for key in place if key not in ("transports", "clientExtensionResults")])
    how = dice.randrange(4)
    if how == 0:
        del place[name]
    elif how == 1:
        place[name] = dice.choice([None, 1, [], {}, True])
    elif isinstance(place[name], dict):
        place[name] = "x"
    elif how == 2 and name != "attestationObject":  # which is not signed: a changed key is a key
        data = bytearray(to_bytes(place[name]) if place[name] != "public-key" else b"public")
        data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
        place[name] = to_text(bytes(data))
    else:
        place[name] = place[name][: dice.randrange(len(place[name]))]
    return bad
