"""What happens between rounds, as recorded facts; a table sends them on as they are: nothing in them is hidden."""

from dataclasses import asdict
from typing import ClassVar

from prsi.rules.frozen import dataclass


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A round was counted: its winner (None: nobody), each seat's hand value, and the scores after it."""

    kind: ClassVar[str] = "round_scored"
    round: int
    winner: int | None
    hand_points: tuple[int, ...]
    rounds_won: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """Tied ``seats`` each drew one of ``cards`` from a full shuffled pack; the highest value loses (R28)."""

    kind: ClassVar[str] = "lot_drawn"
    seats: tuple[int, ...]
    cards: tuple[str, ...]
    losers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChipLost:
    """A seat lost a chip and has ``left``; ``because`` is points, cards or lot, whatever settled it."""

    kind: ClassVar[str] = "chip_lost"
    seat: int
    left: int
    because: str


@dataclass(frozen=True, slots=True)
class Eliminated:
    """A seat without chips, or one that was taken out, is out of the match."""

    kind: ClassVar[str] = "eliminated"
    seat: int


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match is over: its winner (None when it is drawn or several survive) and the places, best first."""

    kind: ClassVar[str] = "match_over"
    winner: int | None
    places: tuple[tuple[int, ...], ...]
    drawn: bool


MatchEvent = RoundScored | LotDrawn | ChipLost | Eliminated | MatchOver


def event_to_json(event: MatchEvent) -> dict[str, object]:
    """Return an event as JSON values, with its ``kind``."""
    return {"kind": event.kind, **asdict(event)}
