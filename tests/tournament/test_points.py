"""Games for points by chance: sums, who missed what and places, against a plain count of its own."""

import random
from fractions import Fraction

import pytest

from prsi.tournament import reports as r
from prsi.tournament.places import places
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
