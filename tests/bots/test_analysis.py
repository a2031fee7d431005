"""The analysis: what moves were worth, how sure that is, and what mattered."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from benchmarks.calibration import FITTED_ON, Row, chance, intervals, regression, report, rows
from prsi.bots.analysis import Chance, Decision, Step, calibrated, chance_of, decide, moments, study
from prsi.bots.endgame import solve
from prsi.bots.explain import REASONS
from prsi.cli.texts import LANGUAGES, Texts
from prsi.match.replay import replay
from prsi.rules.play import Refused, legal_codes, play
from prsi.rules.ruleset import build
from prsi.rules.view import view
from tests.bots.matches import played
from tests.bots.naive_solver import NaiveSolver, TooLarge
from tests.bots.rounds import wander
from tests.bots.small import endgames
from tests.bots.test_belief import table
from tests.match.random_match import without_secret

STORED = Path(__file__).parents[2] / "docs" / "bots" / "calibration.json"


def decided(hands: list[str], upcard: str, made: str, stock: str = "", seed: int = 1, **changes: object) -> Decision:
    """What seat 0's first move was worth."""
    round_, events = table(hands, upcard, stock, **changes)
    found = decide(view(round_, events, 0), made, Random(seed))
    assert found is not None
    return found


def test_not_going_out_costs_nearly_the_round() -> None:
    """R25: the last card fits; who draws in its place gives a certain win away, and the interval says that it is so."""
    found = decided(["8h", "8s Ts"], "9h", "+1")
    assert (found.best, found.reason) == ("8h", "because-goes-out")
    assert found.chance == Chance(1.0, 1.0, 1.0)
    assert found.lost.mean > 0.3
    assert found.significant


def test_the_best_move_loses_nothing() -> None:
    found = decided(["8h", "8s Ts"], "9h", "8h")
    assert found.best == "8h"
    assert found.lost == Chance(0.0, 0.0, 0.0)
    assert not found.significant
    assert found.made == Chance(1.0, 1.0, 1.0)


def test_not_stopping_who_is_almost_out() -> None:
    """R10: the next player has one card, and the seven would have made it three."""
    found = decided(["7h 8h Ks Kd", "Th"], "9h", "8h")
    assert (found.best, found.reason) == ("7h", "because-stops-next")
    assert found.significant
    assert found.chance.mean - found.made.mean == pytest.approx(found.lost.mean, abs=0.02)


def test_equal_moves_are_not_told_apart() -> None:
    """Two cards alike in all that counts: in twenty tries the interval leaves 0 out once by chance, not often."""
    wrong = 0
    for seed in range(20):
        for made in ("Th", "Kh"):
            found = decided(["Th Kh 8c 9c", "8s Ts Kc 9d"], "9h", made, seed=seed, draw_when="only_when_stuck")
            wrong += found.significant
            assert found.lost.low <= found.lost.mean <= found.lost.high
    assert wrong <= 6


def test_a_missed_call_is_called_out() -> None:
    """R22, R23: the same lay without the call costs four cards, and the reason says so."""
    found = decided(["8h 9h", "8s Ts Kc"], "Th", "8h", call={"penalty": 4})
    assert found.forgot
    assert found.reason == "because-call"
    assert found.args == {"count": 4}
    assert found.significant


def test_calls_and_single_moves_are_no_decisions() -> None:
    round_, events = table(["8h 9h", "8s Ts Kc"], "Th", "", call={"penalty": 4})
    assert decide(view(round_, events, 0), "!", Random(1)) is None
    round_, events = table(["8c Tc", "8s Ts"], "9h", "")
    assert decide(view(round_, events, 0), "+1", Random(1)) is None


def test_a_move_that_is_not_legal_is_refused() -> None:
    round_, events = table(["8c Th", "8s Ts"], "9h", "")
    with pytest.raises(Refused):
        decide(view(round_, events, 0), "8c", Random(1))


