"""A tournament of twelve run from the desk's and the head judge's pages, on a real server and its restored copy."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import fields
from itertools import groupby
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from prsi.tournament.settings import Settings
from tests.browser.app import PHONE, Words, until
from tests.browser.house import Json
from tests.browser.online import Guest, OnlineServer, online_server
from tests.browser.test_online_pages import FOCUSED, MARK, SMALL
from tests.server.championship.playing import Event

LAPTOP: Json = {"width": 1280, "height": 800}
TABLET: Json = {"width": 768, "height": 1024}
SHOTS = os.environ.get("PRSI_SHOTS")
"""A folder for pictures of every page, to be looked at; none are taken without it."""

PEOPLE = (
    *(("Alena Bílá", 1980), ("Bořek Černý", 1975), ("Cyril Řehoř", 2001), ("Dita Malá", 1999), ("Emil Horák", 1960)),
    *(("Franta Žák", 1988), ("Gita Krátká", 1991), ("Hana Nová", 1950), ("Ivan Šťastný", 2009), ("Jana Dlouhá", 1983)),
    *(("Karel Ševčík", 1977), ("Lída Stará", 1969)),
)
SEVENS = ("7h", "7d", "7s", "7c")


class Office(Guest):
    """A laptop on which the page of one key is open."""

    def __init__(
        self, browser: Browser, base: str, event: Event, key: str, language: str = "cs", **more: object
    ) -> None:
        size = more.pop("size", LAPTOP)
        super().__init__(browser, base, language, size, **more)  # type: ignore[arg-type]
        self.words = Words(language)
        self.page.goto(f"{base}#/c/{event.code}/{key}")
        self.page.locator("nav button").first.wait_for()

    def go(self, view: str) -> Page:
        """One of the page's views."""
        self.page.locator(f"[data-view={view}]").click()
        return self.page

    def confirm(self) -> None:
        """Say yes to what is asked, and see that it was done."""
        button = self.page.get_by_test_id("confirm")
        button.click()
        button.wait_for(state="detached")

    def picture(self, name: str) -> None:
        if SHOTS:
            self.page.screenshot(path=str(Path(SHOTS) / f"{name}.png"), full_page=True)


def hands(losing: list[str], pays: str) -> Json:
    """What the losers of a game had left: two aces for the one who pays a chip, a seven each for the others."""
    sevens = iter(SEVENS)
    return {
        who: {"count": 2, "cards": ["Ah", "Ad"]} if who == pays else {"count": 1, "cards": [next(sevens)]}
        for who in losing
    }


def lose(event: Event, number: int, table: int, pays: str, id_: str = "") -> None:
    """One game at a table, told by its judge, in which the first of the others wins and `pays` loses a chip."""
    key = event.keys()["judges"][str(table)]
    sheet = event.view(key)[f"sheet:{number}"]
    still_in = sheet["sheet"]["still_in"]
    winner = next(who for who in still_in if who != pays)
    at = {"round": number, "attempt": sheet["attempt"], "table": table, "number": sheet["sheet"]["next"]}
    left = hands([who for who in still_in if who != winner], pays)
    event.done(key, "game_entered", id_, **at, winner=winner, left=left)


def play(event: Event, number: int, table: int, rest: int = 2) -> None:
    """Play a table until so many are left: the last in seat order goes out first."""
    key = event.keys()["judges"][str(table)]
    while True:
        sheet = event.view(key)[f"sheet:{number}"]["sheet"]
        if len(sheet["still_in"]) <= rest:
            return
        lose(event, number, table, sheet["still_in"][-1])


@pytest.fixture
def laptops(tmp_path: Path) -> Iterator[tuple[OnlineServer, OnlineServer]]:
    """Two servers: the hall's, and the one on another laptop."""
    with online_server(tmp_path / "one.sqlite3") as one, online_server(tmp_path / "two.sqlite3") as two:
        yield one, two


def register_all(desk: Office) -> None:
    """Register twelve by keys alone, one of them not here yet, and meet the rules on age and on twins."""
    page, words = desk.page, desk.words
    name = page.locator("input[name=name]")
    expect(name).to_be_focused()
    page.keyboard.type("Malý Péťa")
    page.keyboard.press("Enter")
    page.keyboard.type("2020")
    expect(page.locator("#desk-year")).to_have_text(words("desk-young", year="2011", age=15))
    page.keyboard.press("Enter")
    assert page.get_by_test_id("last").count() == 0, "too young"
    name.fill("")
    page.locator("input[name=born]").fill("")
    name.focus()
    for person, born in PEOPLE[:-1]:
        page.keyboard.type(person)
        page.keyboard.press("Enter")
        page.keyboard.type(str(born))
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("last")).to_contain_text(person)
        expect(name).to_have_value("")
        expect(name).to_be_focused()
    # The same name, but for capitals and an accent, and the same year: the desk decides.
    page.keyboard.type("alena bila")
    page.keyboard.press("Enter")
    page.keyboard.type("1980")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("twin")).to_contain_text("Alena Bílá")
    name.fill(PEOPLE[-1][0])
    page.locator("input[name=born]").fill(str(PEOPLE[-1][1]))
    for switch in ("desk-here", "desk-pays"):
        page.locator(f"#{switch}").click()
    page.get_by_test_id("register").click()
    expect(page.get_by_test_id("last")).to_contain_text(PEOPLE[-1][0])
    desk.picture("desk-register")


