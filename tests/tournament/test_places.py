"""Who came in where, by hand; the simulation holds them against a count of its own (championship.md, "Places")."""

from prsi.tournament import reports as r
from prsi.tournament.places import places
from tests.tournament.hall import DESK, MINUTE, Hall, judge


def found(hall: Hall) -> list[tuple[int, tuple[str, ...]]]:
    return [(one.place, tuple(sorted(one.players))) for one in places(hall.now)]


def semifinals() -> Hall:
    """Eight players a to h: a–d at table 1, e–h at table 2; c and then d go out, or g and then h: a, b, e, f go on."""
    hall = Hall().planned(8)
    hall.typed(1, (hall.ids[:4], hall.ids[4:]))
    hall.call()
    for table, first, second in ((1, 3, 2), (2, 7, 6)):
        for loser in [hall.ids[first]] * 3 + [hall.ids[second]] * 3:
            hall.loses(table, loser)
    return hall


def test_the_final_settles_1_to_4_and_the_semifinals_share_5_6_and_7_8() -> None:
    hall = semifinals()
    a, b, c, d, e, f, g, h = hall.ids
    hall.typed(2, ((a, b, e, f),))
    hall.call()
    for loser in [b] * 3 + [e] * 3 + [a] * 3:
        hall.loses(1, loser, f)
    assert found(hall) == [
        (1, (f,)),
        (2, (a,)),
        (3, (e,)),
        (4, (b,)),
        (5, tuple(sorted((c, g)))),
        (7, tuple(sorted((d, h)))),
    ]


def test_before_the_end_only_the_places_of_rounds_that_are_over_are_told() -> None:
    hall = Hall().planned(8)
    assert places(hall.now) == ()
    hall = semifinals()
    _, _, c, d, _, _, g, h = hall.ids
    assert found(hall) == [(5, tuple(sorted((c, g)))), (7, tuple(sorted((d, h))))]
    hall.say(r.Withdrawn(hall.ids[1]), DESK)
    assert found(hall) == [(5, tuple(sorted((c, g)))), (7, tuple(sorted((d, h))))], "b will be fourth, after the final"
    hall.draw(2)
    assert found(hall) == [(5, tuple(sorted((c, g)))), (7, tuple(sorted((d, h))))]


def test_no_shows_of_a_round_come_after_all_who_played_it() -> None:
    """Dana is out of chips first; Cyril never came, and comes after her."""
    hall = Hall().planned(4)
    a, b, c, d = hall.ids
    hall.typed(1, (hall.ids,))
    hall.call()
    hall.say(r.Arrived(1, c, present=False), judge(1))
    hall.clock += 10 * MINUTE
    hall.out(c, "no_show")
    for loser in [d] * 3 + [b] * 3:
        hall.loses(1, loser, a)
    assert found(hall) == [(1, (a,)), (2, (b,)), (3, (d,)), (4, (c,))]


def test_who_leaves_has_the_place_of_that_moment() -> None:
    hall = Hall().planned(4)
    a, b, c, d = hall.ids
    hall.typed(1, (hall.ids,))
    hall.call()
    hall.out(c)
    for loser in [d] * 3 + [b] * 3:
        hall.loses(1, loser, a)
    assert found(hall) == [(1, (a,)), (2, (b,)), (3, (d,)), (4, (c,))]
    again = Hall().planned(4)
    a, b, c, d = again.ids
    again.typed(1, (again.ids,))
    again.call()
    for _ in range(3):
        again.loses(1, d, a)
    again.out(c)
    for _ in range(3):
        again.loses(1, b, a)
    assert found(again) == [(1, (a,)), (2, (b,)), (3, (c,)), (4, (d,))]


def test_the_disqualified_are_last_however_far_they_came() -> None:
    """One is disqualified in the final: all of the semifinals move up before."""
    hall = semifinals()
    a, b, c, d, e, f, g, h = hall.ids
    hall.typed(2, ((a, b, e, f),))
    hall.call()
    hall.out(f, "disqualified")
    for loser in [b] * 3 + [e] * 3:
        hall.loses(1, loser, a)
    assert found(hall) == [
        (1, (a,)),
        (2, (e,)),
        (3, (b,)),
        (4, tuple(sorted((c, g)))),
        (6, tuple(sorted((d, h)))),
        (8, (f,)),
    ]


def test_at_a_table_with_one_disqualified_the_others_share_places_with_their_equals_elsewhere() -> None:
    """D is disqualified at once; c goes out third at table 1 as g does at table 2: they share 5; h is 7, d last."""
    hall = Hall().planned(8)
    a, b, c, d, e, f, g, h = hall.ids
    hall.typed(1, (hall.ids[:4], hall.ids[4:]))
    hall.call()
    hall.out(d, "disqualified")
    for loser in [c] * 3:
        hall.loses(1, loser)
    for loser in [h] * 3 + [g] * 3:
        hall.loses(2, loser)
    hall.typed(2, ((a, b, e, f),))
    hall.call()
    hall.play(1, a)
    assert found(hall)[4:] == [(5, tuple(sorted((c, g)))), (7, (h,)), (8, (d,))]


def test_who_went_out_before_a_disqualification_has_the_place_as_if_that_one_had_not_sat_there() -> None:
    """At table 1 d is out of chips, then c is disqualified; at table 2 h, then g: d is third at the table as g is."""
    hall = Hall().planned(8)
    a, b, c, d, e, f, g, h = hall.ids
    hall.typed(1, (hall.ids[:4], hall.ids[4:]))
    hall.call()
    for _ in range(3):
        hall.loses(1, d)
    hall.out(c, "disqualified")
    for loser in [h] * 3 + [g] * 3:
        hall.loses(2, loser)
    hall.typed(2, ((a, b, e, f),))
    hall.call()
    hall.play(1, a)
    assert found(hall)[4:] == [(5, tuple(sorted((d, g)))), (7, (h,)), (8, (c,))]


