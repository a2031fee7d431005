"""Codes that bring a player to another device: one for the next ten minutes, and one to keep for a rainy day.

The first is short, because it is typed by hand from another screen. Its first letters find the row and the others are
what must be known, so that tries are counted for each code: five, of 148 million. It is kept as a slow hash with a salt
of its own. The second has 113 random bits, more than anybody can try: a plain hash of it is enough. Each is good once.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, or_, update

from prsi.server.people.context import MINUTE_MS
from prsi.server.people.schema import device_code, player

ALPHABET: Final = "BCDFGHJKLMNPRSTVWXZ3479"
"""No vowels, so that no word comes out, and nothing that is easily taken for another: 23 letters and digits."""

SELECTOR: Final = 3
SECRET: Final = 6
RECOVERY: Final = 25
LIFETIME_MS: Final = 10 * MINUTE_MS
TRIES: Final = 5

_MEANT = str.maketrans({"2": "Z", "5": "S", "6": "G", "8": "B", "1": "L", "I": "L"})


def normal(typed: str) -> str:
    """Return a typed code without dashes and spaces, in capitals, look-alikes undone; "" for what cannot be one."""
    if len(typed) > 100:
        return ""
    code = re.sub(r"[\s\-‐-―._]", "", typed).upper().translate(_MEANT)
    return code if all(letter in ALPHABET for letter in code) else ""


def _letters(count: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(count))


def _grouped(code: str, size: int) -> str:
    return "-".join(code[at : at + size] for at in range(0, len(code), size))


def slow_hash(secret: str, salt: bytes) -> bytes:
    """Hash a short secret so that trying all of them takes long: some 50 ms and 16 MiB. Not for the event loop."""
    return hashlib.scrypt(secret.encode(), salt=salt, n=2**14, r=8, p=1, maxmem=64 * 1024 * 1024, dklen=32)


@dataclass(frozen=True, slots=True)
class NewCode:
    """A one-time code: what the player is shown, and what is kept of it."""

    shown: str
    selector: str
    salt: bytes
    hash: bytes


def new_code() -> NewCode:
    """Make a one-time code; slow, see `slow_hash`."""
    selector, secret, salt = _letters(SELECTOR), _letters(SECRET), secrets.token_bytes(16)
    return NewCode(_grouped(selector + secret, 3), selector, salt, slow_hash(secret, salt))


def store_code(connection: Connection, player_id: str, code: NewCode, now: int) -> int | None:
    """Keep a player's one-time code in place of the one before; return when it expires, None to try another code."""
    stale = or_(device_code.c.player_id == player_id, device_code.c.expires <= now)
    connection.execute(delete(device_code).where(stale))
    taken = device_code.select().where(device_code.c.selector == code.selector)
    if connection.execute(taken).first() is not None:
        return None
    expires = now + LIFETIME_MS
    connection.execute(
        insert(device_code).values(
            selector=code.selector, player_id=player_id, salt=code.salt, hash=code.hash, expires=expires, tries=0
        )
    )
    return expires


@dataclass(frozen=True, slots=True)
class Claim:
    """A try of a one-time code, already counted."""

    selector: str
    player_id: str
    salt: bytes
    hash: bytes

    def fits(self, secret: str) -> bool:
        """Whether this is the code's secret; slow, see `slow_hash`."""
        return hmac.compare_digest(slow_hash(secret, self.salt), self.hash)


def claim(connection: Connection, code: str, now: int) -> Claim | None:
    """Count a try of a normal code; None where there is no such code, it has expired, or was tried too often."""
    if len(code) != SELECTOR + SECRET:
        return None
    row = connection.execute(
        update(device_code)
        .where(device_code.c.selector == code[:SELECTOR], device_code.c.expires > now, device_code.c.tries < TRIES)
        .values(tries=device_code.c.tries + 1)
        .returning(device_code.c.player_id, device_code.c.salt, device_code.c.hash)
    ).first()
    return None if row is None else Claim(code[:SELECTOR], row.player_id, bytes(row.salt), bytes(row.hash))


def use(connection: Connection, used: Claim) -> bool:
    """Use a code up; False if somebody was quicker: of two that come at once, one gets in."""
    gone = connection.execute(
        delete(device_code).where(device_code.c.selector == used.selector, device_code.c.hash == used.hash)
    )
    return gone.rowcount == 1


def forget_codes(connection: Connection, now: int) -> None:
    """Delete one-time codes that have expired."""
    connection.execute(delete(device_code).where(device_code.c.expires <= now))


def new_recovery_code(connection: Connection, player_id: str) -> str:
    """Make a player's recovery code, in place of the one before; it is shown once, and its hash is kept."""
    code = _letters(RECOVERY)
    connection.execute(update(player).where(player.c.id == player_id).values(recovery_hash=recovery_hash(code)))
    return _grouped(code, 5)


def recovery_hash(code: str) -> str:
    """What is kept of a normal recovery code."""
    return hashlib.sha256(code.encode()).hexdigest()


def recover(connection: Connection, code: str) -> str | None:
    """Use a normal recovery code up and return whose it was; None where it is nobody's."""
    if len(code) != RECOVERY:
        return None
    row = connection.execute(
        update(player)
        .where(player.c.recovery_hash == recovery_hash(code))
        .values(recovery_hash=None)
        .returning(player.c.id)
    ).first()
    return None if row is None else str(row.id)
