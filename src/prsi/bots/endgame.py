"""The end of a round solved exactly: few cards, all hands known, the order of the stock not.

Every player maximises the own chance of winning (max^n: Luckhardt and Irani, AAAI-86, 1986, which for two is minimax);
of several best moves each is made as often, so that nothing hangs on their order. What is drawn from the stock, or from
a pile that has to be shuffled first, is a chance node: each choice of cards equally likely. A round without a winner
counts as a fair share for each.

The positions that can come about are collected, nearest first, each once under its full state, so that one that repeats
is one position; then their values are worked out move by move from the end (value iteration). So far as they reach, in
moves, is the horizon: a round that still goes on there counts as one without a winner, and how much of the play does is
told. Few rounds can be looked at to their very end: the cards of 32 lie in more ways than there is time for.

Everybody calls "Mau" in time. A call-out window that is open already is for the seat on turn.
"""

from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Final

from prsi.rules.cards import cards_of, mask_of
from prsi.rules.moves import CALL
from prsi.rules.play import move_code
from prsi.rules.round import Round
from prsi.rules.shuffle import Shuffler

POSITIONS: Final = 3000
"""Positions collected."""

HORIZON: Final = 200
"""Moves looked ahead, where so few positions can come about that it does not end before."""

_DRAWS: Final = 300  # ways in which one draw may turn out, of which more are not looked at: where it leads is open

_SAME: Final = 1e-9  # values closer than this are equal

Chances = tuple[float, ...]
"""Each seat's chance of winning; they add up to 1."""


@dataclass(frozen=True, slots=True)
class Solved:
    """What a position is worth: every seat's chance, and for each move of the seat on turn that seat's own chance.

    ``horizon`` is how many moves were looked ahead, ``undecided`` how much of the play (0 to 1) after each move goes on
    there: 0 where it is solved to its end.
    """

    chances: Chances
    moves: dict[str, float]
    horizon: int
    undecided: dict[str, float]

    @property
    def best(self) -> str:
        """The move with the highest chance; of several, the first as codes sort."""
        return max(sorted(self.moves), key=lambda code: round(self.moves[code], 9))


def solve(round_: Round, most: int = POSITIONS, horizon: int = HORIZON) -> Solved:
    """Solve a round as far as `most` positions and `horizon` moves reach; the order of its stock is not looked at.

    Raises ValueError where it is decided already.
    """
    if _decided(round_) is not None:
        raise ValueError("a round that is decided has no move to be looked for")
    solver = _Solver(round_, horizon)
    solver.collect(most)
    return solver.solved()


class _Chosen(Shuffler):
    """Puts the cards that are to be drawn on top, and notes which cards there were to shuffle."""

    def __init__(self) -> None:
        self.drawn = 0
        self.cards = 0

    def order(self, number: int, cards: list[int]) -> list[int]:
        """Return the cards with those to be drawn last."""
        self.cards = mask_of(cards)
        return cards_of(self.cards & ~self.drawn) + cards_of(self.cards & self.drawn)


@dataclass(slots=True)
class _Position:
    """A position: its round until it is looked at, who moves, how far it is from the first, and where moves lead.

    ``moves`` holds, for each move, the likelihoods and numbers of the positions it leads to; none: the end.
    """

    round: Round | None
    mover: int
    distance: int
    codes: list[str]
    moves: list[list[tuple[float, int]]]


