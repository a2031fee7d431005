"""How often a championship's log was written anew, which its number of entries does not say."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the counter."""
    op.add_column("championship", sa.Column("rewritten", sa.BigInteger(), nullable=False, server_default="0"))
