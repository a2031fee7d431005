"""Practice statistics: what the summaries of many matches come to, and the files that hold them.

What a summary holds, and which special card is said to have decided a round, is told in `prsi.learn.summary`.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from prsi.bots.arena import wilson
from prsi.learn.errors import InputError
from prsi.learn.summary import CALLS, CAUSES, ENDS, NOTHING, SPECIALS, STRENGTHS, Summary, dump, load
from prsi.rules.json_text import read_json
from prsi.rules.ruleset import PRESETS
from prsi.rules.shown import shown

FILE_VERSION: Final = 1
"""Version of a file of summaries."""

FILE_KIND: Final = "prsi statistics"
MOST_SIGNS: Final = 16_000_000
"""Signs of a file: some tens of thousands of matches, more than anybody plays."""

MOST_SUMMARIES: Final = 20_000
RECENT: Final = 40
"""Matches whose results are told one by one."""

MOST_WEEKS: Final = 26
MOST_MONTHS: Final = 36
MOST_YEARS: Final = 200


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of matches won, with its Wilson 95 % interval; ``even`` is what equal players would win of them."""

    matches: int
    won: int
    share: float
    low: float
    high: float
    even: float


@dataclass(frozen=True, slots=True)
class ByRuleset:
    """The matches of a preset, with or without house rules."""

    preset: str
    house: bool
    rate: Rate


@dataclass(frozen=True, slots=True)
class ByStrength:
    """The matches against opponents of a strength."""

    level: str
    rate: Rate


@dataclass(frozen=True, slots=True)
class Period:
    """A week from its Monday, a month or a year from its first day; ``rate`` is None where nothing was played."""

    begins: str
    rate: Rate | None


@dataclass(frozen=True, slots=True)
class Match:
    """One of the latest matches."""

    day: str
    result: str
    place: int
    players: int


@dataclass(frozen=True, slots=True)
class Decider:
    """A special card: how many rounds it decided that were won and that were lost, how often it was laid in them."""

    kind: str
    won: int
    lost: int
    laid_won: int
    laid_lost: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """What matches come to; empty lists and zeros where there are none.

    ``unit`` is what a period is: week, month or year. ``streak`` is matches won one after the other: now, and most
    ever. ``recent`` are the latest matches, oldest first. ``moves`` is the usual length of a match: the middle one's.
    """

    rate: Rate
    drawn_matches: int
    rounds: Mapping[str, int]
    by_ruleset: tuple[ByRuleset, ...]
    by_strength: tuple[ByStrength, ...]
    unit: str
    periods: tuple[Period, ...]
    streak: tuple[int, int]
    recent: tuple[Match, ...]
    deciders: tuple[Decider, ...]
    moves: int
    moves_a_round: float
    drawn: Mapping[str, int]
    drawn_a_round: float
    calls: Mapping[str, int]


