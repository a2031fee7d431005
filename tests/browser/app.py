"""The page as a player uses it: opened in a language, with the ordinary settings that make a test quick."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page

from tests.browser.house import PAGE, ROOT, Json

LANGUAGES = ("cs", "sk", "de", "en")
FOLDER = Path(os.environ.get("PRSI_PAGE", PAGE))
PHONE = {"width": 360, "height": 740}
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
QUICK = {"pace": "instant", "animation": "off", "sound": False, "vibration": False}
"""Settings every player has; nothing in the page knows that it is tested."""
ONE_ROUND = {"preset": "prsi", "opponents": 1, "level": "beginner", "format": {"kind": "single"}}
# A missing message, a wrong argument, a broken screen: all of them reach the console.
NOISE = re.compile(r"Service Worker|the page is not kept")


class Words:
    """The messages of one language, as the page shows them."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((ROOT / "src" / "prsi" / "locale" / language).glob("*.ftl")):
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, name: str, /, **arguments: str | int) -> str:
        message = self.bundle.get_message(name)
        assert message.value is not None
        text, errors = self.bundle.format_pattern(message.value, arguments)
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
        context.close()


def accessible_name(locator: Locator) -> str:
    """What a screen reader calls an element."""
    return (locator.get_attribute("aria-label") or locator.inner_text()).strip()
