"""A finished round studied for its page: one move a question, so that between two of them a table gets its turn.

The page asks `study` for each move in order, which is its progress, stops asking to cancel, and at the end asks for the
`moments`. What it keeps are the answers themselves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, cast

from prsi.bots.analysis import Chance, Decision, Step, moments
from prsi.bots.analysis import study as studied
from prsi.browser.replays import replayed, round_of


def study(question: Mapping[str, object]) -> dict[str, object]:
    """Return what move `number` (0: the deal) of round `round` (from 1) was worth to `seat`; `record` is the match.

    Raises ValueError for a round, a seat or a move that is not there.
    """
    match = replayed(str(question["record"]))
    number, seat, at = (cast("int", question[name]) for name in ("round", "seat", "number"))
    played = round_of(match, number)
    return asdict(studied(played, match.record, seat, at))


def mattered(question: Mapping[str, object]) -> list[dict[str, object]]:
    """Return the moments that mattered; `steps` are the answers about a round's moves, in order."""
    steps = [_step(step) for step in cast("Sequence[dict[str, Any]]", question["steps"])]
    return [asdict(moment) for moment in moments(steps)]


def _step(told: dict[str, Any]) -> Step:
    decision = told["decision"]
    if decision is not None:
        chances = {name: Chance(**decision[name]) for name in ("chance", "made", "lost")}
        decision = Decision(**{**decision, **chances})
    return Step(**{**told, "chance": Chance(**told["chance"]), "decision": decision})
