"""The set-up page draws what the engine offers, and nothing else."""

import importlib.util

from .texts import ROOT


def test_the_page_offers_what_the_engine_has() -> None:
    """A new option, preset or card value table reaches the set-up page by running tools/web_options.py."""
    path = ROOT / "tools" / "web_options.py"
    spec = importlib.util.spec_from_file_location("web_options", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.TARGET.read_text(encoding="utf-8") == module.text()
