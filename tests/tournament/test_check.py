"""Who may report what, and when: every reason for a refusal is reached, every right is tried (championship.md)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, get_args

import pytest

from prsi.tournament import check as checks
from prsi.tournament import reports as r
from prsi.tournament.check import RIGHTS, Reason, Refused
from prsi.tournament.places import places
from prsi.tournament.plan import alternatives, best_plan
from prsi.tournament.reports import Report, Role, StagePlan, Who
from prsi.tournament.settings import GamesForPoints, Settings
from prsi.tournament.state import Tournament
from prsi.tournament.views import round_shown
from tests.tournament.hall import ANYBODY, DESK, HEAD, MINUTE, SERVER, Hall, judge, stages_of

FINAL = StagePlan(1, 0, final=True)


def open_hall(players: int = 0) -> Hall:
    hall = Hall()
    hall.register(f"Hráč {number}" for number in range(players))
    return hall


def drawn(players: int = 4) -> Hall:
    hall = Hall().planned(players)
    hall.draw(1)
    return hall


def called(players: int = 4, arrive: bool = True) -> Hall:
    hall = drawn(players)
    hall.call(arrive)
    return hall


def over(players: int = 4) -> Hall:
    hall = called(players)
    hall.play(1)
    return hall


def entry(hall: Hall, **more: Any) -> r.GameEntered:
    """A game of table 1 that could be entered now, or with something else in it."""
    still = hall.sheet().still_in
    left = {who: r.Left(1, 7) for who in still[1:]}
    usual = {"round": 1, "attempt": 1, "table": 1, "number": 1, "winner": still[0], "left": left}
    return r.GameEntered(**{**usual, **more})


# ---- a refusal for each reason: what makes it, and who tries what then ----

Case = Callable[[], Refused]
CASES: dict[str, Case] = {}


def case(reason: Reason) -> Callable[[Case], Case]:
    def put(make: Case) -> Case:
        assert reason not in CASES
        CASES[reason] = make
        return make

    return put


@case("not_allowed")
def _() -> Refused:
    return open_hall().refused(r.RegistrationClosed(), DESK)


@case("other_table")
def _() -> Refused:
    return called(8).refused(r.HeadJudgeCalled(1), judge(2))


@case("unknown_entrant")
def _() -> Refused:
    return open_hall().refused(r.FeePaid("nobody", 100), DESK)


@case("unknown_table")
def _() -> Refused:
    hall = called()
    return hall.refused(entry(hall, table=2), judge(2))


@case("unknown_round")
def _() -> Refused:
    hall = called()
    return hall.refused(entry(hall, round=2))


@case("unknown_report")
def _() -> Refused:
    return called().refused(r.TakenBack(("never",)))


@case("too_young")
def _() -> Refused:
    """Fifteen in the year of the event: 2026 − 15 = 2011."""
    return open_hall().refused(r.Registered("", "Malý", 2012), ANYBODY)


@case("closed")
def _() -> Refused:
    hall = open_hall()
    hall.say(r.RegistrationClosed())
    return hall.refused(r.Registered("", "Pozdě Příchozí", 1990), ANYBODY)


@case("not_closed")
def _() -> Refused:
    return open_hall(4).refused(r.PlanChosen((FINAL,)))


@case("full")
def _() -> Refused:
    hall = open_hall(1)
    one = hall.now.entrants[hall.ids[0]]
    hall.now.entrants = {f"x{number}": one for number in range(checks.MOST_ENTRANTS)}
    return hall.refused(r.Registered("", "Jeden navíc", 1990), ANYBODY)


@case("blank")
def _() -> Refused:
    return open_hall().refused(r.Registered("", "  ", 1990), ANYBODY)


@case("frozen")
def _() -> Refused:
    return drawn().refused(r.PlanChosen((FINAL,)))


@case("no_plan")
def _() -> Refused:
    hall = open_hall(4)
    hall.say(r.RegistrationClosed())
    return hall.refused(r.DrawAnnounced(1, 1, "dice"))


@case("roster_changed")
def _() -> Refused:
    hall = Hall().planned(5)
    hall.say(r.DrawAnnounced(1, 1, "dice"))
    hall.say(r.Withdrawn(hall.ids[0]), DESK)
    return hall.refused(r.DrawRevealed(1, 1, "3 5 1"))


@case("plan_differs")
def _() -> Refused:
    hall = open_hall(12)
    hall.say(r.RegistrationClosed())
    return hall.refused(r.PlanChosen((StagePlan(3, 0), StagePlan(2), FINAL)))


@case("round_not_over")
def _() -> Refused:
    return called(8).refused(r.DrawAnnounced(2, 1, "dice"))


@case("not_next")
def _() -> Refused:
    return Hall().planned(8).refused(r.DrawAnnounced(2, 1, "dice"))


@case("enough_present")
def _() -> Refused:
    return Hall().planned(8).refused(r.AllAdvance(1))


@case("too_few_present")
def _() -> Refused:
    hall = Hall().planned(8)
    for who in hall.ids[:4]:
        hall.say(r.Withdrawn(who), DESK)
    return hall.refused(r.DrawAnnounced(1, 1, "dice"))


@case("draw_not_announced")
def _() -> Refused:
    hall = Hall().planned(4)
    hall.typed(1, [hall.ids])
    return hall.refused(r.DrawRevealed(1, 1, "3"))


@case("already_drawn")
def _() -> Refused:
    return drawn().refused(r.DrawRevealed(1, 1, "4"))


@case("draw_refused")
def _() -> Refused:
    """Nobody can read a value of nothing but spaces."""
    hall = Hall().planned(4)
    hall.say(r.DrawAnnounced(1, 1, "dice"))
    return hall.refused(r.DrawRevealed(1, 1, "  "))


@case("typed_wrong")
def _() -> Refused:
    hall = Hall().planned(8)
    one, two = hall.ids[:3], hall.ids[3:]
    return hall.refused(r.DrawTyped(1, 1, (tuple(one), tuple(two))))


@case("reason_needed")
def _() -> Refused:
    return drawn().refused(r.DrawAnnounced(1, 2, "dice"))


@case("not_drawn")
def _() -> Refused:
    hall = Hall().planned(4)
    hall.say(r.DrawAnnounced(1, 1, "dice"))
    return hall.refused(r.RoundCalled(1, 1))


@case("other_draw")
def _() -> Refused:
    hall = drawn()
    hall.draw(1, 2, "a card was seen")
    return hall.refused(r.RoundCalled(1, 1))


@case("already_called")
def _() -> Refused:
    return called().refused(r.RoundCalled(1, 1))


@case("not_called")
def _() -> Refused:
    hall = drawn()
    return hall.refused(r.Excused(1, hall.ids[0], hall.clock, "a train", True, hall.clock + MINUTE))


@case("too_late")
def _() -> Refused:
    """Told of one second after the ten minutes: refused, whoever wants to hear it."""
    hall = called(arrive=False)
    limit = hall.now.rounds[0].limit
    assert limit == hall.clock + 10 * MINUTE
    return hall.refused(r.Excused(1, hall.ids[0], limit + 1000, "a train", True, limit + MINUTE), at=limit + 2000)


@case("not_in_future")
def _() -> Refused:
    hall = called(arrive=False)
    return hall.refused(r.Excused(1, hall.ids[0], hall.clock, "a train", True, hall.clock + MINUTE))


@case("time_left")
def _() -> Refused:
    hall = called(arrive=False)
    return hall.refused(r.PlayerOut(1, 1, 1, hall.ids[0], "no_show", 1), at=hall.clock + 10 * MINUTE - 1)


@case("is_there")
def _() -> Refused:
    hall = called()
    return hall.refused(r.PlayerOut(1, 1, 1, hall.ids[0], "no_show", 1), at=hall.clock + 10 * MINUTE)


@case("registered_already")
def _() -> Refused:
    hall = Hall(Settings("Prší", 2026, online=True))
    hall.say(r.Registered("", "Jana Nová", 1990, player="p-1"), ANYBODY)
    return hall.refused(r.Registered("", "Jan Starý", 1990, player="p-1"), ANYBODY)


@case("not_playing")
def _() -> Refused:
    hall = called()
    hall.out(hall.ids[0])
    return hall.refused(r.PlayerOut(1, 1, 1, hall.ids[0], "left", 1))


@case("at_table")
def _() -> Refused:
    hall = called()
    return hall.refused(r.Withdrawn(hall.ids[0]), Who("entrant", 0, hall.ids[0]))


@case("stale")
def _() -> Refused:
    """Somebody left during game 1, as the sender thinks; but game 1 was entered meanwhile."""
    hall = called()
    hall.loses(1, hall.ids[0])
    return hall.refused(r.PlayerOut(1, 1, 1, hall.ids[0], "left", 1), judge(1))


@case("bad_cards")
def _() -> Refused:
    hall = called()
    left = {who: r.Left(1, 12) for who in hall.sheet().still_in[1:]}
    return hall.refused(entry(hall, left=left), judge(1))


@case("unreadable")
def _() -> Refused:
    return open_hall().refused(r.Registered("", "Eva\u202e Malá", 1990), ANYBODY)


@case("bad_values")
def _() -> Refused:
    return open_hall().refused(r.SettingsChanged(Settings("T", 2026, values="none")))


@case("bad_names")
def _() -> Refused:
    hall = called()
    return hall.refused(entry(hall, winner="Karel"), judge(1))


@case("next_drawn")
def _() -> Refused:
    """A result may be corrected until the next draw is published."""
    hall = Hall().planned(8)
    hall.play_round(1)
    hall.draw(2)
    return hall.refused(
        entry(hall, round=1, replaces=hall.now.rounds[0].sheets[1].games[0].ids, **late(hall)), judge(1)
    )


def late(hall: Hall) -> dict[str, Any]:
    players = hall.now.rounds[0].sheets[1].seats.players
    return {"winner": players[0], "left": {who: r.Left(1, 7) for who in players[1:]}}


@case("not_over")
def _() -> Refused:
    return called().refused(r.Ended())


@case("ended")
def _() -> Refused:
    hall = over()
    hall.say(r.Ended())
    return hall.refused(r.Warned(hall.ids[0], "delay"))


@case("not_ended")
def _() -> Refused:
    return over().refused(r.Erased())


@case("no_news")
def _() -> Refused:
    """Who has withdrawn cannot do so again: nothing would be otherwise, and the log be one entry longer."""
    hall = Hall()
    (one,) = hall.register(["Jan"])
    hall.say(r.Withdrawn(one), DESK)
    return hall.refused(r.Withdrawn(one, "a train"), Who("entrant", 0, one))


@case("other_place")
def _() -> Refused:
    """What is acknowledged is the place as it is now, and no words of the registrant's own."""
    hall = Hall(Settings("T", 2026, place="Hall"))
    (one,) = hall.register(["Jan"])
    return hall.refused(r.PlaceAcknowledged(one, "elsewhere"), Who("entrant", 0, one))


