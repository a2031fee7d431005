"""Judges with phones for the tests: each enters games at a table of its own, again and again, until each is answered.

A phone knows what it was told, as the page does: it sends a report again with the same id to any node until there is an
answer, and keeps what was acknowledged. What it has then must be in the log, once.
"""

from __future__ import annotations

import http.client
import threading
import time
from dataclasses import dataclass, field
from typing import Any

from tests.server.championship.playing import Event

Json = dict[str, Any]


@dataclass
class Phone:
    """A judge's phone; `acknowledged` has the number of the entry of each report that was taken, by id."""

    event: Event
    table: int
    key: str
    nodes: list[str]
    round: int = 1
    acknowledged: dict[str, int] = field(default_factory=dict)
    repeated: int = 0
    faults: list[object] = field(default_factory=list)

    def send(self, name: str, report: Json, seconds: float = 90) -> Json:
        """Send a report until it is answered, to one node after another."""
        deadline = time.monotonic() + seconds
        tries = 0
        while True:
            node = Event(self.nodes[(self.table + tries) % len(self.nodes)], self.event.code, self.event.head)
            try:
                answer = node.ask("POST", "/reports", {"reports": [{"id": name, "report": report}]}, self.key)
            except (OSError, http.client.HTTPException):
                answer = None
            if answer is not None and answer.status == 200:
                found: Json = answer.body["answers"][0]
                self.repeated += tries > 0
                return found
            if answer is not None and answer.status not in (429, 503):
                raise AssertionError(answer)
            assert time.monotonic() < deadline, "nobody answers"
            tries += 1
            time.sleep(0.1)

    def look(self) -> Json | None:
        """Return the table's sheet, None while nobody answers."""
        for base in self.nodes:
            node = Event(base, self.event.code, self.event.head)
            try:
                answer = node.ask("GET", "/view", key=self.key)
            except (OSError, http.client.HTTPException):
                continue
            if answer.status == 200:
                sheet: Json = answer.body["sections"][f"sheet:{self.round}"]
                return sheet
        return None

    def play(self, stop: threading.Event) -> None:
        """Enter game after game, taking each back again, so that the table never ends."""
        number = 0
        try:
            while not stop.is_set():
                sheet = self.look()
                if sheet is None:
                    time.sleep(0.1)
                    continue
                number += 1
                name = f"p{self.table}-{number}"
                report = self.event.game(sheet)
                answer = self.send(name, report)
                if answer["ok"]:
                    self.acknowledged[name] = answer["seq"]
                    back = self.send(f"{name}-back", {"kind": "taken_back", "ids": [name], "table": self.table})
                    assert back["ok"], back
                    self.acknowledged[f"{name}-back"] = back["seq"]
                else:
                    self.faults.append(answer)
        except Exception as error:  # noqa: BLE001 - a thread's fault is the test's
            self.faults.append(error)


def log_of(event: Event) -> list[Json]:
    """Return the whole log."""
    found: list[Json] = []
    while True:
        answer = event.ask("GET", f"/log?after={len(found)}", key=event.head).body
        found += answer["entries"]
        if not answer["entries"]:
            return found


def check(event: Event, phones: list[Phone]) -> None:
    """What was acknowledged is in the log, once, under its number; nothing failed."""
    log = log_of(event)
    assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
    ids = [entry["id"] for entry in log]
    assert len(ids) == len(set(ids)), "something is there twice"
    by_id = {entry["id"]: entry for entry in log}
    for phone in phones:
        assert phone.faults == []
        lost = {name for name, seq in phone.acknowledged.items() if by_id.get(name, {}).get("seq") != seq}
        assert lost == set()
        by = {(by_id[name]["by"]["role"], by_id[name]["by"]["table"]) for name in phone.acknowledged}
        assert by <= {("judge", phone.table)}
