"""The ledger, on SQLite and PostgreSQL: a match is paid once, the cap holds, nothing is calculated again."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date
from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, Engine, func, select

from prsi.server.points import ledger as module
from prsi.server.points import rules
from prsi.server.points.ledger import enter_opening, export, forget
from prsi.server.points.rules import RULES, Result, Rule
from prsi.server.points.schema import (
    TABLES,
    finished_match,
    ledger,
    match_seat,
    milestone,
    opponent,
    played_round,
    standing,
)
from tests.server.points.games import DAY, NOON, end, points, prague, result

CAP = RULES[0].pair_cap


def test_a_match_is_paid_once_however_often_its_end_is_stored(connection: Connection) -> None:
    """A node may die after the commit and before it knows of it, and another then tries again."""
    assert end(connection, "t-1", result(["A", "B"]))
    before = {table.name: connection.execute(select(table)).all() for table in TABLES}
    assert not end(connection, "t-1", result(["A", "B"]), NOON + 5000)
    assert not end(connection, "t-1", result(["A", "B"], ((1,), (0,))), NOON + DAY)
    assert {name: rows for name, rows in before.items() if name != "played_round"} == {
        table.name: connection.execute(select(table)).all() for table in TABLES if table is not played_round
    }
    assert points(connection) == {"A": 10, "B": 1}


def test_a_row_says_by_which_rule_when_and_in_which_periods_it_was_earned(connection: Connection) -> None:
    """The first half hour of 2027 in Prague: still the last week of 2026."""
    end(connection, "t-1", result(["A", "B", "C"], left="B"), prague("2027-01-01T00:30:00"))
    rows = {row.player_id: row for row in connection.execute(select(ledger))}
    first = rows["A"]
    assert (first.day, first.week, first.month, first.year) == ("2027-01-01", "2026-W53", "2027-01", "2027")
    assert (first.rule, first.points, first.place, first.won) == (1, 10, 1, True)
    assert (rows["B"].points, rows["B"].place, rows["B"].won) == (0, None, False)
    assert rows["A"].mu > rows["C"].mu > rows["B"].mu


def test_a_match_of_one_person_leaves_no_points_no_rating_and_no_milestone(connection: Connection) -> None:
    """Practice is kept apart, and counts for nothing else."""
    end(connection, "t-1", result(["A", None]))
    for table in (ledger, standing, milestone, opponent):
        assert connection.execute(select(func.count()).select_from(table)).scalar_one() == 0
    assert set(connection.execute(select(match_seat.c.player_id)).scalars()) == {"A", ""}


def test_the_cap_holds_for_a_day_in_prague_and_not_for_24_hours(connection: Connection) -> None:
    evening = prague("2026-11-30T23:59:00")
    for number in range(CAP + 3):
        end(connection, f"t-{number}", result(["A", "B"]), evening)
    assert points(connection) == {"A": 10 * CAP, "B": CAP}
    end(connection, "next", result(["A", "B"]), evening + 60_000)
    assert points(connection) == {"A": 10 * (CAP + 1), "B": CAP + 1}


def test_a_match_beyond_the_cap_is_kept_but_changes_neither_rating_nor_milestones(connection: Connection) -> None:
    for number in range(CAP):
        end(connection, f"t-{number}", result(["A", "B"]))
    stands = connection.execute(select(standing)).all()
    end(connection, "more", result(["A", "B"]))
    assert connection.execute(select(standing)).all() == stands
    capped = connection.execute(select(ledger).where(ledger.c.source == "more")).all()
    assert [(row.points, row.counts, row.mu) for row in capped] == [(0, False, None)] * 2
    assert connection.execute(select(func.count()).select_from(finished_match)).scalar_one() == CAP + 1


def test_the_cap_of_one_pair_takes_nothing_from_another(connection: Connection) -> None:
    for number in range(CAP + 1):
        end(connection, f"t-{number}", result(["A", "B"]))
    end(connection, "other", result(["A", "C"]))
    assert points(connection) == {"A": 10 * (CAP + 1), "B": CAP, "C": 1}


def test_a_new_rule_pays_from_its_day_on_and_leaves_alone_what_was_earned(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A changed rule has a date, and nothing earned before it is recalculated."""
    later = Rule(2, date(2026, 12, 1), first=20, second=8, other=2, drawn=2, pair_cap=CAP)
    monkeypatch.setattr(rules, "RULES", (*RULES, later))
    end(connection, "old", result(["A", "B"]), prague("2026-11-30T23:59:59"))
    end(connection, "new", result(["A", "B"]), prague("2026-12-01T00:00:00"))
    rows = connection.execute(select(ledger.c.rule, ledger.c.points).order_by(ledger.c.at, ledger.c.points)).all()
    assert [tuple(row) for row in rows] == [(1, 1), (1, 10), (2, 2), (2, 20)]


