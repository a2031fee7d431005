"""The draw of a round: seats and byes by lot, from a committed secret and a public value (championship.md, Draw).

Whoever runs the tournament publishes the roster and the commitment, then a value comes up in front of all, then the
secret is revealed, and anybody can repeat the draw. docs/championship.md says how, byte for byte.
"""

import hashlib
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Annotated, Final, Literal, TypeVar

from prsi.protocol.shapes import Size, Text
from prsi.rules.deal import Stream
from prsi.rules.deal import commitment as salted_hash
from prsi.tournament.apart import TooManyWishesError, Ways, in_order
from prsi.tournament.settings import ADVANCE
from prsi.tournament.split import split

T = TypeVar("T")

MOST: Final = 1_000_000
"""Largest roster, and most tables and byes."""

TRIES: Final = 10_000
"""Seatings begun until one keeps everybody apart; after them the ways are counted instead."""

TAKEN: Final = 5_000_000
"""Seats taken in those seatings, after which no further one is begun: some seconds, however many players."""

TRIALS: Final = 5
"""Draws tried before one with wishes is announced, each with a SHARE of the tries, so that the real one will do."""

SHARE: Final = 20

PATIENCE: Final = 60
"""How often wishes of one draw may turn out impossible before the others are left out; too many to count is HARD."""

HARD: Final = 15

FEW: Final = 10
"""Players with wishes among whom every choice of byes is tried before a draw is announced."""

PlayerId = Annotated[str, Text(1, 64)]
"""A player of the roster, such as the number on the printed list."""

Seats = dict[tuple[int, int], str]
"""Who sits at which table and seat."""

Pairs = Collection[Sequence[str]]
"""Pairs of players to be kept apart."""

DrawReason = Literal[
    "roster", "tables", "byes", "too_few", "unknown_player", "pair", "impossible", "too_many_wishes", "value", "secret"
]


class DrawError(ValueError):
    """A draw that cannot be made; ``reason`` is a DrawReason, ``who`` are the players at fault, if any."""

    def __init__(self, reason: DrawReason, expected: str, found: str, who: tuple[str, ...] = ()) -> None:
        self.reason = reason
        self.expected = expected
        self.found = found
        self.who = who
        super().__init__(reason, expected, found, who)

    def __str__(self) -> str:
        return f"{self.reason}: expected {self.expected}, found {self.found}"


@dataclass(frozen=True, slots=True)
class Drawn:
    """Who sits where: for each table its players in order of seats, and the byes in the order they were drawn."""

    tables: Annotated[tuple[Annotated[tuple[PlayerId, ...], Size(1, MOST)], ...], Size(1, MOST)]
    byes: Annotated[tuple[PlayerId, ...], Size(0, MOST)] = ()


# ---- secret, value, seed ----


def _number(number: int) -> bytes:
    return number.to_bytes(4, "big")


def _bytes(data: bytes) -> bytes:
    return _number(len(data)) + data


def roster_hash(roster: Sequence[str], had_bye: Collection[str] = (), apart: Pairs = ()) -> str:
    """Return the hash of all that a draw depends on but chance, as hex: ids in order, who had a bye, who is kept apart.

    Names are not part of it, so that one can be corrected or erased later. Raises DrawError.
    """
    wishes = check_players(roster, had_bye, apart)
    place = {player: at for at, player in enumerate(roster)}
    had = sorted(place[player] for player in set(had_bye))
    pairs = sorted((place[one], place[other]) for one in wishes for other in wishes[one] if place[one] < place[other])
    message = b"prsi draw roster" + _number(len(roster)) + b"".join(_bytes(player.encode()) for player in roster)
    message += _number(len(had)) + b"".join(map(_number, had))
    message += _number(len(pairs)) + b"".join(_number(one) + _number(other) for one, other in pairs)
    return hashlib.sha256(message).hexdigest()


def commitment(secret: bytes, roster_hash: str) -> str:
    """Return what is published before the draw, as hex: the same hash as of a deal (R37), the roster's as its salt."""
    return salted_hash(secret, bytes.fromhex(roster_hash))


def seed(secret: bytes, value: str, roster_hash: str, round: int, tables: int, byes: int, attempt: int) -> bytes:  # noqa: A002, the word of the published form
    """Return what a draw is derived from: SHA-256 over secret, public value, roster hash, round, tables, byes, attempt.

    Raises DrawError for a value that is empty or that two people may type differently: with spaces around it, or
    characters that cannot be written.
    """
    if not value or value != value.strip() or not value.isprintable():
        raise DrawError("value", "a text of printable characters without spaces around it", ascii(value[:60]))
    message = b"prsi draw seed" + _bytes(secret) + _bytes(value.encode()) + bytes.fromhex(roster_hash)
    return hashlib.sha256(message + b"".join(map(_number, (round, tables, byes, attempt)))).digest()


