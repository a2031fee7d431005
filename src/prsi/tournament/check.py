"""Whether a report may be taken: who may say what, and when (championship.md).

`check` completes a report with what only the server knows and returns it, or raises Refused; nothing has changed then.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeVar

from prsi.protocol.shapes import CommandId
from prsi.rules.seen import visible
from prsi.rules.values import ValuesError, card_values
from prsi.tournament import reports as r
from prsi.tournament.automatic import LOG_SOURCE, next_step
from prsi.tournament.draw import DrawError, Drawn, fulfillable
from prsi.tournament.games import LARGEST_TABLE
from prsi.tournament.names import LONGEST, plain
from prsi.tournament.places import places
from prsi.tournament.plan import (
    FEWEST_PLAYERS,
    LARGEST_FINAL,
    MOST_IN_SEMIFINALS,
    SMALLEST_TABLE,
    PlanError,
    plan_of,
)
from prsi.tournament.reports import Report, Role, Who
from prsi.tournament.settings import ADVANCE, GamesForPoints, Settings
from prsi.tournament.sheet import PACK, Sheet, check_left
from prsi.tournament.state import Round, Tournament, without_words
from prsi.tournament.typed import check_typed

Reason = Literal[
    "not_allowed",
    "other_table",
    "unknown_entrant",
    "unknown_table",
    "unknown_round",
    "unknown_report",
    "too_young",
    "closed",
    "not_closed",
    "full",
    "blank",
    "unreadable",
    "frozen",
    "no_plan",
    "plan_differs",
    "round_not_over",
    "not_next",
    "enough_present",
    "too_few_present",
    "draw_not_announced",
    "roster_changed",
    "already_drawn",
    "draw_refused",
    "typed_wrong",
    "reason_needed",
    "not_drawn",
    "other_draw",
    "already_called",
    "not_called",
    "too_late",
    "not_in_future",
    "time_left",
    "is_there",
    "registered_already",
    "not_playing",
    "at_table",
    "stale",
    "bad_cards",
    "bad_values",
    "bad_names",
    "next_drawn",
    "not_over",
    "ended",
    "not_ended",
    "no_prize",
    "no_news",
    "other_place",
    "final_chips",
]
"""Why a report was refused; a sentence for each stands in locale/*/championship.ftl."""


class Refused(Exception):
    """A report that cannot be taken; `expected` says what would have been, `found` what was there instead."""

    def __init__(self, reason: Reason, expected: str = "", found: str = "") -> None:
        self.reason = reason
        self.expected = expected
        self.found = found
        super().__init__(reason, expected, found)


@dataclass(frozen=True, slots=True)
class Fresh:
    """What only the server has: an id for somebody new, and a secret of 32 bytes in hexadecimal."""

    entrant: str = ""
    secret: str = ""


@dataclass(frozen=True, slots=True)
class Asked:
    """A report on its way: the tournament as it is, who reports, when (wall clock, milliseconds), what is fresh."""

    now: Tournament
    who: Who
    at: int
    fresh: Fresh = field(default_factory=Fresh)


HEAD: Final[frozenset[Role]] = frozenset({"head", "server"})
DESK: Final[frozenset[Role]] = HEAD | {"desk"}
TABLE: Final[frozenset[Role]] = HEAD | {"judge"}

RIGHTS: Final[Mapping[type, frozenset[Role]]] = {
    r.Opened: frozenset({"server"}),
    r.SettingsChanged: HEAD,
    r.Registered: DESK | {"anybody"},
    r.EntrantChanged: DESK,
    r.FeePaid: DESK,
    r.CheckedIn: DESK | {"entrant"},
    r.Withdrawn: DESK | {"entrant"},
    r.KeptApart: HEAD,
    r.RegistrationClosed: HEAD,
    r.PlanChosen: HEAD,
    r.ChipsSet: HEAD,
    r.DrawAnnounced: HEAD,
    r.DrawRevealed: HEAD,
    r.DrawTyped: HEAD,
    r.AllAdvance: HEAD,
    r.RoundCalled: HEAD,
    r.Excused: HEAD,
    r.Arrived: DESK | TABLE,
    r.PlayerOut: TABLE,
    r.DealerNamed: TABLE,
    r.GameEntered: TABLE,
    r.LotDrawn: TABLE,
    r.TakenBack: TABLE | {"desk"},
    r.Warned: TABLE,
    r.HeadJudgeCalled: TABLE,
    r.CallAnswered: HEAD,
    r.TableJudge: TABLE,
    r.TableOpened: frozenset({"server"}),
    r.Announcement: HEAD,
    r.PlaceAcknowledged: DESK | {"entrant"},
    r.PrizeHanded: DESK,
    r.Ended: HEAD,
    r.Erased: HEAD,
    r.KeysRenewed: HEAD,
}
"""Who may report what."""

MOST_ENTRANTS: Final = 100_000

AFTER_END: Final = (
    r.PrizeHanded,
    r.Erased,
    r.EntrantChanged,
    r.FeePaid,
    r.Announcement,
    r.KeysRenewed,
    r.TakenBack,
    r.GameEntered,
    r.LotDrawn,
    r.PlayerOut,
)
"""What may be reported when the tournament is over: prizes, fees, names put right, the head judge's corrections."""


def check(now: Tournament, who: Who, report: Report, at: int, fresh: Fresh | None = None) -> Report:
    """Return a report as it goes into the log, at a moment of the wall clock; raises Refused."""
    if who.role not in RIGHTS[type(report)]:
        raise Refused("not_allowed", ", ".join(sorted(RIGHTS[type(report)])), str(who))
    if who.role == "judge" and getattr(report, "table", who.table) != who.table:
        raise Refused("other_table", str(who.table), str(getattr(report, "table", "")))
    if now.ended_at is not None and not isinstance(report, AFTER_END):
        raise Refused("ended")
    entrant = getattr(report, "entrant", "")
    if entrant and not isinstance(report, r.Registered) and entrant not in now.entrants:
        raise Refused("unknown_entrant", "a registered player", entrant)
    if who.role == "entrant" and entrant != who.entrant:
        raise Refused("not_allowed", who.entrant, entrant)
    asked = Asked(now, who, at, fresh or Fresh())
    checker = CHECKS.get(type(report))
    checked = checker(asked, report) if checker is not None else report
    # What is said once the registrations are erased would stay for ever.
    return without_words(checked) if now.erased else checked


# ---- before the start ----


def _values(settings: Settings) -> None:
    try:
        card_values(settings.values)
    except ValuesError as error:
        raise Refused("bad_values", str(error)) from None


def _settings(asked: Asked, report: r.SettingsChanged) -> Report:
    now, new = asked.now, report.settings
    _values(new)
    old = now.settings
    if now.started and (new.values, new.format, new.online, new.chips) != (
        old.values,
        old.format,
        old.online,
        old.chips,
    ):
        raise Refused("frozen", "card values, format and chips as they are")
    return report


def written(name: str) -> str:
    """Return a name as it is kept; raises Refused where something of it cannot be seen. Nothing may be no name."""
    kept = plain(name)
    if not visible(kept):
        raise Refused("unreadable", "letters, signs and spaces", ascii(kept)[:60])
    if len(kept) > LONGEST:
        raise Refused("unreadable", f"at most {LONGEST} characters", str(len(kept)))
    return kept


Named = TypeVar("Named", r.Registered, r.EntrantChanged)


def _named(asked: Asked, report: Named) -> Named:
    """Return a registration with its names as they are kept."""
    name, born = written(report.name), report.born
    if not name:
        raise Refused("blank", "a name")
    settings = asked.now.settings
    if settings.year - born < settings.minimum_age:
        raise Refused("too_young", str(settings.year - settings.minimum_age), str(born))
    return replace(report, name=name, shown=written(report.shown))


def _registered(asked: Asked, report: r.Registered) -> Report:
    now = asked.now
    if now.erased:
        raise Refused("ended", "registrations that are not erased")
    report = _named(asked, report)
    if now.started:
        raise Refused("frozen", "a registration before the first draw")
    if now.closed and not (report.late and asked.who.role == "head"):
        raise Refused("closed")
    if len(now.entrants) >= MOST_ENTRANTS:
        raise Refused("full", str(MOST_ENTRANTS), str(len(now.entrants) + 1))
    player = report.player if asked.who.role in HEAD or now.settings.online else ""
    if now.settings.online and player:
        for other in now.entrants.values():
            if other.player == player and not other.withdrawn:
                # One seat for one profile: nobody can play at two tables of a round.
                raise Refused("registered_already", "a profile that is not registered", str(other.number))
    if not asked.fresh.entrant or asked.fresh.entrant in now.entrants:
        raise ValueError("a new id expected for somebody new")
    return replace(report, entrant=asked.fresh.entrant, late=report.late and now.closed, player=player)


def _entrant_changed(asked: Asked, report: r.EntrantChanged) -> Report:
    if asked.now.erased:
        raise Refused("ended", "registrations that are not erased")
    return _named(asked, report)


def _checked_in(asked: Asked, report: r.CheckedIn) -> Report:
    if asked.who.role == "entrant" and not asked.now.settings.online:
        raise Refused("not_allowed", "the desk", str(asked.who))
    if asked.now.started:
        raise Refused("frozen", "a check-in before the first draw")
    if asked.who.role == "entrant" and report.present == asked.now.entrants[report.entrant].present:
        raise Refused("no_news")
    return report


def _withdrawn(asked: Asked, report: r.Withdrawn) -> Report:
    now = asked.now
    round_ = now.round
    if round_ is not None:
        table = round_.table_of(report.entrant)
        if table is not None and not round_.sheets[table].over and report.entrant in round_.sheets[table].still_in:
            raise Refused("at_table", "a player who sits at no table", str(table))
    if now.entrants[report.entrant].withdrawn:
        raise Refused("no_news")
    return report


def _place_seen(asked: Asked, report: r.PlaceAcknowledged) -> Report:
    if report.place != asked.now.settings.place:
        raise Refused("other_place", asked.now.settings.place, report.place)
    if report.place == asked.now.entrants[report.entrant].acknowledged:
        raise Refused("no_news")
    return report


def _kept_apart(asked: Asked, report: r.KeptApart) -> Report:
    one, other = report.entrants
    if one == other or not {one, other} <= set(asked.now.entrants):
        raise Refused("unknown_entrant", "two registered players", ", ".join(report.entrants))
    if asked.now.started:
        raise Refused("frozen", "wishes before the first draw")
    return report


def _closed(asked: Asked, report: r.RegistrationClosed) -> Report:
    if asked.now.started:
        raise Refused("frozen")
    return report


def _plan(asked: Asked, report: r.PlanChosen) -> Report:
    """A plan holds for some number between those who are checked in and all who are registered."""
    now = asked.now
    if now.started:
        raise Refused("frozen", "a plan before the first draw")
    if not now.closed:
        raise Refused("not_closed")
    most = sum(not who.withdrawn for who in now.entrants.values())
    least = len(now.present(1))
    if isinstance(now.settings.format, GamesForPoints):
        _plan_for_points(report.stages, now.settings.format.rounds, least, most)
    else:
        _plan_for_chips(report.stages, least, most)
    return report


def _plan_for_points(stages: tuple[r.StagePlan, ...], rounds: int, least: int, most: int) -> None:
    if len(stages) != rounds or any(stage.final or stage.byes for stage in stages):
        raise Refused("plan_differs", f"{rounds} rounds without byes", str(len(stages)))
    for stage in stages:
        fewest = -(-least // LARGEST_TABLE)
        if most < ADVANCE * stage.tables or stage.tables < fewest:
            raise Refused("plan_differs", f"{max(1, fewest)} to {most // ADVANCE} tables", str(stage.tables))


def _plan_for_chips(stages: tuple[r.StagePlan, ...], least: int, most: int) -> None:
    """Refuse what is no plan: rounds at tables of three to six that leave eight, semifinals, final (plan.py)."""
    final = r.StagePlan(1, 0, final=True)
    if stages[-1] != final or any(stage.final for stage in stages[:-1]):
        raise Refused("plan_differs", "one final, at the end")
    semifinals = len(stages) > 1
    if semifinals and stages[-2] != r.StagePlan(2):
        raise Refused("plan_differs", "two semifinals before the final", str(stages[-2].tables))
    pairs = [(stage.tables, stage.byes) for stage in stages[:-2]]
    fewest, largest = (
        (SMALLEST_TABLE * pairs[0][0] + pairs[0][1], LARGEST_TABLE * pairs[0][0] + pairs[0][1])
        if pairs
        else (LARGEST_FINAL + 1, MOST_IN_SEMIFINALS)
        if semifinals
        else (FEWEST_PLAYERS, LARGEST_FINAL)
    )
    players = max(fewest, least)
    if players > min(largest, most):
        raise Refused("plan_differs", f"{fewest} to {largest} players", str(least if largest < least else most))
    try:
        plan_of(players, pairs)
    except PlanError as error:
        raise Refused("plan_differs", str(error)) from None


def _chips(asked: Asked, report: r.ChipsSet) -> Report:
    now = asked.now
    if not 1 <= report.round <= len(now.stages):
        raise Refused("unknown_round", f"1 to {len(now.stages)}", str(report.round))
    if report.round > len(now.stages) - now.last_stages:
        raise Refused("final_chips", "3", str(report.chips))
    if len(now.rounds) >= report.round and now.rounds[report.round - 1].drawn is not None:
        raise Refused("already_drawn")
    return report


# ---- the draw ----


def _next_draw(asked: Asked, number: int, attempt: int, reason: str) -> None:
    """Refuse a draw whose turn it is not."""
    now = asked.now
    if not now.started and not now.closed:
        raise Refused("not_closed")
    if not now.stages or not (now.started or now.planned):
        raise Refused("no_plan")
    if number > len(now.stages):
        raise Refused("unknown_round", f"1 to {len(now.stages)}", str(number))
    drawn = len(now.rounds)
    again = number == drawn
    if number not in (drawn, drawn + 1) or number < 1:
        raise Refused("not_next", str(drawn + 1), str(number))
    if again:
        round_ = now.rounds[-1]
        if round_.unplayed:
            raise Refused("already_drawn")
        if attempt != len(round_.draws) + 1:
            raise Refused("not_next", str(len(round_.draws) + 1), str(attempt))
        if round_.begun:
            raise Refused("already_drawn", "no game entered yet")
        if not reason.strip():
            raise Refused("reason_needed")
        return
    if attempt != 1:
        raise Refused("not_next", "1", str(attempt))
    if number > 1 and not now.rounds[-1].over:
        raise Refused("round_not_over", str(number - 1))


def _counts(asked: Asked, number: int) -> tuple[tuple[str, ...], r.StagePlan]:
    """Return who is present for the draw of a round, enough for there to be one, and tables and byes."""
    now = asked.now
    present, stage = now.present(number), now.stage(number)
    enough = now.advancing(number) + 1
    if len(present) < enough:
        raise Refused("too_few_present", str(enough), str(len(present)))
    largest = LARGEST_TABLE * stage.tables + stage.byes
    if len(present) > largest:
        raise Refused("plan_differs", f"at most {largest} players", str(len(present)))
    return present, stage


def _announced(asked: Asked, report: r.DrawAnnounced) -> Report:
    now = asked.now
    _next_draw(asked, report.round, report.attempt, report.reason)
    present, stage = _counts(asked, report.round)
    if len(asked.fresh.secret) != 64:
        raise ValueError("a secret of 32 bytes expected")
    # Where nobody throws dice the value is named here, before anybody can know it to be another.
    source = LOG_SOURCE if now.settings.runs_itself else report.source
    pairs = _binding(now, present, stage, report.round)
    return replace(report, source=source, secret=asked.fresh.secret, roster=present, apart=pairs)


def _binding(now: Tournament, present: tuple[str, ...], stage: r.StagePlan, number: int) -> r.Apart:
    """Return the wishes to be kept apart that a draw has to fulfil."""
    try:
        return fulfillable(present, stage.tables, stage.byes, now.apart(present), now.advancing(number))
    except DrawError as error:
        raise Refused("draw_refused", error.expected, error.found) from None


def _revealed(asked: Asked, report: r.DrawRevealed) -> Report:
    now = asked.now
    if report.round != len(now.rounds):
        raise Refused("not_next", str(len(now.rounds)), str(report.round))
    draw = now.rounds[-1].draw
    if now.rounds[-1].unplayed:
        raise Refused("already_drawn")
    if draw is None or draw.published is None or draw.attempt != report.attempt:
        raise Refused("draw_not_announced")
    if draw.drawn is not None:
        raise Refused("already_drawn")
    if gone := [who for who in now.rounds[-1].roster if now.is_out(who)]:
        raise Refused("roster_changed", "a draw announced anew of those present", ", ".join(map(now.shown, gone)))
    value = report.value.strip()
    if not value or not value.isprintable():
        raise Refused("draw_refused", "a number or words that all have seen", report.value)
    step = next_step(now) if asked.who.role == "server" else None
    if step is not None and step[2] != report:
        # The log was written anew, where a profile was erased, since the automatic judge has looked.
        raise Refused("draw_refused", "the hash of the log as it is stored", report.value)
    return replace(report, value=value)


def _typed(asked: Asked, report: r.DrawTyped) -> Report:
    now = asked.now
    _next_draw(asked, report.round, report.attempt, report.reason)
    present, stage = _counts(asked, report.round)
    pairs = _binding(now, present, stage, report.round)
    here = set(present)
    had = [who for who in now.had_bye(report.round) if who in here]
    drawn, advancing = Drawn(report.tables, report.byes), now.advancing(report.round)
    try:
        faults = check_typed(present, stage.tables, stage.byes, drawn, had, pairs, advancing)
    except DrawError as error:
        raise Refused("draw_refused", error.expected, error.found) from None
    if faults:
        raise Refused("typed_wrong", faults[0].expected, faults[0].found)
    return replace(report, apart=pairs)


def _all_advance(asked: Asked, report: r.AllAdvance) -> Report:
    """Also after a draw, announced or made, where too many have withdrawn since and no game is entered."""
    now = asked.now
    again = report.round == len(now.rounds) and report.round > 0
    _next_draw(asked, report.round, len(now.rounds[-1].draws) + 1 if again else 1, "all advance")
    present, advance = now.present(report.round), now.advancing(report.round)
    if len(present) > advance:
        raise Refused("enough_present", str(advance), str(len(present)))
    return report


# ---- a round ----


def _current(asked: Asked, number: int, attempt: int | None = None) -> Round:
    """Return the drawn round that a report speaks of."""
    now = asked.now
    if not 1 <= number <= len(now.rounds):
        raise Refused("unknown_round", str(len(now.rounds)), str(number))
    round_ = now.rounds[number - 1]
    if round_.drawn is None or round_.unplayed:
        raise Refused("not_drawn")
    assert round_.draw is not None
    if attempt is not None and attempt != round_.draw.attempt:
        raise Refused("other_draw", str(round_.draw.attempt), str(attempt))
    return round_


def _sheet(round_: Round, table: int) -> Sheet:
    if table not in round_.sheets:
        raise Refused("unknown_table", f"1 to {len(round_.sheets)}", str(table))
    return round_.sheets[table]


def _called(asked: Asked, report: r.RoundCalled) -> Report:
    round_ = _current(asked, report.round, report.attempt)
    if report.round != len(asked.now.rounds):
        raise Refused("not_next", str(len(asked.now.rounds)), str(report.round))
    if round_.called_at is not None:
        raise Refused("already_called")
    return report


def _excused(asked: Asked, report: r.Excused) -> Report:
    round_ = _current(asked, report.round)
    if round_.limit is None:
        raise Refused("not_called")
    limit = round_.limit_of(report.entrant) if report.entrant else round_.limit
    assert limit is not None
    # What one player says after the limit comes too late, whoever wants to hear it. An outage is no player's excuse:
    # it may have ended after the limit, and what all get then is more time.
    told_by = min(limit, asked.at) if report.entrant else asked.at
    if report.noticed > told_by:
        raise Refused("too_late", str(told_by), str(report.noticed))
    if report.granted and report.until <= max(limit, asked.at):
        raise Refused("not_in_future", str(max(limit, asked.at)), str(report.until))
    if report.entrant:
        table = round_.table_of(report.entrant)
        if table is None or report.entrant not in round_.sheets[table].still_in:
            raise Refused("not_playing", "a player of this round who is still in", report.entrant)
    return report


def _arrived(asked: Asked, report: r.Arrived) -> Report:
    round_ = _current(asked, report.round)
    table = round_.table_of(report.entrant)
    if table is None:
        raise Refused("not_playing", "a player who sits at a table", report.entrant)
    if asked.who.role == "judge" and asked.who.table != table:
        raise Refused("other_table", str(asked.who.table), str(table))
    return report


def _out(asked: Asked, report: r.PlayerOut) -> Report:
    if asked.who.role not in HEAD and (report.why == "disqualified" or not report.reinstate):
        raise Refused("not_allowed", "the head judge", str(asked.who))
    if report.why == "disqualified" and not report.reason.strip():
        raise Refused("reason_needed")
    if asked.now.ended_at is not None and (report.why != "disqualified" or report.table):
        raise Refused("ended", "a disqualification")
    if report.round != len(asked.now.rounds):
        raise Refused("not_next", str(len(asked.now.rounds)), str(report.round))
    if not report.table:
        return _out_unseated(asked, report)
    round_ = _current(asked, report.round, report.attempt)
    sheet = _sheet(round_, report.table)
    if report.entrant not in sheet.still_in:
        raise Refused("not_playing", ", ".join(sheet.still_in), report.entrant)
    if report.why == "no_show":
        limit = round_.limit_of(report.entrant)
        if limit is None:
            raise Refused("not_called")
        said = asked.at - report.waited
        if said < limit:
            # Pronounced too early on a phone without a network: it does not hold for having come late.
            raise Refused("time_left", str(limit), str(said))
        if report.entrant in round_.arrived or sheet.begun:
            raise Refused("is_there")
    if report.number != sheet.next:
        raise Refused("stale", str(sheet.next), str(report.number))
    return report


def _out_unseated(asked: Asked, report: r.PlayerOut) -> Report:
    """Let somebody who is at no table be out: a bye, one of a round in which all advance.

    Whoever is out of chips, or through, can still be disqualified, which takes the place.
    """
    now = asked.now
    round_ = now.rounds[report.round - 1] if now.rounds else None
    if round_ is None or report.why == "no_show" or report.entrant in now.outs():
        raise Refused("not_playing", "a player of a round", report.entrant)
    waiting = round_.roster if round_.unplayed else round_.byes
    ever = report.why == "disqualified" and any(report.entrant in one.ever for one in now.rounds)
    table = round_.table_of(report.entrant)
    playing = table is not None and report.entrant in round_.sheets[table].still_in and now.ended_at is None
    if playing or not (ever or report.entrant in waiting):
        raise Refused("not_playing", "a player who sits at no table", report.entrant)
    return report


def _dealer(asked: Asked, report: r.DealerNamed) -> Report:
    sheet = _sheet(_current(asked, report.round, report.attempt), report.table)
    if report.entrant not in sheet.seats.players:
        raise Refused("not_playing", ", ".join(sheet.seats.players), report.entrant)
    return report


def _correctable(asked: Asked, number: int, reason: str) -> None:
    """A result stands once the next draw is published, unless the head judge decides, with a reason."""
    now = asked.now
    later = len(now.rounds) > number and (now.rounds[number].draw is not None or now.rounds[number].unplayed)
    if not later and now.ended_at is None:
        return
    if asked.who.role not in HEAD:
        raise Refused("next_drawn", "the head judge's decision")
    if not reason.strip():
        raise Refused("reason_needed")


def _own(asked: Asked, entry: r.Entry) -> None:
    """A table's judge puts right what was entered at that table in the round that is on, and no more."""
    now = asked.now
    if asked.who.role != "judge":
        return
    if entry.by != asked.who or now.round is None or entry.seq < now.round.since:
        raise Refused("not_allowed", "a report of this table", entry.id)


def _replaceable(asked: Asked, ids: tuple[CommandId, ...]) -> None:
    """What is replaced may still be on its way, from the same phone."""
    for wanted in ids:
        if wanted in asked.now.by_id:
            _own(asked, asked.now.by_id[wanted])


def _game(asked: Asked, report: r.GameEntered) -> Report:
    now = asked.now
    round_ = _current(asked, report.round, report.attempt)
    sheet = _sheet(round_, report.table)
    _correctable(asked, report.round, report.reason)
    players = set(sheet.seats.players)
    if report.winner not in players or report.winner in report.left or not set(report.left) <= players:
        raise Refused("bad_names", ", ".join(sheet.seats.players), ", ".join([report.winner, *report.left]))
    if wrong := check_left(report.left, now.values):
        expected, _, found = wrong.partition(" expected, ")
        raise Refused("bad_cards", expected, found)
    _replaceable(asked, report.replaces)
    return report


def _lot(asked: Asked, report: r.LotDrawn) -> Report:
    sheet = _sheet(_current(asked, report.round, report.attempt), report.table)
    _correctable(asked, report.round, report.reason)
    if len(report.cards) < 2 or not set(report.cards) <= set(sheet.seats.players):
        raise Refused("bad_names", ", ".join(sheet.seats.players), ", ".join(report.cards))
    if len(set(report.cards.values())) != len(report.cards) or not PACK.issuperset(report.cards.values()):
        raise Refused("bad_cards", "different cards of the 32", ", ".join(report.cards.values()))
    _replaceable(asked, report.replaces)
    return report


REVOCABLE: Final = (
    r.GameEntered,
    r.LotDrawn,
    r.PlayerOut,
    r.DealerNamed,
    r.Warned,
    r.KeptApart,
    r.Announcement,
    r.HeadJudgeCalled,
    r.Withdrawn,
)
"""What can be taken back; the rest is put right by another report of its kind."""


def _taken_back(asked: Asked, report: r.TakenBack) -> Report:
    now = asked.now
    for wanted in report.ids:
        _taken_back_one(asked, wanted, report, now)
    if now.settings.online:
        _one_seat(now, report.ids)
    return report


def _one_seat(now: Tournament, ids: tuple[CommandId, ...]) -> None:
    """Refuse to take back withdrawals where a profile would be registered twice then."""
    back = {said.entrant for one in ids if isinstance(said := now.by_id[one].report, r.Withdrawn)}
    seats = [who for who in now.entrants.values() if who.player and (who.id in back or not who.withdrawn)]
    for who in seats:
        if who.id in back and any(other.player == who.player for other in seats if other is not who):
            raise Refused("registered_already", "a profile that is not registered", str(who.number))


def _taken_back_one(asked: Asked, wanted: CommandId, report: r.TakenBack, now: Tournament) -> None:
    entry = now.by_id.get(wanted)
    if entry is None or not isinstance(entry.report, REVOCABLE):
        raise Refused("unknown_report", "a report that can be taken back", wanted)
    back = entry.report
    if asked.who.role == "desk" and not (isinstance(back, r.Withdrawn) and entry.by.role in ("desk", "entrant")):
        raise Refused("not_allowed", "a withdrawal that the desk or the player reported", wanted)
    if asked.who.role == "judge" and (isinstance(back, r.PlayerOut) or now.ended_at is not None):
        raise Refused("not_allowed", "the head judge", wanted)
    if isinstance(back, (r.GameEntered, r.LotDrawn, r.PlayerOut)):
        _correctable(asked, back.round, report.reason)
    if isinstance(back, r.KeptApart) and now.started and not report.reason.strip():
        raise Refused("reason_needed")
    if isinstance(back, r.Withdrawn) and now.round is not None and entry.seq < now.round.since:
        raise Refused("next_drawn", "a withdrawal since the last draw")
    _own(asked, entry)


def _warned(asked: Asked, report: r.Warned) -> Report:
    if asked.who.role == "judge":
        round_ = asked.now.round
        if round_ is None or round_.table_of(report.entrant) != asked.who.table:
            raise Refused("other_table", str(asked.who.table))
    return report


def _table_judge(asked: Asked, report: r.TableJudge) -> Report:
    return replace(report, name=written(report.name))


def _answered(asked: Asked, report: r.CallAnswered) -> Report:
    entry = asked.now.by_id.get(report.id)
    if entry is None or not isinstance(entry.report, r.HeadJudgeCalled):
        raise Refused("unknown_report", "a call for the head judge", report.id)
    return report


# ---- the end ----


def _prize(asked: Asked, report: r.PrizeHanded) -> Report:
    """Cups and medals are for the first three, a diploma for everybody who has a place."""
    if not asked.now.finished:
        raise Refused("not_over")
    last = 3 if report.prize in ("cup", "medal") else len(asked.now.entrants)
    if not any(report.entrant in one.players and one.place <= last for one in places(asked.now)):
        raise Refused("no_prize", f"places 1 to {last}", report.entrant)
    return report


def _ended(asked: Asked, report: r.Ended) -> Report:
    if not asked.now.finished:
        raise Refused("not_over")
    return report


def _erased(asked: Asked, report: r.Erased) -> Report:
    if asked.now.ended_at is None and asked.who.role != "server":
        # The server does it also where nobody has gone on with a tournament for a year.
        raise Refused("not_ended")
    if not asked.now.finished and asked.who.role != "server":
        # What is put right afterwards could not be added to its season any more.
        raise Refused("not_over")
    return report


def _opened(asked: Asked, report: r.Opened) -> Report:
    if asked.now.seq:
        raise Refused("frozen", "a tournament that is not open yet")
    _values(report.settings)
    return report


def _table_opened(asked: Asked, report: r.TableOpened) -> Report:
    _sheet(_current(asked, report.round, report.attempt), report.table)
    return report


CHECKS: Final[Mapping[type, Callable[[Asked, Any], Report]]] = {
    r.Opened: _opened,
    r.SettingsChanged: _settings,
    r.Registered: _registered,
    r.EntrantChanged: _entrant_changed,
    r.CheckedIn: _checked_in,
    r.Withdrawn: _withdrawn,
    r.PlaceAcknowledged: _place_seen,
    r.KeptApart: _kept_apart,
    r.RegistrationClosed: _closed,
    r.PlanChosen: _plan,
    r.ChipsSet: _chips,
    r.DrawAnnounced: _announced,
    r.DrawRevealed: _revealed,
    r.DrawTyped: _typed,
    r.AllAdvance: _all_advance,
    r.RoundCalled: _called,
    r.Excused: _excused,
    r.Arrived: _arrived,
    r.PlayerOut: _out,
    r.DealerNamed: _dealer,
    r.GameEntered: _game,
    r.LotDrawn: _lot,
    r.TakenBack: _taken_back,
    r.Warned: _warned,
    r.TableJudge: _table_judge,
    r.TableOpened: _table_opened,
    r.CallAnswered: _answered,
    r.PrizeHanded: _prize,
    r.Ended: _ended,
    r.Erased: _erased,
}
"""What is checked of each kind besides who may report it; of kinds that are not here, nothing."""
