"""The house's own sentences in a terminal: the same Fluent files that the web page uses."""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from prsi.rules.cards import SEVEN
from prsi.rules.ruleset import Ruleset

LANGUAGES: Final = ("en", "cs", "sk", "de")
"""Languages with a folder under locale/; the first one stands in where nothing else is asked for."""

SIGNS: Final = {"h": "♥", "d": "♦", "s": "♠", "c": "♣"}
"""The suits in a line of text."""

PACKS: Final = ("german", "french")
"""How cards can be named."""


class Texts:
    """Sentences of one language; ``cards`` (german, french) decides how cards are named in them."""

    def __init__(self, language: str, cards: str = "german") -> None:
        self.language = language
        self.cards = cards
        self._bundle = _bundle(language)

    def has(self, key: str) -> bool:
        """Say whether there is a sentence of this name."""
        return self._bundle.has_message(key)

    def say(self, key: str, /, **values: object) -> str:
        """Return a sentence with its values put in; raises KeyError for one that is not there."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{key} ({self.language}) says nothing")
        text, faults = self._bundle.format_pattern(pattern, {"cards": self.cards, **values})
        if faults:
            raise KeyError(f"{key} ({self.language}): {faults[0]}")
        return str(text)


_LONELY: Final = re.compile(r"(?<![^\W\d_])([aikosuvzAIKOSUVZ]) (?=\S)")


def pack_of(ruleset: Ruleset) -> str:
    """Return how the cards of a ruleset are named: no German-suited pack begins below the seven."""
    return "french" if min(ruleset.cards) < SEVEN * 4 else "german"


def bound(text: str, language: str) -> str:
    """Return a text as it is printed: in Czech and Slovak no line ends with a word of one letter."""
    return _LONELY.sub("\\1\N{NO-BREAK SPACE}", text) if language in ("cs", "sk") else text


def language(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the language to speak: the one wanted, else the one of the environment, else English."""
    if wanted:
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = environment[name][:2].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@cache
def _bundle(code: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    for file in sorted(files("prsi").joinpath("locale", code).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
