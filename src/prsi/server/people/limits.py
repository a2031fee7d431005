"""How often somebody may do something: per player and per address, counted for all nodes together.

Two kinds. What is rare and costs something (a new guest, a table, a code, a report) is counted in fixed windows where
every node sees it: in Redis when there is one, else in the database; one upsert each, and none once a window is used
up, because the node remembers that by itself. What is frequent (messages of a socket, requests) passes a token bucket
in the node's memory; only who sends far more than a game needs is counted for all nodes, once every `BATCH` messages.

An address is never written down. It is hashed with a salt that all nodes share and that is thrown away after its day;
of IPv6 the first 64 bits count, because a household has all of them.
"""

from __future__ import annotations

import asyncio
import hashlib
import ipaddress
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from redis.exceptions import RedisError
from sqlalchemy import Connection, case, delete, select

from prsi.server.people.answers import Denied
from prsi.server.people.context import DAY_MS, Store, wall_clock
from prsi.server.people.schema import rate, salt
from prsi.server.people.sql import upsert
from prsi.server.store.database import UnavailableError

HOUR = 3600
DAY = 24 * HOUR
BATCH = 200
REMEMBERED = 20_000


@dataclass(frozen=True, slots=True)
class Rule:
    """At most `count` in each window of `seconds`, for a `player` or for an `address`."""

    per: str
    count: int
    seconds: int


# Generous for an address: a school, a village hall or a mobile network has one for everybody in it.
RULES: dict[str, tuple[Rule, ...]] = {
    "guest": (Rule("address", 60, HOUR), Rule("address", 300, DAY)),
    "sign_in": (Rule("address", 20, 600), Rule("address", 200, DAY)),
    "code": (Rule("player", 10, HOUR), Rule("address", 60, HOUR)),
    "recovery": (Rule("player", 10, DAY),),
    "passkey": (Rule("player", 20, HOUR), Rule("address", 120, HOUR)),
    "profile": (Rule("player", 60, HOUR),),
    "name": (Rule("player", 10, HOUR), Rule("address", 60, HOUR)),
    "export": (Rule("player", 10, HOUR),),
    "people": (Rule("player", 120, HOUR),),
    "invite": (Rule("player", 60, HOUR),),
    "table": (Rule("player", 30, HOUR), Rule("address", 240, HOUR)),
    "seek": (Rule("player", 60, 600), Rule("address", 600, 600)),
    "report": (Rule("player", 10, DAY), Rule("address", 60, DAY)),
    "championship": (Rule("player", 10, DAY), Rule("address", 60, DAY)),
    "restore": (Rule("player", 20, HOUR), Rule("address", 60, HOUR)),
    # A hall of four hundred that registers at the door has one address.
    "register": (Rule("address", 500, HOUR), Rule("address", 2000, DAY)),
}
"""By action. The chat's pace, a sentence in five seconds, is in the table's own log, which all nodes share."""


class Windows(Protocol):
    """Where the windows are counted."""

    async def add(self, counts: Iterable[tuple[str, int, int]], amount: int, now: int) -> list[int]:
        """Add to counters given as (key, number of the window, its end in ms); return what each has now."""
        ...


def count_up(connection: Connection, key: str, window: int, ends: int, amount: int) -> int:
    """Add to a counter of the database and return what it has now; a window that is over begins anew."""
    new = upsert(connection, rate).values(key=key, window=window, used=amount, expires=ends)
    statement = new.on_conflict_do_update(
        index_elements=[rate.c.key],
        set_={
            "used": case((rate.c.window == new.excluded.window, rate.c.used + amount), else_=amount),
            "window": new.excluded.window,
            "expires": new.excluded.expires,
        },
    ).returning(rate.c.used)
    return int(connection.execute(statement).scalar_one())


def salt_of(connection: Connection, day: int) -> bytes:
    """Return the salt of a day, made by whoever asks first; those of earlier days are thrown away."""
    new = upsert(connection, salt).values(day=day, value=secrets.token_bytes(32))
    connection.execute(new.on_conflict_do_nothing())
    connection.execute(delete(salt).where(salt.c.day < day - 1))
    return bytes(connection.execute(select(salt.c.value).where(salt.c.day == day)).scalar_one())


