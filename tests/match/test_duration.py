"""The expected length of a match, which the set-up page shows."""

import pytest

from prsi.match import Chips, FewerCards, PenaltyPoints, RoundsWon, Single, estimate, expected_rounds
from prsi.rules.ruleset import PRESETS, build

PRSI = PRESETS["prsi"]


@pytest.mark.parametrize(
    ("seats", "chips", "survivors", "games"),
    [(4, 2, 2, 5.12), (4, 3, 2, 8.47), (5, 2, 2, 7.23), (5, 3, 2, 11.67), (4, 3, 1, 10.42)],
)
def test_chip_tables_take_as_many_games_as_is_known(seats: int, chips: int, survivors: int, games: float) -> None:
    """The mean numbers of games of championship tables, worked out elsewhere as a chain of states."""
    assert expected_rounds(PRSI, seats, Chips(chips, survivors)) == pytest.approx(games, abs=0.005)


def test_first_to_n_between_two_equals() -> None:
    """Best of five takes 3, 4 or 5 rounds with 1/4, 3/8 and 3/8: 4.125; best of three 2.5; one win takes one round."""
    assert expected_rounds(PRSI, 2, RoundsWon(3)) == pytest.approx(4.125, abs=1e-3)
    assert expected_rounds(PRSI, 2, RoundsWon(2)) == pytest.approx(2.5, abs=1e-3)
    assert expected_rounds(PRSI, 5, RoundsWon(1)) == pytest.approx(1, abs=1e-3)
    assert expected_rounds(PRSI, 2, FewerCards()) == pytest.approx(expected_rounds(PRSI, 2, RoundsWon(4)))


def test_points_take_longer_to_a_higher_limit() -> None:
    """With 26.9 points in half of the rounds a player passes 100 after about seven, the earlier of two sooner."""
    short, long = (expected_rounds(PRSI, 2, PenaltyPoints(limit)) for limit in (100, 150))
    assert 4 < short < 7.5
    assert short + 2 < long < 1.6 * short
    assert expected_rounds(PRSI, 2, PenaltyPoints(1)) < 2


def test_a_round_takes_what_players_know() -> None:
    """Three to five minutes a round of Prší; Mau-Mau five to eight with two, eight to twelve with four."""
    assert estimate(PRSI, 4, Single()) == (3, 5)
    assert estimate(PRESETS["mau-mau"], 2, Single()) == (5, 8)
    assert estimate(PRESETS["mau-mau"], 3, Single()) == (6, 10)
    assert estimate(PRESETS["mau-mau"], 4, Single()) == (8, 12)


def test_every_preset_has_an_estimate_for_every_number_of_players_and_format() -> None:
    """No set-up page without a length."""
    for preset in PRESETS.values():
        for seats in range(2, preset.max_seats + 1):
            for form in (Single(), RoundsWon(5), PenaltyPoints(150), FewerCards(), Chips(3)):
                low, high = estimate(preset, seats, form)
                assert 1 <= low < high < 600
    assert estimate(build({"preset": "prsi", "hand_size": 1}), 2, FewerCards()) == (3, 5)


def test_large_numbers_are_answered_at_once() -> None:
    """A format may be played to any number (R28)."""
    assert expected_rounds(PRSI, 4, RoundsWon(10_000)) == pytest.approx(4 * 10_000, rel=0.05)
    assert expected_rounds(PRSI, 2, PenaltyPoints(10_000)) == pytest.approx(2 * 10_000 / 26.9, rel=0.1)
