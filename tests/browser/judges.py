"""Table judges' phones for the tests: a clock that is wrong, a network that goes, and fingers that enter games."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.app import AXE, PHONE, QUICK
from tests.browser.house import Json
from tests.browser.online import EXPECTED
from tests.server.championship.playing import Event

NAMES = (
    *("Ann", "Bob", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal"),
    *("Ida", "Jan", "Kim", "Leo", "Mia", "Ned", "Ola", "Pam"),
)
MINUTE = 60_000

CLOCK = """(() => {
    const key = 'test.ahead';
    if (location.protocol === 'about:') return;
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, '%d');
    const Real = Date;
    const now = () => Real.now() + Number(sessionStorage.getItem(key));
    globalThis.Date = class extends Real {
        constructor(...given) { if (given.length === 0) super(now()); else super(...given); }
        static now() { return now(); }
    };
})()"""
"""A device's clock that is so many milliseconds ahead, and can be moved on."""

COSTLY = ("Ah", "Ad", "As", "Ac")
CHEAP = ("7h", "7d", "7s", "7c", "8h", "8d", "8s", "8c")


def hands(losing: Sequence[str], pays: str) -> dict[str, list[str]]:
    """Cards left after a game that costs `pays` a chip: two that count much, and a cheap one for each other."""
    cheap = iter(CHEAP)
    return {who: [COSTLY[0], COSTLY[1]] if who == pays else [next(cheap)] for who in losing}


def hall(base: str, **settings: object) -> tuple[Event, dict[str, str], list[list[str]]]:
    """A championship of sixteen at four tables, drawn by hand and called: the event, ids by name, and the tables."""
    event = Event.open(base, chips=2, **settings)
    for name in NAMES:
        event.done(event.head, "registered", entrant="", name=f"{name} Tester", shown=name, born=1990)
    found = event.view(event.head)
    ids = {one["shown"]: one["id"] for name, one in found.items() if name.startswith("entrant:")}
    for who in ids.values():
        event.done(event.head, "checked_in", entrant=who)
    event.plan(len(NAMES))
    tables = [[ids[name] for name in NAMES[n : n + 4]] for n in range(0, 16, 4)]
    event.done(event.head, "draw_typed", round=1, attempt=1, tables=tables, byes=[])
    event.done(event.head, "round_called", round=1, attempt=1)
    return event, ids, tables


class Judge:
    """A judge's phone at one table."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        event: Event,
        table: int,
        *,
        ahead: int = 0,
        language: str = "en",
        theme: str = "light",
        size: Json | None = None,
        workers: bool = False,
        **more: Any,
    ) -> None:
        self.event = event
        self.context = browser.new_context(
            viewport=size or PHONE,  # type: ignore[arg-type]
            locale=language,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            service_workers="allow" if workers else "block",
            **more,
        )
        stored = json.dumps(json.dumps({"language": language, "theme": theme, **QUICK}))
        self.context.add_init_script(
            f"if (location.protocol !== 'about:') localStorage.setItem('prsi.settings', {stored})"
        )
        self.context.add_init_script(CLOCK % ahead)
        self.context.set_default_timeout(15_000)
        self.faults: list[str] = []
        key = event.keys()["judges"][str(table)]
        self.address = f"{url}#/c/{event.code}/{key}"
        self.page = self._page()
        self.page.goto(self.address)
        self.settled()

    def _page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def _console(self, message: Any) -> None:
        if message.type == "error" and not EXPECTED.search(message.text):
            self.faults.append(message.text)

    # ---- the phone ----

    def settled(self) -> None:
        """Wait until the table is shown and counted."""
        self.page.wait_for_selector("[data-testid=seats][data-counting=false]")

    def keep(self) -> None:
        """Wait until the phone can load the page without a network."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        self.page.reload()
        self.settled()

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload()
        self.settled()

    def reopen(self) -> None:
        """Close the tab and open the page in a new one."""
        ahead = self.page.evaluate("sessionStorage.getItem('test.ahead')")
        self.page.close()
        self.page = self._page()
        self.page.add_init_script(f"sessionStorage.setItem('test.ahead', '{ahead}')")
        self.page.goto(self.address)
        self.settled()

    def offline(self) -> None:
        """Lose the network."""
        self.context.set_offline(True)
        self.link("offline")

    def online(self) -> None:
        """Find it again, and wait until all is sent."""
        self.context.set_offline(False)
        self.link("saved")

    def pass_time(self, milliseconds: int) -> None:
        """Let the phone's clock go on."""
        self.page.evaluate(
            "by => sessionStorage.setItem('test.ahead', String(Number(sessionStorage.getItem('test.ahead')) + by))",
            milliseconds,
        )

    def link(self, state: str) -> None:
        """Wait for what the page says of its connection."""
        self.page.wait_for_selector(f"[data-testid=link][data-state={state}]")

    @property
    def waiting(self) -> int:
        """How many entries wait."""
        return int(self.page.get_by_test_id("link").get_attribute("data-waiting") or 0)

    # ---- fingers ----

    def tap(self, name: str, **data: str) -> None:
        """Tap what has a name."""
        more = "".join(f'[data-{key}="{value}"]' for key, value in data.items())
        self.page.locator(f"[data-testid={name}]{more}").first.click()

    def fill_in(self, winner: str, left: Mapping[str, Sequence[str]]) -> None:
        """Tap the winner and everybody's cards, to where it is read over."""
        self.tap("winner", who=winner)
        for cards in left.values():
            for card in cards:
                self.page.locator(f'[data-code="{card}"]').click()
            self.tap("next")
        self.page.wait_for_selector("[data-testid=outcome] p")

    def enter(self, winner: str, left: Mapping[str, Sequence[str]], grave: bool = False) -> None:
        """Enter the next game; `grave`: it asks once more, for somebody's place depends on it."""
        self.tap("enter-game")
        self.fill_in(winner, left)
        self.finish(grave)

    def finish(self, grave: bool = False) -> None:
        """Enter what was read over."""
        self.tap("next")
        if grave:
            self.tap("confirm")
        self.settled()

    # ---- what is seen ----

    def seats(self) -> Json:
        """What the page shows of each player: chips and state; and of the table."""
        self.settled()
        shown: Json = self.page.evaluate(
            """() => {
                const seats = document.querySelector('[data-testid=seats]');
                return {
                    status: seats.dataset.status,
                    next: Number(seats.dataset.next),
                    players: Object.fromEntries([...seats.querySelectorAll('li')].map(
                        one => [one.dataset.who, [Number(one.dataset.chips), one.dataset.state]])),
                };
            }"""
        )
        return shown

    def soon(self, expected: Json, seconds: float = 15) -> None:
        """Wait until the page shows this."""
        until = time.monotonic() + seconds
        while (seen := self.seats()) != expected and time.monotonic() < until:
            self.page.wait_for_timeout(100)
        assert seen == expected

    def clock(self) -> int:
        """Seconds of the ten minutes that the page shows."""
        minutes, seconds = self.page.get_by_test_id("clock").inner_text().split()[0].split(":")
        return int(minutes) * 60 + int(seconds)

    def axe(self) -> list[str]:
        """What axe finds on the screen as it is."""
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.evaluate(AXE)
        found = self.page.evaluate(
            "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map(v => "
            "`${v.id}: ${v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(' | ')}`))"
        )
        return [str(line) for line in found]

    def overflow(self) -> int:
        """CSS pixels by which the page is wider than its window."""
        wider: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return max(0, wider)
