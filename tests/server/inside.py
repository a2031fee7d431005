"""A node inside the test's own process and event loop, with real sockets: for tests that look into it."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Self

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from prsi.protocol.commands import Open, Person, Start
from prsi.protocol.versions import PROTOCOL_VERSION
from prsi.server.app import create_app
from prsi.server.config import Config
from prsi.server.node import Node
from prsi.server.people.identity import COOKIE, add_device, make_player
from prsi.server.serve import uvicorn_config
from prsi.table import Actor

Json = dict[str, Any]
PATIENCE = 60.0


@dataclass
class Guest:
    """A player with a cookie."""

    actor: Actor
    token: str


@dataclass
class Inside:
    """A running node and where it listens."""

    node: Node
    port: int
    server: uvicorn.Server

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def guest(self, name: str = "Guest") -> Guest:
        """A new player."""

        def make(connection: Any) -> tuple[str, str]:
            made = make_player(connection, name=name, avatar="karel", language="en", now=1)
            return made, add_device(connection, made, "", 1)

        player, token = await self.node.db.write(make)
        return Guest(Actor(player, name, "karel"), token)

    async def table(self, host: Guest, code: str, seats: int = 2, **wanted: Any) -> str:
        """A new table of Prší with its host on the first seat; returns its id."""
        own = Person(host.actor.name, host.actor.avatar)
        start = Start("start", {"preset": "prsi"}, (own, *[Open()] * (seats - 1)), deal=False, **wanted)
        return await self.node.hub.create(start, host.actor, code)

    def connect(self, code: str, guest: Guest | None, after: int | None = None, origin: str | None = None) -> connect:
        """Open a table's socket."""
        where = f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket" + ("" if after is None else f"?after={after}")
        headers = {} if guest is None else {"Cookie": f"{COOKIE}={guest.token}"}
        return connect(
            where,
            additional_headers=headers,
            origin=Origin(origin or self.origin),
            compression=None,
            max_size=2**24,
            ping_interval=None,
        )


@asynccontextmanager
async def inside(database: str, **settings: Any) -> AsyncIterator[Inside]:
    """A running node in this event loop."""
    config = Config(database=database, **settings).check()
    app = create_app(config)
    server = uvicorn.Server(uvicorn_config(config, app))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = asyncio.create_task(server._serve([listening]))
        while not server.started:
            await asyncio.sleep(0.005)
            if serving.done():
                await serving
                raise RuntimeError("the node did not start")
        try:
            yield Inside(app.state.node, listening.getsockname()[1], server)
        finally:
            server.should_exit = True
            await serving


def command(kind: str, name: str, **fields: object) -> str:
    """A command as text."""
    return json.dumps({"v": PROTOCOL_VERSION, "kind": kind, "id": name, **fields})


@dataclass
class Line:
    """A player's socket, and all it was told."""

    socket: ClientConnection
    told: list[Json] = field(default_factory=list)
    view: Json = field(default_factory=dict)
    _count: int = 0
    _reading: asyncio.Task[None] | None = None

    @classmethod
    @asynccontextmanager
    async def to(cls, opening: connect) -> AsyncIterator[Self]:
        """A line that reads by itself until the end of the block."""
        async with opening as socket:
            line = cls(socket)
            line._reading = asyncio.create_task(line._read())
            try:
                yield line
            finally:
                line._reading.cancel()

    async def _read(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            self.told.append(message)
            if "view" in message:
                self.view = message["view"]

    async def send(self, kind: str, name: str = "", **fields: object) -> str:
        """Send a command and return its id."""
        self._count += 1
        name = name or f"c{self._count}"
        await self.socket.send(command(kind, name, **fields))
        return name

    async def ask(self, kind: str, name: str = "", **fields: object) -> Json:
        """Send a command and return its answer."""
        before = len(self.told)
        name = await self.send(kind, name, **fields)
        return await self.wait(lambda m: m.get("id") == name, before)

    async def wait(self, wanted: Callable[[Json], bool], since: int = 0) -> Json:
        """Return the first message of a kind, as soon as it is there."""
        found: list[Json] = []

        def there() -> bool:
            found.extend([m for m in self.told[since:] if wanted(m)][:1])
            return bool(found)

        await until(there)
        return found[0]

    async def reach(self, seq: int) -> None:
        """Wait until the view includes a log entry."""
        await until(lambda: self.view["seq"] >= seq)

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Wait until the view is as wanted, and return it."""
        await until(lambda: bool(self.view) and wanted(self.view))
        return self.view


async def until(what: Callable[[], bool] | Callable[[], Awaitable[bool]], patience: float = PATIENCE) -> None:
    """Wait until something holds; fails after a while."""
    async with asyncio.timeout(patience):
        while True:
            found = what()
            if await found if isinstance(found, Awaitable) else found:
                return
            await asyncio.sleep(0.005)


def some_move(view: Json, rng: random.Random) -> str:
    """A legal move of whoever is on turn; mostly a card that fits, so that rounds come to an end soon."""
    turns: list[str] = [code for code in view["round"]["legal"] if code[0] not in "!?"]
    lays = [code for code in turns if code[0] not in "+-"]
    return rng.choice(lays if lays and rng.random() < 0.95 else turns)


async def play_round(lines: list[Line], rng: random.Random, most: int = 2000) -> int:
    """Play until the round is over, each seat by its own line; return the number of moves."""
    moves = 0
    while lines[0].view["phase"] == "playing" and moves < most:
        seat = lines[0].view["round"]["to_act"]
        line = next(one for one in lines if one.view["seat"] == seat)
        view = line.view
        answer = await line.ask("play", at=view["seq"], move=some_move(view, rng))
        assert answer["kind"] == "ack", answer
        for one in lines:
            await one.reach(answer["seq"])
        moves += 1
    return moves