def test_what_is_known_for_certain_is_solved() -> None:
    """Two players, a small pack: where a reshuffle has made all hands known, the chances are those of the true cards.

    Else the hidden cards are solved in each way they may lie, and an interval says that it is a mean.
    """
    exact = lost = 0
    deck = ["7h", "7s", "8h", "8s", "9h", "Ts", "Qh", "As", "Kh"]
    ruleset = build({"preset": "prsi", "deck": deck, "hand_size": 2, "players": [2, 2], "draw_when": "only_when_stuck"})
    for number in range(100):
        random = Random(f"known {number}")
        for round_, events in wander(random, ruleset):
            codes = legal_codes(round_, round_.to_act)
            if not round_.shuffles or len(codes) < 2:
                continue
            made = random.choice(codes)
            found = decide(view(round_, events, round_.to_act), made, Random(1))
            assert found is not None
            if found.exact and found.chance.low == found.chance.high:
                exact += 1
                true = solve(round_, 1500)
                assert true.moves[found.best] == pytest.approx(max(true.moves.values()))
                assert found.chance.mean == pytest.approx(true.moves[found.best])
                assert found.made.mean == pytest.approx(true.moves[made])
                assert found.lost.mean == pytest.approx(true.moves[found.best] - true.moves[made], abs=1e-6)
                assert found.lost.low == found.lost.mean == found.lost.high, "what is certain has no interval"
                lost += found.significant
    assert lost > 3, "and a certain loss is one"
    assert exact > 10


def test_it_agrees_with_the_naive_solver_on_endgames() -> None:
    """All hands open, few cards, and the naive solver says that at most 2 % of the play goes on after ten moves.

    Of 200 endgames under all presets and house rules the best move is optimal in 98 %, and the chances of the best and
    of the worst one are within 0.05.
    """
    seen: Counter[str | int] = Counter()
    for engine, naive in endgames("analysis", 4, 1, 2):
        try:
            worths = NaiveSolver(60).moves(naive, 10)
        except TooLarge:
            continue
        if len(worths) < 2 or any(share[-1] > 0.02 for share in worths.values()):
            continue
        chances = {code: float(share[naive.to_act]) for code, share in worths.items()}
        most, made = max(chances.values()), min(sorted(chances), key=chances.__getitem__)
        position = view(engine.round, engine.events, naive.to_act)
        found = decide(position, made, Random(1), engine.round)
        if found is None:  # a call-out: no decision of its own
            continue
        seen["positions"] += 1
        seen[naive.seats] += 1
        seen["choices"] += most > chances[made] + 0.01
        seen["optimal"] += chances[found.best] > most - 1e-6
        seen["near"] += abs(found.chance.mean - most) <= 0.05 and abs(found.made.mean - chances[made]) <= 0.05
        if seen["positions"] == 200:
            break
    assert min(seen[2], seen[3], seen[4]) > 20, seen
    assert seen["choices"] > 25, seen
    assert seen["optimal"] >= 196, seen
    assert seen["near"] >= 196, seen


# --- a whole round ---


def test_a_round_is_studied_move_by_move() -> None:
    """From the deal to the end, whoever moves: the last chance is what became of it, and each run says the same."""
    for number, (preset, seats) in enumerate((("prsi", 2), ("mau-mau", 3), ("championship", 4))):
        replayed = played({"preset": preset}, ["beginner"] * seats, f"study {number}")
        one = replayed.rounds[0]
        for seat in range(2):
            steps = [study(one, replayed.record, seat, at) for at in range(len(one.record.moves) + 1)]
            assert steps[-1].chance.mean == (1.0 if one.last.winner == seat else 0.0)
            for step in steps:
                assert 0 <= step.chance.low <= step.chance.mean <= step.chance.high <= 1
                if step.decision is not None:
                    assert step.seat == seat
                    assert step.decision.reason in REASONS
            at = len(steps) // 2
            assert study(one, replayed.record, seat, at) == steps[at]
            assert len(moments(steps)) <= 3


def test_with_open_hands_nothing_is_hidden() -> None:
    """What is known then is more: over a round of a beginner the chances come out otherwise, and end the same."""
    replayed = played({"preset": "prsi"}, ["beginner"] * 3, "open")
    one = replayed.rounds[0]
    last = len(one.record.moves)
    seen = [[study(one, replayed.record, 0, at, known) for at in (0, last)] for known in (False, True)]
    assert seen[0][0].chance != seen[1][0].chance
    assert seen[0][1].chance == seen[1][1].chance


