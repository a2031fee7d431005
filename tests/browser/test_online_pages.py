"""The pages around play with people, on a real server: in every language, by keys, for axe, and what is done there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, expect

from tests.browser.app import PHONE, QUICK, Visit, Words, until
from tests.browser.house import Json
from tests.browser.online import act_once, mine, move
from tests.browser.people import PeopleServer, become_guest, fetch, sit
from tests.browser.test_app import by_click, through

ROUTES = {
    "/lobby": "lobby-title",
    "/create": "create-title",
    "/profile": "profile-title",
    "/statistics": "statistics-title",
    "/leaderboards": "leaderboards-title",
    "/people": "people-title",
    "/moderation": "moderation-title",
    "/admin": "admin-title",
    "/privacy": "privacy-title",
}
"""Every page of one's own, with its heading."""

DESKTOP: Json = {"width": 1280, "height": 800}
TABLET: Json = {"width": 768, "height": 1024}

SMALL = """[...document.querySelectorAll('button, a, select, summary, input')].filter(one => {
    const box = one.getBoundingClientRect();
    // Radio buttons and switches are as large as the label around them.
    return box.width > 0 && !['radio', 'checkbox'].includes(one.type) && Math.min(box.width, box.height) < 43.5;
}).map(one => one.outerHTML.slice(0, 80))"""

MARK = """document.querySelectorAll('button, a[href], select, summary, input:not([type=radio])').forEach((one, n) => {
    const shown = one.checkVisibility({contentVisibilityAuto: true}) && one.getClientRects().length > 0;
    if (shown) one.dataset.wanted = String(n);
})"""

FOCUSED = """(() => {
    const one = document.activeElement;
    return [one.dataset.wanted ?? '', one.matches('body, :focus-visible')];
})()"""

pytestmark = pytest.mark.browser


class Member(Visit):
    """A visitor of these pages; what the server refuses on purpose is no fault of the page."""

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:
            super()._console(message)

    def go(self, route: str) -> Page:
        """A page by its address, loaded anew, with what it asks of the server."""
        self.page.goto(f"{self.url}#{route}")
        self.page.reload()
        self.page.wait_for_selector("h1")
        self.page.wait_for_selector(".loading", state="detached")
        return self.page

    @property
    def cookie(self) -> str:
        """The cookie as a header."""
        return "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies())


