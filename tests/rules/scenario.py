"""Run a scenario file against either engine: a second runner beside `prsi scenario`, over one interface."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from tests.naive.engine import Illegal, NaiveRound, in_order
from tests.naive.ruleset import resolve

ROOT = Path(__file__).resolve().parents[2]
SHARED = ROOT.parent / "shared" / "scenarios"
OWN = ROOT / "tests" / "scenarios"

# Card values (R29), written down a second time.
FACES = {"2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10}
VALUES: dict[str, dict[str, int]] = {
    "queens": FACES | {"J": 2, "Q": 20, "K": 4, "A": 11},
    "jacks": FACES | {"J": 20, "Q": 10, "K": 10, "A": 11},
    "czech": FACES | {"J": 2, "Q": 3, "K": 4, "A": 11},
}


class Malformed(Exception):
    """The file asks for a shuffle whose outcome it does not give."""


class Table(Protocol):
    """One round, whichever engine plays it."""

    def legal(self, seat: int) -> list[str]:
        """Codes of all legal moves of a seat, sorted as plain strings."""

    def play(self, seat: int, code: str) -> bool:
        """Make a move; False if it is refused."""

    def state(self) -> dict[str, Any]:
        """Everything there is to compare, hidden cards included."""


class NaiveTable:
    """The naive engine behind the common interface."""

    def __init__(self, round_: NaiveRound) -> None:
        self.round = round_

    def legal(self, seat: int) -> list[str]:
        return self.round.legal(seat)

    def play(self, seat: int, code: str) -> bool:
        try:
            self.round.apply(seat, code)
        except Illegal:
            return False
        return True

    def state(self) -> dict[str, Any]:
        r = self.round
        state: dict[str, Any] = {
            "hands": [in_order(hand) for hand in r.hands],
            "counts": r.counts,
            "top": r.top,
            "pile": in_order(r.pile[:-1]),
            "stock": list(r.stock),
            "turns": r.turns,
            "shuffles": r.shuffles,
            "out": list(r.out),
            "over": r.over,
        }
        if r.over:
            return state | {"reason": r.reason, "winner": r.winner, "places": r.places}
        return state | {
            "to_act": r.to_act,
            "wish": r.wish,
            "penalty": r.penalty,
            "skip": r.skip,
            "direction": r.direction,
            "window": r.window,
            "called": r.called,
            "drawn": r.drawn,
            "pending": r.pending,
        }


class Orders:
    """The reshuffles a scenario file gives, in turn."""

    def __init__(self, orders: list[str]) -> None:
        self.orders = [order.split() for order in orders]

    def __call__(self, cards: list[str]) -> list[str]:
        if not self.orders:
            raise Malformed("a reshuffle without an order")
        order = self.orders.pop(0)
        if in_order(order) != in_order(cards):
            raise Malformed(f"{order} is no order of {cards}")
        return order


def naive_table(scenario: dict[str, Any]) -> NaiveTable:
    """The naive engine at the start of a scenario."""
    hands = [hand.split() for hand in scenario["hands"]]
    return NaiveTable(
        NaiveRound(
            resolve(scenario["ruleset"]),
            len(hands),
            scenario["dealer"],
            hands,
            scenario["upcard"],
            scenario["stock"].split(),
            Orders(scenario.get("reshuffles", [])),
        )
    )


def differences(scenario: dict[str, Any], table: Table) -> Iterator[str]:
    """Each thing the table does otherwise than the scenario says."""
    seats = range(len(scenario["hands"]))
    for number, step in enumerate(scenario["steps"], 1):
        where = f"step {number}"
        state = table.state()
        for key in ("to_act", "top", "wish", "penalty", "skip", "counts", "direction"):
            if key in step and step[key] != state[key]:
                yield f"{where}: {key} is {state[key]!r}, not {step[key]!r}"
        if "stock" in step and step["stock"] != len(state["stock"]):
            yield f"{where}: stock is {len(state['stock'])}, not {step['stock']}"
        if "legal" in step:
            legal = {str(seat): " ".join(table.legal(seat)) for seat in seats if table.legal(seat)}
            if legal != step["legal"]:
                yield f"{where}: legal is {legal}, not {step['legal']}"
        if "illegal" in step:
            if table.play(step["seat"], step["illegal"]):
                yield f"{where}: {step['illegal']} was not refused"
                return
            if table.state() != state:
                yield f"{where}: the refused {step['illegal']} changed something"
        elif not table.play(step["seat"], step["move"]):
            yield f"{where}: {step['move']} was refused"
            return
    result = scenario.get("result", {})
    state = table.state()
    for key in ("over", "reason", "winner", "places", "counts"):
        if key in result and result[key] != state.get(key):
            yield f"result: {key} is {state.get(key)!r}, not {result[key]!r}"
    if "hand_points" in result:
        values = VALUES[result["values"]]
        points = [sum(values[card[0]] for card in hand) for hand in state["hands"]]
        if points != result["hand_points"]:
            yield f"result: hand_points is {points}, not {result['hand_points']}"


def files() -> list[Path]:
    """Our own scenario files, and the shared ones where they are beside the repository."""
    return sorted(OWN.glob("*.json")) + sorted(SHARED.glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    """A scenario file as it stands."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data
