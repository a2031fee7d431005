"""The score pad for a match with real cards: a fold over what was written on it, so that undoing leaves a trace.

Nothing is known of the cards but what somebody writes down: who won a round, and what the others have left.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

from prsi.learn.errors import InputError
from prsi.learn.reading import is_name, read_number, read_object
from prsi.match.chips import highest, owing
from prsi.match.formats import (
    Chips,
    FewerCards,
    Format,
    MatchError,
    PenaltyPoints,
    Single,
    counts_cards,
    format_to_json,
    parse_format,
)
from prsi.match.state import MatchState, added, decided, next_seat
from prsi.rules.cards import CODES
from prsi.rules.ruleset import Ruleset
from prsi.rules.shown import shown
from prsi.rules.values import CardValues, ValuesError, card_values

PAD_VERSION: Final = 1
"""Version of a stored pad; another one is refused."""

FEWEST: Final = 2
MOST: Final = 8
"""Players of a pad."""

LONGEST_NAME: Final = 30
MOST_LINES: Final = 2000
"""Lines of a pad: a family would have to play for weeks, and reading one stays quick."""

MOST_POINTS: Final = 9999
MOST_CARDS: Final = 52
HAND_SIZES: Final = range(1, 9)


@dataclass(frozen=True, slots=True)
class Left:
    """What a player has left: the ``cards`` as codes, or how many there are (``count``) and what they come to.

    Where only points are typed, ``count`` is None, and cards part no tie with this player.
    """

    cards: tuple[str, ...] | None
    count: int | None
    points: int


@dataclass(frozen=True, slots=True)
class Played:
    """A round: its winner (None: nobody won) and what each other player who was in had left."""

    winner: int | None
    left: Mapping[int, Left]


@dataclass(frozen=True, slots=True)
class Lot:
    """Who lost the lot that was drawn for the last chip."""

    loser: int


@dataclass(frozen=True, slots=True)
class Undone:
    """The last line that still held does not any more."""


Line = Played | Lot | Undone


@dataclass(frozen=True, slots=True)
class Pad:
    """What is agreed, and all that was written, in order."""

    names: tuple[str, ...]
    format: Format
    values: CardValues
    hand_size: int
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """A round as the pad shows it: each player's points in it (None: was not in), and what stood after it.

    ``line`` is its place among the lines. ``totals`` are points, rounds won, cards to be dealt or chips, by the format.
    ``loser`` lost a chip in it, ``by`` points, cards or a lot.
    """

    line: int
    winner: int | None
    points: tuple[int | None, ...]
    totals: tuple[int, ...]
    loser: int | None
    by: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """How the pad stands.

    ``tied`` are those among whom a lot must be drawn before the next round; ``places`` are best first, equal ones
    share; ``undoable``: there is a line to take back; ``undone`` counts those that were.
    """

    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    rounds_won: tuple[int, ...]
    still_in: tuple[int, ...]
    dealer: int
    tied: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    over: bool
    undoable: bool
    undone: int


class _Count:
    """The pad as it is counted, line by line; what stands in the match is a match's own state (R28, R29)."""

    def __init__(self, pad: Pad) -> None:
        players = len(pad.names)
        nothing = (0,) * players
        chips = (pad.format.n,) * players if isinstance(pad.format, Chips) else nothing
        # Real cards, of which nothing is known: of the rules only the number of cards dealt is asked.
        rules = replace(Ruleset(), hand_size=pad.hand_size)
        self.match = MatchState(rules, players, pad.format, pad.values, 0, 0, nothing, nothing, chips)
        self.rows: list[Row] = []
        self.tied: tuple[int, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        match self.match.format:
            case PenaltyPoints():
                return self.match.points
            case Chips():
                return self.match.chips
            case FewerCards():
                return self.match.hand_sizes
        return self.match.rounds_won

    def over(self) -> bool:
        return bool(self.rows) if isinstance(self.match.format, Single) else decided(self.match).over

    def played(self, at: int, line: Played) -> None:
        _check_round(self.match, line)
        points: list[int | None] = [None] * self.match.seats
        for player, left in line.left.items():
            points[player] = left.points
        loser, by = None, ""
        if line.winner is not None:
            points[line.winner] = 0
            self.match = replace(
                self.match,
                rounds_won=added(self.match.rounds_won, {line.winner: 1}),
                points=added(self.match.points, {player: left.points for player, left in line.left.items()}),
            )
            if isinstance(self.match.format, Chips):
                loser, by = self._owes(line)
            self._deal_on()
        self.rows.append(Row(at, line.winner, tuple(points), self.totals, loser, by))

    def _owes(self, line: Played) -> tuple[int | None, str]:
        """Take a chip from the highest hand; None where a lot has to be drawn first."""
        points = {player: left.points for player, left in line.left.items()}
        counts = {player: line.left[player].count for player in highest(points)}
        # Cards part those who are equal in points, where all of them say how many they have.
        known = None not in counts.values()
        numbers = {player: (count or 0) if known else 0 for player, count in counts.items()}
        tied, by = owing(points, numbers)
        if len(tied) > 1:
            self.tied = tuple(tied)
            return None, ""
        self._lose(tied[0])
        return tied[0], by

    def lot(self, line: Lot) -> None:
        if line.loser not in self.tied:
            among = ", ".join(str(player) for player in self.tied) or "nobody: no lot is due"
            raise InputError("lot", f"lot: player {line.loser} given, one of {among} expected")
        self.tied = ()
        self._lose(line.loser)
        if self.match.dealer in self.match.eliminated:  # the deal had moved on to whom the lot has put out
            self._deal_on()
        self.rows[-1] = replace(self.rows[-1], totals=self.totals, loser=line.loser, by="lot")

    def _lose(self, player: int) -> None:
        chips = added(self.match.chips, {player: -1})
        out = (*self.match.eliminated, player) if chips[player] == 0 else self.match.eliminated
        self.match = replace(self.match, chips=chips, eliminated=out)

    def _deal_on(self) -> None:
        self.match = replace(self.match, dealer=next_seat(self.match, self.match.dealer))


def sheet(pad: Pad) -> Sheet:
    """Return how a pad stands; raises InputError for a line that cannot follow those before it."""
    holding = _holding(pad.lines)
    count = _Count(pad)
    for at, line in holding:
        if count.over():
            raise InputError("over", f"line {at + 1}: the match is over, nothing more expected")
        if isinstance(line, Played):
            if count.tied:
                raise InputError("lot", f"line {at + 1}: a lot expected before another round")
            count.played(at, line)
        else:
            count.lot(line)
    return Sheet(
        rows=tuple(count.rows),
        totals=count.totals,
        rounds_won=count.match.rounds_won,
        still_in=count.match.still_in,
        dealer=count.match.dealer,
        tied=count.tied,
        places=tuple(place for place in count.match.standing if place),
        over=count.over(),
        undoable=bool(holding),
        undone=sum(isinstance(line, Undone) for line in pad.lines),
    )


def _holding(lines: Sequence[Line]) -> list[tuple[int, Played | Lot]]:
    """Return the lines that were not taken back, each with its place among all."""
    held: list[tuple[int, Played | Lot]] = []
    for at, line in enumerate(lines):
        if not isinstance(line, Undone):
            held.append((at, line))
        elif held:
            held.pop()
        else:
            raise InputError("nothing_to_undo", f"line {at + 1}: nothing is left to be undone")
    return held


def _check_round(match: MatchState, line: Played) -> None:
    still_in = set(match.still_in)
    if line.winner is not None and line.winner not in still_in:
        raise InputError("winner", f"winner {line.winner} given, one of those still in expected: {sorted(still_in)}")
    expected = still_in - {line.winner} if line.winner is not None else set(line.left)
    if counts_cards(match.format) and set(line.left) != expected:
        raise InputError("left", f"cards left of {sorted(line.left)} given, of {sorted(expected)} expected")
    if not set(line.left) <= still_in - {line.winner}:
        raise InputError("left", f"cards left of {sorted(line.left)} given, of some of {sorted(expected)} expected")
    tapped = [code for left in line.left.values() for code in left.cards or ()]
    if len(tapped) != len(set(tapped)):
        raise InputError("card_twice", "the same card is left in two hands, or twice in one")


# --- reading and writing ---


def load(data: object) -> Pad:
    """Return the pad that JSON values describe; raises InputError, saying what was expected."""
    fields = read_object(data, "pad")
    if fields.get("version") != PAD_VERSION:
        raise InputError("version", f"version: {shown(fields.get('version'))} given, {PAD_VERSION} expected")
    names = _names(fields.get("names"))
    try:
        form = parse_format(fields.get("format"))
        values = card_values(fields.get("values"))
    except (MatchError, ValuesError) as error:
        raise InputError("format", str(error)) from None
    if isinstance(form, Chips) and form.survivors >= len(names):
        raise InputError(
            "survivors", f"survivors: {form.survivors} given, fewer than the {len(names)} players expected"
        )
    hand_size = read_number(fields.get("hand_size"), "hand_size", HAND_SIZES[0], HAND_SIZES[-1])
    lines = fields.get("lines")
    if not isinstance(lines, list) or len(lines) > MOST_LINES:
        raise InputError("lines", f"lines: a list of at most {MOST_LINES} expected")
    read = tuple(_line(line, len(names), values) for line in lines)
    return Pad(names, form, values, hand_size, read)


def dump(pad: Pad) -> dict[str, object]:
    """Return a pad as JSON values; `load` makes the same pad of it."""
    return {
        "version": PAD_VERSION,
        "names": list(pad.names),
        "format": format_to_json(pad.format),
        "values": pad.values.to_json(),
        "hand_size": pad.hand_size,
        "lines": [_written(line) for line in pad.lines],
    }


def _written(line: Line) -> dict[str, object]:
    match line:
        case Played():
            left = {
                str(player): {"cards": list(one.cards)} if one.cards is not None else _typed(one)
                for player, one in line.left.items()
            }
            return {"kind": "round", "winner": line.winner, "left": left}
        case Lot():
            return {"kind": "lot", "loser": line.loser}
        case Undone():
            return {"kind": "undone"}


def _typed(left: Left) -> dict[str, object]:
    return {"points": left.points} if left.count is None else {"points": left.points, "count": left.count}


def _line(data: object, players: int, values: CardValues) -> Line:
    fields = read_object(data, "line")
    kind = fields.get("kind")
    if kind == "undone":
        return Undone()
    if kind == "lot":
        return Lot(read_number(fields.get("loser"), "loser", 0, players - 1))
    if kind != "round":
        raise InputError("line", f"line: kind {shown(kind)} given, round, lot or undone expected")
    winner = fields.get("winner")
    left: dict[int, Left] = {}
    for player, one in read_object(fields.get("left"), "left").items():
        if not player.isascii() or not player.isdecimal() or len(player) > 1 or int(player) >= players:
            raise InputError("left", f"left: player {shown(player)} given, 0 to {players - 1} expected")
        left[int(player)] = _left(one, values)
    return Played(None if winner is None else read_number(winner, "winner", 0, players - 1), left)


def _left(data: object, values: CardValues) -> Left:
    fields = read_object(data, "left")
    if "cards" in fields:
        cards = fields["cards"]
        if not isinstance(cards, list) or not all(isinstance(card, str) and card in CODES for card in cards):
            raise InputError("cards", "cards: a list of card codes such as 7h expected")
        codes = tuple(cast("Iterable[str]", cards))
        return Left(codes, len(codes), values.of_cards(codes))
    points = read_number(fields.get("points"), "points", 0, MOST_POINTS)
    count = fields.get("count")
    return Left(None, None if count is None else read_number(count, "count", 1, MOST_CARDS), points)


def _names(data: object) -> tuple[str, ...]:
    if not isinstance(data, list) or not FEWEST <= len(data) <= MOST:
        raise InputError("names", f"names: {FEWEST} to {MOST} names expected")
    names: list[str] = []
    for name in data:
        if not isinstance(name, str) or not is_name(name, LONGEST_NAME):
            raise InputError("name", f"name: 1 to {LONGEST_NAME} signs that can be seen expected, {shown(name)} given")
        names.append(name.strip())
    if len(set(names)) < len(names):
        raise InputError("same_name", "names: each name once expected")
    return tuple(names)
