"""A whole championship with simulated players at real server tables, from registration to diplomas, to be watched.

    python tools/demo_tournament.py --players 41 --pace fast

It starts a server of its own, prints the address of the board, and checks at the end what has to hold: a chip lost for
each game, a place for everybody, a log that replays to the same, draws that `prsi draw` verifies. Exit code 1 if not.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from prsi.bots import Budget, choose
from prsi.protocol.codec import decode, dumps
from prsi.protocol.versions import PROTOCOL_VERSION
from prsi.rules.ruleset import Ruleset, build
from prsi.rules.view import View
from prsi.tournament.places import places
from prsi.tournament.plan import best_plan
from prsi.tournament.reports import Entry, GameEntered, PlayerOut
from prsi.tournament.state import Tournament
from prsi.tournament.views import places_shown

Json = dict[str, Any]

FIRST: Final = (
    *("Jana", "Petr", "Eva", "Tomáš", "Lucie", "Jakub", "Alena", "Marek", "Zuzana", "Ondřej", "Běta", "Šimon"),
    *("Katka", "Vojta", "Hana", "Ludvík", "Róza", "Matěj", "Dorota", "Filip", "Milada", "Štěpán", "Iva", "Radim"),
)
LAST: Final = ("Nováková", "Dvořák", "Horáková", "Krejčí", "Malá", "Beneš", "Urbanová", "Šimek", "Jelínková", "Vlk")
PRIZES: Final = {1: ("cup", "medal", "diploma"), 2: ("cup", "medal", "diploma"), 3: ("cup", "medal", "diploma")}


class DemoError(RuntimeError):
    """Something that has to hold does not."""


@dataclass(frozen=True)
class Pace:
    """How long a player thinks, and looks at a result, in seconds."""

    think: tuple[float, float]
    look: float


PACES: Final = {"fast": Pace((0.0, 0.01), 0.0), "watch": Pace((0.6, 1.8), 4.0)}


# ---- over HTTP ----


def ask(
    base: str, method: str, path: str, body: object = None, cookie: str = "", key: str = "", home: str = ""
) -> tuple[int, Any, str]:
    """Ask the server; return status, body and the cookie that was set; `home`: the address to come from."""
    parts = urlsplit(base)
    assert parts.hostname is not None
    source = (home, 0) if home else None
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=30, source_address=source)
    try:
        headers = {"Origin": base, "Accept": "application/json"}
        headers |= {"Cookie": cookie} if cookie else {}
        headers |= {"X-Championship-Key": key} if key else {}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        connection.request(method, path, data, headers)
        answer = connection.getresponse()
        raw = answer.read()
        shown = json.loads(raw) if raw and "json" in answer.headers.get("Content-Type", "") else raw.decode()
        return answer.status, shown, str(answer.headers.get("Set-Cookie", "")).partition(";")[0]
    finally:
        connection.close()


def must(base: str, method: str, path: str, body: object = None, **who: str) -> Any:
    """Ask for something that must succeed; raises DemoError."""
    status, shown, _ = ask(base, method, path, body, **who)
    if status not in (200, 201):
        raise DemoError(f"{method} {path}: {status} {shown}")
    return shown


def guest(base: str, home: str = "") -> str:
    """Become a guest, and return the cookie by which the server will know us."""
    status, shown, cookie = ask(base, "POST", "/api/me", {"language": "cs"}, home=home)
    if status not in (200, 201) or not cookie:
        raise DemoError(f"no guest: {status} {shown}")
    return cookie


_numbers = itertools.count(1)


@dataclass
class Event:
    """A championship and the key of its head judge."""

    base: str
    code: str
    key: str

    @classmethod
    def open(cls, base: str, **settings: object) -> Event:
        """Open one."""
        body = {"settings": {"online": True, "automatic": True, "call_minutes": 2, **settings}}
        opened = must(base, "POST", "/api/championships", body, cookie=guest(base))
        return cls(base, opened["code"], opened["key"])

    @property
    def path(self) -> str:
        """Where it is."""
        return f"/api/championships/{self.code}"

    def report(self, kind: str, key: str = "", **fields: object) -> None:
        """Report something that must be taken; raises DemoError."""
        sent = {"reports": [{"id": f"demo-{next(_numbers)}", "report": {"kind": kind, **fields}}]}
        (answer,) = must(self.base, "POST", f"{self.path}/reports", sent, key=key or self.key)["answers"]
        if not answer["ok"]:
            raise DemoError(f"{kind}: {answer}")

    def log(self) -> list[Entry]:
        """Return the whole log."""
        found: list[Entry] = []
        while True:
            shown = must(self.base, "GET", f"{self.path}/log?after={len(found)}", key=self.key)
            found += [decode(Entry, entry) for entry in shown["entries"]]
            if len(found) >= shown["seq"]:
                return found

    def view(self, key: str = "") -> Json:
        """Return the sections that a key shows."""
        sections: Json = must(self.base, "GET", f"{self.path}/view", key=key)["sections"]
        return sections

    def begin(self, players: int) -> None:
        """Close the registration, publish the best plan, announce the first draw; the rest goes by itself."""
        plan = best_plan(players)
        stages: list[Json] = [{"tables": one.tables, "byes": one.byes} for one in plan.rounds]
        stages += [{"tables": 2}] if plan.semifinals else []
        self.report("registration_closed")
        self.report("plan_chosen", stages=[*stages, {"tables": 1, "final": True}])
        self.report("draw_announced", round=1, attempt=1, source="")


# ---- a player ----


@dataclass
class Player:
    """One player: registers, looks at the private page, goes to the table that it names, and plays there.

    `pace` how quickly, `level` how well. Whatever line is lost is made anew, and what was sent is sent again.
    """

    event: Event
    name: str
    pace: Pace
    level: str = "casual"
    home: str = ""
    dice: random.Random = field(default_factory=random.Random)
    cookie: str = ""
    key: str = ""
    entrant: str = ""
    sections: Json = field(default_factory=dict)
    moves: int = 0
    playing: str = ""
    stays_away: bool = False
    ready_for: str = ""
    at_tables: dict[str, asyncio.Task[None]] = field(default_factory=dict)
    views: dict[str, Json] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)

    def register(self) -> None:
        """Register by the form, and say that one is there."""
        self.cookie = guest(self.event.base, self.home)
        body = {
            "name": self.name,
            "born": self.dice.randint(1950, 2008),
            "id": f"{self.name}-{self.dice.getrandbits(64)}",
        }
        path = f"{self.event.path}/register"
        taken = must(self.event.base, "POST", path, body, cookie=self.cookie, home=self.home)
        self.key, self.entrant = taken["key"], taken["entrant"]
        self.event.report("checked_in", self.key, entrant=self.entrant)

    @property
    def table(self) -> str:
        """The code of the server's table where one plays now, empty: at none."""
        me = self.sections.get("me")
        if me is None or me["state"] != "playing":
            return ""
        table = self.sections.get(f"table:{me['round']}:{me['table']}")
        return "" if table is None else str(table["online"])

    async def run(self) -> None:
        """Play until the championship has ended."""
        try:
            await self._follow()
        finally:
            for task in self.at_tables.values():
                task.cancel()
            await asyncio.gather(*self.at_tables.values(), return_exceptions=True)

    async def _follow(self) -> None:
        url = f"ws{self.event.base.removeprefix('http')}{self.event.path}/socket"
        while True:
            with suppress(OSError, InvalidHandshake, InvalidMessage, ConnectionClosed, TimeoutError, EOFError):
                async with self._line(url) as line:
                    await line.send(json.dumps({"key": self.key}))
                    async for text in line:
                        message = json.loads(text)
                        if message["kind"] == "view":
                            self.sections = {}
                        self.sections.update(message["sections"])
                        for name in message.get("gone", ()):
                            self.sections.pop(name, None)
                        if self.sections["head"]["ended_at"] is not None:
                            return
                        self._go()
            await asyncio.sleep(self.dice.uniform(0.1, 0.4))

    def _go(self) -> None:
        code = self.table
        if code and code not in self.at_tables and not self.stays_away:
            self.playing = code
            self.at_tables[code] = asyncio.create_task(self._play(code))

    def _line(self, url: str, **headers: str) -> connect:
        more: Json = {"local_addr": (self.home, 0)} if self.home else {}
        return connect(
            url,
            origin=Origin(self.event.base),
            additional_headers=headers,
            compression=None,
            max_size=2**26,
            ping_interval=None,
            proxy=None,
            **more,
        )

    async def _play(self, code: str) -> None:
        base, ids = self.event.base, itertools.count(1)
        url = f"ws{base.removeprefix('http')}/api/tables/{code}/socket?after=0"
        while True:
            with suppress(OSError, InvalidHandshake, InvalidMessage, ConnectionClosed, TimeoutError, EOFError):
                async with self._line(url, Cookie=self.cookie) as line:
                    mark, self.ready_for = self.dice.getrandbits(40), ""
                    async for text in line:
                        message = json.loads(text)
                        if message["kind"] == "refused" and message["reason"] != "stale":
                            self.refused.append(message["reason"])
                        view = message.get("view")
                        if view is None:
                            continue
                        self.views[code] = view
                        if view["phase"] in ("match_over", "closed"):
                            return
                        command = await self._command(view)
                        if command is not None:
                            name = f"{mark:x}-{next(ids)}"
                            await line.send(json.dumps({"v": PROTOCOL_VERSION, "id": name, **command}))
            await asyncio.sleep(self.dice.uniform(0.1, 0.4))

    async def _command(self, view: Json) -> Json | None:
        seat = view["seat"]
        if view["phase"] in ("ready", "round_over"):
            pause = view["commitment"]
            if view["seats"][seat]["ready"] or pause == self.ready_for:
                return None
            self.ready_for = pause
            await asyncio.sleep(self.pace.look)
            return {"kind": "next_round", "at": view["seq"]}
        if view["phase"] != "playing" or not view["round"]["legal"]:
            return None
        if self.pace.think[1]:
            await asyncio.sleep(self.dice.uniform(*self.pace.think))
        seen = view_of(view)
        self.moves += 1
        return {"kind": "play", "at": view["seq"], "move": choose(self.level, seen, Budget(0.02, 200), self.dice)}