# ---- the draw ----


def draw(
    roster: Sequence[str],
    tables: int,
    byes: int,
    seed: bytes,
    had_bye: Collection[str] = (),
    apart: Pairs = (),
    advancing: int | None = None,
) -> Drawn:
    """Draw byes, each choice equally likely, then seats: with these byes, each seating that keeps apart equally likely.

    ``roster`` are those present, in the order that was published; ``had_bye`` those of them who had a bye before, and
    get one only if there are more byes than others; ``apart`` pairs of them who get no common table; ``advancing`` how
    many advance, None: two from each table, and the byes; 1 from a final, and of those who play for points.
    Raises DrawError, also where no more are present than advance: then all advance unplayed, and nothing is drawn.
    """
    wishes = check_players(roster, had_bye, apart)
    check_counts(len(roster), tables, byes, advancing)
    return _draw(roster, tables, byes, Stream(seed, b"prsi draw"), had_bye, wishes)


def _draw(
    roster: Sequence[str],
    tables: int,
    byes: int,
    stream: Stream,
    had_bye: Collection[str],
    wishes: dict[str, frozenset[str]],
    share: int = 1,
) -> Drawn:
    had = set(had_bye)
    fresh = [player for player in roster if player not in had]
    again = [player for player in roster if player in had]
    lucky = [_take(fresh or again, stream) for _ in range(byes)]
    free = set(lucky)
    playing = [player for player in roster if player not in free]
    return Drawn(_seat(playing, split(len(playing), tables), wishes, stream, share), tuple(lucky))


def _seat(
    players: Sequence[str], sizes: Sequence[int], wishes: dict[str, frozenset[str]], stream: Stream, share: int
) -> tuple[tuple[str, ...], ...]:
    here = set(players)
    kept = {player: wishes[player] & here for player in players if player in wishes and wishes[player] & here}
    order = in_order(players, kept)
    tries = taken = 0
    while tries * share < TRIES and taken * share < TAKEN:
        seats, done = _try(order, sizes, kept, stream)
        if done:
            return _laid_out(seats, sizes)
        tries += 1
        taken += len(seats) + 1
    return _laid_out(_counted(order, sizes, kept, stream), sizes)


def _try(
    order: Sequence[str], sizes: Sequence[int], kept: dict[str, frozenset[str]], stream: Stream
) -> tuple[Seats, bool]:
    """Give each player one of the free seats, until one of a pair would sit at the other's table; say if all sit."""
    free = _free(sizes)
    seats: Seats = {}
    at: dict[str, int] = {}
    for player in order:
        seat = _take(free, stream)
        if player in kept:
            if any(at.get(other) == seat[0] for other in kept[player]):
                return seats, False
            at[player] = seat[0]
        seats[seat] = player
    return seats, True


def _counted(order: Sequence[str], sizes: Sequence[int], kept: dict[str, frozenset[str]], stream: Stream) -> Seats:
    """Draw one of all the ways to keep everybody apart, then give the others the seats that are left."""
    ways = _ways(order, sizes, kept)
    if not ways.total:
        raise _impossible(tuple(order[: len(kept)]), len(sizes))
    free = [[(table, seat) for seat in range(size)] for table, size in enumerate(sizes)]
    chosen = [free[table].pop(which) for table, which in ways.draw(stream)]
    left = [seat for table in free for seat in table]
    chosen += [_take(left, stream) for _ in order[len(kept) :]]
    return dict(zip(chosen, order, strict=True))


def _ways(order: Sequence[str], sizes: Sequence[int], kept: dict[str, frozenset[str]]) -> Ways:
    """Return the ways to seat the players with wishes, who come first in order; raises DrawError for too many."""
    place = {player: at for at, player in enumerate(order[: len(kept)])}
    try:
        return Ways(sizes, [sum(1 << place[other] for other in kept[player]) for player in place])
    except TooManyWishesError:
        found = f"{sum(map(len, kept.values())) // 2} wishes of {len(kept)} players"
        raise DrawError(
            "too_many_wishes", "wishes to be kept apart that few seatings break", found, tuple(place)
        ) from None


def _impossible(who: tuple[str, ...], tables: int) -> DrawError:
    expected = f"wishes to be kept apart that {tables} tables can fulfil"
    return DrawError("impossible", expected, f"no seating that keeps all of {', '.join(who)} apart as wished", who)


def _free(sizes: Sequence[int]) -> list[tuple[int, int]]:
    return [(table, seat) for table, size in enumerate(sizes) for seat in range(size)]


def _laid_out(seats: Seats, sizes: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(seats[table, seat] for seat in range(size)) for table, size in enumerate(sizes))


