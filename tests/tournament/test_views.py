"""What each reader sees of a tournament: enough to do their part, and of others no more than they may know."""

import json
from typing import Any, cast

import pytest

from prsi.protocol.codec import dumps
from prsi.tournament import reports as r
from prsi.tournament import views
from prsi.tournament.parts import sections
from prsi.tournament.plan import best_plan
from prsi.tournament.reports import Who
from prsi.tournament.settings import Settings
from prsi.tournament.views import Sections
from tests.tournament.hall import ANYBODY, DESK, HEAD, MINUTE, Hall, judge, stages_of


def text(shown: Sections) -> str:
    return "\n".join(dumps(section) for section in shown.values())


def get(shown: Sections, name: str) -> Any:
    return cast(Any, shown[name])


def everything(hall: Hall) -> dict[str, Sections]:
    """Each reader's sections, the board's among them."""
    board = sections(hall.now, ANYBODY)
    return {
        "board": board,
        "judge": board | sections(hall.now, judge(1)),
        "entrant": board | sections(hall.now, Who("entrant", 0, hall.ids[0])),
        "desk": board | sections(hall.now, DESK),
        "head": board | sections(hall.now, HEAD),
    }


def with_private_people() -> Hall:
    hall = Hall()
    for name, shown in (("Anna Nováková", ""), ("Běta Malá", "Bětka"), ("Cyril Velký", ""), ("Dana Tichá", "")):
        new = hall.say(r.Registered("", name, 1987, shown, note="vegetarián"), ANYBODY).report
        assert isinstance(new, r.Registered)
        hall.ids.append(new.entrant)
        hall.say(r.CheckedIn(new.entrant), DESK)
    hall.say(r.RegistrationClosed())
    hall.say(r.PlanChosen((r.StagePlan(1, 0, final=True),)))
    return hall


def test_the_board_and_the_judges_show_names_as_wished_and_nothing_else_about_people() -> None:
    hall = with_private_people()
    hall.draw(1)
    hall.call()
    seen = everything(hall)
    for reader in ("board", "judge"):
        shown = text(seen[reader])
        assert "Anna N." in shown and "Bětka" in shown
        for word in ("Nováková", "Malá", "Velký", "1987", "vegetarián"):
            assert word not in shown
    assert "Nováková" in text(seen["entrant"]) and "Malá" not in text(seen["entrant"]), "the own name only"
    for reader in ("desk", "head"):
        assert all(word in text(seen[reader]) for word in ("Nováková", "Malá", "1987", "vegetarián"))


def test_nobody_sees_the_secret_of_a_draw_before_its_public_value() -> None:
    """Not even the head judge, who names the value."""
    hall = with_private_people()
    announced = hall.say(r.DrawAnnounced(1, 1, "three dice")).report
    assert isinstance(announced, r.DrawAnnounced) and len(announced.secret) == 64
    for shown in everything(hall).values():
        assert announced.secret not in text(shown)
    (draw,) = get(sections(hall.now, ANYBODY), "round:1").draws
    assert draw.commitment and draw.source == "three dice" and draw.value is None
    hall.say(r.DrawRevealed(1, 1, "6 3 1"))
    assert get(sections(hall.now, ANYBODY), "round:1").draws[0].value == "6 3 1"


def test_the_phase_goes_from_registration_to_the_end() -> None:
    hall = Hall()
    phases = [views.phase(hall.now)]

    def then(report: r.Report) -> None:
        hall.say(report)
        phases.append(views.phase(hall.now))

    hall.register(f"H {number}" for number in range(8))
    then(r.RegistrationClosed())
    then(r.PlanChosen((r.StagePlan(2), r.StagePlan(1, 0, final=True))))
    then(r.DrawAnnounced(1, 1, "dice"))
    then(r.DrawRevealed(1, 1, "6"))
    then(r.RoundCalled(1, 1))
    hall.loses(1, hall.sheet(1).still_in[0])
    phases.append(views.phase(hall.now))
    hall.play(1)
    hall.play(2)
    phases.append(views.phase(hall.now))
    hall.play_round(2)
    phases.append(views.phase(hall.now))
    then(r.Ended())
    assert phases == [
        "registration",
        "closed",
        "planned",
        "drawing",
        "drawn",
        "called",
        "playing",
        "between",
        "over",
        "ended",
    ]


