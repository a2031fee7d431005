"""Practice statistics on the page: from a finished game to a file, back, and erased."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FilePayload

from tests.browser.app import FOLDER, ONE_ROUND, Words, visit
from tests.browser.house import Server, served
from tests.browser.test_app import by_click, through

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """The built page, served."""
    with served(FOLDER) as running:
        yield running


def test_a_finished_game_is_counted_saved_taken_back_and_erased(browser: Browser, server: Server) -> None:
    """Four turns end the round without a winner (R21); a hostile file and a broken row change nothing."""
    words = Words("cs")
    setup = {**ONE_ROUND, "changes": {"turn_limit": 4}}
    with visit(browser, server.url, "cs", setup=setup) as visitor:
        page = visitor.open()
        page.get_by_test_id("practice").click()
        page.wait_for_selector(f"text={words('practice-none-about')}")
        assert visitor.axe() == []
        visitor.play()
        through(page, lambda state: by_click(page, state))
        page.goto(f"{server.url}#/practice")
        page.wait_for_selector("[data-testid=matches]:text-is('1')")
        page.locator("figure").first.get_by_text(words("chart-table")).click()
        assert page.locator("figure").first.locator("tbody tr").count() == 1
        assert visitor.axe() == []
        assert visitor.overflow() == 0
        with page.expect_download() as saving:
            page.get_by_test_id("save").click()
        saved = saving.value.path()

        def take_in(name: str, text: bytes) -> None:
            file = FilePayload(name=name, mimeType="application/json", buffer=text)
            page.set_input_files("main input[type=file]", file)

        take_in("hostile.json", saved.read_bytes().replace(b'"prsi"', b'"<img src=x>"'))
        page.wait_for_selector(f"[role=alert]:text-is('{words('practice-refused-malformed')}')")
        take_in("again.json", saved.read_bytes())
        page.wait_for_selector(f"text={words('practice-opened', count=0)}")
        page.evaluate(
            "() => new Promise((resolve) => { const opening = indexedDB.open('prsi-statistics');"
            " opening.onsuccess = () => { const change = opening.result.transaction('summaries', 'readwrite');"
            " change.objectStore('summaries').put({ id: 'x', text: 'nonsense' });"
            " change.oncomplete = () => { opening.result.close(); resolve(null); }; }; })"
        )
        page.reload()
        page.wait_for_selector(f"text={words('practice-broken', count=1)}")
        page.wait_for_selector("[data-testid=matches]:text-is('1')")
        page.get_by_test_id("erase").click()
        page.get_by_test_id("erase-do").click()
        page.wait_for_selector(f"text={words('practice-none-about')}")
        take_in("back.json", saved.read_bytes())
        page.wait_for_selector("[data-testid=matches]:text-is('1')")
