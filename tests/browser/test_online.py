"""People at a table, in real browsers at a real server: a whole match, and what goes wrong on the way."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.browser.app import PHONE, Words, until
from tests.browser.online import (
    Guest,
    Line,
    OnlineServer,
    act_once,
    finished,
    mine,
    move,
    online_server,
    press,
    turns,
)

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


def play(pages: list[Page], act: Callable[[Page], bool] = lambda page: move(page, call=True)) -> None:
    """Let everybody play until all see the score."""
    for page in turns(pages):
        if mine(page) and not finished(page):
            act_once(page, act)
        elif all(finished(other) for other in pages):
            return


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
    desktop.join(code)
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
    play([three, two])
    one.wait_for_selector("[data-testid=next], [data-testid=rematch]")
    while not three.get_by_test_id("rematch").count():
        next_round([three, two])
        play([three, two])

    # The match is over: points for both, and one more with the same people.
    three.get_by_test_id("points").wait_for()
    assert sorted(points(page) for page in (three, two)) == [1, 10]
    # It is kept on the device, and watched there without the server: all hands lie open.
    two.get_by_test_id("watch").click()
    two.wait_for_selector("[data-held]")
    # And from the list of games on the server, where it is on every device.
    two.goto(f"{server.url}#/statistics")
    two.locator("[data-testid=watch]").first.click()
    two.wait_for_selector("[data-held]")
    two.goto(f"{server.url}#/t/{code}")
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
    moves = 0
    for page in turns(pages):
        if page.locator(".call-out").count():
            counts = page.locator(".seat .count").first
            page.locator(".call-out").click()
            expect(counts).not_to_have_text("1")
            return
        if mine(page):
            watch(page, moves)
            moves += 1
            act_once(page, lambda page: move(page, call=False))


def lose_the_network(line: Line, one: Page, two: Page) -> None:
    """Twenty seconds in a tunnel: both see it, the hand stays, a move that is made meanwhile is made once, after it."""
    cards = hand(one)
    line.lose()
    lost = time.monotonic()
    one.get_by_role("heading", name=CZECH("net-reconnecting")).wait_for()
    assert hand(one) == cards
    two.locator(".seat.gone").wait_for()
    two.get_by_text(GERMAN("seat-away")).first.wait_for()
    time.sleep(max(0.0, 20 - (time.monotonic() - lost)))
    line.mend()
    one.locator("h1", has_not_text=CZECH("net-reconnecting")).wait_for()
    until(two, "the other sees it, too", lambda: two.locator(".seat.gone").count() == 0)
    assert hand(one) == cards


def test_a_line_that_falls_silent_shows_within_ten_seconds(
    browser: Browser, server: OnlineServer, guests: list[Guest]
) -> None:
    """The page's own seconds, which stand still but for these ten: however busy a machine is, they are the same."""
    line = Line(server.port)
    one = Guest(browser, line.url, "cs", PHONE, touch=True)
    guests.append(one)
    page = one.page
    begin = datetime(2030, 1, 1, tzinfo=UTC)
    page.clock.install(time=begin)
    told: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(str(text))))
    one.visit(one.make_table(ruleset={"preset": "prsi"}, seats=2, format={"kind": "single"}, bots=0, public=False))
    page.get_by_test_id("fill").wait_for()
    # An hour on, the page asks whether the server is there: only then does nothing more come.
    before = len(told)
    page.clock.pause_at(begin + timedelta(hours=1))
    until(page, "it has answered", lambda: len(told) > before)
    lost = page.get_by_text(CZECH("net-reconnecting"))
    line.lose()
    page.clock.run_for(4_000)
    assert lost.count() == 0, "an answer has its time"
    page.clock.run_for(6_000)
    expect(lost).not_to_have_count(0)
    line.close()


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


