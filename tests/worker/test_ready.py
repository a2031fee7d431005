"""Our packages in two archives, as the browser has them (see prsi/browser/ready.py)."""

from __future__ import annotations

import json
import marshal
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import mypy_extensions

import prsi
from prsi.protocol import PROTOCOL_VERSION

SOURCES = Path(prsi.__file__).parents[1]
SEATS = [
    {"kind": "person", "name": "Anna", "avatar": "anna"},
    {"kind": "bot", "name": "Karel", "avatar": "karel", "level": "strong"},
]
RULES = {"ruleset": {"preset": "mau-mau"}, "format": {"kind": "single"}}
START = {"v": PROTOCOL_VERSION, "id": "start", "kind": "start", "seats": SEATS, **RULES}

NEEDED = (
    "import sys, prsi.browser.host; "
    "print(*[name for name in sys.modules if name.startswith('prsi') and not name.endswith('__mypyc')])"
)
SCRIPT = """
import json, sys
first, later, start, question = sys.argv[1:]
sys.path.insert(0, first)
from prsi.browser import host
assert host.__file__.startswith(first)
outcome = json.loads(host.start(start, 1_000_000))
messages = outcome["messages"]
while outcome["think"] or outcome["wake"]:
    now = outcome["wake"] or 1_000_000
    outcome = json.loads(host.think(now) if outcome["think"] else host.tick(now))
    messages += outcome["messages"]
try:
    host.ask("rules", question)
except ImportError as error:
    missing = str(error)
host.use_archive(later)
print(json.dumps({"messages": messages, "missing": missing, "rules": json.loads(host.ask("rules", question))}))
"""


def archive(path: Path, files: list[Path]) -> Path:
    with ZipFile(path, "w") as made:
        for file in files:
            made.write(file, file.relative_to(SOURCES))
        made.write(mypy_extensions.__file__, "mypy_extensions.py")
        made.writestr("dataclasses.marshal", marshal.dumps({}))
    return path


def test_a_table_runs_from_the_first_archive_and_questions_import_from_both(tmp_path: Path) -> None:
    """What a table never needs is not read before the first card lies; packages that are in both archives are whole."""
    needed = subprocess.run([sys.executable, "-c", NEEDED], capture_output=True, text=True, check=True).stdout.split()
    places = [SOURCES / name.replace(".", "/") for name in needed]
    first = [place / "__init__.py" if place.is_dir() else place.with_suffix(".py") for place in places]
    rest = [file for file in (SOURCES / "prsi").rglob("*.py") if file not in first and "server" not in file.parts]
    archives = [archive(tmp_path / "first.zip", first), archive(tmp_path / "later.zip", rest)]
    # -I -S: nothing of ours is found but in the archives.
    arguments: list[str | Path] = [*archives, json.dumps(START), json.dumps({**RULES, "values": None})]
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", SCRIPT, *arguments], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    assert "questions" in told["missing"]
    assert told["rules"]
    kinds = [json.loads(message)["kind"] for message in told["messages"]]
    assert "state" in kinds, kinds
