"""A tournament from its log: rounds, who advances, clocks, second draws, games for points, what is kept of it."""

from dataclasses import replace

import pytest

from prsi.tournament import reports as r
from prsi.tournament.names import short_name
from prsi.tournament.parts import BOARD, sections
from prsi.tournament.places import places
from prsi.tournament.plan import best_plan
from prsi.tournament.reports import Entry, StagePlan, StoredTournamentError, dump_entry, load_entry
from prsi.tournament.settings import GamesForPoints, Settings
from prsi.tournament.state import Tournament, points_tables, redacted
from tests.tournament.hall import ANYBODY, DESK, HEAD, MINUTE, Hall, judge, stages_of

FINAL = StagePlan(1, 0, final=True)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 17, 21, 31, 41])
def test_with_everybody_there_eight_reach_the_semifinals_and_one_wins(players: int) -> None:
    """Fewer than ten: 2 to 5 a final only; 6, 7, 8 semifinals; 9 one table of three and six byes."""
    hall = Hall().planned(players)
    plan = best_plan(players)
    for number in range(1, len(hall.now.stages) + 1):
        hall.play_round(number)
    rosters = [len(round_.roster) for round_ in hall.now.rounds]
    before = [stage.players for stage in plan.rounds]
    assert rosters == [*before, *([min(players, 8)] if plan.semifinals else []), min(players, plan.final)]
    assert hall.now.finished and len(hall.now.advanced(len(rosters))) == 1
    assert sorted(who for one in places(hall.now) for who in one.players) == sorted(hall.ids)


@pytest.mark.parametrize(("present", "sizes"), [(7, [4, 3]), (6, [3, 3]), (5, [3, 2])])
def test_a_semifinal_with_fewer_present_is_split_evenly_over_two_tables(present: int, sizes: list[int]) -> None:
    hall = Hall().planned(8)
    for who in hall.ids[present:]:
        hall.say(r.Withdrawn(who), DESK)
    round_ = hall.draw(1)
    assert [len(sheet.seats.players) for sheet in round_.sheets.values()] == sizes
    assert round_.sheets[2].over == (sizes[1] == 2), "a table of two lets both advance unplayed"
    hall.call()
    for table in round_.sheets:
        hall.play(table)
    assert len(hall.now.advanced(1)) == 4


def test_a_semifinal_with_four_present_lets_all_advance_unplayed() -> None:
    hall = Hall().planned(8)
    for who in hall.ids[4:]:
        hall.say(r.Withdrawn(who), DESK)
    hall.say(r.AllAdvance(1))
    assert hall.now.rounds[0].over and hall.now.present(2) == tuple(hall.ids[:4])
    hall.play_round(2)
    assert hall.now.finished


@pytest.mark.parametrize("present", [2, 3])
def test_a_final_is_played_with_whoever_is_left_of_four(present: int) -> None:
    hall = Hall().planned(4)
    for who in hall.ids[present:]:
        hall.say(r.Withdrawn(who), DESK)
    hall.play_round(1)
    assert [one.place for one in places(hall.now)] == list(range(1, present + 1))


def test_a_final_with_one_left_is_won_unplayed_and_with_nobody_by_none() -> None:
    for left in (1, 0):
        hall = Hall().planned(4)
        for who in hall.ids[left:]:
            hall.say(r.Withdrawn(who), DESK)
        hall.say(r.AllAdvance(1))
        assert hall.now.finished
        assert [one.players for one in places(hall.now)] == [(hall.ids[0],)][:left]


def test_a_table_where_nobody_shows_up_lets_nobody_advance() -> None:
    hall = Hall().planned(8)
    hall.typed(1, (hall.ids[:4], hall.ids[4:]))
    hall.call(arrive=False)
    for who in hall.ids[4:]:
        hall.say(r.Arrived(1, who), judge(2))
    hall.clock += 10 * MINUTE
    for who in hall.ids[:4]:
        hall.out(who, "no_show")
    hall.play(2)
    assert hall.now.advanced(1) == (hall.ids[4], hall.ids[5])
    hall.play_round(2)
    assert [(one.place, len(one.players), one.cause) for one in places(hall.now)] == [
        (1, 1, None),
        (2, 1, "chips"),
        (3, 1, "chips"),
        (4, 1, "chips"),
        (5, 4, "no_show"),
    ]


