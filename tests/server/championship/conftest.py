"""A node that the tests of one module share: each has a championship of its own there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.services import Node, nodes, sqlite_url


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the shared node keeps its database."""
    return tmp_path_factory.mktemp("championship")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[Node]:
    """One running node on a SQLite file."""
    with nodes(folder, 1, sqlite_url(folder)) as (node,):
        yield node
