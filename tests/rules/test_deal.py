"""R1, R37: how cards are dealt, and that anybody can check a deal and every reshuffle once the secret is known."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from prsi.rules.cards import card_code, cards_of, parse_card, parse_cards
from prsi.rules.deal import SecretShuffler, commitment, mix
from prsi.rules.events import UpcardTurned
from prsi.rules.play import deal, legal_codes, play, set_up
from prsi.rules.ruleset import build
from prsi.rules.shuffle import Shuffler


class Unshuffled(Shuffler):
    """Leaves cards ascending, the lowest to be drawn next."""

    def order(self, number: int, cards: list[int]) -> list[int]:
        return sorted(cards, reverse=True)


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    """R1, R3: clockwise; then the upcard; the rest is the stock; the dealer's left begins."""
    pack = list(build({}).cards)
    round_, events = deal(build({}), 3, 1, Unshuffled())
    assert [cards_of(hand) for hand in round_.hands] == [pack[1:12:3], pack[2:12:3], pack[0:12:3]]
    assert round_.top == pack[12]
    assert list(reversed(round_.stock)) == pack[13:]
    assert round_.to_act == 2
    assert [getattr(event, "seat", None) for event in events] == [2, 0, 1, None]


class InTurn(Shuffler):
    """Gives the orders it was told, the next card to be drawn first."""

    def __init__(self, *orders: str) -> None:
        self.orders = orders

    def order(self, number: int, cards: list[int]) -> list[int]:
        order = parse_cards(self.orders[number - 1])
        assert sorted(order) == cards
        return order[::-1]


def test_wild_upcards_go_back_until_none_is_turned() -> None:
    """R2: the whole stock is shuffled with it each time; then R4 holds for the card that stays."""
    start = [parse_cards("8c 9c"), parse_cards("8d 9d")]
    shuffler = InTurn("Qd 7s Qh Tc", "7s Tc Qd Qh")
    redraw = build({"start_wild": "redraw"})
    round_, events = set_up(redraw, 1, start, parse_card("Qh"), parse_cards("Qd Tc 7s"), shuffler)
    assert (card_code(round_.top), round_.penalty, round_.shuffles) == ("7s", 2, 2)
    assert list(reversed(round_.stock)) == parse_cards("Tc Qd Qh")
    assert round_.pile == 0
    assert events[-1] == UpcardTurned("7s", 2, 2, False, 1)


def test_a_wild_upcard_stays_where_there_is_nothing_but_wilds() -> None:
    """R2: or the redraw would never end; it counts as its own suit then."""
    start = [parse_cards("8h 9c"), parse_cards("8d 9d")]
    redraw = build({"start_wild": "redraw"})
    round_, _ = set_up(redraw, 1, start, parse_card("Qh"), parse_cards("Qd Qs"), InTurn())
    assert (card_code(round_.top), round_.shuffles) == ("Qh", 0)
    assert legal_codes(round_, 0) == ["+1", "8h"]


def test_hand_sizes_of_a_match() -> None:
    """R28: seats may get fewer cards than others, still one at a time; a seat with none is not in the round."""
    pack = list(build({}).cards)
    round_, _ = deal(build({}), 4, 0, Unshuffled(), [1, 3, 0, 2])
    assert [cards_of(hand) for hand in round_.hands] == [[pack[2]], [pack[0], pack[3], pack[5]], [], [pack[1], pack[4]]]
    assert (round_.top, round_.to_act) == (pack[6], 1)
    assert legal_codes(round_, 2) == []


def test_impossible_deals_are_refused() -> None:
    """A clear error before a card has been dealt."""
    quick = build({"hand_size": 6, "multi_play": True})
    three = build({"players": [3, 4]})
    for ruleset, seats, dealer, sizes in [
        (quick, 5, 0, None),
        (quick, 1, 0, None),
        (three, 2, 0, None),
        (three, 5, 0, None),
        (quick, 3, 3, None),
        (quick, 3, -1, None),
        (quick, 3, 0, [6, 6]),
        (quick, 3, 0, [0, 6, 6]),
        (quick, 3, 1, [0, 6, 0]),
        (quick, 3, 1, [6, 7, 6]),
        (quick, 3, 1, [6, 6, -1]),
        (quick, 10**12, 1, None),
    ]:
        with pytest.raises(ValueError, match="expected"):
            deal(ruleset, seats, dealer, Unshuffled(), sizes)


@pytest.mark.parametrize("card", [-1, -52, 52, 10**30])
def test_what_is_no_card_is_refused(card: int) -> None:
    """A number below 0 does not count from the end of the pack."""
    for hands, upcard, stock in [([[card], [20]], 30, [31]), ([[21], [20]], card, [31]), ([[21], [20]], 30, [card])]:
        with pytest.raises(ValueError, match=f"^{card} is not in the pack"):
            set_up(build({}), 0, hands, upcard, stock, Unshuffled())


def test_a_seventh_hand_is_refused() -> None:
    """A round has six places for hands; a seventh would lie in the sixth."""
    with pytest.raises(ValueError, match="7 hands given, at most 6 expected"):
        set_up(build({}), 0, [[20 + seat] for seat in range(7)], 30, [], Unshuffled())


