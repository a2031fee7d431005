"""What is stored is enough: log and snapshot rebuild a table to the same bytes, and what cannot be read is told."""

import json
from typing import Any

import pytest

from prsi.match.formats import Chips, RoundsWon
from prsi.protocol.commands import NextRound, Pace, Pause, Resume, Undo
from prsi.protocol.messages import Contribution, State
from prsi.rules.ruleset import RULES_VERSION
from prsi.table import TABLE_VERSION, StoredTableError, Table, dump_entry, load_entry
from prsi.table.facts import (
    Closed,
    Dealt,
    Fact,
    Halted,
    Logged,
    Moved,
    PaceChanged,
    Rematched,
    TookBack,
    WentOn,
    WindowTimedOut,
)
from prsi.table.views import state_message
from tests.table.shell import Shell, accepted, play_round, start
from tests.table.test_matches import play_match


@pytest.fixture
def played() -> Shell:
    """A table in its second round, with an undo and a pause behind it."""
    shell = Shell()
    accepted(shell.give(start(2, ruleset={"preset": "mau-mau"}, format=RoundsWon(3))).reply)
    play_round(shell)
    accepted(shell.give(NextRound("n", shell.table.state.seq)).reply)
    shell.settle()
    for _ in range(2):
        accepted(shell.play(shell.view().round.legal[0]))  # type: ignore[union-attr]
        shell.settle()
    accepted(shell.give(Undo("u", shell.table.state.seq)).reply)
    accepted(shell.give(Pause("p")).reply)
    shell.now += 500
    accepted(shell.give(Resume("r")).reply)
    return shell


def same(table: Table, other: Table) -> None:
    """Two tables hold and tell the same."""
    assert table.snapshot() == other.snapshot()
    for seat in range(len(table.state.seats)):
        time = table.state.time
        assert state_message(table.state, seat, time, None) == state_message(other.state, seat, time, None)


def test_the_log_alone_rebuilds_the_table(played: Shell) -> None:
    same(Table.load(None, played.stored()), played.table)


def test_a_snapshot_and_the_entries_after_it_rebuild_the_table(played: Shell) -> None:
    stored = played.stored()
    for n in range(2, len(stored) + 1, 3):
        snapshot = Table.load(None, stored[:n]).snapshot()
        same(Table.load(snapshot, stored[n:]), played.table)
        same(Table.load(snapshot, stored), played.table)


def test_log_and_snapshot_survive_their_own_text(played: Shell) -> None:
    for text in played.stored():
        assert dump_entry(load_entry(text)) == text
    snapshot = played.table.snapshot()
    assert Table.load(snapshot).snapshot() == snapshot


def test_a_finished_match_is_rebuilt() -> None:
    shell = Shell()
    accepted(
        shell.give(start(3, ruleset={"preset": "prsi", "play_on": True, "turn_limit": 120}, format=Chips(1, 1))).reply
    )
    play_match(shell)
    same(Table.load(None, shell.stored()), shell.table)
    same(Table.load(shell.table.snapshot()), shell.table)


def test_the_log_is_dense_and_time_never_runs_back(played: Shell) -> None:
    assert [entry.seq for entry in played.log] == list(range(1, len(played.log) + 1))
    assert [entry.at for entry in played.log] == sorted(entry.at for entry in played.log)


def test_a_reloaded_table_goes_on_where_it_was() -> None:
    """A restart freezes no table: its timers run on with what was left, and its bot is asked again."""
    shell = Shell()
    accepted(shell.give(start(1, dealer=0)).reply)
    before = shell.alarms
    assert [r.seq for r in shell.requests] == [2]
    table = Table.load(None, shell.stored())
    outcome = table.outstanding(now=77, news=True)
    assert outcome.alarms == before
    assert [r.seq for r in outcome.requests] == [2]
    ((seat, message),) = outcome.messages
    assert seat == 0
    assert isinstance(message, State)
    assert message.view == shell.view()
    other = Shell(table=table, now=77)
    other.keep(outcome)
    other.settle()
    assert other.view().waiting_for == (0,)


def test_days_without_a_shell_are_no_time_at_a_table() -> None:
    shell = Shell()
    accepted(shell.give(start(1)).reply)
    shell.settle()
    time = shell.table.state.time
    table = Table.load(shell.table.snapshot())
    shell = Shell(table=table, now=shell.now + 10**9)
    shell.keep(table.outstanding(shell.now, news=True))
    accepted(shell.play(shell.view().round.legal[0]))  # type: ignore[union-attr]
    assert shell.log[-1].at == time


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", '{"version":99,"rules":1}', '{"version":1,"rules":1}', "\ud800"]
)
def test_a_snapshot_that_cannot_be_read_is_told(text: str) -> None:
    with pytest.raises(StoredTableError, match="snapshot"):
        Table.load(text)


