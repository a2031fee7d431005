"""Small endgames solved a second time, on the naive engine: plain recursion, every order of the cards tried.

It shares no code with `prsi.bots.endgame`, and says what a chance of winning is once more: each player makes the move
that wins most often for itself, any of several equally good ones as often as the others; the cards of the stock, and
of a pile that must be shuffled, come in any order; after so many moves, or without a winner, everybody has a fair
share. Everybody calls before laying down to one card.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from fractions import Fraction
from itertools import permutations
from typing import Any

from tests.naive.engine import NaiveRound

Share = tuple[Fraction, ...]
"""Every seat's chance of winning, and last how much of the play still goes on."""


FAR = 40
"""Turns before the limit from which on it is not reached: nobody looks so many moves ahead."""


class TooLarge(Exception):
    """More positions than were to be tried."""


def winner(table: NaiveRound) -> int | None:
    """Who has won for good, though others may play on; None as long as nobody has."""
    if table.out and (table.over or table.pending is None or table.out.index(table.pending) > 0):
        return table.out[0]
    return None


def copied(table: NaiveRound, stock: list[str], reshuffled: list[str]) -> NaiveRound:
    """The same round with its stock in another order, which will shuffle its pile in a given order."""
    other = copy(table)
    other.hands = [list(hand) for hand in table.hands]
    other.pile = list(table.pile)
    other.stock = list(stock)
    other.out = list(table.out)
    other.passed = list(table.passed)
    places = list(reshuffled)

    def reshuffle(cards: list[str]) -> list[str]:
        # Where a card is laid before the shuffle, the pile has one more than was known: it goes below.
        return [card for card in places if card in cards] + [card for card in cards if card not in places]

    other.reshuffle = reshuffle
    return other


def shown(table: NaiveRound) -> tuple[Any, ...]:
    """Everything that a round's future depends on, as a value to look up."""
    return (
        tuple(frozenset(hand) for hand in table.hands),
        frozenset(table.stock),
        table.top,
        table.to_act,
        table.wish,
        table.penalty,
        table.skip,
        table.drawn,
        table.called,
        table.window,
        table.direction,
        table.pending,
        tuple(table.out),
        tuple(sorted(table.passed)),
        table.over,
        min(table.rules["turn_limit"] - table.turns, FAR),  # R21
    )


class NaiveSolver:
    """Solves rounds up to a number of moves ahead, remembering what it has met; gives up after `most` positions."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: dict[tuple[Any, ...], Share] = {}
        self.led: dict[tuple[Any, ...], dict[str, list[tuple[Fraction, NaiveRound]]]] = {}

    def chances(self, table: NaiveRound, moves_left: int) -> Share:
        """Every seat's chance of winning, and last how much of the play still goes on when the moves are over."""
        won = winner(table)
        if won is not None:
            return (*[Fraction(seat == won) for seat in range(table.seats)], Fraction())
        if table.over or moves_left == 0:
            fair = [Fraction(seat in table.playing, len(table.playing)) for seat in range(table.seats)]
            return (*fair, Fraction(not table.over))
        key = (*shown(table), moves_left)
        if key not in self.known:
            after = self.moves(table, moves_left).values()
            most = max(share[table.to_act] for share in after)
            self.known[key] = mean([share for share in after if share[table.to_act] == most])
        return self.known[key]

    def moves(self, table: NaiveRound, moves_left: int) -> dict[str, Share]:
        """What each move of the player on turn is worth to every seat, and how much of the play goes on after it."""
        found = {}
        for code, ends in self.leads(table).items():
            shares = [(how_often, self.chances(end, moves_left - 1)) for how_often, end in ends]
            found[code] = tuple(
                sum((n * share[at] for n, share in shares), Fraction()) for at in range(table.seats + 1)
            )
        return found

    def leads(self, table: NaiveRound) -> dict[str, list[tuple[Fraction, NaiveRound]]]:
        """Where each move leads, and how often."""
        key = shown(table)
        if key not in self.led:
            if len(self.led) >= self.most:
                raise TooLarge
            ready = copied(table, table.stock, [])
            if "!" in ready.legal(ready.to_act):
                ready.apply(ready.to_act, "!")
            codes = [code for code in ready.legal(ready.to_act) if code != "!"]
            self.led[key] = {code: self.ends(ready, code) for code in codes}
        return self.led[key]

    def ends(self, table: NaiveRound, code: str) -> list[tuple[Fraction, NaiveRound]]:
        """Where one move leads, and how often: all orders of the cards that may come up are tried."""
        most = table.penalty + 4 * 2 + 5 if code[0] not in "+-" else table.penalty or 1
        if (code[0] not in "+?" and table.pending is None) or code == "-":
            most = 0  # nobody draws
        from_stock = min(most, len(table.stock))
        pile = table.pile[:-1] if code[0] in "+?" else list(table.pile)
        from_pile = min(most - from_stock, len(pile)) if from_stock == len(table.stock) else 0
        found: Counter[tuple[Any, ...]] = Counter()
        ends: dict[tuple[Any, ...], NaiveRound] = {}
        for first in permutations(table.stock, from_stock):
            stock = [*first, *(card for card in table.stock if card not in first)]
            for then in permutations(pile, from_pile):
                end = copied(table, stock, [*then, *(card for card in pile if card not in then)])
                end.apply(end.to_act, code)
                key = shown(end)
                found[key] += 1
                ends[key] = end
        total = sum(found.values())
        return [(Fraction(times, total), ends[key]) for key, times in found.items()]


def mean(shares: list[Share]) -> Share:
    """The average."""
    return tuple(sum(column, Fraction()) / len(shares) for column in zip(*shares, strict=True))
