"""Helpers for match tests: outcomes put together by hand."""

from collections.abc import Sequence

from prsi.match import Outcome
from prsi.rules.shuffle import Shuffler


class Lots(Shuffler):
    """Deals the lots a test names: each list of cards is drawn in its order."""

    def __init__(self, *draws: Sequence[int]) -> None:
        self.draws = [list(draw) for draw in draws]

    def order(self, number: int, cards: list[int]) -> list[int]:
        """Return the pack with the cards named for this draw last, the first of them at the very end."""
        wanted = self.draws[number]
        return [card for card in cards if card not in wanted] + wanted[::-1]


def round_won(winner: int | None, *hands: str, reason: str = "out") -> Outcome:
    """Return the outcome of a round with these hands left; places follow R26 for one finisher."""
    left = [tuple(hand.split()) for hand in hands]
    others = [seat for seat in range(len(left)) if seat != winner]
    places: list[tuple[int, ...]] = [] if winner is None else [(winner,)]
    for count in sorted({len(left[seat]) for seat in others}):
        places.append(tuple(seat for seat in others if len(left[seat]) == count))
    return Outcome(reason, winner, tuple(places), tuple(left))
