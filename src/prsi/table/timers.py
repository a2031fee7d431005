"""What runs by itself at a table: one timer of a kind and seat at a time, bound to the log entry it was made for.

A timer is part of the state; `carry_on` says after each entry which go on, which end and which begin.
"""

from typing import TYPE_CHECKING, Final

from prsi.table.dice import chance
from prsi.table.kept import Kind, Timer

if TYPE_CHECKING:
    from prsi.table.state import TableState

CALL_WINDOW: Final = 5000
"""Milliseconds after which every live table closes the window of R23."""

NO_LAY_BEFORE: Final = 2000
"""Milliseconds of that window in which no bot moves: people must have a chance to call out."""

CALL_OUT_AFTER: Final = (1500, 4000)
"""Milliseconds after which a bot, at every level, calls out."""

ABSENCE: Final = 90_000
"""Milliseconds a player may owe a move or be disconnected before the others are asked how to go on."""

WAITING_ABSENCE: Final = 600_000
"""The same before a match: whoever sends an invitation leaves the page for a while. Then the seat is open again."""

ANSWER: Final = 60_000
"""Milliseconds after which that question answers itself: the computer takes the seat."""

FILL: Final = 600_000
"""Milliseconds after which the computer takes the seats nobody came for."""

CLOSE: Final = 1_800_000
"""Milliseconds after which a table that everybody has left is closed."""

HURRY: Final = 5000
"""Milliseconds that a championship's player has for a turn after letting the time of some in a row pass."""

GONE: Final = 600_000
"""Milliseconds after which a championship's player who is not connected has left, as in a hall."""

OVER: Final = 600_000
"""Milliseconds after which a championship's table is closed whose match is over."""

TIME_UPS: Final = 3
"""In how many turns in a row the table moves for a player whose time is up before the others are asked."""


class _Timers:
    """The timers of a state while they are put together; one for the same entry and seat as before keeps its time."""

    def __init__(self, state: "TableState", now: int) -> None:
        self.running = {(timer.kind, timer.seat): timer for timer in state.timers}
        self.now = now
        self.wanted: list[Timer] = []

    def want(self, kind: Kind, seq: int, seat: int, delay: int) -> Timer:
        """Let a timer run, `delay` milliseconds from now if it does not run yet."""
        old = self.running.get((kind, seat))
        timer = old if old is not None and old.seq == seq else Timer(kind, seq, seat, self.now, self.now + delay)
        self.wanted.append(timer)
        return timer


def carry_on(state: "TableState", now: int) -> tuple[Timer, ...]:
    """Return the timers that run in a state at a table time; one made for the same entry as before keeps its time."""
    timers = _Timers(state, now)
    if state.online:
        _absences(state, timers)
    resting = ("ready", "round_over") if state.online else ("round_over",)
    expected = state.reserved and not state.gathered
    if state.phase in resting and not expected and state.pace.next_round is not None:
        timers.want("next_round", state.position_seq, state.people[0], state.pace.next_round)
    if state.phase == "playing" and state.current is not None:
        _play(state, timers)
    return tuple(timers.wanted)


def _play(state: "TableState", timers: _Timers) -> None:
    assert state.current is not None
    round_, window_seq = state.current.round, state.current.window_seq
    held = 0
    if round_.window >= 0:
        window = timers.want("call_window", window_seq, round_.window, CALL_WINDOW)
        held = window.since + NO_LAY_BEFORE
        caller = _caller(state, round_.window, window_seq)
        if caller is not None:
            low, high = CALL_OUT_AFTER
            delay = low + chance(state.master, "call-out delay", window_seq, high - low + 1)
            # Nor does a bot lay before a bot has called out: the lay would close the window (R23).
            held = max(held, timers.want("call_out", window_seq, caller, delay).due + 1)
    clock = state.begun.start.clock
    if state.bot(round_.to_act) is not None:
        low, high = state.pace.bot_min, state.pace.bot_max
        delay = low + chance(state.master, "pace", state.position_seq, max(high - low, 0) + 1)
        timers.want("bot", state.position_seq, round_.to_act, max(delay, held - timers.now))
    elif state.online and clock is not None and state.players[round_.to_act]:
        silent = state.reserved and state.gathering.time_ups[round_.to_act] >= TIME_UPS
        timers.want("turn", state.turn_seq, round_.to_act, min(clock, HURRY) if silent else clock)


def _absences(state: "TableState", timers: _Timers) -> None:
    """Let run what waits for people: absent ones, ones that are asked about, and ones that have not come yet."""
    now = state.gathering
    if state.phase == "closed":
        return
    if state.reserved:
        _kept_seats(state, timers)
        return
    present = state.present
    if not present:
        newest = max((*now.away, state.turn_seq if not state.listeners else 0))
        timers.want("close", newest, 0, CLOSE)
        return
    if now.question is not None:
        timers.want("answer", now.question.seq, now.question.seat, ANSWER)
    if state.phase == "waiting":
        timers.want("fill", state.turn_seq, 0, FILL)
    waiting = state.phase == "waiting" or state.match_begins
    to_act = state.to_act
    for seat in state.listeners:
        owes = to_act == seat and present != (seat,)
        since = [seq for seq in (now.away[seat], state.turn_seq if owes else 0) if seq]
        asked = now.question is not None and now.question.seat == seat
        if since and not asked:
            timers.want("absence", min(since), seat, WAITING_ABSENCE if waiting else ABSENCE)


def _kept_seats(state: "TableState", timers: _Timers) -> None:
    """Let run what waits at a championship's table: once cards were dealt, who stays away for long has left."""
    assert state.match is not None
    if state.phase == "match_over":
        timers.want("close", state.position_seq, 0, OVER)
    elif not state.match_begins or state.void:
        for seat in state.match.still_in:
            if state.gathering.away[seat]:
                timers.want("absence", state.gathering.away[seat], seat, GONE)


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