@case("no_prize")
def _() -> Refused:
    """Cup and medal are for the first three."""
    hall = over()
    fourth = next(one.players[0] for one in places(hall.now) if one.place == 4)
    return hall.refused(r.PrizeHanded(fourth, "cup"), DESK)


@case("final_chips")
def _() -> Refused:
    return Hall().planned(20).refused(r.ChipsSet(2, 2))


@pytest.mark.parametrize("reason", get_args(Reason))
def test_each_reason_is_reached(reason: str) -> None:
    assert CASES[reason]().reason == reason


# ---- rights ----

EVERYBODY: Final = frozenset(get_args(Role))
MAY: Final[Mapping[str, str]] = {
    "opened": "server",
    "settings_changed": "head server",
    "registered": "head server desk anybody",
    "entrant_changed": "head server desk",
    "fee_paid": "head server desk",
    "checked_in": "head server desk",
    "withdrawn": "head server desk entrant",
    "kept_apart": "head server",
    "registration_closed": "head server",
    "plan_chosen": "head server",
    "chips_set": "head server",
    "draw_announced": "head server",
    "draw_revealed": "head server",
    "draw_typed": "head server",
    "all_advance": "head server",
    "round_called": "head server",
    "excused": "head server",
    "arrived": "head server desk judge",
    "player_out": "head server judge",
    "dealer_named": "head server judge",
    "game_entered": "head server judge",
    "lot_drawn": "head server judge",
    "taken_back": "head server judge desk",
    "warned": "head server judge",
    "head_judge_called": "head server judge",
    "call_answered": "head server",
    "table_judge": "head server judge",
    "table_opened": "server",
    "announcement": "head server",
    "place_acknowledged": "head server desk entrant",
    "prize_handed": "head server desk",
    "ended": "head server",
    "erased": "head server",
    "keys_renewed": "head server",
}
"""Who may report what, written down once more."""