def test_the_plan_shows_each_stage_with_as_many_players_as_would_come() -> None:
    """Twelve: two tables of four and four byes, two semifinals of four, a final of four."""
    hall = Hall(Settings("T", 2026, chips=2))
    hall.register((f"Hráč {number}" for number in range(13)), present=False)
    hall.say(r.Withdrawn(hall.ids.pop()), DESK)
    hall.say(r.RegistrationClosed())
    hall.say(r.PlanChosen(stages_of(best_plan(12))))
    stages = get(sections(hall.now, ANYBODY), "plan").stages
    assert [(one.kind, one.players, one.tables, one.byes, one.sizes, one.chips) for one in stages] == [
        ("round", 12, 2, 4, (4, 4), 2),
        ("semifinal", 8, 2, 0, (4, 4), 3),
        ("final", 4, 1, 0, (4,), 3),
    ]


def test_a_plan_that_does_not_hold_any_more_is_not_shown() -> None:
    hall = Hall().planned(12)
    hall.say(r.RegistrationClosed(False))
    board = sections(hall.now, ANYBODY)
    assert board["plan"] is None and get(board, "head").phase == "registration"
    hall.say(r.RegistrationClosed())
    assert get(sections(hall.now, ANYBODY), "head").phase == "closed"
    assert get(sections(hall.now, HEAD), "console").next_round is None


def test_a_seat_tells_whether_somebody_is_in_out_struck_or_gone() -> None:
    hall = Hall().planned(8)
    hall.typed(1, (hall.ids[:4], hall.ids[4:]))
    hall.call()
    hall.say(r.Arrived(1, hall.ids[3], present=False), judge(1))
    limit = hall.now.rounds[0].limit
    states = {seat.id: (seat.state, seat.limit) for seat in get(sections(hall.now, ANYBODY), "table:1:1").seats}
    assert states[hall.ids[3]] == ("in", limit) and states[hall.ids[0]] == ("in", None)
    hall.clock += 10 * MINUTE
    hall.out(hall.ids[3], "no_show")
    hall.loses(1, hall.ids[2])
    hall.out(hall.ids[1], "disqualified")
    shown = get(sections(hall.now, ANYBODY), "table:1:1")
    assert [seat.state for seat in shown.seats] == ["advances", "disqualified", "advances", "no_show"]
    assert [seat.chips for seat in shown.seats] == [3, 3, 2, 3]
    assert [(game.number, game.loser, game.because) for game in shown.games] == [(1, hall.ids[2], "points")]


def test_a_judge_has_the_sheets_of_the_own_table_in_all_rounds() -> None:
    hall = Hall().planned(8)
    hall.play_round(1)
    hall.draw(2)
    assert set(sections(hall.now, judge(1))) == {"sheet:1", "sheet:2", "calls"}
    assert set(sections(hall.now, judge(2))) == {"sheet:1", "calls"}
    first = get(sections(hall.now, judge(1)), "sheet:1")
    assert first.locked and not get(sections(hall.now, judge(1)), "sheet:2").locked
    assert first.sheet == hall.now.rounds[0].sheets[1]


def test_a_sheet_names_what_was_reported_and_what_does_not_count_any_more() -> None:
    hall = Hall().planned(4)
    hall.draw(1)
    hall.call()
    a, b, c, d = hall.sheet().seats.players
    first = hall.game(1, a, {b: 7, c: 8, d: 9})
    second = hall.game(1, a, {b: 9, c: 8, d: 7}, game=1, replaces=(first.id,))
    third = hall.game(1, a, {b: 7, c: 8, d: 9})
    hall.say(r.TakenBack((third.id,), "", 1), judge(1))
    shown = get(sections(hall.now, judge(1)), "sheet:1")
    assert [(one.id, one.dead) for one in shown.reports] == [
        (first.id, True),
        (second.id, False),
        (third.id, True),
    ]


