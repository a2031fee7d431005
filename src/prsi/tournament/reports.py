"""What people tell a tournament: each report that was taken is one entry of its log, and all else follows from those.

A report says what happened in the hall, or what was decided there. Nothing is ever erased: what was wrong is taken
back by another report. Times are the server's wall clock in milliseconds, and never that of the phone that sent them.
"""

import json
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, cast, get_args

from prsi.protocol.codec import ProtocolError, decode, dumps, parse
from prsi.protocol.shapes import Card, CommandId, Count, Hex, Line, Range, Size, Text
from prsi.tournament.settings import ADVANCE, Chips, Settings

TOURNAMENT_VERSION = 1
"""Version of logs; raised when a stored tournament would be read differently."""

REPORT_BYTES = 60_000
ENTRY_BYTES = 20_000_000
"""Bytes of a report that a client sends, but for a draw made by hand, and of a stored entry: all the players fit."""

EntrantId = Annotated[str, Text(1, 24)]
TableNumber = Annotated[int, Range(1, 100_000)]
RoundNumber = Annotated[int, Range(1, 60)]
Attempt = Annotated[int, Range(1, 99)]
GameNumber = Annotated[int, Range(1, 200)]
PersonName = Annotated[str, Text(1, 60)]
Reason = Annotated[str, Text(0, 400)]
"""Why, in the words of whoever decided."""

Conduct = Literal["showing_cards", "advising", "telling_hands", "collusion", "tampering", "delay", "cheating", "other"]
Prize = Literal["cup", "medal", "diploma"]
Seating = tuple[tuple[EntrantId, ...], ...]
AtTheTable = Size(0, 32)
"""No more sit at a table than a pack has cards."""

Replaced = Annotated[tuple[CommandId, ...], Size(0, 50)]
"""The entry of a game and the lots after it, each perhaps put right before."""

Apart = tuple[Annotated[tuple[EntrantId, ...], Size(2, 2)], ...]

# ---- before the start ----


@dataclass(frozen=True, slots=True)
class Opened:
    """A tournament was opened; the first entry of every log."""

    kind: ClassVar[str] = "opened"
    version: Count
    settings: Settings


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    """The organiser set it otherwise; what is frozen by then stays as it is."""

    kind: ClassVar[str] = "settings_changed"
    settings: Settings


@dataclass(frozen=True, slots=True)
class Registered:
    """Somebody wants to play. `entrant` is empty in what a client sends: the server names it.

    `shown` is the name for the board, empty: first name and initial; `player` is a profile of this server, for a
    tournament online. `late`: the head judge takes somebody after the registration was closed.
    """

    kind: ClassVar[str] = "registered"
    entrant: Annotated[str, Text(0, 24)]
    name: PersonName
    born: Annotated[int, Range(1900, 9999)]
    shown: Annotated[str, Text(0, 60)] = ""
    note: Line = ""
    player: Annotated[str, Text(0, 64)] = ""
    late: bool = False


@dataclass(frozen=True, slots=True)
class EntrantChanged:
    """A registration was put right."""

    kind: ClassVar[str] = "entrant_changed"
    entrant: EntrantId
    name: PersonName
    born: Annotated[int, Range(1900, 9999)]
    shown: Annotated[str, Text(0, 60)] = ""
    note: Line = ""


@dataclass(frozen=True, slots=True)
class FeePaid:
    """What somebody has paid by now, in all."""

    kind: ClassVar[str] = "fee_paid"
    entrant: EntrantId
    amount: Annotated[int, Range(0, 1_000_000)]


@dataclass(frozen=True, slots=True)
class CheckedIn:
    """The desk has seen somebody, or takes that back; who is checked in takes part in the first draw."""

    kind: ClassVar[str] = "checked_in"
    entrant: EntrantId
    present: bool = True


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """Somebody does not want to play, or not to go on, and has said so between two rounds."""

    kind: ClassVar[str] = "withdrawn"
    entrant: EntrantId
    reason: Reason = ""


