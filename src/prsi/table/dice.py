"""Secrets and chances of a table, all derived from its one master secret: the table itself rolls nothing."""

import hashlib
import hmac


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


def chance(master: bytes, label: str, seq: int, below: int) -> int:
    """Return a number from 0 to below - 1 for what is to be decided at a log number; its bias is below n / 2^64.

    It is independent of every round's secret, so that what bots do by chance tells nothing about cards.
    """
    return int.from_bytes(_derive(master, "chance " + label, seq)[:8], "big") % below
