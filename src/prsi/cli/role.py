"""`prsi role`: make a player a moderator or an administrator, on the machine where the database can be reached."""

from __future__ import annotations

import asyncio
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from prsi.cli.serve import DatabaseOption

if TYPE_CHECKING:
    from sqlalchemy import Connection

UNUSABLE = 2


class RoleName(StrEnum):
    """What a player may be."""

    MODERATOR = "moderator"
    ADMIN = "admin"
    NONE = "none"


Who = Annotated[str, typer.Argument(metavar="PLAYER", help="The player's name, or id (on the profile page).")]
What = Annotated[RoleName, typer.Argument(metavar="ROLE", help="moderator, admin or none.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "role",
        epilog="Nobody gets a role in any other way. Example: prsi role 'Kos z lesa' moderator · "
        "Exit status: 0, 1 there is no such player or several, 2 the database cannot be used.",
    )(role)


def role(player: Who, name: What, database: DatabaseOption = None) -> None:
    """Let a player moderate or administer the server, or no longer; it is written into the moderators' log."""
    from prsi.server.config import ConfigError, from_environment
    from prsi.server.store.database import UnavailableError

    try:
        url = from_environment(database=database).database_url
        found = asyncio.run(_set(url, player, "" if name is RoleName.NONE else name.value))
    except (ConfigError, UnavailableError) as error:
        typer.echo(f"prsi role: {error}", err=True)
        raise typer.Exit(UNUSABLE) from None
    if len(found) == 1:
        (only,) = found.items()
        typer.echo(f"{only[1]} ({only[0]}): {name.value}")
        return
    typer.echo(f"prsi role: {'several players are' if found else 'nobody is'} called {player!r}", err=True)
    for one, called in found.items():
        typer.echo(f"  {one}  {called}", err=True)
    raise typer.Exit(1)


async def _set(url: str, player: str, name: str) -> dict[str, str]:
    """Set the role where exactly one player is meant; return who was meant, id and name."""
    from prsi.server.people.context import wall_clock
    from prsi.server.people.moderation import called, set_role
    from prsi.server.store.database import Database

    def work(connection: Connection) -> dict[str, str]:
        found = called(connection, player)
        if len(found) == 1:
            set_role(connection, next(iter(found)), name, wall_clock())
        return found

    database = Database(url)
    try:
        await database.open()
        return await database.write(work)
    finally:
        await database.close()
