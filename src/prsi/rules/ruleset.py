"""A ruleset: named options, their presets, and the checks that refuse what cannot be played (rulebook, section 2)."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final, cast

from prsi.rules.cards import ACE, CODES, RANKS, SEVEN, parse_card
from prsi.rules.shown import shown

RULES_VERSION: Final = 1
"""Version of the rules: a record made under another version is not replayed by this one (R38)."""

Deck = int | tuple[str, ...]
SEAT_LIMIT: Final = 6


class RulesetError(ValueError):
    """An option set that cannot be played.

    ``reason`` is a stable word for translation, ``options`` names the option or the two options at fault.
    """

    def __init__(self, reason: str, options: tuple[str, ...], message: str) -> None:
        super().__init__(reason, options, message)
        self.reason = reason
        self.options = options
        self.message = message

    def __str__(self) -> str:
        return self.message


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a ruleset: its name, every value it takes, and the rule it belongs to.

    ``values`` are JSON values; whole numbers are listed one by one except where ``span`` gives the first and last.
    ``house_rule`` marks what families switch on and off, as against what makes a preset.
    """

    name: str
    rule: str
    values: tuple[object, ...] = ()
    span: tuple[int, int] | None = None
    house_rule: bool = True


OPTIONS: Final = (
    Option("deck", "R1", (32, 52), house_rule=False),
    Option("players", "R1", span=(2, SEAT_LIMIT), house_rule=False),
    Option("hand_size", "R1", span=(1, 8), house_rule=False),
    Option("start_effect", "R4", (False, True)),
    Option("start_wild", "R2", ("printed_suit", "redraw")),
    Option("wild", "R6", ("Q", "J"), house_rule=False),
    Option("wild_on_wild", "R6", (False, True)),
    Option("rank_wild", "R31", (None, "J")),
    Option("stacking", "R10", (False, True)),
    Option("king_of_spades", "R30", (False, True)),
    Option("skip", "R13", (None, "A", "8")),
    Option("skip_answerable", "R13", (False, True)),
    Option("reverse", "R17", (None, "9")),
    Option("draw_when", "R7", ("any_time", "only_when_stuck")),
    Option("play_drawn_card", "R8", (False, True)),
    Option("multi_play", "R32", (False, True)),
    Option("finish", "R33", ("any", "not_seven_or_ace", "wild_only")),
    Option("finishing_penalty_draws", "R25", (False, True)),
    Option("comeback", "R34", (None, "hearts_seven", "any_seven")),
    Option("play_on", "R27", (False, True)),
    Option("call", "R22", (None, *({"penalty": n} for n in range(1, 6)))),
    Option("turn_limit", "R21", span=(4, 2000), house_rule=False),
)
_OPTION: Final = MappingProxyType({option.name: option for option in OPTIONS})


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of a table: a preset and every option's value.

    Made by `build`, which checks it. ``call`` is the penalty in cards or None; ``deck`` is 32, 52 or card codes.
    """

    preset: str = "prsi"
    deck: Deck = 32
    players: tuple[int, int] = (2, 6)
    hand_size: int = 4
    start_effect: bool = True
    start_wild: str = "printed_suit"
    wild: str = "Q"
    wild_on_wild: bool = True
    rank_wild: str | None = None
    stacking: bool = True
    king_of_spades: bool = False
    skip: str | None = "A"
    skip_answerable: bool = True
    reverse: str | None = None
    draw_when: str = "any_time"
    play_drawn_card: bool = False
    multi_play: bool = False
    finish: str = "any"
    finishing_penalty_draws: bool = False
    comeback: str | None = None
    play_on: bool = False
    call: int | None = None
    turn_limit: int = 2000

    @property
    def cards(self) -> tuple[int, ...]:
        """The pack, ascending."""
        return deck_cards(self.deck)

    @property
    def min_seats(self) -> int:
        """The least number of players."""
        return self.players[0]

    @property
    def max_seats(self) -> int:
        """How many players a table seats: an upcard and four cards must be left after the deal."""
        return min(self.players[1], (len(self.cards) - 5) // self.hand_size)

    def to_dict(self) -> dict[str, object]:
        """Return the preset and the options that differ from it, as JSON values, from which `build` makes it again."""
        preset = PRESETS[self.preset]
        changed: dict[str, object] = {"preset": self.preset}
        for option in OPTIONS:
            if getattr(self, option.name) != getattr(preset, option.name):
                changed[option.name] = option_value(self, option.name)
        return changed


_MAU_MAU: Final = Ruleset(
    "mau-mau",
    players=(2, 4),
    hand_size=5,
    start_effect=False,
    wild="J",
    wild_on_wild=False,
    skip_answerable=False,
    draw_when="only_when_stuck",
    play_drawn_card=True,
    call=2,
)
PRESETS: Final = MappingProxyType(
    {
        preset.preset: preset
        for preset in (
            Ruleset("prsi"),
            Ruleset("championship"),
            Ruleset("prsi-scored", players=(2, 5), start_wild="redraw", finishing_penalty_draws=True),
            _MAU_MAU,
            replace(_MAU_MAU, preset="mau-mau-52", deck=52, players=(2, 6), skip=None),
        )
    }
)


def deck_cards(deck: Deck) -> tuple[int, ...]:
    """Return the cards of a deck option, ascending: 32 has 7 to A."""
    if isinstance(deck, tuple):
        return tuple(sorted(parse_card(code) for code in deck))
    return tuple(range(SEVEN * 4 if deck == 32 else 0, len(CODES)))


def option_value(ruleset: Ruleset, name: str) -> object:
    """Return an option's value as it stands in JSON."""
    value = getattr(ruleset, name)
    if name == "call" and value is not None:
        return {"penalty": value}
    return list(value) if isinstance(value, tuple) else value


