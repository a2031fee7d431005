"""The Chromium of this machine, which the browser tests and the page's benchmark drive."""

import shutil

_WHOLE = ("chromium", "chromium-browser", "google-chrome")


def find_chromium(*, whole: bool = True) -> str | None:
    """The path of the system's Chromium; not `whole`: of its headless shell, a third cheaper, where that is there."""
    names = _WHOLE if whole else ("chromium-headless-shell", *_WHOLE)
    return next(filter(None, map(shutil.which, names)), None) or shutil.which("chromium-headless-shell")
