"""Moves as integers: what a seat does, packed so that an ordinary lay is the card's own number.

Bits 0–5 hold the first card laid, or one of the words below; bits 6–10 the wish plus one (suits 0–3, ranks from 4);
bits 11–16 the last card plus one and bits 17–20 the suits between, where several cards are laid (R32).
"""

from typing import Final

from mypy_extensions import i64

DRAW: Final = 52
"""Draw one card: ``+1``."""
TAKE: Final = 53
"""Take the whole penalty: ``+n``."""
PASS: Final = 54
"""``-``: stand under a skip, keep a drawn card, or pass when nothing can be drawn."""
CALL: Final = 55
"""``!``: call Mau."""
CALL_OUT: Final = 56
"""``?0``; the seat is added."""

WISH_SHIFT: Final = 6
LAST_SHIFT: Final = 11
BETWEEN_SHIFT: Final = 17
NO_WISH: Final = -1
WISH_RANK: Final = 4
"""A wish from here on is a rank: WISH_RANK + rank."""


def lay(card: i64, wish: i64 = NO_WISH) -> i64:
    """Return the move that lays one card, with its wish if it is a wild."""
    return card | (wish + 1) << WISH_SHIFT


def lay_several(first: i64, between: i64, last: i64, wish: i64 = NO_WISH) -> i64:
    """Return the move that lays several cards of one rank (R32); ``between`` is a mask of suits."""
    return first | (wish + 1) << WISH_SHIFT | (last + 1) << LAST_SHIFT | between << BETWEEN_SHIFT


def first_card(move: i64) -> i64:
    """Return the first card laid, or the word of a move that lays none."""
    return move & 63


def wish_of(move: i64) -> i64:
    """Return the wish, or NO_WISH."""
    return (move >> WISH_SHIFT & 31) - 1


def last_card(move: i64) -> i64:
    """Return the card that a lay leaves on top."""
    last = move >> LAST_SHIFT & 63
    return last - 1 if last else move & 63


def suits_between(move: i64) -> i64:
    """Return the suits laid between the first and the last card, as a mask of four bits."""
    return move >> BETWEEN_SHIFT
