"""Playing a record again, to the same end or to the first place where it says something else (R37, R38)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from prsi.match.events import LotDrawn, MatchEvent
from prsi.match.formats import MatchError
from prsi.match.lots import LotError, ScriptedLots, lot_shuffler
from prsi.match.record import (
    Codes,
    Fairness,
    Lot,
    Move,
    Order,
    Record,
    Result,
    RoundEnd,
    RoundRecord,
    end_words,
    result_words,
)
from prsi.match.state import MatchState, Outcome, after_round, next_deal, retire, start
from prsi.rules.cards import CODES, CardError, cards_of, parse_card
from prsi.rules.deal import ScriptedShuffler, SecretShuffler, ShuffleError, commitment, mix
from prsi.rules.events import Event, WindowClosed
from prsi.rules.play import Refused, deal, play, round_over, set_up
from prsi.rules.round import Round
from prsi.rules.ruleset import Ruleset
from prsi.rules.shuffle import Shuffler


class ReplayError(ValueError):
    """Where a record does not replay: ``where`` in it, ``what`` was checked, what was ``expected`` and ``found``.

    Expected is what follows from the rules and from the rest of the record, found is what the record states.
    """

    def __init__(self, where: str, what: str, expected: str, found: str) -> None:
        super().__init__(where, what, expected, found)
        self.where = where
        self.what = what
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"{self.where}: {self.what}: {self.expected} expected, {self.found} found"


@dataclass(frozen=True, slots=True)
class Check:
    """Something a replay has checked: ``count`` of ``what``, in round ``round`` (0: the whole match)."""

    round: int
    what: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class ReplayedRound:
    """A round played again: what happened at the deal, at each move (in step with ``record.moves``) and after it.

    ``record`` states everything that follows from the round; ``last`` is its last position.
    """

    record: RoundRecord
    dealt: tuple[Event, ...]
    moves: tuple[tuple[Event, ...], ...]
    scored: tuple[MatchEvent, ...]
    last: Round


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played again: the match at its end, its rounds, what was checked; ``record`` states all that follows."""

    state: MatchState
    rounds: tuple[ReplayedRound, ...]
    checks: tuple[Check, ...]
    record: Record


class RecordingShuffler(Shuffler):
    """Passes on another shuffler's orders and keeps them; ``orders`` have the next card to be drawn first."""

    def __init__(self, inner: Shuffler) -> None:
        self.inner = inner
        self.orders: list[Codes] = []

    def order(self, number: int, cards: list[int]) -> list[int]:
        """Return the inner shuffler's order."""
        ordered = self.inner.order(number, cards)
        self.orders.append(tuple(CODES[card] for card in reversed(ordered)))
        return ordered


def replay(record: Record) -> Replay:
    """Play a record again, checking everything that it states.

    Raises ReplayError at the first difference: a broken commitment, another deal or reshuffle than the secret gives, an
    illegal move, another end, lot or result.
    """
    try:
        state = start(record.ruleset, len(record.names), record.format, record.values, record.dealer)
    except MatchError as error:
        raise ReplayError("the match", "format", "a match that can be played", str(error)) from None
    rounds: list[ReplayedRound] = []
    checks: list[Check] = []
    for number, stated in enumerate(record.rounds, 1):
        state = _taken_out(state, record, number - 1)
        if state.over or (rounds and not rounds[-1].last.over):
            so_far = "the match is over" if state.over else f"round {number - 1} is not over"
            raise ReplayError(f"round {number}", "round", f"no further round ({so_far})", "one")
        state, played = _Replayer(state, number, stated, checks).play()
        rounds.append(played)
    if not rounds or rounds[-1].last.over:
        state = _taken_out(state, record, len(rounds))
    if len(state.retired) < len(record.retired):
        raise ReplayError("the match", "retired", f"{_shown(state.retired)}, in order of rounds", _gone(record))
    result = _result(state)
    if record.result is not None:
        if record.result != result:
            raise ReplayError("the match", "result", result_words(result), result_words(record.result))
        checks.append(Check(0, "result"))
    full = replace(record, rounds=tuple(played.record for played in rounds), result=result)
    return Replay(state, tuple(rounds), tuple(checks), full)


def _taken_out(state: MatchState, record: Record, rounds: int) -> MatchState:
    """Return a match after those were taken out who, the record states, were after so many rounds."""
    for after, seat in record.retired:
        if after == rounds:
            try:
                state, _ = retire(state, seat)
            except ValueError as error:
                raise ReplayError("the match", "retired", "a seat that can be taken out", str(error)) from None
    return state


def _gone(record: Record) -> str:
    return ", ".join(f"{seat} after {rounds}" for rounds, seat in record.retired)