def test_milestones_are_reached_by_matches_that_count_and_were_played_to_the_end(connection: Connection) -> None:
    end(connection, "1", result(["A", "B"], left="A"))

    def reached(player: str) -> list[str]:
        wanted = select(milestone.c.name).where(milestone.c.player_id == player)
        return sorted(connection.execute(wanted).scalars())

    assert reached("A") == []
    assert reached("B") == ["first_match"]
    end(connection, "2", result(["A", "B", "C", "D"]))
    assert reached("A") == ["first_match", "first_win", "three_opponents"]
    for number in range(4):
        end(connection, f"w{number}", result(["A", "B"]))
    assert reached("A") == ["first_match", "first_win", "five_wins", "three_opponents"]


def test_a_drawn_match_is_no_win(connection: Connection) -> None:
    end(connection, "1", result(["A", "B"], ((0, 1),), drawn=True))
    assert set(connection.execute(select(milestone.c.name)).scalars()) == {"first_match"}
    assert points(connection) == {"A": 1, "B": 1}


def test_rounds_add_up_in_their_match_and_are_gone_with_its_end(connection: Connection) -> None:
    rounds = [(1, 60_000, 20, (4, 2)), (2, 90_000, 31, (2, 8))]
    for number, ms, turns, penalties in (*rounds, rounds[0]):  # the first one a second time, as after a crash
        module.record_round(connection, "t-1", module.PlayedRound(number, ms, turns, penalties))
    end(connection, "t-1", result(["A", "B"]))
    row = connection.execute(select(finished_match)).one()
    assert (row.ms, row.turns) == (150_000, 51)
    assert connection.execute(select(match_seat.c.longest_penalty).order_by(match_seat.c.seat)).scalars().all() == [
        4,
        8,
    ]
    assert connection.execute(select(played_round)).all() == []


def test_an_opening_entry_is_entered_once_and_counts_in_its_own_period(connection: Connection) -> None:
    when = prague("2026-08-18T12:00:00")
    assert enter_opening(connection, "old-site:17", "A", 340, when, ["first_match", "first_win"], "from the old site")
    assert not enter_opening(connection, "old-site:17", "A", 999, NOON)
    row = connection.execute(select(ledger)).one()
    assert (row.points, row.rule, row.year, row.week, row.note) == (340, 0, "2026", "2026-W34", "from the old site")
    assert sorted(connection.execute(select(milestone.c.name)).scalars()) == ["first_match", "first_win"]
    end(connection, "t-1", result(["A", "B"]))
    assert points(connection) == {"A": 350, "B": 1}


@pytest.mark.parametrize(
    ("points_", "milestones", "key"), [(-1, [], "k"), (1, ["tenth_win"], "k"), (1, [], ""), (1, [], "k" * 51)]
)
def test_an_opening_entry_that_makes_no_sense_is_refused(
    connection: Connection, points_: int, milestones: list[str], key: str
) -> None:
    with pytest.raises(ValueError, match="expected"):
        enter_opening(connection, key, "A", points_, NOON, milestones)


def test_who_is_erased_leaves_no_name_behind_and_takes_nothing_from_the_others(connection: Connection) -> None:
    end(connection, "t-1", result(["Anna", "Ben"]))
    assert len(export(connection, "Anna")["matches"]) == 1
    assert export(connection, "Anna")["points"][0]["points"] == 10
    forget(connection, "Anna")
    assert points(connection) == {"Ben": 1}
    for table in TABLES:
        for row in connection.execute(select(table)):
            assert "Anna" not in " ".join(map(str, row)), table.name
    assert connection.execute(select(finished_match.c.record)).scalar_one().splitlines()[1:] == [
        "seat 0: ?",
        "seat 1: Ben",
    ]
    assert export(connection, "Anna") == {"points": [], "milestones": [], "matches": []}


