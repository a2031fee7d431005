"""`make bench-server`: how many moves a second the server takes, how long everybody waits for them, and what it costs.

Everything in one run, so that it can be compared: a bare WebSocket echo on the same framework, bare committed writes to
the same SQLite file, the server at 200, 1,000 and 3,000 connections, its memory, and 1 to 3 nodes on PostgreSQL. The
load comes from this process; the servers are processes of their own. Writes ``benchmarks/server.json``.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import resource
import sqlite3
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Printed

from benchmarks.wire import Wire, open_wire
from prsi.protocol.versions import PROTOCOL_VERSION
from tests.server import services
from tests.server.client import Guest, command, new_table
from tests.server.services import Node

LATEST: Final = Path(__file__).with_name("server.json")
CONNECTIONS: Final = (200, 1000, 3000)

UNLIMITED: Final = {
    # The players are much faster than people.
    "PRSI_SOCKETS_PER_MINUTE": "100000000",
    "PRSI_MESSAGES_PER_SECOND": "100000",
    "PRSI_MESSAGES_AT_ONCE": "100000",
    "PRSI_MESSAGES_PER_MINUTE": "100000000",
    "PRSI_MAX_TABLES": "100000",
    "PRSI_MAX_CONNECTIONS": "100000",
    "PRSI_MAX_CONNECTIONS_PER_PLAYER": "1000",
    "PRSI_LOG_LEVEL": "warning",
}

Json = dict[str, Any]

NEWS: Final = tuple(f'{{"v":{PROTOCOL_VERSION},"kind":"{kind}"'.encode() for kind in ("events", "state"))
_VIEW: Final = re.compile(rb'"view":\{"seq":(\d+).*?"phase":"(\w+)","seat":(\d+)')
_LEGAL: Final = re.compile(rb'"legal":\["([^\]]*)"\]')
_READY: Final = re.compile(rb'"ready":(true|false)')
_SEQ: Final = re.compile(rb'"seq":(\d+)')


@dataclass
class Load:
    """One stretch of load.

    Commands are moves, and being ready between rounds; `p50` and `p99` the milliseconds until one was answered and
    every seat had its update; `cpu` the shares of one core that the load generator and the servers took.
    """

    connections: int
    rate: float
    seconds: float
    commands: int
    moves_per_second: float
    p50: float
    p99: float
    generator_cpu: float
    server_cpu: float
    lost: int = 0


@dataclass
class Results:
    """All that is measured."""

    cores: int
    echo: list[Load] = field(default_factory=list)
    writes_per_second: float = 0.0
    peak: list[Load] = field(default_factory=list)
    half: list[Load] = field(default_factory=list)
    echo_kb_per_connection: float = 0.0
    kb_per_connection: float = 0.0
    kb_per_idle_table: float = 0.0
    nodes: list[Load] = field(default_factory=list)


# ---- measuring processes ----


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def own_kb(pid: int) -> int:
    """The memory that is a process's own."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    return sum(int(line.split()[1]) for line in text.splitlines() if line.startswith("Private_"))


