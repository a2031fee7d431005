"""Reads of the hot path's tables, and the writing of a new table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from prsi.server.store.append import Effect, Row
from prsi.server.store.schema import refusal, table_event, table_head, table_snapshot
from prsi.table.facts import load_entry

CHUNK: Final = 500
"""Table ids in one question."""

MOST_ENTRIES: Final = 16
"""Entries that one command leads to, at most: a few facts and what follows from them."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """All that is stored of a table: its head, its last snapshot and the entries after it, and refused commands."""

    table_id: str
    code: str
    version: int
    snapshot: str | None
    entries: tuple[str, ...]
    refusals: dict[tuple[str, str], str]


def load_table(connection: Connection, table_id: str) -> StoredTable | None:
    """Read a table, None if there is none."""
    # The snapshot first: another node may write while we read, and one newer than the head's version fits nothing.
    kept = connection.execute(
        select(table_snapshot.c.seq, table_snapshot.c.text).where(table_snapshot.c.table_id == table_id)
    ).first()
    head = connection.execute(
        select(table_head.c.code, table_head.c.version).where(table_head.c.table_id == table_id)
    ).first()
    if head is None:
        return None
    entries = _entries(connection, table_id, 0 if kept is None else kept.seq, head.version)
    refused = connection.execute(
        select(refusal.c.actor, refusal.c.cmd_id, refusal.c.text).where(refusal.c.table_id == table_id)
    )
    answers = {(row.actor, row.cmd_id): row.text for row in refused}
    return StoredTable(table_id, head.code, head.version, None if kept is None else kept.text, entries, answers)


def _entries(connection: Connection, table_id: str, after: int, to: int) -> tuple[str, ...]:
    # Up to the head's version: another node may be writing more while we read.
    event = table_event.c
    rows = connection.execute(
        select(event.text).where(event.table_id == table_id, event.seq > after, event.seq <= to).order_by(event.seq)
    )
    return tuple(rows.scalars())


def load_entries(connection: Connection, table_id: str, after: int) -> tuple[str, ...]:
    """Read the entries of a table after a number."""
    event = table_event.c
    rows = connection.execute(
        select(event.text).where(event.table_id == table_id, event.seq > after).order_by(event.seq)
    )
    return tuple(rows.scalars())


def answer_of(connection: Connection, table_id: str, actor: str, command: str) -> int | str | None:
    """Return what a player's command was answered with: the number of its last entry, a kept answer's text, or None."""
    event = table_event.c
    asked = select(event.seq).where(event.table_id == table_id, event.actor == actor, event.cmd_id == command)
    first = connection.execute(asked).scalar()
    if first is None:
        kept = refusal.c
        wanted = (kept.table_id == table_id, kept.actor == actor, kept.cmd_id == command)
        return connection.execute(select(kept.text).where(*wanted)).scalar()
    # The id stands on the first of a command's entries; those that follow say in their text whose they are.
    last = int(first)
    after = select(event.seq, event.text).where(event.table_id == table_id, event.seq > first)
    for seq, text in connection.execute(after.order_by(event.seq).limit(MOST_ENTRIES)):
        entry = load_entry(text)
        if (entry.actor, entry.command) != (actor, command):
            break
        last = int(seq)
    return last


def find_table(connection: Connection, code: str) -> str | None:
    """Return the id of the table with a code."""
    return connection.execute(select(table_head.c.table_id).where(table_head.c.code == code)).scalar()


def versions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """Return the versions of so many tables."""
    found: dict[str, int] = {}
    for at in range(0, len(table_ids), CHUNK):
        asked = select(table_head.c.table_id, table_head.c.version).where(
            table_head.c.table_id.in_(table_ids[at : at + CHUNK])
        )
        found.update((row.table_id, row.version) for row in connection.execute(asked))
    return found


def overdue(connection: Connection, before: int, most: int) -> tuple[str, ...]:
    """Return tables with a timer that was due before a service time, the longest due first."""
    asked = select(table_head.c.table_id).where(table_head.c.due < before).order_by(table_head.c.due).limit(most)
    return tuple(connection.execute(asked).scalars())


def create_table(
    connection: Connection,
    table_id: str,
    code: str,
    public: bool,
    rows: Sequence[Row],
    due: int | None,
    phase: str,
    effects: Iterable[Effect],
) -> None:
    """Write a new table; raises IntegrityError if its code is taken."""
    at = rows[-1][2]
    connection.execute(
        insert(table_head).values(
            table_id=table_id,
            code=code,
            version=rows[-1][1],
            due=due,
            phase=phase,
            public=public,
            created=at,
            updated=at,
        )
    )
    names = ("table_id", "seq", "at", "actor", "cmd_id", "text")
    connection.execute(insert(table_event), [dict(zip(names, row, strict=True)) for row in rows])
    for effect in effects:
        effect(connection)


def forget_refusals(connection: Connection, before: int) -> None:
    """Delete the answers of refused commands that nobody will send again."""
    connection.execute(delete(refusal).where(refusal.c.at < before))
