"""The hint: what the strong level would play, and why, as a reason that is true of the position.

A reason is looked for among those that fit the kind of move; where it says that something else is worse, the search
has found so. The sentences are in ``bots.ftl`` under the reason's name.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from prsi.bots.belief import imagine
from prsi.bots.budget import Budget
from prsi.bots.choice import Tried, cards_left, notices, search
from prsi.bots.hidden import Hidden
from prsi.bots.policy import Thumb
from prsi.rules.cards import BITS, SUITS, mask_of, parse_card
from prsi.rules.play import parse_move
from prsi.rules.round import Round
from prsi.rules.shuffle import Dice, FastShuffler
from prsi.rules.tables import OWES, PASSES_OVER, PLAIN, SKIPS, WISHED, WISHES_SUIT, Tables
from prsi.rules.view import View

SAMPLES = 60
"""Deals sampled to say how likely the next player holds a suit."""

HARDLY = 0.3
"""The most likely that a suit may be with a player who "probably" has none of it."""

REASONS = (
    "because-call",
    "because-call-out",
    "because-only-move",
    "because-goes-out",
    "because-brings-back",
    "because-ends-round",
    "because-passes-penalty",
    "because-passes-skip",
    "because-keeps-seven",
    "because-keeps-skip",
    "because-keeps-drawn",
    "because-draws",
    "because-saves-wild-drawing",
    "because-wish-lacked",
    "because-wish-most",
    "because-wish-safe",
    "because-wild-last",
    "because-sheds",
    "because-stops-next",
    "because-makes-draw",
    "because-moves-again",
    "because-makes-stand",
    "because-skips-next",
    "because-saves-wild",
    "because-keeps-defence",
    "because-next-lacks",
    "because-follows",
    "because-best",
    "because-nothing-better",
)
"""Every reason there is; each has its sentence in every language."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a strong player would do: a legal move, and why.

    ``reason`` names a sentence; ``args`` fill it in: ``count`` cards, and, where there was a choice, ``chance``, how
    often in 100 imagined rounds the move wins: a round without an end or a winner counts in part, a place does not.
    """

    move: str
    reason: str
    args: dict[str, str | int]


def explain(view: View, budget: Budget, random: Random) -> Hint:
    """Return what the strong level would play and why; raises ValueError where the seat has no legal move."""
    if not view.legal:
        raise ValueError(f"seat {view.seat} has no legal move now")
    call_out = notices(view)
    if call_out is not None:
        return Hint(call_out, "because-call-out", {"count": view.ruleset.call or 0})
    moves = [code for code in view.legal if code != "!"]
    late = view.window == view.seat
    if "!" in view.legal and (late or not moves):
        return Hint("!", "because-call", {"count": view.ruleset.call or 0})
    dice = Dice(random.getrandbits(31))
    round_, hidden = imagine(view, dice)
    if len(moves) == 1:
        move, tried = moves[0], {moves[0]: Tried(0.0, 0.0, 0)}
    else:
        found = search(view, round_, hidden, Thumb(round_.tables), budget, dice)
        move, tried = found.code, found.tried
    if "!" in view.legal and cards_left(view, move) == 1:
        return Hint("!", "because-call", {"count": view.ruleset.call or 0})
    return why(view, round_, hidden, dice, move, tried, len(moves) > 1)


def why(
    view: View, round_: Round, hidden: Hidden, dice: Dice, move: str, tried: dict[str, Tried], choice: bool
) -> Hint:
    """Return a move with its reason; ``tried`` is what a search made of the moves, ``choice`` if there are any.

    It leaves another sample of the hidden cards in the round.
    """
    tried = {code: each for code, each in tried.items() if each.tries or code == move}
    position = _Position(view, round_, hidden, dice, move, tried)
    reason = position.reason() if choice or cards_left(view, move) == 0 else "because-only-move"
    args: dict[str, str | int] = {"count": position.count}
    if choice:
        args["chance"] = round(100 * tried[move].wins)
    return Hint(move, reason, args)


class _Position:
    """A position, the move chosen in it, and what the search thinks of the other moves."""

    def __init__(
        self, view: View, round_: Round, hidden: Hidden, dice: Dice, move: str, tried: dict[str, Tried]
    ) -> None:
        self.view = view
        self.tables: Tables = round_.tables
        self.round = round_
        self.hidden = hidden
        self.dice = dice
        self.move = move
        self.tried = tried
        self.hand = mask_of([parse_card(code) for code in view.hand])
        self.next = -1  # whose turn follows the lay, or would but for a skip: where it is known
        self.count = 0
        self.chances: list[float] = []
        self.cards = _cards(move)
        self.rest = self.hand & ~mask_of(self.cards)
        self.effect = self.tables.effects[self.cards[-1]] if self.cards else PLAIN
        self.wilds = mask_of([card for card in range(52) if self.tables.effects[card] >= WISHES_SUIT])

    def reason(self) -> str:
        """Return the first reason that holds."""
        if self.cards and not self.rest:
            return "because-goes-out"
        if self.view.pending is not None and mask_of(self.cards) & self.tables.comeback:
            return "because-brings-back"
        if self._ends():
            return "because-ends-round"
        if not self.cards:
            return self._why_idle()
        if self.view.penalty:
            self.count = self.view.penalty + self._owed()
            return "because-passes-penalty"
        if self.view.skip:
            return "because-passes-skip"
        if self.effect >= WISHES_SUIT:
            return self._why_wild()
        return self._why_lay()

    def _ends(self) -> bool:
        """Say whether the round is over with the move, whatever is hidden (R21, R34); if not, find who is next."""
        end = self.round.clone()
        end.shuffler = FastShuffler(self.dice)
        end.apply(self.view.seat, parse_move(end, self.view.seat, self.move))
        self.next = end.after >> self.view.seat * 3 & 7
        may_lay_drawn = self.tables.play_drawn and self.move == "+1" and not self.view.penalty
        return end.over and not may_lay_drawn

    def _why_idle(self) -> str:
        if self.view.penalty:
            self.count = self.view.penalty
            return "because-keeps-seven"
        if self.view.skip:
            return "because-keeps-skip"
        if self.view.drawn is not None:
            return "because-keeps-drawn"
        lays = [card for code in self.tried for card in _cards(code)]
        if lays and all(BITS[card] & self.wilds for card in lays):
            return "because-saves-wild-drawing"
        return "because-draws"

    def _why_wild(self) -> str:
        wish = self.move.partition("=")[2]
        if wish in SUITS:
            chances = [self._next_holds(suit) for suit in range(4)]
            at = SUITS.index(wish)
            held = [(self.rest & _of_suit(suit)).bit_count() for suit in range(4)]
            follow = (self.tables.fits[WISHED + at] & self.rest & ~self.wilds).bit_count()
            lacked = chances[at] < HARDLY and chances[at] <= min(chances) + 0.02
            if follow and lacked and chances[at] < max(chances) - 0.15:
                return "because-wish-lacked"
            self.count = held[at]
            if follow and all(held[at] > held[other] for other in range(4) if other != at):
                return "because-wish-most"
            if not held[at] and lacked:
                return "because-wish-safe"
            self.count = follow
            if follow:
                return "because-follows"
        if all(BITS[card] & self.wilds for code in self.view.legal for card in _cards(code)):
            return "because-wild-last"
        return self._why_best()

    def _why_lay(self) -> str:
        seats_left = sum(self.view.inside)
        close = self.view.counts[self.next] <= 2
        self.count = len(self.cards)
        if len(self.cards) > 1:
            return "because-sheds"
        if self.effect == OWES:
            self.count = self._owed()
            return "because-stops-next" if close else "because-makes-draw"
        fits = self.tables.fits[self.cards[-1]] & self.rest
        if self.effect in (SKIPS, PASSES_OVER):
            if seats_left == 2 and fits:
                return "because-moves-again"
            return "because-makes-stand" if self.effect == SKIPS else "because-skips-next"
        suit = self.cards[-1] & 3
        chances = [self._next_holds(other) for other in range(4)]
        others = {card & 3 for code in self.tried for card in _cards(code) if not BITS[card] & self.wilds} - {suit}
        if others and chances[suit] < HARDLY and all(chances[suit] < chances[other] - 0.15 for other in others):
            return "because-next-lacks"
        if self._worse(lambda card: self.tables.effects[card] in (OWES, SKIPS, PASSES_OVER)):
            return "because-keeps-defence"
        if self._worse(lambda card: BITS[card] & self.wilds != 0):
            return "because-saves-wild"
        if fits & ~self.wilds:
            self.count = (fits & ~self.wilds).bit_count()
            return "because-follows"
        return self._why_best()

    def _why_best(self) -> str:
        # A move may be the best for what a win is not, a place (R27) or few cards left, and another one win more often.
        own = self.tried[self.move].wins
        wins_most = own > 0 and all(each.wins <= own for each in self.tried.values())
        return "because-best" if wins_most else "because-nothing-better"

    def _worse(self, kind: Callable[[int], bool]) -> bool:
        """Say whether there were lays of a kind, and the search found every one of them worse."""
        lays = [each.worth for code, each in self.tried.items() if _cards(code) and kind(_cards(code)[-1])]
        return bool(lays) and all(worth < self.tried[self.move].worth for worth in lays)

    def _owed(self) -> int:
        return self.tables.owes[self.cards[-1]] * len(self.cards)

    def _next_holds(self, suit: int) -> float:
        """Return how likely the next player has a card of a suit."""
        if not self.chances:
            self._sample()
        return self.chances[suit]

    def _sample(self) -> None:
        found = [0] * 4
        for _ in range(SAMPLES):
            self.hidden.walk(10, self.dice)
            self.hidden.deal_into(self.round, self.dice)
            hand = self.round.hand(self.next)
            for suit in range(4):
                found[suit] += hand & _of_suit(suit) != 0
        self.chances = [each / SAMPLES for each in found]


def _of_suit(suit: int) -> int:
    """Return the cards of a suit."""
    return mask_of(range(suit, 52, 4))


def _cards(code: str) -> list[int]:
    """Return the cards that a move code lays, in order."""
    if code[0] in "+-!?":
        return []
    return [parse_card(card) for card in code.partition("=")[0].split(",")]
