"""The server put together: the page, the API, the sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send
from redis.asyncio import Redis

import prsi
from prsi.server.championship.api import CONTROLLERS as CHAMPIONSHIPS
from prsi.server.championship.plans import CONTROLLERS as PLANS
from prsi.server.championship.preview import CONTROLLERS as PREVIEWS
from prsi.server.championship.season_api import CONTROLLERS as SEASONS
from prsi.server.championship.tables import effects as championship_effects
from prsi.server.config import Config
from prsi.server.lobby.api import CONTROLLERS as LOBBY
from prsi.server.lobby.effects import effects as lobby_effects
from prsi.server.lobby.queue import limits_of
from prsi.server.lobby.seats import guard, guard_of_rematch
from prsi.server.logs import log
from prsi.server.node import Node
from prsi.server.openapi import Described
from prsi.server.page import Application, page_application
from prsi.server.people.answers import Problem
from prsi.server.people.chores import Chores
from prsi.server.people.context import Site
from prsi.server.people.door import careful
from prsi.server.people.effects import effects as people_effects
from prsi.server.people.limits import Messages
from prsi.server.people.parts import people_parts
from prsi.server.points.api import CONTROLLERS as POINTS
from prsi.server.points.effects import effects as points_effects
from prsi.server.rules import rules_in_words
from prsi.server.sockets import table_socket
from prsi.server.store.database import Database, UnavailableError
from prsi.table import StandUp

MAX_BODY = 64 * 1024
"""Bytes of a request's body; nothing that is asked for is longer."""

PATHS = ("/api/", "/health", "/metrics")


@get("/health", include_in_schema=False, sync_to_thread=False)
def health(request: Request[Any, Any, Any]) -> Response[dict[str, object]]:
    """Say whether this node can take players: 200, or 503 while the database is away or the node is draining."""
    node: Node = request.app.state.node
    well = node.healthy and not node.hub.draining
    body: dict[str, object] = {
        "status": "well" if well else "draining" if node.hub.draining else "no_database",
        "node": node.id,
        "bus": node.bus.connected,
        "version": prsi.__version__,
    }
    return Response(body, status_code=200 if well else 503, headers={"Cache-Control": "no-store"})


@get("/metrics", include_in_schema=False, sync_to_thread=False, media_type="text/plain; version=0.0.4; charset=utf-8")
def metrics(request: Request[Any, Any, Any]) -> bytes:
    """Tell what this node has counted, in Prometheus' format; the proxy before it should keep it to itself."""
    node: Node = request.app.state.node
    return node.hub.metrics.text()


def _no_database(_request: Request[Any, Any, Any], _error: Exception) -> Response[Problem]:
    """Answer while the database is away, full or read-only: nothing was done, and another try is worth it."""
    return Response(Problem("not_stored", "another try"), status_code=503, headers={"Retry-After": "2"})


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer what nobody expected, count it and write it to the log, which Litestar leaves to us."""
    node: Node = request.app.state.node
    node.hub.metrics.faults += 1
    log.error("request failed", path=request.scope["path_template"], method=request.method, exc_info=error)
    return Response(Problem("failed"), status_code=500)


def create_app(config: Config) -> Litestar:
    """Return the application of one node; its node is `app.state.node` and runs while the application does."""
    db = Database(config.database_url)
    site = Site(config.origins, config.secure)
    redis: Any = None if config.redis is None else Redis.from_url(config.redis)
    people = people_parts(db, site, redis)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        limits = Messages(
            people.people.limits, config.messages_per_second, config.messages_at_once, config.messages_per_minute
        )
        node = Node(config, db, limits, (people_effects, lobby_effects, points_effects, championship_effects))
        node.hub.may_sit = guard(db, node.clock, limits_of(config))
        node.hub.may_stay = guard_of_rematch(db)
        people.people.stand_up = lambda table_id, player_id: node.hub.tell(table_id, StandUp(player_id))
        app.state.node = node
        chores = Chores(node, people.people)
        await node.start()
        chores.start()
        try:
            yield
        finally:
            await chores.stop()
            await node.stop()
            if redis is not None:
                await redis.aclose()

    app = Litestar(
        [
            health,
            metrics,
            table_socket,
            *people.controllers,
            *LOBBY,
            *POINTS,
            *CHAMPIONSHIPS,
            *PLANS,
            *PREVIEWS,
            *SEASONS,
            rules_in_words,
        ],
        lifespan=[running],
        middleware=people.middleware,
        guards=people.guards,
        exception_handlers={**people.exception_handlers, UnavailableError: _no_database, Exception: _unexpected},
        request_max_body_size=MAX_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Prší",
            version=prsi.__version__,
            description="Play Prší and its family with people. The game itself goes through WebSockets.",
            path="/api/openapi.json",
            use_handler_docstrings=True,
            render_plugins=[Described()],
        ),
    )
    app.state.people = people.people
    return app


def application(config: Config) -> ASGIApp:
    """Return the whole server as one ASGI application: the API and its sockets, and the page for every other path.

    Raises PageMissingError where no page has been built.
    """
    page: Application = page_application(Path(config.page) if config.page else None)
    app = create_app(config)

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and not scope["path"].startswith(PATHS):
            await page(scope, receive, send)  # type: ignore[arg-type]
        else:
            await app(scope, receive, send)

    return careful(serve, Site(config.origins, config.secure), lambda path: not path.startswith(PATHS))
