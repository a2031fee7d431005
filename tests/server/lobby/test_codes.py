"""Codes of tables, links and their pictures."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from prsi.server.lobby.codes import ALPHABET, LENGTH, new_code, read_code
from prsi.server.lobby.qr import qr_svg


def test_no_two_letters_look_alike_and_none_makes_a_word() -> None:
    for pair in ("0O", "1I", "1L", "IL", "2Z", "5S", "8B", "UV", "VY"):
        assert not set(pair) <= set(ALPHABET)
    assert not set("AEIOU") & set(ALPHABET)
    assert len(set(ALPHABET)) == len(ALPHABET)


def test_codes_are_too_many_to_be_guessed_and_do_not_repeat() -> None:
    assert len(ALPHABET) ** LENGTH > 10**13
    codes = {new_code() for _ in range(10_000)}
    assert len(codes) == 10_000
    assert {letter for code in codes for letter in code} == set(ALPHABET)


@pytest.mark.parametrize("mark", ["", "-", " ", " - "])
def test_a_code_is_read_as_people_write_it(mark: str) -> None:
    code = new_code()
    written = f" {code[:5]}{mark}{code[5:]} "
    assert read_code(written) == read_code(written.lower()) == code


@pytest.mark.parametrize(
    "text", ["", "CDFGHJKMN", "CDFGHJKMNPQ", "0OIL1CDFGH", "CDFGHJKMN'", "ČDFGHJKMNP", "x" * 10_000]
)
def test_what_can_be_no_code_is_none(text: str) -> None:
    assert read_code(text) is None


def test_the_picture_is_plain_svg_that_a_strict_page_may_show() -> None:
    """No script, no style, no address of another: only two paths in a square, dark on light, with the quiet zone."""
    root = ET.fromstring(qr_svg("https://play.example/t/CDFGHJKMNP"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert [child.tag.rpartition("}")[2] for child in root] == ["path", "path"]
    assert {name for child in root for name in child.attrib} <= {"d", "fill", "stroke", "class"}
    left, top, width, height = map(int, root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert width == height >= 25 + 8
