"""Who may sit where, and where quick play leads."""

from __future__ import annotations

import pytest
from sqlalchemy import insert

from prsi.server.lobby.queue import Limits
from prsi.server.lobby.seats import KEPT, find_quick, may_sit
from prsi.server.people.answers import Denied
from prsi.server.people.schema import blocked
from tests.server.lobby.house import House
from tests.server.points.games import person

LIMITS = Limits()


def refusal(house: House, player: str, table_id: str, limits: Limits = LIMITS) -> str | None:
    try:
        may_sit(house.connection, player, table_id, house.now, limits)
    except Denied as denied:
        return denied.error
    return None


def quick(house: House, player: str, seats: int = 2, preset: str = "prsi") -> str | None:
    return find_quick(house.connection, player, seats, preset, house.now)


@pytest.mark.parametrize("who_blocks", ["who sits", "who comes"])
def test_blocked_people_are_never_seated_together(house: House, who_blocks: str) -> None:
    anna, ben = person(house.connection, "Anna"), person(house.connection, "Ben")
    pair = {"player_id": anna, "other_id": ben} if who_blocks == "who sits" else {"player_id": ben, "other_id": anna}
    house.connection.execute(insert(blocked).values(**pair, created=0))
    held = house.make("host", 4)
    assert refusal(house, ben, held.id) is None
    house.sit(held, anna)
    assert refusal(house, ben, held.id) == "not_together"
    assert refusal(house, anna, held.id) is None
    house.leave(held, anna)
    assert refusal(house, ben, held.id) is None


def test_a_full_server_seats_nobody_more_but_who_sits_or_comes_back(house: House) -> None:
    limits = Limits(players=2)
    held = house.make("anna", 3)
    house.sit(held, "ben")
    assert refusal(house, "cyril", held.id, limits) == "full"
    assert refusal(house, "ben", held.id, limits) is None
    house.fill(held, "anna")
    house.ready(held)
    house.away(held, "ben")
    house.wait(held, "absence")
    house.wait(held, "answer")
    assert held.state.seat_of("ben") is None
    assert refusal(house, "ben", held.id, Limits(players=1)) is None


def test_quick_play_leads_to_the_fitting_table_that_has_waited_longest(house: House) -> None:
    assert quick(house, "x") is None
    house.make("a", 3)
    house.make("b", 2, preset="mau-mau")
    house.make("c", 2, public=False)
    house.make("d", 2, ruleset={"preset": "prsi", "hand_size": 5})
    house.make("e", 2, format={"kind": "rounds_won", "n": 3})
    assert quick(house, "x") is None
    house.now += 1
    first = house.make("f", 2)
    house.now += 1
    second = house.make("g", 2)
    assert quick(house, "x") == first.code
    # The seat is kept for x for a while: y is sent to the next one, and z to none.
    assert quick(house, "y") == second.code
    assert quick(house, "z") is None
    # Asking again leads to the same table.
    assert quick(house, "x") == first.code
    house.now += KEPT + 1
    assert quick(house, "z") == first.code


def test_a_kept_seat_is_free_again_when_its_player_sits_elsewhere_or_asks_for_another_game(house: House) -> None:
    first = house.make("f", 2)
    assert quick(house, "x") == first.code
    assert quick(house, "x", seats=3) is None
    assert quick(house, "y") == first.code


def test_quick_play_counts_seats_and_not_tables(house: House) -> None:
    held = house.make("f", 4)
    assert [quick(house, player, seats=4) for player in "xyz"] == [held.code] * 3
    assert quick(house, "w", seats=4) is None


def test_quick_play_leads_back_to_ones_own_waiting_table(house: House) -> None:
    house.make("a", 2)
    house.now += 1
    own = house.make("b", 2)
    assert quick(house, "b") == own.code


def test_quick_play_never_leads_to_somebody_blocked(house: House) -> None:
    anna, ben = person(house.connection, "Anna"), person(house.connection, "Ben")
    house.connection.execute(insert(blocked).values(player_id=anna, other_id=ben, created=0))
    held = house.make(anna, 2)
    assert quick(house, ben) is None
    assert quick(house, "cyril") == held.code
