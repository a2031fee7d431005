"""What one seat may know: built up from its own hand and what all have seen (R36)."""

from collections.abc import Sequence
from typing import Final

from prsi.rules.cards import CODES, cards_of
from prsi.rules.events import Codes, Event, Laid, Reshuffled, UpcardTurned, redact
from prsi.rules.frozen import dataclass
from prsi.rules.play import REASONS, legal_codes, wish_code
from prsi.rules.round import Round
from prsi.rules.ruleset import Ruleset

NOBODY: Final = -1
"""In a seat's place: the viewer is nobody, and sees what all may see."""


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know now.

    Cards are codes; ``hand`` is ascending, ``pile`` as laid, oldest first, since the last reshuffle and without the top
    card. ``legal`` are the seat's own legal moves, sorted as plain strings; ``history`` is what it has seen happen.
    ``seat`` may be NOBODY, who has no hand and no moves.
    """

    ruleset: Ruleset
    seat: int
    seats: int
    dealer: int
    hand: Codes
    counts: tuple[int, ...]
    top: str
    pile: Codes
    wish: str | None
    penalty: int
    skip: bool
    direction: int
    to_act: int | None
    drawn: str | None
    called: bool
    window: int | None
    stock: int
    shuffles: int
    turns: int
    inside: tuple[bool, ...]
    out: tuple[int, ...]
    pending: int | None
    over: bool
    reason: str | None
    winner: int | None
    places: tuple[tuple[int, ...], ...]
    legal: Codes
    history: tuple[Event, ...]


def view(round_: Round, events: Sequence[Event], seat: int, history: tuple[Event, ...] | None = None) -> View:
    """Return what a seat, or NOBODY, may know of a round and its events; raises ValueError for one that is not there.

    `history` is what it has seen happen, where that is known already: then `events` need but tell the pile.
    """
    seats: int = round_.seats  # compiled, a seat of any size could not be compared with the round's own number
    if not NOBODY <= seat < seats:
        raise ValueError(f"seat {seat} given, 0 to {seats - 1} expected")
    somebody = seat != NOBODY
    own_turn = somebody and round_.to_act == seat
    return View(
        ruleset=round_.tables.ruleset,
        seat=seat,
        seats=seats,
        dealer=round_.dealer,
        hand=tuple([CODES[card] for card in cards_of(round_.hand(seat))]) if somebody else (),
        counts=tuple(round_.counts()),
        top=CODES[round_.top],
        pile=_pile(events),
        wish=wish_code(round_.wish),
        penalty=round_.penalty,
        skip=round_.skip,
        direction=round_.direction,
        to_act=_seat(round_.to_act),
        drawn=CODES[round_.drawn] if own_turn and round_.drawn >= 0 else None,
        called=round_.called,
        window=_seat(round_.window),
        stock=len(round_.stock),
        shuffles=round_.shuffles,
        turns=round_.turns,
        inside=tuple([bool(round_.inside >> other & 1) for other in range(seats)]),
        out=tuple(round_.out),
        pending=_seat(round_.pending),
        over=round_.over,
        reason=REASONS.get(round_.reason),
        winner=_seat(round_.winner),
        places=tuple([tuple(place) for place in round_.places()]) if round_.over else (),
        legal=tuple(legal_codes(round_, seat)) if somebody else (),
        history=tuple([redact(event, seat) for event in events]) if history is None else history,
    )


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _pile(events: Sequence[Event]) -> Codes:
    """Return the discard pile under its top card, as it was laid."""
    pile: list[str] = []
    for event in events:
        if isinstance(event, Laid):
            pile += event.cards
        elif isinstance(event, UpcardTurned):
            pile = [event.card]
        elif isinstance(event, Reshuffled):
            del pile[:-1]
    return tuple(pile[:-1])
