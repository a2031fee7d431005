"""The lobby, its queue, finished matches, and the ledger of points."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables of the lobby and of points."""
    op.create_table(
        "lobby_table",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("host_id", sa.String(24), nullable=False),
        sa.Column("preset", sa.String(32), nullable=False),
        sa.Column("ruleset", sa.Text, nullable=False),
        sa.Column("format", sa.String(120), nullable=False),
        sa.Column("card_values", sa.Text),
        sa.Column("clock_ms", sa.Integer),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("open", sa.Integer, nullable=False),
        sa.Column("present", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("fill_due", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", name="pk_lobby_table"),
    )
    op.create_index("ix_lobby_table_state", "lobby_table", ["state", "since"])
    op.create_table(
        "lobby_seat",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("former_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("avatar", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_lobby_seat"),
    )
    op.create_index("ix_lobby_seat_former_id", "lobby_seat", ["former_id"])
    op.create_index("ix_lobby_seat_player_id", "lobby_seat", ["player_id"])
    op.create_table(
        "lobby_hold",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_lobby_hold"),
    )
    op.create_index("ix_lobby_hold_table_id", "lobby_hold", ["table_id"])
    op.create_table(
        "lobby_queue",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("held_until", sa.BigInteger),
        sa.PrimaryKeyConstraint("player_id", name="pk_lobby_queue"),
        sa.UniqueConstraint("number", name="uq_lobby_queue_number"),
    )
    op.create_table(
        "lobby_gate",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("id", name="pk_lobby_gate"),
    )
    op.create_table(
        "played_round",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ms", sa.BigInteger, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("penalties", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_played_round"),
    )
    op.create_table(
        "finished_match",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("preset", sa.String(32), nullable=False),
        sa.Column("ruleset", sa.Text, nullable=False),
        sa.Column("format", sa.String(120), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Boolean, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("ms", sa.BigInteger, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_finished_match"),
    )
    op.create_table(
        "match_seat",
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("avatar", sa.String(40), nullable=False),
        sa.Column("person", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("longest_penalty", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_match_seat"),
    )
    op.create_index("ix_match_seat_player", "match_seat", ["player_id", "ended"])
    op.create_table(
        "points_ledger",
        sa.Column("source", sa.String(64), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("week", sa.String(8), nullable=False),
        sa.Column("month", sa.String(7), nullable=False),
        sa.Column("year", sa.String(4), nullable=False),
        sa.Column("rule", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("note", sa.String(200), nullable=False, server_default=""),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.PrimaryKeyConstraint("source", "player_id", name="pk_points_ledger"),
    )
    op.create_index("ix_points_ledger_day", "points_ledger", ["day", "player_id"])
    op.create_index("ix_points_ledger_month", "points_ledger", ["month", "player_id", "points", "won", "rule"])
    op.create_index("ix_points_ledger_player", "points_ledger", ["player_id", "at"])
    op.create_index("ix_points_ledger_week", "points_ledger", ["week", "player_id", "points", "won", "rule"])
    op.create_index("ix_points_ledger_year", "points_ledger", ["year", "player_id", "points", "won", "rule"])
    op.create_table(
        "points_standing",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_points_standing"),
    )
    op.create_table(
        "points_opponent",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("other_id", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "other_id", name="pk_points_opponent"),
    )
    op.create_index("ix_points_opponent_other_id", "points_opponent", ["other_id"])
    op.create_table(
        "points_milestone",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player_id", "name", name="pk_points_milestone"),
    )
    op.bulk_insert(sa.table("lobby_gate", sa.column("id", sa.Integer)), [{"id": 1}])
