"""What the worker calls: one table, commands and clock in, JSON texts out.

The worker's TypeScript (web/src/worker/) does what needs a browser: it stores entries, sends messages, sets timers. The
functions here are called by name through Pyodide; each returns an outcome as JSON text:

- ``entries``: new log entries as JSON texts, the first of which has number ``first``; stored before anything is sent;
- ``snapshot``: the table's state as text, now and then, to be stored with them, else null;
- ``messages``: protocol messages for the page, in order;
- ``wake``: when to call ``tick``, in milliseconds since 1970, or null;
- ``think``: whether to call ``think`` once everything above is done and no command waits;
- ``running``: whether there is still something to play for.

Times are the browser's, in milliseconds since 1970.

Where several people share the device, `show` says whose hand the page may be sent; see `shared`.
"""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from time import perf_counter

from prsi.browser import shared
from prsi.browser.ready import use_archive
from prsi.browser.thinker import answer_request, no_hurry
from prsi.protocol.codec import ProtocolError, decode_command, encode
from prsi.protocol.commands import Hello, Sync
from prsi.protocol.messages import Message
from prsi.rules import build, deal
from prsi.rules.playout import playout
from prsi.rules.shuffle import Dice, FastShuffler
from prsi.rules.view import NOBODY
from prsi.table import Outcome, Request, StoredTableError, Table, TimerFired, dump_entry

SNAPSHOT_EVERY = 50
"""Log entries between two snapshots: folding so many takes a browser some tens of milliseconds."""

SECRET_BYTES = 32

NO_TIMER = TimerFired("call_window", 0)
"""Belongs to no entry, so it changes nothing, but the table tells its timers."""

__all__ = ["ask", "receive", "resume", "show", "start", "think", "tick", "use_archive", "warm"]


class Host:
    """One table with the timers and requests that the worker keeps for it.

    `shown` is whose hand the page may be sent, where several people share the device; NOBODY: the cover is up.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shown = NOBODY
        self.alarms: list[tuple[int, TimerFired]] = []
        self.requests: deque[Request] = deque()

    def outcome(self, made: Outcome, now: int) -> str:
        """Keep what is to be done later, and write the rest for the worker."""
        self.alarms = [(now + alarm.after, TimerFired(alarm.kind, alarm.seq, alarm.seat)) for alarm in made.alarms]
        self.requests.extend(made.requests)
        state = self.table.state
        told = self._told(made, now)
        first = made.entries[0].seq if made.entries else state.seq + 1
        last = made.entries[-1].seq if made.entries else first
        snapshot = self.table.snapshot() if last // SNAPSHOT_EVERY > (first - 1) // SNAPSHOT_EVERY else None
        return json.dumps(
            {
                "entries": [dump_entry(entry) for entry in made.entries],
                "first": first,
                "snapshot": snapshot,
                "messages": [encode(message) for message in told],
                "wake": min((due for due, _ in self.alarms), default=None),
                "think": bool(self.requests),
                "running": state.phase not in ("match_over", "closed"),
            },
            ensure_ascii=False,
        )

    def _told(self, made: Outcome, now: int) -> list[Message]:
        """Return what the page is sent of an outcome."""
        reply = [] if made.reply is None else [made.reply]
        if not shared.is_shared(self.table.state):
            return [*reply, *(message for _, message in made.messages)]
        if shared.is_covered(self.table.state, made, self.shown):
            self.shown = NOBODY
        messages = made.messages
        if self.shown == NOBODY and shared.has_news(messages):
            messages = (*messages, *self.table.look(NOBODY, now).messages)
        return [*reply, *shared.told(messages, self.shown)]

    def receive(self, text: str, now: int, seat: int | None) -> Outcome:
        """Handle a command of the page, which may name the seat of somebody who is not shown."""
        fresh = os.urandom(SECRET_BYTES)
        state = self.table.state
        if not shared.is_shared(state):
            return self.table.receive(text, now, fresh=fresh)
        try:
            command = decode_command(text)
        except ProtocolError:
            return self.table.receive(text, now)
        sender = shared.sender_of(state, command, self.shown, seat)
        if sender is None and isinstance(command, (Hello, Sync)):
            reply = self.table.handle(command, now).reply if isinstance(command, Hello) else None
            seen = self.table.look(NOBODY, now, command.id if isinstance(command, Sync) else None)
            return replace(seen, reply=reply)
        return self.table.handle(command, now, sender, fresh)

    def show(self, seat: int | None, now: int) -> Outcome:
        """Show a person's hand from now on, or (None) nobody's."""
        self.shown = seat if seat is not None and seat in self.table.state.people else NOBODY
        return self.table.look(self.shown, now)

    def tick(self, now: int) -> Outcome:
        """Fire the alarm that has been due longest; the outcome of one names all that still run."""
        first = min(self.alarms, key=lambda alarm: alarm[0], default=(now, NO_TIMER))
        return self.table.handle(first[1], now)


_host = Host(Table())


def start(text: str, now: int) -> str:
    """Make a table from a `start` command; the answer is among the messages, a refusal too."""
    global _host
    _host = Host(Table())
    return _host.outcome(_host.table.receive(text, now, fresh=os.urandom(SECRET_BYTES)), now)


def resume(snapshot: str | None, entries: str, now: int) -> str:
    """Go on with a stored table: `entries` is a JSON list of the texts after the snapshot, oldest first.

    A snapshot that does not read is passed over if the entries begin at the log's beginning. Raises StoredTableError.
    """
    global _host
    texts: list[str] = json.loads(entries)
    try:
        table = Table.load(snapshot, texts)
    except StoredTableError:
        if snapshot is None:
            raise
        table = Table.load(None, texts)
    if table.state.started is None:
        raise StoredTableError("an empty log")
    _host = Host(table)
    return _host.outcome(table.outstanding(now, news=True), now)


def receive(text: str, now: int, seat: int | None = None) -> str:
    """Handle a command of the page; `seat` names who of several people sends it, where that is not who is shown."""
    return _host.outcome(_host.receive(text, now, seat), now)


def show(seat: int | None, now: int) -> str:
    """Send the page a person's view from now on, or (None) nobody's; each replaces what was sent before."""
    return _host.outcome(_host.show(seat, now), now)


def tick(now: int) -> str:
    """Let the table's time go on to `now`."""
    return _host.outcome(_host.tick(now), now)


def think(now: int, somebody_waits: Callable[[], bool] = no_hurry) -> str:
    """Answer the oldest open request: choose a bot's move or find a hint; in haste where a command waits."""
    found = answer_request(_host.requests.popleft(), somebody_waits)
    return _host.outcome(_host.table.handle(found, now), now)


def ask(kind: str, text: str) -> str:
    """Answer a question that concerns no table; see `questions`, which a table starts without."""
    from prsi.browser import questions

    return questions.answer(kind, text)


def warm(milliseconds: int) -> None:
    """Play rounds nobody sees to their ends, as the search will: the browser then compiles the busy code in time."""
    dice = Dice(1)
    end = perf_counter() + milliseconds / 1000
    while perf_counter() < end:
        round_, _ = deal(build({"preset": "prsi"}), 2, 0, FastShuffler(dice))
        playout(round_, dice)