def check_in_the_last(desk: Office) -> None:
    """Whoever came later is found by typing and ticked off by Enter, and pays."""
    page = desk.go("roll")
    page.locator("input[name=search]").fill("lida")
    page.keyboard.press("Enter")
    row = page.locator("[data-entrant='12']")
    page.locator("input[name=search]").fill("12")
    expect(row.locator(".tick")).to_have_attribute("aria-pressed", "true")
    row.get_by_role("button", name=desk.words("desk-pay-name", name="Lída Stará", amount="100 Kč")).click()
    expect(page.get_by_test_id("totals")).to_contain_text("1 200 Kč".replace(" ", "\u00a0", 1))
    desk.picture("desk-roll")


def to_the_first_call(head: Office, event: Event) -> None:
    """Close, choose the best plan, two chips in the first round, announce, reveal, call."""
    page = head.page
    page.get_by_test_id("close").click()
    head.confirm()
    page.get_by_test_id("choose-best").wait_for()
    head.picture("console-plans")
    page.get_by_test_id("choose-best").click()
    head.confirm()
    page.locator("input[name=chips-1][value='2']").check(force=True)
    page.locator("input[name=source]").fill("součet tří kostek")
    page.get_by_test_id("announce").click()
    head.confirm()
    commitment = page.get_by_test_id("commitment").inner_text().replace(" ", "")
    assert len(commitment) == 64 and commitment == event.view()["round:1"]["draws"][0]["commitment"]
    assert event.view()["round:1"]["draws"][0]["value"] is None
    head.picture("console-drawing")
    page.locator("input[name=value]").fill("11")
    page.keyboard.press("Enter")
    assert event.view()["round:1"]["draws"][0]["value"] is None, "one press draws nothing"
    head.confirm()
    page.get_by_test_id("call").wait_for()
    assert event.view()["plan"]["stages"][0]["chips"] == 2
    page.get_by_test_id("call").click()
    head.confirm()


