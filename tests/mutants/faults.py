"""The faults, as data: a file, a text that is in it exactly once, what stands there instead, and what that means."""

from __future__ import annotations

from typing import NamedTuple

ROUND = "src/prsi/rules/round.py"
TABLES = "src/prsi/rules/tables.py"
RULESET = "src/prsi/rules/ruleset.py"
PLAY = "src/prsi/rules/play.py"
VIEW = "src/prsi/rules/view.py"
EVENTS = "src/prsi/rules/events.py"
DEAL = "src/prsi/rules/deal.py"
NAIVE = "tests/naive/engine.py"
STATE = "src/prsi/match/state.py"
REPLAY = "src/prsi/match/replay.py"

SCENARIOS = ("tests/rules/test_scenarios.py",)
DEALS = ("tests/rules/test_deal.py",)
VIEWS = ("tests/rules/test_view.py",)
PROPERTIES = ("tests/rules/test_properties.py::test_noninterference",)
DIFFERENTIAL = ("tests/rules/test_differential.py::test_engines_agree_over_20_000_steps",)
MATCHES = ("tests/match/test_scoring.py",)
RECORDS = ("tests/match/test_golden.py::test_a_record_of_these_versions_replays_for_ever",)


class Fault(NamedTuple):
    """One fault; `tests` are the quick tests that must notice it."""

    rule: str
    file: str
    old: str
    new: str
    why: str
    tests: tuple[str, ...] = SCENARIOS

    @property
    def engine(self) -> str:
        """Which of the two engines it is planted in."""
        return "naive" if self.file == NAIVE else "engine"


