"""The automatic judge of a tournament online: it goes on by itself, the same whoever asks, and stops for people."""

import hashlib
from dataclasses import replace

import pytest

from prsi.tournament import reports as r
from prsi.tournament.automatic import AFTER_ROUND, BEFORE_REVEAL, LOG_SOURCE, log_value, next_step
from prsi.tournament.reports import dump_entry
from prsi.tournament.settings import Settings
from prsi.tournament.state import Tournament
from tests.tournament.hall import ANYBODY, SERVER, Hall

ONLINE = Settings("Prší 2026", 2026, online=True, automatic=True)


def started(players: int, settings: Settings = ONLINE) -> Hall:
    """A tournament whose first draw the head judge has announced."""
    hall = Hall(settings).planned(players)
    assert next_step(hall.now) is None, "the head judge begins"
    hall.say(r.DrawAnnounced(1, 1, "three dice"))
    return hall


def step(hall: Hall) -> r.Report:
    """Let the automatic judge do the next thing, when it is time."""
    found = next_step(hall.now)
    assert found is not None
    at, report_id, report = found
    hall.clock = max(hall.clock, at)
    assert report_id not in hall.now.by_id, "each is done once"
    return hall.say(report, SERVER, report_id).report


def test_a_whole_tournament_is_drawn_called_and_ended_by_itself() -> None:
    hall = started(21)
    met: list[str] = []
    while hall.now.ended_at is None:
        round_ = hall.now.round
        assert round_ is not None
        if round_.called_at is not None and not round_.over:
            for table in round_.sheets:
                hall.play(table)
            continue
        met.append(step(hall).kind)
    draw = ["draw_announced", "draw_revealed", "round_called"]
    assert met == [*draw[1:], *draw * (len(hall.now.stages) - 1), "ended"]


def test_the_value_is_named_before_and_is_the_hash_of_the_log_that_anybody_with_the_log_can_repeat() -> None:
    hall = started(12)
    announced = hall.now.log[-1].report
    assert isinstance(announced, r.DrawAnnounced)
    assert announced.source == LOG_SOURCE, "whatever the head judge has named: nobody throws dice"
    log = list(hall.now.log)
    hall.say(r.Announcement("other", "Vítejte"))
    revealed = step(hall)
    assert isinstance(revealed, r.DrawRevealed)
    said = "".join(dump_entry(entry) + "\n" for entry in log)
    assert revealed.value == log_value(log) == hashlib.sha256(said.encode()).hexdigest()


def test_a_value_of_a_log_that_was_written_anew_since_is_refused_and_looked_for_again() -> None:
    """A node that has not seen yet that a profile was erased must not draw from what is no longer stored."""
    hall = started(12)
    found = next_step(hall.now)
    assert found is not None
    old = found[2]
    log = list(hall.now.log)
    at = next(number for number, entry in enumerate(log) if isinstance(entry.report, r.Registered))
    registered = log[at].report
    assert isinstance(registered, r.Registered)
    log[at] = replace(log[at], report=replace(registered, player="p-none"))
    hall.now = Tournament(log)
    assert hall.refused(old, SERVER).reason == "draw_refused"
    revealed = step(hall)
    assert isinstance(revealed, r.DrawRevealed)
    assert revealed.value == log_value(log) != getattr(old, "value", "")


def test_what_was_promised_can_be_seen_before_the_draw_and_results_before_the_next() -> None:
    hall = started(12)
    found = next_step(hall.now)
    assert found is not None
    assert found[0] == hall.now.at + BEFORE_REVEAL
    step(hall)
    step(hall)
    round_ = hall.now.round
    assert round_ is not None
    for table in round_.sheets:
        hall.play(table)
    found = next_step(hall.now)
    assert found is not None
    assert found[0] == hall.now.at + AFTER_ROUND


def test_all_advance_where_no_more_are_present_than_would_be_left() -> None:
    hall = started(12)
    step(hall)
    round_ = hall.now.round
    assert round_ is not None
    for who in round_.roster[:4]:
        if round_.table_of(who) is not None:
            hall.out(who, "disqualified")
    while not round_.over:
        for table in round_.sheets:
            hall.play(table)
    for who in hall.now.present(2)[:5]:
        hall.say(r.Withdrawn(who))
    while not isinstance(report := step(hall), r.AllAdvance | r.DrawAnnounced):
        pass
    assert isinstance(report, r.AllAdvance)


@pytest.mark.parametrize(
    "settings", [Settings("x", 2026, online=True), Settings("x", 2026, automatic=True), Settings("x", 2026)]
)
def test_in_a_hall_and_where_nobody_asked_for_it_people_decide(settings: Settings) -> None:
    hall = started(12, settings)
    assert next_step(hall.now) is None
    hall.say(r.DrawRevealed(1, 1, "3 5 1"))
    assert next_step(hall.now) is None


def test_an_automatic_judge_strikes_by_the_clock() -> None:
    hall = started(12)
    step(hall)
    step(hall)
    assert hall.now.due() == hall.clock + 10 * 60_000
    assert not Settings("x", 2026, automatic=True).struck_by_clock
    assert Settings("x", 2026, strike=True).struck_by_clock


def test_a_registrant_says_online_that_one_is_there_and_in_a_hall_the_desk_does() -> None:
    for settings, allowed in ((ONLINE, True), (Settings("x", 2026), False)):
        hall = Hall(settings)
        (who,) = hall.register(["Jana Nová"], present=False)
        report, me = r.CheckedIn(who), r.Who("entrant", 0, who)
        if allowed:
            hall.say(report, me)
            assert hall.now.present(1) == (who,)
            (other,) = hall.register(["Jan Starý"], present=False)
            assert hall.refused(r.CheckedIn(other), me).reason == "not_allowed"
        else:
            assert hall.refused(report, me).reason == "not_allowed"


def test_who_has_withdrawn_may_register_again_with_the_same_profile() -> None:
    hall = Hall(ONLINE)
    first = hall.say(r.Registered("", "Jana Nová", 1990, player="p-1"), ANYBODY).report
    assert isinstance(first, r.Registered)
    hall.say(r.Withdrawn(first.entrant))
    hall.say(r.Registered("", "Jana Nová", 1990, player="p-1"), ANYBODY)
    assert len(hall.now.entrants) == 2


def test_the_settings_of_a_tournament_from_before_are_read_as_they_were() -> None:
    hall = Hall(Settings("Prší", 2026))
    text = dump_entry(hall.now.log[0])
    old = text.replace(',"automatic":false', "").replace(',"turn_seconds":30', "")
    assert Tournament([r.load_entry(old)]).settings == hall.now.settings


def test_who_withdraws_before_the_draw_is_made_is_left_out_of_a_new_one() -> None:
    hall = started(12)
    gone = hall.ids[0]
    hall.say(r.Withdrawn(gone), r.Who("entrant", 0, gone))
    again = step(hall)
    assert isinstance(again, r.DrawAnnounced) and again.attempt == 2 and gone not in again.roster
    step(hall)
    assert hall.now.rounds[0].drawn is not None


def test_where_too_many_withdraw_before_the_draw_is_made_all_advance() -> None:
    """Eight go on from twelve; five withdraw, so seven are left."""
    hall = started(12)
    for who in hall.ids[:5]:
        hall.say(r.Withdrawn(who), r.Who("entrant", 0, who))
    assert isinstance(step(hall), r.AllAdvance)
    assert isinstance(step(hall), r.DrawAnnounced) and hall.now.rounds[-1].roster == tuple(hall.ids[5:])