def test_open_hands_tell_nothing_of_how_the_pile_will_be_shuffled() -> None:
    """A record of cards alone gives no order to a pile that was never shuffled; one with its secret knows no more."""
    deck = [rank + suit for rank in "789QA" for suit in "hds"]
    replayed = played({"preset": "prsi", "deck": deck}, ["beginner"] * 2, "shuffled")
    told = replay(replace(replayed.record, rounds=(without_secret(replayed.rounds[0].record),)))
    one, other = replayed.rounds[0], told.rounds[0]
    for number in range(1, len(one.record.moves) + 1):
        seat = one.record.moves[number - 1].seat
        assert seat is not None
        assert study(one, replayed.record, seat, number, True) == study(other, told.record, seat, number, True)


def test_what_cannot_be_studied_is_refused() -> None:
    replayed = played({"preset": "prsi"}, ["beginner"] * 2, "refused")
    one = replayed.rounds[0]
    with pytest.raises(ValueError, match="seat 2"):
        study(one, replayed.record, 2, 0)
    with pytest.raises(ValueError, match="move 1000"):
        study(one, replayed.record, 0, 1000)


def step(number: int, seat: int, mean: float, decision: Decision | None = None) -> Step:
    """A step with a narrow interval."""
    return Step(number, seat, "8h", Chance(mean, max(0.0, mean - 0.02), min(1.0, mean + 0.02)), decision)


def lost(mean: float, low: float) -> Decision:
    """A decision that lost so much."""
    even = Chance(0.5, 0.4, 0.6)
    return Decision("9h", even, even, Chance(mean, low, 2 * mean - low), "because-best", {"count": 0, "chance": 50})


