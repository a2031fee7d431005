"""A match as a value: who deals, what was scored, who is still in, and who has won (R28, R29).

``start`` makes it, ``next_deal`` says how to deal the next round, ``after_round`` counts a round and returns a new
state. Nothing is changed in place, so a state can be kept, compared and stored.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from prsi.match.chips import highest, owing
from prsi.match.events import (
    ChipLost,
    Eliminated,
    LotDrawn,
    MatchEvent,
    MatchOver,
    RoundScored,
)
from prsi.match.formats import (
    Chips,
    FewerCards,
    Format,
    MatchError,
    PenaltyPoints,
    RoundsWon,
    Single,
    check_match,
    format_to_json,
)
from prsi.rules.cards import CODES
from prsi.rules.ruleset import Ruleset
from prsi.rules.shown import shown
from prsi.rules.shuffle import Shuffler
from prsi.rules.values import PRESET_VALUES, CardValues, card_values

STATE_VERSION: Final = 1
"""Version of a stored match state; another one is refused."""

MOST_LOTS: Final = 1000
"""Draws after which a lot is given up as broken: with any real shuffle that takes longer than the universe."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended: what the match needs to know of it.

    ``winner`` is None when nobody won; ``places`` are those of R26; ``hands`` are the cards left, as codes, one tuple a
    seat (empty for seats that are out or were not dealt in).
    """

    reason: str
    winner: int | None
    places: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match between two rounds, or during one.

    ``dealer`` deals the round that is played or comes next, ``round`` counts the rounds that were counted. ``points``,
    ``rounds_won`` and ``chips`` hold one number a seat; ``eliminated`` are the seats out of the match, first out first,
    ``retired`` those of them that were taken out with chips left (`retire`). ``winner`` is None while it is not over,
    and after that when it is drawn or several survive.
    """

    ruleset: Ruleset
    seats: int
    format: Format
    values: CardValues
    dealer: int
    round: int
    rounds_won: tuple[int, ...]
    points: tuple[int, ...]
    chips: tuple[int, ...]
    eliminated: tuple[int, ...] = ()
    over: bool = False
    drawn: bool = False
    winner: int | None = None
    places: tuple[tuple[int, ...], ...] = ()
    retired: tuple[int, ...] = ()

    @property
    def still_in(self) -> tuple[int, ...]:
        """The seats that are not out of the match, ascending."""
        return tuple(seat for seat in range(self.seats) if seat not in self.eliminated)

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat is dealt in the next round; 0 for a seat that is not dealt in."""
        if isinstance(self.format, FewerCards):
            return tuple(self.ruleset.hand_size - won for won in self.rounds_won)
        return tuple(0 if seat in self.eliminated else self.ruleset.hand_size for seat in range(self.seats))

    @property
    def standing(self) -> tuple[tuple[int, ...], ...]:
        """The places as they are now, best first; equal ones share. Before the first round all share the first."""
        if self.over:
            return self.places
        return _standing(self)

    def to_json(self) -> dict[str, object]:
        """Return the state as JSON values; `prsi.match.stored.match_state` makes the same state of it."""
        # Left out where nobody was taken out, so that such a match is stored as it always was.
        retired = {"retired": list(self.retired)} if self.retired else {}
        return {
            "version": STATE_VERSION,
            "ruleset": self.ruleset.to_dict(),
            "seats": self.seats,
            "format": format_to_json(self.format),
            "values": self.values.to_json(),
            "dealer": self.dealer,
            "round": self.round,
            "rounds_won": list(self.rounds_won),
            "points": list(self.points),
            "chips": list(self.chips),
            "eliminated": list(self.eliminated),
            "over": self.over,
            "drawn": self.drawn,
            "winner": self.winner,
            "places": [list(place) for place in self.places],
            **retired,
        }


def start(
    ruleset: Ruleset,
    seats: int,
    form: Format | None = None,
    values: CardValues | None = None,
    dealer: int = 0,
) -> MatchState:
    """Return a match before its first round; one round and the preset's own card values where none are named.

    Raises MatchError if it cannot be played as described (`check_match`) or the dealer is no seat.
    """
    form = Single() if form is None else form
    values = card_values(PRESET_VALUES[ruleset.preset]) if values is None else values
    check_match(ruleset, seats, form, values)
    if not 0 <= dealer < seats:
        raise MatchError(
            "dealer",
            ("dealer", "seats"),
            f"dealer and seats: seat {shown(dealer)} deals, seats are 0 to {seats - 1}",
        )
    nothing = (0,) * seats
    chips = (form.n,) * seats if isinstance(form, Chips) else nothing
    return MatchState(ruleset, seats, form, values, dealer, 0, nothing, nothing, chips)


def next_deal(state: MatchState) -> tuple[int, tuple[int, ...]]:
    """Return the dealer of the next round and each seat's number of cards, 0 for a seat that is not dealt in.

    Raises ValueError when the match is over.
    """
    if state.over:
        raise ValueError("the match is over: there is no next round")
    return state.dealer, state.hand_sizes


def after_round(state: MatchState, outcome: Outcome, lots: Shuffler) -> tuple[MatchState, list[MatchEvent]]:
    """Count a round: return the state after it and what happened (R28).

    ``lots`` orders the pack of a drawn lot, should chips need one (`lot_shuffler`): number 0 the first, then 1. Raises
    ValueError for an outcome that does not fit the state: the match is over, hands for other seats than it has, or a
    winner who is not in it.
    """
    _check_outcome(state, outcome)
    hand_points = tuple(state.values.of_cards(hand) for hand in outcome.hands)
    events: list[MatchEvent] = []
    after = replace(state, round=state.round + 1)
    if outcome.winner is not None:
        gains = {seat: hand_points[seat] for seat in range(state.seats) if seat != outcome.winner}
        after = replace(
            after,
            rounds_won=added(state.rounds_won, {outcome.winner: 1}),
            points=added(state.points, gains),
        )
    events.append(RoundScored(after.round, outcome.winner, hand_points, after.rounds_won, after.points))
    if outcome.winner is not None:
        if isinstance(state.format, Chips):
            after = _take_chip(after, outcome, hand_points, lots, events)
        after = replace(after, dealer=next_seat(after, state.dealer))
    after = _finished(after, outcome)
    if after.over:
        events.append(MatchOver(after.winner, after.places, after.drawn))
    return after, events


def retire(state: MatchState, seat: int) -> tuple[MatchState, list[MatchEvent]]:
    """Take a seat out of a match for chips: return the state after it and what happened.

    Whoever is not there, leaves or is disqualified is out as if without chips, but keeps those that are left; a round
    that runs is void and dealt anew by the same dealer, or by the next one still in (championship.md, "At a table").
    Raises ValueError for another format, a match that is over, or a seat that is not in it.
    """
    if not isinstance(state.format, Chips):
        raise ValueError(f"a match for chips expected, {state.format.kind} found")
    if state.over or seat not in state.still_in:
        raise ValueError(f"a seat that is still in expected, {seat} found")
    after = replace(state, eliminated=(*state.eliminated, seat), retired=(*state.retired, seat))
    if after.dealer == seat:
        after = replace(after, dealer=next_seat(after, seat))
    after = decided(after)
    events: list[MatchEvent] = [Eliminated(seat)]
    if after.over:
        events.append(MatchOver(after.winner, after.places, after.drawn))
    return after, events


def _check_outcome(state: MatchState, outcome: Outcome) -> None:
    if state.over:
        raise ValueError("the match is over: no further round counts")
    if len(outcome.hands) != state.seats:
        raise ValueError(f"{len(outcome.hands)} hands for {state.seats} seats")
    if outcome.winner is not None and outcome.winner not in state.still_in:
        raise ValueError(f"seat {outcome.winner} cannot have won: in the match are {state.still_in}")
    for seat in state.eliminated:
        if outcome.hands[seat]:
            raise ValueError(f"seat {seat} is out of the match and cannot hold cards")


def added(scores: tuple[int, ...], gains: Mapping[int, int]) -> tuple[int, ...]:
    """Return the scores with what some seats have gained."""
    return tuple(score + gains.get(seat, 0) for seat, score in enumerate(scores))


def next_seat(state: MatchState, seat: int) -> int:
    """Return the next seat clockwise that is still in (R29)."""
    following = (seat + 1) % state.seats
    while following in state.eliminated:
        following = (following + 1) % state.seats
    return following


def _take_chip(
    state: MatchState,
    outcome: Outcome,
    hand_points: tuple[int, ...],
    lots: Shuffler,
    events: list[MatchEvent],
) -> MatchState:
    """Return the state after the highest hand lost a chip: most points, then most cards, then a lot (R28).

    The round's winner never loses one, so with two left the other one does, whatever is in the hand.
    """
    losing = [seat for seat in state.still_in if seat != outcome.winner]
    tied, because = owing(
        {seat: hand_points[seat] for seat in losing}, {seat: len(outcome.hands[seat]) for seat in losing}
    )
    for number in range(MOST_LOTS):
        if len(tied) == 1:
            break
        drawn = _draw_lot(state, tied, lots, number)
        events.append(drawn)
        tied, because = list(drawn.losers), "lot"
    else:
        raise RuntimeError(f"{MOST_LOTS} lots in a row drew equal cards: the shuffler does not shuffle")
    loser = tied[0]
    after = replace(state, chips=added(state.chips, {loser: -1}))
    events.append(ChipLost(loser, after.chips[loser], because))
    if after.chips[loser] == 0:
        after = replace(after, eliminated=(*state.eliminated, loser))
        events.append(Eliminated(loser))
    return after


def _draw_lot(state: MatchState, tied: Sequence[int], lots: Shuffler, number: int) -> LotDrawn:
    """Give each of those tied, in seat order, a card of a full shuffled pack; the highest values are the losers."""
    pack = lots.order(number, list(state.ruleset.cards))
    cards = [pack.pop() for _ in tied]
    losers = highest({seat: state.values.of_card(card) for seat, card in zip(tied, cards, strict=True)})
    return LotDrawn(tuple(tied), tuple(CODES[card] for card in cards), tuple(losers))


def _finished(state: MatchState, outcome: Outcome) -> MatchState:
    """Return the state, over if this round decided the match (R28)."""
    if not isinstance(state.format, Single):
        return decided(state)
    if outcome.winner is None:
        everybody = (tuple(range(state.seats)),)
        return replace(state, over=True, drawn=True, places=everybody)
    return replace(state, over=True, winner=outcome.winner, places=outcome.places)


def decided(state: MatchState) -> MatchState:
    """Return the state, over if its scores decide the match; in `single` none do, the round itself does (R28)."""
    match state.format:
        case Single():
            done = False
        case RoundsWon(n=n):
            done = max(state.rounds_won) >= n
        case PenaltyPoints(limit=limit):
            done = max(state.points) >= limit
        case FewerCards():
            done = 0 in state.hand_sizes
        case Chips(survivors=survivors):
            done = len(state.still_in) <= survivors
    if not done:
        return state
    places = _standing(state)
    alone = len(places[0]) == 1
    # several who survive the chips have all come through; in the other formats a shared first place is a draw
    drawn = not alone and not isinstance(state.format, Chips)
    return replace(
        state,
        over=True,
        drawn=drawn,
        winner=places[0][0] if alone else None,
        places=places,
    )


def _standing(state: MatchState) -> tuple[tuple[int, ...], ...]:
    """Return the places by what the format counts; who is equal in it shares a place (R28)."""
    match state.format:
        case Single() | RoundsWon():
            return _ranked(state.seats, lambda seat: (-state.rounds_won[seat],))
        case PenaltyPoints():
            return _ranked(state.seats, lambda seat: (state.points[seat], -state.rounds_won[seat]))
        case FewerCards():
            return _ranked(state.seats, lambda seat: (state.hand_sizes[seat],))
        case Chips():
            still_in, out = (
                state.still_in,
                tuple((seat,) for seat in reversed(state.eliminated)),
            )
            return (still_in, *out)


def _ranked(seats: int, key: Callable[[int], tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    keys = sorted({key(seat) for seat in range(seats)})
    return tuple(tuple(seat for seat in range(seats) if key(seat) == wanted) for wanted in keys)
