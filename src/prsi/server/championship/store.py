"""Reads and writes of championships' rows; functions of a connection, in its transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, LargeBinary, cast, func, insert, select, update

from prsi.server.championship.schema import championship, championship_event
from prsi.server.clock import wall_clock
from prsi.server.people.sql import upsert
from prsi.server.store.append import Conflict
from prsi.server.store.schema import refusal
from prsi.tournament.reports import Entry, dump_entry, load_entry

CHUNK = 500
"""Values in one question."""

MOST_BYTES: Final = 32 << 20
"""Bytes of a championship's backup; that of a tournament of ten thousand players is smaller."""


@dataclass(frozen=True, slots=True)
class Found:
    """Where a championship is."""

    id: str
    code: str
    secret: str


@dataclass(frozen=True, slots=True)
class Stand:
    """The number of a log's last entry, and how often stored entries were written anew."""

    version: int
    rewritten: int


def find(connection: Connection, code: str) -> Found | None:
    """Return the championship with a code."""
    head = championship.c
    row = connection.execute(select(head.id, head.code, head.secret).where(head.code == code)).first()
    return None if row is None else Found(*row)


def code_of(connection: Connection, championship_id: str) -> str | None:
    """Return the code of a championship."""
    return connection.execute(select(championship.c.code).where(championship.c.id == championship_id)).scalar()


def stand(connection: Connection, championship_id: str, lock: bool = False) -> Stand | None:
    """Return where a championship's log is, None if there is none; `lock`: nobody else writes then."""
    asked = select(championship.c.version, championship.c.rewritten).where(championship.c.id == championship_id)
    row = connection.execute(asked.with_for_update() if lock else asked).first()
    return None if row is None else Stand(*row)


def stands(connection: Connection, ids: Sequence[str]) -> dict[str, Stand]:
    """Return where the logs of so many championships are."""
    head, found = championship.c, {}
    for start in range(0, len(ids), CHUNK):
        asked = select(head.id, head.version, head.rewritten).where(head.id.in_(ids[start : start + CHUNK]))
        found.update({row.id: Stand(row.version, row.rewritten) for row in connection.execute(asked)})
    return found


def entries(connection: Connection, championship_id: str, after: int, to: int) -> list[Entry]:
    """Read the entries after one number up to another; raises StoredTournamentError."""
    event = championship_event.c
    rows = connection.execute(
        select(event.text)
        .where(event.championship_id == championship_id, event.seq > after, event.seq <= to)
        .order_by(event.seq)
    )
    return [load_entry(text) for text in rows.scalars()]


def size(connection: Connection, championship_id: str) -> int:
    """Return how many bytes the entries have together."""
    event = championship_event.c
    text = cast(event.text, LargeBinary) if connection.dialect.name == "sqlite" else event.text
    length = func.length if connection.dialect.name == "sqlite" else func.octet_length
    asked = select(func.coalesce(func.sum(length(text)), 0)).where(event.championship_id == championship_id)
    return int(connection.execute(asked).scalar_one())


def make(connection: Connection, row: dict[str, Any], log: Iterable[Entry]) -> None:
    """Write a new championship; raises IntegrityError if its code is taken."""
    connection.execute(insert(championship).values(**row))
    _insert(connection, row["id"], log)


def append(
    connection: Connection, championship_id: str, before: int, new: Sequence[Entry], head: dict[str, Any]
) -> None:
    """Write entries after the one with number `before`, and the head as it is then; raises Conflict."""
    matches = (championship.c.id == championship_id, championship.c.version == before)
    written = connection.execute(update(championship).where(*matches).values(version=new[-1].seq, **head))
    if written.rowcount != 1:
        raise Conflict
    _insert(connection, championship_id, new)