def statistics(
    summaries: Iterable[Summary], ruleset: tuple[str, bool] | None = None, level: str | None = None
) -> Statistics:
    """Return what matches come to: all, or those of a ruleset (preset, house rules) and against a strength.

    The same match counts once, however often it is there; the order does not matter.
    """
    chosen = [
        one for one in merged(summaries) if ruleset in (None, (one.preset, one.house)) and level in (None, one.level)
    ]
    days = {one.id: date.fromisoformat(one.day) for one in chosen}
    unit, begins = _periods(list(days.values()))
    within: dict[date, list[Summary]] = {first: [] for first in begins}
    for one in chosen:
        within[_begin(days[one.id], unit)].append(one)
    rounds = _summed(one.rounds for one in chosen)
    moves = sorted(one.moves for one in chosen)
    drawn = _summed(one.drawn for one in chosen)
    count = max(1, sum(rounds.values()))
    played = {(one.preset, one.house) for one in chosen}
    presets = [(preset, house) for preset in PRESETS for house in (False, True) if (preset, house) in played]
    return Statistics(
        rate=_rate(chosen),
        drawn_matches=sum(one.result == "drawn" for one in chosen),
        rounds=rounds,
        by_ruleset=tuple(
            ByRuleset(*pair, _rate([one for one in chosen if (one.preset, one.house) == pair])) for pair in presets
        ),
        by_strength=tuple(
            ByStrength(name, _rate(against))
            for name in STRENGTHS
            if (against := [one for one in chosen if one.level == name])
        ),
        unit=unit,
        periods=tuple(
            Period(first.isoformat(), _rate(matches) if matches else None) for first, matches in within.items()
        ),
        streak=_streak(chosen),
        recent=tuple(Match(one.day, one.result, one.place, one.players) for one in chosen[-RECENT:]),
        deciders=tuple(_deciders(chosen)),
        moves=moves[(len(moves) - 1) // 2] if moves else 0,
        moves_a_round=round(sum(moves) / count, 1),
        drawn=drawn,
        drawn_a_round=round(sum(drawn.values()) / count, 1),
        calls=_summed(one.calls for one in chosen),
    )


def merged(summaries: Iterable[Summary]) -> list[Summary]:
    """Return each match once, oldest first; of two tellings of one the later stays, whatever the order."""
    kept: dict[str, Summary] = {}
    for one in summaries:
        other = kept.get(one.id)
        if other is None or (one.ended, _written(one)) > (other.ended, _written(other)):
            kept[one.id] = one
    return sorted(kept.values(), key=lambda one: (one.ended, one.id))


def _rate(matches: Sequence[Summary]) -> Rate:
    won = sum(one.result == "won" for one in matches)
    count = max(1, len(matches))
    low, high = wilson(won, len(matches))
    even = sum(one.winners / one.players for one in matches) / count
    return Rate(len(matches), won, won / count, low, high, even)


def _streak(matches: Sequence[Summary]) -> tuple[int, int]:
    now = best = 0
    for one in matches:
        now = now + 1 if one.result == "won" else 0
        best = max(best, now)
    return now, best


def _deciders(matches: Sequence[Summary]) -> Iterable[Decider]:
    """Those special cards that were laid or decided anything, the one that decided most first, then what none did."""
    decided = {end: _summed(one.decided[end] for one in matches) for end in ("won", "lost")}
    laid = {end: _summed(one.laid[end] for one in matches) for end in ("won", "lost")}
    told = [
        Decider(kind, *(counted[end].get(kind, 0) for counted in (decided, laid) for end in ("won", "lost")))
        for kind in (*SPECIALS, NOTHING)
    ]
    present = [one for one in told if one.won or one.lost or one.laid_won or one.laid_lost]
    return sorted(present, key=lambda one: (one.kind == NOTHING, -one.won - one.lost))


def _summed(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for one in counts:
        total.update(one)
    return dict(sorted(total.items()))


def _begin(day: date, unit: str) -> date:
    if unit == "week":
        return day - timedelta(days=day.weekday())
    return day.replace(day=1) if unit == "month" else day.replace(month=1, day=1)


def _periods(days: Sequence[date]) -> tuple[str, list[date]]:
    """The shortest unit in which the days are not too many periods, and all periods from the first day to the last."""
    if not days:
        return "week", []
    for unit, most in (("week", MOST_WEEKS), ("month", MOST_MONTHS), ("year", MOST_YEARS)):
        begins = [_begin(min(days), unit)]
        while begins[-1] < _begin(max(days), unit) and len(begins) <= most:
            begins.append(_begin(begins[-1] + timedelta(days={"week": 7, "month": 31, "year": 366}[unit]), unit))
        if len(begins) <= most:
            break
    return unit, begins


# --- files ---


def _written(one: Summary) -> str:
    return json.dumps(dump(one), sort_keys=True)


def write_file(summaries: Iterable[Summary]) -> str:
    """Return the text of a file of summaries, each once; `read_file` reads it."""
    rows = ",\n".join(json.dumps(dump(one), ensure_ascii=False) for one in merged(summaries))
    return f'{{"kind": "{FILE_KIND}", "version": {FILE_VERSION}, "summaries": [\n{rows}\n]}}\n'


def read_file(text: str) -> list[Summary]:
    """Return the summaries of a file, each once; raises InputError for any text that is none, whole or in part."""
    if len(text) > MOST_SIGNS:
        raise InputError("too_long", f"{len(text)} signs given, at most {MOST_SIGNS} expected")
    try:
        fields = read_json(text)
    except ValueError:
        raise InputError("malformed", "a file of statistics expected, no JSON found") from None
    if not isinstance(fields, dict) or fields.get("kind") != FILE_KIND:
        raise InputError("malformed", f"an object of the kind {FILE_KIND} expected, {shown(fields)} given")
    if fields.get("version") != FILE_VERSION:
        raise InputError("version", f"version: {FILE_VERSION} expected, {shown(fields.get('version'))} given")
    rows = fields.get("summaries")
    if not isinstance(rows, list) or len(rows) > MOST_SUMMARIES:
        raise InputError("malformed", f"summaries: a list of at most {MOST_SUMMARIES} expected")
    return merged(load(row) for row in rows)


def write_csv(summaries: Iterable[Summary]) -> str:
    """Return a table for a spreadsheet, a line a match; every cell is a number or a word of ours."""
    rows = [_COLUMNS, *([_cell(one, column) for column in _COLUMNS] for one in merged(summaries))]
    return "".join(",".join(row) + "\r\n" for row in rows)


_COLUMNS: Final = (
    *("id", "day", "where", "preset", "house", "format", "players", "winners", "level", "result", "place", "moves"),
    *(f"rounds.{end}" for end in ENDS),
    *(f"drawn.{cause}" for cause in CAUSES),
    *(f"calls.{call}" for call in CALLS),
    *(f"laid.{end}.{kind}" for end in ("won", "lost") for kind in SPECIALS),
    *(f"decided.{end}.{kind}" for end in ("won", "lost") for kind in (*SPECIALS, NOTHING)),
)


def _cell(one: Summary, column: str) -> str:
    name, *keys = column.split(".")
    value = getattr(one, name)
    for key in keys:
        value = value.get(key, 0)
    return str(value).lower()
