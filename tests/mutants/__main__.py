"""Plant each fault in a copy of the tree, see which test fails: `python -m tests.mutants [RULE | engine | naive]...`.

Exit status 1 if a fault survives, or if its text is no longer where it was.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.mutants.faults import FAULTS, Fault

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("src/prsi", "tests/naive", "tests/rules", "tests/scenarios", "tests/match")
SINGLE = ("pyproject.toml", "tests/__init__.py", "tests/conftest.py", "tools/chromium.py")
AT_ONCE = 2


def copy_tree(to: Path) -> None:
    """Copy what the tests need; nothing compiled, so that the sources are what runs."""
    ignore = shutil.ignore_patterns("*.so", "*.pyc", "__pycache__", "_compiled.json")
    for name in COPIED:
        shutil.copytree(ROOT / name, to / "tree" / name, ignore=ignore)
    for name in SINGLE:
        (to / "tree" / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, to / "tree" / name)
    shared = ROOT.parent / "shared" / "scenarios"
    if shared.is_dir():
        shutil.copytree(shared, to / "shared" / "scenarios")


def run_tests(tree: Path, tests: Iterable[str]) -> subprocess.CompletedProcess[str]:
    """Run tests on a copy, stopping at the first failure."""
    environment = os.environ | {"PRSI_INTERPRETED": "1", "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-m", "not slow", "-W", "ignore", "--no-header", "--tb=no"]
    for plugin in ("cacheprovider", "playwright", "base_url", "xdist"):  # half of the time of a run goes into these
        command += ["-p", f"no:{plugin}"]
    command += ["--timeout=120", *tests]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)


def write(path: Path, source: str) -> None:
    """Write a source with a time of its own: Python trusts what it has compiled if second and size have not changed."""
    seconds = path.stat().st_mtime + 2
    path.write_text(source, encoding="utf-8")
    os.utime(path, (seconds, seconds))


def planted(tree: Path, fault: Fault) -> str:
    """Plant a fault, run its tests, take it out again; return the test that failed, or "" if none has."""
    path = tree / fault.file
    source = path.read_text(encoding="utf-8")
    write(path, source.replace(fault.old, fault.new))
    try:
        result = run_tests(tree, fault.tests)
    finally:
        write(path, source)
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", result.stdout, re.MULTILINE)
    if result.returncode == 1 and failed:
        return failed[1]
    if result.returncode != 0:
        raise RuntimeError(f"{fault.rule} {fault.engine}: the tests could not run\n{result.stdout}{result.stderr}")
    return ""


def misplaced(fault: Fault) -> bool:
    """Whether a fault's text is not in its file exactly once."""
    return (ROOT / fault.file).read_text(encoding="utf-8").count(fault.old) != 1


def main(wanted: list[str]) -> int:
    faults = [fault for fault in FAULTS if not wanted or fault.rule in wanted or fault.engine in wanted]
    lost = [fault for fault in faults if misplaced(fault)]
    for fault in lost:
        print(f"{fault.rule:4} {fault.engine:6} ERROR: not once in {fault.file}: {fault.old!r}")
    if lost or not faults:
        return 1
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(AT_ONCE):
            copy_tree(Path(folder) / str(number))
            trees.put(Path(folder) / str(number) / "tree")
        tree = trees.get()
        sound = run_tests(tree, sorted({test for fault in faults for test in fault.tests}))
        trees.put(tree)
        if sound.returncode != 0:
            print(f"the tests fail without any fault:\n{sound.stdout}{sound.stderr}")
            return 1

        def try_one(fault: Fault) -> tuple[Fault, str, float]:
            tree = trees.get()
            start = time.monotonic()
            try:
                return fault, planted(tree, fault), time.monotonic() - start
            finally:
                trees.put(tree)

        with ThreadPoolExecutor(AT_ONCE) as pool:
            for fault, test, seconds in pool.map(try_one, faults):
                caught = f"caught by {test}" if test else "SURVIVED"
                print(f"{fault.rule:4} {fault.engine:6} {seconds:5.1f} s  {fault.why}: {caught}", flush=True)
                survivors += not test
    print(f"{len(faults)} faults, {survivors} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
