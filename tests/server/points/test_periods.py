"""ISO weeks, months and years in Europe/Prague, at their edges."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prsi.server.points.periods import Kind, day_of, parse_period, period_of


def utc(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("moment", "day", "week", "month", "year"),
    [
        # winter: Prague is an hour ahead, so the last half hour of UTC's year is the new year there ...
        ("2026-12-31T23:30:00", "2027-01-01", "2026-W53", "2027-01", "2027"),
        ("2026-12-31T22:59:59", "2026-12-31", "2026-W53", "2026-12", "2026"),
        # ... and 3 January 2027, a Sunday, is still the 53rd week of 2026
        ("2027-01-03T22:59:59", "2027-01-03", "2026-W53", "2027-01", "2027"),
        ("2027-01-03T23:00:00", "2027-01-04", "2027-W01", "2027-01", "2027"),
        # 30 December 2024, a Monday, is in the first week of 2025, but in the year 2024
        ("2024-12-29T23:00:00", "2024-12-30", "2025-W01", "2024-12", "2024"),
        # summer: two hours
        ("2026-06-30T22:00:00", "2026-07-01", "2026-W27", "2026-07", "2026"),
        ("2026-06-30T21:59:59", "2026-06-30", "2026-W27", "2026-06", "2026"),
        # 29 March 2026: the day that has 23 hours, from 23:00 to 22:00 UTC
        ("2026-03-28T22:59:59", "2026-03-28", "2026-W13", "2026-03", "2026"),
        ("2026-03-28T23:00:00", "2026-03-29", "2026-W13", "2026-03", "2026"),
        ("2026-03-29T21:59:59", "2026-03-29", "2026-W13", "2026-03", "2026"),
        ("2026-03-29T22:00:00", "2026-03-30", "2026-W14", "2026-03", "2026"),
        # 25 October 2026: the day that has 25 hours, from 22:00 to 23:00 UTC
        ("2026-10-24T21:59:59", "2026-10-24", "2026-W43", "2026-10", "2026"),
        ("2026-10-24T22:00:00", "2026-10-25", "2026-W43", "2026-10", "2026"),
        ("2026-10-25T22:59:59", "2026-10-25", "2026-W43", "2026-10", "2026"),
        ("2026-10-25T23:00:00", "2026-10-26", "2026-W44", "2026-10", "2026"),
    ],
)
def test_a_moment_belongs_to_the_periods_that_prague_is_in(
    moment: str, day: str, week: str, month: str, year: str
) -> None:
    found = day_of(utc(moment))
    kinds: tuple[Kind, ...] = ("week", "month", "year")
    assert (str(found), *[period_of(kind, found).key for kind in kinds]) == (day, week, month, year)


@pytest.mark.parametrize(
    ("kind", "text", "ends"),
    [
        ("week", "2026-W13", "2026-03-29T22:00:00"),  # midnight on the Monday, summer time by then
        ("week", "2026-W43", "2026-10-25T23:00:00"),
        ("month", "2026-12", "2026-12-31T23:00:00"),
        ("month", "2026-02", "2026-02-28T23:00:00"),
        ("year", "2026", "2026-12-31T23:00:00"),
    ],
)
def test_a_period_ends_at_midnight_in_prague(kind: Kind, text: str, ends: str) -> None:
    assert parse_period(kind, text).ends_ms == utc(ends)


@given(st.dates(date(2000, 1, 10), date(2999, 12, 1)), st.sampled_from(["week", "month", "year"]))
def test_periods_follow_each_other_without_gap_and_are_found_by_their_key(day: date, kind: Kind) -> None:
    period = period_of(kind, day)
    assert period.first <= day < period.end
    assert period_of(kind, period.end).first == period.end
    assert parse_period(kind, period.key) == period == parse_period(kind, str(day))


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("week", "2027-W53"),  # 2027 has 52 weeks
        ("week", "2026-W00"),
        ("week", "2026-12"),
        ("month", "2026-13"),
        ("month", "2026-W53"),
        ("month", ""),
        ("year", "26"),
        ("year", "2026-02-30"),
        ("year", "0000"),
        ("year", "9999"),
        ("year", "٢٠٢٦"),
        ("week", "2026-12-31T00:00:00"),
    ],
)
def test_what_names_no_period_is_refused_with_an_example(kind: Kind, text: str) -> None:
    with pytest.raises(ValueError, match=r"such as 20"):
        parse_period(kind, text)
