"""What the server needs, started for the tests: PostgreSQL, Redis and nodes, each a process that a test may kill.

Everything is on 127.0.0.1 and free ports, in folders of its own, and is gone afterwards. What is missing fails the run:
`tools/ensure_services.sh` (part of `make test`) installs it.
"""

from __future__ import annotations

import ctypes
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import psycopg
from psycopg import sql

from tests.ports import HOST, free_port

ROOT: Final = Path(__file__).resolve().parents[2]
START_SECONDS: Final = 150

BYTECODE: Final = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(Path(sys.prefix) / ".pycache")}
"""Nodes start from bytecode, as an installed server does, whatever holds for the tests: two seconds less each time."""


class ServiceMissingError(RuntimeError):
    """A program that the tests need is not installed; the text says how to get it."""


def find_program(name: str, *others: str) -> Path:
    """The path of the first of these programs that is there; PostgreSQL's are in Debian's folder of the version."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    for program in (name, *others):
        for folder in reversed(folders):
            if (folder / program).is_file():
                return folder / program
        found = shutil.which(program)
        if found is not None:
            return Path(found)
    raise ServiceMissingError(f"{name} is not installed; run tools/ensure_services.sh")


def _ends_with_us(how: signal.Signals) -> Callable[[], None]:
    """What a child does first: ask the system to be signalled when the tests die, however they do."""
    libc = ctypes.CDLL(None)

    def ask() -> None:
        libc.prctl(1, int(how))  # PR_SET_PDEATHSIG

    return ask


def start(
    command: Sequence[object],
    log: Path,
    *,
    environment: Mapping[str, str] | None = None,
    user: str | None = None,
    at_our_death: signal.Signals = signal.SIGKILL,
) -> subprocess.Popen[bytes]:
    """Start a program whose output goes to a file. To be called in the main thread, with which it would end."""
    account = None if user is None else pwd.getpwnam(user)
    with log.open("ab") as output:
        return subprocess.Popen(
            [str(word) for word in command],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            cwd=ROOT if account is None else log.parent,
            env=None if environment is None else {**os.environ, **BYTECODE, **environment},
            user=None if account is None else account.pw_uid,
            group=None if account is None else account.pw_gid,
            extra_groups=None if account is None else [],
            preexec_fn=_ends_with_us(at_our_death),
        )


def wait_until(ready: Callable[[], bool], process: subprocess.Popen[bytes], log: Path, what: str) -> None:
    """Wait until something works; raises RuntimeError with the end of the log when it died or takes too long."""
    deadline = time.monotonic() + START_SECONDS
    while not ready():
        if process.poll() is not None or time.monotonic() > deadline:
            end = log.read_text(encoding="utf-8", errors="replace")[-4000:]
            raise RuntimeError(f"{what} did not start (exit code {process.poll()}):\n{end}")
        time.sleep(0.01)


@contextmanager
def folder_of(user: str | None, name: str) -> Iterator[Path]:
    """A new folder that belongs to a user. Its path is short, because it holds a Unix socket."""
    folder = Path(tempfile.mkdtemp(prefix=f"prsi-{name}-", dir="/tmp"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Postgres:
    """A cluster of its own, with fsync on as in earnest; `create()` gives a new, empty database."""

    def __init__(self, folder: Path, user: str | None) -> None:
        self.folder = folder
        self.user = user
        self.port = free_port()
        self.password = secrets.token_hex(16)
        self.log = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        word = folder / "password"
        word.write_text(self.password, encoding="utf-8")
        if user is not None:
            shutil.chown(word, user)
        made = start(
            [
                *(find_program("initdb"), "--pgdata", folder / "data", "--username", "prsi", "--pwfile", word),
                *("--auth-local", "trust", "--auth-host", "scram-sha-256", "--encoding", "UTF8", "--locale", "C.UTF-8"),
                "--no-sync",  # only the making of it: what is written later is synced
            ],
            self.log,
            user=user,
        )
        if made.wait(START_SECONDS):
            raise RuntimeError(f"initdb failed:\n{self.log.read_text(encoding='utf-8', errors='replace')}")
        word.unlink()

    def url(self, database: str) -> str:
        """The address of a database over the loopback interface."""
        return f"postgresql://prsi:{self.password}@{HOST}:{self.port}/{database}"

    def local_url(self, database: str) -> str:
        """The address of a database over the Unix socket."""
        return f"postgresql://prsi@/{database}?host={self.folder}&port={self.port}"

    def start(self) -> None:
        """Start the cluster and wait until it answers."""
        assert self.process is None
        settings = {
            "listen_addresses": HOST,
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "max_connections": "200",
            "shared_buffers": "64MB",
            "fsync": "on",
            "synchronous_commit": "on",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [find_program("postgres"), "-D", self.folder / "data", *words]
        # SIGQUIT: at once, and so that the cluster's own processes end too.
        self.process = start(command, self.log, user=self.user, at_our_death=signal.SIGQUIT)
        wait_until(self.answers, self.process, self.log, "PostgreSQL")

    def answers(self) -> bool:
        """Whether the cluster takes connections."""
        with suppress(psycopg.OperationalError), psycopg.connect(self.local_url("postgres"), connect_timeout=2):
            return True
        return False

    def create(self) -> str:
        """Return the URL of a new, empty database."""
        self._databases += 1
        name = f"test_{os.getpid()}_{self._databases}"
        with psycopg.connect(self.local_url("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop the cluster: SIGQUIT is a crash (it recovers from its log at the next start), SIGINT an orderly end."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None


class Redis:
    """A Redis (or Valkey) of its own, which keeps nothing; its port stays when it is killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"

    def start(self) -> None:
        """Start it and wait until it listens."""
        assert self.process is None
        settings = ("--bind", HOST, "--port", str(self.port), "--save", "", "--appendonly", "no", "--dir", self.folder)
        self.process = start([find_program("redis-server", "valkey-server"), *settings], self.log)
        wait_until(self.answers, self.process, self.log, "Redis")

    def answers(self) -> bool:
        """Whether it answers a ping."""
        with suppress(OSError), socket.create_connection((HOST, self.port), 2) as connection:
            connection.sendall(b"PING\r\n")
            return connection.recv(16).startswith(b"+PONG")
        return False

    def kill(self) -> None:
        """End it at once, as the kernel would for want of memory."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A running cluster. PostgreSQL refuses to run as root: it then runs as `postgres` (Debian's user) or `nobody`."""
    user = None
    if os.geteuid() == 0:
        names = {entry.pw_name for entry in pwd.getpwall()}
        user = "postgres" if "postgres" in names else "nobody"
    with folder_of(user, "pg") as folder:
        cluster = Postgres(folder, user)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


