"""Secrets and chances of a table, all derived from its one master secret: the table itself rolls nothing.

This stays interpreted while the rest of a table is compiled: who tries a table out with cards of their own puts them in
here, in the place of `shuffler_of`.
"""

import hashlib
import hmac

from prsi.bots.levels import LEVELS
from prsi.protocol.commands import Level
from prsi.rules.deal import SecretShuffler, mix
from prsi.rules.shuffle import Shuffler
from prsi.table.facts import Dealt


def _derive(master: bytes, label: str, *numbers: int) -> bytes:
    message = b"prsi " + label.encode() + b"".join(b"/" + str(n).encode() for n in numbers)
    return hmac.new(master, message, hashlib.sha256).digest()


def round_secret(master: bytes, match: int, number: int, again: int = 0) -> bytes:
    """Return the secret of a round (R37); revealing it tells nothing of the master or of another round.

    `again`: how often the round was dealt before, and was void.
    """
    return _derive(master, "round secret", match, number, *_again(again))


def round_salt(master: bytes, match: int, number: int, again: int = 0) -> bytes:
    """Return the salt of that secret's commitment."""
    return _derive(master, "round salt", match, number, *_again(again))[:16]


def _again(again: int) -> tuple[int, ...]:
    return (again,) if again else ()


def seed_of(master: bytes, dealt: Dealt) -> bytes:
    """Return the seed of a round: its secret with the players' contributions mixed in (R37)."""
    contributions = [bytes.fromhex(part.value) for part in dealt.contributions]
    return mix(round_secret(master, *numbers_of(dealt)), contributions)


def numbers_of(dealt: Dealt) -> tuple[int, int, int]:
    """Return what names the secret of a round: match, number, and how often it was dealt before."""
    return dealt.match, dealt.number, dealt.again


def shuffler_of(master: bytes, dealt: Dealt) -> Shuffler:
    """Return what shuffles a round."""
    return SecretShuffler(seed_of(master, dealt))


def forgets(master: bytes, seq: int, level: Level) -> bool:
    """Say whether a bot of a level forgets at a log number to call "Mau" (R22)."""
    return chance(master, "forgets to call", seq, 10_000) < forgetfulness(level) * 10_000


def forgetfulness(level: Level) -> float:
    """Return how often (0 to 1) a bot of a level forgets to call "Mau" (R22)."""
    return LEVELS[level].forgets


def chance(master: bytes, label: str, seq: int, below: int) -> int:
    """Return a number from 0 to below - 1 for what is to be decided at a log number; its bias is below n / 2^64.

    It is independent of every round's secret, so that what bots do by chance tells nothing about cards.
    """
    return int.from_bytes(_derive(master, "chance " + label, seq)[:8], "big") % below
