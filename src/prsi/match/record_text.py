"""Reading the text of a record (docs/records.md): each fault is told with its line, what was expected and found."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from prsi.match.formats import FORMATS, Format, MatchError, check_match, parse_format
from prsi.match.record import (
    FIRST_LINE,
    RECORD_VERSION,
    WINDOW_CLOSED,
    Codes,
    Fairness,
    Lot,
    Move,
    Order,
    Places,
    Record,
    Result,
    RoundEnd,
    RoundRecord,
    is_line,
)
from prsi.rules.cards import CardError, parse_card
from prsi.rules.json_text import read_json
from prsi.rules.play import REASONS
from prsi.rules.ruleset import RULES_VERSION, Ruleset, RulesetError, build
from prsi.rules.values import CardValues, ValuesError, card_values

T = TypeVar("T")

_KEY: Final = re.compile(r"([a-z]+)(?: (\w+))?:(.*)")
_ROUND: Final = re.compile(r"round ([0-9]+)")
_MOVE: Final = re.compile(r"([0-9]):([!-~]{1,120})")
_LOT: Final = re.compile(r"([0-9])=(\S\S)")
_SHOWN: Final = 60


class RecordError(ValueError):
    """A text that is no record: the ``line`` (from 1), what was ``expected`` there and what was ``found``."""

    def __init__(self, line: int, expected: str, found: str) -> None:
        super().__init__(line, expected, found)
        self.line = line
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"line {self.line}: {self.expected} expected, {self.found} found"


class RecordVersionError(RecordError):
    """A record of a version of the text, or of the rules, that this program does not know."""


class _Line(NamedTuple):
    number: int
    key: str
    part: str
    value: str


class _Section:
    """The lines of the head or of one round, taken out one after the other; what is left over is unknown."""

    def __init__(self, title: str, number: int) -> None:
        self.title = title
        self.number = number
        self.lines: list[_Line] = []

    def all(self, key: str) -> list[_Line]:
        taken = [line for line in self.lines if line.key == key]
        self.lines = [line for line in self.lines if line.key != key]
        return taken

    def maybe(self, key: str) -> _Line | None:
        taken = self.all(key)
        if len(taken) > 1:
            raise RecordError(taken[1].number, f"{key} once in {self.title}", "it a second time")
        if taken and taken[0].part:
            raise RecordError(taken[0].number, f"{key}:", f"{key} {taken[0].part}:")
        return taken[0] if taken else None

    def one(self, key: str) -> _Line:
        line = self.maybe(key)
        if line is None:
            raise RecordError(self.number, f"{self.title} with a line {key}:", "none")
        return line

    def by_seat(self, key: str, seats: int | None = None) -> dict[int, _Line]:
        """Take the lines such as ``hand 0: …``, by seat."""
        taken: dict[int, _Line] = {}
        for line in self.all(key):
            seat = _whole(line, line.part, f"{key} and a seat", 0, None if seats is None else seats - 1)
            if seat in taken:
                raise RecordError(line.number, f"{key} {seat} once in {self.title}", "it a second time")
            taken[seat] = line
        return taken

    def done(self) -> None:
        for line in self.lines:
            raise RecordError(line.number, f"a key that belongs in {self.title}", repr(line.key))


def parse(text: str) -> Record:
    """Return the record in a text.

    Raises RecordVersionError for a version that is not known here, and RecordError for whatever else is no record, a
    ruleset or a match that cannot be played included. That the moves are legal is found out by replaying it.
    """
    lines = text.removeprefix("\ufeff").split("\n")
    _check_version(lines[0].strip())
    head, rounds = _sections(lines)
    rules = head.one("rules")
    if rules.value != str(RULES_VERSION):
        raise RecordVersionError(rules.number, f"version {RULES_VERSION} of the rules", _found(rules.value))
    ruleset = _ruleset(head.one("ruleset"))
    seats, names = _names(head)
    form_line, values_line, dealer_line = head.one("format"), head.one("values"), head.one("dealer")
    form, values = _format(form_line), _values(values_line)
    try:
        check_match(ruleset, seats, form, values)
    except MatchError as error:
        raise RecordError(form_line.number, "a match that can be played", str(error)) from None
    dealer = _whole(dealer_line, dealer_line.value, "a seat", 0, seats - 1)
    result_line = head.maybe("result")
    about = tuple(_note(line) for line in head.all("about"))
    retired = tuple(_retired(line, seats) for line in head.all("retired"))
    head.done()
    return Record(
        ruleset=ruleset,
        names=names,
        format=form,
        values=values,
        dealer=dealer,
        rounds=tuple(_round(section, seats) for section in rounds),
        result=None if result_line is None else _result(result_line, seats),
        about=about,
        retired=retired,
    )


def _check_version(first: str) -> None:
    expected = f"{FIRST_LINE} {RECORD_VERSION}"
    if not first.startswith(FIRST_LINE):
        raise RecordError(1, f"{expected!r}, the first line of a record", _found(first))
    if first != expected:
        raise RecordVersionError(1, f"{expected!r}", _found(first))


def _sections(lines: list[str]) -> tuple[_Section, list[_Section]]:
    """Cut the text into its head and its rounds; blank lines and lines that begin with # say nothing."""
    head = section = _Section("the head", 1)
    rounds: list[_Section] = []
    for number, line in enumerate(lines[1:], 2):
        stripped = line.strip()
        if not stripped or stripped.startswith("#"):
            continue
        if match := _ROUND.fullmatch(stripped):
            if match[1] != str(len(rounds) + 1):
                raise RecordError(number, f"round {len(rounds) + 1}", _found(stripped))
            section = _Section(f"round {match[1]}", number)
            rounds.append(section)
        elif match := _KEY.fullmatch(stripped):
            section.lines.append(_Line(number, match[1], match[2] or "", match[3].strip()))
        else:
            raise RecordError(number, "'key: value' or 'round NUMBER'", _found(stripped))
    return head, rounds


