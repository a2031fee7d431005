"""Table judges' phones for the tests: a clock that is wrong, a network that goes, and fingers that enter games."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.app import AXE, PHONE, QUICK, Words
from tests.browser.house import Json
from tests.browser.online import EXPECTED
from tests.server.championship.playing import SETTINGS, Event
from tests.server.client import Guest, request
from tools.chromium import FOR_TESTS

NAMES = (
    *("Ann", "Bob", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal"),
    *("Ida", "Jan", "Kim", "Leo", "Mia", "Ned", "Ola", "Pam"),
)
MINUTE = 60_000
TOGETHER = ["[2, 'through']", "[0, 'chips']", "[0, 'chips']", "[1, 'through']"]
"""What `come_together` comes to, whoever's network is back first."""

CLOCK = """(() => {
    const key = 'test.ahead';
    if (location.protocol === 'about:') return;
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, '%d');
    const Real = Date;
    const now = () => Real.now() + Number(sessionStorage.getItem(key));
    let passed = 0;
    const own = performance.now.bind(performance);
    performance.now = () => own() + passed;
    globalThis.passTime = by => (passed += by);
    globalThis.Date = class extends Real {
        constructor(...given) { if (given.length === 0) super(now()); else super(...given); }
        static now() { return now(); }
    };
})()"""
"""A device's clock that is so many milliseconds ahead and can be set, and time that passes for the page itself."""

COSTLY = ("Ah", "Ad", "As", "Ac")
CHEAP = ("7h", "7d", "7s", "7c", "8h", "8d", "8s", "8c")


def hands(losing: Sequence[str], pays: str) -> dict[str, list[str]]:
    """Cards left after a game that costs `pays` a chip: two that count much, and a cheap one for each other."""
    cheap = iter(CHEAP)
    return {who: [COSTLY[0], COSTLY[1]] if who == pays else [next(cheap)] for who in losing}


def hall(
    base: str, opened: Event | None = None, call: bool = True, **settings: object
) -> tuple[Event, dict[str, str], list[list[str]]]:
    """A championship of sixteen at four tables, drawn by hand and called: the event, ids by name, and the tables."""
    event = opened or Event.open(base, chips=2, **settings)
    for name in NAMES:
        event.done(event.head, "registered", entrant="", name=f"{name} Tester", shown=name, born=1990)
    found = event.view(event.head)
    ids = {one["shown"]: one["id"] for name, one in found.items() if name.startswith("entrant:")}
    for who in ids.values():
        event.done(event.head, "checked_in", entrant=who)
    event.plan(len(NAMES))
    tables = [[ids[name] for name in NAMES[n : n + 4]] for n in range(0, 16, 4)]
    event.done(event.head, "draw_typed", round=1, attempt=1, tables=tables, byes=[])
    if call:
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
        self.context.set_default_timeout(60_000)
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
        # Chromium's remark that plain HTTP gives the page less: the page says so itself.
        plain = "Cross-Origin-Opener-Policy header has been ignored" in message.text
        if message.type == "error" and not plain and not EXPECTED.search(message.text):
            self.faults.append(message.text)

    # ---- the phone ----

    def settled(self) -> None:
        """Wait until the table is shown and counted, by rules that are here."""
        self.page.wait_for_selector("[data-testid=seats][data-counting=false][data-ready=true]")

    def keep(self) -> None:
        """Wait until the phone can load the page without a network."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        self.page.reload()
        self.settled()

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload()
        self.settled()

    def reopen(self, back: bool = False) -> None:
        """Close the tab and open the page in a new one; `back`: with the network that has come back meanwhile."""
        ahead = self.page.evaluate("sessionStorage.getItem('test.ahead')")
        self.page.close()
        if back:
            self.context.set_offline(False)
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

    def set_clock(self, by: int) -> None:
        """Set the device's clock on or back; no time passes."""
        self.page.evaluate(
            "by => sessionStorage.setItem('test.ahead', String(Number(sessionStorage.getItem('test.ahead')) + by))", by
        )

    def pass_time(self, milliseconds: int) -> None:
        """Let time go by on this phone."""
        self.set_clock(milliseconds)
        self.page.evaluate("by => passTime(by)", milliseconds)

    def link(self, state: str) -> None:
        """Wait for what the page says of its connection."""
        self.page.wait_for_selector(f"[data-testid=link][data-state={state}]")

    @property
    def waiting(self) -> int:
        """How many entries wait."""
        return int(self.page.get_by_test_id("link").get_attribute("data-waiting") or 0)

    # ---- fingers ----

    def tap(self, name: str, **data: str) -> None:
        """Tap what has a name, a while after the tap before and before the one after: it is no double tap."""
        self.page.evaluate("passTime(600)")
        more = "".join(f'[data-{key}="{value}"]' for key, value in data.items())
        self.page.locator(f"[data-testid={name}]{more}").first.click()
        self.page.evaluate("passTime(600)")

    def fill_in(self, winner: str, left: Mapping[str, Sequence[str]]) -> None:
        """Tap the winner and everybody's cards, to where it is read over."""
        self.tap("winner", who=winner)
        for cards in left.values():
            for card in cards:
                self.page.locator(f'[data-code="{card}"]').click()
            self.tap("next")
        self.page.wait_for_selector("[data-testid=outcome] p")

    def back_to(self, heading: str) -> None:
        """Tap the way back, and wait for the step before."""
        self.tap("back")
        self.page.locator("main h2", has_text=heading).wait_for()

    def fill_again(self, winner: str, losing: int) -> None:
        """Begin the next game, where all was entered before, and go to where it is read over."""
        self.tap("enter-game")
        self.tap("winner", who=winner)
        for _ in range(losing):
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

    def address_of(self, table: int) -> str:
        """The address of a table's judge, with the key as it is now."""
        return f"{self.address.rpartition('/')[0]}/{self.event.keys()['judges'][str(table)]}"

    def focused(self) -> str:
        """Which element has the focus."""
        return str(self.page.evaluate("document.activeElement.tagName"))

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

    def soon(self, expected: Json, seconds: float = 60) -> None:
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


def told(event: Event, table: int) -> list[Json]:
    """The games in the log about a table, taken back or not."""
    key = event.keys()["judges"][str(table)]
    reports = event.view(key)["sheet:1"]["reports"]
    return [one for one in reports if one["report"]["kind"] == "game_entered"]


def seats(ann: Any, bob: Any, cid: Any, dan: Any, players: Sequence[str], status: str, following: int) -> Json:
    """What a page is to show, player by player in seat order."""
    shown = dict(zip(players, ([*one] for one in (ann, bob, cid, dan)), strict=True))
    return {"status": status, "next": following, "players": shown}


def come_together(
    phone: Callable[..., Judge], event: Event, players: Sequence[str], table: int, first: str, keeps: bool = True
) -> list[str]:
    """Three phones at one table, two of them ten minutes offline and ten minutes off; return how it stands in the end.

    `first` is whose network is back first, `keeps`: whether the page can be loaded without one (no plain HTTP).
    """
    ann, bob, cid, dan = players
    far = phone(table, ahead=10 * MINUTE, workers=True)
    near = phone(table, ahead=-10 * MINUTE, workers=True)
    third = phone(table)
    for one in (far, near):
        if keeps:
            one.keep()
        one.offline()
        promise = "judge-offline-reload" if keeps else "judge-offline-no-reload"
        assert Words("en")(promise) in one.page.locator("main").inner_text()
    # Five results: Bob, Cid, Dan and Bob once more, who is out; then Cid, who is out too, and that is the end.
    far.enter(ann, hands([bob, cid, dan], bob))
    far.enter(ann, hands([bob, cid, dan], cid))
    if keeps:
        far.reload()
        assert far.waiting == 2, "a reload without a network loses nothing"
    far.enter(ann, hands([bob, cid, dan], dan))
    far.enter(ann, hands([bob, cid, dan], bob), grave=True)
    if keeps:
        far.reopen()
        assert far.waiting == 4, "nor does a tab that was closed"
    far.enter(dan, hands([ann, cid], cid), grave=True)
    far.soon(seats((2, "through"), (0, "chips"), (0, "chips"), (1, "through"), players, "over", 6))
    # The other judge writes down the first two alike and the third differently.
    near.enter(ann, hands([bob, cid, dan], bob))
    near.enter(ann, hands([bob, cid, dan], cid))
    near.enter(ann, hands([bob, cid, dan], cid), grave=True)
    for one in (far, near):
        one.pass_time(10 * MINUTE)
    for one in (far, near) if first == "far" else (near, far):
        if keeps:
            one.online()
        else:
            # Closed without a network, opened with one: what waited is sent then.
            one.reopen(back=True)
    clash = seats((2, "in"), (1, "in"), (1, "in"), (2, "in"), players, "conflict", 3)
    for one in (far, near, third):
        one.page.wait_for_selector("[data-testid=clash][data-clash=differ]")
        one.soon(clash)
        one.link("saved")
        assert one.page.get_by_test_id("keep").count() == 2, "what each said, and both can be chosen"
        assert one.waiting == 0
    assert len(told(event, table)) == 8, "nothing lost, nothing twice"
    # Dan paid for the third game: so the first phone's entry holds.
    paid = f"{NAMES[4 * table - 1]} ace of hearts"
    third.page.locator("[data-testid=clash] li", has_text=paid).get_by_test_id("keep").click()
    third.tap("confirm")
    done = seats((2, "through"), (0, "chips"), (0, "chips"), (1, "through"), players, "over", 6)
    for one in (third, far, near):
        one.page.wait_for_selector("[data-testid=clash]", state="detached")
        one.soon(done)
    assert len(told(event, table)) == 8, "what does not hold stays in the log"
    return [str(one) for one in third.seats()["players"].values()]


def main(base: str, executable: str) -> None:
    """Play the scenario against a server in this machine's network, by plain HTTP."""
    made = request(base, "POST", "/api/me", {"language": "en"})
    guest = Guest("; ".join(f"{name}={value}" for name, value in made.cookies.items()), made.body)
    opened = guest.ask(base, "POST", "/api/championships", {"settings": SETTINGS | {"chips": 2}})
    event, _, tables = hall(base, Event(base, opened["code"], opened["key"]))
    judges: list[Judge] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(FOR_TESTS))

        def phone(table: int, **more: Any) -> Judge:
            judges.append(Judge(browser, f"{base}/", event, table, **more))
            return judges[-1]

        print(json.dumps(come_together(phone, event, tables[0], 1, "near", keeps=False)))
        assert not any(judge.faults for judge in judges), [judge.faults for judge in judges]
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