def test_all_but_one_disqualified_leaves_one_who_wins_unplayed() -> None:
    hall = Hall().planned(8)
    hall.draw(1)
    hall.call()
    for who in hall.ids[1:]:
        hall.out(who, "disqualified")
    assert hall.now.rounds[0].over and hall.now.present(2) == (hall.ids[0],)
    hall.say(r.AllAdvance(2))
    assert hall.now.finished
    assert [(one.place, len(one.players)) for one in places(hall.now)] == [(1, 1), (2, 7)]


def test_chips_are_filled_up_before_each_round_and_are_three_in_semifinals_and_final() -> None:
    hall = Hall(Settings("T", 2026, chips=2)).planned(17)
    chips = [hall.now.chips_of(number) for number in range(1, 4)]
    assert chips == [2, 3, 3]
    for number in (1, 2, 3):
        round_ = hall.draw(number)
        assert {sheet.seats.chips for sheet in round_.sheets.values()} == {chips[number - 1]}
        hall.call()
        for table in round_.sheets:
            hall.play(table)


def test_who_withdraws_between_rounds_is_not_drawn() -> None:
    hall = Hall().planned(8)
    hall.play_round(1)
    gone = hall.now.advanced(1)[0]
    hall.say(r.Withdrawn(gone), DESK)
    assert gone not in hall.draw(2).roster


def test_one_with_a_bye_can_leave_and_is_not_drawn() -> None:
    hall = Hall().planned(12)
    round_ = hall.draw(1)
    assert len(round_.byes) == 4
    gone = round_.byes[0]
    hall.out(gone)
    hall.call()
    for table in round_.sheets:
        hall.play(table)
    assert len(hall.now.present(2)) == 7 and gone not in hall.now.present(2)


# ---- second draws ----


def test_a_second_draw_is_of_those_present_then() -> None:
    hall = Hall().planned(8)
    hall.draw(1)
    hall.out(hall.ids[0])
    round_ = hall.draw(1, 2, "a card was seen")
    assert hall.ids[0] not in round_.roster and len(round_.roster) == 7
    hall.out(hall.ids[1])
    round_ = hall.typed(1, (hall.ids[2:5], hall.ids[5:]), attempt=3)
    assert round_.roster == tuple(hall.ids[2:]) and [draw.attempt for draw in round_.draws] == [1, 2, 3]


def test_a_second_draw_begins_with_a_new_call() -> None:
    hall = Hall().planned(8)
    hall.draw(1)
    hall.call(arrive=False)
    hall.say(r.Excused(1, hall.ids[0], hall.clock, "a train", True, hall.clock + 20 * MINUTE))
    round_ = hall.draw(1, 2, "a card was seen")
    assert round_.limit is None and not round_.limits and not round_.arrived and not hall.now.missing()


def test_who_was_struck_stays_struck_in_a_second_draw_and_has_the_last_place() -> None:
    hall = Hall().planned(5)
    hall.draw(1)
    hall.call(arrive=False)
    hall.clock += 10 * MINUTE
    hall.out(hall.ids[4], "no_show")
    round_ = hall.draw(1, 2, "the table broke")
    assert hall.ids[4] not in round_.roster
    hall.call()
    hall.play(1)
    assert places(hall.now)[-1].players == (hall.ids[4],) and places(hall.now)[-1].place == 5


def test_when_too_many_withdraw_after_the_draw_all_the_others_advance() -> None:
    hall = Hall().planned(8)
    hall.typed(1, (hall.ids[:4], hall.ids[4:]))
    assert hall.refused(r.AllAdvance(1)).reason == "enough_present"
    for who in hall.ids[:4]:
        hall.out(who)  # they sit at a table, and leave it
    hall.say(r.AllAdvance(1))
    assert hall.now.advanced(1) == tuple(hall.ids[4:])
    assert hall.refused(r.RoundCalled(1, 1)).reason == "not_drawn"
    other = Hall().planned(8)
    other.say(r.DrawAnnounced(1, 1, "dice"))
    for who in other.ids[:4]:
        other.say(r.Withdrawn(who), DESK)
    other.say(r.AllAdvance(1))
    assert other.now.advanced(1) == tuple(other.ids[4:]) and not other.now.rounds[0].sheets
    assert other.refused(r.DrawAnnounced(1, 2, "dice", "why")).reason == "already_drawn"


def test_a_bye_of_a_round_that_was_not_played_after_all_is_none() -> None:
    """Four have byes, four others leave before a game: all advance, and everybody may have a bye next time."""
    hall = Hall().planned(12)
    round_ = hall.draw(1)
    assert hall.now.had_bye(2) == round_.byes
    for who in [who for who in hall.ids if who not in round_.byes][:4]:
        hall.out(who)
    hall.say(r.AllAdvance(1))
    assert hall.now.had_bye(2) == () and len(hall.now.present(2)) == 8


