"""The one MetaData on which every part of the server declares its tables, and the tables of play itself.

Times are service time in milliseconds (clock.py), but for `node.started`, `node.beat` and `service_clock.alive`, which
are wall clock.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""Constraints have names of their own, so that a migration can change them on SQLite and PostgreSQL alike."""

TABLE_ID = String(24)
PLAYER_ID = String(64)
COMMAND_ID = String(64)

table_head = Table(
    "table_head",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("code", String(24), nullable=False, unique=True),
    # The number of the last entry: whoever writes the next one names it, and is refused if somebody else was quicker.
    Column("version", BigInteger, nullable=False),
    # When the first of its timers is due; null: none runs.
    Column("due", BigInteger, index=True),
    Column("phase", String(16), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

table_snapshot = Table(
    "table_snapshot",
    metadata,
    # Apart from table_head, whose row is written anew with every move.
    Column("table_id", TABLE_ID, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

table_event = Table(
    "table_event",
    metadata,
    Column("table_id", TABLE_ID, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    # Who sent the command, and its id, on the first of its entries: a command that comes twice is written once.
    Column("actor", PLAYER_ID),
    Column("cmd_id", COMMAND_ID),
    Column("text", Text, nullable=False),
    UniqueConstraint("table_id", "actor", "cmd_id", name="uq_table_event_command"),
    sqlite_with_rowid=False,
)

refusal = Table(
    "refusal",
    metadata,
    # A command that was refused is answered so again, whatever has happened meanwhile.
    Column("table_id", TABLE_ID, primary_key=True),
    Column("actor", PLAYER_ID, primary_key=True),
    Column("cmd_id", COMMAND_ID, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

node = Table(
    "node",
    metadata,
    Column("node_id", String(24), primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("sockets", Integer, nullable=False, server_default="0"),
    Column("tables", Integer, nullable=False, server_default="0"),
)

presence = Table(
    "presence",
    metadata,
    # Which nodes a player is connected to at a table.
    Column("table_id", TABLE_ID, primary_key=True),
    Column("player_id", PLAYER_ID, primary_key=True),
    Column("node_id", String(24), primary_key=True),
    Index("ix_presence_node_id", "node_id"),
)

service_clock = Table(
    "service_clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    # Wall clock minus service time, and when a node last said that it lives.
    Column("offset_ms", BigInteger, nullable=False),
    Column("alive", BigInteger, nullable=False),
)
