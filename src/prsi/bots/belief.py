"""From a view to what the search needs: the round as far as it is known, and the places where hidden cards may be.

The history is read once, from the first card dealt. Every other seat's hand is kept as slots: when was a card drawn,
and from which stock (after a reshuffle the stock's cards are known, so those still hidden before it are all in hands).
Every decision of another seat that says something about its hand is noted.
"""

from dataclasses import dataclass, field
from typing import Final

from prsi.bots.hidden import (
    DREW,
    NONE_OF,
    NOT_LAID,
    ONE_OF,
    SLOT_IN,
    SLOT_OUT,
    SPENT_WILD,
    STOOD,
    TOOK,
    WISHED_SUIT,
    Hidden,
)
from prsi.rules.cards import BITS, RANKS, SUITS, cards_of, mask_of, parse_card
from prsi.rules.events import (
    Called,
    CameBack,
    Dealt,
    Drew,
    Event,
    Kept,
    Laid,
    Passed,
    Reshuffled,
    RoundOver,
    Stood,
    UpcardTurned,
)
from prsi.rules.moves import WISH_RANK
from prsi.rules.round import Round
from prsi.rules.shuffle import Dice, FastShuffler
from prsi.rules.tables import OWED_SKIP, WISHED, WISHES_SUIT, Tables, compile_ruleset
from prsi.rules.view import View

REMEMBERED: Final = 40
"""How many decisions of the others are taken into account, the latest ones; it bounds the time of very long rounds."""

_TURNS: Final = (Laid, Drew, Stood, Kept, Passed, RoundOver)


@dataclass(slots=True)
class Slot:
    """A place in another seat's hand: when it was filled, and from which stock."""

    seat: int
    filled: int
    pack: int


@dataclass(slots=True)
class LaidCard:
    """A card that another seat has laid: when, and from which stock it had come."""

    seat: int
    time: int
    card: int
    pack: int


@dataclass(slots=True)
class Decision:
    """What another seat did at a time, and the cards (a mask) that it speaks of; see `prsi.bots.hidden`."""

    seat: int
    time: int
    kind: int
    mask: int
    detail: int = 0
    slot: Slot | None = None


@dataclass(slots=True)
class Reading:
    """What a seat can work out from its view: slots, laid cards, decisions, and the unseen cards of each stock."""

    slots: list[Slot] = field(default_factory=list)
    laid: list[LaidCard] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    unseen: list[int] = field(default_factory=list)
    passes: int = 0


