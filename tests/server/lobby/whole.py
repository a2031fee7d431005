"""The whole application of one node in this process, and browsers that ask it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from litestar import Litestar

from prsi.protocol.codec import decode_message, encode
from prsi.protocol.commands import Command, Fill, Leave, NextRound, Play, Rematch, Sit
from prsi.protocol.messages import Message
from prsi.rules.play import legal_codes
from prsi.server.app import create_app
from prsi.server.config import Config
from prsi.server.node import Node
from prsi.table import Actor
from prsi.table.state import TableState
from tests.server.people.conftest import Browser


@dataclass
class Guest:
    """Somebody with a browser."""

    id: str
    name: str
    browser: Browser

    async def get(self, path: str, status: int = 200) -> Any:
        """Ask for JSON."""
        answer = await self.browser.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        """Send JSON."""
        answer = await self.browser.post(path, body)
        assert answer.status_code == status, answer.text
        return answer.json()


class Asker:
    """A socket, as a table sees one, that waits for one answer."""

    def __init__(self, actor: Actor, answered: asyncio.Future[Message]) -> None:
        self.actor = actor
        self.answered = answered

    def answer(self, text: str | None, more: bool = False) -> None:
        """Take the answer."""
        assert text is not None
        self.answered.set_result(decode_message(text))

    def write(self, frame: bytes) -> None:
        """Hear nothing else: the socket has not joined the table."""
        raise AssertionError(frame)

    def flush(self) -> None:
        """Send what waits: nothing does."""


class Whole:
    """One node."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.node: Node = app.state.node
        self._addresses = iter(range(1, 250))
        self._ids = iter(range(10**6))

    async def guest(self) -> Guest:
        """A new guest, from an address of its own."""
        browser = Browser(self.app, f"192.0.2.{next(self._addresses)}")
        answer = await browser.post("/api/me", {"language": "cs"})
        profile = answer.json()
        return Guest(profile["id"], profile["name"], browser)

    def stranger(self) -> Browser:
        """A browser that nobody knows."""
        return Browser(self.app, f"192.0.2.{next(self._addresses)}")

    async def table(self, code: str) -> str:
        """Return the id of a table."""
        live = await self.node.hub.find(code)
        assert live is not None
        return live.id

    async def command(self, code: str, who: Guest, command: Command) -> Message:
        """Send a command to a table as a player's socket does, and return the answer."""
        live = await self.node.hub.find(code)
        assert live is not None
        asker = Asker(Actor(who.id, who.name, "fox"), asyncio.get_running_loop().create_future())
        live.receive(encode(command), asker)
        return await asker.answered

    def id(self) -> str:
        """Return a new command id."""
        return f"c{next(self._ids)}"

    async def sit(self, code: str, who: Guest) -> Message:
        """Sit down."""
        return await self.command(code, who, Sit(self.id()))

    async def fill(self, code: str, who: Guest) -> Message:
        """Let the computer take the open seats."""
        return await self.command(code, who, Fill(self.id()))

    async def rematch(self, code: str, who: Guest) -> Message:
        """Ask for another match."""
        return await self.command(code, who, Rematch(self.id(), (await self.state(code)).seq))

    async def leave(self, code: str, who: Guest) -> Message:
        """Leave."""
        return await self.command(code, who, Leave(self.id()))

    async def state(self, code: str) -> TableState:
        """Return the state of a table."""
        live = self.node.hub.known(await self.table(code))
        assert live is not None
        assert live.table is not None
        return live.table.state

    async def play(self, code: str, *people: Guest) -> None:
        """Play a match to its end; everybody draws where that is legal, else lays the first card that fits."""
        by_id = {one.id: one for one in people}
        for one in people:
            await self.command(code, one, NextRound(self.id(), (await self.state(code)).seq))
        for _ in range(4000):
            state = await self.state(code)
            if state.phase == "match_over":
                return
            seat = state.to_act
            assert seat is not None
            assert state.current is not None
            # Lay what can be laid, else the round would go on to its limit of turns.
            moves = [move for move in legal_codes(state.current.round, seat) if move[0] not in "!?"]
            await self.command(code, by_id[state.players[seat]], Play(self.id(), state.seq, moves[-1]))
        raise AssertionError("the match does not end")


@asynccontextmanager
async def whole(url: str, **settings: Any) -> AsyncIterator[Whole]:
    """Run the application on a database."""
    app = create_app(Config(database=url, **settings))
    async with app.lifespan():
        yield Whole(app)
