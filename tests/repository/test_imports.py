"""Pure inside, I/O outside: the ground rule, held by an allow-list and by import-linter's contracts."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.repository.files import ROOT, tracked
from tests.repository.imports import PURE, forbidden_imports


@pytest.mark.parametrize(
    "fault",
    [
        "import time",
        "def f() -> None:\n    from os import path",
        "import rich.table",
        "from random import choice",
        "import random\nrandom.shuffle([])",
        "from asyncio import sleep",
        "from urllib import request",
        "import urllib.request",
        "from datetime import datetime",
        "import datetime",
        "from datetime import date\n\ndef f() -> date:\n    return date.today()",
    ],
)
def test_the_allow_list_finds_a_planted_import(fault: str) -> None:
    assert forbidden_imports(fault)


@pytest.mark.parametrize(
    "source",
    [
        "from random import Random\n\ndef f(random: Random) -> float:\n    return random.random()",
        "import random\n\nr = random.Random(1)",
        "from mypy_extensions import i64",
        "from prsi.rules.cards import RANKS\nimport json, hashlib, dataclasses",
        "from . import a",
        "from urllib.parse import quote",
        "from datetime import date, timedelta\n\ndate.fromisoformat('2026-11-30') + timedelta(days=1)",
    ],
)
def test_the_allow_list_lets_the_rest_pass(source: str) -> None:
    assert forbidden_imports(source) == []


@pytest.mark.parametrize("package", PURE)
def test_pure_packages_reach_nothing_outside(package: str) -> None:
    found = {
        str(path.relative_to(ROOT)): wrong
        for path in sorted((ROOT / "src" / "prsi" / package).rglob("*.py"))
        if path.name != "__main__.py"  # a program for developers, never imported
        if (wrong := forbidden_imports(path.read_text(encoding="utf-8")))
    }
    assert found == {}


BY_PATH = re.compile(r"^[ \t]*import prsi\.", re.M)


def test_modules_are_not_imported_by_their_path() -> None:
    """`import prsi.rules.play as rules` is the function `play`: packages export functions called like their modules."""
    assert BY_PATH.search("import os\n    import prsi.rules.play as rules\n")
    sources = [path for path in tracked() if path.suffix == ".py" and path.name != "test_imports.py"]
    assert [str(path) for path in sources if BY_PATH.search(path.read_text(encoding="utf-8"))] == []


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter with the project's contracts on a source tree."""
    program = "import sys; sys.path.insert(0, 'src'); from importlinter.cli import lint_imports_command as run; run()"
    command = [sys.executable, "-I", "-c", program, "--no-cache", "--no-logo"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "line", "message"),
    [
        ("rules/upwards.py", "import prsi.match", "prsi.rules.upwards -> prsi.match"),
        ("match/upwards.py", "import prsi.cli", "prsi.match.upwards -> prsi.cli"),
        ("table/clock.py", "import time", "prsi.table.clock -> time"),
        ("stray.py", "", "stray"),
    ],
)
def test_import_linter_finds_a_planted_import(tmp_path: Path, module: str, line: str, message: str) -> None:
    """The contracts are no decoration: a source tree with one wrong import, or one module without a place, fails."""
    config = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(config, encoding="utf-8")
    source = ROOT / "src" / "prsi"
    for path in source.rglob("*.py"):
        copy = tmp_path / "src" / "prsi" / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    (tmp_path / "src" / "prsi" / module).write_text(line + "\n", encoding="utf-8")
    result = lint_imports(tmp_path)
    assert result.returncode == 1
    assert message in result.stdout


def test_the_contracts_name_every_package() -> None:
    """No layer is optional once its package is there, so that none can fall out of the contract unseen."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    layers = {name.strip() for layer in contracts[0]["layers"] for name in layer.split("|")}
    packages = {path.parent.name for path in (ROOT / "src" / "prsi").glob("*/__init__.py")}
    assert packages <= layers
