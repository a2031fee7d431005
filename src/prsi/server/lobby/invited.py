"""Invitations to tables, as whoever was invited sees them; they are made by `people.blocks.invite`."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, select

from prsi.server.lobby.schema import lobby_table
from prsi.server.people.blocks import blocked_with
from prsi.server.people.schema import invitation, player
from prsi.server.store.schema import table_head


class Invited(Struct, frozen=True):
    """An invitation: from whom, to which table, and when (wall clock, ms)."""

    code: str
    name: str
    avatar: str
    preset: str
    open: int
    created: int


def invited(connection: Connection, player_id: str) -> list[Invited]:
    """Return the invitations to tables that still have an open seat, the newest first."""
    rows = connection.execute(
        select(
            table_head.c.code,
            player.c.name,
            player.c.avatar,
            lobby_table.c.preset,
            lobby_table.c.open,
            invitation.c.created,
            invitation.c.from_id,
        )
        .join(table_head, table_head.c.code == invitation.c.table_code)
        .join(lobby_table, lobby_table.c.table_id == table_head.c.table_id)
        .join(player, player.c.id == invitation.c.from_id)
        .where(invitation.c.player_id == player_id, lobby_table.c.open > 0)
        .order_by(invitation.c.created.desc(), table_head.c.code)
    ).all()
    apart = blocked_with(connection, player_id)
    return [
        Invited(row.code, row.name, row.avatar, row.preset, row.open, row.created)
        for row in rows
        if row.from_id not in apart
    ]
