"""Records written long ago still replay, and the documented examples hold (R38)."""

import doctest
import json
import re
from pathlib import Path

import pytest

from prsi.match import RECORD_VERSION, parse, replay, write
from prsi.rules.ruleset import RULES_VERSION
from prsi.rules.scenario import read, run

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = sorted((ROOT / "tests" / "match" / "golden").glob("*.prsi"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_of_these_versions_replays_for_ever(path: Path) -> None:
    """Deals, reshuffles, lots, moves and results as written: what breaks one needs a new version of text or rules."""
    text = path.read_text(encoding="utf-8")
    assert text.startswith(f"prsi record {RECORD_VERSION}\nrules: {RULES_VERSION}\n")
    record = parse(text)
    assert replay(record).record == record
    assert write(record) == text


def test_there_is_one_of_every_format() -> None:
    """And among them a lot, a reshuffle and a window closed by the clock."""
    records = [parse(path.read_text(encoding="utf-8")) for path in GOLDEN]
    assert {record.format.kind for record in records} == {
        "single",
        "rounds_won",
        "penalty_points",
        "fewer_cards",
        "chips",
    }
    rounds = [round_ for record in records for round_ in record.rounds]
    assert any(round_.lots for round_ in rounds)
    assert any(round_.order and round_.order.reshuffles for round_ in rounds)
    assert any(move.seat is None for round_ in rounds for move in round_.moves)


def test_the_documented_record_replays() -> None:
    """The example of docs/records.md, word by word."""
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```text\n(prsi record .*?)```", page, re.DOTALL)
    assert write(replay(parse(block)).record) == block


def test_the_documented_scenario_holds() -> None:
    """The example of docs/scenarios.md, and its name in the output shown there."""
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    assert run(read(block)) is None
    assert f"ok {json.loads(block)['name']}\n" in page


def test_the_documented_match_counts_as_shown() -> None:
    """The example of docs/matches.md."""
    result = doctest.testfile(str(ROOT / "docs" / "matches.md"), module_relative=False)
    assert result.attempted >= 6
    assert result.failed == 0
