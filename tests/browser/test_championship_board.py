"""What everybody sees of a championship, on a real server: registering, the board, the projector, the draw, the prints.

The tournament's day is told over HTTP by its head judge (tests/browser/event.py); what is looked at are the pages.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
import segno
from playwright.sync_api import Browser, Page, expect
from segno import encoder

from prsi.cli.texts import bound
from tests.browser.app import PHONE, Words
from tests.browser.event import Event
from tests.browser.house import Json
from tests.browser.online import Guest, OnlineServer, online_server
from tests.browser.paper import Paper, papers
from tests.browser.test_championship_console import LOSE_SOCKET, lost_once, unheard

SIZES: dict[int, Json] = {
    360: PHONE,
    768: {"width": 768, "height": 1024},
    1280: {"width": 1280, "height": 800},
    1920: {"width": 1920, "height": 1080},
}

SMALL = """[...document.querySelectorAll('button, a, select, summary, input')].filter(one => {
    const box = one.getBoundingClientRect();
    // Radio buttons are as large as the label around them.
    return box.width > 0 && !['radio', 'checkbox'].includes(one.type) && Math.min(box.width, box.height) < 43.5;
}).map(one => one.outerHTML.slice(0, 80))"""

MODULES = """element => {
    const size = Number(element.getAttribute('viewBox').split(' ')[2]) - 8;
    const grid = Array.from({length: size}, () => new Array(size).fill(0));
    const path = element.querySelectorAll('path')[1].getAttribute('d');
    for (const [, x, y, run] of path.matchAll(/M(\\d+) (\\d+)h(\\d+)/g))
        for (let n = 0; n < Number(run); n++) grid[y - 4][Number(x) - 4 + n] = 1;
    return grid;
}"""
"""The dark modules of a drawn QR code, row by row."""

pytestmark = pytest.mark.browser

Visitor = Callable[..., AbstractContextManager[Guest]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnlineServer]:
    """A server that all tests of this file share."""
    with online_server(tmp_path_factory.mktemp("board") / "board.sqlite3") as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, server: OnlineServer) -> Visitor:
    """Somebody with a browser of their own; whatever its console says is a fault."""

    @contextmanager
    def visiting(language: str = "en", width: int = 360, **more: object) -> Iterator[Guest]:
        guest = Guest(browser, server.url, language, SIZES[width], **more)
        try:
            yield guest
            assert not guest.faults, "\n".join(guest.faults)
        finally:
            guest.context.close()

    return visiting


def go(guest: Guest, *parts: str) -> Page:
    """Open a championship's page, with what the server says of it."""
    guest.page.goto(f"{guest.url}#/c/{'/'.join(parts)}")
    guest.page.wait_for_selector("h1")
    guest.page.wait_for_selector(".loading", state="detached")
    return guest.page


def settled(page: Page) -> None:
    """Wait until a page is drawn: its fonts are there, and the browser has nothing left to do."""
    page.evaluate(
        "document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestIdleCallback(done))))"
    )


def seated(page: Page) -> list[list[str]]:
    """Who sits where, as the tables on the page say: ids, table by table."""
    found: list[list[str]] = page.evaluate(
        "[...document.querySelectorAll('[data-table]')].sort((a, b) => a.dataset.table - b.dataset.table)"
        ".map(table => [...table.querySelectorAll('[data-seat]')].map(seat => seat.dataset.seat))"
    )
    return found


# ---- registration ----


def register(page: Page, name: str, born: str) -> None:
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("born").fill(born)
    page.get_by_test_id("register").click()


def test_who_registers_gets_a_number_a_private_page_and_the_name_they_wished(
    server: OnlineServer, visitor: Visitor
) -> None:
    event = Event.begin(server.url)
    with visitor() as guest:
        page = go(guest, event.code, "register")
        page.locator("input[value=other]").check()
        page.get_by_test_id("nick").fill("Pikový král")
        register(page, "Jana Nováková", "1987")
        page.get_by_test_id("to-mine").click()
        expect(page.get_by_test_id("number")).to_have_text("1")
        expect(page.locator(".who")).to_have_text("Pikový král")
    (entrant,) = [value for name, value in event.view(event.head).items() if name.startswith("entrant:")]
    assert (entrant["name"], entrant["born"], entrant["shown"]) == ("Jana Nováková", 1987, "Pikový král")


def test_the_year_in_which_one_turns_old_enough_counts(server: OnlineServer, visitor: Visitor) -> None:
    """15 in the year of the event (championship.md): in 2026 whoever was born in 2011 may play, 2012 may not."""
    event = Event.begin(server.url, year=2026)
    words = Words("en")
    with visitor() as guest:
        page = go(guest, event.code, "register")
        register(page, "Mia Young", "2012")
        expect(page.get_by_text(words("champ-register-young", year="2011"))).to_be_visible()
        assert page.evaluate("document.activeElement.dataset.testid") == "born"
        page.get_by_test_id("born").fill("2011")
        page.get_by_test_id("register").click()
        expect(page.locator("#done")).to_have_text(words("champ-registered", number=1))


