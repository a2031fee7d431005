"""Run the page's application on this machine."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from prsi.server.page import page_application


def serve(
    host: str = "127.0.0.1",
    port: int = 0,
    folder: Path | None = None,
    announce: Callable[[str], None] | None = None,
) -> None:
    """Serve the built page until interrupted; `announce` is called once with its address when it can be opened.

    `port` 0 takes any free one. Raises PageMissingError before anything is opened, OSError if the port is taken.
    """
    application = page_application(folder)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as listening:
        name = f"[{host}]" if family is socket.AF_INET6 else host
        if announce is not None:
            # The socket listens already: a browser that is opened now waits, and is served.
            announce(f"http://{name}:{listening.getsockname()[1]}/")
        # There is nothing to start or stop around the application, and its own log would say nothing a player needs.
        config = uvicorn.Config(application, lifespan="off", access_log=False, log_level="warning", server_header=False)
        uvicorn.Server(config).run(sockets=[listening])
