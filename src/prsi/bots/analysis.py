"""What a move was worth: the best one, how likely each wins the round, what was lost and how sure that is.

The search of the strong level finds the best of the other moves. It and the move that was made are then tried on deals
of their own, the same ones for both, so that neither the search's luck nor that of the deal is taken for skill; a share
of them that is won is a chance only once it is set right by what became of other rounds (`calibrated`). Where few cards
are hidden and little is left to play, each deal is solved instead (`prsi.bots.endgame`).

No clock comes into it: how much is tried is a number, and the same round gives the same study on any machine.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import comb, exp, log, sqrt
from random import Random
from typing import Final

from prsi.bots.belief import imagine
from prsi.bots.budget import no_clock
from prsi.bots.choice import Tried, candidates, cards_left, tried_in
from prsi.bots.endgame import HORIZON, Solved, solve
from prsi.bots.explain import Hint, why
from prsi.bots.hidden import NOT_LAID, Hidden
from prsi.bots.policy import WIN, Thumb, worth_of_counts
from prsi.bots.search import Search
from prsi.match.record import Record
from prsi.match.replay import ReplayedRound, positions
from prsi.rules.cards import mask_of
from prsi.rules.moves import CALL_OUT
from prsi.rules.play import move_code, parse_move
from prsi.rules.round import Round
from prsi.rules.shuffle import Dice, FastShuffler
from prsi.rules.view import View, view

ROLLOUTS: Final = 1600
"""Rollouts of the search for the best move."""

DEALS: Final = 400
"""Deals that say how likely a position wins."""

PAIRS: Final = 1200
"""Deals on which the move that was made and the best of the others are both tried."""

_BATCHES: Final = 20
_T: Final = 2.09  # of Student's distribution, for a 95 % interval from so many batches
_WALK: Final = 10  # swaps between two deals
_FEW_DEALS: Final = 40  # in how many ways the hidden cards may lie for each to be solved
_FEW_CARDS: Final = 8  # how many may be in the stock; what a shuffled pile may give is bounded by the endgame solver
_POSITIONS: Final = 1500  # collected for a deal where there is but one; a quarter of it where there are more
_MOVES: Final = 60  # of a rollout, and more with every seat
_MOVES_A_SEAT: Final = 20
_ENDLESS: Final = 1e9
WORTH_TELLING: Final = 0.03
"""The least loss that is told as a moment of a round."""
SWING: Final = 0.08
"""The least change of the chance that is."""
_DECIDED: Final = 0.02  # how much of the play may still go on where it is solved to

CONSTANT: Final = -0.033
PLAYERS: Final = -0.0745
SLOPE: Final = 0.9492
"""How a share of rollouts won becomes a chance; fitted by ``python -m benchmarks.calibration --fit``."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance of winning the round, 0 to 1, with its 95 % interval; a difference of two of them may be negative."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that was made where there was a choice.

    ``best`` is the move that a strong player would make, ``chance`` how likely that wins, ``made`` the same of the move
    that was made, ``lost`` the difference with its interval: 0 where the two are the same, or equal as far as can be
    told. ``reason`` and ``args`` say why the best one is; ``forgot``: the call was missing (R22). ``exact``: solved.
    """

    best: str
    chance: Chance
    made: Chance
    lost: Chance
    reason: str
    args: dict[str, str | int]
    forgot: bool = False
    exact: bool = False

    @property
    def significant(self) -> bool:
        """Whether chance hardly explains what was lost."""
        return self.lost.low > 0


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a round, seen by the seat that is studied: how likely that seat wins after it, as it then knows.

    ``number`` counts from 1, 0 being the deal, which has neither seat nor move. ``decision`` is there for an own move
    where there was a choice.
    """

    number: int
    seat: int | None
    move: str
    chance: Chance
    decision: Decision | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment that mattered: a move's number, and a sentence of bots.ftl with what fills it in.

    ``kind`` is ``moment-lost`` (an own move with a better one beside it: ``args`` has ``lost`` in rounds of 100;
    ``why`` and ``why_args`` say why the other was better), ``moment-forgot`` (the same for a call that was missing),
    ``moment-rose`` or ``moment-fell`` (by ``change`` to ``after``, in rounds of 100).
    """

    number: int
    kind: str
    args: dict[str, str | int]
    why: str | None = None
    why_args: dict[str, str | int] | None = None


NOTHING: Final = Chance(0.0, 0.0, 0.0)


def logit(share: float) -> float:
    """Return the logarithm of the odds; a share that is all or nothing counts as a little less."""
    return log((share + 0.004) / (1.004 - share))


def calibrated(worth: float, players: int) -> float:
    """Return the chance of winning for a share of rollouts won, 0 to 1; see docs/bots.md for how it was fitted."""
    return 1 / (1 + exp(-(CONSTANT + PLAYERS * log(players - 1) + SLOPE * logit(worth))))


def chance_of(position: View, random: Random, known: Round | None = None) -> Chance:
    """Return how likely the view's seat wins the round, whoever is on turn, from what it knows.

    ``known`` is the round itself, where all hands are open.
    """
    won = _decided(position)
    if won is not None:
        return Chance(won, won, won)
    seen = Seen(position, random, known)
    solved = seen.solve()
    if solved is not None and all(_settled(each, list(each.moves)) for each in solved):
        return seen.exactly([each.chances[position.seat] for each in solved])
    return seen.chance(seen.tried([None])[0])


def decide(position: View, made: str, random: Random, known: Round | None = None) -> Decision | None:
    """Return what a move was worth that the view's seat made; None for a call, or where there was no choice.

    ``known`` is the round itself, where all hands are open: then it is what the move would have been worth to somebody
    who sees them.

    Who did not call where that was due is taken to be called out (R23). Raises Refused for a move that is not legal.
    """
    if made[0] in "!?":
        return None
    forgot = "!" in position.legal and position.window != position.seat and cards_left(position, made) == 1
    codes = [code for code in position.legal if code[0] not in "!?"]
    if len(codes) == 1 and not forgot:
        return None
    seen = Seen(position, random, known)
    move = parse_move(seen.round, position.seat, made)
    if not forgot:
        solved = seen.solve()
        if solved is not None and all(_settled(each, [made]) for each in solved):
            return seen.by_solving(solved, made)
    return seen.by_trying(move, forgot)


def _decided(position: View) -> float | None:
    """Return 1 where the view's seat has won, 0 where another has, a fair share where nobody can, None before that."""
    if position.out and position.pending != position.out[0]:
        return float(position.out[0] == position.seat)
    if position.over:
        return 1 / _players(position)
    return None


