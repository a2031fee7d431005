"""Fixtures of the server's tests: one PostgreSQL and one Redis a session, a new database a test, nodes as processes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import services
from tests.server.services import Node, Postgres, Redis


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """A running PostgreSQL, shared by the session."""
    with services.postgres() as running:
        yield running


@pytest.fixture
def database(cluster: Postgres) -> str:
    """The URL of a new, empty PostgreSQL database."""
    return cluster.create()


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A running Redis of the test's own: it may kill it."""
    with services.redis() as running:
        yield running


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of a new SQLite file."""
    return services.sqlite_url(tmp_path)


@pytest.fixture
def node(tmp_path: Path, sqlite: str) -> Iterator[Node]:
    """One running node on a SQLite file."""
    with services.nodes(tmp_path, 1, sqlite) as running:
        yield running[0]
