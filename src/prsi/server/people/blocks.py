"""Whom a player has met, does not want to sit with, or does not want to hear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Table, and_, delete, func, or_, select

from prsi.server.people.answers import Denied
from prsi.server.people.schema import blocked, invitation, met, muted, player
from prsi.server.people.sql import upsert

RECENT: Final = 50
MOST: Final = 1000
"""Blocked, and muted, players of one player."""


@dataclass(frozen=True, slots=True)
class Known:
    """Another player, as one knows them; `last` (wall clock, ms) and `times` one sat down together, 0 if never."""

    id: str
    name: str
    avatar: str
    last: int
    times: int
    blocked: bool
    muted: bool


def people_of_player(connection: Connection, player_id: str) -> list[Known]:
    """Return the recent people of a player, and all that are blocked or muted, the latest first."""
    mine = and_(met.c.player_id == player_id, met.c.other_id == player.c.id)
    is_blocked = and_(blocked.c.player_id == player_id, blocked.c.other_id == player.c.id)
    is_muted = and_(muted.c.player_id == player_id, muted.c.other_id == player.c.id)
    recent = (
        select(met.c.other_id)
        .join(player, player.c.id == met.c.other_id)
        .where(met.c.player_id == player_id)
        .order_by(met.c.last.desc(), met.c.other_id)
        .limit(RECENT)
    )
    shown = or_(player.c.id.in_(recent), blocked.c.other_id.is_not(None), muted.c.other_id.is_not(None))
    rows = connection.execute(
        select(
            player.c.id,
            player.c.name,
            player.c.avatar,
            func.coalesce(met.c.last, 0).label("last"),
            func.coalesce(met.c.times, 0).label("times"),
            blocked.c.other_id.is_not(None).label("blocked"),
            muted.c.other_id.is_not(None).label("muted"),
        )
        .select_from(player)
        .outerjoin(met, mine)
        .outerjoin(blocked, is_blocked)
        .outerjoin(muted, is_muted)
        .where(shown)
        .order_by(func.coalesce(met.c.last, 0).desc(), player.c.id)
    )
    return [Known(**{**row._mapping, "blocked": bool(row.blocked), "muted": bool(row.muted)}) for row in rows]


def _put(connection: Connection, table: Table, player_id: str, other_id: str, now: int) -> None:
    if player_id == other_id:
        raise Denied(422, "yourself", "another player", other_id)
    there = select(table.c.created).where(table.c.player_id == player_id, table.c.other_id == other_id)
    if connection.execute(there).first() is not None:
        return
    if connection.execute(select(player.c.id).where(player.c.id == other_id)).first() is None:
        raise Denied(404, "no_such_player", "a player", other_id)
    count = connection.execute(select(func.count()).where(table.c.player_id == player_id)).scalar_one()
    if count >= MOST:
        raise Denied(409, "too_many", f"at most {MOST}", str(count))
    row = upsert(connection, table).values(player_id=player_id, other_id=other_id, created=now)
    connection.execute(row.on_conflict_do_nothing())


def _drop(connection: Connection, table: Table, player_id: str, other_id: str) -> None:
    connection.execute(delete(table).where(table.c.player_id == player_id, table.c.other_id == other_id))


def block(connection: Connection, player_id: str, other_id: str, now: int) -> None:
    """Never be seated together again; invitations between them go. Raises Denied (404, 409, 422)."""
    _put(connection, blocked, player_id, other_id, now)
    pair = (player_id, other_id)
    connection.execute(delete(invitation).where(invitation.c.player_id.in_(pair), invitation.c.from_id.in_(pair)))


def unblock(connection: Connection, player_id: str, other_id: str) -> None:
    """Take a block back."""
    _drop(connection, blocked, player_id, other_id)


def mute(connection: Connection, player_id: str, other_id: str, now: int) -> None:
    """Hear no more sentences of somebody; the other is not told. Raises Denied (404, 409, 422)."""
    _put(connection, muted, player_id, other_id, now)


def unmute(connection: Connection, player_id: str, other_id: str) -> None:
    """Hear somebody again."""
    _drop(connection, muted, player_id, other_id)


def blocked_with(connection: Connection, player_id: str) -> frozenset[str]:
    """Return whom a player must not be seated with: whom the player has blocked, and who has blocked the player."""
    rows = connection.execute(
        select(blocked.c.other_id)
        .where(blocked.c.player_id == player_id)
        .union(select(blocked.c.player_id).where(blocked.c.other_id == player_id))
    )
    return frozenset(row[0] for row in rows)


def invite(connection: Connection, from_id: str, other_id: str, table_code: str, now: int) -> None:
    """Invite somebody met before to a table; raises Denied (404 `not_met`), also where there is a block between them.

    The one who was blocked does not learn it: it looks the same as somebody who was never met.
    """
    known = select(met.c.last).where(met.c.player_id == from_id, met.c.other_id == other_id)
    there = select(player.c.id).where(player.c.id == other_id)
    if (
        connection.execute(known).first() is None
        or connection.execute(there).first() is None
        or other_id in blocked_with(connection, from_id)
    ):
        raise Denied(404, "not_met", "somebody you have played with", other_id)
    row = upsert(connection, invitation).values(player_id=other_id, table_code=table_code, from_id=from_id, created=now)
    connection.execute(
        row.on_conflict_do_update(index_elements=["player_id", "table_code"], set_={"from_id": from_id, "created": now})
    )
