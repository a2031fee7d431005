"""What each of them may see of a tournament, section by section, so that only what has changed need be sent.

A view is built up from what its reader may know: names as the players wished them on the board, no years of birth, no
secrets of draws. Each function returns one section; which there are for whom is said in parts.py.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from prsi.tournament import reports as r
from prsi.tournament.names import same_name
from prsi.tournament.places import Placed, sums
from prsi.tournament.reports import Report
from prsi.tournament.settings import GamesForPoints, Knockout, Values
from prsi.tournament.sheet import Because, Cause, Game, Problem, Sheet, Status, replaced
from prsi.tournament.split import split
from prsi.tournament.state import Entrant, Round, Tournament

Phase = Literal[
    "registration", "closed", "planned", "drawing", "drawn", "called", "playing", "between", "over", "ended"
]
StageKind = Literal["round", "semifinal", "final"]
SeatState = Literal["in", "advances", "out", "no_show", "left", "disqualified"]

Section = object
Sections = dict[str, Section]


@dataclass(frozen=True, slots=True)
class Said:
    """An announcement."""

    id: str
    at: int
    about: str
    text: str


@dataclass(frozen=True, slots=True)
class Head:
    """What stands over everything; times are the server's wall clock in milliseconds."""

    title: str
    year: int
    starts: str
    place: str
    online: bool
    format: Knockout | GamesForPoints
    season: str
    phase: Phase
    round: int
    registered: int
    present: int
    minimum_age: int
    fee: int
    currency: str
    values: Values
    chips: int
    call_minutes: int
    game_minutes: int
    strike: bool
    automatic: bool
    turn_seconds: int
    erase_days: int
    announcements: tuple[Said, ...]
    ended_at: int | None
    erased: bool


@dataclass(frozen=True, slots=True)
class StageShown:
    """A stage of the plan, with as many players as would come if nobody stayed away."""

    number: int
    kind: StageKind
    players: int
    tables: int
    byes: int
    sizes: tuple[int, ...]
    chips: int


@dataclass(frozen=True, slots=True)
class PlanShown:
    """The plan as it was published."""

    at: int
    stages: tuple[StageShown, ...]


@dataclass(frozen=True, slots=True)
class DrawShown:
    """A draw: announced, or made; the document to repeat it with is fetched by itself.

    `unkept` are the names of those who wished to be kept apart, where the tables of this draw cannot do that.
    """

    attempt: int
    at: int
    reason: str
    source: str
    commitment: str
    typed: bool
    value: str | None
    drawn_at: int | None
    unkept: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class RoundShown:
    """A round: its draws, its byes, its clock."""

    number: int
    kind: StageKind
    chips: int
    players: int
    tables: int
    draws: tuple[DrawShown, ...]
    byes: tuple[tuple[str, str], ...]
    called_at: int | None
    limit: int | None
    unplayed: bool
    over: bool


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A player at a table; `limit`: until when one who is not there yet has time, None: there, or nobody waits."""

    id: str
    name: str
    chips: int
    state: SeatState
    arrived: bool
    limit: int | None
    points: int


@dataclass(frozen=True, slots=True)
class GameShown:
    """A game that counts: its number, who won it, who lost a chip and why.

    `hands` are the cards that each other player had left, where everybody may see them: in the final online.
    """

    number: int
    winner: str
    loser: str | None
    because: Because | None
    out: bool
    points: dict[str, int]
    counts: dict[str, int]
    hands: dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class TableShown:
    """A table of the round that is on, or of an earlier one; `online` is the code of this server's table, or empty."""

    round: int
    table: int
    status: Status
    next: int
    dealer: str | None
    seats: tuple[SeatShown, ...]
    games: tuple[GameShown, ...]
    online: str


@dataclass(frozen=True, slots=True)
class PlaceShown:
    """A place and who shares it, by id and name."""

    place: int
    players: tuple[tuple[str, str], ...]
    round: int
    cause: Cause | None


@dataclass(frozen=True, slots=True)
class SumShown:
    """A player of games for points as it stands: place so far, points of all rounds, and of how many games."""

    place: int
    id: str
    name: str
    points: int
    games: int