def _players(position: View) -> int:
    return len(position.out) + sum(position.inside)


def _settled(solved: Solved, codes: list[str]) -> bool:
    """Say whether a position is solved as far as these moves and the best one go.

    What goes on is no matter where all that can come about was looked at: nobody will ever win there.
    """
    if solved.horizon == HORIZON:
        return True
    sure = solved.moves[solved.best] >= 1 - _DECIDED
    return all(solved.undecided[code] <= _DECIDED for code in ([*codes, solved.best] if sure else solved.moves))


class Seen:
    """A position as a seat sees it, and deals of the hidden cards to try moves on."""

    def __init__(self, position: View, random: Random, known: Round | None = None) -> None:
        self.view = position
        self.seat = position.seat
        self.players = _players(position)
        self.dice = Dice(random.getrandbits(31))
        self.known = known
        self._imagine()
        self.thumb = Thumb(self.round.tables)

    def _imagine(self) -> None:
        """Begin a walk over the deals that owes nothing to the one before."""
        self.round, self.hidden = imagine(self.view, self.dice) if self.known is None else _open(self.known, self.dice)
        self.hidden.settle(self.dice)
        self.hidden.deal_into(self.round, self.dice)

    # --- by solving ---

    def solve(self) -> list[Solved] | None:
        """Solve deals that agree with what was seen, each as often as it is likely; None where there is too much."""
        ways = _ways(self.hidden, self.round)
        if ways > _FEW_DEALS or len(self.round.stock) > _FEW_CARDS:
            return None
        most = _POSITIONS // min(ways, 4)
        found: dict[tuple[object, ...], Solved] = {}
        solved: list[Solved] = []
        for _ in range(1 if ways == 1 else DEALS // 4):
            self.hidden.walk(_WALK, self.dice)
            if not self.hidden.is_possible():
                continue
            self.hidden.deal_into(self.round, self.dice)
            key = (self.round.hands, frozenset(self.round.stock))
            if key not in found:
                found[key] = solve(self.round, most)
                if not _settled(found[key], []):
                    return None
            solved.append(found[key])
        return solved or None

    def exactly(self, values: Sequence[float]) -> Chance:
        """Return the mean over solved deals: certain where there is but one."""
        mean, error = _mean(values)
        return Chance(mean, max(0.0, mean - _T * error), min(1.0, mean + _T * error))

    def by_solving(self, solved: list[Solved], made: str) -> Decision:
        """Return what a move was worth, from solved deals."""
        worths = {code: sum(each.moves[code] for each in solved) / len(solved) for code in solved[0].moves}
        tried = {code: Tried(worth, worth, len(solved)) for code, worth in worths.items()}
        best = max(sorted(worths), key=lambda code: (round(worths[code], 9), code == made))
        lost = NOTHING
        if best != made:
            mean, error = _mean([each.moves[best] - each.moves[made] for each in solved])
            lost = Chance(mean, mean - _T * error, mean + _T * error)
        hint = why(self.view, self.round, self.hidden, self.dice, best, tried, True)
        chances = [self.exactly([each.moves[code] for each in solved]) for code in (best, made)]
        return Decision(best, chances[0], chances[1], lost, hint.reason, hint.args, exact=True)

    # --- by trying ---

    def by_trying(self, move: int, forgot: bool) -> Decision:
        """Return what a move was worth, from rounds played on by the rule of thumb.

        It is held against the best of the others, or against itself with the call that was missing.
        """
        round_, seat = self.round, self.seat
        moves = candidates(round_, seat, self.thumb.move(round_, seat, self.dice))
        if move not in moves:
            moves.append(move)
        codes = [move_code(round_, each) for each in moves]
        search = Search(round_, self.hidden, seat, moves, self.thumb, self.dice)
        if len(moves) > 1:
            search.run(ROLLOUTS, _ENDLESS, no_clock)
        found = tried_in(search, round_)
        winning = next((each for each in moves if self.wins(each)), None)
        best = moves[search.best()] if winning is None else winning
        if best == move and not forgot and winning is None and len(moves) > 1:
            # The search may be mistaken, too: only deals of their own tell the two apart.
            others = [at for at in range(len(moves)) if moves[at] != move]
            best = moves[max(others, key=lambda at: found[codes[at]].wins)]
        starts = [(best, False)] if best == move and not forgot else [(best, False), (move, forgot)]
        values = self.tried(starts)
        chances = [
            Chance(1.0, 1.0, 1.0) if self.wins(start[0]) else self.chance(each)
            for start, each in zip(starts, values, strict=True)
        ]
        lost = NOTHING
        if len(values) > 1:
            lost = self.difference(*values)
            if lost.mean <= 0:  # the move that was made is as good
                lost = Chance(0.0, 0.0, max(0.0, lost.high))
                if not self.wins(best):
                    best, chances[0] = move, chances[1]
        code = codes[moves.index(best)]
        hint = why(self.view, round_, self.hidden, self.dice, code, found, len(moves) > 1)
        if len(moves) > 1:
            hint.args["chance"] = round(100 * chances[0].mean)  # what is told beside it
        if forgot:
            hint = Hint(code, "because-call", {"count": self.view.ruleset.call or 0})
        return Decision(code, chances[0], chances[-1], lost, hint.reason, hint.args, forgot)

    def tried(self, starts: Sequence[tuple[int, bool] | None]) -> list[list[float]]:
        """Return for each start what its rounds were worth to the seat, on the same deals and with the same dice.

        A start is a move and whether its call is missing, or None: the position as it stands. The deals come from as
        many walks as there are batches: one walk may stay for long where deals are alike, and would not know it.
        """
        values: list[list[float]] = [[] for _ in starts]
        dice, seat = self.dice, self.seat
        deals = DEALS if len(starts) == 1 else PAIRS
        for deal in range(deals):
            if deal % (deals // _BATCHES) == 0:
                self._imagine()
            self.hidden.walk(_WALK, dice)
            self.hidden.deal_into(self.round, dice)
            luck = dice.below(1_000_000)
            for start, found in zip(starts, values, strict=True):
                again = Dice(luck)
                copy = self.round.clone()
                copy.shuffler = FastShuffler(again)
                if start is not None:
                    move, forgot = start
                    copy.apply(seat, move)
                    if forgot and copy.window == seat:
                        copy.apply(copy.after >> seat * 3 & 7, CALL_OUT + seat)
                self.thumb.play_out(copy, seat, again, _MOVES + _MOVES_A_SEAT * copy.seats)
                found.append(self.worth(copy))
        return values

    def wins(self, move: int) -> bool:
        """Say whether a move wins at once: that is no question of chance."""
        end = self.round.clone()
        end.apply(self.seat, move)
        return end.out[:1] == [self.seat] and end.pending != self.seat

    def worth(self, end: Round) -> float:
        """Return what a round that was played on is worth to the seat: a win 1, no winner a fair share."""
        if end.out:
            return float(end.out[0] == self.seat)
        if end.over:
            return 1 / self.players
        return worth_of_counts(end, self.seat) / WIN

    def chance(self, values: Sequence[float]) -> Chance:
        """Return the chance that rounds played on tell of."""
        mean, error = _mean(values)
        low, high = max(0.0, mean - _T * error), min(1.0, mean + _T * error)
        return Chance(*[calibrated(each, self.players) for each in (mean, low, high)])

    def difference(self, one: Sequence[float], other: Sequence[float]) -> Chance:
        """Return how much likelier one start wins than another tried on the same deals."""
        mean, error = _mean([a - b for a, b in zip(one, other, strict=True)])
        a, b = sum(one) / len(one), sum(other) / len(other)
        if abs(a - b) < 0.01:
            a, b = (a + b) / 2 + 0.005, (a + b) / 2 - 0.005
        scale = (calibrated(min(a, 1.0), self.players) - calibrated(max(b, 0.0), self.players)) / (a - b)
        return Chance(scale * mean, scale * (mean - _T * error), scale * (mean + _T * error))


def _open(known: Round, dice: Dice) -> tuple[Round, Hidden]:
    """Return a round all of whose hands are seen: its stock is hidden, and how it will be shuffled."""
    round_ = known.clone()
    round_.shuffler = FastShuffler(dice)
    hidden = Hidden(round_.seats, 0)
    hidden.in_sight = round_.in_play & ~mask_of(round_.stock)
    hidden.stock = len(round_.stock)
    for card in round_.stock:
        hidden.add_place(-1, 0, 0, card, NOT_LAID)
    return round_, hidden


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error, over batches: neighbouring deals are much alike; one alone is certain."""
    n = len(values)
    mean = sum(values) / n
    if n == 1:
        return mean, 0.0
    size = max(n // _BATCHES, 1)
    means = [sum(values[at : at + size]) / size for at in range(0, n - size + 1, size)]
    spread = sum((each - mean) ** 2 for each in means) / max(len(means) - 1, 1)
    return mean, max(sqrt(spread / len(means)), 0.5 / n)  # so many alike say that another is as rare as that


def _ways(hidden: Hidden, round_: Round) -> int:
    """Return in how many ways the hidden cards may lie, or a little more: as a seat's hands and the stock go."""
    ways = 1
    places = Counter(
        (pack, seat)
        for pack, seat, laid in zip(hidden.pack_of, hidden.seat_of, hidden.laid, strict=True)
        if laid == NOT_LAID
    )
    for pack in set(hidden.pack_of):
        left = sum(count for (of, _), count in places.items() if of == pack)
        for seat in range(round_.seats):
            ways *= comb(left, places[pack, seat])
            left -= places[pack, seat]
        if places[pack, -1]:
            ways *= comb(left, len(round_.stock))
    return ways


# --- a whole round ---


def study(played: ReplayedRound, record: Record, seat: int, number: int, open_hands: bool = False) -> Step:
    """Return what a move of a replayed round (from 1; 0: the deal) did to a seat's chance, and what it was worth.

    ``open_hands``: as if that seat had seen all hands. The dice are the round's own, thrown by seat and moves: the same
    move is studied the same each time and anywhere. Raises ValueError for a seat that was not dealt in.
    """
    moves = played.record.moves
    if not played.record.deal or not 0 <= seat < len(played.record.deal) or not played.record.deal[seat]:
        raise ValueError(f"seat {seat} was not dealt in")
    if not 0 <= number <= len(moves):
        raise ValueError(f"move {number} of {len(moves)}")
    events = list(played.dealt)
    before: tuple[View, Round] | None = None
    for at, round_ in enumerate(positions(played, record)):
        if at == number - 1:
            before = view(round_, events, seat), round_
        if at == number:
            break
        events += played.moves[at]
    random = Random(" ".join([str(seat), *(move.code for move in moves[:number])]))
    decision = None
    if before is not None and moves[number - 1].seat == seat:
        seen, known = before
        decision = decide(seen, moves[number - 1].code, random, known if open_hands else None)
    chance = chance_of(view(round_, events, seat), random, round_ if open_hands else None)
    if before is None:
        return Step(0, None, "", chance)
    return Step(number, moves[number - 1].seat, moves[number - 1].code, chance, decision)


def moments(steps: Sequence[Step]) -> list[Moment]:
    """Return at most three moments that mattered in a round, in the order of play.

    Own moves that lost the most come first, if chance hardly explains it; then the moves after which the chance had
    changed most, the last one apart: that somebody won is no news.
    """
    found: list[tuple[int, float, Moment]] = []
    for before, step in pairwise(steps):
        decision = step.decision
        if decision is not None and decision.significant and decision.lost.mean >= WORTH_TELLING:
            lost = _of_100(decision.lost.mean)
            told: dict[str, str | int] = {"best": decision.best, "made": step.move, "lost": lost}
            kind = "moment-forgot" if decision.forgot else "moment-lost"
            moment = Moment(step.number, kind, told, decision.reason, decision.args)
            found.append((0, decision.lost.mean, moment))
            continue
        if before.decision is not None and before.decision.forgot and step.move.startswith("?"):
            continue  # told with the call that was missing
        change = step.chance.mean - before.chance.mean
        apart = step.chance.low > before.chance.high or step.chance.high < before.chance.low
        if apart and abs(change) >= SWING and step is not steps[-1] and step.seat is not None:
            kind = "moment-rose" if change > 0 else "moment-fell"
            told = {"change": _of_100(abs(change)), "after": _of_100(step.chance.mean)}
            found.append((1, abs(change), Moment(step.number, kind, told)))
    found.sort(key=lambda each: (each[0], -each[1]))
    return sorted([moment for _, _, moment in found[:3]], key=lambda moment: moment.number)


def _of_100(chance: float) -> int:
    return round(100 * chance)
