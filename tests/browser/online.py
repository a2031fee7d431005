"""What play with people needs in the tests: a server that keeps tables, a line to it that can be lost, and moves."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.app import FOLDER, QUICK, Visit, may_be_gone
from tests.browser.house import Json
from tests.ports import free_port

# A round ends sooner, on a machine that does much else at the same time, too; a table that stands still is a fault.
WHOLE_ROUND_SECONDS = 240.0
STILL_SECONDS = 45.0

EXPECTED = re.compile(
    r"Service Worker|the page is not kept"
    # A guest is made because the server says that it knows nobody, a wrong link leads nowhere, and a lost network is
    # a network error.
    r"|status of 40[14]|net::ERR_|WebSocket connection to"
)


class OnlineServer:
    """`python -m prsi.server` with a database of its own, on a port that stays the same when it is started again."""

    def __init__(self, database: Path, **environment: str) -> None:
        self.port = free_port()
        self.environment = {**os.environ, "PRSI_DATABASE": f"sqlite:///{database}", **environment}
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        assert self.process is None
        command = [sys.executable, "-m", "prsi.server", str(self.port), str(FOLDER)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self.environment)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == self.url
        # Its log goes on in the same stream: somebody must read it.
        self.reader = threading.Thread(target=self.process.stdout.read, daemon=True)
        self.reader.start()

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.reader.join()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


class Line:
    """A line to a port that can be lost without a word, as in a tunnel: nothing arrives, and nothing ends."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.whole = threading.Event()
        self.whole.set()
        self.over = False
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def _accept(self) -> None:
        while not self.over:
            with suppress(OSError):
                near, _ = self.listening.accept()
                # A connection that is asked for while the line is lost hangs, too.
                threading.Thread(target=self._join, args=(near,), daemon=True).start()

    def _join(self, near: socket.socket) -> None:
        self.whole.wait()
        try:
            far = socket.create_connection(("127.0.0.1", self.target))
        except OSError:
            near.close()
            return
        self.pairs.append((near, far))
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self.whole.wait()
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.close()

    def lose(self) -> None:
        self.whole.clear()

    def mend(self) -> None:
        """What was under way is gone: a network that is back has forgotten its old connections."""
        for pair in self.pairs:
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        self.pairs.clear()
        self.whole.set()

    def close(self) -> None:
        self.over = True
        self.listening.close()
        self.mend()


@contextmanager
def online_server(database: Path, **environment: str) -> Iterator[OnlineServer]:
    """A running server with its own database."""
    server = OnlineServer(database, **environment)
    server.start()
    try:
        yield server
    finally:
        server.kill()


class Guest(Visit):
    """A visitor of a server with people; what its console says besides the expected is a fault."""

    def __init__(self, browser: Browser, url: str, language: str, size: Json, **more: Any) -> None:
        theme = more.pop("theme", "light")
        settings = more.pop("settings", {})
        touch = bool(more.pop("touch", False))
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            color_scheme=theme,
            reduced_motion="reduce",
            service_workers="block",
            **more,
        )
        stored = {"language": language, "theme": theme, **QUICK, **settings}
        context.add_init_script(
            "if (location.protocol !== 'about:' && localStorage.getItem('prsi.settings') === null)"
            f" localStorage.setItem('prsi.settings', {json.dumps(json.dumps(stored))})"
        )
        context.set_default_timeout(60_000)
        super().__init__(context, url)
        self.faults.clear()

    def _console(self, message: Any) -> None:
        if message.type == "error" and not EXPECTED.search(message.text):
            self.faults.append(message.text)

    def ask(self, method: str, path: str, body: Json | None = None) -> tuple[int, Any]:
        """One request of the page's own: status and JSON."""
        status, text = self.page.evaluate(
            "async ([method, path, body]) => { const answer = await fetch(path, {method, headers: "
            "{'content-type': 'application/json'}, ...(body ? {body: JSON.stringify(body)} : {})});"
            " return [answer.status, await answer.text()]; }",
            [method, path, body],
        )
        return status, json.loads(text) if text else None

    def make_table(self, **wish: Any) -> str:
        """Make a table over HTTP, as the page for it does; returns its code."""
        self.page.goto(f"{self.url}#/about")
        self.page.wait_for_selector("h1")
        language = self.page.evaluate("document.documentElement.lang")
        assert self.ask("POST", "/api/me", {"language": language})[0] in (200, 201)
        status, opened = self.ask("POST", "/api/tables", wish)
        assert status == 201, opened
        return str(opened["code"])

    def visit(self, code: str) -> Page:
        """Open a table by its link, as it stands in a message."""
        self.page.goto(f"{self.url}t/{code}")
        self.page.wait_for_selector("h1")
        return self.page

    def join(self, code: str) -> Page:
        """Open a table's link for the first time, and sit down there."""
        self.visit(code)
        self.page.get_by_test_id("sit").click()
        return self.page


