"""Whose a season is, and the secret with which people are told apart in it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table; results from before no release name people by a hash that can be guessed, and go."""
    op.create_table(
        "championship_season",
        sa.Column("season", sa.String(240), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("season", name="pk_championship_season"),
    )
    op.execute("DELETE FROM championship_result")
