"""Scenario files: one position, its moves and what must hold; the format is described in docs/scenarios.md.

`parse` reads the object of a file, or raises `Malformed`; `run` plays it and returns the first `Difference`, or None.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from prsi.rules.cards import CODES, RANKS, SUITS, CardError, cards_of, parse_card, parse_cards
from prsi.rules.deal import ScriptedShuffler, ShuffleError
from prsi.rules.play import REASONS, Refused, legal_codes, play, set_up, wish_code
from prsi.rules.round import Round
from prsi.rules.ruleset import Ruleset, RulesetError, build
from prsi.rules.values import VALUES

_CARD: Final = f"[{RANKS}][{SUITS}]"
_MOVE: Final = re.compile(rf"{_CARD}(?:,{_CARD})*(?:=[{SUITS}{RANKS}])?|\+[0-9]+|-|!|\?[0-9]+")


class Malformed(ValueError):
    """A scenario file that cannot be run: ``where`` in the file, what was ``expected`` there, what was ``found``."""

    def __init__(self, where: str, expected: str, found: str) -> None:
        super().__init__(where, expected, found)
        self.where = where
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"{self.where}: {self.expected} expected, {self.found} found"


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a scenario does not hold: ``where`` is a step (counted from 1) or the result, ``what`` its key."""

    where: str
    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}: expected {self.expected}, found {self.found}"


