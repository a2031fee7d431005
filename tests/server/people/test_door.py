"""What every request passes and every answer carries, on the whole server: page, interface, paths that are none."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from prsi.server import wire
from prsi.server.app import application
from prsi.server.config import Config
from prsi.server.people.context import Site
from prsi.server.people.door import transport_of
from tests.server.inside import Line, inside

from .conftest import ORIGIN, house


@pytest.mark.parametrize("path", ["/", "/index.html", "/nothing", "/api/nothing", "/api/openapi.json", "/api/../x"])
def test_no_answer_goes_out_without_its_headers(tmp_path: Path, sqlite: str, path: str) -> None:
    """Not even a 404: that is where a framework's own answers hide."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Prší</title>", encoding="utf-8")
    app = application(Config(database=sqlite, public=ORIGIN, page=str(folder)))

    async def story() -> None:
        transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as http:
            lines = (await http.get(path)).headers
        assert lines["x-content-type-options"] == "nosniff"
        assert lines["referrer-policy"] == "no-referrer"
        assert lines["strict-transport-security"] == "max-age=31536000; includeSubDomains"
        assert lines["cross-origin-resource-policy"] == "same-origin"
        policy = lines["content-security-policy"]
        for part in (
            "default-src 'none'",
            "object-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
            "form-action 'none'",
        ):
            assert part in policy
        assert "unsafe-inline" not in policy and "'unsafe-eval'" not in policy
        assert "access-control-allow-origin" not in lines
        assert "server" not in lines

    asyncio.run(story())


def test_browsers_are_kept_to_https_only_where_that_is_the_address() -> None:
    """A hall's plain address would be unreachable for a year."""
    assert transport_of(Site((ORIGIN,))) != {}
    for site in (Site(), Site(("http://192.0.2.7:8000",), secure=False), Site((ORIGIN, "http://192.0.2.7"))):
        assert transport_of(site) == {}


def test_a_forged_address_counts_for_nothing(sqlite: str) -> None:
    """Only a configured proxy may say where a request comes from; else everybody would be somebody new."""

    async def story() -> None:
        async with inside(sqlite) as here:
            answers = []
            async with httpx.AsyncClient(base_url=here.origin) as http:
                for number in range(62):
                    http.cookies.clear()
                    forged = {"X-Forwarded-For": f"198.51.100.{number}", "X-Real-IP": f"198.51.100.{number}"}
                    asked = {"Origin": here.origin, **forged}
                    answers.append((await http.post("/api/me", json={"language": "en"}, headers=asked)).status_code)
            assert answers == [201] * 60 + [429] * 2

    asyncio.run(story())


def test_a_body_that_is_too_big_is_refused_before_it_is_read(sqlite: str) -> None:
    async def story() -> None:
        async with house(sqlite) as here:
            browser = here.browser()
            await browser.guest()
            for body in ({"name": "x" * 20_000}, {"name": ["x"] * 10_000}):
                answer = await browser.ask("PATCH", "/api/me", body)
                assert (answer.status_code, answer.json()["error"]) == (413, "too_big")

    asyncio.run(story())


def test_brackets_without_end_are_refused_and_no_fault_of_the_server(sqlite: str) -> None:
    """Anybody can send them, cookie or not: each would be a page of the log, and an alarm."""

    async def story() -> None:
        async with inside(sqlite) as here, httpx.AsyncClient(base_url=here.origin) as http:
            sent = {"Origin": here.origin, "Content-Type": "application/json"}
            for path in ("/api/me", "/api/session/device", "/api/session/passkey"):
                for text in ("[" * 8000, '{"a":' * 2000 + "1" + "}" * 2000):
                    answer = await http.post(path, content=text, headers=sent)
                    assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), path
            assert here.node.hub.metrics.faults == 0

    asyncio.run(story())


def test_who_sends_a_request_by_drops_is_hung_up_on(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few thousand such connections would be all that a node has; a player's own line stays."""
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.4)
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"

    async def closed(port: int, start: bytes, drop: bytes) -> bool:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(start)

        async def drip() -> None:
            with suppress(ConnectionError):
                while True:
                    writer.write(drop)
                    await writer.drain()
                    await asyncio.sleep(0.1)

        dripping = asyncio.create_task(drip())
        try:
            async with asyncio.timeout(5):
                with suppress(ConnectionError):
                    await reader.read()
        except TimeoutError:
            return False
        finally:
            dripping.cancel()
            writer.close()
        return True

    async def story() -> None:
        async with inside(sqlite) as here:
            one = await here.guest()
            await here.table(one, "AAA")
            async with Line.to(here.connect("AAA", one)) as line:
                own = f"Origin: {here.origin}\r\n".encode()
                for start, drop in (
                    (b"", b""),
                    (head, b"X-A: b\r\n"),
                    (head + own + b"Content-Length: 99\r\n\r\n", b" "),
                ):
                    assert await closed(here.port, start, drop), start
                assert (await line.ask("hello"))["kind"] == "welcome"
            assert here.node.hub.metrics.faults == 0

    asyncio.run(story())


def test_a_flood_of_one_address_is_stopped_and_no_other(sqlite: str) -> None:
    async def story() -> None:
        async with house(sqlite) as here:
            flood, other = here.browser("203.0.113.1"), here.browser("203.0.113.2")
            answers = [(await flood.get("/api/privacy")).status_code for _ in range(900)]
            assert answers[:400] == [200] * 400
            assert 429 in answers
            assert (await other.get("/api/privacy")).status_code == 200

    asyncio.run(story())


def test_nothing_changes_by_being_looked_at(sqlite: str) -> None:
    """A picture, a link or a script of another page can make a browser GET: so no GET changes anything."""

    async def story() -> None:
        async with house(sqlite) as here:
            looked = set()
            for route in here.app.routes:
                for handler in getattr(route, "route_handlers", []):
                    if handler.fn.__module__.startswith("prsi.") and "GET" in handler.http_methods:
                        assert handler.http_methods <= {"GET", "HEAD", "OPTIONS"}, handler
                        looked.add(handler.fn.__name__)
            assert looked == READS
            who = here.browser()
            assert (await who.get("/api/me")).status_code == 401
            assert who.cookies == {}

    asyncio.run(story())


READS = {
    "read",
    "devices",
    "passkeys",
    "export",
    "suggestions",
    "people",
    "reports",
    "players",
    "log",
}
