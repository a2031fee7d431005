"""The published document of a draw: what was promised, and after the draw all that anybody needs to repeat it."""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final, Literal

from prsi.protocol.codec import ProtocolError, decode, to_json
from prsi.protocol.codec import parse as parse_json
from prsi.protocol.shapes import Hex, Range, Size, Text
from prsi.tournament.draw import (
    MOST,
    DrawError,
    Drawn,
    Pairs,
    PlayerId,
    check_counts,
    check_players,
    commitment,
    draw,
    roster_hash,
    seed,
)

DRAW_VERSION: Final = 1
MAX_DRAW_BYTES: Final = 64 * 2**20
"""Largest document; a roster of 100,000 players takes about a tenth of it."""

Secret = Annotated[str, Hex(16, 64)]
Wish = Annotated[tuple[PlayerId, ...], Size(2, 2)]


@dataclass(frozen=True, slots=True)
class Entrant:
    """One of those present: the id that is drawn, and the name as the player wished it to be shown."""

    id: PlayerId
    name: Annotated[str, Text(1, 120)]


@dataclass(frozen=True, slots=True)
class Published:
    """A draw as it is published: announced without secret, value and drawn, then with all three.

    `roster` is everybody present, in order; `had_bye` and `apart` name ids of it; `commitment` and `secret` are hex.
    """

    version: Literal[1]
    title: Annotated[str, Text(0, 200)]
    round: Annotated[int, Range(1, 1000)]
    attempt: Annotated[int, Range(1, 1000)]
    tables: Annotated[int, Range(1, MOST)]
    byes: Annotated[int, Range(0, MOST)]
    roster: Annotated[tuple[Entrant, ...], Size(2, MOST)]
    had_bye: Annotated[tuple[PlayerId, ...], Size(0, MOST)]
    apart: Annotated[tuple[Wish, ...], Size(0, MOST)]
    commitment: Annotated[str, Hex(32, 32)]
    secret: Secret | None = None
    value: Annotated[str, Text(1, 200)] | None = None
    drawn: Drawn | None = None

    @property
    def ids(self) -> tuple[str, ...]:
        """The roster's ids, in order."""
        return tuple(entrant.id for entrant in self.roster)

    @property
    def roster_hash(self) -> str:
        """The hash that the commitment and the seed are bound to."""
        return roster_hash(self.ids, self.had_bye, self.apart)

    @property
    def advancing(self) -> int | None:
        """How many advance, as for `draw`: the form has no word for a final, which is one table without byes there."""
        return 1 if (self.tables, self.byes) == (1, 0) else None


@dataclass(frozen=True, slots=True)
class Difference:
    """The first step at which a document is not what follows from it: the step, what follows, what it says."""

    step: Literal["announced", "commitment", "byes", "tables"]
    where: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.where}: {self.expected} expected, {self.found} found"


def announce(
    title: str,
    round: int,  # noqa: A002, the word of the published form
    tables: int,
    byes: int,
    roster: Iterable[Entrant],
    secret: bytes,
    *,
    attempt: int = 1,
    had_bye: Collection[str] = (),
    apart: Pairs = (),
    advancing: int | None = None,
) -> Published:
    """Return what is published before a draw; ``had_bye`` and ``apart`` may name players who are not present any more.

    ``advancing`` as for `draw`.

    Whether wishes can be fulfilled `check_wishes` says before: it takes longer than a replay of a log should.
    Raises DrawError where nothing can be drawn.
    """
    entrants = tuple(roster)
    ids = tuple(entrant.id for entrant in entrants)
    here, before = set(ids), set(had_bye)
    had = tuple(player for player in ids if player in before)
    pairs = tuple(tuple(pair) for pair in apart if here.issuperset(pair))
    check_counts(len(ids), tables, byes, advancing)
    if not 16 <= len(secret) <= 64:
        raise DrawError("secret", "16 to 64 bytes", str(len(secret)))
    promise = commitment(secret, roster_hash(ids, had, pairs))
    return Published(DRAW_VERSION, title, round, attempt, tables, byes, entrants, had, pairs, promise)