def test_a_tournament_is_run_from_the_desk_and_the_console(
    browser: Browser, laptops: tuple[OnlineServer, OnlineServer], tmp_path: Path
) -> None:
    """Twelve players, from the registration to the places, with all that goes wrong on such a day."""
    one, two = laptops
    event = Event.open(one.url.rstrip("/"), call_minutes=1, year=2026)
    desk = Office(browser, one.url, event, event.keys()["desk"])
    register_all(desk)
    check_in_the_last(desk)
    head = Office(browser, one.url, event, event.head)
    page, words = head.page, head.words
    to_the_first_call(head, event)

    # Everybody comes but one at each table; the first of them is excused in time, the other is not.
    keys = event.keys()["judges"]
    tables = {n: [seat["id"] for seat in event.view()[f"table:1:{n}"]["seats"]] for n in (1, 2)}
    names = {who: event.view(event.head)[f"entrant:{who}"]["shown"] for some in tables.values() for who in some}
    for n, players in tables.items():
        for who in players[:-1]:
            event.done(keys[str(n)], "arrived", round=1, entrant=who)
    excused, absent = tables[1][-1], tables[2][-1]
    missing = page.get_by_test_id("missing")
    expect(missing.locator("li")).to_have_count(2)
    limit = event.view()["round:1"]["limit"]
    strike = missing.get_by_role("button", name=words("console-strike-name", name=names[absent]))
    assert strike.count() == 0 or time.time() * 1000 > limit, "nobody is struck while the time runs"
    head.picture("console-called")
    missing.get_by_role("button", name=words("console-excuse-name", name=names[excused])).click()
    page.locator("input[name=reason]").fill("vlak má zpoždění")
    page.locator("input[name=more]").fill("5")
    head.picture("console-excuse")
    head.confirm()
    strike = missing.get_by_role("button", name=words("console-strike-name", name=names[absent]))
    seats = {one["id"]: one for one in event.view()["table:1:1"]["seats"]}
    assert seats[excused]["limit"] >= limit + 5 * 60_000

    # The laptop goes; another one goes on from the backup, with the same keys, and the call keeps its deadline.
    with page.expect_download() as download:
        head.go("safe").get_by_test_id("backup").click()
    file = tmp_path / "saved.prsi-backup"
    download.value.save_as(file)
    head.picture("console-safe")
    one.kill()
    desk.context.close()
    head.context.close()
    fresh = Guest(browser, two.url, "cs", LAPTOP)
    fresh.open("/c")
    fresh.page.locator("summary", has_text=words("console-restore")).click()
    fresh.page.get_by_test_id("restore-file").set_input_files(file)
    fresh.page.get_by_test_id("restore").click()
    fresh.page.get_by_test_id("missing").wait_for()
    assert fresh.page.url == f"{two.url}#/c/{event.code}/{event.head}", "the same code, the same key"
    event.base = two.url.rstrip("/")
    assert event.view()["round:1"]["limit"] == limit
    fresh.context.close()
    head = Office(browser, two.url, event, event.head)
    page, words = head.page, head.words
    missing = page.get_by_test_id("missing")
    missing.get_by_role("button", name=words("console-arrived-name", name=names[excused])).click()
    expect(missing.locator("li")).to_have_count(1)
    strike = missing.get_by_role("button", name=words("console-strike-name", name=names[absent]))
    strike.wait_for(timeout=max(60_000, limit - time.time() * 1000 + 60_000))
    # What was told in time may be written down after it, and all may still get more time: here somebody gets none.
    expect(page.get_by_test_id("extend")).to_be_visible()
    missing.get_by_role("button", name=words("console-excuse-name", name=names[absent])).click()
    page.locator("input[name=reason]").fill("prý zaspal")
    page.get_by_role("radio", name=words("console-not-granted")).check(force=True)
    head.confirm()
    strike.click()
    head.confirm()
    expect(page.locator("[data-table='2']")).to_contain_text(words("champ-seat-no_show"))

    # Two phones at one table tell one game differently: the head judge sees what follows, and decides.
    first = event.view(keys["1"])["sheet:1"]["sheet"]["still_in"]
    at = {"round": 1, "attempt": 1, "table": 1, "number": 1}
    event.done(keys["1"], "game_entered", "phone-a", **at, winner=first[0], left=hands(first[1:], first[3]))
    event.done(
        keys["1"], "game_entered", "phone-b", **at, winner=first[1], left=hands([first[0], *first[2:]], first[3])
    )
    clash = page.get_by_test_id("clash")
    expect(clash.get_by_role("heading", level=2)).to_contain_text("1")
    head.picture("console-clash")
    clash.locator("article", has_text=words("console-won", name=names[first[0]])).get_by_role("button").click()
    expect(page.get_by_test_id("follow")).to_contain_text(words("console-follow"))
    assert page.title().startswith("(1) "), "whoever looks elsewhere sees that a table waits"
    head.confirm()
    clash.wait_for(state="detached")
    assert not page.title().startswith("("), page.title()
    assert event.view()["table:1:1"]["games"][0]["winner"] == first[0]

    # Table 2 is over with two; one of them is disqualified, and the last one out comes back.
    play(event, 1, 2)
    play(event, 1, 1)
    left = event.view(keys["2"])["sheet:1"]["sheet"]
    out, back = left["still_in"][0], left["gone"][-1]["players"][0]
    head.go("tables").locator("[data-table='2']").click()
    page.get_by_role("button", name=words("console-out-name", name=names[out])).click()
    page.get_by_role("radio", name=words("console-out-disqualified")).check(force=True)
    expect(page.get_by_test_id("confirm")).to_have_attribute("aria-disabled", "true")
    page.locator("textarea[name=reason]").fill("ukazoval karty sousedovi")
    expect(page.get_by_test_id("follow")).to_contain_text(words("console-follow-back", names=names[back]))
    head.picture("console-out")
    head.confirm()
    assert set(event.view(keys["2"])["sheet:1"]["sheet"]["still_in"]) == {back, left["still_in"][1]}

    # The next draw; and then something of the first round is put right, which takes a reason.
    head.go("now")
    page.locator("input[name=source]").fill("hod kostkou")
    page.keyboard.press("Enter")
    page.locator("input[name=value]").fill("5")
    page.keyboard.press("Enter")
    head.confirm()
    page.get_by_test_id("call").wait_for()
    head.go("tables").get_by_role("radio", name=words("champ-stage", kind="round", number=1)).check(force=True)
    page.locator("[data-table='1']").click()
    page.get_by_role("button", name=words("console-correct-name", number=1)).click()
    page.locator(f"input[name=points-{first[3]}]").fill("21")
    expect(page.get_by_test_id("confirm")).to_have_attribute("aria-disabled", "true")
    page.locator("textarea[name=reason]").fill("spočítáno znovu")
    expect(page.get_by_test_id("follow")).to_contain_text(words("console-follow-locked"))
    head.picture("console-correct")
    head.confirm()
    assert event.view()["table:1:1"]["games"][0]["points"][first[3]] == 21

    # Semifinals and final; then the places, the prizes and the log.
    head.go("now").get_by_test_id("call").click()
    head.confirm()
    for n in (1, 2):
        play(event, 2, n)
    page.locator("input[name=source]").fill("hod kostkou")
    page.keyboard.press("Enter")
    page.locator("input[name=value]").fill("2")
    page.keyboard.press("Enter")
    head.confirm()
    page.get_by_test_id("call").click()
    head.confirm()
    play(event, 3, 1, rest=1)
    page.get_by_test_id("end").click()
    head.confirm()
    places = event.view()["places"]
    assert [len(place["players"]) for place in places[:4]] == [1, 1, 1, 1]
    assert sum(len(place["players"]) for place in places) == 12
    assert places[-1]["cause"] == "disqualified" and places[-1]["players"][0][0] == out
    expect(page.get_by_test_id("places").locator("li").first).to_contain_text(places[0]["players"][0][1])
    cup = page.get_by_test_id("prizes").locator("li").first.get_by_role("button").first
    cup.click()
    expect(cup).to_have_attribute("aria-pressed", "true")
    head.picture("console-end")
    head.go("log").locator("input[name=search]").fill("spočítáno")
    rows = page.get_by_test_id("log").locator("tbody tr")
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text(words("console-by-head"))
    page.locator("input[name=search]").fill("")
    for said in ("vlak má zpoždění", "ukazoval karty sousedovi", words("console-clash-decided")):
        expect(page.get_by_test_id("log")).to_contain_text(said)
    head.picture("console-log")
    assert head.faults == []


# ---- the rest of what the two pages can do ----


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnlineServer]:
    """A server that the tests below share."""
    with online_server(tmp_path_factory.mktemp("hall") / "hall.sqlite3") as server:
        yield server


def people(event: Event, count: int) -> list[str]:
    """Register so many and check them in, by name in the order of PEOPLE; their ids."""
    listed = [(f"{PEOPLE[n % 12][0]} {n // 12 or ''}".strip(), PEOPLE[n % 12][1]) for n in range(count)]
    coming = [{"kind": "registered", "entrant": "", "name": name, "born": born, "note": "602"} for name, born in listed]
    assert all(one["ok"] for one in event.send(event.head, *coming))
    ids = [name.partition(":")[2] for name in event.view(event.head) if name.startswith("entrant:")]
    assert all(one["ok"] for one in event.send(event.head, *({"kind": "checked_in", "entrant": who} for who in ids)))
    return ids


