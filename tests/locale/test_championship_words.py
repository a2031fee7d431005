"""The texts of a championship have one word for one thing, as the glossary has it, and count as the language does."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from .texts import LANGUAGES, LOCALE

FILES = ("championship", "board", "console", "regulations")
ELSE = {
    "cs": r"prezenc|promít|pečeť|slíb|\bslib|vyhlášení kola|na hru\b|[Jj]edna hra|každé hře|\} (?:hry|her)\b",
    "sk": r"prezenci|premiet|pečať|sľúb|\bsľub|vyhlásenia kola|usporiadateľ"
    r"|na hru\b|[Jj]edna hra|každej hre|\} (?:hry|hier)\b",
    "de": r"Oberschieds|Schiedstisch|Schiedsrichter|\bEmpfang|\bAnsage(?!n\b)|Spielzettel|Siegel\b|Versprechen",
    "en": r"(?<!\$)\badvances?\b|\bseal\b|promise|did not show up|gave up",
}
"""What once stood beside the glossary's words: desk, projector, commitment, head judge, table's judge, announcement."""

COUNTED = re.compile(
    r"\{ \$(minutes|days|age|points|games|rounds) \} "
    r"(?!(?:min|h|b|P|pts|to|in|bis|až|or|wird)\b)[a-zá-ž]",
    re.I,
)
"""A number and what it counts; `min` and the like are the same for one."""


def messages(language: str) -> dict[str, str]:
    """Return the messages of a championship, as they are written."""
    found = {}
    for name in FILES:
        for entry in FluentParser().parse((LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = serialize_pattern(entry.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_word(language: str) -> None:
    found = {name: text for name, text in messages(language).items() if re.search(ELSE[language], text)}
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_its_plural(language: str) -> None:
    """A setting may be one: "1 minutes" is no English."""
    wrong = {}
    for name, text in messages(language).items():
        counted = COUNTED.search(text)
        if counted and f"${counted[1]} ->" not in text:
            wrong[name] = text
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_struck_and_not_yet_there_are_two_words(language: str) -> None:
    """The head judge sees at a glance who may still come."""
    known = messages(language)
    assert known["champ-seat-no_show"] == known["results-no_show"] == known["judge-out-no_show"]
    assert known["champ-seat-no_show"] != known["console-away"]
