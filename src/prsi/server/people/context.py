"""What the people part needs of the node it runs in, and the way to it from a request."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from litestar.connection import ASGIConnection
from sqlalchemy import Connection

if TYPE_CHECKING:
    from prsi.server.people.limits import Limits

T = TypeVar("T")

Caller = ASGIConnection[Any, Any, Any, Any]
"""An HTTP request or a WebSocket."""

DAY_MS = 86_400_000
MINUTE_MS = 60_000


class Store(Protocol):
    """The database: functions of a connection, carried out in a thread, each in one transaction."""

    async def read(self, work: Callable[[Connection], T], /) -> T:
        """Carry out a function that only reads."""
        ...

    async def write(self, work: Callable[[Connection], T], /) -> T:
        """Carry out a function that writes; committed when this returns."""
        ...


@dataclass(frozen=True, slots=True)
class Site:
    """How players reach the server: the configured `origins` (`https://prsi.example`), of which the first makes links.

    `secure`: by HTTPS, or from this machine itself; otherwise browsers refuse secure cookies and passkeys.
    """

    origins: tuple[str, ...] = ()
    secure: bool = True


def wall_clock() -> int:
    """Milliseconds since 1970: what people are promised in days is counted by the wall clock."""
    return time.time_ns() // 1_000_000


def nothing(_table_id: str, _player_id: str) -> None:
    """Do nothing."""


@dataclass(slots=True)
class People:
    """The people part of one node; `app.state.people`.

    `stand_up` has a player stand up from a table (its id) where no match runs.
    """

    store: Store
    site: Site
    limits: Limits
    now: Callable[[], int] = field(default=wall_clock)
    # The drawings that were given to guests last, by this node.
    given: deque[str] = field(default_factory=deque)
    stand_up: Callable[[str, str], None] = nothing


def address_of(connection: Caller) -> str:
    """The address that a request comes from, "" where there is none (a Unix socket)."""
    return connection.client.host if connection.client else ""


def origin_of(connection: Caller) -> str:
    """The server's own origin for links: as configured, else the one that the request was sent to."""
    site = people_of(connection).site
    if site.origins:
        return site.origins[0]
    scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
    return f"{scheme}://{connection.headers.get('host', '')}"


def people_of(connection: Caller) -> People:
    """The people part of the node that answers."""
    people: People = connection.app.state.people
    return people