class World:
    """A server, and everybody's browser."""

    def __init__(self, browser: Browser, server: PeopleServer) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []

    def visitor(self, language: str = "en", *, theme: str = "light", size: Json | None = None) -> Member:
        """A browser that has never been here."""
        context = self.browser.new_context(
            viewport=size or PHONE,  # type: ignore[arg-type]
            locale=language,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            service_workers="block",
        )
        settings = json.dumps({"language": language, "theme": theme, **QUICK})
        context.add_init_script(
            f"if (!localStorage.getItem('prsi.settings')) localStorage.setItem('prsi.settings', {json.dumps(settings)})"
        )
        context.set_default_timeout(60_000)
        self.contexts.append(context)
        return Member(context, self.server.url)

    def member(self, language: str = "en", *, theme: str = "light", size: Json | None = None) -> tuple[Member, Json]:
        """A browser whose player has a profile."""
        visitor = self.visitor(language, theme=theme, size=size)
        visitor.page.goto(f"{self.server.url}#/about")
        visitor.page.wait_for_selector("h1")
        return visitor, become_guest(visitor.page, language)

    def rich(self, language: str = "en", *, theme: str = "light", size: Json | None = None) -> tuple[Member, Json]:
        """An administrator with half a year of games, a table that waits, and something in every list."""
        visitor, me = self.member(language, theme=theme, size=size)
        others = self.server.live_through(me["id"], me["name"])
        self.server.give_role(me["id"], "admin")
        self.table(visitor.page, public=True, ruleset={"preset": "mau-mau", "stacking": False}, clock_ms=30_000)
        fetch(visitor.page, "PUT", f"/api/people/{others[3]}/block")
        return visitor, me

    def table(self, host: Page, **wish: object) -> str:
        """A table of the host's; its code."""
        made = fetch(host, "POST", "/api/tables", {"ruleset": {"preset": "prsi"}, "seats": 3, **wish})
        return str(made["code"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PeopleServer]:
    """A server that all tests of this file share."""
    running = PeopleServer(tmp_path_factory.mktemp("people") / "people.sqlite3")
    running.start()
    try:
        yield running
    finally:
        running.kill()
        running.engine.dispose()


@pytest.fixture
def world(browser: Browser, server: PeopleServer) -> Iterator[World]:
    """The server, and browsers that are closed in the end."""
    made = World(browser, server)
    try:
        yield made
    finally:
        for context in made.contexts:
            context.close()


@pytest.mark.parametrize("language", ["cs", "de", *(pytest.param(one, marks=pytest.mark.long) for one in ("sk", "en"))])
def test_every_page_says_what_there_is(world: World, language: str) -> None:
    """Each page with data, in the reader's language, no wider than a phone, and nothing too small for a thumb."""
    words = Words(language)
    visitor, me = world.rich(language)
    for route, title in ROUTES.items():
        page = visitor.go(route)
        assert page.locator("h1").inner_text() == words(title), route
        assert visitor.overflow() == 0, route
        assert page.locator("h1").evaluate("one => one.getBoundingClientRect().top") >= 4, route
        assert page.evaluate(SMALL) == [], route
        assert page.locator("[role=alert]").count() == 0, route
    page = visitor.go("/statistics")
    assert page.get_by_role("img", name=words("chart-weeks")).is_visible()
    assert page.locator(".level li.done").count() >= 3, "milestones that were reached are marked"
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.wait_for_timeout(500)
    assert asked == [], "what is known is not asked for again and again"
    assert page.locator("li.won").count() > 0
    page = visitor.go("/leaderboards")
    assert page.locator("tr.own").inner_text().startswith(page.locator("tr.own .place").inner_text())
    assert me["name"] in page.locator("tr.own").inner_text()
    assert not visitor.faults, "\n".join(visitor.faults)


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop", marks=pytest.mark.long)]
)
def test_axe_finds_nothing(world: World, theme: str, size: Json) -> None:
    """Names, contrast, structure: on every page, with data, by day and by night."""
    visitor, _ = world.rich("de", theme=theme, size=size)
    code = world.table(visitor.page)
    guest = world.visitor("cs", theme=theme, size=size)
    routes = [(visitor, one) for one in (*ROUTES, f"/invite/{code}")] + [(guest, "/lobby"), (guest, "/profile")]
    for who, route in routes:
        page = who.go(route)
        page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
        assert who.axe() == [], route


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_a_table_is_made_joined_and_found_again(world: World, size: Json) -> None:
    """From home to a table of one's own, its invitation, and somebody who finds it in the lobby with its rules."""
    words = Words("en")
    host = world.visitor("en", size=size)
    page = host.open("/")
    page.get_by_test_id("people").click()
    page.wait_for_selector("[data-testid=create]")
    page.get_by_test_id("create").click()
    page.get_by_role("radio", name=words("create-public")).check()
    page.locator("#option-stacking").click()
    page.get_by_test_id("make").click()
    page.wait_for_selector("[data-testid=to-table]")
    code = page.url.rpartition("/")[2]
    drawn = "one => one.decode().then(() => one.naturalWidth)"
    assert page.get_by_role("img", name=words("invite-qr")).evaluate(drawn) > 0
    assert page.locator("#invite-link").input_value() == f"{world.server.url}t/{code}"
    page.get_by_test_id("to-table").click()
    page.wait_for_selector(f"text={words('waiting-title', count=2)}")

    guest = world.visitor("en", size=size)
    seen = guest.go("/lobby")
    card = seen.locator(f"article[aria-labelledby='table-{code}']")
    assert words("option-stacking") in card.inner_text(), "what differs from the preset is told before joining"
    card.get_by_test_id("join").click()
    seen.wait_for_selector(f"text={words('waiting-title', count=1)}")
    # Home leads back, and the table is in the lobby's list of one's own.
    home = guest.go("/")
    home.get_by_test_id("own-table").wait_for()
    # The next time its place is kept for it: nothing moves when the server answers.
    held: list[Route] = []
    home.route("**/api/me/tables", lambda route: held.append(route), times=1)
    home.reload()
    until(home, "home asks for its tables", lambda: bool(held))
    top = "document.fonts.ready.then(() => document.querySelector('[data-testid=play]').getBoundingClientRect().top)"
    before = home.evaluate(top)
    held[0].continue_()
    home.get_by_test_id("own-table").wait_for()
    assert home.evaluate(top) == before
    home.get_by_test_id("own-table").click()
    home.wait_for_selector(f"text={words('waiting-title', count=1)}")
    for one in (host, guest):
        assert not one.faults, "\n".join(one.faults)


