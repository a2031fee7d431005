"""A championship as a file that another server takes: its code, its secret, its log, and a sum that shows damage.

Whoever has the file has all keys and all registrations: it belongs on the head judge's stick and nowhere else.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from prsi.protocol.codec import ProtocolError, parse
from prsi.protocol.shapes import MAX_INT
from prsi.server.championship.hall import head_of
from prsi.server.championship.shown import Shown
from prsi.server.championship.store import MOST_BYTES
from prsi.server.championship.tallies import players_of
from prsi.tournament.automatic import next_step
from prsi.tournament.parts import BOARD
from prsi.tournament.reports import ENTRY_BYTES, Entry, StoredTournamentError, Who, dump_entry, load_entry
from prsi.tournament.season import result_of
from prsi.tournament.state import Tournament

FORMAT: Final = "prsi-championship-backup"
BACKUP_VERSION: Final = 1


class BackupError(ValueError):
    """A file that is not restored; `expected` and `found` say why, and nothing has changed."""

    def __init__(self, expected: str, found: str) -> None:
        self.expected = expected
        self.found = found
        super().__init__(expected, found)

    def __str__(self) -> str:
        return f"{self.expected} expected, {self.found} found"


@dataclass(frozen=True, slots=True)
class Backup:
    """What a file holds; `now` is the tournament that its log makes."""

    code: str
    secret: str
    created: int
    log: tuple[Entry, ...]
    now: Tournament


def write(code: str, secret: str, created: int, log: Sequence[Entry]) -> str:
    """Return the text of a file: a line about it with the sum of the rest, then an entry a line."""
    lines = [dump_entry(entry) for entry in log]
    head = {
        "format": FORMAT,
        "version": BACKUP_VERSION,
        "code": code,
        "secret": secret,
        "created": created,
        "entries": len(lines),
        "sha256": _sum(code, secret, created, lines),
    }
    return "\n".join([json.dumps(head), *lines, ""])


def read(data: bytes) -> Backup:
    """Read a file; raises BackupError for a damaged or a foreign one."""
    lines = _text(data).removesuffix("\n").split("\n")
    head = _head(lines[0])
    body = lines[1:]
    if len(body) != head["entries"]:
        raise BackupError(f"{head['entries']} entries, as the file says itself", str(len(body)))
    code, secret, created = head["code"], head["secret"], head["created"]
    if _sum(code, secret, created, body) != head["sha256"]:
        raise BackupError("the file as it was written", "another content: it is damaged or was changed")
    now = Tournament()
    log: list[Entry] = []
    for number, line in enumerate(body, 1):
        try:
            entry = load_entry(line)
            now.apply(entry)
        except Exception as error:  # noqa: BLE001 - who knows what a log does that was written by hand
            said = str(error) if isinstance(error, StoredTournamentError) else type(error).__name__
            raise BackupError("a log that this version reads", f"entry {number}: {said}"[:300]) from None
        log.append(entry)
    try:
        _look_through(now)
    except Exception as error:  # noqa: BLE001 - as above
        raise BackupError("a log of players, rounds and tables that there are", type(error).__name__) from None
    return Backup(code, secret, created, tuple(log), now)


def _look_through(now: Tournament) -> None:
    """Make all that anybody sees of a tournament, and what the server does with it by itself; raises what that raises.

    A log is not decided upon again when it is read: rules may be others by now, and a backup has to be read then, too.
    """
    shown = Shown(now)
    judges = sorted({table for round_ in now.rounds for table in round_.sheets})
    for who in (BOARD, Who("head"), Who("desk"), *(Who("judge", table) for table in judges)):
        shown.sections(now, who)
    for entrant in now.entrants:
        shown.sections(now, Who("entrant", 0, entrant))
    head_of(now)
    next_step(now)
    for round_ in now.rounds:
        for sheet in round_.sheets.values():
            players_of(now, sheet.seats.players)
    if now.finished:
        result_of(now)


def _text(data: bytes) -> str:
    if len(data) > MOST_BYTES:
        raise BackupError(f"at most {MOST_BYTES} bytes", "more")
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise BackupError("a backup of a championship", "something that is no text") from None


def _head(line: str) -> dict[str, Any]:
    try:
        head: dict[str, Any] = parse(line, ENTRY_BYTES)
    except ProtocolError:
        raise BackupError("a backup of a championship", "another file") from None
    if head.get("format") != FORMAT:
        raise BackupError("a backup of a championship", "another file")
    if head.get("version") != BACKUP_VERSION:
        raise BackupError(f"a backup of version {BACKUP_VERSION}", f"version {str(head.get('version'))[:20]}")
    kinds = {"code": str, "secret": str, "created": int, "entries": int, "sha256": str}
    for name, kind in kinds.items():
        if type(head.get(name)) is not kind:
            raise BackupError(f"the key {name}", "none")
    code, secret = head["code"], head["secret"]
    if not (code.isascii() and code.isalnum() and code.isupper() and 4 <= len(code) <= 24):
        raise BackupError("a championship's code", code[:40])
    if len(secret) != 64 or not set(secret) <= set("0123456789abcdef"):
        raise BackupError("a secret of 32 bytes", "something else")
    if not 0 <= head["created"] <= MAX_INT:
        raise BackupError("a time at which it was opened", str(head["created"])[:40])
    if head["entries"] < 1:
        raise BackupError("at least one entry", "none")
    return head


def _sum(code: str, secret: str, created: int, lines: Sequence[str]) -> str:
    total = hashlib.sha256(f"{FORMAT}\n{code}\n{secret}\n{created}\n{len(lines)}\n".encode())
    for line in lines:
        total.update(line.encode() + b"\n")
    return total.hexdigest()
