"""Ask the registries whether anything that the project installs has a known vulnerability.

    python tools/audit.py           (part of `make check`)

For Python the package index is asked through pip's own configuration, for the page `npm audit` through npm's; no
address stands here. An index tells of a project's newest version, some of any version: which of ours it told nothing
about is said. Status 1: something is vulnerable. Where nobody can be asked that is said, and is no failure: without a
network nothing can be known. An answer is good for a day (.venv/.audit.json).
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from pip._internal.configuration import Configuration
from pip._internal.exceptions import PipError
from pip._internal.models.index import PyPI

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / ".venv" / ".audit.json"
DAY: Final = 86_400
PATIENCE: Final = 5.0
AT_ONCE: Final = 8

Ask = Callable[[str], "dict[str, Any] | None"]


def locked(text: str) -> dict[str, str]:
    """Return name → version of a requirements file."""
    return dict(re.findall(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", text, re.MULTILINE))


def index() -> str:
    """Return where the index answers about projects, by what pip is configured to use."""
    configuration = Configuration(isolated=False)
    simple = str(PyPI.simple_url)
    with suppress(PipError):
        configuration.load()
        set_by_hand = dict(configuration.items())
        for name in ("global.index-url", ":env:.index-url"):
            simple = str(set_by_hand.get(name, simple))
    return re.sub(r"/simple/?$", "", simple) + "/pypi"


def asking(base: str) -> Ask:
    """Return how the index is asked: a path below it → its answer, None: it has none."""

    def ask(path: str) -> dict[str, Any] | None:
        try:
            with urllib.request.urlopen(f"{base}/{path}/json", timeout=PATIENCE) as answer:
                found: dict[str, Any] = json.load(answer)
                return found
        except urllib.error.HTTPError as error:
            if error.code == 404:
                return None
            raise

    return ask


def known(ask: Ask, name: str, version: str) -> list[str] | None:
    """Return the ids of a version's vulnerabilities; None: the index does not say. Raises OSError, ValueError."""
    answer = ask(f"{name}/{version}") or ask(name)
    if answer is None or answer["info"]["version"] != version or "vulnerabilities" not in answer:
        return None
    return [one["id"] for one in answer["vulnerabilities"] if not one.get("withdrawn")]


def audit_python(ask: Ask, versions: dict[str, str]) -> tuple[dict[str, list[str]], list[str]]:
    """Return what is vulnerable (name and version → ids), and what the index said nothing about.

    Raises OSError or ValueError where it cannot be asked.
    """
    # One first: where there is no network, one attempt is enough.
    first = next(iter(versions.items()))
    known(ask, *first)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = dict(zip(versions, pool.map(lambda item: known(ask, *item), versions.items()), strict=True))
    bad = {f"{name} {versions[name]}": ids for name, ids in answers.items() if ids}
    return bad, [f"{name} {versions[name]}" for name, ids in answers.items() if ids is None]


def audit_npm(text: str) -> dict[str, list[str]]:
    """Return what `npm audit --json` found vulnerable; raises ValueError where it is no such answer."""
    found = json.loads(text)
    if "vulnerabilities" not in found:
        raise ValueError(str(found.get("message", "no answer")).partition(" - ")[0])
    return {
        name: [str(via["url"]).rpartition("/")[2] for via in one["via"] if isinstance(via, dict)] or [one["severity"]]
        for name, one in found["vulnerabilities"].items()
    }


def audit() -> dict[str, Any]:
    """Ask for everything; what could be asked, what was vulnerable, what is not known."""
    versions: dict[str, str] = {}
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        versions |= locked(path.read_text(encoding="utf-8"))
    found: dict[str, Any] = {"vulnerable": {}, "unknown": [], "not_asked": {}}
    try:
        found["vulnerable"], found["unknown"] = audit_python(asking(index()), versions)
        found["asked"] = len(versions) - len(found["unknown"])
    except (OSError, ValueError) as error:
        found["not_asked"]["the Python index"] = str(getattr(error, "reason", error))
    try:
        run = subprocess.run(
            [
                sys.executable,
                str(ROOT / "tools" / "npm.py"),
                "audit",
                "--json",
                "--loglevel=silent",
                "--fetch-retries=0",
            ],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        found["vulnerable"] |= audit_npm(run.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        found["not_asked"]["the npm registry"] = str(error)
    return found


def main() -> int:
    """Ask, or take today's answer if nothing that is installed has changed; say it, and return the status."""
    locks = [*sorted((ROOT / "requirements").glob("*.txt")), ROOT / "web" / "package-lock.json"]
    stamp = [path.stat().st_mtime for path in locks]
    try:
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        kept = {}
    if kept.get("stamp") != stamp or not 0 <= time.time() - kept["at"] < DAY or kept["found"]["vulnerable"]:
        kept = {"stamp": stamp, "at": time.time(), "found": audit()}
        if KEPT.parent.is_dir():
            KEPT.write_text(json.dumps(kept), encoding="utf-8")
    found = kept["found"]
    for who, why in found["not_asked"].items():
        print(f"audit: {who} could not be asked for known vulnerabilities ({why})", file=sys.stderr)
    if found["unknown"]:
        print(
            f"audit: could not be checked, the index says nothing of it: {', '.join(sorted(found['unknown']))}",
            file=sys.stderr,
        )
    for what, ids in found["vulnerable"].items():
        print(f"audit: {what} is vulnerable: {', '.join(ids)}", file=sys.stderr)
    return 1 if found["vulnerable"] else 0


if __name__ == "__main__":
    sys.exit(main())
