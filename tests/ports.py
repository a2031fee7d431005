"""Ports for the servers of the tests."""

from __future__ import annotations

import secrets
import socket
from contextlib import suppress
from typing import Final

HOST: Final = "127.0.0.1"
BELOW_EPHEMERAL: Final = range(15_000, 32_000)
"""Ports that no system gives to a connection or to who asks for any port: one that is free now is free in a second."""


def free_port() -> int:
    """A port of the loopback interface that nobody listens on, also while a server there is stopped and started."""
    for _ in range(1_000):
        # Not `random`: all workers of a run are seeded alike.
        port = BELOW_EPHEMERAL.start + secrets.randbelow(len(BELOW_EPHEMERAL))
        with suppress(OSError), socket.create_server((HOST, port)):
            return port
    raise OSError(f"no free port among {BELOW_EPHEMERAL}")
