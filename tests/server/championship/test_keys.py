"""Keys stand on paper: they follow from the secret and the log alone, and stay what they are in every version."""

from __future__ import annotations

import itertools

import pytest

from prsi.server.championship.keys import key_of, renewed_by, who_has
from prsi.tournament import reports as r
from prsi.tournament.reports import Who
from prsi.tournament.state import Tournament
from tests.tournament.hall import Hall

SECRET = "5a" * 32
OTHER = "5b" * 32


@pytest.fixture
def hall() -> Hall:
    hall = Hall()
    hall.register(["Jan Novák", "Eva Malá"])
    return hall


def holders(hall: Hall) -> list[Who]:
    return [Who("head"), Who("desk"), Who("judge", 1), Who("judge", 12), *(Who("entrant", 0, who) for who in hall.ids)]


def test_each_key_is_its_holders_and_no_others(hall: Hall) -> None:
    keys = [key_of(hall.now, SECRET, who) for who in holders(hall)]
    assert len(set(keys)) == len(keys)
    assert [who_has(hall.now, SECRET, key) for key in keys] == holders(hall)
    assert {who_has(hall.now, OTHER, key) for key in keys} == {None}
    for one, other in itertools.permutations(keys, 2):
        assert who_has(hall.now, SECRET, f"{one.partition('-')[0]}-{other.partition('-')[2]}") is None


def test_a_printed_key_works_with_the_next_version_too() -> None:
    """These were made by the first one; whoever changes them makes every QR code on every table void."""
    now = Tournament()
    assert key_of(now, SECRET, Who("head")) == "h-uqbxptl6kkeozjvgp7tg"
    assert key_of(now, SECRET, Who("judge", 5)) == "j5-wl36no6yzvg4iwvvdvfs"


@pytest.mark.parametrize(
    ("renewed", "void"),
    [
        (r.KeysRenewed("head"), ["head"]),
        (r.KeysRenewed("desk"), ["desk"]),
        (r.KeysRenewed("judge", 12), ["judge:12"]),
        (r.KeysRenewed("judge"), ["judge:1", "judge:12"]),
        (r.KeysRenewed("entrant", 0, "FIRST"), ["FIRST"]),
        (r.KeysRenewed("entrant"), ["FIRST", "SECOND"]),
    ],
    ids=str,
)
def test_renewing_makes_those_void_that_were_meant_and_no_others(
    hall: Hall, renewed: r.KeysRenewed, void: list[str]
) -> None:
    first, second = hall.ids
    meant = [one.replace("FIRST", f"entrant:{first}").replace("SECOND", f"entrant:{second}") for one in void]
    before = {str(who): key_of(hall.now, SECRET, who) for who in holders(hall)}
    entrant = renewed.entrant.replace("FIRST", first)
    hall.say(r.KeysRenewed(renewed.role, renewed.number, entrant))
    gone = [name for name, key in before.items() if who_has(hall.now, SECRET, key) is None]
    assert gone == meant
    again = {str(who): key_of(hall.now, SECRET, who) for who in holders(hall)}
    assert [name for name in before if before[name] != again[name]] == meant
    hall.say(r.KeysRenewed(renewed.role, renewed.number, entrant))
    assert not set(meant) & {name for name, key in before.items() if who_has(hall.now, SECRET, key) is not None}
    assert all(key_of(hall.now, SECRET, who) not in before.values() for who in holders(hall) if str(who) in meant)


@pytest.mark.parametrize("key", ["", "-", "h", "j0-" + "a" * 20, "j05-" + "a" * 20, "j-" + "a" * 20, "e-" + "a" * 20])
def test_what_is_no_key_is_nobodys(hall: Hall, key: str) -> None:
    assert who_has(hall.now, SECRET, key) is None


def test_who_never_heard_of_the_next_key_is_told_it_also_where_two_have_renewed_at_one_moment() -> None:
    """Both had the same key; the last of the two reports has it back, an earlier one's id stands in the log."""
    hall = Hall()
    first = key_of(hall.now, SECRET, Who("head"))
    one = hall.say(r.KeysRenewed("head")).id
    second = key_of(hall.now, SECRET, Who("head"))
    assert renewed_by(hall.now, SECRET, first, one)
    assert not renewed_by(hall.now, SECRET, second, one), "it works"
    other = hall.say(r.KeysRenewed("head")).id
    assert renewed_by(hall.now, SECRET, first, other)
    assert not any(renewed_by(hall.now, SECRET, key, one) for key in (first, second)), "its id is known by now"