def test_whoever_invites_is_at_the_table_and_is_called_when_all_have_come(world: World) -> None:
    """The cards are dealt twenty seconds after the last has sat down: too soon for who looks at the QR code."""
    words = Words("en")
    host, _ = world.member("en")
    guest, _ = world.member("en")
    code = world.table(host.page, seats=2, public=True)
    page = host.go(f"/invite/{code}")
    page.wait_for_selector(f"text={words('waiting-title', count=1)}")
    assert words("local-only", host="127.0.0.1") in page.get_by_test_id("local").inner_text()
    ways = page.get_by_role("button", name=words("back-to-table"))
    assert [way.get_attribute("data-testid") for way in ways.all()] == ["to-table"], "no banner doubles it"
    seen = guest.go(f"/t/{code}")
    seen.get_by_test_id("sit").click()
    page.wait_for_selector(f"text={words('waiting-full')}")
    assert page.url.endswith(f"/t/{code}")
    page.get_by_test_id("ready").wait_for()
    for one in (host, guest):
        assert not one.faults, "\n".join(one.faults)


def test_six_at_a_table_cut_no_word_and_cover_none(world: World) -> None:
    """On a phone whose turn it is and the clock, on a desktop the title beside those who sit at the top."""
    phone, _ = world.member("de")
    desktop, _ = world.member("de", size=DESKTOP)
    wish = {"ruleset": {"preset": "mau-mau-52"}, "seats": 6, "bots": 4, "clock_ms": 60_000}
    code = world.table(phone.page, **wish)
    one, two = phone.go(f"/t/{code}"), desktop.go(f"/t/{code}")
    two.get_by_test_id("sit").click()
    for page in (one, two):
        page.get_by_test_id("ready").click()
    for page in (one, two):
        page.wait_for_selector("[data-card]")
    covered = """[...document.querySelectorAll('.seat .face')].filter(face => {
        const [a, b] = [face, document.querySelector('.titles')].map(one => one.getBoundingClientRect());
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }).length"""
    assert [page.evaluate(covered) for page in (one, two)] == [0, 0]
    for page in (one, two) * 100:
        if one.locator(".seat .status.pill").count():
            break
        if mine(page):
            act_once(page, lambda page: move(page, call=True))
        one.wait_for_timeout(50)
    # By where the letters stand: the widths that a page is told are rounded by where the pill stands.
    cut = """one => {
        const letters = document.createRange();
        letters.selectNodeContents(one);
        const [a, b] = [letters, one].map(each => each.getBoundingClientRect());
        const cut = a.left < b.left || a.right > b.right || a.bottom > b.bottom;
        return cut ? [one.outerHTML, a.toJSON(), b.toJSON()] : null;
    }"""
    assert one.locator(".seat .status.pill").first.evaluate(cut) is None


def test_the_address_of_an_invitation_seats_nobody(world: World) -> None:
    """Only the table's own link does, after it has shown what is played."""
    host, _ = world.member("en")
    guest, _ = world.member("en")
    code = world.table(host.page, seats=2)
    guest.go(f"/invite/{code}").wait_for_timeout(1000)
    assert fetch(host.page, "GET", f"/api/tables/{code}")["open"] == 1


def test_there_is_no_link_to_a_table_that_is_none(world: World) -> None:
    visitor, _ = world.member("en")
    page = visitor.go("/invite/NOSUCH")
    page.get_by_role("heading", name=Words("en")("gone-title")).wait_for()
    assert page.locator("#invite-link").count() == 0


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_nodes_are_all_to_be_read_without_scrolling_sideways(world: World, size: Json) -> None:
    visitor, _ = world.rich("de", size=size)
    page = visitor.go("/admin")
    page.wait_for_selector(".nodes tbody tr")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    beyond = """[...document.querySelectorAll('.nodes td, .nodes tbody th')].filter(one =>
        one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1).length"""
    assert page.evaluate(beyond) == 0


