"""`prsi draw FILE...`: repeat a tournament's draw from its published data, or complete one that was announced."""

import json
from pathlib import Path
from typing import Annotated

import typer

from prsi.cli.files import UnreadableError, read_text
from prsi.cli.scenario import one_line
from prsi.cli.texts import LANGUAGES, Texts, language
from prsi.protocol import ProtocolError
from prsi.tournament.draw import DrawError
from prsi.tournament.published import Published, check, complete, read, write

HOLDS, DIFFERS, UNUSABLE = 0, 1, 2

Files = Annotated[
    list[Path], typer.Argument(metavar="FILE...", help="Published draws (docs/championship.md); - is standard input.")
]
Secret = Annotated[
    str | None, typer.Option("--secret", metavar="HEX", help="The secret of an announced draw, now revealed.")
]
Value = Annotated[
    str | None, typer.Option("--value", metavar="TEXT", help="The public value, such as the dice thrown: 3 5 1.")
]
Announced = Annotated[
    Path | None,
    typer.Option("--announced", metavar="FILE", help="The draw as it was announced: nothing of it may have changed."),
]
Json = Annotated[
    bool, typer.Option("--json", help="One JSON object a file, one a line; with --secret the completed draw.")
]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language of a completed draw; else the environment's."),
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "draw",
        epilog="Examples: prsi draw round1.json · prsi draw round1.json --announced before.json · "
        'prsi draw before.json --secret 6f1c… --value "3 5 1" · the same with --json > round1.json · '
        "Exit status: 0 all holds, 1 something differs, 2 it is no draw.",
    )(draw)


def draw(
    files: Files,
    secret: Secret = None,
    value: Value = None,
    announced: Announced = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Repeat published draws and check them: commitment, byes, tables; says which of them does not hold.

    With --secret and --value, complete one that was announced, and print who sits where.
    """
    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang!r} is none of {', '.join(LANGUAGES)}", param_hint="--lang")
    if (secret is None) != (value is None):
        raise typer.BadParameter("a draw is completed with both", param_hint="--secret and --value")
    if secret is not None and value is not None:
        if len(files) != 1 or announced is not None:
            raise typer.BadParameter("one announced draw is completed at a time", param_hint="--secret")
        _complete(files[0], _secret(secret), value, as_json, Texts(language(lang)))
        return
    before = None if announced is None else _announced(announced)
    worst = HOLDS
    for path in files:
        status, answer = checked(path, before)
        worst = max(worst, status)
        if as_json:
            typer.echo(json.dumps({"file": str(path), **answer}, ensure_ascii=False))
        else:
            _tell(path, status, answer)
    raise typer.Exit(worst)


def checked(path: Path, before: Published | None = None) -> tuple[int, dict[str, object]]:
    """Check one published draw; return the exit status it asks for, and what is to be said as JSON values."""
    try:
        published = read(read_text(path))
        difference = check(published, before)
    except (UnreadableError, ProtocolError, DrawError) as error:
        return UNUSABLE, _unusable(path, error)
    told: dict[str, object] = {
        "title": published.title,
        "round": published.round,
        "attempt": published.attempt,
        "players": len(published.roster),
        "tables": published.tables,
        "byes": published.byes,
        "commitment": published.commitment,
    }
    if difference is not None:
        return DIFFERS, {
            "status": "differs",
            **told,
            "step": difference.step,
            "where": difference.where,
            "expected": difference.expected,
            "found": difference.found,
            "message": str(difference),
        }
    steps = [] if before is None else ["announced"]
    if published.drawn is None:
        return HOLDS, {"status": "announced", **told, "checked": steps}
    return HOLDS, {"status": "ok", **told, "checked": [*steps, "commitment", "byes", "tables"]}


def _unusable(path: Path, error: Exception) -> dict[str, object]:
    """Why a file is no draw, as JSON values."""
    match error:
        case ProtocolError():
            status = "unknown_version" if error.code == "wrong_version" else "malformed"
            where = error.path or "the top"
            message = f"{path}: {where}: {error.expected} expected, {error.found} found"
            return {"status": status, "where": where, "message": message}
        case DrawError():
            return {"status": "refused", "reason": error.reason, "message": f"{path}: {error}"}
    return {"status": "unreadable", "message": str(error)}


def _announced(path: Path) -> Published:
    try:
        return read(read_text(path))
    except (UnreadableError, ProtocolError, DrawError) as error:
        typer.echo(f"prsi draw: {_unusable(path, error)['message']}", err=True)
        raise typer.Exit(UNUSABLE) from None


def _tell(path: Path, status: int, answer: dict[str, object]) -> None:
    if status == UNUSABLE:
        typer.echo(f"prsi draw: {answer['message']}", err=True)
        return
    said = f": {answer['message']}" if status == DIFFERS else ""
    typer.echo(f"{answer['status']} {path}{said}")
    if status == HOLDS:
        title = f"{one_line(str(answer['title']))}, " if answer["title"] else ""
        counts = f"players {answer['players']}, tables {answer['tables']}, byes {answer['byes']}"
        typer.echo(f"  {title}round {answer['round']}, attempt {answer['attempt']}: {counts}")
        steps = answer["checked"]
        assert isinstance(steps, list)
        if steps:
            typer.echo(f"  checked: {', '.join(steps)}")
        if answer["status"] == "announced":
            typer.echo(f"  open: secret and value are still to come; committed to: {answer['commitment']}")


# ---- completing ----


def _secret(text: str) -> bytes:
    digits = text.strip()
    try:
        secret = bytes.fromhex(digits)
    except ValueError:
        secret = b""
    # fromhex lets spaces pass between bytes, and a sender's line break; nothing else is a digit
    if not 16 <= len(secret) <= 64:
        raise typer.BadParameter("16 to 64 bytes in hexadecimal expected", param_hint="--secret")
    return secret


def _complete(path: Path, secret: bytes, value: str, as_json: bool, texts: Texts) -> None:
    announced = _announced(path)
    try:
        done = complete(announced, secret, value)
    except DrawError as error:
        typer.echo(f"prsi draw: {path}: {error}", err=True)
        raise typer.Exit(DIFFERS if error.reason == "secret" else UNUSABLE) from None
    typer.echo(write(done) if as_json else "\n".join(lines(done, texts)))


def lines(published: Published, texts: Texts) -> list[str]:
    """Return who sits where as lines: a heading, each table with its players in order of seats, and the byes."""
    assert published.drawn is not None, "a completed draw"
    names = {entrant.id: f"{one_line(entrant.name)} ({one_line(entrant.id)})" for entrant in published.roster}
    heading = texts.say("cli-draw-round", number=published.round, attempt=published.attempt)
    told = [f"{one_line(published.title)} · {heading}" if published.title else heading]
    for number, table in enumerate(published.drawn.tables, 1):
        told.append(texts.say("cli-draw-table", number=number, names=", ".join(names[player] for player in table)))
    if published.drawn.byes:
        told.append(texts.say("cli-draw-byes", names=", ".join(names[player] for player in published.drawn.byes)))
    return told
