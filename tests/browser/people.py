"""A server with people on it: profiles, finished games, acquaintances, for the tests of the pages around the table."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from sqlalchemy import Engine, create_engine, insert, update
from websockets.sync.client import connect
from websockets.typing import Origin

from prsi.protocol.versions import PROTOCOL_VERSION
from prsi.server.config import Config
from prsi.server.people.identity import make_player
from prsi.server.people.schema import met, player
from prsi.server.points.ledger import FinishedMatch, PlayedRound, Shown, record_match, record_round
from prsi.server.points.rules import Result, SeatResult
from tests.browser.house import Json
from tests.browser.online import OnlineServer

HOUR = 3_600_000
DAY = 24 * HOUR
NAMES = (("Ježek z Brd", "jarka"), ("Liška od potoka", "karel"), ("Kos ze sadu", "tereza"), ("Igel am Teich", "emma"))


class PeopleServer(OnlineServer):
    """A server whose database the test can write into."""

    def __init__(self, database: Path, **environment: str) -> None:
        super().__init__(database, **environment)
        self.engine: Engine = create_engine(Config(database=f"sqlite:///{database}").database_url)

    def give_role(self, player_id: str, role: str) -> None:
        """As `prsi role` does on the server's machine."""
        with self.engine.begin() as connection:
            connection.execute(update(player).where(player.c.id == player_id).values(role=role))

    def live_through(self, player_id: str, name: str) -> list[str]:
        """Give a player half a year of games, with people and alone; return the ids of the others."""
        now = time.time_ns() // 1_000_000
        dice = random.Random(7)
        with self.engine.begin() as connection:
            others = [
                make_player(connection, name=other, avatar=avatar, language="cs", now=now) for other, avatar in NAMES
            ]
            for number in range(40):
                at = now - dice.randrange(150) * DAY if number else now - HOUR
                others_here = dice.sample(others, dice.randint(1, 3)) if number % 4 else []
                people: list[str | None] = [player_id, *others_here]
                seats = people if others_here else [*people, None, None]
                order = list(range(len(seats)))
                dice.shuffle(order)
                how = Result(
                    tuple(SeatResult(one, one == player_id and number == 9) for one in seats),
                    tuple((seat,) for seat in order),
                    drawn=number == 13,
                )
                preset = ("prsi", "mau-mau", "championship")[number % 3]
                match_id = f"{player_id[:8]}-{number:03}"
                for played in (1, 2):
                    drawn = tuple(dice.randint(0, 4) * 2 for _ in seats)
                    record_round(
                        connection,
                        match_id,
                        PlayedRound(played, dice.randrange(60_000, 300_000), dice.randrange(15, 60), drawn),
                    )
                shown = tuple(Shown(name if one == player_id else "–", "kuba") for one in seats)
                ruleset, form = json.dumps({"preset": preset}), '{"kind":"rounds_won","n":2}'
                record_match(connection, FinishedMatch(match_id, preset, ruleset, form, how, shown, 2, ""), at)
            for times, other in enumerate(others, start=1):
                for one, two in ((player_id, other), (other, player_id)):
                    row = {"player_id": one, "other_id": two, "last": now - times * 5 * HOUR, "times": times}
                    connection.execute(insert(met).values(**row))
        return others


def fetch(page: Page, method: str, path: str, body: object = None) -> Any:
    """Ask the server as the page itself does; the answer's JSON, None where it has none. Fails for a refusal."""
    answer: Json = page.evaluate(
        """async ([method, path, body]) => {
            const headers = body === null ? {} : {"content-type": "application/json"};
            const answer = await fetch(path, {method, headers, ...(body === null ? {} : {body: JSON.stringify(body)})});
            const text = await answer.text();
            return {status: answer.status, text};
        }""",
        [method, path, body],
    )
    assert 200 <= answer["status"] < 300, (method, path, answer)
    return json.loads(answer["text"]) if answer["text"] else None


def become_guest(page: Page, language: str) -> Json:
    """Make this browser a guest, as sitting down does, and let the device know it."""
    made: Json = fetch(page, "POST", "/api/me", {"language": language})
    page.evaluate("localStorage.setItem('prsi.people', 'true')")
    return made


def sit(url: str, cookie: str, code: str, *commands: Json) -> list[Json]:
    """Sit down at a table over a socket, send more commands, and go; return all that came."""
    address = url.replace("http", "ws", 1) + f"api/tables/{code}/socket"
    heard: list[Json] = []
    origin = Origin(url.rstrip("/"))
    with connect(address, origin=origin, additional_headers={"Cookie": cookie}, open_timeout=60) as socket:
        for number, command in enumerate(({"kind": "sit", "seat": None}, *commands)):
            socket.send(json.dumps({"v": PROTOCOL_VERSION, "id": f"t-{number}", **command}))
            while True:
                message: Json = json.loads(socket.recv(timeout=60))
                heard.append(message)
                if message.get("id") == f"t-{number}" and message["kind"] in ("ack", "refused", "error"):
                    break
    return heard