class _Solver:
    def __init__(self, first: Round, horizon: int) -> None:
        self.seats: int = first.seats
        self.playing = [seat for seat in range(self.seats) if first.playing >> seat & 1]
        self.horizon = horizon
        # Turns count only where the limit may come into it (R21); else one position would be many.
        self.counts_turns = first.tables.turn_limit - first.turns <= horizon
        self.shuffler = _Chosen()
        self.numbers: dict[tuple[object, ...], int] = {}
        self.positions: list[_Position] = []
        self.values: list[Chances] = []  # of each position every seat's chance, and how much of the play goes on
        begin = first.clone()
        begin.shuffler = self.shuffler
        self._number(begin, 0)

    def collect(self, most: int) -> None:
        """Find the positions within the horizon, which is drawn in where there are too many."""
        at = 0
        while at < len(self.positions):
            position = self.positions[at]
            if position.round is not None and position.distance < self.horizon:
                if len(self.positions) > most and position.distance:
                    self.horizon = position.distance
                else:
                    self._look(position, at == 0)
            position.round = None
            at += 1

    def solved(self) -> Solved:
        """Work the values out, and return the first position's."""
        inner = [at for at, position in enumerate(self.positions) if position.moves]
        for sweep in range(1, self.horizon + 1):
            before = self.values[:]
            worst = 0.0
            for at in inner:
                position = self.positions[at]
                if position.distance + sweep > self.horizon:
                    continue
                value = self._value(position, before)
                self.values[at] = value
                worst = max(worst, max(abs(one - other) for one, other in zip(value, before[at], strict=True)))
            if worst < _SAME / 10:
                break
        first = self.positions[0]
        after = [self._after(move, before) for move in first.moves]
        return Solved(
            chances=self.values[0][:-1],
            moves={code: each[first.mover] for code, each in zip(first.codes, after, strict=True)},
            horizon=self.horizon,
            undecided={code: each[-1] for code, each in zip(first.codes, after, strict=True)},
        )

    def _value(self, position: _Position, values: list[Chances]) -> Chances:
        after = [self._after(move, values) for move in position.moves]
        if len(after) == 1:
            return after[0]
        best = max(each[position.mover] for each in after)
        good = [each for each in after if each[position.mover] > best - _SAME]
        if len(good) == 1:
            return good[0]
        return tuple([sum(column) / len(good) for column in zip(*good, strict=True)])

    def _after(self, move: list[tuple[float, int]], values: list[Chances]) -> Chances:
        if len(move) == 1:
            return values[move[0][1]]
        return tuple([sum(share * values[to][seat] for share, to in move) for seat in range(self.seats + 1)])

    def _look(self, position: _Position, all_moves: bool) -> None:
        """Find out where each move leads; a move that wins for certain makes the others needless."""
        round_ = position.round
        assert round_ is not None
        mover = position.mover
        moves = _moves(round_)
        ends = [self._outcomes(round_, mover, move) for move in moves]
        if not all_moves:
            won = [end for end in ends if end and all(_decided(outcome) == mover for outcome in end)]
            ends = won[:1] or ends
        for end in ends:
            share = 1 / max(len(end), 1)
            to = [self._number(outcome, position.distance + 1) for outcome in end] or [self._unlooked()]
            position.moves.append([(share, number) for number in to])
        if all_moves:
            position.codes = [move_code(round_, move) for move in moves]

    def _outcomes(self, round_: Round, mover: int, move: int) -> list[Round]:
        """Return the equally likely positions after a move, one for each set of cards to be drawn; none: too many."""
        self.shuffler.drawn = 0
        after = round_.clone()
        after.apply(mover, move)
        shuffled = after.shuffles > round_.shuffles
        cards = self.shuffler.cards if shuffled else mask_of(round_.stock)
        count = cards.bit_count() - len(after.stock)
        if _decided(after) is not None or not 0 < count < cards.bit_count():
            return [after]
        if comb(cards.bit_count(), count) > _DRAWS:
            return []
        outcomes = []
        for drawn in combinations(cards_of(cards), count):
            self.shuffler.drawn = mask_of(drawn)
            after = round_.clone()
            if not shuffled:
                after.stock = cards_of(cards & ~self.shuffler.drawn) + list(drawn)
            after.apply(mover, move)
            outcomes.append(after)
        return outcomes

    def _unlooked(self) -> int:
        """Return the number of the position in which it is open who wins: a fair share for each, and all goes on."""
        number = self.numbers.get(())
        if number is None:
            number = self.numbers[()] = self._add(None, self.playing, 1.0, 0, 0)
        return number

    def _number(self, round_: Round, distance: int) -> int:
        """Return the number of a position, a new one where it has not been met."""
        winners = _decided(round_)
        if winners is None and round_.tables.call and CALL in round_.legal(round_.to_act):
            round_.apply(round_.to_act, CALL)
        key = self._key(round_) if winners is None else (winners,)
        number = self.numbers.get(key)
        if number is None:
            shares = self.playing if winners is None or winners < 0 else [winners]
            left = round_ if winners is None else None
            number = self.numbers[key] = self._add(left, shares, float(winners is None), round_.to_act, distance)
        return number

    def _add(self, round_: Round | None, shares: list[int], goes_on: float, mover: int, distance: int) -> int:
        self.values.append((*[(seat in shares) / len(shares) for seat in range(self.seats)], goes_on))
        self.positions.append(_Position(round_, mover, distance, [], []))
        return len(self.positions) - 1

    def _key(self, round_: Round) -> tuple[object, ...]:
        return (
            round_.hands,
            mask_of(round_.stock),
            round_.top,
            round_.to_act,
            round_.wish,
            round_.penalty,
            round_.skip,
            round_.direction,
            round_.drawn,
            round_.called,
            round_.window,
            round_.passes,
            round_.pending,
            round_.inside,
            tuple(round_.out),
            round_.turns if self.counts_turns else 0,
        )


def _moves(round_: Round) -> list[int]:
    """Return the moves of the seat on turn; a call has been made before."""
    return [move for move in round_.legal(round_.to_act) if move != CALL]


def _decided(round_: Round) -> int | None:
    """Return who has won, -1 where nobody has and the round is over, None while that is open.

    Who is out first has won, even where the others play on, unless an answering turn may bring that seat back (R34).
    """
    if round_.out and round_.pending != round_.out[0]:
        return round_.out[0]
    return -1 if round_.over else None