def test_an_answer_that_was_lost_registers_nobody_twice(server: OnlineServer, visitor: Visitor) -> None:
    """The form has an id of its own: sent again it is the same registration."""
    event = Event.begin(server.url)
    with visitor() as guest:
        page = go(guest, event.code, "register")
        # The server has taken it, and the answer never comes.
        page.route("**/register", lambda route: (route.fetch(), route.abort()), times=1)
        register(page, "Jana Nováková", "1987")
        page.get_by_role("alert").wait_for()
        page.get_by_test_id("register").click()
        expect(page.locator("#done")).to_have_text(Words("en")("champ-registered", number=1))
    assert event.view()["head"]["registered"] == 1


def test_after_closing_the_form_says_so(server: OnlineServer, visitor: Visitor) -> None:
    event = Event.begin(server.url)
    with visitor() as guest:
        page = go(guest, event.code, "register")
        event.done(event.head, "registration_closed")
        expect(page.get_by_text(Words("en")("championship-refused-closed"))).to_be_visible()
        assert page.get_by_test_id("register").count() == 0


def test_the_qr_code_holds_the_private_link(
    server: OnlineServer, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Module by module the code that another encoder makes of the same link, whichever mask either of them chose."""
    # The encoder adds a byte of zeros before the padding where none is due (ISO/IEC 18004, 7.4.10).
    monkeypatch.setattr(encoder, "write_padding_bits", lambda buff, _version, length: buff.extend([0] * (-length % 8)))
    event = Event.begin(server.url)
    with visitor() as guest:
        page = go(guest, event.code, "register")
        register(page, "Jana Nováková", "1987")
        link = page.locator("#private-link").input_value()
        grid = page.locator(".private svg.qr").evaluate(MODULES)
    assert link.startswith(f"{server.url}#/c/{event.code}/e")
    masks = [segno.make_qr(link, error="m", boost_error=False, mask=mask, mode="byte").matrix for mask in range(8)]
    assert grid in [[list(row) for row in matrix] for matrix in masks]


# ---- the private page ----


def test_a_change_of_place_is_shown_and_acknowledged(server: OnlineServer, visitor: Visitor) -> None:
    event = Event.begin(server.url, 1)
    ((who, key),) = event.keys()["entrants"].items()
    with visitor() as guest:
        page = go(guest, event.code, key)
        page.get_by_test_id("seen").click()
        page.get_by_test_id("seen").wait_for(state="detached")
        assert event.view(event.head)[f"entrant:{who}"]["place_seen"] is True
        settings = {"title": "T", "year": 2026, "place": "Sokolovna"}
        event.done(event.head, "settings_changed", settings=settings)
        expect(page.locator(".address")).to_have_text("Sokolovna")
        assert event.view(event.head)[f"entrant:{who}"]["place_seen"] is False
        # The answer is lost, and so is the socket: the same once more is the same, and after that it is known.
        page.evaluate(LOSE_SOCKET)
        lost_once(page)
        for told in ("alert", "none", "known"):
            page.get_by_test_id("seen").click()
            expect(page.get_by_test_id("seen")).to_have_attribute("aria-disabled", "false")
            expect(page.locator(".refused[role=alert]")).to_have_count(int(told == "alert"))
            expect(page.get_by_test_id("known")).to_have_count(int(told == "known"))
    assert event.view(event.head)[f"entrant:{who}"]["place_seen"] is True


def test_who_withdraws_is_asked_first(server: OnlineServer, visitor: Visitor) -> None:
    event = Event.begin(server.url, 2)
    who, key = next(iter(event.keys()["entrants"].items()))
    words = Words("en")
    with visitor() as guest:
        page = go(guest, event.code, key)
        page.get_by_test_id("withdraw").click()
        page.get_by_role("button", name=words("champ-withdraw-stay")).click()
        assert event.view(event.head)[f"entrant:{who}"]["withdrawn"] is False
        page.get_by_test_id("withdraw").click()
        page.get_by_test_id("withdraw-yes").click()
        expect(page.get_by_test_id("standing")).to_have_text(words("champ-withdrawn"))
        assert page.get_by_test_id("withdraw").count() == 0
    assert event.view(event.head)[f"entrant:{who}"]["withdrawn"] is True


def test_the_private_page_follows_its_player_from_the_desk_to_a_place(server: OnlineServer, visitor: Visitor) -> None:
    event = Event.begin(server.url, 8)
    words = Words("en")
    with visitor() as guest:
        keys = event.keys()["entrants"]
        who = sorted(keys)[0]
        page = go(guest, event.code, keys[who])
        expect(page.get_by_test_id("standing")).to_have_text(words("champ-my-waiting"))
        event.plan(8)
        event.draw(1, call=False)
        (mine,) = [table for table in event.tables(1) if any(seat["id"] == who for seat in table["seats"])]
        expect(page.get_by_test_id("table")).to_have_text(str(mine["table"]))
        # Of tables this device keeps the own one, for when there is no network, and nobody else's.
        own = f"table:1:{mine['table']}"
        assert [name for name in page.evaluate(KEPT, own) if name.startswith(("table:", "places"))] == [own]
        event.call(1)
        expect(page.get_by_test_id("call-clock")).to_be_visible()
        event.games(1)
        over = event.tables(1)[mine["table"] - 1]
        (seat,) = [seat for seat in over["seats"] if seat["id"] == who]
        said = "champ-my-waiting" if seat["state"] == "advances" else "champ-my-place"
        placed = [one["place"] for one in event.view()["places"] if any(who == other for other, _ in one["players"])]
        place = {"place": placed[0]} if said == "champ-my-place" else {}
        expect(page.get_by_test_id("standing")).to_have_text(words(said, **place))


# ---- the board ----


def test_the_board_follows_a_game_by_itself(server: OnlineServer, visitor: Visitor) -> None:
    event = Event.begin(server.url, 10)
    event.plan(10)
    event.draw(1)
    with visitor() as guest:
        page = go(guest, event.code)
        expect(page.get_by_test_id("call-clock")).to_be_visible()
        event.games(1, 1)
        for table in event.tables(1):
            (loser,) = [seat["id"] for seat in table["seats"] if seat["chips"] == 2]
            # Two of three chips are left, for eyes and for ears.
            expect(page.locator(f"section [data-seat={loser}] .chips span:not(.gone)").first).to_be_visible()
            chips = page.locator(f"section [data-seat={loser}] .chips")
            expect(chips).to_have_attribute("aria-label", Words("en")("champ-chips", count=2, of=3))
        # Whoever plays is there: nobody is waited for any more.
        page.get_by_test_id("call-clock").wait_for(state="detached")


def test_a_large_field_is_shown_part_by_part(server: OnlineServer, visitor: Visitor) -> None:
    """25 tables are not drawn at once on a phone; a press shows the others."""
    event = Event.begin(server.url, 123)
    event.plan(123)
    event.draw(1)
    with visitor() as guest:
        page = go(guest, event.code)
        shown = page.locator("section[aria-labelledby=h-tables] [data-table]")
        expect(shown).to_have_count(24)
        page.get_by_test_id("more").click()
        expect(shown).to_have_count(25)


KEPT = """async own => {
    const names = () => new Promise((done, fail) => {
        const opening = indexedDB.open('prsi-championships');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
            const all = opening.result.transaction('views').objectStore('views').getAll();
            all.onsuccess = () => {
                opening.result.close();
                done(all.result.flatMap(one => Object.keys(one.sections)));
            };
        };
    });
    for (let times = 0; times < 200; times++) {
        if ((await names()).includes(own)) break;
        await new Promise(go => setTimeout(go, 50));
    }
    return names();
}"""
"""The names of the sections that a device keeps, once a certain one is among them."""


def test_my_table_is_found_by_name_and_stays(server: OnlineServer, visitor: Visitor) -> None:
    """Somebody shown as "Jana N." types the whole name, without its marks; a reload does not ask again."""
    event = Event.begin(server.url, 9)
    event.told({"kind": "registered", "entrant": "", "name": "Řehoř Šťastný", "born": 1980})
    (who,) = [
        value["id"]
        for value in event.view(event.head).values()
        if isinstance(value, dict) and value.get("name") == "Řehoř Šťastný"
    ]
    event.done(event.head, "checked_in", entrant=who)
    event.plan(10)
    event.draw(1)
    table = next((one for one in event.tables(1) if any(seat["id"] == who for seat in one["seats"])), None)
    with visitor() as guest:
        page = go(guest, event.code)
        page.get_by_test_id("find").fill("rehor stastny")
        page.locator(".matches button", has_text="Řehoř Š.").click()
        where = page.locator(".where")
        expect(where).to_contain_text("Řehoř Š.")
        if table is not None:
            expect(page.locator(".own [data-table]")).to_have_attribute("data-table", str(table["table"]))
        page.reload()
        expect(page.locator(".where")).to_contain_text("Řehoř Š.")


def test_the_board_tells_nothing_that_is_private(server: OnlineServer, visitor: Visitor) -> None:
    """Last names, years of birth and notes never reach a page without a key, not even in what it is sent."""
    event = Event.begin(server.url)
    event.told({"kind": "registered", "entrant": "", "name": "Jana Tajemná", "born": 1931, "note": "vzkazpořadateli"})
    event.told(*({"kind": "registered", "entrant": "", "name": f"Jan Skrytý{n}", "born": 1931} for n in range(7)))
    ids = [name.partition(":")[2] for name in event.view(event.head) if name.startswith("entrant:")]
    event.told(*({"kind": "checked_in", "entrant": who} for who in ids))
    heard: list[str] = []
    with visitor() as guest:
        guest.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: heard.append(str(data))))
        page = go(guest, event.code)
        event.plan(8)
        event.draw(1)
        page.locator("section [data-table]").first.wait_for()
        event.games(1)
        page.locator("[data-place]").first.wait_for()
        go(guest, event.code, "draw", "1", "1")
        page.get_by_test_id("commitment").wait_for()
        seen = page.content()
    told = "".join(heard)
    assert "Jana T." in told
    for private in ("Tajemná", "Skrytý", "1931", "vzkazpořadateli"):
        assert private not in told
        assert private not in seen


def test_announcements_reach_board_and_projector(server: OnlineServer, visitor: Visitor) -> None:
    event = Event.begin(server.url, 4)
    with visitor() as phone, visitor(width=1920) as hall:
        board, screen = go(phone, event.code), go(hall, event.code, "screen")
        event.done(event.head, "announcement", about="weather", text="Blíží se bouřka, jdeme dovnitř.")
        expect(board.locator(".news")).to_contain_text("Blíží se bouřka")
        expect(screen.locator("footer")).to_contain_text("Blíží se bouřka")


# ---- the draw ----


@pytest.mark.parametrize("players", [10, 64])
def test_the_dealt_draw_ends_in_the_published_one(server: OnlineServer, visitor: Visitor, players: int) -> None:
    """Who watches sees names travel to tables; in the end they sit where the published document says, on every page."""
    event = Event.begin(server.url, players)
    event.plan(players)
    event.announce(1)
    with visitor(width=1920, settings={"animation": "fast"}) as guest:
        guest.page.emulate_media(reduced_motion="no-preference")
        page = go(guest, event.code, "screen")
        page.locator("[data-view=draw]").wait_for()
        expect(page.locator(".announced")).to_contain_text("tři kostky, hozené přede všemi")
        event.reveal(1)
        page.locator("[data-dealing]").wait_for()
        moving = page.evaluate("document.getAnimations().filter(one => one.effect.target?.dataset.seat).length")
        assert moving > 0
        byes = event.view()["round:1"]["byes"]
        flying = page.evaluate("document.getAnimations().filter(one => one.effect.target?.dataset.bye).length")
        assert flying == len(byes) == (6 if players == 10 else 0), "who advances by lot is dealt too"
        assert "3 5 1" in page.get_by_test_id("decided").inner_text(), "and the hall reads by which value"
        page.locator("[data-view=tables]:not([data-dealing])").wait_for(timeout=60_000)
        assert [one.inner_text() for one in page.locator("[data-bye]").all()] == [name for _, name in byes]
        assert page.evaluate("document.getAnimations().filter(one => one.effect.target?.dataset.seat).length") == 0
        found = pages_of(page)
        document = event.ask("GET", "/draws/1/1").body
        assert found == document["drawn"]["tables"]
        # It can be seen again, and broken off.
        page.get_by_test_id("replay").click()
        page.locator("[data-dealing]").wait_for()
        page.get_by_test_id("skip").click()
        page.locator("[data-view=tables]:not([data-dealing])").wait_for()
        assert pages_of(page) == document["drawn"]["tables"]
        if byes:
            # The next draw has none: where their line was there is nothing now.
            event.games(1)
            event.announce(2)
            event.reveal(2)
            page.locator("[data-dealing]").wait_for()
            page.locator("[data-view=tables]:not([data-dealing])").wait_for(timeout=60_000)
            assert pages_of(page) == event.ask("GET", "/draws/2/1").body["drawn"]["tables"]


def turned(page: Page) -> Iterator[None]:
    """Each page of the projector, from the first one on; it is held meanwhile, since it turns them by itself."""
    number = page.get_by_test_id("page")
    if not number.count():
        yield
        return
    page.keyboard.press(" ")
    at, pages = (int(one) for one in number.inner_text().split("/"))
    for _ in range(at - 1):
        page.keyboard.press("ArrowLeft")
    for _ in range(pages):
        settled(page)
        yield
        page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")


def pages_of(page: Page) -> list[list[str]]:
    """Who sits where on all pages of the projector."""
    return [table for _ in turned(page) for table in seated(page)]


def test_with_reduced_motion_everybody_simply_sits(server: OnlineServer, visitor: Visitor) -> None:
    event = Event.begin(server.url, 10)
    event.plan(10)
    event.announce(1)
    with visitor(width=1280, settings={"animation": "normal"}) as guest:
        page = go(guest, event.code, "screen")
        page.locator("[data-view=draw]").wait_for()
        event.reveal(1)
        page.locator("[data-view=tables]").wait_for()
        assert page.locator("[data-dealing]").count() == 0
        assert page.get_by_test_id("replay").count() == 0
        assert seated(page) == event.ask("GET", "/draws/1/1").body["drawn"]["tables"]


def test_the_promise_is_on_the_projector_before_the_draw_and_holds_after_it(
    server: OnlineServer, visitor: Visitor, tmp_path: Path
) -> None:
    """The commitment that the hall reads before the dice are thrown is that of the document, which the page repeats."""
    event = Event.begin(server.url, 21)
    event.plan(21)
    event.announce(1)
    with visitor(width=1920) as hall, visitor() as guest:
        shown = go(hall, event.code, "screen").locator(".hash").inner_text().replace(" ", "")
        page = go(guest, event.code, "draw", "1", "1")
        assert page.get_by_test_id("commitment").inner_text().replace(" ", "") == shown
        assert page.get_by_test_id("check").count() == 0
        event.reveal(1)
        page.get_by_test_id("check").click()
        page.get_by_test_id("holds").wait_for(timeout=60_000)
        with page.expect_download() as loading:
            page.get_by_role("button", name=Words("en")("champ-draw-download")).click()
        kept = json.loads(Path(loading.value.path()).read_text(encoding="utf-8"))
        assert kept == event.ask("GET", "/draws/1/1").body
        assert kept["commitment"] == shown


def test_a_forged_document_does_not_hold(server: OnlineServer, visitor: Visitor) -> None:
    """Somebody between server and page who moves one player is found out by the page itself."""
    event = Event.begin(server.url, 16)
    event.plan(16)
    event.draw(1)
    document = event.ask("GET", "/draws/1/1").body
    first, second, *_ = document["drawn"]["tables"]
    first[0], second[0] = second[0], first[0]
    with visitor() as guest:
        guest.page.route("**/draws/1/1", lambda route: route.fulfill(json=document))
        page = go(guest, event.code, "draw", "1", "1")
        page.get_by_test_id("check").click()
        page.locator(".verdict.bad").wait_for(timeout=60_000)
        assert page.get_by_test_id("holds").count() == 0


# ---- the projector ----


def test_the_projector_turns_its_pages_by_itself(server: OnlineServer, visitor: Visitor) -> None:
    """25 tables do not fit on a page of 20: the others come by themselves, and a button stops it."""
    event = Event.begin(server.url, 125)
    event.plan(125)
    event.draw(1)
    with visitor(width=1280) as guest:
        guest.page.clock.install()
        page = go(guest, event.code, "screen")
        page.locator("[data-view=tables]").wait_for()
        assert len(seated(page)) == 20
        expect(page.get_by_test_id("page")).to_have_text("1 / 2")
        guest.page.clock.run_for(13_000)
        expect(page.get_by_test_id("page")).to_have_text("2 / 2")
        assert len(seated(page)) == 5
        page.get_by_role("button", name=Words("en")("champ-screen-hold")).click()
        guest.page.clock.run_for(60_000)
        expect(page.get_by_test_id("page")).to_have_text("2 / 2")


def pages_read(page: Page, what: str) -> list[str]:
    """What stands on all pages of the projector, of one kind."""
    return [text for _ in turned(page) for text in page.locator(what).all_inner_texts()]


def test_the_projector_cuts_nobody_off(server: OnlineServer, visitor: Visitor) -> None:
    """Byes that three lines do not hold, the sums of games for points, and places after the eighth have pages."""
    event = Event.begin(server.url, 10)
    for n, who in enumerate(event.keys()["entrants"]):
        shown = f"Maxmilián Bartoloměj Nejdelší z Dlouhých Jmen a Rovnou {n + 1}."
        event.done(event.head, "entrant_changed", entrant=who, name=f"Max {n}", born=1980, shown=shown)
    event.plan(10)
    event.draw(1)
    form = {"kind": "games_for_points", "rounds": 1, "games": 2}
    points = Event.begin(server.url, 40, format=form)
    points.done(points.head, "registration_closed")
    points.done(points.head, "plan_chosen", stages=[{"tables": 10}])
    points.draw(1)
    points.games(1, 1)
    with visitor(width=1280) as guest:
        guest.page.set_viewport_size({"width": 920, "height": 720})
        page = go(guest, event.code, "screen")
        page.locator("[data-view=tables]").wait_for()
        settled(page)
        assert pages_read(page, "[data-bye]") == [name for _, name in event.view()["round:1"]["byes"]]
        cut = "document.querySelector('.byes').scrollHeight - document.querySelector('.byes').clientHeight"
        assert page.evaluate(cut) <= 1
        page = go(guest, points.code, "screen")
        page.locator("[data-view=tables]").wait_for()
        settled(page)
        order = [one["name"] for one in points.view()["sums"]]
        assert pages_read(page, "[data-sum] th") == order, "while it is played"
        points.games(1)
        points.done(points.head, "ended")
        page.locator("[data-view=results]").wait_for()
        settled(page)
        assert pages_read(page, "[data-sum] th") == [one["name"] for one in points.view()["sums"]]


def test_the_hands_of_a_final_online_stand_beside_its_table(server: OnlineServer, visitor: Visitor) -> None:
    """The hall sees what was left in each hand, and still who sits there with how many chips."""
    event = Event.begin(server.url, 4, online=True)
    event.plan(4)
    event.draw(1)
    event.games(1, 1)
    seen = """[...document.querySelectorAll('[data-seat], [data-testid=final-hands] li')].map(one => {
        const box = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(box.x + 4, box.y + box.height / 2));
    })"""
    with visitor(width=1280) as guest:
        page = go(guest, event.code, "screen")
        page.get_by_test_id("final-hands").wait_for()
        settled(page)
        assert page.evaluate(seen) == [True] * (4 + 3)


@pytest.mark.parametrize("width", [1280, 1920])
@pytest.mark.parametrize("players", [8, 41, 125])
def test_what_the_hall_reads_fits_and_is_large(
    server: OnlineServer, visitor: Visitor, players: int, width: int
) -> None:
    """Nothing is cut off or scrolled: names are at least 16 px at 1280 and 24 px at 1920, whatever the field."""
    event = Event.begin(server.url, players)
    longest = "Maxmilián Bartoloměj Nejdelší z Dlouhých Jmen a Rovnou Dva"
    who = next(iter(event.keys()["entrants"]))
    event.done(event.head, "entrant_changed", entrant=who, name="Max B", born=1980, shown=longest)
    event.plan(players)
    with visitor(width=width) as guest:
        page = go(guest, event.code, "screen")
        for view in ("plan", "tables"):
            page.locator(f"[data-view={view}]").wait_for()
            settled(page)
            cut = page.evaluate(
                "[...document.querySelectorAll('.middle, .plan, .grid, [data-table], [data-table] ol')]"
                ".filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)"
                ".map(one => [one.className, one.scrollHeight, one.clientHeight])"
            )
            assert cut == [], view
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
            if view == "plan":
                event.draw(1)
        least = page.evaluate(
            "Math.min(...[...document.querySelectorAll('.word')]"
            ".map(one => parseFloat(getComputedStyle(one).fontSize)))"
        )
        assert least >= (16 if width == 1280 else 24)


# ---- every page, every language ----


@pytest.fixture(scope="module")
def days(server: OnlineServer) -> dict[str, Event]:
    """Championships in the middle of their day: before it, while a round is on, and when all is played."""
    open_ = Event.begin(server.url, 12)
    open_.done(open_.head, "announcement", about="delay", text="Začneme o čtvrt hodiny později.")
    playing = Event.begin(server.url, 41)
    playing.plan(41)
    playing.draw(1)
    playing.games(1, 3)
    playing.done(playing.head, "announcement", about="weather", text="Po obědě má být hezky.")
    over = Event.begin(server.url, 12)
    over.whole(12)
    return {"open": open_, "playing": playing, "over": over}


def addresses(days: dict[str, Event]) -> list[str]:
    """Every page of this file in every state that it has."""
    found = [""]
    for event in days.values():
        key = next(iter(event.keys()["entrants"].values()))
        found += [f"{event.code}", f"{event.code}/screen", f"{event.code}/{key}", f"{event.code}/print"]
    open_, playing, over = days["open"].code, days["playing"].code, days["over"].code
    return [*found, f"{open_}/register", f"{playing}/register", f"{playing}/draw/1/1", f"{over}/print/results"]


@pytest.mark.parametrize("language", ["cs", "de", *(pytest.param(one, marks=pytest.mark.long) for one in ("sk", "en"))])
@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_every_page_is_clean_for_axe_and_has_its_words(
    visitor: Visitor, days: dict[str, Event], language: str, theme: str
) -> None:
    """A missing text reaches the console, which the visitor holds against the page."""
    with visitor(language, theme=theme) as guest:
        for address in addresses(days):
            page = go(guest, *address.split("/"))
            settled(page)
            assert guest.axe() == [], address
            assert page.evaluate(SMALL) == [], address


@pytest.mark.parametrize(
    "width", [one if one in (360, 1280) else pytest.param(one, marks=pytest.mark.long) for one in SIZES]
)
def test_no_page_is_wider_than_its_window(visitor: Visitor, days: dict[str, Event], width: int) -> None:
    for language in ("de", "cs"):
        with visitor(language, width) as guest:
            for address in addresses(days):
                go(guest, *address.split("/"))
                settled(guest.page)
                assert guest.overflow() == 0, (address, language)


def tab_to(page: Page, there: str) -> None:
    """Press Tab until a condition holds; an error if the focus goes all around without."""
    for _ in range(40):
        if page.evaluate(there):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to where {there}")


def test_registering_and_finding_ones_table_needs_no_mouse(server: OnlineServer, visitor: Visitor) -> None:
    event = Event.begin(server.url, 9)
    with visitor(width=1280) as guest:
        page = go(guest, event.code, "register")
        for text in ("Eva Kratochvílová", "1970"):
            tab_to(page, "document.activeElement.matches('input:not([type=radio])')")
            page.keyboard.type(text)
            page.keyboard.press("Tab")
        tab_to(page, "document.activeElement.dataset.testid === 'register'")
        page.keyboard.press("Enter")
        page.locator("#done").wait_for()
        assert page.evaluate("document.activeElement.id") == "done"
        for name in [name for name in event.view(event.head) if name.startswith("entrant:")]:
            event.done(event.head, "checked_in", entrant=name.partition(":")[2])
        event.plan(10)
        event.draw(1)
        page.evaluate("localStorage.removeItem('prsi.championship-mine')")
        page = go(guest, event.code)
        page.get_by_test_id("find").focus()
        page.keyboard.type("eva")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator(".where")).to_contain_text("Eva K.")


# ---- the list, and opening one ----


def test_whoever_opens_a_championship_comes_to_its_console(server: OnlineServer, visitor: Visitor) -> None:
    """A name is enough: all else stands as the event's rules have it (15 years, 100 Kč, three chips, ten minutes)."""
    with visitor() as guest:
        page = go(guest, "")
        page.get_by_test_id("open").click()
        page.get_by_test_id("set-title").fill("")
        page.get_by_test_id("open-do").click()
        expect(page.get_by_text(Words("en")("champ-set-title-wrong"))).to_be_visible()
        page.get_by_test_id("set-title").fill("Pohár z lesa")
        # The answer is lost: pressed again, it is the same championship.
        page.route("**/api/championships", unheard, times=1)
        page.get_by_test_id("open-do").click()
        page.get_by_role("alert").wait_for()
        page.get_by_test_id("open-do").click()
        page.wait_for_url("**/#/c/*/h-*")
        code = page.url.split("/")[-2]
        page = go(guest, "")
        expect(page.get_by_role("link", name="Pohár z lesa")).to_have_attribute("href", f"#/c/{code}")
        head = page.evaluate(f"fetch('/api/championships/{code}/view').then(r => r.json()).then(v => v.sections.head)")
    rules = {"title": "Pohár z lesa", "minimum_age": 15, "fee": 100, "chips": 3, "call_minutes": 10, "values": "czech"}
    assert {name: head[name] for name in rules} == rules
    assert head["format"] == {"kind": "knockout"}


