"""Events as a seat is told them: those of the round (rules/events.py, redacted), of the match and of the table."""

from typing import ClassVar, Literal

from prsi.match import events as match
from prsi.protocol.commands import Phrase
from prsi.protocol.shapes import Count, Line, Name, Seat, Seq, Word
from prsi.rules import events as rules
from prsi.rules.frozen import dataclass

Why = Literal["silent", "gone", "left"]
"""Why a player is absent: owed a move for too long, lost the connection, or left."""

OutWhy = Literal["no_show", "left", "disqualified"]
"""Why a championship's player is out though chips are left: did not come in time, left, or was disqualified."""


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


@dataclass(frozen=True, slots=True)
class SatDown:
    """Somebody takes an open seat."""

    kind: ClassVar[str] = "sat_down"
    seat: Seat
    name: Name
    avatar: Name


@dataclass(frozen=True, slots=True)
class Filled:
    """The computer takes an open seat; `by` null: because nobody came for it."""

    kind: ClassVar[str] = "filled"
    seat: Seat
    name: Name
    by: Seat | None


@dataclass(frozen=True, slots=True)
class StoodUp:
    """Somebody gives a seat up while no round is played; it is open again."""

    kind: ClassVar[str] = "stood_up"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Gone:
    """A player's connection is lost."""

    kind: ClassVar[str] = "gone"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Back:
    """A player is connected again."""

    kind: ClassVar[str] = "back"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """The others are asked how to go on without a player: one who was silent, is gone, or left."""

    kind: ClassVar[str] = "asked"
    seat: Seat
    reason: Why


@dataclass(frozen=True, slots=True)
class Replaced:
    """The computer takes a player's seat over; `by` null: because nobody answered."""

    kind: ClassVar[str] = "replaced"
    seat: Seat
    by: Seat | None


@dataclass(frozen=True, slots=True)
class Returning:
    """A player who was replaced comes back when this round is over."""

    kind: ClassVar[str] = "returning"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A player takes the seat back from the computer."""

    kind: ClassVar[str] = "taken_back"
    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchGivenUp:
    """The match is given up because of an absent player, whose seat is open now."""

    kind: ClassVar[str] = "given_up"
    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class TakenOut:
    """A championship's player is out of the match for good; a round that was played is void, and is dealt anew."""

    kind: ClassVar[str] = "taken_out"
    seat: Seat
    why: OutWhy


@dataclass(frozen=True, slots=True)
class Ready:
    """A player is ready for the next round or match."""

    kind: ClassVar[str] = "ready"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Contributed:
    """A player has mixed something into the next secret (R37); what it was is shown with the secret."""

    kind: ClassVar[str] = "contributed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeUp:
    """A player's time for the turn is over: the table makes a plain move for the player."""

    kind: ClassVar[str] = "time_up"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Said:
    """A player says something."""

    kind: ClassVar[str] = "said"
    seat: Seat
    phrase: Phrase


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

TableEvent = (
    MatchStarted
    | RoundStarted
    | Undone
    | Paused
    | Resumed
    | PaceSet
    | SatDown
    | Filled
    | StoodUp
    | Gone
    | Back
    | Asked
    | Replaced
    | Returning
    | TakenBack
    | MatchGivenUp
    | TakenOut
    | Ready
    | Contributed
    | TimeUp
    | Said
    | TableClosed
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the table's log as this seat may see it; numbers are dense, `events` may be empty."""

    seq: Seq
    events: tuple[RoundEvent | MatchEvent | TableEvent, ...]