def seated(server: OnlineServer, browser: Browser, guests: list[Guest], count: int, **wish: object) -> list[Guest]:
    """Guests round a table of their own, with cards in their hands."""
    sizes = (PHONE, DESKTOP, TABLET)
    languages = ("cs", "de", "sk")
    made = [Guest(browser, server.url, languages[n], sizes[n], touch=n == 0) for n in range(count)]
    guests += made
    code = made[0].make_table(
        **{
            "ruleset": {"preset": "prsi"},
            "seats": count,
            "format": {"kind": "single"},
            "bots": 0,
            "public": False,
            **wish,
        }
    )
    made[0].visit(code)
    for guest in made[1:]:
        guest.join(code)
    for guest in made:
        guest.page.get_by_test_id("ready").click()
    for guest in made:
        guest.page.wait_for_selector("[data-card]")
    return made


def test_who_leaves_is_asked_about_replaced_and_comes_back(
    browser: Browser, server: OnlineServer, guests: list[Guest]
) -> None:
    """The others decide; the first answer counts; the computer plays on, and the seat waits until the round is over."""
    one, two, three = seated(server, browser, guests, 3, format={"kind": "rounds_won", "n": 5})
    code = one.page.url.rsplit("/", 1)[-1]
    three.page.get_by_role("button", name=Words("sk")("table-menu")).click()
    three.page.get_by_role("button", name=Words("sk")("table-leave")).click()
    three.page.get_by_role("button", name=Words("sk")("leave-do"), exact=True).click()
    three.page.wait_for_url("**/#/")
    for guest, words in ((one, CZECH), (two, GERMAN)):
        guest.page.get_by_role("button", name=words("question-computer")).wait_for()
        guest.page.get_by_role("button", name=words("question-new-game")).wait_for()
        assert guest.axe() == []
    one.page.get_by_role("button", name=CZECH("question-computer")).click()
    for guest in (one, two):
        guest.page.wait_for_selector("#question-title", state="detached")
    # Back by the link, but not into the middle of the round.
    three.page.goto(f"{server.url}t/{code}")
    three.page.get_by_role("heading", name=Words("sk")("returning-title")).wait_for()
    play([one.page, two.page])
    three.page.get_by_test_id("next").wait_for()
    for guest in (one, two, three):
        guest.page.get_by_test_id("next").click()
    for guest in (one, two, three):
        guest.page.wait_for_selector("[data-card]")


