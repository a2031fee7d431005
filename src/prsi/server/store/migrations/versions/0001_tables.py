"""The log of every table, nodes, presence and the service's clock."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of play."""
    op.create_table(
        "table_head",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("code", sa.String(24), nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_table_head"),
        sa.UniqueConstraint("code", name="uq_table_head_code"),
    )
    op.create_index("ix_table_head_due", "table_head", ["due"])
    op.create_index("ix_table_head_phase", "table_head", ["phase"])
    op.create_table(
        "table_snapshot",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_table_snapshot"),
    )
    op.create_table(
        "table_event",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.String(64)),
        sa.Column("cmd_id", sa.String(64)),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_table_event"),
        sa.UniqueConstraint("table_id", "actor", "cmd_id", name="uq_table_event_command"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "refusal",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("actor", sa.String(64), nullable=False),
        sa.Column("cmd_id", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "actor", "cmd_id", name="pk_refusal"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_refusal_at", "refusal", ["at"])
    op.create_table(
        "node",
        sa.Column("node_id", sa.String(24), nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("sockets", sa.Integer, nullable=False, server_default="0"),
        sa.Column("tables", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("node_id", name="pk_node"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("player_id", sa.String(64), nullable=False),
        sa.Column("node_id", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", "node_id", name="pk_presence"),
    )
    op.create_index("ix_presence_node_id", "presence", ["node_id"])
    op.create_table(
        "service_clock",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("offset_ms", sa.BigInteger, nullable=False),
        sa.Column("alive", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_service_clock"),
    )
