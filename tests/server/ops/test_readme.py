"""What the README says about a server: its commands exist, its links lead somewhere, its numbers are true."""

from __future__ import annotations

import re
from typing import Final

from tests.server.ops.running import prsi
from tests.server.services import ROOT

README: Final = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_commands_of_the_page_have_the_options_they_are_given() -> None:
    for name in ("serve", "role"):
        shown = prsi(name, "--help")
        lines = re.findall(rf"\.venv/bin/prsi {name} ([^\n#]*)", README)
        assert lines
        for option in re.findall(r"--[a-z]+", " ".join(lines)):
            assert option in shown, (name, option)


def test_its_make_targets_and_files_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`make ([a-z-]+)`", README):
        assert f"\n{target}:" in makefile, target
    for place in re.findall(r"\]\(([a-z][^):]*)\)", README):
        assert (ROOT / place.partition("#")[0]).exists(), place
    for place in re.findall(r"pytest (tests/\S+)`", README):
        assert (ROOT / place).exists(), place


def test_the_bot_is_as_long_as_it_says() -> None:
    (said,) = re.findall(r"a bot in (\d+) lines", README)
    assert int(said) == len((ROOT / "examples" / "bot.py").read_text(encoding="utf-8").splitlines())
