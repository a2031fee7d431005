"""Ways to become a player again, on this device."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Response, post
from litestar.params import JSONBody

from prsi.server.people import codes, passkeys
from prsi.server.people.asked import BODY_BYTES, Asked, asked_origin, let_in, wrong_code
from prsi.server.people.context import address_of, people_of
from prsi.server.people.shapes import OptionsShown, Profile, TypedCode


class Session(Controller):
    """Ways to become a player again, on this device. Each gives the device a new token in place of the one it had."""

    path = "/api/session"
    tags = ("people",)
    request_max_body_size = BODY_BYTES

    @post("/device", opt={"banned": True}, status_code=200)
    async def by_code(self, request: Asked, data: JSONBody[TypedCode]) -> Response[Profile]:
        """Sign in with a one-time code; 403 `wrong_code` for one that is wrong, used, expired or tried too often."""
        people = people_of(request)
        await people.limits.take("sign_in", address=address_of(request))
        code, now = codes.normal(data.code), people.now()
        tried = await people.store.write(lambda connection: codes.claim(connection, code, now))
        if tried is None or not await asyncio.to_thread(tried.fits, code[codes.SELECTOR :]):
            raise wrong_code()
        if not await people.store.write(lambda connection: codes.use(connection, tried)):
            raise wrong_code()
        return await let_in(request, people, tried.player_id)

    @post("/recover", opt={"banned": True}, status_code=200)
    async def by_recovery(self, request: Asked, data: JSONBody[TypedCode]) -> Response[Profile]:
        """Sign in with the recovery code, which is used up by it; 403 `wrong_code` for one that is nobody's."""
        people = people_of(request)
        await people.limits.take("sign_in", address=address_of(request))
        code = codes.normal(data.code)
        found = await people.store.write(lambda connection: codes.recover(connection, code))
        if found is None:
            raise wrong_code()
        return await let_in(request, people, found)

    @post("/passkey/options", opt={"banned": True}, status_code=201)
    async def options(self, request: Asked) -> OptionsShown:
        """Begin to sign in: `options` is what `navigator.credentials.get` takes as `publicKey`, in its JSON form."""
        people = people_of(request)
        await people.limits.take("sign_in", address=address_of(request))
        party = passkeys.party_of(asked_origin(request))
        return OptionsShown(
            await people.store.write(lambda connection: passkeys.sign_in_options(connection, party, people.now()))
        )

    @post("/passkey", opt={"banned": True}, status_code=200)
    async def by_passkey(self, request: Asked, data: JSONBody[dict[str, Any]]) -> Response[Profile]:
        """Sign in with a passkey; 422 `passkey_refused`."""
        people = people_of(request)
        await people.limits.take("sign_in", address=address_of(request))
        party = passkeys.party_of(asked_origin(request))
        made, now = passkeys.challenge_in(data), people.now()
        await people.store.write(lambda connection: passkeys.take_challenge(connection, made, "", now))
        found = await people.store.write(lambda connection: passkeys.sign_in(connection, party, data, made, now))
        return await let_in(request, people, found)
