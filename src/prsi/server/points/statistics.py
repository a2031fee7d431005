"""A player's own statistics: results over time, by ruleset, opponents, longest penalty, average round, streaks.

Matches against people and practice against the computer are counted apart: one table with one person on it counts for
nothing but practice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import Connection, case, func, select

from prsi.server.people.schema import player
from prsi.server.points.boards import total
from prsi.server.points.levels import MILESTONES, level
from prsi.server.points.periods import day_of, period_of
from prsi.server.points.rating import Skill
from prsi.server.points.schema import finished_match, ledger, match_seat, milestone, standing

WEEKS: Final = 26
RATINGS: Final = 200
OPPONENTS: Final = 50


@dataclass(frozen=True, slots=True)
class Tally:
    """What adds up over matches; rounds of a match that ended otherwise than by the cards included."""

    matches: int
    won: int
    drawn: int
    left: int
    rounds: int
    average_round_ms: int
    average_round_turns: float
    longest_penalty: int


@dataclass(frozen=True, slots=True)
class ByPreset:
    """The same for the matches of one preset."""

    preset: str
    tally: Tally


@dataclass(frozen=True, slots=True)
class Week:
    """An ISO week (Europe/Prague): matches, wins, points; every week of the last half year is there, empty ones too."""

    week: str
    matches: int
    won: int
    points: int


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody played with: matches together, and in how many of them the player was better, and the other was."""

    player_id: str
    name: str
    avatar: str
    matches: int
    better: int
    worse: int


@dataclass(frozen=True, slots=True)
class Streak:
    """Matches won one after the other: now, and most ever."""

    now: int
    best: int


@dataclass(frozen=True, slots=True)
class Part:
    """Everything about the matches against people, or about practice."""

    tally: Tally
    by_preset: tuple[ByPreset, ...]
    places: dict[int, int]
    weeks: tuple[Week, ...]
    streak: Streak


@dataclass(frozen=True, slots=True)
class Rating:
    """The skill rating: as it is shown, how unsure it is, after how many matches, and how it has changed."""

    value: int
    deviation: int
    matches: int
    history: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Milestone:
    """A milestone, and when it was reached (Unix milliseconds; None: not yet)."""

    name: str
    at: int | None


@dataclass(frozen=True, slots=True)
class Statistics:
    """All of a player's own statistics."""

    level: int
    milestones: tuple[Milestone, ...]
    points: int
    rating: Rating
    people: Part
    practice: Part
    opponents: tuple[Opponent, ...]


def statistics(connection: Connection, player_id: str, now_ms: int) -> Statistics:
    """Return a player's statistics as of a moment of the wall clock."""
    milestones = milestones_of(connection, player_id)
    return Statistics(
        level=level(sum(one.at is not None for one in milestones)),
        milestones=milestones,
        points=total(connection, player_id),
        rating=_rating(connection, player_id),
        people=_part(connection, player_id, now_ms, practice=False),
        practice=_part(connection, player_id, now_ms, practice=True),
        opponents=_opponents(connection, player_id),
    )


def milestones_of(connection: Connection, player_id: str) -> tuple[Milestone, ...]:
    """Return all milestones, those that are reached with their moment."""
    wanted = select(milestone.c.name, milestone.c.at).where(milestone.c.player_id == player_id)
    reached = {row.name: row.at for row in connection.execute(wanted)}
    return tuple(Milestone(name, reached.get(name)) for name in MILESTONES)


def level_of(connection: Connection, player_id: str) -> int:
    """Return a player's level."""
    count: int = connection.execute(select(func.count()).where(milestone.c.player_id == player_id)).scalar_one()
    return level(count)


def _part(connection: Connection, player_id: str, now_ms: int, practice: bool) -> Part:
    rows = connection.execute(
        select(
            match_seat.c.ended,
            match_seat.c.place,
            match_seat.c.won,
            match_seat.c.gone,
            match_seat.c.longest_penalty,
            finished_match.c.preset,
            finished_match.c.drawn,
            finished_match.c.rounds,
            finished_match.c.ms,
            finished_match.c.turns,
        )
        .join(finished_match, finished_match.c.id == match_seat.c.match_id)
        .where(
            match_seat.c.player_id == player_id,
            finished_match.c.people < 2 if practice else finished_match.c.people >= 2,
        )
        .order_by(match_seat.c.ended, match_seat.c.match_id)
    ).all()
    presets = sorted({row.preset for row in rows})
    places: dict[int, int] = {}
    for row in rows:
        if not row.gone and not row.drawn:
            places[row.place] = places.get(row.place, 0) + 1
    return Part(
        tally=_tally(rows),
        by_preset=tuple(ByPreset(name, _tally([row for row in rows if row.preset == name])) for name in presets),
        places=dict(sorted(places.items())),
        weeks=_weeks(rows, {} if practice else _points_by_week(connection, player_id), now_ms),
        streak=_streak([row.won for row in rows]),
    )


