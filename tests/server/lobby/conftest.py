"""A migrated database of the test's own, on SQLite and on PostgreSQL, and the whole application in this process."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection

from tests.server.lobby.house import House
from tests.server.points.conftest import connection, engine, shared

__all__ = ["connection", "engine", "house", "shared"]


@pytest.fixture
def house(connection: Connection) -> House:
    """Tables in the test's database."""
    return House(connection)
