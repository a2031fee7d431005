"""Rules in words and rulesets of one's own, as a family uses them: four questions, kept, shared, read, played by."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.app import FOLDER, Words, until, visit
from tests.browser.house import Server, served, stored
from tests.learn.hostile import SINGLE

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """The built page, served."""
    with served(FOLDER) as running:
        yield running


REFUSING = "navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError')); null"
SELECTED = "(one => one.value.slice(one.selectionStart, one.selectionEnd))(document.activeElement)"


def choose(page: Page, group: str, number: int) -> None:
    page.locator(f"input[name={group}]").nth(number).check(force=True)


def test_a_family_finds_keeps_shares_and_plays_by_its_rules(browser: Browser, server: Server) -> None:
    cs, de = Words("cs"), Words("de")
    with visit(browser, server.url, "cs") as visitor:
        # Back goes a step back, as often as there was one; and to where a page belongs if it was opened there.
        page = visitor.open("/rulesets/new")
        page.get_by_role("button", name=cs("back"), exact=True).click()
        expect(page).to_have_url(f"{server.url}#/rulesets")
        page.evaluate("location.hash = '/setup'")
        for name in ("rulesets-title", "athome-title"):
            page.get_by_role("button", name=cs(name)).click()
            page.get_by_role("heading", name=cs(name), level=1).wait_for()
        for route in ("/rulesets", "/setup", "/rulesets"):
            page.get_by_role("button", name=cs("back"), exact=True).click()
            expect(page).to_have_url(f"{server.url}#{route}")
        page.get_by_role("button", name=cs("athome-title")).click()
        choose(page, "athome-game", 2)
        page.get_by_role("checkbox", name=cs("athome-special-comeback")).check(force=True)
        page.wait_for_selector(f"text={cs('option-comeback')}: {cs('option-comeback-is-hearts_seven')}")
        assert visitor.axe() == []
        assert visitor.overflow() == 0
        page.get_by_role("button", name=cs("rulesets-keep")).click()
        page.get_by_label(cs("rulesets-name")).fill("U babičky")
        page.keyboard.press("Enter")
        page.wait_for_selector("li h2:text-is('U babičky')")
        assert visitor.axe() == []
        # Beside its preset: what differs, in both columns, and on a phone too.
        page.get_by_role("button", name=cs("compare-name", name="U babičky")).click()
        page.wait_for_selector("tbody[data-option=comeback]")
        columns = ("option-comeback-is-hearts_seven", "no")
        assert page.locator("[data-option=comeback] td").all_inner_texts() == [cs(column) for column in columns]
        assert page.locator("tbody[data-option]").count() == 2, "and a drawn card is not laid at once"
        page.get_by_label(cs("compare-right")).select_option("preset prsi")
        page.wait_for_selector("tbody[data-option=hand_size]")
        assert visitor.axe() == []
        assert visitor.overflow() == 0
        page.go_back()
        # Deleted by mistake, and taken back.
        page.get_by_role("button", name=cs("rulesets-forget-name", name="U babičky")).click()
        page.wait_for_selector("li h2", state="detached")
        page.wait_for_selector(f"button:focus:text-is('{cs('rulesets-take-back')}')")
        page.keyboard.press("Enter")
        page.reload()
        page.wait_for_selector("li h2:text-is('U babičky')")
        page.get_by_role("button", name=cs("rulesets-share-name", name="U babičky")).click()
        address = page.get_by_label(cs("rulesets-link")).input_value()
        # A browser that does not let it be copied: it is said, and the address stands there selected.
        page.evaluate(REFUSING)
        page.get_by_role("button", name=cs("invite-copy")).click()
        page.wait_for_selector(f"dialog [role=alert]:text-is('{cs('copy-refused')}')")
        assert page.evaluate(SELECTED) == address
        page.keyboard.press("Escape")
        # Taken to a table with people, they are chosen there.
        page.get_by_role("button", name=cs("rulesets-play")).click()
        page.click("dialog [data-way='/create']")
        page.wait_for_selector("[data-own] input:checked", state="attached")
        assert "U babičky" in page.get_by_test_id("rules-now").inner_text()
        assert visitor.overflow() == 0
        page.go_back()
        page.wait_for_selector("li h2")
        assert all("401" in fault for fault in visitor.faults), "the server does not know who asks, yet"
        visitor.faults.clear()
        # Where nothing can be stored, that is said instead.
        page.evaluate(
            "() => { for (const [of, name] of [[Storage, 'setItem'], [IDBObjectStore, 'put']])"
            " of.prototype[name] = () => { throw new DOMException('', 'QuotaExceededError'); }; }"
        )
        page.get_by_role("button", name=cs("rulesets-forget-name", name="U babičky")).click()
        page.wait_for_selector(f"[role=alert]:text-is('{cs('rulesets-not-kept')}')")
    assert "preset=mau-mau" in address, "what is shared can be read"
    with visit(browser, server.url, "de") as visitor:
        page = visitor.page
        page.goto(address)
        page.wait_for_selector("h1:text-is('U babičky')")
        page.wait_for_selector(f"text={de('learn-own')}")
        assert visitor.axe() == []
        page.get_by_role("button", name=de("rulesets-play")).click()
        page.click("dialog [data-way='/setup']")
        assert de("setup-changed", count=2) in page.get_by_test_id("rules-now").inner_text()
        page.get_by_test_id("deal").click()
        page.wait_for_selector("[data-card]")
        assert page.locator("[data-card]").count() == 5, "Mau-Mau deals five"


SWITCHED = """async (name) => {
    document.getElementById(`option-${name}`).click();
    for (let n = 0; n < 20; n++) await null;
    return document.querySelector(`[data-rules=${name}]`).offsetHeight;
}"""
"""Switches an option: how high its sentences are before the engine has answered."""


def test_rules_are_read_short_or_in_full_and_follow_the_set_up(browser: Browser, server: Server) -> None:
    words = Words("de")
    with visit(browser, server.url, "de", setup={"preset": "prsi", "changes": {"multi_play": True}}) as visitor:
        page = visitor.open("/rules")
        page.wait_for_selector(f"text={words('learn-many')}")
        assert page.locator("[data-part=history]").count() == 0
        choose(page, "rules-length", 1)
        page.wait_for_selector("[data-part=history]")
        assert page.locator("[data-part=steps] li").count() == 10
        assert visitor.axe() == []
        assert visitor.overflow() == 0
        # A sentence is tried on a table of its own: refused with the reason, right with the reason, from the start.
        page.locator("#try-seven").focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog[open] [data-verdict=begun]")
        page.click("dialog [data-card='9s']")
        page.wait_for_selector("dialog [role=alert]")
        page.locator("dialog [data-card='7c']").focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(f"dialog [data-verdict=answer] >> text={words('learn-may-answer')}")
        assert visitor.axe() == []
        for verdict in ("begun", "answer"):
            if verdict == "begun":
                page.get_by_role("button", name=words("learn-try-again")).click()
            else:
                page.click("dialog [data-card='7c']")
            page.wait_for_selector(f"dialog [data-verdict={verdict}]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert page.evaluate("document.activeElement.id") == "try-seven", "the reader goes on where they were"
        # A switch says at once what it changes in the rules, and what it takes away.
        page.goto(f"{server.url}#/setup")
        page.wait_for_selector(f"[data-rules=multi_play] >> text={words('learn-many')}")
        page.locator("#option-stacking").click()
        page.wait_for_selector(f"[data-rules=stacking] >> text={words('learn-seven-off')}")
        assert visitor.axe() == []
        page.locator("#option-multi_play").click()
        page.wait_for_selector("[data-rules=multi_play] li", state="detached")
        # Put back by keyboard, which goes on there. No switch moves, and what is yet to be found has its place.
        top = page.locator(".options").evaluate("one => one.offsetTop")
        page.get_by_role("button", name=words("setup-as-preset")).press("Enter")
        page.wait_for_selector(f"span:focus:text-is('{words('setup-changed', count=0)}')")
        assert page.locator(".options").evaluate("one => one.offsetTop") == top
        height = page.evaluate(SWITCHED, "stacking")
        page.wait_for_selector(f"[data-rules=stacking] >> text={words('learn-seven-off')}")
        assert page.locator("[data-rules=stacking]").evaluate("one => one.offsetHeight") == height
        page.get_by_test_id("deal").click()
        page.wait_for_selector("[data-card]")
        page.get_by_role("button", name=words("table-menu")).click()
        page.locator("dialog").get_by_role("button", name=words("table-rules")).click()
        page.wait_for_selector(f"dialog >> text={words('learn-seven-off')} {words('learn-own')}")
        assert visitor.axe() == []
        page.goto(f"{server.url}#/rules")
        page.wait_for_selector("[data-part=special]")
        page.wait_for_selector(f"text={words('learn-many')}", state="detached")


def test_lessons_are_learned_one_after_the_other_and_kept(browser: Browser, server: Server) -> None:
    """A wrong try is explained and changes nothing; an illegal card is refused by the rules; what is learned stays."""
    words = Words("de")
    with visit(browser, server.url, "de", settings={"pace": "instant"}) as visitor:
        page = visitor.open()
        page.get_by_test_id("lessons").click()
        page.get_by_role("button", name=words("lessons-begin")).click()
        page.wait_for_selector("[data-verdict=begun]")
        page.click("[data-card='8s']")
        page.wait_for_selector("[data-card='8s']")
        assert page.locator("[data-verdict=begun]").count() == 1
        page.click("[data-card='Kh']")
        page.wait_for_selector("[data-verdict=done]")
        # Once more: the table of the first time waits for nothing.
        page.get_by_role("button", name=words("lessons-again")).click()
        page.wait_for_selector("[data-verdict=begun]")
        expect(page.locator("h1")).to_be_focused()
        page.click("[data-card='Kh']")
        page.wait_for_selector("[data-verdict=done]")
        page.get_by_role("button", name=words("lessons-next")).click()
        page.wait_for_selector(f"text={words('lesson-rank-goal-1')}")
        for lesson, tries in (("stop", ("9h", "7h")), ("last", ("Kh", "Ah", "Kh"))):
            page.goto(f"{server.url}#/lessons/{lesson}")
            page.wait_for_selector("[data-verdict=begun]")
            for n, card in enumerate(tries):
                page.click(f"[data-card='{card}']")
                if n == 0:
                    page.wait_for_selector(f"[data-verdict=wrong] >> text={words(f'lesson-{lesson}-wrong-lay')}")
                    assert visitor.axe() == []
                    assert page.locator("[data-card]").count() == {"stop": 3, "last": 2}[lesson]
            page.wait_for_selector("[data-verdict=done]")
        # A wrong card that was tapped instead of a call is not laid after the call by itself.
        page.goto(f"{server.url}#/lessons/mau")
        page.click("[data-card='Kh']")
        page.wait_for_selector("[data-verdict=wrong]")
        page.get_by_role("button", name=words("mau-label")).click()
        page.wait_for_selector("[data-verdict=right]")
        page.click("[data-card='9h']")
        page.wait_for_selector("[data-verdict=done]")
        assert page.locator("[data-card='Kh']").count() == 1
        assert visitor.overflow() == 0
        page.goto(f"{server.url}#/lessons")
        page.reload()
        page.wait_for_selector(f"text={words('lessons-progress', done=4, count=18)}")
        assert visitor.axe() == []


def test_what_was_asked_is_not_done_for_who_has_left(browser: Browser, server: Server) -> None:
    """An engine that is long on its way: it is said, asked once, and leads nobody away from where they have gone."""
    words = Words("en")
    with visit(browser, server.url, "en") as visitor:
        held: list[Route] = []
        visitor.context.route("**/assets/worker-*.js", lambda route: held.append(route))
        page = visitor.open("/rules")
        page.get_by_label(words("rules-which")).select_option("preset mau-mau")
        page.get_by_role("button", name=words("cheatsheet-open")).click()
        page.wait_for_selector(f".choice [role=status]:text-is('{words('online-loading')}')")
        # A pad that is begun meanwhile in another window is shown, and stays.
        page.goto(f"{server.url}#/pad")
        page.get_by_role("button", name=words("pad-begin")).click()
        page.wait_for_selector(f"[type=submit][aria-disabled=true]:text-is('{words('pad-begin')}')")
        pad = json.dumps({
            "version": 1, "names": ["Ann", "Bob"], "format": {"kind": "penalty_points", "limit": 100},
            "values": "queens", "hand_size": 4, "lines": [],
        })  # fmt: skip
        other = visitor.context.new_page()
        other.goto(f"{server.url}licences.txt")
        other.evaluate("pad => localStorage.setItem('prsi.pad', pad)", pad)
        other.close()
        page.wait_for_selector("[type=submit]", state="detached")
        # A file that was chosen is read, and shows its match only to who has stayed.
        page.goto(f"{server.url}#/games")
        page.set_input_files(
            "main input[type=file]", {"name": "a.prsi", "mimeType": "text/plain", "buffer": SINGLE.encode()}
        )
        # Of two games that are dealt, the last one is played.
        for preset in ("prsi", "mau-mau"):
            page.goto(f"{server.url}#/setup")
            page.locator(f"label:has(input[name=preset][value={preset}])").click()
            page.get_by_test_id("deal").click()
            page.wait_for_selector(f"h1:text-is('{words('opening-title')}')")
        # Rules whose dialog was closed are not kept, those of the next one are.
        page.goto(f"{server.url}#/rulesets")
        for name in ("First", "Second"):
            page.get_by_role("button", name=words("rulesets-keep")).click()
            page.get_by_label(words("rulesets-name")).fill(name)
            page.keyboard.press("Enter")
            page.wait_for_selector("dialog [type=submit][aria-disabled=true]")
            if name == "First":
                page.keyboard.press("Escape")
                page.wait_for_selector("dialog[open]", state="detached")
        for one in held:
            one.continue_()
        page.wait_for_selector("li h2:text-is('Second')")
        assert page.locator("li h2").all_inner_texts() == ["Second"]
        assert page.evaluate("localStorage.getItem('prsi.pad')") == pad
        assert page.url.endswith("#/rulesets")
        page.goto(f"{server.url}#/table")
        page.wait_for_selector("[data-card]")
        until(page, "only the last game is stored", lambda: len(stored(page, "tables")) == 1)
        (row,) = stored(page, "tables")
        assert json.loads(row["start"])["ruleset"]["preset"] == "mau-mau"
        # Where the engine cannot come, no other rules than the chosen are printed.
        visitor.context.unroute("**/assets/worker-*.js")
        visitor.context.route("**/py/prsi-*.zip", lambda route: route.abort())
        page.goto(f"{server.url}#/rules")
        page.reload()
        page.get_by_label(words("rules-which")).select_option("preset mau-mau")
        page.get_by_role("button", name=words("cheatsheet-open")).click()
        page.wait_for_selector(f".choice [role=alert]:text-is('{words('learn-failed')}')")
        assert page.url.endswith("#/rules")
        visitor.faults.clear()


def test_a_score_pad_is_written_undone_and_kept(browser: Browser, server: Server) -> None:
    """Cards tapped: 7 and Ober are 27 by the table with 20 for an Ober (R29); typed points; a reload; the end."""
    words = Words("de")
    with visit(browser, server.url, "de") as visitor:
        page = visitor.open()
        page.get_by_test_id("pad").click()
        # The second tap of two takes away nobody else, and the keyboard goes on where somebody is added.
        add = page.get_by_role("button", name=words("pad-add"))
        add.click()
        page.locator("li input + button").first.dblclick()
        expect(page.locator("li input + button")).to_have_count(3)
        expect(add).to_be_focused()
        for number, name in enumerate(("Anna", "Ben", "Carla"), 1):
            page.get_by_label(words("pad-name", number=number), exact=True).fill(name)
        assert visitor.axe() == []
        page.get_by_role("button", name=words("pad-begin")).click()
        page.get_by_test_id("write").wait_for()
        expect(page.locator("h1")).to_be_focused()

        def write(winner: str, *left: tuple[str, ...] | int) -> None:
            # The second tap of two answers nothing of what has come.
            page.get_by_test_id("write").dblclick()
            page.get_by_test_id("winner").filter(has_text=winner).dblclick()
            for one in left:
                if isinstance(one, int):
                    if not page.get_by_label(words("pad-points")).count():  # who types goes on typing
                        page.get_by_role("button", name=words("judge-type-points")).click()
                    page.get_by_label(words("pad-points")).fill(str(one))
                else:
                    for code in one:
                        page.click(f"[data-code='{code}']")
                assert visitor.axe() == []
                page.get_by_test_id("onward").click()
            page.wait_for_selector("tfoot")
            expect(page.locator("h2[tabindex='-1']")).to_be_focused()

        def totals() -> list[str]:
            return page.locator("[data-total]").all_inner_texts()

        write("Anna", ("7h", "Qs"), 40)
        page.wait_for_selector("[data-total='1']:text-is('27')")
        assert totals() == ["0", "27", "40"]
        page.reload()
        page.wait_for_selector("[data-total='2']:text-is('40')")
        # The second tap of two takes nothing more back, and another tab follows.
        other = visitor.context.new_page()
        other.goto(f"{server.url}#/pad")
        other.wait_for_selector("[data-total='2']:text-is('40')")
        page.get_by_role("button", name=words("pad-undo")).dblclick()
        page.wait_for_selector("[data-total='2']:text-is('0')")
        other.wait_for_selector("[data-total='2']:text-is('0')")
        # Two who write the same round at once: it stands once, and the second is told.
        other.get_by_test_id("write").click()
        write("Ben", 60, 20)
        other.get_by_test_id("winner").filter(has_text="Anna").click()
        for _ in range(2):
            other.get_by_role("button", name=words("judge-type-points")).or_(
                other.get_by_label(words("pad-points"))
            ).wait_for()
            if not other.get_by_label(words("pad-points")).count():
                other.get_by_role("button", name=words("judge-type-points")).click()
            other.get_by_label(words("pad-points")).fill("1")
            other.get_by_test_id("onward").click()
        other.wait_for_selector(f"[role=alert]:text-is('{words('pad-meanwhile')}')")
        other.wait_for_selector("[data-total='0']:text-is('60')")
        other.close()
        write("Ben", 45, 5)
        page.wait_for_selector(f"h2:text-is('{words('pad-wins', name='Ben')}')")
        assert totals() == ["105", "0", "25"]
        page.evaluate(f"navigator.share = undefined; {REFUSING}")
        page.get_by_role("button", name=words("rulesets-share")).click()
        page.wait_for_selector(f"[role=alert]:text-is('{words('copy-refused')}')")
        assert page.evaluate(SELECTED).splitlines()[1:] == ["1. Ben (0)", "2. Carla (25)", "3. Anna (105)"]
        assert visitor.axe() == []
        assert visitor.overflow() == 0