@contextmanager
def redis() -> Iterator[Redis]:
    """A running Redis."""
    with folder_of(None, "redis") as folder:
        service = Redis(folder)
        service.start()
        try:
            yield service
        finally:
            service.kill()


class Node:
    """One process of the server; its port stays the same when it is killed and started again."""

    def __init__(self, folder: Path, environment: Mapping[str, str], name: str = "node") -> None:
        self.port = free_port()
        self.log = folder / f"{name}.log"
        self.environment = {**environment, "PRSI_HOST": HOST, "PRSI_PORT": str(self.port)}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def launch(self) -> None:
        """Start the process without waiting for it."""
        assert self.process is None
        command = [sys.executable, "-m", "prsi.server"]
        self.process = start(command, self.log, environment=self.environment)

    def start(self) -> None:
        """Start the process and wait until it says that it is well."""
        self.launch()
        self.wait()

    def wait(self) -> None:
        """Wait until the launched process says that it is well."""
        assert self.process is not None
        wait_until(self.answers, self.process, self.log, "The node")

    def answers(self) -> bool:
        """Whether the node says that it is well."""
        with suppress(OSError), urlopen(f"{self.url}/health", timeout=5) as answer:
            return bool(answer.status == 200)
        return False

    def kill(self) -> None:
        """End it at once, as the kernel would for want of memory."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """Ask it to stop (SIGTERM), wait, and return its exit code."""
        assert self.process is not None
        self.process.terminate()
        code = self.process.wait(START_SECONDS)
        self.process = None
        return code

    def errors(self) -> list[str]:
        """The lines of its log that tell of an unhandled error."""
        if not self.log.exists():
            return []
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [
            line for line in lines if "Traceback" in line or '"level": "error"' in line or '"level":"error"' in line
        ]


@contextmanager
def nodes(
    folder: Path, count: int, database: str, bus: str | None = None, environment: Mapping[str, str] | None = None
) -> Iterator[list[Node]]:
    """So many running nodes over one database, started one after another, because the first makes the tables."""
    settings = {"PRSI_DATABASE": database, **({} if bus is None else {"PRSI_BUS": bus}), **(environment or {})}
    running = [Node(folder, settings, f"node-{n}") for n in range(count)]
    with ExitStack() as stack:
        for node in running:
            stack.callback(node.kill)
            node.start()
        yield running


def sqlite_url(folder: Path) -> str:
    """The address of a new SQLite file."""
    return f"sqlite:///{folder / 'prsi.sqlite3'}"
