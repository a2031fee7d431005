"""Keys: what whoever holds one is to a championship. Each is an HMAC with the championship's own secret.

A key is a role letter, for a judge or a registrant with whose it is, and 100 bits: `h-…`, `d-…`, `j5-…`, `e<id>-…`.
Nothing of it is stored, so all are the same after a restore on another machine; `KeysRenewed` makes old ones void.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from typing import Final

from prsi.tournament.reports import KeysRenewed, Role, Who
from prsi.tournament.state import Tournament

LONGEST: Final = 64
"""Characters of a key, at most; what is longer is none."""

HEAD: Final = Who("head")

LETTERS: Final[dict[Role, str]] = {"head": "h", "desk": "d", "judge": "j", "entrant": "e"}
_ROLES: Final = {letter: role for role, letter in LETTERS.items()}
_MAC_LETTERS: Final = 20
_KEY: Final = re.compile(r"([hdje])([a-z0-9]{0,24})-([a-z2-7]{20})")


def key_of(now: Tournament, secret: str, who: Who, ago: int = 0) -> str:
    """Return the key of a head judge, the desk, a table's judge or a registrant.

    `ago`: the one before so many renewals of the links of all of the role.
    """
    number, entrant = who.table, who.entrant
    # How often the links of all of the role, and this one's, were renewed.
    for_all, for_one = now.keys.get(f"{who.role}:0:", 0) - ago, 0
    if number or entrant:
        for_one = now.keys.get(f"{who.role}:{number}:{entrant}", 0)
    said = f"prsi championship key\n{who.role}\n{number}\n{entrant}\n{for_all}\n{for_one}"
    mac = hmac.new(bytes.fromhex(secret), said.encode(), hashlib.sha256).digest()
    whose = str(number) if who.role == "judge" else entrant
    return f"{LETTERS[who.role]}{whose}-{base64.b32encode(mac).decode().lower()[:_MAC_LETTERS]}"


def who_has(now: Tournament, secret: str, key: str) -> Who | None:
    """Return who holds a key, None where it is nobody's (any more)."""
    found = _KEY.fullmatch(key) if len(key) <= LONGEST else None
    if found is None:
        return None
    who = _claimed(_ROLES[found[1]], found[2])
    if who is None or (who.role == "entrant" and who.entrant not in now.entrants):
        return None
    return who if hmac.compare_digest(key_of(now, secret, who), key) else None


def renewed_by(now: Tournament, secret: str, key: str, report_id: str) -> bool:
    """Whether a head judge has made this key void with the report of this id, and nobody renewed the next one since.

    Whoever renews the own key and never hears the answer has no key at all. The id is known to nobody but its sender as
    long as the key works, so whoever has both may be told the next key when the same report comes again.
    """
    renewed = KeysRenewed("head")
    entry = now.by_id.get(report_id)
    if entry is None or entry.by != HEAD or entry.report != renewed or not key.isascii():
        return False
    if any(later.report == renewed for later in now.log[entry.seq :]):
        return False  # by now its id stands in a log that whoever held the next key could read
    return hmac.compare_digest(key_of(now, secret, HEAD, 1), key)


def _claimed(role: Role, whose: str) -> Who | None:
    if role == "judge":
        plain = whose.isascii() and whose.isdecimal() and not whose.startswith("0") and len(whose) <= 6
        return Who("judge", int(whose)) if plain else None
    if role == "entrant":
        return Who("entrant", 0, whose) if whose else None
    return Who(role) if not whose else None
