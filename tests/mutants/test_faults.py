"""The planted faults are complete and still fit; `make mutants` plants them."""

from __future__ import annotations

from tests.mutants.__main__ import misplaced
from tests.mutants.faults import ENGINE_FAULTS, FAULTS, NAIVE_FAULTS

# What the naive engine has no part in: deals, matches, views, secrets and records.
NOT_NAIVE = {1, 28, 29, 36, 37, 38}


def test_there_is_a_fault_for_each_rule_in_each_engine() -> None:
    """A rule without a planted fault may be a rule without a test."""
    assert {fault.rule for fault in ENGINE_FAULTS} == {f"R{number}" for number in range(1, 39)}
    assert {fault.rule for fault in NAIVE_FAULTS} == {
        f"R{number}" for number in range(1, 39) if number not in NOT_NAIVE
    }


def test_every_fault_still_fits() -> None:
    """A text that is no longer in its file would plant nothing; whoever changes the line moves the fault along."""
    assert [fault for fault in FAULTS if misplaced(fault)] == []
