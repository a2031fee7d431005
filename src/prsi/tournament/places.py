"""Who came in where (championship.md, "Places")."""

from collections.abc import Iterable
from dataclasses import dataclass

from prsi.tournament.settings import GamesForPoints
from prsi.tournament.sheet import Cause, Sheet
from prsi.tournament.state import Round, Tournament

Group = tuple[tuple[str, ...], int, Cause | None]
"""Players who share a place, the round in which it was settled, and how."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A place, shared by all `players`; `round` is the last one they played, or did not turn up in."""

    place: int
    players: tuple[str, ...]
    round: int
    cause: Cause | None


def places(now: Tournament) -> tuple[Placed, ...]:
    """Return the places that are settled, best first; before the end those of the rounds that are over.

    Later stages come first; in a stage the place at the table counts, equal ones are shared; who did not turn up in a
    round comes after all who played it, and who was disqualified last of all.
    """
    if isinstance(now.settings.format, GamesForPoints):
        return _numbered(_by_points(now)) if now.finished else ()
    over = [round_ for round_ in now.rounds if round_.over]
    if not over:
        return ()
    bad = {who for who, out in now.outs().items() if out.why == "disqualified"}
    groups: list[Group] = []
    if not now.finished:
        # Whoever may still go on is ahead of all whose places are settled.
        first_open = over[-1].number + 1
        still = now.rounds[-1].roster if len(now.rounds) >= first_open else now.advanced(over[-1].number)
        groups.append((tuple(still), first_open, None))
        if len(now.rounds) >= first_open:
            groups.append((_stayed_away(now, first_open), first_open, "left"))
    for round_ in reversed(over):
        groups += _fallen(now, round_)
    groups = [(tuple(who for who in players if who not in bad), number, cause) for players, number, cause in groups]
    groups.append((tuple(bad), 0, "disqualified"))
    settled = _numbered(groups)
    return settled if now.finished else tuple(one for one in settled if one.round <= over[-1].number)


def _fallen(now: Tournament, round_: Round) -> Iterable[Group]:
    """Yield who did not get through a round, best first: by the place at the table, then who did not turn up."""
    by_place: dict[int, list[str]] = {}
    absent = list(_stayed_away(now, round_.number))
    for sheet in round_.sheets.values():
        for place, players in _at_table(sheet):
            by_place.setdefault(place, []).extend(players)
        absent += [who for group in sheet.gone if group.cause == "no_show" for who in group.players]
    if round_.number == len(now.stages):
        yield now.advanced(round_.number), round_.number, None
    for place in sorted(by_place):
        yield tuple(by_place[place]), round_.number, "chips"
    yield tuple(absent), round_.number, "no_show"


def _stayed_away(now: Tournament, number: int) -> tuple[str, ...]:
    """Return who had advanced to a round and did not take part in its draw."""
    if number == 1:
        return ()
    here = set(now.rounds[number - 1].roster)
    return tuple(who for who in now.advanced(number - 1) if who not in here)


def _at_table(sheet: Sheet) -> Iterable[tuple[int, tuple[str, ...]]]:
    """Yield who is out at a table by place there, the last one out first; the disqualified take no place."""
    place = len(sheet.still_in) + 1
    for group in reversed(sheet.gone):
        if group.cause in ("no_show", "disqualified"):
            continue
        yield place, group.players
        place += len(group.players)


def _by_points(now: Tournament) -> list[Group]:
    """Return the players of games for points by their sums, lowest first; who missed games comes later."""
    sums: dict[str, int] = {}
    games: dict[str, int] = {}
    for round_ in now.rounds:
        for sheet in round_.sheets.values():
            for who, points in sheet.sums.items():
                sums[who] = sums.get(who, 0) + points
                games[who] = games.get(who, 0) + sum(who == game.winner or who in game.points for game in sheet.games)
    outs = now.outs()
    ordered: dict[tuple[bool, int, int], list[str]] = {}
    for who, points in sums.items():
        out = outs.get(who)
        key = (out is not None and out.why == "disqualified", -games[who], points)
        ordered.setdefault(key, []).append(who)
    return [(tuple(ordered[key]), len(now.rounds), None) for key in sorted(ordered)]


def _numbered(groups: Iterable[Group]) -> tuple[Placed, ...]:
    found: list[Placed] = []
    place = 1
    for players, number, cause in groups:
        if players:
            found.append(Placed(place, players, number, cause))
            place += len(players)
    return tuple(found)
