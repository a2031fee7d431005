"""The rule of thumb: how a player lays cards who looks at the own hand and one card ahead, and whole rounds played so.

It plays the casual level, and it plays every seat in the rollouts of the strong one. It is part of the compiled group.
"""

from typing import Final

from mypy_extensions import i64

from prsi.rules.moves import BETWEEN_SHIFT, DRAW, LAST_SHIFT, PASS, TAKE, WISH_SHIFT
from prsi.rules.round import Round, card_of_bit, count_cards
from prsi.rules.shuffle import Dice
from prsi.rules.tables import OWES, PASSES_OVER, SKIPS, WISHED, WISHES_RANK, WISHES_SUIT, Tables

WIN: Final = 1000
"""What a won round is worth; everything else is worth less, down to 0."""

_NEVER: Final = -1000000
_COMES_BACK: Final = 500
_NO_END: Final = 40  # for keeping nothing that may be laid last (R33)
_RANK_CARDS: Final = 15


class Thumb:
    """A rule of thumb for one ruleset; the weights are points, and the lay with the most points is made.

    ``follow``: for each card left in hand that would fit next; ``attack``: for a card that makes the next player draw
    or miss a turn (less than nothing, for it is the best defence), ``threat`` more where that player has one or two
    cards; ``wild``: for laying a wild; ``shed``: for each further card laid with the first; ``luck``: up to so many
    points at random. The weights were found by play of one against the other; see docs/bots.md.
    """

    def __init__(
        self,
        tables: Tables,
        follow: int = 2,
        attack: int = -5,
        threat: int = 12,
        wild: int = -12,
        shed: int = 6,
        luck: int = 4,
    ) -> None:
        self.tables = tables
        self.follow: i64 = follow
        self.attack: i64 = attack
        self.threat: i64 = threat
        self.wild: i64 = wild
        self.shed: i64 = shed
        self.luck: i64 = luck
        self.picky: bool = tables.last_ok != tables.pack
        self.wilds: i64 = 0
        for card in range(52):
            if tables.effects[card] >= WISHES_SUIT:
                bit: i64 = 1
                bit <<= card
                self.wilds |= bit

    def move(self, round_: Round, seat: i64, dice: Dice) -> i64:
        """Return the move of the seat on turn; calls are not its business."""
        lays = round_.lays(seat)
        if not lays:
            return idle_move(round_)
        tables = self.tables
        hand = round_.hand(seat)
        several = tables.multi_play and round_.drawn < 0
        if not lays & (lays - 1) and not several and not lays & self.wilds:
            return card_of_bit(lays)
        next_hand = round_.hand(round_.after >> seat * 3 & 7)
        next_hand &= next_hand - 1
        threat = not next_hand & (next_hand - 1)
        best: i64 = 0
        best_score: i64 = _NEVER
        while lays:
            bit = lays & -lays
            lays ^= bit
            card = card_of_bit(bit)
            move = card
            laid = bit
            score: i64 = 0
            if several:
                laid = self._with_others(hand, bit, card)
                if laid != bit:
                    score = self.shed * (count_cards(laid) - 1)
                    move = self._order(hand ^ laid, laid ^ bit, card)
                    card = (move >> LAST_SHIFT & 63) - 1
            rest = hand ^ laid
            effect: i64 = tables.effects[card]
            if not rest and round_.pending < 0:
                score += WIN
            if effect >= WISHES_SUIT:
                wish = self.best_wish(rest, effect, dice)
                move |= (wish + 1) << WISH_SHIFT
                score += self.wild + self.follow * count_cards(rest & tables.fits[WISHED + wish])
            else:
                fits: i64 = tables.fits[card]
                score += self.follow * count_cards(rest & fits)
                if effect == OWES or effect == SKIPS or effect == PASSES_OVER:
                    score += self.attack
                    if threat:
                        score += self.threat
            if self.picky and not rest & tables.last_ok:
                score -= _NO_END
            if round_.pending >= 0 and rest and laid & tables.comeback:
                score += _COMES_BACK
            score = (score << 4) + dice.below((self.luck << 4) + 1)
            if score > best_score:
                best_score = score
                best = move
        return best

    def _with_others(self, hand: i64, bit: i64, card: i64) -> i64:
        """Return the cards to be laid with a first one: all of its rank that the rules let go with it (R32, R33)."""
        tables = self.tables
        alone: i64 = tables.alone
        if bit & alone:
            return bit
        rank: i64 = _RANK_CARDS
        rank <<= card & 60
        laid = hand & rank & ~alone
        if laid == hand and laid != bit and not bit & tables.last_ok:
            others = laid ^ bit
            laid ^= others & -others  # the last card of a hand may not be one of these: one is kept
        return laid

    def _order(self, rest: i64, others: i64, first: i64) -> i64:
        """Return the lay of several cards that leaves the best one of the others on top."""
        tables = self.tables
        base = first & 60
        last: i64 = -1
        most: i64 = -1
        left = others
        while left:
            bit = left & -left
            left ^= bit
            card = card_of_bit(bit)
            fits: i64 = tables.fits[card]
            follow = count_cards(rest & fits)
            if follow > most:
                most = follow
                last = card
        top: i64 = 1
        top <<= last
        return first | (last + 1) << LAST_SHIFT | ((others ^ top) >> base) << BETWEEN_SHIFT

    def best_wish(self, rest: i64, effect: i64, dice: Dice) -> i64:
        """Return the wish that most of the cards left fit; wilds, which fit anything, are not counted."""
        tables = self.tables
        wishes = tables.rank_wishes if effect == WISHES_RANK else tables.suit_wishes
        rest &= ~self.wilds
        if not rest:
            return wishes[dice.below(len(wishes))]
        best: i64 = -1
        most: i64 = -1
        ties: i64 = 1
        for wish in wishes:
            fits: i64 = tables.fits[WISHED + wish]
            follow = count_cards(rest & fits)
            if follow > most:
                most = follow
                best = wish
                ties = 1
            elif follow == most:
                ties += 1
                if dice.below(ties) == 0:
                    best = wish
        return best

    def play_out(self, round_: Round, seat: i64, dice: Dice, limit: i64) -> i64:
        """Play a round on, everybody by the rule of thumb, and return what its end is worth to a seat (0 to WIN).

        After ``limit`` moves it is judged by the cards left. Nobody forgets a call.
        """
        while not round_.over:
            if limit <= 0:
                return worth_of_counts(round_, seat)
            limit -= 1
            mover = round_.to_act
            round_.apply(mover, self.move(round_, mover, dice))
        return worth(round_, seat)


