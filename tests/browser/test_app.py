"""The page in the hands of players: rounds by keyboard, by touch and by ear, in every language; axe on every screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Route
from playwright.sync_api import Error as PlaywrightError

from prsi.match import parse, replay
from tests.browser.app import (
    FOLDER,
    LANGUAGES,
    ONE_ROUND,
    PHONE,
    POSITION,
    TOUCH,
    TURNS,
    Visit,
    Words,
    may_be_gone,
    settled,
    steps,
    visit,
)
from tests.browser.house import Json, Server, served, stored

TWO_OFTEN = ["cs", "de", *(pytest.param(one, marks=pytest.mark.long) for one in ("sk", "en"))]
"""All languages, of which `make test` tries two."""

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """The built page, served."""
    with served(FOLDER) as running:
        yield running


def through(page: Page, act: Callable[[str], None]) -> None:
    """Play by `act` until the match's score sheet is on screen."""
    for state in steps(page):
        if state == "result":
            return
        act(state)


def by_click(page: Page, state: str) -> None:
    """Any move: the first wish, the first card that can be laid, else draw."""
    if state == "wish":
        page.keyboard.press("1")
    elif page.locator(".held.playable").count():
        with may_be_gone:
            page.locator(".held.playable").first.click(position={"x": 12, "y": 16}, timeout=TOUCH)
    else:
        page.keyboard.press("l")


def focused(page: Page) -> Json:
    """The element the keyboard is on."""
    found: Json = page.evaluate(
        "() => { const e = document.activeElement; return {card: e.dataset.card ?? null,"
        " test: e.dataset.testid ?? null, playable: e.classList.contains('playable'), tag: e.tagName,"
        " name: e.ariaLabel ?? e.innerText.slice(0, 30), ring: e.matches(':focus-visible')}; }"
    )
    return found


def tab_to(page: Page, wanted: Callable[[Json], bool], most: int = 40) -> None:
    """Press Tab until the focus is where it is wanted; each stop on the way must show where it is."""
    stops = []
    for _ in range(most):
        page.keyboard.press("Tab")
        here = focused(page)
        assert here["ring"] or here["tag"] in ("BODY", "HTML"), here
        if wanted(here):
            return
        stops.append(here["name"])
    raise AssertionError(f"the keyboard does not get there: {stops}")


@pytest.mark.parametrize("language", ["cs", *(pytest.param(one, marks=pytest.mark.long) for one in ("sk", "de", "en"))])
def test_a_round_by_keyboard_alone(browser: Browser, server: Server, language: str) -> None:
    """Home, table, every move, the score sheet and the rematch: no pointer at all."""
    with visit(browser, server.url, language) as visitor:
        page = visitor.open()
        tab_to(page, lambda here: here["test"] == "play")
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-card]")

        def act(state: str) -> None:
            if state == "wish":
                page.keyboard.press("1")
                return
            if not page.locator(".held.playable").count():
                page.keyboard.press("l")
                return
            before = page.evaluate(POSITION)
            page.keyboard.press("Escape")
            tab_to(page, lambda here: here["card"] is not None)
            for _ in range(40):
                if focused(page)["playable"]:
                    page.keyboard.press("Enter")
                    return
                page.keyboard.press("ArrowRight")
            # Past the last card the arrows stop; the playable one is to the left.
            for _ in range(40):
                if focused(page)["playable"]:
                    page.keyboard.press("Enter")
                    return
                page.keyboard.press("ArrowLeft")
            # The position may have changed under way: the last move was still being answered when this began.
            assert page.evaluate(POSITION) != before, "a playable card that the arrows do not reach"

        through(page, act)
        tab_to(page, lambda here: here["test"] == "rematch")
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-card]")


@pytest.mark.parametrize("language", ["de", *(pytest.param(one, marks=pytest.mark.long) for one in ("cs", "sk", "en"))])
def test_a_round_by_touch_on_a_small_phone(browser: Browser, server: Server, language: str) -> None:
    """360 × 740, fingers only; nothing is wider than the phone on the way."""
    with visit(browser, server.url, language, touch=True) as visitor:
        page = visitor.open()
        page.get_by_test_id("play").tap()
        page.wait_for_selector("[data-card]")

        def act(state: str) -> None:
            assert visitor.overflow() == 0
            if state == "wish":
                fields = page.locator(".fields button")
                small = fields.evaluate_all(
                    "all => all.map(e => e.getBoundingClientRect()).filter(({width, height}) => "
                    "Math.min(width, height) < 72).length"
                )
                assert small == 0, "a wish field is a thumb wide"
                with may_be_gone:
                    fields.first.tap(timeout=TOUCH)
                return
            cards = page.locator(".held.playable")
            # The next card covers all but the left edge of the one before.
            target = cards.first if cards.count() else page.locator("button.draw")
            with may_be_gone:
                target.tap(position={"x": 12, "y": 16}, timeout=TOUCH)

        through(page, act)
        assert visitor.overflow() == 0
        page.get_by_test_id("rematch").tap()
        page.wait_for_selector("[data-card]")


