"""Where the lots of tied players come from: the round's own secret, so that anybody can check them (R28, R37)."""

import hashlib
import hmac

from prsi.rules.deal import SecretShuffler
from prsi.rules.shuffle import Shuffler


def lot_shuffler(seed: bytes) -> Shuffler:
    """Return the shuffler of a round's lots; ``seed`` is the round's own, of `prsi.rules.deal.mix`.

    It is derived from the seed under a label of its own, so that a lot never repeats a shuffle of the round.
    """
    return SecretShuffler(hmac.new(seed, b"prsi lot", hashlib.sha256).digest())
