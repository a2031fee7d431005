"""The engine behind the common interface of tests.rules.scenario."""

from __future__ import annotations

from typing import Any

from prsi.rules.cards import card_code, cards_of, parse_card, parse_cards
from prsi.rules.deal import ScriptedShuffler
from prsi.rules.events import Event
from prsi.rules.play import Refused, legal_codes, play, set_up
from prsi.rules.round import BLOCKED, OUT, TURN_LIMIT, Round
from prsi.rules.ruleset import build
from prsi.rules.shuffle import Shuffler
from tests.rules.random_play import Position

REASONS = {OUT: "out", BLOCKED: "blocked", TURN_LIMIT: "turn_limit"}


class PositionShuffler(Shuffler):
    """Gives the engine the same shuffles as the naive engine gets."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def order(self, number: int, cards: list[int]) -> list[int]:
        order = self.position.order([card_code(card) for card in cards], number)
        return [parse_card(code) for code in reversed(order)]


class EngineTable:
    """One round of the engine, and every event so far."""

    def __init__(self, round_: Round, events: list[Event]) -> None:
        self.round = round_
        self.events = events

    def legal(self, seat: int) -> list[str]:
        return legal_codes(self.round, seat)

    def play(self, seat: int, code: str) -> bool:
        try:
            self.events += play(self.round, seat, code)
        except Refused:
            return False
        return True

    def state(self) -> dict[str, Any]:
        r = self.round
        state: dict[str, Any] = {
            "hands": [_codes(hand) for hand in r.hands],
            "counts": r.counts(),
            "top": card_code(r.top),
            "pile": _codes(r.pile),
            "stock": [card_code(card) for card in reversed(r.stock)],
            "turns": r.turns,
            "shuffles": r.shuffles,
            "out": list(r.out),
            "over": r.over,
        }
        if r.over:
            return state | {"reason": REASONS[r.reason], "winner": _seat(r.winner), "places": r.places()}
        return state | {
            "to_act": r.to_act,
            "wish": _wish(r.wish),
            "penalty": r.penalty,
            "skip": r.skip,
            "direction": r.direction,
            "window": _seat(r.window),
            "called": r.called,
            "drawn": None if r.drawn < 0 else card_code(r.drawn),
            "pending": _seat(r.pending),
        }


def _codes(mask: int) -> list[str]:
    return [card_code(card) for card in cards_of(mask)]


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _wish(wish: int) -> str | None:
    return None if wish < 0 else "cdhs23456789TJQKA"[wish]


def engine_table(scenario: dict[str, Any]) -> EngineTable:
    """The engine at the start of a scenario."""
    return EngineTable(
        *set_up(
            build(scenario["ruleset"]),
            scenario["dealer"],
            [parse_cards(hand) for hand in scenario["hands"]],
            parse_card(scenario["upcard"]),
            parse_cards(scenario["stock"]),
            ScriptedShuffler([parse_cards(order) for order in scenario.get("reshuffles", [])]),
        )
    )


def engine_at(position: Position) -> EngineTable:
    """The engine at a random position's start."""
    return EngineTable(
        *set_up(
            build(position.spec),
            position.dealer,
            [[parse_card(code) for code in hand] for hand in position.hands],
            parse_card(position.upcard),
            [parse_card(code) for code in position.stock],
            PositionShuffler(position),
        )
    )
