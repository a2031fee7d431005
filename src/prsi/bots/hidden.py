"""Where the cards may be that a seat cannot see: a random walk over deals that agree with what was seen.

A place is where a card came to: a slot of another seat's hand, named by when it was filled, or a place in the stock.
Every card that another seat has laid came to a slot of that seat earlier; every card not yet seen is in a slot still
held or in the stock. A deal gives each place its card. The walk swaps two cards at a time and keeps or refuses the swap
by how well the others' decisions agree with their hands (Metropolis). It is part of the compiled group.
"""

from typing import Final

from mypy_extensions import i64

from prsi.rules.round import Round
from prsi.rules.shuffle import Dice

NOT_LAID: Final = 1000000
"""The time of laying of a card that has not been seen yet."""

# Kinds of decisions. Those of the rules come first: a deal that contradicts one of them is impossible.
NONE_OF: Final = 0  # held none of the cards of the mask: drew where only who is stuck may, or passed (R7, R9)
ONE_OF: Final = 1  # held one of the cards of the mask: called Mau (R22)
SLOT_IN: Final = 2  # the card in a place is one of the mask: a drawn card that fitted (R8)
SLOT_OUT: Final = 3  # the card in a place is none of the mask: a drawn card that did not fit (R8)
DREW: Final = 4  # drew without being forced to: likely held nothing of the mask, and no wild either
TOOK: Final = 5  # took a penalty: likely held no answer
STOOD: Final = 6  # stood under a skip: likely held no answer
WISHED_SUIT: Final = 7  # wished a suit: likely holds more of it than of any other
SPENT_WILD: Final = 8  # laid a wild: likely held nothing else that fitted

PATIENCE: Final = 20
"""How often the first walk goes on while the deal is still impossible."""

# What disagreement costs, in sixteenths of a natural logarithm.
IMPOSSIBLE: Final = 160
_DREW_FITTING: Final = 48
_DREW_WILD: Final = 20
_TOOK: Final = 28
_STOOD: Final = 28
_WISHED_OTHER: Final = 8
_WISHED_NONE: Final = 12
_SPENT_WILD: Final = 24

_CEILING: Final = 200
_SCALE: Final = 65536
_E_16: Final = 0.93941306281347579  # e ** (-1 / 16)
_ACCEPT: Final = [int(_SCALE * _E_16**cost) for cost in range(_CEILING)]

_SUIT: Final = 0x1111111111111  # the clubs: one bit of every four


