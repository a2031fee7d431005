"""The tables of points, rating and finished matches. Times are wall clock, in Unix milliseconds.

No row refers to `player` by a foreign key: they are written together with the move that ends a match, and a move is
not lost because somebody has erased a profile meanwhile. `ledger.forget` takes a player out of all of them.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, Table, Text

from prsi.server.store.schema import metadata

PLAYER = String(24)
MATCH = String(32)

played_round = Table(
    "played_round",
    metadata,
    Column("match_id", MATCH, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("ms", BigInteger, nullable=False),
    Column("turns", Integer, nullable=False),
    # JSON, one number a seat: the most cards drawn at once because of a penalty.
    Column("penalties", String(64), nullable=False),
)
"""Rounds of matches that are still played; the end of a match adds them up and deletes them."""

finished_match = Table(
    "finished_match",
    metadata,
    Column("id", MATCH, primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("preset", String(32), nullable=False),
    # JSON, as `prsi.rules.ruleset.build` and `prsi.match.formats.parse_format` read it.
    Column("ruleset", Text, nullable=False),
    Column("format", String(120), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("drawn", Boolean, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("ms", BigInteger, nullable=False),
    Column("turns", Integer, nullable=False),
    # The record that `prsi verify` checks, "" where it is too long to be kept.
    Column("record", Text, nullable=False),
)

match_seat = Table(
    "match_seat",
    metadata,
    Column("match_id", MATCH, primary_key=True),
    Column("seat", Integer, primary_key=True),
    # The person whose seat it was, "" for the computer and for who has erased the profile.
    Column("player_id", PLAYER, nullable=False),
    Column("name", String(40), nullable=False),
    Column("avatar", String(40), nullable=False),
    Column("person", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("longest_penalty", Integer, nullable=False),
    # Again the match's, so that a player's list and statistics need one index.
    Column("ended", BigInteger, nullable=False),
    Index("ix_match_seat_player", "player_id", "ended"),
)

ledger = Table(
    "points_ledger",
    metadata,
    # A match, or `opening:` and a key for what was brought along from elsewhere: paid once, whatever crashes between.
    Column("source", String(64), primary_key=True),
    Column("player_id", PLAYER, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("day", String(10), nullable=False),
    Column("week", String(8), nullable=False),
    Column("month", String(7), nullable=False),
    Column("year", String(4), nullable=False),
    Column("rule", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # False where the cap on matches of the same two players on one day took the points.
    Column("counts", Boolean, nullable=False),
    Column("place", Integer),
    Column("won", Boolean, nullable=False),
    Column("note", String(200), nullable=False, server_default=""),
    # The skill rating after the match; null where it was not rated.
    Column("mu", Float),
    Column("sigma", Float),
    Index("ix_points_ledger_player", "player_id", "at"),
    Index("ix_points_ledger_day", "day", "player_id"),
    # With what a leaderboard sums: it is read from the index alone.
    Index("ix_points_ledger_week", "week", "player_id", "points", "won", "rule"),
    Index("ix_points_ledger_month", "month", "player_id", "points", "won", "rule"),
    Index("ix_points_ledger_year", "year", "player_id", "points", "won", "rule"),
)

standing = Table(
    "points_standing",
    metadata,
    # Locked, lowest id first, before anything of a player's is counted: so two matches that end at once count both.
    Column("player_id", PLAYER, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

opponent = Table(
    "points_opponent",
    metadata,
    Column("player_id", PLAYER, primary_key=True),
    Column("other_id", PLAYER, primary_key=True, index=True),
)
"""Whom a player has played with, in matches that count: what a milestone asks for."""

milestone = Table(
    "points_milestone",
    metadata,
    Column("player_id", PLAYER, primary_key=True),
    Column("name", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

TABLES = (played_round, finished_match, match_seat, ledger, standing, opponent, milestone)
