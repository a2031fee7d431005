"""What real matches leave behind, played to their end by chance at tables whose log entries pay the points."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from sqlalchemy import Connection, select

from prsi.match.record_text import parse
from prsi.match.replay import replay
from prsi.protocol.commands import AnswerAbsence
from prsi.rules.events import Drew
from prsi.server.people.privacy import erase
from prsi.server.points.matches import record_text
from prsi.server.points.schema import finished_match, ledger, match_seat, played_round
from tests.server.lobby.house import House
from tests.server.points.games import points


@pytest.fixture
def house(connection: Connection) -> House:
    """Tables in the test's database."""
    return House(connection)


def seats(house: House, match_id: str) -> list[tuple[str, bool, int, bool]]:
    """Return who, left, place and won of each seat of a match."""
    rows = house.connection.execute(
        select(match_seat).where(match_seat.c.match_id == match_id).order_by(match_seat.c.seat)
    )
    return [(row.player_id, row.gone, row.place, row.won) for row in rows]


def test_a_match_of_two_people_pays_ten_and_one_and_leaves_a_record_that_verifies(house: House) -> None:
    held = house.make("anna", 2)
    house.sit(held, "ben")
    house.play(held)
    winner = held.state.match.winner if held.state.match else None
    assert winner is not None
    names = ("anna", "ben")
    assert points(house.connection) == {names[winner]: 10, names[1 - winner]: 1}
    match_id = f"{held.id}-1"
    assert seats(house, match_id)[winner] == (names[winner], False, 1, True)
    # The same that `prsi verify` does: parse, and play it again with every shuffle derived from the revealed secret.
    text = record_text(house.connection, "ben", match_id)
    assert text is not None
    record = parse(text)
    assert record.result is not None
    assert record.result.winner == winner
    assert replay(record).record.result == record.result
    assert all(round_.fairness is not None and round_.fairness.commitment is not None for round_ in record.rounds)


def test_each_match_of_a_rematch_is_paid_and_no_entry_pays_again(house: House) -> None:
    held = house.make("anna", 3)
    house.sit(held, "ben")
    house.fill(held, "anna")
    for number in (1, 2, 3):
        house.play(held, seed=number)
        rows = house.connection.execute(select(ledger.c.source).distinct()).scalars().all()
        assert sorted(rows) == [f"{held.id}-{n}" for n in range(1, number + 1)]
        # Entries after the end, such as somebody's being cut off, pay nothing.
        house.away(held, "ben")
        house.back(held, "ben")
        assert len(house.connection.execute(select(ledger)).all()) == 2 * number
        house.ready(held)


def test_a_match_over_several_rounds_adds_them_up(house: House) -> None:
    held = house.make("anna", 2, format={"kind": "rounds_won", "n": 3}, preset="mau-mau")
    house.sit(held, "ben")
    house.play(held)
    finished = held.state.finished
    row = house.connection.execute(select(finished_match)).one()
    assert row.rounds == len(finished) >= 3
    assert row.ms == sum(done.lines[-1].at - done.lines[0].at for done in finished)
    assert row.turns > 0
    assert row.preset == "mau-mau"
    assert house.connection.execute(select(played_round)).all() == []


def test_the_longest_penalty_is_what_was_drawn_at_once(house: House) -> None:
    """Told by the rounds' own events: the most cards that a seat drew because of sevens in one go."""
    held = house.make("anna", 2, format={"kind": "rounds_won", "n": 5})
    house.sit(held, "ben")
    most = [0, 0]
    dice = random.Random(3)
    known: set[int] = set()
    while held.state.phase != "match_over":
        if held.state.phase in ("ready", "round_over"):
            house.ready(held)
        else:
            house.move(held, dice)
        for told in held.state.current.told if held.state.current is not None else ():
            for event in told.events if told.seq not in known else ():
                if isinstance(event, Drew) and event.cause == "penalty":
                    most[event.seat] = max(most[event.seat], event.count)
            if told.seq < held.state.seq:
                known.add(told.seq)
    rows = house.connection.execute(select(match_seat.c.longest_penalty).order_by(match_seat.c.seat)).scalars().all()
    assert list(rows) == most
    assert max(most) >= 2


def test_who_left_gets_nothing_and_the_others_what_their_places_are_worth(house: House) -> None:
    """The leaver's seat is played on by the computer; its place counts for the others, computers ranked too."""
    held = house.make("anna", 3)
    house.sit(held, "ben")
    house.sit(held, "cyril")
    house.ready(held)
    house.leave(held, "cyril")
    house.give(held, AnswerAbsence(house.id(), 2, "computer"), "anna")
    house.play(held)
    table = seats(house, f"{held.id}-1")
    assert table[2][:2] == ("cyril", True)
    assert table[2][3] is False
    paid = points(house.connection)
    assert paid["cyril"] == 0
    for seat, name in enumerate(("anna", "ben")):
        assert paid[name] == {1: 10, 2: 4, 3: 1}[table[seat][2]]


