"""A migrated database of the test's own, on SQLite and on PostgreSQL, and the whole application in this process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.server.lobby.house import House
from tests.server.points.conftest import connection, engine, shared
from tests.server.services import Node, nodes

__all__ = ["connection", "engine", "house", "shared"]


@pytest.fixture
def house(connection: Connection) -> House:
    """Tables in the test's database."""
    return House(connection)


@pytest.fixture
def cluster_nodes(tmp_path: Path, database: str) -> Iterator[list[Node]]:
    """Three running nodes over one PostgreSQL."""
    with nodes(tmp_path, 3, database) as running:
        yield running
