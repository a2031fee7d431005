"""A browser that is killed loses nothing that it has shown."""

import tempfile
from pathlib import Path

from playwright.sync_api import Playwright

from tests.browser.app import Words
from tests.browser.house import Chromium, Server
from tests.browser.kill import run


def test_no_move_is_lost_or_doubled_when_the_browser_is_killed(
    playwright: Playwright, chromium: str, server: Server
) -> None:
    """A kill each under a penalty, a wish, in the call window and in an answering turn (R34); fifty by command."""
    assert len(run(playwright, chromium, server, 4)) == 4


def test_the_last_line_of_a_score_pad_outlives_the_browser(
    playwright: Playwright, chromium: str, server: Server
) -> None:
    """Local storage alone reaches the disk only seconds later; a setting chosen just before is there, too."""
    words = Words("en")
    killed = Chromium(chromium, Path(tempfile.mkdtemp(prefix="prsi-kill-")))
    try:
        page = killed.start(playwright).contexts[0].pages[0]
        page.goto(server.url)
        page.evaluate("""localStorage.setItem("prsi.settings", '{"language": "en"}')""")
        page.reload()
        page.goto(f"{server.url}#/settings")
        page.get_by_role("switch", name=words("settings-largePrint")).check(force=True)
        page.wait_for_selector("html[data-large-print]")
        page.goto(f"{server.url}#/pad")
        page.get_by_role("button", name=words("pad-begin")).click()
        page.get_by_test_id("write").click()
        page.get_by_role("button", name=words("pad-nobody"), exact=True).click()
        page.locator("tbody tr").wait_for()
        killed.kill()
        page = killed.start(playwright).contexts[0].pages[0]
        page.goto(f"{server.url}#/pad")
        page.locator("tbody tr").wait_for()
        page.wait_for_selector("html[data-large-print]")
    finally:
        killed.remove()
