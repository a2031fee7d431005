"""What is told of changes adds up to what there is to see: after any entry, for any reader, nothing missed or stale."""

from __future__ import annotations

import json
import time

import pytest

from prsi.protocol.codec import dumps
from prsi.server.championship.shown import Shown
from prsi.tournament.parts import BOARD, sections
from prsi.tournament.reports import GameEntered, Registered, Who
from prsi.tournament.state import Tournament
from tests.tournament.simulate import Simulation


def whole(now: Tournament, who: Who) -> dict[str, object]:
    """All that a reader may see, made anew."""
    return {name: json.loads(dumps(value)) for name, value in sections(now, who).items()}


@pytest.mark.parametrize("seed", range(40, 52))
def test_changes_add_up_to_the_whole(seed: int) -> None:
    log = Simulation(seed, largest=61).run().hall.now.log
    names = [entry.report.entrant for entry in log if hasattr(entry.report, "entrant") and entry.report.entrant]
    readers = [BOARD, Who("head"), Who("desk"), Who("judge", 1), Who("judge", 3)]
    readers += [Who("entrant", 0, who) for who in list(dict.fromkeys(names))[:3]]
    now = Tournament()
    shown = Shown(now)
    known: dict[Who, dict[str, object]] = {who: {} for who in readers}
    for number, entry in enumerate(log):
        now.apply(entry)
        for who, (changed, gone) in shown.change(now, [entry], readers).items():
            known[who] |= {name: json.loads(text) for name, text in changed.items()}
            for name in gone:
                del known[who][name]
        if number % 3 == 0 or number == len(log) - 1:
            for who in readers:
                assert known[who] == whole(now, who), (entry, who)


def test_an_entry_at_a_table_of_400_players_costs_little() -> None:
    """The bar is a few milliseconds; the median of all games' changes, for board, head judge, desk and 400 phones."""
    simulation = Simulation(7)
    simulation.players = 400
    log = simulation.run().hall.now.log
    now = Tournament()
    shown = Shown(now)
    took: list[float] = []
    readers: list[Who] = [BOARD, Who("head"), Who("desk")]
    for entry in log:
        now.apply(entry)
        began = time.process_time()
        shown.change(now, [entry], readers)
        if isinstance(entry.report, GameEntered):
            took.append(time.process_time() - began)
        if isinstance(entry.report, Registered):
            readers.append(Who("entrant", 0, entry.report.entrant))
    assert sorted(took)[len(took) // 2] < 0.010