@dataclass(frozen=True, slots=True)
class Step:
    """A move to be made, or to be refused (``legal`` false); ``checks`` must hold before it."""

    seat: int
    code: str
    legal: bool
    checks: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A parsed scenario file; cards are numbers, ``stock`` and ``reshuffles`` have the next card to be drawn first."""

    name: str
    ruleset: Ruleset
    dealer: int
    hands: tuple[tuple[int, ...], ...]
    upcard: int
    stock: tuple[int, ...]
    reshuffles: tuple[tuple[int, ...], ...]
    steps: tuple[Step, ...]
    result: Mapping[str, object] | None


# --- reading ---


def read(text: str) -> Scenario:
    """Return the scenario in the text of a file; raises Malformed for text that is no JSON or no scenario."""
    try:
        data = json.loads(text, object_pairs_hook=_without_doubles)
    except json.JSONDecodeError as error:
        raise Malformed(f"line {error.lineno}, column {error.colno}", "JSON", error.msg) from None
    except ValueError as error:  # a number of thousands of digits
        if isinstance(error, Malformed):
            raise
        raise Malformed("the file", "JSON with numbers of a sensible size", str(error)) from None
    except RecursionError:
        raise Malformed("the file", "JSON of a few levels", "too many levels") from None
    return parse(data)


def parse(data: object) -> Scenario:
    """Return the scenario that the object of a file describes; raises Malformed, naming the place."""
    fields = _object(data, "the file")
    _keys(fields, "the file", _FILE_KEYS, _FILE_KEYS - {"reshuffles", "result"})
    try:
        ruleset = build(_object(fields["ruleset"], "ruleset"))
    except RulesetError as error:
        raise Malformed("ruleset", "a ruleset that can be played", str(error)) from None
    hand_texts = _list(fields["hands"], "hands")
    hands = tuple(_cards(hand, f"hands[{seat}]") for seat, hand in enumerate(hand_texts))
    low, high = ruleset.players
    if not low <= len(hands) <= high:
        raise Malformed("hands", f"one string for each of {low} to {high} seats", f"{len(hands)}")
    dealer = _seat(fields["dealer"], "dealer", len(hands))
    upcard = _card(fields["upcard"], "upcard")
    if ruleset.start_wild == "redraw" and CODES[upcard][0] == ruleset.wild:
        raise Malformed("upcard", "a card that is not redrawn (start_wild: redraw)", f"the wild {CODES[upcard]}")
    stock = _cards(fields["stock"], "stock")
    _check_pack(ruleset, hands, upcard, stock)
    if dealer not in (playing := [seat for seat, hand in enumerate(hands) if hand]) or len(playing) < 2:
        raise Malformed("hands", "cards for the dealer and for at least one other seat", f"cards for seats {playing}")
    orders = _list(fields.get("reshuffles", []), "reshuffles")
    return Scenario(
        name=_text(fields["name"], "name"),
        ruleset=ruleset,
        dealer=dealer,
        hands=hands,
        upcard=upcard,
        stock=stock,
        reshuffles=tuple(_cards(order, f"reshuffles[{at}]") for at, order in enumerate(orders)),
        steps=tuple(
            _step(step, f"step {number}", len(hands)) for number, step in enumerate(_list(fields["steps"], "steps"), 1)
        ),
        result=_result(fields["result"], len(hands)) if "result" in fields else None,
    )


_FILE_KEYS: Final = frozenset(
    {"name", "ruleset", "dealer", "hands", "upcard", "stock", "reshuffles", "steps", "result"}
)


def _check_pack(ruleset: Ruleset, hands: Sequence[Sequence[int]], upcard: int, stock: Sequence[int]) -> None:
    places = [(card, f"hands[{seat}]") for seat, hand in enumerate(hands) for card in hand]
    places += [(upcard, "upcard"), *((card, "stock") for card in stock)]
    seen: dict[int, str] = {}
    for card, where in places:
        if card not in ruleset.cards:
            raise Malformed(where, "cards of the ruleset's pack", CODES[card])
        if card in seen:
            raise Malformed(where, "each card once", f"{CODES[card]}, which is in {seen[card]} too")
        seen[card] = where


def _step(data: object, where: str, seats: int) -> Step:
    fields = _object(data, where)
    _keys(fields, where, {"seat", "move", "illegal", *_CHECKS}, {"seat"})
    if ("move" in fields) == ("illegal" in fields):
        raise Malformed(where, "either move or illegal", "both" if "move" in fields else "neither")
    kind = "move" if "move" in fields else "illegal"
    code = _text(fields[kind], f"{where}: {kind}")
    if not _MOVE.fullmatch(code):
        raise Malformed(f"{where}: {kind}", "a move code, such as 7s, Qd=c, +1, - or ?2", repr(code))
    checks = {
        name: reader(fields[name], f"{where}: {name}", seats) for name, (reader, _) in _CHECKS.items() if name in fields
    }
    return Step(_seat(fields["seat"], f"{where}: seat", seats), code, kind == "move", checks)


def _result(data: object, seats: int) -> Mapping[str, object]:
    fields = _object(data, "result")
    _keys(fields, "result", {*_RESULTS, "hand_points", "values"}, {"over"})
    read = {
        name: reader(fields[name], f"result: {name}", seats) for name, (reader, _) in _RESULTS.items() if name in fields
    }
    if "values" in fields:
        values = fields["values"]
        if not isinstance(values, str) or values not in VALUES:
            raise Malformed("result: values", f"one of {', '.join(VALUES)}", _shown(values))
        read["values"] = values
    if "hand_points" in fields:
        if "values" not in fields:
            raise Malformed("result: hand_points", "values, the name of a card value table, beside it", "none")
        read["hand_points"] = _counts(fields["hand_points"], "result: hand_points", seats)
    return read


# --- the values of keys: a reader each, and below what is found in the round ---


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields: dict[str, object] = {}
    for key, value in pairs:
        if key in fields:
            raise Malformed(key, "each key once in an object", "it twice")
        fields[key] = value
    return fields


def _shown(value: object) -> str:
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except RecursionError:  # as many levels as could just be read
        return "too many levels"
    return text if len(text) <= 80 else text[:77] + "..."


def _keys(
    fields: Mapping[str, object], where: str, known: set[str] | frozenset[str], needed: set[str] | frozenset[str]
) -> None:
    for key in fields:
        if key not in known:
            raise Malformed(where, f"only the keys {', '.join(sorted(known))}", repr(key))
    for key in sorted(needed):
        if key not in fields:
            raise Malformed(where, f"the key {key}", "none")


def _object(value: object, where: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise Malformed(where, "an object", _shown(value))
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise Malformed(where, "a list", _shown(value))
    return value


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise Malformed(where, "a text", _shown(value))
    return value


def _card(value: object, where: str) -> int:
    try:
        return parse_card(_text(value, where))
    except CardError:
        raise Malformed(where, "a card code, such as 7h", _shown(value)) from None


def _cards(value: object, where: str) -> tuple[int, ...]:
    text = _text(value, where)
    for code in text.split():
        _card(code, where)
    return tuple(parse_cards(text))


def _number(value: object, where: str, what: str, low: int = 0, high: int | None = None) -> int:
    if type(value) is not int or value < low or (high is not None and value > high):
        raise Malformed(where, what, _shown(value))
    return value


def _seat(value: object, where: str, seats: int) -> int:
    return _number(value, where, f"a seat from 0 to {seats - 1}", 0, seats - 1)


def _maybe_seat(value: object, where: str, seats: int) -> int | None:
    return None if value is None else _seat(value, where, seats)


def _count(value: object, where: str, _seats: int) -> int:
    return _number(value, where, "a whole number")


def _flag(value: object, where: str, _seats: int) -> bool:
    if not isinstance(value, bool):
        raise Malformed(where, "true or false", _shown(value))
    return value


def _counts(value: object, where: str, seats: int) -> list[int]:
    counts = [_number(count, where, f"{seats} whole numbers") for count in _list(value, where)]
    if len(counts) != seats:
        raise Malformed(where, f"{seats} whole numbers", f"{len(counts)}")
    return counts


def _direction(value: object, where: str, _seats: int) -> int:
    if type(value) is not int or value not in (1, -1):
        raise Malformed(where, "1 or -1", _shown(value))
    return value


def _top(value: object, where: str, _seats: int) -> str:
    return CODES[_card(value, where)]


def _wish(value: object, where: str, _seats: int) -> str | None:
    if value is not None and not (isinstance(value, str) and len(value) == 1 and value in SUITS + RANKS):
        raise Malformed(where, f"a suit of {SUITS}, a rank of {RANKS} or null", _shown(value))
    return value


def _legal(value: object, where: str, seats: int) -> dict[str, str]:
    legal: dict[str, str] = {}
    for seat, codes in _object(value, where).items():
        if seat not in {str(known) for known in range(seats)}:
            raise Malformed(where, f"seats from 0 to {seats - 1} as keys", repr(seat))
        legal[seat] = _text(codes, f"{where}, seat {seat}")
    return legal


def _reason(value: object, where: str, _seats: int) -> str:
    if not isinstance(value, str) or value not in REASONS.values():
        raise Malformed(where, f"one of {', '.join(REASONS.values())}", _shown(value))
    return value


def _places(value: object, where: str, seats: int) -> list[list[int]]:
    places = [[_seat(seat, where, seats) for seat in _list(place, where)] for place in _list(value, where)]
    named = [seat for place in places for seat in place]
    if len(set(named)) < len(named) or not all(places):
        raise Malformed(where, "lists of seats, each seat once", _shown(value))
    return [sorted(place) for place in places]


def _found_legal(round_: Round) -> dict[str, str]:
    legal = {str(seat): " ".join(legal_codes(round_, seat)) for seat in range(len(round_.hands))}
    return {seat: codes for seat, codes in legal.items() if codes}


_Reader = Callable[[object, str, int], object]
_Finder = Callable[[Round], object]

_CHECKS: Final[Mapping[str, tuple[_Reader, _Finder]]] = {
    "to_act": (_seat, lambda round_: None if round_.over else round_.to_act),
    "legal": (_legal, _found_legal),
    "top": (_top, lambda round_: CODES[round_.top]),
    "wish": (_wish, lambda round_: wish_code(round_.wish)),
    "penalty": (_count, lambda round_: round_.penalty),
    "skip": (_flag, lambda round_: round_.skip),
    "stock": (_count, lambda round_: len(round_.stock)),
    "counts": (_counts, lambda round_: round_.counts()),
    "direction": (_direction, lambda round_: round_.direction),
}
_RESULTS: Final[Mapping[str, tuple[_Reader, _Finder]]] = {
    "over": (_flag, lambda round_: round_.over),
    "reason": (_reason, lambda round_: REASONS.get(round_.reason)),
    "winner": (_maybe_seat, lambda round_: None if round_.winner < 0 else round_.winner),
    "places": (_places, lambda round_: round_.places() if round_.over else None),
    "counts": (_counts, lambda round_: round_.counts()),
}


# --- running ---


def run(scenario: Scenario) -> Difference | None:
    """Play a scenario and return where it first differs from what the file says, or None if all of it holds.

    Raises Malformed where a reshuffle comes up that the file gives no order, or no permutation, for.
    """
    round_, _ = set_up(
        scenario.ruleset,
        scenario.dealer,
        scenario.hands,
        scenario.upcard,
        scenario.stock,
        ScriptedShuffler(scenario.reshuffles),
    )
    for number, step in enumerate(scenario.steps, 1):
        where = f"step {number}"
        difference = _first_difference(where, step.checks, _CHECKS, round_) or _take_step(where, step, round_)
        if difference:
            return difference
    if scenario.result is None:
        return None
    difference = _first_difference("result", scenario.result, _RESULTS, round_)
    if difference is None and "hand_points" in scenario.result:
        values = VALUES[str(scenario.result["values"])]
        found = [sum(values.of_card(card) for card in cards_of(hand)) for hand in round_.hands]
        if found != scenario.result["hand_points"]:
            difference = Difference("result", "hand_points", _shown(scenario.result["hand_points"]), _shown(found))
    return difference


def _first_difference(
    where: str, expected: Mapping[str, object], known: Mapping[str, tuple[_Reader, _Finder]], round_: Round
) -> Difference | None:
    for name, (_, find) in known.items():
        if name in expected and (found := find(round_)) != expected[name]:
            return Difference(where, name, _shown(expected[name]), _shown(found))
    return None


def _take_step(where: str, step: Step, round_: Round) -> Difference | None:
    before = _snapshot(round_)
    try:
        play(round_, step.seat, step.code)
    except ShuffleError as error:
        raise Malformed(f"{where}: reshuffles", "an order for every reshuffle", str(error)) from None
    except Refused as refused:
        if step.legal:
            move = f"{step.seat}:{step.code}"
            return Difference(where, "move", f"{move} to be legal", f"refused, {refused.why}")
        if _snapshot(round_) != before:
            return Difference(where, "illegal", "nothing changed by a refused move", "another position after it")
        return None
    if not step.legal:
        return Difference(where, "illegal", f"{step.seat}:{step.code} to be refused", "it was legal")
    return None


def _snapshot(round_: Round) -> tuple[object, ...]:
    """Return all that a move could change, to be compared."""
    return (
        tuple(round_.hands),
        tuple(round_.stock),
        tuple(round_.out),
        round_.pile,
        round_.inside,
        round_.to_act,
        round_.direction,
        round_.top,
        round_.wish,
        round_.penalty,
        round_.skip,
        round_.drawn,
        round_.called,
        round_.window,
        round_.turns,
        round_.shuffles,
        round_.pending,
        round_.over,
        round_.reason,
    )