@pytest.fixture(scope="module")
def day(hall: OnlineServer) -> list[tuple[str, Event, str, str]]:
    """Championships in every state that a page shows otherwise: a name, the event, the key, the view."""
    base = hall.url.rstrip("/")
    fresh = Event.open(base, place="Zahrada za obecním úřadem", starts="v sobotu od 10 hodin")
    people(fresh, 5)
    fresh.done(fresh.head, "registered", entrant="", name=PEOPLE[0][0], born=PEOPLE[0][1])
    desk = fresh.keys()["desk"]
    found = [(f"desk-{view}", fresh, desk, view) for view in ("register", "roll", "lists", "prizes")]
    found.append(("console-open", fresh, fresh.head, "now"))
    closed = Event.open(base)
    people(closed, 31)
    closed.done(closed.head, "registration_closed")
    found.append(("console-plans", closed, closed.head, "now"))
    planned = Event.open(base)
    people(planned, 12)
    planned.plan(12)
    found += [(f"console-planned-{view}", planned, planned.head, view) for view in ("now", "people", "say", "safe")]
    on = Event.open(base)
    people(on, 12)
    on.plan(12)
    on.draw(1)
    keys = on.keys()["judges"]
    on.done(keys["1"], "head_judge_called", table=1, text="Karta spadla na zem.")
    found += [(f"console-called-{view}", on, on.head, view) for view in ("now", "tables", "people", "log")]
    split = Event.open(base)
    people(split, 12)
    split.plan(12)
    split.draw(1)
    sheet = split.view(split.head)["sheet:1:1"]
    for _ in range(2):
        split.done(split.keys()["judges"]["1"], **split.game(sheet))
    found.append(("console-clash", split, split.head, "now"))
    ended = Event.open(base)
    ended.play(4)
    found += [("console-over", ended, ended.head, "now"), ("desk-end", ended, ended.keys()["desk"], "prizes")]
    return found


LOADED = {
    "console-plans": "[data-testid=choose-best]",
    "console-planned-safe": "[data-testid=print-codes]",
    "console-called-log": "[data-testid=log] tbody tr",
}
"""What each view asks for by itself has come; of the others nothing does."""


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [
        pytest.param("cs", "light", LAPTOP, id="laptop", marks=pytest.mark.long),
        pytest.param("de", "dark", PHONE, id="phone-dark"),
        pytest.param("cs", "dark", TABLET, id="tablet-dark", marks=pytest.mark.long),
        pytest.param("de", "light", PHONE, id="phone", marks=pytest.mark.long),
    ],
)
def test_pages_are_whole(
    browser: Browser, hall: OnlineServer, day: list[tuple[str, Event, str, str]], language: str, theme: str, size: Json
) -> None:
    """Nothing runs off the page, nothing is too small for a finger, and axe finds nothing, whatever the state."""
    for key, views in groupby(day, key=lambda one: one[2]):
        shown = [*views]
        office = Office(browser, hall.url, shown[0][1], key, language, size=size, theme=theme)
        for name, _, _, view in shown:
            office.go(view)
            office.page.locator(LOADED.get(name, ".body :is(h2, form, p.card, .lines):visible")).first.wait_for()
            office.picture(f"{name}-{language}-{theme}-{size['width']}")
            assert office.overflow() == 0, name
            assert office.page.evaluate(SMALL) == [], name
            assert office.axe() == [], name
        assert office.faults == [], key
        office.context.close()


@pytest.mark.long
def test_keys_reach_everything(browser: Browser, hall: OnlineServer, day: list[tuple[str, Event, str, str]]) -> None:
    """Each button, link, field and fold of each view gets the focus by Tab alone, and shows it."""
    for name, event, key, view in day:
        office = Office(browser, hall.url, event, key)
        page = office.go(view)
        page.locator(LOADED.get(name, ".body :is(h2, form, p.card, .lines):visible")).first.wait_for()
        page.evaluate(MARK)
        wanted = set(page.evaluate("[...document.querySelectorAll('[data-wanted]')].map(one => one.dataset.wanted)"))
        assert len(wanted) > 4, name
        for _ in range(len(wanted) + 60):
            if not wanted:
                break
            page.keyboard.press("Tab")
            here = page.evaluate(FOCUSED)
            assert here[1], (name, here)
            wanted.discard(here[0])
        assert wanted == set(), name
        office.context.close()


LOSE_SOCKET = """() => {
  globalThis.WebSocket = class extends EventTarget { send() {} close() {} };
  dispatchEvent(new Event("offline"));
}"""
"""The page's socket is away and does not come back, while requests go through."""


def unheard(route: Route) -> None:
    """A request arrives, and its answer does not."""
    route.fetch()
    route.abort()


def lost_once(page: Page) -> None:
    """The next reports arrive, but nobody hears the answer, and the page gives up soon."""
    page.evaluate("() => { const now = performance.now(); let n = 0; performance.now = () => now + 13_000 * n++; }")

    page.route("**/reports", unheard, times=1)


