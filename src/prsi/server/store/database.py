"""The way to the database: reads in a few threads, writes in one (SQLite) or a few, appends grouped in one commit."""

from __future__ import annotations

import asyncio
import os
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from prsi.server.logs import log
from prsi.server.metrics import Metrics
from prsi.server.store.append import Append, Conflict, Stored, write, write_alone

T = TypeVar("T")

READERS: Final = 4
MOST_AT_ONCE: Final = 500
"""Most appends in one transaction: a thousand take a disk some ten milliseconds longer."""

TRIES: Final = 3
"""How often a transaction is tried that another one crossed."""

MIGRATION_LOCK: Final = 0x70727369
"""The number of the lock under which one node makes the tables and the others wait."""


class UnavailableError(RuntimeError):
    """The database is away, read-only, full or busy for too long; nothing was done, or it is unknown whether."""


class Database:
    """One database, open from `open()` to `close()`. SQLite and PostgreSQL differ here and nowhere else.

    Functions that are given a connection run in a thread, in a transaction of their own that is committed when they
    return and undone when they raise. They may be run again when another transaction crossed theirs.
    """

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._engine: Engine | None = None
        self._writing: Engine | None = None
        self._readers = ThreadPoolExecutor(READERS, "read")
        self._writers = ThreadPoolExecutor(1 if self.sqlite else READERS, "write")
        self._appends: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._appender: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._metrics: Metrics | None = None
        # Device and inode of SQLite's file as it was opened; None: no file.
        self._file: tuple[int, int] | None = None
        # SQLite has one writer at a time: who waits here waits in order, and not for the file's lock.
        self._turn = threading.Lock()
        # When the append began that has not ended (`time.monotonic()`).
        self.appending: float | None = None

    async def open(self) -> None:
        """Connect and bring the schema up to date; raises UnavailableError. May be asked again, open or not."""
        if self._appender is not None:
            return
        self._loop = asyncio.get_running_loop()
        await self._run(self._readers, self._open)
        self._appender = threading.Thread(target=self._append_all, name="append", daemon=True)
        self._appender.start()

    async def close(self) -> None:
        """Write what is waiting to be written, and disconnect."""
        if self._appender is not None:
            self._appends.put(None)
            await asyncio.to_thread(self._appender.join)
            self._appender = None
        self._readers.shutdown()
        self._writers.shutdown()
        for engine in filter(None, (self._engine, self._writing)):
            engine.dispose()

    async def read(self, function: Callable[[Connection], T]) -> T:
        """Run a function that only reads; raises UnavailableError."""
        return await self._run(self._readers, lambda: self._transaction(self._engine, function))

    async def write(self, function: Callable[[Connection], T]) -> T:
        """Run a function that writes; raises UnavailableError, or IntegrityError where the schema forbids it."""
        return await self._run(self._writers, lambda: self._transaction(self._writing, function))

    def append(self, append: Append) -> None:
        """Write log entries soon, together with others'; `append.done` tells what became of them."""
        self._appends.put(append)

    def observe(self, metrics: Metrics) -> None:
        """Count from now on what is stored."""
        self._metrics = metrics

    # ---- in threads ----

    async def _run(self, pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        assert self._loop is not None
        try:
            return await self._loop.run_in_executor(pool, work)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            raise UnavailableError(_reason(error)) from error

    def _open(self) -> None:
        if self.sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        writing = _engine(self.url, self.sqlite, "BEGIN IMMEDIATE")
        try:
            migrate(writing)
        except BaseException:
            writing.dispose()
            raise
        self._writing = writing
        if self.sqlite and self.url.database and self.url.database != ":memory:":
            self._file = _inode(self.url.database)
        self._engine = _engine(self.url, self.sqlite, "BEGIN") if self.sqlite else writing

    def _check_file(self) -> None:
        """Raise UnavailableError where SQLite's file is not at its path any more.

        SQLite itself goes on writing into a file that was moved or removed, whose pages are then nobody's; and a new
        connection would make an empty one in its place.
        """
        if self._file is not None and self.url.database and _inode(self.url.database) != self._file:
            raise UnavailableError("the database's file is not where it was")

    def _transaction(self, engine: Engine | None, function: Callable[[Connection], T]) -> T:
        if engine is None:
            raise UnavailableError("not open yet")
        exclusive = self.sqlite and engine is self._writing
        self._check_file()
        for attempt in range(TRIES):
            try:
                if exclusive:
                    with self._turn, engine.begin() as connection:
                        result = function(connection)
                    self._check_file()
                    return result
                with engine.begin() as connection:
                    return function(connection)
            except DBAPIError as error:
                if attempt == TRIES - 1 or not _crossed(error):
                    raise
        raise AssertionError("unreachable")

    def _append_all(self) -> None:
        """Take what waits, write it in one transaction, say so, and take what has come meanwhile."""
        waiting = self._appends
        while True:
            first = waiting.get()
            if first is None:
                return
            batch = [first]
            last = False
            while len(batch) < MOST_AT_ONCE and not last:
                try:
                    item = waiting.get_nowait()
                except queue.Empty:
                    break
                if item is None:
                    last = True
                else:
                    batch.append(item)
            began = self.appending = time.monotonic()
            results = self._store(batch)
            self.appending = None
            if self._metrics is not None:
                self._metrics.commit_seconds.observe(time.monotonic() - began)
                self._metrics.commit_appends.observe(len(batch))
            assert self._loop is not None
            try:
                self._loop.call_soon_threadsafe(_tell, batch, results)
            except RuntimeError:  # the loop is closed: nobody listens any more
                return
            if last:
                return

    def _store(self, batch: Sequence[Append]) -> list[Stored]:
        try:
            self._transaction(self._writing, lambda connection: write(connection, batch))
        except Exception as error:  # noqa: BLE001 - the writer goes on, whatever is wrong with one of them
            if not isinstance(error, (Conflict, IntegrityError)):
                log.warning("append failed", reason=_reason(error), appends=len(batch))
                if self.sqlite and "locked" in _reason(error):
                    return [Stored.FAILED] * len(batch)  # waited for long enough: one by one would only take longer
            return self._store_each(batch)
        return [Stored.WRITTEN] * len(batch)

    def _store_each(self, batch: Sequence[Append]) -> list[Stored]:
        """Write each append alone, so that only those fail that must; where the database is away, no more."""
        results: list[Stored] = []
        for one in batch:
            try:
                if self._writing is None:
                    raise UnavailableError("not open yet")
                self._check_file()
                with self._turn:
                    result = write_alone(self._writing.connect, one)
                self._check_file()
                results.append(result)
            except (SQLAlchemyError, OSError, UnavailableError) as error:
                log.warning("append failed", reason=_reason(error), table=one.table_id)
                results += [Stored.FAILED] * (len(batch) - len(results))
                break
            except Exception:  # noqa: BLE001 - a fault in an effect: its own table's alone
                log.error("append failed", table=one.table_id, exc_info=True)
                results.append(Stored.FAILED)
        return results


def _inode(path: str) -> tuple[int, int] | None:
    """Return device and inode of the file at a path, None where there is none that can be seen."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _tell(batch: Sequence[Append], results: Sequence[Stored]) -> None:
    for one, result in zip(batch, results, strict=True):
        one.done(result)


def _crossed(error: DBAPIError) -> bool:
    """Whether a transaction failed only because of another one (serialisation, deadlock)."""
    return getattr(error.orig, "sqlstate", None) in ("40001", "40P01")


def _reason(error: BaseException) -> str:
    """Return what went wrong without the statement and its values, which may be somebody's."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(cause).strip().partition("\n")[0] or type(cause).__name__


def _engine(url: Any, sqlite: bool, begin: str) -> Engine:
    if not sqlite:
        return create_engine(
            url,
            pool_size=READERS * 2 + 1,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args={"connect_timeout": 5, "options": "-c statement_timeout=15000 -c lock_timeout=10000"},
        )
    engine = create_engine(
        url,
        pool_size=READERS if begin == "BEGIN" else 1,
        max_overflow=0 if begin == "BEGIN" else 1,
        connect_args={"check_same_thread": False, "timeout": 5},
    )

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        cursor = connection.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; of several nodes that start together one does it, and the others wait."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        config = AlembicConfig()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
