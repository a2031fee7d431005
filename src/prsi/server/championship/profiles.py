"""Whose profile stands with a registration of a championship online: to be taken away by the player, and erased.

The registration itself is the tournament's, which others play too: it goes `erase_days` after the end, as all do.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, Row, select

from prsi.protocol.codec import dumps, to_json
from prsi.server.championship import store
from prsi.server.championship.schema import championship, championship_event
from prsi.tournament.reports import (
    CheckedIn,
    EntrantChanged,
    Entry,
    FeePaid,
    PlaceAcknowledged,
    Registered,
    Withdrawn,
    load_entry,
)

ABOUT: Final = (Registered, EntrantChanged, FeePaid, CheckedIn, Withdrawn, PlaceAcknowledged)
"""Reports about a registration that are its player's to know; what judges have said of others is theirs."""


def _registered(connection: Connection, player_id: str) -> list[tuple[Row[Any], Entry]]:
    """Return where a profile is registered, with the entry; championships that are erased know no profile any more."""
    event, head = championship_event.c, championship.c
    mark = f'"player":{dumps(player_id)}'
    asked = select(head.id, head.code, head.title, event.text).join(
        championship_event, event.championship_id == head.id
    )
    # What has something to do yet is not erased; it is few of all.
    rows = connection.execute(asked.where(head.due.is_not(None), event.text.contains(mark, autoescape=True)))
    found = [(row, load_entry(row.text)) for row in rows]
    return [(row, entry) for row, entry in found if _is(entry, player_id)]


def _is(entry: Entry, player_id: str) -> bool:
    return isinstance(entry.report, Registered) and entry.report.player == player_id


def registrations_of(connection: Connection, player_id: str) -> list[dict[str, Any]]:
    """Return a profile's registrations, each with what was told about it, for its export."""
    event = championship_event.c
    found = []
    for row, registered in _registered(connection, player_id):
        assert isinstance(registered.report, Registered)
        who = registered.report.entrant
        mark = f'"entrant":{dumps(who)}'
        texts = connection.execute(
            select(event.text)
            .where(event.championship_id == row.id, event.text.contains(mark, autoescape=True))
            .order_by(event.seq)
        ).scalars()
        told = [
            {"at": entry.at, "report": to_json(entry.report)}
            for entry in map(load_entry, texts)
            if isinstance(entry.report, ABOUT) and entry.report.entrant == who
        ]
        found.append({"code": row.code, "title": row.title, "told": told})
    return found


def forget(connection: Connection, player_id: str) -> list[str]:
    """Let a profile's registrations be of somebody without one; return the ids of those championships."""
    # Each is locked, always in the same order.
    found = sorted(_registered(connection, player_id), key=lambda one: str(one[0].id))
    for row, entry in found:
        assert isinstance(entry.report, Registered)
        store.rewrite(connection, row.id, [replace(entry, report=replace(entry.report, player=""))])
    return [row.id for row, _ in found]
