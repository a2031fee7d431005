"""Days, ISO weeks, months and years in Europe/Prague: what a leaderboard is of."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, Literal
from zoneinfo import ZoneInfo

ZONE: Final = ZoneInfo("Europe/Prague")

Kind = Literal["week", "month", "year"]

_KEYS: Final = {
    "week": re.compile(r"(\d{4})-W(\d{2})"),
    "month": re.compile(r"(\d{4})-(\d{2})"),
    "year": re.compile(r"(\d{4})"),
}
_DAY: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})")


@dataclass(frozen=True, slots=True)
class Period:
    """A period by its key (`2026-W53`, `2026-12`, `2026`), its first day, and the first day after it."""

    kind: Kind
    key: str
    first: date
    end: date

    @property
    def ends_ms(self) -> int:
        """The moment after the period, in Unix milliseconds: midnight in Prague, whatever the season."""
        return int(datetime.combine(self.end, time(), ZONE).timestamp() * 1000)


def day_of(at_ms: int) -> date:
    """Return the day in Prague of a moment in Unix milliseconds."""
    return datetime.fromtimestamp(at_ms / 1000, UTC).astimezone(ZONE).date()


def period_of(kind: Kind, day: date) -> Period:
    """Return the week (ISO: Monday to Sunday, and of the year its Thursday is in), month or year that a day is in."""
    match kind:
        case "week":
            iso = day.isocalendar()
            first = day - timedelta(days=iso.weekday - 1)
            return Period(kind, f"{iso.year:04}-W{iso.week:02}", first, first + timedelta(days=7))
        case "month":
            first = day.replace(day=1)
            return Period(kind, f"{day.year:04}-{day.month:02}", first, (first + timedelta(days=31)).replace(day=1))
        case "year":
            first = day.replace(month=1, day=1)
            return Period(kind, f"{day.year:04}", first, first.replace(year=day.year + 1))


def parse_period(kind: Kind, text: str) -> Period:
    """Return the period that a key of its kind or any day of it (`2026-12-31`) names.

    Raises ValueError for anything else, saying what was expected.
    """
    problem = ValueError(f"{kind}: {text[:40]!r} given, {_example(kind)} or a day such as 2026-12-31 expected")
    if len(text) > 10 or not text.isascii():
        raise problem
    try:
        if found := _DAY.fullmatch(text):
            day = date(*map(int, found.groups()))
        elif found := _KEYS[kind].fullmatch(text):
            year, number = int(found[1]), int(found[2]) if kind != "year" else 1
            day = date.fromisocalendar(year, number, 4) if kind == "week" else date(year, number, 1)
        else:
            raise problem
    except ValueError:
        raise problem from None
    if not 2000 <= day.year <= 2999:
        raise problem
    return period_of(kind, day)


def _example(kind: Kind) -> str:
    return {"week": "a week such as 2026-W53", "month": "a month such as 2026-12", "year": "a year such as 2026"}[kind]
