"""Whole tournaments by chance; `make tournaments` plays ten thousand."""

import pytest

from prsi.tournament.parts import BOARD, sections
from prsi.tournament.places import places
from prsi.tournament.reports import dump_entry, load_entry
from prsi.tournament.state import Tournament
from tests.tournament.hall import HEAD
from tests.tournament.noise import Noise
from tests.tournament.simulate import Simulation, one


@pytest.mark.parametrize("block", range(8))
def test_tournaments_by_chance_come_out_as_they_really_were(block: int) -> None:
    problems = [problem for seed in range(block * 15, block * 15 + 15) if (problem := one(seed)[2])]
    assert not problems


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_reported_is_taken_or_refused_and_nothing_else(seed: int) -> None:
    """From anywhere in a tournament on; what was taken can be shown, has places, and replays to the same."""
    simulation = Simulation(seed, largest=40)
    simulation.run()
    log = simulation.hall.now.log
    now = Tournament(log[: len(log) * (seed + 1) // 40])
    assert Noise(now, seed).throw(300)
    again = Tournament([load_entry(dump_entry(entry)) for entry in now.log])
    assert again.rounds == now.rounds
    assert places(again) == places(now)
    assert sections(now, BOARD) and sections(now, HEAD)
    everybody = [who for one in places(now) for who in one.players]
    assert len(everybody) == len(set(everybody)), "nobody has two places"
