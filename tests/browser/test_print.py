"""The rules on paper, printed from the page: one page, all of it, whatever the house rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from prsi.cli.texts import LANGUAGES
from prsi.learn.book import Setup
from prsi.learn.cheatsheet import cheat_sheet
from prsi.learn.library import HomeRules, write_link
from prsi.match.formats import Chips, Single
from prsi.rules.cards import SEVEN
from prsi.rules.ruleset import PRESETS, Ruleset, build
from prsi.rules.values import PRESET_VALUES, card_values
from tests.browser.app import Visit, Words, visit
from tests.browser.house import Server
from tests.cli.test_paper import MANY, MILLIMETRES, read, run_together
from tests.learn.test_book import SETUPS
from tests.learn.test_cheatsheet import lines

pytestmark = pytest.mark.browser


def choose(page: Page, paper: str, kind: str) -> None:
    """Choose a sheet and wait until its letters have their size."""
    for name, value in (("paper", paper), ("kind", kind)):
        page.locator(f"input[name=sheet-{name}][value={value}]").check(force=True)
    page.wait_for_selector(f".cheat.{paper}[data-fitted=true]")


def printed(page: Page, paper: str) -> str:
    """What stands on the one page that is printed."""
    text, size = read(page.pdf(prefer_css_page_size=True))
    assert size == MILLIMETRES[paper]
    return text


def check(page: Page, words: Words, setup: Setup, paper: str, kind: str) -> None:
    """Every sentence of a sheet is on its paper; German cards are named unless their pack begins below the seven."""
    sheet = cheat_sheet(setup)
    cards = "french" if min(setup.ruleset.cards) < SEVEN * 4 else "german"
    choose(page, paper, kind)
    text = printed(page, paper)
    for line in [sheet.seats, *lines(sheet, special=kind == "special")]:
        said = words(line.message, cards=cards, **line.values)
        assert run_together(said) in text, (paper, kind, said)
    assert page.get_by_role("alert").count() == 0


def open_sheet(visitor: Visit, setup: Setup) -> Page:
    """The page for printing a shared ruleset."""
    values = setup.values or card_values(PRESET_VALUES[setup.ruleset.preset])
    page = visitor.open(f"/print?{write_link(HomeRules('', setup.ruleset, setup.format, values))}")
    page.wait_for_selector("[data-fitted=true]")
    return page


def test_the_rules_are_printed_from_where_they_are_read(browser: Browser, server: Server) -> None:
    """From the rules, the set-up and the own rulesets; a house rule is marked and named by a screen reader."""
    cs = Words("cs")
    ruleset: Ruleset = build({"preset": "prsi", "comeback": "hearts_seven"})
    setup = {"preset": "prsi", "changes": {"comeback": "hearts_seven"}, "format": {"kind": "single"}}
    with visit(browser, server.url, "cs", setup=setup) as visitor:
        for route in ("/rules", "/setup"):
            page = visitor.open(route)
            page.get_by_role("button", name=cs("cheatsheet-open")).click()
            page.wait_for_selector(f"h1:text-is('{cs('cheatsheet-title')}')")
            page.wait_for_selector(f"[data-fitted=true] >> text={cs('learn-comeback-hearts_seven').partition(': ')[2]}")
            assert page.get_by_role("img", name=cs("learn-own")).count() > 0
        assert visitor.axe() == []
        assert visitor.overflow() == 0
        check(page, cs, Setup(ruleset, Single()), "a4", "rules")
        check(page, cs, Setup(ruleset, Single()), "a6", "special")
        assert visitor.axe() == []
        # By keyboard alone: back, what, paper, print.
        page.get_by_role("heading", level=1).focus()
        page.evaluate("window.print = () => document.body.dataset.printed = 'yes'")
        for _ in range(3):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_selector("body[data-printed]")
        # A name that the family gave stands on top.
        page.goto(f"{server.url}#/print?v=1&preset=mau-mau&name=U+babi%C4%8Dky")
        page.wait_for_selector("[data-fitted=true] h2:text-is('U babičky')")
        assert run_together(f"U babičky{cs('preset-mau-mau')} · ") in printed(page, "a6")
        page.goto(f"{server.url}#/print?v=1&preset=whist")
        page.wait_for_selector(f"[role=alert]:text-is('{cs('ruleset-refused-ruleset')}')")
        assert page.get_by_test_id("print").count() == 0, "there is nothing to be printed"
        assert visitor.axe() == []
        page.get_by_role("button", name=cs("rulesets-title")).click()
        # Rules that nobody could play by are neither kept nor printed: it is said why, and where to mend them.
        stored = {"preset": "prsi", "changes": {"wild": "J", "rank_wild": "J"}, "format": {"kind": "single"}}
        page.evaluate("stored => localStorage.setItem('prsi.setup', JSON.stringify(stored))", stored)
        page.reload()
        why = cs(
            "setup-together", options=f"{cs('option-wild', cards='german')} a {cs('option-rank_wild', cards='german')}"
        )
        page.get_by_role("button", name=cs("rulesets-keep")).click()
        page.get_by_label(cs("rulesets-name")).press("Enter")
        page.wait_for_selector(f"dialog [role=alert]:text-is('{cs('rulesets-unplayable')} {why}')")
        assert visitor.axe() == []
        assert page.evaluate("localStorage.getItem('prsi.rulesets')") is None
        page.goto(f"{server.url}#/print/setup")
        page.wait_for_selector(f"[role=alert]:text-is('{why}')")
        page.get_by_role("button", name=cs("rulesets-mend")).click()
        page.wait_for_selector("#setup-problem")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_is_one_page_of_either_size(browser: Browser, server: Server, language: str) -> None:
    words = Words(language)
    with visit(browser, server.url, language) as visitor:
        for ruleset in PRESETS.values():
            setup = Setup(ruleset, Single())
            page = open_sheet(visitor, setup)
            for paper in MILLIMETRES:
                for kind in ("rules", "special"):
                    check(page, words, setup, paper, kind)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_many_house_rules_are_one_page_of_the_smaller_size(browser: Browser, server: Server, language: str) -> None:
    """The longest text there is, and sixty random rulesets, a quarter of them in each language."""
    words = Words(language)
    with visit(browser, server.url, language) as visitor:
        for setup in [Setup(build(MANY), Chips(3, 2)), *SETUPS[LANGUAGES.index(language) : 60 : len(LANGUAGES)]]:
            page = open_sheet(visitor, setup)
            for kind in ("rules", "special"):
                check(page, words, setup, "a6", kind)
