"""What is shown of tables before one sits down: the preview, the list, one's own."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import Connection, insert, select

from prsi.protocol.commands import AnswerAbsence
from prsi.server.lobby import effects as module
from prsi.server.lobby.schema import lobby_hold, lobby_queue, lobby_seat, lobby_table
from prsi.server.lobby.tables import mine, running, seated, show, sits_at, waiting, was_there
from prsi.server.people.schema import blocked
from prsi.server.store.append import Conflict
from prsi.table.state import TableState
from tests.server.lobby.house import House
from tests.server.points.games import person


def kinds(house: House, code: str) -> list[str]:
    table = show(house.connection, code, None, house.now)
    assert table is not None
    return [seat.kind for seat in table.seats]


def listed(house: House, player: str | None = None, **wanted: object) -> list[str]:
    return [table.code for table in waiting(house.connection, player, house.now, **wanted)]  # type: ignore[arg-type]


def test_a_preview_shows_the_rules_and_who_sits_before_one_joins(house: House) -> None:
    """House rules chosen at the table, visible before joining."""
    ruleset = {"preset": "mau-mau", "stacking": False}
    values = dict.fromkeys(("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"), 1)
    held = house.make("anna", 4, ruleset=ruleset, format={"kind": "rounds_won", "n": 3}, values=values, clock_ms=30_000)
    house.now += 61_000
    table = show(house.connection, held.code, None, house.now)
    assert table is not None
    assert table.ruleset == ruleset
    assert table.format == {"kind": "rounds_won", "n": 3}
    assert table.values == values
    assert (table.preset, table.clock_ms, table.open, table.state, table.public) == (
        "mau-mau",
        30_000,
        3,
        "waiting",
        True,
    )
    assert [(seat.name, seat.kind) for seat in table.seats] == [("anna", "person"), *[("", "open")] * 3]
    assert table.waiting_ms == 61_000
    # product.md: the computer sits down by itself after ten minutes
    assert table.fill_ms == 600_000 - 61_000
    assert table.minutes[0] >= 8
    assert not table.mine


def test_the_list_has_public_tables_that_wait_and_the_oldest_first(house: House) -> None:
    first = house.make("anna", 3)
    house.now += 1000
    house.make("ben", 3, public=False)
    second = house.make("cyril", 2)
    full = house.make("dana", 2)
    house.sit(full, "eva")
    assert listed(house) == [first.code, second.code]
    assert listed(house, seats=2) == [second.code]
    assert listed(house, preset="mau-mau") == []
    assert (running(house.connection), seated(house.connection)) == (4, 5)


def test_a_seek_may_be_for_two_to_six_and_any_ruleset(house: House) -> None:
    presets = {"prsi": 6, "championship": 6, "prsi-scored": 5, "mau-mau": 4, "mau-mau-52": 6}
    for preset, most in presets.items():
        for seats in range(2, most + 1):
            house.make(f"{preset}{seats}"[:20], seats, preset)
    assert len(listed(house)) == sum(most - 1 for most in presets.values())
    assert len(listed(house, seats=6)) == 3


def test_seats_follow_the_table_through_its_whole_life(house: House) -> None:
    held = house.make("anna", 3)
    house.sit(held, "ben", 2)
    assert kinds(house, held.code) == ["person", "open", "person"]
    house.leave(held, "ben")
    assert kinds(house, held.code) == ["person", "open", "open"]
    house.sit(held, "cyril")
    house.fill(held, "anna")
    assert kinds(house, held.code) == ["person", "person", "bot"]
    assert listed(house) == []
    house.ready(held)
    assert held.state.phase == "playing"
    house.leave(held, "cyril")
    house.give(held, AnswerAbsence(house.id(), 1, "computer"), "anna")
    table = show(house.connection, held.code, "cyril", house.now)
    assert table is not None
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"]
    # Who was replaced may come back: it is one's own table still, but one does not sit there.
    assert table.mine
    assert sits_at(house.connection, "cyril", held.id)
    assert [one.code for one in mine(house.connection, "cyril", house.now)] == [held.code]
    assert seated(house.connection) == 1
    house.leave(held, "anna")
    assert show(house.connection, held.code, "anna", house.now) is None
    assert was_there(house.connection, held.code)
    assert not was_there(house.connection, "CDFGHJKMNP")
    assert mine(house.connection, "anna", house.now) == mine(house.connection, "cyril", house.now) == []
    assert running(house.connection) == 0


def test_the_computer_sits_down_by_itself_and_the_list_forgets_the_table(house: House) -> None:
    held = house.make("anna", 4)
    house.wait(held, "fill")
    assert kinds(house, held.code) == ["person", "bot", "bot", "bot"]
    assert listed(house) == []
    row = house.connection.execute(select(lobby_table)).one()
    assert (row.state, row.open, row.fill_due) == ("running", 0, None)


def test_a_table_that_everybody_has_left_is_on_no_list_until_somebody_is_back(house: House) -> None:
    """Its host has closed the page: who joined would wait for nobody."""
    held = house.make("anna", 3)
    house.away(held, "anna")
    assert listed(house) == []
    house.back(held, "anna")
    assert listed(house) == [held.code]
    house.sit(held, "ben")
    house.away(held, "anna")
    assert listed(house) == [held.code]


def test_a_new_game_after_somebody_left_is_on_the_list_again(house: House) -> None:
    held = house.make("anna", 2)
    house.sit(held, "ben")
    house.ready(held)
    house.leave(held, "ben")
    house.give(held, AnswerAbsence(house.id(), 1, "new_match"), "anna")
    assert listed(house) == [held.code]
    table = show(house.connection, held.code, None, house.now)
    assert table is not None
    assert (table.open, table.fill_ms) == (1, 600_000)


@pytest.mark.parametrize("who_blocks", ["asker", "other"])
def test_tables_with_somebody_blocked_are_not_shown_to_either_side(house: House, who_blocks: str) -> None:
    anna, ben = person(house.connection, "Anna"), person(house.connection, "Ben")
    pair = {"player_id": anna, "other_id": ben} if who_blocks == "asker" else {"player_id": ben, "other_id": anna}
    house.connection.execute(insert(blocked).values(**pair, created=0))
    house.make(ben)
    other = house.make("cyril", 3)
    assert listed(house, anna) == [other.code]
    assert len(listed(house, "dana")) == 2
    # Nor is a table on which the blocked one has sat down meanwhile.
    house.sit(other, ben)
    assert listed(house, anna) == []


def test_two_who_must_stay_apart_are_not_written_to_one_table(house: House) -> None:
    """Both were let in when neither sat there; the second one's entry meets the first one's seat."""
    anna, ben = person(house.connection, "Anna"), person(house.connection, "Ben")
    house.connection.execute(insert(blocked).values(player_id=ben, other_id=anna, created=0))
    held = house.make("host", 3)
    house.sit(held, anna)
    with pytest.raises(Conflict):
        house.sit(held, ben)


def test_who_was_replaced_may_come_back_beside_somebody_who_has_blocked_them_meanwhile(house: House) -> None:
    """A block keeps two from being seated together; it takes nobody's seat."""
    anna, ben = person(house.connection, "Anna"), person(house.connection, "Ben")
    held = house.make(anna, 2)
    house.sit(held, ben)
    house.ready(held)
    house.away(held, ben)
    house.wait(held, "absence")
    house.wait(held, "answer")
    house.connection.execute(insert(blocked).values(player_id=anna, other_id=ben, created=0))
    house.back(held, ben)
    house.sit(held, ben)
    house.play(held, until="match_over")
    assert held.state.seat_of(ben) == 1
    assert seated(house.connection) == 2


