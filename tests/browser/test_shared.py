"""Several people on one device: a whole round passed from hand to hand, on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.app import FOLDER, TOUCH, Words, may_be_gone, steps, visit
from tests.browser.house import Server, served
from tests.browser.test_app import by_click

pytestmark = pytest.mark.browser

# Two cards each: the first that is laid leaves one, which asks for a call (R22).
TOGETHER = {
    "preset": "mau-mau",
    "changes": {"hand_size": 2},
    "format": {"kind": "single"},
    "players": [{"name": "Anna", "avatar": "anicka"}, {"name": "Petr", "avatar": "kuba"}],
}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """The built page, served."""
    with served(FOLDER) as running:
        yield running


STATES = {
    "result": "[data-testid=rematch]",
    "window": ".calls section",
    "cover": "[data-testid=take]",
    "wish": ".fields button",
    "turn": "main.mine",
    "pass": "main.screen .draw.main",
}
"""What somebody has to do, the first that is so."""


def test_two_people_play_a_round_on_one_phone(browser: Browser, server: Server) -> None:
    """Two taps from home; between turns nobody's cards are on the page or in its accessibility tree.

    A forgotten call covers the phone, and the other one calls out there (R23). After a reload the cover comes first.
    """
    words = Words("en")
    seen: set[str] = set()
    met: set[str] = set()
    with visit(browser, server.url, "en", setup=TOGETHER, touch=True) as visitor:
        page = visitor.open()
        page.get_by_test_id("together").tap()
        assert page.get_by_role("textbox").nth(1).input_value() == "Petr", "names are kept for the next time"
        # Two of a name would not know whose turn it is.
        page.get_by_role("textbox").nth(1).fill(" anna ")
        page.get_by_test_id("deal").tap()
        page.get_by_role("alert").get_by_text("anna").wait_for()
        page.get_by_role("textbox").nth(1).fill("Petr")
        page.get_by_test_id("deal").tap()
        for state in steps(page, STATES):
            if state == "result":
                if {"window", "reload"} <= met:
                    break
                page.get_by_test_id("rematch").tap()  # nobody was called out in time: five seconds are soon over
            elif state in ("window", "cover"):
                assert page.locator("[data-card]").count() == 0
                tree = page.locator("body").aria_snapshot()
                assert [name for name in seen if name in tree] == []
            if state == "window" and "looked" not in met:
                met.add("looked")
                assert visitor.axe() == []
            if state == "window" and "window" not in met:
                with may_be_gone:
                    # Whoever is to move next is the one who did not forget.
                    taker = page.get_by_test_id("take").inner_text(timeout=TOUCH)
                    other = taker.removeprefix(words("cover-take", name=""))
                    culprit = {"Anna": "Petr", "Petr": "Anna"}[other]
                    page.get_by_role("button", name=words("cover-call-out", name=other)).tap(timeout=TOUCH)
                    page.get_by_text(words("event-called_out", by=other, name=culprit)).first.wait_for(timeout=TOUCH)
                    met.add("window")
            elif state in ("window", "cover"):
                if "reload" not in met and "window" in met:
                    met.add("reload")
                    page.reload()
                    page.get_by_test_id("take").wait_for()
                    assert page.locator("[data-card]").count() == 0
                    assert visitor.axe() == []
                    # It is said whose turn it is, and the next key stop is the way to the cards.
                    assert words("cover-pass") in page.locator("main [role=status]").inner_text()
                    assert page.evaluate("document.activeElement.tagName") == "H1"
                    page.keyboard.press("Tab")
                    assert page.evaluate("document.activeElement.dataset.testid") == "take"
                # Too soon after the last tap it does nothing: then once more.
                with may_be_gone:
                    page.get_by_test_id("take").tap(timeout=TOUCH)
            elif state == "pass":
                with may_be_gone:
                    page.get_by_role("button", name=words("pass-on-button", name="").strip()).tap(timeout=TOUCH)
            elif state in ("wish", "turn"):
                seen |= set(page.locator("[data-card]").evaluate_all("all => all.map(e => e.ariaLabel)"))
                by_click(page, state)
                met.add("turn")
        assert {"window", "reload", "turn"} <= met and seen
        winner = next(
            name for name in ("Anna", "Petr") if page.get_by_text(words("result-wins-match", name=name)).count()
        )
        assert page.get_by_text(winner).count() >= 2, "the score has everybody's name"
        assert visitor.axe() == []
        page.get_by_test_id("rematch").tap()
        page.get_by_test_id("take").wait_for()
        assert page.locator("[data-card]").count() == 0