def complete(announced: Published, secret: bytes, value: str) -> Published:
    """Return an announced draw with its secret, its public value and what follows from them.

    Raises DrawError for another secret than the one committed to, or a value that cannot be one.
    """
    if announced.drawn is not None:
        raise DrawError("value", "a draw that is announced only", "one that is drawn already")
    found = commitment(secret, announced.roster_hash)
    if found != announced.commitment:
        expected = f"the secret committed to as {announced.commitment}"
        raise DrawError("secret", expected, f"one whose commitment is {found}")
    return replace(announced, secret=secret.hex(), value=value, drawn=_repeat(announced, secret, value))


def _repeat(published: Published, secret: bytes, value: str) -> Drawn:
    counts = (published.round, published.tables, published.byes, published.attempt)
    start = seed(secret, value, published.roster_hash, *counts)
    about = (published.had_bye, published.apart, published.advancing)
    return draw(published.ids, published.tables, published.byes, start, *about)


def check(published: Published, announced: Published | None = None) -> Difference | None:
    """Repeat a draw and return where the document differs, or None where it holds.

    With ``announced``, the document as it was published before, all that was said then must still be said.
    Raises DrawError for a document from which nothing can be drawn.
    """
    if announced is not None and (changed := _changed(announced, published)):
        return changed
    if published.secret is None or published.value is None or published.drawn is None:
        return None
    secret = bytes.fromhex(published.secret)
    promise = commitment(secret, published.roster_hash)
    if promise != published.commitment:
        return Difference("commitment", "commitment of this secret and roster", promise, published.commitment)
    repeated = _repeat(published, secret, published.value)
    if repeated.byes != published.drawn.byes:
        return _first("byes", "byes", repeated.byes, published.drawn.byes)
    if len(repeated.tables) != len(published.drawn.tables):
        counts = str(len(repeated.tables)), str(len(published.drawn.tables))
        return Difference("tables", "number of tables", *counts)
    for number, (follows, says) in enumerate(zip(repeated.tables, published.drawn.tables, strict=True), 1):
        if follows != says:
            return _first("tables", f"table {number}", follows, says)
    return None


def _first(step: Literal["byes", "tables"], where: str, follows: Sequence[str], says: Sequence[str]) -> Difference:
    return Difference(step, where, _listed(follows), _listed(says))


def _listed(players: Sequence[str]) -> str:
    return ", ".join(players) or "nobody"


def _changed(announced: Published, published: Published) -> Difference | None:
    before, after = to_json(announced), to_json(published)
    assert isinstance(before, dict) and isinstance(after, dict)
    for name, said in before.items():
        if said is not None and after[name] != said:
            shown = [json.dumps(value, ensure_ascii=False)[:200] for value in (said, after[name])]
            return Difference("announced", f"{name}, as it was announced", *shown)
    return None


# ---- as text ----


def read(text: str) -> Published:
    """Return the document that a text is; raises ProtocolError, which names the place, or DrawError."""
    raw = parse_json(text, MAX_DRAW_BYTES)
    if isinstance(raw.get("version"), int) and raw["version"] != DRAW_VERSION:
        raise ProtocolError("wrong_version", "version", f"version {DRAW_VERSION}", str(raw["version"])[:20])
    published = decode(Published, raw)
    check_players(published.ids, published.had_bye, published.apart)
    check_counts(len(published.roster), published.tables, published.byes, published.advancing)
    revealed = {"secret": published.secret, "value": published.value, "drawn": published.drawn}
    missing = [name for name, given in revealed.items() if given is None]
    if missing and len(missing) < len(revealed):
        raise ProtocolError("missing_key", "", "all of secret, value and drawn, or none", f"no {', '.join(missing)}")
    return published


def write(published: Published) -> str:
    """Return the text of a document; keys that are still to come are left out."""
    fields = to_json(published)
    assert isinstance(fields, dict)
    return json.dumps({name: value for name, value in fields.items() if value is not None}, ensure_ascii=False)
