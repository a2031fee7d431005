"""What is kept of each finished match for the practice statistics.

A summary is small, so that it stays where the record of the match is dropped. It tells which special card *decided*
each round, as whoever sat there saw it. A seat's turns are what it laid, drew, took or stood, and each turn that was
passed over (R15); its last two before somebody won the round for good are looked at, the latest first.

A round that it **won** was decided by the last special card that it laid in them and that did something:

- its effect was carried out: it was not the last card, or a comeback was possible, under which the last card has its
  effect, too (R25, R34); turning the direction does something where more than two are in the round (R17);
- or, as the last card, only its power let it be laid: it answered what was owed (R10, R13), or was a wild that fitted
  neither by suit nor by rank (R6);
- or it was the seven that brought somebody back (R34): that is a ``comeback``.

A round that it **lost** was decided by the last special card that it suffered in them: cards taken for a seven or a
king (R11, R30), a turn missed (R13, R15), no card to lay on a wish (R6, R7), being brought back (R34).

Where there is no such card, ``none`` decided. So each round that was won or lost was decided by exactly one.
"""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date, timedelta
from typing import Final

from prsi.bots.levels import LEVELS
from prsi.learn.errors import InputError
from prsi.learn.library import differences
from prsi.learn.reading import read_number, read_object
from prsi.match.formats import FORMATS, Chips
from prsi.match.record import Record
from prsi.match.replay import Replay, ReplayedRound, positions, replay
from prsi.rules.cards import CODES, KING_OF_SPADES
from prsi.rules.events import (
    Called,
    CalledOut,
    CameBack,
    Drew,
    Event,
    Laid,
    Passed,
    Skipped,
    Stood,
    WentOut,
    WindowOpened,
)
from prsi.rules.moves import NO_WISH, WISH_RANK
from prsi.rules.round import Round
from prsi.rules.ruleset import PRESETS, SEAT_LIMIT
from prsi.rules.shown import shown
from prsi.rules.tables import OWES, PASSES_OVER, REVERSES, SKIPS, WISHES_RANK, WISHES_SUIT, Tables

SUMMARY_VERSION: Final = 2
"""Version of a stored summary. Version 1 knew no ``winners``; a later one is left alone."""

MOST_COUNTED: Final = 1_000_000
LATEST_MS: Final = 4_000_000_000_000

SPECIALS: Final = ("seven", "king", "skip", "reverse", "wild", "rank_wild", "comeback")
"""What a special card is by what it does; ``comeback`` is a seven that brought somebody back (R34)."""

NOTHING: Final = "none"
CAUSES: Final = ("turn", "penalty", "called_out", "finish", "comeback")
CALLS: Final = ("made", "late", "missed", "caught", "noticed")
"""Called in time and late, not called when it was due, called out for it; ``noticed``: called somebody else out."""

STRENGTHS: Final = (*LEVELS, "mixed", "people")
PLACES_PLAYED: Final = ("device", "online")
RESULTS: Final = ("won", "lost", "drawn")
ENDS: Final = ("won", "lost", "void")
"""Of a round; it is void where nobody won."""

_ID: Final = re.compile("[0-9a-f]{32}")

_KINDS: Final[Mapping[int, str]] = {
    OWES: "seven",
    SKIPS: "skip",
    PASSES_OVER: "skip",
    REVERSES: "reverse",
    WISHES_SUIT: "wild",
    WISHES_RANK: "rank_wild",
}


@dataclass(frozen=True, slots=True)
class Summary:
    """One finished match as one seat saw it.

    ``id`` is made of the first deal, so that the same match is the same wherever it was summed up, and stays it where
    its last moves were undone and played otherwise. ``ended`` is in milliseconds since 1970, ``day`` the date then and
    there. ``house``: some option is not as in the preset. ``level`` is the strength of the opponents: theirs,
    ``mixed``, or ``people`` where a person is among them. ``winners``: how many of the players win such a match, one
    but for chips (R28). ``place`` counts from 1. ``rounds`` are won, lost and void
    (nobody won); only rounds that the seat was dealt into count. ``moves`` are all seats' in them. ``laid`` and
    ``decided`` are told for the rounds ``won`` and ``lost``; what is 0 is left out.
    """

    id: str
    ended: int
    day: str
    where: str
    preset: str
    house: bool
    format: str
    players: int
    winners: int
    level: str
    result: str
    place: int
    rounds: Mapping[str, int]
    moves: int
    drawn: Mapping[str, int]
    laid: Mapping[str, Mapping[str, int]]
    decided: Mapping[str, Mapping[str, int]]
    calls: Mapping[str, int]


