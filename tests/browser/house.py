"""A server and a browser for the tests of the web page, each a process of its own that a test may end."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from tests.ports import free_port
from tools.chromium import FOR_TESTS

ROOT = Path(__file__).resolve().parents[2]
PAGE = Path(os.environ.get("PRSI_PAGE", ROOT / "web" / "dist"))
HARNESS = (Path(__file__).parent / "port.js").read_text(encoding="utf-8")
START_SECONDS = 60

Json = dict[str, Any]


class Server:
    """`python -m prsi.server` on a port that stays the same when it is stopped and started again."""

    def __init__(self, folder: Path = PAGE) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        assert self.process is None
        command = [sys.executable, "-m", "prsi.server", str(self.port), str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == self.url

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@contextmanager
def served(folder: Path = PAGE) -> Iterator[Server]:
    """A running server of the built page."""
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def close(context: BrowserContext) -> None:
    """Close a context; a request still being answered for it would fail in whichever test calls Playwright next."""
    for page in context.pages:
        page.unroute_all(behavior="ignoreErrors")
    context.unroute_all(behavior="ignoreErrors")
    context.close()


class Chromium:
    """The system's Chromium with a profile of its own, as a process group that can be killed as a power cut would."""

    def __init__(self, executable: str, profile: Path) -> None:
        self.executable = executable
        self.profile = profile
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, playwright: Playwright) -> Browser:
        assert self.process is None
        ready = self.profile / "DevToolsActivePort"
        ready.unlink(missing_ok=True)
        command = [self.executable, "--headless=new", "--remote-debugging-port=0", f"--user-data-dir={self.profile}"]
        self.process = subprocess.Popen(
            [*command, *FOR_TESTS, "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        deadline = time.monotonic() + START_SECONDS
        while not ready.exists() or not ready.read_text().strip():
            assert time.monotonic() < deadline, "Chromium does not start"
            time.sleep(0.02)
        port = ready.read_text().split()[0]
        return playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")

    def kill(self) -> None:
        """End the whole group with SIGKILL: nothing can be written or said any more."""
        if self.process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.profile, ignore_errors=True)


def build_of(folder: Path = PAGE) -> str:
    """The name of a build, as its page carries it."""
    found = re.search(r'name="prsi-build" content="(\w+)"', (folder / "index.html").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def worker_of(folder: Path = PAGE) -> str:
    """The address of a build's worker."""
    (worker,) = (folder / "assets").glob("worker-*.js")
    return f"/assets/{worker.name}"


def blank(page: Page, url: str) -> None:
    """Open an address of the server that has no page, and put the harness of port.js into it."""
    page.goto(f"{url}nothing-here")
    page.evaluate(HARNESS)


def boot(page: Page, url: str, folder: Path = PAGE) -> Json:
    """Start a build's worker in a blank page; returns its first word, `ready` or `failed`."""
    blank(page, url)
    said: Json = page.evaluate("([worker, build]) => port.boot(worker, build)", [worker_of(folder), build_of(folder)])
    return said


def seats(*levels: str) -> list[Json]:
    """A person and bots of these levels."""
    person: Json = {"kind": "person", "name": "Anna", "avatar": "anna"}
    return [person, *({"kind": "bot", "name": level, "avatar": level, "level": level} for level in levels)]


QUICK = {"bot_min": 20, "bot_max": 60, "next_round": None}


def stored(page: Page, store: str) -> list[Json]:
    """Every row of a store, read past the worker."""
    rows: list[Json] = page.evaluate(
        """store => new Promise((resolve, reject) => {
          const opening = indexedDB.open("prsi");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const reading = opening.result.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => { opening.result.close(); resolve(reading.result); };
          };
        })""",
        store,
    )
    return rows