# --- the head ---


def _ruleset(line: _Line) -> Ruleset:
    spec = _json(line)
    if not isinstance(spec, dict):
        raise RecordError(line.number, 'a ruleset such as {"preset": "prsi"}', _found(line.value))
    return _or_fail(line, "a ruleset that can be played", lambda: build(spec))


def _names(head: _Section) -> tuple[int, tuple[str, ...]]:
    lines = head.by_seat("seat")
    if sorted(lines) != list(range(len(lines))) or not lines:
        number = min((line.number for line in lines.values()), default=head.number)
        raise RecordError(number, "seat 0:, seat 1: and so on", ", ".join(f"seat {seat}:" for seat in lines) or "none")
    for line in lines.values():
        if not is_line(line.value):
            raise RecordError(line.number, "a name of printable characters", _found(line.value))
    return len(lines), tuple(lines[seat].value for seat in range(len(lines)))


def _note(line: _Line) -> tuple[str, str]:
    if not line.part.isidentifier() or not is_line(line.value):
        raise RecordError(line.number, "about, a word and a text", _found(f"{line.part}: {line.value}".strip()))
    return line.part, line.value


def _retired(line: _Line, seats: int) -> tuple[int, int]:
    if not line.value.startswith("after "):
        raise RecordError(line.number, "after and a number of rounds", _found(line.value))
    rounds = _whole(line, line.value.removeprefix("after "), "after and a number of rounds")
    return rounds, _whole(line, line.part, "retired and a seat", 0, seats - 1)


def _format(line: _Line) -> Format:
    kind, *words = line.value.split() or [""]
    spec: dict[str, object] = {"kind": kind}
    if words and kind in FORMATS:
        spec["limit" if kind == "penalty_points" else "n"] = _whole(line, words[0], f"a number after {kind}")
    if len(words) == 3 and words[1] == "survivors":
        spec["survivors"] = _whole(line, words[2], "a number after survivors")
    elif len(words) > 1:
        raise RecordError(line.number, "a format such as rounds_won 3 or chips 3 survivors 2", _found(line.value))
    return _or_fail(line, "a format", lambda: parse_format(spec))


def _values(line: _Line) -> CardValues:
    spec = _json(line) if line.value.startswith("{") else line.value
    return _or_fail(line, "card values", lambda: card_values(spec))


def _result(line: _Line, seats: int) -> Result:
    if line.value == "unfinished":
        return Result("unfinished")
    kind, _, places = line.value.partition("; places ")
    read = _places(line, places, seats)
    if kind.startswith("won by "):
        return Result("won", _whole(line, kind.removeprefix("won by "), "won by and a seat", 0, seats - 1), read)
    if kind not in ("drawn", "survivors"):
        raise RecordError(line.number, "won by a seat, drawn, survivors or unfinished", _found(line.value))
    return Result(kind, None, read)


# --- a round ---


def _round(section: _Section, seats: int) -> RoundRecord:
    dealer_line = section.one("dealer")
    lots, end = section.all("lot"), section.maybe("end")
    read = RoundRecord(
        moves=tuple(_move(line, word, seats) for line in section.all("moves") for word in line.value.split()),
        dealer=_whole(dealer_line, dealer_line.value, "a seat", 0, seats - 1),
        deal=_numbers(section.one("deal"), seats),
        fairness=_fairness(section, seats),
        order=_order(section, seats),
        lots=tuple(_lot(line, seats) for line in lots) if lots or end else None,
        end=None if end is None else _end(end, seats),
    )
    section.done()
    if read.fairness is None and read.order is None:
        raise RecordError(section.number, f"{section.title} with a secret, or with hands, upcard and stock", "neither")
    return read


def _move(line: _Line, word: str, seats: int) -> Move:
    if word == WINDOW_CLOSED:
        return Move(None, word)
    match = _MOVE.fullmatch(word)
    if match is None or int(match[1]) >= seats:
        raise RecordError(line.number, f"moves such as 0:7s, for seats 0 to {seats - 1}", _found(word))
    return Move(int(match[1]), match[2])


