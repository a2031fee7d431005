"""The socket of a player at a table: who may open it, and what goes through it."""

from __future__ import annotations

import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from prsi.protocol.codec import ProtocolError, decode_command, encode
from prsi.protocol.commands import Say
from prsi.protocol.messages import Refused
from prsi.protocol.shapes import MAX_INT
from prsi.server.live import LiveTable
from prsi.server.people.context import address_of, people_of, wall_clock
from prsi.server.people.door import from_our_page
from prsi.server.people.identity import Player, access, player_of, socket_code
from prsi.server.store.database import UnavailableError
from prsi.server.wire import EXTENSION, SocketProtocol, frame_of
from prsi.table import Actor

if TYPE_CHECKING:
    from prsi.server.node import Node

MOST_WAITING: Final = 16
"""Commands of one socket that may wait for their answer; then nothing more is read until some have it."""

FOREIGN: Final = 4403
UNKNOWN: Final = 4404
TOO_FAST: Final = 4429
NO_DATA: Final = 1003
RESTART: Final = 1012
LATER: Final = 1013


class Connection:
    """One open socket; it sends commands to its table and is told what its player may know."""

    __slots__ = ("_held", "actor", "closing", "device", "live", "muted_until", "node", "protocol", "waiting")

    def __init__(self, node: Node, protocol: SocketProtocol, live: LiveTable, player: Player) -> None:
        self.node = node
        self.protocol = protocol
        self.live = live
        self.actor = Actor(player.id, player.name, player.avatar)
        self.device = player.device
        self.muted_until = player.muted_until
        self.waiting: deque[float] = deque()
        self.closing = False
        self._held = b""

    def receive(self, data: bytes, is_text: bool) -> None:
        """Take a message of the client."""
        if self.closing:
            return
        node = self.node
        if not node.messages.take(self.actor.player):
            node.hub.metrics.too_fast += 1
            self.close(TOO_FAST, "too fast")
            return
        if not is_text:
            self.close(NO_DATA, "text expected")
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.close(1007, "UTF-8 expected")
            return
        if self._silenced(text):
            return
        node.hub.metrics.commands += 1
        self.waiting.append(time.perf_counter())
        self.live.receive(text, self)
        if len(self.waiting) > MOST_WAITING:
            self.protocol.pause()

    def _silenced(self, text: str) -> bool:
        """Refuse a sentence of a player whom a moderator has silenced; the table itself knows nothing of moderators."""
        if self.muted_until is None or self.muted_until <= wall_clock():
            return False
        try:
            command = decode_command(text)
        except ProtocolError:
            return False
        if not isinstance(command, Say):
            return False
        self.write(frame_of(encode(Refused(command.id, "muted", "", "", ""))))
        return True

    def lost(self) -> None:
        """Know that the connection is gone."""
        self.closing = True
        self.node.closed(self)

    def answer(self, text: str | None, more: bool = False) -> None:
        """Send the answer to the oldest command, with what follows where there is more."""
        if text is not None:
            self._held = frame_of(text)
            if not more:
                self.flush()
        if self.waiting:
            self.node.hub.metrics.command_seconds.observe(time.perf_counter() - self.waiting.popleft())
        if self.protocol.read_paused and len(self.waiting) <= MOST_WAITING // 2:
            self.protocol.go_on()

    def write(self, frame: bytes) -> None:
        """Send a message, and before it an answer that waits."""
        metrics = self.node.hub.metrics
        metrics.messages += 1
        if self._held:
            frame = self._held + frame
            self._held = b""
        if not self.protocol.write(frame, self.node.config.max_behind):
            metrics.slow_clients += 1

    def flush(self) -> None:
        """Send an answer that waits."""
        if self._held:
            held, self._held = self._held, b""
            self.write(held)

    def close(self, code: int, reason: str) -> None:
        """Close the socket; what still comes from it is not read."""
        if not self.closing:
            self.closing = True
            self.node.hub.spawn(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        with suppress(Exception):  # it is closed already
            await self.protocol.send({"type": "websocket.close", "code": code, "reason": reason})


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Play at a table: text messages are the protocol's commands and messages.

    `?after=SEQ` tells at once what happened after a log entry. Closed with 4401 (no cookie), 4403 (banned, or opened by
    a foreign page), 4404 (no such table), 1009 (too big), 4429 (too fast: messages, or openings from one address or by
    one player), 1012 (restart), 1013 (full, or the database is away).
    """
    node: Node = socket.app.state.node
    extensions: Any = socket.scope["extensions"]
    protocol: SocketProtocol = extensions[EXTENSION]
    await socket.accept()
    with suppress(WebSocketDisconnect):
        connection = await _open(socket, node, protocol, socket.path_params["code"])
        if connection is not None and not protocol.disconnected:
            node.open(connection)
            await _take_over(socket, connection)


async def _open(socket: WebSocket[Any, Any, Any], node: Node, protocol: SocketProtocol, code: str) -> Connection | None:
    """Return the connection, or close the socket and say why."""
    if "origin" in socket.headers and not from_our_page(socket, people_of(socket).site):
        await socket.close(FOREIGN, "foreign_origin")
        return None
    if not node.openings.from_address(address_of(socket)):
        await _too_often(socket, node)
        return None
    try:
        player = await player_of(socket)
        refusal = access(player)
        if refusal is not None:
            await socket.close(socket_code(refusal), refusal.error)
            return None
        assert player is not None
        if not node.openings.of_player(player.id):
            await _too_often(socket, node)
            return None
        if not node.has_room(player.id):
            await socket.close(LATER, "full")
            return None
        # PostgreSQL's text cannot hold U+0000; over HTTP the door refuses it.
        live = None if "\0" in code else await node.hub.find(code.upper())
    except UnavailableError:
        await socket.close(LATER, "not_stored")
        return None
    if live is None:
        await socket.close(UNKNOWN, "no_table")
        return None
    return Connection(node, protocol, live, player)


async def _too_often(socket: WebSocket[Any, Any, Any], node: Node) -> None:
    node.hub.metrics.too_fast += 1
    await socket.close(TOO_FAST, "too often")


async def _take_over(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Take what came before anybody listened; from now on messages, and the end, reach the connection directly."""
    protocol = connection.protocol
    protocol.listener = connection
    connection.live.join(connection, _after(socket))
    while not protocol.queue.empty():
        message: Any = await protocol.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        connection.receive(b"" if text is None else text.encode(), text is not None)


def _after(socket: WebSocket[Any, Any, Any]) -> int | None:
    text = socket.query_params.get("after", "")
    return min(int(text), MAX_INT) if text.isascii() and text.isdecimal() and len(text) < 17 else None
