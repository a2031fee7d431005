"""What a printed page is, read from the PDF that Chromium makes of it: its size, and where its letters begin."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

MILLIMETRE = 72 / 25.4
TOKEN = re.compile(rb"\((?:\\.|[^\\)])*\)|<[^>]*>|/[^\s/\[\]<>()]+|[-+]?[\d.]+|[A-Za-z'\"*]+")

Matrix = tuple[float, float, float, float, float, float]
SAME: Matrix = (1, 0, 0, 1, 0, 0)


@dataclass(frozen=True)
class Paper:
    """A page: width and height, and the nearest that a letter's beginning comes to each edge, in millimetres."""

    width: float
    height: float
    left: float
    bottom: float
    right: float
    top: float

    @property
    def is_a4(self) -> bool:
        return abs(self.width - 210) < 1 and abs(self.height - 297) < 1


def papers(pdf: bytes) -> list[Paper]:
    """Read all pages, which have text each, in their order."""
    objects = {int(one[1]): one[2] for one in re.finditer(rb"(?s)(\d+) 0 obj\s(.*?)endobj", pdf)}
    found = []
    for one in objects.values():
        box = re.search(rb"/MediaBox \[([^\]]*)\]", one)
        content = re.search(rb"/Contents (\d+) 0 R", one)
        if box is None or content is None:
            continue
        width, height = (float(number) / MILLIMETRE for number in box[1].split()[2:])
        stream = re.search(rb"(?s)stream\r?\n(.*)endstream", objects[int(content[1])])
        assert stream is not None
        letters = [(x / MILLIMETRE, y / MILLIMETRE) for x, y in _letters(zlib.decompressobj().decompress(stream[1]))]
        across, up = [x for x, _ in letters], [y for _, y in letters]
        found.append(Paper(width, height, min(across), min(up), width - max(across), height - max(up)))
    return found


def _letters(content: bytes) -> Iterator[tuple[float, float]]:
    """Yield where letters begin, from the lower left corner."""
    now, text, kept, numbers = SAME, SAME, [], []
    for token in TOKEN.findall(content):
        if re.fullmatch(rb"[-+]?[\d.]+", token):
            numbers.append(float(token))
            continue
        match token:
            case b"q":
                kept.append(now)
            case b"Q":
                now = kept.pop()
            case b"cm":
                now = _after(_matrix(numbers), now)
            case b"Tm":
                text = _matrix(numbers)
            case b"Tj" | b"TJ":
                yield _after(text, now)[4:]
        numbers = []


def _matrix(numbers: list[float]) -> Matrix:
    a, b, c, d, e, f = numbers[-6:]
    return a, b, c, d, e, f


def _after(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    p, q, r, s, t, u = then
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)
