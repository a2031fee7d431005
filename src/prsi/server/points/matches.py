"""Finished matches, for the people who played them: a list, what is shown of one, and its record."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, or_, select

from prsi.server.people.schema import player
from prsi.server.points.schema import finished_match, ledger, match_seat
from prsi.server.store.schema import table_head

LONGEST_LIST: Final = 100


@dataclass(frozen=True, slots=True)
class MatchSeat:
    """A seat of a finished match: who (`mine`: the asker), the place, and whether that person had left."""

    name: str
    avatar: str
    person: bool
    mine: bool
    left: bool
    place: int
    won: bool


@dataclass(frozen=True, slots=True)
class Match:
    """A finished match; `points` is what the asker earned (None: it counted for nothing), `record`: there is one."""

    id: str
    ended: int
    preset: str
    ruleset: dict[str, Any]
    format: dict[str, Any]
    drawn: bool
    people: int
    rounds: int
    ms: int
    seats: tuple[MatchSeat, ...]
    points: int | None
    record: bool


def matches_of(connection: Connection, player_id: str, before: str | None = None, limit: int = 20) -> list[Match]:
    """Return a player's matches, the newest first; `before` is the last one of the page before.

    Raises LookupError if that is no match of the player's.
    """
    wanted = _of(player_id)
    if before is not None:
        last = connection.execute(_of(player_id).where(finished_match.c.id == before)).first()
        if last is None:
            raise LookupError(before)
        same = and_(match_seat.c.ended == last.ended, match_seat.c.match_id < before)
        wanted = wanted.where(or_(match_seat.c.ended < last.ended, same))
    order = (match_seat.c.ended.desc(), match_seat.c.match_id.desc())
    rows = connection.execute(wanted.order_by(*order).limit(min(limit, LONGEST_LIST))).all()
    return _matches(connection, player_id, rows)


def match_of(connection: Connection, player_id: str, match_id: str) -> Match | None:
    """Return a match that a player has played, None for any other."""
    rows = connection.execute(_of(player_id).where(finished_match.c.id == match_id)).all()
    found = _matches(connection, player_id, rows)
    return found[0] if found else None


def last_match_at(connection: Connection, player_id: str, code: str) -> Match | None:
    """Return the match that a player has finished last at the table with a code, None where there is none."""
    table_id = connection.execute(select(table_head.c.table_id).where(table_head.c.code == code)).scalar()
    if table_id is None:
        return None
    # A match's id begins with its table's; the player's index leads to the few that are theirs.
    there = finished_match.c.id.startswith(f"{table_id}-", autoescape=True)
    newest = _of(player_id).where(there).order_by(match_seat.c.ended.desc(), match_seat.c.match_id.desc()).limit(1)
    found = _matches(connection, player_id, connection.execute(newest).all())
    return found[0] if found else None


def record_text(connection: Connection, player_id: str, match_id: str) -> str | None:
    """Return the record of a match that a player has played, as `prsi verify` reads it; None where there is none."""
    wanted = (
        select(finished_match.c.record)
        .join(match_seat, match_seat.c.match_id == finished_match.c.id)
        .where(finished_match.c.id == match_id, match_seat.c.player_id == player_id)
    )
    text: str | None = connection.execute(wanted).scalar()
    return text or None


def _of(player_id: str) -> Any:
    columns = [column for column in finished_match.c if column.name != "record"]
    return (
        select(*columns, (finished_match.c.record != "").label("has_record"), ledger.c.points)
        .join(match_seat, match_seat.c.match_id == finished_match.c.id)
        .outerjoin(ledger, and_(ledger.c.source == finished_match.c.id, ledger.c.player_id == match_seat.c.player_id))
        .where(match_seat.c.player_id == player_id)
    )


def _matches(connection: Connection, player_id: str, rows: Any) -> list[Match]:
    seats: dict[str, list[MatchSeat]] = {row.id: [] for row in rows}
    wanted = (
        select(match_seat, player.c.name.label("name_now"), player.c.avatar.label("avatar_now"))
        .outerjoin(player, player.c.id == match_seat.c.player_id)
        .where(match_seat.c.match_id.in_(list(seats)))
        .order_by(match_seat.c.match_id, match_seat.c.seat)
    )
    for row in connection.execute(wanted) if seats else ():
        seats[row.match_id].append(
            MatchSeat(
                # As the player is called now: a name that a moderator took away does not live on here.
                name=row.name_now or ("" if row.person else row.name),
                avatar=row.avatar_now or ("" if row.person else row.avatar),
                person=row.person,
                mine=row.player_id == player_id,
                left=row.gone,
                place=row.place,
                won=row.won,
            )
        )
    return [
        Match(
            id=row.id,
            ended=row.ended,
            preset=row.preset,
            ruleset=json.loads(row.ruleset),
            format=json.loads(row.format),
            drawn=row.drawn,
            people=row.people,
            rounds=row.rounds,
            ms=row.ms,
            seats=tuple(seats[row.id]),
            points=row.points,
            record=row.has_record,
        )
        for row in rows
    ]
