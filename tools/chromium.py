"""The Chromium of this machine, which the browser tests and the page's benchmark drive."""

import os
import shutil

_WHOLE = ("chromium", "chromium-browser", "google-chrome")

FOR_TESTS = (
    # Compiling the rules' interpreter a second time, for speed, costs a third of each page's CPU: of no use to a test.
    "--js-flags=--no-wasm-dynamic-tiering --no-wasm-tier-up",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    # It refuses its sandbox to root.
    *(("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()),
)
"""Arguments of the tests' browsers; the benchmark has its own."""


def find_chromium(*, whole: bool = True) -> str | None:
    """The path of the system's Chromium; not `whole`: of its headless shell, a third cheaper, where that is there."""
    names = _WHOLE if whole else ("chromium-headless-shell", *_WHOLE)
    return next(filter(None, map(shutil.which, names)), None) or shutil.which("chromium-headless-shell")