def test_an_entry_about_an_earlier_draw_counts_at_no_table() -> None:
    """`check` refuses it; a log that has it all the same is read to the same tables."""
    hall = Hall().planned(4)
    a, b, c, d = hall.ids
    hall.typed(1, ((a, b, c, d),))
    hall.typed(1, ((a, c, b, d),), attempt=2)
    game = r.GameEntered(1, 1, 1, 1, a, {b: r.Left(1, 7), c: r.Left(1, 8), d: r.Left(1, 9)})
    hall.now.apply(Entry(hall.now.seq + 1, hall.clock, judge(1), "late", game))
    assert hall.sheet().next == 1 and not hall.sheet().games


# ---- clocks, and the log ----


def test_who_is_missing_is_told_with_the_limit_and_the_server_knows_when_to_strike() -> None:
    hall = Hall(Settings("T", 2026, strike=True)).planned(4)
    hall.draw(1)
    assert hall.now.due() is None
    hall.call(arrive=False)
    end = hall.clock + 10 * MINUTE
    hall.say(r.Arrived(1, hall.ids[0]), judge(1))
    hall.say(r.Excused(1, hall.ids[1], hall.clock, "a train", True, end + MINUTE))
    assert dict(hall.now.missing()) == {hall.ids[1]: end + MINUTE, hall.ids[2]: end, hall.ids[3]: end}
    assert hall.now.due() == end
    hall.game(1, hall.ids[0], dict.fromkeys(hall.ids[1:3], 7) | {hall.ids[3]: 9})
    assert not hall.now.missing() and hall.now.due() is None, "who plays is there, whoever forgot to say so"
    other = Hall().planned(4)
    other.draw(1)
    other.call(arrive=False)
    assert len(other.now.missing()) == 4 and other.now.due() is None, "the head judge strikes, unless set otherwise"


def test_a_running_call_keeps_its_deadline_when_the_log_is_read_again() -> None:
    hall = Hall().planned(8)
    hall.draw(1)
    hall.call(arrive=False)
    limit = hall.clock + 10 * MINUTE
    hall.clock += 5 * MINUTE
    again = hall.read_again()
    assert again.rounds == hall.now.rounds and again.rounds[0].limit == limit


def test_a_log_with_a_gap_or_of_another_version_is_refused() -> None:
    hall = Hall().planned(4)
    with pytest.raises(StoredTournamentError, match="entry 2 expected, 3 found"):
        Tournament([hall.now.log[0], hall.now.log[2]])
    opened = hall.now.log[0].report
    assert isinstance(opened, r.Opened)
    with pytest.raises(StoredTournamentError, match="version 1 expected, 2 found"):
        Tournament([Entry(1, 0, HEAD, "x", r.Opened(2, opened.settings))])
    with pytest.raises(StoredTournamentError, match="entry"):
        load_entry("{}")


def test_every_entry_is_the_same_after_it_was_written_and_read() -> None:
    hall = Hall().planned(12)
    hall.play_round(1)
    for entry in hall.now.log:
        assert load_entry(dump_entry(entry)) == entry


def test_erasing_leaves_no_more_than_the_board_has_shown_and_the_same_course() -> None:
    hall = Hall()
    for name in ("Anna Nováková", "Běta Malá", "Cyril Velký", "Dana Tichá"):
        new = hall.say(r.Registered("", name, 1987, note="vegetarián"), ANYBODY).report
        assert isinstance(new, r.Registered)
        hall.ids.append(new.entrant)
        hall.say(r.CheckedIn(new.entrant), DESK)
    hall.say(r.RegistrationClosed())
    hall.say(r.PlanChosen((FINAL,)))
    hall.play_round(1)
    hall.say(r.Warned(hall.ids[0], "delay", "Anna Nováková dlouho přemýšlí"))
    entries = [redacted(entry, hall.now) for entry in hall.now.log]
    text = "\n".join(map(dump_entry, entries))
    for word in ("Nováková", "Malá", "Velký", "Tichá", "1987", "vegetarián"):
        assert word not in text
    again = Tournament(entries)
    assert [round_.sheets for round_ in again.rounds] == [round_.sheets for round_ in hall.now.rounds]
    assert sections(again, BOARD) == sections(hall.now, BOARD)


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Jan Novák", "Jan N."), ("Jan", "Jan"), ("Marie Anna Malá", "Marie M."), ("  Eva   Bílá ", "Eva B."), ("", "–")],
)
def test_the_board_shows_the_first_name_and_an_initial(name: str, shown: str) -> None:
    assert short_name(name) == shown


