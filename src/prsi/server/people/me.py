"""The asking player: profile, devices, codes, passkeys; all data to take away, and erasing them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Response, delete, get, patch, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection, select
from sqlalchemy import delete as delete_from

from prsi.server.lobby.qr import qr_svg
from prsi.server.people import codes, identity, passkeys, privacy
from prsi.server.people.answers import Denied
from prsi.server.people.asked import (
    BODY_BYTES,
    Asked,
    Id,
    asked_origin,
    change_profile,
    dice,
    free_name,
    known_language,
    profile_of,
    some_player,
)
from prsi.server.people.context import DAY_MS, address_of, origin_of, people_of
from prsi.server.people.identity import add_device, cookie_of, make_player, player_of, required_player, token_of
from prsi.server.people.schema import passkey
from prsi.server.people.shapes import (
    DeviceCode,
    DeviceInfo,
    Kept,
    NewGuest,
    OptionsShown,
    PasskeyInfo,
    Profile,
    ProfileChange,
    RecoveryCode,
    Suggestions,
)


class Me(Controller):
    """The asking player's own profile."""

    path = "/api/me"
    tags = ("people",)
    request_max_body_size = BODY_BYTES

    @get(opt={"banned": True})
    async def read(self, request: Asked) -> Response[Profile]:
        """Answer the profile; 401 `no_player` where the cookie is missing or nobody's (it is then taken away)."""
        people = people_of(request)
        who = await some_player(request)
        now = people.now()
        token = token_of(request)
        if token is not None and now - who.seen >= DAY_MS:
            await people.store.write(lambda connection: identity.note_visit(connection, who, now))
            cookies = [cookie_of(people.site, token)]
        else:
            cookies = []
        return Response(await people.store.read(lambda connection: profile_of(connection, who.id)), cookies=cookies)

    @post(status_code=201)
    async def make(self, request: Asked, data: JSONBody[NewGuest]) -> Response[Profile]:
        """Make a guest, with a name from the word lists and a cookie; who is one already is answered so (200)."""
        people = people_of(request)
        who = await player_of(request)
        if who is not None:
            return Response(await people.store.read(lambda c: profile_of(c, who.id)), status_code=200)
        await people.limits.take("guest", address=address_of(request))
        language = known_language(data.language)
        label = identity.label_of(request.headers.get("user-agent", ""))
        avatar = dice.choice([one for one in identity.GUESTS_AVATARS if one not in people.given])
        people.given.append(avatar)
        while len(people.given) > identity.APART:
            people.given.popleft()

        def work(connection: Connection) -> tuple[Profile, str]:
            now = people.now()
            made = make_player(
                connection,
                name=free_name(connection, language),
                avatar=avatar,
                language=language,
                now=now,
            )
            token = add_device(connection, made, label, now)
            return profile_of(connection, made), token

        profile, token = await people.store.write(work)
        return Response(profile, status_code=201, cookies=[cookie_of(people.site, token)])

    @patch()
    async def change(self, request: Asked, data: JSONBody[ProfileChange]) -> Profile:
        """Change name, avatar or language."""
        people = people_of(request)
        who = await required_player(request)
        await people.limits.take("profile" if data.name is None else "name", player=who.id, address=address_of(request))

        def work(connection: Connection) -> Profile:
            change_profile(connection, who, data, people.now())
            return profile_of(connection, who.id)

        return await people.store.write(work)

    @get("/devices")
    async def devices(self, request: Asked) -> list[DeviceInfo]:
        """List the devices that are signed in."""
        who = await required_player(request)
        rows = await people_of(request).store.read(lambda connection: identity.devices_of(connection, who.id))
        return [DeviceInfo(row.id, row.label, row.created, row.seen, row.id == who.device) for row in rows]

    @delete("/devices/{device_id:str}", status_code=204, opt={"banned": True})
    async def sign_out(self, request: Asked, device_id: Id) -> Response[None]:
        """Sign a device out: at once for requests, within seconds for its sockets. One's own loses its cookie too."""
        people = people_of(request)
        who = await some_player(request)
        if not await people.store.write(lambda connection: identity.sign_out(connection, who.id, device_id)):
            raise Denied(404, "no_device", "one of your devices", device_id)
        cookies = [cookie_of(people.site, "")] if device_id == who.device else []
        return Response(None, status_code=204, cookies=cookies)

    @delete("/devices", status_code=204)
    async def sign_others_out(self, request: Asked) -> None:
        """Sign every other device out."""
        who = await required_player(request)
        await people_of(request).store.write(
            lambda connection: identity.sign_all_out(connection, who.id, but=who.device)
        )

    @get("/export", opt={"banned": True})
    async def export(self, request: Asked) -> Response[dict[str, Any]]:
        """Answer everything that is kept of the player, as a file to save."""
        people, who = people_of(request), await some_player(request)
        await people.limits.take("export", player=who.id)
        found = await people.store.read(lambda connection: privacy.export(connection, who.id))
        return Response(found, headers={"Content-Disposition": 'attachment; filename="prsi.json"'})

    @delete(status_code=204, opt={"banned": True})
    async def erase(self, request: Asked) -> Response[None]:
        """Erase the profile, at once and for good; what remains of games is nobody's (docs/security.md)."""
        people, who = people_of(request), await some_player(request)
        for championship_id in await people.store.write(lambda connection: privacy.erase(connection, who.id)):
            await request.app.state.node.halls.read_again(championship_id)
        return Response(None, status_code=204, cookies=[cookie_of(people.site, "")])

    @post("/recovery", status_code=201)
    async def recovery(self, request: Asked) -> RecoveryCode:
        """Make a recovery code, in place of the one before; this is the only time that it is shown."""
        people, who = people_of(request), await required_player(request)
        await people.limits.take("recovery", player=who.id)
        return RecoveryCode(await people.store.write(lambda connection: codes.new_recovery_code(connection, who.id)))

    @post("/device-code", status_code=201)
    async def device_code(self, request: Asked) -> DeviceCode:
        """Make a one-time code that signs another device in, in place of the one before."""
        people, who = people_of(request), await required_player(request)
        await people.limits.take("code", player=who.id, address=address_of(request))
        while True:
            made = await asyncio.to_thread(codes.new_code)
            now = people.now()
            expires = await people.store.write(
                lambda connection, made=made, now=now: codes.store_code(connection, who.id, made, now)  # type: ignore[misc]
            )
            if expires is not None:
                # After the #: what a browser does not send stands in nobody's log.
                url = f"{origin_of(request)}/#/d/{made.shown}"
                return DeviceCode(made.shown, expires - now, url, qr_svg(url).decode())

    @get("/passkeys")
    async def passkeys(self, request: Asked) -> list[PasskeyInfo]:
        """List the player's passkeys."""
        who = await required_player(request)

        def work(connection: Connection) -> list[PasskeyInfo]:
            rows = connection.execute(select(passkey).where(passkey.c.player_id == who.id).order_by(passkey.c.created))
            return [PasskeyInfo(bytes(row.credential_id).hex(), row.created, row.used) for row in rows]

        return await people_of(request).store.read(work)

    @post("/passkeys/options", status_code=201)
    async def passkey_options(self, request: Asked) -> OptionsShown:
        """Begin a passkey: `options` is what `navigator.credentials.create` takes as `publicKey`, in its JSON form."""
        people, who = people_of(request), await required_player(request)
        await people.limits.take("passkey", player=who.id, address=address_of(request))
        party = passkeys.party_of(asked_origin(request))
        return OptionsShown(
            await people.store.write(
                lambda connection: passkeys.registration_options(connection, party, who.id, who.name, people.now())
            )
        )

    @post("/passkeys", status_code=204)
    async def add_passkey(self, request: Asked, data: JSONBody[dict[str, Any]]) -> None:
        """Keep the passkey that the browser has made, in its JSON form."""
        people, who = people_of(request), await required_player(request)
        await people.limits.take("passkey", player=who.id, address=address_of(request))
        party = passkeys.party_of(asked_origin(request))
        made, now = passkeys.challenge_in(data), people.now()
        await people.store.write(lambda connection: passkeys.take_challenge(connection, made, who.id, now))
        await people.store.write(lambda connection: passkeys.register(connection, party, who.id, data, made, now))

    @delete("/passkeys/{key:str}", status_code=204)
    async def drop_passkey(self, request: Asked, key: Annotated[str, PathParameter(max_length=2046)]) -> None:
        """Forget a passkey; signing in with it is refused from then on."""
        people, who = people_of(request), await required_player(request)
        try:
            key_id = bytes.fromhex(key)
        except ValueError:
            key_id = b""
        gone = await people.store.write(
            lambda connection: (
                connection.execute(
                    delete_from(passkey).where(passkey.c.credential_id == key_id, passkey.c.player_id == who.id)
                ).rowcount
            )
        )
        if gone != 1:
            raise Denied(404, "no_passkey", "one of your passkeys", key[:40])


class Names(Controller):
    """Names to choose from."""

    path = "/api/names"
    tags = ("people",)

    @get()
    async def suggestions(
        self, request: Asked, language: Annotated[str, QueryParameter(max_length=16)] = "en"
    ) -> Suggestions:
        """Answer six names in a language."""
        chosen = known_language(language)
        return await people_of(request).store.read(
            lambda connection: Suggestions(list(dict.fromkeys(free_name(connection, chosen) for _ in range(6))))
        )


class Privacy(Controller):
    """What is kept, and how long."""

    path = "/api/privacy"
    tags = ("people",)

    @get(sync_to_thread=False)
    def read(self) -> Kept:
        """Answer for how many days what is kept at most."""
        return Kept(privacy.KEPT)
