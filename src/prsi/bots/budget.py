"""How much a bot may think: CPU seconds, told by whoever owns a clock, and rollouts."""

from collections.abc import Callable
from dataclasses import dataclass


def no_clock() -> float:
    """Return 0.0: nothing is ever spent, and only the number of rollouts limits a search."""
    return 0.0


@dataclass(frozen=True, slots=True)
class Budget:
    """What one decision may cost.

    ``seconds`` and ``rollouts`` limit it, None meaning the level's own limit; ``spent`` returns the CPU seconds used
    since the budget was made. With no clock the same seed and view give the same move, anywhere.
    """

    seconds: float | None = None
    rollouts: int | None = None
    spent: Callable[[], float] = no_clock