@dataclass(frozen=True, slots=True)
class Reported:
    """A report about a table, as its judge's page needs it to count for itself; `dead`: taken back or replaced."""

    id: str
    at: int
    by: str
    report: Report
    dead: bool


@dataclass(frozen=True, slots=True)
class WarningShown:
    """A warning of a player who sits at a table: when, whom, what for; its words are the head judge's to read."""

    id: str
    at: int
    entrant: str
    conduct: r.Conduct


@dataclass(frozen=True, slots=True)
class SheetShown:
    """A judge's table in full: what was reported, and what follows from it.

    `warnings` are those of its players in the whole tournament, in order, so that a second one is known to be one; at a
    table of an earlier round there are none.
    """

    round: int
    kind: StageKind
    attempt: int
    table: int
    survivors: int
    sheet: Sheet
    names: dict[str, str]
    reports: tuple[Reported, ...]
    dead: tuple[str, ...]
    values: Values
    limits: dict[str, int]
    arrived: tuple[str, ...]
    called_at: int | None
    judge: str
    locked: bool
    warnings: tuple[WarningShown, ...]


@dataclass(frozen=True, slots=True)
class EntrantShown:
    """A registration, for the desk; `undo`: the withdrawal that the desk can take back by now.

    `to_call`: they are not here yet, and may still believe in the place that was given when they registered.
    """

    id: str
    number: int
    name: str
    shown: str
    born: int
    note: str
    at: int
    late: bool
    paid: int
    present: bool
    withdrawn: bool
    undo: tuple[str, ...]
    place_seen: bool
    to_call: bool
    twins: tuple[str, ...]
    warnings: tuple[str, ...]
    state: Literal["registered", "waiting", "playing", "through", "out"]
    round: int
    table: int | None
    prizes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeskShown:
    """The sums of the desk."""

    registered: int
    present: int
    paid: int
    expected: int
    unseen: int


@dataclass(frozen=True, slots=True)
class CallShown:
    """A table's call for the head judge that was not answered yet."""

    id: str
    at: int
    table: int
    text: str


@dataclass(frozen=True, slots=True)
class ClashShown:
    """A table that stops because reports contradict each other."""

    round: int
    table: int
    problem: Problem
    reports: tuple[Reported, ...]


@dataclass(frozen=True, slots=True)
class Console:
    """What waits for the head judge."""

    calls: tuple[CallShown, ...]
    clashes: tuple[ClashShown, ...]
    missing: tuple[tuple[str, str, int, int], ...]
    apart: tuple[tuple[str, str, str], ...]
    next_round: int | None
    next_present: int
    next_advance: int
    judges: dict[str, str]


@dataclass(frozen=True, slots=True)
class Me:
    """A registrant's own page."""

    id: str
    number: int
    name: str
    shown: str
    paid: int
    present: bool
    withdrawn: bool
    place: str
    place_seen: bool
    state: Literal["registered", "waiting", "playing", "through", "out"]
    round: int
    table: int | None
    seat: int | None
    chips: int | None
    final_place: int | None


def stage_kind(now: Tournament, number: int) -> StageKind:
    """Return whether a round is a semifinal, the final, or one before."""
    if not now.last_stages or number <= len(now.stages) - now.last_stages:
        return "round"
    return "final" if number == len(now.stages) else "semifinal"


def phase(now: Tournament) -> Phase:
    """Return what a tournament is waiting for or doing."""
    round_ = now.round
    if now.ended_at is not None:
        return "ended"
    if now.finished:
        return "over"
    if round_ is None:
        return "planned" if now.planned and now.closed else "closed" if now.closed else "registration"
    if round_.over:
        return "between"
    if round_.drawn is None:
        return "drawing"
    if any(sheet.games for sheet in round_.sheets.values()):
        return "playing"
    return "drawn" if round_.called_at is None else "called"


def me(now: Tournament, entrant: str, placed: int | None) -> Me:
    """Return a registrant's own section; `placed` is the place that is settled, None: none yet."""
    who = now.entrants[entrant]
    state, number, table = standing(now, entrant)
    seat = chips = None
    if table is not None:
        sheet = now.rounds[number - 1].sheets[table]
        seat, chips = sheet.seats.players.index(entrant) + 1, sheet.chips[entrant]
    return Me(
        id=who.id,
        number=who.number,
        name=who.name,
        shown=now.shown(who.id),
        paid=who.paid,
        present=who.present,
        withdrawn=who.withdrawn,
        place=now.settings.place,
        place_seen=who.acknowledged == now.settings.place,
        state=state,
        round=number,
        table=table,
        seat=seat,
        chips=chips,
        final_place=placed,
    )