ENGINE_FAULTS = (
    Fault(
        "R1",
        PLAY,
        "            seat = (dealer + step) % seats\n            if len",
        "            seat = (dealer + step - 1) % seats\n            if len",
        "the dealer gets the first card",
        DEALS,
    ),
    Fault(
        "R2",
        ROUND,
        "        while _bit(upcard) & wilds:",
        "        if _bit(upcard) & wilds:",
        "redraws once only",
        DEALS,
    ),
    Fault(
        "R3",
        ROUND,
        "            self.to_act = self._next(self.dealer)",
        "            self.to_act = self.dealer",
        "the dealer begins",
    ),
    Fault(
        "R4",
        ROUND,
        "        if tables.start_effect and effect < WISHES_SUIT:",
        "        if effect < WISHES_SUIT:",
        "an upcard always acts",
    ),
    Fault(
        "R5",
        TABLES,
        "_rank(card // 4) | _suit(card % 4)",
        "_rank(card // 4) | _suit(card % 2)",
        "only clubs and diamonds follow suit",
    ),
    Fault(
        "R6",
        TABLES,
        "    if on_wild and not ruleset.wild_on_wild:",
        "    if on_wild and ruleset.wild_on_wild:",
        "wilds lie on each other where they may not",
    ),
    Fault("R7", ROUND, "        elif tables.draw_any_time or not lays:", "        else:", "drawing is always legal"),
    Fault(
        "R8",
        ROUND,
        "            if tables.play_drawn and bit & self.fit:",
        "            if tables.play_drawn:",
        "a drawn card that does not fit may be laid",
    ),
    Fault(
        "R9",
        ROUND,
        "            if not lays:\n                moves.append(PASS)",
        "            moves.append(PASS)",
        "passing with a legal lay",
    ),
    Fault(
        "R10",
        ROUND,
        "            self.penalty += tables.owes[card] * count",
        "            self.penalty = tables.owes[card] * count",
        "sevens do not add up",
    ),
    Fault(
        "R11",
        ROUND,
        "            owed = self.penalty\n            self.penalty = 0\n            self.fit",
        "            owed = self.penalty\n            self.fit",
        "a penalty that was taken is still owed",
    ),
    Fault(
        "R12",
        ROUND,
        "                if not self.can_draw():\n                    break",
        "                break",
        "no reshuffle in the middle of a penalty",
    ),
    Fault(
        "R13",
        TABLES,
        "        if ruleset.skip is not None and ruleset.skip_answerable:",
        "        if ruleset.skip is None:",
        "a skip cannot be answered",
    ),
    Fault(
        "R14",
        TABLES,
        "        self.fits.append(answers)",
        "        self.fits.append(answers | wilds)",
        "a wild lies on an owed skip",
    ),
    Fault(
        "R15",
        ROUND,
        "                after = self._next(skipped)",
        "                after = skipped",
        "a skip that cannot be answered passes over nobody",
    ),
    Fault(
        "R16",
        ROUND,
        "                return after\n",
        "                return after if after != seat else skipped\n",
        "with two players nobody is passed over",
    ),
    Fault(
        "R17",
        ROUND,
        "                self.direction = -self.direction\n                self._ring()",
        "                self.direction = -self.direction",
        "the direction turns and the order of seats does not",
    ),
    Fault(
        "R18",
        ROUND,
        "mask_cards(self.pile))",
        "mask_cards(self.pile | _bit(self.top)))",
        "the reshuffle takes the top card along",
    ),
    Fault(
        "R19",
        ROUND,
        "        return len(self.stock) > 0 or self.pile != 0",
        "        return len(self.stock) > 0",
        "an empty stock means that nothing can be drawn",
    ),
    Fault(
        "R20",
        ROUND,
        "        if self.passes and self.passes >= count_cards(self.inside):",
        "        if self.passes > count_cards(self.inside):",
        "blocked one pass too late",
    ),
    Fault(
        "R21",
        ROUND,
        "        elif self.turns >= tables.turn_limit:",
        "        elif self.turns > tables.turn_limit:",
        "one turn too many",
    ),
    Fault(
        "R22",
        ROUND,
        "            called = self.called\n",
        "            called = False\n",
        "who called in time may be called out",
    ),
    Fault(
        "R23",
        ROUND,
        "                self.window = -1  # the culprit drew (R23)",
        "                pass",
        "the culprit's draw leaves the window open",
    ),
    Fault("R24", ROUND, "        if n == 2:", "        if n <= 2:", "the last card may be called"),
    Fault(
        "R25",
        ROUND,
        "self.penalty + tables.owes[card] * count)",
        "tables.owes[card] * count)",
        "a finishing seven forgets what was owed before it",
    ),
    Fault(
        "R26",
        ROUND,
        "            if count == previous:",
        "            if count < previous:",
        "equal counts do not share a place",
    ),
    Fault(
        "R27",
        ROUND,
        "        self._ring()\n        self.to_act = self._carry_out(seat, card, effect, count, wish)",
        "        self._ring()\n        self.fit = tables.fits[card]\n        self.to_act = self._next(seat)",
        "a finisher's last card has no effect on those who play on",
    ),
    Fault(
        "R28",
        "src/prsi/match/chips.py",
        "    most = max(values.values())",
        "    most = min(values.values())",
        "the lowest hand loses the chip",
        MATCHES,
    ),
    Fault(
        "R29",
        STATE,
        "    following = (seat + 1) % state.seats",
        "    following = (seat + state.seats - 1) % state.seats",
        "the deal moves the other way",
        MATCHES,
    ),
    Fault(
        "R30",
        TABLES,
        "        self.fits.append(sevens & BITS[SEVEN_OF_SPADES])",
        "        self.fits.append(sevens)",
        "any seven answers the king of spades",
    ),
    Fault(
        "R31",
        TABLES,
        "            if _rank(rank) & pack & ~wilds:",
        "            if _rank(rank) & pack:",
        "a wild's rank may be wished",
    ),
    Fault(
        "R32",
        ROUND,
        "            if effect == REVERSES and count & 1:",
        "            if effect == REVERSES:",
        "two reverses turn the direction",
    ),
    Fault(
        "R33", RULESET, "        return rank not in (SEVEN, ACE)", "        return rank != SEVEN", "an ace may be last"
    ),
    Fault(
        "R34",
        ROUND,
        "        self.to_act = self._next(back) if after == back else after",
        "        self.to_act = after",
        "who came back moves at once",
    ),
    Fault(
        "R35",
        TABLES,
        "        sevens = _rank(SEVEN) & layable if ruleset.stacking else 0",
        "        sevens = _rank(SEVEN) & layable",
        "sevens are stacked where they may not be",
    ),
    Fault(
        "R36",
        VIEW,
        " if own_turn and round_.drawn >= 0 else None,",
        " if round_.drawn >= 0 else None,",
        "everybody sees the drawn card that fits",
        VIEWS,
    ),
    Fault(
        "R36",
        EVENTS,
        "return Drew(event.seat, event.count, event.cards if event.seat == seat else None, event.cause)",
        "return Drew(event.seat, event.count, event.cards, event.cause)",
        "everybody sees what is drawn",
        PROPERTIES,
    ),
    Fault(
        "R37",
        DEAL,
        '        stream = Stream(self.seed, b"prsi shuffle" + number.to_bytes(4, "big"))',
        '        stream = Stream(self.seed, b"prsi shuffle" + bytes(4))',
        "every reshuffle repeats the deal's choices",
        DEALS,
    ),
    Fault(
        "R38",
        REPLAY,
        "        if record.result != result:",
        "        if record.result == result:",
        "a record that says another end replays all the same",
        RECORDS,
    ),
)

