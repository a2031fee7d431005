"""What the answers about people have in common: who asks, as what, and with what name and cookie they leave."""

from __future__ import annotations

from random import SystemRandom
from typing import Annotated, Any

from litestar import Request, Response
from litestar.params import PathParameter
from sqlalchemy import Connection, func, select, update

from prsi.server.people import identity, names
from prsi.server.people.answers import Denied
from prsi.server.people.context import People, origin_of, people_of
from prsi.server.people.door import same_origin
from prsi.server.people.identity import Player, add_device, cookie_of, player_of, required_player
from prsi.server.people.schema import passkey, player
from prsi.server.people.shapes import Profile, ProfileChange
from prsi.server.points.statistics import level_of

Asked = Request[Any, Any, Any]

BODY_BYTES = 16 * 1024
"""Of a request about people; a passkey is the longest, with some 2 kB."""

Id = Annotated[str, PathParameter(max_length=24)]
Code = Annotated[str, PathParameter(max_length=24)]

dice = SystemRandom()


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
    tried = [names.suggest(language, dice) for _ in range(8)]
    skeletons = {names.skeleton(name): name for name in tried}
    rows = connection.execute(select(player.c.skeleton).where(player.c.skeleton.in_(skeletons)))
    taken = frozenset(row.skeleton for row in rows)
    return next((name for key, name in skeletons.items() if key not in taken), "") or names.suggest(
        language, dice, taken
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