@dataclass(frozen=True, slots=True)
class DatabaseWindows:
    """Counts in the database."""

    store: Store

    async def add(self, counts: Iterable[tuple[str, int, int]], amount: int, now: int) -> list[int]:
        """Add to counters, all in one transaction, in the order of their keys so that none waits for another."""
        listed = sorted(counts)

        def work(connection: Connection) -> list[int]:
            return [count_up(connection, key, window, ends, amount) for key, window, ends in listed]

        return await self.store.write(work)


class RedisClient(Protocol):
    """What is used of redis.asyncio.Redis."""

    def eval(self, script: str, numkeys: int, *keys_and_args: str) -> Awaitable[object]:
        """Run a script."""
        ...


_REDIS_SCRIPT = """
local used = {}
for i, key in ipairs(KEYS) do
  used[i] = redis.call('INCRBY', key, ARGV[1])
  redis.call('PEXPIREAT', key, ARGV[i + 1])
end
return used
"""


@dataclass(frozen=True, slots=True)
class RedisWindows:
    """Counts in Redis; in the database while Redis does not answer, so that its end opens no door for long."""

    client: RedisClient
    otherwise: DatabaseWindows

    async def add(self, counts: Iterable[tuple[str, int, int]], amount: int, now: int) -> list[int]:
        """Add to counters in one step."""
        listed = sorted(counts)
        keys = [f"prsi:rate:{key}:{window}" for key, window, _ends in listed]
        try:
            async with asyncio.timeout(1):
                used = await self.client.eval(
                    _REDIS_SCRIPT, len(keys), *keys, str(amount), *(str(ends) for _key, _window, ends in listed)
                )
            if isinstance(used, list):
                return [int(one) for one in used]
        except (OSError, TimeoutError, RedisError):
            pass
        return await self.otherwise.add(listed, amount, now)


def household(address: str) -> str:
    """What of an address counts: all of IPv4, the first 64 bits of IPv6; any other text is taken as it is."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


class Limits:
    """The shared limits of one node."""

    def __init__(
        self,
        store: Store,
        redis: RedisClient | None = None,
        now: Callable[[], int] = wall_clock,
        rules: dict[str, tuple[Rule, ...]] = RULES,
    ) -> None:
        database = DatabaseWindows(store)
        self.windows: Windows = database if redis is None else RedisWindows(redis, database)
        self.store = store
        self.now = now
        self.rules = rules
        self._salt: tuple[int, bytes] = (-1, b"")
        # Windows known to be used up, with their end: a flood costs no more than looking here.
        self._shut: OrderedDict[str, int] = OrderedDict()

    async def take(self, action: str, *, player: str = "", address: str = "") -> None:
        """Count one `action` (a key of the rules); raises Denied (429, `too_often`) when there were too many.

        `found` of the denial is the number of seconds until one more is allowed.
        """
        now = self.now()
        counts: dict[str, tuple[int, int, int]] = {}
        for rule in self.rules[action]:
            who = player if rule.per == "player" else await self.hidden(address, now)
            if not who:
                continue
            length = rule.seconds * 1000
            window = now // length
            key = f"{action}:{rule.seconds}:{rule.per[0]}:{who}"
            until = self._shut.get(key, 0)
            if until > now:
                raise _too_often(until, now)
            counts[key] = (window, (window + 1) * length, rule.count)
        if not counts:
            return
        ordered = sorted(counts)
        used = await self.windows.add([(key, counts[key][0], counts[key][1]) for key in ordered], 1, now)
        for key, total in zip(ordered, used, strict=True):
            _window, ends, most = counts[key]
            if total >= most:
                self._close(key, ends)
            if total > most:
                raise _too_often(ends, now)

    async def add(self, key: str, amount: int, seconds: int) -> tuple[int, int]:
        """Add to a counter of one's own; return what it has in this window and when that ends (ms)."""
        now = self.now()
        window = now // (seconds * 1000)
        ends = (window + 1) * seconds * 1000
        return (await self.windows.add([(key, window, ends)], amount, now))[0], ends

    def _close(self, key: str, until: int) -> None:
        self._shut[key] = until
        self._shut.move_to_end(key)
        if len(self._shut) > REMEMBERED:
            self._shut.popitem(last=False)

    async def hidden(self, address: str, now: int) -> str:
        """Return what stands for an address today in what is counted; raises UnavailableError."""
        if not address:
            return ""
        day = now // DAY_MS
        if self._salt[0] != day:
            self._salt = (day, await self.store.write(lambda connection: salt_of(connection, day)))
        return hashlib.sha256(self._salt[1] + household(address).encode()).hexdigest()[:32]