def standing(
    now: Tournament, entrant: str
) -> tuple[Literal["registered", "waiting", "playing", "through", "out"], int, int | None]:
    """Return what a player is doing, in which round, at which table.

    `waiting`: for the draw of a round; `through`: by lot or by play, while the round goes on.
    """
    who = now.entrants[entrant]
    if who.withdrawn or entrant in now.outs():
        return "out", len(now.rounds), None
    if not now.rounds:
        return ("waiting" if who.present else "registered"), 0, None
    for round_ in reversed(now.rounds):
        if entrant not in round_.roster:
            continue
        table = round_.table_of(entrant)
        if table is None:
            return ("through" if round_.drawn is not None or round_.unplayed else "waiting"), round_.number, None
        sheet = round_.sheets[table]
        if entrant not in sheet.still_in:
            return "out", round_.number, table
        if round_.over:
            return "waiting", round_.number, None
        return ("through" if sheet.over else "playing"), round_.number, table
    return "out", 0, None


# ---- sections ----


def twin_key(who: Entrant) -> tuple[str, int]:
    """Return what two registrations of the same person have in common: the name, and the year of birth."""
    return same_name(who.name), who.born


def twins(now: Tournament) -> dict[tuple[str, int], list[str]]:
    """Return who of those who stay has which name and year."""
    found: dict[tuple[str, int], list[str]] = {}
    for who in now.entrants.values():
        if not who.withdrawn:
            found.setdefault(twin_key(who), []).append(who.id)
    return found


def desk_shown(now: Tournament) -> DeskShown:
    """Return the sums of the desk."""
    staying = now.counted()
    return DeskShown(
        registered=len(staying),
        present=sum(who.present for who in staying),
        paid=sum(who.paid for who in now.entrants.values()),
        expected=now.settings.fee * sum(who.present for who in staying),
        unseen=sum(_to_call(now, who) for who in staying),
    )


def places_shown(now: Tournament, settled: tuple[Placed, ...]) -> tuple[PlaceShown, ...]:
    """Return the places that are settled, with names."""
    return tuple(
        PlaceShown(one.place, tuple((who, now.shown(who)) for who in one.players), one.round, one.cause)
        for one in settled
    )


def sums_shown(now: Tournament) -> tuple[SumShown, ...]:
    """Return how games for points stand, with names, best first."""
    return tuple(SumShown(one.place, one.player, now.shown(one.player), one.points, one.games) for one in sums(now))


def calls_shown(now: Tournament, table: int) -> tuple[CallShown, ...]:
    """Return a table's calls for the head judge that were not answered yet."""
    return tuple(call for call in _calls(now) if call.table == table)


def _said(now: Tournament) -> Iterator[Said]:
    for entry, report in now.living(r.Announcement):
        yield Said(entry.id, entry.at, report.about, report.text)


def head_shown(now: Tournament) -> Head:
    """Return what stands over everything."""
    settings = now.settings
    staying = now.counted()
    return Head(
        title=settings.title,
        year=settings.year,
        starts=settings.starts,
        place=settings.place,
        online=settings.online,
        format=settings.format,
        season=settings.season,
        phase=phase(now),
        round=len(now.rounds),
        registered=len(staying),
        present=sum(who.present for who in staying),
        minimum_age=settings.minimum_age,
        fee=settings.fee,
        currency=settings.currency,
        values=settings.values,
        chips=settings.chips,
        call_minutes=settings.call_minutes,
        game_minutes=settings.game_minutes,
        strike=settings.strike,
        automatic=settings.automatic,
        turn_seconds=settings.turn_seconds,
        erase_days=settings.erase_days,
        announcements=tuple(_said(now)),
        ended_at=now.ended_at,
        erased=now.erased,
    )