def clocked(players: int) -> Hall:
    """A tournament where the clock strikes; its first round is called and nobody was ticked off."""
    hall = Hall(Settings("T", 2026, strike=True)).planned(players)
    hall.typed(1, [hall.ids[at : at + 4] for at in range(0, players, 4)])
    hall.call(arrive=False)
    return hall


def test_the_clock_does_not_strike_the_winner_whom_nobody_ticked_off() -> None:
    """All but one leave a final before the ten minutes are over: that one has won it."""
    hall = clocked(4)
    for who in hall.ids[1:]:
        hall.out(who)
    assert hall.now.missing() == [] and hall.now.due() is None
    hall.say(r.Ended())
    assert hall.now.missing() == []
    assert next(one.players for one in places(hall.now)) == (hall.ids[0],)


def test_nobody_is_missing_at_a_table_where_a_game_was_reported_that_cannot_be_counted_yet() -> None:
    """Whoever draws a lot after the first game, or is in an entry that another one contradicts, is there."""
    hall = clocked(8)
    a, b, c, d = hall.ids[:4]
    hall.game(1, a, {b: 11, c: 11, d: 7})
    assert hall.sheet(1).tied == (b, c)
    e, f, g, h = hall.ids[4:]
    hall.game(2, e, {f: 7, g: 8, h: 9})
    hall.game(2, e, {f: 9, g: 8, h: 7}, game=1)
    assert hall.sheet(2).problem is not None and hall.now.missing() == []
    hall.clock += 10 * MINUTE
    assert hall.refused(r.PlayerOut(1, 1, 1, d, "no_show", 1), judge(1)).reason == "is_there"


def test_where_no_shows_end_a_table_the_others_have_to_come_like_them() -> None:
    """One present: one advances; nobody: none. A has left before, B is struck; C and D are not there either."""
    hall = clocked(8)
    a, b, c, d = hall.ids[:4]
    hall.out(a)
    hall.clock += 10 * MINUTE
    hall.say(r.Arrived(1, c), judge(1))
    hall.say(r.PlayerOut(1, 1, 1, b, "no_show", 1), r.Who("server"))
    assert hall.sheet(1).over
    assert [who for who, _ in hall.now.missing()] == [d, *hall.ids[4:]]


@pytest.mark.parametrize("why", ["disqualified", "withdrawn"])
def test_nobody_comes_back_who_is_out_of_the_tournament_by_another_word(why: str) -> None:
    """C, the last one out of chips, is disqualified or goes home; when A leaves too, D comes back."""
    hall = Hall().planned(8)
    hall.typed(1, (hall.ids[:4], hall.ids[4:]))
    hall.call()
    a, b, c, d = hall.ids[:4]
    for loser in (d, c):
        for _ in range(3):
            hall.loses(1, loser)
    assert hall.sheet().over and hall.sheet().still_in == (a, b)
    if why == "withdrawn":
        word = hall.say(r.Withdrawn(c), DESK)
    else:
        word = hall.say(r.PlayerOut(1, 1, 0, c, "disqualified", 1, "seen on film"))
    hall.out(a)
    assert hall.sheet().still_in == (b, d)
    assert Tournament(hall.now.log).rounds == hall.now.rounds
    hall.say(r.TakenBack((word.id,), "it was another"))
    assert hall.sheet().still_in == (b, c)


def test_who_advances_and_then_withdraws_is_not_followed_by_anybody() -> None:
    hall = Hall().planned(8)
    hall.typed(1, (hall.ids[:4], hall.ids[4:]))
    hall.call()
    hall.play(1)
    gone, stays = hall.sheet().still_in
    hall.say(r.Withdrawn(gone), DESK)
    game = hall.sheet().games[0]
    again = r.GameEntered(
        1, 1, 1, 1, game.winner, {who: r.Left(2, 22 if who == game.loser else 7) for who in game.points}
    )
    hall.say(replace(again, replaces=game.ids), judge(1))
    assert hall.sheet().still_in == (gone, stays) and stays in hall.now.advanced(1)


# ---- games for points ----


def points_hall(players: int, rounds: int = 2, games: int = 2, tables: int = 2) -> Hall:
    hall = Hall(Settings("Na body", 2026, format=GamesForPoints(rounds, games)))
    return hall.planned(players, [StagePlan(tables)] * rounds)


