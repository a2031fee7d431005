"""What every request to /api passes: whether it comes from our own page, how often, and what every answer carries.

A cookie is sent along by any page that makes the browser send a request; so what changes something must come from our
own origin. Browsers say where from in `Origin` (and `Sec-Fetch-Site`), and pages cannot forge it. A program that is no
browser sends `Origin` too: it is asked for, never guessed. Bodies are JSON, or files of types that no foreign form can
send either.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send, WebSocketReceiveMessage

from prsi.server.page import SECURITY_HEADERS
from prsi.server.people.answers import Denied, Problem
from prsi.server.people.context import Caller, Site
from prsi.server.people.limits import Buckets

SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
HSTS: Final = "max-age=31536000; includeSubDomains"

_NUL: Final = b"\\u0000"
"""As JSON writes it. PostgreSQL's text cannot hold it, and nobody's text needs it."""

FILES: Final = {"/entrants.csv": "text/csv", "/championships/restore": "application/octet-stream"}
"""Paths that take a file, and its type; a foreign form can send neither."""

REQUESTS_PER_SECOND: Final = 50.0
REQUESTS_AT_ONCE: Final = 400
"""Of one address, at one node; a school behind one address loads its lobby at the same moment."""


def same_origin(headers: Headers, scheme: str, site: Site) -> bool:
    """Whether a request or a socket's opening comes from our own page; `scheme` is the one it was sent by."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "same-origin"
    scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    own = f"{scheme}://{headers.get('host', '')}"
    return any(_same(origin, known) for known in (*site.origins, own))


def _same(one: str, other: str) -> bool:
    return _parts(one) == _parts(other) is not None


def _parts(origin: str) -> tuple[str, str, int] | None:
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80)


def from_our_page(connection: Caller, site: Site) -> bool:
    """`same_origin` of a request or socket."""
    return same_origin(connection.headers, connection.scope["scheme"], site)


def headers_of(site: Site) -> dict[str, str]:
    """What every answer of the interface carries, unless it says otherwise itself."""
    found = dict(SECURITY_HEADERS)
    found["Content-Security-Policy"] = POLICY
    found["Cache-Control"] = "no-store"
    return found | transport_of(site)


def transport_of(site: Site) -> dict[str, str]:
    """What keeps browsers to HTTPS, where that is how players reach the server."""
    https = bool(site.origins) and all(origin.startswith("https:") for origin in site.origins)
    return {"Strict-Transport-Security": HSTS} if https else {}


def careful(app: ASGIApp, site: Site, is_page: Callable[[str], bool]) -> ASGIApp:
    """Wrap the whole server, so that no answer goes out without its headers, not even one to a path that is none.

    `is_page` says whether a path is the page's, which brings a policy of its own.
    """
    own, page = headers_of(site), dict(SECURITY_HEADERS) | transport_of(site)

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "http":
            send = _adding(page if is_page(scope["path"]) else own, send)
        await app(scope, receive, send)

    return serve


def _adding(headers: dict[str, str], send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            lines = MutableScopeHeaders.from_message(message)
            for name, value in headers.items():
                lines.setdefault(name, value)
        await send(message)

    return with_headers


class Door(ASGIMiddleware):
    """The middleware; sockets pass untouched, because only an opened one can be told why it is closed."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, site: Site, rate: float = REQUESTS_PER_SECOND, burst: float = REQUESTS_AT_ONCE) -> None:
        self.site = site
        self.addresses = Buckets(rate, burst)
        self.headers = headers_of(site)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refuse a request, or let it pass; the answer gets the headers that it does not have of its own."""
        if not scope["path"].startswith("/api"):
            await next_app(scope, receive, send)
            return
        problem = self._problem(scope)
        if problem is not None:
            await _answer(send, *problem, self.headers)
            return

        tail = b""

        async def without_nul() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            nonlocal tail
            message = await receive()
            if message["type"] == "http.request":
                tail += message["body"]
                if _NUL in tail:
                    raise Denied(400, "malformed", "text without the character U+0000")
                tail = tail[-len(_NUL) :]
            return message

        await next_app(scope, without_nul, _adding(self.headers, send))

    def _problem(self, scope: Scope) -> tuple[int, Problem] | None:
        client = scope.get("client")
        if client is not None and not self.addresses.take(client[0]):
            return 429, Problem("too_often", "again in 1 s", "1")
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return 400, Problem("malformed", "text without the character U+0000")
        if str(scope.get("method")) in SAFE:
            return None
        headers = Headers.from_scope(scope)
        if not same_origin(headers, scope["scheme"], self.site):
            return 403, Problem("foreign_origin", "this server's own origin", headers.get("origin", "none"))
        body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        wanted = next((wanted for end, wanted in FILES.items() if scope["path"].endswith(end)), "application/json")
        if body and kind != wanted:
            return 415, Problem("content_type", wanted, kind or "none")
        return None


async def _answer(send: Send, status: int, problem: Problem, headers: dict[str, str]) -> None:
    body = msgspec.json.encode(problem)
    lines = {**headers, "Content-Type": "application/json", "Content-Length": str(len(body))}
    if status == 429:
        lines["Retry-After"] = problem.found
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(name.lower().encode(), value.encode()) for name, value in lines.items()],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})
