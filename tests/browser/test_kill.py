"""A browser that is killed loses nothing that it has shown."""

from playwright.sync_api import Playwright

from tests.browser.house import Server
from tests.browser.kill import run


def test_no_move_is_lost_or_doubled_when_the_browser_is_killed(
    playwright: Playwright, chromium: str, server: Server
) -> None:
    """A kill each under a penalty, a wish, in the call window and in an answering turn (R34); fifty by command."""
    assert len(run(playwright, chromium, server, 4)) == 4
