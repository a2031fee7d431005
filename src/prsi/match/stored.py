"""Reading a stored match state back: everything is checked, since files get damaged and versions change."""

from collections.abc import Callable, Mapping
from typing import Final

from prsi.match.formats import MatchError, check_match, parse_format
from prsi.match.state import STATE_VERSION, MatchState
from prsi.rules.ruleset import RulesetError, build
from prsi.rules.values import ValuesError, card_values


def match_state(data: Mapping[str, object]) -> MatchState:
    """Return the state that `MatchState.to_json` wrote.

    Raises MatchError for an unknown version, a missing or unknown key, or values that do not belong together.
    """
    version = data.get("version")
    if version != STATE_VERSION or type(version) is not int:
        raise MatchError(
            "version",
            ("version",),
            f"match state: version {version!r} found, {STATE_VERSION} expected",
        )
    keys = set(_READERS) | {"version", "ruleset", "seats", "format", "values"}
    if data.keys() != keys:
        odd = ", ".join(sorted(keys ^ data.keys()))
        raise MatchError(
            "state",
            tuple(sorted(keys ^ data.keys())),
            f"match state: missing or unknown: {odd}",
        )
    spec = data["ruleset"]
    if not isinstance(spec, Mapping):
        raise MatchError(
            "state",
            ("ruleset",),
            f"match state: ruleset {spec!r} found, an object expected",
        )
    try:
        ruleset, form, values = (
            build(spec),
            parse_format(data["format"]),
            card_values(data["values"]),
        )
    except (RulesetError, ValuesError) as error:
        raise MatchError("state", ("ruleset", "values"), f"match state: {error}") from None
    seats = data["seats"]
    if type(seats) is not int:
        raise MatchError(
            "state",
            ("seats",),
            f"match state: seats {seats!r} found, a whole number expected",
        )
    check_match(ruleset, seats, form, values)
    read: dict[str, object] = {}
    for name, reader in _READERS.items():
        try:
            read[name] = reader(data[name], seats)
        except (TypeError, ValueError) as error:
            raise MatchError(
                "state",
                (name,),
                f"match state: {name} {data[name]!r} found, {error} expected",
            ) from None
    return MatchState(ruleset=ruleset, seats=seats, format=form, values=values, **read)  # type: ignore[arg-type]


def _whole(value: object, low: int, high: int | None, what: str) -> int:
    if type(value) is not int or value < low or (high is not None and value > high):
        raise ValueError(what)
    return value


def _read_seat(value: object, seats: int) -> int:
    return _whole(value, 0, seats - 1, f"a seat from 0 to {seats - 1}")


def _read_winner(value: object, seats: int) -> int | None:
    return None if value is None else _read_seat(value, seats)


def _read_count(value: object, _seats: int) -> int:
    return _whole(value, 0, None, "a whole number")


def _read_flag(value: object, _seats: int) -> bool:
    if not isinstance(value, bool):
        raise TypeError("true or false")
    return value


def _read_scores(value: object, seats: int) -> tuple[int, ...]:
    what = f"{seats} whole numbers"
    if not isinstance(value, (list, tuple)) or len(value) != seats:
        raise ValueError(what)
    return tuple(_whole(score, 0, None, what) for score in value)


def _read_seats(value: object, seats: int) -> tuple[int, ...]:
    what = f"seats from 0 to {seats - 1}, each once"
    if not isinstance(value, (list, tuple)):
        raise TypeError(what)
    read = tuple(_whole(seat, 0, seats - 1, what) for seat in value)
    if len(set(read)) != len(read):
        raise ValueError(what)
    return read


def _read_places(value: object, seats: int) -> tuple[tuple[int, ...], ...]:
    if not isinstance(value, (list, tuple)):
        raise TypeError("a list of lists of seats")
    places = tuple(_read_seats(place, seats) for place in value)
    _read_seats([seat for place in places for seat in place], seats)
    return places


_READERS: Final[Mapping[str, Callable[[object, int], object]]] = {
    "dealer": _read_seat,
    "round": _read_count,
    "rounds_won": _read_scores,
    "points": _read_scores,
    "chips": _read_scores,
    "eliminated": _read_seats,
    "over": _read_flag,
    "drawn": _read_flag,
    "winner": _read_winner,
    "places": _read_places,
}