def _take(items: list[T], stream: Stream) -> T:
    """Take out one item, each equally likely; the last one moves to its place (Fisher–Yates)."""
    at = stream.below(len(items))
    taken, items[at] = items[at], items[-1]
    items.pop()
    return taken


# ---- what can be drawn ----


def check_players(roster: Sequence[str], had_bye: Collection[str], apart: Pairs) -> dict[str, frozenset[str]]:
    """Return for each player with a wish whom to keep apart from; raises DrawError."""
    known = set(roster)
    twice = tuple(player for player, times in Counter(roster).items() if times > 1)
    if twice:
        raise DrawError("roster", "every player once", f"{', '.join(twice)} more than once", twice)
    for what, players in (("had_bye", had_bye), ("apart", [player for pair in apart for player in pair])):
        unknown = tuple(dict.fromkeys(player for player in players if player not in known))
        if unknown:
            raise DrawError("unknown_player", f"players of the roster in {what}", ", ".join(unknown), unknown)
    wishes: dict[str, set[str]] = {}
    for pair in apart:
        if len(set(pair)) != 2 or len(pair) != 2:
            raise DrawError("pair", "two different players to be kept apart", ", ".join(pair) or "nobody", tuple(pair))
        one, other = pair
        wishes.setdefault(one, set()).add(other)
        wishes.setdefault(other, set()).add(one)
    return {player: frozenset(others) for player, others in wishes.items()}


def check_counts(present: int, tables: int, byes: int, advancing: int | None = None) -> None:
    """Refuse counts with which there is nothing to draw; ``advancing`` as for `draw`. Raises DrawError."""
    if not 1 <= tables <= MOST:
        raise DrawError("tables", f"1 to {MOST} tables", str(tables))
    if not 0 <= byes <= MOST:
        raise DrawError("byes", f"0 to {MOST} byes", str(byes))
    if advancing is None:
        advancing = ADVANCE * tables + byes
    if present <= advancing:
        expected = f"more than the {advancing} who advance from {tables} tables with {byes} byes"
        raise DrawError("too_few", expected, f"{present} present: all advance unplayed")


def check_wishes(roster: Sequence[str], tables: int, byes: int, apart: Pairs, advancing: int | None = None) -> None:
    """Refuse wishes that the draw to come might not be able to fulfil, whoever gets the byes; raises DrawError.

    Nobody with as many wishes as there are tables: then they can always be fulfilled, with tables of sizes as even as
    possible (Hajnal and Szemerédi 1970). Else each choice of byes among up to FEW players with wishes is looked at.
    And a few draws are tried, in case there are too many wishes to find a seating by lot.
    """
    wishes = check_players(roster, (), apart)
    check_counts(len(roster), tables, byes, advancing)
    much = tuple(player for player in roster if len(wishes.get(player, ())) >= tables)
    if much and byes and len(wishes) > FEW:
        expected = f"fewer wishes of one player than the {tables} tables, where there are byes"
        found = f"{max(map(len, wishes.values()))} wishes of one player"
        raise DrawError("too_many_wishes", expected, found, much)
    if much:
        _check_byes(len(roster), tables, byes, wishes)
    for trial in range(TRIALS if wishes else 0):
        _draw(roster, tables, byes, Stream(_number(trial), b"prsi trial draw"), (), wishes, SHARE)


def fulfillable(
    roster: Sequence[str], tables: int, byes: int, apart: Pairs, advancing: int | None = None
) -> tuple[tuple[str, ...], ...]:
    """Return the wishes that bind in a draw: those that its tables can fulfil together, the first announced first.

    None with one table, where nobody can be kept apart. Wishes too many to be counted do not bind either.
    """
    check_counts(len(roster), tables, byes, advancing)
    kept: list[tuple[str, ...]] = []
    patience = PATIENCE
    waiting = [[tuple(pair) for pair in apart]] if tables > 1 else []
    while waiting and patience > 0:
        some = waiting.pop()
        try:
            check_wishes(roster, tables, byes, [*kept, *some], advancing)
        except DrawError as error:
            if error.reason not in ("impossible", "too_many_wishes"):
                raise
            patience -= 1 if error.reason == "impossible" else HARD
            half = len(some) // 2
            waiting += [some[half:], some[:half]] if half else []
        else:
            kept += some
    return tuple(kept)


def _check_byes(players: int, tables: int, byes: int, wishes: dict[str, frozenset[str]]) -> None:
    sizes = split(players - byes, tables)
    others = players - len(wishes)
    for lucky in range(max(0, byes - others), min(byes, len(wishes)) + 1):
        for free in combinations(wishes, lucky):
            kept = {one: rest for one in wishes if one not in free and (rest := wishes[one] - set(free))}
            if not _ways(in_order([*kept], kept), sizes, kept).total:
                raise _impossible(tuple(kept), tables)