def samples(hall: Hall) -> dict[str, Report]:
    """A report of each kind about table 1 and its first player, in a round that is called."""
    who = hall.sheet().seats.players[0]
    all_: tuple[Report, ...] = (
        r.Opened(1, hall.now.settings),
        r.SettingsChanged(hall.now.settings),
        r.Registered("", "Eva", 1990),
        r.EntrantChanged(who, "Eva", 1990),
        r.FeePaid(who, 100),
        r.CheckedIn(who),
        r.Withdrawn(who),
        r.KeptApart((who, hall.ids[1])),
        r.RegistrationClosed(),
        r.PlanChosen((FINAL,)),
        r.ChipsSet(1, 3),
        r.DrawAnnounced(1, 2, "dice", "why"),
        r.DrawRevealed(1, 1, "1"),
        r.DrawTyped(1, 2, (tuple(hall.ids),), (), "why"),
        r.AllAdvance(1),
        r.RoundCalled(1, 1),
        r.Excused(1, who, hall.clock, "a train", False),
        r.Arrived(1, who),
        r.PlayerOut(1, 1, 1, who, "left", 1),
        r.DealerNamed(1, 1, 1, who),
        entry(hall),
        r.LotDrawn(1, 1, 1, 1, 1, {who: "9h", hall.sheet().seats.players[1]: "9s"}),
        r.TakenBack(("r1",), "", 1),
        r.Warned(who, "delay", "", 1),
        r.HeadJudgeCalled(1),
        r.CallAnswered("r1"),
        r.TableJudge(1, "Karel"),
        r.TableOpened(1, 1, 1, "ABC"),
        r.Announcement("weather", "It rains."),
        r.PlaceAcknowledged(who, "the hall"),
        r.PrizeHanded(who, "cup"),
        r.Ended(),
        r.Erased(),
        r.KeysRenewed("desk"),
    )
    return {report.kind: report for report in all_}


def test_every_kind_of_report_has_its_rights() -> None:
    assert set(MAY) == set(r.kinds()) == set(samples(called()))
    assert set(RIGHTS) == {type(report) for report in samples(called()).values()}


@pytest.mark.parametrize("role", sorted(EVERYBODY))
@pytest.mark.parametrize("kind", r.kinds())
def test_each_role_may_report_what_it_may_and_nothing_else(kind: str, role: Role) -> None:
    hall = called()
    report = samples(hall)[kind]
    player = hall.sheet().seats.players[0]
    who = Who(role, 1 if role == "judge" else 0, player if role == "entrant" else "")
    try:
        hall.asked(report, who)
        refused = ""
    except Refused as error:
        refused = error.reason
    assert (refused != "not_allowed") == (role in MAY[kind].split())


def test_a_registrant_speaks_for_nobody_else() -> None:
    hall = open_hall(2)
    assert hall.refused(r.Withdrawn(hall.ids[0]), Who("entrant", 0, hall.ids[1])).reason == "not_allowed"
    hall.say(r.Withdrawn(hall.ids[0]), Who("entrant", 0, hall.ids[0]))


@pytest.mark.parametrize("kind", ["game_entered", "lot_drawn", "dealer_named", "player_out", "warned", "arrived"])
def test_a_judge_speaks_for_the_own_table_only(kind: str) -> None:
    hall = called(8)
    report = samples(hall)[kind]
    assert hall.refused(report, judge(2)).reason == "other_table"


def test_disqualifying_is_the_head_judges() -> None:
    hall = called()
    out = r.PlayerOut(1, 1, 1, hall.ids[0], "disqualified", 1, "cheated")
    assert hall.refused(out, judge(1)).reason == "not_allowed"
    assert hall.refused(r.PlayerOut(1, 1, 1, hall.ids[0], "disqualified", 1)).reason == "reason_needed"
    hall.say(out)


def test_that_nobody_is_reinstated_is_the_head_judges_decision() -> None:
    hall = called()
    out = r.PlayerOut(1, 1, 1, hall.ids[0], "left", 1, reinstate=False)
    assert hall.refused(out, judge(1)).reason == "not_allowed"
    hall.say(out)


def test_a_judge_takes_back_own_entries_but_not_the_head_judges_decisions() -> None:
    hall = called(8)
    game = hall.loses(1, hall.sheet().still_in[1])
    out = hall.out(hall.sheet().still_in[1])
    assert hall.refused(r.TakenBack((out.id,), "", 1), judge(1)).reason == "not_allowed"
    assert hall.refused(r.TakenBack((game.id,), "", 2), judge(2)).reason == "not_allowed"
    hall.say(r.TakenBack((game.id,), "", 1), judge(1))
    hall.say(r.TakenBack((out.id,), "it was another"))
    assert not hall.sheet().games and len(hall.sheet().still_in) == 4


# ---- before the start ----


def test_age_14_turning_15_in_the_events_year_is_allowed() -> None:
    """The rule speaks of the calendar year: born in 2011, whenever the birthday is."""
    open_hall().say(r.Registered("", "Tereza", 2011), ANYBODY)


def test_the_age_limit_is_the_organisers() -> None:
    hall = Hall(Settings("T", 2026, minimum_age=18))
    assert hall.refused(r.Registered("", "Tereza", 2009), ANYBODY).expected == "2008"


def test_registration_after_closing_is_the_head_judges_and_before_the_first_draw() -> None:
    hall = open_hall(3)
    hall.say(r.RegistrationClosed())
    late = r.Registered("", "Pozdě", 1990, late=True)
    for who in (ANYBODY, DESK):
        assert hall.refused(late, who).reason == "closed"
    new = hall.say(late).report
    assert isinstance(new, r.Registered) and hall.now.entrants[new.entrant].late
    hall.say(r.CheckedIn(new.entrant), DESK)
    hall.say(r.PlanChosen((FINAL,)))
    hall.draw(1)
    assert hall.refused(late).reason == "frozen"


def test_the_same_name_and_year_twice_is_allowed_and_the_desk_is_warned() -> None:
    """A warning, the desk decides: it is no refusal. The warning is in test_views."""
    hall = open_hall()
    hall.register(["Jan Novák", "Jan Novák"])
    assert len(hall.now.entrants) == 2


def test_a_profile_is_taken_from_a_registrant_of_a_tournament_online_only() -> None:
    assert Hall().asked(r.Registered("", "Jan", 1990, player="p1"), ANYBODY) == r.Registered("e2", "Jan", 1990)
    online = Hall(Settings("T", 2026, online=True)).asked(r.Registered("", "Jan", 1990, player="p1"), ANYBODY)
    assert isinstance(online, r.Registered) and online.player == "p1"


