"""Statements of a move's transaction, as text.

Everybody who moves at that moment waits for it, and SQLAlchemy takes three times as long to put a statement together as
SQLite to carry it out. Values stand as `?`; both databases understand the rest as it is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row

Values = tuple[object, ...]


def many(connection: Connection, statement: str, values: Sequence[Values]) -> int:
    """Carry out a statement for each of so many values, at least one, and return how many rows it has changed."""
    # A list, and not of lists: that is what says that these are many.
    return connection.exec_driver_sql(_of(connection, statement), list(values)).rowcount


def rows(connection: Connection, statement: str, values: Values) -> Sequence[Row[Any]]:
    """Carry out one statement and return the rows it finds, or says it has changed."""
    return connection.exec_driver_sql(_of(connection, statement), values).all()


def marks(values: Sequence[object]) -> str:
    """Return as many marks as there are values: `?, ?, ?`."""
    return ", ".join("?" * len(values))


def _of(connection: Connection, statement: str) -> str:
    return statement if connection.dialect.paramstyle == "qmark" else statement.replace("?", "%s")