def test_the_moments_are_those_that_lost_most_then_those_that_changed_most() -> None:
    """Significant losses first, then swings; never the last move, never what chance may explain; in order of play."""
    steps = [
        Step(0, None, "", Chance(0.5, 0.48, 0.52)),
        step(1, 0, 0.5, lost(0.10, -0.05)),  # not sure
        step(2, 1, 0.2),  # fell by 30
        step(3, 0, 0.15, lost(0.05, 0.01)),
        step(4, 1, 0.7),  # rose by 55
        step(5, 0, 0.6, lost(0.20, 0.10)),
        step(6, 1, 0.9),  # rose by 30
        step(7, 0, 1.0),
    ]
    found = moments(steps)
    assert [(each.number, each.kind) for each in found] == [(3, "moment-lost"), (4, "moment-rose"), (5, "moment-lost")]
    assert found[2].args == {"best": "9h", "made": "8h", "lost": 20}
    assert found[1].args == {"change": 55, "after": 70}
    assert moments(steps[:2]) == []
    silent = replace(lost(0.2, 0.1), forgot=True)
    called_out = replace(step(2, 1, 0.1), move="?0")  # told with what it punishes, and not again
    told = moments([steps[0], step(1, 0, 0.5, silent), called_out, step(3, 1, 0.1)])
    assert [each.kind for each in told] == ["moment-forgot"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_its_sentence(language: str) -> None:
    texts = Texts(language)
    for kind in ("moment-lost", "moment-forgot", "moment-rose", "moment-fell"):
        for count in (3, 5, 20):
            said = texts.say(kind, name="Anna", best="9h", made="8h", lost=count, change=count, after=70)
            assert said.endswith(".")
            assert "{" not in said
            assert ("%" in said) == ("70" in said), "what a chance changed by is told in percentage points"


# --- are the chances true? ---


def test_a_chance_follows_the_share_of_rollouts() -> None:
    """It rises with it, never is certain, and a fair share is about fair."""
    for players in range(2, 7):
        chances = [calibrated(share / 100, players) for share in range(101)]
        assert chances == sorted(chances)
        assert 0 < chances[0] < 0.02
        assert 0.98 < chances[100] < 1
        assert calibrated(1 / players, players) == pytest.approx(1 / players, abs=0.05)


def test_chances_are_better_than_the_numbers_of_cards() -> None:
    """A small run of `python -m benchmarks.calibration`, on other positions; the baseline is that of the stored run."""
    stored = json.loads(STORED.read_text(encoding="utf-8"))
    told = report(list(rows(120, "small")), stored["baseline"])
    assert float(str(told["brier"])) < float(str(told["brier_of_cards"]))
    assert float(str(told["brier"])) < 0.2


def test_intervals_hold_what_other_seeds_and_ten_times_the_deals_say() -> None:
    """A small run of `python -m benchmarks.calibration --seeds 6`: what was lost is in about 95 % of the intervals.

    Which move is the best one is found anew under each seed: an interval has to allow for that, too. Were all seeds
    mistaken the same way, ten times the deals would tell. What is solved, or has no interval, counts for nothing.
    """
    found = list(intervals(20, 6, "held"))
    seeds, deals = ([each for one in found for each in getattr(one, of)] for of in ("seeds", "deals"))
    away = [sum(one.away) / len(one.away) for one in found if one.away]
    assert len(seeds) == len(deals) == sum(len(one.away) for one in found)
    assert len(seeds) >= 60
    assert sum(one.skipped for one in found) + len(seeds) <= 120
    assert sum(seeds) / len(seeds) >= 0.87
    assert sum(deals) / len(deals) >= 0.87
    assert abs(sum(away) / len(away)) < 0.01


@pytest.mark.parametrize("interpreted", [False, True])
def test_a_study_is_the_same_on_every_machine(interpreted: bool) -> None:
    """In a new process, with strings hashed otherwise, compiled or not, a study is the same to the last digit."""
    environment = {**os.environ, "PYTHONHASHSEED": "7", **({"PRSI_INTERPRETED": "1"} if interpreted else {})}
    told = "from tests.bots.test_analysis import a_study; print(a_study())"
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", told], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == a_study()


def a_study() -> str:
    """Every step of a short round, in full."""
    replayed = played({"preset": "mau-mau"}, ["beginner"] * 3, "machines")
    one = replayed.rounds[0]
    return repr([study(one, replayed.record, 0, at) for at in range(min(len(one.record.moves), 5) + 1)])


def test_a_study_asks_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow a machine is, the same is tried: what a study says may hang on nothing but the record."""
    said = a_study()

    def late() -> float:
        raise AssertionError("a clock was asked")

    for clock in ("time", "perf_counter", "monotonic", "process_time"):
        monkeypatch.setattr(time, clock, late)
    assert a_study() == said


def test_the_move_made_is_held_against_the_next_one() -> None:
    """The search's favourite was made: how much better another may be all the same is told, not nought for certain."""
    found = [decided(["Th Kh 8c 9c", "8s Ts Kc 9d"], "9h", "Th", seed=seed) for seed in range(6)]
    assert any(one.best == "Th" for one in found)
    assert all(one.lost.high > 0 for one in found if one.best == "Th")


def test_the_stored_run_clears_the_bar() -> None:
    """2,000 positions: better than card counts by more than chance, and what was said came true in every decile."""
    stored = json.loads(STORED.read_text(encoding="utf-8"))
    tested = [Row(ruleset, own, tuple(others), worth, won) for ruleset, own, others, worth, won in stored["rows"]]
    told = report(tested, stored["baseline"])
    assert told == stored["report"]
    assert len(tested) >= 2000
    assert FITTED_ON >= 2000
    assert {len(row.others) + 1 for row in tested} == {2, 3, 4}
    assert len({row.ruleset for row in tested}) >= 5
    gain, error = float(str(told["gain"])), float(str(told["gain_error"]))
    assert gain - 1.96 * error > 0
    deciles = stored["report"]["deciles"]
    # Ten groups: 3 standard errors leave out a true one in 40 runs; sums of squares are held to chi-square's 99.9 %.
    assert all(abs(each["said"] - each["won"]) < 3.5 * each["error"] for each in deciles)
    assert sum(((each["said"] - each["won"]) / each["error"]) ** 2 for each in deciles) < 29.6


def test_regression_finds_what_was_planted() -> None:
    """Weights 0.5 and -1 behind 4,000 outcomes come back within 3 standard errors (about 1/sqrt(n p q))."""
    random = Random(1)
    features = [[1.0, random.uniform(-2, 2)] for _ in range(4000)]
    targets = [float(random.random() < chance([0.5, -1.0], feature)) for feature in features]
    found = regression(features, targets)
    assert found[0] == pytest.approx(0.5, abs=3 / sqrt(4000 * 0.2))
    assert found[1] == pytest.approx(-1.0, abs=3 / sqrt(4000 * 0.2))


def test_a_decided_round_has_its_chance() -> None:
    """R25: over, it is won or lost; nothing is tried any more."""
    round_, events = table(["8h", "8s Ts"], "9h", "")
    events += play(round_, 0, "8h")
    assert chance_of(view(round_, events, 0), Random(1)) == Chance(1.0, 1.0, 1.0)
    assert chance_of(view(round_, events, 1), Random(1)) == Chance(0.0, 0.0, 0.0)
