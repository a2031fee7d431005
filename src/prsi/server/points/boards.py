"""Leaderboards: the points of a week, a month or a year, summed from the ledger; equal sums share a place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Integer, Select, case, cast, func, select

from prsi.server.people.schema import player
from prsi.server.points.periods import Period
from prsi.server.points.rating import Skill
from prsi.server.points.schema import ledger, milestone, standing

LONGEST: Final = 100


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A player on a leaderboard: place, points, matches and wins of the period; level and rating as of now.

    `name` is empty for somebody who is gone.
    """

    place: int
    player_id: str
    name: str
    avatar: str
    points: int
    matches: int
    wins: int
    level: int
    rating: int


@dataclass(frozen=True, slots=True)
class Board:
    """A leaderboard: its best rows, the asker's own (None: no points in it), and how many players are on it."""

    period: Period
    rows: tuple[BoardRow, ...]
    own: BoardRow | None
    players: int


def board(connection: Connection, period: Period, own: str | None = None, limit: int = LONGEST) -> Board:
    """Return the leaderboard of a period; players without a point in it are not on it."""
    sums = _sums(period).cte("sums")
    placed = select(sums, func.rank().over(order_by=sums.c.points.desc()).label("place")).cte("placed")
    level = select(func.count()).where(milestone.c.player_id == placed.c.player_id).correlate(placed).scalar_subquery()
    rows: Select[Any] = (
        select(placed, player.c.name, player.c.avatar, standing.c.mu, standing.c.sigma, level.label("milestones"))
        .outerjoin(player, player.c.id == placed.c.player_id)
        .outerjoin(standing, standing.c.player_id == placed.c.player_id)
    )
    order = (placed.c.place, placed.c.wins.desc(), placed.c.matches, placed.c.player_id)
    best = connection.execute(rows.order_by(*order).limit(limit)).all()
    mine = None if own is None else connection.execute(rows.where(placed.c.player_id == own)).first()
    count: int = connection.execute(select(func.count()).select_from(sums)).scalar_one()
    return Board(period, tuple(_row(row) for row in best), None if mine is None else _row(mine), count)


def total(connection: Connection, player_id: str) -> int:
    """Return all the points a player has ever earned or brought along."""
    wanted = select(func.coalesce(func.sum(ledger.c.points), 0)).where(ledger.c.player_id == player_id)
    return int(connection.execute(wanted).scalar_one())


def _sums(period: Period) -> Select[Any]:
    column = {"week": ledger.c.week, "month": ledger.c.month, "year": ledger.c.year}[period.kind]
    points = func.sum(ledger.c.points)
    played = case((ledger.c.rule > 0, 1), else_=0)
    return (
        select(
            ledger.c.player_id,
            cast(points, Integer).label("points"),
            cast(func.sum(played), Integer).label("matches"),
            cast(func.sum(cast(ledger.c.won, Integer)), Integer).label("wins"),
        )
        .where(column == period.key)
        .group_by(ledger.c.player_id)
        .having(points > 0)
    )


def _row(row: Any) -> BoardRow:
    skill = Skill() if row.mu is None else Skill(row.mu, row.sigma)
    return BoardRow(
        place=row.place,
        player_id=row.player_id,
        name=row.name or "",
        avatar=row.avatar or "",
        points=row.points,
        matches=row.matches,
        wins=row.wins,
        level=row.milestones + 1,
        rating=skill.shown,
    )
