"""Cards as small integers, and sets of cards as bit masks.

A card is ``rank * 4 + suit`` with ranks ``2 … A`` and suits ``c d h s``, so that the cards of one rank are four
neighbouring bits and sorting by number sorts by rank and then as the codes sort.
"""

from collections.abc import Iterable
from typing import Final

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
CARDS: Final = 52

SEVEN: Final = 5
EIGHT: Final = 6
NINE: Final = 7
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
ACE: Final = 12

SEVEN_OF_SPADES: Final = SEVEN * 4 + 3
SEVEN_OF_HEARTS: Final = SEVEN * 4 + 2
KING_OF_SPADES: Final = KING * 4 + 3

CODES: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)
BITS: Final = tuple(2**card for card in range(CARDS))
_CARD_OF_CODE: Final = {code: card for card, code in enumerate(CODES)}


class CardError(ValueError):
    """A text that names no card."""


def card_code(card: int) -> str:
    """Return the two-character code of a card (0–51)."""
    return CODES[card]


def parse_card(code: str) -> int:
    """Return the card that a two-character code names.

    Raises CardError, which repeats the text and says what was expected.
    """
    card = _CARD_OF_CODE.get(code)
    if card is None:
        raise CardError(f"{code!r} is no card: expected a rank of {RANKS} and a suit of {SUITS}, such as 7h")
    return card


def parse_cards(text: str) -> list[int]:
    """Return the cards named in a text, separated by white space, in its order.

    Raises CardError for a text that is no card.
    """
    return [parse_card(code) for code in text.split()]


def format_cards(cards: Iterable[int]) -> str:
    """Return the codes of cards, in their order, joined by a space."""
    return " ".join([CODES[card] for card in cards])


def mask_of(cards: Iterable[int]) -> int:
    """Return the set of cards as a mask: bit n stands for card n."""
    mask = 0
    for card in cards:
        mask |= BITS[card]
    return mask


def cards_of(mask: int) -> list[int]:
    """Return the cards of a mask, ascending."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards
