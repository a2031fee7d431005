"""People at a table, in real browsers at a real server: a whole match, and what goes wrong on the way."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.app import PHONE, Words
from tests.browser.online import MOVES, Guest, Line, OnlineServer, finished, mine, move, online_server, position

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1280, "height": 800}
TABLET = {"width": 768, "height": 1024}
CZECH = Words("cs")
GERMAN = Words("de")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnlineServer]:
    """A server that soon notices who is gone: a ping each three seconds."""
    database = tmp_path_factory.mktemp("online") / "prsi.sqlite3"
    with online_server(database, PRSI_PING_SECONDS="3") as running:
        yield running


@pytest.fixture
def guests() -> Iterator[list[Guest]]:
    """Visitors to be closed at the end; whatever their consoles said is a fault."""
    made: list[Guest] = []
    yield made
    faults = [fault for guest in made for fault in guest.faults]
    for guest in made:
        guest.context.close()
    assert not faults, "\n".join(faults)


def until(what: str, is_so: Callable[[], bool], seconds: float = 15) -> None:
    """Wait for something that no single selector says."""
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def play(pages: list[Page], before: Callable[[Page, int], None] | None = None, call: bool = True) -> None:
    """Let everybody play until all see the score; `before` is told of each turn."""
    turns = 0
    for _ in range(MOVES):
        if all(finished(page) for page in pages):
            return
        for page in pages:
            if page.locator(".call-out").count():
                page.locator(".call-out").click()
            if not mine(page) or finished(page):
                continue
            seen = position(page)
            if before is not None:
                before(page, turns)
            turns += 1
            if move(page, call):
                for _ in range(60):
                    if position(page) != seen or not mine(page):
                        break
                    page.wait_for_timeout(25)
        pages[0].wait_for_timeout(20)
    raise AssertionError("the round does not end")


def test_two_people_play_a_whole_match(browser: Browser, server: OnlineServer, guests: list[Guest]) -> None:
    """A phone in Czech and a desktop in German: calls, a call-out, chat, a lost network, another device, a rematch."""
    line = Line(server.port)
    phone = Guest(browser, line.url, "cs", PHONE, touch=True)
    desktop = Guest(browser, server.url, "de", DESKTOP)
    guests += [phone, desktop]
    one, two = phone.page, desktop.page
    code = phone.make_table(
        ruleset={"preset": "mau-mau"}, seats=2, format={"kind": "rounds_won", "n": 2}, bots=0, public=False
    )

    # The table is made on the phone; its link seats the desktop, and both see it at once.
    phone.visit(code)
    one.get_by_role("heading", name=CZECH("waiting-title", count=1)).wait_for()
    desktop.visit(code)
    two.get_by_role("heading", name=GERMAN("waiting-full")).wait_for()
    one.get_by_role("heading", name=CZECH("waiting-full")).wait_for()
    assert not one.workers, "play with people needs no rules in the page"

    # A sentence is read in the reader's language, and five seconds have to pass before the next.
    one.get_by_role("button", name=CZECH("chat-button")).click()
    one.locator("[data-phrase=good_luck]").click()
    two.get_by_text(GERMAN("say-good_luck"), exact=True).wait_for()
    one.get_by_role("button", name=CZECH("chat-button")).click()
    assert one.locator("[data-phrase=thanks]").get_attribute("aria-disabled") == "true"
    one.locator("[data-phrase=thanks]").click(force=True)
    one.get_by_role("button", name=CZECH("table-close")).click()
    assert two.get_by_text(GERMAN("say-thanks"), exact=True).count() == 0

    one.get_by_test_id("ready").click()
    one.get_by_text(CZECH("ready-done")).first.wait_for()
    two.get_by_test_id("ready").click()
    for page in (one, two):
        page.wait_for_selector("[data-card]")

    # Nobody calls in the first round: whoever has one card left is called out by the other.
    def watch(_page: Page, turn: int) -> None:
        if turn == 4:
            lose_the_network(line, one, two)

    play_until_called_out([one, two], watch)
    play([one, two])

    # The deal is checked on the phone, with the rules that are loaded only now.
    one.get_by_role("button", name=CZECH("fair-title")).click()
    one.get_by_role("button", name=CZECH("fair-check")).click()
    one.get_by_text(CZECH("fair-yes")).wait_for(timeout=60_000)
    one.keyboard.press("Escape")

    # On to another device by a code: the same seat, the same cards, and the phone stays at the table, too.
    next_round([one, two])
    tablet = change_device(browser, server, phone, code)
    guests.append(tablet)
    three = tablet.page
    assert hand(three) == hand(one)
    play([three, two], call=True)
    one.wait_for_selector("[data-testid=next], [data-testid=rematch]")
    while not three.get_by_test_id("rematch").count():
        next_round([three, two])
        play([three, two])

    # The match is over: points for both, and one more with the same people.
    three.get_by_test_id("points").wait_for()
    assert sorted(points(page) for page in (three, two)) == [1, 10]
    three.get_by_test_id("rematch").click()
    two.get_by_text(GERMAN("seat-ready")).first.wait_for()
    two.get_by_test_id("rematch").click()
    for page in (one, two, three):
        page.wait_for_selector("[data-card]")
    line.close()


def points(page: Page) -> int:
    """What the page says that the match was worth."""
    return int("".join(filter(str.isdigit, page.get_by_test_id("points").inner_text())))


def hand(page: Page) -> list[str]:
    """The own cards on screen."""
    page.wait_for_selector("[data-card]")
    cards: list[str] = page.evaluate("[...document.querySelectorAll('[data-card]')].map(e => e.dataset.card)")
    return sorted(cards)


def next_round(pages: list[Page]) -> None:
    """Everybody is ready, one after the other; the last one's word deals."""
    for page in pages:
        page.get_by_test_id("next").click()
    for page in pages:
        page.wait_for_selector("[data-card]")


