"""The people part, ready to be built into the application."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from litestar import Controller
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware

from prsi.server.people.answers import Denied, denied, http_problem, too_deep
from prsi.server.people.api import CONTROLLERS
from prsi.server.people.context import People, Site, Store, wall_clock
from prsi.server.people.door import Door
from prsi.server.people.identity import not_banned
from prsi.server.people.limits import Limits, RedisClient


@dataclass(frozen=True, slots=True)
class Parts:
    """What `create_app` passes on to Litestar; `people` belongs into `app.state.people`."""

    people: People
    controllers: tuple[type[Controller], ...]
    middleware: tuple[ASGIMiddleware, ...]
    guards: tuple[Callable[..., Any], ...]
    exception_handlers: dict[int | type[Exception], Callable[..., Any]]


def people_parts(
    store: Store, site: Site, redis: RedisClient | None = None, now: Callable[[], int] = wall_clock
) -> Parts:
    """Put the people part together for one node; `now` is the wall clock in ms."""
    return Parts(
        people=People(store, site, Limits(store, redis, now), now),
        controllers=CONTROLLERS,
        middleware=(Door(site),),
        guards=(not_banned,),
        exception_handlers={Denied: denied, HTTPException: http_problem, RecursionError: too_deep},
    )
