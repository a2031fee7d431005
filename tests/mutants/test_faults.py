"""The planted faults are complete and still fit; `make mutants` plants them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants.__main__ import copy_tree, misplaced, planted, run_tests
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


@pytest.mark.slow
def test_a_fault_is_planted_in_a_copy_whose_tests_pass_without_it(tmp_path: Path) -> None:
    """What the tests have come to need must be in the copy, or `make mutants` shows nothing."""
    copy_tree(tmp_path)
    fault = FAULTS[0]
    sound = run_tests(tmp_path / "tree", fault.tests)
    assert sound.returncode == 0, sound.stdout + sound.stderr
    assert planted(tmp_path / "tree", fault)
