"""A ruleset compiled to tables: which cards fit in each situation, and what each card does (R5, R6, R10–R17, R30, R31).

A house rule that changes what fits or what a card does is an entry here; the round interprets the tables and does not
know the rule's name.
"""

from typing import Final

from prsi.rules.cards import (
    ACE,
    BITS,
    CARDS,
    EIGHT,
    JACK,
    KING_OF_SPADES,
    NINE,
    QUEEN,
    RANKS,
    SEVEN,
    SEVEN_OF_HEARTS,
    SEVEN_OF_SPADES,
    mask_of,
)
from prsi.rules.moves import WISH_RANK
from prsi.rules.ruleset import Ruleset, may_be_last

# What a card does when it is laid.
PLAIN: Final = 0
OWES: Final = 1  # the next player owes cards: see Tables.owes
SKIPS: Final = 2  # the next player owes a turn, and may answer
PASSES_OVER: Final = 3  # the next player's turn is passed over at once
REVERSES: Final = 4
WISHES_SUIT: Final = 5
WISHES_RANK: Final = 6

# Situations, the index into Tables.fits: 0–51 is a top card with nothing wished or owed.
WISHED: Final = 52  # + wish (suits 0–3, ranks from 4)
OWED_SEVEN: Final = 69
OWED_SEVEN_OF_SPADES: Final = 70
OWED_KING_OF_SPADES: Final = 71
OWED_SKIP: Final = 72

_RANK: Final = {"A": ACE, "8": EIGHT, "9": NINE, "J": JACK, "Q": QUEEN}


class Tables:
    """What the round looks up; made by `compile_ruleset`, never changed."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        pack = mask_of(ruleset.cards)
        self.pack: int = pack
        self.effects: list[int] = [PLAIN] * CARDS
        self.owes: list[int] = [0] * CARDS
        self.owed_context: list[int] = [OWED_SEVEN] * CARDS
        self.owed_context[SEVEN_OF_SPADES] = OWED_SEVEN_OF_SPADES
        self.owed_context[KING_OF_SPADES] = OWED_KING_OF_SPADES
        self.last_ok: int = mask_of([card for card in ruleset.cards if may_be_last(ruleset, card)])
        self.alone: int = BITS[KING_OF_SPADES] if ruleset.king_of_spades else 0  # never laid with others (R32)
        self.suit_wishes: list[int] = [0, 1, 2, 3]
        self.rank_wishes: list[int] = []
        self.fits: list[int] = []
        self.draw_any_time: bool = ruleset.draw_when == "any_time"
        self.play_drawn: bool = ruleset.play_drawn_card
        self.multi_play: bool = ruleset.multi_play
        self.play_on: bool = ruleset.play_on
        self.finishing_draws: bool = ruleset.finishing_penalty_draws
        self.start_effect: bool = ruleset.start_effect
        self.redraw: bool = ruleset.start_wild == "redraw"
        self.call: int = ruleset.call or 0
        self.turn_limit: int = ruleset.turn_limit
        self.comeback: int = 0  # the cards that bring a finisher back (R34)
        if ruleset.comeback == "hearts_seven":
            self.comeback = BITS[SEVEN_OF_HEARTS]
        elif ruleset.comeback == "any_seven":
            self.comeback = _rank(SEVEN)
        self.redrawn: int = _rank(_RANK[ruleset.wild])  # upcards that go back under `redraw` (R2)
        self._set_effects(ruleset)
        self._set_fits(ruleset, pack)

    def _set_effects(self, ruleset: Ruleset) -> None:
        self._set(SEVEN, OWES)
        for suit in range(4):
            self.owes[SEVEN * 4 + suit] = 2
        if ruleset.king_of_spades:
            self.effects[KING_OF_SPADES] = OWES
            self.owes[KING_OF_SPADES] = 4
        if ruleset.skip is not None:
            self._set(_RANK[ruleset.skip], SKIPS if ruleset.skip_answerable else PASSES_OVER)
        if ruleset.reverse is not None:
            self._set(_RANK[ruleset.reverse], REVERSES)
        self._set(_RANK[ruleset.wild], WISHES_SUIT)
        if ruleset.rank_wild is not None:
            self._set(_RANK[ruleset.rank_wild], WISHES_RANK)

    def _set(self, rank: int, effect: int) -> None:
        for suit in range(4):
            self.effects[rank * 4 + suit] = effect

    def _set_fits(self, ruleset: Ruleset, pack: int) -> None:
        wilds = mask_of([card for card in range(CARDS) if self.effects[card] >= WISHES_SUIT])
        layable = pack
        for rank in range(len(RANKS)):
            if _rank(rank) & pack & ~wilds:
                self.rank_wishes.append(WISH_RANK + rank)
        if ruleset.rank_wild is not None and not self.rank_wishes:
            layable &= ~_rank(_RANK[ruleset.rank_wild])  # there is no rank to wish (R31)
        for card in range(CARDS):
            on_wild = BITS[card] & wilds != 0
            self.fits.append(_with_wilds(_rank(card // 4) | _suit(card % 4), wilds, on_wild, ruleset) & layable)
        for suit in range(4):
            self.fits.append(_with_wilds(_suit(suit), wilds, True, ruleset) & layable)
        for rank in range(len(RANKS)):
            self.fits.append(_with_wilds(_rank(rank), wilds, True, ruleset) & layable)
        sevens = _rank(SEVEN) & layable if ruleset.stacking else 0
        king = BITS[KING_OF_SPADES] & layable if ruleset.king_of_spades and ruleset.stacking else 0
        self.fits.append(sevens)
        self.fits.append(sevens | king)
        self.fits.append(sevens & BITS[SEVEN_OF_SPADES])
        answers = 0
        if ruleset.skip is not None and ruleset.skip_answerable:
            answers = _rank(_RANK[ruleset.skip]) & layable
        self.fits.append(answers)


def _rank(rank: int) -> int:
    return mask_of(range(rank * 4, rank * 4 + 4))


def _suit(suit: int) -> int:
    return mask_of(range(suit, CARDS, 4))


def _with_wilds(mask: int, wilds: int, on_wild: bool, ruleset: Ruleset) -> int:
    """Add the wilds to what fits, or take them away where no wild may go on a wild (R6)."""
    if on_wild and not ruleset.wild_on_wild:
        return mask & ~wilds
    return mask | wilds


_compiled: dict[Ruleset, Tables] = {}


def compile_ruleset(ruleset: Ruleset) -> Tables:
    """Return the tables of a ruleset; the same ruleset gives the same object."""
    tables = _compiled.get(ruleset)
    if tables is None:
        if len(_compiled) >= 256:  # a server meets any number of home-made rulesets
            _compiled.clear()
        tables = _compiled[ruleset] = Tables(ruleset)
    return tables
