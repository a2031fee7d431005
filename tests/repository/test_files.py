"""What the committed files may not hold. Each check is seen to find a planted fault, and then to find none."""

import re
import tomllib
from collections.abc import Callable

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.repository import files
from tests.repository.files import ROOT, text_of, tracked

REGISTRY = "https:" + "//registry." + "npm" + "js" + ".org/x"


@pytest.mark.parametrize(
    ("check", "fault"),
    [
        (files.registry_hosts, REGISTRY),
        (files.registry_hosts, "index = files.python" + "hosted.org"),
        (files.machine_paths, "see /ro" + "ot/notes"),
        (files.remote_urls, '<img src="//example.com/a.png">'),
        (files.remote_urls, "const a = `https://example.com/a.js`"),
        (files.remote_loads, "@font-face{src:url(https://example.com/a.woff2)}"),
        (files.remote_loads, 'await import("https://example.com/a.js")'),
        (files.remote_loads, '<script src="//example.com/a.js">'),
        (files.resolved_addresses, '{"packages": {"node_modules/a": {"version": "1.0.0", "resolved": "x"}}}'),
        (files.unhashed, "a==1.0 \\\n    --hash=sha256:00\nb==1.0"),
        (files.unhashed, "a @ https://example.com/a.whl --hash=sha256:00"),
        (files.untidy, "a\r\n"),
        (files.untidy, "a"),
    ],
)
def test_each_check_finds_its_fault(check: Callable[[str], list[str]], fault: str) -> None:
    assert check(fault)


@pytest.mark.parametrize(
    ("check", "text"),
    [
        (files.registry_hosts, "pip install prsi; npm ci; a registry of names"),
        (files.machine_paths, "GET /work; /tmp/x; src/work/a"),
        (files.remote_urls, '<svg xmlns="http://www.w3.org/2000/svg"> // a comment. And more'),
        (files.remote_loads, 'throw Error("see https://example.com/e/1"); import("./a.js")'),
        (files.unhashed, "a==1.0 \\\n    --hash=sha256:00\nb==1.0 ; python_version < '3' \\\n    --hash=sha256:00\n"),
    ],
)
def test_no_check_cries_wolf(check: Callable[[str], list[str]], text: str) -> None:
    assert check(text) == []


def test_committed_files_name_no_registry_and_no_machine() -> None:
    """Whoever installs decides from where; nobody's disk is described."""
    found = {
        str(path.relative_to(ROOT)): wrong
        for path in tracked()
        if (text := text_of(path)) is not None
        if (wrong := files.registry_hosts(text) + files.machine_paths(text))
    }
    assert found == {}


def test_committed_text_is_tidy() -> None:
    found = {
        str(path.relative_to(ROOT)): wrong
        for path in tracked()
        if (text := text_of(path)) is not None
        if (wrong := files.untidy(text))
    }
    assert found == {}


def test_no_lock_file_that_carries_addresses() -> None:
    """uv.lock names the registry of whoever wrote it; the npm lock need not, and does not."""
    assert not [path for path in tracked() if path.name in {"uv.lock", "poetry.lock", "yarn.lock", "pnpm-lock.yaml"}]
    lock = ROOT / "web" / "package-lock.json"
    assert files.resolved_addresses(lock.read_text(encoding="utf-8")) == []


def test_requirements_are_exact_and_hashed() -> None:
    exported = sorted((ROOT / "requirements").glob("*.txt"))
    assert {path.stem for path in exported} == {"bench", "bootstrap", "dev", "runtime"}
    assert {path.stem: wrong for path in exported if (wrong := files.unhashed(path.read_text(encoding="utf-8")))} == {}


def outdated(declared: list[str], exported: str) -> list[str]:
    """Declared requirements that no exported line fulfils."""
    versions: dict[str, list[str]] = {}
    for name, version in re.findall(r"^([A-Za-z0-9._-]+)==([^\s;]+)", exported, flags=re.M):
        versions.setdefault(canonicalize_name(name), []).append(version)
    return [
        line
        for line in declared
        for wanted in [Requirement(line)]
        if not any(version in wanted.specifier for version in versions.get(canonicalize_name(wanted.name), []))
    ]


@pytest.mark.parametrize("fault", ["a>=2", "b", "a<1"])
def test_a_forgotten_export_is_found(fault: str) -> None:
    assert outdated([fault], "a==1.5 \\\n    --hash=sha256:00\n") == [fault]


def test_requirements_are_exported_from_what_is_declared() -> None:
    """Who adds a dependency runs `make requirements`."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    groups = project["dependency-groups"]
    runtime = project["project"]["dependencies"]
    declared = {
        "runtime": runtime,
        "dev": runtime + groups["dev"] + groups["test"],
        "bench": groups["bench"],
    }
    for name, lines in declared.items():
        exported = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        assert outdated(lines, exported) == [], name


def test_the_page_names_no_other_host() -> None:
    """Nothing is loaded from elsewhere: the sources of the page have no address to load from."""
    sources = [
        path
        for path in tracked()
        if path.is_relative_to(ROOT / "web")
        # It names where licence texts come from, for people to read; nothing is loaded from there.
        and path != ROOT / "web" / "build" / "licences.ts"
        and path.suffix in {".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".svg", ".webmanifest"}
    ]
    assert sources
    found = {
        str(path.relative_to(ROOT)): wrong
        for path in sources
        if (wrong := files.remote_urls(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_the_built_page_loads_from_no_other_host() -> None:
    """What the bundler and the libraries add keeps the promise as well; nothing to see before `make web`."""
    built = [
        path
        for path in (ROOT / "web" / "dist").rglob("*")
        if path.suffix in {".js", ".mjs", ".css", ".html", ".webmanifest"}
    ]
    found = {
        str(path.relative_to(ROOT)): wrong
        for path in built
        if (wrong := files.remote_loads(path.read_text(encoding="utf-8")))
    }
    assert found == {}
