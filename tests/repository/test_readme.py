"""The README's session is run as it stands, so that the first thing a newcomer types works."""

from __future__ import annotations

import doctest

from tests.repository.files import ROOT


def test_the_readme_session_prints_what_it_says() -> None:
    """Each line of the README's session gives the answer below it."""
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0
