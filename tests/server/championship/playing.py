"""A championship over HTTP for the tests: opened, reported to with keys, looked at, and played by dice to its end."""

from __future__ import annotations

import itertools
import json
import random
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.client import Answer, Guest, request

Json = dict[str, Any]

SETTINGS: Json = {"title": "MS v Prší", "year": 2026, "place": "Sokolovna", "starts": "sobota 10:00"}
PACK = [rank + suit for rank in "789TJQKA" for suit in "shdc"]

_ids = itertools.count()


class RefusedError(AssertionError):
    """A report was refused that a test expected to be taken."""


@dataclass
class Event:
    """A championship at a node, which a test may change for another one (`base`)."""

    base: str
    code: str
    head: str
    dice: random.Random = field(default_factory=lambda: random.Random(5))

    @classmethod
    def open(cls, base: str, **settings: object) -> Event:
        """Open one as a new guest."""
        guest = Guest.enter(base)
        answer = guest.ask(base, "POST", "/api/championships", {"settings": SETTINGS | settings})
        return cls(base, answer["code"], answer["key"])

    def ask(self, method: str, path: str, body: object = None, key: str = "", **headers: str) -> Answer:
        """Ask for something of the championship."""
        headers |= {"X-Championship-Key": key} if key else {}
        return request(self.base, method, f"/api/championships/{self.code}{path}", body, headers=headers)

    def send(self, key: str, *reports: Json, ids: list[str] | None = None) -> list[Json]:
        """Send reports in one request and return the answers."""
        names = ids or [f"t{next(_ids)}" for _ in reports]
        listed = [{"id": name, "report": report} for name, report in zip(names, reports, strict=True)]
        answer = self.ask("POST", "/reports", {"reports": listed}, key)
        assert answer.status == 200, answer
        found: list[Json] = answer.body["answers"]
        return found

    def done(self, key: str, kind: str, id_: str = "", **fields: object) -> int:
        """Send a report that has to be taken, and return the number of its entry."""
        (answer,) = self.send(key, {"kind": kind, **fields}, ids=[id_] if id_ else None)
        if not answer["ok"]:
            raise RefusedError(kind, fields, answer)
        return int(answer["seq"])

    def refused(self, key: str, kind: str, **fields: object) -> str:
        """Send a report that has to be refused, and return why."""
        (answer,) = self.send(key, {"kind": kind, **fields})
        assert not answer["ok"], (kind, fields)
        return str(answer["reason"])

    def view(self, key: str = "") -> Json:
        """Return the sections that a key shows."""
        answer = self.ask("GET", "/view", key=key)
        assert answer.status == 200, answer
        sections: Json = answer.body["sections"]
        return sections

    def socket(self, **options: Any) -> connect:
        """Open a socket; the first message says whose key one has."""
        url = f"ws{self.base.removeprefix('http')}/api/championships/{self.code}/socket"
        settings: Json = {"compression": None, "max_size": 2**26, "proxy": None, "origin": Origin(self.base)}
        return connect(url, **(settings | options))


async def hello(connection: ClientConnection, key: str = "") -> Json:
    """Say whose key one has, and return what one sees."""
    await connection.send(json.dumps({"key": key}))
    return await heard(connection)


async def heard(connection: ClientConnection) -> Json:
    """Return the next message."""
    message: Json = json.loads(await connection.recv())
    return message
