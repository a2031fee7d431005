"""A championship at this server's tables: played to its end, killed, left, struck and judged, by real clients."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from prsi.match import parse, replay, write
from prsi.protocol.codec import dumps
from prsi.server.championship.ids import is_own
from prsi.server.championship.tallies import tally
from prsi.server.config import Config
from prsi.table import Table
from prsi.table.record import record_of
from prsi.table.state import TableState
from prsi.tournament import reports as r
from prsi.tournament.places import places
from prsi.tournament.reports import GameEntered, PlayerOut
from prsi.tournament.state import Tournament
from prsi.tournament.views import places_shown
from tests.server import services
from tests.server.client import Guest, command, connecting
from tests.server.services import Node
from tools.demo_tournament import PACES, Event, Player, home, names, play

Json = dict[str, Any]
QUICK = PACES["fast"]
SETTINGS: Json = {"title": "Online", "year": 2026, "chips": 2, "game_minutes": 1}


def silent(_text: str) -> None:
    """Say nothing."""


def entered(base: str, count: int, seed: int = 1, **settings: Any) -> tuple[Event, list[Player]]:
    """A championship and its registered players."""
    event = Event.open(base, **(SETTINGS | settings))
    players = [
        Player(event, name, QUICK, "beginner", home(n), random.Random(seed * 100 + n))
        for n, name in enumerate(names(count))
    ]
    for player in players:
        player.register()
    return event, players


async def until(holds: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110  other processes give no event
            await asyncio.sleep(0.05)


def stored(database: str) -> dict[tuple[int, int, int], TableState]:
    """The tables of the one championship of a database, read past the server: round, attempt, number."""
    engine = create_engine(Config(database=database).database_url)
    found: dict[tuple[int, int, int], TableState] = {}
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT table_id, round, attempt, number FROM championship_table")).all()
        for table_id, number, attempt, table in rows:
            asked = text("SELECT text FROM table_event WHERE table_id = :id ORDER BY seq")
            texts = list(connection.execute(asked, {"id": table_id}).scalars())
            found[number, attempt, table] = Table.load(None, texts, one_clock=True).state
    engine.dispose()
    return found


def agrees(event: Event, database: str) -> Tournament:
    """What has been told is what the tables' own logs say, each game once, and the log replays to what is shown."""
    now = Tournament(event.log())
    ids = [entry.id for entry in now.log]
    assert len(ids) == len(set(ids))
    assert all(is_own(entry.id) for entry in now.log[1:] if entry.by.role == "server"), "which nobody else may use"
    for (number, attempt, table), state in stored(database).items():
        round_ = now.rounds[number - 1]
        assert round_.draw is not None
        if round_.draw.attempt != attempt:
            continue
        sheet = round_.sheets[table]
        assert sheet.status in ("playing", "over"), sheet.problem
        won = [done for done in state.finished if done.winner is not None]
        told = [report for _, report in round_.reports.get(table, ()) if isinstance(report, GameEntered)]
        assert [one.number for one in told] == list(range(1, len(won) + 1)), "each game of the table once, none besides"
        for report, done in zip(told, won, strict=True):
            assert report.winner == sheet.seats.players[done.winner or 0]
            hands = {sheet.seats.players[n]: hand for n, hand in enumerate(done.hands) if hand}
            assert {who: left.cards for who, left in report.left.items()} == hands
        assert state.match is not None
        assert [sheet.chips[who] for who in sheet.seats.players] == list(state.match.chips)
        assert tally(now, round_, table, state) == [], "nothing waits to be told"
        if state.finished:
            assert replay(parse(write(record_of(state)))).state.chips == state.match.chips
    assert json.loads(dumps(places_shown(now, places(now)))) == event.view()["places"]
    return now


def played(event: Event, players: list[Player], seconds: float = 240) -> None:
    """Play it to its end."""
    event.begin(len(players))
    asyncio.run(play(event, players, silent, seconds))


def test_a_championship_is_played_at_the_servers_tables_to_its_end(node: Node, sqlite: str) -> None:
    """Six players: two semifinals of three at once, then the final; the head judge only announces the first draw."""
    event, players = entered(node.url, 6)
    played(event, players)
    now = agrees(event, sqlite)
    assert now.ended_at is not None
    assert sorted(who for one in places(now) for who in one.players) == sorted(one.entrant for one in players)
    assert not [entry for entry in now.log if isinstance(entry.report, PlayerOut)]
    final, semifinal = event.view()["table:2:1"], event.view()["table:1:1"]
    assert all(game["hands"] for game in final["games"]), "all see the hands of the final after each game"
    assert all(set(game["hands"]) == set(game["points"]) for game in final["games"])
    assert not any(game["hands"] for game in semifinal["games"])
    assert all(player.refused.count("championship") == 0 for player in players)
    assert node.errors() == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "seed"),
    [
        pytest.param("sqlite", 1, marks=pytest.mark.long),
        pytest.param("sqlite", 2, marks=pytest.mark.long),
        pytest.param("database", 1, marks=pytest.mark.long),
        pytest.param("database", 2, marks=pytest.mark.long),
    ],
)
def test_nothing_is_lost_or_doubled_however_often_the_node_is_killed(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str, seed: int
) -> None:
    """SIGKILL: in games, between a game's end and its telling, while tables are opened; on SQLite and PostgreSQL."""
    url: str = request.getfixturevalue(kind)
    with services.nodes(tmp_path, 1, url) as (node,):
        _tormented(node, url, seed)


