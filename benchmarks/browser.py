"""The page in Chromium: how soon it is usable, how soon one plays, how much is transferred, how smooth it is.

    .venv/bin/python -m benchmarks.browser [RUNS]

Each run has a new profile: a bare boot of the same Pyodide build (its files, our trimmed standard library, nothing of
ours) and the page, first cold, then warm from the same profile. All times are the page's own clock, from the start of
its navigation. The page is served locally and compressed, by one process for all.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import statistics
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import uvicorn
from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

from prsi.server import page_application, page_folder
from prsi.server.page import Application, Message, Receive, Scope, Send
from tools.chromium import find_chromium

ROOT = Path(__file__).resolve().parent.parent
ARGUMENTS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    *(("--no-sandbox",) if os.geteuid() == 0 else ()),
)
SETTINGS = {"pace": "instant", "animation": "off", "sound": False, "vibration": False, "language": "en"}
SETUP = {"preset": "prsi", "opponents": 1, "level": "beginner", "format": {"kind": "single"}}
MOVES = 12
"""Own moves of the game during which long tasks are counted."""

BARS = {
    "home usable, cold": ("ms", 1000),
    "first legal move, cold / bare boot": ("×", 1.6),
    "first legal move, warm / bare boot": ("×", 1.6),
    "transferred by a first visit": ("bytes", 6_000_000),
    "requests to other hosts": ("", 0),
    "longest task on the main thread in play": ("ms", 100),
}

BARE = """
import {{ loadPyodide }} from "/bare/pyodide.mjs";
await loadPyodide({{ indexURL: "{base}", stdLibURL: "{stdlib}", lockFileContents: {lock}, packageBaseUrl: "{base}" }});
postMessage("ready");
"""
BARE_PAGE = """<!doctype html><title>bare</title><script type="module" src="/bare/page.js"></script>"""
BARE_SCRIPT = """
new Worker("/bare/worker.js", { type: "module" }).onmessage = () => {
  document.documentElement.dataset.ready = performance.now();
};
"""


class Counted:
    """The page's server, which counts the bytes of the bodies it sends."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self.sent = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and count its answer."""

        async def counting(message: Message) -> None:
            self.sent += len(message.get("body", b""))
            await send(message)

        await self.application(scope, receive, counting)


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, Counted]]:
    """The folder on a free port of this machine, in a thread."""
    counted = Counted(page_application(folder))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(uvicorn.Config(counted, lifespan="off", access_log=False, log_level="warning"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/", counted
        server.should_exit = True
        thread.join()


def add_bare(folder: Path) -> None:
    """Put a page beside ours that boots the same Pyodide build and nothing else."""
    worker = next((folder / "assets").glob("worker-*.js")).read_text(encoding="utf-8")
    lock = json.loads((ROOT / "web/node_modules/pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    base = re.search(r"/py/[0-9a-f]+/", worker)
    stdlib = re.search(r"/py/stdlib-[0-9a-f]+\.zip", worker)
    assert base is not None
    assert stdlib is not None
    bare = folder / "bare"
    bare.mkdir()
    shutil.copy(ROOT / "web/node_modules/pyodide/pyodide.mjs", bare)
    text = json.dumps(json.dumps({"info": lock["info"], "packages": {}}))
    (bare / "worker.js").write_text(BARE.format(base=base[0], stdlib=stdlib[0], lock=text), encoding="utf-8")
    (bare / "page.js").write_text(BARE_SCRIPT, encoding="utf-8")
    (bare / "index.html").write_text(BARE_PAGE, encoding="utf-8")


@contextmanager
def browser(playwright: Playwright, profile: Path) -> Iterator[BrowserContext]:
    """A Chromium with this profile."""
    executable = find_chromium()
    assert executable is not None, "Chromium is not installed"
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=executable, args=list(ARGUMENTS), headless=True, viewport={"width": 390, "height": 780}
    )
    context.set_default_timeout(120_000)
    yield context
    context.close()


def bare_boot(context: BrowserContext, url: str) -> float:
    """Milliseconds until a bare Pyodide is ready."""
    page = context.pages[0]
    page.goto(f"{url}bare/")
    page.wait_for_selector("html[data-ready]")
    return float(page.locator("html").get_attribute("data-ready") or "nan")


# Presses "play" as soon as it is there and notes when a move may be made: the measured page is not also kept busy by
# somebody who asks it from outside how far it is.
HURRY = """
globalThis.longTasks = [];
const tasks = new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((task) => task.duration)));
tasks.observe({ type: "longtask" });
const times = {};
const look = () => {
  const play = document.querySelector("[data-testid=play]");
  if (play !== null && times.home === undefined) {
    times.home = performance.now();
    play.click();
  }
  if (document.querySelector("main.mine [data-card]") === null) return;
  observer.disconnect();
  requestAnimationFrame(() => {
    document.documentElement.dataset.home = times.home;
    document.documentElement.dataset.move = performance.now();
  });
};
const observer = new MutationObserver(look);
observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
"""


def visit(context: BrowserContext, url: str) -> tuple[float, float, Page]:
    """Open the page and press "play" at once: milliseconds until home is usable and until a move may be made."""
    page = context.pages[0]
    stored = {"prsi.settings": SETTINGS, "prsi.setup": SETUP}
    page.add_init_script(
        f"for (const [key, value] of Object.entries({json.dumps(stored)}))"
        f" localStorage.setItem(key, JSON.stringify(value));{HURRY}"
    )
    page.goto(url, wait_until="commit")
    page.wait_for_selector("html[data-move]")
    html = page.locator("html")
    return float(html.get_attribute("data-home") or "nan"), float(html.get_attribute("data-move") or "nan"), page


def longest_task(page: Page) -> float:
    """Play some moves by the mouse; the longest task that the main thread had meanwhile, in ms (0: none over 50)."""
    page.evaluate("longTasks.splice(0)")
    for _ in range(MOVES):
        page.wait_for_selector(".fields button, main.mine, [data-testid=rematch]")
        if page.get_by_test_id("rematch").count():
            break
        if page.locator(".fields button").count():
            page.locator(".fields button").first.click()
            continue
        cards = page.locator(".held.playable")
        target = cards.first if cards.count() else page.locator("button.draw")
        with suppress(Error):  # the position may change under the mouse
            target.click(position={"x": 12, "y": 16}, timeout=2000)
        page.wait_for_timeout(300)
    tasks: list[float] = page.evaluate("longTasks")
    return max(tasks, default=0.0)


def measure(playwright: Playwright, folder: Path) -> dict[str, float]:
    """One run: bare and own, cold and warm, in new profiles."""
    found: dict[str, float] = {}
    hosts: set[str] = set()
    with served(folder) as (url, counted), tempfile.TemporaryDirectory() as scratch:
        for kind in ("cold", "warm"):
            with browser(playwright, Path(scratch) / "bare") as context:
                found[f"bare boot, {kind}"] = bare_boot(context, url)
                context.pages[0].wait_for_timeout(1500)  # the browser keeps compiled code a little later
        for kind in ("cold", "warm"):
            counted.sent = 0
            with browser(playwright, Path(scratch) / "own") as context:
                context.on("request", lambda request: hosts.add(request.url.split("/")[2]))
                home, move, page = visit(context, url)
                found[f"home usable, {kind}"] = home
                found[f"first legal move, {kind}"] = move
                found[f"first legal move, {kind} / bare boot"] = move / found[f"bare boot, {kind}"]
                page.evaluate("navigator.serviceWorker.ready.then(() => null)")
                page.wait_for_timeout(1500)
                if kind == "cold":
                    found["transferred by a first visit"] = counted.sent
                    # The warm visit deals a game too, instead of being asked what to do with this one.
                    page.evaluate("indexedDB.deleteDatabase('prsi')")
                else:
                    found["longest task on the main thread in play"] = longest_task(page)
        found["requests to other hosts"] = len(hosts - {url.split("/")[2]})
    return found


def main(arguments: list[str]) -> int:
    """Measure, print a table with the bars, and return 1 if one is missed."""
    runs = int(arguments[0]) if arguments else 5
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder = Path(scratch) / "page"
        shutil.copytree(Path(os.environ["PRSI_PAGE"]) if "PRSI_PAGE" in os.environ else page_folder(), folder)
        add_bare(folder)
        results = [measure(playwright, folder) for _ in range(runs)]
    missed = False
    print(f"| {runs} runs | median | least | most | bar |\n|---|---|---|---|---|")
    for name in results[0]:
        values = [result[name] for result in results]
        unit, bar = BARS.get(name, ("ms", None))
        digits = 2 if unit == "×" else 0
        median = statistics.median(values)
        verdict = "" if bar is None else f"≤ {bar:,} {unit}{'' if median <= bar else ' **missed**'}".replace(" ×", "×")
        missed = missed or (bar is not None and median > bar)
        cells = " | ".join(f"{value:,.{digits}f}" for value in (median, min(values), max(values)))
        print(f"| {name} | {cells} | {verdict} |")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
