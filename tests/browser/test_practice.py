"""Practice statistics on the page: from a finished game to a file, back, and erased."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FilePayload

from tests.browser.app import FOLDER, ONE_ROUND, Words, visit
from tests.browser.house import Server, served
from tests.browser.test_app import by_click, through

pytestmark = pytest.mark.browser

STORES = """
  const opened = (name) => new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
  });
  const written = (database, store, write) => new Promise((resolve) => {
    const change = database.transaction(store, "readwrite");
    write(change.objectStore(store));
    change.oncomplete = () => { database.close(); resolve(null); };
  });
"""

SPOILED = f"""async () => {{{STORES}
  await written(await opened("prsi-statistics"), "summaries", (rows) => {{
    rows.clear();
    rows.put({{ id: "x", text: "nonsense" }});
  }});
  await written(await opened("prsi-matches"), "matches", (rows) => {{
    rows.getAll().onsuccess = (event) => {{
      for (const row of event.target.result) rows.put({{ ...row, where: "online", summary: null }});
    }};
  }});
}}"""
"""One summary is there that cannot be read, and the match is as one with people is kept: not yet counted."""

OLDER = f"""async () => {{{STORES}
  await written(await opened("prsi-statistics"), "summaries", (rows) => {{
    rows.getAll().onsuccess = (event) => {{
      for (const row of event.target.result) {{
        rows.put({{ ...row, text: JSON.stringify({{ ...JSON.parse(row.text), version: 0 }}) }});
      }}
    }};
  }});
  await written(await opened("prsi-matches"), "matches", (rows) => {{
    rows.getAll().onsuccess = (event) => {{
      for (const row of event.target.result) rows.put({{ ...row, summary: {{ ...row.summary, version: 0 }} }});
    }};
  }});
}}"""
"""Everything is as a version of the summaries before this one has left it."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """The built page, served."""
    with served(FOLDER) as running:
        yield running


def test_a_finished_game_is_counted_saved_taken_back_and_erased(browser: Browser, server: Server) -> None:
    """Four turns end the round without a winner (R21); a hostile file changes nothing, a broken row nothing else."""
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
        page.evaluate(SPOILED)
        page.reload()
        page.wait_for_selector(f"text={words('practice-broken', count=1)}")
        page.wait_for_selector("[data-testid=matches]:text-is('1')")
        page.get_by_test_id("erase").click()
        page.get_by_test_id("erase-do").click()
        page.wait_for_selector(f"text={words('practice-none-about')}")
        take_in("back.json", saved.read_bytes())
        page.wait_for_selector("[data-testid=matches]:text-is('1')")
        # Whoever clears the site's data closes the page's databases: it opens them anew.
        page.evaluate("new Promise(done => { indexedDB.deleteDatabase('prsi-statistics').onsuccess = done; })")
        take_in("once-more.json", saved.read_bytes())
        page.wait_for_selector(f"text={words('practice-opened', count=1)}")
        # Summaries of an older version are made anew from what is kept; but not those that were erased.
        page.evaluate(OLDER)
        page.reload()
        page.wait_for_selector("[data-testid=matches]:text-is('1')")
        page.get_by_test_id("erase").click()
        page.get_by_test_id("erase-do").click()
        page.wait_for_selector(f"text={words('practice-none-about')}")
        page.evaluate(OLDER)
        page.reload()
        page.wait_for_selector(f"text={words('practice-none-about')}")
