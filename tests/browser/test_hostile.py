"""What impatient fingers and broken storage do: nothing is played twice, and the page comes up all the same."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.app import FOLDER, ONE_ROUND, Words, look, visit
from tests.browser.house import Json, Server, served

pytestmark = pytest.mark.browser

LIVE = {"pace": "natural"}
"""Bots take their time, so that whatever happens meanwhile is the player's own doing."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """The built page, served."""
    with served(FOLDER) as running:
        yield running


def double_click(page: Page, selector: str) -> None:
    """Two clicks a tenth of a second apart: slow enough for the table to answer the first one."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 12, box["y"] + 16)
    for n in (1, 2):
        page.mouse.down(click_count=n)
        page.mouse.up(click_count=n)
        page.wait_for_timeout(100)


def hand(page: Page) -> list[str]:
    cards: list[str] = page.evaluate("[...document.querySelectorAll('[data-card]')].map(e => e.dataset.card)")
    return cards


def test_a_double_click_on_the_stock_does_not_give_the_drawn_card_away(browser: Browser, server: Server) -> None:
    """R8: what was drawn may be laid or kept, and nobody decides that before having seen it."""
    setup: Json = {**ONE_ROUND, "preset": "prsi", "changes": {"play_drawn_card": True}}
    states = {"over": "[data-testid=rematch]", "turn": "main.mine"}
    with visit(browser, server.url, "en", setup=setup, settings=LIVE) as visitor:
        page = visitor.play()
        # A drawn card fits a third of the time: in so many turns it has not fitted yet once in fifty thousand runs.
        for _ in range(30):
            if look(page, states)[0] == "over":
                page.get_by_test_id("rematch").click()
            page.wait_for_selector("main.mine")
            before = len(hand(page))
            double_click(page, "[data-stock]")
            page.wait_for_function(
                "before => document.querySelectorAll('[data-card]').length !== before"
                " || !document.querySelector('main.mine')",
                arg=before,
            )
            page.wait_for_timeout(300)
            if len(hand(page)) != before + 1:
                continue  # a skip was stood under, or a penalty taken
            assert not page.get_by_text("You keep the drawn card.").count()
            if page.get_by_role("button", name=Words("en")("keep-button"), exact=True).count():
                return  # it fits, and the choice is still there
    pytest.fail("no drawn card ever fitted")


def test_a_key_held_down_is_pressed_once(browser: Browser, server: Server) -> None:
    """Enter that repeats on the draw button draws one card, and keeps none."""
    setup: Json = {**ONE_ROUND, "changes": {"play_drawn_card": True}}
    with visit(browser, server.url, "en", setup=setup, settings={"pace": "instant"}) as visitor:
        page = visitor.play()
        page.wait_for_selector("main.mine")
        clicks = "window.clicks = 0; addEventListener('click', () => window.clicks++, true)"
        page.evaluate(clicks)
        page.locator(".helpers button").first.focus()
        for _ in range(5):
            page.keyboard.down("Enter")  # down again without up: a repetition
        page.keyboard.up("Enter")
        assert page.evaluate("window.clicks") == 1


@pytest.mark.parametrize(
    "stored",
    [
        '{"preset": "constructor"}',
        '{"preset": "prsi", "values": "toString"}',
        '{"changes": {"__proto__": 1, "deck": [1]}, "format": {"kind": "__proto__"}}',
        "[]",
        "null",
        "{{",
    ],
)
def test_a_broken_set_up_is_replaced(browser: Browser, server: Server, stored: str) -> None:
    """Names that every JavaScript object answers to are no presets and no card values."""
    with visit(browser, server.url, "en") as visitor:
        visitor.context.add_init_script(f"localStorage.setItem('prsi.setup', {json.dumps(stored)})")
        page = visitor.open("/setup")
        page.get_by_test_id("deal").click()
        page.wait_for_selector("[data-card]")


PAD: Json = {
    "version": 1,
    "names": ["Ann", "👩\u200d🍳 Babi"],
    "format": {"kind": "penalty_points", "limit": 100},
    "values": "queens",
    "hand_size": 4,
    "lines": [],
}
STRANGE: dict[str, Json] = {
    "a later version": {"version": 2},
    "no format": {"format": None},
    "a line that is none": {"lines": [None]},
    "a line of nobody": {"lines": [{"kind": "round", "winner": 99, "left": {}}]},
    "nothing to take back": {"lines": [{"kind": "undone"}]},
    "names that are none": {"names": [{}, {}]},
    "one name": {"names": ["Ann"]},
    "a name that hides": {"names": ["Ann", "a\u202eb"]},
    "no card values": {"values": None},
}


def test_a_score_pad_that_is_none_stays_until_another_is_begun(browser: Browser, server: Server) -> None:
    """It is said, can be saved, and there is a way on; a name with joined emojis is a name."""
    words = Words("en")
    with visit(browser, server.url, "en") as visitor:
        page = visitor.open("/pad")

        def kept(pad: Json) -> None:
            page.evaluate("pad => localStorage.setItem('prsi.pad', JSON.stringify(pad))", pad)
            page.reload()

        kept(PAD)
        page.get_by_test_id("write").wait_for()
        for what, change in STRANGE.items():
            kept({**PAD, **change})
            page.get_by_role("alert").get_by_text(words("pad-unread")).wait_for()
            assert json.loads(page.evaluate("localStorage['prsi.pad']")) == {**PAD, **change}, what
        with page.expect_download() as saved:
            page.get_by_role("button", name=words("pad-unread-save")).click()
        assert json.loads(saved.value.path().read_text(encoding="utf-8"))["values"] is None
        page.get_by_role("button", name=words("pad-new-do")).click()
        # A name that nobody could see is refused before a pad is made of it.
        page.get_by_role("textbox").nth(1).fill("a\u202eb")
        page.get_by_role("button", name=words("pad-begin")).click()
        page.get_by_role("alert").get_by_text(words("pad-refused-name")).wait_for()
        page.get_by_role("textbox").nth(1).fill("Bob")
        page.get_by_role("button", name=words("pad-begin")).click()
        page.get_by_test_id("write").wait_for()


def test_a_fault_of_a_screen_is_told_by_a_page_with_a_way_on(browser: Browser, server: Server) -> None:
    """Whatever a screen throws: a heading, a sentence and a button, not an empty page."""
    words = Words("en")
    with visit(browser, server.url, "en") as visitor:
        page = visitor.open()
        broken = {
            "body": "export default function () { throw new Error('broken'); }",
            "content_type": "text/javascript",
        }
        page.route("**/assets/About-*.js", lambda route: route.fulfill(**broken))
        page.get_by_role("link", name=words("about-title")).or_(
            page.get_by_role("button", name=words("about-title"))
        ).click()
        page.get_by_role("heading", name=words("problem-title")).wait_for()
        page.get_by_text(words("page-failed")).first.wait_for()
        assert any("broken" in fault for fault in visitor.faults)
        visitor.faults.clear()
        page.unroute("**/assets/About-*.js")
        page.get_by_role("button", name=words("problem-reload")).click()
        page.get_by_role("heading", name=words("about-title")).wait_for()


def test_damaged_names_of_those_who_share_a_device_are_replaced(browser: Browser, server: Server) -> None:
    """Two who have not said their names yet stand for what is none, one too few or too many; the rest is kept."""
    anna, petr = {"name": "Anna", "avatar": "anicka"}, {"name": "Petr", "avatar": "kuba"}
    damaged: list[object] = ["Anna", [anna, None], [petr] * 7, [anna, {**petr, "avatar": "constructor"}]]
    with visit(browser, server.url, "en") as visitor:
        page = visitor.open("/together")

        def names(players: object) -> list[str]:
            stored = {**ONE_ROUND, "players": players}
            page.evaluate("stored => localStorage.setItem('prsi.setup', JSON.stringify(stored))", stored)
            page.reload()
            page.get_by_role("textbox").nth(1).wait_for()
            return [one.input_value() for one in page.get_by_role("textbox").all()]

        assert names([anna, {**petr, "name": "P\x00e\u2028tr" + "!" * 40}]) == ["Anna", "Petr" + "!" * 16]
        assert [names(players) for players in damaged] == [["", ""]] * len(damaged)
        page.get_by_test_id("deal").click()
        page.get_by_test_id("take").wait_for()