def _tormented(node: Node, url: str, seed: int) -> None:
    event, players = entered(node.url, 6, seed)
    dice = random.Random(seed)
    kills = 0

    async def torment(playing: asyncio.Task[None]) -> None:
        nonlocal kills
        while not playing.done() and kills < 6:
            await asyncio.sleep(dice.uniform(0.2, 3))
            if not await asyncio.to_thread(node.answers):
                continue
            if dice.random() < 0.5:
                # The moment when a result is told: a game has just ended at some table.
                with suppress(TimeoutError):
                    await until(
                        lambda: any(one["phase"] == "round_over" for p in players for one in p.views.values()), 2
                    )
            node.kill()
            kills += 1
            node.launch()

    async def go() -> None:
        playing = asyncio.create_task(play(event, players, silent, 400))
        await asyncio.gather(playing, torment(playing))

    event.begin(6)
    asyncio.run(go())
    node.wait()  # the last kill may have come when all was played
    assert kills >= 3
    now = agrees(event, url)
    assert now.ended_at is not None
    assert len([1 for entry in now.log if isinstance(entry.report, r.TableOpened)]) == 3
    assert not [entry for entry in now.log if isinstance(entry.report, PlayerOut)]


@contextmanager
def at_tables(node: Node, count: int, **settings: Any) -> Iterator[tuple[Event, list[Player]]]:
    """A championship whose first draw is made and called, with its players not yet at their tables."""
    event, players = entered(node.url, count, **settings)
    event.begin(count)
    yield event, players


def board_until(event: Event, holds: Callable[[Json], bool], seconds: float = 60) -> Json:
    """Wait until the board is as wanted, and return it."""
    asyncio.run(until(lambda: holds(event.view()), seconds))
    return event.view()


def test_a_stranger_cannot_sit_and_nobody_speaks(node: Node) -> None:
    with at_tables(node, 3) as (event, players):
        code = board_until(event, lambda board: bool(board.get("table:1:1", {}).get("online")))["table:1:1"]["online"]
        stranger = Guest.enter(node.url)
        player = Guest(players[0].cookie, {"id": ""}, players[0].home)
        found = stranger.ask(node.url, "GET", "/api/lobby")
        assert found["tables"] == [], "it is not on the list"
        mine = player.ask(node.url, "GET", "/api/me/tables")["tables"]
        assert [table["code"] for table in mine] == [code], "but its players find it"

        async def go() -> None:
            async with connecting(node.url, code, stranger) as line:
                await line.send(command("sit", "s"))
                answer = json.loads(await line.recv())
                assert (answer["kind"], answer["reason"]) == ("refused", "table_full")
            async with connecting(node.url, code, player) as line:
                view = json.loads(await line.recv())["view"]
                assert view["championship"]
                await line.send(command("say", "t", phrase="hello"))
                while (answer := json.loads(await line.recv())).get("id") != "t":
                    pass
                assert (answer["kind"], answer["reason"]) == ("refused", "championship")

        asyncio.run(go())


async def leave(base: str, player: Player, code: str) -> None:
    """Let a player leave a table for good."""
    async with connecting(base, code, Guest(player.cookie, {"id": ""}, player.home)) as line:
        await line.send(command("leave", "bye"))
        while json.loads(await line.recv()).get("id") != "bye":
            pass


def test_who_leaves_in_the_middle_of_a_game_is_out_and_the_others_play_on(node: Node, sqlite: str) -> None:
    event, players = entered(node.url, 5)
    gone = players[0]

    async def go() -> None:
        playing = asyncio.create_task(play(event, players, silent, 240))
        await until(lambda: any(view["phase"] == "playing" for view in gone.views.values()))
        await leave(node.url, gone, next(iter(gone.views)))
        await playing

    event.begin(5)
    asyncio.run(go())
    now = agrees(event, sqlite)
    assert {who: out.why for who, out in now.outs().items()} == {gone.entrant: "left"}
    assert now.ended_at is not None
    assert places(now)[-1].players == (gone.entrant,)