def _tally(rows: Sequence[Any]) -> Tally:
    rounds = sum(row.rounds for row in rows)
    return Tally(
        matches=len(rows),
        won=sum(row.won for row in rows),
        drawn=sum(row.drawn and not row.gone for row in rows),
        left=sum(row.gone for row in rows),
        rounds=rounds,
        average_round_ms=round(sum(row.ms for row in rows) / rounds) if rounds else 0,
        average_round_turns=round(sum(row.turns for row in rows) / rounds, 1) if rounds else 0.0,
        longest_penalty=max((row.longest_penalty for row in rows), default=0),
    )


def _points_by_week(connection: Connection, player_id: str) -> dict[str, int]:
    wanted = (
        select(ledger.c.week, func.sum(ledger.c.points).label("points"))
        .where(ledger.c.player_id == player_id)
        .group_by(ledger.c.week)
    )
    return {row.week: int(row.points) for row in connection.execute(wanted)}


def _weeks(rows: Sequence[Any], points: dict[str, int], now_ms: int) -> tuple[Week, ...]:
    today = day_of(now_ms)
    keys = [period_of("week", today - timedelta(weeks=back)).key for back in range(WEEKS - 1, -1, -1)]
    matches, won = dict.fromkeys(keys, 0), dict.fromkeys(keys, 0)
    for row in rows:
        key = period_of("week", day_of(row.ended)).key
        if key in matches:
            matches[key] += 1
            won[key] += row.won
    return tuple(Week(key, matches[key], won[key], points.get(key, 0)) for key in keys)


def _streak(won: Sequence[bool]) -> Streak:
    now = best = 0
    for one in won:
        now = now + 1 if one else 0
        best = max(best, now)
    return Streak(now, best)


def _rating(connection: Connection, player_id: str) -> Rating:
    row = connection.execute(select(standing).where(standing.c.player_id == player_id)).first()
    skill = Skill() if row is None else Skill(row.mu, row.sigma)
    wanted = (
        select(ledger.c.at, ledger.c.mu, ledger.c.sigma)
        .where(ledger.c.player_id == player_id, ledger.c.mu.is_not(None))
        .order_by(ledger.c.at.desc(), ledger.c.source)
        .limit(RATINGS)
    )
    history = [(past.at, Skill(past.mu, past.sigma).shown) for past in connection.execute(wanted)]
    return Rating(skill.shown, skill.deviation, 0 if row is None else row.rated, tuple(reversed(history)))


def _opponents(connection: Connection, player_id: str) -> tuple[Opponent, ...]:
    own, other = match_seat.alias("own"), match_seat.alias("other")
    # Who left came behind everybody who stayed, whatever the computer made of the seat.
    own_rank = case((own.c.gone, 1000), else_=own.c.place)
    other_rank = case((other.c.gone, 1000), else_=other.c.place)
    fair = finished_match.c.drawn.is_(False)
    rows = connection.execute(
        select(
            other.c.player_id,
            func.count().label("matches"),
            func.sum(case((fair & (own_rank < other_rank), 1), else_=0)).label("better"),
            func.sum(case((fair & (own_rank > other_rank), 1), else_=0)).label("worse"),
            func.max(other.c.ended).label("last"),
            func.max(player.c.name).label("name"),
            func.max(player.c.avatar).label("avatar"),
        )
        .join(other, (other.c.match_id == own.c.match_id) & (other.c.seat != own.c.seat))
        .join(finished_match, finished_match.c.id == own.c.match_id)
        .join(player, player.c.id == other.c.player_id)
        .where(own.c.player_id == player_id, other.c.player_id != "")
        .group_by(other.c.player_id)
        .order_by(func.count().desc(), func.max(other.c.ended).desc(), other.c.player_id)
        .limit(OPPONENTS)
    )
    return tuple(
        Opponent(row.player_id, row.name, row.avatar, row.matches, int(row.better), int(row.worse)) for row in rows
    )