def build(spec: Mapping[str, object]) -> Ruleset:
    """Return the checked ruleset of ``{"preset": name, option: value, …}``; the preset is `prsi` where none is named.

    Raises RulesetError, naming the option with a bad value or both options of a contradiction (rulebook, section 2).
    """
    name = spec.get("preset", "prsi")
    if not isinstance(name, str) or name not in PRESETS:
        raise RulesetError(
            "preset", ("preset",), f"preset {shown(name)} is unknown: expected one of {', '.join(PRESETS)}"
        )
    changes = {key: _checked(key, value) for key, value in spec.items() if key != "preset"}
    _refuse_contradicting_changes(changes)
    if changes.get("comeback") is not None:
        changes["finishing_penalty_draws"] = False
    if "skip" in changes and changes["skip"] is None:
        changes["skip_answerable"] = False
    ruleset = replace(PRESETS[name], **cast("dict[str, Any]", changes))
    _refuse_unplayable(ruleset)
    return ruleset


def _checked(name: str, value: object) -> object:
    """Return an option's value as the field holds it, or raise RulesetError saying what was expected."""
    option = _OPTION.get(name)
    if option is None:
        known = ", ".join(_OPTION)
        raise RulesetError("unknown_option", (name,), f"{shown(name)} is no option: expected one of {known}")
    if name == "deck" and isinstance(value, (list, tuple)):
        return _checked_deck(value)
    if name == "players":
        return _checked_players(value)
    if option.span is not None:
        low, high = option.span
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise RulesetError(
                "value", (name,), f"{name}: {shown(value)} given, a whole number from {low} to {high} expected"
            )
        return value
    if not any(_same(value, known) for known in option.values):
        expected = ", ".join(json.dumps(known) for known in option.values)
        raise RulesetError("value", (name,), f"{name}: {shown(value)} given, one of {expected} expected")
    return cast("Mapping[str, int]", value)["penalty"] if name == "call" and value is not None else value


def _same(value: object, known: object) -> bool:
    """Say whether two JSON values are equal and of one type, which tells 1, 1.0 and true apart, in objects too."""
    if isinstance(value, Mapping) and isinstance(known, Mapping):
        return value.keys() == known.keys() and all(_same(value[key], known[key]) for key in known)
    return type(value) is type(known) and value == known


def _checked_deck(codes: Iterable[object]) -> tuple[str, ...]:
    deck: list[str] = []
    for code in codes:
        if not isinstance(code, str) or code not in CODES:
            raise RulesetError("value", ("deck",), f"deck: {shown(code)} given, a card code such as '7h' expected")
        if code in deck:
            raise RulesetError("card_twice", ("deck",), f"deck: {code} is there twice, each card may be there once")
        deck.append(code)
    if len(deck) < 8:
        raise RulesetError("value", ("deck",), f"deck: {len(deck)} cards given, 8 or more expected")
    return tuple(sorted(deck, key=CODES.index))


def _checked_players(value: object) -> tuple[int, int]:
    if isinstance(value, (list, tuple)) and len(value) == 2:
        low, high = value
        if type(low) is int and type(high) is int and 2 <= low <= high <= SEAT_LIMIT:
            return low, high
    message = f"players: {shown(value)} given, [min, max] with 2 <= min <= max <= {SEAT_LIMIT} expected"
    raise RulesetError("players", ("players",), message)


def _refuse_contradicting_changes(changes: Mapping[str, object]) -> None:
    if changes.get("comeback") is not None and changes.get("finishing_penalty_draws"):
        raise RulesetError(
            "contradiction",
            ("comeback", "finishing_penalty_draws"),
            "comeback and finishing_penalty_draws contradict each other: who may come back has not finished (R25, R34)",
        )
    if "skip" in changes and changes["skip"] is None and changes.get("skip_answerable"):
        raise RulesetError(
            "contradiction",
            ("skip", "skip_answerable"),
            "skip: null and skip_answerable: true contradict each other: there is no skip to answer (R13)",
        )


def _refuse_unplayable(ruleset: Ruleset) -> None:
    ranks = [("7", "stacking")] + [
        (rank, name)
        for name in ("wild", "rank_wild", "skip", "reverse")
        if (rank := cast("str | None", getattr(ruleset, name))) is not None
    ]
    if ruleset.king_of_spades:
        ranks.append(("K", "king_of_spades"))
    for at, (rank, name) in enumerate(ranks):
        for other_rank, other in ranks[:at]:
            if rank == other_rank:
                raise RulesetError(
                    "equal_ranks", (other, name), f"{other} and {name} both use the rank {rank}: two ranks expected"
                )
    if ruleset.max_seats < ruleset.min_seats:
        needed = ruleset.min_seats * ruleset.hand_size + 5
        raise RulesetError(
            "too_few_cards",
            ("deck", "hand_size", "players"),
            f"deck, hand_size and players: {len(ruleset.cards)} cards for {ruleset.min_seats} players of "
            f"{ruleset.hand_size}, at least {needed} expected",
        )
    if not any(may_be_last(ruleset, card) for card in ruleset.cards):
        raise RulesetError(
            "no_last_card",
            ("deck", "finish"),
            f"deck and finish: finish {ruleset.finish} lets none of these cards be laid last",
        )


def may_be_last(ruleset: Ruleset, card: int) -> bool:
    """Say whether `finish` lets a card be the last one laid (R33)."""
    rank = card // 4
    if ruleset.finish == "not_seven_or_ace":
        return rank not in (SEVEN, ACE)
    return ruleset.finish == "any" or RANKS[rank] == ruleset.wild
