"""The tables about people. Times are wall clock, in milliseconds; secrets are kept as their hashes only.

No table of another part refers to `player` by a foreign key: erasing a profile must never be held up by a game.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    event,
)

from prsi.server.store.schema import metadata

ID = String(24)
HASH = String(64)
"""SHA-256 in hexadecimal."""


def _of_player() -> ForeignKey:
    return ForeignKey("player.id", ondelete="CASCADE")


player = Table(
    "player",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    # What the name looks like, whatever it is written with: to find those that are taken for another.
    Column("skeleton", String(80), nullable=False, index=True),
    Column("avatar", String(40), nullable=False),
    Column("language", String(16), nullable=False),
    Column("role", String(16), nullable=False, server_default=""),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
    Column("name_locked_until", BigInteger),
    Column("muted_until", BigInteger),
    Column("banned_until", BigInteger),
    Column("recovery_hash", HASH, unique=True),
)

device = Table(
    "device",
    metadata,
    Column("id", ID, primary_key=True),
    Column("player_id", ID, _of_player(), nullable=False, index=True),
    Column("token_hash", HASH, nullable=False, unique=True),
    Column("label", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
)

device_code = Table(
    "device_code",
    metadata,
    # The first letters find the row, the others are what must be known: so that tries can be counted for each code.
    Column("selector", String(8), primary_key=True),
    Column("player_id", ID, _of_player(), nullable=False, unique=True),
    Column("salt", LargeBinary(16), nullable=False),
    Column("hash", LargeBinary(32), nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

passkey = Table(
    "passkey",
    metadata,
    Column("credential_id", LargeBinary(1023), primary_key=True),
    Column("player_id", ID, _of_player(), nullable=False, index=True),
    Column("public_key", LargeBinary(2048), nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("backed_up", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

challenge = Table(
    "challenge",
    metadata,
    Column("challenge", LargeBinary(64), primary_key=True),
    # Empty for a sign-in: who signs in is not known before.
    Column("player_id", ID, nullable=False, server_default=""),
    Column("expires", BigInteger, nullable=False, index=True),
)

blocked = Table(
    "blocked",
    metadata,
    Column("player_id", ID, _of_player(), primary_key=True),
    Column("other_id", ID, primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
)

muted = Table(
    "muted",
    metadata,
    Column("player_id", ID, _of_player(), primary_key=True),
    Column("other_id", ID, primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
)

met = Table(
    "met",
    metadata,
    # No foreign keys: the row is written together with a game's move, and a move is not lost because somebody left.
    Column("player_id", ID, primary_key=True),
    Column("other_id", ID, primary_key=True, index=True),
    Column("last", BigInteger, nullable=False, index=True),
    Column("times", Integer, nullable=False),
)

invitation = Table(
    "invitation",
    metadata,
    Column("player_id", ID, _of_player(), primary_key=True),
    Column("table_code", String(24), primary_key=True),
    Column("from_id", ID, _of_player(), nullable=False, index=True),
    Column("created", BigInteger, nullable=False, index=True),
)

report = Table(
    "report",
    metadata,
    Column("id", ID, primary_key=True),
    Column("table_id", String(24), nullable=False),
    # "" when the reporter, or who was reported, has erased the profile.
    Column("reporter_id", ID, nullable=False, index=True),
    Column("player_id", ID, nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("reason", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("first_seq", BigInteger, nullable=False),
    Column("last_seq", BigInteger, nullable=False),
    # The sentences said in that range, as JSON: the table's log may be gone before the report is.
    Column("chat", Text, nullable=False),
    Column("created", BigInteger, nullable=False, index=True),
    Column("decided", BigInteger),
    Column("decision", String(16), nullable=False, server_default=""),
    Index("ix_report_open", "decided", "created"),
    Index("ix_report_once", "table_id", "reporter_id", "player_id"),
)

moderation_log = Table(
    "moderation_log",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    # Ids alone, and no names: after an erased profile they lead to nobody. "" is the server's machine itself.
    Column("actor_id", ID, nullable=False),
    Column("action", String(24), nullable=False),
    Column("player_id", ID, nullable=False, index=True),
    Column("report_id", ID, nullable=False, server_default=""),
    Column("days", Integer),
    Column("note", String(500), nullable=False, server_default=""),
)

APPEND_ONLY = {
    "sqlite": (
        """CREATE TRIGGER moderation_log_no_update BEFORE UPDATE ON moderation_log
        BEGIN SELECT RAISE(ABORT, 'moderation_log is append-only'); END""",
        """CREATE TRIGGER moderation_log_no_delete BEFORE DELETE ON moderation_log
        BEGIN SELECT RAISE(ABORT, 'moderation_log is append-only'); END""",
    ),
    "postgresql": (
        """CREATE FUNCTION moderation_log_refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'moderation_log is append-only'; END $$""",
        """CREATE TRIGGER moderation_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_log
        FOR EACH STATEMENT EXECUTE FUNCTION moderation_log_refuse()""",
    ),
}
"""By dialect: what makes the database itself refuse to change a line of the moderators' log."""


def make_append_only(connection: Connection) -> None:
    """Let the database refuse every change of the moderators' log; once, after the table was made."""
    for statement in APPEND_ONLY[connection.dialect.name]:
        connection.exec_driver_sql(statement)


@event.listens_for(moderation_log, "after_create")
def _made(_target: Table, connection: Connection, **_options: object) -> None:
    make_append_only(connection)


rate = Table(
    "rate",
    metadata,
    # What is limited, and for whom: an address is in it as a hash whose salt is thrown away after a day.
    Column("key", String(96), primary_key=True),
    Column("window", BigInteger, nullable=False),
    Column("used", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

salt = Table(
    "salt",
    metadata,
    Column("day", BigInteger, primary_key=True, autoincrement=False),
    Column("value", LargeBinary(32), nullable=False),
)

seated = Table(
    "seated",
    metadata,
    # Who has sat where, also after leaving and after the table has closed: for reports, and to take out the name of an
    # erased profile. No foreign key, as in `met`; `since` is the number of the log entry.
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player_id", ID, primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

TABLES = (
    player,
    device,
    device_code,
    passkey,
    challenge,
    blocked,
    muted,
    met,
    invitation,
    report,
    moderation_log,
    rate,
    salt,
    seated,
)
