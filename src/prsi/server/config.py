"""What whoever runs the server can set: on the command line, or in the environment as `PRSI_<NAME>`."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit


class ConfigError(ValueError):
    """A setting that cannot be used; the message names it, what was expected and what was found."""


@dataclass(frozen=True, slots=True)
class Config:
    """Every setting of one node; `Config()` is `prsi serve` on a laptop.

    `database`: `sqlite:///PATH`, a plain path, or `postgresql://…`. `bus`: how nodes hint to each other; empty: what
    suits the database (nothing beyond the process for SQLite, NOTIFY for PostgreSQL), or `redis://…`. `public`: the
    address that players see, such as `https://play.example`, where it is not the one the server listens on. `lan`:
    plain HTTP is meant, beyond this machine. `proxies`: addresses whose word about the sender's address is taken.
    `thinkers`: processes for the bots, 0: all cores but one. Limits: running tables, people seated at them, tables of
    one person, sockets, sockets of one player, sockets opened from one address a minute (a
    twentieth of them by one player), messages of one player a second, at once and a minute, bytes that a slow client
    may be behind. A table that nobody plays at is forgotten by the node after `idle_seconds`, not by the
    database.
    """

    database: str = ""
    bus: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    public: str = ""
    certificate: str = ""
    certificate_key: str = ""
    lan: bool = False
    proxies: str = ""
    page: str = ""
    thinkers: int = 0
    max_tables: int = 2000
    max_players: int = 5000
    max_tables_per_player: int = 4
    max_connections: int = 10_000
    max_connections_per_player: int = 16
    sockets_per_minute: int = 1200
    messages_per_second: int = 20
    messages_at_once: int = 60
    messages_per_minute: int = 1200
    max_behind: int = 1 << 20
    ping_seconds: int = 8
    idle_seconds: int = 20
    drain_seconds: int = 10
    log_level: str = "info"

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        given = self.database or f"sqlite:///{data_folder() / 'prsi.sqlite3'}"
        if "://" not in given:
            given = f"sqlite:///{given}"
        for short in ("postgresql://", "postgres://"):
            if given.startswith(short):
                return "postgresql+psycopg://" + given.removeprefix(short)
        return given

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file of this machine, and this node therefore the only one."""
        return self.database_url.startswith("sqlite")

    @property
    def redis(self) -> str | None:
        """The address of the Redis or Valkey that nodes share, None where there is none."""
        return self.bus if self.bus.startswith(("redis:", "rediss:", "unix:")) else None

    @property
    def secure(self) -> bool:
        """Whether players reach the server by HTTPS, or from this machine itself, which browsers trust as much."""
        if self.public:
            return self.public.startswith("https:")
        return bool(self.certificate) or not self.lan

    @property
    def origins(self) -> tuple[str, ...]:
        """The origins that may use the server besides the one that a request was sent to."""
        return tuple(part.strip().rstrip("/") for part in self.public.split(",") if part.strip())

    def check(self) -> Config:
        """Return the configuration, or raise ConfigError."""
        scheme = self.database_url.partition(":")[0]
        if scheme not in ("sqlite", "postgresql+psycopg"):
            raise ConfigError(f"database: sqlite:///PATH or postgresql://… expected, {scheme}: found")
        if self.bus and urlsplit(self.bus).scheme not in ("redis", "rediss", "unix", "postgresql", "postgres"):
            raise ConfigError(f"bus: redis://…, postgresql or nothing expected, {self.bus.partition(':')[0]} found")
        if self.bus.startswith("postgres") and self.is_sqlite:
            raise ConfigError("bus: PostgreSQL's needs the database to be PostgreSQL, an SQLite file found")
        if bool(self.certificate) != bool(self.certificate_key):
            raise ConfigError("certificate: a certificate and its key expected together, one of them found")
        for path in filter(None, (self.certificate, self.certificate_key)):
            if not Path(path).is_file():
                raise ConfigError(f"certificate: a file expected, {path} found")
        for origin in self.origins:
            if urlsplit(origin).scheme not in ("http", "https") or not urlsplit(origin).netloc:
                raise ConfigError(f"public: an address such as https://play.example expected, {origin} found")
        return self


def data_folder() -> Path:
    """Where the server keeps its file when nothing else is said: the user's own folder for such data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "prsi"


def from_environment(environment: Mapping[str, str] = os.environ, /, **given: object) -> Config:
    """Return the configuration: what was given (None: not given), else `PRSI_<NAME>`, else the default.

    Raises ConfigError for a value that is none.
    """
    found: dict[str, object] = {}
    for field in dataclasses.fields(Config):
        name = f"PRSI_{field.name.upper()}"
        value = given.get(field.name)
        if value is None and environment.get(name):
            value = _value(name, environment[name], field.default)
        if value is not None:
            found[field.name] = value
    return Config(**found).check()  # type: ignore[arg-type]


def _value(name: str, text: str, default: object) -> object:
    if isinstance(default, bool):
        if text.lower() not in ("0", "1", "true", "false", "yes", "no"):
            raise ConfigError(f"{name}: 1 or 0 expected, {text} found")
        return text.lower() in ("1", "true", "yes")
    if isinstance(default, int):
        if not (text.isascii() and text.isdecimal() and len(text) < 10):
            raise ConfigError(f"{name}: a whole number expected, {text} found")
        return int(text)
    return text
