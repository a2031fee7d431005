"""A WebSocket client that costs as little as Python allows, so that the load generator is not what is measured.

It speaks what the benchmark needs of RFC 6455 (whole text frames, pings, close) and reads messages by looking for bytes
in them: nothing is parsed that is not asked for.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A

_NO_MASK: Final = bytes(4)
"""Clients must mask; a mask of zeros is one, and leaves the bytes as they are."""


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """Return a whole frame as a client sends it."""
    size = len(payload)
    if size < 126:
        return bytes((opcode, 0x80 | size)) + _NO_MASK + payload
    if size < 65536:
        return bytes((opcode, 0x80 | 126)) + struct.pack("!H", size) + _NO_MASK + payload
    return bytes((opcode, 0x80 | 127)) + struct.pack("!Q", size) + _NO_MASK + payload


class Wire(asyncio.Protocol):
    """One connection; `take` is called with each text, `opened` is done when the server has agreed, `lost` counts."""

    lost = 0

    def __init__(self, host: str, target: str, cookie: str, take: Callable[[bytes], None]) -> None:
        self.host = host
        self.target = target
        self.cookie = cookie
        self.take = take
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self._rest = b""
        self._agreed = False
        self._closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.target} HTTP/1.1",
            f"Host: {self.host}",
            f"Origin: http://{self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {self.cookie}"] if self.cookie else []),
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Take in frames as they come."""
        if self._rest:
            data = self._rest + data
        if not self._agreed:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if b" 101 " not in data[:end].split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(data[:200].decode(errors="replace")))
                self.close()
                return
            self._agreed = True
            self.opened.set_result(None)
            data = data[end + 4 :]
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                if size - at < 4:
                    break
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if size - start < length:
                break
            opcode, payload = data[at], data[start : start + length]
            at = start + length
            if opcode == TEXT:
                self.take(payload)
            elif opcode == PING:
                self.send(payload, PONG)
            elif opcode == CLOSE:
                self.close()
                break
        self._rest = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a line that nobody meant to close."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was opened"))
        if not self._closing:
            Wire.lost += 1

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        """Send a frame."""
        if self.transport is not None:
            self.transport.write(frame(payload, opcode))

    def close(self) -> None:
        """Hang up."""
        self._closing = True
        if self.transport is not None:
            self.transport.close()


async def open_wire(base: str, target: str, cookie: str, take: Callable[[bytes], None], home: str = "") -> Wire:
    """Connect (from the address `home`) and wait until the server has agreed; raises OSError if it does not."""
    parts = urlsplit(base)
    assert parts.hostname is not None
    assert parts.port is not None
    loop = asyncio.get_running_loop()
    host = f"{parts.hostname}:{parts.port}"
    local = (home, 0) if home else None
    _, wire = await loop.create_connection(
        lambda: Wire(host, target, cookie, take), parts.hostname, parts.port, local_addr=local
    )
    await wire.opened
    return wire
