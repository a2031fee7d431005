"""The table's log: what happened, as private facts from which everything can be rebuilt, secrets included.

A log never leaves the table's own storage; clients are told `protocol.events`, built per seat (table/views.py).
"""

import json
from typing import Annotated, ClassVar

from prsi.protocol.codec import ProtocolError, decode, dumps, parse
from prsi.protocol.commands import Bot, Pace, Person, Phrase, Start
from prsi.protocol.events import OutWhy, Why
from prsi.protocol.messages import Contribution
from prsi.protocol.shapes import CommandId, Count, Line, MoveCode, Range, Seat, Secret, Seq, Text
from prsi.rules.frozen import dataclass
from prsi.rules.ruleset import RULES_VERSION

TABLE_VERSION = 3
"""Version of logs and snapshots; raised when a stored table would be read differently."""

Player = Annotated[str, Text(0, 64)]
"""A server's name for one of its players, never told to another; empty: the computer, nobody, or no server."""

LOG_BYTES = 1_000_000
SNAPSHOT_BYTES = 16_000_000


class StoredTableError(ValueError):
    """A stored log or snapshot that this version cannot read; nothing has been lost, and nothing is guessed."""


@dataclass(frozen=True, slots=True)
class Started:
    """A table was made as `start` asked; `secret` is the master from which every round's secret is derived (R37).

    `player` is who made it and sits on its first seat for a person; empty for a table that no server runs. `reserved`:
    a championship's table, whose seats are kept for these players, one a seat; none comes or goes but they.
    """

    kind: ClassVar[str] = "started"
    version: Count
    rules: Count
    start: Start
    secret: Secret
    dealer: Seat
    player: Player = ""
    reserved: tuple[Player, ...] = ()


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt: `sizes` are the cards each seat got, 0 for a seat not dealt in.

    `again`: how often it was dealt before, and was void; each deal has a secret of its own.
    """

    kind: ClassVar[str] = "dealt"
    match: Count
    number: Count
    dealer: Seat
    sizes: tuple[Annotated[int, Range(0, 8)], ...]
    contributions: tuple[Contribution, ...]
    again: Count = 0


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat made a move; `time_up`: the table made it, because the player's time was over."""

    kind: ClassVar[str] = "moved"
    seat: Seat
    move: MoveCode
    time_up: bool = False


@dataclass(frozen=True, slots=True)
class WindowTimedOut:
    """Five seconds were over, and nobody had called the seat out (R23)."""

    kind: ClassVar[str] = "window_timed_out"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TookBack:
    """A seat undid its last move: all entries after number `to` are a dead branch, but stay in the log."""

    kind: ClassVar[str] = "took_back"
    seat: Seat
    to: Seq


@dataclass(frozen=True, slots=True)
class Halted:
    """A seat paused the table."""

    kind: ClassVar[str] = "halted"
    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOn:
    """A seat ended the pause."""

    kind: ClassVar[str] = "went_on"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PaceChanged:
    """A seat changed the bots' pace."""

    kind: ClassVar[str] = "pace_changed"
    seat: Seat
    pace: Pace


@dataclass(frozen=True, slots=True)
class Rematched:
    """Another match begins with the same seats."""

    kind: ClassVar[str] = "rematched"
    seat: Seat


@dataclass(frozen=True, slots=True)
class SatDown:
    """A player took an open seat."""

    kind: ClassVar[str] = "sat_down"
    seat: Seat
    player: Player
    person: Person


@dataclass(frozen=True, slots=True)
class Filled:
    """The computer took an open seat; `by` None: because nobody came for it."""

    kind: ClassVar[str] = "filled"
    seat: Seat
    bot: Bot
    by: Seat | None


@dataclass(frozen=True, slots=True)
class StoodUp:
    """A seat is open again."""

    kind: ClassVar[str] = "stood_up"
    seat: Seat