class _Reader:
    """Reads a history event by event and keeps up with what is owed and how many cards are where."""

    def __init__(self, view: View, tables: Tables) -> None:
        self.view = view
        self.tables = tables
        self.seat = view.seat
        self.reading = Reading(unseen=[tables.pack])
        self.counts = [0] * view.seats
        self.stock = len(view.ruleset.cards)
        self.before_shuffle = -1  # the size of the old stock while a draw is told that needed a reshuffle
        self.pile = 0
        self.top = 0
        self.fit = 0
        self.owing = False
        self.wilds = mask_of([card for card in range(52) if tables.effects[card] >= WISHES_SUIT])

    def read(self) -> Reading:
        history = self.view.history
        for time, event in enumerate(history, 1):
            self._read(time, event)
        return self.reading

    def _read(self, time: int, event: Event) -> None:
        match event:
            case Dealt():
                self._fill(event.seat, event.count, event.cards, 0)
            case UpcardTurned():
                self.stock -= 1
                self.top = parse_card(event.card)
                self.pile = BITS[self.top]
                self._see(self.pile)
                self._settle(None, event.penalty, event.skip)
            case Laid():
                self._laid(time, event)
            case Drew():
                self._drew(time, event)
            case Reshuffled():
                self.before_shuffle = self.stock
                top = BITS[self.top]
                self.reading.unseen.append(self.pile ^ top)
                self.pile = top
                self.stock = event.stock
            case Stood():
                self._decide(event.seat, time, STOOD, self.fit)
                self._settle(None, 0, False)
                self.reading.passes = 0
            case Passed():
                self._decide(event.seat, time, NONE_OF, self.fit)
                self.reading.passes += 1
            case Kept():
                self.reading.passes = 0
            case Called():
                if not event.late and not self._has_drawn(time, event.seat):
                    self._decide(event.seat, time, ONE_OF, self.fit)
            case CameBack():
                self._settle(None, 0, False)
            case _:
                pass

    def _settle(self, wish: str | None, penalty: int, skip: bool) -> None:
        """Work out which cards fit now."""
        tables = self.tables
        self.owing = penalty > 0 or skip
        if penalty:
            self.fit = tables.fits[tables.owed_context[self.top]]
        elif skip:
            self.fit = tables.fits[OWED_SKIP]
        elif wish is not None:
            self.fit = tables.fits[WISHED + wish_number(wish)]
        else:
            self.fit = tables.fits[self.top]

    def _laid(self, time: int, event: Laid) -> None:
        reading = self.reading
        cards = [parse_card(code) for code in event.cards]
        laid = mask_of(cards)
        seat = event.seat
        if seat != self.seat:
            if self._has_drawn(time, seat):
                reading.slots.pop(self._newest(seat))  # the card just drawn: it was never in hand
            else:
                for card in cards:
                    reading.laid.append(LaidCard(seat, time, card, self._pack_of(card)))
            if event.wish is not None:
                if self.tables.effects[cards[0]] == WISHES_SUIT:
                    self._decide(seat, time, WISHED_SUIT, 0, SUITS.index(event.wish))
                if not self.owing:
                    self._decide(seat, time, SPENT_WILD, self.fit & ~self.wilds)
            self._see(laid)
        self.pile |= laid
        self.top = cards[-1]
        self.counts[seat] -= len(cards)
        reading.passes = 0
        self._settle(event.wish, event.penalty, event.skip)

    def _drew(self, time: int, event: Drew) -> None:
        seat = event.seat
        may_lay = self.fit if self.counts[seat] > 1 else self.fit & self.tables.last_ok
        if event.cause == "turn":
            self._decide(seat, time, DREW if self.tables.draw_any_time else NONE_OF, may_lay)
        elif event.cause == "penalty":
            self._decide(seat, time, TOOK, may_lay)
        fit = self.fit
        self._fill(seat, event.count, event.cards, time)
        if event.cause == "turn":
            if self.tables.play_drawn and seat != self.seat and event.count:
                slot = self.reading.slots[self._newest(seat)]
                kept = self._goes_on(time, seat)
                self.reading.decisions.append(Decision(seat, time, SLOT_IN if kept else SLOT_OUT, fit, slot=slot))
        elif event.cause == "penalty":
            self._settle(None, 0, False)
        if event.cause in ("turn", "penalty"):
            self.reading.passes = 0

    def _fill(self, seat: int, count: int, cards: tuple[str, ...] | None, time: int) -> None:
        """Move cards from the stock to a hand: to slots, or, where the cards are seen, out of the unseen."""
        reading = self.reading
        pack = len(reading.unseen) - 1
        old = max(self.before_shuffle, 0)  # that many came from the stock before the reshuffle
        self.before_shuffle = -1
        self.counts[seat] += count
        self.stock -= count - old
        if seat == self.seat:
            if cards is not None:
                self._see(mask_of([parse_card(code) for code in cards]))
            return
        for number in range(count):
            reading.slots.append(Slot(seat, time, pack - 1 if number < old else pack))

    def _see(self, cards: int) -> None:
        unseen = self.reading.unseen
        for pack in range(len(unseen)):
            unseen[pack] &= ~cards

    def _pack_of(self, card: int) -> int:
        for pack, cards in enumerate(self.reading.unseen):
            if cards & BITS[card]:
                return pack
        raise HistoryError(f"card {card} was laid and had been seen elsewhere")

    def _newest(self, seat: int) -> int:
        for at in range(len(self.reading.slots) - 1, -1, -1):
            if self.reading.slots[at].seat == seat:
                return at
        raise HistoryError(f"seat {seat} holds no cards")

    def _decide(self, seat: int, time: int, kind: int, mask: int, detail: int = 0) -> None:
        if seat != self.seat:
            self.reading.decisions.append(Decision(seat, time, kind, mask, detail))

    def _has_drawn(self, time: int, seat: int) -> bool:
        """Say whether at an event the seat had drawn a card in the same turn that it might still lay (R8)."""
        if not self.tables.play_drawn:
            return False
        for event in reversed(self.view.history[: time - 1]):
            if isinstance(event, _TURNS) and not (isinstance(event, Drew) and event.cause == "called_out"):
                return isinstance(event, Drew) and event.cause == "turn" and event.seat == seat
        return False

    def _goes_on(self, time: int, seat: int) -> bool:
        """Say whether a turn went on after a draw: only where the card that was drawn fitted (R8)."""
        for event in self.view.history[time:]:
            if isinstance(event, (Laid, Kept)):
                return event.seat == seat
            if isinstance(event, _TURNS) and not (isinstance(event, Drew) and event.cause == "called_out"):
                return False
        return self.view.to_act == seat