_rulesets: dict[str, Ruleset] = {}

PLAIN: Final = (
    *("dealer", "top", "wish", "penalty", "skip", "direction", "to_act", "drawn", "called", "window", "stock"),
    *("shuffles", "turns", "pending", "over", "reason", "winner"),
)
LISTS: Final = ("hand", "counts", "pile", "out", "legal")
"""Fields of a round as a table tells it that a bot goes by as they are."""


def view_of(view: Json) -> View:
    """Return what a bot goes by from what a table tells: the rules' view, without what has happened before."""
    text = json.dumps(view["ruleset"], sort_keys=True)
    ruleset = _rulesets.setdefault(text, build(view["ruleset"])) if text not in _rulesets else _rulesets[text]
    told, seats = view["round"], len(view["seats"])
    known: Json = {name: told[name] for name in PLAIN} | {name: tuple(told[name]) for name in LISTS}
    known |= {"ruleset": ruleset, "seat": view["seat"], "seats": seats, "history": ()}
    known["inside"] = tuple(n in told["inside"] for n in range(seats))
    known["places"] = tuple(tuple(place) for place in told["places"])
    return View(**known)


# ---- a server ----


@contextmanager
def server(folder: Path, log: Path) -> Iterator[str]:
    """A server of its own, on any free port; its address."""
    environment = {**os.environ, "PRSI_DATABASE": f"sqlite:///{folder / 'demo.sqlite3'}", "PRSI_PORT": "0"}
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "prsi.server"], stdout=subprocess.PIPE, stderr=errors, env=environment
        )
        try:
            assert process.stdout is not None
            address = process.stdout.readline().decode().strip()
            if not address.startswith("http"):
                raise DemoError(f"no server: see {log}: {log.read_text(errors='replace')[-2000:]}")
            yield address.rstrip("/")
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


