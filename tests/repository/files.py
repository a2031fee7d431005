"""The files that git would commit, and the checks on their text; each returns what it finds wrong."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Written in pieces, so that this file passes its own check.
_REGISTRY_WORDS = "|".join(["py" + "pi", "npm" + "js", "deb" + "ian", "python" + "hosted", "artifactory", "nexus"])
REGISTRY_HOST = re.compile(
    rf"https?://[a-z0-9.-]*(?:{_REGISTRY_WORDS}|registry)[a-z0-9.-]*|\b(?:{_REGISTRY_WORDS})\.(?:org|com|net)\b", re.I
)
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|root|home/(?!pyodide/)[a-z]+|Users)/[\w.-]")
REMOTE_URL = re.compile(r"""(?:https?:)?//(?!www\.w3\.org/)[a-z0-9-]+(?:\.[a-z0-9-]+)+""", re.I)
LOADS = re.compile(
    r"""(?:\b(?:src|href|action|poster)\s*=\s*["']?|\burl\(\s*["']?|@import\s+["']|\b(?:import|fetch|importScripts|Worker|WebSocket)\(\s*["'`])"""
    r"""\s*(?:https?:|wss?:)?//""",
    re.I,
)


@cache
def tracked() -> tuple[Path, ...]:
    """Every file that is committed, or would be by `git add`; sorted."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return tuple(sorted(ROOT / name for name in set(names) if name and (ROOT / name).is_file()))


def text_of(path: Path) -> str | None:
    """The text of a file, or None where it is no UTF-8 text."""
    try:
        data = path.read_bytes()
        return None if b"\0" in data else data.decode()
    except UnicodeDecodeError:
        return None


def registry_hosts(text: str) -> list[str]:
    """Addresses of package registries: the client that installs knows where, the files must not."""
    return [match[0] for match in REGISTRY_HOST.finditer(text)]


def machine_paths(text: str) -> list[str]:
    """Absolute paths of somebody's machine."""
    return [match[0] for match in MACHINE_PATH.finditer(text)]


def remote_urls(text: str) -> list[str]:
    """Addresses of other hosts, in a source of the page; names of XML formats are none."""
    return [match[0] for match in REMOTE_URL.finditer(text)]


def remote_loads(text: str) -> list[str]:
    """Places where the built page would load something from another host."""
    return [match[0] for match in LOADS.finditer(text)]


def resolved_addresses(lock: str) -> list[str]:
    """Packages of an npm lock file that say where they were downloaded from."""
    packages: dict[str, dict[str, object]] = json.loads(lock)["packages"]
    return [name for name, package in packages.items() if "resolved" in package]


def unhashed(requirements: str) -> list[str]:
    """Requirements of an exported file without a hash, or with an address."""
    entries = re.split(r"\n(?=\S)", requirements.strip())
    return [entry for entry in entries if "--hash=sha256:" not in entry or "://" in entry or "==" not in entry]


def untidy(text: str) -> list[str]:
    """What .editorconfig forbids: carriage returns, no line end at the end."""
    faults = ["a carriage return"] if "\r" in text else []
    return faults + (["no line end at the end"] if text and not text.endswith("\n") else [])