@pytest.mark.long
def test_a_round_by_keyboard_alone(browser: Browser, server: OnlineServer, guests: list[Guest]) -> None:
    """The waiting room, a sentence, every move and the next round's word: no pointer at all."""
    one = Guest(browser, server.url, "cs", DESKTOP)
    two = Guest(browser, server.url, "de", DESKTOP)
    guests += [one, two]
    code = one.make_table(
        ruleset={"preset": "mau-mau"}, seats=2, format={"kind": "rounds_won", "n": 5}, bots=0, public=False
    )
    one.visit(code)
    tab_to(one.page, "[data-testid=fill]")
    two.visit(code)
    tab_to(two.page, "[data-testid=sit]")
    two.page.keyboard.press("Enter")
    for guest in (one, two):
        tab_to(guest.page, "[data-testid=ready]")
        guest.page.keyboard.press("Enter")
    for guest in (one, two):
        guest.page.wait_for_selector("[data-card]")
    one.page.keyboard.press("c")
    tab_to(one.page, "[data-phrase=good_luck]")
    one.page.keyboard.press("Enter")
    two.page.get_by_text(GERMAN("say-good_luck"), exact=True).wait_for()
    play([one.page, two.page], press)
    for guest in (one, two):
        tab_to(guest.page, "[data-testid=next]")
        guest.page.keyboard.press("Enter")
    for guest in (one, two):
        guest.page.wait_for_selector("[data-card]")


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until an element has the focus; each stop on the way must show where it is."""
    page.wait_for_selector(selector)
    for _ in range(most):
        page.keyboard.press("Tab")
        here, ring = page.evaluate(
            "selector => { const e = document.activeElement;"
            " return [e.matches(selector), e === document.body || e.matches(':focus-visible')]; }",
            selector,
        )
        assert ring
        if here:
            return
    raise AssertionError(f"the keyboard does not get to {selector}")


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(PHONE, "light", id="phone"),
        pytest.param(PHONE, "dark", id="phone-dark", marks=pytest.mark.long),
        pytest.param(DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing(
    browser: Browser, server: OnlineServer, guests: list[Guest], theme: str, size: dict[str, int]
) -> None:
    """Every screen and sheet of a table with people; and nothing is wider than the window."""
    one = Guest(browser, server.url, "cs", size, theme=theme)
    two = Guest(browser, server.url, "de", DESKTOP, theme=theme)
    guests += [one, two]
    page = one.page
    code = one.make_table(
        ruleset={"preset": "prsi", "stacking": False}, seats=3, format={"kind": "single"}, bots=0, public=False
    )
    one.visit(code)

    def look(what: str) -> None:
        assert one.axe() == [], what
        assert one.overflow() == 0, what

    page.get_by_test_id("fill").wait_for()
    look("waiting room with free seats")
    two.join(code)
    page.get_by_role("heading", name=CZECH("waiting-title", count=1)).wait_for()
    page.get_by_test_id("fill").click()
    page.get_by_test_id("ready").wait_for()
    two.page.get_by_test_id("ready").click()
    page.get_by_text(CZECH("seat-ready")).wait_for()
    look("waiting room where all sit")
    page.get_by_test_id("ready").click()
    for each in (page, two.page):
        each.wait_for_selector("[data-card]")
    two.page.keyboard.press("c")
    two.page.locator("[data-phrase=emoji_wow]").click()
    page.locator(".speech").first.wait_for()
    look("table")
    page.get_by_role("button", name=CZECH("chat-button")).click()
    look("sentences")
    page.get_by_role("button", name=CZECH("chat-players")).click()
    look("players")
    page.get_by_role("button", name=CZECH("table-close")).click()
    for item in ("fair-title", "device-title", "table-leave"):
        page.get_by_role("button", name=CZECH("table-menu")).click()
        look("menu")
        page.get_by_role("button", name=CZECH(item)).click()
        page.locator("dialog[open]").wait_for()
        look(item)
        page.keyboard.press("Escape")
    two.page.goto("about:blank")
    page.locator(".seat.gone").wait_for()
    look("somebody is not connected")
    two.visit(code)
    two.page.wait_for_selector("[data-card]")
    play([page, two.page])
    page.get_by_test_id("points").wait_for()
    look("score")


def test_a_server_that_restarts_costs_nothing(browser: Browser, tmp_path: Path, guests: list[Guest]) -> None:
    """Killed in the middle of a round and started again: the pages come back by themselves, to the same cards."""
    with online_server(tmp_path / "prsi.sqlite3", PRSI_PING_SECONDS="3") as server:
        one, two = seated(server, browser, guests, 2)
        cards = hand(one.page)
        told: list[str] = []
        for guest in (one, two):
            guest.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(str(text))))
        server.kill()
        one.page.get_by_role("heading", name=CZECH("net-reconnecting")).wait_for()
        server.start()
        for guest, words in ((one, CZECH), (two, GERMAN)):
            guest.page.locator("h1", has_not_text=words("net-reconnecting")).wait_for()
        assert hand(one.page) == cards
        keep_waiting(tmp_path / "prsi.sqlite3", {one.page: CZECH, two.page: GERMAN}, told)
        play([one.page, two.page])


def keep_waiting(database: Path, pages: dict[Page, Words], told: list[str]) -> None:
    """Somebody else holds the database: both pages say so, and who draws meanwhile has the card when it is over."""
    drawing = next(page for page in pages if mine(page))
    before = len(hand(drawing))
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        drawing.locator(".draw:not([aria-disabled=true])").click()
        for page, words in pages.items():
            page.locator("h1", has_text=words("net-waiting")).wait_for()
        # Until the server has given it up once, so that the page has to send it again by itself.
        until(
            drawing,
            "it is refused",
            lambda: len(hand(drawing)) == before and any("not_stored" in text for text in told),
        )
    for page, words in pages.items():
        page.locator("h1", has_not_text=words("net-waiting")).wait_for()
    # Under a seven it is two cards, under an ace none: the deal decides (R4).
    until(drawing, "it is done", lambda: len(hand(drawing)) > before or not mine(drawing))


def test_what_cannot_be_is_said(browser: Browser, server: OnlineServer, guests: list[Guest]) -> None:
    """A wrong link, a full table, a page that is older than the server: one sentence each, and a way out."""
    one, _two = seated(server, browser, guests, 2)
    code = one.page.url.rsplit("/", 1)[-1]
    late = Guest(browser, server.url, "de", PHONE)
    guests.append(late)
    late.visit(code)
    late.page.get_by_role("heading", name=GERMAN("full-title")).wait_for()
    assert late.axe() == []
    late.visit("NOSUCHTABLE")
    late.page.get_by_text(GERMAN("notice-table-unknown")).wait_for()
    assert not late.page.locator("[data-card]").count()
    # Left for a page that is long on its way: its address stays, and no page that is left takes it for its own.
    asked: list[str] = []
    late.page.on("request", lambda request: asked.append(request.url))
    for left, slow, heading in (
        (f"/t/{code}", "About", "about-title"),
        ("/c/NOSUCH", "Games", "games-title"),
    ):
        late.page.goto(f"{server.url}#{left}")
        late.page.wait_for_selector("h1")
        held: list[Route] = []
        late.page.route(f"**/assets/{slow}-*.js", lambda route: held.append(route))  # noqa: B023
        asked.clear()
        with late.page.expect_request(f"**/assets/{slow}-*.js"):
            late.page.evaluate("to => { location.hash = to; }", f"/{slow.lower()}")
        until(late.page, "the next page is asked for", lambda: bool(held))  # noqa: B023
        held[0].continue_()
        late.page.get_by_role("heading", name=GERMAN(heading), level=1).wait_for()
        assert late.page.url.endswith(f"#/{slow.lower()}")
        assert not [url for url in asked if url.endswith("/api/championships") or "/assets/List-" in url]
    assert all("404" in fault for fault in late.faults), "nobody knows that championship"
    late.faults.clear()

    old = Guest(browser, server.url, "cs", PHONE)
    guests.append(old)

    def newer(route: WebSocketRoute) -> None:
        there = route.connect_to_server()
        there.on_message(lambda text: route.send(re.sub(r'"protocol":\d+', '"protocol":99', str(text))))
        route.on_message(lambda text: there.send(text))

    old.page.route_web_socket(re.compile("/socket"), newer)
    old.visit(code)
    old.page.get_by_role("heading", name=CZECH("outdated-title")).wait_for()
    old.page.get_by_text(CZECH("notice-page-outdated")).wait_for()


def test_two_tabs_show_the_same_table(browser: Browser, server: OnlineServer, guests: list[Guest]) -> None:
    """Neither evicts the other, and what is done in one is seen in both; who is muted is kept by the server."""
    one, two = seated(server, browser, guests, 2)
    code = one.page.url.rsplit("/", 1)[-1]
    tab = one.context.new_page()
    tab.goto(f"{server.url}t/{code}")
    assert hand(tab) == hand(one.page)
    one.page.get_by_role("button", name=CZECH("chat-button")).click()
    one.page.get_by_role("button", name=CZECH("chat-players")).click()
    mute = one.page.locator("dialog[open] [aria-pressed]:not([data-testid=block])")
    with one.page.expect_response(re.compile("/mute$")) as kept:
        mute.click()
    assert kept.value.ok
    expect(mute).to_have_attribute("aria-pressed", "true")
    known = one.page.evaluate("() => fetch('/api/people').then((answer) => answer.json())")
    assert [person["times"] for person in known["muted"]] == [1], "as on the page of recent people"
    one.page.get_by_role("button", name=CZECH("table-close")).click()
    two.page.keyboard.press("c")
    two.page.locator("[data-phrase=hello]").click()
    tab.get_by_text(CZECH("say-hello"), exact=True).wait_for()
    assert one.page.locator(".speech").count() == 0
    # Heard again by the page of recent people, whatever was tapped at the table.
    one.page.evaluate(f"() => fetch('/api/people/{known['muted'][0]['id']}/mute', {{ method: 'DELETE' }})")
    one.page.reload()
    one.page.get_by_role("button", name=CZECH("chat-button")).click()
    one.page.get_by_role("button", name=CZECH("chat-players")).click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    one.page.get_by_role("button", name=CZECH("table-close")).click()
    play([tab, two.page])
    one.page.get_by_test_id("rematch").wait_for()
