"""Seasons: what is kept of each tournament when it ends, and the table that adds it up, for everybody.

A result outlives the registrations. So no name and no year of birth is kept with it but the name for the board, and who
somebody is from one tournament to the next is an HMAC with a secret of the season's, which nobody is shown: who has the
results alone cannot try names and years out. A season is of the profile whose tournament was the first of it to end
here, and others' tournaments do not count in it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from prsi.protocol.codec import decode, dumps, parse
from prsi.server.championship.schema import championship, championship_result, championship_season
from prsi.server.people.sql import upsert
from prsi.tournament.names import same_name
from prsi.tournament.reports import ENTRY_BYTES
from prsi.tournament.season import Line, Result, result_of, table
from prsi.tournament.state import Tournament

MOST_TOURNAMENTS: Final = 200
"""Tournaments that a season adds up, the last ones: one for every weekend of four years."""

KEPT: Final = 32
"""Tables that a node keeps until one of their tournaments goes on."""


class SeasonTournament(Struct, frozen=True):
    """A tournament of a season; `ended` is the server's wall clock in milliseconds."""

    code: str
    title: str
    year: int
    ended: int


class SeasonRow(Struct, frozen=True):
    """A player of a season; of each tournament points and place, null where the player was not there."""

    place: int
    name: str
    points: int
    points_each: list[int | None]
    places: list[int | None]


class SeasonShown(Struct, frozen=True):
    """A season: its name, its tournaments from the first to end to the last one, its table with the best first."""

    name: str
    tournaments: list[SeasonTournament]
    rows: list[SeasonRow]


def key_of(season: str) -> str:
    """Return what names of one season have in common: capitals and spaces make no other one."""
    return same_name(season)


def keep(connection: Connection, championship_id: str, now: Tournament) -> None:
    """Keep the result of a tournament that has ended, as it is now; only while its registrations are there."""
    if now.ended_at is None:
        return
    season, own = key_of(now.settings.season), championship_result.c
    before = delete(championship_result).where(own.championship_id == championship_id).returning(own.season)
    counted = connection.execute(before).scalar() == season
    if not season or not (now.finished or counted):
        return
    secret = _secret_of(connection, season, championship_id, counted)
    if secret is None:
        return
    # While a correction has not made it over again it keeps its column, with nobody in it.
    found = result_of(now).lines if now.finished else ()
    lines = tuple(Line(_hmac(secret, one.person), one.name, one.place, one.points) for one in found)
    row = {"championship_id": championship_id, "season": season, "ended": now.ended_at}
    settings = now.settings
    text = dumps(Result(settings.title, settings.year, settings.season, lines))
    connection.execute(insert(championship_result).values(**row, text=text))


def _secret_of(connection: Connection, season: str, championship_id: str, counted: bool) -> str | None:
    """Return a season's secret if a championship counts in it: `counted` already, or its owner's, or the first one."""
    owner = connection.execute(select(championship.c.owner).where(championship.c.id == championship_id)).scalar_one()
    fresh = secrets.token_hex(32)
    # One that is nobody's any more is its own only.
    whose = owner or championship_id
    row = {"season": season, "owner": _hmac(fresh, whose), "secret": fresh}
    connection.execute(upsert(connection, championship_season).values(row).on_conflict_do_nothing())
    known = connection.execute(select(championship_season).where(championship_season.c.season == season)).one()
    return str(known.secret) if counted or known.owner == _hmac(known.secret, whose) else None


def _hmac(secret: str, what: str) -> str:
    return hmac.new(bytes.fromhex(secret), what.encode(), hashlib.sha256).hexdigest()[:40]


class Tables:
    """The tables of seasons as a node has last worked them out."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int | None], tuple[Any, SeasonShown]] = OrderedDict()

    def read(self, connection: Connection, season: str, best: int | None) -> SeasonShown:
        """Return a season's table; one of which nothing has ended yet is empty."""
        result, head = championship_result.c, championship.c
        key = key_of(season)
        asked = select(result.championship_id, head.code, head.version, result.ended)
        asked = asked.join(championship, head.id == result.championship_id).where(result.season == key)
        last = connection.execute(asked.order_by(result.ended.desc(), head.code).limit(MOST_TOURNAMENTS)).all()
        stand = [tuple(row) for row in reversed(last)]
        kept = self._kept.get((key, best))
        if kept is not None and kept[0] == stand:
            return kept[1]
        found = []
        tournaments = []
        for championship_id, code, _, ended in stand:
            text = connection.execute(select(result.text).where(result.championship_id == championship_id)).scalar_one()
            one = decode(Result, parse(text, ENTRY_BYTES))
            found.append(one)
            tournaments.append(SeasonTournament(code, one.title, one.year, ended))
        rows = [
            SeasonRow(row.place, row.name, row.points, list(row.points_each), list(row.places))
            for row in table(found, best)
        ]
        shown = SeasonShown(" ".join(found[-1].season.split()) if found else season, tournaments, rows)
        self._kept[key, best] = stand, shown
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return shown