# ---- what must hold ----


def check(event: Event, players: Sequence[Player], folder: Path) -> list[str]:
    """Hold what the server says against its own log; return what does not hold."""
    wrong: list[str] = []

    def expect(holds: bool, what: str) -> None:
        if not holds:
            wrong.append(what)

    log = event.log()
    now = Tournament(log)
    games = sum(isinstance(entry.report, GameEntered) and entry.id not in now.dead for entry in log)
    lost = sum(
        sheet.seats.chips * len(sheet.seats.players) - sum(sheet.chips.values())
        for round_ in now.rounds
        for sheet in round_.sheets.values()
    )
    expect(lost == games, f"a chip lost for each of {games} games expected, {lost} found")
    for round_ in now.rounds:
        for number, sheet in round_.sheets.items():
            expect(sheet.over, f"round {round_.number}, table {number}: over expected, {sheet.status} found")
            for game in sheet.games:
                expect(game.loser != game.winner, f"round {round_.number}, table {number}: the winner lost a chip")
    settled = places(now)
    placed = [who for one in settled for who in one.players]
    expect(sorted(placed) == sorted(one.entrant for one in players), f"{len(players)} places, {len(placed)} found")
    expect(json.loads(dumps(places_shown(now, settled))) == event.view()["places"], "the log replays to other places")
    outs = [entry for entry in log if isinstance(entry.report, PlayerOut)]
    expect(not outs, f"nobody struck expected, {len(outs)} found")
    for round_ in now.rounds:
        for draw in round_.draws:
            path = f"{event.path}/draws/{round_.number}/{draw.attempt}"
            status, shown, _ = ask(event.base, "GET", path)
            expect(status == 200, f"the draw of round {round_.number} published expected, {status} found")
            file = folder / f"draw-{round_.number}-{draw.attempt}.json"
            file.write_text(json.dumps(shown), encoding="utf-8")
            verified = subprocess.run(
                [Path(sys.executable).parent / "prsi", "draw", str(file)], capture_output=True, text=True, check=False
            )
            expect(verified.returncode == 0, f"round {round_.number}: {verified.stdout}{verified.stderr}")
    return wrong


