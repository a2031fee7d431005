"""One round, as slowly and as plainly as the rulebook reads.

Cards are strings ("7s"), hands are lists, nothing is precomputed, and nothing here comes from `prsi`: two programs that
were written apart from one text can only agree by both following it.  Speed does not matter; every rule stands in one
place, with its number.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

RANKS = "23456789TJQKA"
SUITS = "cdhs"


class Illegal(Exception):
    """The move is not legal now; nothing has changed."""


def full_pack(size: int) -> list[str]:
    """All cards of a pack of 32 (7 to A) or 52."""
    ranks = RANKS if size == 52 else RANKS[RANKS.index("7") :]
    return [rank + suit for rank in ranks for suit in SUITS]


def in_order(cards: list[str]) -> list[str]:
    """Cards by rank, then by suit: the order in which a pile that is to be shuffled is handed over."""
    return sorted(cards, key=lambda card: (RANKS.index(card[0]), SUITS.index(card[1])))


class NaiveRound:
    """One round of any ruleset.

    `ruleset`: every option and its value (`tests.naive.ruleset.resolve`).  `hands`: one list of card codes a seat,
    `stock`: next card to be drawn first.  `reshuffle` gets the cards (in_order) and returns the new stock, next first.
    `playing`: the seats that take part, all of them by default.
    """

    def __init__(
        self,
        ruleset: dict[str, Any],
        seats: int,
        dealer: int,
        hands: list[list[str]],
        upcard: str,
        stock: list[str],
        reshuffle: Callable[[list[str]], list[str]],
        playing: list[int] | None = None,
    ) -> None:
        self.rules = ruleset
        self.seats = seats
        self.dealer = dealer
        self.hands = [list(hand) for hand in hands]
        self.stock = list(stock)
        self.reshuffle = reshuffle
        self.playing = list(range(seats)) if playing is None else list(playing)
        deck = ruleset["deck"]
        self.deck = full_pack(deck) if isinstance(deck, int) else list(deck)
        self.direction = 1  # R17: a new round starts clockwise
        self.wish: str | None = None
        self.penalty = 0
        self.skip = False
        self.drawn: str | None = None
        self.called = False
        self.window: int | None = None
        self.turns = 0
        self.shuffles = 0
        self.out: list[int] = []
        self.pending: int | None = None
        self.passed: list[int] = []
        self.over = False
        self.reason: str | None = None
        self.winner: int | None = None
        self.places: list[list[int]] = []
        self.redrawn: list[str] = []

        # R2
        if ruleset["start_wild"] == "redraw":
            while upcard[0] == ruleset["wild"] and any(card[0] != ruleset["wild"] for card in self.stock):
                self.redrawn.append(upcard)
                self.stock = self._shuffled([*self.stock, upcard])
                upcard = self.stock.pop(0)
        self.pile = [upcard]

        # R3, R4
        self.to_act = self._after(dealer)
        if ruleset["start_effect"]:
            self._carry_out([upcard], None)
            self.to_act = self._next_turn(dealer, [upcard])

    # What can be seen

    @property
    def top(self) -> str:
        """The top card of the discard pile."""
        return self.pile[-1]

    @property
    def counts(self) -> list[int]:
        """Cards in each hand."""
        return [len(hand) for hand in self.hands]

    def inside(self) -> list[int]:
        """The seats still in the round."""
        return [seat for seat in self.playing if seat not in self.out]

    # Who comes next

    def _after(self, seat: int) -> int:
        """The next seat in the direction of play that is still in the round."""
        inside = self.inside()
        if not inside:
            return seat
        seat = (seat + self.direction) % self.seats
        while seat not in inside:
            seat = (seat + self.direction) % self.seats
        return seat

    def _next_turn(self, seat: int, cards: list[str]) -> int:
        """Whose turn it is after `seat` has laid `cards`, R15 included."""
        following = self._after(seat)
        if cards[0][0] == self.rules["skip"] and not self.rules["skip_answerable"] and len(self.inside()) > 1:
            following = self._after(following)
        return following

    # What fits

    def _is_wild(self, card: str) -> bool:
        return card[0] in (self.rules["wild"], self.rules["rank_wild"])

    def _is_black_king(self, card: str) -> bool:
        return bool(self.rules["king_of_spades"]) and card == "Ks"

    def _fits(self, card: str) -> bool:
        """Whether the card may be the first to be laid now, as far as the table goes (R5, R6, R10, R13, R14, R30)."""
        top = self.top
        if self.penalty:
            if not self.rules["stacking"]:
                return False
            if self._is_black_king(top):
                return card == "7s"
            if card[0] == "7":
                return True
            return self._is_black_king(card) and top == "7s"
        if self.skip:
            return bool(card[0] == self.rules["skip"])
        if self._is_wild(card):
            return bool(self.rules["wild_on_wild"]) or not self._is_wild(top)
        if self.wish is not None:
            return self.wish in (card[0], card[1])
        return card[0] == top[0] or card[1] == top[1]

    def _wishes(self, card: str) -> list[str]:
        """What may be wished with the card, as it stands behind its code; one empty wish for a card that is no wild."""
        if card[0] == self.rules["wild"]:
            return ["=" + suit for suit in SUITS]
        if card[0] == self.rules["rank_wild"]:
            ranks = {other[0] for other in self.deck if not self._is_wild(other)}
            return ["=" + rank for rank in ranks]
        return [""]

    def _may_be_last(self, card: str) -> bool:
        """R33."""
        if self.rules["finish"] == "not_seven_or_ace":
            return card[0] not in ("7", "A")
        if self.rules["finish"] == "wild_only":
            return bool(card[0] == self.rules["wild"])
        return True

    def _lays(self) -> list[tuple[list[str], str]]:
        """Every lay that is legal for the player on turn: the cards in order, and the wish as in the code."""
        hand = self.hands[self.to_act]
        choices: list[tuple[str, ...]] = [(card,) for card in hand]
        if self.drawn is not None:
            choices = [(self.drawn,)]  # R8
        elif self.rules["multi_play"]:  # R32
            for rank in RANKS:
                alike = [card for card in hand if card[0] == rank and not self._is_black_king(card)]  # R30
                for size in range(2, len(alike) + 1):
                    # One of the orders of those between stands for all: the one in string order.
                    choices += [
                        cards for cards in permutations(alike, size) if list(cards[1:-1]) == sorted(cards[1:-1])
                    ]
        lays = []
        for cards in choices:
            if not self._fits(cards[0]):
                continue
            if len(cards) == len(hand) and not self._may_be_last(cards[0]):
                continue
            for wish in self._wishes(cards[0]):
                lays.append((list(cards), wish))
        return lays

    def _can_draw(self) -> bool:
        """R19."""
        return bool(self.stock) or len(self.pile) > 1

    def legal(self, seat: int) -> list[str]:
        """The codes of every legal move of a seat now, sorted as plain strings."""
        if self.over or seat not in self.inside():
            return []
        codes = set()
        if seat == self.to_act:
            lays = self._lays()
            codes |= {",".join(cards) + wish for cards, wish in lays}
            if self.drawn is not None:
                codes.add("-")  # R8
            elif self.penalty:
                codes.add(f"+{self.penalty}")  # R11, R12
            elif self.skip:
                codes.add("-")  # R13
            elif self._can_draw():
                if self.rules["draw_when"] == "any_time" or not lays:
                    codes.add("+1")  # R7
            elif not lays:
                codes.add("-")  # R9
            left = [len(self.hands[seat]) - len(cards) for cards, _ in lays]
            if self.rules["call"] is not None and not self.called and 1 in left:
                codes.add("!")  # R22
        if self.window is not None:
            codes.add("!" if self.window == seat else f"?{self.window}")  # R23
        return sorted(codes)

    # Moves

    def apply(self, seat: int, code: str) -> None:
        """Make a move; raises Illegal, and then nothing has changed."""
        if code not in self.legal(seat):
            raise Illegal(f"seat {seat}: {code}")
        if code == "!":
            if self.window == seat:
                self.window = None
            else:
                self.called = True
            return
        if code[0] == "?":
            culprit = int(code[1:])
            self.window = None
            self._draw(culprit, self.rules["call"]["penalty"])
            return
        self.turns += 1
        if code == "-":
            self._give_up(seat)
        elif code[0] == "+":
            self._take(seat)
        else:
            self._lay(seat, code)

    def _shuffled(self, cards: list[str]) -> list[str]:
        given = in_order(cards)
        stock = self.reshuffle(list(given))
        assert in_order(stock) == given
        self.shuffles += 1
        return list(stock)

    def _draw(self, seat: int, number: int) -> list[str]:
        """Take up to `number` cards from the stock (R12, R18)."""
        cards = []
        for _ in range(number):
            if not self.stock:
                if len(self.pile) == 1:
                    break
                self.stock = self._shuffled(self.pile[:-1])
                self.pile = self.pile[-1:]
            cards.append(self.stock.pop(0))
        self.hands[seat].extend(cards)
        return cards

    def _give_up(self, seat: int) -> None:
        """`-`: keep the drawn card (R8), stand under a skip (R13) or pass (R9)."""
        if self.drawn is not None:
            self.passed = []
        elif self.skip:
            self.skip = False
            self.passed = []
        else:
            self.passed.append(seat)
        self._turn_without_a_lay_ends(seat)

    def _take(self, seat: int) -> None:
        """`+n`: the penalty (R11), or one card (R7)."""
        self.passed = []
        self.called = False  # R22
        if self.window == seat:
            self.window = None  # R23
        if self.penalty:
            self._draw(seat, self.penalty)
            self.penalty = 0
        else:
            card = self._draw(seat, 1)[0]
            if self.rules["play_drawn_card"]:
                self.drawn = card
                if self._lays():
                    return  # R8: the turn goes on
        self._turn_without_a_lay_ends(seat)

    def _turn_without_a_lay_ends(self, seat: int) -> None:
        self.called = False
        self.drawn = None
        self.to_act = self._after(seat)
        if self.pending is not None:
            self._finish_stands()
        self._check_the_end()

    def _owed_for(self, cards: list[str]) -> int:
        """What the next player owes for the cards (R10, R30, R32)."""
        return sum(2 * (card[0] == "7") + 4 * self._is_black_king(card) for card in cards)

    def _carry_out(self, cards: list[str], wish: str | None) -> None:
        """What cards that were just laid do (R6, R10, R13, R17, R30, R31, R32)."""
        self.penalty += self._owed_for(cards)
        for card in cards:
            if card[0] == self.rules["reverse"]:
                self.direction = -self.direction
        if cards[0][0] == self.rules["skip"] and self.rules["skip_answerable"]:
            self.skip = True
        self.wish = wish

    def _lay(self, seat: int, code: str) -> None:
        names, _, wish = code.partition("=")
        cards = names.split(",")
        called = self.called
        self.passed = []
        self.called = False
        self.drawn = None
        self.window = None  # R23: the next card is laid
        self.wish = None  # R6
        for card in cards:
            self.hands[seat].remove(card)
            self.pile.append(card)
        left = len(self.hands[seat])
        if self.rules["call"] is not None and left == 1 and not called:
            self.window = seat  # R22, R23

        if left == 0:
            self.out.append(seat)
            if self.rules["comeback"] is None and self._nobody_plays_on():
                # R25
                if self.rules["finishing_penalty_draws"]:
                    self._draw(self._after(seat), self.penalty + self._owed_for(cards))
                self._ends("out")
                return

        self._carry_out(cards, wish or None)
        self.to_act = self._next_turn(seat, cards)

        if self.pending is not None:  # this was an answering turn (R34)
            if left and self._brings_back(cards):
                back = self.pending
                self.pending = None
                self.out.remove(back)
                self._draw(back, self.penalty)
                self.penalty = 0
                self.to_act = self._after(seat)
                if self.to_act == back:
                    self.to_act = self._after(back)
            else:
                self._finish_stands()
        elif left == 0 and self.rules["comeback"] is not None:
            self.pending = seat
        self._check_the_end()

    def _brings_back(self, cards: list[str]) -> bool:
        if self.rules["comeback"] == "any_seven":
            return cards[0][0] == "7"
        return "7h" in cards

    # Ends

    def _nobody_plays_on(self) -> bool:
        """Whether a finish that stands ends the round (R25, R27)."""
        return not self.rules["play_on"] or len(self.inside()) < 2

    def _finish_stands(self) -> None:
        """The answering turn did not bring the finisher back (R34)."""
        self.pending = None
        if self._nobody_plays_on():
            self._ends("out")

    def _check_the_end(self) -> None:
        """R20, R21: the turn has ended."""
        if self.over:
            return
        if all(seat in self.passed for seat in self.inside()):
            self._ends("blocked")
        elif self.turns >= self.rules["turn_limit"]:
            if self.pending is not None and self._nobody_plays_on():
                self._ends("out")
            else:
                self._ends("turn_limit")

    def _ends(self, reason: str) -> None:
        self.over = True
        self.reason = reason
        self.pending = None
        self.penalty = 0
        self.skip = False
        self.winner = self.out[0] if self.out else None
        # R26
        self.places = [[seat] for seat in self.out]
        others = self.inside()
        for count in sorted({len(self.hands[seat]) for seat in others}):
            self.places.append([seat for seat in others if len(self.hands[seat]) == count])
