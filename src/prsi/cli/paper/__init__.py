"""The cheat sheet as a PDF: what `prsi.learn.cheatsheet` says, set by Typst with the page's own drawings of cards."""

import json
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, Final

from prsi.cli.texts import Texts, bound
from prsi.learn.cheatsheet import CheatSheet, Line

PAPERS: Final = ("a4", "a6")
SUITS: Final = "hdsc"


class PaperError(Exception):
    """A sheet that cannot be made; the message says why, and what would help."""


def draw(sheet: CheatSheet, texts: Texts, paper: str, *, special: bool = False, title: str = "") -> bytes:
    """Return a sheet as a PDF of one page of ``paper``, one of PAPERS.

    ``special``: the special cards alone, with all there is to know of them. Without a ``title`` the preset's name is
    on it. Raises PaperError where Typst is missing, or for rules too long for a page.
    """
    return _set(sheet, texts, paper, special=special, title=title, format="pdf")


def _set(sheet: CheatSheet, texts: Texts, paper: str, *, special: bool, title: str, **output: Any) -> bytes:
    try:
        import typst
    except ImportError:
        raise PaperError("PDFs are set by Typst, which is not installed: pip install 'prsi[print]'") from None
    said = json.dumps(_content(sheet, texts, paper, special=special, title=title), ensure_ascii=False)
    template = files("prsi.cli.paper").joinpath("sheet.typ").read_bytes()
    try:
        # Only the fonts that Typst brings: the same sheet on every machine, with Czech, Slovak and German letters.
        made = typst.compile(template, sys_inputs={"sheet": said}, ignore_system_fonts=True, timestamp=0, **output)
    except typst.TypstError as error:
        if "longer than a page" in str(error):
            raise PaperError(f"these rules are too long for one page of {paper.upper()}") from None
        raise
    assert isinstance(made, bytes)
    return made


def _content(sheet: CheatSheet, texts: Texts, paper: str, *, special: bool, title: str) -> dict[str, object]:
    """What the template puts on paper: texts, and drawings as SVG."""

    def say(line: Line) -> dict[str, object]:
        return {
            "text": bound(texts.say(line.message, cards=texts.cards, **line.values), texts.language),
            "own": line.own,
        }

    def all_of(lines: Iterable[Line]) -> list[dict[str, object]]:
        return [say(line) for line in lines]

    preset = texts.say(f"preset-{sheet.preset}")
    drawn = drawings(texts)
    cards = [
        {
            "drawing": drawn[one.card],
            "does": say(one.does),
            "reply": say(one.reply) if one.reply else None,
            "notes": all_of(note for note in one.notes if special or note.own),
        }
        for one in sheet.cards
    ]
    parts = [
        {"name": part, "heading": bound(texts.say(f"learn-part-{part}"), texts.language), "lines": all_of(lines)}
        for part, lines in sheet.parts.items()
    ]
    return {
        "language": texts.language,
        "paper": paper,
        "special": special,
        "title": title or preset,
        "about": " · ".join([*([preset] if title and title != preset else []), str(say(sheet.seats)["text"])]),
        "signs": [drawn[suit] for suit in SUITS],
        "parts": parts,
        "cards": cards,
        "notes": all_of(sheet.notes),
        "words": {name: texts.say(f"cheatsheet-{name}") for name in ("does", "reply", "also")}
        | {"special": texts.say("learn-part-special"), "own": texts.say("learn-own")},
    }


def drawings(texts: Texts) -> dict[str, str]:
    """Return the SVG of special cards and suits' signs by their codes, with the corner letters of the language."""
    letters = "spsv" if texts.language in ("cs", "sk") else "uo"
    look = "french" if texts.cards == "french" else f"german-{letters}"
    found: dict[str, dict[str, str]] = json.loads(
        files("prsi.cli.paper").joinpath("cards.json").read_text(encoding="utf-8")
    )
    return found[look]
