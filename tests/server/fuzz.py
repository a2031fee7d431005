"""Commands that no client of ours would send, by the hundred thousand, at tables where people really play.

`python -m tests.server.fuzz --commands 200000`: malformed, reordered, replayed and foreign ones, straight into the hub
of a node, where no rate limit is in the way. What must hold: no error that nobody expected; one answer for each, and
the same when it comes again; nothing in any log but what the acknowledged commands of the seat's own player put there,
every move of it legal by the naive engine; nothing told to who does not sit there; and in the end every table can be
played on. Lobby, points and acquaintances are written along, as in the server; meanwhile people leave in the middle of
a round and come back, lose their connection, and the others are asked about them.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import random
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, func, select

from prsi.protocol.commands import Open, Pace, Person, Start
from prsi.protocol.versions import PROTOCOL_VERSION
from prsi.server import logs as server_logs
from prsi.server.config import Config
from prsi.server.hub import Hub
from prsi.server.live import LiveTable
from prsi.server.lobby.effects import effects as lobby_effects
from prsi.server.lobby.queue import Limits
from prsi.server.lobby.schema import lobby_seat
from prsi.server.lobby.seats import guard, guard_of_rematch
from prsi.server.node import Node
from prsi.server.people.context import Site
from prsi.server.people.effects import effects as people_effects
from prsi.server.people.identity import make_player
from prsi.server.people.limits import Messages
from prsi.server.people.parts import people_parts
from prsi.server.points.effects import effects as points_effects
from prsi.server.points.schema import finished_match
from prsi.server.store.database import Database
from prsi.table import Actor
from tests.server.logs import read_logs
from tests.server.play import choose
from tests.server.projection import Projection, Row, faults_of_log
from tests.server.services import sqlite_url

Json = dict[str, Any]

PRESETS: Final = ("prsi", "mau-mau", "prsi-scored", "mau-mau-52")
KINDS: Final = (
    "hello start play hint undo pause resume next_round rematch set_pace leave sit fill answer contribute say sync "
    "get_record"
).split()
CODES: Final = (
    "+1",
    "-",
    "!",
    "?0",
    "?1",
    "+2",
    "+4",
    "7s",
    "Qd=c",
    "Jh=s",
    "Ah",
    "9s,9d",
    "",
    "7x",
    "Qd=",
    "+0",
    "??",
)
JUNK: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1.5, 2**53, 2**200, "", "x", "\u0000", "x" * 70, "x" * 5000, [], [1], {}, {"a": 1}, "ž",
    "\U0001f600",
)  # fmt: skip


class Voice:
    """A socket, as the hub sees one: everything said to it is kept until somebody looks."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.heard: deque[Json] = deque()
        self.answers = 0
        self.last: Json | None = None
        self.view: Json | None = None
        self.leaks: list[str] = []
        self._answered = asyncio.Event()

    def flush(self) -> None:
        """Send what waits: nothing does."""

    def answer(self, text: str | None, more: bool = False) -> None:
        """Take the answer to a command; None: it comes by another way."""
        self.answers += 1
        self.last = None
        if text is not None:
            self.hear(text)
            self.last = self.heard[-1]
        self._answered.set()

    def write(self, frame: bytes) -> None:
        """Take a message."""
        size = frame[1]
        self.hear(frame[2 if size < 126 else 4 if size == 126 else 10 :].decode())

    def hear(self, text: str) -> None:
        """Note a message."""
        message = json.loads(text)
        self.heard.append(message)
        if "view" in message and (self.view is None or message["view"]["seq"] >= self.view["seq"]):
            self.view = message["view"]
        while len(self.heard) > 50:
            self.heard.popleft()

    async def answered(self, count: int) -> Json | None:
        """Wait until so many commands have been answered; return the last answer, None for one that comes later."""
        async with asyncio.timeout(20):
            while self.answers < count:
                self._answered.clear()
                await self._answered.wait()
        return self.last


