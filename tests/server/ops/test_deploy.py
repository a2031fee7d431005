"""What stands in deploy/ fits the program: options, settings, paths and commands are those that exist, and they run.

No container engine and no systemd is asked for: the files are read, and what they would run is run.
"""

from __future__ import annotations

import configparser
import json
import os
import pwd
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from prsi.server.config import Config, from_environment
from tests.ports import HOST, free_port
from tests.server.client import Guest, new_table, request
from tests.server.ops.running import DEPLOY, PRSI, prsi, running
from tests.server.services import ROOT, Postgres, Redis

UNIT: Final = DEPLOY / "prsi.service"
COMPOSE: Final = DEPLOY / "compose.yaml"
CONTAINERFILE: Final = DEPLOY / "Containerfile"
GIVEN: Final = {"POSTGRES_PASSWORD": "secret", "PRSI_PUBLIC": "https://play.example"}


def unit() -> dict[str, list[tuple[str, str]]]:
    """The unit's sections; a key may come several times."""
    sections: dict[str, list[tuple[str, str]]] = {}
    for line in UNIT.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = sections.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            name, _, value = line.partition("=")
            section.append((name, value))
    return sections


def service(name: str) -> list[str]:
    return [value for key, value in unit()["Service"] if key == name]


def compose(given: Mapping[str, str] = GIVEN) -> dict[str, Any]:
    """The compose file with its variables filled in as Compose does it."""

    def fill(match: re.Match[str]) -> str:
        name, how, word = match["name"], match["how"], match["word"]
        if how == ":?":
            assert word, f"{name} is needed: what is it?"
            return given[name]
        return given.get(name, word)

    text = COMPOSE.read_text(encoding="utf-8")
    filled = re.sub(r"\$\{(?P<name>\w+)(?P<how>:[?-])(?P<word>[^}]*)\}", fill, text)
    assert "$" not in filled.replace("$$", "")
    found: dict[str, Any] = yaml.safe_load(filled)
    return found


def containerfile() -> list[tuple[str, str]]:
    lines = re.sub(r"\\\n\s*", " ", CONTAINERFILE.read_text(encoding="utf-8")).splitlines()
    return [(word, rest) for line in lines if line and line[0] != "#" for word, _, rest in [line.partition(" ")]]


def settings(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if name.startswith("PRSI_")}


def known(environment: Mapping[str, str]) -> Config:
    """The configuration that an environment makes; every PRSI_ name in it must be a setting."""
    names = {f"PRSI_{name.upper()}" for name in Config.__dataclass_fields__}
    assert settings(environment).keys() <= names
    return from_environment(environment)


NOBODY: Final = pwd.getpwnam("nobody")


