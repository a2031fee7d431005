"""Helpers for match tests: outcomes put together by hand."""

import random
from collections.abc import Sequence

from prsi.match import Outcome


class Lots:
    """A shuffler that deals the lots a test names: the codes in each list are drawn in this order."""

    def __init__(self, *draws: Sequence[int]) -> None:
        self.draws = [list(draw) for draw in draws]

    def shuffle(self, cards: list[int]) -> None:
        """Move the next named cards to the end, the first one last, since the last card is drawn first."""
        wanted = self.draws.pop(0)
        cards[:] = [card for card in cards if card not in wanted] + wanted[::-1]


class RandomLots:
    """A shuffler for lots, repeatable by seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place."""
        self._random.shuffle(cards)


def round_won(winner: int | None, *hands: str, reason: str = "out") -> Outcome:
    """Return the outcome of a round with these hands left; places follow R26 for one finisher."""
    left = [tuple(hand.split()) for hand in hands]
    others = [seat for seat in range(len(left)) if seat != winner]
    places: list[tuple[int, ...]] = [] if winner is None else [(winner,)]
    for count in sorted({len(left[seat]) for seat in others}):
        places.append(tuple(seat for seat in others if len(left[seat]) == count))
    return Outcome(reason, winner, tuple(places), tuple(left))