def test_results_can_be_taken_away_as_files(server: OnlineServer, visitor: Visitor, days: dict[str, Event]) -> None:
    """The board leads to a page, a table and data; each names everybody who has a place."""
    over = days["over"]
    with visitor() as guest:
        links = go(guest, over.code).locator(".files a")
        found = {str(link.get_attribute("href")) for link in links.all()}
    assert len(found) == 3
    for link in found:
        with urlopen(server.url.rstrip("/") + link) as answer:
            text = answer.read().decode("utf-8-sig")
        assert all(name in text for place in over.view()["places"] for _, name in place["players"]), link


# ---- prints ----


def printed(page: Page, kind: str) -> list[Paper]:
    """Print one kind of sheet."""
    page.locator(f"input[value={kind}]").check()
    settled(page)
    return papers(page.pdf(prefer_css_page_size=True))


def test_prints_fill_as_many_sheets_as_they_should(
    server: OnlineServer, visitor: Visitor, days: dict[str, Event]
) -> None:
    """A4: four diplomas on four sheets, two score sheets on one, eight cards on one; and no button on it."""
    over = days["over"]
    places = [(place["place"], who) for place in over.view()["places"] for who, _ in place["players"]]
    whole = {v["id"]: v["name"] for n, v in over.view(over.head).items() if n.startswith("entrant:")}
    with visitor(width=1280) as guest:
        page = go(guest, over.code, over.head, "print")
        assert len(printed(page, "diplomas")) == 4
        assert page.locator(".diploma .name").all_inner_texts() == [whole[who] for _, who in places[:4]]
        assert len(printed(page, "blank")) == 1
        assert len(printed(page, "cards")) == 2
        assert len(printed(page, "results")) == 1
        page.emulate_media(media="print")
        assert page.locator("header, .choices, button").filter(visible=True).count() == 0
        page.emulate_media(media="screen")
        # Whose diploma the desk has ticked off gets one, whatever the place.
        place, fifth = places[4]
        assert place == 5
        over.done(over.head, "prize_handed", entrant=fifth, prize="diploma", handed=True)
        page.locator("input[value=diplomas]").check()
        page.locator("input[value=ticked]").check()
        expect(page.locator(".diploma .name")).to_have_text([whole[fifth]])
        page.locator("input[value=all]").check()
        expect(page.locator(".diploma .name")).to_have_count(12)