@pytest.mark.parametrize("players", range(2, 130))
def test_the_best_plan_and_its_alternatives_may_be_chosen(players: int) -> None:
    hall = open_hall(players)
    hall.say(r.RegistrationClosed())
    for plan in [best_plan(players), *(other.plan for other in alternatives(players))]:
        hall.asked(r.PlanChosen(stages_of(plan)))


@pytest.mark.parametrize(
    ("players", "stages"),
    [
        (12, ()),
        (12, (FINAL,)),
        (12, (StagePlan(2), FINAL)),
        (12, (StagePlan(2, 4), FINAL)),
        (12, (StagePlan(2, 4), StagePlan(2))),
        (12, (StagePlan(2, 4), StagePlan(2, 1), FINAL)),
        (12, (StagePlan(2, 4), StagePlan(1), FINAL)),
        (12, (StagePlan(2, 4), StagePlan(2), StagePlan(2, 0, True))),
        (12, (StagePlan(2, 4), FINAL, FINAL)),
        (12, (StagePlan(3, 3), StagePlan(2), FINAL)),
        (12, (StagePlan(2, 3), StagePlan(2), FINAL)),
        (20, (StagePlan(4), StagePlan(2, 4), StagePlan(2), FINAL)),
        (50, (StagePlan(4), StagePlan(2), FINAL)),
        (9, (FINAL,)),
        (5, (StagePlan(2), FINAL)),
        (10, (StagePlan(2), FINAL)),
    ],
)
def test_what_is_no_plan_for_so_many_is_refused(players: int, stages: tuple[StagePlan, ...]) -> None:
    """From ten players on exactly eight reach the semifinals, at tables of three to six; then two tables, then one."""
    hall = open_hall(players)
    hall.say(r.RegistrationClosed())
    assert not stages or hall.refused(r.PlanChosen(stages)).reason == "plan_differs"


def test_a_plan_is_for_those_checked_in_or_all_who_are_registered() -> None:
    """Eleven are checked in, twelve registered: plans for 11 and for 12 will do, one for 41 will not."""
    hall = open_hall(11)
    hall.register(["Ještě nepřišel"], present=False)
    hall.say(r.RegistrationClosed())
    for players in (11, 12):
        hall.asked(r.PlanChosen(stages_of(best_plan(players))))
    assert hall.refused(r.PlanChosen(stages_of(best_plan(41)))).reason == "plan_differs"


def test_a_plan_can_be_chosen_again_until_the_first_draw_is_announced() -> None:
    hall = Hall().planned(9)
    hall.say(r.PlanChosen((StagePlan(2), FINAL)))
    hall.say(r.DrawAnnounced(1, 1, "dice"))
    assert hall.refused(r.PlanChosen((StagePlan(2), FINAL))).reason == "frozen"


def test_more_than_the_plans_tables_hold_are_not_drawn() -> None:
    """The plan was for twelve; thirteen more were taken late: tables of six would not do."""
    hall = Hall().planned(12)
    for number in range(13):
        new = hall.say(r.Registered("", f"Nový {number}", 1990, late=True)).report
        assert isinstance(new, r.Registered)
        hall.say(r.CheckedIn(new.entrant), DESK)
    assert hall.refused(r.DrawAnnounced(1, 1, "dice")).reason == "plan_differs"


def test_frozen_at_the_start_are_values_format_and_chips_and_nothing_else() -> None:
    hall = drawn(8)
    for other in (
        Settings("Prší 2026", 2026, values="queens"),
        Settings("Prší 2026", 2026, format=GamesForPoints(2, 2)),
        Settings("Prší 2026", 2026, chips=2),
        Settings("Prší 2026", 2026, online=True),
    ):
        assert hall.refused(r.SettingsChanged(other)).reason == "frozen"
    hall.say(r.SettingsChanged(Settings("Prší v dešti", 2026, place="v hospodě", fee=0)))
    for report in (r.KeptApart((hall.ids[0], hall.ids[1])), r.RegistrationClosed(False), r.CheckedIn(hall.ids[0])):
        assert hall.refused(report).reason == "frozen"


def test_the_chips_of_a_stage_may_change_until_its_draw_is_published() -> None:
    hall = Hall().planned(20)
    hall.say(r.ChipsSet(1, 2))
    hall.say(r.DrawAnnounced(1, 1, "dice"))
    hall.say(r.ChipsSet(1, 3))
    hall.say(r.ChipsSet(1, 2))
    hall.say(r.DrawRevealed(1, 1, "5"))
    assert hall.refused(r.ChipsSet(1, 3)).reason == "already_drawn"
    assert hall.now.rounds[0].chips == 2


def test_wishes_to_be_kept_apart_are_of_two_registered_players() -> None:
    hall = open_hall(2)
    assert hall.refused(r.KeptApart((hall.ids[0], hall.ids[0]))).reason == "unknown_entrant"
    assert hall.refused(r.KeptApart((hall.ids[0], "nobody"))).reason == "unknown_entrant"
    wish = hall.say(r.KeptApart((hall.ids[0], hall.ids[1])))
    hall.say(r.TakenBack((wish.id,)))
    assert hall.now.apart() == ()


# ---- the ten minutes ----


def test_only_the_end_of_the_ten_minutes_strikes() -> None:
    hall = called(arrive=False)
    end = hall.clock + 10 * MINUTE
    out = r.PlayerOut(1, 1, 1, hall.ids[0], "no_show", 1)
    assert hall.refused(out, judge(1), end - 1).reason == "time_left"
    hall.asked(out, judge(1), end)
    assert drawn().refused(out, judge(1)).reason == "not_called", "a roll-call informs; it strikes nobody"


def test_what_was_pronounced_too_early_does_not_hold_for_having_come_late() -> None:
    """A phone without a network says a minute later that somebody was struck; it was said a second too early."""
    hall = called(arrive=False)
    end = hall.clock + 10 * MINUTE
    out = r.PlayerOut(1, 1, 1, hall.ids[0], "no_show", 1, waited=MINUTE)
    assert hall.refused(out, judge(1), end + MINUTE - 1000).reason == "time_left"
    hall.asked(out, judge(1), end + MINUTE)


