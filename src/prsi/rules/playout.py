"""Random play inside the compiled group: each card that fits is equally likely; a card is drawn only when none fits."""

from mypy_extensions import i64

from prsi.rules.moves import DRAW, PASS, TAKE, WISH_SHIFT
from prsi.rules.round import Round
from prsi.rules.shuffle import Dice
from prsi.rules.tables import WISHES_RANK, WISHES_SUIT


def playout(round_: Round, dice: Dice) -> int:
    """Play a round to its end and return how many decisions were made.

    Nobody calls, and cards are laid one at a time; a wish is drawn evenly among those allowed.
    """
    tables = round_.tables
    decisions: i64 = 0
    while not round_.over:
        seat = round_.to_act
        lays = round_.lays(seat)
        decisions += 1
        if lays:
            left = lays & (lays - 1)
            if left:  # choose among several: count, then drop the lowest ones
                n: i64 = 1
                while left:
                    left &= left - 1
                    n += 1
                n = dice.below(n)
                while n:
                    lays &= lays - 1
                    n -= 1
            chosen: int = lays & -lays
            card: i64 = chosen.bit_length() - 1
            effect: i64 = tables.effects[card]
            if effect >= WISHES_SUIT:
                wishes = tables.rank_wishes if effect == WISHES_RANK else tables.suit_wishes
                wish: i64 = wishes[dice.below(len(wishes))]
                card |= (wish + 1) << WISH_SHIFT
            round_.apply(seat, card)
        elif round_.penalty:
            round_.act(seat, TAKE)
        elif round_.skip or not (round_.stock or round_.can_draw()):
            round_.act(seat, PASS)
        else:
            round_.act(seat, DRAW)
    return decisions
