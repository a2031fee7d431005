"""A player's side of the server for the tests: a guest, and a seat at a table that survives any loss of its line.

The client keeps all it was ever told and complains (`faults`) where two things it was told do not agree. What it sent
and was not answered it sends again, with the same id, to whatever node it reaches next: that is the protocol's promise.
"""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Self
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from prsi.protocol.versions import PROTOCOL_VERSION

Json = dict[str, Any]

REFUSED_FOR_GOOD: Final = {4401, 4403, 4404, 1009, 1008}
"""Close codes after which coming back would be of no use."""


class ClosedForGoodError(RuntimeError):
    """The server does not want this client; `code` is the close code of the socket."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        super().__init__(f"closed with {code} {reason}")


_homes = itertools.count(1)


def new_home() -> str:
    """A loopback address of one's own: players come from many, and the server limits what one may do."""
    number = next(_homes) % (250 * 250 * 250)
    return f"127.{number // 62_500 + 1}.{number // 250 % 250}.{number % 250 + 1}"


ASK: Final = "ask"
"""The id of the question what has happened."""


@dataclass(frozen=True)
class Answer:
    """What came back over HTTP."""

    status: int
    body: Any
    cookies: dict[str, str]


def request(
    base: str,
    method: str,
    path: str,
    body: object = None,
    cookie: str = "",
    headers: dict[str, str] | None = None,
    home: str = "",
    timeout: float = 30,
) -> Answer:
    """Ask a node over HTTP, as its own page would; raises OSError or HTTPException if there is no answer.

    `home` is the loopback address to come from.
    """
    parts = urlsplit(base)
    assert parts.hostname is not None
    scheme = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = scheme(parts.hostname, parts.port, timeout=timeout, source_address=(home, 0) if home else None)
    try:
        sent = {"Origin": base, "Sec-Fetch-Site": "same-origin", "Accept": "application/json"}
        if cookie:
            sent["Cookie"] = cookie
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            sent["Content-Type"] = "application/json"
        connection.request(method, path, data, sent | (headers or {}))
        response = connection.getresponse()
        raw = response.read()
        cookies: dict[str, str] = {}
        for line in response.headers.get_all("Set-Cookie", []):
            name, _, value = line.partition(";")[0].partition("=")
            cookies[name.strip()] = value.strip()
        is_json = "json" in response.headers.get("Content-Type", "")
        return Answer(response.status, json.loads(raw) if raw and is_json else raw.decode(), cookies)
    finally:
        connection.close()


@dataclass
class Guest:
    """Somebody the server knows by a cookie, who comes from an address of their own."""

    cookie: str
    profile: Json
    home: str = ""

    @classmethod
    def enter(cls, base: str, language: str = "en") -> Guest:
        """Come as a new guest."""
        home = new_home()
        answer = request(base, "POST", "/api/me", {"language": language}, home=home)
        assert answer.status in (200, 201), answer
        assert answer.cookies, "a guest is known by a cookie"
        return cls("; ".join(f"{name}={value}" for name, value in answer.cookies.items()), answer.body, home)

    @property
    def id(self) -> str:
        return str(self.profile["id"])

    def ask(self, base: str, method: str, path: str, body: object = None) -> Any:
        """Ask a node something that must succeed, and return the answer's body."""
        answer = request(base, method, path, body, self.cookie, home=self.home)
        assert answer.status in (200, 201, 204), (method, path, answer)
        return answer.body


def new_table(base: str, guest: Guest, seats: int = 2, **wanted: object) -> str:
    """Make a private table of open seats and return its code; `wanted` are fields of POST /api/tables."""
    body = {
        "ruleset": {"preset": "prsi"},
        "format": {"kind": "single"},
        "values": None,
        "seats": seats,
        "bots": 0,
        "public": False,
        "clock_ms": None,
        "level": "casual",
    }
    return str(guest.ask(base, "POST", "/api/tables", body | wanted)["code"])


def socket_url(base: str, code: str, after: int = 0) -> str:
    """The address of a table's socket."""
    return f"ws{base.removeprefix('http')}/api/tables/{code}/socket?after={after}"


def connecting(base: str, code: str, guest: Guest | None, after: int = 0, **options: Any) -> connect:
    """Open a table's socket as a guest (None: as nobody), as the node's own page would."""
    headers = {"Cookie": guest.cookie} if guest is not None else {}
    if guest is not None and guest.home:
        options = {"local_addr": (guest.home, 0)} | options
    settings: dict[str, Any] = {"compression": None, "max_size": 2**24, "open_timeout": 10, "close_timeout": 1}
    settings |= {"ping_interval": None, "proxy": None, "user_agent_header": None, "origin": Origin(base)}
    return connect(socket_url(base, code, after), additional_headers=headers, **(settings | options))


def command(kind: str, name: str, **fields: object) -> str:
    """A command as text; `name` is its id."""
    return json.dumps({"v": PROTOCOL_VERSION, "kind": kind, "id": name, **fields}, separators=(",", ":"))


