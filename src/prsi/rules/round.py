"""One round: the state machine over integers.

Read it from `Round.apply` downwards. The state is small integers, a list of hands (bit masks) and a list for the
stock, so that `clone` is cheap; which cards fit and what a card does comes from the tables. Legality is the caller's
duty here: `prsi.rules.play` checks, names moves and tells what happened.
"""

from typing import Final

from mypy_extensions import i64

from prsi.rules.moves import (
    BETWEEN_SHIFT,
    CALL,
    CALL_OUT,
    DRAW,
    LAST_SHIFT,
    PASS,
    TAKE,
    WISH_SHIFT,
)
from prsi.rules.shuffle import Shuffler
from prsi.rules.tables import (
    OWED_SKIP,
    OWES,
    PASSES_OVER,
    PLAIN,
    REVERSES,
    SKIPS,
    WISHED,
    WISHES_RANK,
    WISHES_SUIT,
    Tables,
)

# Why a round ended.
NOT_OVER: Final = 0
OUT: Final = 1
BLOCKED: Final = 2
TURN_LIMIT: Final = 3

WISH_UNIT: Final = 64  # moves from here on carry a wish or several cards
SEVERAL: Final = 2048  # moves from here on lay several cards
RANK_CARDS: Final = 15


def card_of_bit(bit: i64) -> i64:
    """Return the card of a mask with one card in it."""
    whole: int = bit  # `int` has the method, compiled too
    return whole.bit_length() - 1


