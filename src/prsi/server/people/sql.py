"""The one statement that the two databases write alike and SQLAlchemy does not: an insert that may find a row there."""

from __future__ import annotations

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Upsert = postgresql.Insert | sqlite.Insert


def upsert(connection: Connection, table: Table) -> Upsert:
    """Return an insert that has `on_conflict_do_update` and `on_conflict_do_nothing`."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
