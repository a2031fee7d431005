"""What a round tells each seat, worked out a second time: by the naive engine and the rulebook, not by the server.

`TellingRound` is `tests.naive` with a mouth. Its deal and its reshuffles come from the round's secret as
docs/records.md describes them, written here once more, and who may see which card is decided once more (R36).
"""

from __future__ import annotations

import copy
import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any, Final

from tests.naive.engine import NaiveRound, in_order
from tests.naive.ruleset import deck_of, resolve

Json = dict[str, Any]

HIDDEN: Final = {"dealt", "drew"}
"""Events whose cards are their own seat's only; everything else in a round is seen by all (R36)."""


# ---- secrets (R37) ----


def derived(master: bytes, label: str, *numbers: int) -> bytes:
    """What a table derives from its master secret."""
    return hmac.new(master, "/".join([f"prsi {label}", *map(str, numbers)]).encode(), hashlib.sha256).digest()


def committed(secret: bytes, salt: bytes) -> str:
    """The hash that is published before the deal."""
    return hashlib.sha256(b"prsi commitment" + len(salt).to_bytes(4, "big") + salt + secret).hexdigest()


def mixed(secret: bytes, contributions: Sequence[bytes]) -> bytes:
    """The seed of a round: its secret and what the players added."""
    parts = b"".join(len(part).to_bytes(4, "big") + part for part in contributions)
    return hmac.new(secret, b"prsi seed" + parts, hashlib.sha256).digest()


def numbers_of(seed: bytes, shuffle: int) -> Iterator[int]:
    """The stream of 32-bit numbers that a shuffle uses."""
    block = 0
    while True:
        label = b"prsi shuffle" + shuffle.to_bytes(4, "big") + block.to_bytes(4, "big")
        digest = hmac.new(seed, label, hashlib.sha256).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def shuffled(seed: bytes, shuffle: int, cards: list[str]) -> list[str]:
    """The cards as a shuffle leaves them, next to be drawn first."""
    stock = in_order(cards)
    stream = numbers_of(seed, shuffle)
    for last in range(len(stock) - 1, 0, -1):
        fair = 2**32 - 2**32 % (last + 1)
        number = next(n for n in stream if n < fair)
        other = number % (last + 1)
        stock[last], stock[other] = stock[other], stock[last]
    return stock[::-1]


# ---- a round that tells ----