def count_cards(mask: i64) -> i64:
    """Return the number of cards in a mask."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


class Round:
    """One deal being played.

    Seats are numbered clockwise from 0; ``playing`` is the mask of those that were dealt in. Hands
    are masks of cards, ``stock`` is a list whose last card is drawn next. ``fit`` holds the cards that fit now, whoever
    has them.
    """

    # Interpreted, slots make a playout a fifth faster: a class with so many attributes outgrows the shared-key dict.
    __slots__ = (
        "after",
        "alarm",
        "called",
        "dealer",
        "direction",
        "drawn",
        "fit",
        "hand0",
        "hand1",
        "hand2",
        "hand3",
        "hand4",
        "hand5",
        "in_play",
        "inside",
        "loose",
        "out",
        "over",
        "passed_over",
        "passes",
        "penalty",
        "pending",
        "playing",
        "reason",
        "seats",
        "shuffler",
        "shuffles",
        "skip",
        "stock",
        "tables",
        "to_act",
        "top",
        "turns",
        "window",
        "wish",
    )

    def __init__(self, tables: Tables, seats: int, playing: int, dealer: int, shuffler: Shuffler) -> None:
        self.tables = tables
        self.shuffler = shuffler
        self.stock: list[int] = []
        self.out: list[int] = []
        self.hand0: i64 = 0  # six numbers and no list: a mask in a list would be an object made anew at every move
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.hand3: i64 = 0
        self.hand4: i64 = 0
        self.hand5: i64 = 0
        self.in_play: i64 = 0  # every card that is in a hand, in the stock or in the pile
        self.fit: i64 = 0
        self.seats: i64 = seats
        self.playing: i64 = playing
        self.inside: i64 = playing  # the seats still in the round
        self.dealer: i64 = dealer
        self.direction: i64 = 1
        self.after: i64 = 0  # for each seat the next one still in, three bits each, in the direction of play
        self.to_act: i64 = 0
        self.top: i64 = 0
        self.wish: i64 = -1
        self.penalty: i64 = 0
        self.skip: bool = False
        self.turns: i64 = 0
        self.alarm: i64 = tables.turn_limit  # the turn count from which the end of a turn needs a closer look
        self.shuffles: i64 = 0
        self.pending: i64 = -1
        self.over: bool = False
        self.reason: i64 = NOT_OVER
        self.passed_over: i64 = -1  # the seat last passed over by an unanswerable skip, for telling
        # The next four and the wish lapse when a card is laid; `loose` says that one of them is set.
        self.loose: bool = False
        self.drawn: i64 = -1
        self.called: bool = False
        self.window: i64 = -1
        self.passes: i64 = 0

    # --- the start (R1–R4) ---

    def begin(self, upcard: i64) -> None:
        """Turn the upcard and let its effect, if any, fall on the first player; hands and stock are set already."""
        tables = self.tables
        in_play = _bit(upcard)
        for card in self.stock:
            in_play |= _bit(card)
        for hand in self.hands:
            in_play |= hand
        self.in_play = in_play
        self._ring()
        if tables.redraw:
            upcard = self._redraw(upcard)
        self.top = upcard
        self.fit = tables.fits[upcard]
        effect: i64 = tables.effects[upcard]
        if tables.start_effect and effect < WISHES_SUIT:
            self.to_act = self._carry_out(self.dealer, upcard, effect, 1, -1)
        else:
            self.to_act = self._next(self.dealer)

    def _redraw(self, upcard: i64) -> i64:
        """Put wild upcards back and turn another (R2); if only wilds are left, the upcard stays as its own suit."""
        tables = self.tables
        wilds: i64 = tables.redrawn
        if not _bit(upcard) & wilds:
            return upcard
        left = _bit(upcard)
        for card in self.stock:
            left |= _bit(card)
        if not left & ~wilds:
            return upcard
        while _bit(upcard) & wilds:
            self.shuffles += 1
            self.stock = self.shuffler.order(self.shuffles, mask_cards(left))
            upcard = self.stock.pop()
        return upcard

    # --- moves ---

    def apply(self, seat: i64, move: i64) -> None:
        """Make a legal move of a seat."""
        card = move & 63
        if card >= DRAW:
            self.act(seat, card)
            return
        tables = self.tables
        laid: i64 = 1
        laid <<= card
        wish: i64 = -1
        count: i64 = 1
        if move >= WISH_UNIT:
            wish = (move >> WISH_SHIFT & 31) - 1
            if move >= SEVERAL:
                last = (move >> LAST_SHIFT & 63) - 1
                laid |= _bit(last) | (move >> BETWEEN_SHIFT) << (card & 60)
                count = count_cards(laid)
                card = last
        hand = self._move_cards(seat, laid)
        self.top = card
        called = False
        if self.loose:
            called = self.called
            self.loose = False
            self.wish = -1
            self.window = -1
            self.drawn = -1
            self.called = False
            self.passes = 0
        effect: i64 = tables.effects[card]
        if not hand:
            self._finish(seat, card, effect, count, wish)
            return
        if effect == PLAIN:
            self.fit = tables.fits[card]
            self.to_act = self.after >> seat * 3 & 7
        else:
            self.to_act = self._carry_out(seat, card, effect, count, wish)
        if tables.call and not hand & (hand - 1) and not called:
            self.window = seat
            self.loose = True
        self.turns += 1
        if self.turns >= self.alarm:
            self._end_turn(seat, laid)

    def step(self, move: i64) -> bool:
        """Make a legal move of the seat on turn, and say whether the round goes on."""
        self.apply(self.to_act, move)
        return not self.over

    def _carry_out(self, seat: i64, card: i64, effect: i64, count: i64, wish: i64) -> i64:
        """Carry out the effect of a laid card (R4, R6, R10–R17, R30–R32) and return whose turn it is."""
        tables = self.tables
        if effect == OWES:
            self.penalty += tables.owes[card] * count
            self.fit = tables.fits[tables.owed_context[card]]
        elif effect == WISHES_SUIT or effect == WISHES_RANK:
            self.wish = wish
            self.loose = True
            self.fit = tables.fits[WISHED + wish]
        elif effect == SKIPS:
            self.skip = True
            self.fit = tables.fits[OWED_SKIP]
        else:
            self.fit = tables.fits[card]
            if effect == PASSES_OVER:
                skipped = self._next(seat)
                after = self._next(skipped)
                if after != skipped:  # otherwise there is nobody to pass to, and the skip lapses (R15)
                    self.passed_over = skipped
                return after
            if effect == REVERSES and count & 1:
                self.direction = -self.direction
                self._ring()
        return self._next(seat)

    def act(self, seat: i64, word: i64) -> None:
        """Make a legal move that lays nothing: DRAW, TAKE, PASS, CALL or CALL_OUT + seat."""
        tables = self.tables
        if word >= CALL:
            self._call(seat, word)
            return
        called_out = self.window == seat
        passed = False
        if word == DRAW:
            if not self.stock:
                self._reshuffle()
            card: i64 = self.stock.pop()
            bit: i64 = 1
            bit <<= card
            self._move_cards(seat, bit)
            if tables.play_drawn and bit & self.fit:
                self.drawn = card
        elif word == TAKE:
            owed = self.penalty
            self.penalty = 0
            self.fit = tables.fits[self.top]
            self._draw(seat, owed)
        else:
            called_out = False
            if self.skip:
                self.skip = False
                self.fit = tables.fits[self.top]
            elif self.drawn >= 0:
                self.drawn = -1
            else:
                passed = True
        self.turns += 1
        if self.loose:
            self.called = False
            if called_out:
                self.window = -1  # the culprit drew (R23)
            if not passed:
                self.passes = 0
        if word == DRAW and self.drawn >= 0:
            self.loose = True
            return  # the turn goes on (R8)
        if passed:
            self.passes += 1
            self.loose = True
        self.to_act = self.after >> seat * 3 & 7
        if passed or self.turns >= self.alarm:
            self._end_turn(seat, 0)

    def _call(self, seat: i64, word: i64) -> None:
        """Call, in time or late, or call a seat out (R22, R23)."""
        if word > CALL:
            self.window = -1
            self._draw(word - CALL_OUT, self.tables.call)
        elif self.window == seat:
            self.window = -1
        else:
            self.called = True
            self.loose = True

    # --- drawing (R12, R18, R19) ---

    def _draw(self, seat: i64, n: i64) -> None:
        """Give a seat n cards, or what there is (R12), reshuffling when the stock is empty (R18)."""
        while n > 0:
            if not self.stock:
                if not self.can_draw():
                    break
                self._reshuffle()
            self._move_cards(seat, _bit(self.stock.pop()))
            n -= 1

    def can_draw(self) -> bool:
        """Say whether a card can be drawn, be it after a reshuffle (R19)."""
        return len(self.stock) > 0 or self.pile != 0

    def _reshuffle(self) -> None:
        self.shuffles += 1
        self.stock = self.shuffler.order(self.shuffles, mask_cards(self.pile))

    # --- the end of a turn and of the round (R20–R27, R34) ---

    def _finish(self, seat: i64, card: i64, effect: i64, count: i64, wish: i64) -> None:
        """Settle a lay that emptied a hand."""
        tables = self.tables
        self.out.append(seat)
        self.turns += 1
        waits = tables.comeback != 0 and self.pending < 0
        self.pending = -1
        self.alarm = tables.turn_limit
        self.inside &= ~_bit(seat)
        ends = not waits and (not tables.play_on or not self.inside & (self.inside - 1))
        if ends:
            if tables.finishing_draws:
                self._ring()
                self._draw(self._next(seat), self.penalty + tables.owes[card] * count)
            self._end(OUT)
            return
        self._ring()
        self.to_act = self._carry_out(seat, card, effect, count, wish)
        if self.turns >= self.alarm:
            self._end(TURN_LIMIT if tables.play_on and self.inside & (self.inside - 1) else OUT)
        elif waits:
            self.pending = seat
            self.alarm = 0

    def _end_turn(self, seat: i64, laid: i64) -> None:
        """Look closer at the end of a turn: an answering turn, a blocked round, the turn limit."""
        tables = self.tables
        if self.pending >= 0:
            back = self.pending
            self.pending = -1
            self.alarm = tables.turn_limit
            if laid & tables.comeback:
                self._bring_back(back, seat)
            elif not tables.play_on or not self.inside & (self.inside - 1):
                self._end(OUT)
                return
        if self.passes and self.passes >= count_cards(self.inside):
            self._end(BLOCKED)
        elif self.turns >= tables.turn_limit:
            self._end(TURN_LIMIT)

    def _bring_back(self, back: i64, by: i64) -> None:
        """Bring a finisher back into the round, who takes what is owed (R34)."""
        self.out.pop()
        self.inside |= _bit(back)
        self._ring()
        owed = self.penalty
        self.penalty = 0
        self.fit = self.tables.fits[self.top]
        self._draw(back, owed)
        after = self._next(by)
        self.to_act = self._next(back) if after == back else after

    def _end(self, reason: i64) -> None:
        self.over = True
        self.reason = reason
        self.to_act = -1
        self.fit = 0
        self.penalty = 0
        self.skip = False
        self.wish = -1
        self.drawn = -1
        self.called = False
        self.window = -1
        self.pending = -1

    def close_window(self) -> None:
        """Close the call-out window: the table's five seconds are over (R23)."""
        self.window = -1

    # --- hands and seats ---

    def hand(self, seat: i64) -> i64:
        """Return the cards of a seat, as a mask."""
        if seat == 0:
            return self.hand0
        if seat == 1:
            return self.hand1
        if seat == 2:
            return self.hand2
        if seat == 3:
            return self.hand3
        return self.hand4 if seat == 4 else self.hand5

    def set_hand(self, seat: i64, cards: i64) -> None:
        """Give a seat these cards instead of its own (setting up, re-dealing what is not known)."""
        self._move_cards(seat, cards ^ self.hand(seat))

    def _move_cards(self, seat: i64, cards: i64) -> i64:
        """Put cards into a hand, or take out those that are there; return what it holds then."""
        if seat == 0:
            cards ^= self.hand0
            self.hand0 = cards
        elif seat == 1:
            cards ^= self.hand1
            self.hand1 = cards
        elif seat == 2:
            cards ^= self.hand2
            self.hand2 = cards
        elif seat == 3:
            cards ^= self.hand3
            self.hand3 = cards
        elif seat == 4:
            cards ^= self.hand4
            self.hand4 = cards
        else:
            cards ^= self.hand5
            self.hand5 = cards
        return cards

    def _next(self, seat: i64) -> i64:
        return self.after >> seat * 3 & 7

    def _ring(self) -> None:
        """Work out the next seat of each, among those still in and in the direction of play."""
        after: i64 = 0
        for seat in range(self.seats):
            other: i64 = seat
            for _ in range(self.seats):
                other += self.direction
                if other >= self.seats:
                    other = 0
                elif other < 0:
                    other = self.seats - 1
                if self.inside >> other & 1:
                    break
            after |= other << seat * 3
        self.after = after

    # --- what may be done ---

    def lays(self, seat: i64) -> i64:
        """Return the cards that the seat on turn may lay, each alone, as a mask (R5–R8, R33)."""
        hand = self.hand(seat)
        if self.drawn >= 0:
            return _bit(self.drawn)
        if not hand & (hand - 1):
            hand &= self.tables.last_ok
        return hand & self.fit

    def legal(self, seat: i64) -> list[int]:
        """Return the legal moves of any seat: lays by card, then drawing or `-`, then calls."""
        if self.over:
            return []
        moves = self.turn_moves() if seat == self.to_act else []
        if seat == self.to_act and self.tables.call and not self.called and self._may_call(seat, self.lays(seat)):
            moves.append(CALL)
        if self.window >= 0:
            if seat == self.window:
                moves.append(CALL)
            elif self.inside >> seat & 1:
                moves.append(CALL_OUT + self.window)
        return moves

    def turn_moves(self) -> list[int]:
        """Return the legal moves of the seat on turn, calls left out; the round must not be over."""
        tables = self.tables
        moves: list[int] = []
        seat = self.to_act
        lays = self.lays(seat)
        left = lays
        several = tables.multi_play and self.drawn < 0
        hand: i64 = self.hand(seat) if several else 0
        while left:
            bit = left & -left
            left ^= bit
            whole: int = bit
            card: i64 = whole.bit_length() - 1
            effect: i64 = tables.effects[card]
            if effect < WISHES_SUIT:
                moves.append(card)
                if several:
                    self._add_several(card, hand, None, moves)
            else:
                wishes = tables.suit_wishes if effect == WISHES_SUIT else tables.rank_wishes
                for wish in wishes:
                    moves.append(card | (wish + 1) << WISH_SHIFT)
                if several:
                    self._add_several(card, hand, wishes, moves)
        if self.skip or self.drawn >= 0:
            moves.append(PASS)
        elif self.penalty:
            moves.append(TAKE)
        elif not (self.stock or self.can_draw()):
            if not lays:
                moves.append(PASS)
        elif tables.draw_any_time or not lays:
            moves.append(DRAW)
        return moves

    def _add_several(self, first: i64, hand: i64, wishes: list[int] | None, moves: list[int]) -> None:
        """Add the moves that lay more cards of the first one's rank with it (R32, R33)."""
        tables = self.tables
        alone: i64 = tables.alone
        first_bit = _bit(first)
        base = first & 60
        rank: i64 = RANK_CARDS
        rank <<= base
        others = hand & rank & ~alone & ~first_bit
        if not others or alone & first_bit:
            return
        may_empty = first_bit & tables.last_ok
        suits = others >> base
        chosen = suits
        while chosen:  # every subset of the other suits
            laid = first_bit | chosen << base
            if laid != hand or may_empty:
                for suit in range(4):
                    last: i64 = suit
                    if chosen >> last & 1:
                        between = chosen & ~_bit(last)
                        move = first | (base + last + 1) << LAST_SHIFT | between << BETWEEN_SHIFT
                        if wishes is None:
                            moves.append(move)
                        else:
                            for wish in wishes:
                                moves.append(move | (wish + 1) << WISH_SHIFT)
            chosen = (chosen - 1) & suits

    def _may_call(self, seat: i64, lays: i64) -> bool:
        """Say whether a legal lay would leave exactly one card (R22)."""
        if not lays:
            return False
        hand = self.hand(seat)
        n = count_cards(hand)
        if n == 2:
            return True
        if n < 3 or n > 5 or not self.tables.multi_play or self.drawn >= 0:
            return False
        while lays:
            bit = lays & -lays
            lays ^= bit
            alone: i64 = self.tables.alone
            if bit & alone:
                continue
            rank: i64 = RANK_CARDS
            rank <<= card_of_bit(bit) & 60
            if count_cards(hand & rank & ~alone) >= n - 1:
                return True
        return False

    # --- looking ---

    @property
    def pile(self) -> i64:
        """The discard pile without its top card, as a mask: what is in play and neither in a hand nor in the stock."""
        elsewhere = self.hand0 | self.hand1 | self.hand2 | self.hand3 | self.hand4 | self.hand5 | _bit(self.top)
        for card in self.stock:
            elsewhere |= _bit(card)
        return self.in_play & ~elsewhere

    @property
    def hands(self) -> tuple[int, ...]:
        """The cards of each seat, as masks."""
        return tuple([self.hand(seat) for seat in range(self.seats)])

    @property
    def winner(self) -> int:
        """The seat that has won, or -1 while nobody has (R20, R21, R25)."""
        return self.out[0] if self.over and self.out else -1

    def counts(self) -> list[int]:
        """Return the number of cards in each hand."""
        return [count_cards(self.hand(seat)) for seat in range(self.seats)]

    def places(self) -> list[list[int]]:
        """Return the seats by place, best first; equal counts share one (R26)."""
        places: list[list[int]] = [[seat] for seat in self.out]
        rest: list[tuple[int, int]] = []
        for seat in range(self.seats):
            if self.inside >> seat & 1:
                rest.append((count_cards(self.hand(seat)), seat))
        rest.sort()
        previous = -1
        for count, seat in rest:
            if count == previous:
                places[-1].append(seat)
            else:
                places.append([seat])
            previous = count
        return places

    def clone(self) -> "Round":
        """Return an independent copy; the tables and the shuffler are shared."""
        copy = Round(self.tables, self.seats, self.playing, self.dealer, self.shuffler)
        copy.hand0 = self.hand0
        copy.hand1 = self.hand1
        copy.hand2 = self.hand2
        copy.hand3 = self.hand3
        copy.hand4 = self.hand4
        copy.hand5 = self.hand5
        copy.in_play = self.in_play
        copy.stock = self.stock[:]
        copy.out = self.out[:]
        copy.fit = self.fit
        copy.inside = self.inside
        copy.direction = self.direction
        copy.after = self.after
        copy.to_act = self.to_act
        copy.top = self.top
        copy.wish = self.wish
        copy.penalty = self.penalty
        copy.skip = self.skip
        copy.turns = self.turns
        copy.alarm = self.alarm
        copy.shuffles = self.shuffles
        copy.pending = self.pending
        copy.over = self.over
        copy.reason = self.reason
        copy.passed_over = self.passed_over
        copy.loose = self.loose
        copy.drawn = self.drawn
        copy.called = self.called
        copy.window = self.window
        copy.passes = self.passes
        return copy


def _bit(n: i64) -> i64:
    bit: i64 = 1
    bit <<= n
    return bit


def mask_cards(mask: i64) -> list[int]:
    """Return the cards of a mask, ascending."""
    cards: list[int] = []
    while mask:
        bit = mask & -mask
        cards.append(card_of_bit(bit))
        mask ^= bit
    return cards
