"""Registrations as a table for a spreadsheet, out and in; pure.

Spreadsheets here write semicolons and, the older ones, Windows-1250; they run what begins like a formula, so that is
never written as it stands.
"""

from __future__ import annotations

import csv
import hashlib
import io
import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from prsi.rules.seen import visible
from prsi.server.championship.ids import own
from prsi.server.championship.texts import Texts
from prsi.tournament.names import plain, same_name
from prsi.tournament.reports import Registered
from prsi.tournament.state import Entrant, Tournament
from prsi.tournament.views import standing, twin_key

MOST_LINES: Final = 5000
MOST_BYTES: Final = 2_000_000
GUARD: Final = "'"
FORMULA: Final = re.compile(r"(^|[,;\t])(?='*[=+\-@\t\r＝＋－＠])")
"""Where a spreadsheet may see a formula: where a cell begins, and behind what another language's takes for its end.

So a guard is put there, before those that are there already.
"""
GUARDED: Final = re.compile(FORMULA.pattern.replace("(?=", "'(?="))

Column = str
HEADINGS: Final[dict[Column, frozenset[str]]] = {
    "name": frozenset({"name", "jmeno", "meno", "jmeno a prijmeni", "meno a priezvisko", "hrac", "player", "spieler"}),
    "last": frozenset({"prijmeni", "priezvisko", "surname", "last name", "nachname", "familienname"}),
    "first": frozenset({"first name", "krestni jmeno", "krstne meno", "vorname"}),
    "born": frozenset(
        {"born", "year", "year of birth", "narozen", "narozeni", "rok narozeni", "rocnik", "rok narodenia"}
        | {"narodeny", "jahrgang", "geburtsjahr", "geboren"}
    ),
    "shown": frozenset({"shown", "on the board", "na tabuli", "prezdivka", "prezyvka", "auf der tafel", "spitzname"}),
    "note": frozenset({"note", "poznamka", "notiz", "bemerkung"}),
}
"""How the columns are called in lists that people bring, without accents and in small letters."""


class ListError(ValueError):
    """A list that cannot be read as a whole; `expected` and `found` say why."""

    def __init__(self, expected: str, found: str) -> None:
        self.expected = expected
        self.found = found
        super().__init__(expected, found)

    def __str__(self) -> str:
        return f"{self.expected} expected, {self.found} found"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a list: its number in the file, the id of its report, and the registration."""

    number: int
    id: str
    report: Registered


@dataclass(frozen=True, slots=True)
class Wrong:
    """A line that is no registration, or one worth a look: what was expected in which column, what was found."""

    number: int
    column: str
    expected: str
    found: str


def read(data: bytes) -> tuple[list[Line], list[Wrong]]:
    """Read a list; raises ListError where it is none at all. Lines with a fault are told, the others can be taken.

    The id of a line follows from what it says, so the same file can be brought again and nobody comes twice.
    """
    rows = _rows(_decoded(data))
    if not rows:
        raise ListError("a list with a name and a year in each line", "nothing")
    columns = _columns(rows[0][1])
    if columns is not None:
        rows = rows[1:]
    else:
        columns = {"name": 0, "born": 1, "shown": 2, "note": 3}
    if len(rows) > MOST_LINES:
        raise ListError(f"at most {MOST_LINES} lines", str(len(rows)))
    lines: list[Line] = []
    wrong: list[Wrong] = []
    times: dict[tuple[str, int], int] = {}
    for number, cells in rows:
        found = _registration(number, cells, columns)
        if isinstance(found, Wrong):
            wrong.append(found)
            continue
        key = (found.name, found.born)
        times[key] = times.get(key, 0) + 1
        said = f"{found.name}\n{found.born}\n{times[key]}"
        lines.append(Line(number, own("list", hashlib.sha256(said.encode()).hexdigest()[:32]), found))
    return lines, wrong


def _decoded(data: bytes) -> str:
    if len(data) > MOST_BYTES:
        raise ListError(f"at most {MOST_BYTES} bytes", str(len(data)))
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        encodings: tuple[str, ...] = ("utf-16",)
    else:
        encodings = ("utf-8-sig", "cp1250")
    for encoding in encodings:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise ListError("text in UTF-8 or Windows-1250", "something else")


def _rows(text: str) -> list[tuple[int, list[str]]]:
    """Return the lines that say something, with their numbers in the file."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    separator = max(";,\t", key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    found: list[tuple[int, list[str]]] = []
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                found.append((reader.line_num, [_plain(cell) for cell in cells]))
    except csv.Error as error:
        raise ListError("lines of cells", str(error)) from None
    return found


