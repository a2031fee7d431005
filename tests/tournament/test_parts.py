"""Only what an entry may have changed is made anew: so whatever it did change must be among that."""

import pytest

from prsi.tournament.parts import BOARD, Maker, Shape, names, touched
from prsi.tournament.reports import Arrived, Entry, PlayerOut, StagePlan, TakenBack, Who
from prsi.tournament.settings import GamesForPoints, Settings
from prsi.tournament.state import Tournament
from prsi.tournament.views import Section
from tests.tournament.hall import MINUTE, SERVER, Hall, judge
from tests.tournament.noise import Noise
from tests.tournament.simulate import Simulation


def all_sections(now: Tournament) -> dict[str, Section]:
    """Every section of every reader by its full name, worked out from nothing."""
    maker = Maker(now)
    full = {*names(now, BOARD).values(), *names(now, Who("head")).values()}
    full |= {f"calls:{table}" for table in (1, 2)} | {f"me:{who}" for who in now.entrants}
    return {name: maker.section(name) for name in sorted(full)}


def follow(entries: list[Entry], begin: int) -> None:
    """Apply entries one by one; after each, what differs from before was said to be touched."""
    now = Tournament(entries[:begin])
    before = all_sections(now)
    for entry in entries[begin:]:
        shape = Shape.of(now)
        now.apply(entry)
        after = all_sections(now)
        found = touched(now, [entry], shape)
        changed = {name for name, section in after.items() if before.get(name, None) != section} - {
            name for name in after.keys() - before.keys() if name.startswith(("entrant:", "me:"))
        }
        if "places" in found.names:
            changed -= {name for name in changed if name.startswith("me:")}  # whoever sends them looks for new places
        assert found.everything or changed <= found.names, f"{entry.report}: {changed - found.names} not touched"
        new = {name for name in after.keys() ^ before.keys() if name.startswith(("entrant:", "me:"))}
        assert found.everything or found.registrations or not new
        before = after


@pytest.mark.parametrize("seed", range(1, 13))
def test_no_section_changes_unnoticed_in_the_course_of_a_tournament(seed: int) -> None:
    simulation = Simulation(seed, largest=14)
    simulation.run()
    follow(simulation.hall.now.log, 1)


@pytest.mark.parametrize("seed", range(16))
def test_no_section_changes_unnoticed_by_whatever_is_taken(seed: int) -> None:
    simulation = Simulation(seed, largest=10)
    simulation.run()
    log = simulation.hall.now.log
    begin = len(log) * (seed + 1) // 17
    now = Tournament(log[:begin])
    Noise(now, seed).throw(250)
    follow(now.log, begin)


def test_no_section_of_games_for_points_changes_unnoticed() -> None:
    """The sums of all change with each game, with who goes, and with what is taken back."""
    hall = Hall(Settings("Na body", 2026, format=GamesForPoints(2, 2))).planned(8, [StagePlan(2)] * 2)
    for number in (1, 2):
        hall.draw(number)
        hall.call()
        for table in (1, 2):
            players = hall.sheet(table).seats.players
            told = hall.game(table, players[0], dict.fromkeys(players[1:], 7))
            hall.say(TakenBack((told.id,), table=table))
            if number == 1:
                hall.out(players[3], "disqualified" if table == 1 else "left")
            for _ in range(2):
                hall.game(table, players[0], dict.fromkeys(players[1:3], 5))
    assert hall.now.finished
    follow(hall.now.log, 1)


def test_no_section_changes_unnoticed_where_a_late_tick_undoes_a_strike() -> None:
    hall = Hall().planned(8)
    hall.draw(1)
    hall.call(arrive=False)
    who = hall.sheet().seats.players[0]
    hall.clock += 10 * MINUTE
    hall.say(PlayerOut(1, 1, 1, who, "no_show", 1), SERVER)
    hall.say(Arrived(1, who, waited=MINUTE), judge(1))
    assert who in hall.sheet().still_in
    follow(hall.now.log, 1)
