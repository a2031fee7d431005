"""Keeps the lobby's tables in step with the tables' logs: called by whoever stores entries, in the same transaction."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, insert, update

from prsi.match.formats import format_to_json
from prsi.protocol.commands import Open
from prsi.server.lobby.schema import lobby_hold, lobby_queue, lobby_seat, lobby_table
from prsi.server.lobby.tables import must_stay_apart
from prsi.server.store.append import Conflict
from prsi.table.state import TableState

Effect = Callable[[Connection], None]
Row = dict[str, Any]


def effects(table_id: str, before: TableState, after: TableState) -> list[Effect]:
    """Return what belongs into the transaction of the entries between two states: who sits where, who is waited for."""
    if after.started is None or not after.online or _only_cards(before, after):
        return []
    if after.phase == "closed":
        return [partial(_clear, table_id=table_id)] if before.phase != "closed" else []
    found: list[Effect] = []
    if before.started is None:
        found.append(partial(_make, row=table_row(table_id, after)))
    elif (changes := _changes(moving_part(before), moving_part(after))) != {}:
        found.append(partial(_change, table_id=table_id, changes=changes))
    old = [] if before.started is None else seat_rows(table_id, before)
    seats = seat_rows(table_id, after)
    changed = [row for row in seats if row not in old]
    if changed:
        known = {*before.players, *before.gathering.former}
        fresh = [player for player in after.players if player and player not in known]
        if after.reserved:
            fresh = []  # who sits with whom at a championship is drawn
        found.append(partial(_seat, table_id=table_id, rows=changed, fresh=fresh))
    return found


def _only_cards(before: TableState, after: TableState) -> bool:
    """Say, quickly, that nothing which the lobby shows has changed: so it is with nearly every move."""
    old, new = before.gathering, after.gathering
    return (
        before.started is not None
        and after.seats is before.seats
        and "waiting" not in (before.phase, after.phase)
        and after.phase != "closed"
        and (old is new or (old.players, old.former, old.away) == (new.players, new.former, new.away))
    )


def table_row(table_id: str, state: TableState) -> Row:
    """Return the row of a table that was just made."""
    start = state.begun.start
    return {
        "table_id": table_id,
        "host_id": state.begun.player,
        "preset": state.ruleset.preset,
        "ruleset": json.dumps(state.ruleset.to_dict()),
        "format": json.dumps(format_to_json(start.format)),
        "card_values": None if start.values is None else json.dumps(start.values),
        "clock_ms": start.clock,
        "seats": len(state.seats),
        "since": state.time,
        **moving_part(state),
    }


def moving_part(state: TableState) -> Row:
    """Return what changes in the row of a table while it runs."""
    fill = next((timer.due for timer in state.timers if timer.kind == "fill"), None)
    waiting = state.phase == "waiting"
    return {
        "state": "waiting" if waiting else "running",
        "open": len(state.open_seats),
        "present": len(state.present),
        "fill_due": fill,
    }


def seat_rows(table_id: str, state: TableState) -> list[Row]:
    """Return a row for each seat."""
    rows: list[Row] = []
    for seat, who in enumerate(state.seats):
        rows.append(
            {
                "table_id": table_id,
                "seat": seat,
                "kind": who.kind,
                "player_id": state.players[seat],
                "former_id": state.gathering.former[seat],
                "name": "" if isinstance(who, Open) else who.name,
                "avatar": "" if isinstance(who, Open) else who.avatar,
            }
        )
    return rows


def _changes(old: Row, new: Row) -> Row:
    return {key: value for key, value in new.items() if old[key] != value}


def _make(connection: Connection, row: Row) -> None:
    connection.execute(insert(lobby_table).values(**row))


def _change(connection: Connection, table_id: str, changes: Row) -> None:
    connection.execute(update(lobby_table).where(lobby_table.c.table_id == table_id).values(**changes))


def _clear(connection: Connection, table_id: str) -> None:
    for table in (lobby_table, lobby_seat, lobby_hold):
        connection.execute(delete(table).where(table.c.table_id == table_id))


def _seat(connection: Connection, table_id: str, rows: list[Row], fresh: list[str]) -> None:
    numbers = [row["seat"] for row in rows]
    connection.execute(delete(lobby_seat).where(lobby_seat.c.table_id == table_id, lobby_seat.c.seat.in_(numbers)))
    connection.execute(insert(lobby_seat), rows)
    for player in fresh:
        # Two who must stay apart may have asked at the same moment, when neither sat there: the second is asked again.
        if must_stay_apart(connection, player, table_id):
            raise Conflict
    arrived = [row["player_id"] for row in rows if row["player_id"]]
    if arrived:
        # Who sits needs neither a place in the queue nor a seat held.
        connection.execute(delete(lobby_queue).where(lobby_queue.c.player_id.in_(arrived)))
        connection.execute(delete(lobby_hold).where(lobby_hold.c.player_id.in_(arrived)))
