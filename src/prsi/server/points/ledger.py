"""The ledger of points: a finished match is paid once, and nothing that was paid is calculated again.

All functions take a connection and belong to the transaction of whoever calls them; `record_match` to that of the log
entry that ends the match.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, select, update

from prsi.server.points.levels import MILESTONES, Progress, reached
from prsi.server.points.periods import Kind, day_of, period_of
from prsi.server.points.rating import Skill, order_of, rate
from prsi.server.points.rules import Earned, Pair, Result, earned, rule_on
from prsi.server.points.schema import (
    finished_match,
    ledger,
    match_seat,
    milestone,
    opponent,
    played_round,
    standing,
)
from prsi.server.store.statements import many, marks, rows


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
    """A finished match, as `effects` finds it in the table's state; ruleset and format are JSON text.

    `last` are the rounds it has ended with; those before, of all its `rounds`, were recorded when they ended.
    """

    id: str
    preset: str
    ruleset: str
    format: str
    result: Result
    shown: tuple[Shown, ...]
    rounds: int
    record: str
    last: tuple[PlayedRound, ...] = ()


def insert_new(connection: Connection, table: Table, values: Sequence[Mapping[str, Any]]) -> int:
    """Insert rows of the same columns, passing over those whose primary key is there already; return how many are new.

    They are inserted in their order: who inserts the same ones in the same order never waits for another in turn.
    """
    if not values:
        return 0
    every = tuple(item for row in values for item in row.values())
    return len(rows(connection, _insert_new(table, tuple(values[0]), len(values)), every))


@cache
def _insert_new(table: Table, columns: tuple[str, ...], count: int) -> str:
    each = ", ".join([f"({marks(columns)})"] * count)
    key = ", ".join(column.name for column in table.primary_key.columns)
    return f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES {each} ON CONFLICT DO NOTHING RETURNING {key}"


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


# ---- a finished match: it is part of a move's transaction ----

_TAKE_ROUNDS: Final = "DELETE FROM played_round WHERE match_id = ? RETURNING number, ms, turns, penalties"
_STANDING: Final = (
    "SELECT player_id, mu, sigma, matches, wins FROM points_standing WHERE player_id IN ({}) ORDER BY player_id"
)
_STANDS: Final = (
    "UPDATE points_standing SET mu = ?, sigma = ?, rated = rated + 1, matches = ?, wins = ? WHERE player_id = ?"
)
_MET: Final = (
    "SELECT one.player_id, other.player_id, count(*) FROM points_ledger one "
    "JOIN points_ledger other ON other.source = one.source AND other.player_id <> one.player_id "
    "WHERE one.day = ? AND one.rule > 0 AND one.player_id IN ({0}) AND other.player_id IN ({0}) "
    "GROUP BY one.player_id, other.player_id"
)
_OPPONENTS: Final = "SELECT player_id, count(*) FROM points_opponent WHERE player_id IN ({}) GROUP BY player_id"


@dataclass(frozen=True, slots=True)
class _Stands:
    """How a player stands: skill, and the matches and wins that count for milestones."""

    skill: Skill
    matches: int
    wins: int


def record_match(connection: Connection, match: FinishedMatch, at_ms: int) -> bool:
    """Store a finished match and pay its points, at a moment of the wall clock; False if that was done before."""
    if not _store(connection, match, at_ms):
        return False
    if len(match.result.people) >= 2:
        _pay(connection, match, at_ms)
    return True


def _store(connection: Connection, match: FinishedMatch, at_ms: int) -> bool:
    played = list(match.last)
    if len(played) < match.rounds:
        for number, ms, turns, penalties in rows(connection, _TAKE_ROUNDS, (match.id,)):
            played.append(PlayedRound(number, ms, turns, tuple(json.loads(penalties))))
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
        "ms": sum(one.ms for one in played),
        "turns": sum(one.turns for one in played),
        "record": match.record,
    }
    if not insert_new(connection, finished_match, [head]):
        return False
    seats = [
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
            "longest_penalty": max((one.penalties[seat] for one in played), default=0),
            "ended": at_ms,
        }
        for seat, who in enumerate(result.seats)
    ]
    insert_new(connection, match_seat, seats)
    return True


def _pay(connection: Connection, match: FinishedMatch, at_ms: int) -> None:
    day = day_of(at_ms)
    result, people = match.result, sorted(match.result.people)
    stands = _lock(connection, people)
    worths = earned(result, _met_on(connection, people, str(day)), rule_on(day))
    before = {player: stand.skill for player, stand in stands.items()}
    after = rate(before, order_of(result)) if any(row.counts for row in worths) else {}
    when, rule = stamps(at_ms), rule_on(day).version
    paid = [
        {
            "source": match.id,
            "player_id": row.player,
            **when,
            "rule": rule,
            "points": row.points,
            "counts": row.counts,
            "place": None if result.seats[row.seat].left else result.place(row.seat),
            "won": result.won(row.seat),
            "mu": after[row.player].mu if after else None,
            "sigma": after[row.player].sigma if after else None,
        }
        for row in worths
    ]
    insert_new(connection, ledger, paid)
    if after:
        _progress(connection, result, worths, stands, after, at_ms)


def stamps(at_ms: int) -> dict[str, Any]:
    """Return a moment as the ledger's columns hold it: itself, and its day, week, month and year in Prague."""
    day = day_of(at_ms)
    kinds: tuple[Kind, ...] = ("week", "month", "year")
    return {"at": at_ms, "day": str(day), **{kind: period_of(kind, day).key for kind in kinds}}


