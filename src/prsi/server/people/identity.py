"""Who is asking: guests by an opaque token in a cookie, of which only the hash is kept; their devices.

The token has 256 random bits, so its plain SHA-256 can be kept: nobody tries that many out.
"""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from sqlalchemy import Connection, delete, insert, select, update

from prsi.server.people.answers import Denied
from prsi.server.people.context import DAY_MS, Caller, Site, people_of, wall_clock
from prsi.server.people.names import skeleton
from prsi.server.people.schema import device, player
from prsi.table.gathering import COMPUTERS

COOKIE: Final = "__Host-prsi"
LAN_COOKIE: Final = "prsi"
"""Browsers refuse a secure cookie, and so the prefix, over plain HTTP."""

COOKIE_SECONDS: Final = 400 * 24 * 3600
"""As long as browsers keep any cookie, counted anew with each visit; a guest unused for so long is forgotten."""

AVATARS: Final = (
    "anicka",
    "karel",
    "jarka",
    "kuba",
    "vojta",
    "tereza",
    "hynek",
    "zofie",
    "samuel",
    "bohumil",
    "ludmila",
    "emma",
)
"""Ids of the drawings that a player may choose."""

GUESTS_AVATARS: Final = tuple(one for one in AVATARS if one not in {avatar for _, avatar in COMPUTERS})
"""Of these a guest is given one: nobody who has not chosen it looks like one of the computer's players."""

APART: Final = len(GUESTS_AVATARS) - 2
"""So many guests made one after another have different drawings: those who come by one invitation to one table."""

ROLES: Final = ("", "moderator", "admin")

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who asks; `device` is the id of the device asked from. Times are wall clock, ms."""

    id: str
    name: str
    avatar: str
    language: str
    role: str
    created: int
    seen: int
    name_locked_until: int | None
    muted_until: int | None
    banned_until: int | None
    recovery: bool
    device: str

    def is_staff(self, role: str = "moderator") -> bool:
        """Whether the player is at least a `moderator`, or an `admin`."""
        return self.role in ROLES and ROLES.index(self.role) >= ROLES.index(role)

    def is_banned(self, now: int) -> bool:
        """Whether the player is banned at a time."""
        return self.banned_until is not None and self.banned_until > now


def new_id() -> str:
    """A new opaque id, 80 random bits in 16 characters."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_token() -> str:
    """A new token, 256 random bits in 43 characters."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def label_of(user_agent: str) -> str:
    """A coarse name for a device ("Firefox, Android"): enough to know one's own, too little to be told apart by."""
    browser = next((name for mark, name in _BROWSERS if mark in user_agent), "")
    system = next((name for mark, name in _SYSTEMS if mark in user_agent), "")
    return ", ".join(filter(None, (browser, system)))


def cookie_name(site: Site) -> str:
    """The name of the cookie: prefixed, but on plain HTTP in a hall's network."""
    return COOKIE if site.secure else LAN_COOKIE


def cookie_of(site: Site, token: str) -> Cookie:
    """The cookie that carries a token; an empty one takes it away."""
    return Cookie(
        key=cookie_name(site),
        value=token,
        max_age=COOKIE_SECONDS if token else 0,
        path="/",
        secure=site.secure,
        httponly=True,
        samesite="lax",
    )


def token_of(connection: Caller) -> str | None:
    """The token that a request or socket brings, if it has the shape of one."""
    token = connection.cookies.get(cookie_name(people_of(connection).site), "")
    return token if _TOKEN.fullmatch(token) else None


def make_player(connection: Connection, *, name: str, avatar: str, language: str, now: int) -> str:
    """Write a new guest and return the id."""
    made = new_id()
    connection.execute(
        insert(player).values(
            id=made,
            name=name,
            skeleton=skeleton(name),
            avatar=avatar,
            language=language,
            role="",
            created=now,
            seen=now,
        )
    )
    return made


def add_device(connection: Connection, player_id: str, label: str, now: int) -> str:
    """Let a player in on one more device; return the token to give it. Only its hash is written."""
    token = new_token()
    connection.execute(
        insert(device).values(
            id=new_id(), player_id=player_id, token_hash=hash_of(token), label=label, created=now, seen=now
        )
    )
    return token


_PLAYER = (
    player.c.id,
    player.c.name,
    player.c.avatar,
    player.c.language,
    player.c.role,
    player.c.created,
    player.c.seen,
    player.c.name_locked_until,
    player.c.muted_until,
    player.c.banned_until,
    player.c.recovery_hash.is_not(None).label("recovery"),
)


def player_by_token(connection: Connection, token: str) -> Player | None:
    """Find who a token belongs to."""
    row = connection.execute(
        select(*_PLAYER, device.c.id.label("device"))
        .join(device, device.c.player_id == player.c.id)
        .where(device.c.token_hash == hash_of(token))
    ).first()
    return None if row is None else Player(**row._mapping)