def test_an_excuse_before_the_limit_gives_one_player_a_new_limit() -> None:
    hall = called(arrive=False)
    late, other = hall.sheet().seats.players[:2]
    end = hall.clock + 10 * MINUTE
    hall.say(r.Excused(1, late, hall.clock, "a broken car", True, end + 5 * MINUTE))
    out = r.PlayerOut(1, 1, 1, late, "no_show", 1)
    assert hall.refused(out, at=end).reason == "time_left"
    hall.asked(r.PlayerOut(1, 1, 1, other, "no_show", 1), at=end)
    hall.asked(out, at=end + 5 * MINUTE)


def test_an_excuse_told_in_time_may_be_written_down_later() -> None:
    """What counts is when the head judge was told, not when it was typed."""
    hall = called(arrive=False)
    end = hall.clock + 10 * MINUTE
    excuse = r.Excused(1, hall.ids[0], end - 1000, "a broken car", True, end + 9 * MINUTE)
    hall.asked(excuse, at=end + MINUTE)
    assert hall.refused(excuse, at=hall.clock).reason == "too_late", "nobody can have been told in the future"


def test_a_refused_excuse_is_logged_and_leaves_the_limit() -> None:
    hall = called(arrive=False)
    limit = hall.now.rounds[0].limit
    hall.say(r.Excused(1, hall.ids[0], hall.clock, "he overslept", False))
    assert hall.now.rounds[0].limit_of(hall.ids[0]) == limit and len(hall.now.rounds[0].excuses) == 1


def test_the_head_judge_may_extend_the_time_of_all() -> None:
    hall = called(arrive=False)
    end = hall.clock + 10 * MINUTE
    first, second = hall.ids[:2]
    hall.say(r.Excused(1, first, hall.clock, "a broken car", True, end + MINUTE))
    hall.say(r.Excused(1, "", hall.clock, "a thunderstorm", True, end + 5 * MINUTE))
    for who in (first, second):
        assert hall.now.rounds[0].limit_of(who) == end + 5 * MINUTE, "nobody has less time than all"


def test_all_get_more_time_after_an_outage_that_outlasted_the_limit() -> None:
    """The minutes went on while the laptop was dead; nobody can be struck before the new time is over."""
    hall = called(arrive=False)
    first, second = hall.sheet().seats.players[:2]
    hall.clock += 12 * MINUTE
    hall.say(r.PlayerOut(1, 1, 1, first, "no_show", 1))
    until = hall.clock + 10 * MINUTE
    more = r.Excused(1, "", hall.clock, "the laptop was dead from 3:00 to 12:00", True, until)
    assert hall.refused(replace(more, noticed=hall.clock + MINUTE)).reason == "too_late", "nobody knows it before"
    assert hall.refused(replace(more, until=hall.clock - MINUTE)).reason == "not_in_future"
    hall.say(more)
    assert hall.now.rounds[0].limit == until
    assert hall.refused(r.PlayerOut(1, 1, 1, second, "no_show", 1)).reason == "time_left"
    assert first not in hall.sheet().still_in, "what was decided stands until somebody takes it back"
    alone = r.Excused(1, second, hall.clock, "a train", True, until + MINUTE)
    hall.say(alone)


def test_an_excuse_is_for_somebody_who_can_still_come() -> None:
    hall = called(arrive=False)
    hall.clock += 10 * MINUTE
    told = hall.clock - 1000
    hall.say(r.PlayerOut(1, 1, 1, hall.ids[0], "no_show", 1))
    late = r.Excused(1, hall.ids[0], told - MINUTE, "a train", True, hall.clock + 9 * MINUTE)
    assert hall.refused(late).reason == "not_playing"


def test_two_no_shows_let_the_other_two_advance_and_those_can_be_struck_until_the_next_draw() -> None:
    """One with an excuse advances from an empty table, unless that time is over too before the next draw."""
    hall = Hall().planned(12)  # two tables of four, four byes: eight advance
    hall.draw(1)
    hall.call(arrive=False)
    end = hall.clock + 10 * MINUTE
    one, two, late, other = hall.sheet().seats.players
    hall.say(r.Excused(1, late, hall.clock, "a broken car", True, end + 5 * MINUTE))
    hall.play(2)
    hall.clock = end
    for who in (one, two):
        hall.say(r.PlayerOut(1, 1, 1, who, "no_show", 1), SERVER)
    assert hall.sheet().over and hall.sheet().still_in == (late, other)
    assert hall.now.rounds[0].over and set(hall.now.present(2)) >= {late, other}
    assert [who for who, _ in hall.now.missing()] == [late, other], "they are waited for all the same"
    hall.say(r.PlayerOut(1, 1, 1, other, "no_show", 1), SERVER)
    assert hall.sheet().still_in == (late,)
    assert hall.refused(r.PlayerOut(1, 1, 1, late, "no_show", 1)).reason == "time_left"
    hall.asked(r.PlayerOut(1, 1, 1, late, "no_show", 1), at=end + 5 * MINUTE)
    hall.draw(2)
    assert late in hall.now.rounds[1].roster
    assert hall.refused(r.PlayerOut(1, 1, 1, late, "no_show", 1), at=end + 5 * MINUTE).reason == "not_next"


def test_whoever_is_marked_as_there_by_mistake_can_be_struck() -> None:
    hall = called()
    hall.say(r.Arrived(1, hall.ids[0], present=False), DESK)
    hall.clock += 10 * MINUTE
    hall.say(r.PlayerOut(1, 1, 1, hall.ids[0], "no_show", 1), judge(1))


def test_whom_a_judge_without_a_network_had_ticked_off_is_not_struck_by_the_clock() -> None:
    """What counts is when it was said; who came only after the strike stays out, and so does whom a person struck."""
    hall = Hall().planned(8)
    hall.draw(1)
    hall.call(arrive=False)
    table = hall.now.rounds[0].sheets[1].seats.players
    first, second, third, _ = table
    hall.clock += 10 * MINUTE
    for who, by in ((first, SERVER), (second, SERVER), (third, judge(1))):
        hall.say(r.PlayerOut(1, 1, 1, who, "no_show", 1), by)
    struck = hall.clock
    assert hall.sheet().over
    hall.clock += 5 * MINUTE
    for who, said in ((first, struck - MINUTE), (second, struck + MINUTE), (third, struck - MINUTE)):
        hall.say(r.Arrived(1, who, waited=hall.clock + 1000 - said), judge(1))
    assert hall.sheet().still_in == (first, table[3])
    assert set(hall.now.outs()) == {second, third}
    assert Tournament(hall.now.log).rounds[0].sheets == hall.now.rounds[0].sheets