def test_what_is_said_covers_nobodys_turn(world: World) -> None:
    """Six at a table on the smallest phone: a sentence stands below the seats, whoever's turn it is."""
    phone, _ = world.member("de")
    other, _ = world.member("de")
    wish = {"ruleset": {"preset": "mau-mau-52"}, "seats": 6, "bots": 4, "clock_ms": 60_000}
    code = world.table(phone.page, **wish)
    page = phone.go(f"/t/{code}")
    sit(world.server.url, other.cookie, code)
    page.get_by_test_id("ready").click()
    page.wait_for_selector("[data-card]")
    covered = page.evaluate(
        """() => {
        const seats = [...document.querySelectorAll('.seats > .seat')];
        let covered = 0;
        for (const one of seats) {
            const bubble = document.createElement('span');
            bubble.className = one.querySelector('.text').className.replace('text', 'speech');
            bubble.textContent = 'Ich bin gleich wieder da, einen Moment bitte!';
            one.append(bubble);
            const said = bubble.getBoundingClientRect();
            for (const status of document.querySelectorAll('.seat .status')) {
                const box = status.getBoundingClientRect();
                const beside = box.left >= said.right || said.left >= box.right;
                if (!beside && box.top < said.bottom - 1 && said.top < box.bottom - 1) covered++;
            }
            bubble.remove();
        }
        return covered;
    }"""
    )
    assert covered == 0


def test_ones_own_table_is_not_joined_but_gone_back_to(world: World) -> None:
    """It stands in the list of those who wait, as the others see it."""
    words = Words("en")
    host, _ = world.member("en")
    guest, _ = world.member("en")
    code = world.table(host.page, public=True)
    for who, label in ((host, "lobby-back-to-table"), (guest, "lobby-join")):
        card = who.go("/lobby").locator(f"article[aria-labelledby='table-{code}']")
        assert card.get_by_test_id("join").inner_text() == words(label)
    # However often the page is looked at while an answer is on its way, it is asked for once.
    held: list[Route] = []
    guest.page.route("**/api/lobby*", lambda route: held.append(route))
    for _ in range(3):
        guest.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    until(guest.page, "the lobby is asked for", lambda: held != [])
    fetch(guest.page, "GET", "/api/me")
    assert len(held) == 1
    held.pop().continue_()
    guest.page.unroute("**/api/lobby*")


def test_a_name_costs_no_step(world: World) -> None:
    """A newcomer has a name from the lists; another comes with one press, an own one is typed and looked through."""
    words = Words("cs")
    visitor = world.visitor("cs")
    page = visitor.go("/lobby")
    name = page.locator(".strip strong")
    given = name.inner_text()
    page.get_by_role("button", name=words("name-another")).click()
    # Not by a selector: it takes the no-break space of "ze Šumavy" for another name.
    expect(name).not_to_have_text(given)
    other = name.inner_text()
    page.get_by_role("button", name=words("name-own")).click()
    page.get_by_label(words("name-own")).fill("Moderátor")
    page.keyboard.press("Enter")
    assert page.get_by_role("alert").inner_text() == words("denied-name_reserved")
    page.get_by_label(words("name-own")).fill("Žofie P.")
    page.keyboard.press("Enter")
    page.wait_for_selector(".strip strong:text-is('Žofie P.')")
    assert other != given
    assert fetch(page, "GET", "/api/me")["name"] == "Žofie P."


def test_a_profile_is_saved_as_a_file_and_erased(world: World) -> None:
    """Everything that is kept, as a file; then nothing is kept any more, after a question."""
    words = Words("en")
    visitor, me = world.rich("en")
    page = visitor.go("/profile")
    with page.expect_download() as download:
        page.get_by_test_id("export").click()
    told = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert told["profile"]["id"] == me["id"]
    assert len(told["met"]) == 4
    page.get_by_test_id("erase").click()
    page.get_by_role("button", name=words("erase-keep"), exact=True).click()
    assert fetch(page, "GET", "/api/me")["id"] == me["id"], "a question answered with no changes nothing"
    page.get_by_test_id("erase").click()
    page.get_by_test_id("erase-do").click()
    page.wait_for_selector("[data-testid=play]")
    assert visitor.context.cookies() == []
    page = visitor.go("/profile")
    assert page.get_by_role("button", name=words("profile-begin")).is_visible()


