"""A season's table over HTTP, for everybody."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter

from prsi.server.championship.asked import Asked, node_of
from prsi.server.championship.lists import written
from prsi.server.championship.seasons import MOST_TOURNAMENTS, SeasonShown
from prsi.server.championship.texts import Texts

Name = Annotated[str, PathParameter(max_length=120)]
Best = Annotated[int | None, QueryParameter(ge=1, le=MOST_TOURNAMENTS)]


def as_table(shown: SeasonShown, language: str) -> str:
    """Return a season as a table for a spreadsheet: place, player, sum, and the points of each tournament."""
    texts = Texts(language)
    head = [texts.say(f"results-{column}") for column in ("place", "player", "points")]
    names = [f"{one.title} {one.year}" if str(one.year) not in one.title else one.title for one in shown.tournaments]
    rows = (
        (f"{row.place}.", row.name, str(row.points), *("" if one is None else str(one) for one in row.points_each))
        for row in shown.rows
    )
    return written([[*head, *names], *rows])


class Seasons(Controller):
    """Seasons' tables."""

    path = "/api/championships"
    tags = ("championships",)

    @get("/seasons/{name:path}")
    async def season(self, request: Asked, name: Name, best: Best = None) -> SeasonShown:
        """Answer a season's table, to everybody: its tournaments that have ended, and their points added up.

        With `best` only each one's so many best results count. A season of which nothing has ended yet is empty.
        """
        return await _shown(request, name, best)

    @get("/seasons.csv/{name:path}", media_type="text/csv")
    async def season_csv(
        self,
        request: Asked,
        name: Name,
        best: Best = None,
        language: Annotated[str, QueryParameter(max_length=8)] = "cs",
    ) -> Response[bytes]:
        """Answer a season's table for a spreadsheet."""
        text = as_table(await _shown(request, name, best), language)
        headers = {"Content-Disposition": 'attachment; filename="season.csv"'}
        return Response(text.encode(), media_type="text/csv; charset=utf-8", headers=headers)


async def _shown(request: Asked, name: str, best: int | None) -> SeasonShown:
    node = node_of(request)
    return await node.db.read(lambda connection: node.halls.seasons.read(connection, name.removeprefix("/"), best))


CONTROLLERS: Final[tuple[Any, ...]] = (Seasons,)