class HistoryError(ValueError):
    """A history that does not explain the view: some events are missing."""


def wish_number(wish: str) -> int:
    """Return the number of a wished suit or rank."""
    return SUITS.index(wish) if wish in SUITS else WISH_RANK + RANKS.index(wish)


def read(view: View, tables: Tables) -> Reading:
    """Read a view's history; raises HistoryError where it does not explain the view."""
    reading = _Reader(view, tables).read()
    _check(view, reading)
    return reading


def _check(view: View, reading: Reading) -> None:
    """Raise HistoryError unless slots, laid cards and unseen cards agree with the counts of the view."""
    for seat in range(view.seats):
        if seat != view.seat:
            slots = sum(slot.seat == seat for slot in reading.slots)
            laid = sum(card.seat == seat for card in reading.laid)
            if slots - laid != view.counts[seat]:
                raise HistoryError(f"seat {seat} has {view.counts[seat]} cards, its history explains {slots - laid}")
    last = len(reading.unseen) - 1
    for pack, cards in enumerate(reading.unseen):
        free = sum(slot.pack == pack for slot in reading.slots) - sum(card.pack == pack for card in reading.laid)
        if pack == last:
            free += view.stock
        if free != cards.bit_count():
            raise HistoryError(f"{cards.bit_count()} unseen cards of stock {pack} for {free} places")


def without_history(view: View, tables: Tables) -> Reading:
    """Return a reading of the position alone: every card not in sight may be anywhere."""
    reading = Reading(unseen=[tables.pack & ~in_sight(view)])
    for seat, count in enumerate(view.counts):
        if seat != view.seat:
            reading.slots += [Slot(seat, 0, 0) for _ in range(count)]
    return reading


def in_sight(view: View) -> int:
    """Return the cards that the seat sees now, as a mask."""
    return mask_of([parse_card(code) for code in (*view.hand, *view.pile, view.top)])