def _too_often(until: int, now: int) -> Denied:
    seconds = max(1, -(-(until - now) // 1000))
    return Denied(429, "too_often", f"again in {seconds} s", str(seconds))


class Bucket:
    """A token bucket: holds at most `burst`, gains `rate` a second; seconds of any clock that runs evenly."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take `cost` out; False, and nothing is taken, when there is less."""
        level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if level < cost:
            self.level = level
            return False
        self.level = level - cost
        return True


class Buckets:
    """A bucket for each of many keys, in this node's memory; those unused longest are forgotten first."""

    def __init__(
        self, rate: float, burst: float, most: int = REMEMBERED, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one out of a key's bucket."""
        now = self.clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)


class Messages:
    """Messages that players send through sockets: a bucket a player here, and a minute's total over all nodes.

    `take` touches memory only. Each `batch` messages of a player are added to the total in the background; a player
    whose total is too high gets no more until the minute is over, on every node where messages of theirs arrive. Other
    things are counted in the same way under another name (`what`), by address instead of player where it says so.
    """

    def __init__(
        self,
        limits: Limits,
        rate: float = 20.0,
        burst: float = 60.0,
        per_minute: int = 1200,
        clock: Callable[[], float] = time.monotonic,
        *,
        what: str = "messages",
        by_address: bool = False,
        batch: int = BATCH,
    ) -> None:
        self.limits = limits
        self.per_minute = per_minute
        self.what = what
        self.by_address = by_address
        self.batch = batch
        self.buckets = Buckets(rate, burst, clock=clock)
        self._sent: OrderedDict[str, int] = OrderedDict()
        self._shut: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def take(self, player: str) -> bool:
        """Whether a player (or address) may send one more message now; to be called in the event loop's thread."""
        until = self._shut.get(player)
        if until is not None:
            if self.limits.now() < until:
                return False
            del self._shut[player]
        if not self.buckets.take(player):
            return False
        sent = self._sent.get(player, 0) + 1
        if sent >= self.batch:
            self._sent.pop(player, None)
            task = asyncio.get_running_loop().create_task(self._settle(player, sent))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            self._sent[player] = sent
            if len(self._sent) > REMEMBERED:
                self._sent.popitem(last=False)
        return True

    async def _settle(self, player: str, sent: int) -> None:
        try:
            who = await self.limits.hidden(player, self.limits.now()) if self.by_address else player
            total, ends = await self.limits.add(f"{self.what}:{who}", sent, 60)
        except UnavailableError:
            return  # nothing can be counted; this node's bucket holds all the same
        if total > self.per_minute:
            self._shut[player] = ends


class Openings:
    """Sockets that are opened, each of which costs the database a question: limited before that is asked.

    So many a minute from one address, over all nodes, of which a third may come at once: a school whose server comes
    back. One player opens a twentieth of that: more than two tabs in a train, and less than a flood.
    """

    def __init__(self, limits: Limits, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        def counted(what: str, most: int, by_address: bool) -> Messages:
            batch = max(most // 60, 1)
            return Messages(limits, most / 60, most / 3, most, clock, what=what, by_address=by_address, batch=batch)

        self._addresses = counted("sockets_from", per_minute, by_address=True)
        self._players = counted("sockets_of", max(per_minute // 20, 3), by_address=False)

    def from_address(self, address: str) -> bool:
        """Whether one more may come from an address ("": none, a Unix socket)."""
        return not address or self._addresses.take(household(address))

    def of_player(self, player: str) -> bool:
        """Whether one more may be a player's."""
        return self._players.take(player)


def forget_counts(connection: Connection, now: int) -> None:
    """Delete counters whose windows are over."""
    connection.execute(delete(rate).where(rate.c.expires < now))
