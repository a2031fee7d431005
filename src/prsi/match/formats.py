"""Formats of a match: when rounds add up to a winner (R28)."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import ClassVar, Final

from prsi.rules.ruleset import Ruleset
from prsi.rules.shown import shown
from prsi.rules.values import CardValues

HIGHEST_NUMBER: Final = 10_000
"""The largest number a format takes: any number a table could play to, and no accident of typing."""


class MatchError(ValueError):
    """A match that cannot be played as described.

    ``reason`` is a stable word for translation, ``fields`` names the one or two settings at fault.
    """

    def __init__(self, reason: str, fields: tuple[str, ...], message: str) -> None:
        super().__init__(reason, fields, message)
        self.reason = reason
        self.fields = fields
        self.message = message

    def __str__(self) -> str:
        return self.message


@dataclass(frozen=True, slots=True)
class Single:
    """One round decides."""

    kind: ClassVar[str] = "single"


@dataclass(frozen=True, slots=True)
class RoundsWon:
    """Who first has won ``n`` rounds wins the match."""

    n: int
    kind: ClassVar[str] = "rounds_won"


@dataclass(frozen=True, slots=True)
class PenaltyPoints:
    """Cards left count against their holder; when a total reaches ``limit`` the lowest total wins."""

    limit: int
    kind: ClassVar[str] = "penalty_points"


@dataclass(frozen=True, slots=True)
class FewerCards:
    """Each round won takes one card off that player's deals; who would get none wins."""

    kind: ClassVar[str] = "fewer_cards"


@dataclass(frozen=True, slots=True)
class Chips:
    """A round costs the highest hand one of its ``n`` chips; none left is out, until ``survivors`` are left."""

    n: int
    survivors: int = 1
    kind: ClassVar[str] = "chips"


Format = Single | RoundsWon | PenaltyPoints | FewerCards | Chips


def counts_cards(form: Format) -> bool:
    """Say whether the cards left in the hands decide anything in a format (R28)."""
    return isinstance(form, PenaltyPoints | Chips)


FORMATS: Final[Mapping[str, type[Format]]] = {
    kind.kind: kind for kind in (Single, RoundsWon, PenaltyPoints, FewerCards, Chips)
}

SUGGESTED: Final[Mapping[str, tuple[int, ...]]] = {
    "rounds_won": (1, 3, 5),
    "penalty_points": (100, 150),
    "chips": (2, 3),
}
"""Numbers that a set-up offers first; any other is allowed (R28)."""

_NUMBERS: Final[Mapping[str, tuple[str, ...]]] = {
    "single": (),
    "rounds_won": ("n",),
    "penalty_points": ("limit",),
    "fewer_cards": (),
    "chips": ("n", "survivors"),
}
_OPTIONAL: Final[Mapping[str, int]] = {"survivors": 1}


def format_to_json(form: Format) -> dict[str, object]:
    """Return ``{"kind": …, number: …}``; `parse_format` makes the same format of it."""
    return {"kind": form.kind, **asdict(form)}


def parse_format(spec: object) -> Format:
    """Return the format that an object such as ``{"kind": "chips", "n": 3, "survivors": 2}`` describes.

    A kind alone may be given as a text. Raises MatchError for an unknown kind, a number that is missing, is not known
    or is no whole number from 1 to HIGHEST_NUMBER.
    """
    if isinstance(spec, str):
        spec = {"kind": spec}
    if not isinstance(spec, Mapping):
        raise MatchError(
            "format",
            ("format",),
            f"format: {shown(spec)} given, an object with a kind expected",
        )
    kind = spec.get("kind")
    if not isinstance(kind, str) or kind not in FORMATS:
        raise MatchError(
            "format",
            ("format",),
            f"format: kind {shown(kind)} given, one of {', '.join(FORMATS)} expected",
        )
    names = _NUMBERS[kind]
    for name in spec:
        if name != "kind" and name not in names:
            expected = ", ".join(names) or "nothing else"
            raise MatchError(
                "format",
                (str(name),),
                f"format {kind}: {shown(name)} given, {expected} expected",
            )
    numbers: dict[str, int] = {}
    for name in names:
        value = spec.get(name, _OPTIONAL.get(name))
        if type(value) is not int or not 1 <= value <= HIGHEST_NUMBER:
            raise MatchError(
                "format",
                (name,),
                f"format {kind}: {name} {shown(value)} given, a whole number from 1 to {HIGHEST_NUMBER} expected",
            )
        numbers[name] = value
    return FORMATS[kind](**numbers)


def check_match(ruleset: Ruleset, seats: int, form: Format, values: CardValues) -> None:
    """Refuse a match that could not be played or would never end.

    Raises MatchError, naming both settings that contradict each other: more or fewer seats than the ruleset has,
    survivors that leave nobody to lose, card values that can never reach a limit or decide a lot.
    """
    if not ruleset.min_seats <= seats <= ruleset.max_seats:
        raise MatchError(
            "seats",
            ("seats", "ruleset"),
            f"seats and ruleset: {shown(seats)} seats, {ruleset.preset} with these options takes "
            f"{ruleset.min_seats} to {ruleset.max_seats}",
        )
    counted = {values.of_card(card) for card in ruleset.cards}
    if isinstance(form, PenaltyPoints) and counted == {0}:
        raise MatchError(
            "limit_never_reached",
            ("limit", "values"),
            "limit and values: every card of the pack counts nothing, so no total ever reaches the limit",
        )
    if isinstance(form, Chips):
        if form.survivors >= seats:
            raise MatchError(
                "survivors",
                ("survivors", "seats"),
                f"survivors and seats: {form.survivors} of {seats} are to be left, fewer survivors than seats expected",
            )
        if len(counted) < 2:
            raise MatchError(
                "lot_never_decided",
                ("chips", "values"),
                "chips and values: every card of the pack counts the same, so a drawn lot would never end",
            )
