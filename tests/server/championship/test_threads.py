"""What takes long is done in a thread: all tables of a node go on meanwhile, whoever asks for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from prsi.server.championship import api, files, lists, plans, preview, results
from prsi.server.championship.keys import key_of
from prsi.tournament.reports import Who
from prsi.tournament.settings import Settings
from tests.server.championship.playing import Event
from tests.server.championship.test_files import bring
from tests.server.inside import inside

ASKED: dict[str, tuple[Any, str, Callable[[Event], Any]]] = {
    "plan": (plans, "best_plan", lambda event: event.ask("GET", "/plans?players=41", key=event.head).status),
    "alternatives": (plans, "alternatives", lambda event: event.ask("GET", "/plans?players=41", key=event.head).status),
    "preview": (
        preview,
        "check",
        lambda event: event.ask("POST", "/preview", {"report": {"kind": "ended"}}, event.head).status,
    ),
    "results as a table": (results, "as_table", lambda event: event.ask("GET", "/results.csv").status),
    "results as a page": (results, "as_page", lambda event: event.ask("GET", "/results.html").status),
    "results for programs": (results, "as_json", lambda event: event.ask("GET", "/results.json").status),
    "the list": (lists, "registrations", lambda event: event.ask("GET", "/entrants.csv", key=event.head).status),
    "keys": (api, "_entrants_keys", lambda event: event.ask("GET", "/keys", key=event.head).status),
    "a list that is read": (lists, "read", lambda event: bring(event, b"Jan;1990", "?dry=true")[0]),
    "twins": (lists, "twins", lambda event: bring(event, b"Jan;1990", "?dry=true")[0]),
    "a list that is tried": (files, "check", lambda event: bring(event, b"Jan;1990", "?dry=true")[0]),
}


def test_others_are_answered_while_it_is_being_made(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits here until another one's request was answered; on the event loop that would never be."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall, other = [await node.node.halls.open(Settings("MS", 2026), "") for _ in range(2)]
            event = Event(node.origin, hall.code, key_of(hall.now, hall.secret, Who("head")))
            there = Event(node.origin, other.code, "")
            for what, (module, name, ask) in ASKED.items():
                reached, go_on = threading.Event(), threading.Event()
                with monkeypatch.context() as planted:
                    planted.setattr(module, name, waiting(getattr(module, name), reached, go_on))
                    asking = asyncio.create_task(asyncio.to_thread(ask, event))
                    assert await asyncio.to_thread(reached.wait, 20), what
                    answer = await asyncio.wait_for(asyncio.to_thread(there.ask, "GET", "/view"), 10)
                    assert answer.status == 200, what
                    go_on.set()
                    assert await asking == 200, what

    asyncio.run(story())


def waiting(work: Callable[..., Any], reached: threading.Event, go_on: threading.Event) -> Callable[..., Any]:
    """What says that it was begun, and then waits."""

    def begun(*given: Any, **named: Any) -> Any:
        reached.set()
        assert go_on.wait(20), "nobody else was answered"
        return work(*given, **named)

    return begun
