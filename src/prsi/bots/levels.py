"""The levels of strength, as data."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a computer opponent is.

    ``thoughtless``: how often (0 to 1) it makes any legal move at random; ``draws``: how often such a move draws where
    a lay is legal; ``forgets``: how often it forgets to call Mau; ``searches``: whether it samples the hidden cards and
    searches, within ``rollouts`` and ``seconds`` of CPU a move unless the budget says less. Names are in ``bots.ftl``.
    """

    name: str
    thoughtless: float
    draws: float
    forgets: float
    searches: bool = False
    rollouts: int = 0
    seconds: float = 0.0


BEGINNER: Final = Level("beginner", thoughtless=1.0, draws=0.08, forgets=0.35)
CASUAL: Final = Level("casual", thoughtless=0.04, draws=0.0, forgets=0.08)
STRONG: Final = Level("strong", thoughtless=0.0, draws=0.0, forgets=0.0, searches=True, rollouts=6000, seconds=0.2)

LEVELS: Final[Mapping[str, Level]] = MappingProxyType({level.name: level for level in (BEGINNER, CASUAL, STRONG)})
"""The levels by name, weakest first."""


def level_of(level: Level | str) -> Level:
    """Return a level by its name; raises ValueError, naming the levels there are."""
    if isinstance(level, Level):
        return level
    found = LEVELS.get(level)
    if found is None:
        raise ValueError(f"level {level!r} is unknown: expected one of {', '.join(LEVELS)}")
    return found