def test_what_nobody_answered_is_told_again_and_counts_once(browser: Browser, hall: OnlineServer) -> None:
    """Whoever presses again after a lost answer registers nobody twice and warns nobody twice."""
    event = Event.open(hall.url.rstrip("/"))
    desk = Office(browser, hall.url, event, event.keys()["desk"], "en")
    page, words = desk.page, desk.words
    page.locator("input[name=name]").fill(PEOPLE[0][0])
    page.locator("input[name=born]").fill(str(PEOPLE[0][1]))
    lost_once(page)
    page.get_by_test_id("register").click()
    expect(page.get_by_role("alert")).to_have_text(words("championship-refused-offline"))
    assert page.get_by_test_id("twin").count() == 0, "who is there by this very form is nobody's twin"
    page.get_by_test_id("register").click()
    expect(page.get_by_test_id("last")).to_contain_text(PEOPLE[0][0])
    expect(page.locator("input[name=name]")).to_have_value("")

    # The socket is away: the fee and the arrival are told all the same, and the number comes later.
    page.evaluate(LOSE_SOCKET)
    page.locator("input[name=name]").fill(PEOPLE[1][0])
    page.locator("input[name=born]").fill(str(PEOPLE[1][1]))
    # The queue does not wait: the next name that is typed meanwhile stays, and the year that was sent goes.
    held: list[Route] = []
    page.route("**/reports", lambda route: held.append(route), times=1)
    page.get_by_test_id("register").click()
    until(page, "the registration is on its way", lambda: bool(held))
    page.locator("input[name=name]").fill(PEOPLE[2][0])
    held[0].continue_()
    expect(page.get_by_test_id("last")).to_have_text(words("desk-number-later", name=PEOPLE[1][0]))
    expect(page.locator("input[name=born]")).to_have_value("")
    # They are refused: the form keeps what is open, and sends just that when it is sent again.
    expect(page.locator("input[name=name]")).to_have_value(PEOPLE[2][0])
    page.locator("input[name=born]").fill(str(PEOPLE[2][1]))

    def first_only(route: Route) -> None:
        if '"registered"' in (route.request.post_data or ""):
            route.continue_()
        else:
            route.fulfill(status=400, json={"error": "malformed"})

    page.route("**/reports", first_only)
    page.get_by_test_id("register").click()
    expect(page.get_by_role("alert")).to_contain_text(words("desk-still-open", name=PEOPLE[2][0]))
    page.unroute("**/reports")
    page.get_by_test_id("register").click()
    expect(page.locator("input[name=name]")).to_have_value("")
    shown = event.view(event.head)
    totals = {name: shown["desk"][name] for name in ("registered", "present", "paid")}
    assert totals == {"registered": 3, "present": 3, "paid": 300}

    ids = [name.partition(":")[2] for name in event.view(event.head) if name.startswith("entrant:")]
    event.done(event.head, "kept_apart", entrants=ids[:2])
    event.plan(3)
    event.draw(1)
    head = Office(browser, hall.url, event, event.head, "en")
    page = head.go("people")
    page.get_by_role("button", name=words("console-warn-name", name=PEOPLE[0][0])).click()
    page.locator("dialog textarea").fill("told a hand")
    lost_once(page)
    page.get_by_test_id("confirm").click()
    expect(page.locator("dialog").get_by_role("alert")).to_have_text(words("championship-refused-offline"))
    head.confirm()
    registered = [one for name, one in event.view(event.head).items() if name.startswith("entrant:")]
    assert sorted(len(one["warnings"]) for one in registered) == [0, 0, 1]
    # Two who wished to be kept apart make it up; by now that takes a reason.
    page.get_by_test_id("apart-drop").click()
    expect(page.get_by_test_id("confirm")).to_have_attribute("aria-disabled", "true")
    page.locator("dialog[open] textarea").fill("they asked for it")
    head.confirm()
    assert event.view(event.head)["console"]["apart"] == []


def test_a_list_comes_in_after_a_look_and_goes_out_again(browser: Browser, hall: OnlineServer, tmp_path: Path) -> None:
    """Faults are told line by line before anybody is registered; who is there already is left out."""
    event = Event.open(hall.url.rstrip("/"))
    people(event, 1)
    desk = Office(browser, hall.url, event, event.keys()["desk"], "en")
    page, words = desk.go("lists"), desk.words
    file = tmp_path / "list.csv"
    lines = ("Jméno;Rok narození", "Eva Nová;1990", "Alena Bílá;1980", "Petr Bez Roku;", ";1970", "Péťa Malý;2020")
    file.write_text("\n".join(lines), encoding="cp1250")
    page.get_by_test_id("import").set_input_files(file)
    looked = page.get_by_test_id("looked")
    for line in (3, 4, 5):
        expect(looked).to_contain_text(words("desk-line", line=line))
    expect(looked).to_contain_text(words("championship-refused-too_young", expected="2011"))
    assert event.view()["head"]["registered"] == 1, "only looked at"
    page.get_by_test_id("take").click()
    expect(page.locator("[data-testid=looked]")).to_have_count(0)
    names = {one["name"] for name, one in event.view(event.head).items() if name.startswith("entrant:")}
    assert names == {"Alena Bílá", "Eva Nová"}
    with page.expect_download() as download:
        page.get_by_role("button", name=words("desk-export")).click()
    written = Path(download.value.path()).read_bytes().decode("utf-8-sig")
    assert "Eva Nová;" in written and "1990" in written


