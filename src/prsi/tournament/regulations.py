"""A tournament's own regulations, written from its settings: headings and sentences as messages and their values.

The sentences are in locale/*/regulations.ftl; whoever shows them puts in the values in the reader's language.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from prsi.rules.values import CardValues, card_values
from prsi.tournament.settings import FULL_CHIPS, GamesForPoints, Settings

Part = Literal["title", "heading", "line", "item"]
"""A line is a paragraph; items that follow one another are a list."""

RANKS: Final[Mapping[str, int]] = {
    "seven": 5,
    "eight": 6,
    "nine": 7,
    "ten": 8,
    "unter": 9,
    "ober": 10,
    "king": 11,
    "ace": 12,
}
"""The ranks of the event's pack, and where each stands in a card value table."""

CONDUCT: Final = (
    "showing_cards",
    "advising",
    "telling_hands",
    "collusion",
    "tampering",
    "delay",
    "cheating",
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """One piece of the regulations: the message is `regulations-` and ``name``, ``values`` are what is filled in."""

    part: Part
    name: str
    values: Mapping[str, str | int]


def regulations(settings: Settings) -> tuple[Sentence, ...]:
    """Return the regulations of a tournament with these settings, in order; raises ValuesError for card values."""
    values = card_values(settings.values)
    return tuple(Sentence(part, name, given) for part, name, given in _all(settings, values))


_Piece = tuple[Part, str, Mapping[str, str | int]]


def _all(settings: Settings, values: CardValues) -> Iterator[_Piece]:
    points = isinstance(settings.format, GamesForPoints)
    yield "title", "title", {"title": settings.title, "year": str(settings.year)}
    yield from _coming(settings)
    yield from _lines("rounds", *_rounds(settings))
    if not points:
        yield from _lines("chips")
        if settings.chips < FULL_CHIPS:
            yield "line", "chips-fewer", {"chips": settings.chips, "full": FULL_CHIPS}
        else:
            yield "line", "chips-all", {"full": FULL_CHIPS}
        yield from _plain("chips-filled", "chips-worthless")
    yield from _lines("game", "game-pack", "game-dealer", "game-turn")
    yield from _plain("game-seven", "game-ace", "game-ober", "game-others", part="item")
    yield from _plain("game-first", "game-stock", "game-end", "game-house")
    yield from _lines("values")
    yield "line", "values-table", {name: values.points[at] for name, at in RANKS.items()}
    if points:
        yield from _lines("points", "points-sum", "points-lowest", "points-missed")
    else:
        yield from _lines("loss", "loss-points", "loss-cards", "loss-lot", "loss-two", "loss-out")
    yield "line", "loss-correct", {}
    yield "heading", "time", {}
    yield "line", "time-limit", {"minutes": settings.call_minutes}
    yield from _plain("time-excuse", *(() if points else ("time-seat",)))
    yield from _plain("leave-points" if points else "leave")
    yield from _lines("conduct")
    yield from _plain(*(f"conduct-{name}" for name in CONDUCT), part="item")
    yield from _plain("conduct-penalty", *(("conduct-chat",) if settings.online else ()))
    yield from _lines("judges", "judges-online" if settings.online else "judges-table", "judges-head", "judges-else")
    yield from _lines("places")
    if not points:
        yield from _plain("places-final", "places-others", "places-shared")
    yield from _plain("places-last")
    yield from _lines("prizes", "prizes-three")
    yield "line", "prizes-title", {"title": settings.title, "year": str(settings.year)}
    yield "heading", "data", {}
    yield "line", "data-board", {}
    yield "line", "data-erased", {"days": settings.erase_days}
    if settings.season:
        yield "line", "data-season", {"season": settings.season}


def _coming(settings: Settings) -> Iterator[_Piece]:
    """Who may come, when, where, and what it costs."""
    yield "heading", "who", {}
    if settings.minimum_age:
        born = settings.year - settings.minimum_age
        yield "line", "who-age", {"age": settings.minimum_age, "year": str(settings.year), "born": str(born)}
    else:
        yield "line", "who-all", {}
    yield "line", "who-register", {}
    yield "heading", "where", {}
    if settings.starts:
        yield "line", "where-when", {"starts": settings.starts}
    if settings.place:
        yield "line", "where-place", {"place": settings.place}
    yield "line", "where-online" if settings.online else "where-change", {}
    yield "heading", "fee", {}
    if settings.fee:
        # As a text: an amount is written as the organiser wrote it, without a language's own marks for thousands.
        yield "line", "fee-amount", {"fee": str(settings.fee), "currency": settings.currency}
    else:
        yield "line", "fee-none", {}


def _rounds(settings: Settings) -> Iterator[tuple[str, Mapping[str, str | int]]]:
    if isinstance(settings.format, GamesForPoints):
        yield "rounds-points", {"rounds": settings.format.rounds, "games": settings.format.games}
        yield "rounds-draw", {}
        return
    for name in ("rounds-plan", "rounds-tables", "rounds-draw", "rounds-bye", "rounds-semifinals", "rounds-final"):
        yield name, {}


def _lines(heading: str, *lines: str | tuple[str, Mapping[str, str | int]]) -> Iterator[_Piece]:
    yield "heading", heading, {}
    for line in lines:
        name, given = (line, {}) if isinstance(line, str) else line
        yield "line", name, given


def _plain(*names: str, part: Part = "line") -> Iterator[_Piece]:
    for name in names:
        yield part, name, {}
