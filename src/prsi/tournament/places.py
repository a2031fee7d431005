"""Who came in where (championship.md, "Places")."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

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
    round comes after all who played it, and who was disqualified last of all. Everybody who was in a draw has a place
    once it is over: that of the last round that they were in, should a correction have come too late to change it.
    """
    if isinstance(now.settings.format, GamesForPoints):
        return _numbered(_by_points(now)) if now.finished else ()
    over = [round_ for round_ in now.rounds if round_.over]
    if not over:
        return ()
    groups: list[Group] = []
    if not now.finished:
        # Whoever may still go on is ahead of all whose places are settled.
        first_open = over[-1].number + 1
        drawn = len(now.rounds) >= first_open
        still = now.rounds[-1].roster if drawn else now.present(first_open)
        groups.append((tuple(still), first_open, None))
        groups.append((_stayed_away(now, first_open, still), first_open, "left"))
    ever = {who: round_.number for round_ in now.rounds for who in round_.ever}
    bad = tuple(sorted(who for who, out in now.outs().items() if out.why == "disqualified" and who in ever))
    for round_ in reversed(now.rounds[: over[-1].number]):
        groups += _fallen(now, round_, frozenset(bad))
    seen = set(bad)
    once: list[Group] = []
    for players, number, cause in groups:
        once.append((tuple(who for who in players if who not in seen), number, cause))
        seen.update(players)
    once.append((bad, 0, "disqualified"))
    settled = _numbered(once)
    return settled if now.finished else tuple(one for one in settled if one.round <= over[-1].number)


def _fallen(now: Tournament, round_: Round, bad: frozenset[str]) -> Iterable[Group]:
    """Yield who did not get through a round, best first: by the place at the table, then who did not turn up."""
    by_place: dict[int, list[str]] = {}
    absent = list(_stayed_away(now, round_.number, round_.roster))
    for sheet in round_.sheets.values():
        for place, players in _at_table(sheet, bad):
            by_place.setdefault(place, []).extend(players)
        absent += [who for group in sheet.gone if group.cause == "no_show" for who in group.players]
    # Whoever won the last stage; and who is let through by a correction that the next draw did not wait for.
    fallen = {who for players in by_place.values() for who in players}.union(absent)
    yield tuple(who for who in round_.roster if who not in fallen), round_.number, None
    for place in sorted(by_place):
        yield tuple(by_place[place]), round_.number, "chips"
    yield tuple(absent), round_.number, "no_show"


def _stayed_away(now: Tournament, number: int, roster: Iterable[str]) -> tuple[str, ...]:
    """Return who had advanced to a round, or was in a draw of it that was made anew, and does not take part."""
    here = set(roster)
    before = now.advanced(number - 1) if number > 1 else ()
    ever = now.rounds[number - 1].ever if number <= len(now.rounds) else ()
    return tuple(dict.fromkeys(who for who in (*before, *ever) if who not in here))


def _at_table(sheet: Sheet, bad: frozenset[str]) -> Iterable[tuple[int, tuple[str, ...]]]:
    """Yield who is out at a table by place there, the last one out first; the disqualified take no place."""
    place = len(sheet.still_in) + 1
    for group in reversed(sheet.gone):
        if group.cause in ("no_show", "disqualified"):
            continue
        players = tuple(who for who in group.players if who not in bad)
        yield place, players
        place += len(players)


@dataclass(frozen=True, slots=True)
class Sum:
    """A player of games for points as it stands: place, points of all rounds, how many games they are of."""

    place: int
    player: str
    points: int
    games: int


def sums(now: Tournament) -> tuple[Sum, ...]:
    """Return how games for points stand, best first; before the end by the games so far. Nothing in other formats."""
    if not isinstance(now.settings.format, GamesForPoints):
        return ()
    points: dict[str, int] = {}
    games: dict[str, int] = {}
    for round_ in now.rounds:
        for sheet in round_.sheets.values():
            for who, added in sheet.sums.items():
                points[who] = points.get(who, 0) + added
                games[who] = games.get(who, 0) + _games_of(sheet, who)
    return tuple(
        Sum(one.place, who, points.get(who, 0), games.get(who, 0))
        for one in _numbered(_by_points(now))
        for who in one.players
    )


def _games_of(sheet: Sheet, who: str) -> int:
    return sum(who == game.winner or who in game.points for game in sheet.games)


def _by_points(now: Tournament) -> list[Group]:
    """Return the players of games for points, fewest points a game first; who missed games comes after the others.

    Where a table ends early because one player only is left, nobody there has missed the games that could not be
    played; the mean makes up for them. With equally many games the mean and the sum come to the same.
    """
    points: dict[str, int] = {}
    games: dict[str, int] = {}
    missed: dict[str, int] = {}
    rounds: dict[str, int] = {}
    each = now.settings.format.games if isinstance(now.settings.format, GamesForPoints) else 0
    for round_ in now.rounds:
        for who in round_.roster if round_.unplayed else ():
            rounds[who] = rounds.get(who, 0) + 1
        for sheet in round_.sheets.values():
            for who, added in sheet.sums.items():
                played = _games_of(sheet, who)
                points[who] = points.get(who, 0) + added
                games[who] = games.get(who, 0) + played
                missed[who] = missed.get(who, 0) + (len(sheet.games) if who in sheet.still_in else each) - played
                rounds[who] = rounds.get(who, 0) + 1
    outs = now.outs()
    ordered: dict[tuple[bool, int, Fraction], list[str]] = {}
    for who in dict.fromkeys(who for round_ in now.rounds for who in round_.ever):
        out = outs.get(who)
        absent = missed.get(who, 0) + each * (len(now.rounds) - rounds.get(who, 0))
        mean = Fraction(points.get(who, 0), games[who]) if games.get(who) else Fraction(0)
        bad = out is not None and out.why == "disqualified"
        ordered.setdefault((bad, 0, Fraction(0)) if bad else (False, absent, mean), []).append(who)
    return [(tuple(ordered[key]), len(now.rounds), "disqualified" if key[0] else None) for key in sorted(ordered)]


def _numbered(groups: Iterable[Group]) -> tuple[Placed, ...]:
    found: list[Placed] = []
    place = 1
    for players, number, cause in groups:
        if players:
            found.append(Placed(place, players, number, cause))
            place += len(players)
    return tuple(found)
