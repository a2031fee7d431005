"""Are the chances of an analysis true? `python -m benchmarks.calibration [--positions N] [--seed S] [--out FILE]`.

Rounds of several rulesets for 2 to 4 players are played by strong and casual bots; of each, one position is taken from
its middle, and the chance that the analysis gives the seat on turn is held against who won. Beside it stands what the
numbers of cards alone foretell: a logistic regression over other rounds. Told are the Brier scores (Brier, 1950: the
mean squared error of the chances), their paired difference, and the reliability by decile.

`--fit` fits the three numbers of `prsi.bots.analysis.calibrated` on rounds that are used for nothing else. `--seeds N`
studies a decision of each position under so many seeds instead, and tells how often the interval of what was lost holds
what the other seeds say, and what ten times the deals do.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Final

from prsi.bots import Budget, choose
from prsi.bots.analysis import Chance, Seen, calibrated, decide, logit
from prsi.bots.arena import play_round
from prsi.bots.choice import candidates
from prsi.bots.levels import CASUAL, STRONG, Level
from prsi.rules.play import parse_move
from prsi.rules.ruleset import build
from prsi.rules.view import View

RULESETS: Final[tuple[dict[str, object], ...]] = (
    {"preset": "prsi"},
    {"preset": "championship"},
    {"preset": "prsi-scored"},
    {"preset": "mau-mau"},
    {"preset": "mau-mau-52"},
    {"preset": "prsi", "hand_size": 6, "multi_play": True},
    {"preset": "prsi", "comeback": "any_seven", "king_of_spades": True},
    {"preset": "mau-mau", "play_on": True, "reverse": "9"},
)
SEATS: Final = (2, 3, 4)
TRAINING: Final = "training"
"""The seed of the rounds from which calibration and baseline are fitted; others may not use it."""

FITTED_ON: Final = 6000

MANY: Final = 10
"""Times the deals of an analysis, where its intervals are tried."""


@dataclass(frozen=True, slots=True)
class Row:
    """One position: its ruleset's number, what it looked like, and what became of it (1 won, 0 not, else a share)."""

    ruleset: int
    own: int
    others: tuple[int, ...]
    worth: float
    won: float


def middle(ruleset: dict[str, object], seats: int, seed: str) -> tuple[View, float] | None:
    """Return a position from the middle of a round and what the seat on turn came to; None if it was over by then.

    Which turn it is, is drawn before: how the round goes on must not decide whether a position counts.
    """
    random = Random(f"middle {seed}")
    levels = [random.choice((STRONG, CASUAL)) for _ in range(seats)]
    turn = seats + random.randrange(5 * seats)
    seen: list[View] = []

    def chooser(level: Level, position: View, luck: Random) -> str:
        if position.turns >= turn and not position.out:
            seen.append(position)
        return choose(level, position, Budget(rollouts=800), luck)

    end = play_round(build(ruleset), levels, seed, "", chooser)
    if not seen:
        return None
    return seen[0], 1 / seats if end.winner < 0 else float(end.winner == seen[0].seat)


def rows(count: int, seed: str) -> Iterator[Row]:
    """Yield so many positions, each of another round."""
    number = 0
    while count:
        number += 1
        at = number % len(RULESETS)
        seats = SEATS[number % len(SEATS)]
        found = middle(RULESETS[at], seats, f"{seed} {number}")
        if found is None:
            continue
        position, won = found
        values = Seen(position, Random(number)).tried([None])[0]
        others = tuple(position.counts[(position.seat + step * position.direction) % seats] for step in range(1, seats))
        yield Row(at, position.counts[position.seat], others, sum(values) / len(values), won)
        count -= 1


@dataclass(frozen=True, slots=True)
class Held:
    """What is in the intervals of one position's seeds: what the other seeds say, and what ten times the deals do.

    ``away`` is by how much each seed says more to be lost than ten times the deals do. ``skipped`` are seeds without an
    interval, or whose deals were solved.
    """

    seeds: list[bool]
    deals: list[bool]
    away: list[float]
    skipped: int


