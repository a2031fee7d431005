"""What whoever runs the server sees: nodes, tables, players, reports that wait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, select

from prsi.server.people.context import DAY_MS
from prsi.server.people.schema import player, report
from prsi.server.store.schema import node, table_head

ALIVE_MS: Final = 5_000
"""A node that has not given a sign of life for so long counts as gone."""


@dataclass(frozen=True, slots=True)
class NodeShown:
    """A node: since when it runs and its last sign of life (wall clock, ms), its sockets and running tables."""

    id: str
    started: int
    beat: int
    alive: bool
    sockets: int
    tables: int


@dataclass(frozen=True, slots=True)
class Counts:
    """How many players there are: all, seen in the last day and in the last 30 days, banned now, muted now, staff."""

    all: int
    day: int
    month: int
    banned: int
    muted: int
    staff: int


@dataclass(frozen=True, slots=True)
class Overview:
    """All that the database knows. `tables` counts them by phase; `reports` is how many wait."""

    nodes: tuple[NodeShown, ...]
    tables: dict[str, int]
    players: Counts
    reports: int
    database: str


def overview(connection: Connection, now: int) -> Overview:
    """Read it; `now` is wall clock, ms."""
    nodes = connection.execute(select(node).order_by(node.c.started)).all()
    phases = connection.execute(select(table_head.c.phase, func.count().label("how_many")).group_by(table_head.c.phase))

    def count(*conditions: object) -> int:
        return int(connection.execute(select(func.count()).select_from(player).where(*conditions)).scalar_one())  # type: ignore[arg-type]

    return Overview(
        nodes=tuple(
            NodeShown(row.node_id, row.started, row.beat, row.beat > now - ALIVE_MS, row.sockets, row.tables)
            for row in nodes
        ),
        tables={row.phase: row.how_many for row in phases},
        players=Counts(
            all=count(),
            day=count(player.c.seen > now - DAY_MS),
            month=count(player.c.seen > now - 30 * DAY_MS),
            banned=count(player.c.banned_until > now),
            muted=count(player.c.muted_until > now),
            staff=count(player.c.role != ""),
        ),
        reports=int(
            connection.execute(select(func.count()).select_from(report).where(report.c.decided.is_(None))).scalar_one()
        ),
        database=connection.dialect.name,
    )
