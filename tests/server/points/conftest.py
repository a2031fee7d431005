"""A migrated database of the test's own, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, Engine, create_engine

from prsi.server.config import Config
from prsi.server.store.database import migrate


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """Both databases: everything must hold on each."""
    url = request.getfixturevalue("sqlite" if request.param == "sqlite" else "database")
    engine = create_engine(Config(database=url).database_url)
    migrate(engine)
    yield engine
    engine.dispose()


@pytest.fixture
def connection(engine: Engine) -> Iterator[Connection]:
    """A transaction that is undone in the end."""
    with engine.connect() as connection, connection.begin() as transaction:
        yield connection
        transaction.rollback()
