"""`prsi regulations [FILE]`: a tournament's own regulations, written from its settings."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import typer

from prsi.cli.files import UnreadableError, read_text
from prsi.cli.texts import LANGUAGES, Texts, language
from prsi.protocol import ProtocolError
from prsi.protocol.codec import decode, parse
from prsi.rules.values import ValuesError
from prsi.tournament.regulations import Part, Sentence, regulations
from prsi.tournament.settings import Settings

SETTINGS_BYTES: Final = 60_000

BEFORE: Final[dict[Part, str]] = {"title": "# ", "heading": "\n## ", "line": "\n", "item": "- "}
"""What stands before a piece, so that the whole is a page of Markdown."""

File = Annotated[
    Path, typer.Argument(metavar="FILE", help='Settings as JSON, such as {"title": …, "year": …}; - is standard input.')
]
Json = Annotated[bool, typer.Option("--json", help="The messages and their values, one a line.")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="Their language; else the environment's.")
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "regulations",
        epilog="Examples: prsi regulations settings.json --lang cs > rules.md · Exit status: 2 for no settings.",
    )(command)


def command(file: File, as_json: Json = False, lang: Lang = None) -> None:
    """Write a tournament's own regulations from its settings, as Markdown."""
    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang!r} is none of {', '.join(LANGUAGES)}", param_hint="--lang")
    try:
        found = regulations(decode(Settings, parse(read_text(file), SETTINGS_BYTES)))
    except (UnreadableError, ProtocolError, ValuesError) as error:
        typer.echo(f"{file}: {error}", err=True)
        raise typer.Exit(2) from None
    if as_json:
        for sentence in found:
            typer.echo(json.dumps(asdict(sentence) | {"values": dict(sentence.values)}, ensure_ascii=False))
        return
    typer.echo(markdown(found, Texts(language(lang))))


def markdown(sentences: tuple[Sentence, ...], texts: Texts) -> str:
    """Return regulations as a page of Markdown in the language of the texts."""
    lines: list[str] = []
    for at, sentence in enumerate(sentences):
        follows = at and sentence.part == "item" and sentences[at - 1].part != "item"
        said = texts.say(f"regulations-{sentence.name}", **sentence.values)
        lines.append(("\n" if follows else "") + BEFORE[sentence.part] + said)
    return "\n".join(lines)