def test_nobody_is_struck_from_a_table_that_plays() -> None:
    """Whoever is in a game that was entered is there, also if nobody marked it."""
    hall = called(arrive=False)
    hall.loses(1, hall.ids[0])
    hall.clock += 10 * MINUTE
    assert hall.refused(r.PlayerOut(1, 1, 1, hall.ids[0], "no_show", 2)).reason == "is_there"


# ---- corrections ----


def test_after_the_next_draw_only_the_head_judge_corrects_and_says_why() -> None:
    hall = Hall().planned(8)
    hall.play_round(1)
    game = hall.now.rounds[0].sheets[1].games[0]
    hall.draw(2)
    wrong = entry(hall, replaces=game.ids, **late(hall))
    assert hall.refused(wrong, judge(1)).reason == "next_drawn"
    assert hall.refused(wrong).reason == "reason_needed"
    assert hall.refused(r.TakenBack(game.ids, "", 1), judge(1)).reason == "next_drawn"
    assert hall.refused(r.TakenBack(game.ids)).reason == "reason_needed"
    hall.asked(entry(hall, replaces=game.ids, reason="a photograph", **late(hall)))
    hall.asked(r.TakenBack(game.ids, "a photograph"))


def test_until_the_next_draw_the_judge_corrects() -> None:
    hall = Hall().planned(8)
    hall.play_round(1)
    game = hall.now.rounds[0].sheets[1].games[0]
    hall.say(entry(hall, replaces=game.ids, **late(hall)), judge(1))


def test_after_the_end_the_head_judge_can_still_correct_and_disqualify() -> None:
    hall = over()
    hall.say(r.Ended())
    winner = hall.sheet().still_in[0]
    assert hall.refused(r.PlayerOut(1, 1, 1, winner, "left", 1)).reason == "ended"
    hall.say(r.PlayerOut(1, 1, 0, winner, "disqualified", 1, "marked cards"))
    assert places(hall.now)[-1].players == (winner,)


def test_who_is_out_of_chips_can_still_be_disqualified() -> None:
    hall = called(8)
    loser = hall.sheet().still_in[0]
    for _ in range(3):
        hall.loses(1, loser)
    assert hall.refused(r.PlayerOut(1, 1, 1, loser, "disqualified", 4, "cheated")).reason == "not_playing"
    hall.say(r.PlayerOut(1, 1, 0, loser, "disqualified", 1, "cheated"))
    assert hall.refused(r.PlayerOut(1, 1, 0, loser, "disqualified", 1, "again")).reason == "not_playing"
    still = hall.sheet().still_in[0]
    assert hall.refused(r.PlayerOut(1, 1, 0, still, "disqualified", 1, "x")).reason == "not_playing", "name the table"


def test_a_withdrawal_by_mistake_is_taken_back_until_the_next_draw() -> None:
    hall = Hall().planned(8)
    one = hall.say(r.Withdrawn(hall.ids[0]), Who("entrant", 0, hall.ids[0]))
    hall.say(r.TakenBack((one.id,), "it was a mistake"))
    assert len(hall.now.present(1)) == 8
    two = hall.say(r.Withdrawn(hall.ids[1]), DESK)
    hall.draw(1)
    assert hall.refused(r.TakenBack((two.id,), "too late")).reason == "next_drawn"


def test_a_second_draw_needs_a_reason_and_no_game() -> None:
    hall = drawn(8)
    assert hall.refused(r.DrawAnnounced(1, 3, "dice", "why")).reason == "not_next"
    hall.draw(1, 2, "a card was seen")
    assert hall.now.rounds[0].draw is not None and hall.now.rounds[0].draw.attempt == 2
    hall.call()
    hall.loses(1, hall.sheet().still_in[1])
    assert hall.refused(r.DrawAnnounced(1, 3, "dice", "why")).reason == "already_drawn"


def test_a_second_draw_is_refused_while_entries_contradict_each_other_too() -> None:
    hall = called(8)
    hall.loses(1, hall.sheet().still_in[1])
    hall.game(
        1, hall.sheet().still_in[1], dict.fromkeys((hall.sheet().still_in[0], *hall.sheet().still_in[2:]), 7), game=1
    )
    assert hall.sheet().problem is not None and not hall.sheet().games
    assert hall.refused(r.DrawAnnounced(1, 2, "dice", "why")).reason == "already_drawn"


def test_reports_about_a_draw_that_was_made_anew_are_refused() -> None:
    hall = called(8)
    hall.draw(1, 2, "a card was seen")
    for report in (entry(hall), r.DealerNamed(1, 1, 1, hall.sheet().still_in[0])):
        assert hall.refused(report, judge(1)).reason == "other_draw"


def test_a_tournament_is_opened_once() -> None:
    hall = open_hall()
    assert hall.refused(r.Opened(1, hall.now.settings), SERVER).reason == "frozen"


def test_registrations_are_erased_after_the_end_and_by_the_server_at_any_time() -> None:
    """The server erases also where nobody went on with a tournament."""
    hall = called()
    assert hall.refused(r.Erased()).reason == "not_ended"
    hall.asked(r.Erased(), SERVER)
    abandoned = Hall()
    abandoned.say(r.Erased(), SERVER)
    assert abandoned.refused(r.Registered("", "Jan", 1990), ANYBODY).reason == "ended", "nothing would erase it again"


def test_registrations_are_not_erased_by_hand_while_a_correction_is_under_way() -> None:
    """The result that a season keeps could not be made over any more; when its time has come the server erases it."""
    hall = over()
    hall.say(r.Ended())
    hall.asked(r.Erased())
    last = next(entry for entry in reversed(hall.now.log) if isinstance(entry.report, r.GameEntered))
    hall.say(r.TakenBack((last.id,), "wrong hand"))
    assert hall.refused(r.Erased()).reason == "not_over"
    hall.asked(r.Erased(), SERVER)


def test_a_call_for_the_head_judge_is_answered_by_its_id() -> None:
    hall = called()
    call = hall.say(r.HeadJudgeCalled(1, "who lays?"), judge(1))
    assert hall.refused(r.CallAnswered("never")).reason == "unknown_report"
    hall.say(r.CallAnswered(call.id, "the next one"))