@dataclass
class Found:
    """What came of it; `faults` must be empty."""

    commands: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    rounds: int = 0
    matches: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)


class Fuzzer:
    """Makes texts that might be commands, from what has been sent before and what is true at a table."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.sent: deque[tuple[str, str]] = deque(maxlen=500)
        self._number = 0

    def name(self) -> str:
        """A new command id."""
        self._number += 1
        return f"f{self._number}"

    def fields(self, view: Json | None) -> Json:
        """Fields that some command has, some of them right."""
        rng = self.rng
        seq = 0 if view is None else view["seq"]
        legal = [] if view is None or view["round"] is None else view["round"]["legal"]
        return {
            "at": rng.choice((seq, seq, seq, seq - 1, seq + 1, 0, seq + 1000)),
            "move": rng.choice((*legal, *CODES))
            if rng.random() < 0.9
            else rng.choice(("7s=c=d", "\u0661", "10h", "-" * 200)),
            "after": rng.choice((0, seq, seq + 5, 2**53 - 1)),
            "seat": rng.choice((None, 0, 1, 2, 5, 6, -1)),
            "level": rng.choice(("beginner", "casual", "strong", "best")),
            "choice": rng.choice(("computer", "new_match", "me")),
            "phrase": rng.choice(("hello", "prsi", "emoji_heart", "fuck")),
            "contribution": rng.choice(("00" * 16, "ab" * 64, "AB" * 16, "0" * 31, "zz" * 16)),
            "pace": {"bot_min": 0, "bot_max": 0, "next_round": rng.choice((None, 0))},
            "ruleset": {"preset": rng.choice((*PRESETS, "poker"))},
            "seats": [{"kind": "person", "name": "x", "avatar": "fox"}] * rng.choice((1, 2, 7)),
        }

    WANTED: Final = {
        "play": ("at", "move"), "undo": ("at",), "next_round": ("at",), "rematch": ("at",), "set_pace": ("pace",),
        "sit": ("seat",), "fill": ("level",), "answer": ("seat", "choice"), "contribute": ("at", "contribution"),
        "say": ("phrase",), "sync": ("after",), "start": ("ruleset", "seats"),
    }  # fmt: skip

    def whole(self, view: Json | None, stranger: bool) -> tuple[str, str]:
        """A command that can be read, right or wrong."""
        kind = self.rng.choice((*KINDS, "play", "play", "play", "play"))
        fields = self.fields(view)
        if kind == "leave" and not stranger:
            kind = "play"  # it would end the table; who does not sit there may try
        body = {key: fields[key] for key in self.WANTED.get(kind, ())}
        return kind, json.dumps({"v": PROTOCOL_VERSION, "kind": kind, "id": self.name(), **body})

    def broken(self, view: Json | None, stranger: bool) -> tuple[str, str]:
        """A command with something wrong in it, in its shape or in its bytes."""
        rng = self.rng
        _, text = self.whole(view, stranger)
        way = rng.randrange(11)
        if way == 0:
            return "cut", text[: rng.randrange(len(text))]
        if way == 1:
            at = rng.randrange(len(text))
            return "changed", text[:at] + chr(rng.choice((0, 10, 34, 92, 123, 125, 0x2028, 0xD7FF, 65))) + text[
                at + 1 :
            ]
        body = json.loads(text)
        key = rng.choice(list(body))
        if way == 2:
            del body[key]
            return "without a key", json.dumps(body)
        if way == 3:
            body[rng.choice(("extra", "seat ", "__class__", "ID"))] = rng.choice(JUNK)
            return "with another key", json.dumps(body)
        if way == 4:
            return "a key twice", text[:-1] + "," + json.dumps(key) + ":" + json.dumps(body[key]) + "}"
        if way == 5:
            return "deep", text[:-1] + ',"x":' + "[" * rng.choice((10, 1000, 30000)) + "}"
        if way == 6:
            return "no JSON number", text[:-1] + ',"at":' + rng.choice(
                ("NaN", "Infinity", "1e999", "01", "0x10", "--1")
            ) + "}"
        if way == 7:
            return "no object", rng.choice(
                ("", " ", "null", "[]", "0", '"play"', "[" * 5000, "{" * 5000, "\ufeff{}", "{}{}")
            )
        if way == 8:
            return "too big", text[:-1] + ',"x":"' + "y" * rng.choice((70_000, 65_536)) + '"}'
        if way == 9:
            return "surrogates", text.replace(body["id"], rng.choice(("\\ud800", "\\udc00\\ud800", "\\u0000")))
        body[key] = rng.choice(JUNK)
        return "junk", json.dumps(body)

    def next(self, view: Json | None, stranger: bool) -> tuple[str, str]:
        """The next text to be sent, and what it is an example of."""
        luck = self.rng.random()
        if luck < 0.3:
            made = self.broken(view, stranger)
        elif luck < 0.55 and self.sent:
            _, text = self.rng.choice(self.sent)
            if stranger or '"leave"' not in text:
                return "replayed", text
            made = self.whole(view, stranger)
        else:
            made = self.whole(view, stranger)
        self.sent.append(made)
        return made


class Sitting:
    """One table: its players' voices, voices of others, and what was acknowledged to whom."""

    def __init__(self, code: str, live: LiveTable, voices: list[Voice], strangers: list[Voice]) -> None:
        self.code = code
        self.live = live
        self.voices = voices
        self.strangers = strangers
        self.acked: dict[tuple[str, str], int] = {}
        self.refused: set[tuple[str, str]] = set()
        self.gone: Voice | None = None
        self._own = 0

    def sits(self, voice: Voice) -> bool:
        """Whether somebody has a seat, or a seat to come back to."""
        state = None if self.live.table is None else self.live.table.state
        player = voice.actor.player
        return state is not None and player in (*state.players, *state.gathering.former)

    async def own(self, voice: Voice, kind: str, **fields: Any) -> str:
        """Send a command that somebody means; return its text where it was carried out, else an empty one."""
        self._own += 1
        name = f"own-{self._own}"
        text = json.dumps({"v": PROTOCOL_VERSION, "kind": kind, "id": name, **fields})
        answer = await self.say(voice, text)
        if answer is None or answer["kind"] != "ack":
            return ""
        self.acked[voice.actor.player, name] = answer["seq"]
        return text

    def part(self, voice: Voice) -> None:
        """Lose somebody's connection, if everybody else has one."""
        if self.gone is None:
            self.gone = voice
            self.live.part(voice)

    def join(self) -> None:
        """Give who has lost the connection a new one."""
        if self.gone is not None:
            self.live.join(self.gone, 0 if self.gone.view is None else self.gone.view["seq"])
            self.gone = None

    async def say(self, voice: Voice, text: str) -> Json | None:
        """Send a text and return its answer."""
        count = voice.answers + 1
        self.live.receive(text, voice)
        return await voice.answered(count)


