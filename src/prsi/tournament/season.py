"""A season's table over several tournaments, of any format: points by place, added up (docs/championship.md).

Who took part gets a point, and one more for each player placed behind: so a place in a large field counts for more,
equal places get the same, and every tournament can be added to any other. Nothing for the disqualified, nor for those
who never came to a table.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Annotated

from prsi.protocol.shapes import Count, Range, Text
from prsi.tournament.names import same_name
from prsi.tournament.places import places
from prsi.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Line:
    """A player of a tournament: who that is from one tournament to the next, the name to show, place and points."""

    person: Annotated[str, Text(1, 200)]
    name: Annotated[str, Text(1, 60)]
    place: Annotated[int, Range(1, 100_000)]
    points: Count


@dataclass(frozen=True, slots=True)
class Result:
    """What a season keeps of a tournament, best first."""

    title: Annotated[str, Text(1, 80)]
    year: Count
    season: Annotated[str, Text(0, 80)]
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A player of a season: place, points that count, and of each tournament points and place (None: not there)."""

    place: Count
    person: str
    name: str
    points: Count
    points_each: tuple[int | None, ...]
    places: tuple[int | None, ...]


def result_of(now: Tournament) -> Result:
    """Return the result of a tournament that is over, for its season; to be kept before registrations are erased.

    A person is a profile of this server where there is one, else name and year of birth. Raises ValueError before the
    last round is over.
    """
    if not now.finished:
        raise ValueError("a tournament that is over expected, one that goes on found")
    placed = places(now)
    field = sum(len(one.players) for one in placed)
    played = {who for round_ in now.rounds for sheet in round_.sheets.values() for who in sheet.played}
    played.update(who for round_ in now.rounds for who in (round_.roster if round_.unplayed else round_.byes))
    lines = []
    for one in placed:
        behind = field - one.place - len(one.players) + 1
        for who in one.players:
            counts = one.cause != "disqualified" and who in played
            lines.append(Line(_person(now, who), now.shown(who), one.place, behind + 1 if counts else 0))
    return Result(now.settings.title, now.settings.year, now.settings.season, tuple(lines))


def _person(now: Tournament, entrant: str) -> str:
    who = now.entrants[entrant]
    return f"player {who.player}" if who.player else f"{same_name(who.name)} {who.born}"


def table(results: Sequence[Result], best: int | None = None) -> tuple[Row, ...]:
    """Return the season's table over tournaments in their order; with ``best``, only each one's so many best count.

    Equal points: more first places are ahead, then more second ones, and so on; who is equal in all shares a place.
    Who is twice in one tournament counts with the better line.
    """
    if best is not None and best < 1:
        raise ValueError(f"best: 1 or more expected, {best} found")
    lines: dict[str, dict[int, Line]] = {}
    for at, result in enumerate(results):
        for line in result.lines:
            mine = lines.setdefault(line.person, {})
            if at not in mine or line.points > mine[at].points:
                mine[at] = line
    rows = []
    for person, mine in lines.items():
        counting = sorted((line.points for line in mine.values()), reverse=True)[:best]
        finishes = tuple(sorted(line.place for line in mine.values()))
        rows.append((-sum(counting), _medals(finishes), person, mine))
    rows.sort(key=lambda row: row[:3])
    first: dict[tuple[int, tuple[tuple[int, int], ...]], int] = {}
    for at, row in enumerate(rows, 1):
        first.setdefault(row[:2], at)
    return tuple(
        Row(
            place=first[points, medals],
            person=person,
            name=mine[max(mine)].name,
            points=-points,
            points_each=tuple(mine[at].points if at in mine else None for at in range(len(results))),
            places=tuple(mine[at].place if at in mine else None for at in range(len(results))),
        )
        for points, medals, person, mine in rows
    )


def _medals(finishes: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Places so that more of the best come first in ascending order: (place, minus how often), ascending."""
    often: dict[int, int] = {}
    for place in finishes:
        often[place] = often.get(place, 0) + 1
    return tuple((place, -count) for place, count in sorted(often.items()))