def test_a_registrant_sees_table_seat_chips_and_in_the_end_the_place() -> None:
    hall = Hall().planned(4)

    def me(who: str) -> Any:
        return get(sections(hall.now, Who("entrant", 0, who)), "me")

    assert (me(hall.ids[0]).state, me(hall.ids[0]).table) == ("waiting", None)
    hall.typed(1, (hall.ids,))
    hall.call()
    assert (me(hall.ids[2]).state, me(hall.ids[2]).table, me(hall.ids[2]).seat, me(hall.ids[2]).chips) == (
        "playing",
        1,
        3,
        3,
    )
    hall.play(1, hall.ids[2])
    assert (me(hall.ids[2]).final_place, me(hall.ids[0]).state) == (1, "out")


def test_who_has_a_bye_is_through() -> None:
    hall = Hall().planned(12)
    round_ = hall.draw(1)
    assert views.standing(hall.now, round_.byes[0])[0] == "through"


def test_a_player_registered_twice_is_a_warning_for_the_desk() -> None:
    """The same name, whatever its case and spaces, and the same year: the desk decides."""
    hall = Hall()
    first, second, other = hall.register(["Jan Novák", "jan  NOVÁK", "Jana Nováková"])
    desk = sections(hall.now, DESK)
    assert get(desk, f"entrant:{first}").twins == (second,) and get(desk, f"entrant:{other}").twins == ()
    hall.say(r.Withdrawn(second), DESK)
    assert get(sections(hall.now, DESK), f"entrant:{first}").twins == ()


def test_the_desk_is_told_which_withdrawal_it_can_take_back() -> None:
    """Its own and the player's until the next draw, never the head judge's (docs/championship.md)."""
    hall = Hall().planned(12)
    one, two, three, four, *_ = hall.ids
    entries = [
        hall.say(r.Withdrawn(who), by) for who, by in ((one, DESK), (two, Who("entrant", 0, two)), (three, HEAD))
    ]

    def undo() -> list[tuple[str, ...]]:
        return [get(sections(hall.now, DESK), f"entrant:{who}").undo for who in (one, two, three, four)]

    assert undo() == [(entries[0].id,), (entries[1].id,), (), ()]
    hall.say(r.TakenBack((entries[0].id,)), DESK)
    assert undo() == [(), (entries[1].id,), (), ()]
    hall.draw(1)
    assert undo() == [(), (), (), ()]


def test_the_desk_has_the_total_of_the_fees() -> None:
    """100 Kč each: three are here, two have paid, one of them too little."""
    hall = Hall()
    one, two, _ = hall.register(["A", "B", "C"])
    hall.register(["D"], present=False)
    hall.say(r.FeePaid(one, 100), DESK)
    hall.say(r.FeePaid(two, 40), DESK)
    desk = get(sections(hall.now, DESK), "desk")
    assert (desk.registered, desk.present, desk.paid, desk.expected) == (4, 3, 140, 300)


def test_whoever_has_played_counts_for_the_fees_also_after_withdrawing() -> None:
    """Eight at 100 Kč are 800; one of them is out of chips, goes home and says so."""
    hall = Hall().planned(8)
    hall.play_round(1)
    out = hall.now.rounds[0].sheets[1].gone[0].players[0]
    hall.say(r.Withdrawn(out), r.Who("entrant", 0, out))
    desk = get(sections(hall.now, DESK), "desk")
    assert (desk.registered, desk.present, desk.expected) == (8, 8, 800)
    assert get(sections(hall.now, ANYBODY), "head").registered == 8


def test_a_change_of_place_is_to_be_acknowledged_by_everybody() -> None:
    hall = Hall(Settings("T", 2026, place="za úřadem"))
    one, two = hall.register(["A", "B"], present=False)
    hall.say(r.PlaceAcknowledged(one, "za úřadem"), r.Who("entrant", 0, one))
    assert get(sections(hall.now, DESK), "desk").unseen == 0, "both have registered for the place as it is"
    hall.say(r.SettingsChanged(Settings("T", 2026, place="v hospodě")))
    hall.say(r.SettingsChanged(Settings("T", 2026, place="v hospodě", starts="v deset")))
    (late,) = hall.register(["C"], present=False)
    assert get(sections(hall.now, DESK), "desk").unseen == 2
    assert not get(sections(hall.now, DESK), f"entrant:{late}").to_call, "knew the new place when registering"
    hall.say(r.CheckedIn(one), DESK)
    assert get(sections(hall.now, DESK), "desk").unseen == 1, "whoever has come has found it"
    assert get(sections(hall.now, DESK), f"entrant:{two}").to_call
    assert not get(sections(hall.now, Who("entrant", 0, one)), "me").place_seen
    hall.say(r.PlaceAcknowledged(two, "v hospodě"), r.Who("entrant", 0, two))
    assert get(sections(hall.now, DESK), f"entrant:{two}").place_seen