def mine(page: Page) -> bool:
    """Whether the page asks its player for a move."""
    return page.locator("main.mine").count() > 0


def finished(page: Page) -> bool:
    """Whether the score is on screen."""
    return page.locator("[data-testid=next], [data-testid=rematch]").count() > 0


POSITION = (
    "JSON.stringify([document.querySelector('h1')?.innerText, document.querySelectorAll('.fields').length,"
    " document.querySelector('.mau')?.className, document.querySelectorAll('.call-out').length,"
    " document.querySelector('[data-pile]')?.innerText,"
    " [...document.querySelectorAll('[data-card]')].map(e => e.dataset.card),"
    " [...document.querySelectorAll('.seat .count')].map(e => e.innerText)])"
)
"""What the player sees, to tell that something has happened."""


def position(page: Page) -> str:
    """What the player sees now."""
    return str(page.evaluate(POSITION))


def turns(pages: list[Page]) -> Iterator[Page]:
    """Each page again and again, for the caller to act on; an error if the table stands still or never ends."""
    began = changed = time.monotonic()
    seen = ""
    while (now := time.monotonic()) - began < WHOLE_ROUND_SECONDS:
        yield from pages
        if (shown := "".join(position(page) for page in pages)) != seen:
            seen, changed = shown, now
        assert now - changed < STILL_SECONDS, f"the table stands still: {seen}"
        pages[0].wait_for_timeout(150)
    raise AssertionError("the round does not end")


def act_once(page: Page, act: Callable[[Page], bool]) -> None:
    """Act, and wait until the table has answered; what does not show within seconds is tried again."""
    seen = position(page)
    if act(page):
        with may_be_gone:
            page.wait_for_function(
                f"seen => {POSITION} !== seen || !document.querySelector('main.mine')", arg=seen, timeout=1_500
            )


def move(page: Page, call: bool) -> bool:
    """Make one move as a finger or a mouse makes it; False if there was nothing to do."""
    choices = [".fields button", ".held.playable", ".draw:not([aria-disabled=true])"]
    if call:
        choices.insert(1, ".mau.due")
    for selector in choices:
        found = page.locator(selector)
        if found.count() == 0:
            continue
        # Somebody else may be quicker than the click: a clock, a call-out, the other device.
        with may_be_gone:
            held = selector == ".held.playable"
            found.first.click(timeout=2_000, **({"position": {"x": 12, "y": 16}} if held else {}))  # type: ignore[arg-type]
        return True
    return False


def press(page: Page) -> bool:
    """Make one move by keys alone; False if there was nothing to do."""
    if page.locator(".fields button").count():
        page.keyboard.press("1")
    elif page.locator(".mau.due").count():
        page.keyboard.press("m")
    elif page.locator(".held.playable").count():
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowRight")
        for key in ("Home", *["ArrowRight"] * 20):
            page.keyboard.press(key)
            if page.evaluate("document.activeElement?.classList.contains('playable')"):
                page.keyboard.press("Enter")
                return True
    elif page.locator(".draw:not([aria-disabled=true])").count():
        page.keyboard.press("l")
    else:
        return False
    return True
