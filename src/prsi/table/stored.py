"""A table's snapshot: its state as text, so that a long log need not be folded from the beginning."""

from dataclasses import dataclass, replace

from prsi.match.formats import MatchError
from prsi.match.stored import match_state
from prsi.protocol.codec import ProtocolError, decode, dumps, parse, to_json
from prsi.protocol.commands import Pace
from prsi.protocol.messages import Phase
from prsi.protocol.shapes import Count, Seq
from prsi.rules.play import Refused
from prsi.rules.ruleset import RULES_VERSION
from prsi.table.facts import (
    SNAPSHOT_BYTES,
    TABLE_VERSION,
    Logged,
    Started,
    StoredTableError,
    read_version,
)
from prsi.table.state import EMPTY, Answered, Finished, TableState, replay_round, with_score
from prsi.table.timers import Timer


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state as it is stored; the round is kept as its entries and rebuilt from them."""

    version: Count
    rules: Count
    seq: Seq
    time: Count
    started: Started
    phase: Phase
    pace: Pace
    match_number: Count
    match: dict[str, object]
    lines: tuple[Logged, ...]
    finished: tuple[Finished, ...]
    turn_seq: Seq
    position_seq: Seq
    undo_seq: Seq
    halt_at: Count | None
    timers: tuple[Timer, ...]
    answers: tuple[Answered, ...]


def dump_state(state: TableState) -> str:
    """Write a started table's state; the same state gives the same bytes."""
    assert state.started is not None
    assert state.match is not None
    snapshot = Snapshot(
        version=TABLE_VERSION,
        rules=RULES_VERSION,
        seq=state.seq,
        time=state.time,
        started=state.started,
        phase=state.phase,
        pace=state.pace,
        match_number=state.match_number,
        match=state.match.to_json(),
        lines=() if state.current is None else state.current.lines,
        finished=state.finished,
        turn_seq=state.turn_seq,
        position_seq=state.position_seq,
        undo_seq=state.undo_seq,
        halt_at=state.halt_at,
        timers=state.timers,
        answers=state.answers,
    )
    return dumps(to_json(snapshot))


def load_state(text: str) -> TableState:
    """Read a state that `dump_state` wrote; raises StoredTableError for another version or anything else."""
    versions = read_version(text)
    if versions != (TABLE_VERSION, RULES_VERSION):
        raise StoredTableError(
            f"snapshot: table version {versions[0]} under rules {versions[1]} stored, "
            f"version {TABLE_VERSION} under rules {RULES_VERSION} expected"
        )
    try:
        snapshot = decode(Snapshot, parse(text, SNAPSHOT_BYTES))
        match = match_state(snapshot.match)
        lines = snapshot.lines
        current = replay_round(snapshot.started, match.ruleset, lines) if lines else None
    except (ProtocolError, MatchError, Refused, ValueError, AssertionError) as error:
        raise StoredTableError(f"snapshot: {error}") from None
    if snapshot.phase in ("round_over", "match_over") and current is not None and snapshot.finished:
        current = with_score(current, snapshot.finished[-1])
    return replace(
        EMPTY,
        seq=snapshot.seq,
        time=snapshot.time,
        started=snapshot.started,
        ruleset=match.ruleset,
        phase=snapshot.phase,
        pace=snapshot.pace,
        match_number=snapshot.match_number,
        match=match,
        current=current,
        finished=snapshot.finished,
        turn_seq=snapshot.turn_seq,
        position_seq=snapshot.position_seq,
        undo_seq=snapshot.undo_seq,
        halt_at=snapshot.halt_at,
        timers=snapshot.timers,
        answers=snapshot.answers,
    )
