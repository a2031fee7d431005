"""The drawings and the playing screen by themselves: `web/gallery.html` built, served under the strict policy."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.house import ROOT
from tools import npm

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'"
STORIES = tuple(
    re.findall(r"^  (\w+): \(\) =>", (ROOT / "web/src/table/dev/fixtures.ts").read_text(encoding="utf-8"), re.M)
)
LANGUAGES = ("cs", "sk", "de", "en")
PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
DESKTOP = {"width": 1280, "height": 800}
FLAT = {"width": 740, "height": 360}
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


class _Handler(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing: the tests look at the page."""


@contextmanager
def gallery(folder: Path) -> Iterator[str]:
    """Build the gallery into a folder and serve it; gives its address."""
    assert npm.npm("run", "gallery", "--", "--outDir", str(folder), "--emptyOutDir", "--logLevel", "error") == 0
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/gallery.html"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Story:
    """One page that shows stories; everything that reached its console is a fault."""

    def __init__(self, browser: Browser, url: str, size: dict[str, int]) -> None:
        self.url = url
        self.context = browser.new_context(viewport={"width": size["width"], "height": size["height"]})
        self.context.set_default_timeout(60_000)
        self.page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("console", lambda m: self.faults.append(m.text) if m.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def show(self, story: str, language: str = "cs", theme: str = "light", more: str = "&animation=off") -> Page:
        """Open a position of the table."""
        self.page.goto(f"{self.url}?story={story}&lang={language}&theme={theme}{more}")
        self.page.wait_for_selector("[data-pile]")
        # The browser asks for an icon that the gallery has not.
        self.faults[:] = [fault for fault in self.faults if "404" not in fault]
        return self.page

    def sent(self) -> list[str]:
        """The moves and commands the screen has sent, in order."""
        text = self.page.locator("[data-log]").text_content() or ""
        return [re.sub(r'.*"move":"([^"]*)".*', r"\1", line) for line in text.splitlines()]

    def told(self, many: int) -> list[str]:
        """What it has sent when it is so many."""
        self.page.wait_for_function(
            "many => document.querySelector('[data-log]')?.textContent.split('\\n').filter(Boolean).length >= many",
            arg=many,
        )
        return self.sent()

    def has_sent(self, *moves: str) -> None:
        """Wait for as many, which must be these."""
        assert self.told(len(moves)) == [*moves]

    def axe(self) -> list[str]:
        """Violations that axe finds: the rule and the first element of each."""
        self.page.evaluate(AXE)
        found = self.page.evaluate(
            "axe.run(document, {resultTypes: ['violations']}).then(r => "
            "r.violations.map(v => `${v.id}: ${v.nodes[0].html.slice(0, 120)}`))"
        )
        return [str(line) for line in found]
