"""Ids that the server makes can be foreseen, so nobody else may use them: nobody stops thus what it does by itself."""

from __future__ import annotations

import re

import pytest

from prsi.server.championship.hall import strikes_of
from prsi.server.championship.ids import PREFIX, SENDERS, is_own, own
from prsi.server.championship.lists import read
from prsi.tournament.settings import Settings
from tests.server.championship.playing import Event
from tests.server.services import Node
from tests.tournament.hall import Hall

MADE = (
    own("strike", 1, 1, "abc"),
    own("erased"),
    own("auto-reveal-1-1"),
    own("table", 1, 1, 3),
    own("game", "1-1-3", 2),
    own("came", 1, 1, "abc"),
    own("list", "0" * 32),
    own("form", "0" * 48),
)


@pytest.mark.parametrize("name", MADE)
def test_a_sender_may_use_none_of_the_servers_ids(house: Node, name: str) -> None:
    event = Event.open(house.url)
    (who,) = event.fill(1)
    keys = event.keys()
    said = {"kind": "place_acknowledged", "entrant": who, "place": "Sokolovna"}
    for key in (event.head, keys["desk"], keys["judges"]["1"], keys["entrants"][who]):
        refused = event.ask("POST", "/reports", {"reports": [{"id": name, "report": said}]}, key)
        assert refused.status == 400, refused
    assert not [one for one in event.ask("GET", "/log", key=event.head).body["entries"] if one["id"] == name]
    (answer,) = event.send(keys["entrants"][who], said, ids=[f"my-{name}"[:64]])
    assert answer["ok"], "and any other one"


def test_the_ids_of_a_list_and_of_the_form_are_the_servers(house: Node) -> None:
    lines, _ = read("Eva Malá;1990\nJan;1980".encode())
    assert all(is_own(line.id) for line in lines)
    event = Event.open(house.url)
    assert event.ask("POST", "/register", {"name": "Eva", "born": 1990, "id": "0123456789abcdef"}).status == 201
    entries = event.ask("GET", "/log", key=event.head).body["entries"]
    assert is_own(entries[-1]["id"])


def test_whom_the_clock_strikes_is_struck_under_an_id_of_the_servers() -> None:
    hall = Hall(Settings("MS", 2026, strike=True)).planned(8)
    hall.draw(1)
    hall.call(arrive=False)
    found = str(strikes_of(hall.now))
    assert all(repr(own("strike", 1, 1, who)) in found for who in hall.ids)
    assert not re.search(SENDERS, own("strike", 1, 1, hall.ids[0]))


def test_a_form_that_was_sent_while_registration_was_closed_is_taken_once_it_is_open_again(house: Node) -> None:
    """What was refused as things stood is decided anew as they stand now."""
    event = Event.open(house.url)
    jana = {"name": "Jana", "born": 1990, "id": "0123456789abcdef"}
    event.done(event.head, "registration_closed")
    assert event.ask("POST", "/register", jana).body["error"] == "closed"
    event.done(event.head, "registration_closed", closed=False)
    answer = event.ask("POST", "/register", jana)
    assert answer.status == 201, answer
    assert event.ask("POST", "/register", jana).body == answer.body
    assert PREFIX in event.ask("GET", "/log", key=event.head).body["entries"][-1]["id"]
