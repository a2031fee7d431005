"""What happened in a round, as facts: everything a viewer is told, and nothing that a viewer may not know (R36)."""

from typing import ClassVar, Final

from prsi.rules.frozen import dataclass

Codes = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """A recorded fact of a round; ``kind`` names it."""

    kind: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat was dealt cards (R1); ``cards`` is None for viewers who do not see them."""

    kind: ClassVar[str] = "dealt"
    seat: int
    count: int
    cards: Codes | None


@dataclass(frozen=True, slots=True)
class UpcardTurned(Event):
    """The upcard, after ``shuffles`` redraws (R2), and what is owed because of it (R4)."""

    kind: ClassVar[str] = "upcard_turned"
    card: str
    redraws: int
    penalty: int
    skip: bool
    direction: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid one or more cards, in this order; what was owed after it."""

    kind: ClassVar[str] = "laid"
    seat: int
    cards: Codes
    wish: str | None
    penalty: int
    skip: bool
    direction: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew cards. ``cause``: turn, penalty (R11), called_out (R23), finish (R25) or comeback (R34)."""

    kind: ClassVar[str] = "drew"
    seat: int
    count: int
    cards: Codes | None
    cause: str


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The pile was shuffled into a new stock of this size (R18)."""

    kind: ClassVar[str] = "reshuffled"
    stock: int


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """A seat stood under a skip (R13)."""

    kind: ClassVar[str] = "stood"
    seat: int


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A seat kept the card it had drawn (R8)."""

    kind: ClassVar[str] = "kept"
    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed because nothing could be drawn (R9)."""

    kind: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat's turn was passed over at once (R15)."""

    kind: ClassVar[str] = "skipped"
    seat: int


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat called Mau, in time (R22) or late (R23)."""

    kind: ClassVar[str] = "called"
    seat: int
    late: bool


@dataclass(frozen=True, slots=True)
class CalledOut(Event):
    """A seat was called out by another for not having called (R23)."""

    kind: ClassVar[str] = "called_out"
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class WindowOpened(Event):
    """A seat laid down to one card without calling and may be called out (R23)."""

    kind: ClassVar[str] = "window_opened"
    seat: int


@dataclass(frozen=True, slots=True)
class WindowClosed(Event):
    """A seat may no longer be called out (R23)."""

    kind: ClassVar[str] = "window_closed"
    seat: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat laid its last card (R25)."""

    kind: ClassVar[str] = "went_out"
    seat: int


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """A seat that had gone out was brought back by a seven (R34)."""

    kind: ClassVar[str] = "came_back"
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class RoundOver(Event):
    """The round ended: reason (out, blocked, turn_limit), winner, places (R26), and every hand, now shown to all."""

    kind: ClassVar[str] = "round_over"
    reason: str
    winner: int | None
    places: tuple[tuple[int, ...], ...]
    counts: tuple[int, ...]
    hands: tuple[Codes, ...]


OPEN: Final = (
    UpcardTurned,
    Laid,
    Reshuffled,
    Stood,
    Kept,
    Passed,
    Skipped,
    Called,
    CalledOut,
    WindowOpened,
    WindowClosed,
    WentOut,
    CameBack,
    RoundOver,
)
"""Events with nothing hidden in them: all may see the whole."""

EVENTS: Final[tuple[type[Event], ...]] = (Dealt, Drew, *OPEN)


def redact(event: Event, seat: int) -> Event:
    """Return what a seat may see of an event: the cards of a deal or a draw are its own only (R36).

    Raises TypeError for an event that nobody has decided about.
    """
    if isinstance(event, OPEN):
        return event
    if isinstance(event, Dealt):
        return Dealt(event.seat, event.count, event.cards if event.seat == seat else None)
    if isinstance(event, Drew):
        return Drew(event.seat, event.count, event.cards if event.seat == seat else None, event.cause)
    raise TypeError(f"{event!r}: who may see what of it has not been decided")
