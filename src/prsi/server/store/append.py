"""The hot path: log entries of many tables, written in one transaction, each only where nobody was quicker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from prsi.server.store.statements import many

Row = tuple[str, int, int, str | None, str | None, str]
"""table_id, seq, at, actor, cmd_id, text: a row of table_event."""

Effect = Callable[[Connection], None]
"""What else is written with log entries: the lobby's rows, points. It may be carried out again after a failure."""


class Stored(Enum):
    """What became of an append.

    `CONFLICT`: another node has written meanwhile; `DUPLICATE`: this command was written before; `FAILED`: the database
    could not, and whether it did is unknown. But for `WRITTEN`, read the table anew.
    """

    WRITTEN = "written"
    CONFLICT = "conflict"
    DUPLICATE = "duplicate"
    FAILED = "failed"


@dataclass(slots=True)
class Append:
    """What one input adds to a table: entries (their texts in `rows`), or nothing but an answer that is to be kept.

    `version` is the number of the entry before them. `refused` is (actor, cmd_id, answer): the command was refused, or
    there was nothing to do; `snapshot` the state after
    the last entry. `effects` are carried out in the same transaction. `done` is called in the event loop.
    """

    table_id: str
    version: int
    at: int
    rows: Sequence[Row]
    due: int | None
    phase: str
    done: Callable[[Stored], None]
    actor: str | None = None
    command: str | None = None
    refused: tuple[str, str, str] | None = None
    snapshot: str | None = None
    effects: Sequence[Effect] = ()


# A command that was refused before stays refused, even if the position would allow it now.
_HEAD: Final = (
    "UPDATE table_head SET version = ?, due = ?, phase = ?, updated = ? WHERE table_id = ? AND version = ? "
    "AND NOT EXISTS (SELECT 1 FROM refusal WHERE table_id = ? AND actor = ? AND cmd_id = ?)"
)
_EVENT: Final = "INSERT INTO table_event (table_id, seq, at, actor, cmd_id, text) VALUES (?, ?, ?, ?, ?, ?)"
# And one that was carried out before is not refused now because it would not fit any more.
_REFUSAL: Final = (
    "INSERT INTO refusal (table_id, actor, cmd_id, at, text) SELECT ?, ?, ?, ?, ? "
    "WHERE NOT EXISTS (SELECT 1 FROM table_event WHERE table_id = ? AND actor = ? AND cmd_id = ?) "
    "ON CONFLICT DO NOTHING"
)
_SNAPSHOT: Final = (
    "INSERT INTO table_snapshot (table_id, seq, text) VALUES (?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, text = excluded.text "
    "WHERE table_snapshot.seq < excluded.seq"
)


class Conflict(Exception):
    """Somebody else has written to one of the tables, or has refused one of the commands."""


class Repeated(Conflict):
    """One of the answers to be kept has been given otherwise before."""


def write(connection: Connection, appends: Sequence[Append]) -> None:
    """Write appends in the connection's transaction.

    Raises Conflict or IntegrityError if one of them cannot be written: then roll back, and none of them is.
    """
    heads: list[tuple[object, ...]] = []
    rows: list[Row] = []
    refusals: list[tuple[object, ...]] = []
    snapshots: list[tuple[object, ...]] = []
    # Everybody locks in the same order, so that no two nodes wait for each other.
    for one in sorted(appends, key=_table_id) if len(appends) > 1 else appends:
        if one.rows:
            after = one.rows[-1][1]
            asked = (one.table_id, one.actor, one.command)
            heads.append((after, one.due, one.phase, one.at, one.table_id, one.version, *asked))
            rows.extend(one.rows)
            if one.snapshot is not None:
                snapshots.append((one.table_id, after, one.snapshot))
        if one.refused is not None:
            actor, command, text = one.refused
            refusals.append((one.table_id, actor, command, one.at, text, one.table_id, actor, command))
    if heads:
        if many(connection, _HEAD, heads) != len(heads):
            raise Conflict
        many(connection, _EVENT, rows)
    if refusals and many(connection, _REFUSAL, refusals) != len(refusals):
        raise Repeated
    if snapshots:
        many(connection, _SNAPSHOT, snapshots)
    for one in appends:
        for effect in one.effects:
            effect(connection)


def write_alone(begin: Callable[[], Connection], one: Append) -> Stored:
    """Write one append in a transaction of its own, and say what became of it. Raises what the database raises."""
    with begin() as connection, connection.begin():
        try:
            with connection.begin_nested():
                write(connection, (one,))
        except (Repeated, IntegrityError):
            return Stored.DUPLICATE
        except Conflict:
            return Stored.CONFLICT
    return Stored.WRITTEN


def _table_id(one: Append) -> str:
    return one.table_id