def check_answer(table: Sitting, voice: Voice, text: str, kind: str, answer: Json | None, found: Found) -> None:
    """What an answer may be, and what a stranger may hear."""
    who = voice.actor.player
    if answer is None:
        # The bots think about a hint; its answer comes when they have one.
        if '"hint"' not in text:
            found.faults.append(f"{table.code}: {text[:300]!r} of {who} was not answered")
        return
    found.answers[answer["kind"] if answer["kind"] != "error" else f"error {answer['code']}"] += 1
    if answer["kind"] == "error" and answer["code"] == "internal":
        found.faults.append(f"{table.code}: {text[:300]!r} led to an internal error")
    if answer["kind"] == "ack":
        before = table.acked.setdefault((who, answer["id"]), answer["seq"])
        if before != answer["seq"]:
            found.faults.append(f"{table.code}: {text[:300]!r} was answered with {before} and with {answer['seq']}")
        if (who, answer["id"]) in table.refused:
            found.faults.append(f"{table.code}: {text[:300]!r} ({kind}) was refused before, and is acknowledged now")
    question = any(f'"{asked}"' in text for asked in ("hello", "hint", "sync", "get_record"))
    # What is refused to who has no seat is not kept: that a table is full may be true no more when they ask again.
    passing = ("not_stored", "not_seated", "table_full", "bad_seats")
    if answer["kind"] == "refused" and answer["reason"] not in passing and not question:
        table.refused.add((who, answer["id"]))
        if (who, answer["id"]) in table.acked:
            found.faults.append(f"{table.code}: {text[:300]!r} ({kind}) was acknowledged before, and is refused now")
    if voice in table.strangers and table.sits(voice):
        voice.heard.clear()
    if voice in table.strangers:
        for message in voice.heard:
            if message["kind"] not in ("refused", "error", "welcome", "ack", "storing") or "view" in message:
                found.faults.append(f"{table.code}: a stranger was told {json.dumps(message)[:300]}")
        voice.heard.clear()


