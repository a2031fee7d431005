"""The search of the strong level: every candidate move on the same sampled deals, played on by the rule of thumb.

Candidates that fall behind are dropped, so that the rollouts go to those that are hard to tell apart. It is part of the
compiled group.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from prsi.bots.hidden import PATIENCE, Hidden
from prsi.bots.policy import WIN, Thumb
from prsi.rules.round import Round
from prsi.rules.shuffle import Dice

_FIRST_LOOK: Final = 24  # deals before a candidate may be dropped
_WALK: Final = 10  # swaps between two deals


class Search:
    """Candidate moves of the seat on turn and what they turned out to be worth.

    ``totals``, ``wins`` and ``tries`` hold, for each move, the sum of the ends' worths (0 to WIN), the part of it that
    is a win, places not counted, and the number of rollouts.
    """

    def __init__(self, round_: Round, hidden: Hidden, seat: int, moves: list[int], thumb: Thumb, dice: Dice) -> None:
        self.round = round_
        self.hidden = hidden
        self.seat: i64 = seat
        self.moves = moves
        self.thumb = thumb
        self.dice = dice
        self.totals: list[int] = [0] * len(moves)
        self.wins: list[int] = [0] * len(moves)
        self.tries: list[int] = [0] * len(moves)
        self.alive: list[int] = list(range(len(moves)))
        self.rollouts: i64 = 0
        self.limit: i64 = 40 + 10 * round_.seats  # moves of a rollout

    def run(self, rollouts: int, seconds: float, spent: Callable[[], float]) -> None:
        """Search until so many rollouts are made, so many seconds are spent, or one candidate is left."""
        hidden = self.hidden
        hidden.settle(self.dice, 1)
        patience: i64 = PATIENCE - 1
        while patience > 0 and not hidden.is_possible() and 2 * spent() < seconds:
            hidden.walk(20 * hidden.held, self.dice)
            patience -= 1
        deals: i64 = 0
        look: i64 = _FIRST_LOOK
        most: i64 = rollouts
        while self.rollouts + len(self.alive) <= most:
            self._deal()
            deals += 1
            if deals == look:
                look += look // 2
                self._drop(deals)
                if len(self.alive) == 1:
                    return
            if deals & 7 == 0 and spent() >= seconds:
                return

    def _deal(self) -> None:
        """Sample one deal and play every candidate out on it."""
        dice = self.dice
        hidden = self.hidden
        hidden.walk(_WALK, dice)
        base = self.round
        hidden.deal_into(base, dice)
        seat = self.seat
        for at in self.alive:
            copy = base.clone()
            copy.apply(seat, self.moves[at])
            value = self.thumb.play_out(copy, seat, dice, self.limit)
            self.totals[at] += value
            if not copy.out or copy.out[0] == seat:
                self.wins[at] += value
            self.tries[at] += 1
            self.rollouts += 1

    def _drop(self, deals: i64) -> None:
        """Drop the candidates whose mean is behind the best one's by more than chance explains."""
        best: i64 = 0
        for at in self.alive:
            total: i64 = self.totals[at]
            if total > best:
                best = total
        root: i64 = 1
        while root * root < deals:
            root += 1
        margin = WIN * root * 14 // 10  # 1.4 / sqrt(deals) in the mean: about 3 standard errors of a difference
        left: list[int] = []
        for at in self.alive:
            total = self.totals[at]
            if total + margin >= best:
                left.append(at)
        self.alive = left

    def best(self) -> int:
        """Return the index of the best candidate: of those not dropped, the one with the highest mean."""
        best = self.alive[0]
        for at in self.alive:
            if self.totals[at] > self.totals[best]:
                best = at
        return best