def quantile(values: Sequence[float], q: float) -> float:
    """The value below which a part q of them lies."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * q), len(ordered) - 1)] if ordered else 0.0


class Clocked:
    """Counts what happens between `begin` and `end`, and the processor time it took here and in the servers."""

    def __init__(self, pids: Sequence[int]) -> None:
        self.pids = pids
        self.latencies: list[float] = []
        self.moves = 0
        self.on = False

    def begin(self) -> None:
        """Forget what was before."""
        self.latencies.clear()
        self.moves = 0
        self.on = True
        self._at, self._here = time.perf_counter(), time.process_time()
        self._there = sum(map(cpu_seconds, self.pids))
        self._lost = Wire.lost

    def end(self, connections: int, rate: float) -> Load:
        """Return what happened since."""
        self.on = False
        seconds = time.perf_counter() - self._at
        return Load(
            connections=connections,
            rate=rate,
            seconds=round(seconds, 2),
            commands=len(self.latencies),
            moves_per_second=round(self.moves / seconds, 1),
            p50=round(quantile(self.latencies, 0.5) * 1000, 2),
            p99=round(quantile(self.latencies, 0.99) * 1000, 2),
            generator_cpu=round((time.process_time() - self._here) / seconds, 2),
            server_cpu=round((sum(map(cpu_seconds, self.pids)) - self._there) / seconds, 2),
            lost=Wire.lost - self._lost,
        )


# ---- the tables that play ----


class Seat:
    """One connection at a table; `legal` are the moves it may make in its turn now."""

    def __init__(self, table: Table, guest: Guest) -> None:
        self.table = table
        self.guest = guest
        self.wire: Wire | None = None
        self.seq = 0
        self.seat = 0
        self.phase = b""
        self.legal: list[bytes] = []
        self.ready = False
        self.known = asyncio.Event()

    def take(self, text: bytes) -> None:
        """Take in a message: what is needed of a view, and which command is answered."""
        if text.startswith(NEWS):
            found = _VIEW.search(text)
            if found is None:
                return
            self.seq, self.phase, self.seat = int(found[1]), found[2], int(found[3])
            legal = _LEGAL.search(text, found.end())
            self.legal = [] if legal is None else [c for c in legal[1].split(b'","') if c[0] not in b"!?"]
            seats = text.find(b'"seats":', found.end())
            flags = _READY.findall(text, seats, text.find(b'"ruleset":', seats))
            self.ready = bool(flags) and flags[self.seat] == b"true"
            self.known.set()
            self.table.told(self)
        elif b'"kind":"ack"' in text[:40]:
            found = _SEQ.search(text)
            assert found is not None
            self.table.answered(int(found[1]))
        elif b'"kind":"refused"' in text[:40] or b'"kind":"error"' in text[:40]:
            self.table.refused(text)

    def send(self, kind: str, **fields: object) -> None:
        """Send a command."""
        assert self.wire is not None
        self.table.made += 1
        self.wire.send(command(kind, f"b{self.table.made}", **fields).encode())


class Table:
    """A table that plays one command after another; `free` is called when all its seats know of the last one."""

    def __init__(self, rng: Random, clock: Clocked, free: Callable[[Table], None]) -> None:
        self.rng = rng
        self.clock = clock
        self.free = free
        self.seats: list[Seat] = []
        self.code = ""
        self.made = 0
        self.faults: list[bytes] = []
        self.out = False
        self._sent = 0.0
        self._answered = -1
        self._move = False

    def step(self, due: float = 0.0) -> None:
        """Send the next command; `due`: when it was to be sent, from which the wait is counted (0: now)."""
        self.out, self._answered, self._sent = True, -1, due or time.perf_counter()
        for seat in self.seats:
            if seat.phase == b"playing" and seat.legal:
                lays = [code for code in seat.legal if code[0] not in b"+-"]
                self._move = True
                seat.send("play", at=seat.seq, move=self.rng.choice(lays or seat.legal).decode())
                return
        self._move = False
        for seat in self.seats:
            if seat.phase != b"playing" and not seat.ready:
                seat.send("rematch" if seat.phase == b"match_over" else "next_round", at=seat.seq)
                return
        self.out = False

    def answered(self, seq: int) -> None:
        """Note that the command was acknowledged."""
        self._answered = seq
        self._look()

    def told(self, _seat: Seat) -> None:
        """Note that a seat knows more than before."""
        self._look()

    def refused(self, text: bytes) -> None:
        """Note a refusal; none is expected once the first round was dealt."""
        if self.out:
            self.faults.append(text)
        self.out = False

    def _look(self) -> None:
        if self.out and self._answered >= 0 and all(seat.seq >= self._answered for seat in self.seats):
            self.out = False
            if self.clock.on:
                self.clock.latencies.append(time.perf_counter() - self._sent)
                self.clock.moves += self._move
            self.free(self)


class Hall:
    """Tables of two on the nodes of a server; either all play as fast as they are answered, or together at a rate."""

    def __init__(self, nodes: Sequence[Node], seed: int = 1) -> None:
        self.nodes = nodes
        self.rng = Random(seed)
        self.clock = Clocked([node.pid for node in nodes])
        self.tables: list[Table] = []
        self.resting: deque[Table] = deque()
        self.greedy = False

    @property
    def connections(self) -> int:
        """How many sockets are open."""
        return sum(seat.wire is not None for table in self.tables for seat in table.seats)

    async def grow(self, connections: int) -> None:
        """Seat so many players in all, two at a table, and deal."""
        missing = (connections - self.connections + 1) // 2
        gate = asyncio.Semaphore(16)

        async def one() -> None:
            async with gate:
                await self._open()

        await asyncio.gather(*(one() for _ in range(missing)))

    async def _open(self) -> None:
        bases = [self.nodes[(len(self.tables) + n) % len(self.nodes)].url for n in range(2)]
        table = Table(Random(self.rng.random()), self.clock, self._free)
        self.tables.append(table)
        guests = [await asyncio.to_thread(Guest.enter, base) for base in bases]
        table.code = await asyncio.to_thread(new_table, bases[0], guests[0])
        table.seats = [Seat(table, guest) for guest in guests]
        target = f"/api/tables/{table.code}/socket?after=0"
        for seat, base in zip(table.seats, bases, strict=True):
            seat.wire = await open_wire(base, target, seat.guest.cookie, seat.take, seat.guest.home)
            seat.send("sit", seat=None)
            async with asyncio.timeout(60):
                await seat.known.wait()
        asked: set[Seat] = set()
        while any(seat.phase != b"playing" for seat in table.seats):
            for seat in table.seats:
                if seat.phase == b"ready" and not seat.ready and seat not in asked:
                    asked.add(seat)
                    seat.send("next_round", at=seat.seq)
            await asyncio.sleep(0.05)
        self.resting.append(table)

    def _free(self, table: Table) -> None:
        if self.greedy:
            table.step()
        else:
            self.resting.append(table)

    async def flat_out(self, seconds: float, warm: float = 2.0) -> Load:
        """Let every table play as fast as it is answered."""
        self.greedy = True
        while self.resting:
            self.resting.popleft().step()
        await asyncio.sleep(warm)
        self.clock.begin()
        await asyncio.sleep(seconds)
        load = self.clock.end(self.connections, 0.0)
        await self.rest()
        return load

    async def at_rate(self, rate: float, seconds: float, warm: float = 2.0) -> Load:
        """Send so many commands a second, evenly, however long the answers take."""
        self.greedy = False
        begun = time.perf_counter()
        sent, clocked = 0, False
        while (now := time.perf_counter() - begun) < warm + seconds:
            if not clocked and now > warm:
                self.clock.begin()
                clocked = True
            while sent < now * rate and self.resting:
                self.resting.popleft().step(begun + sent / rate)
                sent += 1
            await asyncio.sleep(0.002)
        load = self.clock.end(self.connections, rate)
        await self.rest()
        return load

    async def rest(self) -> None:
        """Wait until nothing is out."""
        self.greedy = False
        async with asyncio.timeout(60):
            while any(table.out for table in self.tables):  # noqa: ASYNC110  one look at the end, not one a command
                await asyncio.sleep(0.05)
        faults = [fault for table in self.tables for fault in table.faults]
        if faults:
            raise RuntimeError(f"{len(faults)} commands were refused, the first: {faults[0].decode()}")

    def close(self) -> None:
        """Hang up."""
        for table in self.tables:
            for seat in table.seats:
                if seat.wire is not None:
                    seat.wire.close()


# ---- the parts ----


class Echo(Node):
    """The bare echo as a process."""

    def launch(self) -> None:
        """Start it."""
        assert self.process is None
        self.process = services.start([sys.executable, "-m", "benchmarks.echo", self.port], self.log)


async def measure_echo(echo: Echo, connections: int, seconds: float, size: int) -> tuple[Load, float]:
    """Send texts of a move's size back and forth over all connections; also the memory of each, in kB."""
    clock = Clocked([echo.pid])
    payload = b"x" * size
    sent: dict[int, float] = {}
    wires: list[Wire] = []

    def taker(n: int) -> Callable[[bytes], None]:
        def take(_text: bytes) -> None:
            now = time.perf_counter()
            if clock.on:
                clock.latencies.append(now - sent[n])
                clock.moves += 1
            if running[0]:
                sent[n] = now
                wires[n].send(payload)

        return take

    running = [False]
    before = own_kb(echo.pid)
    for n in range(connections):
        wires.append(await open_wire(echo.url, "/echo", "", taker(n)))
    for n, wire in enumerate(wires):
        sent[n] = time.perf_counter()
        wire.send(payload)
    await asyncio.sleep(2)
    memory = (own_kb(echo.pid) - before) / connections
    running[0] = True
    for n, wire in enumerate(wires):
        sent[n] = time.perf_counter()
        wire.send(payload)
    await asyncio.sleep(1)
    clock.begin()
    await asyncio.sleep(seconds)
    load = clock.end(connections, 0.0)
    running[0] = False
    await asyncio.sleep(0.5)
    for wire in wires:
        wire.close()
    return load, memory


