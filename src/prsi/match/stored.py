"""Reading a stored match state back: everything is checked, since files get damaged and versions change."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from prsi.match.formats import Chips, FewerCards, MatchError, Single, check_match, parse_format
from prsi.match.state import STATE_VERSION, MatchState, decided
from prsi.rules.ruleset import RulesetError, build
from prsi.rules.shown import shown
from prsi.rules.values import ValuesError, card_values

HIGHEST_COUNT: Final = 2**53 - 1
"""The largest number that every JSON reader holds exactly."""


def match_state(data: Mapping[str, object]) -> MatchState:
    """Return the state that `MatchState.to_json` wrote.

    Raises MatchError for an unknown version, a missing or unknown key, or values that do not belong together.
    """
    version = data.get("version")
    if version != STATE_VERSION or type(version) is not int:
        raise MatchError(
            "version",
            ("version",),
            f"match state: version {shown(version)} found, {STATE_VERSION} expected",
        )
    keys = set(_READERS) | {"version", "ruleset", "seats", "format", "values"}
    data = {"retired": [], **data}
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
            f"match state: ruleset {shown(spec)} found, an object expected",
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
            f"match state: seats {shown(seats)} found, a whole number expected",
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
                f"match state: {name} {shown(data[name])} found, {error} expected",
            ) from None
    state = MatchState(ruleset=ruleset, seats=seats, format=form, values=values, **read)  # type: ignore[arg-type]
    _check_scores(state)
    _check_end(state)
    return state


def _check_scores(state: MatchState) -> None:
    """Refuse scores that no rounds can have led to: a match that goes on from them might never end."""
    form = state.format
    if sum(state.rounds_won) > state.round:
        raise _contradiction("rounds_won", "round")
    if isinstance(form, FewerCards) and min(state.hand_sizes) < 0:
        raise _contradiction("rounds_won", "ruleset")
    if max(state.chips) > (form.n if isinstance(form, Chips) else 0):
        raise _contradiction("chips", "format")
    without = {seat for seat in range(state.seats) if isinstance(form, Chips) and state.chips[seat] == 0}
    if state.retired and (not isinstance(form, Chips) or without.intersection(state.retired)):
        raise _contradiction("retired", "chips")
    if set(state.eliminated) != without.union(state.retired) or (
        isinstance(form, Chips) and len(state.still_in) < form.survivors
    ):
        raise _contradiction("eliminated", "chips")
    if state.dealer in state.eliminated:
        raise _contradiction("dealer", "eliminated")


def _check_end(state: MatchState) -> None:
    """Refuse a match that is over too early, goes on too long, or ended as its scores do not say (R28)."""
    going_on = replace(state, over=False, drawn=False, winner=None, places=())
    if not isinstance(state.format, Single):
        right = state == decided(going_on)
    elif state.round == 0:
        right = state == going_on
    elif state.drawn:
        right = state == replace(going_on, over=True, drawn=True, places=(tuple(range(state.seats)),))
    else:
        seats = [seat for place in state.places for seat in place]
        right = state.over and sorted(seats) == list(range(state.seats)) and state.places[0] == (state.winner,)
    if not right:
        raise _contradiction("over", "format")


def _contradiction(name: str, other: str) -> MatchError:
    return MatchError("state", (name, other), f"match state: {name} and {other} do not belong together")


def _whole(value: object, low: int, high: int, what: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise ValueError(what)
    return value


def _read_seat(value: object, seats: int) -> int:
    return _whole(value, 0, seats - 1, f"a seat from 0 to {seats - 1}")


def _read_winner(value: object, seats: int) -> int | None:
    return None if value is None else _read_seat(value, seats)


def _read_count(value: object, _seats: int) -> int:
    return _whole(value, 0, HIGHEST_COUNT, "a whole number")


def _read_flag(value: object, _seats: int) -> bool:
    if not isinstance(value, bool):
        raise TypeError("true or false")
    return value


def _read_scores(value: object, seats: int) -> tuple[int, ...]:
    what = f"{seats} whole numbers"
    if not isinstance(value, (list, tuple)) or len(value) != seats:
        raise ValueError(what)
    return tuple(_whole(score, 0, HIGHEST_COUNT, what) for score in value)


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
    "retired": _read_seats,
}
