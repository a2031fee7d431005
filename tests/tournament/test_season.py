"""A season's table: points by place over several tournaments, worked out by hand."""

import pytest

from prsi.tournament import reports as r
from prsi.tournament.places import places
from prsi.tournament.season import Line, Result, result_of, table
from prsi.tournament.settings import Settings
from tests.tournament.hall import DESK, MINUTE, SERVER, Hall


def result(*lines: tuple[str, int, int]) -> Result:
    return Result("T", 2026, "Liga", tuple(Line(who, who, place, points) for who, place, points in lines))


def test_a_point_for_taking_part_and_one_for_each_player_behind() -> None:
    """Of eight: 8, 7, 6, 5 for the final; the shared 5th has two behind, so 3; the shared 7th nobody, so 1."""
    hall = Hall(Settings("T", 2026, season="Liga")).planned(8)
    hall.play_round(1)
    hall.play_round(2)
    found = result_of(hall.now)
    assert [(line.place, line.points) for line in found.lines] == [
        (1, 8),
        (2, 7),
        (3, 6),
        (4, 5),
        (5, 3),
        (5, 3),
        (7, 1),
        (7, 1),
    ]
    assert found.season == "Liga"


def test_nothing_for_the_disqualified_and_for_those_who_never_came() -> None:
    hall = Hall().planned(5)
    hall.draw(1)
    hall.call()
    absent, bad = hall.ids[:2]
    hall.say(r.Arrived(1, absent, present=False), DESK)
    hall.clock += 10 * MINUTE
    hall.out(absent, "no_show")
    hall.out(bad, "disqualified")
    hall.play(1)
    assert [(line.place, line.points) for line in result_of(hall.now).lines] == [(1, 5), (2, 4), (3, 3), (4, 0), (5, 0)]
    assert [one.cause for one in places(hall.now)][-2:] == ["no_show", "disqualified"]


def test_a_person_is_a_profile_or_a_name_with_a_year() -> None:
    hall = Hall(Settings("T", 2026, online=True))
    for name, player in (("Jan  NOVÁK", ""), ("Eva Malá", "p1")):
        new = hall.say(r.Registered("", name, 1990, player=player), SERVER).report
        assert isinstance(new, r.Registered)
        hall.say(r.CheckedIn(new.entrant), DESK)
    hall.say(r.RegistrationClosed())
    hall.say(r.PlanChosen((r.StagePlan(1, 0, final=True),)))
    hall.play_round(1)
    assert {line.person for line in result_of(hall.now).lines} == {"jan novák 1990", "player p1"}


def test_a_tournament_that_goes_on_has_no_result() -> None:
    with pytest.raises(ValueError, match="over expected"):
        result_of(Hall().planned(4).now)


def test_points_add_up_and_who_is_absent_has_none() -> None:
    rows = table([result(("a", 1, 3), ("b", 2, 2), ("c", 3, 1)), result(("b", 1, 2), ("a", 2, 1))])
    assert [(row.place, row.name, row.points, row.points_each) for row in rows] == [
        (1, "a", 4, (3, 1)),
        (1, "b", 4, (2, 2)),
        (3, "c", 1, (1, None)),
    ], "a and b have a win and a second place each: they share"


def test_with_equal_points_more_wins_are_ahead() -> None:
    rows = table([result(("a", 2, 3), ("b", 1, 4)), result(("a", 2, 3), ("b", 5, 2))])
    assert [(row.place, row.name, row.points) for row in rows] == [(1, "b", 6), (2, "a", 6)]
    rows = table([result(("a", 1, 3), ("b", 1, 3)), result(("a", 3, 2), ("b", 2, 2))])
    assert [row.name for row in rows] == ["b", "a"], "as many wins, but a second place"


def test_only_the_best_results_count_where_so_many_are_said() -> None:
    rows = table([result(("a", 1, 5), ("b", 2, 4)), result(("a", 9, 1), ("b", 2, 4)), result(("b", 3, 2))], best=1)
    assert [(row.name, row.points) for row in rows] == [("a", 5), ("b", 4)]
    with pytest.raises(ValueError, match="1 or more"):
        table([], best=0)


def test_who_is_twice_in_a_tournament_counts_once() -> None:
    (row,) = table([result(("a", 5, 1), ("a", 2, 4))])
    assert (row.points, row.places) == (4, (2,))


def test_an_empty_season_has_no_rows() -> None:
    assert table([]) == ()