class Ear:
    """What assistive technology gets: the browser's accessibility tree, and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")
        self.heard: list[str] = []
        self.said: set[str] = set()

    def nodes(self) -> list[Json]:
        """Every node that is not ignored: role, name, description, live."""
        found = []
        for node in self.session.send("Accessibility.getFullAXTree")["nodes"]:
            if node.get("ignored"):
                continue
            properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            found.append(
                {
                    "role": node["role"]["value"],
                    "name": node.get("name", {}).get("value", ""),
                    "description": node.get("description", {}).get("value", ""),
                    "live": properties.get("live"),
                    "disabled": properties.get("disabled", False),
                    "id": node.get("backendDOMNodeId"),
                    "children": node.get("childIds", []),
                    "key": node["nodeId"],
                }
            )
        return found

    def listen(self) -> list[Json]:
        """The tree now; what live regions say is remembered as heard."""
        nodes = self.nodes()
        known = {node["key"]: node for node in nodes}

        def text(node: Json) -> str:
            if node["role"] in ("StaticText", "button"):
                return str(node["name"])
            return " ".join(filter(None, (text(known[child]) for child in node["children"] if child in known)))

        for node in nodes:
            if node["live"] in ("polite", "assertive"):
                words = " ".join(text(node).split())
                if words and words not in self.said:
                    self.said.add(words)
                    self.heard.append(words)
        return nodes

    def press(self, node: Json) -> None:
        """Activate a node as a screen reader does: focus, then Enter; nothing happens if it is gone meanwhile."""
        try:
            self.session.send("DOM.focus", {"backendNodeId": node["id"]})
        except PlaywrightError:
            return
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize("language", TWO_OFTEN)
def test_a_round_by_ear(browser: Browser, server: Server, language: str) -> None:
    """Names, descriptions and live regions are enough to play, and they tell what the others do."""
    words = Words(language)
    with visit(browser, server.url, language) as visitor:
        page = visitor.open()
        ear = Ear(page)

        def button(beginning: str) -> Json | None:
            return next((n for n in ear.listen() if n["role"] == "button" and n["name"].startswith(beginning)), None)

        start = button(words("home-play"))
        assert start is not None
        ear.press(start)
        page.wait_for_selector("[data-card]")

        playable, over = words("card-playable"), words("result-rematch")
        held = re.compile("|".join(re.escape(words("wish-holding", n=n)) for n in range(20)))
        others = {words("draw-button", n=n) for n in range(40)} | {words("stand-button"), words("pass-button")}
        idle = 0
        done: list[str] = []
        for _ in range(TURNS):
            nodes = ear.listen()
            buttons = [node for node in nodes if node["role"] == "button" and not node["disabled"]]
            if any(node["name"] == over for node in buttons):
                break
            dialog = any(node["role"] == "dialog" and node["name"] == words("wish-title") for node in nodes)
            wish = next((node for node in buttons if dialog and held.search(node["name"])), None)
            card = next((node for node in buttons if playable in node["description"].split(", ")), None)
            other = next((node for node in buttons if node["name"] in others), None)
            move = wish or card or other
            if move is None:
                idle += 1
                assert idle < 600, [node["name"] for node in buttons]
                page.wait_for_timeout(100)
                continue
            idle = 0
            done.append(move["name"])
            ear.press(move)
            page.wait_for_timeout(60)
        else:
            raise AssertionError(f"the round does not end: {ear.heard[-9:]} after {done[-9:]}")

        title = next(node["name"] for node in ear.nodes() if node["role"] == "heading")
        assert title
        bot = words("avatar-anicka")
        assert any(line.startswith(bot) or f" {bot} " in line for line in ear.heard), ear.heard
        assert any(words("turn-you") in line for line in ear.heard), ear.heard


SCREENS = ("/", "/setup", "/together", "/settings", "/rules", "/about")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_is_wider_than_a_phone(browser: Browser, server: Server, language: str) -> None:
    """Long German words break or wrap at 360 pixels; every button is a thumb high."""
    with visit(browser, server.url, language) as visitor:
        for route in SCREENS:
            page = visitor.open(route)
            for summary in page.locator("summary").all():
                summary.click()
            assert visitor.overflow() == 0, route
            small = page.locator("button:visible, a:visible, summary:visible").evaluate_all(
                "all => all.map(e => [e.innerText, e.getBoundingClientRect()])"
                ".filter(([, box]) => box.height < 44 || box.width < 44).map(([text]) => text)"
            )
            assert small == [], route
        # The first screen shows all there is to choose from, without a scroll.
        for size in (PHONE, {"width": 1280, "height": 800}, {"width": 1366, "height": 680}):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page = visitor.open("/")
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, size


@pytest.mark.parametrize("theme", ["dark", pytest.param("light", marks=pytest.mark.long)])
def test_axe_finds_nothing(browser: Browser, server: Server, theme: str) -> None:
    """Every screen, table and score sheet included, in the language with the longest words."""
    found: list[str] = []
    language = "de"

    def look(visitor: Visit, name: str) -> None:
        found.extend(f"{name}: {line}" for line in visitor.axe())
        if wider := visitor.overflow():
            found.append(f"{name}: {wider} pixels wider than the phone")

    setup = {**ONE_ROUND, "preset": "mau-mau", "opponents": 3, "format": {"kind": "penalty_points", "limit": 100}}
    with visit(browser, server.url, language, theme=theme, setup=setup) as visitor:
        for route in SCREENS:
            page = visitor.open(route)
            for summary in page.locator("summary").all():
                summary.click()
            look(visitor, route)
        page = visitor.play()
        look(visitor, "/table")
        for button in ("table-menu", "history-button"):
            page.get_by_role("button", name=Words(language)(button)).first.click()
            look(visitor, f"/table {button}")
            page.keyboard.press("Escape")
    with visit(browser, server.url, language, theme=theme) as visitor:
        page = visitor.play()

        def act(state: str) -> None:
            if state == "wish":
                look(visitor, "/table wish")
            by_click(page, state)

        through(page, act)
        look(visitor, "/result")
        for name in ("sheet-title", "fair-title"):
            page.get_by_role("button", name=Words(language)(name)).click()
            look(visitor, f"/result {name}")
            page.keyboard.press("Escape")
    assert found == []


def test_the_language_changes_at_once(browser: Browser, server: Server) -> None:
    """No reload: the heading, the document's language and the names at the table follow."""
    with visit(browser, server.url, "cs", setup=ONE_ROUND) as visitor:
        page = visitor.open("/settings")
        page.evaluate("window.same = true")
        page.get_by_role("radio", name="Deutsch").check(force=True)
        page.wait_for_selector("html[lang=de]")
        assert page.locator("h1").inner_text() == Words("de")("settings-title")
        assert page.evaluate("window.same")
        page.reload()
        page.wait_for_selector("html[lang=de] h1")
        assert page.locator("h1").inner_text() == Words("de")("settings-title")


