"""The draw once more, written from docs/championship.md alone, in as few lines as it takes; slow and without checks."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from typing import Any


def number(k: int) -> bytes:
    return k.to_bytes(4, "big")


def text(x: str) -> bytes:
    return number(len(x.encode("utf-8"))) + x.encode("utf-8")


def roster_hash(document: dict[str, Any]) -> bytes:
    ids = [player["id"] for player in document["roster"]]
    had = sorted(ids.index(one) for one in document["had_bye"])
    pairs = sorted({tuple(sorted((ids.index(one), ids.index(other)))) for one, other in document["apart"]})
    data = b"prsi draw roster" + number(len(ids)) + b"".join(text(one) for one in ids)
    data += number(len(had)) + b"".join(number(place) for place in had)
    return sha256(data + number(len(pairs)) + b"".join(number(a) + number(b) for a, b in pairs)).digest()


def commitment(document: dict[str, Any]) -> str:
    return sha256(
        b"prsi commitment" + number(32) + roster_hash(document) + bytes.fromhex(document["secret"])
    ).hexdigest()


def seed(document: dict[str, Any]) -> bytes:
    secret = bytes.fromhex(document["secret"])
    data = b"prsi draw seed" + number(len(secret)) + secret + text(document["value"]) + roster_hash(document)
    return sha256(data + b"".join(number(document[k]) for k in ("round", "tables", "byes", "attempt"))).digest()


def words(key: bytes) -> Iterator[int]:
    for block in count():
        data = hmac.new(key, b"prsi draw" + number(block), sha256).digest()
        yield from (int.from_bytes(data[at : at + 4], "big") for at in range(0, 32, 4))


def taker(key: bytes) -> Callable[[list[Any]], Any]:
    stream = words(key)

    def take(items: list[Any]) -> Any:
        bound = 2**32 // len(items) * len(items)
        k = next(word for word in stream if word < bound) % len(items)
        taken = items[k]
        items[k] = items[-1]
        del items[-1]
        return taken

    return take


def counted(
    in_pairs: list[str], others: list[str], sizes: list[int], pairs: list[set[str]], take: Callable[[list[Any]], Any]
) -> dict[str, tuple[int, int]]:
    """The seats that are found by counting, each way by going through them all: for few players."""

    def ways(tables: list[list[str]]) -> int:
        sitting = sum(map(len, tables))
        return sum(f * w for f, w in at_each(tables)) if sitting < len(in_pairs) else 1

    def at_each(tables: list[list[str]]) -> list[tuple[int, int]]:
        one = in_pairs[sum(map(len, tables))]
        found = []
        for at, table in enumerate(tables):
            free = sizes[at] - len(table)
            forbidden = any({one, other} in pairs for other in table)
            after = [[*there, one] if n == at else there for n, there in enumerate(tables)]
            found.append((free, 0 if forbidden or not free else ways(after)))
        return found

    tables: list[list[str]] = [[] for _ in sizes]
    seats = [[(table, seat) for seat in range(size)] for table, size in enumerate(sizes)]
    sits = {}
    for one in in_pairs:
        x = take(list(range(ways(tables))))
        for at, (free, later) in enumerate(at_each(tables)):
            if x < free * later:
                sits[one] = seats[at].pop(x // later)
                tables[at].append(one)
                break
            x -= free * later
    left = [seat for table in seats for seat in table]
    return sits | {one: take(left) for one in others}


def drawn(document: dict[str, Any], tries: int = 10_000) -> dict[str, Any]:
    """What is drawn; ``tries`` is how many seatings begin before the counting does."""
    take = taker(seed(document))
    ids = [player["id"] for player in document["roster"]]
    first = [one for one in ids if one not in document["had_bye"]]
    second = [one for one in ids if one in document["had_bye"]]
    byes = [take(first if first else second) for _ in range(document["byes"])]
    playing = [one for one in ids if one not in byes]
    pairs = [pair for pair in document["apart"] if not set(pair) & set(byes)]
    order: list[str] = []
    for start in [one for one in playing if any(one in pair for pair in pairs)]:
        family = [] if start in order else [start]
        for one in family:
            family += [o for o in playing if o not in family and any({one, o} == set(pair) for pair in pairs)]
        order += family
    order += [one for one in playing if one not in order]
    least, larger = divmod(len(playing), document["tables"])
    sizes = [least + 1 if table < larger else least for table in range(document["tables"])]
    for _ in range(tries):
        seats = [(table, seat) for table, size in enumerate(sizes) for seat in range(size)]
        sits: dict[str, tuple[int, int]] = {}
        for one in order:
            sits[one] = take(seats)
            if any(set(pair) <= sits.keys() and len({sits[who][0] for who in pair}) == 1 for pair in pairs):
                break
        else:
            break
    else:
        paired = [one for one in order if any(one in pair for pair in pairs)]
        sits = counted(paired, order[len(paired) :], sizes, [set(pair) for pair in pairs], take)
    at = {place: one for one, place in sits.items()}
    return {"tables": [[at[t, s] for s in range(size)] for t, size in enumerate(sizes)], "byes": byes}
