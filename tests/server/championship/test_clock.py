"""What the server does by the wall clock: it goes on while no node runs, and is done once however many nodes there are.

An outage is made as one would find it: the node is killed, the log is older when it starts again.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, text
from websockets.sync.client import connect

from prsi.server.config import Config
from tests.server.championship.playing import Event
from tests.server.services import nodes

pytestmark = pytest.mark.slow


SECOND = 1000
MINUTE = 60_000
DAY = 86_400_000


@contextmanager
def changing(url: str) -> Iterator[Connection]:
    """A transaction of the test's own on a node's database."""
    engine = create_engine(Config(database=url).database_url)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def age(url: str, ms: int) -> None:
    """Let everything that is stored of championships have happened so much earlier."""
    with changing(url) as connection:
        rows = connection.execute(text("SELECT championship_id, seq, text FROM championship_event")).all()
        for identity, seq, line in rows:
            entry = json.loads(line)
            entry["at"] -= ms
            if "until" in entry["report"]:
                entry["report"]["until"] -= ms
            values = {"text": json.dumps(entry, ensure_ascii=False), "id": identity, "seq": seq, "at": entry["at"]}
            connection.execute(
                text("UPDATE championship_event SET text = :text, at = :at WHERE championship_id = :id AND seq = :seq"),
                values,
            )
        connection.execute(text("UPDATE championship SET due = due - :ms, created = created - :ms"), {"ms": ms})


def until(holds: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.1)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue("sqlite" if request.param == "sqlite" else "database")
    return found


@contextmanager
def phones(event: Event, base: str, tables: Iterable[int]) -> Iterator[None]:
    """Judges' phones that are connected: what is ticked off at these tables is known."""
    keys = event.keys()["judges"]
    address = f"ws{base.removeprefix('http')}/api/championships/{event.code}/socket"
    with ExitStack() as stack:
        for table in tables:
            socket = stack.enter_context(connect(address, compression=None, proxy=None))
            socket.send(json.dumps({"key": keys[str(table)]}))
            socket.recv()
        yield


def out_of(event: Event) -> dict[str, str]:
    """Who is out for not coming, and who struck them."""
    log = event.ask("GET", "/log?after=20", key=event.head).body["entries"]
    return {one["report"]["entrant"]: one["by"]["role"] for one in log if one["report"].get("why") == "no_show"}


def test_who_does_not_come_is_struck_by_the_clock_and_once(url: str, tmp_path: Path) -> None:
    """Two at the first table come, one has more time, and the ten minutes end while no node runs."""
    with nodes(tmp_path, 1, url) as running:
        node = running[0]
        event = Event.open(node.url, strike=True)
        event.fill(8)
        event.plan(8)
        event.draw(1)
        tables = [[seat["id"] for seat in event.view()[f"table:1:{table}"]["seats"]] for table in (1, 2)]
        for who in (*tables[0][:2], *tables[1]):
            if who != tables[1][0]:
                event.done(event.head, "arrived", round=1, entrant=who)
        clock = event.view()["round:1"]
        more = {"noticed": clock["called_at"], "reason": "vlak", "granted": True, "until": clock["limit"] + 60 * MINUTE}
        event.done(event.head, "excused", round=1, entrant=tables[1][0], **more)
        node.kill()
        # The time ends a few seconds after the node is there again.
        age(url, 10 * MINUTE - 5 * SECOND)
        node.start()
        with phones(event, node.url, (1, 2)):
            assert out_of(event) == {}
            until(lambda: len(out_of(event)) == 2, 30)
        assert out_of(event) == dict.fromkeys(tables[0][2:], "server")
        assert event.view()["table:1:1"]["status"] == "over", "the other two advance unplayed"
        assert event.view()["table:1:2"]["status"] == "playing"
        # Whom the head judge lets in again is not struck again by the clock.
        first = next(
            one["id"]
            for one in event.ask("GET", "/log?after=20", key=event.head).body["entries"]
            if one["report"].get("entrant") == tables[0][2] and one["report"]["kind"] == "player_out"
        )
        event.done(event.head, "taken_back", ids=[first], reason="byl tady, jen nebyl vidět")
        node.kill()
        age(url, 60 * MINUTE - 2 * SECOND)
        node.start()
        with phones(event, node.url, (1, 2)):
            until(lambda: len(out_of(event)) == 3, 30)
        assert event.view()["table:1:1"]["seats"][2]["state"] != "no_show"
        assert out_of(event)[tables[1][0]] == "server"
        assert node.errors() == []