def test_impossible_positions_are_refused() -> None:
    """A card twice, a card of another pack, a dealer who is not in."""
    cards = {code: parse_card(code) for code in ("7c", "7d", "8c", "9c", "2c")}
    for hands, upcard, stock, dealer in [
        ([["7c"], ["7d"]], "7c", [], 0),
        ([["7c"], ["7d", "7d"]], "8c", [], 0),
        ([["7c"], ["7d"]], "8c", ["9c", "9c"], 0),
        ([["7c"], ["2c"]], "8c", [], 0),
        ([["7c"], []], "8c", [], 0),
        ([["7c"], ["7d"]], "8c", [], 2),
    ]:
        with pytest.raises(ValueError, match=r"expected|pack|more than once"):
            set_up(
                build({}),
                dealer,
                [[cards[code] for code in hand] for hand in hands],
                cards[upcard],
                [cards[code] for code in stock],
                Unshuffled(),
            )


# R37, computed a second time from its description alone.


def fours(seed: bytes, number: int) -> Iterator[int]:
    block = 0
    while True:
        text = b"prsi shuffle" + number.to_bytes(4, "big") + block.to_bytes(4, "big")
        digest = hmac.new(seed, text, hashlib.sha256).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def shuffled(seed: bytes, number: int, cards: list[int]) -> list[int]:
    order = sorted(cards)
    choices = fours(seed, number)
    for place in reversed(range(1, len(order))):
        fair = (2**32 // (place + 1)) * (place + 1)
        choice = next(value for value in choices if value < fair) % (place + 1)
        order[place], order[choice] = order[choice], order[place]
    return order


def test_commitment_and_mix_are_what_they_are_said_to_be() -> None:
    """R37: a salted SHA-256; the players' contributions mixed in by HMAC, none of them able to stand for another."""
    assert commitment(b"secret", b"salt") == hashlib.sha256(b"prsi commitment\0\0\0\4saltsecret").hexdigest()
    message = b"prsi seed\0\0\0\3one\0\0\0\0"
    assert mix(b"secret", [b"one", b""]) == hmac.new(b"secret", message, hashlib.sha256).digest()
    seeds = {
        mix(b"s", parts) for parts in ([], [b""], [b"a"], [b"a", b""], [b"", b"a"], [b"ab"], [b"a", b"b"], [b"b", b"a"])
    }
    assert len(seeds) == 8
    assert (
        len({commitment(b"ab", b"c"), commitment(b"b", b"ca"), commitment(b"b", b"ac"), commitment(b"abc", b"")}) == 4
    )


def test_every_order_follows_from_seed_and_number() -> None:
    """R37: from nothing else, not even the order in which the cards come."""
    rng = random.Random(1)
    for number in range(50):
        seed = rng.randbytes(32)
        cards = rng.sample(range(52), rng.randint(0, 52))
        expected = shuffled(seed, number, cards)
        assert SecretShuffler(seed).order(number, list(cards)) == expected
        assert SecretShuffler(seed).order(number, sorted(cards)) == expected
    assert SecretShuffler(b"s").order(1, list(range(32))) != SecretShuffler(b"s").order(2, list(range(32)))
    assert SecretShuffler(b"s").order(1, list(range(32))) != SecretShuffler(b"t").order(1, list(range(32)))


def test_orders_are_even() -> None:
    """R37: each of the six orders of three cards comes up about as often as the others."""
    counts = Counter(tuple(SecretShuffler(seed.to_bytes(4, "big")).order(0, [0, 1, 2])) for seed in range(6000))
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


class Watched(SecretShuffler):
    """Keeps what was shuffled."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.log: list[tuple[int, list[int], list[int]]] = []

    def order(self, number: int, cards: list[int]) -> list[int]:
        given = list(cards)
        order = super().order(number, cards)
        self.log.append((number, given, list(order)))
        return order


@pytest.mark.parametrize("preset", ["prsi", "prsi-scored", "mau-mau"])
def test_one_secret_derives_the_deal_and_every_reshuffle(preset: str) -> None:
    """R37: shuffle 0 is the deal, each redraw and reshuffle takes the next number, and all can be repeated."""
    reshuffles = 0
    for secret in range(20):
        seed = mix(secret.to_bytes(32, "big"), [b"from a player"])
        shuffler = Watched(seed)
        round_, _ = deal(build({"preset": preset}), 4, 0, shuffler)
        pack = list(build({"preset": preset}).cards)
        assert shuffler.log[0] == (0, pack, shuffled(seed, 0, pack))
        rng = random.Random(secret)
        while not round_.over and round_.turns < 200:
            play(round_, round_.to_act, rng.choice(legal_codes(round_, round_.to_act)))
        assert [number for number, _, _ in shuffler.log] == list(range(len(shuffler.log)))
        assert len(shuffler.log) == round_.shuffles + 1
        for number, cards, order in shuffler.log:
            assert order == shuffled(seed, number, cards)
        reshuffles += round_.shuffles
    assert reshuffles > 5
