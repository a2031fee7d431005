"""The HTTP interface about people; every refusal is a `Problem` with an id the page has a sentence for."""

from __future__ import annotations

from random import SystemRandom
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct
from sqlalchemy import Connection, select, update

from prsi.server.people import identity, names
from prsi.server.people.answers import Denied
from prsi.server.people.context import DAY_MS, People, address_of, people_of
from prsi.server.people.identity import Player, add_device, cookie_of, make_player, player_of, required_player, token_of
from prsi.server.people.schema import passkey, player

Asked = Request[Any, Any, Any]

BODY_BYTES = 16 * 1024

_random = SystemRandom()


class Profile(Struct, frozen=True):
    """A player, as the player sees it. Times are wall clock, ms."""

    id: str
    name: str
    avatar: str
    language: str
    role: str
    created: int
    name_locked_until: int | None
    muted_until: int | None
    banned_until: int | None
    recovery: bool
    passkeys: int


class Suggestions(Struct, frozen=True):
    """Names from the word lists, none of them taken when they were made."""

    names: list[str]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Which language the guest's name comes from; an unknown one gives an English name."""

    language: Annotated[str, Meta(max_length=16)]


class ProfileChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be changed; null leaves it."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    avatar: Annotated[str, Meta(max_length=40)] | None = None
    language: Annotated[str, Meta(max_length=16)] | None = None


def profile_of(connection: Connection, player_id: str) -> Profile:
    """Read a player's profile; raises Denied (401) where there is none (any more)."""
    who = identity.player_by_id(connection, player_id)
    if who is None:
        raise Denied(401, "no_player", "a player's cookie")
    keys = connection.execute(select(passkey.c.credential_id).where(passkey.c.player_id == player_id)).all()
    return Profile(
        id=who.id,
        name=who.name,
        avatar=who.avatar,
        language=who.language,
        role=who.role,
        created=who.created,
        name_locked_until=who.name_locked_until,
        muted_until=who.muted_until,
        banned_until=who.banned_until,
        recovery=who.recovery,
        passkeys=len(keys),
    )


def free_name(connection: Connection, language: str) -> str:
    """Return a name from the word list that nobody has, or one with a number where all that were tried are taken."""
    tried = [names.suggest(language, _random) for _ in range(8)]
    skeletons = {names.skeleton(name): name for name in tried}
    rows = connection.execute(select(player.c.skeleton).where(player.c.skeleton.in_(skeletons)))
    taken = frozenset(row.skeleton for row in rows)
    return next((name for key, name in skeletons.items() if key not in taken), "") or names.suggest(
        language, _random, taken
    )


def known_language(language: str) -> str:
    """Return the language if there is a word list for it, else English."""
    return language if language in names.languages() else "en"


def check_not_staffs(connection: Connection, name: str, player_id: str) -> None:
    """Refuse a name that looks like a moderator's or administrator's; raises Denied (422 `name_reserved`)."""
    taken = connection.execute(
        select(player.c.id).where(
            player.c.skeleton == names.skeleton(name), player.c.role != "", player.c.id != player_id
        )
    ).first()
    if taken is not None:
        raise Denied(422, "name_reserved", "a name that is not the staff's", name)


def change_profile(connection: Connection, who: Player, change: ProfileChange, now: int) -> None:
    """Change one's profile; raises Denied (403 `name_locked`, 422 for a name, an avatar or a language that is none)."""
    values: dict[str, object] = {}
    if change.name is not None:
        if who.name_locked_until is not None and who.name_locked_until > now:
            raise Denied(403, "name_locked", until=who.name_locked_until)
        name = names.clean_name(change.name, staff=who.is_staff())
        check_not_staffs(connection, name, who.id)
        values |= {"name": name, "skeleton": names.skeleton(name)}
    if change.avatar is not None:
        if change.avatar not in identity.AVATARS:
            raise Denied(422, "avatar", " ".join(identity.AVATARS), change.avatar)
        values["avatar"] = change.avatar
    if change.language is not None:
        if change.language not in names.languages():
            raise Denied(422, "language", " ".join(names.languages()), change.language)
        values["language"] = change.language
    if values:
        connection.execute(update(player).where(player.c.id == who.id).values(**values))


async def let_in(request: Asked, people: People, player_id: str) -> Response[Profile]:
    """Give the asking device a token of its own, in place of the one it had; answer the profile."""
    before = await player_of(request)
    label = identity.label_of(request.headers.get("user-agent", ""))

    def work(connection: Connection) -> tuple[Profile, str]:
        profile = profile_of(connection, player_id)
        if before is not None:
            identity.sign_out(connection, before.id, before.device)
        return profile, add_device(connection, player_id, label, people.now())

    profile, token = await people.store.write(work)
    return Response(profile, status_code=200, cookies=[cookie_of(people.site, token)])


class Me(Controller):
    """The asking player's own profile."""

    path = "/api/me"
    tags = ("people",)
    request_max_body_size = BODY_BYTES

    @get(opt={"banned": True})
    async def read(self, request: Asked) -> Response[Profile]:
        """Answer the profile; 401 `no_player` where the cookie is missing or nobody's (it is then taken away)."""
        people = people_of(request)
        who = await player_of(request)
        if who is None:
            raise Denied(401, "no_player", "a player's cookie")
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

        def work(connection: Connection) -> tuple[Profile, str]:
            now = people.now()
            made = make_player(
                connection,
                name=free_name(connection, language),
                avatar=_random.choice(identity.AVATARS),
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

    @delete("/devices/{device:str}", status_code=204, opt={"banned": True})
    async def sign_out(self, request: Asked, device: Annotated[str, Parameter(max_length=24)]) -> Response[None]:
        """Sign a device out: at once for requests, within seconds for its sockets. One's own loses its cookie too."""
        people = people_of(request)
        who = await player_of(request)
        if who is None:
            raise Denied(401, "no_player", "a player's cookie")
        if not await people.store.write(lambda connection: identity.sign_out(connection, who.id, device)):
            raise Denied(404, "no_device", "one of your devices", device)
        cookies = [cookie_of(people.site, "")] if device == who.device else []
        return Response(None, status_code=204, cookies=cookies)


class DeviceInfo(Struct, frozen=True):
    """A device that is signed in; `here`: the one that asks."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class Names(Controller):
    """Names to choose from."""

    path = "/api/names"
    tags = ("people",)

    @get()
    async def suggestions(
        self, request: Asked, language: Annotated[str, Parameter(max_length=16)] = "en"
    ) -> Suggestions:
        """Answer six names in a language."""
        chosen = known_language(language)
        return await people_of(request).store.read(
            lambda connection: Suggestions(list(dict.fromkeys(free_name(connection, chosen) for _ in range(6))))
        )


CONTROLLERS = (Me, Names)
