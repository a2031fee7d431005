"""Shared links as nobody should send them: what stands after `#/rulesets?` or `#/replay?`, and why it is refused."""

import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote_plus

from prsi.learn.library import LONGEST_NAME
from prsi.learn.library import MOST_SIGNS as LONGEST_RULESET
from prsi.learn.records import DICTIONARY, LONGEST_RECORD, MOST_MOVES, MOST_ROUNDS, MOST_SIGNS

GOLDEN: Final = Path(__file__).parents[1] / "match" / "golden"
SINGLE: Final = (GOLDEN / "single.prsi").read_text(encoding="utf-8")
IMAGE: Final = "<img src=x onerror=alert(1)>"
ROUND: Final = "\nround {}\ndealer: 0\ndeal: 4 4\nsecret: 00\n"
HEAD: Final = (
    'prsi record 1\nrules: 1\nruleset: {"preset": "prsi"}\nformat: rounds_won 99\nvalues: queens\n'
    "seat 0: a\nseat 1: b\ndealer: 0\n"
)


class Link(NamedTuple):
    """The route, what follows its `?`, and the reason of the refusal."""

    route: str
    text: str
    reason: str


def packed(text: str | bytes) -> str:
    """Return bytes as they stand in a link."""
    packer = zlib.compressobj(9, zdict=DICTIONARY)
    data = text.encode() if isinstance(text, str) else text
    return "v=1&record=" + letters(packer.compress(data) + packer.flush())


