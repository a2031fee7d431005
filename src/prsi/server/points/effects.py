"""What the log entries of a table leave behind here: called by whoever stores them, in the same transaction.

Everything follows from the table's state before and after, so that it is the same whichever node stores the entries,
and its keys are the table's and the match's: a crash between, or a second try, pays nothing twice.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection

from prsi.match.formats import format_to_json
from prsi.match.record import write
from prsi.match.state import MatchState
from prsi.protocol.commands import Open, SeatSpec
from prsi.rules.events import Drew
from prsi.server.points.ledger import FinishedMatch, PlayedRound, Shown, drop_rounds, forget, record_match, record_round
from prsi.server.points.rules import Result, SeatResult
from prsi.server.store.statements import marks, rows
from prsi.table.facts import Moved
from prsi.table.gathering import Gathering
from prsi.table.kept import Finished
from prsi.table.record import record_of
from prsi.table.state import TableState, Told, is_call, replay_round

Effect = Callable[[Connection], None]

LONGEST_RECORD: Final = 1_000_000
"""Characters of a record that are kept; a match of thousands of rounds has points but is not replayed."""

_KNOWN: Final = "SELECT id FROM player WHERE id IN ({})"
_PENALTIES: Final = ("penalty", "finish", "comeback")


def effects(table_id: str, before: TableState, after: TableState) -> list[Effect]:
    """Return what belongs into the transaction of the entries between two states: rounds and matches that ended."""
    match = after.match
    unchanged = after.finished is before.finished and match is before.match
    if match is None or not after.online or (unchanged and after.phase != "closed"):
        return []
    same = before.match_number == after.match_number
    found: list[Effect] = []
    given_up = before.match is not None and not before.match.over and (not same or after.phase == "closed")
    if given_up and before.finished:
        found.append(partial(drop_rounds, match_id=match_id_of(table_id, before.match_number)))
    known = len(before.finished) if same else 0
    match_id = match_id_of(table_id, after.match_number)
    new = tuple(played(after, done, number) for number, done in enumerate(after.finished[known:], known + 1))
    # A championship's match may also end because somebody is out.
    by_going = same and before.match is not None and not before.match.over and bool(after.finished)
    if match.over and (new or by_going):
        # Who comes back as soon as the round is over was not there when it ended.
        found.append(partial(_end, match=finished(match_id, after, before if same else after, new)))
    else:
        found += [partial(record_round, match_id=match_id, done=done) for done in new]
    return found


def _end(connection: Connection, match: FinishedMatch) -> None:
    record_match(connection, match, time.time_ns() // 1_000_000)
    people = match.result.people
    known = {name for (name,) in rows(connection, _KNOWN.format(marks(people)), people)} if people else set()
    for one in people:
        # Who has erased the profile in the middle of the match is forgotten with its end.
        if one not in known:
            forget(connection, one)


def match_id_of(table_id: str, number: int) -> str:
    """Return the name of the so many-th match of a table."""
    return f"{table_id}-{number}"


def played(state: TableState, done: Finished, number: int) -> PlayedRound:
    """Return what a finished round adds to the statistics; `number` counts the match's rounds from 1."""
    told: tuple[Told, ...] = ()
    if state.current is not None and state.current.dealt == done.dealt:
        told = state.current.told
    else:
        told = replay_round(state.begun, state.ruleset, done.lines).told
    most = [0] * len(state.seats)
    for entry in told:
        for event in entry.events:
            if isinstance(event, Drew) and event.cause in _PENALTIES:
                most[event.seat] = max(most[event.seat], event.count)
    turns = sum(isinstance(line.fact, Moved) and not is_call(line.fact) for line in done.lines)
    return PlayedRound(number, done.lines[-1].at - done.lines[0].at, turns, tuple(most))


def result_of(match: MatchState, gathering: Gathering) -> Result:
    """Return how a finished match ended: who held a seat to the end, and whose seat the computer held or was out."""
    return Result(
        tuple(
            SeatResult(player or former or None, left=(not player and bool(former)) or seat in match.retired)
            for seat, (player, former) in enumerate(zip(gathering.players, gathering.former, strict=True))
        ),
        match.places,
        match.drawn,
    )


def finished(match_id: str, state: TableState, at_end: TableState, last: tuple[PlayedRound, ...] = ()) -> FinishedMatch:
    """Return a finished match as it is stored.

    `at_end` has the people as they were when its last round ended, `last` are its rounds that were not stored yet.
    """
    match = state.match
    assert match is not None
    record = write(record_of(state))
    return FinishedMatch(
        id=match_id,
        preset=state.ruleset.preset,
        ruleset=json.dumps(state.ruleset.to_dict()),
        format=json.dumps(format_to_json(match.format)),
        result=result_of(match, at_end.gathering),
        shown=tuple(_shown(seat) for seat in at_end.seats),
        rounds=len(state.finished),
        record=record if len(record) <= LONGEST_RECORD else "",
        last=last,
    )


def _shown(seat: SeatSpec) -> Shown:
    return Shown("", "") if isinstance(seat, Open) else Shown(seat.name, seat.avatar)