def without_rights() -> list[str]:
    """What goes before a command so that it runs as a user without rights; nothing where we are one.

    One right is left, to read: Python itself may be installed where only root may look.
    """
    if os.geteuid() != 0:
        return []
    caps = "-all,+dac_read_search"
    words = ["setpriv", f"--reuid={NOBODY.pw_uid}", f"--regid={NOBODY.pw_gid}", "--clear-groups", "--no-new-privs"]
    return [*words, f"--inh-caps={caps}", f"--ambient-caps={caps}", f"--bounding-set={caps}", "--"]


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that a user without rights may enter and write into."""
    folder = Path(f"/tmp/prsi-deploy-{os.getpid()}-{time.monotonic_ns()}")
    folder.mkdir(mode=0o700)
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, NOBODY.pw_uid)
        yield folder
    finally:
        shutil.rmtree(folder)


def test_the_unit_starts_a_node_as_a_user_without_rights(open_folder: Path) -> None:
    """Its ExecStart line, its environment, and nothing else."""
    (line,) = service("ExecStart")
    program, *words = shlex.split(line)
    assert program == "/opt/prsi/bin/prsi"
    environment = dict(shlex.split(value)[0].split("=", 1) for value in service("Environment"))
    config = known(environment)
    assert config.is_sqlite
    assert Path(config.database).parent == Path("/var/lib") / service("StateDirectory")[0]
    here = {"PRSI_DATABASE": str(open_folder / Path(config.database).name), "PRSI_PORT": str(free_port())}
    with running([*without_rights(), str(PRSI), *words], environment | here, open_folder, "unit") as address:
        guest = Guest.enter(address)
        assert new_table(address, guest)
        assert (open_folder / "prsi.sqlite3").stat().st_uid == (os.getuid() or NOBODY.pw_uid)


def test_the_unit_waits_longer_than_the_node_drains() -> None:
    assert int(service("TimeoutStopSec")[0]) > Config().drain_seconds * 2
    assert service("KillSignal") == ["SIGTERM"]
    assert service("User") != ["root"]
    for name in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices", "RestrictNamespaces"):
        assert service(name) == ["yes"], name
    assert service("ProtectSystem") == ["strict"]
    assert service("CapabilityBoundingSet") == [""]


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Where systemd's own checker is (it need not be running), else by its grammar alone."""
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.read(UNIT, encoding="utf-8")
    assert parser.sections() == ["Unit", "Service", "Install"]
    checker = shutil.which("systemd-analyze")
    if checker is None:
        return
    shown = tmp_path / "prsi.service"
    shown.write_text(UNIT.read_text(encoding="utf-8").replace("/opt/prsi/bin/prsi", str(PRSI)), encoding="utf-8")
    run = subprocess.run([checker, "verify", "--man=no", str(shown)], capture_output=True, text=True, check=False)
    told = [line for line in run.stderr.splitlines() if "prsi.service" in line]
    assert told == []
    wrong = tmp_path / "wrong.service"
    wrong.write_text(shown.read_text(encoding="utf-8").replace("ProtectHome=yes", "ProtectHome=perhaps"))
    run = subprocess.run([checker, "verify", "--man=no", str(wrong)], capture_output=True, text=True, check=False)
    assert "protect home" in run.stderr, "the checker says nothing about anything"


@pytest.mark.slow
def test_the_nodes_of_the_compose_file_run_together(cluster: Postgres, redis: Redis, tmp_path: Path) -> None:
    """With their own environment, but for addresses: three nodes that see the same tables."""
    services = compose()["services"]
    nodes = {name: one for name, one in services.items() if name.startswith("node-")}
    assert len(nodes) == 3
    published = [port for one in nodes.values() for port in one["ports"]]
    assert len(set(published)) == 3
    assert all(port.startswith("127.0.0.1:") for port in published), "plain HTTP is for this machine's proxy only"
    (cmd,) = [json.loads(rest) for word, rest in containerfile() if word == "CMD"]
    built = dict(
        pair.split("=", 1) for word, rest in containerfile() if word == "ENV" for pair in rest.split() if "=" in pair
    )
    database = cluster.create()
    addresses: list[str] = []
    with_all = ExitStack()
    with with_all:
        for name, one in nodes.items():
            environment = {**built, **one["environment"]}
            config = known(environment)
            assert config.database == "postgresql://prsi:secret@postgres:5432/prsi"
            assert one["ports"][0].endswith(f":{config.port}")
            assert config.secure
            assert "postgres" in services and "valkey" in services
            assert config.bus.startswith("redis://valkey:")
            here = {"PRSI_DATABASE": database, "PRSI_BUS": redis.url, "PRSI_HOST": HOST, "PRSI_PORT": str(free_port())}
            command = [str(PRSI), *cmd[1:]]
            addresses.append(with_all.enter_context(running(command, environment | here, tmp_path, name)))
        own = {"Origin": "https://play.example"}
        made = request(addresses[0], "POST", "/api/me", {"language": "cs"}, headers=own)
        assert made.status == 201
        cookie = "; ".join(f"{name}={value}" for name, value in made.cookies.items())
        wanted = {"ruleset": {"preset": "prsi"}, "seats": 2}
        table = request(addresses[1], "POST", "/api/tables", wanted, cookie, own)
        assert table.body["url"].startswith("https://play.example/t/")
        seen = request(addresses[2], "GET", f"/api/tables/{table.body['code']}", None, cookie)
        assert seen.body["mine"]


