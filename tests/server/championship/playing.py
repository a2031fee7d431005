"""A championship over HTTP for the tests: opened, reported to with keys, looked at, and played by dice to its end."""

from __future__ import annotations

import itertools
import json
import random
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from prsi.tournament.plan import best_plan
from tests.server.client import Answer, Guest, request

Json = dict[str, Any]

SETTINGS: Json = {"title": "MS v Prší", "year": 2026, "place": "Sokolovna", "starts": "sobota 10:00"}
SECRETS = ("Tajemník", "vzkaz")
"""Words that stand only in what is private of the registrations that a test makes: last names and notes."""

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
    opener: Guest | None = None

    @classmethod
    def open(cls, base: str, **settings: object) -> Event:
        """Open one as a new guest, or as the one given as `by`."""
        by = settings.pop("by", None)
        guest = by if isinstance(by, Guest) else Guest.enter(base)
        answer = guest.ask(base, "POST", "/api/championships", {"settings": SETTINGS | settings})
        return cls(base, answer["code"], answer["key"], opener=guest)

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

    # ---- the course of a tournament ----

    def keys(self) -> Json:
        """Return all keys."""
        answer = self.ask("GET", "/keys", key=self.head)
        assert answer.status == 200, answer
        found: Json = answer.body
        return found

    def fill(self, players: int, present: bool = True) -> list[str]:
        """Register so many and check them in; return their ids."""
        reports = [
            {
                "kind": "registered",
                "entrant": "",
                "name": f"Jan Tajemník{n}",
                "born": 1900 + n % 99,
                "note": f"vzkaz{n}",
            }
            for n in range(players)
        ]
        for start in range(0, players, 100):
            assert all(one["ok"] for one in self.send(self.head, *reports[start : start + 100]))
        ids = [name.partition(":")[2] for name in self.view(self.head) if name.startswith("entrant:")]
        checked = [{"kind": "checked_in", "entrant": who} for who in ids]
        for start in range(0, players if present else 0, 100):
            assert all(one["ok"] for one in self.send(self.head, *checked[start : start + 100]))
        return ids

    def plan(self, players: int) -> list[Json]:
        """Close the registration and choose the best plan; return its stages."""
        best = best_plan(players)
        stages: list[Json] = [{"tables": one.tables, "byes": one.byes} for one in best.rounds]
        stages += [{"tables": 2}] if best.semifinals else []
        stages += [{"tables": 1, "final": True}]
        self.done(self.head, "registration_closed")
        self.done(self.head, "plan_chosen", stages=stages)
        return stages

    def draw(self, number: int, attempt: int = 1, call: bool = True) -> None:
        """Draw a round, and call it."""
        self.done(self.head, "draw_announced", round=number, attempt=attempt, source="kostky", reason="znovu")
        self.done(self.head, "draw_revealed", round=number, attempt=attempt, value="6 3 5")
        if call:
            self.done(self.head, "round_called", round=number, attempt=attempt)

    def game(self, sheet: Json) -> Json:
        """Return a report of a game by chance at a table as it stands, or of the lot that is due there."""
        about = {"round": sheet["round"], "attempt": sheet["attempt"], "table": sheet["table"]}
        state = sheet["sheet"]
        pack = self.dice.sample(PACK, 32)
        about["number"] = state["next"]
        if state["status"] == "lot":
            cards = {who: pack.pop() for who in state["tied"]}
            return {"kind": "lot_drawn", **about, "nth": state["lot"], "cards": cards}
        winner = self.dice.choice(state["still_in"])
        losing = [who for who in state["still_in"] if who != winner]
        counts = {who: self.dice.randint(1, 4) for who in losing}
        left = {who: {"count": count, "cards": [pack.pop() for _ in range(count)]} for who, count in counts.items()}
        return {"kind": "game_entered", **about, "winner": winner, "left": left}

    def play_table(self, number: int, table: int, key: str) -> None:
        """Let everybody come to a table and play it to its end, as its judge."""
        sheet = self.view(key)[f"sheet:{number}"]
        coming = [{"kind": "arrived", "round": number, "entrant": who} for who in sheet["sheet"]["still_in"]]
        assert all(one["ok"] for one in self.send(key, *coming))
        while sheet["sheet"]["status"] != "over":
            (answer,) = self.send(key, self.game(sheet))
            assert answer["ok"], answer
            sheet = self.view(key)[f"sheet:{number}"]

    def play_round(self, number: int) -> None:
        """Play all tables of a round."""
        judges = self.keys()["judges"]
        for name in [name for name in self.view() if name.startswith(f"table:{number}:")]:
            table = name.rpartition(":")[2]
            self.play_table(number, int(table), judges[table])

    def play(self, players: int) -> list[Json]:
        """Play a whole tournament; return the stages."""
        self.fill(players)
        stages = self.plan(players)
        for number in range(1, len(stages) + 1):
            self.draw(number)
            self.play_round(number)
        return stages

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
