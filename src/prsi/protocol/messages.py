"""What a table tells a client. Hidden cards have no place here: a message is built from what a seat may know."""

from typing import Annotated, ClassVar, Literal

from prsi.match.formats import Format
from prsi.protocol.commands import Level, Pace, Values
from prsi.protocol.events import Entry, MatchEvent, Why
from prsi.protocol.shapes import Card, CommandId, Count, Line, MoveCode, Name, Range, Seat, Secret, Seq, Text, Word
from prsi.rules.frozen import dataclass

Phase = Literal["waiting", "ready", "playing", "round_over", "match_over", "closed"]
"""`waiting`: seats are open; `ready`: the next round can be dealt; `playing`; `round_over`: looking at the result;
`match_over`; `closed`."""

TABLE_REASONS = (
    "no_table",
    "table_running",
    "table_closed",
    "not_seated",
    "bad_ruleset",
    "bad_seats",
    "bad_values",
    "bad_format",
    "bad_dealer",
    "no_secret",
    "not_practice",
    "table_full",
    "not_waiting",
    "nobody_asked_about",
    "own_seat",
    "too_soon",
    "not_stored",
    "not_playing",
    "not_between_rounds",
    "match_over",
    "match_not_over",
    "paused",
    "stale",
    "nothing_to_undo",
    "no_finished_round",
    "not_together",
    "apart_now",
    "full",
    "too_many_tables",
    "muted",
    "championship",
)
"""Reasons of `refused` that are the table's own; the rules have theirs (`does_not_fit`, ...).

The last six are a server's: it seats nobody with somebody blocked, nor plays another match with them, has no room,
counts a player's tables, and has moderators; at a championship's table nobody speaks, or plays another match.
"""

FaultCode = Literal[
    "not_json",
    "too_big",
    "wrong_version",
    "unknown_kind",
    "missing_key",
    "unknown_key",
    "wrong_type",
    "out_of_range",
    "internal",
]
"""What can be wrong with text that should be a command; `internal`: a fault of the program, not of the text."""

Points = Annotated[int, Range(0, 1_000_000)]
Winner = Seat | None


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits at a seat: `level` is null for a person, `name` and `avatar` are empty for an open seat.

    `connected` is true for the computer; `ready` for the next round; `returning`: the computer plays until this round
    is over, and then the player whose seat it is.
    """

    seat: Seat
    name: Annotated[str, Text(0, 40)]
    avatar: Annotated[str, Text(0, 40)]
    level: Level | None
    open: bool
    connected: bool
    ready: bool
    returning: bool


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a card cannot be laid: a reason (see `refused-<reason>` in the locale files) and the rulebook's number."""

    reason: Word
    rule: Word


@dataclass(frozen=True, slots=True)
class Call:
    """A call that a seat may make now, as all may know: of its own (`!`, late), or of somebody out (`?seat`)."""

    seat: Seat
    move: MoveCode


@dataclass(frozen=True, slots=True)
class RoundView:
    """What the viewer may know of the round: the rules' view (R36), and why each card that cannot be laid cannot.

    `seat` null: nobody's view; it has no hand and no legal moves, but the `calls` that a window allows (R23).
    `refusals` are made on the seat's own turn only: card → why no legal move lays it.

    `hand` is ascending; `pile` oldest first, without `top`; `counts` has one number a seat; `legal` is sorted as plain
    strings; `drawn` is the drawn card that may still be laid (R8); `window` the seat that may be called out (R23);
    `pending` the seat whose finish waits for its answering turn (R34); `playing` the seats that were dealt in, and
    `inside` those of them still in the round.
    """

    seat: Seat | None
    dealer: Seat
    playing: tuple[Seat, ...]
    inside: tuple[Seat, ...]
    hand: tuple[Card, ...]
    counts: tuple[Count, ...]
    top: Card
    pile: tuple[Card, ...]
    wish: Word | None
    penalty: Count
    skip: bool
    direction: int
    to_act: Seat | None
    drawn: Card | None
    called: bool
    window: Seat | None
    stock: Count
    shuffles: Count
    turns: Count
    out: tuple[Seat, ...]
    pending: Seat | None
    over: bool
    reason: Word | None
    winner: Winner
    places: tuple[tuple[Seat, ...], ...]
    legal: tuple[MoveCode, ...]
    refusals: dict[str, Refusal]
    calls: tuple[Call, ...] = ()


@dataclass(frozen=True, slots=True)
class Clock:
    """A running clock the player can see: what it is, what is left of it and how long it was, in milliseconds.

    `absence`: when the others are asked about a player; `answer`: when that question answers itself; `fill`: when the
    computer takes the open seats; `close`: when a table that everybody left is closed.
    """

    kind: ClassVar[str] = "clock"
    what: Literal["call_window", "next_round", "turn", "absence", "answer", "fill", "close"]
    seat: Seat | None
    left: Count
    of: Count


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One finished round in the score sheet: the values of the cards left and their number, one a seat.

    `total` are the match's points after it, `chips` what was left of them (empty where the format has none). A round
    without a winner changes no score (R28).
    """

    number: Count
    dealer: Seat
    reason: Word
    winner: Winner
    points: tuple[Count, ...]
    counts: tuple[Count, ...]
    total: tuple[Count, ...]
    chips: tuple[Count, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a seat stands in the match: its place (1 is best, equal ones share), rounds won, points and chips.

    `points` and `chips` are null where the format has none; `hand_size` is what the seat is dealt next, 0: it is out.
    """

    seat: Seat
    place: Count
    rounds_won: Count
    points: Points | None
    chips: Count | None
    hand_size: Count


