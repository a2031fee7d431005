"""Hints between nodes: "table T is at version V". A hint may be lost: every node also looks for itself now and then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, aclosing
from typing import Final

import psycopg
import redis.asyncio as redis
from psycopg import sql
from redis.exceptions import RedisError

from prsi.server.config import Config
from prsi.server.logs import log

CHANNEL: Final = "prsi_tables"
LONGEST: Final = 7000
"""Bytes of a message; PostgreSQL takes less than 8000."""

PATIENCE: Final = (0.1, 5.0)
"""Seconds before the first and, doubled each time, at most before a later try to connect again."""

Hinted = Callable[[str, int], None]
Publish = Callable[[str], Awaitable[None]]


class Bus:
    """No bus: one node, which knows all it does itself. Its subclasses connect nodes."""

    name = "none"
    connected = True

    async def start(self, hinted: Hinted) -> None:
        """Begin; `hinted` is called in the event loop with table and version, for own hints too."""

    def hint(self, table_id: str, version: int) -> None:
        """Tell the others, soon."""

    async def stop(self) -> None:
        """End."""


class RemoteBus(Bus):
    """A bus over a connection that is made again whenever it is lost."""

    def __init__(self) -> None:
        self.connected = False
        self._news: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hinted: Hinted) -> None:
        """Begin to listen and to send; a bus that cannot be reached is tried again and again."""
        loop = asyncio.get_running_loop()
        self._tasks = [
            loop.create_task(self._keep("listen", lambda: self._listen(hinted))),
            loop.create_task(self._keep("send", self._send)),
        ]

    def hint(self, table_id: str, version: int) -> None:
        """Tell the others, together with whatever else there is to tell."""
        self._news[table_id] = version
        self._wake.set()

    async def stop(self) -> None:
        """End, whatever is still to be told."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        wait, longest = PATIENCE
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            try:
                await work()
            except (TimeoutError, OSError, psycopg.Error, RedisError) as error:
                self.connected = False
                log.warning("bus lost", part=what, reason=type(error).__name__)
            wait = PATIENCE[0] if loop.time() - began > longest else min(wait * 2, longest)
            await asyncio.sleep(wait)

    async def _listen(self, hinted: Hinted) -> None:
        async with aclosing(self._messages()) as messages:
            async for message in messages:
                for line in message.split("\n"):
                    table_id, _, version = line.partition(" ")
                    if version.isdecimal():
                        hinted(table_id, int(version))

    async def _send(self) -> None:
        async with AsyncExitStack() as stack:
            publish = await self._publisher(stack)
            while True:
                await self._wake.wait()
                self._wake.clear()
                news, self._news = self._news, {}
                lines: list[str] = []
                size = 0
                for table_id, version in news.items():
                    line = f"{table_id} {version}"
                    if size + len(line) > LONGEST:
                        await publish("\n".join(lines))
                        lines, size = [], 0
                    lines.append(line)
                    size += len(line) + 1
                await publish("\n".join(lines))

    def _messages(self) -> AsyncGenerator[str, None]:
        raise NotImplementedError

    async def _publisher(self, stack: AsyncExitStack) -> Publish:
        raise NotImplementedError


class PostgresBus(RemoteBus):
    """LISTEN and NOTIFY, over two connections of their own."""

    name = "notify"

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url

    async def _connect(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        return await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=5, keepalives_idle=10, keepalives_interval=5, keepalives_count=3
        )

    async def _messages(self) -> AsyncGenerator[str, None]:
        async with await self._connect() as connection:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            self.connected = True
            async for notice in connection.notifies():
                yield notice.payload

    async def _publisher(self, stack: AsyncExitStack) -> Publish:
        connection = await stack.enter_async_context(await self._connect())

        async def publish(message: str) -> None:
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))

        return publish


class RedisBus(RemoteBus):
    """Publish and subscribe of Redis or Valkey."""

    name = "redis"

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url

    def _connect(self) -> redis.Redis:
        return redis.Redis.from_url(self._url, socket_connect_timeout=5, health_check_interval=10)

    async def _messages(self) -> AsyncGenerator[str, None]:
        async with self._connect() as client, client.pubsub(ignore_subscribe_messages=True) as pubsub:
            await pubsub.subscribe(CHANNEL)
            self.connected = True
            while True:
                message = await pubsub.get_message(timeout=5)
                if message is not None:
                    yield message["data"].decode("ascii", "replace")

    async def _publisher(self, stack: AsyncExitStack) -> Publish:
        client = await stack.enter_async_context(self._connect())

        async def publish(message: str) -> None:
            await client.publish(CHANNEL, message)

        return publish


def bus_of(config: Config) -> Bus:
    """Return the bus that a configuration asks for."""
    if config.redis is not None:
        return RedisBus(config.redis)
    if not config.is_sqlite:
        return PostgresBus(config.database_url.replace("postgresql+psycopg:", "postgresql:", 1))
    return Bus()