def has_margins(found: list[Paper], pages: int) -> bool:
    """So many pages of A4 at least, each with 12 mm around; a CSS pixel is 0.26 mm."""
    edges = [min(one.left, one.bottom, one.top) for one in found]
    return len(found) >= pages and all(one.is_a4 for one in found) and min(edges) > 11.7


def test_what_is_printed_has_its_margin_on_every_page(
    server: OnlineServer, visitor: Visitor, days: dict[str, Event]
) -> None:
    """At a break between pages too, whatever page was open before; a diploma alone fills its sheet."""
    over, playing = days["over"], days["playing"]
    words = Words("en")
    with visitor(width=1280) as guest:
        page = go(guest, playing.code, playing.keys()["desk"])
        # Headless it is over at once, and what was to be printed would be gone.
        page.evaluate("window.print = () => undefined")
        page.get_by_role("button", name=words("desk-view-lists")).click()
        page.get_by_role("button", name=words("office-print"), exact=True).click()
        page.locator(".leaf").wait_for(state="attached")
        assert has_margins(papers(page.pdf(prefer_css_page_size=True)), 2)
        page = go(guest, over.code, over.head, "print")
        assert has_margins(printed(page, "results"), 1)
        assert has_margins(printed(page, "blank"), 1)
        assert all(one.is_a4 for one in printed(page, "diplomas"))
        page.emulate_media(media="print")
        assert page.evaluate("getComputedStyle(document.querySelector('.diploma')).page") == "full"