async def torment(table: Sitting, fuzzer: Fuzzer, commands: int, found: Found, tick: Callable[[], None]) -> None:
    """Send so many texts to a table, in between what its players really do."""
    rng = fuzzer.rng
    for number in range(commands):
        stranger = rng.random() < 0.25
        voice = rng.choice(table.strangers if stranger else table.voices)
        view = voice.view if voice.view is not None else table.voices[0].view
        kind, text = fuzzer.next(view, stranger)
        state = table.live.table.state if table.live.table else None
        answer = await table.say(voice, text)
        found.commands += 1
        found.kinds["foreign" if stranger else kind] += 1
        check_answer(table, voice, text, kind, answer, found)
        refused = answer is not None and answer["kind"] in ("refused", "error")
        now = table.live.table
        # Meanwhile a bot may have moved, or somebody be missed: then the log must say so, which is checked in the end.
        if refused and state is not None and now is not None and now.state.seq == state.seq and now.state != state:
            found.faults.append(f"{table.code}: {text[:300]!r} was refused and has changed the table")
        if stranger and table.sits(voice):
            await table.own(voice, "leave")  # a seat was free, and is again
        if number % 8 == 0:
            fuzzer.sent.append(("own", await advance(table, rng)))
        if rng.random() < 0.005:
            await happen(table, rng, found)
        tick()


async def happen(table: Sitting, rng: random.Random, found: Found) -> None:
    """Let one of the players leave, or lose the connection, or have it again."""
    voice = rng.choice(table.voices)
    seated = [one for one in table.voices if one.view is not None and table.sits(one) and one is not table.gone]
    if table.gone is not None:
        table.join()
        found.kinds["back again"] += 1
    elif rng.random() < 0.5:
        table.part(voice)
        found.kinds["connection lost"] += 1
    elif voice in seated and len(seated) > 1 and voice.view is not None and voice.view["phase"] == "playing":
        found.kinds["left"] += bool(await table.own(voice, "leave"))
        if rng.random() < 0.3:
            found.kinds["thought better of it"] += bool(await table.own(voice, "sit", seat=None))


async def advance(table: Sitting, rng: random.Random) -> str:
    """Let one of the players do what there is to do; return the command, empty if there was nothing."""
    for voice in table.voices:
        if voice is table.gone:
            continue
        state = None if table.live.table is None else table.live.table.state
        if state is not None and voice.actor.player not in state.players:
            if rng.random() < 0.3 and (text := await table.own(voice, "sit", seat=None)):
                return text
            continue
        chosen = None if voice.view is None else choose(voice.view, rng)
        if chosen is not None and chosen[0] == "answer" and rng.random() < 0.2:
            chosen = chosen[0], {**chosen[1], "choice": "new_match"}
        if chosen is not None and (text := await table.own(voice, chosen[0], **chosen[1])):
            return text
    return ""