@pytest.mark.parametrize(
    ("preferred", "shown"), [("sk-SK", "sk"), ("de-AT", "de"), ("cs", "cs"), ("fr-FR", "en"), ("en-GB", "en")]
)
def test_a_first_visit_speaks_the_visitors_language(
    browser: Browser, server: Server, preferred: str, shown: str
) -> None:
    """Nothing stored: the browser's language where we have it, else English."""
    context = browser.new_context(locale=preferred, service_workers="block")
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector("h1")
    assert page.locator("html").get_attribute("lang") == shown
    context.close()


def test_a_contradiction_names_both_options_and_offers_the_way_out(browser: Browser, server: Server) -> None:
    """Ruleset options, section 2: two equal ranks are refused, naming both; one tap makes it playable again."""
    words = Words("en")
    with visit(browser, server.url, "en") as visitor:
        page = visitor.open("/setup")
        page.get_by_role("switch", name=words("option-rank_wild", cards="german")).check(force=True)
        page.get_by_role("radio", name=words("option-wild-is-J", cards="german"), exact=True).check(force=True)
        problem = page.locator("#setup-problem")
        problem.wait_for()
        text = problem.inner_text()
        assert words("option-wild", cards="german") in text
        assert words("option-rank_wild", cards="german") in text
        assert visitor.axe() == []
        problem.get_by_role("button").first.click()
        problem.wait_for(state="detached")
        page.get_by_test_id("deal").click()
        page.wait_for_selector("[data-card]")