def positions(played: ReplayedRound, record: Record) -> Iterator[Round]:
    """Yield the position before each move of a replayed round, and the last one: copies, free to be changed."""
    round_, _, _ = _begin(record.ruleset, played.record)
    yield round_.clone()
    for move in played.record.moves:
        _make(round_, move)
        yield round_.clone()


def outcome_of(round_: Round) -> Outcome:
    """Return what a match needs to know of a round that is over."""
    ended = round_over(round_)
    return Outcome(ended.reason, ended.winner, ended.places, ended.hands)


def order_of(round_: Round) -> Order:
    """Return the cards of a round that has been dealt and not yet played."""
    return Order(
        hands=tuple(_codes(cards_of(hand)) for hand in round_.hands),
        upcard=CODES[round_.top],
        stock=_codes(list(reversed(round_.stock))),
    )


class _Replayer:
    """Plays one round of a record; each method checks one thing that the record states."""

    def __init__(self, state: MatchState, number: int, stated: RoundRecord, checks: list[Check]) -> None:
        self.state = state
        self.number = number
        self.stated = stated
        self.checks = checks
        self.where = f"round {number}"

    def play(self) -> tuple[MatchState, ReplayedRound]:
        """Play the round and return the match after it."""
        dealer, sizes = next_deal(self.state)
        self.check("dealer", dealer, self.stated.dealer)
        self.check("deal", sizes, self.stated.deal)
        if self.stated.fairness is not None:
            self.check_commitment(self.stated.fairness)
        full = replace(self.stated, dealer=dealer, deal=sizes)
        round_, dealt, shuffler = self.begin(full)
        order = order_of(round_)
        self.check_order(order)
        moves = self.moves(round_)
        order = replace(order, reshuffles=tuple(shuffler.orders))
        self.check_reshuffles(order)
        state, scored, lots, end = self.finish(round_)
        full = replace(full, order=order, lots=lots, end=end)
        return state, ReplayedRound(full, tuple(dealt), tuple(moves), tuple(scored), round_)

    def check(self, what: str, expected: object, stated: object) -> None:
        if stated is not None:
            if stated != expected:
                raise ReplayError(self.where, what, _shown(expected), _shown(stated))
            self.checks.append(Check(self.number, what))

    def check_commitment(self, fairness: Fairness) -> None:
        if fairness.commitment is not None and fairness.salt is not None:
            self.check("commitment", commitment(fairness.secret, fairness.salt), fairness.commitment)

    def begin(self, full: RoundRecord) -> tuple[Round, Sequence[Event], RecordingShuffler]:
        try:
            return _begin(self.state.ruleset, full)
        except (ValueError, CardError) as error:
            raise ReplayError(self.where, "cards", "cards that can be dealt", str(error)) from None

    def check_order(self, order: Order) -> None:
        """Compare the cards dealt with those stated, if any; without a secret the stated ones must be a whole pack."""
        if self.stated.order is not None:
            self.compare_order(order, self.stated.order)
        what = "cards dealt from the secret" if self.stated.fairness is not None else "cards, each of the pack once"
        self.checks.append(Check(self.number, what))

    def compare_order(self, order: Order, stated: Order) -> None:
        hands = tuple(tuple(sorted(hand, key=CODES.index)) for hand in stated.hands)
        for seat, hand in enumerate(order.hands):
            if hands[seat] != hand:
                raise ReplayError(self.where, f"hand {seat}", _shown(hand), _shown(hands[seat]))
        sizes = tuple(len(hand) for hand in hands)
        if sizes != self.state.hand_sizes:
            raise ReplayError(self.where, "hands", f"{_shown(self.state.hand_sizes)} cards", _shown(sizes))
        for what, expected, found in (
            ("upcard", (order.upcard,), (stated.upcard,)),
            ("stock", order.stock, stated.stock),
        ):
            if expected != found:
                raise ReplayError(self.where, what, _shown(expected), _shown(found))
        dealt = {code for hand in hands for code in hand} | {stated.upcard, *stated.stock}
        left = [CODES[card] for card in self.state.ruleset.cards if CODES[card] not in dealt]
        if left:
            raise ReplayError(self.where, "cards", "every card of the pack", f"none of {' '.join(left)}")

    def moves(self, round_: Round) -> list[tuple[Event, ...]]:
        happened = []
        for number, move in enumerate(self.stated.moves, 1):
            where = f"{self.where}, move {number}"
            if move.seat is None and round_.window < 0:
                raise ReplayError(where, "move", "no closing of a call window, for none is open", str(move))
            try:
                happened.append(tuple(_make(round_, move)))
            except Refused as refused:
                expected = f"one of {refused.expected}" if refused.expected else "no move of that seat"
                found = f"{move}, refused for {refused.why},"
                raise ReplayError(where, "move", expected, found) from None
            except ShuffleError as error:
                raise ReplayError(where, "reshuffle", "an order for every reshuffle", str(error)) from None
        if happened:
            self.checks.append(Check(self.number, "moves", len(happened)))
        return happened

    def check_reshuffles(self, order: Order) -> None:
        if self.stated.order is not None and order.reshuffles != (stated := self.stated.order.reshuffles):
            for number, (expected, found) in enumerate(zip(order.reshuffles, stated, strict=False), 1):
                if expected != found:
                    raise ReplayError(self.where, f"reshuffle {number}", _shown(expected), _shown(found))
            raise ReplayError(self.where, "reshuffles", f"{len(order.reshuffles)}", f"{len(stated)}")
        if order.reshuffles and self.stated.fairness is not None:
            self.checks.append(Check(self.number, "reshuffles from the secret", len(order.reshuffles)))

    def finish(self, round_: Round) -> tuple[MatchState, Sequence[MatchEvent], tuple[Lot, ...] | None, RoundEnd | None]:
        if not round_.over:
            if self.stated.end is not None:
                raise ReplayError(self.where, "end", "none, for the round is not over", end_words(self.stated.end))
            if self.stated.lots:
                raise ReplayError(self.where, "lots", "none, for the round is not over", _lots(self.stated.lots))
            return self.state, (), None, None
        outcome = outcome_of(round_)
        end = RoundEnd(outcome.reason, outcome.winner, outcome.places, tuple(len(hand) for hand in outcome.hands))
        if self.stated.end is not None and self.stated.end != end:
            raise ReplayError(self.where, "end", end_words(end), end_words(self.stated.end))
        if self.stated.end is not None:
            self.checks.append(Check(self.number, "end"))
        try:
            state, events = after_round(self.state, outcome, self.lot_source())
        except LotError as error:
            raise ReplayError(self.where, "lot", "a lot for every tie", str(error)) from None
        lots = tuple(Lot.of(event) for event in events if isinstance(event, LotDrawn))
        if self.stated.lots is not None:
            if self.stated.lots != lots:
                raise ReplayError(self.where, "lots", _lots(lots), _lots(self.stated.lots))
            if lots:
                self.checks.append(Check(self.number, "lots", len(lots)))
        return state, events, lots, end

    def lot_source(self) -> Shuffler:
        if self.stated.fairness is not None:
            return lot_shuffler(_seed(self.stated.fairness))
        return ScriptedLots([[parse_card(code) for code in lot.cards] for lot in self.stated.lots or ()])