async def new_player(hub: Hub, name: str) -> Actor:
    """Somebody with a profile, as everybody at a table has."""

    def make(connection: Connection) -> str:
        return make_player(connection, name=name, avatar="emma", language="cs", now=1)

    return Actor(await hub.db.write(make), name, "emma")


def follow_seats(seats: dict[int, str], left: dict[int, str], fact: Json) -> None:
    """Keep up who holds which seat, and whose seat the computer holds, with one more entry of the log."""
    kind: str = fact["kind"]
    seat: int = fact.get("seat", 0)
    if kind == "started":
        seats[seat] = fact["player"]
    elif kind == "sat_down":
        seats[seat] = fact["player"]
        for other in [other for other, player in left.items() if player == fact["player"]]:
            del left[other]
    elif kind == "taken_over" or (kind == "asked_about" and fact["reason"] == "left"):
        left[seat] = seats.pop(seat, left.get(seat, ""))
    elif kind == "taken_back":
        seats[seat] = left.pop(seat)
    elif kind in ("stood_up", "given_up", "filled"):
        seats.pop(seat, None)
        left.pop(seat, None)
    if kind in ("rematched", "given_up"):
        left.clear()


async def make_tables(hub: Hub, number: int, rng: random.Random) -> list[Sitting]:
    """Tables with everybody on their seats, each with strangers before the door: players of the next table."""
    sittings: list[Sitting] = []
    for n in range(number):
        seats = 2 + n % 3
        preset = PRESETS[n % len(PRESETS)]
        voices = [Voice(await new_player(hub, f"P{n}{s}")) for s in range(seats)]
        start = Start(
            id="start",
            ruleset={"preset": preset, "turn_limit": 200},
            seats=(Person("P", "fox"), *(Open() for _ in range(seats - 1))),
            deal=False,
            pace=Pace(bot_min=0, bot_max=0),
        )
        code = f"T{n:05}"
        await hub.create(start, voices[0].actor, code)
        live = await hub.find(code)
        assert live is not None
        sittings.append(Sitting(code, live, voices, []))
        for voice in voices:
            live.join(voice, 0)
            text = json.dumps({"v": PROTOCOL_VERSION, "kind": "sit", "id": "sit", "seat": None})
            answer = await sittings[-1].say(voice, text)
            assert answer is not None
            assert answer["kind"] == "ack", answer
            sittings[-1].acked[voice.actor.player, "sit"] = answer["seq"]
    for n, sitting in enumerate(sittings):
        others = sittings[(n + 1) % number].voices
        sitting.strangers = [Voice(voice.actor) for voice in others] + [Voice(Actor("nobody", "Nobody", "owl"))]
    return sittings


def check_logs(logs: dict[str, list[Row]], sittings: list[Sitting], found: Found) -> None:
    """Nothing is in a log but what its own players were told they had done, and all moves are legal."""
    for sitting in sittings:
        rows = logs[sitting.code]
        found.faults += [f"{sitting.code}: {fault[:500]}" for fault in faults_of_log(rows)]
        projection = Projection(rows)  # raises Illegal for a move that is none
        found.rounds += sum(event["kind"] == "round_over" for told in projection.told.values() for event in told)
        seats: dict[int, str] = {}
        left: dict[int, str] = {}
        for row in rows:
            fact = row.entry["fact"]
            before = {*seats.values(), *left.values()}
            held = seats.get(fact.get("seat", -1))
            follow_seats(seats, left, fact)
            if row.command is None or fact["kind"] == "started":
                continue
            if row.actor not in {*before, *seats.values()}:
                found.faults.append(f"{sitting.code}: entry {row.seq} is of {row.actor}, who does not sit there")
            if (row.actor, row.command) not in sitting.acked:
                found.faults.append(f"{sitting.code}: entry {row.seq} was never acknowledged: {row.text[:300]}")
            if fact["kind"] == "moved":
                found.moves += 1
                if held != row.actor:
                    found.faults.append(f"{sitting.code}: entry {row.seq}: {row.actor} moved for seat {fact['seat']}")