def test_a_draw_by_hand_is_typed_and_drawn_again_with_a_reason(browser: Browser, hall: OnlineServer) -> None:
    """A slip of the pen is shown before it is sent; the second draw is attempt 2 and says why."""
    event = Event.open(hall.url.rstrip("/"))
    ids = people(event, 8)
    event.plan(8)
    head = Office(browser, hall.url, event, event.head, "en")
    page, words = head.go("people"), head.words
    page.get_by_test_id("apart-one").fill("4")
    page.get_by_test_id("apart-other").fill("emil")
    page.get_by_test_id("keep-apart").click()
    expect(page.get_by_text("Dita Malá + Emil Horák")).to_be_visible()
    head.go("now")
    page.get_by_role("radio", name=words("console-draw-typed")).check(force=True)
    page.get_by_test_id("typed-1").fill("1 2 4 5")
    page.get_by_test_id("typed-2").fill("3 6 7 8")
    page.get_by_test_id("type-draw").click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_role("alert")).to_have_text(words("championship-refused-typed_wrong"))
    page.keyboard.press("Escape")
    page.get_by_test_id("typed-1").fill("1 2 3 4")
    page.get_by_test_id("typed-2").fill("5 6 7 7 99")
    send = page.get_by_test_id("type-draw")
    expect(send).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".wrong").first).to_contain_text("99")
    page.get_by_test_id("typed-2").fill("5 6 7 8")
    send.click()
    head.confirm()
    page.get_by_test_id("call").wait_for()
    assert [seat["id"] for seat in event.view()["table:1:1"]["seats"]] == ids[:4]
    page.get_by_role("button", name=words("console-redraw")).click()
    page.locator("input[name=source]").fill("a die")
    expect(page.get_by_test_id("announce")).to_have_attribute("aria-disabled", "true")
    page.get_by_test_id("announce").click(force=True)
    expect(page.get_by_test_id("first")).to_have_text(words("console-redraw-first"))
    page.get_by_test_id("redraw-reason").fill("a slip was left in the hat")
    page.get_by_test_id("announce").click()
    page.locator("input[name=value]").fill("6")
    page.keyboard.press("Enter")
    head.confirm()
    page.get_by_test_id("call").wait_for()
    draws = event.view()["round:1"]["draws"]
    assert [(one["attempt"], one["reason"]) for one in draws] == [(1, ""), (2, "a slip was left in the hat")]


FOCUS = "[document.activeElement.tagName, document.activeElement.innerText.split('\\n')[0].trim()]"


def test_all_advance_only_when_meant_and_the_focus_stays_on_the_page(browser: Browser, hall: OnlineServer) -> None:
    """Too few have come, so nothing is played; and then whoever goes by keys never falls out of the page."""
    event = Event.open(hall.url.rstrip("/"))
    ids = people(event, 12)
    for who in ids[8:]:
        event.done(event.head, "checked_in", entrant=who, present=False)
    event.plan(12)
    head = Office(browser, hall.url, event, event.head, "en")
    page, words = head.page, head.words
    page.get_by_test_id("all-advance").press("Enter")
    expect(page.locator("dialog[open]")).to_contain_text(words("console-all-advance-confirm", count=8))
    page.keyboard.press("Escape")
    assert event.view()["head"]["round"] == 0, "one press ends nothing"
    page.get_by_test_id("all-advance").press("Enter")
    page.get_by_test_id("confirm").press("Enter")
    page.locator("input[name=source]").wait_for()
    assert event.view()["round:1"]["unplayed"]
    assert page.evaluate(FOCUS)[0] == "H2"

    event.draw(2)
    missing = page.get_by_test_id("missing").locator("li")
    expect(missing).to_have_count(8)
    limit = event.view()["round:2"]["limit"]
    page.get_by_test_id("extend").press("Enter")
    page.locator("input[name=reason]").fill("a power cut")
    page.locator("input[name=more]").fill("7")
    head.confirm()
    assert event.view()["round:2"]["limit"] == limit + 7 * 60_000
    second = missing.nth(1).locator("strong").inner_text()
    missing.nth(0).get_by_role("button").first.press("Enter")
    expect(missing).to_have_count(7)
    assert page.evaluate(FOCUS) == ["LI", missing.nth(0).inner_text().split("\n")[0].strip()]
    assert second in missing.nth(0).inner_text()
    event.done(event.keys()["judges"]["1"], "head_judge_called", table=1, text="A card fell down.")
    call = page.get_by_test_id("call-of-1")
    call.get_by_role("button", name=words("console-open-table")).press("Enter")
    expect(page.get_by_role("button", name=words("console-all-tables"))).to_be_visible()
    assert page.evaluate(FOCUS)[0] == "H2" and words("console-table", table=1) in page.evaluate(FOCUS)[1]
    page.get_by_role("button", name=words("console-all-tables")).press("Enter")
    assert page.evaluate(FOCUS) == ["H2", words("champ-stage", kind="semifinal", number=2)]
    head.go("now")
    call.get_by_role("button", name=words("console-answer"), exact=True).press("Enter")
    page.get_by_test_id("confirm").press("Enter")
    call.wait_for(state="detached")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate(FOCUS)[0] == "H2"
    assert head.faults == []