def summary(record: Record, seat: int, levels: Sequence[str | None], ended: int, day: str, where: str) -> Summary:
    """Return the summary of a finished match as a seat saw it; ``levels`` by seat, None for people.

    Raises InputError for a match that is not over, a seat that it has not, or levels for other seats; ReplayError for
    a record that does not replay.
    """
    if not 0 <= seat < len(record.names) or len(levels) != len(record.names):
        raise InputError("seat", f"seat {seat} and {len(levels)} levels given, {len(record.names)} seats expected")
    again = replay(record)
    if not again.state.over or not again.rounds:
        raise InputError("unfinished", "a match that is over expected")
    rounds = [_Round(played, again.record, seat) for played in again.rounds if played.last.playing >> seat & 1]
    places = again.state.places
    made = Summary(
        id=_id(again.record, seat),
        ended=ended,
        day=day,
        where=where,
        preset=record.ruleset.preset,
        house=bool(differences(record.ruleset)),
        format=record.format.kind,
        players=len(record.names),
        winners=record.format.survivors if isinstance(record.format, Chips) else 1,
        level=_strength([level for other, level in enumerate(levels) if other != seat]),
        result=_result(again, seat),
        place=1 + sum(len(place) for place in places[: next(n for n, place in enumerate(places) if seat in place)]),
        rounds=_present(Counter(one.ended for one in rounds)),
        moves=sum(one.moves for one in rounds),
        drawn=_present(sum((one.drawn for one in rounds), Counter())),
        laid={
            end: _present(sum((one.laid for one in rounds if one.ended == end), Counter())) for end in ("won", "lost")
        },
        decided={end: _present(Counter(one.decided for one in rounds if one.ended == end)) for end in ("won", "lost")},
        calls=_present(sum((one.calls for one in rounds), Counter())),
    )
    return load(dump(made))


def _id(full: Record, seat: int) -> str:
    """The same for the same cards, whatever the players are called; each seat's summary has its own."""
    order = full.rounds[0].order
    assert order is not None, "the record of a replay states the order of the cards"
    told = [seat, full.ruleset.to_dict(), order.hands, order.upcard, order.stock]
    return hashlib.sha256(f"prsi summary {json.dumps(told, sort_keys=True)}".encode()).hexdigest()[:32]


def _strength(opponents: Sequence[str | None]) -> str:
    levels = {level for level in opponents if level is not None}
    if len(levels) < 1 or None in opponents:
        return "people"
    return levels.pop() if len(levels) == 1 else "mixed"


def _result(again: Replay, seat: int) -> str:
    """Who comes through a match for chips has won it, alone or with others (R28)."""
    if again.state.drawn:
        return "drawn"
    return "won" if seat in again.state.places[0] else "lost"


def _present(counted: Mapping[str, int]) -> dict[str, int]:
    return {name: counted[name] for name in sorted(counted) if counted[name]}


