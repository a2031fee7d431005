"""The page's types of a championship are the dataclasses of this package."""

from __future__ import annotations

import importlib.util
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "web_championship.py"


def test_the_page_reads_what_the_log_says() -> None:
    """A changed shape reaches the page by running tools/web_championship.py; until then the page would misread it."""
    spec = importlib.util.spec_from_file_location("web_championship", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.TARGET.read_text(encoding="utf-8") == module.text()