def plan_shown(now: Tournament) -> PlanShown | None:
    """Return the plan as it was published, None before."""
    if not (now.planned or now.started):
        return None
    shown: list[StageShown] = []
    players = len(now.rounds[0].roster) if now.rounds else len(now.counted())
    for number, stage in enumerate(now.stages, 1):
        seated = max(players - stage.byes, 0)
        sizes = tuple(size for size in split(seated, stage.tables) if size)
        kind = stage_kind(now, number)
        shown.append(StageShown(number, kind, players, stage.tables, stage.byes, sizes, now.chips_of(number)))
        if not isinstance(now.settings.format, GamesForPoints):
            players = min(players, stage.advancing)
    return PlanShown(now.plan_at, tuple(shown))


def round_shown(now: Tournament, round_: Round) -> RoundShown:
    """Return a round."""
    draws = tuple(
        DrawShown(
            attempt=draw.attempt,
            at=draw.at,
            reason=draw.reason,
            source=draw.source,
            commitment=draw.published.commitment if draw.published is not None else "",
            typed=draw.published is None,
            value=draw.published.value if draw.published is not None else None,
            drawn_at=draw.drawn_at if draw.drawn is not None else None,
            unkept=tuple((now.shown(one), now.shown(other)) for one, other in draw.unkept),
        )
        for draw in round_.draws
    )
    return RoundShown(
        number=round_.number,
        kind=stage_kind(now, round_.number),
        chips=round_.chips,
        players=len(round_.roster),
        tables=len(round_.sheets),
        draws=draws,
        byes=tuple((who, now.shown(who)) for who in round_.byes),
        called_at=round_.called_at,
        limit=round_.limit,
        unplayed=round_.unplayed,
        over=round_.over,
    )


def table_shown(now: Tournament, round_: Round, table: int) -> TableShown:
    """Return a table of a round."""
    sheet = round_.sheets[table]
    causes = {who: group.cause for group in sheet.gone for who in group.players}
    seats: list[SeatShown] = []
    for who in sheet.seats.players:
        cause = causes.get(who)
        state: SeatState = "advances" if sheet.over else "in"
        if cause is not None:
            state = "out" if cause == "chips" else cause
        there = who in round_.arrived or sheet.begun
        limit = None if there or cause is not None else round_.limit_of(who)
        seats.append(SeatShown(who, now.shown(who), sheet.chips[who], state, there, limit, sheet.sums.get(who, 0)))
    games = tuple(
        GameShown(
            game.number,
            game.winner,
            game.loser,
            game.because,
            game.out,
            game.points,
            game.counts,
            _hands(now, round_, game),
        )
        for game in sheet.games
    )
    online = round_.online.get(table, "")
    return TableShown(round_.number, table, sheet.status, sheet.next, sheet.dealer, tuple(seats), games, online)


def _hands(now: Tournament, round_: Round, game: Game) -> dict[str, tuple[str, ...]]:
    """Return the cards left after a game, where they are shown: in a final online all hands are."""
    entered = now.by_id[game.ids[0]].report
    if not (now.settings.online and round_.stage.final and isinstance(entered, r.GameEntered)):
        return {}
    return {who: one.cards for who, one in entered.left.items()}


def _reported(now: Tournament, round_: Round, table: int) -> tuple[Reported, ...]:
    entries = [now.by_id[report_id] for report_id, _ in round_.reports.get(table, ())]
    gone = replaced({entry.id: entry.report for entry in entries if entry.id not in now.dead})
    return tuple(
        Reported(entry.id, entry.at, str(entry.by), entry.report, entry.id in now.dead or entry.id in gone)
        for entry in entries
    )


def sheet_shown(now: Tournament, round_: Round, table: int) -> SheetShown:
    """Return a judge's table in full."""
    sheet = round_.sheets[table]
    reports = _reported(now, round_, table)
    assert round_.draw is not None
    return SheetShown(
        round=round_.number,
        kind=stage_kind(now, round_.number),
        attempt=round_.draw.attempt,
        table=table,
        survivors=round_.survivors,
        sheet=sheet,
        names={who: now.shown(who) for who in sheet.seats.players},
        reports=reports,
        dead=tuple(sorted(now.dead.intersection(one.id for one in reports))),
        values=now.settings.values,
        limits={who: limit for who in sheet.seats.players if (limit := round_.limit_of(who)) is not None},
        arrived=tuple(who for who in sheet.seats.players if who in round_.arrived),
        called_at=round_.called_at,
        judge=now.judges.get(table, ""),
        locked=len(now.rounds) > round_.number or now.ended_at is not None,
        warnings=_warnings(now, round_, table),
    )


