"""Leaderboards and own statistics, from matches put together by hand; and the matches themselves."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, delete, update

from prsi.server.people.schema import player
from prsi.server.points.boards import board
from prsi.server.points.ledger import PlayedRound, enter_opening, record_match, record_round
from prsi.server.points.matches import match_of, matches_of, record_text
from prsi.server.points.periods import parse_period
from prsi.server.points.statistics import Opponent, Streak, statistics
from tests.server.points.games import DAY, NOON, RECORD, end, match, person, prague, result

MINUTE = 60_000


@pytest.fixture
def names(connection: Connection) -> dict[str, str]:
    """Three players, id by name."""
    return {name: person(connection, name) for name in ("Anna", "Ben", "Cyril")}


def test_a_leaderboard_sums_its_period_alone_and_ranks_equals_alike(
    connection: Connection, names: dict[str, str]
) -> None:
    a, b, c = names.values()
    end(connection, "1", result([a, b]), prague("2026-12-31T23:59:59"))
    end(connection, "2", result([b, a]), prague("2027-01-01T00:00:00"))
    end(connection, "3", result([c, a]), prague("2027-01-03T12:00:00"))
    end(connection, "4", result([c, a]), prague("2027-01-04T00:00:00"))

    def of(kind: str, key: str) -> list[tuple[int, str, int, int, int]]:
        rows = board(connection, parse_period(kind, key)).rows  # type: ignore[arg-type]
        return [(row.place, row.name, row.points, row.matches, row.wins) for row in rows]

    # the 53rd week of 2026 has matches 1 to 3: Anna 10 + 1 + 1, Ben 1 + 10, Cyril 10
    assert of("week", "2026-W53") == [(1, "Anna", 12, 3, 1), (2, "Ben", 11, 2, 1), (3, "Cyril", 10, 1, 1)]
    assert of("month", "2026-12") == [(1, "Anna", 10, 1, 1), (2, "Ben", 1, 1, 0)]
    assert of("year", "2027") == [(1, "Cyril", 20, 2, 2), (2, "Ben", 10, 1, 1), (3, "Anna", 3, 3, 0)]
    assert of("week", "2027-W01") == [(1, "Cyril", 10, 1, 1), (2, "Anna", 1, 1, 0)]
    assert of("week", "2027-W02") == []


def test_equal_sums_share_a_place_and_the_next_one_is_counted_on(connection: Connection, names: dict[str, str]) -> None:
    a, b, c = names.values()
    end(connection, "1", result([a, b, c], ((0, 1), (2,))))
    assert [(row.place, row.points) for row in board(connection, parse_period("year", "2026")).rows] == [
        (1, 10),
        (1, 10),
        (3, 1),
    ]


def test_the_own_row_is_there_even_below_the_end_of_the_list(connection: Connection, names: dict[str, str]) -> None:
    a, b, c = names.values()
    end(connection, "1", result([a, b, c]))
    shown = board(connection, parse_period("month", "2026-11"), own=c, limit=1)
    assert [row.name for row in shown.rows] == ["Anna"]
    assert shown.own is not None
    assert (shown.own.place, shown.own.points, shown.own.level) == (3, 1, 2)
    assert shown.players == 3


def test_nobody_is_on_a_leaderboard_without_a_point(connection: Connection, names: dict[str, str]) -> None:
    a, b, _ = names.values()
    end(connection, "1", result([a, b], left=b))
    shown = board(connection, parse_period("week", "2026-W49"), own=b)
    assert [row.name for row in shown.rows] == ["Anna"]
    assert shown.own is None


def test_opening_entries_count_on_the_board_of_their_period_as_no_match(
    connection: Connection, names: dict[str, str]
) -> None:
    enter_opening(connection, "x", names["Ben"], 70, NOON)
    row = board(connection, parse_period("year", "2026")).rows[0]
    assert (row.name, row.points, row.matches, row.wins) == ("Ben", 70, 0, 0)


def test_who_is_gone_stands_there_without_a_name(connection: Connection, names: dict[str, str]) -> None:
    a, b, _ = names.values()
    end(connection, "1", result([a, b]))
    connection.execute(delete(player).where(player.c.id == a))
    assert [row.name for row in board(connection, parse_period("year", "2026")).rows] == ["", "Ben"]


def test_statistics_are_those_of_the_matches(connection: Connection, names: dict[str, str]) -> None:
    """Four matches against people and one against the computer, added up by hand for Anna."""
    a, b, c = names.values()
    penalties = {"1": (4, 2), "2": (6, 0), "3": (0, 8, 2), "4": (2, 2), "5": (12, 0)}
    times = {"1": (60, 20), "2": (120, 30), "3": (90, 25), "4": (30, 10), "5": (600, 99)}
    played = {
        "1": (result([a, b]), "prsi"),
        "2": (result([a, b]), "prsi"),
        "3": (result([a, b, c], ((2,), (0,), (1,))), "mau-mau"),
        "4": (result([a, b], left=a), "prsi"),
        "5": (result([a, None]), "prsi"),
    }
    for number, (how, preset) in played.items():
        seconds, turns = times[number]
        record_round(connection, number, PlayedRound(1, seconds * 1000, turns, penalties[number]))
        at = NOON + int(number) * MINUTE - (21 * DAY if number == "1" else 0)
        record_match(connection, match(number, how, preset), at)
    found = statistics(connection, a, NOON + DAY)

    people = found.people.tally
    assert (people.matches, people.won, people.drawn, people.left, people.rounds) == (4, 2, 0, 1, 4)
    assert people.average_round_ms == (60 + 120 + 90 + 30) * 1000 // 4
    assert people.average_round_turns == pytest.approx((20 + 30 + 25 + 10) / 4, abs=0.06)
    assert people.longest_penalty == 6
    assert found.people.places == {1: 2, 2: 1}
    assert found.people.streak == Streak(now=0, best=2)
    assert [(one.preset, one.tally.matches, one.tally.longest_penalty) for one in found.people.by_preset] == [
        ("mau-mau", 1, 0),
        ("prsi", 3, 6),
    ]
    # first, first, second of three, left
    assert found.points == 10 + 10 + 4 + 0
    weeks = {week.week: (week.matches, week.won, week.points) for week in found.people.weeks if week.matches}
    assert weeks == {"2026-W46": (1, 1, 10), "2026-W49": (3, 1, 14)}
    assert len(found.people.weeks) == 26
    assert found.people.weeks[-1].week == "2026-W49"
    # Ben was worse twice, worse once more in match 3, and better when Anna left; Cyril was better once.
    assert found.opponents == (
        Opponent(b, "Ben", "jarka", matches=4, better=3, worse=1),
        Opponent(c, "Cyril", "jarka", matches=1, better=0, worse=1),
    )
    assert found.level == 3
    assert [one.name for one in found.milestones if one.at is not None] == ["first_match", "first_win"]
    assert found.rating.matches == 4
    assert [at for at, _ in found.rating.history] == sorted(at for at, _ in found.rating.history)
    assert found.rating.history[-1][1] == found.rating.value

    practice = found.practice
    assert (practice.tally.matches, practice.tally.won, practice.tally.longest_penalty) == (1, 1, 12)
    assert sum(week.points for week in practice.weeks) == 0


def test_who_has_not_played_has_empty_statistics(connection: Connection, names: dict[str, str]) -> None:
    found = statistics(connection, names["Anna"], NOON)
    assert (found.level, found.points, found.rating.value, found.rating.matches) == (1, 0, 1500, 0)
    assert (found.people.tally.matches, found.people.tally.average_round_ms, found.opponents) == (0, 0, ())


def test_a_finished_match_is_shown_to_those_who_played_it_and_to_nobody_else(
    connection: Connection, names: dict[str, str]
) -> None:
    a, b, c = names.values()
    end(connection, "1", result([a, b, None], ((1,), (0,), (2,))))
    shown = match_of(connection, a, "1")
    assert shown is not None
    assert (shown.points, shown.people, shown.record, shown.drawn) == (4, 2, True, False)
    assert [(seat.name, seat.mine, seat.place, seat.won) for seat in shown.seats] == [
        ("Anna", True, 2, False),
        ("Ben", False, 1, True),
        ("Karel", False, 3, False),
    ]
    assert record_text(connection, b, "1") == RECORD
    assert match_of(connection, c, "1") is None
    assert record_text(connection, c, "1") is None
    assert matches_of(connection, c) == []


def test_a_name_that_was_taken_away_does_not_live_on_in_old_matches(
    connection: Connection, names: dict[str, str]
) -> None:
    a, b, _ = names.values()
    end(connection, "1", result([a, b]))
    connection.execute(update(player).where(player.c.id == b).values(name="Renamed"))
    shown = match_of(connection, a, "1")
    assert shown is not None
    assert [seat.name for seat in shown.seats] == ["Anna", "Renamed"]


def test_the_list_of_matches_is_turned_page_by_page(connection: Connection, names: dict[str, str]) -> None:
    """Matches that ended in one millisecond too are all there, each once."""
    a, b, _ = names.values()
    for number in range(7):
        end(connection, f"m{number}", result([a, b]), NOON + number // 3)
    pages: list[str] = []
    last = None
    while page := matches_of(connection, a, last, limit=2):
        pages += [one.id for one in page]
        last = page[-1].id
    assert pages == ["m6", "m5", "m4", "m3", "m2", "m1", "m0"]
    with pytest.raises(LookupError):
        matches_of(connection, a, "of somebody else")
