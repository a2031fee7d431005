"""`prsi regulations`: a tournament's own regulations as a page of Markdown."""

import json

import pytest
from typer.testing import CliRunner

from prsi.cli import app
from prsi.cli.texts import LANGUAGES

SETTINGS = {"title": "Mistrovství v Prší", "year": 2026, "place": "za úřadem"}


def run(text: str, *arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["regulations", "-", *arguments], input=text)
    return result.exit_code, result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_a_page_with_title_headings_and_lists(language: str) -> None:
    status, text = run(json.dumps(SETTINGS), "--lang", language)
    assert status == 0
    assert text.startswith("# Mistrovství v Prší 2026")
    assert text.count("\n## ") == 14 and "\n\n- " in text and "za úřadem" in text


def test_as_json_it_is_the_messages_and_their_values() -> None:
    status, text = run(json.dumps(SETTINGS), "--json")
    first = json.loads(text.splitlines()[0])
    assert (status, first) == (
        0,
        {"part": "title", "name": "title", "values": {"title": SETTINGS["title"], "year": "2026"}},
    )


@pytest.mark.parametrize(
    "text", ["", "{}", '{"title": "T", "year": 2026, "values": "none"}', '{"title": "T", "year": "x"}']
)
def test_what_are_no_settings_is_refused_with_what_was_expected(text: str) -> None:
    status, said = run(text)
    assert status == 2 and "expected" in said


def test_another_language_is_refused() -> None:
    status, _ = run(json.dumps(SETTINGS), "--lang", "fr")
    assert status == 2
