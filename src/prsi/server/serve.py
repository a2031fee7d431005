"""Run a node: a listening socket, uvicorn, the application."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable

import uvicorn

from prsi.protocol.shapes import MAX_BYTES
from prsi.server import logs
from prsi.server.app import application
from prsi.server.config import Config
from prsi.server.wire import RequestProtocol, SocketProtocol

BACKLOG = 4096


def serve(config: Config, announce: Callable[[str], None] | None = None) -> None:
    """Serve until interrupted or terminated; `announce` is called once with the address when it can be opened.

    Port 0 takes any free one. Raises PageMissingError before anything is opened, OSError if the port is taken.
    """
    logs.set_up(config.log_level)
    served = application(config)
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    with socket.create_server((config.host, config.port), family=family, backlog=BACKLOG) as listening:
        # Connections inherit it; asyncio sets it only where a socket was made with TCP's number, and this one was not.
        # Without it every second small write waits 40 ms for the other side to acknowledge the first.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        name = f"[{config.host}]" if family is socket.AF_INET6 else config.host
        scheme = "https" if config.certificate else "http"
        if announce is not None:
            # The socket listens already: a browser that is opened now waits, and is served.
            announce(f"{scheme}://{name}:{listening.getsockname()[1]}/")
        # Tables are values without cycles: looking for cycles as often as Python does took a fifth of the CPU.
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)
        uvicorn.Server(uvicorn_config(config, served)).run(sockets=[listening])


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