class TellingRound(NaiveRound):
    """A naive round dealt from a seed. `told` are the events of its beginning, `move` returns those of a move."""

    def __init__(self, ruleset: Json, dealer: int, sizes: Sequence[int], seed: bytes) -> None:
        self.seed = seed
        self.over_passed: int | None = self._nobody()
        rules = resolve(ruleset)
        stock = self.shuffled(0, deck_of(rules))
        seats = len(sizes)
        hands: list[list[str]] = [[] for _ in sizes]
        order = [(dealer + step) % seats for step in range(1, seats + 1)]
        for card in range(max(sizes)):
            for seat in order:
                if card < sizes[seat]:
                    hands[seat].append(stock.pop(0))
        upcard = stock.pop(0)
        playing = [seat for seat in range(seats) if sizes[seat]]
        super().__init__(rules, seats, dealer, hands, upcard, stock, self._reshuffled, playing)
        self.told: list[Json] = [
            {"kind": "dealt", "seat": seat, "count": len(hands[seat]), "cards": in_order(hands[seat])}
            for seat in order
            if hands[seat]
        ]
        self.told.append(
            {
                "kind": "upcard_turned",
                "card": self.top,
                "redraws": self.shuffles,
                "penalty": self.penalty,
                "skip": self.skip,
                "direction": self.direction,
            }
        )
        if self.over_passed is not None:
            self.told.append({"kind": "skipped", "seat": self.over_passed})

    def _nobody(self) -> int | None:
        return None

    def shuffled(self, number: int, cards: list[str]) -> list[str]:
        """The cards as the round's shuffle of that number leaves them, next to be drawn first."""
        return shuffled(self.seed, number, cards)

    def _reshuffled(self, cards: list[str]) -> list[str]:
        return self.shuffled(self.shuffles + 1, cards)

    def _next_turn(self, seat: int, cards: list[str]) -> int:
        following = super()._next_turn(seat, cards)
        self.over_passed = self._after(seat) if following != self._after(seat) or self._alone(seat, cards) else None
        return following

    def _alone(self, seat: int, cards: list[str]) -> bool:
        """Whether the seat that is passed over is followed by itself: with two players, who laid moves again."""
        skips = cards[0][0] == self.rules["skip"] and not self.rules["skip_answerable"]
        return skips and len(self.inside()) > 1 and self._after(self._after(seat)) == self._after(seat)

    def move(self, seat: int, code: str) -> list[Json]:
        """Make a move and tell it, hidden cards included; raises Illegal."""
        before = copy.deepcopy(self.__dict__)
        self.over_passed = None
        self.apply(seat, code)
        events: list[Json] = []
        if code == "!":
            events.append({"kind": "called", "seat": seat, "late": before["window"] == seat})
        elif code[0] == "?":
            culprit = int(code[1:])
            events.append({"kind": "called_out", "seat": culprit, "by": seat})
            events += self._drew(before, culprit, "called_out")
        elif code == "-":
            kind = "kept" if before["drawn"] else "stood" if before["skip"] else "passed"
            events.append({"kind": kind, "seat": seat})
        elif code[0] == "+":
            events += self._drew(before, seat, "penalty" if before["penalty"] else "turn")
            if before["window"] == seat:
                events.append({"kind": "window_closed", "seat": seat})
        else:
            events += self._laid(before, seat, code)
        if self.over:
            events.append(self._told_end())
        return events

    def time_out(self) -> list[Json]:
        """Close the window of R23 because its five seconds are over."""
        culprit, self.window = self.window, None
        return [{"kind": "window_closed", "seat": culprit}]

    def _drew(self, before: Json, seat: int, cause: str, laid: int = 0) -> list[Json]:
        got = [card for card in self.hands[seat] if card not in before["hands"][seat]]
        events: list[Json] = []
        if self.shuffles > before["shuffles"]:
            events.append({"kind": "reshuffled", "stock": len(before["pile"]) - 1 + laid})
        events.append({"kind": "drew", "seat": seat, "count": len(got), "cards": in_order(got), "cause": cause})
        return events

    def _laid(self, before: Json, seat: int, code: str) -> list[Json]:
        events: list[Json] = []
        if before["window"] is not None:
            events.append({"kind": "window_closed", "seat": before["window"]})
        names, _, wish = code.partition("=")
        cards = names.split(",")
        finished = not self.hands[seat]
        counted = not (self.over and finished) or self.rules["finishing_penalty_draws"]
        penalty = before["penalty"] + self._owed_for(cards) if counted else 0
        laid = {"kind": "laid", "seat": seat, "cards": cards, "wish": wish or None, "penalty": penalty}
        events.append(laid | {"skip": self.skip, "direction": self.direction})
        if finished:
            events.append({"kind": "went_out", "seat": seat})
        if self.over_passed is not None:
            events.append({"kind": "skipped", "seat": self.over_passed})
        back = before["pending"]
        if back is not None and back not in self.out:
            events.append({"kind": "came_back", "seat": back, "by": seat})
            events += self._drew(before, back, "comeback", len(cards))
        elif finished and self.over and penalty and self.rules["finishing_penalty_draws"]:
            for other in range(self.seats):
                if other != seat and len(self.hands[other]) != len(before["hands"][other]):
                    events += self._drew(before, other, "finish", len(cards))
        if self.window is not None and not self.over:
            events.append({"kind": "window_opened", "seat": self.window})
        return events

    def _told_end(self) -> Json:
        return {
            "kind": "round_over",
            "reason": self.reason,
            "winner": self.winner,
            "places": self.places,
            "counts": self.counts,
            "hands": [in_order(hand) for hand in self.hands],
        }

    def view(self, seat: int) -> Json:
        """What a seat may know of the round now, as docs/protocol.md names it, but for the reasons of `refusals`."""
        playing = not self.over
        own = playing and self.to_act == seat
        return {
            "seat": seat,
            "dealer": self.dealer,
            "playing": self.playing,
            "inside": self.inside(),
            "hand": in_order(self.hands[seat]),
            "counts": self.counts,
            "top": self.top,
            "pile": self.pile[:-1],
            "wish": self.wish,
            "penalty": self.penalty,
            "skip": self.skip,
            "direction": self.direction,
            "to_act": self.to_act if playing else None,
            "drawn": self.drawn if own else None,
            "called": self.called,
            "window": self.window if playing else None,
            "stock": len(self.stock),
            "shuffles": self.shuffles,
            "turns": self.turns,
            "out": self.out,
            "pending": self.pending,
            "over": self.over,
            "reason": self.reason,
            "winner": self.winner,
            "places": self.places,
            "legal": self.legal(seat),
        }


def seen_by(event: Json, seat: int) -> Json:
    """An event as a seat may see it (R36): the cards of a deal or a draw are its own only."""
    return event | {"cards": None} if event["kind"] in HIDDEN and event["seat"] != seat else event