def test_a_game_is_found_again_after_a_reload(browser: Browser, server: Server) -> None:
    """The table is where it was; home offers it first."""
    with visit(browser, server.url, "en", setup={**ONE_ROUND, "opponents": 2}) as visitor:
        page = visitor.play()
        settled(page)
        hand = page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
        page.reload()
        page.wait_for_selector("[data-card]")
        assert page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand
        page.goto(server.url)
        page.reload()
        # With that and the browser's offer to install the page, both ways to play are in sight on a small window.
        page.get_by_role("button", name=Words("en")("home-resume")).wait_for()
        page.evaluate("dispatchEvent(new Event('beforeinstallprompt', {cancelable: true}))")
        page.get_by_role("button", name=Words("en")("install-do")).wait_for()
        for size in ((360, 640), (1366, 680)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            bottom = "document.querySelector('[data-testid=play]').getBoundingClientRect().bottom"
            assert page.evaluate(f"scrollY + {bottom} <= innerHeight"), size
            assert page.evaluate("document.querySelector('.picture').offsetHeight <= innerHeight"), size
        page.get_by_role("button", name=Words("en")("home-resume")).click()
        page.wait_for_selector("[data-card]")
        assert page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand


def test_settings_work_at_once_and_stay(browser: Browser, server: Server) -> None:
    """Theme, pack, large print, left-handed layout: on the document without a reload, and after one."""
    words = Words("en")
    with visit(browser, server.url, "en") as visitor:
        page = visitor.open("/settings")
        page.get_by_role("radio", name=words("settings-theme-dark"), exact=True).check(force=True)
        page.get_by_role("radio", name=words("settings-cards-french"), exact=True).check(force=True)
        page.get_by_role("switch", name=words("settings-largePrint")).check(force=True)
        page.get_by_role("switch", name=words("settings-leftHanded")).check(force=True)
        for _ in range(2):
            page.wait_for_selector("html[data-theme=dark][data-large-print][data-left-handed]")
            assert page.get_by_role("switch", name=words("settings-fourColours")).count() == 1
            page.reload()
            page.wait_for_selector("h1")


def test_everything_stored_can_be_erased(browser: Browser, server: Server) -> None:
    """The stored game, the set-up, the settings and what is kept are gone, on the device and in the open page."""
    words = Words("en")
    with visit(browser, server.url, "en", settings={"theme": "dark"}) as visitor:
        # A store that could not be opened at first is opened when it is asked for.
        visitor.page.add_init_script(
            "const open = IDBFactory.prototype.open; IDBFactory.prototype.open = function (name) {"
            " if (name === 'prsi') { IDBFactory.prototype.open = open; throw new DOMException('', 'UnknownError'); }"
            " return open.call(this, name); };"
        )
        page = visitor.open("/pad")
        page.get_by_label(words("pad-name", number=1), exact=True).fill("Anna")
        page.get_by_role("button", name=words("pad-begin")).click()
        page.get_by_test_id("write").click()
        page.get_by_test_id("winner").first.click()
        page.get_by_role("button", name=words("judge-type-points")).click()
        page.get_by_label(words("pad-points")).fill("12")
        assert visitor.overflow() == 0
        page = visitor.play()
        page.goto(f"{server.url}#/settings")
        page.wait_for_selector("h1")
        # What the browser does not let go does not come back either.
        page.evaluate(
            "() => { const clear = IDBObjectStore.prototype.clear; IDBObjectStore.prototype.clear = function () {"
            " if (this.name === 'values') throw new DOMException('', 'UnknownError'); clear.call(this); }; }"
        )
        page.get_by_role("button", name=words("erase")).click()
        page.get_by_role("button", name=words("erase-do"), exact=True).click()
        page.wait_for_selector("dialog[open]", state="detached")
        page.get_by_text(words("erased")).wait_for(state="attached")
        assert page.evaluate("Object.keys(localStorage)") == ["prsi.written"]
        page.goto(f"{server.url}#/pad")
        page.get_by_role("button", name=words("pad-begin")).wait_for()
        assert page.get_by_label(words("pad-name", number=1), exact=True).input_value() == ""
        page.reload()
        page.get_by_role("button", name=words("pad-begin")).wait_for()
        page.goto(server.url)
        page.reload()
        page.get_by_test_id("play").wait_for()
        assert page.get_by_role("button", name=words("home-resume")).count() == 0
        assert stored(page, "tables") == []


def test_without_webassembly_the_page_says_so(browser: Browser, server: Server) -> None:
    """One sentence, one way out; the other screens still work."""

    def without(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body="delete globalThis.WebAssembly;" + response.text())

    words = Words("en")
    with visit(browser, server.url, "en") as visitor:
        visitor.context.route(re.compile(r"/assets/worker-"), without)
        page = visitor.open()
        page.get_by_test_id("play").click()
        page.get_by_text(words("notice-no-webassembly")).wait_for()
        visitor.faults.clear()
        assert visitor.axe() == []
        page.get_by_role("link", name=words("to-home")).click()
        page.get_by_test_id("play").wait_for()


def test_the_score_sheet_proves_the_deal_and_gives_the_record(browser: Browser, server: Server) -> None:
    """R37, R38: the page checks the committed secret, and the file it saves replays to the same end elsewhere."""
    words = Words("en")
    with visit(browser, server.url, "en") as visitor:
        page = visitor.play()
        through(page, lambda state: by_click(page, state))
        with page.expect_download() as saving:
            page.get_by_role("button", name=words("record-save")).first.click()
        record = saving.value.path().read_text(encoding="utf-8")
        assert len(replay(parse(record)).rounds) == 1
        page.get_by_role("button", name=words("fair-title")).click()
        page.get_by_role("button", name=words("fair-check"), exact=True).click()
        page.get_by_text(words("fair-yes")).wait_for()


def test_a_blocked_indexeddb_is_said_and_nothing_stops(browser: Browser, server: Server) -> None:
    """Private windows and blocked site data: the game runs in memory, and the player knows."""

    def without(route: Route) -> None:
        response = route.fetch()
        cut = (
            "Object.defineProperty(self, 'indexedDB', {get() { throw new DOMException('blocked', 'SecurityError'); }});"
        )
        route.fulfill(response=response, body=cut + response.text())

    words = Words("en")
    with visit(browser, server.url, "en", setup={**ONE_ROUND, "opponents": 2}) as visitor:
        visitor.context.route(re.compile(r"/assets/.*\.js$"), without)
        page = visitor.play()
        page.get_by_text(words("notice-storage-blocked")).wait_for()
        assert visitor.axe() == []
        page.get_by_role("button", name=words("close")).click()
        assert settled(page) in ("turn", "wish")


def test_a_game_of_an_unknown_version_is_kept_and_named(browser: Browser, server: Server) -> None:
    """Home says why it waits; a new game leaves it alone."""
    words = Words("en")
    with visit(browser, server.url, "en", setup={**ONE_ROUND, "opponents": 2}) as visitor:
        page = visitor.play()
        settled(page)
        page.goto(f"{server.url}#/about")
        page.reload()
        page.wait_for_selector("h1")
        page.evaluate(
            """() => new Promise((resolve, reject) => {
              const opening = indexedDB.open("prsi");
              opening.onerror = () => reject(opening.error);
              opening.onsuccess = () => {
                const store = opening.result.transaction("tables", "readwrite").objectStore("tables");
                store.getAll().onsuccess = (event) => {
                  for (const row of event.target.result) store.put({ ...row, format: 999 });
                };
                store.transaction.oncomplete = () => { opening.result.close(); resolve(null); };
              };
            })"""
        )
        page.goto(server.url)
        page.reload()
        page.get_by_text(words("notice-stored-version-unknown")).wait_for()
        assert page.get_by_role("button", name=words("home-resume")).count() == 0
        page.get_by_test_id("play").click()
        page.wait_for_selector("[data-card]")
        page.goto(server.url)
        page.reload()
        page.get_by_role("button", name=words("home-resume")).wait_for()


def test_two_tabs_do_not_play_one_table_twice(browser: Browser, server: Server) -> None:
    """The second tab says where the game runs, and takes it over when asked."""
    words = Words("en")
    with visit(browser, server.url, "en", setup={**ONE_ROUND, "opponents": 2}) as visitor:
        first = visitor.play()
        settled(first)
        second = visitor.context.new_page()
        second.goto(f"{server.url}#/table")
        second.get_by_role("button", name=words("elsewhere-here")).click()
        second.wait_for_selector("[data-card]")
        first.get_by_role("button", name=words("elsewhere-here")).wait_for()
