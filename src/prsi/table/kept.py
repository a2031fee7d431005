"""What a table keeps besides its log, as a snapshot writes it.

The codec reads these shapes' annotations, which a compiled module does not have: so they stand by themselves.
"""

from dataclasses import replace
from typing import Literal

from prsi.protocol import events as wire
from prsi.protocol.events import OutWhy
from prsi.protocol.shapes import Count, Seat
from prsi.rules.frozen import dataclass
from prsi.table.facts import Dealt, Logged

Kind = Literal["call_window", "call_out", "bot", "next_round", "turn", "absence", "answer", "fill", "close"]


@dataclass(frozen=True, slots=True)
class Timer:
    """A running timer: its kind, the log entry it belongs to, the seat it concerns, and when it began and is due.

    Times are table time in milliseconds.
    """

    kind: Kind
    seq: int
    seat: int
    since: int
    due: int

    @property
    def runs_in_pause(self) -> bool:
        """Whether a pause does not stop it."""
        return self.kind == "close"

    def is_meant_by(self, kind: str, seq: int, seat: int | None) -> bool:
        """Whether an alarm was set for this timer; `seat` None: for whichever there is of that kind and entry."""
        return (self.kind, self.seq) == (kind, seq) and seat in (None, self.seat)

    def shifted(self, by: int) -> "Timer":
        """Return the timer as much later: what was left of it is left still."""
        return replace(self, since=self.since + by, due=self.due + by)


@dataclass(frozen=True, slots=True)
class Answered:
    """A command that was done, and the last entry it made."""

    asker: str
    command: str
    seq: int


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished round of the running match, enough to show it and to write its record."""

    dealt: Dealt
    reason: str
    winner: int | None
    places: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    total: tuple[int, ...]
    chips: tuple[int, ...]
    scored: tuple[wire.MatchEvent, ...]
    lines: tuple[Logged, ...]


@dataclass(frozen=True, slots=True)
class Out:
    """A seat that was taken out of the running match, after so many rounds."""

    rounds: Count
    seat: Seat
    why: OutWhy
