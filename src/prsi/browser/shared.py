"""A device that several people share: whose hand the page may be sent, and who may ask for what meanwhile.

Nobody's is sent until somebody says that it is they who hold the device (docs/adr/0010-a-device-that-passes-hands.md).
"""

from __future__ import annotations

from collections.abc import Iterable

from prsi.protocol.commands import Command, Hello, Hint, Play, Sync, Undo
from prsi.protocol.messages import Events, HintGiven, Message, Refused, State
from prsi.rules.view import NOBODY
from prsi.table import Outcome
from prsi.table.facts import Dealt
from prsi.table.state import TableState
from prsi.table.views import open_calls


def is_shared(state: TableState) -> bool:
    """Whether several people sit at this device's table."""
    return len(state.people) > 1


def is_covered(state: TableState, made: Outcome, shown: int) -> bool:
    """Whether what came of something puts the cover up: cards that nobody has looked at yet, or a forgotten call.

    From the moment a player forgets to call, the device is everybody's: they have five seconds to call out (R23).
    """
    if not made.entries:
        return False
    if any(isinstance(entry.fact, Dealt) for entry in made.entries):
        return True
    now = state.current
    return now is not None and 0 <= shown == now.round.window and now.window_seq >= made.entries[0].seq


def sender_of(state: TableState, command: Command, shown: int, named: int | None) -> int | None:
    """Return the seat that a command of the page comes from; None: nobody who may send it.

    `named` is whom the page names (None: nobody). Whoever is shown moves; anybody else may make the calls that all know
    to be open. What concerns the device alone (pause, pace, the next round, the record) is the first person's to ask.
    """
    viewer = None if shown == NOBODY else shown
    if isinstance(command, Play):
        if named is None or named == viewer:
            return viewer
        calls = () if state.current is None else open_calls(state.current)
        known = named in state.people and any((call.seat, call.move) == (named, command.move) for call in calls)
        return named if known else None
    if isinstance(command, (Hello, Sync, Hint, Undo)):
        return viewer
    return state.people[0] if state.people else None


def told(messages: Iterable[tuple[int, Message]], shown: int) -> list[Message]:
    """Return those of a table's messages that the page is sent: the viewer's, and that a hint came too late."""
    found: list[Message] = []
    for seat, message in messages:
        if seat == shown:
            found.append(message)
        elif isinstance(message, HintGiven):
            found.append(Refused(message.id, "stale", "", "", ""))
    return found


def has_news(messages: Iterable[tuple[int, Message]]) -> bool:
    """Whether somebody who sits at the table is told of it."""
    return any(seat != NOBODY and isinstance(message, (State, Events)) for seat, message in messages)
