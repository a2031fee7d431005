"""A full server: a queue with a place in it, in the database, by service time (product.md, "With people")."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, Engine, delete, insert

from prsi.server.lobby.queue import AWAY, HELD, Limits, Waiting, admit, ask, free, join, leave, length
from prsi.server.lobby.schema import lobby_queue, lobby_seat, lobby_table
from prsi.server.lobby.tables import running
from prsi.server.people.answers import Denied
from tests.server.lobby.house import House

NOW = 1_000_000
ONE = Limits(tables=1, players=100, tables_per_player=4)


def table(connection: Connection, table_id: str, *people: str) -> None:
    """A table that takes a place, as the effects would write it."""
    connection.execute(
        insert(lobby_table).values(
            table_id=table_id,
            host_id=people[0],
            preset="prsi",
            ruleset='{"preset":"prsi"}',
            format='{"kind":"single"}',
            seats=len(people),
            open=0,
            present=len(people),
            state="running",
            since=NOW,
        )
    )
    rows = [
        {
            "table_id": table_id,
            "seat": n,
            "kind": "person",
            "player_id": who,
            "former_id": "",
            "name": who,
            "avatar": "",
        }
        for n, who in enumerate(people)
    ]
    connection.execute(insert(lobby_seat), rows)


def close(connection: Connection, table_id: str) -> None:
    for rows in (lobby_seat, lobby_table):
        connection.execute(delete(rows).where(rows.c.table_id == table_id))


def refusal(connection: Connection, player: str, now: int, limits: Limits, *, table: bool = True) -> str | None:
    try:
        admit(connection, player, now, limits, table=table)
    except Denied as denied:
        return denied.error
    return None


def test_nobody_waits_while_there_is_room(connection: Connection) -> None:
    assert join(connection, "anna", NOW, ONE) is None
    assert refusal(connection, "anna", NOW, ONE) is None


def test_a_full_server_says_so_and_gives_places_in_the_order_of_asking(connection: Connection) -> None:
    table(connection, "t", "x", "y")
    with pytest.raises(Denied) as raised:
        admit(connection, "anna", NOW, ONE, table=True)
    assert (raised.value.status, raised.value.error, raised.value.found) == (503, "full", "0")
    assert join(connection, "anna", NOW, ONE) == Waiting(1, None)
    assert join(connection, "ben", NOW, ONE) == Waiting(2, None)
    assert join(connection, "anna", NOW + 1, ONE) == Waiting(1, None)
    assert length(connection) == 2
    leave(connection, "anna")
    assert ask(connection, "ben", NOW + 2, ONE) == Waiting(1, None)
    assert ask(connection, "anna", NOW + 2, ONE) is None


def test_who_is_away_for_thirty_seconds_loses_the_place_and_not_before(connection: Connection) -> None:
    table(connection, "t", "x", "y")
    join(connection, "anna", NOW, ONE)
    join(connection, "ben", NOW, ONE)
    assert AWAY == 30_000
    assert ask(connection, "ben", NOW + AWAY, ONE) == Waiting(2, None)
    assert ask(connection, "ben", NOW + AWAY + 1, ONE) == Waiting(1, None)
    assert ask(connection, "anna", NOW + AWAY + 2, ONE) is None
    # Who comes back waits behind those who were there.
    assert join(connection, "anna", NOW + AWAY + 3, ONE) == Waiting(2, None)


def test_a_free_place_is_held_for_the_first_for_sixty_seconds_and_for_nobody_else(connection: Connection) -> None:
    table(connection, "t", "x", "y")
    join(connection, "anna", NOW, ONE)
    join(connection, "ben", NOW, ONE)
    close(connection, "t")
    assert HELD == 60_000
    assert ask(connection, "anna", NOW + 1, ONE) == Waiting(1, HELD)
    assert ask(connection, "ben", NOW + 2, ONE) == Waiting(2, None)
    # Neither somebody who has just come nor the second may take it.
    assert refusal(connection, "cyril", NOW + 3, ONE) == "full"
    assert refusal(connection, "ben", NOW + 3, ONE) == "full"
    assert refusal(connection, "anna", NOW + 3, ONE) is None
    assert join(connection, "cyril", NOW + 4, ONE) == Waiting(3, None)
    # The first says every few seconds that it is there, and does not take the place: after a minute it is the second's.
    for later in (20_000, 40_000, 60_000):
        ask(connection, "anna", NOW + later, ONE)
        ask(connection, "ben", NOW + later, ONE)
    assert ask(connection, "anna", NOW + 1 + HELD, ONE) == Waiting(1, 0)
    assert ask(connection, "ben", NOW + 2 + HELD, ONE) == Waiting(1, HELD)
    assert ask(connection, "anna", NOW + 3 + HELD, ONE) is None
    assert refusal(connection, "anna", NOW + 3 + HELD, ONE) == "full"
    assert refusal(connection, "ben", NOW + 3 + HELD, ONE) is None


def test_two_free_places_are_held_for_the_first_two(connection: Connection) -> None:
    two = Limits(tables=2)
    for name in ("t", "u"):
        table(connection, name, f"{name}1", f"{name}2")
    for name in ("anna", "ben", "cyril"):
        join(connection, name, NOW, two)
    close(connection, "t")
    close(connection, "u")
    assert [ask(connection, name, NOW + 1, two) for name in ("anna", "ben", "cyril")] == [
        Waiting(1, HELD),
        Waiting(2, HELD),
        Waiting(3, None),
    ]
    assert refusal(connection, "ben", NOW + 2, two) is None
    assert refusal(connection, "cyril", NOW + 2, two) == "full"


def test_a_place_that_is_taken_away_again_is_no_longer_held(connection: Connection) -> None:
    """Somebody who sits at a table already has a right to its rematch elsewhere: the limit may be reached anew."""
    table(connection, "t", "x", "y")
    join(connection, "anna", NOW, ONE)
    close(connection, "t")
    assert ask(connection, "anna", NOW + 1, ONE) == Waiting(1, HELD)
    table(connection, "u", "x", "y")
    assert ask(connection, "anna", NOW + 2, ONE) == Waiting(1, None)
    close(connection, "u")
    assert ask(connection, "anna", NOW + 20_000, ONE) == Waiting(1, HELD)


def test_seats_are_limited_by_people_and_tables_by_tables(connection: Connection) -> None:
    limits = Limits(tables=5, players=2)
    table(connection, "t", "x", "y")
    assert refusal(connection, "anna", NOW, limits, table=False) == "full"
    assert refusal(connection, "anna", NOW, limits, table=True) == "full"
    # Whoever sits somewhere already is no further person.
    assert refusal(connection, "x", NOW, limits, table=False) is None
    assert refusal(connection, "x", NOW, limits, table=True) is None
    tables_full = Limits(tables=1, players=10)
    assert refusal(connection, "anna", NOW, tables_full, table=True) == "full"
    assert refusal(connection, "anna", NOW, tables_full, table=False) is None


def test_one_person_has_only_so_many_tables(connection: Connection) -> None:
    limits = Limits(tables_per_player=2)
    for name in ("t", "u"):
        table(connection, name, "anna", f"{name}2")
    assert refusal(connection, "anna", NOW, limits) == "too_many_tables"
    assert refusal(connection, "anna", NOW, limits, table=False) == "too_many_tables"
    assert refusal(connection, "t2", NOW, limits) is None


def test_service_time_that_stood_still_takes_nobodys_place(house: House) -> None:
    """While the server was away for an hour, service time did not pass: times here are service times."""
    house.make("x", 2, public=False)
    join(house.connection, "anna", house.now, ONE)
    assert ask(house.connection, "anna", house.now + 5000, ONE) == Waiting(1, None)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(
    steps=st.lists(
        st.tuples(
            st.sampled_from(["join", "ask", "leave", "take", "close", "wait"]),
            st.integers(0, 4),
            st.integers(0, 40_000),
        ),
        max_size=30,
    )
)
def test_nobody_overtakes_and_no_place_is_given_twice(shared: Engine, steps: list[tuple[str, int, int]]) -> None:
    """Against a queue written plainly: names, when they were seen, and until when a place is held."""
    limits = Limits(tables=2)
    now = NOW
    waiting: dict[str, list[int | None]] = {}
    tables: list[str] = []

    def advance() -> None:
        for name, (seen, held) in list(waiting.items()):
            if now - (seen or 0) > AWAY or (held is not None and held < now):
                del waiting[name]
        for place, entry in enumerate(waiting.values()):
            if place < limits.tables - len(tables):
                entry[1] = now + HELD if entry[1] is None else entry[1]
            else:
                entry[1] = None

    def shown(name: str) -> Waiting | None:
        if name not in waiting:
            return None
        held = waiting[name][1]
        return Waiting(list(waiting).index(name) + 1, None if held is None else held - now)

    with shared.connect() as connection, connection.begin() as transaction:
        for what, number, passed in steps:
            name = f"p{number}"
            if what == "wait":
                now += passed
            elif what == "leave":
                waiting.pop(name, None)
                leave(connection, name)
            elif what == "close" and tables:
                close(connection, tables.pop())
            elif what == "ask":
                advance()
                if name in waiting:
                    waiting[name][0] = now
                assert ask(connection, name, now, limits) == shown(name)
            elif what == "join":
                advance()
                room = limits.tables - len(tables)
                if name in waiting:
                    waiting[name][0] = now
                elif room <= len(waiting):
                    waiting[name] = [now, None]
                advance()
                assert join(connection, name, now, limits) == shown(name)
            elif what == "take":
                alive = [
                    one
                    for one, (seen, held) in waiting.items()
                    if now - (seen or 0) <= AWAY and (held is None or held >= now)
                ]
                ahead = alive.index(name) if name in alive else len(alive)
                expected = None if limits.tables - len(tables) > ahead else "full"
                assert refusal(connection, name, now, limits) == expected
                if expected is None:
                    table_id = f"t{now}-{number}-{len(tables)}"
                    table(connection, table_id, f"somebody {table_id}"[:24])
                    tables.append(table_id)
                    connection.execute(delete(lobby_queue).where(lobby_queue.c.player_id == name))
                    waiting.pop(name, None)
            assert len(tables) <= limits.tables
            assert free(connection, limits) == limits.tables - len(tables)
        transaction.rollback()


def test_the_last_place_is_given_once_though_many_ask_at_the_same_moment(engine: Engine) -> None:
    """Nodes count places in the database; on PostgreSQL the gate is what keeps them from counting the same one."""
    gate = threading.Barrier(6)

    def work(number: int) -> str | None:
        gate.wait()
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("PRAGMA busy_timeout = 30000")
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            answer = refusal(connection, f"p{number}", NOW, ONE)
            if answer is None:
                table(connection, f"t{number}", f"p{number}")
            connection.commit()
            return answer

    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(work, range(6)))
    assert sorted(answers, key=str) == [None, *["full"] * 5]
    with engine.connect() as connection:
        assert running(connection) == 1


def test_many_who_join_at_the_same_moment_have_different_places(engine: Engine) -> None:
    with engine.begin() as connection:
        table(connection, "t", "x")
    gate = threading.Barrier(6)

    def work(number: int) -> None:
        gate.wait()
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("PRAGMA busy_timeout = 30000")
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            join(connection, f"p{number}", NOW, ONE)
            connection.commit()

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(work, range(6)))
    with engine.begin() as connection:
        places = [ask(connection, f"p{number}", NOW, ONE) for number in range(6)]
    assert sorted(place.place for place in places if place is not None) == [1, 2, 3, 4, 5, 6]