async def fuzz_hub(
    folder: Path, commands: int, seed: int, tables: int = 48, say: Callable[[str], None] = print
) -> Found:
    """Torment the hub of a node in this process; it stores in a real SQLite file."""
    rng = random.Random(seed)
    found = Found()
    log = io.StringIO()
    server_logs.set_up("info", log)
    url = sqlite_url(folder)
    db = Database(url)
    people = people_parts(db, Site((), True), None)
    effects = (people_effects, lobby_effects, points_effects)
    node = Node(Config(database=url), db, Messages(people.people.limits), effects)
    node.hub.may_sit = guard(db, node.clock, Limits())
    node.hub.may_stay = guard_of_rematch(db)
    await node.start()
    begun = time.monotonic()
    try:
        sittings = await make_tables(node.hub, tables, rng)

        def tick() -> None:
            if found.commands % 20_000 == 0:
                say(f"{found.commands:,} commands")

        each = -(-commands // tables)
        await asyncio.gather(
            *(torment(table, Fuzzer(random.Random(rng.random())), each, found, tick) for table in sittings)
        )
        for sitting in sittings:
            await finish(sitting, rng, found)
        found.matches, shown = await db.read(what_is_shown)
        for sitting in sittings:
            found.faults += faults_of_lobby(sitting, shown)
        found.faults += [f"{int(node.hub.metrics.faults)} faults counted"] if node.hub.metrics.faults else []
    finally:
        await node.stop()
        server_logs.set_up()
    found.seconds = time.monotonic() - begun
    found.faults += [line[:1000] for line in log.getvalue().splitlines() if '"level": "error"' in line]
    check_logs(read_logs(url), sittings, found)
    return found


def what_is_shown(connection: Connection) -> tuple[int, dict[tuple[str, int], str]]:
    """How many matches were paid, and who sits where by the lobby."""
    matches = connection.execute(select(func.count()).select_from(finished_match)).scalar_one()
    rows = connection.execute(select(lobby_seat.c.table_id, lobby_seat.c.seat, lobby_seat.c.player_id))
    return int(matches), {(row.table_id, row.seat): row.player_id for row in rows}


def faults_of_lobby(table: Sitting, shown: dict[tuple[str, int], str]) -> list[str]:
    """Where the lobby says otherwise than the table who sits there."""
    state = None if table.live.table is None else table.live.table.state
    if state is None or state.phase == "closed":
        return []
    players = {(table.live.id, seat): player for seat, player in enumerate(state.players)}
    here = {key: player for key, player in shown.items() if key[0] == table.live.id}
    return [] if here == players else [f"{table.code}: the lobby shows {here}, the table {players}"]


async def finish(table: Sitting, rng: random.Random, found: Found) -> None:
    """See that a table can still be played to the end of its round."""
    table.join()
    for _ in range(1000):
        views = [voice.view for voice in table.voices if voice.view is not None]
        if any(view["phase"] in ("round_over", "match_over", "closed") for view in views):
            return
        if not await advance(table, rng):
            await asyncio.sleep(0.05)
    found.faults.append(
        f"{table.code} cannot be played on: {[voice.view and voice.view['phase'] for voice in table.voices]}"
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__)
    parser.add_argument("--commands", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="prsi-fuzz-") as folder:
        found = asyncio.run(fuzz_hub(Path(folder), given.commands, given.seed))
    print(f"seed {given.seed}: {found.commands:,} commands in {found.seconds:.0f} s")
    print(f"meanwhile {found.moves:,} moves in {found.rounds} finished rounds of {found.matches} paid matches")
    for title, counter in (("sent", found.kinds), ("answered", found.answers)):
        print(f"{title}: " + ", ".join(f"{count:,} {kind}" for kind, count in counter.most_common()))
    for fault in found.faults[:20]:
        print(fault)
    print(f"{len(found.faults)} faults")
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
