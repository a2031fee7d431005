"""Run a node: a listening socket, uvicorn, the application."""

from __future__ import annotations

import fcntl
import gc
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from sqlalchemy import make_url

from prsi.protocol.shapes import MAX_BYTES
from prsi.server import logs
from prsi.server.app import application
from prsi.server.config import Config
from prsi.server.wire import RequestProtocol, SocketProtocol

BACKLOG = 4096
SIOCGIFADDR = 0x8915


class InUseError(RuntimeError):
    """Another server has the SQLite file open; the message names it."""


def serve(config: Config, announce: Callable[[list[str]], None] | None = None) -> None:
    """Serve until interrupted or terminated; `announce` is called once with the addresses when they can be opened.

    Port 0 takes any free one. Raises PageMissingError before anything is opened, InUseError if another server has
    the SQLite file, OSError if the port is taken.
    """
    logs.set_up(config.log_level)
    served = application(config)
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    with (
        alone(config),
        socket.create_server((config.host, config.port), family=family, backlog=BACKLOG) as listening,
    ):
        # Connections inherit it; asyncio sets it only where a socket was made with TCP's number, and this one was not.
        # Without it every second small write waits 40 ms for the other side to acknowledge the first.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        scheme = "https" if config.certificate else "http"
        if announce is not None:
            # The socket listens already: a browser that is opened now waits, and is served.
            port = listening.getsockname()[1]
            announce([f"{scheme}://{name}:{port}/" for name in reached_at(config.host)])
        # Tables are values without cycles: looking for cycles as often as Python does took a fifth of the CPU.
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)
        uvicorn.Server(uvicorn_config(config, served)).run(sockets=[listening])


@contextmanager
def alone(config: Config) -> Iterator[None]:
    """Keep a second server off the SQLite file: two would not hear of each other. The lock ends with the process."""
    file = make_url(config.database_url).database if config.is_sqlite else None
    if not file or file == ":memory:":
        yield
        return
    path = Path(f"{file}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.open("a")
    except OSError:  # the database's own trouble, which is waited for
        yield
        return
    with lock:
        try:
            # Not flock: a thinker's process would inherit that one, and keep it when the server was killed.
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            raise InUseError(
                f"another server is running on {file}; stop it, or give this one a file of its own with --database"
            ) from None
        yield


def reached_at(host: str) -> list[str]:
    """Return the names a browser opens for an address to listen on: for all of them, each interface's."""
    if host == "0.0.0.0":
        return sorted(_own_ipv4(), key=lambda one: one.startswith("127."))
    if host == "::":
        return [f"[{one}]" for one in sorted(_own_ipv6(), key=lambda one: one == "::1")]
    return [f"[{host}]" if ":" in host else host]


def _own_ipv4() -> set[str]:
    found = {"127.0.0.1"}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            try:
                told = fcntl.ioctl(asking, SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
            except OSError:  # an interface without an address, or a system that is asked in another way
                continue
            found.add(socket.inet_ntoa(told[20:24]))
    return found | _outward(socket.AF_INET, "192.0.2.1")


def _own_ipv6() -> set[str]:
    found = {"::1"}
    listed = Path("/proc/net/if_inet6")
    for line in listed.read_text().splitlines() if listed.is_file() else ():
        one = socket.inet_ntop(socket.AF_INET6, bytes.fromhex(line[:32]))
        if not one.startswith("fe80"):  # no browser opens one of those
            found.add(one)
    return found | _outward(socket.AF_INET6, "2001:db8::1")


def _outward(family: socket.AddressFamily, somewhere: str) -> set[str]:
    """Return the address from which this machine would send; nothing is sent."""
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((somewhere, 9))
        except OSError:
            return set()
        return {asking.getsockname()[0]}


def uvicorn_config(config: Config, served: object) -> uvicorn.Config:
    """Return how uvicorn runs the application."""
    return uvicorn.Config(
        served,  # type: ignore[arg-type]
        http=RequestProtocol,
        ws=SocketProtocol,
        ws_max_size=MAX_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=config.ping_seconds,
        ws_ping_timeout=config.ping_seconds,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies or None,
        ssl_certfile=config.certificate or None,
        ssl_keyfile=config.certificate_key or None,
        timeout_graceful_shutdown=config.drain_seconds,
        backlog=BACKLOG,
    )
