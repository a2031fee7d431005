"""The arena: duplicate deals, honest intervals, and a command that resumes."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from prsi.bots import LEVELS, Budget, Level, choose
from prsi.bots.arena import estimate, play_deal, play_round, wilson
from prsi.cli import app
from prsi.rules.ruleset import PRESETS, build
from prsi.rules.view import View

STORED = Path(__file__).parents[2] / "docs" / "bots"


def chooser(level: Level, seen: View, random: Random) -> str:
    return choose(level, seen, Budget(rollouts=20), random)


def arena(*arguments: str) -> tuple[int, str, str]:
    """Run `prsi bots arena`; return status, output and errors."""
    done = CliRunner().invoke(app, ["bots", "arena", *arguments])
    return done.exit_code, done.stdout, done.stderr


def test_a_level_against_itself_wins_its_fair_share_on_every_deal() -> None:
    """Duplicate deals cancel luck: the rounds of a deal between equals are the same round, so one of each is won."""
    for seats in (2, 3):
        for number in range(10):
            won = play_deal(PRESETS["prsi"], LEVELS["beginner"], LEVELS["beginner"], seats, f"even {number}", even)
            assert sum(won) == pytest.approx(1)


def even(level: Level, seen: View, random: Random) -> str:
    """A choice that depends on the view alone."""
    return choose(level, seen, Budget(), Random(f"{seen.seat} {seen.turns} {seen.hand}"))


def test_the_better_level_wins_more_from_every_seat() -> None:
    """What a round is worth goes to the level that won it: casual beats beginner from either seat."""
    won = [
        play_deal(PRESETS["prsi"], LEVELS["casual"], LEVELS["beginner"], 2, f"better {number}", chooser)
        for number in range(150)
    ]
    for seat in range(2):
        assert sum(deal[seat] for deal in won) > 0.53 * len(won)


def test_missed_calls_are_called_out() -> None:
    """R23: in the arena nobody gets away with it; the culprit draws before anybody lays."""
    ruleset = build({"preset": "mau-mau"})
    for number in range(10):
        end = play_round(ruleset, [LEVELS["beginner"]] * 3, f"calls {number}", "", chooser)
        assert end.over


def test_the_interval_is_of_deals() -> None:
    """Worked out by hand: means 1, 0.5, 0.5, 0 have mean 0.5 and a standard error of sqrt(0.5/3/4) = 0.2041."""
    found = estimate([(1.0, 1.0), (1.0, 0.0), (0.0, 1.0), (0.0, 0.0)])
    assert (found.deals, found.mean) == (4, 0.5)
    assert found.low == pytest.approx(0.5 - 1.96 * 0.20412, abs=1e-4)
    assert found.high == pytest.approx(0.5 + 1.96 * 0.20412, abs=1e-4)


def test_too_few_deals_say_nothing() -> None:
    assert (estimate([]).low, estimate([]).high) == (0.0, 1.0)
    assert (estimate([(1.0, 1.0)]).low, estimate([(1.0, 1.0)]).high) == (0.0, 1.0)


def test_wilson() -> None:
    """60 of 100: 50.2 to 69.1 percent, as the tables have it."""
    low, high = wilson(60, 100)
    assert (round(low, 3), round(high, 3)) == (0.502, 0.691)


def test_a_wilson_interval_holds_its_share() -> None:
    """Also where all or none were won, and numbers are rounded: six of six came to 0.9999999999999999 at the most."""
    for rounds in range(1, 400):
        for won in (0, rounds // 2, rounds):
            low, high = wilson(won, rounds)
            assert 0 <= low <= won / rounds <= high <= 1


def test_a_run_can_be_stopped_and_resumed(tmp_path: Path) -> None:
    """A file with the first deals is gone on with, and comes to the same as one run."""
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    common = ("--a", "casual", "--b", "beginner", "--seed", "5")
    assert arena(*common, "--deals", "12", "--out", str(whole))[0] == 0
    assert arena(*common, "--deals", "5", "--out", str(part))[0] == 0
    assert len(json.loads(part.read_text())["rounds"]) == 10
    assert arena(*common, "--deals", "12", "--out", str(part))[0] == 0
    one, other = json.loads(whole.read_text()), json.loads(part.read_text())
    assert one["rounds"] == other["rounds"]
    assert one["share"] == other["share"]


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    """A file of another seed is left alone."""
    file = tmp_path / "run.json"
    assert arena("--a", "casual", "--b", "beginner", "--deals", "3", "--out", str(file))[0] == 0
    before = file.read_text()
    status, _, errors = arena("--a", "casual", "--b", "beginner", "--deals", "3", "--seed", "2", "--out", str(file))
    assert status == 2
    assert "holds another run" in errors
    assert file.read_text() == before


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 9}', '{"format": 1}'])
def test_a_broken_file_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    file = tmp_path / "run.json"
    file.write_text(text)
    status, _, errors = arena("--deals", "1", "--out", str(file))
    assert status == 2
    assert str(file) in errors
    assert file.read_text() == text


def test_a_place_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    """Hours of play must not end in a result that cannot be kept."""
    for place in (tmp_path / "nowhere" / "run.json", tmp_path):
        status, output, errors = arena("--a", "strong", "--deals", "1000000", "--out", str(place))
        assert (status, output) == (2, "")
        assert str(place) in errors


def test_what_cannot_be_played_is_refused() -> None:
    assert arena("--a", "grandmaster")[0] == 2
    assert arena("--preset", "poker")[0] == 2
    assert arena("--preset", "mau-mau", "--seats", "6")[0] == 2
    assert arena("-o", "wild")[0] == 2


def test_the_result_as_json() -> None:
    status, output, _ = arena("--a", "casual", "--b", "beginner", "--deals", "5", "--seats", "3", "--json")
    assert status == 0
    result = json.loads(output)
    assert result["share"]["deals"] == 5
    assert result["share"]["fair"] == 0.3333
    assert result["asked"]["seats"] == 3


def test_levels_are_listed() -> None:
    done = CliRunner().invoke(app, ["bots", "levels", "--lang", "cs"])
    assert done.exit_code == 0
    assert "Začátečník" in done.stdout
    assert set(json.loads(CliRunner().invoke(app, ["bots", "levels", "--json"]).stdout)) == set(LEVELS)


BARS = {
    "casual-beginner-2": 0.60,
    "strong-casual-2": 0.54,
    "casual-beginner-4": 0.25,
    "strong-casual-4": 0.25,
}


@pytest.mark.parametrize("name", BARS)
def test_stored_results_clear_the_bars(name: str) -> None:
    """The results in docs/bots: at least 2,000 deals, at most 50 ms a move, the interval's lower end over the bar."""
    stored = json.loads((STORED / f"{name}.json").read_text(encoding="utf-8"))
    better, worse, seats = name.split("-")
    asked = stored["asked"]
    assert (asked["a"], asked["b"], asked["seats"]) == (better, worse, int(seats))
    assert asked["ruleset"] == {"preset": "prsi"}
    assert asked["budget"] <= 0.05
    share = estimate(
        [
            tuple({"0": 0.0, "1": 1.0, "=": 1 / int(seats)}[sign] for sign in stored["rounds"][at : at + int(seats)])
            for at in range(0, len(stored["rounds"]), int(seats))
        ]
    )
    assert share.deals >= 2000
    assert round(share.low, 4) == stored["share"]["low"]
    assert share.low >= BARS[name]
