"""The HTTP interface about people; every refusal is a `Problem` with an id the page has a sentence for."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection, func, select, update
from sqlalchemy import delete as delete_from

from prsi.server.lobby.qr import qr_svg
from prsi.server.people import admin, blocks, codes, identity, moderation, names, passkeys, privacy
from prsi.server.people.answers import Denied
from prsi.server.people.context import DAY_MS, People, address_of, origin_of, people_of
from prsi.server.people.door import same_origin
from prsi.server.people.identity import Player, add_device, cookie_of, make_player, player_of, required_player, token_of
from prsi.server.people.schema import device, passkey, player
from prsi.server.points.statistics import level_of

if TYPE_CHECKING:
    from prsi.server.node import Node

Asked = Request[Any, Any, Any]

BODY_BYTES = 16 * 1024

Id = Annotated[str, PathParameter(max_length=24)]
Code = Annotated[str, PathParameter(max_length=24)]

_random = SystemRandom()


class Profile(Struct, frozen=True):
    """A player, as the player sees it. Times are wall clock, ms."""

    id: str
    name: str
    avatar: str
    language: str
    level: int
    role: str
    created: int
    name_locked_until: int | None
    muted_until: int | None
    banned_until: int | None
    recovery: bool
    passkeys: int


class DeviceInfo(Struct, frozen=True):
    """A device that is signed in; `here`: the one that asks."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class Suggestions(Struct, frozen=True):
    """Names from the word lists, none of them taken when they were made."""

    names: list[str]


class PasskeyInfo(Struct, frozen=True):
    """A passkey: its id, when it was made and last used."""

    id: str
    created: int
    used: int | None


class RecoveryCode(Struct, frozen=True):
    """A recovery code, shown this once."""

    code: str


class DeviceCode(Struct, frozen=True):
    """A one-time code, for how long it is good (ms), a link that carries it, and the link as a QR code (SVG)."""

    code: str
    expires_ms: int
    url: str
    qr: str


class OptionsShown(Struct, frozen=True):
    """What a browser's passkey functions are given."""

    options: dict[str, Any]


class PeopleShown(Struct, frozen=True):
    """Other people, as one knows them."""

    recent: list[blocks.Known]
    blocked: list[blocks.Known]
    muted: list[blocks.Known]


class AtSeat(Struct, frozen=True):
    """The person who has, or had last, a seat."""

    seat: int
    id: str
    name: str
    blocked: bool
    muted: bool
    me: bool


class ReportList(Struct, frozen=True):
    """Reports."""

    reports: list[moderation.SpokenReport]


class SubjectList(Struct, frozen=True):
    """Players that a moderator looks for."""

    players: list[moderation.Subject]


class LogPage(Struct, frozen=True):
    """A part of the moderators' log."""

    lines: list[moderation.LogLine]


class AdminReport(Struct, frozen=True):
    """How the server is. `here` is the node that answers; the last three are about it."""

    nodes: list[admin.NodeShown]
    tables: dict[str, int]
    players: admin.Counts
    reports: int
    database: str
    here: str
    healthy: bool
    bus: bool
    draining: bool


class Kept(Struct, frozen=True):
    """Days by what is kept."""

    days: dict[str, int]


class TypedCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code as it was typed; dashes, spaces and small letters do not matter."""

    code: Annotated[str, Meta(max_length=100)]


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of the table."""

    table: Annotated[str, Meta(max_length=24)]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is reported, and why."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    reason: Annotated[str, Meta(max_length=24)]
    text: Annotated[str, Meta(max_length=500)] = ""


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """What a moderator does, for how many days, and a note for the log."""

    action: Annotated[str, Meta(max_length=16)]
    days: Annotated[int, Meta(ge=1, le=moderation.LONGEST_DAYS)] | None = None
    note: Annotated[str, Meta(max_length=500)] = ""


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
    keys = connection.execute(select(func.count()).where(passkey.c.player_id == player_id)).scalar_one()
    return Profile(
        id=who.id,
        name=who.name,
        avatar=who.avatar,
        language=who.language,
        level=level_of(connection, player_id),
        role=who.role,
        created=who.created,
        name_locked_until=who.name_locked_until,
        muted_until=who.muted_until,
        banned_until=who.banned_until,
        recovery=who.recovery,
        passkeys=keys,
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


async def some_player(request: Asked) -> Player:
    """Who asks, banned or not: one's own data is never locked away. Raises Denied (401)."""
    who = await player_of(request)
    if who is None:
        raise Denied(401, "no_player", "a player's cookie")
    return who


async def staff(request: Asked, role: str = "moderator") -> Player:
    """Who asks, at least a moderator, or an admin; raises Denied (401, 403 `not_staff`)."""
    who = await required_player(request)
    if not who.is_staff(role):
        raise Denied(403, "not_staff", role, who.role or "player")
    return who


def given_name(connection: Connection, player_id: str) -> str:
    """Return what a player would be called by a moderator: a name from the word list of the player's language."""
    language = connection.execute(select(player.c.language).where(player.c.id == player_id)).scalar()
    return free_name(connection, known_language(language or "en"))


def asked_origin(request: Asked) -> str:
    """The origin of the page that asks, which the door has seen to be ours; passkeys belong to it."""
    given = request.headers.get("origin")
    site = people_of(request).site
    if given and same_origin(request.headers, request.scope["scheme"], site):
        return given
    return origin_of(request)


def wrong_code() -> Denied:
    """One answer for every code that does not work: it tells nothing about which there are."""
    return Denied(403, "wrong_code", "a code that is shown now and was not used")


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
        others = (device.c.player_id == who.id, device.c.id != who.device)
        await people_of(request).store.write(lambda connection: connection.execute(delete_from(device).where(*others)))

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
        await people.store.write(lambda connection: privacy.erase(connection, who.id))
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


class Others(Controller):
    """The people one has met."""

    path = "/api/people"
    tags = ("people",)
    request_max_body_size = BODY_BYTES

    @get()
    async def read(self, request: Asked) -> PeopleShown:
        """Answer whom one has met lately, has blocked, and does not hear."""
        who = await required_player(request)
        known = await people_of(request).store.read(lambda connection: blocks.people_of_player(connection, who.id))
        return PeopleShown(
            recent=[one for one in known if one.times][: blocks.RECENT],
            blocked=[one for one in known if one.blocked],
            muted=[one for one in known if one.muted],
        )

    async def _change(self, request: Asked, work: Any, other: str, *more: Any) -> None:
        people, who = people_of(request), await required_player(request)
        await people.limits.take("people", player=who.id)
        await people.store.write(lambda connection: work(connection, who.id, other, *more))

    @put("/{other:str}/block", status_code=204)
    async def block(self, request: Asked, other: Id) -> None:
        """Never be seated together with somebody; nobody is told."""
        await self._change(request, blocks.block, other, people_of(request).now())

    @delete("/{other:str}/block", status_code=204)
    async def unblock(self, request: Asked, other: Id) -> None:
        """Take a block back."""
        await self._change(request, blocks.unblock, other)

    @put("/{other:str}/mute", status_code=204)
    async def mute(self, request: Asked, other: Id) -> None:
        """Hear no more sentences of somebody; nobody is told."""
        await self._change(request, blocks.mute, other, people_of(request).now())

    @delete("/{other:str}/mute", status_code=204)
    async def unmute(self, request: Asked, other: Id) -> None:
        """Hear somebody again."""
        await self._change(request, blocks.unmute, other)

    @post("/{other:str}/invite", status_code=204)
    async def invite(self, request: Asked, other: Id, data: JSONBody[Invitation]) -> None:
        """Invite somebody to a table where one sits; 404 `not_met`, also where one of the two has blocked the other."""
        people, who = people_of(request), await required_player(request)
        await people.limits.take("invite", player=who.id)

        def work(connection: Connection) -> None:
            code = data.table.upper()
            if not moderation.has_sat(connection, moderation.table_by_code(connection, code), who.id):
                raise Denied(404, "no_table", "a table where you sit", data.table[:24])
            blocks.invite(connection, who.id, other, code, people.now())

        await people.store.write(work)


class AtTable(Controller):
    """The people of a table, for those who sit there."""

    path = "/api/tables/{code:str}"
    tags = ("people",)
    request_max_body_size = BODY_BYTES

    @get("/people")
    async def people(self, request: Asked, code: Code) -> list[AtSeat]:
        """Answer who has which seat: to block, mute, invite or report them; 404 for who has never sat there."""
        who = await required_player(request)

        def work(connection: Connection) -> list[AtSeat]:
            table_id = moderation.table_by_code(connection, code.upper())
            if not moderation.has_sat(connection, table_id, who.id):
                raise Denied(404, "no_table", "the code of a table", code)
            known = {one.id: one for one in blocks.people_of_player(connection, who.id)}
            return [
                AtSeat(
                    one.seat,
                    one.id,
                    one.name,
                    one.id in known and known[one.id].blocked,
                    one.id in known and known[one.id].muted,
                    one.id == who.id,
                )
                for one in moderation.sitting(connection, table_id)
            ]

        return await people_of(request).store.read(work)

    @post("/report", status_code=204)
    async def report(self, request: Asked, code: Code, data: JSONBody[NewReport]) -> None:
        """Report the person on a seat; the last entries of the table's log, and what was said, go along."""
        people, who = people_of(request), await required_player(request)
        await people.limits.take("report", player=who.id, address=address_of(request))
        await people.store.write(
            lambda connection: moderation.make_report(
                connection, who.id, code.upper(), data.seat, data.reason, data.text.strip(), people.now()
            )
        )


class Moderation(Controller):
    """What moderators do; 403 `not_staff` for everybody else."""

    path = "/api/moderation"
    tags = ("moderation",)
    request_max_body_size = BODY_BYTES

    @get("/reports")
    async def reports(self, request: Asked, decided: FromQuery[bool] = False) -> ReportList:
        """Answer the reports that wait, the oldest first; `decided`: the others, the latest first."""
        await staff(request)
        return ReportList(
            await people_of(request).store.read(lambda connection: moderation.reports(connection, decided))
        )

    @post("/reports/{report_id:str}", status_code=200)
    async def decide(self, request: Asked, report_id: Id, data: JSONBody[Decision]) -> moderation.SpokenReport:
        """Decide a report: dismiss it, or mute, rename or ban its subject. 409 `decided` where somebody was quicker."""
        people, who = people_of(request), await staff(request)

        def work(connection: Connection) -> moderation.SpokenReport:
            new_name = given_name(connection, moderation.subject_of(connection, report_id))
            return moderation.decide(
                connection, who, report_id, data.action, data.days, data.note, new_name, people.now()
            )

        return await people.store.write(work)

    @get("/players")
    async def players(self, request: Asked, name: Annotated[str, QueryParameter(max_length=40)]) -> SubjectList:
        """Find players by what their name looks like."""
        await staff(request)
        return SubjectList(await people_of(request).store.read(lambda connection: moderation.search(connection, name)))

    @post("/players/{player_id:str}", status_code=204)
    async def act(self, request: Asked, player_id: Id, data: JSONBody[Decision]) -> None:
        """Mute, rename or ban a player without a report, or `lift` what was done."""
        people, who = people_of(request), await staff(request)
        if data.action == "dismiss":
            raise Denied(422, "action", "mute rename ban lift", data.action)
        await people.store.write(
            lambda connection: moderation.act(
                connection,
                who,
                player_id,
                data.action,
                data.days,
                data.note,
                given_name(connection, player_id),
                people.now(),
            )
        )

    @get("/log")
    async def log(self, request: Asked, before: FromQuery[int | None] = None) -> LogPage:
        """Answer a hundred lines of the moderators' log, the latest first."""
        await staff(request)
        return LogPage(await people_of(request).store.read(lambda connection: moderation.log_lines(connection, before)))


class Administration(Controller):
    """What administrators see and do; 403 `not_staff` for everybody else."""

    path = "/api/admin"
    tags = ("administration",)
    request_max_body_size = BODY_BYTES

    @get()
    async def read(self, request: Asked) -> AdminReport:
        """Answer nodes, tables, players and health."""
        people, _who = people_of(request), await staff(request, "admin")
        found = await people.store.read(lambda connection: admin.overview(connection, people.now()))
        node: Node | None = getattr(request.app.state, "node", None)
        return AdminReport(
            nodes=list(found.nodes),
            tables=found.tables,
            players=found.players,
            reports=found.reports,
            database=found.database,
            here=node.id if node else "",
            healthy=node.healthy if node else True,
            bus=node.bus.connected if node else True,
            draining=node.hub.draining if node else False,
        )

    @post("/drain", status_code=204)
    async def drain(self, request: Asked) -> None:
        """Let the answering node take no new tables and send its players to other nodes."""
        people, who = people_of(request), await staff(request, "admin")
        node: Node = request.app.state.node
        await people.store.write(
            lambda connection: moderation.log(connection, who.id, "drain", "", people.now(), note=node.id)
        )
        node.drain()


class Privacy(Controller):
    """What is kept, and how long."""

    path = "/api/privacy"
    tags = ("people",)

    @get(sync_to_thread=False)
    def read(self) -> Kept:
        """Answer for how many days what is kept at most."""
        return Kept(privacy.KEPT)


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


CONTROLLERS = (Me, Session, Names, Others, AtTable, Moderation, Administration, Privacy)
