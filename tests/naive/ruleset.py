"""Presets, changes and the refusals of the rulebook's section 2, read a second time."""

from __future__ import annotations

import json
from typing import Any

from tests.naive.engine import RANKS, SUITS, full_pack

NAMES = ("prsi", "championship", "prsi-scored", "mau-mau", "mau-mau-52")

# One row an option, the columns in the order of NAMES, as the rulebook's table is printed.
TABLE: dict[str, tuple[Any, ...]] = {
    "deck": (32, 32, 32, 32, 52),
    "players": ([2, 6], [2, 6], [2, 5], [2, 4], [2, 6]),
    "hand_size": (4, 4, 4, 5, 5),
    "start_effect": (True, True, True, False, False),
    "start_wild": ("printed_suit", "printed_suit", "redraw", "printed_suit", "printed_suit"),
    "wild": ("Q", "Q", "Q", "J", "J"),
    "wild_on_wild": (True, True, True, False, False),
    "rank_wild": (None, None, None, None, None),
    "stacking": (True, True, True, True, True),
    "king_of_spades": (False, False, False, False, False),
    "skip": ("A", "A", "A", "A", None),
    "skip_answerable": (True, True, True, False, False),
    "reverse": (None, None, None, None, None),
    "draw_when": ("any_time", "any_time", "any_time", "only_when_stuck", "only_when_stuck"),
    "play_drawn_card": (False, False, False, True, True),
    "multi_play": (False, False, False, False, False),
    "finish": ("any", "any", "any", "any", "any"),
    "finishing_penalty_draws": (False, False, True, False, False),
    "comeback": (None, None, None, None, None),
    "play_on": (False, False, False, False, False),
    "call": (None, None, None, {"penalty": 2}, {"penalty": 2}),
    "turn_limit": (2000, 2000, 2000, 2000, 2000),
}

CHOICES: dict[str, tuple[Any, ...]] = {
    "start_effect": (False, True),
    "start_wild": ("printed_suit", "redraw"),
    "wild": ("Q", "J"),
    "wild_on_wild": (False, True),
    "rank_wild": (None, "J"),
    "stacking": (False, True),
    "king_of_spades": (False, True),
    "skip": (None, "A", "8"),
    "skip_answerable": (False, True),
    "reverse": (None, "9"),
    "draw_when": ("any_time", "only_when_stuck"),
    "play_drawn_card": (False, True),
    "multi_play": (False, True),
    "finish": ("any", "not_seven_or_ace", "wild_only"),
    "finishing_penalty_draws": (False, True),
    "comeback": (None, "hearts_seven", "any_seven"),
    "play_on": (False, True),
}


class BadRuleset(Exception):
    """The options do not make a ruleset; `options` are those that are to blame."""

    def __init__(self, *options: str) -> None:
        super().__init__(", ".join(options))
        self.options = options


def _whole(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def _allowed(option: str, value: Any) -> bool:
    if option == "deck":
        if isinstance(value, list | tuple):
            named = [
                isinstance(card, str) and len(card) == 2 and card[0] in RANKS and card[1] in SUITS for card in value
            ]
            return len(value) >= 8 and all(named)
        return type(value) is int and value in (32, 52)
    if option == "players":
        return isinstance(value, list | tuple) and len(value) == 2 and all(type(number) is int for number in value)
    if option == "hand_size":
        return _whole(value, 1, 8)
    if option == "turn_limit":
        return _whole(value, 4, 2000)
    if option == "call":
        if value is None:
            return True
        return isinstance(value, dict) and list(value) == ["penalty"] and _whole(value["penalty"], 1, 5)
    return any(type(value) is type(choice) and value == choice for choice in CHOICES[option])


def deck_of(rules: dict[str, Any]) -> list[str]:
    """The cards of a resolved ruleset's pack."""
    deck = rules["deck"]
    return full_pack(deck) if isinstance(deck, int) else list(deck)


def most_seats(rules: dict[str, Any]) -> int:
    """How many a table seats at most."""
    return int(min(rules["players"][1], (len(deck_of(rules)) - 5) // rules["hand_size"]))


def resolve(spec: dict[str, Any]) -> dict[str, Any]:
    """Every option of a preset with changes (`{"preset": ..., option: value}`); raises BadRuleset."""
    if spec.get("preset") not in NAMES:
        raise BadRuleset("preset")
    changes = {option: value for option, value in spec.items() if option != "preset"}
    column = NAMES.index(spec["preset"])
    rules = {option: row[column] for option, row in TABLE.items()}
    for option, value in changes.items():
        if option not in TABLE or not _allowed(option, value):
            raise BadRuleset(option)
    rules.update(json.loads(json.dumps(changes)))

    if changes.get("comeback") is not None:
        if changes.get("finishing_penalty_draws") is True:
            raise BadRuleset("comeback", "finishing_penalty_draws")
        rules["finishing_penalty_draws"] = False
    if "skip" in changes and changes["skip"] is None:
        if changes.get("skip_answerable") is True:
            raise BadRuleset("skip", "skip_answerable")
        rules["skip_answerable"] = False

    special = {
        "wild": rules["wild"],
        "rank_wild": rules["rank_wild"],
        "skip": rules["skip"],
        "reverse": rules["reverse"],
    }
    ranks = [(option, rank) for option, rank in special.items() if rank is not None]
    for number, (option, rank) in enumerate(ranks):
        for other, other_rank in ranks[:number]:
            if rank == other_rank:
                raise BadRuleset(other, option)

    low, high = rules["players"]
    if low > high or low < 2 or high > 6:
        raise BadRuleset("players")
    cards = deck_of(rules)
    if len(set(cards)) < len(cards):
        raise BadRuleset("deck")
    if most_seats(rules) < low:
        raise BadRuleset("deck", "hand_size", "players")
    last = {
        "any": cards,
        "not_seven_or_ace": [card for card in cards if card[0] not in "7A"],
        "wild_only": [card for card in cards if card[0] == rules["wild"]],
    }
    if not last[rules["finish"]]:
        raise BadRuleset("deck", "finish")
    return rules
