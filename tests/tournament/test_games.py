"""How long tables, stages and whole plans take, in games: known means, and tables played at random."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from prsi.tournament.games import stage_length, table_length, table_lengths
from prsi.tournament.plan import PlanError, best_plan

TIMES = 8000


def played(size: int, chips: int, survivors: int, random: Random) -> int:
    """Play a table: somebody wins the game, one of the others loses a chip; return the number of games."""
    held = [chips] * size
    games = 0
    while len(held) > survivors:
        winner = random.randrange(len(held))
        loser = random.choice([seat for seat in range(len(held)) if seat != winner])
        held[loser] -= 1
        held = [chip for chip in held if chip]
        games += 1
    return games


@pytest.mark.parametrize(
    ("size", "chips", "survivors", "games"),
    [(4, 2, 2, 5.12), (4, 3, 2, 8.47), (5, 2, 2, 7.23), (5, 3, 2, 11.67), (4, 3, 1, 10.42)],
)
def test_means_that_are_known(size: int, chips: int, survivors: int, games: float) -> None:
    """From championship.md."""
    assert float(table_length(size, chips, survivors)) == pytest.approx(games, abs=0.005)


def test_a_table_of_two_by_hand() -> None:
    """Two with two chips each, to the last: two games with 1/2, three with 1/2."""
    assert table_lengths(2, 2, 1) == (Fraction(0), Fraction(0), Fraction(1, 2), Fraction(1, 2))
    assert table_lengths(2, 3, 2) == (Fraction(1),)
    assert table_lengths(3, 1, 2) == (Fraction(0), Fraction(1))


def test_chances_add_up_and_no_table_lasts_longer_than_its_chips() -> None:
    """At most all chips but one of each survivor are lost; at least those of the players who are out."""
    for size in range(2, 7):
        for chips in (1, 2, 3):
            for survivors in (1, 2):
                chances = table_lengths(size, chips, survivors)
                out = max(0, size - survivors)
                assert sum(chances) == 1
                assert len(chances) == (out * chips + survivors * (chips - 1) + 1 if out else 1)
                assert not any(chances[: out * chips])


@pytest.mark.parametrize(
    ("size", "chips", "survivors"), [(3, 2, 2), (3, 3, 2), (4, 2, 2), (4, 3, 1), (5, 2, 2), (5, 3, 1), (6, 3, 2)]
)
def test_tables_played_at_random_take_as_long(size: int, chips: int, survivors: int) -> None:
    """Each number of games as often as is said, within four deviations."""
    random = Random(size * 100 + chips * 10 + survivors)
    seen = Counter(played(size, chips, survivors, random) for _ in range(TIMES))
    for games, chance in enumerate(table_lengths(size, chips, survivors)):
        expected = float(chance)
        assert seen.pop(games, 0) / TIMES == pytest.approx(expected, abs=4 * (expected * (1 - expected) / TIMES) ** 0.5)
    assert not seen


@pytest.mark.parametrize(("players", "chips"), [(31, 2), (31, 3), (9, 2), (41, 3), (7, 2), (4, 3)])
def test_plans_played_at_random_take_as_long(players: int, chips: int) -> None:
    """In every stage the slowest table decides; semifinals and final have three chips whatever the rounds have."""
    plan, random, times = best_plan(players), Random(players + chips), 2000
    totals = []
    for _ in range(times):
        total = sum(max(played(size, chips, 2, random) for size in stage.sizes) for stage in plan.rounds)
        total += max((played(size, 3, 2, random) for size in plan.semifinals), default=0)
        totals.append(total + played(plan.final, 3, 1, random))
    mean = sum(totals) / times
    deviation = (sum((total - mean) ** 2 for total in totals) / times / times) ** 0.5
    assert plan.length(chips) == pytest.approx(mean, abs=4 * deviation)
    assert 4 * deviation < 0.4


def test_the_games_of_31_players() -> None:
    """As issue and championship.md give them, the sum of the stages; minutes by a game's own."""
    plan = best_plan(31)
    assert [round(plan.length(chips), 1) for chips in (2, 3)] == [32.5, 40.7]
    assert sum(plan.lengths(2)) == plan.length(2)
    assert len(plan.lengths(2)) == len(plan.rounds) + 2
    assert plan.minutes(3, 4) == 4 * plan.length(3)


def test_one_table_has_no_slower_one_and_more_tables_take_longer() -> None:
    assert stage_length({4: 1}, 2, 2) == pytest.approx(float(table_length(4, 2, 2)))
    lengths = [stage_length({4: count}, 2, 2) for count in (1, 2, 10, 1000, 100_000)]
    assert lengths == sorted(lengths)
    assert lengths[-1] == pytest.approx(6, abs=1e-6)  # two may keep one chip each of eight
    assert stage_length({}, 2, 2) == 0


def test_nonsense_is_refused() -> None:
    for size, chips, survivors in ((0, 2, 2), (7, 2, 2), (4, 0, 2), (4, 10, 2), (4, 2, 0), (4, 2, 3)):
        with pytest.raises(ValueError, match="given, 1 to"):
            table_lengths(size, chips, survivors)
    for chips in (1, 4):
        with pytest.raises(PlanError, match="a whole number from 2 to 3 expected"):
            best_plan(31).lengths(chips)
