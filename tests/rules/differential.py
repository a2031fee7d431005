"""The engine beside the naive engine, step by step: `python -m tests.rules.differential [STEPS [SEED]]`.

After every step all of the state (hidden cards included) and every seat's legal moves must be equal; moves that the
naive engine refuses must be refused by the engine and change nothing.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

from tests.rules.engine import EngineTable, engine_at
from tests.rules.random_play import WANTED, Counting, Position, choose, random_code
from tests.rules.scenario import NaiveTable

STEPS_A_ROUND = 150  # rounds that go on and on show nothing new


class Differ(AssertionError):
    """The two engines differ; the text holds a scenario file that shows it."""


def compare(position: Position, moves: list[tuple[int, str]], naive: NaiveTable, engine: EngineTable) -> dict[str, Any]:
    """Raise Differ unless both tables show the same; return what they show."""
    expected, found = naive.state(), engine.state()
    if expected != found:
        keys = sorted(key for key in expected.keys() | found.keys() if expected.get(key) != found.get(key))
        parts = [f"{key}: naive {expected.get(key)!r}, engine {found.get(key)!r}" for key in keys]
        raise Differ(report(position, moves, "; ".join(parts)))
    for seat in range(-1, position.seats + 1):
        naive_legal, engine_legal = naive.legal(seat), engine.legal(seat)
        if naive_legal != engine_legal:
            difference = f"legal of seat {seat}: naive {naive_legal}, engine {engine_legal}"
            raise Differ(report(position, moves, difference))
    return expected


def report(position: Position, moves: list[tuple[int, str]], difference: str) -> str:
    """The difference and how to get there."""
    return (
        f"{difference}\nruleset {position.spec}\ndealer {position.dealer}, upcard {position.upcard}\n"
        f"hands {position.hands}\nstock {position.stock}\nmoves {moves}\nseed {position.seed}"
    )


def refuse_alike(
    rng: random.Random,
    position: Position,
    moves: list[tuple[int, str]],
    naive: NaiveTable,
    engine: EngineTable,
    state: dict[str, Any],
    counting: Counting,
) -> None:
    """Try a move that is probably not legal on both."""
    seat = rng.randrange(-1, position.seats + 1) if rng.random() < 0.2 else naive.round.to_act
    code = random_code(rng, naive)
    if code in naive.legal(seat):
        return
    events = len(engine.events)
    if naive.play(seat, code):
        raise Differ(report(position, moves, f"naive: {seat} {code!r} is not legal but was played"))
    if engine.play(seat, code):
        raise Differ(report(position, moves, f"engine: {seat} {code!r} is not legal but was played"))
    if naive.state() != state or engine.state() != state or len(engine.events) != events:
        raise Differ(report(position, moves, f"the refused {code!r} of seat {seat} changed something"))
    counting.seen["refused"] += 1


def walk(steps: int, seed: int) -> Counter[str]:
    """Compare so many random steps; return how often each thing has happened."""
    rng = random.Random(seed)
    counting = Counting()
    while counting.seen["steps"] < steps:
        position = Position(rng)
        naive, engine = position.naive(), engine_at(position)
        counting.started(naive.round)
        moves: list[tuple[int, str]] = []
        state = compare(position, moves, naive, engine)
        for _ in range(STEPS_A_ROUND):
            if naive.round.over:
                break
            if rng.random() < 0.3:
                refuse_alike(rng, position, moves, naive, engine, state, counting)
            seat, code = choose(rng, naive)
            moves.append((seat, code))
            naive.play(seat, code)
            if not engine.play(seat, code):
                raise Differ(report(position, moves, "the engine refuses the last move"))
            counting.moved(state, code, naive.round)
            state = compare(position, moves, naive, engine)
    return counting.seen


def missing(seen: Counter[str]) -> list[str]:
    """What a run should have met and has not."""
    return [what for what in WANTED if not seen[what]]


def main(arguments: list[str]) -> int:
    steps = int(arguments[0]) if arguments else 100_000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    seen = walk(steps, seed)
    for what in ("rounds", "steps", *WANTED):
        print(f"{seen[what]:8} {what}")
    return 1 if missing(seen) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
