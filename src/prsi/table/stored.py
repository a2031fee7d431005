"""A table's snapshot: its state as text, so that a long log need not be folded from the beginning."""

from dataclasses import dataclass, replace

from prsi.match.formats import MatchError
from prsi.match.state import MatchState
from prsi.match.stored import match_state
from prsi.protocol.codec import ProtocolError, decode, dumps, parse
from prsi.protocol.commands import Pace, SeatSpec
from prsi.protocol.messages import Phase
from prsi.protocol.shapes import Count, Seq
from prsi.rules.play import Refused
from prsi.rules.ruleset import RULES_VERSION, build
from prsi.table.facts import (
    SNAPSHOT_BYTES,
    TABLE_VERSION,
    Logged,
    Started,
    StoredTableError,
    read_version,
)
from prsi.table.gathering import Gathering
from prsi.table.kept import Answered, Finished, Out, Timer
from prsi.table.state import EMPTY, RoundState, TableState, replay_round, with_score
from prsi.table.timers import carry_on


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
    seats: tuple[SeatSpec, ...]
    gathering: Gathering
    outs: tuple[Out, ...] = ()
    void: Count = 0


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
        seats=state.seats,
        gathering=state.gathering,
        outs=state.outs,
        void=state.void,
    )
    return dumps(snapshot)


def load_state(text: str) -> TableState:
    """Read a state that `dump_state` wrote; raises StoredTableError for another version or anything else."""
    versions = read_version(text)
    if versions != (TABLE_VERSION, RULES_VERSION):
        raise StoredTableError(
            f"snapshot: table version {versions[0]} under rules {versions[1]} stored, "
            f"version {TABLE_VERSION} under rules {RULES_VERSION} expected"
        )
    try:
        return _state(decode(Snapshot, parse(text, SNAPSHOT_BYTES)))
    except (ProtocolError, MatchError, Refused, ValueError, LookupError, AssertionError) as error:
        raise StoredTableError(f"snapshot: {error}") from None


def _state(snapshot: Snapshot) -> TableState:
    match = match_state(snapshot.match)
    lines, finished = snapshot.lines, snapshot.finished
    current = replay_round(snapshot.started, match.ruleset, lines) if lines else None
    if not _belongs_together(snapshot, match, current):
        raise ValueError(f"{snapshot.phase} expected of the match and its round, something else found")
    if current is not None and current.round.over:
        current = with_score(current, finished[-1])
    state = replace(
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
        seats=snapshot.seats,
        gathering=snapshot.gathering,
        outs=snapshot.outs,
        void=snapshot.void,
    )
    if carry_on(state, state.time) != state.timers:
        raise ValueError("the timers that belong to the position expected, others found")
    return state


def _belongs_together(snapshot: Snapshot, match: MatchState, current: RoundState | None) -> bool:
    """Say whether the parts of a snapshot tell of one table."""
    start, finished = snapshot.started.start, snapshot.finished
    if match.ruleset != build(start.ruleset) or match.seats != len(start.seats) or match.format != start.format:
        return False
    if len(snapshot.seats) != len(start.seats) or not snapshot.gathering.has_seats(len(start.seats)):
        return False
    numbers = [line.seq for line in snapshot.lines]
    if numbers != sorted(set(numbers)) or (numbers and numbers[-1] > snapshot.seq):
        return False
    if len(finished) != match.round or not all(done.lines for done in finished):
        return False
    if tuple(out.seat for out in snapshot.outs) != match.retired:
        return False
    if current is None:
        # A void round leaves no cards behind, whatever was played before it.
        resting = ("match_over",) if match.over else ("waiting", "ready")
        return snapshot.phase in (*resting, "closed") and (not finished or bool(match.retired))
    over = current.round.over
    if over and not (finished and finished[-1].dealt == current.dealt):
        return False
    phase = "playing" if not over else "match_over" if match.over else "round_over"
    return snapshot.phase in (phase, "closed")