def player_by_id(connection: Connection, player_id: str) -> Player | None:
    """Find a player; `device` is empty."""
    row = connection.execute(select(*_PLAYER).where(player.c.id == player_id)).first()
    return None if row is None else Player(**row._mapping, device="")


def note_visit(connection: Connection, who: Player, now: int) -> bool:
    """Write down the day of a visit, once a day; return whether it was. What is never used is forgotten one day."""
    if now - who.seen < DAY_MS:
        return False
    connection.execute(update(player).where(player.c.id == who.id).values(seen=now))
    connection.execute(update(device).where(device.c.id == who.device).values(seen=now))
    return True


@dataclass(frozen=True, slots=True)
class Device:
    """One of a player's devices."""

    id: str
    label: str
    created: int
    seen: int


def devices_of(connection: Connection, player_id: str) -> list[Device]:
    """A player's devices, the newest first."""
    rows = connection.execute(
        select(device.c.id, device.c.label, device.c.created, device.c.seen)
        .where(device.c.player_id == player_id)
        .order_by(device.c.created.desc(), device.c.id)
    )
    return [Device(**row._mapping) for row in rows]


def sign_out(connection: Connection, player_id: str, device_id: str) -> bool:
    """Sign a player's device out; False where the player has no such device."""
    gone = connection.execute(delete(device).where(device.c.id == device_id, device.c.player_id == player_id))
    return gone.rowcount == 1


def sign_all_out(connection: Connection, player_id: str, but: str = "") -> None:
    """Sign all of a player's devices out, `but` one."""
    connection.execute(delete(device).where(device.c.player_id == player_id, device.c.id != but))


def access(who: Player | None, now: int | None = None) -> Denied | None:
    """Why a player may not come in, or None: 401 `no_player` (socket 4401), 403 `banned` (socket 4403)."""
    if who is None:
        return Denied(401, "no_player", "a player's cookie")
    if who.is_banned(wall_clock() if now is None else now):
        return Denied(403, "banned", until=who.banned_until)
    return None


def socket_code(refusal: Denied) -> int:
    """The code with which a socket is closed for a denial: 4000 and HTTP's status."""
    return 4000 + refusal.status


@dataclass(frozen=True, slots=True)
class Standing:
    """How a device that is connected stands now: why it has to go, and until when its player is silenced."""

    refusal: Denied | None
    muted_until: int | None


def standings(connection: Connection, devices: Collection[str], now: int) -> dict[str, Standing]:
    """Return how each of these devices stands; for sockets that are long open."""
    listed = list(devices)
    found: dict[str, Standing] = {}
    for start in range(0, len(listed), 500):
        rows = connection.execute(
            select(device.c.id, player.c.banned_until, player.c.muted_until)
            .join(player, device.c.player_id == player.c.id)
            .where(device.c.id.in_(listed[start : start + 500]))
        )
        for row in rows:
            banned = row.banned_until is not None and row.banned_until > now
            refusal = Denied(403, "banned", until=row.banned_until) if banned else None
            found[row.id] = Standing(refusal, row.muted_until)
    gone = Standing(Denied(401, "no_player", "a player's cookie"), None)
    return {one: found.get(one, gone) for one in listed}


_KEY = "prsi.player"


async def player_of(connection: Caller) -> Player | None:
    """Who sends a request or opens a socket; None without a cookie, or with one that is nobody's. Asked once each."""
    if _KEY not in connection.scope:
        token = token_of(connection)
        found = None
        if token is not None:
            found = await people_of(connection).store.read(lambda database: player_by_token(database, token))
        connection.scope[_KEY] = found  # type: ignore[literal-required]
    who: Player | None = connection.scope[_KEY]  # type: ignore[literal-required]
    return who


async def required_player(connection: Caller) -> Player:
    """Who asks; raises Denied (401 `no_player`, 403 `banned`)."""
    who = await player_of(connection)
    refusal = access(who, people_of(connection).now())
    if refusal is not None:
        raise refusal
    assert who is not None
    return who


async def not_banned(connection: Caller, handler: BaseRouteHandler) -> None:
    """Refuse banned players everything but what a handler's `opt={"banned": True}` leaves them; a guard of the app.

    A socket looks by itself: one that is refused before it is open cannot be told why.
    """
    scope = connection.scope
    if scope["type"] != ScopeType.HTTP or not scope["path"].startswith("/api") or handler.opt.get("banned"):
        return
    if token_of(connection) is None:
        return
    who = await player_of(connection)
    refusal = None if who is None else access(who, people_of(connection).now())
    if refusal is not None:
        raise refusal