def test_the_console_shows_calls_conflicts_and_who_is_missing() -> None:
    hall = Hall().planned(4)
    hall.typed(1, (hall.ids,))
    hall.call(arrive=False)
    a, b, c, d = hall.ids
    limit = hall.now.rounds[0].limit
    assert [one[0] for one in get(sections(hall.now, HEAD), "console").missing] == [a, b, c, d]
    assert get(sections(hall.now, HEAD), "console").missing[0][2:] == (1, limit)
    call = hall.say(r.HeadJudgeCalled(1, "who lays?"), judge(1))
    first = hall.game(1, a, {b: 7, c: 8, d: 9})
    other = hall.game(1, a, {b: 9, c: 8, d: 7}, game=1)
    console = get(sections(hall.now, HEAD), "console")
    assert [one.id for one in console.calls] == [call.id]
    assert [(one.table, one.problem.clash, [said.id for said in one.reports]) for one in console.clashes] == [
        (1, "differ", [first.id, other.id])
    ]
    hall.say(r.CallAnswered(call.id, "the next one"))
    hall.say(r.TakenBack((other.id,), "a slip"))
    console = get(sections(hall.now, HEAD), "console")
    assert not console.calls and not console.clashes and not console.missing


def test_the_console_tells_the_next_round_once_this_one_is_over() -> None:
    hall = Hall().planned(12)
    console = get(sections(hall.now, HEAD), "console")
    assert (console.next_round, console.next_present, console.next_advance) == (1, 12, 8)
    hall.draw(1)
    assert get(sections(hall.now, HEAD), "console").next_round is None
    hall.call()
    for table in (1, 2):
        hall.play(table)
    console = get(sections(hall.now, HEAD), "console")
    assert (console.next_round, console.next_present, console.next_advance) == (2, 8, 4)


@pytest.mark.parametrize("players", [2, 9, 24])
def test_all_that_is_shown_can_be_sent(players: int) -> None:
    hall = Hall().planned(players)
    for number in range(1, len(hall.now.stages) + 1):
        hall.play_round(number)
    for shown in everything(hall).values():
        for section in shown.values():
            json.loads(dumps(section))


def test_a_tables_judge_knows_the_warnings_of_the_own_players_and_no_words() -> None:
    """A second warning is known to be a second one, wherever the first was given; what is private of it is not told."""
    hall = Hall().planned(16)
    hall.draw(1)
    hall.call()
    for n, table in ((1, 1), (2, 2)):
        hall.say(r.Warned(hall.sheet(table).seats.players[0], "delay", f"slova {n}", table), judge(table))
    first = hall.sheet(1).seats.players[0]
    hall.say(r.Warned(first, "cheating", "slova hlavního"))
    gone = hall.say(r.Warned(first, "other", "omyl"))
    hall.say(r.TakenBack((gone.id,)))
    told = {table: get(sections(hall.now, judge(table)), "sheet:1").warnings for table in (1, 2, 3)}
    assert [(one.entrant, one.conduct) for one in told[1]] == [(first, "delay"), (first, "cheating")]
    assert [one.conduct for one in told[2]] == ["delay"]
    assert told[3] == ()
    for shown in (sections(hall.now, ANYBODY), sections(hall.now, judge(1))):
        assert "slova" not in text(shown)
    warned = [hall.sheet(table).seats.players[0] for table in (1, 2)]
    for table in range(1, 5):
        players = hall.sheet(table).seats.players
        hall.play(table, *players[:2])
    hall.draw(2)
    later = {who: hall.now.rounds[1].table_of(who) for who in warned}
    for who, number in later.items():
        assert number is not None
        new = get(sections(hall.now, judge(number)), "sheet:2").warnings
        assert {one.conduct for one in new if one.entrant == who} == (
            {"delay", "cheating"} if who == first else {"delay"}
        )
    assert get(sections(hall.now, judge(1)), "sheet:1").warnings == (), "nobody sits there any more"
