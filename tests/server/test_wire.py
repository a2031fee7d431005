"""What a client sends arrives as the messages it is, whole and in order, however the network cuts it."""

from __future__ import annotations

import asyncio
import os
from random import Random
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from prsi.server.wire import SocketProtocol

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def get_extra_info(self, _name: str, default: object = None) -> object:
        return default


class Ear:
    """A listener that keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[bytes, bool]] = []

    def receive(self, data: bytes, is_text: bool) -> None:
        self.heard.append((bytes(data), is_text))

    def lost(self) -> None:
        pass


async def listening() -> tuple[SocketProtocol, Ear, Line]:
    """An open socket that a listener has taken over."""
    ear, line, taken = Ear(), Line(), asyncio.Event()

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        protocol.listener = ear
        taken.set()

    config = Config(app, ws_ping_interval=None, log_config=None, log_level="warning")
    config.load()
    protocol = SocketProtocol(config, ServerState(), {})
    protocol.connection_made(line)  # type: ignore[arg-type]
    protocol.data_received(REQUEST)
    await asyncio.wait_for(taken.wait(), 5)
    line.written = b""
    return protocol, ear, line


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def stream(rng: Random) -> tuple[list[bytes], list[tuple[bytes, bool]], list[bytes]]:
    """Frames of a client; which messages they are; what its pings ask for."""
    frames: list[bytes] = []
    messages: list[tuple[bytes, bool]] = []
    pings: list[bytes] = []
    for _ in range(rng.randrange(1, 12)):
        size = rng.choice((0, 1, 40, 125, 126, 127, 300, 65_535, rng.randrange(200)))
        data = os.urandom(size).hex().encode()[:size]
        match rng.randrange(5):
            case 0:
                cut = rng.randrange(size + 1)
                frames += [frame(Opcode.TEXT, data[:cut], fin=False)]
                if rng.randrange(2):
                    pings.append(b"between")
                    frames.append(frame(Opcode.PING, b"between"))
                frames += [frame(Opcode.CONT, data[cut:])]
                messages.append((data, True))
            case 1:
                pings.append(data[:125])
                frames.append(frame(Opcode.PING, data[:125]))
            case 2:
                frames.append(frame(Opcode.BINARY, data))
                messages.append((data, False))
            case _:
                frames.append(frame(Opcode.TEXT, data))
                messages.append((data, True))
    return frames, messages, pings


@pytest.mark.parametrize("seed", range(40))
def test_messages_arrive_however_they_are_cut(seed: int) -> None:
    asyncio.run(_cut(Random(seed)))


async def _cut(rng: Random) -> None:
    protocol, ear, line = await listening()
    for _ in range(5):
        frames, messages, pings = stream(rng)
        ear.heard, line.written = [], b""
        data = b"".join(frames)
        if rng.randrange(2):
            reads = frames
        else:
            cuts = sorted(rng.randrange(len(data) + 1) for _ in range(rng.randrange(8)))
            reads = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
        for read in filter(None, reads):
            protocol.data_received(read)
        assert ear.heard == messages
        assert line.written == b"".join(Frame(Opcode.PONG, ping).serialize(mask=False) for ping in pings)


def test_a_part_of_a_message_that_looks_like_one_is_none() -> None:
    asyncio.run(_looks())


async def _looks() -> None:
    inner = frame(Opcode.TEXT, b"inner")
    for size in (125, 126, 65_536 // 2):
        protocol, ear, _ = await listening()
        data = (inner * size)[:size]
        head = Frame(Opcode.TEXT, data).serialize(mask=False)[:-size]
        unmasked = (
            bytes((head[0], head[1] | 0x80)) + head[2:] + bytes(4)
        )  # a mask of zeros leaves the bytes as they are
        protocol.data_received(unmasked)
        protocol.data_received(data[: len(inner)])
        assert ear.heard == []
        protocol.data_received(data[len(inner) :])
        protocol.data_received(inner)
        assert ear.heard == [(data, True), (b"inner", True)]


def test_what_no_client_may_send_closes_the_socket() -> None:
    """RFC 6455: not masked, a reserved bit, another message in the middle of one."""
    asyncio.run(_wrong())


async def _wrong() -> None:
    text = frame(Opcode.TEXT, b"text")
    wrong = [
        (Frame(Opcode.TEXT, b"text").serialize(mask=False),),
        (bytes((text[0] | 0x40,)) + text[1:],),
        (frame(Opcode.TEXT, b"te", fin=False), text),
    ]
    for reads in wrong:
        protocol, ear, line = await listening()
        for read in reads:
            protocol.data_received(read)
        assert ear.heard == []
        assert line.written[:1] == bytes((0x80 | Opcode.CLOSE,))
        assert line.closed
        protocol.data_received(text)
        assert ear.heard == []