def committed_writes(path: Path, seconds: float) -> float:
    """Write one row a transaction to the server's own file, as it would without a game; return how many a second."""
    with sqlite3.connect(path, isolation_level=None) as file:
        mode = file.execute("PRAGMA journal_mode").fetchone()[0]
        file.execute("PRAGMA synchronous = FULL")
        assert mode == "wal", mode
        file.execute("CREATE TABLE bare_write (id INTEGER PRIMARY KEY, text TEXT)")
        text = "x" * 200
        done, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < seconds:
            file.execute("BEGIN IMMEDIATE")
            file.execute("INSERT INTO bare_write (text) VALUES (?)", (text,))
            file.execute("COMMIT")
            done += 1
        rate = done / (time.perf_counter() - begun)
        file.execute("DROP TABLE bare_write")
    file.close()
    return rate


async def measure_memory(node: Node, tables: int) -> tuple[float, float]:
    """What a connection and an idle table cost the node, in kB.

    First come tables with two connections each, then as many connections again at the same tables: what those cost is
    theirs alone, and what the first cost beyond it is the tables'.
    """
    hall = Hall([node], seed=2)
    await hall.grow(40)
    await asyncio.sleep(2)
    start = own_kb(node.pid)
    begun = len(hall.tables)
    await hall.grow(40 + 2 * tables)
    await asyncio.sleep(3)
    with_tables = own_kb(node.pid)
    second: list[Wire] = []
    for table in hall.tables[begun:]:
        for seat in table.seats:
            target = f"/api/tables/{table.code}/socket?after=0"
            guest = seat.guest
            second.append(await open_wire(node.url, target, guest.cookie, lambda _text: None, guest.home))
    await asyncio.sleep(3)
    with_second = own_kb(node.pid)
    for wire in second:
        wire.close()
    hall.close()
    connection = (with_second - with_tables) / len(second)
    table_kb = (with_tables - start) / tables - 2 * connection
    return connection, table_kb


