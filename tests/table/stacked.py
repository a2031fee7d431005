"""Packs stacked for a test: a table deals from its secret, so the order goes in where that becomes a shuffle."""

from collections.abc import Sequence

import pytest

from prsi.rules.cards import parse_cards
from prsi.rules.ruleset import deck_cards
from prsi.rules.shuffle import Shuffler
from prsi.table import dice


class Stacked(Shuffler):
    """Shuffle 0 is the given order (next card last), every reshuffle leaves the cards ascending."""

    def __init__(self, pack: Sequence[int]) -> None:
        self.pack = list(pack)

    def order(self, number: int, cards: list[int]) -> list[int]:
        """Return the order of a shuffle."""
        return list(self.pack) if number == 0 else sorted(cards)


def pack_for(hands: Sequence[str], upcard: str, stock: str, dealer: int, deck: int = 32) -> list[int]:
    """Return a whole pack that deals these hands (R1), turns this card and has this stock, the rest under it."""
    cards = [parse_cards(hand) for hand in hands]
    dealt: list[int] = []
    for n in range(max(len(hand) for hand in cards)):
        for step in range(1, len(cards) + 1):
            hand = cards[(dealer + step) % len(cards)]
            if n < len(hand):
                dealt.append(hand[n])
    order = [*dealt, *parse_cards(upcard), *parse_cards(stock)]
    assert len(set(order)) == len(order)
    order += [card for card in deck_cards(deck) if card not in order]
    return order[::-1]


def stack(monkeypatch: pytest.MonkeyPatch, pack: Sequence[int]) -> None:
    """Let every round be dealt from this pack."""
    monkeypatch.setattr(dice, "shuffler_of", lambda master, dealt: Stacked(pack))
