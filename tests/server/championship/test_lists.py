"""Lists of registrations as people bring them: any spreadsheet's, faults told by line, harmless when they leave."""

from __future__ import annotations

import csv
import io

import pytest

from prsi.server.championship.lists import MOST_BYTES, MOST_LINES, ListError, read, registrations, twins, written
from prsi.tournament import reports as r
from tests.tournament.hall import Hall

ROWS = "Jméno;Rok narození;Poznámka\r\nŽofie Čížková;1990;přijde později\r\nJiří Dvořák;1985;\r\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1250", "utf-16"])
def test_a_list_is_read_in_whatever_a_spreadsheet_writes(encoding: str) -> None:
    lines, wrong = read(ROWS.encode(encoding))
    assert wrong == []
    assert [(line.number, line.report.name, line.report.born, line.report.note) for line in lines] == [
        (2, "Žofie Čížková", 1990, "přijde později"),
        (3, "Jiří Dvořák", 1985, ""),
    ]


@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_cells_are_separated_as_they_are(separator: str) -> None:
    lines, wrong = read(separator.join(("Meno", "Rok narodenia")).encode() + f'\n"Novák, Ján"{separator}1970'.encode())
    assert ([line.report.name for line in lines], wrong) == (["Novák, Ján"], [])


@pytest.mark.parametrize(
    "heading", ["Jméno;Příjmení;Ročník", "Meno;Priezvisko;Rok narodenia", "Vorname;Nachname;Geburtsjahr"]
)
def test_first_and_last_names_may_stand_apart(heading: str) -> None:
    (line,), _ = read(f"{heading}\nJana;Nováková;2001".encode())
    assert (line.report.name, line.report.born) == ("Jana Nováková", 2001)


def test_a_list_without_headings_is_name_and_year() -> None:
    lines, _ = read(b"Jan;1990\nEva;1991;Evicka;pozn")
    assert [(line.report.name, line.report.born, line.report.shown) for line in lines] == [
        ("Jan", 1990, ""),
        ("Eva", 1991, "Evicka"),
    ]


def test_faults_are_told_by_line_and_column_and_the_rest_is_read() -> None:
    text = f"name,born\nJan,1990\n,1990\nEva,19x1\n\n{'x' * 61},1990\nIva,1890\nPetr\nOta,1988"
    lines, wrong = read(text.encode())
    assert [line.report.name for line in lines] == ["Jan", "Ota"]
    assert [(one.number, one.column) for one in wrong] == [
        (3, "name"),
        (4, "born"),
        (6, "name"),
        (7, "born"),
        (8, "born"),
    ]
    assert wrong[1].found == "19x1"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"   \n",
        b"\x89PNG\r\n\x1a\n\0\0\0",
        b"PK\x03\x04\0\0",
        b"name;city\nJan;Brno",
        b"x" * (MOST_BYTES + 1),
        b"Jan;1990\n" * (MOST_LINES + 1),
    ],
)
def test_what_is_no_list_is_refused_as_a_whole(data: bytes) -> None:
    with pytest.raises(ListError):
        read(data)


def test_the_same_line_has_the_same_id_and_a_second_person_of_that_name_another_one() -> None:
    first, _ = read(b"Jan;1990\nEva;1991\nJan;1990")
    again, _ = read("name;born\nEva;1991\nJan;1990\nJan;1990".encode("utf-16"))
    assert len({line.id for line in first}) == 3
    assert {line.id for line in first} == {line.id for line in again}


def test_who_is_registered_or_twice_in_the_list_is_a_warning() -> None:
    hall = Hall()
    hall.register(["Jan Novák"])
    born = hall.now.entrants[hall.ids[0]].born
    lines, _ = read(f"jan  novák;{born}\nEva;1990\nEva;1990\nJan Novák;{born - 1}".encode())
    assert [one.number for one in twins(hall.now, lines)] == [1, 3]
    hall.say(r.Registered("", "Eva", 1990), report_id=lines[1].id)
    assert [one.number for one in twins(hall.now, lines)] == [1, 3], (
        "a line that was brought before is no twin of itself"
    )


@pytest.mark.parametrize("cell", ["=1+1", "+49 123", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1+1", '=HYPERLINK("x")'])
def test_nothing_that_leaves_is_a_formula_and_what_comes_back_is_as_it_was(cell: str) -> None:
    text = written([["name", "born"], [cell, "1990"]])
    assert text.startswith("\ufeff")
    _, (shown, _) = csv.reader(io.StringIO(text[1:], newline=""), delimiter=";")
    assert shown[0] == "'"
    (line,), _ = read(text.encode())
    assert line.report.name == cell.strip()


@pytest.mark.parametrize(
    "cell", ["x,=1+1", "x,,+1", "=1,=2", 'a",=1+1', "x;@SUM(A1)", "x,'=1", "'=1", "a, -b", "O'Neil,-1"]
)
def test_nothing_is_a_formula_in_a_spreadsheet_that_splits_at_commas_either(cell: str) -> None:
    """An English one opens the file by a double click at commas, whatever stands between its quotation marks."""
    text = written([["name", "born"], [cell, "1990"]])
    for separator in ",;":
        for row in text[1:].split("\r\n"):
            assert not any(part.lstrip('"')[:1] in ("=", "+", "-", "@") for part in row.split(separator) if part), row
    (line,), _ = read(text.encode())
    assert line.report.name == cell


def test_the_desks_list_can_be_brought_to_another_tournament() -> None:
    hall = Hall()
    hall.say(r.Registered("", "Jana =Nováková", 1990, "=Jana", "note; with; semicolons"))
    for language in ("cs", "sk", "de", "en", "xx"):
        (line,), wrong = read(registrations(hall.now, language).encode())
        assert wrong == []
        said = line.report
        assert (said.name, said.born, said.shown, said.note) == (
            "Jana =Nováková",
            1990,
            "=Jana",
            "note; with; semicolons",
        )
