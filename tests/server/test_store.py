"""The store: log entries are written once, in order, by whoever was quickest, with what belongs to them."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from prsi.server import app
from prsi.server.clock import OUTAGE, Clock
from prsi.server.config import Config
from prsi.server.metrics import Metrics
from prsi.server.store.append import Append, Effect, Stored
from prsi.server.store.database import Database, UnavailableError
from prsi.server.store.schema import metadata, node, service_clock, table_event, table_head, table_snapshot
from prsi.server.store.tables import create_table, load_table
from tests.server.services import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """A new database of each kind."""
    found: str = request.getfixturevalue("sqlite" if request.param == "sqlite" else "database")
    yield Config(database=found).database_url


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    db = Database(url)
    await db.open()
    try:
        yield db
    finally:
        await db.close()


async def make(db: Database, table_id: str) -> None:
    row = (table_id, 1, 5, None, None, "first")
    await db.write(
        lambda connection: create_table(connection, table_id, f"C{table_id}", False, [row], None, "ready", ())
    )


async def store(db: Database, *appends: dict[str, Any]) -> list[Stored]:
    """Hand appends over at the same moment and return what became of each."""
    results: dict[int, Stored] = {}
    everything = asyncio.Event()

    def done(number: int) -> Callable[[Stored], None]:
        def take(result: Stored) -> None:
            results[number] = result
            if len(results) == len(appends):
                everything.set()

        return take

    for number, one in enumerate(appends):
        db.append(Append(**{"at": 7, "due": None, "phase": "playing", "done": done(number)} | one))
    async with asyncio.timeout(30):
        await everything.wait()
    return [results[number] for number in range(len(appends))]


def entry(table_id: str, version: int, actor: str | None = None, command: str | None = None) -> dict[str, Any]:
    """An append of one entry after `version`."""
    return {
        "table_id": table_id,
        "version": version,
        "rows": [(table_id, version + 1, 7, actor, command, f"entry {version + 1}")],
        "actor": actor,
        "command": command,
    }


def events(connection: Connection, table_id: str) -> list[int]:
    asked = select(table_event.c.seq).where(table_event.c.table_id == table_id).order_by(table_event.c.seq)
    return list(connection.execute(asked).scalars())


def test_migrations_lead_to_the_schema_that_the_code_means(url: str) -> None:
    assert app.create_app is not None  # every part is imported, and so every part's tables are known

    async def work() -> None:
        async with opened(url) as db:

            def compare(connection: Connection) -> object:
                return compare_metadata(MigrationContext.configure(connection), metadata)

            assert await db.read(compare) == []

    asyncio.run(work())


def test_nodes_that_start_together_make_the_tables_once(database: str) -> None:
    async def work() -> None:
        several = [Database(Config(database=database).database_url) for _ in range(3)]
        await asyncio.gather(*(db.open() for db in several))
        await asyncio.gather(*(db.close() for db in several))

    asyncio.run(work())


def test_an_entry_is_written_where_the_version_fits_and_nowhere_else(url: str) -> None:
    async def work() -> None:
        async with opened(url) as db:
            await make(db, "t")
            assert await store(db, entry("t", 1)) == [Stored.WRITTEN]
            assert await store(db, entry("t", 1)) == [Stored.CONFLICT]
            assert await store(db, entry("t", 5)) == [Stored.CONFLICT]
            assert await store(db, entry("unknown", 0)) == [Stored.CONFLICT]
            stored = await db.read(lambda connection: load_table(connection, "t"))
            assert stored is not None
            assert (stored.version, stored.entries) == (2, ("first", "entry 2"))

    asyncio.run(work())


def test_a_command_that_comes_again_is_not_written_again(url: str) -> None:
    """Two nodes may be sent the same command; the second is told, whatever version it has seen."""

    async def work() -> None:
        async with opened(url) as db:
            await make(db, "t")
            assert await store(db, entry("t", 1, "anna", "c1")) == [Stored.WRITTEN]
            assert await store(db, entry("t", 2, "anna", "c1")) == [Stored.DUPLICATE]
            assert await store(db, entry("t", 2, "bert", "c1")) == [Stored.WRITTEN]
            assert await db.read(lambda connection: events(connection, "t")) == [1, 2, 3]

    asyncio.run(work())


def test_a_command_once_refused_is_not_written_later(url: str) -> None:
    async def work() -> None:
        async with opened(url) as db:
            await make(db, "t")
            refused = {"table_id": "t", "version": 1, "rows": (), "refused": ("anna", "c1", "no")}
            assert await store(db, refused) == [Stored.WRITTEN]
            assert await store(db, refused) == [Stored.DUPLICATE], "what is kept already is answered from there"
            assert await store(db, entry("t", 1, "anna", "c1")) == [Stored.CONFLICT]
            stored = await db.read(lambda connection: load_table(connection, "t"))
            assert stored is not None
            assert stored.refusals == {("anna", "c1"): "no"}
            assert await store(db, entry("t", 1, "anna", "c2")) == [Stored.WRITTEN]

    asyncio.run(work())


def test_one_that_cannot_be_written_takes_no_other_with_it(url: str) -> None:
    """Moves of many tables share a transaction; a fault in one must not lose those of the others."""

    def wrong(_connection: Connection) -> None:
        raise RuntimeError("an effect at fault")

    async def work() -> None:
        async with opened(url) as db:
            for name in "abcde":
                await make(db, name)
            results = await store(
                db,
                entry("e", 1),
                entry("d", 9),
                {**entry("c", 1), "effects": [wrong]},
                entry("b", 1, "anna", "c1"),
                entry("a", 1),
            )
            assert results == [Stored.WRITTEN, Stored.CONFLICT, Stored.FAILED, Stored.WRITTEN, Stored.WRITTEN]
            found = [await db.read(lambda connection, name=name: events(connection, name)) for name in "abcde"]  # type: ignore[misc]
            assert found == [[1, 2], [1, 2], [1], [1], [1, 2]]

    asyncio.run(work())


def test_what_belongs_to_entries_is_written_with_them_or_not_at_all(url: str) -> None:
    def note(connection: Connection) -> None:
        connection.execute(insert(node).values(node_id="noted", started=1, beat=1))

    effect: Effect = note

    async def work() -> None:
        async with opened(url) as db:
            await make(db, "t")
            count = select(func.count()).select_from(node)
            assert await store(db, {**entry("t", 5), "effects": [effect]}) == [Stored.CONFLICT]
            assert await db.read(lambda connection: connection.execute(count).scalar()) == 0
            assert await store(db, {**entry("t", 1), "effects": [effect]}) == [Stored.WRITTEN]
            assert await db.read(lambda connection: connection.execute(count).scalar()) == 1

    asyncio.run(work())


def test_a_snapshot_spares_the_entries_before_it(url: str) -> None:
    async def work() -> None:
        async with opened(url) as db:
            await make(db, "t")
            await store(db, entry("t", 1))
            await store(db, {**entry("t", 2), "snapshot": "state after 3"})
            await store(db, entry("t", 3))
            stored = await db.read(lambda connection: load_table(connection, "t"))
            assert stored is not None
            assert (stored.snapshot, stored.entries, stored.version) == ("state after 3", ("entry 4",), 4)
            await store(db, {**entry("t", 4), "snapshot": "state after 5"})
            assert await db.read(lambda c: c.execute(select(table_snapshot.c.seq)).scalars().all()) == [5]

    asyncio.run(work())


def test_many_appends_at_once_share_transactions(url: str) -> None:
    async def work() -> None:
        async with opened(url) as db:
            metrics = Metrics()
            db.observe(metrics)
            for number in range(100):
                await make(db, f"t{number}")
            assert set(await store(db, *(entry(f"t{number}", 1) for number in range(100)))) == {Stored.WRITTEN}
            assert sum(metrics.commit_appends.counts) < 20
            assert metrics.commit_appends.total == 100

    asyncio.run(work())


def test_a_write_that_raises_leaves_nothing_behind(url: str) -> None:
    def twice(connection: Connection) -> None:
        for _ in range(2):
            connection.execute(insert(node).values(node_id="one", started=1, beat=1))

    async def work() -> None:
        async with opened(url) as db:
            with pytest.raises(IntegrityError):
                await db.write(twice)
            assert await db.read(lambda c: c.execute(select(func.count()).select_from(node)).scalar()) == 0

    asyncio.run(work())


# ---- databases that do not work ----


def pragma(db: Database, words: str) -> None:
    """Change the connection that writes: SQLite then refuses as it would on such a disk."""
    assert db._writing is not None
    connection = db._writing.raw_connection()
    connection.execute(f"PRAGMA {words}")
    connection.close()


def test_a_read_only_file_is_told_and_recovers(sqlite: str) -> None:
    async def work() -> None:
        async with opened(sqlite) as db:
            await make(db, "t")
            pragma(db, "query_only = 1")
            assert await store(db, entry("t", 1)) == [Stored.FAILED]
            with pytest.raises(UnavailableError):
                await make(db, "u")
            assert await db.read(lambda connection: events(connection, "t")) == [1]
            pragma(db, "query_only = 0")
            assert await store(db, entry("t", 1)) == [Stored.WRITTEN]

    asyncio.run(work())


def test_a_full_disk_is_told_and_recovers(sqlite: str) -> None:
    async def work() -> None:
        async with opened(sqlite) as db:
            await make(db, "t")
            pragma(db, "max_page_count = 1")
            long = {**entry("t", 1), "rows": [("t", 2, 7, None, None, "x" * 200_000)]}
            assert await store(db, long) == [Stored.FAILED]
            assert await db.read(lambda connection: events(connection, "t")) == [1]
            pragma(db, "max_page_count = 1000000")
            assert await store(db, long) == [Stored.WRITTEN]

    asyncio.run(work())


def moved(path: str, to: str) -> None:
    """Move a file, as somebody does who tidies up."""
    os.rename(path, to)


def is_there(path: str) -> bool:
    return os.path.lexists(path)


@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_stored_in_a_file_that_is_no_longer_at_its_place(sqlite: str, replaced: bool) -> None:
    """SQLite would write on into it, and whoever restores or restarts finds nothing of that."""

    async def work() -> None:
        async with opened(sqlite) as db:
            await make(db, "t")
            path = sqlite.removeprefix("sqlite:///")
            moved(path, path + ".away")
            if replaced:
                os.close(os.open(path, os.O_CREAT))
            assert await store(db, entry("t", 1)) == [Stored.FAILED]
            with pytest.raises(UnavailableError, match="not where it was"):
                await make(db, "u")
            with pytest.raises(UnavailableError):
                await db.read(lambda connection: events(connection, "t"))
            assert is_there(path) == replaced, "no new file is begun in its place"
            moved(path + ".away", path)
            assert await store(db, entry("t", 1)) == [Stored.WRITTEN]
            assert await db.read(lambda connection: events(connection, "t")) == [1, 2]

    asyncio.run(work())


def test_what_was_being_written_when_the_file_went_is_not_said_to_be_stored(sqlite: str) -> None:
    async def work() -> None:
        async with opened(sqlite) as db:
            await make(db, "t")
            path = sqlite.removeprefix("sqlite:///")
            meanwhile = {**entry("t", 1), "effects": [lambda _connection: moved(path, path + ".away")]}
            assert await store(db, meanwhile) == [Stored.FAILED]
            moved(path + ".away", path)
            # It is in the file, after all: whoever asks again is told so.
            assert await store(db, entry("t", 1)) in ([Stored.CONFLICT], [Stored.DUPLICATE])

    asyncio.run(work())


def test_a_file_that_somebody_else_locks_is_waited_for_and_then_told(sqlite: str) -> None:
    async def work() -> None:
        async with opened(sqlite) as db:
            await make(db, "t")
            other = sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            assert await store(db, entry("t", 1)) == [Stored.FAILED]
            other.execute("ROLLBACK")
            other.close()
            assert await store(db, entry("t", 1)) == [Stored.WRITTEN]

    asyncio.run(work())


def test_a_cluster_that_is_away_is_told_and_recovers(cluster: Postgres, database: str) -> None:
    async def work() -> None:
        async with opened(Config(database=database).database_url) as db:
            await make(db, "t")
            cluster.stop()
            try:
                assert await store(db, entry("t", 1)) == [Stored.FAILED]
                with pytest.raises(UnavailableError):
                    await db.read(lambda connection: events(connection, "t"))
            finally:
                cluster.start()
            assert await store(db, entry("t", 1)) == [Stored.WRITTEN]
            assert await db.read(lambda connection: events(connection, "t")) == [1, 2]

    asyncio.run(work())


# ---- service time ----


def test_service_time_stands_still_while_no_node_runs(url: str) -> None:
    async def work() -> None:
        async with opened(url) as db:
            first = Clock(db, "one")
            await first.beat()
            before = first.now()
            hour = 3_600_000
            # An outage of an hour, as the next node finds it.
            outage = service_clock.update().values(alive=service_clock.c.alive - hour)
            await db.write(lambda connection: connection.execute(outage))
            second = Clock(db, "two")
            await second.beat()
            assert abs(second.now() - (before - hour)) < 2000

    asyncio.run(work())


def test_service_time_runs_on_while_any_node_beats(url: str) -> None:
    async def work() -> None:
        async with opened(url) as db:
            one, two = Clock(db, "one"), Clock(db, "two")
            await one.beat()
            await two.beat()
            begun = one.now()
            for _ in range(4):
                await asyncio.sleep(0.1)
                await two.beat()
            await one.beat()
            assert 350 <= one.now() - begun < 2000
            assert abs(one.now() - two.now()) < 300

    asyncio.run(work())


def test_service_time_of_a_node_never_runs_backwards_and_waits_for_the_database(url: str) -> None:
    """Without a beat it stands still before others would call it an outage: it would be taken back."""

    async def work() -> None:
        async with opened(url) as db:
            clock = Clock(db, "one")
            await clock.beat()
            begun = clock.now()
            await asyncio.sleep(OUTAGE / 1000 + 0.3)
            stood = clock.now()
            assert stood - begun < OUTAGE - 1000
            await clock.beat()
            assert stood <= clock.now() < stood + 500

    asyncio.run(work())


def test_the_head_knows_when_the_next_timer_is_due(url: str) -> None:
    async def work() -> None:
        async with opened(url) as db:
            await make(db, "t")
            await store(db, {**entry("t", 1), "due": 1234, "phase": "playing"})
            row = await db.read(lambda c: c.execute(select(table_head.c.due, table_head.c.phase)).one())
            assert tuple(row) == (1234, "playing")

    asyncio.run(work())