def intervals(count: int, seeds: int, seed: str) -> Iterator[Held]:
    """Yield for so many positions, each of another round, what the intervals of so many seeds hold.

    Other seeds say the mean of what they find was lost, and are mistaken the same way; ten times the deals are not.
    Either has an error of its own: it makes a difference's interval wider by 1 / (seeds - 1) or 1 / 10 in the square.
    """
    number = 0
    while count:
        number += 1
        at = number % len(RULESETS)
        found = middle(RULESETS[at], SEATS[number % len(SEATS)], f"{seed} {number}")
        if found is None:
            continue
        made = Random(f"made {seed} {number}").choice([code for code in found[0].legal if code[0] not in "!?"])
        told = [one for each in range(seeds) if (one := decide(found[0], made, Random(f"{number} {each}")))]
        lost = [one.lost for one in told if not one.exact and one.lost.low < one.lost.high]
        if len(lost) < 2:
            if told:
                yield Held([], [], [], len(told))
                count -= 1
            continue
        total, others = sum(each.mean for each in lost), len(lost) - 1
        true = lost_by_many(found[0], made, told[0].forgot, Random(f"many {seed} {number}"))
        yield Held(
            [holds(each, (total - each.mean) / others, others) for each in lost],
            [holds(each, true, MANY) for each in lost],
            [each.mean - true for each in lost],
            len(told) - len(lost),
        )
        count -= 1


def holds(interval: Chance, other: float, times: int) -> bool:
    """Say whether an interval holds what was found on so many times the deals."""
    away = other - interval.mean
    half = interval.high - interval.mean if away > 0 else interval.mean - interval.low
    return abs(away) <= sqrt(1 + 1 / times) * half + 1e-9


def lost_by_many(position: View, made: str, forgot: bool, random: Random) -> float:
    """Return what a move lost against the best of all, each tried on ten times the deals of an analysis."""
    seen = Seen(position, random)
    move, seat = parse_move(seen.round, position.seat, made), position.seat
    others = candidates(seen.round, seat, seen.thumb.move(seen.round, seat, seen.dice))
    starts = [(move, forgot), *[(each, False) for each in others if forgot or each != move]]
    values: list[list[float]] = [[] for _ in starts]
    for _ in range(MANY):
        for all_of, some in zip(values, seen.tried(starts), strict=True):
            all_of += some
    best = max(values[1:], key=sum, default=values[0])
    return max(0.0, seen.difference(best, values[0]).mean)


# --- what is fitted ---


def by_worth(row: Row) -> list[float]:
    """What the calibration goes by."""
    return [1.0, log(len(row.others)), logit(row.worth)]


def by_cards(row: Row) -> list[float]:
    """What the baseline goes by: the numbers of cards, and how many play."""
    others = row.others
    mean = sum(others) / len(others)
    return [1.0, log(len(others)), row.own, log(row.own), min(others), log(min(others)), others[0], mean]


def regression(features: Sequence[Sequence[float]], targets: Sequence[float]) -> list[float]:
    """Return the weights of a logistic regression (Newton's method, with a trace of a ridge)."""
    size = len(features[0])
    weights = [0.0] * size
    for _ in range(30):
        gradient = [-0.001 * weight for weight in weights]
        hessian = [[0.001 * (i == j) for j in range(size)] for i in range(size)]
        for feature, target in zip(features, targets, strict=True):
            p = chance(weights, feature)
            for i in range(size):
                gradient[i] += (target - p) * feature[i]
                for j in range(size):
                    hessian[i][j] += p * (1 - p) * feature[i] * feature[j]
        step = solved(hessian, gradient)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    return weights


