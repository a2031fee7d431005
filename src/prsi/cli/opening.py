"""`prsi opening`: enter points that a player has brought along from elsewhere, on the server's machine."""

from __future__ import annotations

import asyncio
import time
from datetime import date, datetime
from datetime import time as clock_time
from typing import TYPE_CHECKING, Annotated

import typer

from prsi.cli.serve import DatabaseOption

if TYPE_CHECKING:
    from sqlalchemy import Connection

UNUSABLE = 2

Who = Annotated[str, typer.Argument(metavar="PLAYER", help="The player's name, or id (on the profile page).")]
Points = Annotated[int, typer.Argument(metavar="POINTS", help="The total that was earned elsewhere.", min=0)]
Source = Annotated[str, typer.Option("--source", help="Where from, such as old-site: from there only once a player.")]
Day = Annotated[str | None, typer.Option("--day", help="The day it counts for (2026-08-18, in Prague); today.")]
Reached = Annotated[
    list[str] | None, typer.Option("--milestone", help="A milestone that was reached there, such as first_win.")
]
Note = Annotated[str, typer.Option("--note", help="A remark for the ledger.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "opening",
        epilog="An entry is never changed and never calculated anew. Example: prsi opening 'Kos z lesa' 340 "
        "--source old-site --day 2026-08-18 · Exit status: 0, 1 it is not entered, 2 the database cannot be used.",
    )(opening)


def opening(
    player: Who,
    points: Points,
    source: Source,
    day: Day = None,
    milestone: Reached = None,
    note: Note = "",
    database: DatabaseOption = None,
) -> None:
    """Enter a player's points from elsewhere as an opening entry of the ledger, once for each source."""
    from prsi.server.config import ConfigError, from_environment
    from prsi.server.store.database import UnavailableError

    try:
        at = _moment(day)
        url = from_environment(database=database).database_url
        found, entered = asyncio.run(_enter(url, player, points, source, at, milestone or [], note))
    except ValueError as error:
        typer.echo(f"prsi opening: {error}", err=True)
        raise typer.Exit(UNUSABLE if isinstance(error, ConfigError) else 1) from None
    except UnavailableError as error:
        typer.echo(f"prsi opening: {error}", err=True)
        raise typer.Exit(UNUSABLE) from None
    if len(found) != 1:
        typer.echo(f"prsi opening: {'several players are' if found else 'nobody is'} called {player!r}", err=True)
        for one, called in found.items():
            typer.echo(f"  {one}  {called}", err=True)
        raise typer.Exit(1)
    (only,) = found.items()
    if not entered:
        typer.echo(f"prsi opening: {only[1]} has an entry from {source} already", err=True)
        raise typer.Exit(1)
    typer.echo(f"{only[1]} ({only[0]}): {points} points from {source}")


def _moment(day: str | None) -> int:
    from prsi.server.points.periods import ZONE

    if day is None:
        return time.time_ns() // 1_000_000
    try:
        noon = datetime.combine(date.fromisoformat(day), clock_time(12), ZONE)
    except ValueError:
        raise ValueError(f"--day: a day such as 2026-08-18 expected, {day[:40]} found") from None
    return int(noon.timestamp() * 1000)


async def _enter(
    url: str, player: str, points: int, source: str, at: int, milestones: list[str], note: str
) -> tuple[dict[str, str], bool]:
    """Enter it where exactly one player is meant; return who was meant, id and name, and whether it is new."""
    from prsi.server.people.moderation import called
    from prsi.server.points.ledger import enter_opening
    from prsi.server.store.database import Database

    def work(connection: Connection) -> tuple[dict[str, str], bool]:
        found = called(connection, player)
        if len(found) != 1:
            return found, False
        (only,) = found
        return found, enter_opening(connection, f"{source}:{only}", only, points, at, milestones, note)

    database = Database(url)
    try:
        await database.open()
        return await database.write(work)
    finally:
        await database.close()
