"""The server's tables of championships that are played online."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "championship_table",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("championship_id", sa.String(24), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("code", sa.String(24), nullable=False),
        sa.Column("news", sa.BigInteger, nullable=False),
        sa.Column("waits", sa.Boolean, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_championship_table"),
        sa.UniqueConstraint("championship_id", "round", "attempt", "number", name="uq_championship_table_number"),
    )
    op.create_index("ix_championship_table_waits", "championship_table", ["waits"])
