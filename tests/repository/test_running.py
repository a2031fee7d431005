"""How the tests themselves are run: a skip is a failure in CI, and the commands that the documents name exist."""

import os
import re
import shutil
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests.conftest import TESTS, longest_first
from tests.repository.files import ROOT

SKIPS = {
    "a test that skips itself": "import pytest\n\ndef test_it() -> None:\n    pytest.skip('why')\n",
    "a marked test": "import pytest\n\n@pytest.mark.skip(reason='why')\ndef test_it() -> None: ...\n",
    "a fixture": "import pytest\n\n@pytest.fixture\ndef f():\n    pytest.skip('why')\n\ndef test_it(f) -> None: ...\n",
    "a whole module": "import pytest\n\npytest.importorskip('no_such_module', reason='why')\n",
}


def run_pytest(folder: Path, text: str, ci: str) -> subprocess.CompletedProcess[str]:
    (folder / "tests").mkdir()
    (folder / "tools").mkdir()
    shutil.copy(ROOT / "tests" / "conftest.py", folder / "tests")
    shutil.copy(ROOT / "tools" / "chromium.py", folder / "tools")
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "tests" / "test_other.py").write_text("def test_other() -> None: ...\n", encoding="utf-8")
    (folder / "tests" / "test_it.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0"]
    return subprocess.run(
        command, cwd=folder, env={**os.environ, "CI": ci}, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "what", [name if not n else pytest.param(name, marks=pytest.mark.long) for n, name in enumerate(SKIPS)]
)
def test_a_skip_fails_in_ci_and_says_why(tmp_path: Path, what: str) -> None:
    """A suite that did not run has shown nothing."""
    result = run_pytest(tmp_path, SKIPS[what], ci="true")
    assert result.returncode != 0
    assert "why" in result.stdout


@pytest.mark.slow
def test_a_skip_is_let_pass_elsewhere(tmp_path: Path) -> None:
    result = run_pytest(tmp_path, SKIPS["a marked test"], ci="")
    assert result.returncode == 0
    assert "1 passed, 1 skipped" in result.stdout


def test_each_worker_begins_with_its_share_of_what_takes_long() -> None:
    def one(file: str, slow: bool) -> SimpleNamespace:
        return SimpleNamespace(path=TESTS / file, get_closest_marker=lambda _: slow)

    items = [one(f"{name}.py", name in "bdfh") for name in "abcdefgh" for _ in range(5)]
    for workers in (1, 2, 3, 4):
        ordered = longest_first(cast(list[pytest.Item], items), workers)
        assert {*map(id, ordered)} == {*map(id, items)} and len(ordered) == len(items)
        at = 0
        for number in range(workers):
            size = (len(ordered) - at) // (workers - number)
            part = [item.path.stem in "bdfh" for item in ordered[at : at + size]]
            assert part == sorted(part, reverse=True) and part[0]
            at += size
        files = [item.path for item in ordered if item.path.stem in "bdfh"]
        assert len([*groupby(files)]) == 4, "a file's tests stay together: they share what they start"


def test_commands_named_in_the_documents_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.M))
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    named = {
        command
        for path in documents
        for command in re.findall(r"\bmake ([a-z]+)(?=`|  |$)", path.read_text(encoding="utf-8"), flags=re.M)
    }
    assert {"play", "test"} <= named
    assert named - targets == set()


def test_links_between_documents_lead_somewhere() -> None:
    dead = []
    for path in [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]:
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
            if not (path.parent / link).exists():
                dead.append(f"{path.relative_to(ROOT)}: {link}")
    assert dead == []


def test_what_ci_runs_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    for script in (ROOT / "tools").glob("*.sh"):
        assert os.access(script, os.X_OK), script.name
