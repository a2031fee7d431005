"""`prsi scenario FILE...`: run scenario files and say where one does not hold."""

import json
from pathlib import Path
from typing import Annotated

import typer

from prsi.cli.files import UnreadableError, read_text
from prsi.rules.scenario import Malformed, read, run

HOLDS, DIFFERS, UNUSABLE = 0, 1, 2

Files = Annotated[
    list[Path], typer.Argument(metavar="FILE...", help="Scenario files (docs/scenarios.md); - is standard input.")
]
Json = Annotated[bool, typer.Option("--json", help="One JSON object a file, one a line.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "scenario",
        epilog="Example: prsi scenario position.json · Exit status: 0 all hold, 1 one differs, 2 one is malformed.",
    )(scenario)


def scenario(files: Files, as_json: Json = False) -> None:
    """Run scenario files: a position, its moves, and what must hold.

    Prints `ok NAME` for each file that holds, or the first difference: the step, what was expected, what was found.
    """
    worst = HOLDS
    for path in files:
        status, answer = check(path)
        worst = max(worst, status)
        if as_json:
            typer.echo(json.dumps({"file": str(path), **answer}, ensure_ascii=False))
        elif status == HOLDS:
            typer.echo(f"ok {one_line(answer['name'])}")
        elif status == DIFFERS:
            typer.echo(f"differs {one_line(answer['name'])} ({path}): {answer['message']}")
        else:
            typer.echo(f"prsi scenario: {answer['message']}", err=True)
    raise typer.Exit(worst)


def one_line(name: str) -> str:
    """Return a name as it may stand in a line of output, whatever a file says."""
    return "".join(char if char.isprintable() else f"\\u{ord(char):04x}" for char in name)


def check(path: Path) -> tuple[int, dict[str, str]]:
    """Run one file; return the exit status it asks for, and what is to be said as JSON values."""
    try:
        read_scenario = read(read_text(path))
        difference = run(read_scenario)
    except UnreadableError as error:
        return UNUSABLE, {"status": "unreadable", "message": str(error)}
    except Malformed as error:
        message = f"{path}: malformed: {error}"
        return UNUSABLE, {
            "status": "malformed",
            "where": error.where,
            "expected": error.expected,
            "found": error.found,
            "message": message,
        }
    if difference is None:
        return HOLDS, {"status": "ok", "name": read_scenario.name}
    return DIFFERS, {
        "status": "differs",
        "name": read_scenario.name,
        "where": difference.where,
        "what": difference.what,
        "expected": difference.expected,
        "found": difference.found,
        "message": str(difference),
    }
