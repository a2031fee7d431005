"""Deal, reshuffles and lots follow from the secret as docs/records.md says, repeated with nothing of prsi's own.

A check by the engine's own shuffler would agree with any change of it; this is what a suspicious player would write.
"""

import hashlib
import hmac

from prsi.match import LotDrawn, replay
from tests.match.random_match import play_match

PACK_52 = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def mac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()


def four(number: int) -> bytes:
    return number.to_bytes(4, "big")


def shuffled(seed: bytes, number: int, cards: list[str]) -> list[str]:
    """Return shuffle ``number`` of the seed; the last card is drawn first."""
    cards = sorted(cards, key=PACK_52.index)
    stream = b"".join(mac(seed, b"prsi shuffle" + four(number) + four(block)) for block in range(40))
    for place in range(len(cards) - 1, 0, -1):
        while True:
            x, stream = int.from_bytes(stream[:4], "big"), stream[4:]
            if x < 2**32 // (place + 1) * (place + 1):
                break
        other = x % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def test_deals_and_lots_can_be_repeated_from_the_description_alone() -> None:
    """R37, for every round of 150 matches of any preset: who was dealt what, the stock, the lots."""
    lots = 0
    for seed in range(150):
        done = replay(play_match(seed)[0])
        pack = PACK_52 if done.record.ruleset.deck == 52 else [card for card in PACK_52 if card[0] in "789TJQKA"]
        for played in done.rounds:
            round_ = played.record
            assert round_.fairness and round_.order and round_.deal and round_.dealer is not None
            fairness = round_.fairness
            assert fairness.salt is not None
            promised = b"prsi commitment" + four(len(fairness.salt)) + fairness.salt + fairness.secret
            assert hashlib.sha256(promised).hexdigest() == fairness.commitment
            mixed = b"".join(four(len(part)) + part for _, part in fairness.contributions)
            secret_seed = mac(fairness.secret, b"prsi seed" + mixed)
            stock = shuffled(secret_seed, 0, pack)
            hands: list[list[str]] = [[] for _ in round_.deal]
            for _ in range(max(round_.deal)):
                for seat in [(round_.dealer + step) % len(hands) for step in range(1, len(hands) + 1)]:
                    if len(hands[seat]) < round_.deal[seat]:
                        hands[seat].append(stock.pop())
            assert [set(hand) for hand in hands] == [set(hand) for hand in round_.order.hands]
            number, upcard = 0, stock.pop()
            while done.record.ruleset.start_wild == "redraw" and upcard[0] == done.record.ruleset.wild:
                number += 1
                stock = shuffled(secret_seed, number, [*stock, upcard])
                upcard = stock.pop()
            assert upcard == round_.order.upcard
            assert tuple(reversed(stock)) == round_.order.stock
            for order in round_.order.reshuffles:
                number += 1
                assert tuple(reversed(shuffled(secret_seed, number, list(order)))) == order
            for at, lot in enumerate(event for event in played.scored if isinstance(event, LotDrawn)):
                drawn = shuffled(mac(secret_seed, b"prsi lot"), at, pack)[::-1]
                assert tuple(drawn[: len(lot.seats)]) == lot.cards
                lots += 1
    assert lots
