"""`prsi verify RECORD...`: whether the deals were fair, every move holds and the result is what was played."""

import json
from pathlib import Path
from typing import Annotated

import typer

from prsi.cli.files import UnreadableError, read_text
from prsi.match import RecordError, RecordVersionError, Replay, ReplayError, parse, replay

HOLDS, DIFFERS, UNUSABLE = 0, 1, 2

Files = Annotated[
    list[Path], typer.Argument(metavar="RECORD...", help="Records (docs/records.md); - is standard input.")
]
Json = Annotated[bool, typer.Option("--json", help="One JSON object a record, one a line.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "verify",
        epilog="Example: prsi verify match.prsi · Exit status: 0 all holds, 1 something differs, 2 it is no record.",
    )(verify)


def verify(records: Files, as_json: Json = False) -> None:
    """Check a record: commitment, deal, every reshuffle and lot, every move, each round's end and the result.

    Says what was checked, and what a record without a published commitment leaves open.
    """
    worst = HOLDS
    for path in records:
        status, answer = check(path)
        worst = max(worst, status)
        if as_json:
            typer.echo(json.dumps({"file": str(path), **answer}, ensure_ascii=False))
        else:
            _tell(path, status, answer)
    raise typer.Exit(worst)


def check(path: Path) -> tuple[int, dict[str, object]]:
    """Check one record; return the exit status it asks for, and what is to be said as JSON values."""
    try:
        record = parse(read_text(path))
        replayed = replay(record)
    except UnreadableError as error:
        return UNUSABLE, {"status": "unreadable", "message": str(error)}
    except RecordError as error:
        kind = "unknown_version" if isinstance(error, RecordVersionError) else "malformed"
        return UNUSABLE, {"status": kind, "line": error.line, "message": f"{path}: {error}"}
    except ReplayError as error:
        return DIFFERS, {
            "status": "differs",
            "where": error.where,
            "what": error.what,
            "expected": error.expected,
            "found": error.found,
            "message": str(error),
        }
    return HOLDS, {
        "status": "ok",
        "rounds": len(replayed.rounds),
        "checked": checked(replayed),
        "open": left_open(replayed),
    }


def checked(replayed: Replay) -> list[dict[str, object]]:
    """Return what was checked, a round at a time; round 0 is the whole match."""
    by_round: dict[int, list[str]] = {number: [] for number in range(1, len(replayed.rounds) + 1)}
    for made in replayed.checks:
        what = made.what if made.count == 1 else f"{made.count} {made.what}"
        by_round.setdefault(made.round, []).append(what)
    return [{"round": number, "checks": checks} for number, checks in by_round.items()]


def left_open(replayed: Replay) -> list[str]:
    """Return what the record does not state, so that nobody can check it."""
    rounds = [played.record for played in replayed.rounds]
    unpromised = [n for n, round_ in enumerate(rounds, 1) if not round_.fairness or not round_.fairness.commitment]
    leaves = []
    if unpromised:
        numbers = ", ".join(str(number) for number in unpromised)
        leaves.append(f"no commitment was published for round {numbers}: that nobody chose the cards cannot be shown")
    return leaves


def _tell(path: Path, status: int, answer: dict[str, object]) -> None:
    if status == UNUSABLE:
        typer.echo(f"prsi verify: {answer['message']}", err=True)
    elif status == DIFFERS:
        typer.echo(f"differs {path}: {answer['message']}")
    else:
        typer.echo(f"ok {path}")
        for part in answer["checked"]:  # type: ignore[attr-defined]
            where = f"round {part['round']}" if part["round"] else "the match"
            typer.echo(f"  {where}: {', '.join(part['checks']) or 'nothing is stated'}")
        for left in answer["open"]:  # type: ignore[attr-defined]
            typer.echo(f"  open: {left}")