def test_a_page_shows_two_hundred_of_many_and_finds_the_others(browser: Browser, hall: OnlineServer) -> None:
    """A hall with thousands of players must not freeze the desk's laptop."""
    event = Event.open(hall.url.rstrip("/"))
    event.fill(205, present=False)
    desk = Office(browser, hall.url, event, event.keys()["desk"], "en")
    rows = desk.go("roll").get_by_test_id("roll").locator("li")
    expect(rows).to_have_count(200)
    desk.page.locator("input[name=search]").fill("tajemnik204")
    expect(rows).to_have_count(1)
    desk.page.locator("input[name=search]").fill("")
    desk.page.get_by_test_id("more").press("Enter")
    expect(rows).to_have_count(205)
    assert desk.page.evaluate(FOCUS)[0] == "LI"
    assert rows.nth(200).evaluate("one => one === document.activeElement"), "the first of those that are new"
    event.done(event.head, "settings_changed", settings={"title": "T", "year": 2026, "place": "Kulturní dům"})
    unseen = desk.go("lists").get_by_test_id("unseen").locator("li")
    expect(unseen).to_have_count(200)


def test_what_changes_is_said_and_the_desk_sees_who_does_not_know(browser: Browser, hall: OnlineServer) -> None:
    """A new place counts as unseen until each who is not here has confirmed it, or was told by telephone."""
    event = Event.open(hall.url.rstrip("/"))
    ids = people(event, 4)
    away = [{"kind": "checked_in", "entrant": who, "present": False} for who in ids[:3]]
    assert all(one["ok"] for one in event.send(event.head, *away))
    head = Office(browser, hall.url, event, event.head, "en")
    page, words = head.go("say"), head.words
    page.locator("textarea[name=text]").fill("It rains: we play inside.")
    page.get_by_test_id("say").click()
    expect(page.locator(".lines")).to_contain_text("It rains")
    # What another laptop changes meanwhile stays, and what is being changed here is not lost.
    page.locator("input[name=starts]").fill("on Sunday at ten")
    now = event.view()["head"]
    names = [one.name for one in fields(Settings)]
    event.done(event.head, "settings_changed", settings={one: now[one] for one in names} | {"place": "Škola"})
    expect(page.locator("input[name=place]")).to_have_value("Škola")
    page.locator("summary", has_text=words("console-set-all")).click()
    page.get_by_role("radio", name=words("values-own")).check(force=True)
    page.get_by_label(words("values-of", rank=words("rank-name", rank="seven"))).fill("3")
    # What is typed while the answer is on its way is not lost either.
    held: list[Route] = []
    page.route("**/reports", lambda route: held.append(route), times=1)
    page.get_by_test_id("set").click()
    until(page, "the change is on its way", lambda: bool(held))
    page.locator("input[name=place]").fill("Kulturní dům")
    held[0].continue_()
    expect(page.get_by_test_id("set")).to_have_attribute("aria-disabled", "false")
    now = event.view()["head"]
    assert (now["place"], now["starts"], now["values"]["7"], now["values"]["8"]) == ("Škola", "on Sunday at ten", 3, 8)
    expect(page.locator("input[name=place]")).to_have_value("Kulturní dům")
    page.get_by_test_id("set").click()
    until(page, "the place is another", lambda: event.view()["head"]["place"] == "Kulturní dům")
    assert event.view()["head"]["announcements"][0]["text"] == "It rains: we play inside."
    key = event.keys()["entrants"][ids[0]]
    event.done(key, "place_acknowledged", entrant=ids[0], place="Kulturní dům")
    desk = Office(browser, hall.url, event, event.keys()["desk"], "en")
    unseen = desk.go("lists").get_by_test_id("unseen").locator("li")
    expect(unseen).to_have_count(2)
    desk.page.get_by_role("button", name=words("desk-told-name", name=PEOPLE[1][0])).click()
    expect(unseen).to_have_count(1)
    assert event.view(event.head)["desk"]["unseen"] == 1
    # A name is put right while the other desk writes a note: both stand.
    page = desk.go("roll")
    page.locator("[data-entrant='1'] .who").click()
    page.get_by_role("button", name=words("desk-edit"), exact=True).click()
    first = event.view(event.head)[f"entrant:{ids[0]}"]
    same = {"entrant": ids[0], "name": first["name"], "born": first["born"], "shown": first["shown"]}
    event.done(event.head, "entrant_changed", **same, note="in a wheelchair")
    page.get_by_label(words("desk-name"), exact=True).fill("Helena Bílková")
    desk.confirm()
    first = event.view(event.head)[f"entrant:{ids[0]}"]
    assert (first["name"], first["note"]) == ("Helena Bílková", "in a wheelchair")
    assert first["shown"] == "Helena B.", "who wished no other name on the board has that one there"
    # Whoever was crossed out by mistake is back after a question.
    row = page.locator("[data-entrant='1'] .who")
    row.click()
    page.get_by_role("button", name=words("desk-withdraw"), exact=True).click()
    desk.confirm()
    assert event.view(event.head)[f"entrant:{ids[0]}"]["withdrawn"]
    row.click()
    page.get_by_test_id("come-back").click()
    desk.picture("desk-come-back")
    desk.confirm()
    assert not event.view(event.head)[f"entrant:{ids[0]}"]["withdrawn"]