def hidden_cards(view: View, reading: Reading, tables: Tables, dice: Dice) -> Hidden:
    """Return the places of the hidden cards, with a random deal in them that agrees with all that was laid."""
    wilds = mask_of([card for card in range(52) if tables.effects[card] >= WISHES_SUIT])
    hidden = Hidden(view.seats, wilds)
    hidden.in_sight = in_sight(view)
    hidden.stock = view.stock
    decisions = reading.decisions[-REMEMBERED:]
    # A card laid before the first decision that counts says nothing more; nor does the slot it came from.
    start = decisions[0].time if len(reading.decisions) > REMEMBERED else 0
    shuffler = FastShuffler(dice)
    free = [shuffler.order(0, cards_of(cards)) for cards in reading.unseen]
    place_of: dict[int, int] = {}
    for seat in range(view.seats):
        for pack in range(len(free)):
            slots = [slot for slot in reading.slots if slot.seat == seat and slot.pack == pack]
            laid = [card for card in reading.laid if card.seat == seat and card.pack == pack]
            # In the order of time, each card laid takes the oldest slot left: if any assignment works, this one does.
            for number, slot in enumerate(slots):
                if number >= len(laid):
                    place_of[id(slot)] = -1 - free[pack].pop()
                elif laid[number].time >= start:
                    place_of[id(slot)] = number
        for slot in reading.slots:  # in the order in which they were filled
            if slot.seat != seat or id(slot) not in place_of:
                continue
            found = place_of[id(slot)]
            place_of[id(slot)] = len(hidden.cards)
            if found < 0:
                hidden.add_place(seat, slot.filled, slot.pack, -1 - found, NOT_LAID)
            else:
                own = [card for card in reading.laid if card.seat == seat and card.pack == slot.pack]
                hidden.add_place(seat, slot.filled, slot.pack, own[found].card, own[found].time)
    last = len(free) - 1
    for card in free[last]:
        hidden.add_place(-1, 0, last, card, NOT_LAID)
    for seat in range(view.seats):
        for decision in decisions:
            if decision.seat != seat:
                continue
            detail = decision.detail
            if decision.slot is not None:
                if id(decision.slot) not in place_of:
                    continue
                detail = place_of[id(decision.slot)]
            hidden.add_decision(seat, decision.time, decision.kind, decision.mask, detail)
    return hidden


def known_round(view: View, reading: Reading, tables: Tables, dice: Dice) -> Round:
    """Return the round of a view, but for the other hands and the stock: `Hidden.deal_into` fills those in."""
    playing = 0
    for event in view.history:
        if isinstance(event, Dealt) and event.count:
            playing |= BITS[event.seat]
    inside = sum(BITS[seat] for seat in range(view.seats) if view.inside[seat])
    for seat in view.out:
        playing |= BITS[seat]
    round_ = Round(tables, view.seats, playing | inside, view.dealer, FastShuffler(dice))
    round_.inside = inside
    round_.direction = view.direction
    round_._ring()
    round_.set_hand(view.seat, mask_of([parse_card(code) for code in view.hand]))
    round_.out = list(view.out)
    round_.to_act = -1 if view.to_act is None else view.to_act
    round_.top = parse_card(view.top)
    round_.penalty = view.penalty
    round_.skip = view.skip
    round_.wish = -1 if view.wish is None else wish_number(view.wish)
    round_.turns = view.turns
    round_.shuffles = view.shuffles
    round_.pending = -1 if view.pending is None else view.pending
    round_.alarm = 0 if view.pending is not None else tables.turn_limit
    round_.drawn = -1 if view.drawn is None else parse_card(view.drawn)
    round_.called = view.called
    round_.window = -1 if view.window is None else view.window
    round_.passes = reading.passes
    round_.loose = True
    if view.penalty:
        round_.fit = tables.fits[tables.owed_context[round_.top]]
    elif view.skip:
        round_.fit = tables.fits[OWED_SKIP]
    elif round_.wish >= 0:
        round_.fit = tables.fits[WISHED + round_.wish]
    else:
        round_.fit = tables.fits[round_.top]
    return round_


def imagine(view: View, dice: Dice) -> tuple[Round, Hidden]:
    """Return the round as the seat knows it and the places of the cards that it cannot see."""
    tables = compile_ruleset(view.ruleset)
    try:
        reading = read(view, tables)
    except HistoryError:
        reading = without_history(view, tables)
    return known_round(view, reading, tables, dice), hidden_cards(view, reading, tables, dice)
