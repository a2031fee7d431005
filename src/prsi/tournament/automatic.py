"""The automatic judge of a tournament online: what comes next, where nobody has to decide anything."""

import hashlib
from collections.abc import Sequence
from typing import Final

from prsi.protocol.shapes import CommandId
from prsi.tournament.reports import (
    AllAdvance,
    DrawAnnounced,
    DrawRevealed,
    Ended,
    Entry,
    Report,
    RoundCalled,
    dump_entry,
)
from prsi.tournament.state import Tournament

LOG_SOURCE: Final = "SHA-256(log)"
"""What is named as the public value to come: the hash of the log, up to and with the announcement that names it."""

BEFORE_REVEAL: Final = 3000
"""Milliseconds from the announcement of a draw to the draw: so long everybody can see what was promised."""

AFTER_ROUND: Final = 3000
"""Milliseconds for which the results of a round are looked at before the next draw is announced."""


def log_value(log: Sequence[Entry]) -> str:
    """Return the hash of the entries of a log, as they are stored, a line each."""
    return hashlib.sha256("".join(dump_entry(entry) + "\n" for entry in log).encode()).hexdigest()


def next_step(now: Tournament) -> tuple[int, CommandId, Report] | None:
    """Return what the automatic judge reports next: not before when (wall clock, milliseconds), under which id, what.

    None: the judge waits for people, as before the first draw, which the head judge announces. Whoever asks again
    gets the same report under the same id, so that it is done once, on whichever machine.
    """
    round_ = now.round
    if not now.settings.runs_itself or round_ is None or now.ended_at is not None:
        return None
    number, draw = round_.number, round_.draw
    if draw is not None and draw.drawn is None and not round_.unplayed:
        if any(now.is_out(who) for who in round_.roster):
            return _drawn(now, number, draw.attempt + 1, now.at)
        if draw.source != LOG_SOURCE:
            return None  # somebody has named another value, and reveals it
        until = next(
            entry.seq
            for entry in reversed(now.log)
            if isinstance(entry.report, DrawAnnounced)
            and (entry.report.round, entry.report.attempt) == (number, draw.attempt)
        )
        revealed = DrawRevealed(number, draw.attempt, log_value(now.log[:until]))
        return draw.at + BEFORE_REVEAL, f"auto-reveal-{number}-{draw.attempt}", revealed
    if draw is not None and round_.called_at is None and not round_.unplayed:
        return draw.drawn_at, f"auto-call-{number}-{draw.attempt}", RoundCalled(number, draw.attempt)
    if not round_.over:
        return None
    if now.finished:
        return now.at + AFTER_ROUND, "auto-end", Ended()
    return _drawn(now, number + 1, 1, now.at + AFTER_ROUND)


def _drawn(now: Tournament, number: int, attempt: int, at: int) -> tuple[int, CommandId, Report]:
    """Return the draw of a round; a further attempt where somebody of the roster is out before it was made."""
    again = f"-{attempt}" if attempt > 1 else ""
    if len(now.present(number)) <= now.advancing(number):
        return at, f"auto-all-{number}{again}", AllAdvance(number)
    return at, f"auto-draw-{number}{again}", DrawAnnounced(number, attempt, LOG_SOURCE, "–" if again else "")