def test_codes_are_printed_and_renewed(browser: Browser, hall: OnlineServer) -> None:
    """One code a table on paper and nothing else; a new one for table 1 ends the old one and leaves the others."""
    event = Event.open(hall.url.rstrip("/"))
    people(event, 8)
    before = event.keys()
    head = Office(browser, hall.url, event, event.head, "en")
    page = head.page
    page.evaluate("window.print = () => undefined")
    page.locator("[data-view=safe]").click()
    page.get_by_test_id("print-codes").click()
    page.emulate_media(media="print")
    cuts = page.locator(".cut")
    expect(cuts.first).to_be_visible()
    assert cuts.count() == len(before["judges"])
    assert not page.locator("main").is_visible(), "only the codes are printed"
    assert before["judges"]["1"] in cuts.first.inner_text()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    page.get_by_test_id("renew-judge").click()
    page.locator("dialog select").select_option("1")
    head.confirm()
    after = event.keys()
    assert after["judges"]["1"] != before["judges"]["1"] and after["judges"]["2"] == before["judges"]["2"]
    assert event.ask("GET", "/view", key=before["judges"]["1"]).status == 403
    page.get_by_test_id("renew-head").click()
    # The answer is lost, and with it the only way in: it comes again, for the same report.
    page.route("**/reports", unheard, times=1)
    page.get_by_test_id("confirm").click()
    page.wait_for_url(lambda url: not url.endswith(event.head))
    page.locator("nav button").first.wait_for()
    assert event.ask("GET", "/log", key=event.head).status == 403, "the old link of this page is over, too"


def test_registrations_are_erased_only_when_meant(browser: Browser, hall: OnlineServer) -> None:
    """The code of the championship is typed first; then names, years and notes are gone, and the places stay."""
    event = Event.open(hall.url.rstrip("/"))
    event.play(5)
    event.done(event.head, "ended")
    head = Office(browser, hall.url, event, event.head, "en")
    # Game 1 is put right after the end, and now four are tied: their lot takes a reason, too.
    page, words = head.go("tables"), head.words
    page.locator("[data-table='1']").click()
    shown = event.view(event.head)["sheet:1:1"]
    game = shown["sheet"]["games"][0]
    tied = [who for who in shown["sheet"]["seats"]["players"] if who != game["winner"]]
    left = {who: {"count": 1, "cards": [ace]} for who, ace in zip(tied, ("Ah", "Ad", "As", "Ac"), strict=True)}
    at: Json = {"round": 1, "attempt": 1, "table": 1, "number": 1}
    event.done(event.head, "game_entered", **at, winner=game["winner"], left=left, replaces=game["ids"], reason="tied")
    for n, (who, card) in enumerate(zip(tied, ("7h", "8h", "9h", "Th"), strict=True)):
        page.locator("form.card select").nth(n).select_option("Ah" if who == game["loser"] else card)
    page.get_by_test_id("save-lot").click()
    expect(page.get_by_test_id("confirm")).to_have_attribute("aria-disabled", "true")
    page.locator("dialog[open] textarea").fill("the lot was forgotten")
    head.confirm()
    assert event.view()["table:1:1"]["games"][0]["because"] == "lot"
    head.go("safe")
    page.get_by_role("button", name=words("console-erase-do"), exact=True).click()
    expect(page.get_by_test_id("confirm")).to_have_attribute("aria-disabled", "true")
    page.locator("dialog input").fill(event.code)
    head.confirm()
    expect(page.locator("section", has_text=words("console-erased"))).to_be_visible()
    people_now = [one for name, one in event.view(event.head).items() if name.startswith("entrant:")]
    assert {one["born"] for one in people_now} == {1900} and not any(one["note"] for one in people_now)
    assert sum(len(place["players"]) for place in event.view()["places"]) == 5


def test_another_first_dealer_takes_the_place_of_the_one_named_before(browser: Browser, hall: OnlineServer) -> None:
    """Two who are named would leave nobody to deal."""
    event = Event.open(hall.url.rstrip("/"))
    people(event, 4)
    event.plan(4)
    event.draw(1)
    first, second, *_ = [seat["id"] for seat in event.view()["table:1:1"]["seats"]]
    head = Office(browser, hall.url, event, event.head)
    page = head.go("tables")
    page.locator("[data-table='1']").click()
    for who in (first, second):
        page.get_by_test_id("first-dealer").select_option(who)
        deals = page.locator("li", has_text=event.view(event.head)[f"entrant:{who}"]["shown"])
        expect(deals.first).to_contain_text(head.words("console-deals"))
        assert event.view()["table:1:1"]["dealer"] == who

    event.done(event.head, "table_judge", table=1, name="Eva")
    expect(page.locator("input[name=judge]")).to_have_value("Eva")

    # Three are tied: the lot that is typed shows whom it costs a chip, and so does taking back the game.
    winner, *tied = event.view(event.keys()["judges"]["1"])["sheet:1"]["sheet"]["still_in"]
    at: Json = {"round": 1, "attempt": 1, "table": 1, "number": 1}
    left = {who: {"count": 1, "cards": [seven]} for who, seven in zip(tied, SEVENS, strict=False)}
    event.done(event.head, "game_entered", **at, winner=winner, left=left)
    for n, card in enumerate(("7h", "Ah", "8h")):
        page.locator("form.card select").nth(n).select_option(card)
    page.get_by_test_id("save-lot").click()
    expect(page.get_by_test_id("follow")).to_contain_text(head.words("console-follow"))
    assert event.view()["table:1:1"]["status"] == "lot", "one press costs no chip"
    head.confirm()
    assert event.view()["table:1:1"]["games"][0]["loser"] == tied[1]
    page.get_by_role("button", name=head.words("console-correct-name", number=1)).click()
    correcting = page.locator("dialog[open]")
    drop = correcting.get_by_role("button", name=head.words("console-take-back"))
    before = drop.bounding_box()
    expect(page.get_by_test_id("follow")).to_contain_text(head.words("console-follow"))
    assert drop.bounding_box() == before, "what follows moves no button from under a finger"
    drop.click()
    expect(page.get_by_test_id("follow")).to_contain_text(head.words("console-follow"))
    head.confirm()
    assert event.view()["table:1:1"]["games"] == []
    assert head.faults == []