@dataclass(frozen=True, slots=True)
class MatchView:
    """The match: its format, card values (rank → points), score sheet and standing; `round` counts from 1."""

    number: Count
    round: Count
    format: Format
    values_name: Word | None
    values: Values
    rows: tuple[ScoreRow, ...]
    standing: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a player mixed into the secret of a round (R37), in hexadecimal."""

    seat: Seat
    value: Secret


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended, every hand shown, and its secret, so that anybody can check the deal (R37).

    `scored` is what it did to the match: scores, drawn lots, chips lost, who is out, the match's end (R28).
    """

    number: Count
    reason: Word
    winner: Winner
    places: tuple[tuple[Seat, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[Count, ...]
    scored: tuple[MatchEvent, ...]
    commitment: Word
    secret: Word
    salt: Word
    contributions: tuple[Contribution, ...]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended: `places` best first, equal ones share; no winner when it is drawn."""

    winner: Winner
    drawn: bool
    places: tuple[tuple[Seat, ...], ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A player is absent: the others are to say how to go on (`answer`); the clock `answer` runs."""

    seat: Seat
    reason: Why


@dataclass(frozen=True, slots=True)
class TableView:
    """All a viewer may know of its table now; `seq` is the last log entry it includes.

    `seat` null: nobody's view, of a device that several people share, while no hand is shown.

    `online`: the table is a server's; `championship`: it is one of a championship, where nobody speaks, nobody else
    comes, and to leave is to be out; `question` is told to everybody, `can_answer` says who may answer it.

    `since` is the seat's own last move of this round (0: none yet): the entries after it are what happened since.
    `contributed`: this seat has mixed something into the next round's secret already (R37).
    `waiting_for` are the seats that owe a move or a confirmation; `commitment` is the salted hash of the secret of the
    round that runs, or between rounds of the next one.
    """

    seq: Seq
    since: Seq
    phase: Phase
    seat: Seat | None
    seats: tuple[SeatInfo, ...]
    ruleset: dict[str, object]
    pace: Pace
    online: bool
    paused: bool
    question: Question | None
    can_answer: bool
    contributed: bool
    waiting_for: tuple[Seat, ...]
    can_undo: bool
    can_pause: bool
    can_hint: bool
    clocks: tuple[Clock, ...]
    commitment: Word | None
    match: MatchView | None
    round: RoundView | None
    round_result: RoundResult | None
    match_result: MatchResult | None
    championship: bool = False


@dataclass(frozen=True, slots=True)
class Welcome:
    """Versions on the table's side; `running`: a table is there and its `state` follows."""

    kind: ClassVar[str] = "welcome"
    id: CommandId
    protocol: Count
    rules: Count
    record: Count
    package: Word
    running: bool


@dataclass(frozen=True, slots=True)
class Ack:
    """The command is done; `seq` is the last log entry it made (or the log's last one if it made none)."""

    kind: ClassVar[str] = "ack"
    id: CommandId
    seq: Seq


@dataclass(frozen=True, slots=True)
class Refused:
    """The command is not done and nothing has changed; `rule` is the rulebook's number, or empty."""

    kind: ClassVar[str] = "refused"
    id: CommandId
    reason: Word
    rule: Annotated[str, Text(0, 8)]
    expected: Line
    found: Line


@dataclass(frozen=True, slots=True)
class State:
    """Everything anew: after `start`, `hello` and `sync`.

    `entries` are those after the number asked for, but not those of an earlier round or of a branch that was undone.
    """

    kind: ClassVar[str] = "state"
    id: CommandId | None
    entries: tuple[Entry, ...]
    view: TableView


@dataclass(frozen=True, slots=True)
class Events:
    """What has happened, in order, and the view after it; if the numbers leave a gap, the client asks for `sync`."""

    kind: ClassVar[str] = "events"
    entries: tuple[Entry, ...]
    view: TableView


@dataclass(frozen=True, slots=True)
class HintGiven:
    """The answer to `hint`: a move and why; `reason` names a sentence of the locale files, `args` fill it in."""

    kind: ClassVar[str] = "hint"
    id: CommandId
    at: Seq
    move: MoveCode
    reason: Word
    args: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class RecordGiven:
    """The answer to `get_record`: a record as text, and a name for its file."""

    kind: ClassVar[str] = "record"
    id: CommandId
    name: Name
    text: Annotated[str, Text(0, 4_000_000)]


@dataclass(frozen=True, slots=True)
class Error:
    """What was sent could not be read as a command; `path` says where, `id` whose it was if that much could be read."""

    kind: ClassVar[str] = "error"
    id: CommandId | None
    code: FaultCode
    path: Line
    expected: Line
    found: Line


@dataclass(frozen=True, slots=True)
class Storing:
    """Whether the server can store what it is sent; told when that changes, and every few seconds while it cannot.

    Then moves wait, or are refused as `not_stored`; what was acknowledged is stored.
    """

    kind: ClassVar[str] = "storing"
    works: bool


Message = Welcome | Ack | Refused | State | Events | HintGiven | RecordGiven | Error | Storing
