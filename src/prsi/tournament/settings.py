"""What an organiser sets: when and where, who may come, how many chips, how many minutes."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from prsi.protocol.shapes import Line, Range, Text
from prsi.rules.values import HIGHEST_VALUE

Chips = Literal[2, 3]
"""Chips of each player of an early stage; semifinals and final always have three."""

FULL_CHIPS: Chips = 3

USUAL_MINUTES = 5
"""How long a game takes, where nobody says otherwise."""

ADVANCE = 2
"""Players who advance from each table but the final's."""

Minutes = Annotated[int, Range(1, 240)]
Title = Annotated[str, Text(1, 80)]
Values = Annotated[str, Text(1, 20)] | dict[str, Annotated[int, Range(0, HIGHEST_VALUE)]]
"""A card value table of R29 by its name, or an edited one."""


@dataclass(frozen=True, slots=True)
class Knockout:
    """The championship's own format: chips, two advance from each table, semifinals, final."""

    kind: ClassVar[str] = "knockout"


@dataclass(frozen=True, slots=True)
class GamesForPoints:
    """A fixed number of games for points: `rounds` times new tables are drawn, and `games` are played at each.

    After every game each player but its winner adds the values of the cards left; the lowest sum wins.
    """

    kind: ClassVar[str] = "games_for_points"
    rounds: Annotated[int, Range(1, 50)]
    games: Annotated[int, Range(1, 50)]


@dataclass(frozen=True, slots=True)
class Settings:
    """All that an organiser sets.

    `starts` and `place` are shown as they were written; `fee` is in `currency`; `online`: tables are those of this
    server, not real ones; `strike`: who is not there when the ten minutes are over is struck without the head judge's
    word. The times of a plan are counted with `game_minutes`; `erase_days` after the end the registrations are erased;
    `season` names the tournaments whose results are added up. `automatic`: online, once the first draw is announced,
    the server reveals draws, calls rounds, announces the next draws, strikes and ends by itself (automatic.py);
    `turn_seconds`: what a player has online for a turn, before the table makes a plain move.
    """

    title: Title
    year: Annotated[int, Range(1900, 9999)]
    starts: Line = ""
    place: Line = ""
    online: bool = False
    format: Knockout | GamesForPoints = Knockout()
    minimum_age: Annotated[int, Range(0, 99)] = 15
    fee: Annotated[int, Range(0, 1_000_000)] = 100
    currency: Annotated[str, Text(1, 8)] = "Kč"
    values: Values = "czech"
    chips: Chips = 3
    call_minutes: Minutes = 10
    game_minutes: Minutes = USUAL_MINUTES
    strike: bool = False
    erase_days: Annotated[int, Range(1, 3650)] = 30
    season: Annotated[str, Text(0, 80)] = ""
    automatic: bool = False
    turn_seconds: Annotated[int, Range(5, 600)] = 30

    @property
    def struck_by_clock(self) -> bool:
        """Whether the server itself strikes who is not there in time."""
        return self.strike or (self.online and self.automatic)

    @property
    def runs_itself(self) -> bool:
        """Whether the server draws and calls by itself."""
        return self.online and self.automatic