def test_who_sits_down_gives_up_a_place_in_the_queue_and_a_seat_that_was_kept(house: House) -> None:
    held = house.make("anna", 3)
    house.connection.execute(insert(lobby_queue).values(player_id="ben", number=1, seen=house.now))
    house.connection.execute(insert(lobby_hold).values(player_id="ben", table_id=held.id, until=house.now + 1000))
    house.sit(held, "ben")
    assert house.connection.execute(select(lobby_queue)).all() == []
    assert house.connection.execute(select(lobby_hold)).all() == []


def test_a_move_costs_the_lobby_nothing(house: House) -> None:
    """The hot path: neither a statement nor rows compared."""
    held = house.make("anna", 2)
    house.sit(held, "ben")
    house.ready(held)
    before = held.state
    house.move(held, random.Random(1))
    assert held.state.seq > before.seq
    assert module.effects(held.id, before, held.state) == []


Rows = tuple[dict[str, object], list[dict[str, object]]]


def rows_of(connection: Connection, table_id: str) -> Rows:
    table = connection.execute(select(lobby_table).where(lobby_table.c.table_id == table_id)).first()
    seats = connection.execute(
        select(lobby_seat).where(lobby_seat.c.table_id == table_id).order_by(lobby_seat.c.seat)
    ).all()
    return {} if table is None else dict(table._mapping), [dict(row._mapping) for row in seats]


def expected(table_id: str, state: TableState) -> Rows:
    if state.phase == "closed":
        return {}, []
    return module.moving_part(state), module.seat_rows(table_id, state)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_people_do_the_lobby_says_what_the_log_says(house: House, seed: int) -> None:
    """People come, go, are cut off, come back, and play, all by chance; after each step the rows are the state's."""
    dice = random.Random(seed)
    held = house.make("p0", dice.randint(2, 4))
    people = [f"p{number}" for number in range(5)]
    for _ in range(150):
        player = dice.choice(people)
        match dice.choice(("sit", "leave", "fill", "away", "back", "ready", "move", "fire")):
            case "sit":
                house.sit(held, player)
            case "leave" if dice.random() < 0.2:
                house.leave(held, player)
            case "fill" if dice.random() < 0.2:
                house.fill(held, player)
            case "away":
                house.away(held, player)
            case "back":
                house.back(held, player)
            case "ready" if held.state.present:
                house.ready(held)
            case "move" if held.state.phase == "playing" and held.state.halt_at is None:
                house.move(held, dice)
            case "fire":
                house.fire(held)
        table, seats = rows_of(house.connection, held.id)
        moving, wanted = expected(held.id, held.state)
        assert bool(table) == bool(moving)
        assert {name: table[name] for name in moving} == moving
        assert seats == wanted