def _plain(cell: str) -> str:
    """Return a cell without the spaces around it and without the mark that `written` puts before formulas."""
    cell = GUARDED.sub(r"\1", cell)
    return plain(cell)


def _columns(cells: Sequence[str]) -> dict[Column, int] | None:
    """Return which column is which by their headings, None where the first line is none."""
    found: dict[Column, int] = {}
    for at, cell in enumerate(cells):
        for column, headings in HEADINGS.items():
            if _folded(cell) in headings:
                found.setdefault(column, at)
    if "last" in found and "name" in found and "first" not in found:
        found["first"] = found.pop("name")
    named = "name" in found or {"first", "last"} <= found.keys()
    if named and "born" in found:
        return found
    if found and not any(_year(cell) for cell in cells):
        raise ListError("columns for the name and for the year of birth", ", ".join(cells)[:200])
    return None


def _folded(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).strip(" :.")


def _year(text: str) -> int | None:
    digits = text.strip(" .")
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) == 4 else None


def _registration(number: int, cells: Sequence[str], columns: dict[Column, int]) -> Registered | Wrong:
    given = {column: cells[at] for column, at in columns.items() if at < len(cells)}
    name = given.get("name") or " ".join(filter(None, (given.get("first"), given.get("last"))))
    year = _year(given.get("born", ""))
    if not 1 <= len(name) <= 60:
        return Wrong(number, "name", "a name of 1 to 60 characters", f"{len(name)} characters")
    if year is None or not 1900 <= year <= 9999:
        return Wrong(number, "born", "a year of birth such as 1990", given.get("born", "")[:40] or "nothing")
    shown, note = given.get("shown", ""), given.get("note", "")
    if len(shown) > 60 or len(note) > 400:
        return Wrong(number, "shown" if len(shown) > 60 else "note", "at most 60 and 400 characters", "more")
    if not (visible(name) and visible(shown) and note.isprintable()):
        return Wrong(number, "name", "text without control characters", "some")
    return Registered("", name, year, shown, note)


def twins(now: Tournament, lines: Iterable[Line]) -> list[Wrong]:
    """Return lines whose name and year are registered already, or in the list twice: the desk decides about those."""
    known = {twin_key(who) for who in now.entrants.values() if not who.withdrawn}
    found: list[Wrong] = []
    for line in lines:
        if line.id in now.by_id:
            continue  # brought before
        key = (same_name(line.report.name), line.report.born)
        if key in known:
            found.append(Wrong(line.number, "name", "somebody new", f"{line.report.name}, {line.report.born}"))
        known.add(key)
    return found


# ---- out ----

COLUMNS: Final = ("number", "name", "shown", "born", "note", "paid", "present", "withdrawn", "state")


def registrations(now: Tournament, language: str) -> str:
    """Return all registrations as a table."""
    texts = Texts(language)
    rows = [[texts.say(f"list-{column}") for column in COLUMNS]]
    for who in now.entrants.values():
        rows.append([*_of(who), texts.say(f"list-state-{standing(now, who.id)[0]}")])
    return written(rows)


def _of(who: Entrant) -> list[str]:
    marks = ("×" if who.present else "", "×" if who.withdrawn else "")
    return [str(who.number), who.name, who.shown, str(who.born), who.note, str(who.paid), *marks]


def written(rows: Iterable[Sequence[str]]) -> str:
    """Return rows as spreadsheets of Central Europe open them: semicolons, a byte order mark, no formulas."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=";", lineterminator="\r\n")
    for row in rows:
        writer.writerow([FORMULA.sub(r"\1" + GUARD, cell) for cell in row])
    return "\ufeff" + text.getvalue()
