"""One word, one thing: the glossary has every word in four languages, and the sources keep to it."""

import ast
import re
from pathlib import Path

import pytest

from tests.repository.files import ROOT
from tests.repository.imports import PURE

GLOSSARY = ROOT / "docs" / "glossary.md"
WORDS = """pack, suit, rank, deal, round, match, hand, stock, discard pile, top card, upcard, wild, wish, penalty, skip,
seat, dealer, player, viewer, table, seek, ruleset, preset, house rule, move, command, event, effect, view,
information state, observation, refusal, reason, outcome, place, standing, record"""
NEVER = re.compile(r"trick|colou?r|game", re.I)


def rows(text: str) -> dict[str, list[str]]:
    """The words of the tables in four languages: English word → the cells of its row."""
    table = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")
    ]
    return {row[0]: row for row in table if len(row) == 5 and row[0] != "English" and set(row[0]) != {"-"}}


def never_used(source: str) -> list[str]:
    """Names in a source that use a word for something else than the glossary does."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.Attribute):
            names.add(node.attr)
    return sorted(name for name in names if NEVER.search(name))


def test_every_word_stands_in_the_glossary_in_four_languages() -> None:
    found = rows(GLOSSARY.read_text(encoding="utf-8"))
    assert {word.strip() for word in WORDS.replace("\n", " ").split(",")} - found.keys() == set()
    assert [word for word, row in found.items() if not all(row)] == []


def test_no_two_words_for_one_thing_in_english() -> None:
    text = GLOSSARY.read_text(encoding="utf-8")
    words = [line.split("|")[1].strip() for line in text.splitlines() if line.count("|") == 6]
    words = [word for word in words if word not in {"English", "---"}]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("source", ["trick = 1", "def suit_color() -> None: ...", "class Game: ...", "x.game_over"])
def test_a_planted_word_is_found(source: str) -> None:
    assert never_used(source)


@pytest.mark.parametrize("package", PURE)
def test_sources_never_use_the_words_that_mean_something_else(package: str) -> None:
    found = {
        str(path.relative_to(ROOT)): wrong
        for path in sorted(Path(ROOT, "src", "prsi", package).rglob("*.py"))
        if (wrong := never_used(path.read_text(encoding="utf-8")))
    }
    assert found == {}