@dataclass(frozen=True, slots=True)
class KeptApart:
    """Two who are not to sit at one table (relatives); announced before the first draw.

    It binds in each draw whose tables can fulfil it together with those announced before it, so never with one table.
    """

    kind: ClassVar[str] = "kept_apart"
    entrants: Annotated[tuple[EntrantId, ...], Size(2, 2)]
    reason: Reason = ""


@dataclass(frozen=True, slots=True)
class RegistrationClosed:
    """Nobody can register any more, or everybody can again, and then a plan that was published does not hold."""

    kind: ClassVar[str] = "registration_closed"
    closed: bool = True


@dataclass(frozen=True, slots=True)
class StagePlan:
    """A round of a plan: so many tables, so many byes; two advance from each table, one from a final."""

    tables: TableNumber
    byes: Count = 0
    final: bool = False

    @property
    def survivors(self) -> int:
        """How many are left at each table at its end."""
        return 1 if self.final else ADVANCE

    @property
    def advancing(self) -> int:
        """How many go on from this stage, by play and by lot."""
        return self.survivors * self.tables + self.byes


@dataclass(frozen=True, slots=True)
class PlanChosen:
    """The plan was published: its rounds, the semifinals and the final, in order."""

    kind: ClassVar[str] = "plan_chosen"
    stages: Annotated[tuple[StagePlan, ...], Size(1, 40)]


@dataclass(frozen=True, slots=True)
class ChipsSet:
    """How many chips the players of a stage begin with; until its draw is published."""

    kind: ClassVar[str] = "chips_set"
    round: RoundNumber
    chips: Chips


# ---- the draw ----


@dataclass(frozen=True, slots=True)
class DrawAnnounced:
    """A draw is to come: who takes part, and the hash of a secret; `source` names the public value to come.

    `secret`, `roster` and `apart` are empty in what a client sends: the server makes the first and knows the others.
    `apart` are the wishes that bind (None: all). `reason`: why it is drawn again.
    """

    kind: ClassVar[str] = "draw_announced"
    round: RoundNumber
    attempt: Attempt
    source: Line
    reason: Reason = ""
    secret: Annotated[str, Hex(0, 64)] = ""
    roster: tuple[EntrantId, ...] = ()
    apart: Apart | None = None


@dataclass(frozen=True, slots=True)
class DrawRevealed:
    """The public value is there, and with it the draw."""

    kind: ClassVar[str] = "draw_revealed"
    round: RoundNumber
    attempt: Attempt
    value: Annotated[str, Text(1, 200)]


@dataclass(frozen=True, slots=True)
class DrawTyped:
    """A draw that was made by hand, typed in; `apart` as of one that is announced."""

    kind: ClassVar[str] = "draw_typed"
    round: RoundNumber
    attempt: Attempt
    tables: Seating
    byes: tuple[EntrantId, ...] = ()
    reason: Reason = ""
    apart: Apart | None = None


@dataclass(frozen=True, slots=True)
class AllAdvance:
    """No more are present than advance anyhow: nothing is drawn and nothing played."""

    kind: ClassVar[str] = "all_advance"
    round: RoundNumber


# ---- a round ----


@dataclass(frozen=True, slots=True)
class RoundCalled:
    """The round is officially called: from now on the minutes run."""

    kind: ClassVar[str] = "round_called"
    round: RoundNumber
    attempt: Attempt


@dataclass(frozen=True, slots=True)
class Excused:
    """The head judge was told of a delay before the limit: when, why, what was decided, and the new limit.

    `entrant` empty: more time for everybody, also after the limit. `until` is when the new time is over; a refused one
    keeps the limit.
    """

    kind: ClassVar[str] = "excused"
    round: RoundNumber
    entrant: Annotated[str, Text(0, 24)]
    noticed: Count
    reason: Annotated[str, Text(1, 400)]
    granted: bool
    until: Count = 0


@dataclass(frozen=True, slots=True)
class Arrived:
    """Somebody is at the table, or is not after all. `waited`: milliseconds for which it waited on the phone."""

    kind: ClassVar[str] = "arrived"
    round: RoundNumber
    entrant: EntrantId
    present: bool = True
    waited: Count = 0