def _lock(connection: Connection, people: Sequence[str]) -> dict[str, _Stands]:
    """Lock what stands of the people, in order of their ids so that two matches cannot wait for each other."""
    fresh = Skill()
    none = {"mu": fresh.mu, "sigma": fresh.sigma, "rated": 0, "matches": 0, "wins": 0}
    insert_new(connection, standing, [{"player_id": player, **none} for player in people])
    lock = " FOR UPDATE" if connection.dialect.name == "postgresql" else ""
    found = rows(connection, _STANDING.format(marks(people)) + lock, tuple(people))
    return {player: _Stands(Skill(mu, sigma), matches, wins) for player, mu, sigma, matches, wins in found}


def _met_on(connection: Connection, people: Sequence[str], day: str) -> dict[Pair, int]:
    """Return how many matches each pair, in both orders, has finished with each other on a day."""
    found = rows(connection, _MET.format(marks(people)), (day, *people, *people))
    return {(one, other): count for one, other, count in found}


def _progress(
    connection: Connection,
    result: Result,
    worths: Sequence[Earned],
    stands: Mapping[str, _Stands],
    after: Mapping[str, Skill],
    at_ms: int,
) -> None:
    """Count a match for its players: skill, and for who stayed to the end of one that counts, milestones."""
    now = {player: _Stands(skill, stands[player].matches, stands[player].wins) for player, skill in after.items()}
    staying = [row for row in worths if row.counts and not result.seats[row.seat].left]
    for row in staying:
        was = stands[row.player]
        now[row.player] = _Stands(after[row.player], was.matches + 1, was.wins + result.won(row.seat))
    counted = [(one.skill.mu, one.skill.sigma, one.matches, one.wins, player) for player, one in sorted(now.items())]
    many(connection, _STANDS, counted)
    if not staying:
        return
    players = sorted(row.player for row in staying)
    others = [(player, other) for player in players for other in result.people if other != player]
    insert_new(connection, opponent, [{"player_id": player, "other_id": other} for player, other in others])
    met: dict[str, int] = {}
    for player, count in rows(connection, _OPPONENTS.format(marks(players)), tuple(players)):
        met[player] = count
    done = [
        {"player_id": player, "name": name, "at": at_ms}
        for player in players
        for name in reached(Progress(now[player].matches, now[player].wins, met[player]))
    ]
    insert_new(connection, milestone, done)


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