NAIVE_FAULTS = (
    Fault(
        "R2",
        NAIVE,
        'upcard[0] == ruleset["wild"] and any(',
        'upcard[0] == ruleset["rank_wild"] and any(',
        "redraws the wrong wild",
        ("tests/rules/test_options.py::test_every_value_of_an_option_can_be_told_from_the_others",),
    ),
    Fault(
        "R3",
        NAIVE,
        "        self.to_act = self._after(dealer)\n",
        "        self.to_act = dealer\n",
        "the dealer begins",
    ),
    Fault(
        "R4",
        NAIVE,
        "            self.to_act = self._next_turn(dealer, [upcard])",
        "            pass",
        "an upcard skip that cannot be answered passes over nobody",
    ),
    Fault(
        "R5",
        NAIVE,
        "        return card[0] == top[0] or card[1] == top[1]",
        "        return card[1] == top[1]",
        "the rank does not fit",
    ),
    Fault(
        "R6",
        NAIVE,
        '            return bool(self.rules["wild_on_wild"]) or not self._is_wild(top)',
        "            return True",
        "wilds lie on each other where they may not",
    ),
    Fault(
        "R7",
        NAIVE,
        '                if self.rules["draw_when"] == "any_time" or not lays:',
        "                if not lays:",
        "drawing only when stuck, always",
    ),
    Fault(
        "R8",
        NAIVE,
        "            choices = [(self.drawn,)]  # R8",
        "            pass",
        "after a draw any card may be laid",
    ),
    Fault(
        "R9",
        NAIVE,
        '            elif not lays:\n                codes.add("-")  # R9',
        '            else:\n                codes.add("-")',
        "passing with a legal lay",
    ),
    Fault(
        "R10",
        NAIVE,
        '            if card[0] == "7":\n                return True',
        '            if card[0] == "7" and card[1] == top[1]:\n                return True',
        "a seven is answered in its own suit only",
    ),
    Fault(
        "R11",
        NAIVE,
        "            self._draw(seat, self.penalty)\n            self.penalty = 0\n        else:",
        "            self._draw(seat, self.penalty)\n        else:",
        "a penalty that was taken is still owed",
    ),
    Fault(
        "R12",
        NAIVE,
        '        """`+n`: the penalty (R11), or one card (R7)."""\n        self.passed = []',
        '        """`+n`: the penalty (R11), or one card (R7)."""\n'
        "        self.passed = [] if self._can_draw() else [*self.passed, seat]",
        "an empty penalty counts as a pass",
    ),
    Fault(
        "R13",
        NAIVE,
        '            return bool(card[0] == self.rules["skip"])',
        "            return False",
        "a skip cannot be answered",
    ),
    Fault(
        "R14",
        NAIVE,
        "        if self.skip:\n            return",
        "        if self.skip and not self._is_wild(card):\n            return",
        "a wild lies on an owed skip",
    ),
    Fault(
        "R15",
        NAIVE,
        " and len(self.inside()) > 1:\n            following = self._after(following)",
        " and len(self.inside()) > 2:\n            following = self._after(following)",
        "with two players nobody is passed over",
    ),
    Fault(
        "R16",
        NAIVE,
        "            self.skip = False\n            self.passed = []",
        "            self.skip = len(self.inside()) == 2\n            self.passed = []",
        "with two players a skip is stood under and goes on",
    ),
    Fault(
        "R17",
        NAIVE,
        "        self.direction = 1  # R17: a new round starts clockwise",
        "        self.direction = -1",
        "a round starts the other way",
    ),
    Fault(
        "R18",
        NAIVE,
        "                self.stock = self._shuffled(self.pile[:-1])\n",
        "                self.stock = self._shuffled(self.pile)\n",
        "the reshuffle takes the top card along",
    ),
    Fault(
        "R19",
        NAIVE,
        "        return bool(self.stock) or len(self.pile) > 1",
        "        return bool(self.stock)",
        "an empty stock means that nothing can be drawn",
    ),
    Fault(
        "R20",
        NAIVE,
        "        if all(seat in self.passed for seat in self.inside()):",
        "        if all(seat in self.passed for seat in self.playing):",
        "those who are out must pass too",
    ),
    Fault(
        "R21",
        NAIVE,
        '        elif self.turns >= self.rules["turn_limit"]:',
        '        elif self.turns > self.rules["turn_limit"]:',
        "one turn too many",
    ),
    Fault(
        "R22",
        NAIVE,
        "        called = self.called\n        self.passed = []\n        self.called = False",
        "        called = self.called\n        self.passed = []",
        "a call stands after its turn",
    ),
    Fault(
        "R23",
        NAIVE,
        "        if self.window == seat:\n            self.window = None  # R23",
        "        self.window = None",
        "anybody's draw closes the window",
    ),
    Fault(
        "R24",
        NAIVE,
        " and not self.called and 1 in left:",
        " and not self.called and (1 in left or 0 in left):",
        "the last card may be called",
    ),
    Fault(
        "R25",
        NAIVE,
        "                    self._draw(self._after(seat), self.penalty + self._owed_for(cards))",
        "                    self._draw(self._after(seat), self._owed_for(cards))",
        "a finishing seven forgets what was owed before it",
    ),
    Fault(
        "R26",
        NAIVE,
        "        for count in sorted({len(self.hands[seat]) for seat in others}):",
        "        for count in sorted({len(self.hands[seat]) for seat in others}, reverse=True):",
        "most cards first",
    ),
    Fault(
        "R27",
        NAIVE,
        '        return not self.rules["play_on"] or len(self.inside()) < 2',
        '        return not self.rules["play_on"]',
        "the loser plays on alone",
    ),
    Fault(
        "R30",
        NAIVE,
        '            return self._is_black_king(card) and top == "7s"',
        "            return self._is_black_king(card)",
        "the king of spades answers any seven",
    ),
    Fault(
        "R31",
        NAIVE,
        "            ranks = {other[0] for other in self.deck if not self._is_wild(other)}",
        '            ranks = {other[0] for other in self.deck if other[0] != self.rules["wild"]}',
        "the rank wild's own rank may be wished",
    ),
    Fault(
        "R32",
        NAIVE,
        '        return sum(2 * (card[0] == "7")',
        '        return max(2 * (card[0] == "7")',
        "several sevens owe as much as one",
    ),
    Fault(
        "R33",
        NAIVE,
        '            return card[0] not in ("7", "A")',
        '            return card[0] != "7"',
        "an ace may be last",
    ),
    Fault(
        "R34",
        NAIVE,
        "            if left and self._brings_back(cards):",
        "            if self._brings_back(cards):",
        "a seven that leaves no card brings the finisher back",
    ),
    Fault(
        "R35",
        NAIVE,
        '            if not self.rules["stacking"]:\n                return False\n',
        "",
        "sevens are stacked where they may not be",
    ),
)

FAULTS = ENGINE_FAULTS + NAIVE_FAULTS
