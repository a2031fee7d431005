"""Records that travel: the text by which a finished match is shared, and how much of it is read at all.

The text is what stands after the `#/replay?` of a link: a version, and a record (docs/records.md) compressed by zlib
with DICTIONARY and written in the letters of addresses::

    v=1&record=ePn7ZqMjnVRNa8JA…
"""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from prsi.learn.errors import InputError
from prsi.learn.links import link_fields
from prsi.match.record import Record, write
from prsi.match.record_text import RecordError, RecordVersionError, parse
from prsi.match.replay import Replay, ReplayError, replay

LINK_VERSION: Final = 1
MOST_SIGNS: Final = 6000
"""Of a link: what browsers and messages carry whole. A longer match travels as a file."""

LONGEST_RECORD: Final = 400_000
"""Characters of a record: twice the longest match that comes about by playing."""

MOST_ROUNDS: Final = 400
MOST_MOVES: Final = 3000
"""Of a round, each of which becomes a position: a round ends after 2,000 turns at the latest (R21)."""

LONGEST_REASON: Final = 300

DICTIONARY: Final = (
    b"prsi record 1\n"
    b"rules: 1\n"
    b'ruleset: {"preset": "mau-mau"}\n'
    b'ruleset: {"preset": "prsi"}\n'
    b"format: penalty_points 100\n"
    b"format: rounds_won 3\n"
    b"format: chips 3 survivors 1\n"
    b"format: single\n"
    b"values: jacks\n"
    b"values: queens\n"
    b"seat 3: seat 2: seat 1: seat 0: \n"
    b"dealer: 0\n"
    b"result: survivors; places result: drawn; places result: won by 0; places 0 / 1 / 2 / 3\n"
    b"\n"
    b"round 1\n"
    b"dealer: 0\n"
    b"deal: 4 4 4 4\n"
    b"commitment: \n"
    b"salt: \n"
    b"secret: \n"
    b"contribution 0: \n"
    b"moves: 0:+1 1:+1 2:+1 0:- 1:- 2:- 0:+2 1:+2 0:Qh=s 1:Qd=c\n"
    b"end: out; winner 0; places 0 / 1 2; counts 0 3 2 1\n"
)
"""What zlib has seen before a link of version 1: a round of two takes 300 signs, not 470, and fits into a QR code."""


def read_record(text: str) -> Replay:
    """Return the match that a text records, played again.

    Raises InputError for whatever is none: too_long, version (of the text or of the rules), malformed, or broken where
    it contradicts itself or the rules.
    """
    if len(text) > LONGEST_RECORD:
        raise InputError("too_long", f"{len(text)} characters given, at most {LONGEST_RECORD} expected")
    try:
        record = parse(text)
        if len(record.rounds) > MOST_ROUNDS:
            raise InputError("too_long", f"more than {MOST_ROUNDS} rounds given")
        if any(len(one.moves) > MOST_MOVES for one in record.rounds):
            raise InputError("too_long", f"more than {MOST_MOVES} moves of a round given")
        return replay(record)
    except RecordVersionError as error:
        raise InputError("version", _brief(error)) from None
    except RecordError as error:
        raise InputError("malformed", _brief(error)) from None
    except ReplayError as error:
        raise InputError("broken", _brief(error)) from None


def _brief(error: Exception) -> str:
    """What was expected and found, cut: a record may state very much of what is found."""
    text = str(error)
    return text if len(text) <= LONGEST_REASON else text[: LONGEST_REASON - 3] + "..."


def short_text(record: Record, names: Sequence[str] | None = None) -> str:
    """Return a replay's record as text, without the cards where a secret gives them, under other names if given."""
    rounds = tuple(one if one.fairness is None else replace(one, order=None) for one in record.rounds)
    return write(replace(record, names=record.names if names is None else tuple(names), rounds=rounds))


def write_record_link(record: Record, names: Sequence[str] | None = None) -> str:
    """Return the text by which a match is shared, under other names if given; ``record`` is that of a replay.

    Raises InputError (too_long) for a match that needs a file.
    """
    packer = zlib.compressobj(zlib.Z_BEST_COMPRESSION, zdict=DICTIONARY)
    packed = packer.compress(short_text(record, names).encode()) + packer.flush()
    text = f"v={LINK_VERSION}&record={urlsafe_b64encode(packed).decode().rstrip('=')}"
    if len(text) > MOST_SIGNS:
        raise InputError("too_long", f"{len(text)} signs needed, at most {MOST_SIGNS} expected")
    return text


def read_record_link(text: str) -> str:
    """Return the record in a shared text, not yet read and never more than LONGEST_RECORD of it; raises InputError."""
    fields = link_fields(text, LINK_VERSION, MOST_SIGNS)
    packed = fields.pop("record", "")
    if fields or not packed:
        raise InputError("malformed", "v and record expected, nothing else")
    return _unpacked(packed)


def _unpacked(packed: str) -> str:
    try:
        # Strictly: urlsafe_b64decode alone passes over signs that are none.
        if not packed.replace("-", "a").replace("_", "a").isalnum():
            raise ValueError("letters, digits, - and _ expected")
        data = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unpacker = zlib.decompressobj(zdict=DICTIONARY)
        unpacked = unpacker.decompress(data, LONGEST_RECORD + 1)
        text = unpacked.decode(errors="strict" if unpacker.eof else "ignore")
    except (ValueError, zlib.error) as error:
        raise InputError("malformed", f"a compressed record expected: {error}") from None
    if len(unpacked) > LONGEST_RECORD:
        raise InputError("too_long", f"at most {LONGEST_RECORD} bytes of record expected")
    if not unpacker.eof or unpacker.unused_data:
        raise InputError("malformed", "one compressed record expected, whole and alone")
    return text
