"""Seeded games that come to a wanted position, found by playing them here as the page will play them there."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

from prsi.browser.host import Host
from prsi.browser.thinker import answer_request
from prsi.protocol import PROTOCOL_VERSION
from prsi.table import Table
from tests.browser.house import QUICK, Json, seats

OWN_MOVES = 9
"""A position must come within so many own moves, or the tests take too long."""


@dataclass(frozen=True)
class Wanted:
    """A kind of position: under which rules it comes, how to know it, and what is then done."""

    name: str
    ruleset: Json
    holds: Callable[[Json], bool]
    # The same in JavaScript, as the page decides it.
    script: str


WANTED = (
    Wanted(
        "penalty",
        {"preset": "prsi"},
        lambda r: r["penalty"] > 0 and r["to_act"] == 0,
        "r => r.penalty > 0 && r.to_act === 0",
    ),
    Wanted(
        "wish",
        {"preset": "prsi"},
        lambda r: r["wish"] is not None and r["to_act"] == 0,
        "r => r.wish !== null && r.to_act === 0",
    ),
    Wanted(
        "call window",
        {"preset": "prsi", "call": {"penalty": 2}},
        lambda r: r["window"] not in (None, 0),
        "r => r.window !== null && r.window !== 0",
    ),
    Wanted(
        "comeback",
        {"preset": "prsi", "comeback": "any_seven"},
        lambda r: r["pending"] is not None and r["to_act"] == 0,
        "r => r.pending !== null && r.to_act === 0",
    ),
)


def start_command(wanted: Wanted, secret: str) -> Json:
    """The `start` command of such a game against one bot that plays the same each time."""
    return {
        "ruleset": wanted.ruleset,
        "seats": seats("beginner"),
        "format": {"kind": "rounds_won", "n": 100},
        "pace": QUICK,
        "dealer": 1,
        "secret": secret,
    }


def own_move(round_: Json) -> str:
    """What these tests play: the first legal move that lays a card and says nothing, else the first one of all.

    The page decides the same (see OWN_MOVE).
    """
    legal: list[str] = round_["legal"]
    lays = [code for code in legal if code[0] not in "+-!?"]
    return (lays or [code for code in legal if code[0] in "+-"] or legal)[0]


OWN_MOVE = """r =>
  r.legal.find(code => !"+-!?".includes(code[0])) ?? r.legal.find(code => "+-".includes(code[0])) ?? r.legal[0]
"""


def secrets(wanted: Wanted) -> Iterator[str]:
    """Secrets of games that come to the wanted position in their first round."""
    for number in count():
        secret = f"{number:032x}"
        if comes(wanted, secret):
            yield secret


def comes(wanted: Wanted, secret: str) -> bool:
    """Play a game as the page will, and say whether the position comes soon enough."""
    host = Host(Table())
    now = 1_000_000
    view: Json = {}
    outcome: Json = {}
    moves = 0

    def take(text: str) -> None:
        nonlocal outcome, view
        outcome = json.loads(text)
        for message in map(json.loads, outcome["messages"]):
            view = message.get("view", view)

    command = {"v": PROTOCOL_VERSION, "id": "start", "kind": "start", **start_command(wanted, secret)}
    take(host.outcome(host.table.receive(json.dumps(command), now, fresh=bytes(32)), now))
    while view["phase"] == "playing":
        if wanted.holds(view["round"]):
            return True
        if outcome["think"]:
            take(host.outcome(host.table.handle(answer_request(host.requests.popleft()), now), now))
        elif view["round"]["to_act"] == 0 and view["round"]["window"] is None:
            moves += 1
            if moves > OWN_MOVES:
                return False
            play = {"kind": "play", "at": view["seq"], "move": own_move(view["round"])}
            command = {"v": PROTOCOL_VERSION, "id": f"m{moves}", **play}
            take(host.outcome(host.table.receive(json.dumps(command), now), now))
        else:
            now = max(now, outcome["wake"])
            take(host.outcome(host.tick(now), now))
    return False