def test_a_score_sheet_has_room_for_every_game_that_can_be(
    server: OnlineServer, visitor: Visitor, days: dict[str, Event]
) -> None:
    """A game costs one chip, and whoever is left at the end has kept one: players times chips, less those left."""
    over = days["over"]
    form = {"kind": "games_for_points", "rounds": 1, "games": 20}
    points = Event.begin(server.url, 4, format=form)
    with visitor(width=1280) as guest:
        page = go(guest, over.code, "print")
        page.locator("input[value=blank]").check()
        games = page.locator(".score").first.locator("th.game")
        for players, left, most in (
            ("4", "no", 10),
            ("4", "yes", 11),
            ("5", "no", 13),
            ("6", "no", 16),
            ("6", "yes", 17),
        ):
            page.locator(f"input[name=size][value='{players}']").check()
            page.locator(f"input[name=last][value={left}]").check()
            expect(games).to_have_count(most)
            high = "document.querySelector('.sheet').scrollHeight - document.querySelector('.sheet').clientHeight"
            assert page.evaluate(high) <= 0
        page.locator("input[value=tables]").check()
        expect(page.locator(".score th.game")).to_have_count(4 * 3 - 1)
        expect(page.locator(".through span")).to_have_count(1)
        page = go(guest, points.code, "print")
        page.locator("input[value=blank]").check()
        expect(page.locator(".score th.game")).to_have_count(20)
        assert page.locator(".score .chips, .score .through").count() == 0, "nobody loses a chip, nobody goes on"