@dataclass(frozen=True, slots=True)
class PlayerOut:
    """A player is out of the tournament while game `number` of the table was to come or running, which is void then.

    `table` 0: one who has a bye. `no_show`: not at the table in time. `reinstate`: where only one would be left, the
    last one out comes back. `waited`: milliseconds for which it waited on the phone.
    """

    kind: ClassVar[str] = "player_out"
    round: RoundNumber
    attempt: Attempt
    table: Annotated[int, Range(0, 100_000)]
    entrant: EntrantId
    why: Literal["no_show", "left", "disqualified"]
    number: GameNumber
    reason: Reason = ""
    conduct: Conduct = "other"
    reinstate: bool = True
    waited: Count = 0


@dataclass(frozen=True, slots=True)
class DealerNamed:
    """The table's judge names who deals first."""

    kind: ClassVar[str] = "dealer_named"
    round: RoundNumber
    attempt: Attempt
    table: TableNumber
    entrant: EntrantId


@dataclass(frozen=True, slots=True)
class Left:
    """What a player had left: the cards, tapped, or their points as a number; and how many they were."""

    count: Annotated[int, Range(1, 32)]
    points: Annotated[int, Range(0, 32_000)] | None = None
    cards: Annotated[tuple[Card, ...], Size(0, 32)] = ()


@dataclass(frozen=True, slots=True)
class GameEntered:
    """A game is over: who won it, and what each other player at the table had left.

    `replaces` are reports that this one puts right. `waited`: milliseconds for which it waited on the phone.
    """

    kind: ClassVar[str] = "game_entered"
    round: RoundNumber
    attempt: Attempt
    table: TableNumber
    number: GameNumber
    winner: EntrantId
    left: Annotated[dict[str, Left], AtTheTable]
    replaces: Replaced = ()
    reason: Reason = ""
    waited: Count = 0


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """Those tied each drew one card of a full shuffled pack, for the `nth` time after a game.

    `reason`: why it is put right after the next draw.
    """

    kind: ClassVar[str] = "lot_drawn"
    round: RoundNumber
    attempt: Attempt
    table: TableNumber
    number: GameNumber
    nth: Annotated[int, Range(1, 50)]
    cards: Annotated[dict[str, Card], AtTheTable]
    replaces: Replaced = ()
    reason: Reason = ""
    waited: Count = 0


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Earlier reports do not count any more; they stay in the log."""

    kind: ClassVar[str] = "taken_back"
    ids: Annotated[tuple[CommandId, ...], Size(1, 50)]
    reason: Reason = ""
    table: Annotated[int, Range(0, 100_000)] = 0


@dataclass(frozen=True, slots=True)
class Warned:
    """A player was warned."""

    kind: ClassVar[str] = "warned"
    entrant: EntrantId
    conduct: Conduct
    text: Reason = ""
    table: Annotated[int, Range(0, 100_000)] = 0


@dataclass(frozen=True, slots=True)
class HeadJudgeCalled:
    """A table asks for the head judge."""

    kind: ClassVar[str] = "head_judge_called"
    table: TableNumber
    text: Reason = ""


@dataclass(frozen=True, slots=True)
class CallAnswered:
    """The head judge has been there; `decision`: what was decided."""

    kind: ClassVar[str] = "call_answered"
    id: CommandId
    decision: Reason = ""


@dataclass(frozen=True, slots=True)
class TableJudge:
    """Who judges at a table; the name is for the head judge's eyes only."""

    kind: ClassVar[str] = "table_judge"
    table: TableNumber
    name: Annotated[str, Text(0, 60)]


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table of a tournament online was opened on the server, under a code."""

    kind: ClassVar[str] = "table_opened"
    round: RoundNumber
    attempt: Attempt
    table: TableNumber
    code: Annotated[str, Text(1, 24)]


# ---- for everybody ----


@dataclass(frozen=True, slots=True)
class Announcement:
    """Words for the board."""

    kind: ClassVar[str] = "announcement"
    about: Literal["place", "weather", "delay", "other"]
    text: Annotated[str, Text(1, 400)]


@dataclass(frozen=True, slots=True)
class PlaceAcknowledged:
    """A registrant has seen the place as it is now."""

    kind: ClassVar[str] = "place_acknowledged"
    entrant: EntrantId
    place: Line


@dataclass(frozen=True, slots=True)
class PrizeHanded:
    """A prize was handed over, or was not after all."""

    kind: ClassVar[str] = "prize_handed"
    entrant: EntrantId
    prize: Prize
    handed: bool = True


@dataclass(frozen=True, slots=True)
class Ended:
    """The tournament is over: its places stand."""

    kind: ClassVar[str] = "ended"


@dataclass(frozen=True, slots=True)
class Erased:
    """The registrations were erased: names, years of birth and notes are gone from the log."""

    kind: ClassVar[str] = "erased"


@dataclass(frozen=True, slots=True)
class KeysRenewed:
    """The links of a role (of all tables, of one, of the desk) do not work any more; there are new ones."""

    kind: ClassVar[str] = "keys_renewed"
    role: Literal["head", "desk", "judge", "entrant"]
    number: Count = 0
    entrant: Annotated[str, Text(0, 24)] = ""


Report = (
    Opened
    | SettingsChanged
    | Registered
    | EntrantChanged
    | FeePaid
    | CheckedIn
    | Withdrawn
    | KeptApart
    | RegistrationClosed
    | PlanChosen
    | ChipsSet
    | DrawAnnounced
    | DrawRevealed
    | DrawTyped
    | AllAdvance
    | RoundCalled
    | Excused
    | Arrived
    | PlayerOut
    | DealerNamed
    | GameEntered
    | LotDrawn
    | TakenBack
    | Warned
    | HeadJudgeCalled
    | CallAnswered
    | TableJudge
    | TableOpened
    | Announcement
    | PlaceAcknowledged
    | PrizeHanded
    | Ended
    | Erased
    | KeysRenewed
)

AtTable = PlayerOut | DealerNamed | GameEntered | LotDrawn
"""Reports about one table of one draw: what happens there follows from them."""

Role = Literal["head", "desk", "judge", "entrant", "anybody", "server"]
"""The head judge, the desk, a table's judge, a registrant by the private link, anybody, the server itself."""


