"""Judges' phones in a hall's network: by HTTPS with a certificate of one's own, and by plain HTTP with `--lan`."""

from __future__ import annotations

import json
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

from tests.browser.judges import TOGETHER, Judge, come_together
from tests.browser.judges import hall as championship
from tests.ports import free_port
from tests.server.ops.running import PRSI, running
from tests.server.ops.test_https import pair
from tests.server.ops.test_lan import ADDRESS, PORT, hall
from tests.server.services import ROOT, start, wait_until
from tools.chromium import FOR_TESTS

__all__ = ["hall", "pair"]

pytestmark = pytest.mark.browser


def test_by_https_phones_keep_the_page(
    pair: tuple[Path, Path], tmp_path: Path, playwright: Playwright, chromium: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A phone that has been here once goes on without a network, reload and closed tab included."""
    monkeypatch.setenv("SSL_CERT_FILE", str(pair[0]))
    trusted = ssl.create_default_context(cafile=str(pair[0]))
    environment = {"PRSI_DATABASE": str(tmp_path / "prsi.sqlite3"), "PRSI_PORT": str(free_port())}
    line = [str(PRSI), "serve", "--certificate", str(pair[0]), "--key", str(pair[1])]
    with running(line, environment, tmp_path, "https", trusted) as address:
        # The certificate is the test's own: a hall's phones are told to trust theirs.
        browser = playwright.chromium.launch(
            executable_path=chromium, args=[*FOR_TESTS, "--ignore-certificate-errors"], headless=True
        )
        event, _, tables = championship(address)
        judges: list[Judge] = []

        def phone(table: int, **more: Any) -> Judge:
            judges.append(Judge(browser, f"{address}/", event, table, ignore_https_errors=True, **more))
            return judges[-1]

        try:
            assert come_together(phone, event, tables[0], 1, "far") == TOGETHER
        finally:
            browser.close()
        assert not any(judge.faults for judge in judges), [judge.faults for judge in judges]


@pytest.mark.long
def test_by_plain_http_the_queue_outlives_a_closed_tab(hall: tuple[str, str], tmp_path: Path, chromium: str) -> None:
    """No browser keeps a page that came by plain HTTP; it says so, and what was entered waits all the same."""
    laptop, phone = hall
    inside = ["ip", "netns", "exec", laptop]
    environment = {"PRSI_DATABASE": str(tmp_path / "prsi.sqlite3")}
    log = tmp_path / "lan.log"
    line = [*inside, str(PRSI), "serve", "--lan", "--port", str(PORT)]
    process = start(line, log, environment=environment)
    try:
        asks = "import sys, urllib.request; urllib.request.urlopen(sys.argv[1], timeout=3)"

        def answers() -> bool:
            words = [*inside, sys.executable, "-c", asks, f"http://127.0.0.1:{PORT}/health"]
            return subprocess.run(words, capture_output=True, timeout=20, check=False).returncode == 0

        wait_until(answers, process, log, "prsi serve --lan")
        words = ["ip", "netns", "exec", phone, sys.executable, "-m", "tests.browser.judges", ADDRESS, chromium]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, done.stderr[-3000:]
        assert json.loads(done.stdout) == TOGETHER
    finally:
        process.terminate()
        process.wait(30)
