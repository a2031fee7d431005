"""The server's own store, read past the server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import psycopg

from tests.server.projection import Row


def query(database: str, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """Ask the database itself; `?` stands for a value."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"), timeout=30)) as file:
            return file.execute(statement, values).fetchall()
    with psycopg.connect(database) as connection:
        return connection.execute(statement.replace("?", "%s").encode(), values).fetchall()


def read_logs(database: str) -> dict[str, list[Row]]:
    """Every table's log, by the table's code, in the order of its numbers."""
    statement = (
        "SELECT h.code, e.seq, e.text FROM table_head h JOIN table_event e ON e.table_id = h.table_id "
        "ORDER BY e.table_id, e.seq"
    )
    logs: dict[str, list[Row]] = {}
    for code, seq, text in query(database, statement):
        logs.setdefault(code, []).append(Row(seq, text))
    return logs


def read_log(database: str, code: str) -> list[Row]:
    """One table's log."""
    statement = (
        "SELECT e.seq, e.text FROM table_head h JOIN table_event e ON e.table_id = h.table_id "
        "WHERE h.code = ? ORDER BY e.seq"
    )
    return [Row(seq, text) for seq, text in query(database, statement, code)]


def versions(database: str) -> dict[str, int]:
    """The version of each table, by its code: the number of its last entry."""
    return dict(query(database, "SELECT code, version FROM table_head"))