def test_prizes_are_for_the_first_three_and_a_diploma_for_everybody() -> None:
    hall = over()
    first, fourth = (next(o.players[0] for o in places(hall.now) if o.place == place) for place in (1, 4))
    hall.say(r.PrizeHanded(first, "cup"), DESK)
    hall.say(r.PrizeHanded(first, "cup", handed=False), DESK)
    hall.say(r.PrizeHanded(fourth, "diploma"), DESK)
    assert called().refused(r.PrizeHanded(called().ids[0], "cup"), HEAD).reason == "not_over"


def test_the_desk_undoes_withdrawals_of_its_own_and_of_players_and_nothing_else() -> None:
    hall = Hall().planned(8)
    own = hall.say(r.Withdrawn(hall.ids[0], "mixed up"), DESK)
    asked = hall.say(r.Withdrawn(hall.ids[1]), Who("entrant", 0, hall.ids[1]))
    decided = hall.say(r.Withdrawn(hall.ids[2]), HEAD)
    wish = hall.say(r.KeptApart((hall.ids[3], hall.ids[4])))
    hall.say(r.TakenBack((own.id, asked.id)), DESK)
    assert not any(hall.now.entrants[who].withdrawn for who in hall.ids[:2])
    for other in (decided, wish):
        assert hall.refused(r.TakenBack((other.id,)), DESK).reason == "not_allowed"


def test_withdrawals_and_draws_are_compared_by_their_order_and_not_by_the_clock() -> None:
    """Two entries of one millisecond; and a clock that was put back: what comes after the draw can be taken back."""
    hall = Hall().planned(8)
    before = hall.say(r.Withdrawn(hall.ids[0]), DESK)
    hall.say(r.DrawAnnounced(1, 1, "dice"), wait=0)
    assert hall.refused(r.TakenBack((before.id,), "too late")).reason == "next_drawn"
    after = hall.say(r.Withdrawn(hall.ids[1]), DESK, wait=-60_000)
    hall.say(r.TakenBack((after.id,), "a slip"))
    assert not hall.now.entrants[hall.ids[1]].withdrawn


def test_a_profile_has_one_seat_also_where_a_withdrawal_is_taken_back() -> None:
    hall = Hall(Settings("Prší", 2026, online=True))

    def register() -> str:
        new = hall.say(r.Registered("", "Jana Nová", 1990, player="p-1"), ANYBODY).report
        assert isinstance(new, r.Registered)
        return new.entrant

    first = register()
    gone = hall.say(r.Withdrawn(first), Who("entrant", 0, first))
    second = register()
    assert hall.refused(r.TakenBack((gone.id,), "please")).reason == "registered_already"
    also = hall.say(r.Withdrawn(second), DESK)
    assert hall.refused(r.TakenBack((gone.id, also.id), "both")).reason == "registered_already"
    hall.say(r.TakenBack((gone.id,), "this one"))
    assert hall.refused(r.TakenBack((also.id,), "please")).reason == "registered_already"


def test_a_judge_puts_right_what_the_own_table_entered_in_this_round_and_never_the_head_judges_word() -> None:
    hall = Hall().planned(8)
    hall.typed(1, (hall.ids[:4], hall.ids[4:]))
    hall.call()
    a, b, c, d = hall.ids[:4]
    left = {b: r.Left(1, 9), c: r.Left(1, 8), d: r.Left(1, 7)}
    mine = hall.say(r.GameEntered(1, 1, 1, 1, a, left), judge(1))
    word = hall.say(r.GameEntered(1, 1, 1, 1, a, {**left, b: r.Left(1, 7), d: r.Left(1, 9)}, (mine.id,)))
    warned = hall.say(r.Warned(a, "delay", table=1))
    lot = hall.say(r.LotDrawn(1, 1, 1, 2, 1, {a: "7s", b: "8s"}))
    dealer = hall.say(r.DealerNamed(1, 1, 1, a))
    for one in (word, warned, lot, dealer):
        assert hall.refused(r.TakenBack((one.id,), "", 1), judge(1)).reason == "not_allowed"
    again = r.GameEntered(1, 1, 1, 1, b, {a: r.Left(1, 7), c: r.Left(1, 8), d: r.Left(1, 9)}, (word.id,))
    assert hall.refused(again, judge(1)).reason == "not_allowed"
    assert hall.refused(r.LotDrawn(1, 1, 1, 2, 1, {a: "7h", b: "8s"}, (lot.id,)), judge(1)).reason == "not_allowed"
    assert hall.refused(replace(again, replaces=(mine.id,), table=2), judge(2)).reason in ("bad_names", "not_allowed")
    hall.asked(replace(again, replaces=("on-its-way",)), judge(1))
    hall.say(r.TakenBack((mine.id,), "", 1), judge(1))
    own = hall.say(r.Warned(b, "delay", table=1), judge(1))
    hall.asked(r.TakenBack((own.id,), "", 1), judge(1))
    hall.say(r.TakenBack((lot.id,)))
    for table in (1, 2):
        hall.play(table)
    hall.draw(2)
    hall.call()
    assert hall.refused(r.TakenBack((own.id,), "", 1), judge(1)).reason == "not_allowed", "of the round before"
    hall.asked(r.TakenBack((own.id,)))


def test_a_lot_is_put_right_after_the_next_draw_with_a_reason() -> None:
    hall = Hall().planned(8)
    hall.play_round(1)
    hall.draw(2)
    first = hall.now.rounds[0].sheets[1].seats.players
    lot = r.LotDrawn(1, 1, 1, 1, 1, {first[0]: "7s", first[1]: "8s"})
    assert hall.refused(lot, judge(1)).reason == "next_drawn"
    assert hall.refused(lot).reason == "reason_needed"
    hall.asked(replace(lot, reason="a photograph"))


def test_names_and_fees_are_put_right_after_the_end_until_the_registrations_are_erased() -> None:
    hall = over()
    hall.say(r.Ended())
    first = hall.ids[0]
    hall.say(r.EntrantChanged(first, "Žofie Čerstvá", 1990), DESK)
    hall.say(r.FeePaid(first, 100), DESK)
    assert (hall.now.entrants[first].name, hall.now.entrants[first].paid) == ("Žofie Čerstvá", 100)
    hall.say(r.Erased())
    assert hall.refused(r.EntrantChanged(first, "Žofie Čerstvá", 1990), DESK).reason == "ended", "or it would be back"


