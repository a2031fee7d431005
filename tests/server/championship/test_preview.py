"""What would follow from a decision is told before it is made, and nothing is done then."""

from __future__ import annotations

from typing import Any

from tests.server.championship.playing import Event
from tests.server.services import Node

Json = dict[str, Any]
LOW, HIGH = {"count": 1, "cards": ["7h"]}, {"count": 2, "cards": ["Ah", "As"]}


def semifinals(node: Node) -> tuple[Event, list[str], Json]:
    """Open a tournament of eight, drawn for its semifinals; the players of table 1, and what names it in a report."""
    event = Event.open(node.url)
    for number in range(8):
        event.done(event.head, "registered", entrant="", name=f"Hráč {number}", born=1980)
    for name in [name for name in event.view(event.head) if name.startswith("entrant:")]:
        event.done(event.head, "checked_in", entrant=name.partition(":")[2])
    event.done(event.head, "registration_closed")
    event.done(event.head, "plan_chosen", stages=[{"tables": 2}, {"tables": 1, "final": True}])
    event.done(event.head, "draw_announced", round=1, attempt=1, source="dice")
    event.done(event.head, "draw_revealed", round=1, attempt=1, value="11")
    players = [seat["id"] for seat in event.view()["table:1:1"]["seats"]]
    return event, players, {"round": 1, "attempt": 1, "table": 1}


def lose(event: Event, at: Json, number: int, inside: list[str], loser: str, id_: str = "") -> None:
    """Enter a game that the first player inside wins, in which `loser` has the most left."""
    left: Json = {}
    suits = iter("hdc")
    for who in inside[1:]:
        left[who] = HIGH if who == loser else {"count": 1, "cards": [f"7{next(suits)}"]}
    event.done(event.head, "game_entered", id_, **at, number=number, winner=inside[0], left=left)


def test_disqualifying_one_of_the_last_two_would_bring_the_last_one_out_back(node: Node) -> None:
    """championship.md, At a table: if it would leave one, the last one out is reinstated, unless decided otherwise."""
    event, (anna, bob, cyril, dana), at = semifinals(node)
    for number in (1, 2, 3):
        lose(event, at, number, [anna, bob, cyril, dana], dana)
    for number in (4, 5, 6):
        lose(event, at, number, [anna, bob, cyril], cyril)
    assert event.view()["table:1:1"]["status"] == "over"
    out: Json = {"kind": "player_out", **at, "entrant": bob, "why": "disqualified", "number": 7, "reason": "signs"}
    answer = event.ask("POST", "/preview", {"report": out}, event.head)
    assert answer.status == 200, answer
    assert (answer.body["ok"], answer.body["out"], answer.body["back"]) == (True, [bob], [cyril])
    assert sorted(answer.body["sheet"]["still_in"]) == sorted([anna, cyril])
    otherwise = event.ask("POST", "/preview", {"report": out | {"reinstate": False}}, event.head).body
    assert (otherwise["out"], otherwise["back"]) == ([bob], [])
    assert sum(seat["state"] == "advances" for seat in event.view()["table:1:1"]["seats"]) == 2, "nothing was done"


def test_taking_an_entry_back_would_leave_the_game_to_be_played(node: Node) -> None:
    event, players, at = semifinals(node)
    lose(event, at, 1, players, players[3], "first-game")
    back = {"kind": "taken_back", "ids": ["first-game"], "reason": "another table's"}
    sheet = event.ask("POST", "/preview", {"report": back}, event.head).body["sheet"]
    assert (sheet["next"], sheet["chips"][players[3]]) == (1, 3)


def test_what_would_be_refused_is_said_to_be(node: Node) -> None:
    event, players, at = semifinals(node)
    out = {"kind": "player_out", **at, "entrant": players[0], "why": "disqualified", "number": 1}
    answer = event.ask("POST", "/preview", {"report": out}, event.head).body
    assert (answer["ok"], answer["reason"], answer["sheet"]) == (False, "reason_needed", None)
    assert event.ask("POST", "/preview", {"report": {"kind": "ended"}}, event.head).body["reason"] == "not_over"
    assert event.ask("POST", "/preview", {"report": {"kind": "nothing"}}, event.head).status == 400
    assert event.ask("POST", "/preview", {"report": {"kind": "ended"}}).status == 403
