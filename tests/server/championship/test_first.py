"""The interface in short: one opens a championship, reports, looks, and is told what changes."""

from __future__ import annotations

import asyncio

from tests.server.championship.playing import Event, heard, hello
from tests.server.client import request
from tests.server.services import Node


def test_a_championship_is_opened_reported_to_and_looked_at(node: Node) -> None:
    event = Event.open(node.url)
    event.done(event.head, "registered", entrant="", name="Jana Nováková", born=1990)
    board = event.view()
    assert board["head"]["registered"] == 1
    assert "1990" not in str(board), "nothing of a registration is on the board but how many there are"
    sections = event.view(event.head)
    (entrant,) = [value for name, value in sections.items() if name.startswith("entrant:")]
    assert (entrant["name"], entrant["born"]) == ("Jana Nováková", 1990)
    listed = request(node.url, "GET", "/api/championships").body["championships"]
    assert [(one["code"], one["title"], one["registered"]) for one in listed] == [(event.code, "MS v Prší", 1)]


def test_a_socket_tells_the_whole_and_then_what_has_changed(node: Node) -> None:
    event = Event.open(node.url)

    async def look() -> None:
        async with event.socket() as board, event.socket() as head:
            seen, all_seen = await hello(board), await hello(head, event.head)
            assert (seen["kind"], seen["role"], all_seen["role"]) == ("view", "anybody", "head")
            assert set(seen["sections"]) == {"head", "plan", "places"}
            assert {"desk", "console"} <= set(all_seen["sections"])
            await asyncio.to_thread(event.done, event.head, "registered", entrant="", name="Jan Novák", born=1980)
            told, all_told = await heard(board), await heard(head)
            assert (told["kind"], told["gone"], set(told["sections"])) == ("changed", [], {"head"})
            assert told["seq"] == seen["seq"] + 1
            assert {"head", "desk"} <= set(all_told["sections"])
            assert [name for name in all_told["sections"] if name.startswith("entrant:")]

    asyncio.run(look())
