"""Random rulesets, positions and moves: what the differential tests and the properties walk through."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.naive.engine import NaiveRound, full_pack
from tests.naive.ruleset import CHOICES, NAMES, BadRuleset, deck_of, most_seats, resolve
from tests.rules.scenario import NaiveTable

# Each of these must have happened in a long enough run, or the run has not tried what it is there for.
WANTED = (
    "reshuffle",
    "reshuffle in a penalty",
    "short penalty",
    "empty penalty",
    "call",
    "late call",
    "call-out",
    "call-out that draws nothing",
    "several cards",
    "wish of a suit",
    "wish of a rank",
    "skip answered",
    "skip stood",
    "seven answered",
    "king of spades answered",
    "king of spades answers",
    "drawn card laid",
    "drawn card kept",
    "pass",
    "finish",
    "answering turn",
    "comeback",
    "comeback with two players",
    "out in an answering turn",
    "turned",
    "redrawn",
    "seat not dealt in",
    "finishing penalty",
    "place played on for",
    "out",
    "blocked",
    "blocked with a winner",
    "turn_limit",
    "turn_limit with a winner",
    "refused",
)


def random_spec(rng: random.Random) -> dict[str, Any]:
    """A ruleset that can be built: a preset and some changes, as in a scenario file."""
    while True:
        spec: dict[str, Any] = {"preset": rng.choice(NAMES)}
        change = rng.choice((0.1, 0.4, 0.8))
        for option, choices in CHOICES.items():
            if rng.random() < change:
                spec[option] = rng.choice(choices)
        if rng.random() < change:
            spec["deck"] = rng.choice((32, 52, random_deck(rng)))
        if rng.random() < change:
            spec["hand_size"] = rng.randint(1, 8)
        if rng.random() < change:
            low = rng.randint(2, 6)
            spec["players"] = [low, rng.randint(low, 6)]
        if rng.random() < change:
            spec["call"] = rng.choice((None, {"penalty": rng.randint(1, 5)}))
        if rng.random() < change / 2:
            spec["turn_limit"] = rng.choice((rng.randint(4, 30), rng.randint(4, 2000)))
        try:
            resolve(spec)
        except BadRuleset:
            continue
        return spec


def random_deck(rng: random.Random) -> list[str]:
    """8 to 20 cards, those that do something more likely than the others."""
    pack = full_pack(rng.choice((32, 52)))
    special = [card for card in pack if card[0] in "78AJQ9" or card == "Ks"]
    deck = set(rng.sample(special, rng.randint(4, 12)))
    size = rng.randint(max(8, len(deck)), 20)
    while len(deck) < size:
        deck.add(rng.choice(pack))
    return sorted(deck)


class Position:
    """The start of a round: everything an engine needs to be told, the order of any shuffle included."""

    def __init__(self, rng: random.Random, spec: dict[str, Any] | None = None) -> None:
        self.spec = spec or random_spec(rng)
        self.rules = resolve(self.spec)
        most = most_seats(self.rules)
        self.seats = rng.randint(self.rules["players"][0], most)
        self.dealer = rng.randrange(self.seats)
        cards = deck_of(self.rules)
        rng.shuffle(cards)
        # The cards of rare rules go into somebody's hand, or comebacks and answered kings remain too rare.
        rare = ["7h"] * (self.rules["comeback"] is not None) + ["Ks", "7s"] * self.rules["king_of_spades"]
        for card in rare:
            if card in cards and rng.random() < 0.7:
                cards.remove(card)
                cards.insert(len(cards) - rng.randint(1, self.rules["hand_size"] * self.seats), card)
        self.upcard = cards.pop()
        # A short hand or stock brings reshuffles, finishes and blocked rounds sooner.
        short = rng.random() < 0.5
        # In a match some seats may not be dealt in any more.
        self.playing = list(range(self.seats))
        if self.seats > 2 and rng.random() < 0.2:
            self.playing = sorted(rng.sample(self.playing, rng.randint(2, self.seats - 1)))
            self.dealer = rng.choice(self.playing)
        self.hands: list[list[str]] = []
        for seat in range(self.seats):
            size = rng.randint(1, self.rules["hand_size"]) if short else self.rules["hand_size"]
            if seat not in self.playing:
                size = 0
            self.hands.append([cards.pop() for _ in range(size)])
        few = rng.choice((rng.randint(0, len(cards)), min(len(cards), rng.randint(0, 4)), 0))
        self.stock = cards[:few] if rng.random() < 0.5 else cards
        self.seed = rng.getrandbits(64)

    def order(self, cards: list[str], number: int) -> list[str]:
        """The outcome of the round's shuffle of that number: the new stock, next first."""
        order = list(cards)
        random.Random(self.seed + number).shuffle(order)
        return order

    def naive(self) -> NaiveTable:
        """The naive engine at this start."""
        done = [0]

        def reshuffle(cards: list[str]) -> list[str]:
            done[0] += 1
            return self.order(cards, done[0])

        return NaiveTable(
            NaiveRound(
                self.rules, self.seats, self.dealer, self.hands, self.upcard, self.stock, reshuffle, self.playing
            )
        )


