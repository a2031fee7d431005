"""The built page, served, and browsers to look at it with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Playwright, expect

from tests.browser.house import PAGE, Server, close, served
from tools.chromium import FOR_TESTS

# A machine with much to do takes longer than the five seconds that are usual.
expect.set_options(timeout=60_000)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server of the built page that no test may stop."""
    if not (PAGE / "index.html").is_file():
        pytest.skip("the web page has not been built; run `make web`")
    with served() as server:
        yield server


@pytest.fixture
def visitor(playwright: Playwright, chromium: str, tmp_path: Path) -> Iterator[BrowserContext]:
    """A browser with a profile of its own that nobody has visited anything with."""
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile", executable_path=chromium, args=list(FOR_TESTS), headless=True
    )
    context.set_default_timeout(60_000)
    yield context
    close(context)