class Hidden:
    """A deal of the cards that a seat cannot see, and the walk over such deals.

    Places and decisions of one seat must be added one after the other, seat by seat, the stock's (seat -1) last; a
    seat's places in the order of their times.
    """

    def __init__(self, seats: int, wilds: int) -> None:
        self.wilds: i64 = wilds
        self.seats: i64 = seats
        self.seat_of: list[int] = []
        self.filled: list[int] = []  # when the place got its card
        self.pack_of: list[int] = []  # which stock the card came from: 0, then one more for each reshuffle
        self.cards: list[int] = []
        self.laid: list[int] = []  # when the card in the place was laid, or NOT_LAID
        self.first_place: list[int] = [0] * (seats + 1)
        self.last_place: list[int] = [0] * (seats + 1)
        self.times: list[int] = []
        self.kinds: list[int] = []
        self.masks: list[int] = []
        self.details: list[int] = []
        self.first_decision: list[int] = [0] * (seats + 1)
        self.last_decision: list[int] = [0] * (seats + 1)
        self.costs: list[int] = [0] * (seats + 1)
        self.held: i64 = 0  # how many places are not in the stock
        self.in_sight: i64 = 0  # the cards that the seat sees
        self.stock: i64 = 0  # how many cards the stock has; there are more places where a pack was not dealt whole

    def add_place(self, seat: int, filled: int, pack: int, card: int, laid: int) -> None:
        """Add a place with a card in it that may be there."""
        at = len(self.cards)
        if self.last_place[seat] == 0:
            self.first_place[seat] = at
        self.last_place[seat] = at + 1
        self.seat_of.append(seat)
        self.filled.append(filled)
        self.pack_of.append(pack)
        self.cards.append(card)
        self.laid.append(laid)
        if seat >= 0:
            self.held = at + 1

    def add_decision(self, seat: int, time: int, kind: int, mask: int, detail: int) -> None:
        """Add what a seat did at a time; ``mask`` holds the cards that it speaks of.

        ``detail`` is the suit wished (WISHED_SUIT) or the place meant (SLOT_IN and SLOT_OUT).
        """
        at = len(self.kinds)
        if self.last_decision[seat] == 0:
            self.first_decision[seat] = at
        self.last_decision[seat] = at + 1
        self.times.append(time)
        self.kinds.append(kind)
        self.masks.append(mask)
        self.details.append(detail)

    def cost_of(self, seat: i64) -> i64:
        """Return how badly the seat's decisions agree with the cards in its places now."""
        cost: i64 = 0
        first: i64 = self.first_place[seat]
        last: i64 = self.last_place[seat]
        decision: i64 = self.first_decision[seat]
        end: i64 = self.last_decision[seat]
        while decision < end:
            kind: i64 = self.kinds[decision]
            mask: i64 = self.masks[decision]
            if kind == SLOT_IN or kind == SLOT_OUT:
                card: i64 = self.cards[self.details[decision]]
                if (mask >> card & 1 != 0) != (kind == SLOT_IN):
                    cost += IMPOSSIBLE
            else:
                time: i64 = self.times[decision]
                until = time + 1 if kind >= WISHED_SUIT else time
                hand: i64 = 0
                place = first
                while place < last:
                    if self.filled[place] >= time:
                        break
                    if self.laid[place] >= until:
                        bit: i64 = 1
                        bit <<= self.cards[place]
                        hand |= bit
                    place += 1
                cost += self._cost(kind, hand, mask, decision)
            decision += 1
        return cost

    def _cost(self, kind: i64, hand: i64, mask: i64, decision: i64) -> i64:
        if kind == NONE_OF:
            return IMPOSSIBLE if hand & mask else 0
        if kind == ONE_OF:
            return 0 if hand & mask else IMPOSSIBLE
        if kind == DREW:
            if hand & mask & ~self.wilds:
                return _DREW_FITTING
            return _DREW_WILD if hand & mask else 0
        if kind == TOOK:
            return _TOOK if hand & mask else 0
        if kind == STOOD:
            return _STOOD if hand & mask else 0
        if kind == SPENT_WILD:
            return _SPENT_WILD if hand & mask else 0
        hand &= ~self.wilds
        if not hand:
            return 0
        wish: i64 = self.details[decision]
        own = _count_suit(hand, wish)
        most = own
        suit: i64 = 0
        while suit < 4:
            count = _count_suit(hand, suit)
            if count > most:
                most = count
            suit += 1
        return _WISHED_OTHER * (most - own) + (0 if own else _WISHED_NONE)

    def settle(self, dice: Dice, patience: int = PATIENCE) -> None:
        """Work out the costs of the deal that was added, and walk until it is possible or patience is at its end."""
        for seat in range(self.seats):
            self.costs[seat] = self.cost_of(seat)
        for _ in range(patience):
            self.walk(20 * self.held, dice)
            if self.is_possible():
                return

    def is_possible(self) -> bool:
        """Say whether the present deal contradicts nothing that the rules prove."""
        total: i64 = 0
        for cost in self.costs:
            total += cost
        return total < IMPOSSIBLE

    def walk(self, steps: i64, dice: Dice) -> None:
        """Try so many swaps."""
        places: i64 = len(self.cards)
        held = self.held
        if places < 2 or held < 1:
            return
        while steps > 0:
            steps -= 1
            one = dice.below(held)
            other = dice.below(places)
            seat: i64 = self.seat_of[one]
            other_seat: i64 = self.seat_of[other]
            if one == other or self.pack_of[one] != self.pack_of[other]:
                continue
            laid: i64 = self.laid[one]
            other_laid: i64 = self.laid[other]
            if laid < NOT_LAID and (seat != other_seat or laid <= self.filled[other]):
                continue
            if other_laid < NOT_LAID and (seat != other_seat or other_laid <= self.filled[one]):
                continue
            self._swap(one, other)
            before: i64 = self.costs[seat]
            after = self.cost_of(seat)
            if other_seat >= 0 and other_seat != seat:
                other_before: i64 = self.costs[other_seat]
                other_after = self.cost_of(other_seat)
                if self._keeps(after + other_after - before - other_before, dice):
                    self.costs[seat] = after
                    self.costs[other_seat] = other_after
                else:
                    self._swap(one, other)
            elif self._keeps(after - before, dice):
                self.costs[seat] = after
            else:
                self._swap(one, other)

    def _keeps(self, worse: i64, dice: Dice) -> bool:
        if worse <= 0:
            return True
        if worse >= _CEILING:
            return False
        return dice.below(_SCALE) < _ACCEPT[worse]

    def _swap(self, one: i64, other: i64) -> None:
        card = self.cards[one]
        self.cards[one] = self.cards[other]
        self.cards[other] = card
        laid = self.laid[one]
        self.laid[one] = self.laid[other]
        self.laid[other] = laid

    def deal_into(self, round_: Round, dice: Dice) -> None:
        """Give the hidden cards of the present deal to the other hands and the stock, the stock in random order."""
        held = self.held
        seat: i64 = -1
        hand: i64 = 0
        place: i64 = 0
        in_play = self.in_sight
        while place < held:
            owner: i64 = self.seat_of[place]
            if owner != seat:
                if seat >= 0:
                    round_.set_hand(seat, hand)
                seat = owner
                hand = 0
            if self.laid[place] == NOT_LAID:
                bit: i64 = 1
                bit <<= self.cards[place]
                hand |= bit
                in_play |= bit
            place += 1
        if seat >= 0:
            round_.set_hand(seat, hand)
        stock = self.cards[held:]
        n: i64 = len(stock)
        while n > 1:
            other = dice.below(n)
            n -= 1
            card = stock[n]
            stock[n] = stock[other]
            stock[other] = card
        if len(stock) > self.stock:
            del stock[self.stock :]
        for card in stock:
            bit = 1
            bit <<= card
            in_play |= bit
        round_.stock = stock
        round_.in_play = in_play


def _count_suit(hand: i64, suit: i64) -> i64:
    clubs: i64 = _SUIT
    mask = hand >> suit & clubs
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