def test_a_profile_moves_to_another_device(world: World) -> None:
    """A code shown here and used there: the other device sits at the same table, and the code works once."""
    words = Words("en")
    phone, me = world.member("en")
    code = world.table(phone.page)
    page = phone.go("/profile")
    page.get_by_test_id("move").click()
    shown = page.get_by_test_id("device-code").inner_text()
    assert page.get_by_role("img", name=words("move-qr")).locator("svg").bounding_box() is not None

    laptop = world.visitor("en", size=DESKTOP)
    there = laptop.go(f"/d/{shown}")
    there.get_by_role("button", name=words("signin-do")).click()
    there.wait_for_selector(f"text={words('waiting-title', count=2)}")
    assert there.url.endswith(code)
    assert fetch(there, "GET", "/api/me")["id"] == me["id"]
    there = laptop.go("/profile")
    there.wait_for_selector(f".devices li >> text={words('device-here')}")
    home = laptop.go("/")
    home.get_by_test_id("own-table").click()
    home.wait_for_selector(f"text={words('waiting-title', count=2)}")

    late = world.visitor("en")
    again = late.go(f"/d/{shown}")
    again.get_by_role("button", name=words("signin-do")).click()
    assert again.get_by_role("alert").inner_text() == words("denied-wrong_code")
    # The first device lists the other, and can sign it out.
    page = phone.go("/profile")
    others = page.locator(".devices li", has_not_text=words("device-here"))
    assert others.count() == 1
    others.get_by_role("button").click()
    page.wait_for_selector(".devices li >> nth=1", state="detached")
    there = laptop.go("/profile")
    assert there.get_by_role("button", name=words("profile-begin")).is_visible()


def test_signing_out_here_is_asked_about_and_all_others_go_with_one_tap(world: World) -> None:
    """A guest without a code or a key who signs the only device out is lost: no slip of the finger does that."""
    words = Words("en")
    visitor, me = world.member("en")
    second = world.visitor("en", size=DESKTOP)
    page = visitor.go("/profile")
    own = page.get_by_role("button", name=re.compile("^" + re.escape(words("device-out-name", name=""))))
    own.click()
    page.get_by_text(words("device-leave-lost")).wait_for()
    page.get_by_role("button", name=words("cancel"), exact=True).click()
    assert fetch(page, "GET", "/api/me")["id"] == me["id"]
    assert not page.get_by_test_id("others-out").count(), "there is no other device yet"

    page.get_by_test_id("move").click()
    shown = page.get_by_test_id("device-code").inner_text()
    there = second.go(f"/d/{shown}")
    there.get_by_role("button", name=words("signin-do")).click()
    there.wait_for_selector(".devices li >> nth=1")
    there.get_by_test_id("others-out").click()
    there.wait_for_selector(".devices li >> nth=1", state="detached")
    page = visitor.go("/profile")
    page.get_by_role("button", name=words("profile-begin")).wait_for()

    there.get_by_role("button", name=words("recovery-do")).click()
    there.get_by_role("button", name=words("recovery-noted")).click()
    there.get_by_role("button", name=re.compile("^" + re.escape(words("device-out-name", name="")))).click()
    there.get_by_text(words("device-leave-back")).wait_for()
    there.get_by_test_id("out-do").click()
    there.get_by_role("button", name=words("profile-begin")).wait_for()


def test_a_recovery_code_is_shown_once_and_brings_the_profile_back(world: World) -> None:
    """The code is the only thing kept of a lost device; it is never shown again."""
    words = Words("en")
    lost, me = world.member("en")
    page = lost.go("/profile")
    page.get_by_role("button", name=words("recovery-do")).click()
    code = page.get_by_test_id("recovery-code").inner_text()
    page.get_by_role("button", name=words("recovery-noted")).click()
    page = lost.go("/profile")
    assert code not in page.content()

    found = world.visitor("en")
    there = found.go("/profile")
    there.get_by_label(words("signin-code")).fill(code.lower())
    there.keyboard.press("Enter")
    there.wait_for_selector(f".devices li >> text={words('device-here')}")
    assert fetch(there, "GET", "/api/me")["id"] == me["id"]