@dataclass(frozen=True, slots=True)
class WentAway:
    """A player's last connection is lost."""

    kind: ClassVar[str] = "went_away"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack:
    """A player is connected again."""

    kind: ClassVar[str] = "came_back"
    seat: Seat


@dataclass(frozen=True, slots=True)
class AskedAbout:
    """The others are asked about an absent player; one who left has given the seat up with it."""

    kind: ClassVar[str] = "asked_about"
    seat: Seat
    reason: Why


@dataclass(frozen=True, slots=True)
class TakenOver:
    """The computer took over a player's seat; `by` None: because nobody answered."""

    kind: ClassVar[str] = "taken_over"
    seat: Seat
    bot: Bot
    by: Seat | None


@dataclass(frozen=True, slots=True)
class ComesBack:
    """A player whose seat was taken over comes back when this round is over."""

    kind: ClassVar[str] = "comes_back"
    seat: Seat
    person: Person


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A player has the own seat back from the computer."""

    kind: ClassVar[str] = "taken_back"
    seat: Seat
    person: Person


@dataclass(frozen=True, slots=True)
class GivenUp:
    """The match was given up because of the player at `seat`, whose seat is open now."""

    kind: ClassVar[str] = "given_up"
    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class Retired:
    """A seat of a championship's table is out of the match for good; a round that runs is void."""

    kind: ClassVar[str] = "retired"
    seat: Seat
    why: OutWhy


@dataclass(frozen=True, slots=True)
class GotReady:
    """A player is ready for the next round, or another match."""

    kind: ClassVar[str] = "got_ready"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Contributed:
    """A player mixed something into the next secret (R37)."""

    kind: ClassVar[str] = "contributed"
    seat: Seat
    value: Secret


@dataclass(frozen=True, slots=True)
class Said:
    """A player said a ready-made sentence."""

    kind: ClassVar[str] = "said"
    seat: Seat
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed for good; `seat` None: nobody did it, everybody was gone."""

    kind: ClassVar[str] = "closed"
    seat: Seat | None
    reason: Line


Fact = (
    Started
    | Dealt
    | Moved
    | WindowTimedOut
    | TookBack
    | Halted
    | WentOn
    | PaceChanged
    | Rematched
    | SatDown
    | Filled
    | StoodUp
    | WentAway
    | CameBack
    | AskedAbout
    | TakenOver
    | ComesBack
    | TakenBack
    | GivenUp
    | Retired
    | GotReady
    | Contributed
    | Said
    | Closed
)


@dataclass(frozen=True, slots=True)
class Logged:
    """One entry of the log: dense numbers from 1, table time in milliseconds, and the command behind it, if any.

    `actor` is the player who sent that command to a server, empty elsewhere; `seat` None: who sent it has no seat yet.
    """

    seq: Seq
    at: Count
    seat: Seat | None
    command: CommandId | None
    fact: Fact
    actor: Player = ""


def dump_entry(entry: Logged) -> str:
    """Write an entry as one line of JSON; the same entry gives the same bytes."""
    return dumps(entry)


def load_entry(text: str) -> Logged:
    """Read an entry that `dump_entry` wrote; raises StoredTableError for anything else."""
    try:
        entry = decode(Logged, parse(text, LOG_BYTES))
    except ProtocolError as error:
        raise StoredTableError(f"log entry: {error}") from None
    check_versions(entry)
    return entry


def check_versions(entry: Logged) -> None:
    """Refuse a log begun under another version of tables or rules (R38)."""
    fact = entry.fact
    if isinstance(fact, Started) and (fact.version, fact.rules) != (TABLE_VERSION, RULES_VERSION):
        raise StoredTableError(
            f"table version {fact.version} under rules {fact.rules} stored, "
            f"version {TABLE_VERSION} under rules {RULES_VERSION} expected"
        )


def read_version(text: str) -> tuple[object, object]:
    """Return the versions (table, rules) that a stored snapshot claims, (None, None) where it claims none."""
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError):
        return None, None
    return (raw.get("version"), raw.get("rules")) if isinstance(raw, dict) else (None, None)