def play_until_called_out(pages: list[Page], watch: Callable[[Page, int], None]) -> None:
    """Play without calling until somebody has been called out for it, and has drawn."""
    turns = 0
    for _ in range(MOVES):
        for page in pages:
            if page.locator(".call-out").count():
                counts = page.locator(".seat .count").first
                page.locator(".call-out").click()
                expect(counts).not_to_have_text("1")
                return
            if mine(page):
                seen = position(page)
                watch(page, turns)
                turns += 1
                if move(page, call=False):
                    for _ in range(60):
                        if position(page) != seen or not mine(page):
                            break
                        page.wait_for_timeout(25)
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is ever called out")


def lose_the_network(line: Line, one: Page, two: Page) -> None:
    """Twenty seconds in a tunnel: both see it, the hand stays, a move that is made meanwhile is made once, after it."""
    cards = hand(one)
    line.lose()
    lost = time.monotonic()
    one.get_by_role("heading", name=CZECH("net-reconnecting")).wait_for(timeout=12_000)
    assert time.monotonic() - lost < 11, "a silent line is noticed within ten seconds"
    assert hand(one) == cards
    two.locator(".seat.gone").wait_for(timeout=15_000)
    assert two.get_by_text(GERMAN("seat-away")).count()
    time.sleep(max(0.0, 20 - (time.monotonic() - lost)))
    line.mend()
    one.locator("h1", has_not_text=CZECH("net-reconnecting")).wait_for()
    until("the other sees it, too", lambda: two.locator(".seat.gone").count() == 0)
    assert hand(one) == cards


def change_device(browser: Browser, server: OnlineServer, phone: Guest, code: str) -> Guest:
    """Open the table on a tablet with the code that the phone shows."""
    page = phone.page
    page.get_by_role("button", name=CZECH("table-menu")).click()
    page.get_by_role("button", name=CZECH("device-title")).click()
    shown = page.get_by_test_id("device-code").inner_text().strip()
    page.get_by_role("button", name=CZECH("table-close")).click()
    tablet = Guest(browser, server.url, "cs", TABLET)
    tablet.page.goto(f"{server.url}#/about")
    tablet.page.wait_for_selector("h1")
    assert tablet.ask("POST", "/api/session/device", {"code": shown})[0] == 200
    tablet.visit(code)
    return tablet