@pytest.mark.long
def test_whom_the_head_judge_disqualifies_is_taken_out_at_the_table(node: Node, sqlite: str) -> None:
    event, players = entered(node.url, 5)
    out = players[1]

    def disqualify() -> None:
        for _ in range(50):
            sheet = next(value for name, value in event.view(event.key).items() if name.startswith("sheet:1:"))
            with suppress(RuntimeError):  # a game was over in that very moment
                event.report(
                    "player_out",
                    round=1,
                    attempt=1,
                    table=1,
                    entrant=out.entrant,
                    why="disqualified",
                    number=sheet["sheet"]["next"],
                    reason="tampering",
                    conduct="tampering",
                )
                return
        raise AssertionError("never taken")

    async def go() -> None:
        playing = asyncio.create_task(play(event, players, silent, 240))
        await until(lambda: any(view["phase"] == "playing" for view in out.views.values()))
        await asyncio.to_thread(disqualify)
        await playing

    event.begin(5)
    asyncio.run(go())
    now = agrees(event, sqlite)
    assert {who: one.why for who, one in now.outs().items()} == {out.entrant: "disqualified"}
    (state,) = stored(sqlite).values()
    assert [one.why for one in state.outs] == ["disqualified"]
    assert places(now)[-1].players == (out.entrant,)


@pytest.mark.slow
@pytest.mark.long  # a minute is the shortest call there is
def test_who_does_not_come_in_time_is_struck_by_the_clock(node: Node, sqlite: str) -> None:
    """One minute by the wall clock; one of the other four came, and her line was lost before the others came."""
    event, players = entered(node.url, 5, call_minutes=1)
    late = players[2]
    late.stays_away = True
    played(event, players, 300)
    now = agrees(event, sqlite)
    assert {who: out.why for who, out in now.outs().items()} == {late.entrant: "no_show"}
    (out,) = now.outs().values()
    assert out.number == 1
    (entry,) = (entry for entry in now.log if isinstance(entry.report, PlayerOut))
    round_ = now.rounds[0]
    assert round_.limit is not None
    assert entry.at >= round_.limit


def test_the_tables_of_a_draw_that_is_made_anew_are_closed_and_new_ones_opened(node: Node, sqlite: str) -> None:
    with at_tables(node, 6, automatic=False) as (event, _players):
        event.report("draw_revealed", round=1, attempt=1, value="3 5 1")
        first = board_until(event, lambda board: bool(board.get("table:1:2", {}).get("online")))
        event.report("draw_announced", round=1, attempt=2, source="dice", reason="a wrong list")
        event.report("draw_revealed", round=1, attempt=2, value="2 2 6")
        board = board_until(event, lambda board: bool(board.get("table:1:2", {}).get("online")))
        old = {first[f"table:1:{n}"]["online"] for n in (1, 2)}
        assert not old & {board[f"table:1:{n}"]["online"] for n in (1, 2)}
        asyncio.run(until(lambda: [one.phase for key, one in stored(sqlite).items() if key[1] == 1] == ["closed"] * 2))
        assert {one.phase for key, one in stored(sqlite).items() if key[1] == 2} == {"ready"}


@pytest.mark.long
def test_telling_everything_again_changes_nothing(node: Node, sqlite: str) -> None:
    """As after a kill between the telling and the note that it was told."""
    event, players = entered(node.url, 3)
    played(event, players)
    before = len(event.log())
    node.kill()
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE championship_table SET waits = 1")
    connection.close()
    node.start()

    def waits() -> int:
        with sqlite3.connect(f"file:{sqlite.removeprefix('sqlite:///')}?mode=ro", uri=True) as reading:
            return int(reading.execute("SELECT COUNT(*) FROM championship_table WHERE waits").fetchone()[0])

    asyncio.run(until(lambda: waits() == 0))
    assert len(event.log()) == before
    agrees(event, sqlite)


@pytest.mark.slow
@pytest.mark.long
def test_on_three_nodes_each_table_is_opened_and_each_game_told_once(tmp_path: Path, database: str) -> None:
    with services.nodes(tmp_path, 3, database) as running:
        event, players = entered(running[0].url, 8)
        for number, player in enumerate(players):
            own = Event(running[number % 3].url, event.code, event.key)
            player.event = own
        event.begin(8)
        asyncio.run(play(event, players, silent, 300))
        now = Tournament(event.log())
        assert now.ended_at is not None
        ids = [entry.id for entry in now.log]
        assert len(ids) == len(set(ids))
        games = [entry for entry in now.log if isinstance(entry.report, GameEntered)]
        lost = sum(
            sheet.seats.chips * len(sheet.seats.players) - sum(sheet.chips.values())
            for round_ in now.rounds
            for sheet in round_.sheets.values()
        )
        assert len(games) == lost
        assert [line for one in running for line in one.errors()] == []
