"""A lesson as its page shows it: the position as a table's view, and what is said of the last move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from prsi.browser.positions import entry_of, position_view
from prsi.learn.lessons import LEARNER, attempt, lesson_of
from prsi.protocol.codec import to_json
from prsi.protocol.messages import SeatInfo


def lesson(question: Mapping[str, object]) -> dict[str, object]:
    """Say how lesson `name` stands after the learner's `moves`; `seats` are the players' names and drawings.

    The answer has `verdict`, `step` of `steps`, `message`, the `view`, and the `entries` that the last right move led
    to. Raises LessonError for what belongs to no lesson.
    """
    name = str(question["name"])
    moves = tuple(str(move) for move in cast("list[object]", question["moves"]))
    people = cast("list[tuple[str, str]]", question["seats"])
    now = attempt(name, moves)
    seats = company(now.round.seats, LEARNER, people)
    seq = now.step + 1
    entries = (entry_of(seq, now.events or now.told, LEARNER),)
    return {
        "verdict": now.verdict,
        "step": now.step,
        "steps": len(lesson_of(name).tries),
        "message": now.message,
        "view": to_json(position_view(now.round, now.told, LEARNER, seats, seq, now.verdict != "done")),
        "entries": to_json(entries),
    }


def company(seats: int, own: int, people: Sequence[tuple[str, str]]) -> tuple[SeatInfo, ...]:
    """Return who sits at a position that is learned from: `people` as name and drawing, the learner's first."""
    return tuple(
        SeatInfo(n, *people[(n - own) % seats % len(people)], None if n == own else "casual", False, True, False, False)
        for n in range(seats)
    )
