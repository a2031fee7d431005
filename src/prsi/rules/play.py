"""The checked, named layer over the round: set a round up, list legal moves as codes, make one and hear what happened.

A refused move raises `Refused` and changes nothing.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from prsi.rules import round as core
from prsi.rules.cards import CODES, KING_OF_SPADES, RANKS, SUITS, CardError, cards_of, mask_of, parse_card
from prsi.rules.events import (
    Called,
    CalledOut,
    CameBack,
    Dealt,
    Drew,
    Event,
    Kept,
    Laid,
    Passed,
    Reshuffled,
    RoundOver,
    Skipped,
    Stood,
    UpcardTurned,
    WentOut,
    WindowClosed,
    WindowOpened,
)
from prsi.rules.moves import (
    CALL,
    CALL_OUT,
    DRAW,
    NO_WISH,
    PASS,
    TAKE,
    WISH_RANK,
    first_card,
    last_card,
    suits_between,
    wish_of,
)
from prsi.rules.round import Round
from prsi.rules.ruleset import SEAT_LIMIT, Ruleset
from prsi.rules.shuffle import Shuffler
from prsi.rules.tables import WISHES_RANK, WISHES_SUIT, compile_ruleset


class RefusalReason(StrEnum):
    """Why a move is refused; each has its sentence in every language (``refused-…``)."""

    NOT_UNDERSTOOD = "not_understood"
    ROUND_OVER = "round_over"
    NOT_IN_ROUND = "not_in_round"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    DOES_NOT_FIT = "does_not_fit"
    WISH_STANDS = "wish_stands"
    WILD_ON_WILD = "wild_on_wild"
    PENALTY_OWED = "penalty_owed"
    SKIP_OWED = "skip_owed"
    WISH_MISSING = "wish_missing"
    WISH_NOT_ALLOWED = "wish_not_allowed"
    NO_RANK_TO_WISH = "no_rank_to_wish"
    MAY_NOT_BE_LAST = "may_not_be_last"
    ONE_CARD_ONLY = "one_card_only"
    ONE_RANK_ONLY = "one_rank_only"
    ALWAYS_ALONE = "always_alone"
    DRAWN_CARD_ONLY = "drawn_card_only"
    MUST_LAY = "must_lay"
    NOTHING_TO_DRAW = "nothing_to_draw"
    NOTHING_OWED = "nothing_owed"
    WHOLE_PENALTY = "whole_penalty"
    MUST_DRAW = "must_draw"
    NO_CALLS = "no_calls"
    CALL_NOT_DUE = "call_not_due"
    ALREADY_CALLED = "already_called"
    NO_WINDOW = "no_window"
    OWN_WINDOW = "own_window"


RULE_OF: Final = {
    RefusalReason.NOT_UNDERSTOOD: "",  # no rule, but the notation
    RefusalReason.ROUND_OVER: "R25",
    RefusalReason.NOT_IN_ROUND: "R25",
    RefusalReason.NOT_YOUR_TURN: "R3",
    RefusalReason.NOT_IN_HAND: "R1",
    RefusalReason.DOES_NOT_FIT: "R5",
    RefusalReason.WISH_STANDS: "R6",
    RefusalReason.WILD_ON_WILD: "R6",
    RefusalReason.PENALTY_OWED: "R10",
    RefusalReason.SKIP_OWED: "R14",
    RefusalReason.WISH_MISSING: "R6",
    RefusalReason.WISH_NOT_ALLOWED: "R6",
    RefusalReason.NO_RANK_TO_WISH: "R31",
    RefusalReason.MAY_NOT_BE_LAST: "R33",
    RefusalReason.ONE_CARD_ONLY: "R32",
    RefusalReason.ONE_RANK_ONLY: "R32",
    RefusalReason.ALWAYS_ALONE: "R30",
    RefusalReason.DRAWN_CARD_ONLY: "R8",
    RefusalReason.MUST_LAY: "R7",
    RefusalReason.NOTHING_TO_DRAW: "R9",
    RefusalReason.NOTHING_OWED: "R11",
    RefusalReason.WHOLE_PENALTY: "R11",
    RefusalReason.MUST_DRAW: "R7",
    RefusalReason.NO_CALLS: "R22",
    RefusalReason.CALL_NOT_DUE: "R22",
    RefusalReason.ALREADY_CALLED: "R22",
    RefusalReason.NO_WINDOW: "R23",
    RefusalReason.OWN_WINDOW: "R23",
}


class Refused(Exception):
    """A move that the rules do not allow; nothing has changed.

    ``reason`` is for translation, ``rule`` the rulebook's number (empty for what is no move at all), ``expected`` the
    legal moves of that seat (codes joined by a space), ``found`` the move as it was given.
    """

    def __init__(self, reason: RefusalReason, expected: str, found: str) -> None:
        self.reason = reason
        # Two rules make a lay a duty: drawing only when stuck (R7), and that nothing can be drawn (R9).
        self.rule = "R9" if reason == RefusalReason.MUST_LAY and found == "-" else RULE_OF[reason]
        self.expected = expected
        self.found = found
        super().__init__(reason, expected, found)

    def __str__(self) -> str:
        return f"{self.found!r} refused: {self.why}; legal: {self.expected or 'nothing'}"

    @property
    def why(self) -> str:
        """The reason and its rule, as an error says them."""
        return f"{self.reason} ({self.rule})" if self.rule else str(self.reason)


REASONS: Final = {core.OUT: "out", core.BLOCKED: "blocked", core.TURN_LIMIT: "turn_limit"}


# --- setting up ---


def deal(
    ruleset: Ruleset, seats: int, dealer: int, shuffler: Shuffler, hand_sizes: Sequence[int] | None = None
) -> tuple[Round, list[Event]]:
    """Deal a round from shuffle 0 of the shuffler (R1–R4).

    ``hand_sizes`` gives each seat's number of cards where they differ (a match of one card fewer); a seat with 0 is not
    dealt in. Raises ValueError for a number of seats, a dealer or hand sizes that pack or ruleset do not allow.
    """
    if seats > ruleset.max_seats:
        raise ValueError(f"{seats} seats given, at most {ruleset.max_seats} expected with {ruleset.preset}")
    sizes = list(hand_sizes) if hand_sizes is not None else [ruleset.hand_size] * seats
    playing = [seat for seat, size in enumerate(sizes) if size > 0]
    if len(sizes) != seats or len(playing) < 2:
        allowed = f"{ruleset.min_seats} to {ruleset.max_seats} expected with {ruleset.preset}"
        raise ValueError(f"{len(playing)} of {seats} seats dealt in, {allowed}")
    if hand_sizes is None and seats < ruleset.min_seats:
        raise ValueError(f"{seats} seats given, at least {ruleset.min_seats} expected")
    if dealer not in playing:
        raise ValueError(f"dealer {dealer} is not dealt in: one of {playing} expected")
    if min(sizes) < 0 or max(sizes) > ruleset.hand_size:
        raise ValueError(f"hand sizes {sizes} given, 0 to {ruleset.hand_size} cards expected")
    stock = shuffler.order(0, list(ruleset.cards))
    hands: list[list[int]] = [[] for _ in range(seats)]
    for _ in range(max(sizes)):
        for step in range(1, seats + 1):
            seat = (dealer + step) % seats
            if len(hands[seat]) < sizes[seat]:
                hands[seat].append(stock.pop())
    upcard = stock.pop()
    stock.reverse()
    return set_up(ruleset, dealer, hands, upcard, stock, shuffler)


def set_up(
    ruleset: Ruleset, dealer: int, hands: Sequence[Sequence[int]], upcard: int, stock: Sequence[int], shuffler: Shuffler
) -> tuple[Round, list[Event]]:
    """Begin a round from given cards (R2–R4).

    ``stock`` has the next card to be drawn first; a seat without cards is not in.

    Raises ValueError for more hands than a table has seats, a card that is there twice or is not of the pack, and for a
    dealer who is not in the round.
    """
    if len(hands) > SEAT_LIMIT:
        raise ValueError(f"{len(hands)} hands given, at most {SEAT_LIMIT} expected")
    given = [card for hand in hands for card in hand] + [upcard, *stock]
    for card in given:
        if card not in ruleset.cards:
            named = CODES[card] if 0 <= card < len(CODES) else card
            raise ValueError(f"{named} is not in the pack of this ruleset")
        if given.count(card) > 1:
            raise ValueError(f"{CODES[card]} is there more than once")
    playing = [seat for seat, hand in enumerate(hands) if hand]
    if len(playing) < 2 or dealer not in playing:
        raise ValueError(
            f"dealer {dealer} and seats {playing} given: two seats with cards expected, the dealer among them"
        )
    round_ = Round(compile_ruleset(ruleset), len(hands), sum(2**seat for seat in playing), dealer, shuffler)
    for seat, hand in enumerate(hands):
        round_.set_hand(seat, mask_of(hand))
    round_.stock = list(reversed(stock))
    events: list[Event] = [
        Dealt(seat, len(hands[seat]), _codes(mask_of(hands[seat])))
        for step in range(1, len(hands) + 1)
        if hands[seat := (dealer + step) % len(hands)]
    ]
    round_.begin(upcard)
    events.append(
        UpcardTurned(CODES[round_.top], round_.shuffles, round_.penalty, round_.skip, round_.direction),
    )
    if round_.passed_over >= 0:
        events.append(Skipped(round_.passed_over))
    return round_, events


# --- move notation ---


def move_code(round_: Round, move: int) -> str:
    """Return the code of a move in the present position (rulebook, section 1)."""
    word = first_card(move)
    if word == DRAW:
        return "+1"
    if word == TAKE:
        return f"+{round_.penalty}"
    if word == PASS:
        return "-"
    if word == CALL:
        return "!"
    if word >= CALL_OUT:
        return f"?{word - CALL_OUT}"
    text = ",".join(CODES[card] for card in cards_laid(move))
    wish = wish_of(move)
    return text if wish == NO_WISH else f"{text}={wish_code(wish)}"


def wish_code(wish: int) -> str | None:
    """Return the suit or the rank wished, or None."""
    if wish == NO_WISH:
        return None
    return SUITS[wish] if wish < WISH_RANK else RANKS[wish - WISH_RANK]


def cards_laid(move: int) -> list[int]:
    """Return the cards of a lay in their order: the first, those between in string order, the last."""
    first, last = first_card(move), last_card(move)
    if first == last:
        return [first]
    return [first, *(first // 4 * 4 + suit for suit in cards_of(suits_between(move))), last]


def parse_move(round_: Round, seat: int, code: str) -> int:
    """Return the legal move of a seat that a code names; raises Refused, with the reason, for any other."""
    for move in _legal(round_, seat):
        if move_code(round_, move) == code:
            return move
    raise Refused(why_not(round_, seat, code), " ".join(legal_codes(round_, seat)), code)


def legal_codes(round_: Round, seat: int) -> list[str]:
    """Return the legal moves of a seat as codes, sorted as plain strings."""
    return sorted([move_code(round_, move) for move in _legal(round_, seat)])


def _legal(round_: Round, seat: int) -> list[int]:
    """Return the legal moves of what may be no seat of the round at all; the round itself must not be asked then."""
    return round_.legal(seat) if 0 <= seat < round_.seats else []


def refusal(round_: Round, seat: int, code: str) -> RefusalReason | None:
    """Return why a seat may not make a move now, or None if it may."""
    return None if code in legal_codes(round_, seat) else why_not(round_, seat, code)


def why_not(round_: Round, seat: int, code: str) -> RefusalReason:
    """Return the reason for refusing a code that is not legal; it depends on nothing but what the seat may know."""
    if not code:
        return RefusalReason.NOT_UNDERSTOOD
    if round_.over:
        return RefusalReason.ROUND_OVER
    if not 0 <= seat < round_.seats or not round_.inside >> seat & 1:
        return RefusalReason.NOT_IN_ROUND
    if code == "!" or code[0] == "?":
        return _why_no_call(round_, seat, code)
    if code == "-" or code[0] == "+":
        return _why_no_draw(round_, seat, code)
    return _why_no_lay(round_, seat, code)


def _why_no_call(round_: Round, seat: int, code: str) -> RefusalReason:
    if code != "!" and code not in {f"?{other}" for other in range(round_.seats)}:
        return RefusalReason.NOT_UNDERSTOOD
    if not round_.tables.call:
        return RefusalReason.NO_CALLS
    if code == "!":
        if seat != round_.to_act:
            return RefusalReason.NOT_YOUR_TURN
        return RefusalReason.ALREADY_CALLED if round_.called else RefusalReason.CALL_NOT_DUE
    if code == f"?{seat}" and round_.window == seat:
        return RefusalReason.OWN_WINDOW
    return RefusalReason.NO_WINDOW


def _why_no_draw(round_: Round, seat: int, code: str) -> RefusalReason:
    if code != "-" and not (code[1:].isascii() and code[1:].isdigit() and code[1] != "0"):
        return RefusalReason.NOT_UNDERSTOOD
    if seat != round_.to_act:
        return RefusalReason.NOT_YOUR_TURN
    if round_.penalty:
        return RefusalReason.PENALTY_OWED if code == "-" else RefusalReason.WHOLE_PENALTY
    if round_.skip:
        return RefusalReason.SKIP_OWED
    if round_.drawn >= 0:
        return RefusalReason.DRAWN_CARD_ONLY
    if code == "-":
        return RefusalReason.MUST_DRAW if round_.can_draw() else RefusalReason.MUST_LAY
    if not round_.can_draw():
        return RefusalReason.NOTHING_TO_DRAW
    return RefusalReason.MUST_LAY if code == "+1" else RefusalReason.NOTHING_OWED


def _why_no_lay(round_: Round, seat: int, code: str) -> RefusalReason:
    text, _, wish = code.partition("=")
    try:
        cards = [parse_card(part) for part in text.split(",")]
    except CardError:
        return RefusalReason.NOT_UNDERSTOOD
    if "=" in code and not (len(wish) == 1 and (wish in SUITS or wish in RANKS)):
        return RefusalReason.NOT_UNDERSTOOD
    if len(set(cards)) < len(cards):
        return RefusalReason.NOT_UNDERSTOOD
    if seat != round_.to_act:
        return RefusalReason.NOT_YOUR_TURN
    laid = mask_of(cards)
    if laid & ~round_.hand(seat):
        return RefusalReason.NOT_IN_HAND
    if round_.drawn >= 0 and laid != mask_of([round_.drawn]):
        return RefusalReason.DRAWN_CARD_ONLY
    if len(cards) > 1:
        if not round_.tables.multi_play:
            return RefusalReason.ONE_CARD_ONLY
        if len({card // 4 for card in cards}) > 1:
            return RefusalReason.ONE_RANK_ONLY
        if round_.tables.alone and KING_OF_SPADES in cards:
            return RefusalReason.ALWAYS_ALONE
        if cards[1:-1] != sorted(cards[1:-1]):  # those between are named in string order
            return RefusalReason.NOT_UNDERSTOOD
    if not mask_of(cards[:1]) & round_.fit:
        return _why_no_fit(round_, cards[0])
    if laid == round_.hand(seat) and not laid & round_.tables.last_ok:
        return RefusalReason.MAY_NOT_BE_LAST
    effect = round_.tables.effects[cards[0]]
    # All else is right, so the wish is not: none is due, it is of the wrong kind, or a wild has none.
    return RefusalReason.WISH_MISSING if effect >= WISHES_SUIT and "=" not in code else RefusalReason.WISH_NOT_ALLOWED


def _why_no_fit(round_: Round, card: int) -> RefusalReason:
    tables = round_.tables
    if round_.penalty:
        return RefusalReason.PENALTY_OWED
    if round_.skip:
        return RefusalReason.SKIP_OWED
    if tables.effects[card] == WISHES_RANK and not tables.rank_wishes:
        return RefusalReason.NO_RANK_TO_WISH
    on_wild = tables.effects[round_.top] >= WISHES_SUIT
    if on_wild and tables.effects[card] >= WISHES_SUIT:
        return RefusalReason.WILD_ON_WILD
    return RefusalReason.DOES_NOT_FIT if round_.wish == NO_WISH else RefusalReason.WISH_STANDS


# --- playing ---


def play(round_: Round, seat: int, code: str) -> list[Event]:
    """Make a move of a seat and return what happened, hidden cards included.

    Raises Refused, and then nothing has changed.
    """
    move = parse_move(round_, seat, code)
    before = round_.clone()
    round_.passed_over = -1
    round_.apply(seat, move)
    word = first_card(move)
    events: list[Event] = []
    if word == CALL:
        events.append(Called(seat, late=before.window == seat))
    elif word >= CALL_OUT:
        events.append(CalledOut(word - CALL_OUT, seat))
        events += _drawn(before, round_, word - CALL_OUT, "called_out")
    elif word == PASS:
        if before.skip:
            events.append(Stood(seat))
        else:
            events.append(Kept(seat) if before.drawn >= 0 else Passed(seat))
    elif word in (DRAW, TAKE):
        events += _drawn(before, round_, seat, "turn" if word == DRAW else "penalty")
        if before.window == seat:
            events.append(WindowClosed(seat))
    else:
        events += _laid(before, round_, seat, move)
    if round_.over:
        events.append(round_over(round_))
    return events


def _laid(before: Round, after: Round, seat: int, move: int) -> list[Event]:
    """Tell a lay and all that followed from it at once."""
    tables = after.tables
    events: list[Event] = []
    if before.window >= 0:
        events.append(WindowClosed(before.window))
    owes = tables.owes[last_card(move)] * len(cards_laid(move))
    empty = not after.hand(seat)
    in_force = not (after.over and empty) or tables.finishing_draws
    penalty = before.penalty + owes if in_force else 0
    codes = tuple(CODES[card] for card in cards_laid(move))
    events.append(Laid(seat, codes, wish_code(wish_of(move)), penalty, after.skip, after.direction))
    if empty:
        events.append(WentOut(seat))
    if after.passed_over >= 0:
        events.append(Skipped(after.passed_over))
    if before.pending >= 0 and after.inside >> before.pending & 1:
        events.append(CameBack(before.pending, seat))
        events += _drawn(before, after, before.pending, "comeback", seat)
    elif empty and after.over and tables.finishing_draws and penalty:
        for other in range(after.seats):
            if other != seat and after.hand(other) != before.hand(other):
                events += _drawn(before, after, other, "finish", seat)
    if after.window >= 0:
        events.append(WindowOpened(after.window))
    return events


def _drawn(before: Round, after: Round, seat: int, cause: str, seat_laying: int = -1) -> list[Event]:
    """Tell what a seat drew; a seat that laid in the same move added to the pile that was reshuffled."""
    events: list[Event] = []
    if after.shuffles > before.shuffles:
        laid = len(cards_of(before.hand(seat_laying) & ~after.hand(seat_laying))) if seat_laying >= 0 else 0
        events.append(Reshuffled(len(cards_of(before.pile)) + laid))
    got = _codes(after.hand(seat) & ~before.hand(seat))
    events.append(Drew(seat, len(got), got, cause))
    return events


def round_over(round_: Round) -> RoundOver:
    """Return how a finished round ended, with all hands shown."""
    return RoundOver(
        reason=REASONS[round_.reason],
        winner=None if round_.winner < 0 else round_.winner,
        places=tuple(tuple(place) for place in round_.places()),
        counts=tuple(round_.counts()),
        hands=tuple(_codes(hand) for hand in round_.hands),
    )


def _codes(mask: int) -> tuple[str, ...]:
    return tuple(CODES[card] for card in cards_of(mask))