@pytest.mark.parametrize("language", ["cs", "de", *(pytest.param(one, marks=pytest.mark.long) for one in ("sk", "en"))])
def test_the_regulations_are_written_in_each_language(visitor: Visitor, days: dict[str, Event], language: str) -> None:
    """From the settings, on the device: the title with its year first, and the age rule in numbers; on paper, too."""
    with visitor(language) as guest:
        page = go(guest, days["playing"].code, "print", "regulations")
        title = page.locator(".rules h2")
        title.wait_for(timeout=60_000)
        words = Words(language)
        assert title.inner_text() == bound(
            words("regulations-title", title="Mistrovství světa v prší", year="2026"), language
        )
        assert page.get_by_text("2011").count() >= 1
        assert has_margins(printed(page, "regulations"), 2)


# ---- seasons and games for points ----


def test_a_season_is_found_from_list_and_board_and_adds_up(server: OnlineServer, visitor: Visitor) -> None:
    """Two tournaments, one of them for points: 4, 3, 2, 1 in each; the page is the server's table, and fits a phone."""
    name = "Liga u lesa 2026/27"
    first = Event.begin(server.url, 4, season=name)
    first.whole(4)
    form = {"kind": "games_for_points", "rounds": 2, "games": 1}
    second = Event.begin(server.url, 4, season=name, format=form, by=first.opener)
    second.done(second.head, "registration_closed")
    second.done(second.head, "plan_chosen", stages=[{"tables": 1}] * 2)
    second.draw(1)
    second.games(1)
    with visitor() as guest:
        page = go(guest, second.code)
        rows = page.get_by_test_id("sums").locator("tbody tr")
        expect(rows).to_have_count(4)
        sums = [int(text) for text in page.locator("[data-sum] .sum").all_inner_texts()]
        seats = second.view()["table:1:1"]["seats"]
        assert sums == sorted(seat["points"] for seat in seats) and sums[0] == 0, "fewest first"
        second.draw(2)
        second.games(2)
        second.done(second.head, "ended")
        both = {seat["id"]: 0 for seat in seats}
        for number in (1, 2):
            for seat in second.view()[f"table:{number}:1"]["seats"]:
                both[seat["id"]] += seat["points"]
        expect(page.locator("[data-sum] .sum").last).to_have_text(str(max(both.values())))
        assert {row["id"]: row["points"] for row in second.view()["sums"]} == both
        placed = [(place["place"], who) for place in second.view()["places"] for who, _ in place["players"]]
        assert [(row["place"], row["id"]) for row in second.view()["sums"]] == placed, "as the places have it"

        page.get_by_test_id("season-link").click()
        page.get_by_test_id("season").wait_for()
        assert page.locator("h1").inner_text() == name
        expect(page.locator("h1")).to_be_focused()
        totals = [int(text) for text in page.locator("[data-testid=season] td.sum").all_inner_texts()]
        assert len(totals) == 4 and totals == sorted(totals, reverse=True)
        shares = [(one["place"], len(one["players"])) for event in (first, second) for one in event.view()["places"]]
        assert sum(totals) == sum(many * (1 + 4 - place - many + 1) for place, many in shares), "all who are behind"
        assert guest.overflow() == 0
        assert guest.axe() == []
        assert page.evaluate(SMALL) == []
        with page.expect_download() as loading:
            page.get_by_role("link", name=Words("en")("champ-season-csv")).click()
        assert "Alena N." in Path(loading.value.path()).read_text(encoding="utf-8-sig")
        page = go(guest, "")
        page.get_by_role("link", name=Words("en")("champ-season-link", name=name)).first.click()
        page.get_by_test_id("season").wait_for()
        # More tournaments than a phone is wide: the table is moved, and not the page.
        for _ in range(3):
            Event.begin(server.url, 4, season=name, by=first.opener).whole(4)
        page.reload()
        expect(page.locator("[data-testid=season] thead th")).to_have_count(3 + 5)
        assert guest.overflow() == 0
        page = go(guest, "season", "Nic")
        expect(page.get_by_text(Words("en")("champ-season-none"))).to_be_visible()


