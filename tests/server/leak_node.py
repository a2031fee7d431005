"""A node whose cards the test stacks: `python -m tests.server.leak_node`, configured like any node.

Only where chance comes from is changed: the order of each shuffle comes from the file PRSI_TEST_ORDERS, chosen by the
first contribution to the deal, and service time stands still. What the server makes of the cards is what is tested.
With PRSI_TEST_LEAK a node also shows everybody what a seat draws, for the test to be seen failing.
"""

from __future__ import annotations

import json
import os
import types
from pathlib import Path
from typing import Any

from prsi.rules.cards import parse_card
from prsi.rules.shuffle import Shuffler
from prsi.server import clock, hub
from prsi.table import dice, views

ORDERS: dict[str, list[list[str]]] = json.loads(Path(os.environ["PRSI_TEST_ORDERS"]).read_text(encoding="utf-8"))
DEALER = 0


class Stacked(Shuffler):
    """Shuffles that are written down, the next card to be drawn first."""

    def __init__(self, orders: list[list[str]]) -> None:
        self.orders = orders

    def order(self, number: int, cards: list[int]) -> list[int]:
        given = [parse_card(code) for code in self.orders[number]]
        assert sorted(given) == sorted(cards), (number, self.orders[number])
        return given[::-1]


def stacked(_master: bytes, dealt: Any) -> Shuffler:
    """Return the shuffler of a deal, by the contribution of the first seat."""
    return Stacked(ORDERS[dealt.contributions[0].value])


def secret(size: int) -> bytes:
    """Return a new master secret by which seat 0 deals first, at a table of any size."""
    while True:
        found = os.urandom(size)
        if all(dice.chance(found, "dealer", 0, seats) == DEALER for seats in range(2, 7)):
            return found


def change(what: object, name: str, to: object) -> None:
    """Put something else in the place of what is there; it must be there."""
    assert hasattr(what, name), f"{what} has no {name} any more: this node must change something else"
    setattr(what, name, to)


def main() -> None:
    """Serve."""
    change(dice, "shuffler_of", stacked)
    change(hub, "os", types.SimpleNamespace(urandom=secret))
    change(clock.Clock, "now", lambda _self: 1_000_000)
    if os.environ.get("PRSI_TEST_LEAK"):
        assert Path(views.__file__).suffix == ".py", "what is compiled cannot be changed: set PRSI_INTERPRETED"
        change(views, "event_for", lambda event, _seat: event)
    from prsi.server import __main__ as server

    getattr(server, "main", lambda *_: None)([])


if __name__ == "__main__":
    main()
