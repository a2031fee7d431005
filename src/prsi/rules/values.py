"""Card value tables: what a card left in hand counts (R29). They are data; any table can be edited."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from prsi.rules.cards import CODES, RANKS
from prsi.rules.shown import shown

HIGHEST_VALUE: Final = 1000
"""The most a card may count: generous, and small enough that sums stay small numbers everywhere."""


class ValuesError(ValueError):
    """A card value table that cannot be used; the message says what was expected and what was found."""


@dataclass(frozen=True, slots=True)
class CardValues:
    """What each rank counts, 2 to A; ``name`` is a table of R29, or ``own`` for an edited one."""

    name: str
    points: tuple[int, ...]

    def of_card(self, card: int) -> int:
        """Return what a card (0–51) counts."""
        return self.points[card >> 2]

    def of_cards(self, codes: Iterable[str]) -> int:
        """Return what the cards of a hand, as codes, count together."""
        return sum(self.points[CODES.index(code) >> 2] for code in codes)

    def to_json(self) -> str | dict[str, int]:
        """Return the table's name, or an edited table's ranks; `card_values` makes the same table of it."""
        return self.name if self.name in VALUES else dict(zip(RANKS, self.points, strict=True))

    def edited(self, changes: Mapping[str, int]) -> "CardValues":
        """Return this table with some ranks changed.

        Raises ValuesError for an unknown rank or a value that is no whole number from 0 to HIGHEST_VALUE.
        """
        return card_values(dict(zip(RANKS, self.points, strict=True)) | dict(changes))


def _table(name: str, jack: int, queen: int, king: int) -> CardValues:
    return CardValues(name, (*range(2, 11), jack, queen, king, 11))


VALUES: Final[Mapping[str, CardValues]] = MappingProxyType(
    {
        table.name: table
        for table in (
            _table("queens", 2, 20, 4),
            _table("jacks", 20, 10, 10),
            _table("czech", 2, 3, 4),
        )
    }
)

PRESET_VALUES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "prsi": "queens",
        "championship": "czech",
        "prsi-scored": "queens",
        "mau-mau": "jacks",
        "mau-mau-52": "jacks",
    }
)
"""The table that each preset uses where none is named (R29)."""


def card_values(spec: object) -> CardValues:
    """Return the table that a name or an object of all 13 ranks describes.

    Raises ValuesError for anything else.
    """
    if isinstance(spec, str):
        if spec not in VALUES:
            raise ValuesError(f"values: {shown(spec)} is no card value table, one of {', '.join(VALUES)} expected")
        return VALUES[spec]
    if not isinstance(spec, Mapping):
        raise ValuesError(f"values: {shown(spec)} given, a table's name or an object of the ranks {RANKS} expected")
    unknown = [str(rank) for rank in spec if rank not in tuple(RANKS)]
    missing = [rank for rank in RANKS if rank not in spec]
    if unknown or missing:
        found = "; ".join(
            [f"unknown: {' '.join(unknown)}"] * bool(unknown) + [f"missing: {' '.join(missing)}"] * bool(missing)
        )
        raise ValuesError(f"values: each of the ranks {RANKS} expected once, {found}")
    for rank in RANKS:
        value = spec[rank]
        if type(value) is not int or not 0 <= value <= HIGHEST_VALUE:
            raise ValuesError(f"values: {shown(value)} for {rank}, a whole number from 0 to {HIGHEST_VALUE} expected")
    points = tuple(spec[rank] for rank in RANKS)
    same = [table for table in VALUES.values() if table.points == points]
    return same[0] if same else CardValues("own", points)
