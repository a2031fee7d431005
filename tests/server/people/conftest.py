"""People on a real database, over real requests: both databases, a clock that the test sets, browsers with cookies."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TypeVar

import httpx
import pytest
from litestar import Litestar
from litestar.datastructures import State
from sqlalchemy import Connection

from prsi.server.config import Config
from prsi.server.people.context import Site
from prsi.server.people.identity import COOKIE
from prsi.server.people.parts import people_parts
from prsi.server.store.database import Database

T = TypeVar("T")

START = 1_800_000_000_000
ORIGIN = "https://prsi.example"
DAY = 86_400_000
MINUTE = 60_000


class Clock:
    """The wall clock of a test."""

    def __init__(self) -> None:
        self.ms = START

    def __call__(self) -> int:
        return self.ms

    def pass_(self, ms: int) -> None:
        self.ms += ms


class Browser:
    """A browser on our page: sends our origin, keeps the cookie as a browser does, from an address of its own."""

    def __init__(self, app: Litestar, address: str = "192.0.2.1", origin: str | None = ORIGIN) -> None:
        self.cookies: dict[str, str] = {}
        self.origin = origin
        self.base = ORIGIN
        self.transport: httpx.AsyncBaseTransport | None = httpx.ASGITransport(
            app=app,  # type: ignore[arg-type]
            client=(address, 5000),
        )

    @classmethod
    def over_tcp(cls, base: str, token: str) -> Browser:
        """A player's browser on a node that really listens."""
        made = cls.__new__(cls)
        made.cookies = {COOKIE: token}
        made.origin = base
        made.base = base
        made.transport = None
        return made

    async def ask(
        self, method: str, path: str, json: object = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        """Send a request; cookies that are set are kept, those taken away are dropped."""
        lines = {"Origin": self.origin} if self.origin and method != "GET" else {}
        if self.cookies:
            lines["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        body = {} if json is None else {"json": json}
        async with httpx.AsyncClient(transport=self.transport, base_url=self.base) as http:
            answer = await http.request(method, path, headers={**lines, **(headers or {})}, **body)  # type: ignore[arg-type]
        for line in answer.headers.get_list("set-cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            if value.strip('"') and "Max-Age=0" not in line:
                self.cookies[name] = value
            else:
                self.cookies.pop(name, None)
        return answer

    async def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        return await self.ask("GET", path)

    async def post(self, path: str, json: object = None) -> httpx.Response:
        """Send something."""
        return await self.ask("POST", path, json)

    async def guest(self, language: str = "cs") -> str:
        """Become a guest and return the id."""
        answer = await self.post("/api/me", {"language": language})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])


@dataclass
class House:
    """The people part of a node on a database."""

    app: Litestar
    database: Database
    clock: Clock

    def browser(self, address: str = "192.0.2.1", origin: str | None = ORIGIN) -> Browser:
        """A new browser without a cookie."""
        return Browser(self.app, address, origin)

    async def look(self, work: Callable[[Connection], T]) -> T:
        """Read the database."""
        return await self.database.read(work)

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Change the database."""
        return await self.database.write(work)


@asynccontextmanager
async def house(url: str, site: Site | None = None) -> AsyncIterator[House]:
    """The people part alone, on a real database."""
    clock = Clock()
    database = Database(Config(database=url).database_url)
    parts = people_parts(database, site or Site((ORIGIN,)), now=clock)
    app = Litestar(
        route_handlers=list(parts.controllers),
        middleware=list(parts.middleware),
        guards=list(parts.guards),
        exception_handlers=parts.exception_handlers,
        state=State({"people": parts.people}),
    )
    await database.open()
    try:
        yield House(app, database, clock)
    finally:
        await database.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a new database of either kind."""
    yield request.getfixturevalue("sqlite" if request.param == "sqlite" else "database")