@dataclass(frozen=True, slots=True)
class Who:
    """Who reports: a role, the number of the judge's table or 0, the registrant or empty."""

    role: Role
    table: Count = 0
    entrant: Annotated[str, Text(0, 24)] = ""

    def __str__(self) -> str:
        if self.role == "judge":
            return f"judge:{self.table}"
        return f"entrant:{self.entrant}" if self.role == "entrant" else self.role


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the log: its number from 1, when it was taken (wall clock, milliseconds), from whom, its id, what."""

    seq: Count
    at: Count
    by: Who
    id: CommandId
    report: Report


class StoredTournamentError(ValueError):
    """A stored log that this version cannot read; nothing has been lost, and nothing is guessed."""


def dump_entry(entry: Entry) -> str:
    """Write an entry as a line of JSON; the same entry gives the same bytes."""
    return dumps(entry)


def load_entry(text: str) -> Entry:
    """Read an entry that `dump_entry` wrote; raises StoredTournamentError."""
    try:
        return decode(Entry, parse(text, ENTRY_BYTES))
    except ProtocolError as error:
        raise StoredTournamentError(f"entry: {error}") from None


def load_report(raw: object) -> Report:
    """Read a report from parsed JSON; raises ProtocolError, which names the place."""
    report = cast(Report, decode(cast(type, Report), raw))
    size = len(dumps(report).encode())
    if size > REPORT_BYTES and not isinstance(report, DrawTyped):
        raise ProtocolError("too_big", "", f"at most {REPORT_BYTES} bytes", str(size))
    return report


def kinds() -> tuple[str, ...]:
    """Return the kinds of reports there are."""
    return tuple(cast(str, shape.kind) for shape in get_args(Report))


def report_json(report: Report) -> dict[str, object]:
    """Return a report as JSON values."""
    return cast("dict[str, object]", json.loads(dumps(report)))