def choose(rng: random.Random, table: NaiveTable) -> tuple[int, str]:
    """A random legal move of a random seat, with more lays and fewer calls than chance alone would bring."""
    round_ = table.round
    if round_.window is not None and rng.random() < 0.3:
        seat = rng.choice(round_.inside())
        calls = [code for code in table.legal(seat) if code[0] in "!?"]
        if calls:
            return seat, rng.choice(calls)
    seat = round_.to_act
    legal = table.legal(seat)
    calls = [code for code in legal if code[0] in "!?"]
    if calls and rng.random() < 0.4:
        return seat, rng.choice(calls)
    moves = [code for code in legal if code[0] not in "!?"]
    lays = [code for code in moves if code[0] not in "+-"]
    if lays and rng.random() < 0.8:
        sevens = [code for code in lays if (round_.pending is not None or round_.penalty) and code[0] in "7K"]
        return seat, rng.choice(sevens or lays)
    return seat, rng.choice(moves)


def random_code(rng: random.Random, table: NaiveTable) -> str:
    """A move code, mostly one that is not legal; sometimes one that is no code at all."""
    kind = rng.randrange(10)
    pack = full_pack(52)
    if kind < 4:
        card = rng.choice(pack)
        return card + rng.choice(("", "", "=h", "=9", "=" + rng.choice("cdhsJQK7A")))
    if kind == 4:
        return ",".join(rng.sample(pack, rng.randint(2, 4)))
    if kind == 5:
        rank = rng.choice("23456789TJQKA")
        return ",".join(rng.sample([rank + suit for suit in "cdhs"], rng.randint(2, 4))) + rng.choice(("", "=c", "=8"))
    if kind == 6:
        return f"+{rng.randint(0, 12)}"
    if kind == 7:
        return rng.choice("!-")
    if kind == 8:
        return f"?{rng.randrange(table.round.seats + 1)}"
    return rng.choice(
        (
            "",
            " ",
            "7",
            "7x",
            "7h ",
            "7h,",
            "=c",
            "Qd=",
            "+",
            "+-1",
            "?",
            "?-1",
            "--",
            "!!",
            "7H",
            "7h,7h",
            "10h",
            "+01",
            "\u0661",
        )
    )


class Counting:
    """What happened in a run, move by move, told from the naive engine's state before and after."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def started(self, round_: NaiveRound) -> None:
        self.seen["rounds"] += 1
        self.seen["redrawn"] += bool(round_.redrawn)
        self.seen["seat not dealt in"] += len(round_.playing) < round_.seats

    def moved(self, before: dict[str, Any], code: str, round_: NaiveRound) -> None:
        """Note one legal move; `before` is the table's state before it."""
        seen = self.seen
        seen["steps"] += 1
        shuffled = round_.shuffles > before["shuffles"]
        seen["reshuffle"] += shuffled
        grown = sum(round_.counts) - sum(before["counts"])
        if code == "!":
            seen["late call" if before["window"] is not None and round_.window is None else "call"] += 1
        elif code[0] == "?":
            seen["call-out"] += 1
            seen["call-out that draws nothing"] += grown == 0
        elif code == "-":
            if before["drawn"]:
                seen["drawn card kept"] += 1
            else:
                seen["skip stood" if before["skip"] else "pass"] += 1
        elif code[0] == "+":
            if before["penalty"]:
                seen["reshuffle in a penalty"] += shuffled and len(before["stock"]) > 0
                seen["short penalty"] += 0 < grown < before["penalty"]
                seen["empty penalty"] += grown == 0
        else:
            cards = code.partition("=")[0].split(",")
            seen["several cards"] += len(cards) > 1
            seen["turned"] += round_.direction != before["direction"]
            seen["drawn card laid"] += before["drawn"] is not None
            seen["skip answered"] += before["skip"]
            if before["penalty"]:
                answered = before["top"] == "Ks"
                seen["king of spades answered" if answered else "seven answered"] += 1
                seen["king of spades answers"] += code == "Ks"
            if "=" in code:
                seen["wish of a suit" if code[-1] in "cdhs" else "wish of a rank"] += 1
            finish = len(round_.out) > len(before["out"])
            seen["finish"] += finish
            seen["answering turn"] += round_.pending is not None
            if before["pending"] is not None:
                seen["out in an answering turn"] += finish
                if before["pending"] not in round_.out:
                    seen["comeback"] += 1
                    seen["comeback with two players"] += len(round_.inside()) == 2
            if finish and not round_.over and round_.pending is None:
                seen["place played on for"] += 1
            seen["finishing penalty"] += round_.over and grown + len(cards) > 0
        if round_.over:
            reason = str(round_.reason)
            seen[reason] += 1
            seen[f"{reason} with a winner"] += round_.winner is not None
