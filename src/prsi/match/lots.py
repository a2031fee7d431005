"""Where the lots of tied players come from: the round's own secret, so that anybody can check them (R28, R37)."""

import hashlib
import hmac
from collections.abc import Sequence

from prsi.rules.deal import SecretShuffler
from prsi.rules.shuffle import Shuffler


def lot_shuffler(seed: bytes) -> Shuffler:
    """Return the shuffler of a round's lots; ``seed`` is the round's own, of `prsi.rules.deal.mix`.

    It is derived from the seed under a label of its own, so that a lot never repeats a shuffle of the round.
    """
    return SecretShuffler(hmac.new(seed, b"prsi lot", hashlib.sha256).digest())


class LotError(ValueError):
    """A lot that a record does not tell the drawing of."""


class ScriptedLots(Shuffler):
    """Lots as a record without a secret tells them: ``draws`` are the cards of each lot, in the order of the seats."""

    def __init__(self, draws: Sequence[Sequence[int]]) -> None:
        self.draws = draws

    def order(self, number: int, cards: list[int]) -> list[int]:
        """Return the pack with the cards of lot ``number`` (from 0) to be drawn first; raises LotError without one."""
        if number >= len(self.draws):
            raise LotError(f"lot {number + 1} is missing")
        drawn = self.draws[number]
        if not set(drawn) <= set(cards):
            raise LotError(f"lot {number + 1} has a card that is not of the pack")
        return [card for card in cards if card not in drawn] + list(reversed(drawn))
