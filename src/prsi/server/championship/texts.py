"""The server's own sentences about a championship, from the same Fluent file that the web page uses."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("cs", "sk", "de", "en")


class Texts:
    """Sentences in one language; another than there is stands for Czech, in which the championship was founded."""

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self._bundle = _bundle(self.language)

    def say(self, key: str, /, **values: object) -> str:
        """Return a sentence; raises KeyError for one that is not there or lacks a value."""
        pattern = self._bundle.get_message(key).value
        text, faults = self._bundle.format_pattern(pattern, values) if pattern is not None else ("", [key])
        if faults:
            raise KeyError(f"{key} ({self.language}): {faults[0]}")
        return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    path = files("prsi").joinpath("locale", language, "championship.ftl")
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
