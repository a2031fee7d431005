"""A tournament as the fold over its log: who is registered, the plan, the rounds with their draws and tables.

`Tournament` is changed by `apply` alone, entry by entry; what may be reported when is said by `check`. Everything that
can be worked out is worked out and not stored: chips, who is out, who advances, whether a round is over.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar, cast

from prsi.rules.values import CardValues, card_values
from prsi.tournament.draw import Drawn
from prsi.tournament.names import short_name
from prsi.tournament.published import Entrant as Named
from prsi.tournament.published import Published, announce, complete
from prsi.tournament.reports import (
    TOURNAMENT_VERSION,
    AllAdvance,
    Announcement,
    Apart,
    Arrived,
    AtTable,
    CallAnswered,
    CheckedIn,
    ChipsSet,
    DrawAnnounced,
    DrawRevealed,
    DrawTyped,
    Ended,
    EntrantChanged,
    Entry,
    Erased,
    Excused,
    FeePaid,
    GameEntered,
    HeadJudgeCalled,
    KeptApart,
    KeysRenewed,
    LotDrawn,
    Opened,
    PlaceAcknowledged,
    PlanChosen,
    PlayerOut,
    PrizeHanded,
    Registered,
    RegistrationClosed,
    Report,
    RoundCalled,
    SettingsChanged,
    StagePlan,
    StoredTournamentError,
    TableJudge,
    TableOpened,
    TakenBack,
    Warned,
    Withdrawn,
    dump_entry,
    load_entry,
)
from prsi.tournament.settings import FULL_CHIPS, GamesForPoints, Settings
from prsi.tournament.sheet import Reported, Seats, Sheet, fold

Kind = TypeVar("Kind")

POINTS_TABLE: Final = 4
LARGEST_POINTS_TABLE: Final = 5
"""Players at the tables of games for points, wherever their number allows it."""


@dataclass(slots=True)
class Entrant:
    """A registration, and what became of it. `number` counts the registrations from 1."""

    id: str
    number: int
    name: str
    born: int
    shown: str
    note: str
    player: str
    at: int
    late: bool
    paid: int = 0
    present: bool = False
    withdrawn: bool = False
    acknowledged: str = ""
    prizes: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Draw:
    """A draw of a round, its so many-th `attempt`; `drawn` None: announced only. Typed in by hand: no `published`.

    `published` has the names as they were when it was announced; `Tournament.document` is what anybody is shown.
    `unkept` are the wishes of those present to be kept apart that its tables cannot fulfil.
    """

    attempt: int
    at: int
    reason: str
    source: str = ""
    secret: str = ""
    published: Published | None = None
    drawn: Drawn | None = None
    drawn_at: int = 0
    unkept: Apart = ()


@dataclass(slots=True)
class Excuse:
    """A decision about a delay, as it was logged."""

    at: int
    id: str
    report: Excused


@dataclass(slots=True)
class Round:
    """A round of the plan from its first draw on; `roster` are those present, in the order of the last draw.

    `ever` is everybody who was in a draw of this round, also one that was made anew; `seats`: at which table each
    sits. `limits`: the end of the minutes for those who have more time than the others, whose end is `limit` (None: not
    called). `online`: the codes of this server's tables. `unplayed`: no more were present than advance. `since`: the
    entry with which it began for its players, the announcement of a draw and then the draw itself.
    """

    number: int
    stage: StagePlan
    chips: int
    roster: tuple[str, ...]
    ever: dict[str, None] = field(default_factory=dict)
    seats: dict[str, int] = field(default_factory=dict)
    draws: list[Draw] = field(default_factory=list)
    limit: int | None = None
    called_at: int | None = None
    limits: dict[str, int] = field(default_factory=dict)
    excuses: list[Excuse] = field(default_factory=list)
    arrived: set[str] = field(default_factory=set)
    reports: dict[int, list[Reported]] = field(default_factory=dict)
    sheets: dict[int, Sheet] = field(default_factory=dict)
    online: dict[int, str] = field(default_factory=dict)
    unplayed: bool = False
    since: int = 0

    @property
    def draw(self) -> Draw | None:
        """The last draw that was announced or made."""
        return self.draws[-1] if self.draws else None

    @property
    def drawn(self) -> Drawn | None:
        """Who sits where by the last draw, None while it is only announced."""
        return self.draws[-1].drawn if self.draws else None

    @property
    def byes(self) -> tuple[str, ...]:
        """Who advances by lot."""
        return self.drawn.byes if self.drawn is not None and not self.unplayed else ()

    @property
    def survivors(self) -> int:
        """How many are left at each table at its end."""
        return self.stage.survivors

    @property
    def over(self) -> bool:
        """Whether it is known at each table who advances."""
        return self.unplayed or (bool(self.sheets) and all(sheet.over for sheet in self.sheets.values()))

    def limit_of(self, entrant: str) -> int | None:
        """When the minutes of a player are over, None before the round was called."""
        return None if self.limit is None else max(self.limits.get(entrant, 0), self.limit)

    def table_of(self, entrant: str) -> int | None:
        """The number of the table at which a player sits, None for a bye or nobody of this round."""
        return self.seats.get(entrant)

    @property
    def begun(self) -> bool:
        """Whether a game was reported, be it one that contradicts another."""
        return any(sheet.begun for sheet in self.sheets.values())

    def meet(self, present: tuple[str, ...], since: int) -> None:
        """Let those present be the roster, for a draw or because all of them advance; tables drawn before are void."""
        self.roster, self.since = present, since
        self.ever.update(dict.fromkeys(present))
        self.seats, self.sheets, self.reports, self.online = {}, {}, {}, {}
        self.limit = self.called_at = None
        self.limits, self.excuses, self.arrived = {}, [], set()


class Tournament:
    """A tournament; `apply` its entries in order. What is asked of it changes nothing."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        """Begin before the first entry, and apply those given; raises StoredTournamentError as `apply` does."""
        self.seq = 0
        self.at = 0
        self.settings = Settings("?", 2000)
        self.values: CardValues = card_values("czech")
        self.entrants: dict[str, Entrant] = {}
        self.closed = False
        self.stages: tuple[StagePlan, ...] = ()
        self.plan_at = 0
        self.planned = False
        self.chips: dict[int, int] = {}
        self.rounds: list[Round] = []
        self.log: list[Entry] = []
        self.by_id: dict[str, Entry] = {}
        self._by_kind: dict[type, list[Entry]] = {}
        self._outs: dict[str, PlayerOut] | None = None
        self.dead: set[str] = set()
        self.judges: dict[int, str] = {}
        self.keys: dict[str, int] = {}
        self.ended_at: int | None = None
        self.erased = False
        for entry in entries:
            self.apply(entry)

    # ---- what changes it ----

    def apply(self, entry: Entry) -> None:
        """Take an entry into account; raises StoredTournamentError if it is not the next one, or of another version."""
        if entry.seq != self.seq + 1:
            raise StoredTournamentError(f"entry {self.seq + 1} expected, {entry.seq} found")
        report = entry.report
        if isinstance(report, Opened) and report.version != TOURNAMENT_VERSION:
            raise StoredTournamentError(f"version {TOURNAMENT_VERSION} expected, {report.version} found")
        self.seq, self.at = entry.seq, entry.at
        self.log.append(entry)
        self.by_id[entry.id] = entry
        self._by_kind.setdefault(type(report), []).append(entry)
        if isinstance(report, (PlayerOut, TakenBack)):
            self._outs = None
        self._carry_out(report, entry)

    def _carry_out(self, report: Report, entry: Entry) -> None:
        match report:
            case Opened(settings=settings) | SettingsChanged(settings=settings):
                self.settings = settings
                self.values = card_values(settings.values)
            case Registered():
                number = len(self.entrants) + 1
                self.entrants[report.entrant] = Entrant(
                    report.entrant,
                    number,
                    report.name,
                    report.born,
                    report.shown,
                    report.note,
                    report.player,
                    entry.at,
                    report.late,
                )
            case EntrantChanged():
                who = self.entrants[report.entrant]
                who.name, who.born, who.shown, who.note = report.name, report.born, report.shown, report.note
            case FeePaid():
                self.entrants[report.entrant].paid = report.amount
            case CheckedIn():
                self.entrants[report.entrant].present = report.present
            case Withdrawn():
                self._withdraw(report.entrant)
                self._go(report.entrant)
            case PlayerOut(table=0):
                self._go(report.entrant)
            case RegistrationClosed():
                self.closed = report.closed
                self.planned = self.planned and report.closed
            case PlanChosen():
                self.stages, self.plan_at, self.planned = report.stages, entry.at, True
            case ChipsSet():
                self.chips[report.round] = report.chips
            case DrawAnnounced():
                self._announce(report, entry)
            case DrawRevealed():
                self._reveal(report, entry)
            case DrawTyped():
                round_ = self._round(report.round)
                round_.meet(self.present(report.round), entry.seq)
                drawn, unkept = Drawn(report.tables, report.byes), self._unkept(round_, report.apart)
                draw = Draw(report.attempt, entry.at, report.reason, drawn=drawn, drawn_at=entry.at, unkept=unkept)
                round_.draws.append(draw)
                self._seat(round_)
            case AllAdvance():
                round_ = self._round(report.round)
                round_.meet(self.present(report.round), entry.seq)
                round_.unplayed = True
            case RoundCalled():
                round_ = self.rounds[report.round - 1]
                round_.called_at = entry.at
                round_.limit = entry.at + self.settings.call_minutes * 60_000
            case Excused():
                self._excuse(report, entry)
            case Arrived():
                self._arrive(report, entry)
            case TakenBack():
                self.dead.update(report.ids)
                self._take_back(report.ids)
            case TableOpened():
                self.rounds[report.round - 1].online[report.table] = report.code
            case TableJudge():
                self.judges[report.table] = report.name
            case PlaceAcknowledged():
                self.entrants[report.entrant].acknowledged = report.place
            case PrizeHanded():
                prizes = self.entrants[report.entrant].prizes
                (prizes.add if report.handed else prizes.discard)(report.prize)
            case Ended():
                self.ended_at = entry.at
            case Erased():
                self.erased = True
            case KeysRenewed():
                key = f"{report.role}:{report.number}:{report.entrant}"
                self.keys[key] = self.keys.get(key, 0) + 1
            case KeptApart() | Warned() | HeadJudgeCalled() | CallAnswered() | Announcement():
                pass  # they are read from the log
            case _:
                self._at_table(entry.id, report)

    def _round(self, number: int) -> Round:
        """The round of that number, made if there was none; its tables are as many as those present need."""
        if number > len(self.rounds):
            self.rounds.append(Round(number, self.stages[number - 1], self.chips_of(number), ()))
        round_ = self.rounds[number - 1]
        round_.stage = self.stage(number)
        return round_

    def _withdraw(self, entrant: str) -> None:
        self.entrants[entrant].withdrawn = any(report.entrant == entrant for _, report in self.living(Withdrawn))

    def _announce(self, report: DrawAnnounced, entry: Entry) -> None:
        round_ = self._round(report.round)
        round_.meet(report.roster, entry.seq)
        published = announce(
            self.settings.title,
            report.round,
            round_.stage.tables,
            round_.stage.byes,
            [Named(who, self.shown(who)) for who in report.roster],
            bytes.fromhex(report.secret),
            attempt=report.attempt,
            had_bye=self.had_bye(report.round),
            apart=self.apart() if report.apart is None else report.apart,
            advancing=self.advancing(report.round),
        )
        draw = Draw(report.attempt, entry.at, report.reason, report.source, report.secret, published)
        draw.unkept = self._unkept(round_, report.apart)
        round_.draws.append(draw)

    def _unkept(self, round_: Round, binding: Apart | None) -> Apart:
        """The wishes of those present that do not bind, in their order."""
        return () if binding is None else tuple(one for one in self.apart(round_.roster) if one not in binding)

    def _reveal(self, report: DrawRevealed, entry: Entry) -> None:
        round_ = self.rounds[report.round - 1]
        draw = round_.draws[-1]
        assert draw.published is not None
        draw.published = complete(draw.published, bytes.fromhex(draw.secret), report.value)
        draw.drawn, draw.drawn_at, round_.since = draw.published.drawn, entry.at, entry.seq
        self._seat(round_)

    def _seat(self, round_: Round) -> None:
        """Lay out the tables of a draw that was just made."""
        assert round_.drawn is not None
        round_.chips = self.chips_of(round_.number)
        points = self.settings.format
        games = points.games if isinstance(points, GamesForPoints) else None
        for number, players in enumerate(round_.drawn.tables, 1):
            round_.seats.update(dict.fromkeys(players, number))
            seats = Seats(players, round_.chips, round_.survivors, games)
            round_.sheets[number] = fold(seats, self.values, ())

    def _excuse(self, report: Excused, entry: Entry) -> None:
        round_ = self.rounds[report.round - 1]
        round_.excuses.append(Excuse(entry.at, entry.id, report))
        if report.granted and report.entrant:
            round_.limits[report.entrant] = report.until
        elif report.granted:
            round_.limit = report.until

    def _arrive(self, report: Arrived, entry: Entry) -> None:
        """Know who is there; whom the clock has struck though ticked off before, without a network, is in again."""
        round_ = self.rounds[report.round - 1]
        (round_.arrived.add if report.present else round_.arrived.discard)(report.entrant)
        table, said = round_.table_of(report.entrant), entry.at - report.waited
        late = {one.id for one in self.struck_by_clock(report.entrant) if said < one.at} - self.dead
        if report.present and late and table is not None and round_ is self.round:
            self.dead |= late
            self._outs = None
            self._fold(round_, table)

    def _go(self, entrant: str) -> None:
        """Let nobody come back to a table who was out of chips there and is out of the tournament now."""
        round_ = self.round
        table = None if round_ is None else round_.table_of(entrant)
        if round_ is not None and table is not None and entrant not in round_.sheets[table].still_in:
            self._sit(round_, table, (*round_.sheets[table].seats.away, entrant))

    def _stay(self, entrant: str) -> None:
        """Take back that somebody is out of the tournament."""
        for round_ in self.rounds:
            table = round_.table_of(entrant)
            if table is not None and entrant in round_.sheets[table].seats.away and not self.is_out(entrant):
                self._sit(round_, table, tuple(who for who in round_.sheets[table].seats.away if who != entrant))

    def _sit(self, round_: Round, table: int, away: tuple[str, ...]) -> None:
        sheet = round_.sheets[table]
        round_.sheets[table] = replace(sheet, seats=replace(sheet.seats, away=away))
        self._fold(round_, table)

    def _at_table(self, report_id: str, report: AtTable) -> None:
        round_ = self.rounds[report.round - 1]
        draw = round_.draw
        if draw is None or draw.attempt != report.attempt or report.table not in round_.sheets:
            return  # of a draw that was made anew, or of nobody's table
        round_.reports.setdefault(report.table, []).append((report_id, report))
        self._fold(round_, report.table)

    def _fold(self, round_: Round, table: int) -> None:
        seats = round_.sheets[table].seats
        round_.sheets[table] = fold(seats, self.values, round_.reports.get(table, ()), self.dead)

    def _take_back(self, ids: Iterable[str]) -> None:
        """Work out anew what follows from reports that were just taken back."""
        tables: dict[tuple[int, int], None] = {}
        for report_id in ids:
            report = self.by_id[report_id].report if report_id in self.by_id else None
            if isinstance(report, Withdrawn):
                self._withdraw(report.entrant)
            if isinstance(report, (Withdrawn, PlayerOut)):
                self._stay(report.entrant)
            if isinstance(report, AtTable):
                tables[report.round, report.table] = None
        for number, table in tables:
            if number <= len(self.rounds) and table in self.rounds[number - 1].sheets:
                self._fold(self.rounds[number - 1], table)

    # ---- what is asked of it ----

    def chips_of(self, number: int) -> int:
        """How many chips the players of a round begin with: three in semifinals and final."""
        if number > len(self.stages) - self.last_stages:
            return FULL_CHIPS
        return self.chips.get(number, self.settings.chips)

    def stage(self, number: int) -> StagePlan:
        """A round of the plan; in games for points with as few tables as those present need, where some have left."""
        stage = self.stages[number - 1]
        if not isinstance(self.settings.format, GamesForPoints):
            return stage
        return replace(stage, tables=points_tables(len(self.present(number)), stage.tables))

    def advancing(self, number: int) -> int:
        """How many advance from a round: where no more are present, all do, unplayed; one alone plays for no points."""
        return 1 if isinstance(self.settings.format, GamesForPoints) else self.stages[number - 1].advancing

    @property
    def last_stages(self) -> int:
        """How many stages at the end are semifinals and final."""
        if not self.stages or not self.stages[-1].final:
            return 0
        semifinals = len(self.stages) > 1 and self.stages[-2].tables == 2 and not self.stages[-2].byes
        return 2 if semifinals else 1

    @property
    def started(self) -> bool:
        """Whether the first draw was announced or made: from then on plan, ruleset and card values are frozen."""
        return bool(self.rounds)

    @property
    def round(self) -> Round | None:
        """The round that is drawn, played or was played last."""
        return self.rounds[-1] if self.rounds else None

    @property
    def finished(self) -> bool:
        """Whether the last round of the plan is over."""
        return bool(self.stages) and len(self.rounds) == len(self.stages) and self.rounds[-1].over

    def living(self, kind: type[Kind]) -> Iterator[tuple[Entry, Kind]]:
        """The entries of a kind that were not taken back, in order, each with its report."""
        for entry in self._by_kind.get(kind, ()):
            if entry.id not in self.dead:
                yield entry, cast(Kind, entry.report)

    def outs(self) -> dict[str, PlayerOut]:
        """Who was struck, left or was disqualified, and how."""
        if self._outs is None:
            self._outs = {report.entrant: report for _, report in self.living(PlayerOut)}
        return self._outs

    def struck_by_clock(self, entrant: str) -> list[Entry]:
        """The entries by which the clock struck a player, whether they count or not."""
        outs = (entry for entry in self._by_kind.get(PlayerOut, ()) if entry.by.role == "server")
        return [entry for entry in outs if cast(PlayerOut, entry.report).entrant == entrant]

    def present(self, number: int) -> tuple[str, ...]:
        """Who takes part in the draw of a round: checked in, or advanced, and neither withdrawn nor excluded."""
        before: Iterable[str]
        if number == 1:
            before = (who.id for who in self.entrants.values() if who.present)
        else:
            before = self.advanced(number - 1)
        return tuple(who for who in before if not self.is_out(who))

    def advanced(self, number: int) -> tuple[str, ...]:
        """Who a round let through: its byes, then table by table those left, in seat order."""
        round_ = self.rounds[number - 1]
        if round_.unplayed:
            return round_.roster
        if isinstance(self.settings.format, GamesForPoints):
            return round_.roster
        return (*round_.byes, *(who for sheet in round_.sheets.values() if sheet.over for who in sheet.still_in))

    def had_bye(self, before: int) -> tuple[str, ...]:
        """Who had a bye in a round before that one."""
        return tuple(dict.fromkeys(who for round_ in self.rounds[: before - 1] for who in round_.byes))

    def apart(self, present: Iterable[str] | None = None) -> Apart:
        """The pairs that are to be kept apart, in the order in which they were announced; of those present."""
        here = set(self.entrants if present is None else present)
        pairs = (tuple(sorted(pair.entrants)) for _, pair in self.living(KeptApart))
        return tuple(dict.fromkeys(pair for pair in pairs if here.issuperset(pair)))

    def counted(self) -> list[Entrant]:
        """The registrations that count: of all who have not withdrawn, or have been in a draw before."""
        ever = self.rounds[0].ever if self.rounds else {}
        return [who for who in self.entrants.values() if not who.withdrawn or who.id in ever]

    def is_out(self, entrant: str) -> bool:
        """Whether somebody has withdrawn, was struck, left or was disqualified."""
        return self.entrants[entrant].withdrawn or entrant in self.outs()

    def shown(self, entrant: str) -> str:
        """The name of a player for the board: as the player wished it, else first name and initial of the last."""
        who = self.entrants[entrant]
        return who.shown or short_name(who.name)

    def document(self, draw: Draw) -> Published | None:
        """What is published of a draw, with the names as they are now: what is hashed are the ids."""
        if draw.published is None:
            return None
        roster = tuple(Named(who, self.shown(who)) for who in draw.published.ids)
        return replace(draw.published, roster=roster)

    def due(self) -> int | None:
        """When the server is to strike who is not there, where the settings say so; None: nobody, or never."""
        limits = [limit for _, limit in self.missing()] if self.settings.struck_by_clock else []
        return min(limits, default=None)

    def missing(self) -> list[tuple[str, int]]:
        """Who is not at the table of the round that was called, and until when there is time.

        Nobody after the end, nor at a table where people play, or which is over because somebody left: who is still
        in there was. Where no-shows have ended it, the others have to come like them.
        """
        round_ = self.round
        if round_ is None or round_.limit is None or self.ended_at is not None:
            return []
        found: list[tuple[str, int]] = []
        for sheet in round_.sheets.values():
            ended_by = {group.cause for group in sheet.gone}
            if sheet.begun or (sheet.over and ended_by and "no_show" not in ended_by):
                continue
            for who in sheet.still_in:
                if who not in round_.arrived:
                    limit = round_.limit_of(who)
                    assert limit is not None
                    found.append((who, limit))
        return found


def points_tables(players: int, planned: int) -> int:
    """Return how many tables players get in games for points: those planned while each has four, else tables of five.

    Six, seven and eleven players make some tables of three.
    """
    return planned if players >= POINTS_TABLE * planned else max(1, -(-players // LARGEST_POINTS_TABLE))


def redacted(entry: Entry, now: Tournament) -> Entry:
    """Return an entry with no more about a person than the board shows now: for the erasing of registrations.

    A name that was put right before is nowhere any more. The entry can be read again like any other; else
    StoredTournamentError is raised before anything is written.
    """
    report = entry.report
    if isinstance(report, (Registered, EntrantChanged)):
        shown = now.shown(report.entrant)
        report = replace(report, name=shown, born=1900, shown=shown, note="")
    if isinstance(report, Registered):
        report = replace(report, player="")
    return load_entry(dump_entry(replace(entry, report=without_words(report))))


def without_words(report: Report) -> Report:
    """Return a report without what somebody has written about a person in it, reasons above all."""
    match report:
        case Warned():
            return replace(report, text="")
        case (
            PlayerOut()
            | Withdrawn()
            | KeptApart()
            | TakenBack()
            | GameEntered()
            | LotDrawn()
            | DrawAnnounced()
            | DrawTyped()
        ):
            return replace(report, reason="")
        case Excused():
            return replace(report, reason="–")
        case HeadJudgeCalled():
            return replace(report, text="")
        case CallAnswered():
            return replace(report, decision="")
        case TableJudge():
            return replace(report, name="")
        case _:
            return report