def letters(data: bytes) -> str:
    """Return bytes in the letters of addresses."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def replaced(old: str, new: str) -> str:
    """Return a link to the golden record of one round, with something else in it."""
    assert old in SINGLE
    return packed(SINGLE.replace(old, new, 1))


def rulesets() -> list[Link]:
    """Links to rulesets."""
    found = [
        ("", "version"),
        ("v", "malformed"),
        ("v=0", "version"),
        ("v=2&preset=prsi", "newer"),
        ("v=99999999999999999999", "version"),
        ("v=1&v=1", "malformed"),
        ("v=1&preset=whist", "ruleset"),
        (f"v=1&preset={quote_plus(IMAGE)}", "ruleset"),
        (f"v=1&{quote_plus(IMAGE)}=1", "ruleset"),
        ("v=1&hand_size=1e999", "ruleset"),
        ("v=1&hand_size=" + "9" * 1900, "ruleset"),
        ("v=1&deck=" + "-".join(["7h"] * 40), "ruleset"),
        ("v=1&wild=J&rank_wild=J", "ruleset"),
        ("v=1&__proto__=yes", "ruleset"),
        ("v=1&players=5-2", "ruleset"),
        ("v=1&hand_size=99", "ruleset"),
        ("v=1&hand_size=1e3", "ruleset"),
        ("v=1&hand_size=999999999999999999999999", "ruleset"),
        ("v=1&hand_size=", "ruleset"),
        ("v=1&multi_play=true", "ruleset"),
        ("v=1&deck=7h-7h-8h", "ruleset"),
        ("v=1&deck=7h", "ruleset"),
        ("v=1&players=2", "ruleset"),
        ("v=1&call=9", "ruleset"),
        ("v=1&spin=yes", "ruleset"),
        # What no table could play, or never to its end.
        ("v=1&format=chips-3-6", "ruleset"),
        ("v=1&format=penalty_points-100&values=" + "-".join(["0"] * 13), "ruleset"),
        ("v=1&format=chips-3&values=" + "-".join(["5"] * 13), "ruleset"),
        ("v=1&format=chips-99999999", "malformed"),
        ("v=1&values=" + "-".join(["9999"] * 13), "malformed"),
        ("v=1&name=" + "x" * (LONGEST_NAME + 1), "name"),
        ("v=1&name=%00", "name"),
        ("v=1&name=%E2%80%AEabc", "name"),
        ("v=1&name=%FF", "malformed"),
        ("preset=prsi", "version"),
        ("v=1&preset=prsi&preset=prsi", "malformed"),
        ("v=1&format=chips", "malformed"),
        ("v=1&format=chips-0", "malformed"),
        ("v=1&format=single-3", "malformed"),
        ("v=1&format=poker", "malformed"),
        ("v=1&values=7", "malformed"),
        ("v=1&name=%CD%8F%EF%B8%8F", "name"),
        ("&".join(["v=1", *(f"a{n}=1" for n in range(60))]), "malformed"),
        ("v=1&name=" + "x" * LONGEST_RULESET, "too_long"),
        ("javascript:alert(1)", "malformed"),
        ("v=1&preset=prsi" + "&" * 1000, "malformed"),
    ]
    return [Link("/rulesets", text, reason) for text, reason in found]


def replays() -> list[Link]:
    """Links to matches."""
    whole = packed(SINGLE)
    found = [
        ("v", "malformed"),
        ("record=eNo", "version"),
        ("v=0&record=eNo", "version"),
        (whole.replace("v=1", "v=2"), "newer"),
        ("v=1", "malformed"),
        ("v=1&record=", "malformed"),
        (whole + "&name=x", "malformed"),
        (whole + "&record=eNo", "malformed"),
        # Truncated, damaged, and what is no compressed text at all.
        (whole[:-1], "malformed"),
        (whole[: len(whole) // 2], "malformed"),
        ("v=1&record=e", "malformed"),
        ("v=1&record=" + "A" * 400, "malformed"),
        ("v=1&record=" + "%FF" * 40, "malformed"),
        ("v=1&record=eNo žluť", "malformed"),
        ("v=1&record=" + letters(SINGLE.encode()), "malformed"),
        ("v=1&record=" + letters(zlib.compress(SINGLE.encode()) + b"more"), "malformed"),
        ("v=1&record=" + letters(zlib.compress(b"\xff\xfe" * 40)), "malformed"),
        # Deep: an interpreter in a browser does not survive such JSON.
        (packed(SINGLE.replace("ruleset: ", "ruleset: " + "[" * 5000, 1)), "malformed"),
        (packed(SINGLE.replace("ruleset: ", "ruleset: " + '{"a":' * 5000, 1)), "malformed"),
        # Huge: too many signs, and few that become many.
        ("v=1&record=" + "A" * MOST_SIGNS, "too_long"),
        (packed("0" * (LONGEST_RECORD + 1)), "too_long"),
        (packed("0" * 4_000_000), "too_long"),
        (packed(bytes(4_000_000)), "too_long"),
        (packed(HEAD + "".join(ROUND.format(n + 1) for n in range(MOST_ROUNDS + 1))), "too_long"),
        (packed(HEAD + "".join(" " + ROUND.format(n + 1).lstrip() for n in range(MOST_ROUNDS + 1))), "too_long"),
        (packed(HEAD + ROUND.format(1) + "moves: " + "0:+1 " * (MOST_MOVES + 1)), "too_long"),
        (packed(HEAD + ROUND.format(1) + "moves: " + "~ " * 190_000), "too_long"),
        (packed(HEAD + ROUND.format(1) + "lot: 0=7h\n" * 39_000), "broken"),
        (packed(HEAD + ROUND.format(1) + "a:\n" * 130_000), "malformed"),
        (packed(HEAD + "seat 2: x\n" * 39_000), "malformed"),
        (packed(HEAD.replace('{"preset": "prsi"}', "[" * 390_000)), "malformed"),
        (packed(HEAD.replace('{"preset": "prsi"}', '"' + '\\"' * 150_000)), "malformed"),
        (packed(HEAD + ROUND.format(1).replace("4 4", "4 " * 190_000)), "malformed"),
        # Outdated, or of a version to come.
        (replaced("prsi record 1", "prsi record 2"), "version"),
        (replaced("rules: 1", "rules: 2"), "version"),
        (replaced("rules: 1", f"rules: {'9' * 400}"), "version"),
        # What cannot be played, or contradicts itself.
        (packed(""), "malformed"),
        (packed(IMAGE), "malformed"),
        (packed(SINGLE.replace("seat 0: ", "seat 0: \u202e", 1)), "malformed"),
        (replaced("seat 0: ", f"{IMAGE}: "), "malformed"),
        (replaced("moves: ", f"moves: 0:{IMAGE.replace(' ', '')} "), "broken"),
        (replaced("moves: ", "moves: 0:+9 "), "broken"),
        (replaced("moves: ", "moves: 9:7h "), "malformed"),
        (replaced("dealer: 2", "dealer: 7"), "malformed"),
        (replaced("format: single", "format: poker"), "malformed"),
        (replaced('"A": 2}', '"A": 1e999}'), "malformed"),
        (replaced("secret: ", "secret: 0"), "malformed"),
        (replaced("secret: ", "secret: 00"), "broken"),
    ]
    return [Link("/replay", text, reason) for text, reason in found]


LINKS: Final = (*rulesets(), *replays())
