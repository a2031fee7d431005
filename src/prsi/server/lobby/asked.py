"""A table as somebody asks for it: everything is checked before it is made, and what is wrong is named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

from prsi.match.formats import MatchError, check_match, parse_format
from prsi.protocol.commands import Bot, JsonValue, Level, Open, Person, SeatSpec, Start
from prsi.protocol.shapes import MAX_SEATS
from prsi.rules.ruleset import SEAT_LIMIT, RulesetError, build
from prsi.rules.shown import shown
from prsi.rules.values import PRESET_VALUES, ValuesError, card_values
from prsi.server.people.answers import Denied
from prsi.table.gathering import COMPUTERS

LEVELS: Final[tuple[str, ...]] = get_args(Level)
SHORTEST_CLOCK: Final = 5_000
LONGEST_CLOCK: Final = 600_000


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to play: as JSON values, nothing checked yet.

    `seats` counts all of them, `bots` those that the computer takes at once, at `level`; `clock_ms` is what a person
    has for a turn, None: no such clock. `format` None is one round; `values` None the preset's own.
    """

    ruleset: Mapping[str, object]
    seats: int
    format: object = None
    values: object = None
    bots: int = 0
    level: str = "casual"
    public: bool = False
    clock_ms: int | None = None


def start_of(wish: Wish, name: str, avatar: str, command: str) -> Start:
    """Return the command that makes a table, its maker on the first seat.

    Raises Denied (400): `bad_ruleset`, `bad_values`, `bad_format`, `bad_seats`, `bad_level`, `bad_clock`, each with
    what was expected and what was found; `found` names the settings at fault where there are two.
    """
    try:
        ruleset = build(wish.ruleset)
    except RulesetError as error:
        raise Denied(400, "bad_ruleset", str(error), ", ".join(error.options)) from None
    try:
        values = card_values(PRESET_VALUES[ruleset.preset] if wish.values is None else wish.values)
    except ValuesError as error:
        raise Denied(400, "bad_values", str(error)) from None
    if not 2 <= wish.seats <= min(SEAT_LIMIT, MAX_SEATS):
        raise Denied(400, "bad_seats", f"2 to {min(SEAT_LIMIT, MAX_SEATS)} seats", shown(wish.seats))
    try:
        form = parse_format("single" if wish.format is None else wish.format)
        check_match(ruleset, wish.seats, form, values)
    except MatchError as error:
        reason = "bad_seats" if error.reason == "seats" else "bad_format"
        raise Denied(400, reason, str(error), ", ".join(error.fields)) from None
    if not 0 <= wish.bots <= wish.seats - (2 if wish.public else 1):
        least = "a seat for another person" if wish.public else "a seat for a person"
        raise Denied(400, "bad_seats", f"{least} besides the computer's", f"{wish.bots} of {wish.seats} seats for it")
    if wish.level not in LEVELS:
        raise Denied(400, "bad_level", ", ".join(LEVELS), shown(wish.level))
    if wish.clock_ms is not None and not SHORTEST_CLOCK <= wish.clock_ms <= LONGEST_CLOCK:
        raise Denied(
            400, "bad_clock", f"{SHORTEST_CLOCK} to {LONGEST_CLOCK} milliseconds, or null", shown(wish.clock_ms)
        )
    own: list[SeatSpec] = [Person(name, avatar)]
    cast = sorted(COMPUTERS, key=lambda one: one[1] == avatar)  # the maker's drawing comes last
    bots = [Bot(*one, wish.level) for one in cast[: wish.bots]]  # type: ignore[arg-type]
    seats = (*own, *[Open()] * (wish.seats - wish.bots - 1), *bots)
    ruled: dict[str, JsonValue] = dict(ruleset.to_dict())
    named: Any = None if wish.values is None else values.to_json()
    return Start(command, ruled, seats, form, named, clock=wish.clock_ms, deal=False)