def _fairness(section: _Section, seats: int) -> Fairness | None:
    secret, salt, commitment = section.maybe("secret"), section.maybe("salt"), section.maybe("commitment")
    contributions = section.by_seat("contribution", seats)
    if secret is None:
        for line in (salt, commitment, *contributions.values()):
            if line is not None:
                raise RecordError(line.number, f"{line.key} together with a secret", "it alone")
        return None
    for line, other in ((salt, commitment), (commitment, salt)):
        if line is not None and other is None:
            raise RecordError(line.number, "salt and commitment together", f"{line.key} alone")
    if commitment is not None and not re.fullmatch("[0-9a-f]{64}", commitment.value):
        raise RecordError(commitment.number, "64 hexadecimal digits", _found(commitment.value))
    return Fairness(
        secret=_hex(secret),
        salt=None if salt is None else _hex(salt),
        commitment=None if commitment is None else commitment.value,
        contributions=tuple((seat, _hex(contributions[seat])) for seat in sorted(contributions)),
    )


def _order(section: _Section, seats: int) -> Order | None:
    hands, upcard, stock = section.by_seat("hand", seats), section.maybe("upcard"), section.maybe("stock")
    reshuffles = section.all("reshuffle")
    if not hands and upcard is None and stock is None and not reshuffles:
        return None
    if not hands or upcard is None or stock is None:
        raise RecordError(section.number, f"{section.title} with hands, upcard and stock", "a part of them")
    order = Order(
        hands=tuple(_cards(hands[seat]) if seat in hands else () for seat in range(seats)),
        upcard=_card(upcard, upcard.value),
        stock=_cards(stock),
        reshuffles=tuple(_cards(line) for line in reshuffles),
    )
    seen: set[str] = set()
    for line in (*hands.values(), upcard, stock):
        for code in line.value.split():
            if code in seen:
                raise RecordError(line.number, "each card once", f"{code} a second time")
            seen.add(code)
    return order


def _lot(line: _Line, seats: int) -> Lot:
    pairs = [_LOT.fullmatch(word) for word in line.value.split()]
    if not pairs or not all(pairs):
        raise RecordError(line.number, "a card for each seat, such as 0=7h 2=Ks", _found(line.value))
    drawn = [(_whole(line, pair[1], "a seat", 0, seats - 1), _card(line, pair[2])) for pair in pairs if pair]
    if len({card for _, card in drawn}) < len(drawn):
        raise RecordError(line.number, "each card once", _found(line.value))
    return Lot(tuple(seat for seat, _ in drawn), tuple(card for _, card in drawn))


def _end(line: _Line, seats: int) -> RoundEnd:
    match = re.fullmatch(r"(\w+); winner (\w+); places ([0-9 /]*); counts ([0-9 ]+)", line.value)
    if match is None or match[1] not in REASONS.values():
        raise RecordError(line.number, "an end such as out; winner 0; places 0 / 1; counts 0 3", _found(line.value))
    winner = None if match[2] == "nobody" else _whole(line, match[2], "a seat or nobody", 0, seats - 1)
    return RoundEnd(match[1], winner, _places(line, match[3], seats), _numbers(line, seats, match[4]))


# --- values ---


def _found(text: str) -> str:
    return repr(text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "...") if text else "nothing"


def _json(line: _Line) -> object:
    try:
        return read_json(line.value)
    except ValueError:
        raise RecordError(line.number, "JSON", _found(line.value)) from None


def _or_fail(line: _Line, expected: str, make: Callable[[], T]) -> T:
    try:
        return make()
    except (RulesetError, MatchError, ValuesError) as error:
        raise RecordError(line.number, expected, str(error)) from None


def _whole(line: _Line, word: str, what: str, low: int = 0, high: int | None = None) -> int:
    if (
        not (word.isascii() and word.isdigit() and len(word) < 10)
        or int(word) < low
        or (high is not None and int(word) > high)
    ):
        bounds = "" if high is None else f" from {low} to {high}"
        raise RecordError(line.number, what + bounds, _found(word))
    return int(word)


def _numbers(line: _Line, seats: int, text: str | None = None) -> tuple[int, ...]:
    words = (line.value if text is None else text).split()
    if len(words) != seats:
        raise RecordError(line.number, f"{seats} numbers", f"{len(words)}")
    return tuple(_whole(line, word, "a number") for word in words)


def _places(line: _Line, text: str, seats: int) -> Places:
    places = tuple(
        tuple(_whole(line, word, "a seat", 0, seats - 1) for word in place.split()) for place in text.split("/")
    )
    named = [seat for place in places for seat in place]
    if len(set(named)) < len(named) or not all(places):
        raise RecordError(line.number, "places such as 0 / 1 2, each seat once", _found(text.strip()))
    return places


def _hex(line: _Line) -> bytes:
    if not re.fullmatch("(?:[0-9a-f]{2})+", line.value):
        raise RecordError(line.number, "hexadecimal digits, two a byte", _found(line.value))
    return bytes.fromhex(line.value)


def _card(line: _Line, code: str) -> str:
    try:
        parse_card(code)
    except CardError:
        raise RecordError(line.number, "a card code such as 7h", _found(code)) from None
    return code


def _cards(line: _Line) -> Codes:
    return tuple(_card(line, code) for code in line.value.split())
