"""A match written down: what a record holds, and its text (docs/records.md).

`write` makes the text, `prsi.match.record_text.parse` reads it, `prsi.match.replay.replay` plays it again.
"""

import json
from dataclasses import dataclass
from typing import Final

from prsi.match.events import LotDrawn
from prsi.match.formats import Chips, Format, PenaltyPoints, RoundsWon
from prsi.rules.ruleset import RULES_VERSION, Ruleset
from prsi.rules.values import CardValues

RECORD_VERSION: Final = 1
"""Version of the text of a record; another one is refused."""

FIRST_LINE: Final = "prsi record"
WINDOW_CLOSED: Final = "~"
"""Stands among the moves where a table's clock closed the call-out window (R23)."""

LINE_WIDTH: Final = 100

Codes = tuple[str, ...]
Places = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Fairness:
    """What a round's shuffles were derived from (R37): the secret, what was promised of it, what players mixed in.

    ``contributions`` are pairs of seat and bytes, by seat. ``salt`` and ``commitment`` (hex) are None where nothing was
    published before the deal.
    """

    secret: bytes
    salt: bytes | None = None
    commitment: str | None = None
    contributions: tuple[tuple[int, bytes], ...] = ()


@dataclass(frozen=True, slots=True)
class Order:
    """A round's cards as they lay: hands as dealt, the upcard, and stock and reshuffles with the next card first."""

    hands: tuple[Codes, ...]
    upcard: str
    stock: Codes
    reshuffles: tuple[Codes, ...] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a seat, as a code; seat None and WINDOW_CLOSED where the clock closed the call-out window."""

    seat: int | None
    code: str

    def __str__(self) -> str:
        return self.code if self.seat is None else f"{self.seat}:{self.code}"


@dataclass(frozen=True, slots=True)
class Lot:
    """One drawing of lots: the tied seats and the card that each drew."""

    seats: tuple[int, ...]
    cards: Codes

    @classmethod
    def of(cls, drawn: LotDrawn) -> "Lot":
        """Return the lot that an event tells of."""
        return cls(drawn.seats, drawn.cards)


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """How a round ended: reason, winner (None: nobody), places (R26), cards left in each hand."""

    reason: str
    winner: int | None
    places: Places
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round of a record.

    It needs ``fairness`` or ``order`` to be replayed; where both are there they are checked against each other.
    ``dealer``, ``deal`` (cards for each seat, 0: not dealt in), ``lots`` and ``end`` follow from the rest and are
    checked where they are stated (not None).
    """

    moves: tuple[Move, ...]
    fairness: Fairness | None = None
    order: Order | None = None
    dealer: int | None = None
    deal: tuple[int, ...] | None = None
    lots: tuple[Lot, ...] | None = None
    end: RoundEnd | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """How a match stands at the end of its record: ``kind`` is won, drawn, survivors (chips) or unfinished."""

    kind: str
    winner: int | None = None
    places: Places = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A match: the ruleset, who sat where, the format, and its rounds. ``about`` holds free notes such as a date.

    ``retired`` are the seats that were taken out of a match for chips, in order: after how many rounds, and which.
    """

    ruleset: Ruleset
    names: tuple[str, ...]
    format: Format
    values: CardValues
    dealer: int
    rounds: tuple[RoundRecord, ...] = ()
    result: Result | None = None
    about: tuple[tuple[str, str], ...] = ()
    retired: tuple[tuple[int, int], ...] = ()


def write(record: Record) -> str:
    """Return the text of a record; `prsi.match.record_text.parse` reads the same record back.

    Raises ValueError for names or notes that would not fit on one line, and for a round without dealer or deal: the
    record of a replay (`Replay.record`) has everything.
    """
    lines = [
        f"{FIRST_LINE} {RECORD_VERSION}",
        f"rules: {RULES_VERSION}",
        f"ruleset: {json.dumps(record.ruleset.to_dict())}",
        f"format: {format_words(record.format)}",
        f"values: {_values_words(record.values)}",
        *(f"seat {seat}: {_one_line(name)}" for seat, name in enumerate(record.names)),
        f"dealer: {record.dealer}",
        *(f"about {_one_word(key)}: {_one_line(text)}" for key, text in record.about),
        *(f"retired {seat}: after {rounds}" for rounds, seat in record.retired),
    ]
    if record.result is not None:
        lines.append(f"result: {result_words(record.result)}")
    for number, round_ in enumerate(record.rounds, 1):
        lines += ["", f"round {number}", *_round_lines(round_)]
    return "\n".join(lines) + "\n"


def format_words(form: Format) -> str:
    """Return a format as a record writes it, such as ``chips 3 survivors 2``."""
    match form:
        case RoundsWon(n=n):
            return f"{form.kind} {n}"
        case PenaltyPoints(limit=limit):
            return f"{form.kind} {limit}"
        case Chips(n=n, survivors=survivors):
            return f"{form.kind} {n} survivors {survivors}"
        case _:
            return form.kind


def result_words(result: Result) -> str:
    """Return a result as a record writes it, such as ``won by 1; places 1 / 0 2``."""
    if result.kind == "unfinished":
        return result.kind
    kind = f"won by {result.winner}" if result.kind == "won" else result.kind
    return f"{kind}; places {places_words(result.places)}"


def end_words(end: RoundEnd) -> str:
    """Return how a round ended as a record writes it, such as ``out; winner 0; places 0 / 1; counts 0 3``."""
    winner = "nobody" if end.winner is None else end.winner
    return f"{end.reason}; winner {winner}; places {places_words(end.places)}; counts {_words(end.counts)}"


def places_words(places: Places) -> str:
    """Return places, best first, as a record writes them: those who share one are joined by a space."""
    return " / ".join(_words(place) for place in places)


def _round_lines(round_: RoundRecord) -> list[str]:
    if round_.dealer is None or round_.deal is None:
        raise ValueError("a round is written with its dealer and its deal; take the record of its replay")
    lines = [f"dealer: {round_.dealer}", f"deal: {_words(round_.deal)}"]
    if round_.fairness is not None:
        lines += _fairness_lines(round_.fairness)
    if round_.order is not None:
        lines += _order_lines(round_.order)
    lines += _wrapped("moves: ", [str(move) for move in round_.moves])
    for lot in round_.lots or ():
        lines.append("lot: " + " ".join(f"{seat}={card}" for seat, card in zip(lot.seats, lot.cards, strict=True)))
    if round_.end is not None:
        lines.append(f"end: {end_words(round_.end)}")
    return lines


def _fairness_lines(fairness: Fairness) -> list[str]:
    lines = []
    if fairness.commitment is not None and fairness.salt is not None:
        lines += [f"commitment: {fairness.commitment}", f"salt: {fairness.salt.hex()}"]
    lines.append(f"secret: {fairness.secret.hex()}")
    return lines + [f"contribution {seat}: {part.hex()}" for seat, part in fairness.contributions]


def _order_lines(order: Order) -> list[str]:
    lines = [f"hand {seat}: {' '.join(hand)}" for seat, hand in enumerate(order.hands) if hand]
    lines += [f"upcard: {order.upcard}", f"stock: {' '.join(order.stock)}".rstrip()]
    return lines + [f"reshuffle: {' '.join(cards)}" for cards in order.reshuffles]


def _values_words(values: CardValues) -> str:
    words = values.to_json()
    return words if isinstance(words, str) else json.dumps(words)


def _words(numbers: tuple[int, ...]) -> str:
    return " ".join(str(number) for number in numbers)


def _wrapped(key: str, words: list[str]) -> list[str]:
    """Return lines that each begin with the key and hold as many words as fit."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= LINE_WIDTH:
            lines[-1] += f" {word}"
        else:
            lines.append(key + word)
    return lines


def is_line(text: str) -> bool:
    """Say whether a name or a note may stand in a record: printable text without outer spaces, and not empty."""
    return text != "" and text == text.strip() and text.isprintable()


def _one_line(text: str) -> str:
    if not is_line(text):
        raise ValueError(
            f"{text!r} cannot stand in a record: printable text on one line, without outer spaces, expected"
        )
    return text


def _one_word(key: str) -> str:
    if not key.isidentifier():
        raise ValueError(f"{key!r} cannot name a note: one word expected")
    return key