def test_a_reason_given_after_the_registrations_are_erased_is_not_kept() -> None:
    """It has to be given, and may name anybody."""
    hall = over()
    hall.say(r.Ended())
    last = next(entry for entry in reversed(hall.now.log) if isinstance(entry.report, r.GameEntered))
    hall.say(r.Erased())
    assert hall.refused(r.TakenBack((last.id,), "")).reason == "reason_needed"
    entry = hall.say(r.TakenBack((last.id,), "Jan Tajemník laid twice"))
    assert entry.report == r.TakenBack((last.id,), "")


@pytest.mark.parametrize("kind", ["announced", "typed", "all"])
def test_nothing_is_drawn_while_people_can_register(kind: str) -> None:
    """A plan for 31 is no plan for those who come once registration is open again."""
    hall = Hall().planned(8)
    stages = hall.now.stages
    draw: Report = r.DrawAnnounced(1, 1, "dice")
    if kind == "typed":
        draw = r.DrawTyped(1, 1, (tuple(hall.ids[:4]), tuple(hall.ids[4:])))
    elif kind == "all":
        draw = r.AllAdvance(1)
        for who in hall.ids[4:]:
            hall.say(r.Withdrawn(who), DESK)
    hall.asked(draw)
    hall.say(r.RegistrationClosed(False))
    assert hall.refused(draw).reason == "not_closed"
    hall.say(r.RegistrationClosed())
    assert hall.refused(draw).reason == "no_plan", "what was published before does not hold any more"
    hall.say(r.PlanChosen(stages if kind != "all" else (StagePlan(1, 0, final=True),)))
    if kind != "all":
        hall.say(draw)


@pytest.mark.parametrize("why", ["withdrawn", "disqualified"])
def test_who_is_out_before_the_draw_is_made_is_not_drawn(why: str) -> None:
    """Present means neither withdrawn nor excluded; the four others of a final of five are drawn a second time."""
    hall = Hall().planned(5)
    hall.say(r.DrawAnnounced(1, 1, "dice"))
    out = hall.ids[0]
    gone = hall.say(r.Withdrawn(out), DESK) if why == "withdrawn" else hall.out(out, "disqualified")
    assert hall.refused(r.DrawRevealed(1, 1, "3 5 1")).reason == "roster_changed"
    hall.say(r.TakenBack((gone.id,), "a slip"))
    hall.asked(r.DrawRevealed(1, 1, "3 5 1"))
    hall.say(r.Withdrawn(out), DESK)
    round_ = hall.draw(1, 2, "somebody left")
    assert sorted(round_.sheets[1].seats.players) == sorted(hall.ids[1:])


def test_a_round_in_which_all_advance_is_not_drawn_by_an_announcement_of_before() -> None:
    hall = Hall().planned(8)
    hall.say(r.DrawAnnounced(1, 1, "dice"))
    outs = [hall.say(r.Withdrawn(who), DESK) for who in hall.ids[4:]]
    hall.say(r.AllAdvance(1))
    assert hall.refused(r.DrawRevealed(1, 1, "3 5 1")).reason == "already_drawn"
    assert hall.refused(r.TakenBack((outs[0].id,), "a slip")).reason == "next_drawn"


def test_two_who_wish_to_be_apart_meet_in_the_final_and_not_before() -> None:
    """Two tables can keep two apart, one cannot: there the wish does not bind, however the draw is made."""
    hall = Hall().planned(8, wishes=[(0, 1)])
    a, b = hall.ids[:2]
    assert hall.refused(r.DrawTyped(1, 1, (tuple(hall.ids[:4]), tuple(hall.ids[4:])))).reason == "typed_wrong"
    round_ = hall.draw(1)
    assert round_.table_of(a) != round_.table_of(b) and round_.draw is not None and round_.draw.unkept == ()
    hall.call()
    for table, sheet in round_.sheets.items():
        seated = sheet.seats.players
        hall.play(table, next(who for who in seated if who in (a, b)), next(who for who in seated if who not in (a, b)))
    four = hall.now.present(2)
    assert {a, b} < set(four)
    hall.asked(r.DrawTyped(2, 1, (four,)))
    final = hall.draw(2)
    assert final.draw is not None and final.draw.unkept == ((a, b),)
    assert final.draw.published is not None and final.draw.published.apart == ()
    hall.call()
    hall.play(1)
    assert hall.now.finished


def test_of_three_relatives_the_first_two_wishes_bind_at_two_tables() -> None:
    """A and B, B and C can be apart at two tables; A and C have to sit together then."""
    hall = Hall().planned(8, wishes=[(0, 1), (1, 2), (0, 2)])
    a, b, c = hall.ids[:3]
    round_ = hall.draw(1)
    assert round_.table_of(a) == round_.table_of(c) != round_.table_of(b)
    assert round_.draw is not None and round_.draw.unkept == ((a, c),)
    (draw,) = round_shown(hall.now, round_).draws
    assert draw.unkept == ((hall.now.shown(a), hall.now.shown(c)),)


def test_the_head_judge_takes_a_wish_back_with_a_reason_and_it_binds_in_no_further_draw() -> None:
    hall = Hall().planned(20, wishes=[(0, 1), (2, 3)])
    hall.draw(1)
    first = next(entry.id for entry in hall.now.log if isinstance(entry.report, r.KeptApart))
    assert hall.refused(r.TakenBack((first,))).reason == "reason_needed"
    for who in (DESK, judge(1)):
        assert hall.refused(r.TakenBack((first,), "please", who.table), who).reason == "not_allowed"
    hall.say(r.TakenBack((first,), "they have agreed"))
    again = hall.draw(1, 2, "anew")
    assert again.draw is not None and again.draw.published is not None
    assert again.draw.published.apart == (tuple(sorted(hall.ids[2:4])),)
    assert again.draws[0].published is not None and len(again.draws[0].published.apart) == 2, "as it was announced"
    assert hall.read_again().rounds == hall.now.rounds


def test_a_draw_of_a_log_of_before_is_bound_by_all_wishes() -> None:
    """Such a log does not say which wishes bind; what was announced then must stay what it was."""
    hall = Hall().planned(8, wishes=[(0, 1)])
    full = hall.asked(r.DrawAnnounced(1, 1, "dice"))
    assert isinstance(full, r.DrawAnnounced) and full.apart == (tuple(sorted(hall.ids[:2])),)
    old, new = (Tournament(hall.now.log) for _ in range(2))
    for now, report in ((old, replace(full, apart=None)), (new, full)):
        now.apply(r.Entry(now.seq + 1, hall.clock, HEAD, "draw", report))
    assert old.rounds == new.rounds