def chance(weights: Sequence[float], feature: Sequence[float]) -> float:
    """Return the chance that a regression foretells."""
    odds = sum(weight * each for weight, each in zip(weights, feature, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations (Gauss, with pivots)."""
    n = len(right)
    rows_ = [[*matrix[i], right[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda at: abs(rows_[at][i]))
        rows_[i], rows_[pivot] = rows_[pivot], rows_[i]
        for j in range(n):
            if j != i:
                factor = rows_[j][i] / rows_[i][i]
                rows_[j] = [a - factor * b for a, b in zip(rows_[j], rows_[i], strict=True)]
    return [rows_[i][n] / rows_[i][i] for i in range(n)]


# --- what is told ---


def report(tested: Sequence[Row], baseline: Sequence[float]) -> dict[str, object]:
    """Return Brier scores, their difference with its standard error, and ten groups of equal size by the chance."""
    chances = [calibrated(row.worth, len(row.others) + 1) for row in tested]
    cards = [chance(baseline, by_cards(row)) for row in tested]
    mine = [(p - row.won) ** 2 for p, row in zip(chances, tested, strict=True)]
    theirs = [(p - row.won) ** 2 for p, row in zip(cards, tested, strict=True)]
    better = [b - a for a, b in zip(mine, theirs, strict=True)]
    n = len(tested)
    gain = sum(better) / n
    error = sqrt(sum((each - gain) ** 2 for each in better) / (n - 1) / n)
    ordered = sorted(zip(chances, (row.won for row in tested), strict=True))
    deciles = []
    for at in range(10):
        group = ordered[at * n // 10 : (at + 1) * n // 10]
        said, won = (sum(each[i] for each in group) / len(group) for i in (0, 1))
        deciles.append(
            {
                "positions": len(group),
                "said": round(said, 4),
                "won": round(won, 4),
                "error": round(sqrt(max(said * (1 - said), 0.001) / len(group)), 4),
            }
        )
    return {
        "positions": n,
        "brier": round(sum(mine) / n, 5),
        "brier_of_shares": round(sum((row.worth - row.won) ** 2 for row in tested) / n, 5),
        "brier_of_cards": round(sum(theirs) / n, 5),
        "gain": round(gain, 5),
        "gain_error": round(error, 5),
        "deciles": deciles,
    }


def table(told: dict[str, object]) -> str:
    """Return a report as text."""
    lines = [
        f"{told['positions']} positions",
        f"Brier score of the chances          {told['brier']}",
        f"            of shares of rollouts   {told['brier_of_shares']}",
        f"            of the numbers of cards {told['brier_of_cards']}",
        f"better than cards by                {told['gain']} ± {told['gain_error']} (standard error)",
        "   said    won   expected to differ by",
    ]
    deciles = told["deciles"]
    assert isinstance(deciles, list)
    lines += [f"{each['said']:7.3f}{each['won']:7.3f}   {each['error']:.3f}" for each in deciles]
    return "\n".join(lines)


def told_of_intervals(found: Sequence[Held]) -> str:
    """Return as text how often intervals held, and how far what they say is off in the mean of positions."""
    seeds = [each for one in found for each in one.seeds]
    deals = [each for one in found for each in one.deals]
    away = [sum(one.away) / len(one.away) for one in found if one.away]
    mean = sum(away) / len(away)
    error = sqrt(sum((each - mean) ** 2 for each in away) / (len(away) - 1) / len(away))
    skipped = sum(one.skipped for one in found)
    lines = [
        f"{len(seeds)} intervals of 95 % in {len(away)} of {len(found)} positions; {skipped} solved or without one",
        f"{100 * sum(seeds) / len(seeds):.1f} % hold what the other seeds say",
        f"{100 * sum(deals) / len(deals):.1f} % hold what {MANY} times the deals say",
        f"more said to be lost than by those: {100 * mean:.2f} ± {100 * error:.2f} points (standard error)",
    ]
    return "\n".join(lines)


def counted(found: Iterator[Row], count: int) -> list[Row]:
    """Collect rows, saying on standard error how far it is."""
    kept = []
    for row in found:
        kept.append(row)
        if len(kept) % 100 == 0:
            print(f"{len(kept)} of {count}", file=sys.stderr, flush=True)
    return kept


def main() -> int:
    """Run; 1 where the numbers of cards foretell as well."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seed", default="1", help=f"any word but {TRAINING!r}")
    parser.add_argument("--out", type=Path, help="keep the report and every position as JSON")
    parser.add_argument("--fit", action="store_true", help="fit the calibration, and print its numbers")
    parser.add_argument("--seeds", type=int, help="study decisions under so many seeds, 3 or more")
    asked = parser.parse_args()
    if asked.seeds is not None:
        if asked.seeds < 3:
            parser.error("--seeds: 3 or more expected")
        print(told_of_intervals(list(intervals(asked.positions, asked.seeds, asked.seed))))
        return 0
    if asked.seed == TRAINING:
        parser.error(f"{TRAINING!r} is the seed of the rounds from which is fitted")
    training = counted(rows(FITTED_ON, TRAINING), FITTED_ON)
    won = [row.won for row in training]
    if asked.fit:
        print(
            "CONSTANT, PLAYERS, SLOPE:", *[round(each, 4) for each in regression([by_worth(r) for r in training], won)]
        )
        return 0
    baseline = regression([by_cards(row) for row in training], won)
    tested = counted(rows(asked.positions, asked.seed), asked.positions)
    told = report(tested, baseline)
    print(table(told))
    if asked.out is not None:
        kept = {
            "asked": {"positions": asked.positions, "seed": asked.seed, "rulesets": RULESETS, "seats": SEATS},
            "report": told,
            "baseline": [round(each, 6) for each in baseline],
            "rows": [list(asdict(row).values()) for row in tested],
        }
        asked.out.write_text(json.dumps(kept) + "\n", encoding="utf-8")
    return int(sum(row.won for row in tested) == 0 or float(str(told["gain"])) <= 0)


if __name__ == "__main__":
    sys.exit(main())