async def measure(given: argparse.Namespace, say: Callable[[str], None]) -> Results:
    """Measure everything."""
    results = Results(os.cpu_count() or 1)
    seconds = given.seconds
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="prsi-bench-")))
        database = services.sqlite_url(folder)
        node = stack.enter_context(services.nodes(folder, 1, database, None, UNLIMITED))[0]
        say("bare committed writes")
        rates = [committed_writes(folder / "prsi.sqlite3", seconds / 3)]
        hall = Hall([node])
        for connections in given.connections:
            say(f"{connections} connections")
            await hall.grow(connections)
            results.peak.append(await hall.flat_out(seconds))
            rate = results.peak[-1].commands / results.peak[-1].seconds / 2
            results.half.append(await hall.at_rate(rate, seconds))
        hall.close()
        await asyncio.sleep(1)
        rates.append(committed_writes(folder / "prsi.sqlite3", seconds / 3))
        results.writes_per_second = round(sum(rates) / len(rates), 1)
        stop(node)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="prsi-bench-")))
        for connections in given.connections:
            say(f"echo, {connections} connections")
            echo = Echo(folder, {}, "echo")
            stack.callback(echo.kill)
            echo.start()
            load, memory = await measure_echo(echo, connections, seconds / 2, 110)
            results.echo.append(load)
            results.echo_kb_per_connection = round(memory, 1)
            echo.kill()
        say("memory")
        settings = UNLIMITED | {"PRSI_IDLE_SECONDS": "1"}  # a table is idle when nobody has played at it for so long
        node = stack.enter_context(services.nodes(folder, 1, services.sqlite_url(folder), None, settings))[0]
        connection, table = await measure_memory(node, given.idle)
        results.kb_per_connection, results.kb_per_idle_table = round(connection, 1), round(table, 1)
        stop(node)
    if given.postgres:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="prsi-bench-")))
            cluster = stack.enter_context(services.postgres())
            for count in (1, 2, 3):
                say(f"PostgreSQL, {count} nodes")
                with services.nodes(folder, count, cluster.create(), None, UNLIMITED) as nodes:
                    hall = Hall(nodes)
                    await hall.grow(given.connections[0])
                    results.nodes.append(await hall.flat_out(seconds))
                    hall.close()
    return results


