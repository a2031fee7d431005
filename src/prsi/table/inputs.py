"""What reaches a table besides its clients' commands, and what it asks of the shell that runs it."""

from dataclasses import dataclass

from prsi.protocol.commands import Level, Start
from prsi.protocol.events import OutWhy
from prsi.rules.view import View
from prsi.table.kept import Kind


@dataclass(frozen=True, slots=True)
class TimerFired:
    """A timer's time has come; one that is no longer running, or not yet due, changes nothing.

    `seat` tells timers of one kind apart that belong to one log entry; None: whichever there is.
    """

    kind: Kind
    seq: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Present:
    """A player is connected to the table; known already: nothing changes."""

    player: str


@dataclass(frozen=True, slots=True)
class Absent:
    """A player has no connection to the table left; known already: nothing changes."""

    player: str


@dataclass(frozen=True, slots=True)
class Actor:
    """Who sends a command to a server's table: the player, and how the others see the player."""

    player: str
    name: str
    avatar: str


@dataclass(frozen=True, slots=True)
class Reserve:
    """Make a championship's table: every seat of `start` is for a person, kept for one of `players`."""

    start: Start
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TakeOut:
    """Take a player out of the match of a championship's table; one who is out already stays out."""

    player: str
    why: OutWhy


@dataclass(frozen=True, slots=True)
class StandUp:
    """Free the seat of a player who must not be dealt in with somebody else here; in a match it changes nothing."""

    player: str


@dataclass(frozen=True, slots=True)
class Shut:
    """Close a championship's table: its draw was made anew."""

    reason: str


@dataclass(frozen=True, slots=True)
class BotMoved:
    """A bot has chosen; `seq` repeats the request's, so a choice for an older position is dropped.

    `move` None: it found none (a fault); the table then makes a plain legal move for it, so that no table stands still.
    """

    seat: int
    seq: int
    move: str | None


@dataclass(frozen=True, slots=True)
class HintFound:
    """The answer to a `HintRequest`; `reason` None: none was found (a fault)."""

    seat: int
    id: str
    seq: int
    move: str
    reason: str | None
    args: dict[str, str | int]


Input = TimerFired | BotMoved | HintFound | Present | Absent | StandUp | Reserve | TakeOut | Shut


@dataclass(frozen=True, slots=True)
class BotRequest:
    """Choose a move for a bot: from `legal`, seeing `view`, with chances from `random.Random(seed)`.

    Calls are not in `legal`: the table makes them. The answer is `BotMoved(seat, seq, move)`; it may come at once, the
    table waits for the bot's pace.
    """

    seat: int
    seq: int
    level: Level
    view: View
    legal: tuple[str, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class HintRequest:
    """Find what a strong player would do here; the answer is `HintFound` with the same seat, id and seq."""

    seat: int
    id: str
    seq: int
    view: View
    seed: int


Request = BotRequest | HintRequest
