"""Keys stand on paper: they follow from the secret and the log alone, and stay what they are in every version."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest

from prsi.server.championship.hall import Hall
from prsi.server.championship.keys import key_of, renewed_by, who_has
from prsi.tournament import reports as r
from prsi.tournament.reports import Who
from prsi.tournament.settings import Settings
from prsi.tournament.state import Tournament
from tests.server.championship.playing import Event
from tests.server.client import Answer
from tests.server.inside import inside, until
from tests.tournament.hall import Hall as Tried

SECRET = "5a" * 32
OTHER = "5b" * 32


@pytest.fixture
def hall() -> Tried:
    hall = Tried()
    hall.register(["Jan Novák", "Eva Malá"])
    return hall


def holders(hall: Tried) -> list[Who]:
    return [Who("head"), Who("desk"), Who("judge", 1), Who("judge", 12), *(Who("entrant", 0, who) for who in hall.ids)]


def test_each_key_is_its_holders_and_no_others(hall: Tried) -> None:
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
    hall: Tried, renewed: r.KeysRenewed, void: list[str]
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
def test_what_is_no_key_is_nobodys(hall: Tried, key: str) -> None:
    assert who_has(hall.now, SECRET, key) is None


def test_who_never_heard_of_the_next_key_is_told_it_until_somebody_renews_that_one() -> None:
    """Then the id of the report stands in a log that others could read."""
    hall = Tried()
    first = key_of(hall.now, SECRET, Who("head"))
    one = hall.say(r.KeysRenewed("head")).id
    second = key_of(hall.now, SECRET, Who("head"))
    assert renewed_by(hall.now, SECRET, first, one)
    assert not renewed_by(hall.now, SECRET, second, one), "it works"
    other = hall.say(r.KeysRenewed("head")).id
    assert renewed_by(hall.now, SECRET, second, other)
    assert not renewed_by(hall.now, SECRET, first, other), "it was void before"
    assert not any(renewed_by(hall.now, SECRET, key, one) for key in (first, second)), "its id is known by now"


def test_of_two_who_renew_one_key_at_once_the_first_has_the_next_one_and_the_second_is_refused(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both reports had come while the old key still worked; taken both, the first answer would be void at once."""

    async def story() -> None:
        async with inside(sqlite) as node:
            hall = await node.node.halls.open(Settings("MS", 2026), "")
            key = key_of(hall.now, hall.secret, Who("head"))
            event = Event(node.origin, hall.code, key)

            def renew(id_: str) -> Answer:
                said = {"kind": "keys_renewed", "role": "head"}
                return event.ask("POST", "/reports", {"reports": [{"id": id_, "report": said}]}, key)

            came: list[str] = []
            report = Hall.report

            async def counted(self: Hall, *about: Any) -> Any:
                came.append("")
                return await report(self, *about)

            monkeypatch.setattr(Hall, "report", counted)
            async with hall.turn:  # both wait for it
                asked = {id_: asyncio.create_task(asyncio.to_thread(renew, id_)) for id_ in ("one", "other")}
                await until(lambda: len(came) == 2)
            answers = {id_: await asking for id_, asking in asked.items()}
            assert sorted(answer.status for answer in answers.values()) == [200, 403]
            first, second = sorted(answers, key=lambda id_: answers[id_].status)
            assert answers[second].body["error"] == "wrong_key"
            told = answers[first].body["key"]
            view = await asyncio.to_thread(event.ask, "GET", "/view", None, told)
            assert view.body["role"] == "head", "the key that was told works"
            assert (await asyncio.to_thread(renew, first)).body["key"] == told, "also for a laptop that did not hear it"
            assert (await asyncio.to_thread(renew, second)).status == 403

    asyncio.run(story())