def idle_move(round_: Round) -> i64:
    """Return what a seat does that lays nothing: stand, keep, take, draw or pass."""
    if round_.skip or round_.drawn >= 0:
        return PASS
    if round_.penalty:
        return TAKE
    if round_.stock or round_.can_draw():
        return DRAW
    return PASS


def worth(round_: Round, seat: i64) -> i64:
    """Return what the end of a round is worth to a seat, 0 to WIN.

    A win counts WIN, a round without a winner a fair share of it; who loses is a little better off with few cards.
    Where the others play on (R27), half of the worth is in the place.
    """
    players = count_cards(round_.playing)
    if not round_.out:
        return WIN // players
    if round_.out[0] == seat:
        return WIN
    left = count_cards(round_.hand(seat))
    value: i64 = 30 - 3 * left if left < 10 else 0
    if round_.tables.play_on:
        worse_off = players - 1
        for other in round_.out:
            if other == seat:
                return worse_off * (WIN // 2) // (players - 1)
            worse_off -= 1
    return value


def worth_of_counts(round_: Round, seat: i64) -> i64:
    """Return what an unfinished round is worth to a seat, by the cards that each has left."""
    if not round_.inside >> seat & 1:
        return worth(round_, seat)
    total: i64 = 0
    own: i64 = 0
    for other in range(round_.seats):
        if round_.inside >> other & 1:
            share: i64 = 100 // (1 + count_cards(round_.hand(other)))
            total += share
            if other == seat:
                own = share
    value: i64 = WIN // 2 if round_.out else WIN
    return value * own // total if total else 0
