"""Migrated databases, on SQLite and on PostgreSQL: everything must hold on each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, Engine, create_engine

from prsi.server.config import Config
from prsi.server.store.database import migrate
from tests.server.services import Postgres, sqlite_url

BOTH = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]


@pytest.fixture(scope="session", params=BOTH)
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """A database for all tests that undo what they do."""
    if request.param == "sqlite":
        url = sqlite_url(tmp_path_factory.mktemp("shared"))
    else:
        cluster: Postgres = request.getfixturevalue("cluster")
        url = cluster.create()
    engine = create_engine(Config(database=url).database_url)
    migrate(engine)
    yield engine
    engine.dispose()


@pytest.fixture
def connection(shared: Engine) -> Iterator[Connection]:
    """A transaction that is undone in the end."""
    with shared.connect() as connection, connection.begin() as transaction:
        yield connection
        transaction.rollback()


@pytest.fixture(params=BOTH)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """A database of the test's own, for what is committed."""
    url = request.getfixturevalue("sqlite" if request.param == "sqlite" else "database")
    engine = create_engine(Config(database=url).database_url)
    migrate(engine)
    yield engine
    engine.dispose()
