"""A position that no table runs, as a table's view: a lesson, or the example of a rule."""

from __future__ import annotations

from collections.abc import Iterable

from prsi.protocol import events as wire
from prsi.protocol.commands import Pace
from prsi.protocol.messages import SeatInfo, TableView
from prsi.rules.events import Event, Laid, Reshuffled, UpcardTurned
from prsi.rules.round import Round
from prsi.table.facts import Dealt
from prsi.table.state import RoundState
from prsi.table.views import event_for, round_view

STILL = Pace(0, 0, None)

TELLS_THE_PILE = (UpcardTurned, Laid, Reshuffled)


def position_view(
    round_: Round, told: Iterable[Event], seat: int, seats: tuple[SeatInfo, ...], seq: int, playing: bool = True
) -> TableView:
    """Return what a seat sees of a round that was played to here; ``told`` is all that happened in it.

    ``playing`` false: nobody is to move any more.
    """
    playing = playing and not round_.over
    return TableView(
        seq=seq,
        since=0,
        phase="playing",
        seat=seat,
        seats=seats,
        ruleset=round_.tables.ruleset.to_dict(),
        pace=STILL,
        online=False,
        paused=False,
        question=None,
        can_answer=False,
        contributed=False,
        waiting_for=(round_.to_act,) if playing else (),
        can_undo=False,
        can_pause=False,
        can_hint=False,
        clocks=(),
        commitment=None,
        match=None,
        round=round_view(round_state(round_, told), seat, playing),
        round_result=None,
        match_result=None,
    )


def round_state(round_: Round, told: Iterable[Event]) -> RoundState:
    """Return a round as a table would have it; ``told`` is all that happened in it."""
    sizes = tuple(int(bool(round_.playing >> other & 1)) for other in range(round_.seats))
    pile = tuple(event for event in told if isinstance(event, TELLS_THE_PILE))
    return RoundState(Dealt(1, 1, round_.dealer, sizes, ()), round_, pile, (), 0, (), ())


def entry_of(seq: int, events: Iterable[Event], seat: int) -> wire.Entry:
    """Return events as the entry that a seat is told."""
    told = [event_for(event, seat) for event in events]
    return wire.Entry(seq, tuple([event for event in told if event is not None]))