def test_a_passkey_signs_in(world: World) -> None:
    """The browser's own dialogue, answered by a virtual authenticator; 127.0.0.1 has no passkeys, localhost has."""
    words = Words("en")
    visitor = world.visitor("en")
    visitor.url = visitor.url.replace("127.0.0.1", "localhost")
    keys = visitor.context.new_cdp_session(visitor.page)
    keys.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    keys.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": {**options, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    page = visitor.go("/profile")
    page.get_by_role("button", name=words("profile-begin")).click()
    page.get_by_role("button", name=words("passkey-do")).click()
    page.wait_for_selector(f"text={words('passkey-nth', n=1)}")
    me = fetch(page, "GET", "/api/me")
    visitor.context.clear_cookies()
    page = visitor.go("/profile")
    page.get_by_role("button", name=words("signin-passkey")).click()
    page.wait_for_selector(f".devices li >> text={words('device-here')}")
    assert fetch(page, "GET", "/api/me")["id"] == me["id"]


def test_from_a_report_to_a_ban(world: World) -> None:
    """Reported at the table, read with what was said, banned, logged; the banned player is told until when."""
    words = Words("en")
    victim, _ = world.member("en")
    rude, rude_me = world.member("en")
    code = world.table(victim.page, seats=2)
    heard = sit(world.server.url, rude.cookie, code, {"kind": "say", "phrase": "goodbye"})
    assert heard[-1]["kind"] == "ack", heard
    fetch(
        victim.page,
        "POST",
        f"/api/tables/{code}/report",
        {"seat": 1, "reason": "behaviour", "text": "Rude all the time"},
    )

    staff, staff_me = world.member("en", size=DESKTOP)
    page = staff.go("/moderation")
    assert page.get_by_role("alert").inner_text() == words("denied-not_staff"), "nobody else may look"
    world.server.give_role(staff_me["id"], "moderator")
    page = staff.go("/moderation")
    card = page.locator("article", has_text="Rude all the time")
    assert rude_me["name"] in card.inner_text()
    card.locator("summary").click()
    assert words("say-goodbye") in card.inner_text()
    card.get_by_test_id("ban").click()
    page.get_by_role("radio", name=words("moderation-days", count=30)).check()
    page.get_by_label(words("moderation-note")).fill("third report")
    page.get_by_test_id("act").click()
    card.wait_for(state="detached")
    page.get_by_role("radio", name=words("moderation-view-log")).check()
    line = page.locator("tbody tr").first
    line.wait_for()
    for part in (words("moderation-action-ban"), rude_me["name"], "third report"):
        assert part in line.inner_text()

    lobby = rude.go("/lobby")
    lobby.get_by_test_id("quick").click()
    # The list behind it says so as well, as soon as it is asked for again.
    answer = lobby.get_by_role("alert").first.inner_text()
    assert answer.startswith(words("trouble-banned", date="").rstrip(" ."))
    assert re.search(r"20\d\d", answer) is not None, answer


def test_whoever_has_no_seat_any_more_is_not_told_that_the_computer_plays(world: World) -> None:
    """The seat was given up (here by another device): it is free, nobody plays on it, and it can be taken again."""
    words = Words("en")
    host, _ = world.member("en")
    other, _ = world.member("en")
    code = world.table(host.page, seats=3)
    page = host.go(f"/t/{code}")
    page.get_by_test_id("fill").wait_for()
    sit(world.server.url, other.cookie, code)
    sit(world.server.url, host.cookie, code, {"kind": "leave"})
    page.get_by_role("heading", name=words("unseated-title")).wait_for()
    assert words("replaced-title") not in page.inner_text("body")
    page.get_by_role("button", name=words("unseated-do")).click()
    page.get_by_test_id("fill").wait_for()