def test_the_clock_strikes_nobody_at_a_table_that_is_not_heard_of(sqlite: str, tmp_path: Path) -> None:
    """A phone without a network has ticked off all four in time: the head judge is asked, and nobody is struck."""
    with nodes(tmp_path, 1, sqlite) as (node,):
        event = Event.open(node.url, strike=True)
        event.fill(8)
        event.plan(8)
        event.draw(1)
        node.kill()
        age(sqlite, 11 * MINUTE)
        node.start()
        assert len(event.view(event.head)["console"]["missing"]) == 8, "who are to be asked after"
        key = event.keys()["judges"]["1"]
        seats = [one["id"] for one in event.view()["table:1:1"]["seats"]]
        with phones(event, node.url, (1, 2)):
            for who in seats:
                event.done(key, "arrived", round=1, entrant=who, waited=2 * MINUTE)
            until(lambda: len(out_of(event)) == 4, 30)
        assert not set(out_of(event)) & set(seats), "only at the table whose judge is there and has ticked nobody off"
        assert node.errors() == []


def test_without_the_setting_only_the_head_judge_strikes(sqlite: str, tmp_path: Path) -> None:
    with nodes(tmp_path, 1, sqlite) as (node,):
        event = Event.open(node.url)
        event.fill(8)
        event.plan(8)
        event.draw(1)
        node.kill()
        age(sqlite, 60 * MINUTE)
        node.start()
        time.sleep(2.5)
        assert out_of(event) == {}
        missing = event.view(event.head)["console"]["missing"]
        assert len(missing) == 8
        who, _, table, _ = missing[0]
        about = {"round": 1, "attempt": 1, "table": table, "entrant": who, "number": 1}
        event.done(event.head, "player_out", **about, why="no_show")
        assert out_of(event) == {who: "head"}


@pytest.mark.long
def test_two_nodes_strike_everybody_once(database: str, tmp_path: Path) -> None:
    with nodes(tmp_path, 2, database) as running:
        event = Event.open(running[0].url, strike=True)
        event.fill(24)
        event.plan(24)
        event.draw(1)
        for node in running:
            node.kill()
        age(database, 10 * MINUTE)
        for node in running:
            node.launch()
        until(lambda: all(node.answers() for node in running), 60)
        with phones(event, running[0].url, (1, 2, 3, 4)), phones(event, running[1].url, (4, 5, 6)):
            until(lambda: len(out_of(event)) == 24, 60)
            time.sleep(2)
        log = event.ask("GET", "/log?after=20", key=event.head).body["entries"]
        struck = [one["report"]["entrant"] for one in log if one["report"]["kind"] == "player_out"]
        assert len(struck) == len(set(struck)) == 24
        assert [node.errors() for node in running] == [[], []]


def _erased(event: Event) -> bool:
    return bool(event.view()["head"]["erased"])


def test_registrations_are_erased_some_days_after_the_end(url: str, tmp_path: Path) -> None:
    with nodes(tmp_path, 1, url) as (node,):
        event = Event.open(node.url, erase_days=2)
        event.play(3)
        event.done(event.head, "ended")
        places = event.view()["places"]
        for days, erased in ((1, False), (1.1, True)):
            node.kill()
            age(url, int(days * DAY))
            node.start()
            if erased:
                until(lambda: _erased(event))
            else:
                time.sleep(2.5)
                assert not _erased(event)
        assert event.view()["places"] == places
        with changing(url) as connection:
            stored = str(connection.execute(text("SELECT text FROM championship_event")).all())
        assert "Tajemník" not in stored
        assert "vzkaz" not in stored
        assert node.errors() == []


def test_what_nobody_ended_is_erased_after_a_year(sqlite: str, tmp_path: Path) -> None:
    with nodes(tmp_path, 1, sqlite) as (node,):
        event = Event.open(node.url)
        event.fill(3)
        node.kill()
        age(sqlite, 366 * DAY)
        node.start()
        until(lambda: _erased(event))
        assert "Tajemník" not in str(event.view(event.head))
        assert node.errors() == []


def test_a_second_node_forgets_what_was_erased(database: str, tmp_path: Path) -> None:
    """Also what it had in memory."""
    with nodes(tmp_path, 2, database) as (one, two):
        event = Event.open(one.url)
        event.play(2)
        event.done(event.head, "ended")
        there = Event(two.url, event.code, event.head)
        assert "Tajemník" in str(there.view(event.head))
        assert event.ask("POST", "/erase", key=event.head).body["answers"][0]["ok"]
        assert "Tajemník" not in str(there.view(event.head))
        assert "Tajemník" not in there.ask("GET", "/backup", key=event.head).body