def rewrite(connection: Connection, championship_id: str, log: Iterable[Entry]) -> None:
    """Write stored entries anew, where registrations are erased: the one exception to "nothing is ever changed".

    Raises StoredTournamentError where one could not be read again; those stored before are as they were then.
    """
    head, event = championship.c, championship_event.c
    texts = [(entry.seq, dump_entry(entry)) for entry in log]
    for _, text in texts:
        load_entry(text)
    # The head row first, as whoever writes has it.
    connection.execute(update(championship).where(head.id == championship_id).values(rewritten=head.rewritten + 1))
    for seq, text in texts:
        same = (event.championship_id == championship_id, event.seq == seq)
        connection.execute(update(championship_event).where(*same).values(text=text))


def _insert(connection: Connection, championship_id: str, log: Iterable[Entry]) -> None:
    rows = [
        {
            "championship_id": championship_id,
            "seq": entry.seq,
            "at": entry.at,
            "who": str(entry.by),
            "cmd_id": entry.id,
            "text": dump_entry(entry),
        }
        for entry in log
    ]
    connection.execute(insert(championship_event), rows)


# ---- refusals, which a report that comes again is answered with again ----


def refusals(connection: Connection, championship_id: str, ids: Sequence[str]) -> dict[tuple[str, str], str]:
    """Return the kept answers to reports with these ids, by who reported and id."""
    kept = refusal.c
    found: dict[tuple[str, str], str] = {}
    for start in range(0, len(ids), CHUNK):
        some = (kept.table_id == championship_id, kept.cmd_id.in_(ids[start : start + CHUNK]))
        rows = connection.execute(select(kept.actor, kept.cmd_id, kept.text).where(*some))
        found.update(((row.actor, row.cmd_id), row.text) for row in rows)
    return found


def keep_refusal(connection: Connection, championship_id: str, who: str, report_id: str, at: int, text: str) -> None:
    """Keep an answer; `at` is service time, by which it is forgotten like those of tables."""
    new = upsert(connection, refusal).values(table_id=championship_id, actor=who, cmd_id=report_id, at=at, text=text)
    connection.execute(new.on_conflict_do_nothing())


def listed(connection: Connection, most: int) -> list[Any]:
    """Return the heads of the championships opened last."""
    head = championship.c
    about = (head.code, head.title, head.year, head.starts, head.place, head.online, head.phase, head.registered)
    return list(connection.execute(select(*about, head.season).order_by(head.created.desc(), head.id).limit(most)))


def due(connection: Connection, most: int) -> list[tuple[Found, int]]:
    """Return championships for which the server has something to do by now, the longest due first.

    Each with the number of its log's last entry.
    """
    head = championship.c
    asked = select(head.id, head.code, head.secret, head.version).where(head.due <= wall_clock(connection))
    return [(Found(*row), last) for *row, last in connection.execute(asked.order_by(head.due).limit(most))]


def put_off_all(connection: Connection, championship_id: str, ms: int) -> None:
    """Look after a championship so much later with which something was wrong, so that the others have their turn."""
    later = wall_clock(connection) + ms
    connection.execute(update(championship).where(championship.c.id == championship_id).values(due=later))


def texts(connection: Connection, championship_id: str) -> list[str]:
    """Return all entries as they are stored."""
    event = championship_event.c
    rows = connection.execute(select(event.text).where(event.championship_id == championship_id).order_by(event.seq))
    return list(rows.scalars())


def created(connection: Connection, championship_id: str) -> int:
    """Return when a championship was opened."""
    return int(
        connection.execute(select(championship.c.created).where(championship.c.id == championship_id)).scalar_one()
    )


# ---- profiles ----


def opened_by(connection: Connection, player_id: str) -> list[dict[str, Any]]:
    """Return the championships that a profile has opened, for its export."""
    head = championship.c
    rows = connection.execute(select(head.code, head.title, head.created).where(head.owner == player_id))
    return [row._asdict() for row in rows]


def forget_owner(connection: Connection, player_id: str) -> None:
    """Let championships be nobody's whose profile is erased; they go on, because others play there."""
    connection.execute(update(championship).where(championship.c.owner == player_id).values(owner=""))