def test_somebody_is_blocked_at_the_table_itself(world: World) -> None:
    """Where one meets them: among the people at the table; the match goes on, and the choice can be taken back."""
    words = Words("en")
    host, _ = world.member("en")
    other, other_me = world.member("en")
    code = world.table(host.page, seats=2)
    page = host.go(f"/t/{code}")
    page.get_by_test_id("fill").wait_for()
    sit(world.server.url, other.cookie, code)
    page.get_by_test_id("ready").wait_for()
    page.get_by_role("button", name=words("chat-button")).click()
    page.get_by_role("button", name=words("chat-players")).click()
    button = page.get_by_role("button", name=words("people-block", name=other_me["name"]))
    with page.expect_response("**/block"):
        button.click()
    page.wait_for_selector("[data-testid=block][aria-pressed=true]")
    assert [one["id"] for one in fetch(host.page, "GET", "/api/people")["blocked"]] == [other_me["id"]]
    assert page.evaluate(SMALL) == []
    with page.expect_response("**/block"):
        button.click()
    page.wait_for_selector("[data-testid=block][aria-pressed=false]")
    assert fetch(host.page, "GET", "/api/people")["blocked"] == []


def test_an_administrator_signs_a_player_out_everywhere(world: World) -> None:
    """A moderator has no such button; what was done stands in the log by its name."""
    words = Words("en")
    victim, victim_me = world.member("en")
    staff, staff_me = world.member("en")
    for role, buttons in (("moderator", 0), ("admin", 1)):
        world.server.give_role(staff_me["id"], role)
        page = staff.go("/moderation")
        page.get_by_role("radio", name=words("moderation-view-players")).check()
        page.get_by_label(words("moderation-search")).fill(victim_me["name"])
        page.get_by_role("button", name=words("moderation-search-do")).click()
        row = page.locator("li", has_text=victim_me["name"]).first
        row.wait_for()
        assert row.get_by_test_id("sign-out").count() == buttons
    assert fetch(victim.page, "GET", "/api/me")["id"] == victim_me["id"]
    row.get_by_test_id("sign-out").click()
    page.get_by_test_id("act").click()
    page.get_by_test_id("act").wait_for(state="hidden")
    assert victim.page.evaluate("fetch('/api/me').then((answer) => answer.status)") == 401
    page.get_by_role("radio", name=words("moderation-view-log")).check()
    line = page.locator("tbody tr").first
    line.wait_for()
    assert words("moderation-action-sign_out") in line.inner_text()


def test_people_met_are_invited_muted_and_blocked(world: World) -> None:
    """Whom one has played with: an invitation reaches the other's home page; a block takes it out of the list."""
    words = Words("en")
    visitor, me = world.member("en")
    other, other_me = world.member("en")
    code = world.table(visitor.page, seats=3)
    sit(world.server.url, other.cookie, code)
    page = visitor.go("/people")
    row = page.locator("li", has_text=other_me["name"])
    mute = row.get_by_role("button", name=words("people-mute", name=other_me["name"]))
    mute.click()
    page.wait_for_selector("button[aria-pressed=true]")
    second = world.table(visitor.page, seats=2)
    fetch(visitor.page, "POST", f"/api/people/{other_me['id']}/invite", {"table": second})
    home = other.go("/")
    home.get_by_test_id("invitation").wait_for()
    assert me["name"] in home.get_by_test_id("invitation").inner_text()
    row.get_by_role("button", name=words("people-block", name=other_me["name"])).click()
    page.get_by_role("button", name=words("people-unblock-name", name=other_me["name"])).wait_for()
    assert fetch(other.page, "GET", "/api/me/tables")["invitations"] == [], "nobody blocked is left invited"


def test_keys_reach_everything(world: World) -> None:
    """Each button, link, field and fold of each page gets the focus by Tab alone, and shows it."""
    visitor, _ = world.rich("sk")
    for route in ("/lobby", "/profile", "/statistics", "/leaderboards", "/people", "/moderation", "/admin", "/privacy"):
        page = visitor.go(route)
        page.evaluate(MARK)
        wanted = set(page.evaluate("[...document.querySelectorAll('[data-wanted]')].map(one => one.dataset.wanted)"))
        for _ in range(len(wanted) + 60):
            if not wanted:
                break
            page.keyboard.press("Tab")
            here = page.evaluate(FOCUSED)
            assert here[1], (route, here)
            wanted.discard(here[0])
        assert wanted == set(), route