def test_a_table_of_another_version_is_told_with_both_versions(played: Shell) -> None:
    for key, version in (("version", TABLE_VERSION), ("rules", RULES_VERSION)):
        snapshot = json.loads(played.table.snapshot() or "")
        snapshot[key] = 99
        with pytest.raises(StoredTableError, match=f"99.*{version}"):
            Table.load(json.dumps(snapshot))
        entry = json.loads(played.stored()[0])
        entry["fact"][key] = 99
        with pytest.raises(StoredTableError, match=f"99.*{version}"):
            Table.load(None, [json.dumps(entry)])


def test_a_log_with_a_gap_or_a_changed_move_is_told(played: Shell) -> None:
    stored = played.stored()
    with pytest.raises(StoredTableError, match="4 found, 3 expected"):
        Table.load(None, stored[:2] + stored[3:])
    changed = json.loads(stored[2])
    changed["fact"]["move"] = "Ks,Kd"
    with pytest.raises(StoredTableError, match="log entry 3"):
        Table.load(None, [*stored[:2], json.dumps(changed)])
    with pytest.raises(StoredTableError, match="log entry"):
        Table.load(None, ["{"])


def test_a_damaged_snapshot_is_told_and_never_anything_else(played: Shell) -> None:
    """Every key gone, and every key of the wrong kind: each gives the one error."""
    whole = json.loads(played.table.snapshot() or "")
    for key in whole:
        wrong: tuple[object, ...] = (None, [], {"a": 1}, "x", -1)
        for value in wrong:
            damaged = {**whole, key: value}
            if damaged == whole:
                continue
            try:
                Table.load(json.dumps(damaged))
            except StoredTableError:
                continue
        without = json.dumps({k: v for k, v in whole.items() if k != key})
        if key in ("outs", "void"):
            # They came later: a snapshot that was stored before tells nothing of them, and nobody was out.
            assert Table.load(without).snapshot() == played.table.snapshot()
            continue
        with pytest.raises(StoredTableError):
            Table.load(without)


DEALT = Dealt(1, 1, 0, (4, 4), ())
ODD_LOGS: list[tuple[Fact, ...]] = [
    (DEALT,),
    (Rematched(0),),
    (DEALT, DEALT),
    (DEALT, Rematched(0)),
    (DEALT, Halted(0), Halted(0)),
    (DEALT, Halted(0), Moved(1, "+1")),
    (DEALT, WentOn(0)),
    (DEALT, Halted(1)),
    (DEALT, PaceChanged(5, Pace())),
    (DEALT, TookBack(0, 1)),
    (DEALT, TookBack(0, 9)),
    (DEALT, WindowTimedOut(1)),
    (DEALT, Closed(0, "left"), Moved(1, "+1")),
    (Closed(0, "left"), DEALT),
    (DEALT, Closed(0, "left"), Closed(0, "left")),
    (Dealt(1, 1, 0, (4, 4), (Contribution(5, "00" * 16),)),),
    (Dealt(1, 1, 0, (4, 4), (Contribution(0, "00" * 16), Contribution(0, "11" * 16))),),
    (Dealt(1, 2, 0, (4, 4), ()),),
]


@pytest.mark.parametrize("facts", ODD_LOGS, ids=lambda facts: " ".join(fact.kind for fact in facts))
def test_a_fact_that_does_not_follow_is_told(facts: tuple[Fact, ...]) -> None:
    """Each of these would freeze a table, deal a round anew or break much later; the log is refused instead."""
    shell = Shell()
    accepted(shell.give(start(1, dealer=0, deal=False)).reply)
    entries = [*shell.log, *(Logged(n, shell.log[0].at, None, None, fact) for n, fact in enumerate(facts, 2))]
    texts = [dump_entry(entry) for entry in entries]
    if facts == (DEALT,):
        assert Table.load(None, texts).state.phase == "playing"  # the beginning of most of the others is right
        return
    with pytest.raises(StoredTableError, match=f"log entry {len(entries)}"):
        Table.load(None, texts)


def test_a_snapshot_whose_parts_tell_of_different_tables_is_told(played: Shell) -> None:
    """Damage that still reads: a table that went on from it would stand still or count a round twice."""
    whole: dict[str, Any] = json.loads(played.table.snapshot() or "")
    changes: tuple[dict[str, Any], ...] = (
        {"phase": "round_over"},
        {"phase": "ready"},
        {"phase": "match_over"},
        {"lines": []},
        {"lines": [*whole["lines"][:-1], whole["lines"][-1] | {"seq": 1}]},
        {"finished": []},
        {"timers": [{"kind": "call_out", "seq": 1, "seat": 1, "since": 0, "due": 0}]},
        {"match": whole["match"] | {"ruleset": {"preset": "prsi"}}},
        {"match": whole["match"] | {"format": {"kind": "rounds_won", "n": 5}}},
        {"finished": [whole["finished"][0] | {"lines": []}]},
    )
    for change in changes:
        with pytest.raises(StoredTableError, match="snapshot: "):
            Table.load(json.dumps(whole | change))
