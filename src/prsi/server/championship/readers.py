"""Sockets that look on at a championship: they say once whose key they have, and are told what that role may see."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from prsi.server.championship.keys import LONGEST, who_has
from prsi.server.people.context import address_of, people_of
from prsi.server.people.door import from_our_page
from prsi.server.people.limits import household
from prsi.server.sockets import FOREIGN, LATER, NO_DATA, TOO_FAST, UNKNOWN
from prsi.server.store.database import UnavailableError
from prsi.server.wire import EXTENSION, SocketProtocol
from prsi.tournament.parts import BOARD
from prsi.tournament.reports import Who

if TYPE_CHECKING:
    from prsi.server.championship.hall import Hall
    from prsi.server.championship.halls import Halls
    from prsi.server.node import Node

HELLO_SECONDS: Final = 10.0
"""Within which a socket says whose key it has."""

HELLO_BYTES: Final = 200


class Reader:
    """One open socket. `who` None: it has not said yet whose key it has; `since`: when it had, by the wall clock."""

    __slots__ = ("address", "allowed", "closing", "hall", "halls", "key", "late", "protocol", "since", "who")

    def __init__(self, halls: Halls, hall: Hall, protocol: SocketProtocol, address: str) -> None:
        self.halls = halls
        self.hall = hall
        self.protocol = protocol
        self.address = address
        self.who: Who | None = None
        self.since = 0
        self.key = ""
        self.closing = False
        self.allowed = halls.node.config.max_behind
        loop = halls.node.hub.loop
        self.late = loop.call_later(HELLO_SECONDS, self.close, LATER, "a key expected")

    def receive(self, data: bytes, is_text: bool) -> None:
        """Take the one message of a reader; another one is too much."""
        if self.closing:
            return
        if self.who is not None or len(data) > HELLO_BYTES:
            self.close(TOO_FAST, "nothing more expected")
            return
        key = _key_in(data) if is_text else None
        if key is None:
            self.close(NO_DATA, 'a message {"key": …} expected')
            return
        self.late.cancel()
        self.who, self.key = BOARD, key
        self.halls.spawn(self._join())

    async def _join(self) -> None:
        try:
            await self.hall.join(self)
        except UnavailableError:
            self.close(LATER, "not_stored")

    def knows(self) -> Who | None:
        """Return whose key this is at the moment, None: nobody's (any more)."""
        return who_has(self.hall.now, self.hall.secret, self.key) if self.key else BOARD

    def write(self, frame: bytes, first: bool = False) -> None:
        """Send a message; who is too far behind in reading is given up."""
        if first:
            # The whole of a large championship is more than anybody is allowed to be behind otherwise.
            self.allowed += len(frame)
        metrics = self.halls.node.hub.metrics
        metrics.messages += 1
        if not self.protocol.write(frame, self.allowed):
            metrics.slow_clients += 1

    def lost(self) -> None:
        """Know that the connection is gone."""
        self.closing = True
        self.late.cancel()
        self.halls.gone(self)

    def close(self, code: int, reason: str) -> None:
        """Close the socket."""
        if not self.closing:
            self.closing = True
            self.halls.spawn(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        with suppress(Exception):  # it is closed already
            await self.protocol.send({"type": "websocket.close", "code": code, "reason": reason})


def _key_in(data: bytes) -> str | None:
    try:
        said = json.loads(data)
    except (ValueError, RecursionError):
        return None
    key = said.get("key") if isinstance(said, dict) and len(said) == 1 else None
    return key if isinstance(key, str) and len(key) <= LONGEST else None


@websocket("/api/championships/{code:str}/socket")
async def championship_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Look on at a championship: the first message is `{"key": …}`, empty for the board that everybody may see.

    Answered with a message `view`, then with `changed` whenever something has. Closed with 4401 (a key that is nobody's
    any more), 4403 (opened by a foreign page), 4404 (no such championship), 1003 (no such message), 4429 (more than one
    message, or too many sockets from one address), 1009 (too big), 1012 (restart), 1013 (full, or the database is away,
    or nothing was said).
    """
    node: Node = socket.app.state.node
    extensions: Any = socket.scope["extensions"]
    protocol: SocketProtocol = extensions[EXTENSION]
    await socket.accept()
    with suppress(WebSocketDisconnect):
        reader = await _open(socket, node, protocol)
        if reader is None or protocol.disconnected:
            return
        node.halls.came(reader)
        protocol.listener = reader
        while not protocol.queue.empty():
            message: Any = await protocol.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            reader.receive(b"" if text is None else text.encode(), text is not None)


async def _open(socket: WebSocket[Any, Any, Any], node: Node, protocol: SocketProtocol) -> Reader | None:
    if "origin" in socket.headers and not from_our_page(socket, people_of(socket).site):
        await socket.close(FOREIGN, "foreign_origin")
        return None
    address = household(address_of(socket))
    if not node.openings.from_address(address):
        await socket.close(TOO_FAST, "too often")
        return None
    if not node.halls.has_room(address):
        await socket.close(LATER, "full")
        return None
    try:
        hall = await node.halls.find(socket.path_params["code"])
    except UnavailableError:
        await socket.close(LATER, "not_stored")
        return None
    if hall is None:
        await socket.close(UNKNOWN, "no_championship")
        return None
    return Reader(node.halls, hall, protocol, address)
