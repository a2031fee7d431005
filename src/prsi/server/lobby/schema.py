"""The tables of the lobby: what is shown of a table before one sits down, and who waits.

They repeat what the tables' logs say (`effects` writes them in the same transaction), because a list of hundreds of
tables cannot be read out of hundreds of logs. Times are service time in milliseconds: it stands still while no node
runs, so nobody loses a place because the server was away.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from prsi.server.store.schema import metadata

TABLE = String(24)
PLAYER = String(24)

lobby_table = Table(
    "lobby_table",
    metadata,
    Column("table_id", TABLE, primary_key=True),
    Column("host_id", PLAYER, nullable=False),
    Column("preset", String(32), nullable=False),
    # JSON, as the rules and the match read it; `card_values` null: the preset's own.
    Column("ruleset", Text, nullable=False),
    Column("format", String(120), nullable=False),
    Column("card_values", Text),
    Column("clock_ms", Integer),
    Column("seats", Integer, nullable=False),
    Column("open", Integer, nullable=False),
    # How many people are connected: a table that everybody has left is waited at by nobody.
    Column("present", Integer, nullable=False),
    # waiting or running; a closed table has no row
    Column("state", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("fill_due", BigInteger),
    Index("ix_lobby_table_state", "state", "since"),
)

lobby_seat = Table(
    "lobby_seat",
    metadata,
    Column("table_id", TABLE, primary_key=True),
    Column("seat", Integer, primary_key=True),
    # person, bot or open
    Column("kind", String(8), nullable=False),
    Column("player_id", PLAYER, nullable=False, index=True),
    # Whose seat the computer holds: who may come back.
    Column("former_id", PLAYER, nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("avatar", String(40), nullable=False),
)

lobby_hold = Table(
    "lobby_hold",
    metadata,
    # Quick play has sent this player to a table: until then the open seat is not offered to another.
    Column("player_id", PLAYER, primary_key=True),
    Column("table_id", TABLE, nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

lobby_queue = Table(
    "lobby_queue",
    metadata,
    Column("player_id", PLAYER, primary_key=True),
    Column("number", BigInteger, nullable=False, unique=True),
    Column("seen", BigInteger, nullable=False),
    # Until when a free place is held; null while there is none yet.
    Column("held_until", BigInteger),
)

lobby_gate = Table(
    "lobby_gate",
    metadata,
    # One row: whoever counts places or moves the queue locks it first.
    Column("id", Integer, primary_key=True, autoincrement=False),
)

TABLES = (lobby_table, lobby_seat, lobby_hold, lobby_queue, lobby_gate)
