"""A table run in this process for one person: keeps its timers, answers its requests, hands on what it tells."""

from __future__ import annotations

import os
from collections import deque

from prsi.browser.thinker import answer_request
from prsi.protocol.commands import Command, GetRecord, Play, Start
from prsi.protocol.events import Entry
from prsi.protocol.messages import Error, Events, HintGiven, Message, RecordGiven, Refused, State, TableView
from prsi.table import Alarm, BotMoved, HintFound, Outcome, Request, Table, TimerFired

SECRET_BYTES = 32


class House:
    """One table and the person at it.

    ``now`` is in milliseconds and whatever the caller makes of it: `play` in plain text lets it pass only while nobody
    is asked, the screen lets it follow the clock. ``view`` is the newest view.
    """

    def __init__(self) -> None:
        self.table = Table()
        self.now = 0
        self.view: TableView | None = None
        self._hint: HintGiven | Refused | None = None
        self.requests: deque[Request] = deque()
        self._alarms: list[tuple[int, Alarm]] = []
        self._news: list[Entry] = []
        self._commands = 0

    def next_id(self) -> str:
        """Return a command id that was not used before."""
        self._commands += 1
        return f"c{self._commands}"

    def send(self, command: Command) -> Message | None:
        """Send a command; return its answer, or None where that comes later (a hint)."""
        fresh = os.urandom(SECRET_BYTES) if isinstance(command, Start) else b""
        return self._take(self.table.handle(command, self.now, fresh=fresh))

    def play(self, code: str) -> Message | None:
        """Make a move of the person."""
        assert self.view is not None, "a table is running"
        return self.send(Play(self.next_id(), self.view.seq, code))

    def record(self) -> str | None:
        """Return the record of the rounds that are over, or None if there is none yet."""
        answer = self.send(GetRecord(self.next_id()))
        return answer.text if isinstance(answer, RecordGiven) else None

    def take_news(self) -> list[Entry]:
        """Return the entries that nobody has read yet, oldest first."""
        news, self._news = self._news, []
        return news

    def take_hint(self) -> HintGiven | Refused | None:
        """Return the answer to a hint, if one has come that nobody has read yet."""
        hint, self._hint = self._hint, None
        return hint

    # --- time and thought ---

    @property
    def next_alarm(self) -> int | None:
        """When the next timer is due."""
        return min((due for due, _ in self._alarms), default=None)

    def advance(self, now: int) -> None:
        """Let time pass to ``now``, firing every timer due by then, in order."""
        while (due := self.next_alarm) is not None and due <= now:
            _, alarm = min(self._alarms, key=lambda one: one[0])
            self.now = max(self.now, due)
            self._take(self.table.handle(TimerFired(alarm.kind, alarm.seq, alarm.seat), self.now))
        self.now = max(self.now, now)

    def think(self) -> None:
        """Answer the oldest request, here and now."""
        self.deliver(answer_request(self.requests.popleft()))

    def deliver(self, found: BotMoved | HintFound) -> None:
        """Hand the answer to a request that was taken out of ``requests`` to the table."""
        self._take(self.table.handle(found, self.now))

    def _take(self, outcome: Outcome) -> Message | None:
        self._alarms = [(self.now + alarm.after, alarm) for alarm in outcome.alarms]
        self.requests.extend(outcome.requests)
        for _, message in outcome.messages:
            if isinstance(message, (State, Events)):
                self.view = message.view
                self._news += message.entries
            elif isinstance(message, (HintGiven, Refused)):
                self._hint = message
        if isinstance(outcome.reply, Error):
            raise ValueError(f"{outcome.reply.path}: {outcome.reply.found} found, {outcome.reply.expected} expected")
        return outcome.reply