def test_the_compose_file_names_only_what_there_is() -> None:
    found = compose()
    services = found["services"]
    for name, one in services.items():
        assert one.keys() <= {
            *("build", "cap_drop", "command", "depends_on", "environment", "healthcheck", "image", "ports"),
            *("read_only", "restart", "security_opt", "stop_grace_period", "tmpfs", "volumes"),
        }, name
        for other in one.get("depends_on", {}):
            assert other in services
        for volume in one.get("volumes", ()):
            assert volume.partition(":")[0] in found["volumes"]
        if "build" in one:
            assert (DEPLOY / one["build"]["context"] / one["build"]["dockerfile"]).resolve() == CONTAINERFILE
            assert int(one["stop_grace_period"].rstrip("s")) > Config().drain_seconds * 2
            assert one["read_only"] and one["cap_drop"] == ["ALL"]
    (network,) = found["networks"]["default"]["ipam"]["config"]
    assert known(services["node-1"]["environment"]).proxies == network["gateway"]


def test_the_image_checks_its_own_health(node: Any) -> None:
    (check,) = [rest for word, rest in containerfile() if word == "HEALTHCHECK"]
    program, *words = json.loads(check.partition("CMD ")[2])
    assert program == "/opt/prsi/bin/python"
    for port, code in ((node.port, 0), (free_port(), 1)):
        run = subprocess.run(
            [sys.executable, *words], env={**os.environ, "PRSI_PORT": str(port)}, capture_output=True, check=False
        )
        assert run.returncode == code


def test_the_image_runs_without_rights_what_the_wheel_installs() -> None:
    words = [word for word, _ in containerfile()]
    user = words.index("USER")
    assert dict(containerfile()[user : user + 1])["USER"] == "prsi"
    assert "USER" in words[: words.index("CMD")]
    installs = [rest for word, rest in containerfile() if word == "RUN" and "pip install" in rest]
    assert "--require-hashes" in installs[0]
    assert "--no-deps" in installs[1] and "--no-index" in installs[1]
    copied = [rest for word, rest in containerfile() if word == "COPY"]
    assert (ROOT / "requirements" / "runtime.txt").is_file()
    assert any("requirements/runtime.txt" in rest for rest in copied)
    environment = dict(pair.split("=", 1) for word, rest in containerfile() if word == "ENV" for pair in rest.split())
    assert known(environment).port == 8000
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    assert {".venv", "web/node_modules"} <= set(ignored)


def test_the_options_that_the_files_and_pages_use_exist() -> None:
    shown = prsi("serve", "--help")
    texts = [path.read_text(encoding="utf-8") for path in (*DEPLOY.iterdir(), *(ROOT / "docs").glob("operations.md"))]
    used = {option for text in texts for line in re.findall(r"prsi serve[^\n`]*", text) for option in _options(line)}
    assert used <= set(_options(shown))


def _options(text: str) -> list[str]:
    return re.findall(r"(?<![\w-])--[a-z][a-z-]*", text)


@pytest.mark.slow
@pytest.mark.long
def test_the_image_s_steps_work_in_a_clean_directory(open_folder: Path) -> None:
    """The wheel, a new environment, hashed requirements, no rights: what the Containerfile does, without a container.

    The wheel is built without the compiled group, whose build has tests of its own.
    """
    wheels, place = open_folder / "wheels", open_folder / "opt"
    environment = {**os.environ, "PRSI_INTERPRETED": "1"}
    step(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels), env=environment)
    (wheel,) = wheels.glob("*.whl")
    step(sys.executable, "-m", "venv", str(place))
    python = str(place / "bin" / "python")
    # uv reads the same hashes and keeps what it has fetched; pip steps in where only pip knows the way to the registry.
    hashed = ("--require-hashes", "-r", str(ROOT / "requirements" / "runtime.txt"))
    uv = (str(PRSI.parent / "uv"), "pip", "install", "--quiet", "--python", python)
    if subprocess.run([*uv, *hashed], cwd=open_folder, check=False).returncode:
        step(python, "-m", "pip", "install", "--quiet", *hashed)
    step(python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", str(wheel))
    settings = {"PRSI_DATABASE": str(open_folder / "prsi.sqlite3"), "PRSI_PORT": str(free_port()), "PYTHONPATH": ""}
    command = [*without_rights(), str(place / "bin" / "prsi"), "serve"]
    with running(command, settings, open_folder, "image") as address:
        page = request(address, "GET", "/", headers={"Accept": "text/html"})
        assert page.status == 200
        assert "<!doctype html>" in page.body.lower()
        assert new_table(address, Guest.enter(address))


def step(*words: str, env: Mapping[str, str] | None = None) -> None:
    run = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, (words, run.stdout[-2000:], run.stderr[-2000:])
