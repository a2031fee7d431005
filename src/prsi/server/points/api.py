"""The HTTP interface of points: leaderboards, own statistics, own finished matches and their records."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from litestar import Request, Response, get
from litestar.params import FromQuery, PathParameter, QueryParameter
from msgspec import Struct
from sqlalchemy import Connection

from prsi.server.people.answers import Denied
from prsi.server.people.identity import player_of, required_player
from prsi.server.points.boards import BoardRow as Found
from prsi.server.points.boards import board
from prsi.server.points.matches import LONGEST_LIST, Match, last_match_at, match_of, matches_of, record_text
from prsi.server.points.periods import day_of, parse_period, period_of
from prsi.server.points.statistics import Statistics, statistics

if TYPE_CHECKING:
    from prsi.server.store.database import Database

Asked = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(max_length=40)]
MatchId = Annotated[str, PathParameter(max_length=32)]


class BoardRow(Struct, frozen=True):
    """A player on a leaderboard; `name` is empty for somebody who is gone, `mine`: the asker."""

    place: int
    name: str
    avatar: str
    points: int
    matches: int
    wins: int
    level: int
    rating: int
    mine: bool


class Leaderboard(Struct, frozen=True):
    """The best of a period, and the asker's own row (null: no points in it).

    `key` names the period (2026-W53, 2026-12, 2026), `first` is its first day in Europe/Prague, `end` the first day
    after it, `ends_ms` that day's beginning (Unix); `before` and `after` the keys of its neighbours, `after` null where
    that has not begun; `players` how many have points in it.
    """

    kind: Literal["week", "month", "year"]
    key: str
    first: str
    end: str
    ends_ms: int
    before: str
    after: str | None
    players: int
    rows: list[BoardRow]
    own: BoardRow | None


class Matches(Struct, frozen=True):
    """Finished matches, the newest first; `more` is what to ask for next (`before`), null at the end."""

    matches: list[Match]
    more: str | None


def _db(request: Asked) -> Database:
    db: Database = request.app.state.node.db
    return db


def _now() -> int:
    return time.time_ns() // 1_000_000


@get("/api/leaderboards", tags=["points"])
async def leaderboard(
    request: Asked,
    period: FromQuery[Literal["week", "month", "year"]] = "week",
    at: Annotated[str | None, QueryParameter(max_length=10)] = None,
) -> Leaderboard:
    """Answer a leaderboard: the running week, month or year, or that of `at` (a key, or a day of it)."""
    today = day_of(_now())
    try:
        wanted = period_of(period, today) if at is None else parse_period(period, at)
    except ValueError as error:
        raise Denied(400, "bad_period", str(error), at or "") from None
    who = await player_of(request)
    own = None if who is None else who.id
    found = await _db(request).read(lambda connection: board(connection, wanted, own))
    before = period_of(period, wanted.first.fromordinal(wanted.first.toordinal() - 1))
    return Leaderboard(
        kind=period,
        key=wanted.key,
        first=str(wanted.first),
        end=str(wanted.end),
        ends_ms=wanted.ends_ms,
        before=before.key,
        after=period_of(period, wanted.end).key if wanted.end <= today else None,
        players=found.players,
        rows=[_ranked(row, own) for row in found.rows],
        own=None if found.own is None else _ranked(found.own, own),
    )


def _ranked(row: Found, own: str | None) -> BoardRow:
    return BoardRow(
        place=row.place,
        name=row.name,
        avatar=row.avatar,
        points=row.points,
        matches=row.matches,
        wins=row.wins,
        level=row.level,
        rating=row.rating,
        mine=row.player_id == own,
    )


@get("/api/me/statistics", tags=["points"])
async def own_statistics(request: Asked) -> Statistics:
    """Answer the asker's own statistics."""
    who = await required_player(request)
    return await _db(request).read(lambda connection: statistics(connection, who.id, _now()))


@get("/api/me/matches", tags=["points"])
async def own_matches(
    request: Asked,
    before: Annotated[str | None, QueryParameter(max_length=32)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=LONGEST_LIST)] = 20,
) -> Matches:
    """Answer the asker's finished matches, practice included."""
    who = await required_player(request)

    def work(connection: Connection) -> Matches:
        try:
            found = matches_of(connection, who.id, before, limit)
        except LookupError:
            raise Denied(404, "no_match", "a match of your own", before or "") from None
        return Matches(found, found[-1].id if len(found) == limit else None)

    return await _db(request).read(work)


@get("/api/tables/{code:str}/match", tags=["points"])
async def match_at_table(request: Asked, code: Code) -> Match:
    """Answer the match that the asker has finished last at a table; 404 `no_match` where there is none."""
    who = await required_player(request)
    found = await _db(request).read(lambda connection: last_match_at(connection, who.id, code.upper()))
    if found is None:
        raise Denied(404, "no_match", "a table where you have finished a match", code)
    return found


@get("/api/matches/{match_id:str}", tags=["points"])
async def one_match(request: Asked, match_id: MatchId) -> Match:
    """Answer a finished match to somebody who has played it; to anybody else there is none (404 `no_match`)."""
    who = await required_player(request)
    found = await _db(request).read(lambda connection: match_of(connection, who.id, match_id))
    if found is None:
        raise Denied(404, "no_match", "a match of your own", match_id[:40])
    return found


@get("/api/matches/{match_id:str}/record", tags=["points"], media_type="text/plain")
async def match_record(request: Asked, match_id: MatchId) -> Response[str]:
    """Answer the record of a match to somebody who has played it: every round with its secret, for `prsi verify`."""
    who = await required_player(request)
    text = await _db(request).read(lambda connection: record_text(connection, who.id, match_id))
    if text is None:
        raise Denied(404, "no_match", "a match of your own", match_id[:40])
    headers = {"Content-Disposition": f'attachment; filename="prsi-{match_id}.prsi"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


CONTROLLERS: Final = (leaderboard, own_statistics, own_matches, match_at_table, one_match, match_record)
