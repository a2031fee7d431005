"""WebSockets as uvicorn speaks them, with two shortcuts for tables; and requests, which have to come to an end.

A message for several sockets is framed once, and a command is handed on where it arrives, without a queue and a task in
between, and without stopping and starting to read for each. Once a listener has taken a socket over, the application
returns: nothing of the request that opened it stays in memory.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any, Final, Protocol

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION: Final = "prsi.socket"
"""Where the handler of a socket finds the protocol in the ASGI scope's extensions."""

REQUEST_SECONDS = 20.0
"""In which a request has to be here, from the connection or its first byte to its last: nobody needs half as long."""

_UNFINISHED: Final = ("IDLE", "SEND_BODY")
"""h11's names of the states in which more of a request is awaited."""

_TEXT: Final = 0x81
"""A whole text message in one frame."""


class RequestProtocol(H11Protocol):
    """An HTTP connection; one that sends its request by drops, or none, is closed: a node has only so many."""

    _late: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Await the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Await nothing more."""
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, and see whether that was all; a socket that was opened by it is another protocol's from now on."""
        super().data_received(data)
        if self.transport.get_protocol() is self and str(self.conn.their_state) in _UNFINISHED:
            self._wait()
        else:
            self._rest()

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _rest(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Listener(Protocol):
    """Who takes the messages of a socket."""

    def receive(self, data: bytes, is_text: bool) -> None:
        """Take a message."""
        ...

    def lost(self) -> None:
        """Know that the connection is gone."""
        ...


def frame_of(text: str) -> bytes:
    """Return a text message as the bytes that a server sends."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return bytes((_TEXT, size)) + data
    if size < 65536:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + data


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection; with a `listener`, messages go there instead of into the application's queue."""

    listener: Listener | None = None

    async def run_asgi(self) -> None:
        """Run the application; where it has left the socket to a listener, leave it open."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
            self.transport.close()
            raise
        if self.listener is not None:
            self.scope = {}  # type: ignore[typeddict-item]
            del self.request, self.response
        elif self.close_timer is None:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the listener."""
        super().connection_lost(exc)
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.lost()

    def handle_connect(self, event: Request) -> None:
        """Let the application find this object."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """Hand a message on."""
        if self.listener is None:
            super().send_receive_event_to_app()
        elif not self.close_sent:
            data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            self.frames = []
            self.listener.receive(data, self.curr_msg_data_type == "text")

    def write(self, frame: bytes, most: int) -> bool:
        """Send a frame; False, and the connection is given up, if the client is more than `most` bytes behind."""
        transport = self.transport
        if self.close_sent or self.conn.state is not OPEN or transport.is_closing():
            return True
        transport.write(frame)
        if transport.get_write_buffer_size() > most:
            transport.abort()
            return False
        return True

    def pause(self) -> None:
        """Read no more for now: the other side waits."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