class _Round:
    """What a round was to a seat, told move by move."""

    def __init__(self, played: ReplayedRound, record: Record, seat: int) -> None:
        self.seat = seat
        self.tables: Tables = played.last.tables
        self.drawn: Counter[str] = Counter()
        self.laid: Counter[str] = Counter()
        self.calls: Counter[str] = Counter()
        self.moves = sum(move.seat is not None for move in played.record.moves)
        # Of each turn: the special cards that the seat laid and that did something, and those that it suffered.
        self.turns: list[tuple[list[str], list[str]]] = []
        end = played.record.end
        assert end is not None, "a match is over with its last round"
        self.ended = "void" if end.winner is None else "won" if end.winner == seat else "lost"
        last = self._won_at(played, end.winner)
        self._missed(played.dealt)
        for number, (before, happened) in enumerate(zip(positions(played, record), played.moves, strict=False)):
            mover = played.record.moves[number].seat
            self._count(happened)
            if number <= last:
                if mover == seat:
                    self._own(before, happened)
                self._missed(happened)
        self.decided = self._decided()

    def _won_at(self, played: ReplayedRound, winner: int | None) -> int:
        """The number of the move with which the winner went out for good; a comeback undoes an earlier one."""
        out = [n for n, happened in enumerate(played.moves) if winner is not None and WentOut(winner) in happened]
        return out[-1] if out else -1

    def _count(self, happened: Sequence[Event]) -> None:
        for event in happened:
            match event:
                case Drew(seat=self.seat, count=count, cause=cause):
                    self.drawn[cause] += count
                case Called(seat=self.seat, late=late):
                    self.calls["late" if late else "made"] += 1
                case WindowOpened(seat=self.seat):
                    self.calls["missed"] += 1
                case CalledOut(seat=self.seat):
                    self.calls["caught"] += 1
                case CalledOut(by=self.seat):
                    self.calls["noticed"] += 1
                case Laid(seat=self.seat, cards=cards):
                    kind = self._kind(CODES.index(cards[-1]))
                    back = int(_brings_back(happened))
                    self.laid["comeback"] += back
                    if kind != NOTHING:
                        self.laid[kind] += len(cards) - back

    def _own(self, before: Round, happened: Sequence[Event]) -> None:
        """A move of the seat: with it a turn begins, unless it lays or keeps what it has just drawn (R8)."""
        if any(isinstance(event, Called | CalledOut) for event in happened):
            return
        if before.drawn < 0:
            self.turns.append(([], []))
        lays, suffered = self.turns[-1]
        for event in happened:
            match event:
                case Laid(cards=cards):
                    lays += self._did(before, happened, [CODES.index(code) for code in cards])
                case Drew(seat=self.seat, cause="penalty", count=count) if count:
                    suffered.append(self._kind(before.top))
                case Stood():
                    suffered.append("skip")
                case Drew(cause="turn") | Passed() if self._no_card_for_the_wish(before):
                    suffered.append(self._kind(before.top))

    def _no_card_for_the_wish(self, before: Round) -> bool:
        return before.wish != NO_WISH and not before.hand(self.seat) & before.fit

    def _missed(self, happened: Sequence[Event]) -> None:
        """What others' moves, or the first card, did to the seat at once."""
        for event in happened:
            match event:
                case Skipped(seat=self.seat):
                    self.turns.append(([], ["skip"]))
                case CameBack(seat=self.seat):
                    self.turns[-1][1].append("comeback")

    def _did(self, before: Round, happened: Sequence[Event], cards: Sequence[int]) -> list[str]:
        """What a lay of the seat did: one special card, or nothing."""
        kind = self._kind(cards[-1])
        if _brings_back(happened):
            return ["comeback"]
        if kind == NOTHING:
            return []
        if WentOut(self.seat) in happened and not self.tables.comeback:
            did = _by_its_power(before, cards[0], self.tables)
        elif kind == "reverse":
            did = sum(before.inside >> seat & 1 for seat in range(before.seats)) > 2 and len(cards) % 2 == 1
        elif self.tables.effects[cards[-1]] == PASSES_OVER:
            did = any(isinstance(event, Skipped) for event in happened)
        else:
            did = True
        return [kind] if did else []

    def _kind(self, card: int) -> str:
        if self.tables.effects[card] == OWES and card == KING_OF_SPADES:
            return "king"
        return _KINDS.get(self.tables.effects[card], NOTHING)

    def _decided(self) -> str:
        for lays, suffered in reversed(self.turns[-2:]):
            told = lays if self.ended == "won" else suffered
            if told:
                return told[-1]
        return NOTHING


def _brings_back(happened: Sequence[Event]) -> bool:
    return any(isinstance(event, CameBack) for event in happened)


