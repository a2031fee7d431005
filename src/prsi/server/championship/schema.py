"""The tables of championships: a head row with the number of the last entry, and the log.

Times are the wall clock in milliseconds, the database's own on PostgreSQL, and never service time: the ten minutes of a
call go on while no node runs.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Integer, String, Table, Text, UniqueConstraint

from prsi.server.store.schema import COMMAND_ID, PLAYER_ID, TABLE_ID, metadata

championship = Table(
    "championship",
    metadata,
    Column("id", TABLE_ID, primary_key=True),
    Column("code", String(24), nullable=False, unique=True),
    # All keys follow from it, so that they are the same after a restore on another machine.
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False, index=True),
    # The profile that opened it; empty: it was restored here, or the profile is gone.
    Column("owner", PLAYER_ID, nullable=False, index=True),
    Column("version", BigInteger, nullable=False),
    # How often stored entries were written anew, so that every node reads the log again from its first one.
    Column("rewritten", BigInteger, nullable=False, server_default="0"),
    # When the server itself has something to do: to strike who is not there, or to erase the registrations.
    Column("due", BigInteger, index=True),
    # What the public list shows, as it follows from the log.
    Column("title", String(80), nullable=False),
    Column("year", Integer, nullable=False),
    Column("starts", String(400), nullable=False),
    Column("place", String(400), nullable=False),
    Column("online", Boolean, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("registered", Integer, nullable=False),
    Column("season", String(80), nullable=False, server_default=""),
)

championship_result = Table(
    "championship_result",
    metadata,
    # What a season keeps of a tournament that has ended: it outlives the registrations.
    Column("championship_id", TABLE_ID, primary_key=True),
    # The season's name as it is looked for, without capitals and superfluous spaces.
    Column("season", String(240), nullable=False, index=True),
    Column("ended", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

championship_season = Table(
    "championship_season",
    metadata,
    Column("season", String(240), primary_key=True),
    # Whose tournaments it adds up: an HMAC of the profile with the secret, so that a profile that is erased is nowhere.
    Column("owner", String(64), nullable=False),
    # By which people are told apart from one tournament to the next.
    Column("secret", String(64), nullable=False),
)

championship_event = Table(
    "championship_event",
    metadata,
    Column("championship_id", TABLE_ID, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    # Who reported, as a role with its table or registrant, and the report's id: what comes twice is written once.
    Column("who", PLAYER_ID, nullable=False),
    Column("cmd_id", COMMAND_ID, nullable=False),
    Column("text", Text, nullable=False),
    UniqueConstraint("championship_id", "who", "cmd_id", name="uq_championship_event_command"),
    sqlite_with_rowid=False,
)

championship_table = Table(
    "championship_table",
    metadata,
    # The server's table of a table of a championship online: once for each table of each draw.
    Column("table_id", TABLE_ID, primary_key=True),
    Column("championship_id", TABLE_ID, nullable=False),
    Column("round", Integer, nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("code", String(24), nullable=False),
    # The entry of the table's log with which something happened there that the championship is to be told.
    Column("news", BigInteger, nullable=False),
    Column("waits", Boolean, nullable=False, index=True),
    Column("closed", Boolean, nullable=False),
    UniqueConstraint("championship_id", "round", "attempt", "number", name="uq_championship_table_number"),
)
