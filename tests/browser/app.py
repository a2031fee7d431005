"""The page as a player uses it: opened in a language, with the ordinary settings that make a test quick."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.house import PAGE, ROOT, Json, close

LANGUAGES = ("cs", "sk", "de", "en")
FOLDER = Path(os.environ.get("PRSI_PAGE", PAGE))
PHONE = {"width": 360, "height": 740}
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
QUICK = {"pace": "instant", "animation": "off", "sound": False, "vibration": False}
"""Settings every player has; nothing in the page knows that it is tested."""
ONE_ROUND = {"preset": "prsi", "opponents": 1, "level": "beginner", "format": {"kind": "single"}}
# A missing message, a wrong argument, a broken screen: all of them reach the console.
NOISE = re.compile(r"Service Worker|the page is not kept")
TURNS = 400
"""More turns than a round against one beginner ever takes."""
TOUCH = 3_000
"""Milliseconds for a finger: the page may have gone on since it was looked at, and is looked at again then."""
AGAIN = 1_000
"""Milliseconds after which what has not shown is tried again: a tap too soon after another, say, is not taken."""
STILL_SECONDS = 60.0
"""A page that stands still longer, whatever is done, is a fault."""

may_be_gone = suppress(PlaywrightTimeout)
"""Round each touch of a page that goes on by itself, with `timeout=TOUCH`."""

POSITION = (
    "JSON.stringify([location.hash, document.querySelector('h1')?.innerText,"
    " document.querySelectorAll('.fields').length,"
    " [...document.querySelectorAll('[data-card]')].map(e => e.dataset.card)])"
)
"""What the player sees of the position, to tell that something has happened."""

OWN = {"result": "[data-testid=rematch]", "wish": ".fields button", "turn": "main.mine"}
"""What one player alone has to do; `next` is the score of a round that is not the last."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; reading them takes a fifth of a second."""
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((ROOT / "src" / "prsi" / "locale" / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


class Words:
    """The messages of one language, as the page shows them; read when one is asked for."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, name: str, /, **arguments: str | int) -> str:
        messages = bundle(self.language)
        message = messages.get_message(name)
        assert message.value is not None
        text, errors = messages.format_pattern(message.value, arguments)
        assert not errors, (name, errors)
        return str(text)


class Visit:
    """One visitor: a context with its storage, a page, and what went wrong in it."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page = context.new_page()
        self.faults: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not NOISE.search(message.text):
            self.faults.append(message.text)

    def open(self, route: str = "/") -> Page:
        self.page.goto(f"{self.url}#{route}")
        self.page.wait_for_selector("h1")
        return self.page

    def play(self) -> Page:
        """From home to the table: one press."""
        page = self.open()
        page.get_by_test_id("play").click()
        page.wait_for_selector("[data-card]")
        return page

    def axe(self) -> list[str]:
        """What axe finds on the screen as it is: rule and the first element, one line each."""
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.evaluate(AXE)
        found = self.page.evaluate(
            "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map(v => "
            "`${v.id}: ${v.help}: ${v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(' | ')}`))"
        )
        return [str(line) for line in found]

    def overflow(self) -> int:
        """CSS pixels by which the page is wider than its window."""
        wider: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return max(0, wider)


@contextmanager
def visit(
    browser: Browser,
    url: str,
    language: str,
    *,
    theme: str = "light",
    settings: Json | None = None,
    setup: Json | None = None,
    touch: bool = False,
    size: Json | None = None,
) -> Iterator[Visit]:
    """A visitor with settings and set-up stored, as after an earlier visit; whatever the console says is a fault."""
    context = browser.new_context(
        viewport=size or PHONE,  # type: ignore[arg-type]
        locale=language,
        has_touch=touch,
        is_mobile=touch,
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        service_workers="block",
        bypass_csp=False,
    )
    context.set_default_timeout(60_000)
    stored = {
        "prsi.settings": {"language": language, "theme": theme, **QUICK, **(settings or {})},
        "prsi.setup": ONE_ROUND if setup is None else setup,
    }
    context.add_init_script(
        f"for (const [key, value] of Object.entries({json.dumps(stored)}))"
        " if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));"
    )
    visitor = Visit(context, url)
    try:
        yield visitor
        assert not visitor.faults, "\n".join(visitor.faults)
    finally:
        close(context)


def look(page: Page, states: Mapping[str, str]) -> tuple[str, str]:
    """Wait until one of these selectors finds something; the first one's name and the position, both of one moment.

    A page that goes on between two looks would be read as what it never was.
    """
    seen = page.wait_for_function(
        "states => { const found = states.find(([, selector]) => document.querySelector(selector));"
        f" return found && [found[0], {POSITION}]; }}",
        arg=[[name, selector] for name, selector in states.items()],
    ).json_value()
    state, position = seen
    return str(state), str(position)


def settled(page: Page) -> str:
    """Wait until the player has something to do, and say what: wish, turn or result."""
    return look(page, OWN)[0]


def steps(page: Page, states: Mapping[str, str] = OWN) -> Iterator[str]:
    """Each state for the caller to act on, who leaves the loop at the last; an error where the page stands still."""
    changed = time.monotonic()
    seen = ""
    moves = 0
    while moves < TURNS:
        state, before = look(page, states)
        if before != seen:
            seen, changed, moves = before, time.monotonic(), moves + 1
        assert time.monotonic() - changed < STILL_SECONDS, f"nothing comes of what is done at a {state}: {before}"
        yield state
        with may_be_gone:
            page.wait_for_function(f"before => {POSITION} !== before", arg=before, timeout=AGAIN)
    raise AssertionError("the round does not end")


def until(page: Page, what: str, holds: Callable[[], bool], seconds: float = 60) -> None:
    """Wait for something that no selector shows; the page waits, since Playwright hears nothing while a test sleeps."""
    for _ in range(int(seconds * 10)):
        if holds():
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"it did not come to that: {what}")


def accessible_name(locator: Locator) -> str:
    """What a screen reader calls an element."""
    return (locator.get_attribute("aria-label") or locator.inner_text()).strip()
