"""What a client may ask of a table; each command gets one answer: `ack`, `refused` or, to a question, its reply.

`at` is the number of the last log entry the client had seen when the player decided. A command that was made for an
older position is refused as `stale`, so a second click, or a click that crossed somebody's move, never plays.
"""

from typing import Annotated, ClassVar, Literal

from prsi.match.formats import Format, Single
from prsi.protocol.shapes import (
    MAX_SEATS,
    CommandId,
    Millis,
    MoveCode,
    Name,
    Range,
    Seat,
    Secret,
    Seq,
    Size,
    Word,
)
from prsi.rules.frozen import dataclass

Level = Literal["beginner", "casual", "strong"]
Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "nice_card",
    "unlucky",
    "your_turn",
    "back_in_two",
    "one_moment",
    "sorry",
    "prsi",
    "mau",
    "again",
    "goodbye",
    "emoji_smile",
    "emoji_laugh",
    "emoji_wow",
    "emoji_sad",
    "emoji_heart",
    "emoji_clap",
]
"""What can be said at a table: sentences (`say-<phrase>` in the locale files) and a few emojis; nothing is typed."""
JsonValue = object
"""A JSON value; the ruleset builder checks what is in it and names what is wrong."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast the table goes by itself: a bot waits `bot_min` to `bot_max` milliseconds before its move.

    A `bot_max` below `bot_min` counts as that. `next_round` is the pause after a round before the next one is dealt by
    itself, null: the player says when.
    """

    bot_min: Millis = 700
    bot_max: Millis = 1600
    next_round: Millis | None = None


USUAL_PACE = Pace()


@dataclass(frozen=True, slots=True)
class Person:
    """A seat for a person; `name` and `avatar` are shown to the others."""

    kind: ClassVar[str] = "person"
    name: Name
    avatar: Name


@dataclass(frozen=True, slots=True)
class Bot:
    """A seat for the computer at a level of play."""

    kind: ClassVar[str] = "bot"
    name: Name
    avatar: Name
    level: Level


@dataclass(frozen=True, slots=True)
class Open:
    """A seat that waits for somebody to sit down."""

    kind: ClassVar[str] = "open"


SeatSpec = Person | Bot | Open


DECIDED_BY_ONE = Single()

Values = Annotated[dict[str, Annotated[int, Range(0, 1000)]], Size(0, 13)]
"""A card value table of the player's own: rank → points, every rank of the pack (R29)."""


@dataclass(frozen=True, slots=True)
class Hello:
    """Who is there? Answered by `welcome`, and by `state` if a table is running."""

    kind: ClassVar[str] = "hello"
    id: CommandId


@dataclass(frozen=True, slots=True)
class Start:
    """Make a table and, with `deal`, deal the first round.

    A practice table has one person or more and no open seat. A table of a server begins with the one person who makes
    it; its first round is dealt when every seat is taken and everybody is ready. `clock`: what a person has for a turn
    there, null: no such clock.

    `ruleset` is `{"preset": "prsi", option: value, ...}`; `values` the name of a card value table or one of the
    player's own, null: the preset's. `secret` repeats an earlier table (practice only); `contribution` is mixed into
    the first deal (R37). `dealer` null: chosen by the secret.
    """

    kind: ClassVar[str] = "start"
    id: CommandId
    ruleset: Annotated[dict[str, JsonValue], Size(1, 40)]
    seats: Annotated[tuple[SeatSpec, ...], Size(2, MAX_SEATS)]
    format: Format = DECIDED_BY_ONE
    values: Word | Values | None = None
    pace: Pace = USUAL_PACE
    dealer: Annotated[int, Range(0, MAX_SEATS - 1)] | None = None
    deal: bool = True
    secret: Secret | None = None
    contribution: Secret | None = None
    clock: Annotated[int, Range(5_000, 600_000)] | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """Make a move of the own seat."""

    kind: ClassVar[str] = "play"
    id: CommandId
    at: Seq
    move: MoveCode


@dataclass(frozen=True, slots=True)
class Hint:
    """What would a strong player do here, and why? Answered by `hint`."""

    kind: ClassVar[str] = "hint"
    id: CommandId


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the own last move back, and everything after it (practice only)."""

    kind: ClassVar[str] = "undo"
    id: CommandId
    at: Seq


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop all clocks and bots; asking twice changes nothing (practice only)."""

    kind: ClassVar[str] = "pause"
    id: CommandId


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on; what was left of every clock is left still."""

    kind: ClassVar[str] = "resume"
    id: CommandId


@dataclass(frozen=True, slots=True)
class NextRound:
    """Be ready for the next round, which is dealt as soon as every person present is; alone: at once.

    `contribution` is mixed into its secret, whose commitment is known already (R37).
    """

    kind: ClassVar[str] = "next_round"
    id: CommandId
    at: Seq
    contribution: Secret | None = None


@dataclass(frozen=True, slots=True)
class Rematch:
    """Be ready for another match with the same seats and rules; the deal moves on by one seat."""

    kind: ClassVar[str] = "rematch"
    id: CommandId
    at: Seq
    contribution: Secret | None = None


@dataclass(frozen=True, slots=True)
class SetPace:
    """Change how fast the bots go, from their next move on."""

    kind: ClassVar[str] = "set_pace"
    id: CommandId
    pace: Pace


@dataclass(frozen=True, slots=True)
class Leave:
    """Give the seat up, for a round that is played as lost; the last person to leave closes the table for good.

    What it knew of hidden cards stays hidden.
    """

    kind: ClassVar[str] = "leave"
    id: CommandId


@dataclass(frozen=True, slots=True)
class Sit:
    """Sit down, on a given open seat or (null) on the first; or come back to the seat the computer took over.

    That seat is given back between rounds: asked for in the middle of one, as soon as it is over.
    """

    kind: ClassVar[str] = "sit"
    id: CommandId
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Fill:
    """Let the computer take every open seat."""

    kind: ClassVar[str] = "fill"
    id: CommandId
    level: Level = "casual"


@dataclass(frozen=True, slots=True)
class AnswerAbsence:
    """Say how to go on without the player at `seat`, who was asked about; the first answer counts.

    `computer` takes the seat over; `new_match` gives this match up, and another begins when the seat is taken again.
    """

    kind: ClassVar[str] = "answer"
    id: CommandId
    seat: Seat
    choice: Literal["computer", "new_match"]


@dataclass(frozen=True, slots=True)
class Contribute:
    """Mix something of one's own into the secret of the next round (R37); only the first contribution counts."""

    kind: ClassVar[str] = "contribute"
    id: CommandId
    at: Seq
    contribution: Secret


@dataclass(frozen=True, slots=True)
class Say:
    """Say one of the ready-made sentences, which everybody reads in their own language."""

    kind: ClassVar[str] = "say"
    id: CommandId
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Sync:
    """Send what the client missed: answered by `state` with every entry after number `after` of this round."""

    kind: ClassVar[str] = "sync"
    id: CommandId
    after: Seq = 0


@dataclass(frozen=True, slots=True)
class GetRecord:
    """Send the record of the finished rounds of this match, secrets included (R38); answered by `record`."""

    kind: ClassVar[str] = "get_record"
    id: CommandId


Command = (
    Hello
    | Start
    | Play
    | Hint
    | Undo
    | Pause
    | Resume
    | NextRound
    | Rematch
    | SetPace
    | Leave
    | Sit
    | Fill
    | AnswerAbsence
    | Contribute
    | Say
    | Sync
    | GetRecord
)