def test_who_follows_the_list_to_a_board_is_read_its_heading(server: OnlineServer, visitor: Visitor) -> None:
    event = Event.begin(server.url, 4, title="Turnaj pod lípou")
    with visitor() as guest:
        page = go(guest, "")
        page.get_by_role("link", name="Turnaj pod lípou").click()
        heading = page.get_by_role("heading", level=1, name="Turnaj pod lípou")
        expect(heading).to_be_focused()
        page.get_by_role("link", name=Words("en")("champ-register-go")).click()
        page.get_by_test_id("name").wait_for()
        assert page.url.endswith(f"#/c/{event.code}/register")
        expect(page.locator("h1")).to_be_focused()


def test_only_pages_that_need_the_rules_load_them(server: OnlineServer, visitor: Visitor) -> None:
    """List, board, projector and form ask for no engine of some megabytes; the check of a draw does."""
    event = Event.begin(server.url, 10)
    with visitor() as guest:
        loaded: list[str] = []
        guest.page.on("request", lambda request: loaded.append(request.url))
        for parts in ((), (event.code,), (event.code, "screen"), (event.code, "register")):
            page = go(guest, *parts or ("",))
            settled(page)
        heavy = [url for url in loaded if ".wasm" in url or "/worker" in url or "pyodide" in url]
        assert heavy == []
        event.plan(10)
        event.draw(1)
        page = go(guest, event.code, "draw", "1", "1")
        page.get_by_test_id("check").click()
        page.get_by_test_id("holds").wait_for(timeout=60_000)
        assert any(".wasm" in url for url in loaded), "so the engine is known by this name"
