"""The skill rating that stands beside the points: Plackett–Luce, which takes matches of any number of players.

Only people are rated, by the order in which they came: the computer's places are left out, and who left comes last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from prsi.server.points.rules import Result

_MODEL: Final = PlackettLuce()

START_SHOWN: Final = 1500
SHOWN_PER_MU: Final = 30
"""Makes 200 points of difference mean about three wins in four, as players know it from chess."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed of a player's skill: the mean and how unsure it is."""

    mu: float = float(_MODEL.mu)
    sigma: float = float(_MODEL.sigma)

    @property
    def shown(self) -> int:
        """The rating as it is shown; a newcomer's is 1500."""
        return round(START_SHOWN + SHOWN_PER_MU * (self.mu - _MODEL.mu))

    @property
    def deviation(self) -> int:
        """How unsure the shown rating is, in the same points."""
        return round(SHOWN_PER_MU * self.sigma)


def order_of(result: Result) -> dict[str, int]:
    """Return each person's rank among the people, 0 the best; equal ones share, those who left share the last."""
    worst = len(result.seats) + 1
    keys: dict[str, int] = {}
    for seat, who in enumerate(result.seats):
        if who.player is not None and who.player not in keys:
            keys[who.player] = worst if who.left else 0 if result.drawn else result.place(seat)
    ranks = sorted(set(keys.values()))
    return {player: ranks.index(key) for player, key in keys.items()}


def rate(skills: Mapping[str, Skill], order: Mapping[str, int]) -> dict[str, Skill]:
    """Return the skills of all in ``order`` after a match that ended in that order; a player unknown so far is new.

    One alone keeps the skill as it is.
    """
    players: Sequence[str] = sorted(order)
    if len(players) < 2:
        return {player: skills.get(player, Skill()) for player in players}
    teams = [
        [_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in (skills.get(player, Skill()) for player in players)
    ]
    rated = _MODEL.rate(teams, ranks=[float(order[player]) for player in players])
    return {player: Skill(float(team[0].mu), float(team[0].sigma)) for player, team in zip(players, rated, strict=True)}
