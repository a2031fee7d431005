"""The ledger of points: a finished match is paid once, and nothing that was paid is calculated again.

All functions take a connection and belong to the transaction of whoever calls them; `record_match` to that of the log
entry that ends the match.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, Table, delete, insert, select, update

from prsi.server.points.levels import MILESTONES, Progress, reached
from prsi.server.points.periods import Kind, day_of, period_of
from prsi.server.points.rating import Skill, order_of, rate
from prsi.server.points.rules import Earned, Pair, Result, earned, pairs_of, rule_on
from prsi.server.points.schema import (
    finished_match,
    ledger,
    match_seat,
    milestone,
    opponent,
    played_round,
    standing,
)


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round that was played: how long, in how many turns, and the most cards each seat drew for one penalty."""

    number: int
    ms: int
    turns: int
    penalties: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """How a seat was shown to the others: name and drawing."""

    name: str
    avatar: str


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A finished match, as `effects` finds it in the table's state; ruleset and format are JSON text."""

    id: str
    preset: str
    ruleset: str
    format: str
    result: Result
    shown: tuple[Shown, ...]
    rounds: int
    record: str


def insert_new(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> int:
    """Insert rows, passing over those whose primary key is there already; return how many are new."""
    count = 0
    for row in rows:
        statement = _insert_new(table, tuple(row), connection.dialect.paramstyle == "qmark")
        count += len(connection.exec_driver_sql(statement, tuple(row.values())).all())
    return count


@cache
def _insert_new(table: Table, columns: tuple[str, ...], qmark: bool) -> str:
    # As text, because it is part of a move's transaction: SQLAlchemy compiles an insert with a conflict clause each
    # time anew, and everybody who moves at that moment would wait for it.
    names = ", ".join(columns)
    marks = ", ".join(["?" if qmark else "%s"] * len(columns))
    key = ", ".join(column.name for column in table.primary_key.columns)
    return f"INSERT INTO {table.name} ({names}) VALUES ({marks}) ON CONFLICT DO NOTHING RETURNING {key}"


def record_round(connection: Connection, match_id: str, done: PlayedRound) -> None:
    """Keep what a round of a running match adds to the statistics; a second time changes nothing."""
    row = {
        "match_id": match_id,
        "number": done.number,
        "ms": done.ms,
        "turns": done.turns,
        "penalties": json.dumps(done.penalties, separators=(",", ":")),
    }
    insert_new(connection, played_round, [row])


def drop_rounds(connection: Connection, match_id: str) -> None:
    """Forget the rounds of a match that was given up."""
    connection.execute(delete(played_round).where(played_round.c.match_id == match_id))


def record_match(connection: Connection, match: FinishedMatch, at_ms: int) -> bool:
    """Store a finished match and pay its points, at a moment of the wall clock; False if that was done before."""
    if not _store(connection, match, at_ms):
        return False
    if len(match.result.people) >= 2:
        _pay(connection, match, at_ms)
    return True


def _store(connection: Connection, match: FinishedMatch, at_ms: int) -> bool:
    rows = connection.execute(select(played_round).where(played_round.c.match_id == match.id)).all()
    penalties = [tuple(json.loads(row.penalties)) for row in rows]
    result = match.result
    head = {
        "id": match.id,
        "ended": at_ms,
        "preset": match.preset,
        "ruleset": match.ruleset,
        "format": match.format,
        "seats": len(result.seats),
        "people": len(result.people),
        "drawn": result.drawn,
        "rounds": match.rounds,
        "ms": sum(row.ms for row in rows),
        "turns": sum(row.turns for row in rows),
        "record": match.record,
    }
    if not insert_new(connection, finished_match, [head]):
        return False
    connection.execute(
        insert(match_seat),
        [
            {
                "match_id": match.id,
                "seat": seat,
                "player_id": who.player or "",
                "name": match.shown[seat].name,
                "avatar": match.shown[seat].avatar,
                "person": who.player is not None,
                "gone": who.left,
                "place": result.place(seat),
                "won": result.won(seat),
                "longest_penalty": max((counts[seat] for counts in penalties), default=0),
                "ended": at_ms,
            }
            for seat, who in enumerate(result.seats)
        ],
    )
    connection.execute(delete(played_round).where(played_round.c.match_id == match.id))
    return True


def _pay(connection: Connection, match: FinishedMatch, at_ms: int) -> None:
    day = day_of(at_ms)
    result, people = match.result, sorted(match.result.people)
    skills = _lock(connection, people)
    rows = earned(result, _met_on(connection, people, str(day)), rule_on(day))
    rated = rate(skills, order_of(result)) if any(row.counts for row in rows) else {}
    for row in rows:
        skill = rated.get(row.player)
        paid = {
            "source": match.id,
            "player_id": row.player,
            **stamps(at_ms),
            "rule": rule_on(day).version,
            "points": row.points,
            "counts": row.counts,
            "place": None if result.seats[row.seat].left else result.place(row.seat),
            "won": result.won(row.seat),
            "mu": None if skill is None else skill.mu,
            "sigma": None if skill is None else skill.sigma,
        }
        connection.execute(insert(ledger), [paid])
        _progress(connection, match, row, skill, at_ms)


def stamps(at_ms: int) -> dict[str, Any]:
    """Return a moment as the ledger's columns hold it: itself, and its day, week, month and year in Prague."""
    day = day_of(at_ms)
    kinds: tuple[Kind, ...] = ("week", "month", "year")
    return {"at": at_ms, "day": str(day), **{kind: period_of(kind, day).key for kind in kinds}}


def _lock(connection: Connection, people: Sequence[str]) -> dict[str, Skill]:
    """Lock what stands of the people, in order of their ids so that two matches cannot wait for each other."""
    fresh = Skill()
    none = {"mu": fresh.mu, "sigma": fresh.sigma, "rated": 0, "matches": 0, "wins": 0}
    insert_new(connection, standing, [{"player_id": player, **none} for player in people])
    wanted = select(standing).where(standing.c.player_id.in_(people)).order_by(standing.c.player_id).with_for_update()
    return {row.player_id: Skill(row.mu, row.sigma) for row in connection.execute(wanted)}


def _met_on(connection: Connection, people: Sequence[str], day: str) -> dict[Pair, int]:
    """Return how many matches each pair has finished with each other on a day, as far as they are in the ledger."""
    wanted = select(ledger.c.source, ledger.c.player_id).where(
        ledger.c.day == day, ledger.c.player_id.in_(people), ledger.c.rule > 0
    )
    matches: dict[str, list[str]] = {}
    for row in connection.execute(wanted):
        matches.setdefault(row.source, []).append(row.player_id)
    met: dict[Pair, int] = {}
    for players in matches.values():
        for pair in pairs_of(players):
            met[pair] = met.get(pair, 0) + 1
    return met


def _progress(connection: Connection, match: FinishedMatch, row: Earned, skill: Skill | None, at_ms: int) -> None:
    """Count a match for its player: skill, and for who stayed to the end of one that counts, milestones."""
    stands = standing.c.player_id == row.player
    if skill is not None:
        now = update(standing).where(stands)
        connection.execute(now.values(mu=skill.mu, sigma=skill.sigma, rated=standing.c.rated + 1))
    if match.result.seats[row.seat].left or not row.counts:
        return
    won = int(match.result.won(row.seat))
    connection.execute(
        update(standing).where(stands).values(matches=standing.c.matches + 1, wins=standing.c.wins + won)
    )
    others = [player for player in match.result.people if player != row.player]
    insert_new(connection, opponent, [{"player_id": row.player, "other_id": other} for other in others])
    known = connection.execute(select(opponent.c.other_id).where(opponent.c.player_id == row.player)).all()
    matches, wins = connection.execute(select(standing.c.matches, standing.c.wins).where(stands)).one()
    done = reached(Progress(matches, wins, len(known)))
    insert_new(connection, milestone, [{"player_id": row.player, "name": name, "at": at_ms} for name in done])


# ---- what was brought along, and what is taken away ----


def enter_opening(
    connection: Connection,
    key: str,
    player: str,
    points: int,
    at_ms: int,
    milestones: Iterable[str] = (),
    note: str = "",
) -> bool:
    """Enter a total that was earned elsewhere, and the milestones reached there; False if that was done before.

    ``key`` names where from, so that a second entry of the same total is none. Its points count in the periods of its
    moment. Raises ValueError for negative points, an unknown milestone or a key or note that is too long.
    """
    names = tuple(milestones)
    if points < 0 or points > 1_000_000_000:
        raise ValueError(f"points: {points} given, 0 to 1,000,000,000 expected")
    if unknown := [name for name in names if name not in MILESTONES]:
        raise ValueError(f"milestones: {', '.join(unknown)} given, some of {', '.join(MILESTONES)} expected")
    if not 1 <= len(key) <= 50 or len(note) > 200:
        raise ValueError("key and note: a key of 1 to 50 and a note of at most 200 characters expected")
    row = {"source": f"opening:{key}", "player_id": player, **stamps(at_ms), "rule": 0, "points": points}
    if not insert_new(connection, ledger, [{**row, "counts": True, "place": None, "won": False, "note": note}]):
        return False
    insert_new(connection, milestone, [{"player_id": player, "name": name, "at": at_ms} for name in names])
    return True


def export(connection: Connection, player: str) -> dict[str, Any]:
    """Return all that is kept of a player's points and matches, as JSON values."""
    points = connection.execute(select(ledger).where(ledger.c.player_id == player).order_by(ledger.c.at)).mappings()
    reached_ = connection.execute(select(milestone).where(milestone.c.player_id == player)).mappings()
    matches = connection.execute(
        select(match_seat, finished_match.c.preset, finished_match.c.format, finished_match.c.record)
        .join(finished_match, finished_match.c.id == match_seat.c.match_id)
        .where(match_seat.c.player_id == player)
        .order_by(match_seat.c.ended)
    ).mappings()
    hidden = {"player_id"}
    return {
        "points": [{key: value for key, value in row.items() if key not in hidden} for row in points],
        "milestones": [{"name": row["name"], "at": row["at"]} for row in reached_],
        "matches": [{key: value for key, value in row.items() if key not in hidden} for row in matches],
    }


def forget(connection: Connection, player: str) -> None:
    """Take an erased player out of everything here: points and milestones go, matches stay as those of nobody.

    The others keep their matches, and what they earned in them; the name goes from the records too.
    """
    for table in (ledger, milestone, standing):
        connection.execute(delete(table).where(table.c.player_id == player))
    connection.execute(delete(opponent).where((opponent.c.player_id == player) | (opponent.c.other_id == player)))
    seats = connection.execute(
        select(match_seat.c.match_id, match_seat.c.seat, finished_match.c.record)
        .join(finished_match, finished_match.c.id == match_seat.c.match_id)
        .where(match_seat.c.player_id == player)
    ).all()
    for row in seats:
        nameless = "\n".join(
            f"seat {row.seat}: ?" if line.startswith(f"seat {row.seat}: ") else line for line in row.record.split("\n")
        )
        connection.execute(update(finished_match).where(finished_match.c.id == row.match_id).values(record=nameless))
    connection.execute(
        update(match_seat).where(match_seat.c.player_id == player).values(player_id="", name="", avatar="")
    )