def test_two_who_leave_during_the_same_game_share_a_place_and_those_before_are_two_behind() -> None:
    """Table 1 of five: e out, then c and d leave at once: 3, 3, 5. At the other three: 3, 4, 5. Eight have advanced."""
    hall = Hall().planned(20)
    tables = [hall.ids[at : at + 5] for at in range(0, 20, 5)]
    hall.typed(1, tables)
    hall.call()
    a, _, c, d, e = tables[0]
    for _ in range(3):
        hall.loses(1, e, a)
    hall.out(c)
    hall.out(d)
    for number in (2, 3, 4):
        one, _, *others = tables[number - 1]
        for loser in reversed(others):
            for _ in range(3):
                hall.loses(number, loser, one)
    third = sorted([c, d, *(table[2] for table in tables[1:])])
    fourth = sorted(table[3] for table in tables[1:])
    fifth = sorted([e, *(table[4] for table in tables[1:])])
    assert found(hall) == [(9, tuple(third)), (14, tuple(fourth)), (17, tuple(fifth))]


def test_two_who_leave_the_final_during_the_same_game_are_third_both() -> None:
    hall = semifinals()
    a, b, c, d, e, f, g, h = hall.ids
    hall.typed(2, ((a, b, e, f),))
    hall.call()
    hall.loses(1, a, f)
    hall.out(b)
    hall.out(e)
    for _ in range(2):
        hall.loses(1, a, f)
    assert found(hall)[:3] == [(1, (f,)), (2, (a,)), (3, tuple(sorted((b, e))))]
    assert found(hall)[3:] == [(5, tuple(sorted((c, g)))), (7, tuple(sorted((d, h))))]


def test_if_both_of_the_last_two_leave_a_final_the_last_one_out_of_chips_wins() -> None:
    hall = semifinals()
    a, b, _, _, e, f, _, _ = hall.ids
    hall.typed(2, ((a, b, e, f),))
    hall.call()
    for loser in [b] * 3 + [e] * 3:
        hall.loses(1, loser, f)
    hall.out(a)
    assert found(hall)[:2] == [(1, (f,)), (2, (a,))], "one who leaves makes the other the winner"
    hall.out(f)
    assert found(hall)[:3] == [(1, (e,)), (2, tuple(sorted((a, f)))), (4, (b,))]


def test_who_withdraws_after_advancing_comes_after_all_who_played_that_round() -> None:
    hall = semifinals()
    a, b, _, _, e, f, _, _ = hall.ids
    hall.say(r.Withdrawn(b), DESK)
    hall.typed(2, ((a, e, f),))
    hall.call()
    for loser in [f] * 3 + [e] * 3:
        hall.loses(1, loser, a)
    assert found(hall)[:4] == [(1, (a,)), (2, (e,)), (3, (f,)), (4, (b,))]


def test_equal_places_of_different_tables_are_shared_also_in_early_rounds() -> None:
    """Twenty at four tables of five: third, fourth and fifth places are shared by four each."""
    hall = Hall().planned(20)
    for number in (1, 2, 3):
        hall.play_round(number)
    assert [(place, len(players)) for place, players in found(hall)] == [
        (1, 1),
        (2, 1),
        (3, 1),
        (4, 1),
        (5, 2),
        (7, 2),
        (9, 4),
        (13, 4),
        (17, 4),
    ]


def test_a_correction_that_comes_after_the_next_draw_takes_nobody_out_of_the_places() -> None:
    """A and b went on, though c should have and not b: the final was played as drawn. Everybody has one place."""
    hall = semifinals()
    a, b, c, _, e, f, _, _ = hall.ids
    hall.typed(2, ((a, b, e, f),))
    hall.call()
    hall.play(1, b)
    last = hall.now.rounds[0].sheets[1].games[-1]
    left = {b: r.Left(2, 20), c: r.Left(1, 7)}
    hall.say(r.GameEntered(1, 1, 1, last.number, a, left, last.ids, "a photograph"))
    assert hall.now.rounds[0].sheets[1].status == "playing", "c has a chip, and b has two: who goes on is open again"
    everybody = [who for _, players in found(hall) for who in players]
    assert sorted(everybody) == sorted(hall.ids)
    assert found(hall)[0] == (1, (b,))
    assert (5, tuple(sorted((c,)))) in found(hall), "whoever is still in there is before those who are out"


def test_who_is_disqualified_after_being_out_takes_no_place_from_the_others_of_the_table() -> None:
    """At table 1 D went out before C, who is disqualified later: so D was the third there, as G was at table 2."""
    hall = Hall().planned(8)
    hall.typed(1, (hall.ids[:4], hall.ids[4:]))
    hall.call()
    a, b, c, d, e, f, g, h = hall.ids
    for table, order in ((1, (d, c)), (2, (h, g))):
        for loser in order:
            for _ in range(3):
                hall.loses(table, loser)
    hall.say(r.PlayerOut(1, 1, 0, c, "disqualified", 1, "seen on film"))
    hall.typed(2, ((a, b, e, f),))
    hall.call()
    hall.play(1)
    assert [one.players for one in places(hall.now)][4:] == [(d, g), (h,), (c,)]