def _warnings(now: Tournament, round_: Round, table: int) -> tuple[WarningShown, ...]:
    if round_.number != len(now.rounds):
        return ()
    return tuple(
        WarningShown(entry.id, entry.at, said.entrant, said.conduct)
        for entry, said in now.living(r.Warned)
        if round_.table_of(said.entrant) == table
    )


def _calls(now: Tournament) -> Iterator[CallShown]:
    answered = {report.id for _, report in now.living(r.CallAnswered)}
    for entry, report in now.living(r.HeadJudgeCalled):
        if entry.id not in answered:
            yield CallShown(entry.id, entry.at, report.table, report.text)


def entrant_shown(now: Tournament, who: Entrant, same: dict[tuple[str, int], list[str]]) -> EntrantShown:
    """Return a registration; `same` is who has which name and year."""
    state, number, table = standing(now, who.id)
    others = same.get(twin_key(who), [])
    return EntrantShown(
        id=who.id,
        number=who.number,
        name=who.name,
        shown=now.shown(who.id),
        born=who.born,
        note=who.note,
        at=who.at,
        late=who.late,
        paid=who.paid,
        present=who.present,
        withdrawn=who.withdrawn,
        undo=_undo(now, who) if who.withdrawn else (),
        place_seen=who.acknowledged == now.settings.place,
        to_call=_to_call(now, who),
        twins=tuple(other for other in others if other != who.id) if not who.withdrawn else (),
        warnings=tuple(report.conduct for _, report in now.living(r.Warned) if report.entrant == who.id),
        state=state,
        round=number,
        table=table,
        prizes=tuple(sorted(who.prizes)),
    )


def _to_call(now: Tournament, who: Entrant) -> bool:
    """Whether a place given after they registered may be news to somebody who is not here."""
    place = now.settings.place
    if who.present or who.withdrawn or who.acknowledged == place:
        return False
    since, before = 0, ""
    given = [(entry.at, report.settings.place) for entry, report in now.living(r.Opened)]
    given += [(entry.at, report.settings.place) for entry, report in now.living(r.SettingsChanged)]
    for at, named in given:
        if named != before:
            since, before = at, named
    return who.at < since


def _undo(now: Tournament, who: Entrant) -> tuple[str, ...]:
    since = now.round.since if now.round is not None else 0
    return tuple(
        entry.id
        for entry, report in now.living(r.Withdrawn)
        if report.entrant == who.id and entry.by.role in ("desk", "entrant") and entry.seq >= since
    )


def console_shown(now: Tournament) -> Console:
    """Return what waits for the head judge."""
    clashes: list[ClashShown] = []
    for round_ in now.rounds:
        for table, sheet in round_.sheets.items():
            if sheet.problem is not None:
                ids = set(sheet.problem.ids)
                said = tuple(one for one in _reported(now, round_, table) if one.id in ids)
                clashes.append(ClashShown(round_.number, table, sheet.problem, said))
    round_now = now.round
    missing: list[tuple[str, str, int, int]] = []
    for who, limit in now.missing():
        table_of = round_now.table_of(who) if round_now is not None else None
        missing.append((who, now.shown(who), table_of or 0, limit))
    apart = tuple((entry.id, *report.entrants) for entry, report in now.living(r.KeptApart))
    following = len(now.rounds) + 1 if len(now.rounds) < len(now.stages) else None
    if not (now.planned or now.started):
        following = None
    ready = following is not None and (round_now is None or round_now.over)
    stage = now.stages[following - 1] if following is not None else None
    return Console(
        calls=tuple(_calls(now)),
        clashes=tuple(clashes),
        missing=tuple(missing),
        apart=tuple((one[0], one[1], one[2]) for one in apart),
        next_round=following if ready else None,
        next_present=len(now.present(following)) if ready and following is not None else 0,
        next_advance=0 if stage is None else stage.advancing,
        judges={str(table): name for table, name in sorted(now.judges.items())},
    )
