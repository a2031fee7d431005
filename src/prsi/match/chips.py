"""Who loses a chip after a game: most points, then most cards, then a drawn lot (R28)."""

from collections.abc import Mapping
from typing import TypeVar

Who = TypeVar("Who")


def owing(points: Mapping[Who, int], cards: Mapping[Who, int]) -> tuple[list[Who], str]:
    """Return who may lose the chip and what settled it, `points` or `cards`; several: they draw lots.

    `points` are the values of the cards left of all but the winner, who never loses one, and `cards` their numbers.
    """
    tied, because = highest(points), "points"
    if len(tied) > 1:
        tied, because = highest({who: cards[who] for who in tied}), "cards"
    return tied, because


def highest(values: Mapping[Who, int]) -> list[Who]:
    """Return those with the highest value, in the mapping's order: of drawn lots those who draw again, or lose."""
    most = max(values.values())
    return [who for who, value in values.items() if value == most]