def stop(node: Node) -> None:
    """End a node; an error in its log is a fault of the run."""
    node.kill()
    if node.errors():
        raise RuntimeError(f"errors in the node's log, the first: {node.errors()[0]}")


def show(results: Results, console: Console) -> None:
    """Print the figures."""
    table = Printed(title=f"the server on {results.cores} cores, load from a process beside it")
    for name in ("", "connections", "commands/s", "moves/s", "p50 ms", "p99 ms", "CPU server", "CPU load"):
        table.add_column(name, justify="left" if not name else "right")

    def rows(name: str, loads: Iterable[Load]) -> None:
        for load in loads:
            table.add_row(
                name,
                f"{load.connections:,}",
                f"{load.commands / load.seconds:,.0f}",
                f"{load.moves_per_second:,.0f}",
                f"{load.p50:.1f}",
                f"{load.p99:.1f}",
                f"{load.server_cpu:.0%}",
                f"{load.generator_cpu:.0%}",
            )

    rows("bare echo", results.echo)
    rows("SQLite, flat out", results.peak)
    rows("SQLite, at half of it", results.half)
    for count, load in enumerate(results.nodes, 1):
        rows(f"PostgreSQL, {count} node{'s' if count > 1 else ''}, flat out", [load])
    console.print(table)
    peak = max(load.commands / load.seconds for load in results.peak)
    share = peak / results.writes_per_second
    console.print(
        f"bare committed writes to the same SQLite file: {results.writes_per_second:,.0f}/s; peak: {share:.0%}"
    )
    ratio = results.kb_per_connection / results.echo_kb_per_connection if results.echo_kb_per_connection else 0.0
    console.print(
        f"memory: {results.kb_per_connection:.1f} kB a connection, the bare echo's "
        f"{results.echo_kb_per_connection:.1f} kB ({ratio:.2f} times), {results.kb_per_idle_table:.1f} kB an idle table"
    )


def main(arguments: list[str]) -> None:
    """Measure, print and write the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each stretch of load is")
    parser.add_argument("--connections", type=int, nargs="+", default=list(CONNECTIONS))
    parser.add_argument("--idle", type=int, default=500, help="how many idle tables are measured")
    parser.add_argument("--no-postgres", dest="postgres", action="store_false")
    parser.add_argument("--output", type=Path, default=LATEST)
    given = parser.parse_args(arguments)
    # Sockets are files: each connection is one here and one there.
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.freeze()
    errors = Console(stderr=True)
    results = asyncio.run(measure(given, lambda text: errors.print(text, style="dim")))
    show(results, Console(width=140))
    given.output.write_text(json.dumps(asdict(results), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
