"""Shuffles from one committed secret (R37).

Whoever holds the table chooses a round's secret and salt. Their hash, the commitment, is published before the deal;
contributions of the players, if any, are mixed in; secret and salt are revealed when the round is over, and anybody can
repeat the deal and every reshuffle.
"""

import hashlib
import hmac
from collections.abc import Sequence

from prsi.rules.cards import format_cards
from prsi.rules.shuffle import Shuffler

SECRET_BYTES = 32


class ShuffleError(ValueError):
    """A written-down order that is missing or does not fit the cards to be shuffled."""


def commitment(secret: bytes, salt: bytes) -> str:
    """Return the salted hash of a secret, as hex: SHA-256 over ``prsi commitment``, the salt's length, salt, secret."""
    return hashlib.sha256(b"prsi commitment" + len(salt).to_bytes(4, "big") + salt + secret).hexdigest()


def mix(secret: bytes, contributions: Sequence[bytes] = ()) -> bytes:
    """Return the seed of a round: HMAC-SHA-256 under the secret over the players' contributions, in order of seats."""
    message = b"prsi seed" + b"".join(len(part).to_bytes(4, "big") + part for part in contributions)
    return hmac.new(secret, message, hashlib.sha256).digest()


class SecretShuffler(Shuffler):
    """Derives shuffle number n of a round from the seed and n alone.

    Fisher–Yates from the last place down; each choice takes four bytes of HMAC-SHA-256(seed, ``prsi shuffle`` n block)
    and rejects those that would favour a card.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def order(self, number: int, cards: list[int]) -> list[int]:
        """Return the cards in the order of shuffle ``number``, the next to be drawn last."""
        ordered = sorted(cards)
        stream = Stream(self.seed, b"prsi shuffle" + number.to_bytes(4, "big"))
        for at in range(len(ordered) - 1, 0, -1):
            other = stream.below(at + 1)
            ordered[at], ordered[other] = ordered[other], ordered[at]
        return ordered


class Stream:
    """Numbers without bias from a seed: HMAC-SHA-256(seed, label block) for block 0, 1, …, four bytes at a time.

    A label is for one purpose, so that two purposes never see the same numbers.
    """

    def __init__(self, seed: bytes, label: bytes) -> None:
        self._seed = seed
        self._label = label
        self._block = 0
        self._bytes = b""

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, equally likely; above 2^32 it takes several words of four bytes.

        Numbers that would favour the first ones are rejected, and the next are taken.
        """
        words = 1 if n <= 2**32 else -(-(n - 1).bit_length() // 32)
        limit = 2 ** (32 * words) - 2 ** (32 * words) % n
        while True:
            value = 0
            for _ in range(words):
                value = value << 32 | self._word()
            if value < limit:
                return value % n

    def _word(self) -> int:
        if not self._bytes:
            message = self._label + self._block.to_bytes(4, "big")
            self._bytes = hmac.new(self._seed, message, hashlib.sha256).digest()
            self._block += 1
        value = int.from_bytes(self._bytes[:4], "big")
        self._bytes = self._bytes[4:]
        return value


class ScriptedShuffler(Shuffler):
    """Reshuffles in written-down orders (scenario files, records without a secret), the next card to be drawn first.

    Raises ShuffleError where an order is missing or is no permutation of the cards being shuffled.
    """

    def __init__(self, orders: Sequence[Sequence[int]]) -> None:
        self.orders = orders

    def order(self, number: int, cards: list[int]) -> list[int]:
        """Return the written-down order of reshuffle ``number`` (from 1)."""
        if number > len(self.orders):
            raise ShuffleError(f"reshuffle {number} has no order: {format_cards(sorted(cards))} must be put in order")
        order = self.orders[number - 1]
        if sorted(order) != sorted(cards):
            expected = format_cards(sorted(cards))
            raise ShuffleError(f"reshuffle {number}: {format_cards(order)} given, a permutation of {expected} expected")
        return list(reversed(order))