def play_points(hall: Hall, number: int) -> None:
    """Everybody at a table has 7 points for the seat, counted from 0, in each game; seat 0 wins."""
    round_ = hall.draw(number)
    hall.call()
    for table, sheet in round_.sheets.items():
        while not hall.sheet(table).over:
            winner, *losing = hall.sheet(table).still_in
            hall.game(table, winner, {who: 7 * sheet.seats.players.index(who) for who in losing})


def test_games_for_points_draw_new_tables_each_round_and_the_lowest_sum_wins() -> None:
    hall = points_hall(8)
    for number in (1, 2):
        play_points(hall, number)
    assert hall.now.finished
    seats = [{w: at for s in R.sheets.values() for at, w in enumerate(s.seats.players)} for R in hall.now.rounds]
    sums = {who: 14 * (seats[0][who] + seats[1][who]) for who in hall.ids}
    assert seats[0] != seats[1]
    expected: dict[int, set[str]] = {}
    for who, points in sums.items():
        expected.setdefault(1 + sum(other < points for other in sums.values()), set()).add(who)
    assert [(one.place, set(one.players)) for one in places(hall.now)] == sorted(expected.items())


def test_games_for_points_take_fewer_tables_when_players_leave() -> None:
    hall = points_hall(8)
    play_points(hall, 1)
    for who in hall.ids[:3]:
        hall.say(r.Withdrawn(who), DESK)
    round_ = hall.draw(2)
    assert [len(sheet.seats.players) for sheet in round_.sheets.values()] == [5]


@pytest.mark.parametrize(
    ("players", "planned", "tables"),
    [(20, 5, 5), (20, 4, 4), (19, 5, 4), (16, 5, 4), (11, 3, 3), (8, 3, 2), (6, 2, 2), (5, 2, 1), (3, 1, 1), (2, 1, 1)],
)
def test_tables_of_games_for_points_have_four_or_five(players: int, planned: int, tables: int) -> None:
    """As planned while each table has four; else as few as tables of five take. 6, 7 and 11 make tables of three."""
    assert points_tables(players, planned) == tables


def test_who_misses_games_for_points_comes_after_all_who_played_them() -> None:
    hall = points_hall(8)
    play_points(hall, 1)
    best = hall.now.rounds[0].sheets[1].seats.players[0]
    hall.say(r.Withdrawn(best), DESK)
    play_points(hall, 2)
    assert places(hall.now)[-1].players == (best,) and places(hall.now)[-1].place == 8


def test_whoever_is_left_alone_at_a_table_for_points_has_missed_nothing() -> None:
    """Three of four leave after the first of two games: the fourth is compared by points a game."""
    hall = points_hall(8, rounds=1)
    round_ = hall.draw(1)
    hall.call()
    alone, *others = round_.sheets[1].seats.players
    hall.game(1, others[0], {alone: 7, others[1]: 20, others[2]: 20})
    for who in others:
        hall.out(who)
    winner, *rest = round_.sheets[2].seats.players
    for _ in range(2):
        hall.game(2, winner, dict(zip(rest, (6, 8, 10), strict=True)))
    order = [one.players for one in places(hall.now)]
    assert order[:5] == [(winner,), (rest[0],), (alone,), (rest[1],), (rest[2],)], "0, 6, 7, 8 and 10 a game"


def test_the_disqualified_are_last_in_games_for_points() -> None:
    hall = points_hall(8)
    play_points(hall, 1)
    best = hall.now.rounds[0].sheets[1].seats.players[0]
    hall.out(best, "disqualified", "marked cards")
    play_points(hall, 2)
    assert (places(hall.now)[-1].players, places(hall.now)[-1].cause) == ((best,), "disqualified")


def test_a_plan_for_points_has_its_rounds_and_no_byes() -> None:
    hall = Hall(Settings("Na body", 2026, format=GamesForPoints(2, 2)))
    hall.register(f"H {number}" for number in range(8))
    hall.say(r.RegistrationClosed())
    for stages in (
        [StagePlan(2)],
        [StagePlan(2), FINAL],
        [StagePlan(2, 1), StagePlan(2)],
        [StagePlan(5)] * 2,
        [StagePlan(1)] * 2,
    ):
        assert hall.refused(r.PlanChosen(tuple(stages))).reason == "plan_differs"
    hall.say(r.PlanChosen((StagePlan(2), StagePlan(2))))
    assert hall.refused(r.AllAdvance(1)).reason == "enough_present"


def test_stages_of_a_plan_are_rounds_semifinals_and_final() -> None:
    assert stages_of(best_plan(12)) == (StagePlan(2, 4), StagePlan(2), FINAL)
    assert stages_of(best_plan(5)) == (FINAL,)
