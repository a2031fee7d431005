"""The results of championships that seasons add up."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table, and name in each championship the season to which it counts."""
    op.create_table(
        "championship_result",
        sa.Column("championship_id", sa.String(24), nullable=False),
        sa.Column("season", sa.String(240), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("championship_id", name="pk_championship_result"),
    )
    op.create_index("ix_championship_result_season", "championship_result", ["season"])
    op.add_column("championship", sa.Column("season", sa.String(80), nullable=False, server_default=""))