def _by_its_power(before: Round, card: int, tables: Tables) -> bool:
    """Whether a card that may be laid would not fit if it were an ordinary one of its suit and rank."""
    if before.penalty or before.skip:
        return True
    if tables.effects[card] not in (WISHES_SUIT, WISHES_RANK):
        return False
    if before.wish == NO_WISH:
        return before.top // 4 != card // 4 and before.top % 4 != card % 4
    return before.wish != (card % 4 if before.wish < WISH_RANK else WISH_RANK + card // 4)


# --- reading and writing ---


def dump(one: Summary) -> dict[str, object]:
    """Return a summary as JSON values; `load` makes the same summary of them."""
    return {"version": SUMMARY_VERSION, **asdict(one)}


def load(data: object) -> Summary:
    """Return the summary that JSON values describe; raises InputError, saying what was expected."""
    fields = dict(read_object(data, "summary"))
    version = fields.pop("version", None)
    if version == 1:
        fields.setdefault("winners", 1)
    elif version != SUMMARY_VERSION:
        raise InputError("version", f"version of a summary: 1 or {SUMMARY_VERSION} expected")
    if set(fields) != set(Summary.__slots__):
        raise InputError("fields", f"summary with other fields: {', '.join(Summary.__slots__)} expected")
    seats = read_number(fields["players"], "players", 2, SEAT_LIMIT)
    ended = read_number(fields["ended"], "ended", 0, LATEST_MS)
    one = Summary(
        id=_identifier(fields["id"]),
        ended=ended,
        day=_day(fields["day"], ended),
        where=_word(fields["where"], "where", PLACES_PLAYED),
        preset=_word(fields["preset"], "preset", tuple(PRESETS)),
        house=_bool(fields["house"], "house"),
        format=_word(fields["format"], "format", tuple(FORMATS)),
        players=seats,
        winners=read_number(fields["winners"], "winners", 1, seats - 1),
        level=_word(fields["level"], "level", STRENGTHS),
        result=_word(fields["result"], "result", RESULTS),
        place=read_number(fields["place"], "place", 1, seats),
        rounds=_counted(fields["rounds"], "rounds", ENDS),
        moves=read_number(fields["moves"], "moves", 0, MOST_COUNTED),
        drawn=_counted(fields["drawn"], "drawn", CAUSES),
        laid=_by_end(fields["laid"], "laid", SPECIALS),
        decided=_by_end(fields["decided"], "decided", (*SPECIALS, NOTHING)),
        calls=_counted(fields["calls"], "calls", CALLS),
    )
    for end in ("won", "lost"):
        if sum(one.decided[end].values()) != one.rounds.get(end, 0):
            raise InputError("decided", f"decided: each round {end} once expected")
    return one


def _word(data: object, where: str, words: Sequence[str]) -> str:
    if not isinstance(data, str) or data not in words:
        raise InputError("word", f"{where}: one of {', '.join(words)} expected, {shown(data)} given")
    return data


def _bool(data: object, where: str) -> bool:
    if not isinstance(data, bool):
        raise InputError("bool", f"{where}: true or false expected, {shown(data)} given")
    return data


def _identifier(data: object) -> str:
    if not isinstance(data, str) or not _ID.fullmatch(data):
        raise InputError("id", f"id: 32 hexadecimal digits expected, {shown(data)} given")
    return data


def _day(data: object, ended: int) -> str:
    """A date, as it is written in a table, that clocks somewhere may have shown then."""
    try:
        day = date.fromisoformat(data) if isinstance(data, str) else None
    except ValueError:
        day = None
    there = date(1970, 1, 1) + timedelta(milliseconds=ended)
    if day is None or day.isoformat() != data or abs((day - there).days) > 1:
        raise InputError("day", f"day: {there.isoformat()}, as ended says, expected, {shown(data)} given")
    return day.isoformat()


def _counted(data: object, where: str, words: Sequence[str]) -> dict[str, int]:
    counts = read_object(data, where)
    return {_word(word, where, words): read_number(counts[word], where, 1, MOST_COUNTED) for word in sorted(counts)}


def _by_end(data: object, where: str, words: Sequence[str]) -> dict[str, Mapping[str, int]]:
    ends = read_object(data, where)
    if set(ends) != {"won", "lost"}:
        raise InputError("fields", f"{where}: won and lost expected, {shown(data)} given")
    return {end: _counted(ends[end], where, words) for end in ("won", "lost")}
