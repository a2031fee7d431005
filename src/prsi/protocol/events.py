"""Events as a seat is told them: those of the round (rules/events.py, redacted), of the match and of the table."""

from dataclasses import dataclass
from typing import ClassVar

from prsi.match import events as match
from prsi.protocol.shapes import Count, Line, Seat, Seq, Word
from prsi.rules import events as rules


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match begins; the `number`th at this table, from 1."""

    kind: ClassVar[str] = "match_started"
    number: Count


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round begins; `commitment` is the salted hash of its secret, known before the deal (R37)."""

    kind: ClassVar[str] = "round_started"
    number: Count
    dealer: Seat
    commitment: Word


@dataclass(frozen=True, slots=True)
class Undone:
    """Everything after entry `to` is taken back."""

    kind: ClassVar[str] = "undone"
    seat: Seat
    to: Seq


@dataclass(frozen=True, slots=True)
class Paused:
    """All clocks stop."""

    kind: ClassVar[str] = "paused"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Resumed:
    """All clocks go on."""

    kind: ClassVar[str] = "resumed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PaceSet:
    """The bots' pace is changed."""

    kind: ClassVar[str] = "pace_set"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table is closed; `reason` says why."""

    kind: ClassVar[str] = "table_closed"
    reason: Line


RoundEvent = (
    rules.Dealt
    | rules.UpcardTurned
    | rules.Laid
    | rules.Drew
    | rules.Reshuffled
    | rules.Stood
    | rules.Kept
    | rules.Passed
    | rules.Skipped
    | rules.Called
    | rules.CalledOut
    | rules.WindowOpened
    | rules.WindowClosed
    | rules.WentOut
    | rules.CameBack
    | rules.RoundOver
)

MatchEvent = match.RoundScored | match.LotDrawn | match.ChipLost | match.Eliminated | match.MatchOver

TableEvent = MatchStarted | RoundStarted | Undone | Paused | Resumed | PaceSet | TableClosed


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the table's log as this seat may see it; numbers are dense, `events` may be empty."""

    seq: Seq
    events: tuple[RoundEvent | MatchEvent | TableEvent, ...]
