"""After one visit the page needs no network, no other host is ever asked, and a new version keeps old games whole."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page

from prsi.server.page import CONTENT_SECURITY_POLICY
from tests.browser.app import until
from tests.browser.house import HARNESS, PAGE, ROOT, Json, Server, build_of, served, stored, worker_of
from tests.browser.test_shell import PLAY_ONE, START, connections, notices, resume, start

TRANSFERRED = 6_000_000
"""Most that a first visit may fetch, in bytes (a bar of the project)."""

KEPT = "navigator.serviceWorker.ready.then(() => caches.keys())"


def engine(page: Page, folder: Path = PAGE) -> Json:
    """Start a worker of a build of our own beside the page's."""
    page.evaluate(HARNESS)
    said: Json = page.evaluate("([worker, build]) => port.boot(worker, build)", [worker_of(folder), build_of(folder)])
    return said


def build_shown(page: Page) -> str | None:
    """The build of the page that is shown."""
    return page.locator('meta[name="prsi-build"]').get_attribute("content")


def test_after_one_visit_a_game_is_played_with_the_network_off_and_the_server_stopped(visitor: BrowserContext) -> None:
    """Page, rules, cards and fonts: everything comes from the device; and all of it came from one host."""
    hosts: set[str] = set()
    visitor.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    page = visitor.pages[0]
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    with served() as server:
        page.goto(server.url)
        assert page.evaluate(KEPT) == [f"prsi-{build_of()}"]
        # Everything the build made is on the device.
        kept = page.evaluate(
            f"caches.open('prsi-{build_of()}').then(c => c.keys()).then(k => k.map(r => new URL(r.url).pathname))"
        )
        assert set(kept) == files_of_the_page()
    visitor.set_offline(True)
    page.goto(server.url)
    page.get_by_role("button").first.wait_for()
    # The home screen's first button is "play": it deals a game.
    page.get_by_role("button").first.click()
    until(page, "the table is stored", lambda: len(stored(page, "tables")) == 1)
    assert engine(page)["from"] == "ready"
    assert start(page, "offline")["kind"] == "ack"
    assert page.evaluate(PLAY_ONE)["kind"] == "ack"
    page.goto(server.url)
    assert engine(page)["from"] == "ready"
    assert "open" in connections(resume(page, "offline"))
    assert hosts == {urlsplit(server.url).netloc}
    assert faults == []


def files_of_the_page() -> set[str]:
    """The addresses of a build's files, the service worker and compressed copies left out."""
    files = {f"/{path.relative_to(PAGE).as_posix()}" for path in PAGE.rglob("*") if path.is_file()}
    return {"/" if f == "/index.html" else f for f in files if not f.endswith((".br", ".gz")) and f != "/sw.js"}


def test_a_first_visit_transfers_little() -> None:
    """Everything there is, as the server sends it to a browser that takes brotli."""
    sizes = [min(p.stat().st_size for p in (path, Path(f"{path}.br")) if p.exists()) for path in files()]
    assert sum(sizes) <= TRANSFERRED


def files() -> list[Path]:
    """A build's files without their compressed copies."""
    return [path for path in PAGE.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]


def test_large_files_are_compressed_and_cached_for_good(server: Server, visitor: BrowserContext) -> None:
    """Files with a hash in their name never change; the page itself is asked for anew each time."""
    page = visitor.pages[0]
    wasm = next(f"{server.url}{path.relative_to(PAGE).as_posix()}" for path in files() if path.suffix == ".wasm")
    headers = page.request.get(wasm, headers={"Accept-Encoding": "gzip, deflate, br"}).headers
    assert headers["content-encoding"] == "br"
    assert headers["content-type"] == "application/wasm"
    assert "immutable" in headers["cache-control"]
    home = page.request.get(server.url).headers
    assert home["cache-control"] == "no-cache"
    assert home["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert home["x-content-type-options"] == "nosniff"


def test_the_policy_lets_nothing_in_from_elsewhere_and_evaluates_no_text() -> None:
    """WebAssembly may be compiled; JavaScript may not be made from text, nor come from another host."""
    sources = re.split(r"[; ]+", CONTENT_SECURITY_POLICY)
    assert "'wasm-unsafe-eval'" in sources
    assert "'unsafe-eval'" not in sources
    assert "'unsafe-inline'" not in sources
    assert not [source for source in sources if "." in source or "*" in source or "http" in source]
    made_here = [rule for rule in CONTENT_SECURITY_POLICY.split("; ") if "blob:" in rule or "data:" in rule]
    assert made_here == ["img-src 'self' blob:"], "pictures of positions, which the page draws itself"


@pytest.fixture(scope="session")
def next_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A build of a next version whose rules differ."""
    sources = tmp_path_factory.mktemp("sources") / "src"
    shutil.copytree(
        ROOT / "src" / "prsi", sources / "prsi", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.json")
    )
    ruleset = sources / "prsi" / "rules" / "ruleset.py"
    text, changed = re.subn(r"^RULES_VERSION(.*) = 1$", r"RULES_VERSION\1 = 2", ruleset.read_text("utf-8"), flags=re.M)
    assert changed == 1
    ruleset.write_text(text, "utf-8")
    page = tmp_path_factory.mktemp("next") / "dist"
    environment = {**os.environ, "PRSI_SOURCES": str(sources), "PRSI_PAGE": str(page)}
    command = [sys.executable, str(ROOT / "tools" / "npm.py"), "run", "build"]
    subprocess.run(command, env=environment, check=True, capture_output=True, timeout=500)
    return page


@pytest.mark.long
def test_a_new_version_finishes_an_old_game_with_the_old_rules(visitor: BrowserContext, next_page: Path) -> None:
    """The new page comes by itself when no game is open; the old game is finished by the version that began it."""
    old, new = build_of(), build_of(next_page)
    assert old != new
    page = visitor.pages[0]
    with served() as server:
        page.goto(server.url)
        page.evaluate(KEPT)
        engine(page)
        start(page, "old game", {**START, "format": {"kind": "rounds_won", "n": 50}})
        assert page.evaluate(PLAY_ONE)["kind"] == "ack"
        assert build_shown(page) == old
        # The server is updated.
        server.stop()
        server.folder = next_page
        server.start()
        page.goto(server.url)
        until(page, "the new build runs", lambda: build_shown(page) == new)
        assert set(page.evaluate(KEPT)) == {f"prsi-{old}", f"prsi-{new}"}, "the running game needs the old version"
        engine(page, next_page)
        resume(page, "old game")
        assert notices(page.evaluate("port.told")) == ["old-rules-missing"], "the new rules leave the game alone"
    # The old version comes from the device: no server is there any more.
    page.goto(f"{server.url}?build={old}")
    assert build_shown(page) == old
    engine(page)
    assert "open" in connections(resume(page, "old game"))
    assert page.evaluate(PLAY_ONE)["kind"] == "ack"
    # When no running game needs it, it goes.
    page.evaluate("port.send({ kind: 'leave' })")
    until(page, "the table is finished", lambda: not any(row["running"] for row in stored(page, "tables")))
    page.evaluate("navigator.serviceWorker.controller.postMessage('prune')")
    until(page, "the old build is gone", lambda: page.evaluate("caches.keys()") == [f"prsi-{new}"])