def test_a_full_server_has_a_queue(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Full: a place in the queue, kept on other pages too; it moves up when somebody leaves, and leads to the table."""
    words = Words("en")
    server = PeopleServer(tmp_path_factory.mktemp("full") / "full.sqlite3", PRSI_MAX_TABLES="1", PRSI_MAX_PLAYERS="1")
    server.start()
    world = World(browser, server)
    try:
        first, _ = world.member("en")
        code = world.table(first.page)
        late = world.visitor("en")
        page = late.go("/lobby")
        page.get_by_test_id("quick").click()
        page.get_by_role("button", name=words("queue-wait")).click()
        page.wait_for_selector(f"text={words('queue-place', place=1)}")
        assert page.get_by_role("button", name=words("lobby-meanwhile")).first.is_visible()
        page.evaluate("location.hash = '#/leaderboards'")
        page.wait_for_selector(f".queue >> text={words('queue-place', place=1)}")
        heard = sit(server.url, first.cookie, code, {"kind": "leave"})
        assert heard[-1]["kind"] == "ack", heard
        page.wait_for_selector(".queue.free")
        page.get_by_role("button", name=words("queue-go")).click()
        page.get_by_test_id("quick").click()
        page.wait_for_selector(f"text={words('waiting-title', count=2)}")
    finally:
        for context in world.contexts:
            context.close()
        server.kill()
        server.engine.dispose()


def test_without_a_server_each_page_says_so(world: World) -> None:
    """No network: one sentence and a way out, and the computer still plays."""
    words = Words("en")
    visitor, _ = world.member("en")
    visitor.go("/privacy")
    visitor.page.route("**/api/**", lambda route: route.abort())
    for route in ("/lobby", "/statistics", "/leaderboards", "/people"):
        visitor.page.evaluate(f"location.hash = '#{route}'")
        alert = visitor.page.get_by_role("alert").first
        alert.wait_for()
        assert words("trouble-offline") in alert.inner_text(), route
        assert visitor.page.get_by_role("button", name=words("problem-reload")).first.is_visible()
    visitor.page.unroute("**/api/**")
    visitor.page.get_by_role("button", name=words("problem-reload")).first.click()
    visitor.page.wait_for_selector("[role=alert]", state="detached")


def test_the_rules_are_not_loaded_where_the_server_has_them(world: World) -> None:
    """Who only plays with people downloads no Python; the page for a new table asks for it, to check house rules."""
    visitor, _ = world.member("en")
    page = visitor.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for route in ("/lobby", "/profile", "/statistics", "/leaderboards", "/people", "/privacy"):
        visitor.go(route)
    assert [url for url in asked if "/py/" in url] == []
    with page.expect_request(re.compile("/py/")):
        visitor.go("/create")


def test_a_finished_game_is_not_offered_again(world: World) -> None:
    """Home offers to go on only with what can go on: not with a match that is over, after a reload either."""
    visitor = world.visitor("en")
    visitor.context.add_init_script(
        "if (!localStorage.getItem('prsi.setup')) localStorage.setItem('prsi.setup',"
        " JSON.stringify({preset: 'prsi', opponents: 1, level: 'beginner', format: {kind: 'single'}}))"
    )
    page = visitor.play()
    through(page, lambda state: by_click(page, state))
    resume = Words("en")("home-resume")
    for _ in range(2):
        page = visitor.go("/")
        page.wait_for_timeout(500)
        assert page.get_by_role("button", name=resume).count() == 0
        page.goto(f"{visitor.url}#/result")


def test_the_licences_of_what_the_page_carries_are_shown(world: World) -> None:
    """Fonts, Pyodide, Svelte and Fluent come with their terms, in the built page and on its own page about them."""
    words = Words("de")
    visitor = world.visitor("de")
    page = visitor.open("/about")
    page.get_by_text(words("about-licences-show")).click()
    text = page.locator("pre")
    text.wait_for()
    shown = text.inner_text()
    for part in ("SIL Open Font License", "Mozilla Public License", "Apache License", "svelte", "pyodide", "Eczar"):
        assert part.lower() in shown.lower(), part
    assert visitor.overflow() == 0
    assert visitor.axe() == []
