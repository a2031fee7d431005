"""Random play inside the compiled group: each card that fits is equally likely; a card is drawn only when none fits."""

from mypy_extensions import i64

from prsi.rules.moves import DRAW, PASS, TAKE, WISH_SHIFT
from prsi.rules.round import Round, card_of_bit, count_cards
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
            if lays & (lays - 1):
                skip = dice.below(count_cards(lays))
                while skip:
                    lays &= lays - 1
                    skip -= 1
            card = card_of_bit(lays & -lays)
            effect: i64 = tables.effects[card]
            if effect >= WISHES_SUIT:
                wishes = tables.rank_wishes if effect == WISHES_RANK else tables.suit_wishes
                wish: i64 = wishes[dice.below(len(wishes))]
                card |= (wish + 1) << WISH_SHIFT
            round_.apply(seat, card)
        elif round_.penalty:
            round_.apply(seat, TAKE)
        elif round_.skip or not round_.can_draw():
            round_.apply(seat, PASS)
        else:
            round_.apply(seat, DRAW)
    return decisions