# ---- what holds for any matches in any order ----

PEOPLE = "ABCD"


@st.composite
def matches(draw: st.DrawFn) -> dict[str, Result]:
    found: dict[str, Result] = {}
    for number in range(draw(st.integers(1, 14))):
        who = draw(
            st.lists(st.sampled_from([None, *PEOPLE]), min_size=2, max_size=4, unique_by=lambda one: one or id(one))
        )
        people = [one for one in who if one is not None]
        left = draw(st.sampled_from([*people, ""]))
        order = draw(st.permutations(range(len(who))))
        found[f"m{number}"] = result(who, tuple((seat,) for seat in order), drawn=draw(st.booleans()), left=left)
    return found


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(played=matches(), data=st.data())
def test_no_order_of_arrival_pays_twice_or_beyond_the_cap(
    shared: Engine, played: dict[str, Result], data: st.DataObject
) -> None:
    """Ends of matches may be stored late, twice and in any order: each pair is paid for its cap and nobody else's."""
    cap = 3
    arrivals = data.draw(st.lists(st.sampled_from(sorted(played)), max_size=8)) + data.draw(
        st.permutations(sorted(played))
    )
    with shared.connect() as connection, connection.begin() as transaction, pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules, "RULES", (replace(RULES[0], pair_cap=cap),))
        for name in arrivals:
            end(connection, name, played[name])
        rows = connection.execute(select(ledger)).all()
        transaction.rollback()
    paid = {(row.source, row.player_id): row for row in rows}
    assert len(paid) == len(rows)
    expected = {(name, one) for name, how in played.items() if len(how.people) > 1 for one in how.people}
    assert set(paid) == expected
    for pair in combinations(PEOPLE, 2):
        # Matches that the pair played alone with each other: exactly the cap is paid, in whatever order they came.
        alone = [name for name, how in played.items() if sorted(how.people) == list(pair)]
        together = [name for name, how in played.items() if set(pair) <= set(how.people)]
        for one in pair:
            counted = [name for name in alone if paid[name, one].counts]
            assert len(counted) <= cap
            if len(together) <= cap:
                assert counted == alone
    if all(sum(set(pair) <= set(how.people) for how in played.values()) <= cap for pair in combinations(PEOPLE, 2)):
        # Nobody reached the cap: the sums are those of the matches alone, whatever the order.
        for (name, one), row in paid.items():
            how = played[name]
            seat = next(n for n, who in enumerate(how.seats) if who.player == one)
            assert row.points == rules.worth(how, seat, RULES[0])


def test_matches_that_end_at_the_same_time_see_each_other(engine: Engine) -> None:
    """Two nodes end matches of the same people at once: neither cap nor milestone is missed, and nobody waits."""
    count = CAP + 4
    gate = threading.Barrier(4)

    def work(worker: int) -> None:
        gate.wait()
        for number in range(worker, count, 4):
            # In the other order every second time: who locks what first must not depend on who sits where.
            seats = ["A", "B"] if number % 2 else ["B", "A"]
            with engine.connect() as connection:
                if engine.dialect.name == "sqlite":
                    connection.exec_driver_sql("PRAGMA busy_timeout = 30000")
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                end(connection, f"m{number}", result(seats, ((seats.index("A"),), (seats.index("B"),))))
                connection.commit()

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(4)))
    with engine.connect() as connection:
        assert points(connection) == {"A": 10 * CAP, "B": CAP}
        stands = {row.player_id: row for row in connection.execute(select(standing))}
        assert (stands["A"].matches, stands["A"].wins, stands["A"].rated) == (CAP, CAP, CAP)
        wanted = select(milestone.c.name).where(milestone.c.player_id == "A")
        assert set(connection.execute(wanted).scalars()) == {"first_match", "first_win", "five_wins"}