def table_of_results(event: Event) -> str:
    """Return the places as lines."""
    rows: list[str] = []
    for one in event.view()["places"]:
        names = ", ".join(name for _, name in one["players"])
        last = one["place"] + len(one["players"]) - 1
        place = f"{one['place']}." if last == one["place"] else f"{one['place']}.–{last}."
        rows.append(f"{place:>9}  {names}")
    return "\n".join(rows)


def names(count: int) -> list[str]:
    """Return so many different names."""
    pairs = [f"{first} {last}" for last in LAST for first in FIRST]
    return [pairs[n % len(pairs)] + (f" {n // len(pairs) + 1}." if n >= len(pairs) else "") for n in range(count)]


async def play(event: Event, players: Sequence[Player], say: Callable[[str], None], seconds: float) -> None:
    """Let all play to the end; raises DemoError where that takes too long."""
    tasks = [asyncio.create_task(player.run()) for player in players]
    shown = 0
    end = time.monotonic() + seconds
    try:
        while not all(task.done() for task in tasks):
            if time.monotonic() > end:
                at = {player.name: (player.sections.get("me"), sorted(player.at_tables)) for player in players[:3]}
                head = players[0].sections.get("head")
                raise DemoError(f"an end within {seconds:.0f} s expected, found {head} {at}")
            for task in tasks:
                if task.done():
                    task.result()
            head = players[0].sections.get("head")
            if head is not None and head["round"] > shown:
                shown = head["round"]
                round_ = players[0].sections.get(f"round:{shown}", {})
                say(f"{round_.get('kind', 'round')} {shown}: {round_.get('players', '?')} players")
            await asyncio.sleep(0.2)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def demo(count: int, pace: str, seed: int, say: Callable[[str], None]) -> list[str]:
    """Do all of it and return what does not hold."""
    dice = random.Random(seed)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="prsi-demo-") as name, server(Path(name), Path(name) / "log") as base:
        event = Event.open(base, title="Ukázkový turnaj", year=2026, place="online", chips=2, game_minutes=1)
        say(f"Board:      {base}/#/c/{event.code}")
        say(f"Projector:  {base}/#/c/{event.code}/screen")
        say(f"Head judge: {base}/#/c/{event.code}/{event.key}")
        players = [
            Player(
                event, one, PACES[pace], dice.choice(("casual", "casual", "beginner")), home(n), random.Random(seed + n)
            )
            for n, one in enumerate(names(count))
        ]
        for player in players:
            player.register()
        say(f"{count} players registered")
        if pace == "watch":
            time.sleep(10)
        event.begin(count)
        asyncio.run(play(event, players, say, 3600 if pace == "watch" else 900))
        for one in event.view()["places"][:3]:
            for prize in PRIZES.get(one["place"], ()):
                event.report("prize_handed", entrant=one["players"][0][0], prize=prize)
        wrong = check(event, players, Path(name))
        log = event.log()
        games = sum(isinstance(entry.report, GameEntered) for entry in log)
        say(table_of_results(event))
        moves = sum(player.moves for player in players)
        say(f"{games} games, {moves:,} moves, {len(log)} entries in {time.monotonic() - began:.0f} s")
        faults = [line for line in (Path(name) / "log").read_text(errors="replace").splitlines() if "error" in line]
        wrong += [f"the server's log: {line[:500]}" for line in faults[:5]]
        if pace == "watch":
            say("Ctrl-C ends the server.")
            with suppress(KeyboardInterrupt):
                signal.pause()
    return wrong


def home(number: int) -> str:
    """Return a loopback address of a player's own, where there are such: a server limits what one address may do."""
    return f"127.0.{number // 250 + 1}.{number % 250 + 1}" if sys.platform == "linux" else ""


def main(arguments: Sequence[str]) -> int:
    """Run a demonstration as the command line says."""
    parser = argparse.ArgumentParser(prog="demo_tournament", description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=41)
    parser.add_argument("--pace", choices=sorted(PACES), default="fast")
    parser.add_argument("--seed", type=int, default=2026)
    given = parser.parse_args(arguments)
    if not 2 <= given.players <= 240:
        parser.error(f"--players: 2 to 240 expected, {given.players} found")

    def say(text: str) -> None:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()

    try:
        wrong = demo(given.players, given.pace, given.seed, say)
    except DemoError as error:
        wrong = [str(error)]
    for line in wrong:
        say(f"WRONG: {line}")
    if not wrong:
        say("All holds: a chip for each game, a place for everybody, the log replays, the draws are verified.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
