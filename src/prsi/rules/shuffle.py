"""Where the order of cards comes from: a round is handed a shuffler and never rolls dice of its own."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

_CARRY: Final = 362437 * 0x100000000


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffler:
    """Orders cards: shuffle 0 of a round makes the stock, each redraw or reshuffle takes the next number."""

    def order(self, number: int, cards: list[int]) -> list[int]:
        """Return the cards of an ascending list in a new order, the next to be drawn last."""
        raise NotImplementedError


class Dice:
    """Fast random numbers for playouts: multiply-with-carry (Marsaglia), the same compiled and interpreted."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = _CARRY + (seed & 0x7FFFFFFF) + 1
        for _ in range(8):
            self.below(2)

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, for n up to a million; its bias is below n / 2^32."""
        state = self.state
        state = (state & 0xFFFFFFFF) * 698769069 + (state >> 32)
        self.state = state
        return (state & 0xFFFFFFFF) * n >> 32


class FastShuffler(Shuffler):
    """Shuffles for playouts and searches, by Dice; the number of the shuffle does not matter."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def order(self, number: int, cards: list[int]) -> list[int]:
        """Return the cards in random order (Fisher–Yates), in place."""
        n: i64 = len(cards)
        while n > 1:
            other = self.dice.below(n)
            n -= 1
            card = cards[n]
            cards[n] = cards[other]
            cards[other] = card
        return cards
