"""Championships: a head row each, and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables of championships."""
    op.create_table(
        "championship",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("code", sa.String(24), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("year", sa.Integer, nullable=False),
        sa.Column("starts", sa.String(400), nullable=False),
        sa.Column("place", sa.String(400), nullable=False),
        sa.Column("online", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("registered", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_championship"),
        sa.UniqueConstraint("code", name="uq_championship_code"),
    )
    op.create_index("ix_championship_created", "championship", ["created"])
    op.create_index("ix_championship_due", "championship", ["due"])
    op.create_index("ix_championship_owner", "championship", ["owner"])
    op.create_table(
        "championship_event",
        sa.Column("championship_id", sa.String(24), nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("cmd_id", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("championship_id", "seq", name="pk_championship_event"),
        sa.UniqueConstraint("championship_id", "who", "cmd_id", name="uq_championship_event_command"),
        sqlite_with_rowid=False,
    )
