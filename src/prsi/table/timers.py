"""What runs by itself at a table: one timer of a kind at a time, each bound to the log entry it was made for.

A timer is part of the state; `carry_on` says after each entry which go on, which end and which begin.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from prsi.table.dice import chance

if TYPE_CHECKING:
    from prsi.table.state import TableState

CALL_WINDOW: Final = 5000
"""Milliseconds after which every live table closes the window of R23."""

NO_LAY_BEFORE: Final = 2000
"""Milliseconds of that window in which no bot moves: people must have a chance to call out."""

CALL_OUT_AFTER: Final = (1500, 4000)
"""Milliseconds after which a bot, at every level, calls out."""

Kind = Literal["call_window", "call_out", "bot", "next_round"]


@dataclass(frozen=True, slots=True)
class Timer:
    """A running timer: its kind, the log entry it belongs to, the seat it concerns, and when it began and is due.

    Times are table time in milliseconds.
    """

    kind: Kind
    seq: int
    seat: int
    since: int
    due: int

    def shifted(self, by: int) -> "Timer":
        """Return the timer as much later: what was left of it is left still."""
        return replace(self, since=self.since + by, due=self.due + by)


def carry_on(state: "TableState") -> tuple[Timer, ...]:
    """Return the timers that run in a state; those made for the same entry as before keep their time."""
    running = {timer.kind: timer for timer in state.timers}
    wanted: list[Timer] = []

    def want(kind: Kind, seq: int, seat: int, delay: int) -> Timer:
        old = running.get(kind)
        timer = old if old is not None and (old.seq, old.seat) == (seq, seat) else None
        if timer is None:
            timer = Timer(kind, seq, seat, state.time, state.time + delay)
        wanted.append(timer)
        return timer

    if state.phase == "round_over" and state.pace.next_round is not None:
        want("next_round", state.position_seq, state.people[0], state.pace.next_round)
    if state.phase != "playing" or state.current is None:
        return tuple(wanted)
    round_, window_seq = state.current.round, state.current.window_seq
    held = 0
    if round_.window >= 0:
        window = want("call_window", window_seq, round_.window, CALL_WINDOW)
        held = window.since + NO_LAY_BEFORE
        caller = _caller(state, round_.window, window_seq)
        if caller is not None:
            low, high = CALL_OUT_AFTER
            delay = low + chance(state.master, "call-out delay", window_seq, high - low + 1)
            # Nor does a bot lay before a bot has called out: the lay would close the window (R23).
            held = max(held, want("call_out", window_seq, caller, delay).due + 1)
    if state.bot(round_.to_act) is not None:
        low, high = state.pace.bot_min, state.pace.bot_max
        delay = low + chance(state.master, "pace", state.position_seq, max(high - low, 0) + 1)
        want("bot", state.position_seq, round_.to_act, max(delay, held - state.time))
    return tuple(wanted)


def _caller(state: "TableState", culprit: int, window_seq: int) -> int | None:
    """Return the bot that will notice a missed call, None if no bot may call out."""
    assert state.current is not None
    round_ = state.current.round
    bots = [
        seat
        for seat in range(len(state.seats))
        if state.bot(seat) is not None and seat != culprit and round_.inside >> seat & 1
    ]
    if not bots:
        return None
    return bots[chance(state.master, "who calls out", window_seq, len(bots))]
