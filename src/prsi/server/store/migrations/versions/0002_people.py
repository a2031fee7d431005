"""People: players, their devices, codes and passkeys, blocks, reports, the moderators' log, limits."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of people; the moderators' log refuses every change."""
    op.create_table(
        "player",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("skeleton", sa.String(80), nullable=False),
        sa.Column("avatar", sa.String(40), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("role", sa.String(16), nullable=False, server_default=""),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("name_locked_until", sa.BigInteger),
        sa.Column("muted_until", sa.BigInteger),
        sa.Column("banned_until", sa.BigInteger),
        sa.Column("recovery_hash", sa.String(64)),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
        sa.UniqueConstraint("recovery_hash", name="uq_player_recovery_hash"),
    )
    op.create_index("ix_player_seen", "player", ["seen"])
    op.create_index("ix_player_skeleton", "player", ["skeleton"])
    op.create_table(
        "device",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_device_player_id_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_device"),
        sa.UniqueConstraint("token_hash", name="uq_device_token_hash"),
    )
    op.create_index("ix_device_player_id", "device", ["player_id"])
    op.create_index("ix_device_seen", "device", ["seen"])
    op.create_table(
        "device_code",
        sa.Column("selector", sa.String(8), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("salt", sa.LargeBinary(16), nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name="fk_device_code_player_id_player", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("selector", name="pk_device_code"),
        sa.UniqueConstraint("player_id", name="uq_device_code_player_id"),
    )
    op.create_index("ix_device_code_expires", "device_code", ["expires"])
    op.create_table(
        "passkey",
        sa.Column("credential_id", sa.LargeBinary(1023), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("public_key", sa.LargeBinary(2048), nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("backed_up", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_passkey_player_id_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("credential_id", name="pk_passkey"),
    )
    op.create_index("ix_passkey_player_id", "passkey", ["player_id"])
    op.create_table(
        "challenge",
        sa.Column("challenge", sa.LargeBinary(64), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False, server_default=""),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_challenge"),
    )
    op.create_index("ix_challenge_expires", "challenge", ["expires"])
    op.create_table(
        "blocked",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("other_id", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_blocked_player_id_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player_id", "other_id", name="pk_blocked"),
    )
    op.create_index("ix_blocked_other_id", "blocked", ["other_id"])
    op.create_table(
        "muted",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("other_id", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name="fk_muted_player_id_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player_id", "other_id", name="pk_muted"),
    )
    op.create_index("ix_muted_other_id", "muted", ["other_id"])
    op.create_table(
        "met",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("other_id", sa.String(24), nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player_id", "other_id", name="pk_met"),
    )
    op.create_index("ix_met_last", "met", ["last"])
    op.create_index("ix_met_other_id", "met", ["other_id"])
    op.create_table(
        "invitation",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("table_code", sa.String(24), nullable=False),
        sa.Column("from_id", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["player_id"], ["player.id"], name="fk_invitation_player_id_player", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["from_id"], ["player.id"], name="fk_invitation_from_id_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player_id", "table_code", name="pk_invitation"),
    )
    op.create_index("ix_invitation_created", "invitation", ["created"])
    op.create_index("ix_invitation_from_id", "invitation", ["from_id"])
    op.create_table(
        "report",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("reporter_id", sa.String(24), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(24), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("first_seq", sa.BigInteger, nullable=False),
        sa.Column("last_seq", sa.BigInteger, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("decided", sa.BigInteger),
        sa.Column("decision", sa.String(16), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_report"),
    )
    op.create_index("ix_report_created", "report", ["created"])
    op.create_index("ix_report_once", "report", ["table_id", "reporter_id", "player_id"])
    op.create_index("ix_report_open", "report", ["decided", "created"])
    op.create_index("ix_report_player_id", "report", ["player_id"])
    op.create_index("ix_report_reporter_id", "report", ["reporter_id"])
    op.create_table(
        "moderation_log",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor_id", sa.String(24), nullable=False),
        sa.Column("action", sa.String(24), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("report_id", sa.String(24), nullable=False, server_default=""),
        sa.Column("days", sa.Integer),
        sa.Column("note", sa.String(500), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_moderation_log"),
    )
    op.create_index("ix_moderation_log_player_id", "moderation_log", ["player_id"])
    op.create_table(
        "rate",
        sa.Column("key", sa.String(96), nullable=False),
        sa.Column("window", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_rate"),
    )
    op.create_index("ix_rate_expires", "rate", ["expires"])
    op.create_table(
        "salt",
        sa.Column("day", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("value", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_salt"),
    )
    op.create_table(
        "seated",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "player_id", name="pk_seated"),
    )
    op.create_index("ix_seated_at", "seated", ["at"])
    op.create_index("ix_seated_player_id", "seated", ["player_id"])
    for statement in APPEND_ONLY[op.get_bind().dialect.name]:
        op.get_bind().exec_driver_sql(statement)


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
