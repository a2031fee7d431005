"""WebSockets as uvicorn speaks them, with shortcuts for tables; and requests, which have to come to an end.

A message for several sockets is framed once, and a command is handed on where it arrives, without a queue and a task in
between, and without stopping and starting to read for each; nearly all of them come as one whole frame in one read, for
which no parser of parts is needed. Once a listener has taken a socket over, the application
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
from websockets.utils import apply_mask

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


def message_of(data: bytes) -> bytes | None:
    """Return the message of bytes that are one whole text frame of a client, and a short one; None for all others."""
    size = len(data) - 6
    if size < 0 or size > 125 or data[0] != _TEXT or data[1] != 0x80 | size:
        return None
    return apply_mask(data[6:], data[2:6])


def is_whole(data: bytes) -> bool:
    """Whether bytes that begin with a frame of a client end with one."""
    at = 0
    while at + 2 <= len(data):
        size = data[at + 1] & 0x7F
        if size == 126:
            size = 2 + int.from_bytes(data[at + 2 : at + 4], "big")
        elif size == 127:
            size = 8 + int.from_bytes(data[at + 2 : at + 10], "big")
        at += 6 + size
    return at == len(data)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection; with a `listener`, messages go there instead of into the application's queue."""

    listener: Listener | None = None
    _between_frames = True

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

    def data_received(self, data: bytes) -> None:
        """Read on; what is a whole message by itself is handed on at once."""
        if self._between_frames:
            if self.listener is not None and not self.close_sent:
                conn = self.conn
                # In the middle of a message of several frames no other may begin: that is not for us to refuse.
                if conn.state is OPEN and conn.current_size is None and (message := message_of(data)) is not None:
                    self.listener.receive(message, True)
                    return
            # Frames follow the request that opened the socket, which comes by itself.
            self._between_frames = not self.handshake_initiated or is_whole(data)
        super().data_received(data)

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
