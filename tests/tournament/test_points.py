"""Games for points by chance: sums, who missed what and places, against a plain count of its own."""

import random
from fractions import Fraction

import pytest

from prsi.tournament import reports as r
from prsi.tournament.places import places, sums
from prsi.tournament.reports import StagePlan
from prsi.tournament.settings import GamesForPoints, Settings
from tests.tournament.hall import DESK, Hall


@pytest.mark.parametrize("seed", range(60))
def test_places_of_games_for_points_are_those_of_a_plain_count(seed: int) -> None:
    rng = random.Random(seed)
    players, rounds, games = rng.randint(2, 24), rng.randint(1, 4), rng.randint(1, 4)
    goes = rng.choice((0.0, 0.05, 0.2))
    tables = rng.choice([one for one in range(1, players) if 4 * one <= players <= 5 * one] or [-(-players // 5)])
    hall = Hall(Settings("Na body", 2026, format=GamesForPoints(rounds, games)))
    hall.planned(players, [StagePlan(tables)] * rounds)
    present = list(hall.ids)
    points: dict[str, list[int]] = {who: [] for who in present}
    missed = dict.fromkeys(present, 0)
    ever: set[str] = set()
    bad: set[str] = set()
    for number in range(1, rounds + 1):
        for who in list(present):
            if rng.random() < goes:
                hall.say(r.Withdrawn(who), DESK)
                present.remove(who)
        for who in ever:
            if who not in present:
                missed[who] += games
        if len(present) < 2:
            # One alone cannot play, and misses nothing.
            assert hall.refused(r.DrawAnnounced(number, 1, "dice")).reason == "too_few_present"
            hall.say(r.AllAdvance(number))
            ever.update(present)
            continue
        round_ = hall.draw(number)
        assert set(round_.roster) == set(present)
        sizes = [len(sheet.seats.players) for sheet in round_.sheets.values()]
        assert min(sizes) >= (4 if len(present) not in (2, 3, 6, 7, 11) else 2) and max(sizes) <= 5
        ever.update(present)
        hall.call()
        for table, sheet in round_.sheets.items():
            inside, played = list(sheet.seats.players), 0
            while played < games and len(inside) > 1:
                if rng.random() < goes:
                    who = rng.choice(inside)
                    why = rng.choice(("left", "disqualified"))
                    hall.out(who, why)
                    inside.remove(who)
                    present.remove(who)
                    missed[who] += games - played
                    bad.update({who} if why == "disqualified" else ())
                    continue
                winner = rng.choice(inside)
                scored = {who: rng.randint(2, 30) for who in inside if who != winner}
                hall.game(table, winner, scored)
                points[winner].append(0)
                for who, added in scored.items():
                    points[who].append(added)
                played += 1
            assert hall.sheet(table).over
    key = {
        who: (1, 0, Fraction(0))
        if who in bad
        else (0, missed[who], Fraction(sum(points[who]), len(points[who])) if points[who] else Fraction(0))
        for who in ever
    }
    expected: dict[int, set[str]] = {}
    for who in ever:
        expected.setdefault(1 + sum(other < key[who] for other in key.values()), set()).add(who)
    assert [(one.place, set(one.players)) for one in places(hall.now)] == sorted(expected.items())
    assert places(hall.read_again()) == places(hall.now)
    place_of = {who: place for place, players in expected.items() for who in players}
    assert {one.player: (one.place, one.points, one.games) for one in sums(hall.now)} == {
        who: (place_of[who], sum(points[who]), len(points[who])) for who in ever
    }, "the table on the board is that of the places"


def test_while_games_for_points_go_on_they_stand_by_the_games_so_far() -> None:
    """The mean counts, so nobody is behind because the table is slower."""
    hall = Hall(Settings("Na body", 2026, format=GamesForPoints(1, 2))).planned(8, [StagePlan(2)])
    hall.draw(1)
    hall.call()
    one, two = (hall.sheet(table).seats.players for table in (1, 2))
    for _ in range(2):
        hall.game(1, one[0], dict(zip(one[1:], (3, 9, 20), strict=True)))
    hall.game(2, two[0], dict(zip(two[1:], (2, 10, 30), strict=True)))
    assert [(one.place, one.player, one.points, one.games) for one in sums(hall.now)] == [
        (1, one[0], 0, 2),
        (1, two[0], 0, 1),
        (3, two[1], 2, 1),
        (4, one[1], 6, 2),
        (5, one[2], 18, 2),
        (6, two[2], 10, 1),
        (7, one[3], 40, 2),
        (8, two[3], 30, 1),
    ]
    assert places(hall.now) == (), "nothing is settled"
    assert sums(Hall().planned(4).now) == (), "chips are not points"