@dataclass
class Sent:
    """A command from its making to its answer. `on` is the node it was sent to last, "" while it could not be sent."""

    id: str
    kind: str
    text: str
    made: float
    answered: asyncio.Future[Json]
    on: str = ""
    tries: int = 0
    told_before: int = 0
    """The log's number that the state told on the line over which it was sent again."""


@dataclass
class Seen:
    """Everything a client was told of the log."""

    entries: dict[int, str] = field(default_factory=dict)
    """Entry → its events, as JSON text."""
    rounds: dict[int, str] = field(default_factory=dict)
    """Entry → the round as it was shown after it, as JSON text, without `refusals`."""
    acks: dict[str, int] = field(default_factory=dict)
    refusals: dict[str, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    last: int = 0
    """The last entry that a view included."""
    jumps: list[tuple[int, int]] = field(default_factory=list)
    """From where to where a `state` has brought the client: what it tells of the entries between is all there is."""

    def take(self, message: Json) -> None:
        """Note a message; anything told before must be told alike."""
        for entry in message.get("entries", ()):
            text = json.dumps(entry["events"], sort_keys=True)
            if self.entries.setdefault(entry["seq"], text) != text:
                self.faults.append(f"entry {entry['seq']}: {text} where it was {self.entries[entry['seq']]}")
        view = message.get("view")
        if view is not None:
            self.last = max(self.last, view["seq"])
        if view is not None and view["round"] is not None:
            # What the table adds to the rules' view: why cards do not fit, and the calls, which only nobody's view has.
            shown = {key: value for key, value in view["round"].items() if key not in ("refusals", "calls")}
            if view["round"]["calls"]:
                self.faults.append(f"round after {view['seq']}: a seat was told the calls {view['round']['calls']}")
            text = json.dumps(shown, sort_keys=True)
            if self.rounds.setdefault(view["seq"], text) != text:
                self.faults.append(f"round after {view['seq']}: {text} where it was {self.rounds[view['seq']]}")
        if message["kind"] == "ack":
            if self.acks.setdefault(message["id"], message["seq"]) != message["seq"]:
                self.faults.append(f"{message['id']} acknowledged with {message['seq']} and {self.acks[message['id']]}")
            if message["id"] in self.refusals:
                self.faults.append(f"{message['id']} refused and then acknowledged")
        if message["kind"] == "refused":
            if message["id"] in self.acks:
                self.faults.append(f"{message['id']} acknowledged and then refused: {message['reason']}")
            self.refusals[message["id"]] = message["reason"]


class Client:
    """One seat at one table, over whichever of the nodes it can reach.

    `retry` is how long (seconds, from and to) it waits before it tries to come back.
    """

    def __init__(
        self,
        guest: Guest,
        code: str,
        nodes: Sequence[str],
        rng: random.Random | None = None,
        retry: tuple[float, float] = (0.02, 0.15),
    ) -> None:
        self.guest = guest
        self.code = code
        self.nodes = list(nodes)
        self.rng = rng or random.Random(guest.id)
        self.retry = retry
        self.seen = Seen()
        self.view: Json | None = None
        self.node = ""
        self.waiting: dict[str, Sent] = {}
        self.retried: list[Sent] = []
        self.acknowledged: dict[str, tuple[str, int]] = {}
        """Command → its kind, and the log's number it was acknowledged with."""
        self.latencies: list[float] = []
        self.reconnects = 0
        self.on_state: Callable[[], None] | None = None
        self.seated = True
        """False: the table has said that this player, who sat there, does so no more."""
        self._count = 0
        self._connection: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._told_at_start = 0
        self._asked_after = -1
        self.gaps = 0
        """How often news did not follow what was known."""

    # ---- the line ----

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: self.node != "")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def hang_up(self) -> None:
        """Take nothing more from now on."""
        if self._task is not None:
            self._task.cancel()

    async def close(self) -> None:
        """Hang up; what was not answered stays so."""
        self.hang_up()
        if self._task is not None:
            with suppress(asyncio.CancelledError, ClosedForGoodError):
                await self._task
            self._task = None

    @property
    def seq(self) -> int:
        """The entry of the log up to which this client has been told everything."""
        return 0 if self.view is None else int(self.view["seq"])

    async def _run(self) -> None:
        first = True
        while True:
            node = self.rng.choice(self.nodes)
            try:
                async with connecting(node, self.code, self.guest, self.seq) as connection:
                    if not first:
                        self.reconnects += 1
                    first = False
                    await self._talk(connection, node)
            except ConnectionClosed as error:
                code = 1006 if error.rcvd is None else error.rcvd.code
                if code in REFUSED_FOR_GOOD:
                    self._give_up(ClosedForGoodError(code, "" if error.rcvd is None else error.rcvd.reason))
                    raise ClosedForGoodError(code, "" if error.rcvd is None else error.rcvd.reason) from None
            except (OSError, InvalidHandshake, InvalidMessage, TimeoutError, EOFError):
                pass
            finally:
                self._connection, self.node = None, ""
            await asyncio.sleep(self.rng.uniform(*self.retry))

    def _give_up(self, error: Exception) -> None:
        for sent in self.waiting.values():
            if not sent.answered.done():
                sent.answered.set_exception(error)
        self._changed.set()

    async def _talk(self, connection: ClientConnection, node: str) -> None:
        # Commands go out when the table has told where it stands, so that what is sent again is sent knowingly. Whoever
        # sits at the table is told that unasked, but who was away when another match was agreed on sits there no more.
        if self.view is None:
            await connection.send(command("hello", "hello"))
        else:
            await connection.send(command("sync", ASK, after=self.seq))
        async for text in connection:
            message = json.loads(text)
            self.take(message)
            if self._connection is None and (message["kind"] in ("state", "welcome") or not self.seated):
                self._connection, self.node, self._asked_after = connection, node, -1
                self._told_at_start = self.seq
                if self.on_state is not None:
                    self.on_state()
                for sent in list(self.waiting.values()):
                    await self._transmit(sent)
                self._changed.set()
        await connection.wait_closed()
        raise ConnectionClosed(connection.protocol.close_rcvd, connection.protocol.close_sent)

    def take(self, message: Json) -> None:
        """Note a message from the table."""
        self.seen.take(message)
        # Other commands may be refused as they were the first time, when this player had no seat.
        if message["kind"] == "state" or (message.get("id"), message.get("reason")) == (ASK, "not_seated"):
            self.seated = message["kind"] == "state"
        if "view" in message and not self._leaves_gap(message):
            if message["kind"] == "state" and self.seq < message["view"]["seq"]:
                self.seen.jumps.append((self.seq, message["view"]["seq"]))
            self.view = message["view"]
        name = message.get("id")
        sent = self.waiting.pop(name, None) if isinstance(name, str) else None
        if sent is not None:
            self.latencies.append(time.monotonic() - sent.made)
            if sent.tries > 1:
                self.retried.append(sent)
            if message["kind"] == "ack":
                self.acknowledged[sent.id] = (sent.kind, message["seq"])
            if not sent.answered.done():
                sent.answered.set_result(message)
        self._changed.set()

    def _leaves_gap(self, message: Json) -> bool:
        """Whether news do not follow what is known: then the table is asked for all of it, as docs/protocol.md says.

        News that reach a new line before the table's own account of where it stands are part of that.
        """
        entries = message["entries"]
        if message["kind"] == "state" or message["view"]["seq"] <= self.seq:
            return bool(message["view"]["seq"] < self.seq)
        if self.view is not None and (not entries or entries[0]["seq"] <= self.seq + 1):
            return False
        if self._connection is not None and self._asked_after != self.seq:
            self._asked_after = self.seq
            self.gaps += 1
            task = asyncio.ensure_future(self._connection.send(command("sync", f"gap-{self.gaps}", after=self.seq)))
            task.add_done_callback(lambda task: task.cancelled() or task.exception())
        return True

    async def _transmit(self, sent: Sent) -> None:
        if self._connection is None:
            return
        sent.on = self.node
        sent.tries += 1
        sent.told_before = self._told_at_start
        with suppress(ConnectionClosed):
            await self._connection.send(sent.text)

    # ---- what a player does ----

    async def until(self, holds: Callable[[], bool], seconds: float = 60) -> None:
        """Wait until something holds; raises TimeoutError, or what ended the line for good."""
        async with asyncio.timeout(seconds):
            while not holds():
                if self._task is not None and self._task.done():
                    await self._task
                self._changed.clear()
                await self._changed.wait()

    async def changed(self, seconds: float) -> bool:
        """Wait for the next message; False if none came in so long."""
        self._changed.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return False
        if self._task is not None and self._task.done():
            await self._task
        return True

    async def ask(self) -> None:
        """Ask the table what has happened, and so whether it still knows this player; nobody waits for the answer."""
        if self._connection is not None:
            with suppress(ConnectionClosed):
                await self._connection.send(command("sync", ASK, after=self.seq))

    async def sit_again(self) -> None:
        """Try to sit down on the seat that was lost to others' haste, and wait a little for what the table says."""
        assert self.view is not None
        await self.send("sit", seat=self.view["seat"])
        await self.ask()
        await self.changed(1.0)

    async def send(self, kind: str, **fields: object) -> Json:
        """Send a command, again and again if need be, and return its answer."""
        self._count += 1
        name = f"{self.guest.id[:8]}-{self._count}"
        answered: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        sent = Sent(name, kind, command(kind, name, **fields), time.monotonic(), answered)
        self.waiting[name] = sent
        await self._transmit(sent)
        return await answered

    async def done(self, kind: str, **fields: object) -> int:
        """Send a command that must be acknowledged, and return the log's number."""
        answer = await self.send(kind, **fields)
        assert answer["kind"] == "ack", (kind, fields, answer)
        return int(answer["seq"])

    @property
    def unanswered(self) -> int:
        """How many commands are out on the present line."""
        return sum(1 for sent in self.waiting.values() if sent.on and sent.on == self.node)