def test_who_was_cut_off_and_came_back_in_time_has_lost_nothing(house: House) -> None:
    """A short loss of signal costs nothing."""
    held = house.make("anna", 2)
    house.sit(held, "ben")
    house.ready(held)
    house.away(held, "ben")
    house.now += 20_000
    house.back(held, "ben")
    house.play(held)
    assert sorted(points(house.connection).values()) == [1, 10]


def test_who_comes_back_only_when_the_round_is_over_has_lost_a_match_of_one_round(house: House) -> None:
    """Replaced, the round counts as lost, whatever the computer makes of it; asked back meanwhile or not."""
    held = house.make("anna", 2)
    house.sit(held, "ben")
    house.ready(held)
    house.away(held, "ben")
    house.wait(held, "absence")
    house.wait(held, "answer")
    house.back(held, "ben")
    house.sit(held, "ben")
    house.play(held)
    assert held.state.seat_of("ben") == 1, "back in the seat as soon as the round is over"
    assert points(house.connection)["ben"] == 0
    assert seats(house, f"{held.id}-1")[1][:2] == ("ben", True)


def test_who_took_the_seat_back_between_rounds_plays_the_match_to_its_end(house: House) -> None:
    held = house.make("anna", 2, format={"kind": "rounds_won", "n": 3})
    house.sit(held, "ben")
    house.ready(held)
    house.away(held, "ben")
    house.wait(held, "absence")
    house.wait(held, "answer")
    house.back(held, "ben")
    house.sit(held, "ben")
    house.play(held, until="round_over")
    assert held.state.seat_of("ben") == 1
    house.play(held)
    assert not seats(house, f"{held.id}-1")[1][1]
    assert sorted(points(house.connection).values()) == [1, 10]


def test_one_person_and_the_computer_is_practice(house: House) -> None:
    held = house.make("anna", 3)
    house.fill(held, "anna")
    house.play(held)
    assert points(house.connection) == {}
    assert house.connection.execute(select(finished_match.c.people)).scalar_one() == 1
    assert [row[0] for row in seats(house, f"{held.id}-1")] == ["anna", "", ""]


def test_a_match_that_was_given_up_is_not_finished_and_leaves_nothing(house: House) -> None:
    """Once per finished match: "new match" ends none."""
    held = house.make("anna", 2, format={"kind": "rounds_won", "n": 3})
    house.sit(held, "ben")
    house.play(held, until="round_over")
    assert len(house.connection.execute(select(played_round)).all()) == 1
    house.ready(held)
    house.leave(held, "ben")
    house.give(held, AnswerAbsence(house.id(), 1, "new_match"), "anna")
    assert house.connection.execute(select(played_round)).all() == []
    assert points(house.connection) == {}
    # Ben has nothing to do with the next match at that table.
    house.sit(held, "cyril")
    house.play(held)
    assert set(points(house.connection)) == {"anna", "cyril"}
    assert [row[0] for row in seats(house, f"{held.id}-2")] == ["anna", "cyril"]


def test_a_table_that_closes_in_the_middle_leaves_no_rounds_behind(house: House) -> None:
    held = house.make("anna", 2, format={"kind": "rounds_won", "n": 3})
    house.sit(held, "ben")
    house.play(held, until="round_over")
    house.away(held, "anna")
    house.away(held, "ben")
    house.wait(held, "close")
    assert held.state.phase == "closed"
    assert house.connection.execute(select(played_round)).all() == []


def test_a_match_is_paid_by_its_last_entry_and_by_no_other(house: House) -> None:
    """The effects of any other step of the whole match leave the ledger as it is."""
    held = house.make("anna", 2, format={"kind": "rounds_won", "n": 2})
    house.sit(held, "ben")
    dice = random.Random(5)
    counts: list[int] = []
    while held.state.phase != "match_over":
        if held.state.phase in ("ready", "round_over"):
            house.ready(held)
        else:
            house.move(held, dice)
        counts.append(len(house.connection.execute(select(ledger)).all()))
    assert counts[-1] == 2
    assert set(counts[:-1]) == {0}
    assert all(one <= other for one, other in pairwise(counts))


def test_who_erases_the_profile_in_the_middle_of_a_match_is_forgotten_with_its_end(house: House) -> None:
    """The other is paid, and the name does not come back with the record."""
    held = house.make("anna", 2)
    house.sit(held, "ben")
    house.ready(held)
    erase(house.connection, "ben")
    house.play(held)
    assert set(points(house.connection)) == {"anna"}
    assert [row[0] for row in seats(house, f"{held.id}-1")] == ["anna", ""]
    text = record_text(house.connection, "anna", f"{held.id}-1")
    assert text is not None
    assert "ben" not in text
    assert parse(text).names == ("anna", "?")