def _begin(ruleset: Ruleset, round_: RoundRecord) -> tuple[Round, Sequence[Event], RecordingShuffler]:
    """Deal a round whose dealer and deal are stated, from its secret or in its order; count no shuffle of the deal."""
    assert round_.dealer is not None and round_.deal is not None
    if round_.fairness is not None:
        shuffler = RecordingShuffler(SecretShuffler(_seed(round_.fairness)))
        dealt, events = deal(ruleset, len(round_.deal), round_.dealer, shuffler, round_.deal)
        shuffler.orders.clear()
        return dealt, events, shuffler
    if round_.order is None:
        raise ValueError("neither a secret nor the order of the cards is given")
    order = round_.order
    shuffler = RecordingShuffler(ScriptedShuffler([_cards(cards) for cards in order.reshuffles]))
    hands = [_cards(hand) for hand in order.hands]
    dealt, events = set_up(ruleset, round_.dealer, hands, parse_card(order.upcard), _cards(order.stock), shuffler)
    return dealt, events, shuffler


def _make(round_: Round, move: Move) -> list[Event]:
    if move.seat is not None:
        return play(round_, move.seat, move.code)
    seat = round_.window
    round_.close_window()
    return [WindowClosed(seat)]


def _seed(fairness: Fairness) -> bytes:
    return mix(fairness.secret, [part for _, part in sorted(fairness.contributions)])


def _result(state: MatchState) -> Result:
    if not state.over:
        return Result("unfinished")
    if state.winner is not None:
        return Result("won", state.winner, state.places)
    return Result("drawn" if state.drawn else "survivors", None, state.places)


def _cards(codes: Codes) -> list[int]:
    return [parse_card(code) for code in codes]


def _codes(cards: Sequence[int]) -> Codes:
    return tuple(CODES[card] for card in cards)


def _lots(lots: Sequence[Lot]) -> str:
    drawn = [" ".join(f"{seat}={card}" for seat, card in zip(lot.seats, lot.cards, strict=True)) for lot in lots]
    return "; ".join(drawn) or "none"


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(str(part) for part in value) or "nothing"
    return str(value)
