"""Who sits at a server's table, is here, is ready, is asked about, and says what: all that is not cards.

A player is the server's opaque name for one; the others are told seats, names and drawings only.
"""

from dataclasses import dataclass, replace
from typing import Final, TypeVar

from prsi.protocol import events as wire
from prsi.protocol.commands import Bot, Open, Person, SeatSpec
from prsi.protocol.events import Why
from prsi.protocol.messages import Contribution, Phase
from prsi.protocol.shapes import Count, Seat, Seq
from prsi.table.facts import (
    AskedAbout,
    CameBack,
    ComesBack,
    Contributed,
    Filled,
    GivenUp,
    GotReady,
    Player,
    Said,
    SatDown,
    StoodUp,
    TakenBack,
    TakenOver,
    WentAway,
)

T = TypeVar("T")

BETWEEN_SENTENCES: Final = 5000
"""Milliseconds between two sentences of one player."""

COMPUTERS: Final = (
    ("Anička", "anicka"),
    ("Karel", "karel"),
    ("Jarka", "jarka"),
    ("Kuba", "kuba"),
    ("Tereza", "tereza"),
)
"""Names and drawings of the computer's players, in the order in which they take open seats."""

GatheringFact = (
    SatDown
    | Filled
    | StoodUp
    | WentAway
    | CameBack
    | AskedAbout
    | TakenOver
    | ComesBack
    | TakenBack
    | GivenUp
    | GotReady
    | Contributed
    | Said
)


@dataclass(frozen=True, slots=True)
class Question:
    """An open question about an absent player."""

    seat: Seat
    reason: Why
    seq: Seq


@dataclass(frozen=True, slots=True)
class Spoke:
    """When a player last said something (table time); it goes with the player, whichever seat that is."""

    player: Player
    at: int


@dataclass(frozen=True, slots=True)
class Gathering:
    """Who is at the table; `players` to `time_ups` have one item a seat.

    `former` are players whose seat the computer has taken over, or who left and are asked about; `returning` the person
    who comes back to such a seat after this round; `away` the entry since which a player is not connected (0: is);
    `time_ups` in how many turns in a row a player's time was up; `spoke` who must not speak again yet; `ready` seats.
    """

    players: tuple[Player, ...]
    former: tuple[Player, ...]
    returning: tuple[Person | None, ...]
    away: tuple[Seq, ...]
    time_ups: tuple[Count, ...]
    spoke: tuple[Spoke, ...]
    ready: tuple[Seat, ...]
    contributions: tuple[Contribution, ...]
    question: Question | None

    def has_seats(self, count: int) -> bool:
        """Whether it tells of so many seats."""
        seats = (self.players, self.former, self.returning, self.away, self.time_ups)
        return all(len(one) == count for one in seats)

    def dealt(self) -> "Gathering":
        """Return what is left of it once a round is dealt: nobody is ready for the next one yet."""
        return self if not (self.ready or self.contributions) else replace(self, ready=(), contributions=())

    def another_match(self) -> "Gathering":
        """Return it for a new match: whoever was replaced in the last one has lost that, and no claim to a seat."""
        nobody = ("",) * len(self.players)
        return replace(self, former=nobody, returning=(None,) * len(nobody), time_ups=(0,) * len(nobody), question=None)

    def silent_until(self, player: Player) -> int:
        """Return the table time from which a player may speak (again)."""
        return max((one.at + BETWEEN_SENTENCES for one in self.spoke if one.player == player), default=0)

    def moved(self, seat: int, time_up: bool, turn_over: bool) -> "Gathering":
        """Return it after a move: one's own shows that one is there; two made for one in a turn are one time-up."""
        ups = self.time_ups[seat] + turn_over if time_up else 0
        question = self.question
        if question is not None and question.seat == seat and question.reason == "silent" and not time_up:
            question = None
        if ups == self.time_ups[seat] and question is self.question:
            return self
        return replace(self, time_ups=_put(self.time_ups, seat, ups), question=question)


NOBODY: Final = Gathering((), (), (), (), (), (), (), (), None)


def first_gathering(seats: tuple[SeatSpec, ...], player: str) -> Gathering:
    """Return who is there when a table is made: `player` on the first seat for a person."""
    first = next(n for n, seat in enumerate(seats) if isinstance(seat, Person))
    count = len(seats)
    players = tuple(player if n == first else "" for n in range(count))
    return Gathering(players, ("",) * count, (None,) * count, (0,) * count, (0,) * count, (), (), (), None)


def kept_gathering(players: tuple[Player, ...], seq: int) -> Gathering:
    """Return who is there when a championship's table is opened: each has a seat, and nobody has come yet."""
    count = len(players)
    return Gathering(players, ("",) * count, (None,) * count, (seq,) * count, (0,) * count, (), (), (), None)


def gathers(now: Gathering, seats: tuple[SeatSpec, ...], phase: Phase, fact: GatheringFact) -> bool:
    """Say whether a fact may follow: whether the seat is what the fact says it is."""
    if fact.seat >= len(seats):
        return False
    seat = seats[fact.seat]
    here = isinstance(seat, Person) and now.players[fact.seat] != ""
    match fact:
        case SatDown(player=player):
            return isinstance(seat, Open) and player != "" and player not in now.players
        case Filled():
            return isinstance(seat, Open)
        case StoodUp():
            return isinstance(seat, Person) and phase != "playing"
        case WentAway():
            return here and not now.away[fact.seat]
        case CameBack():
            return here and now.away[fact.seat] > 0
        case AskedAbout():
            return here and now.question is None
        case TakenOver():
            return isinstance(seat, Person)
        case ComesBack():
            return isinstance(seat, Bot) and now.former[fact.seat] not in ("", *now.players)
        case TakenBack():
            return not here and now.former[fact.seat] not in ("", *now.players)
        case GivenUp(by=by):
            return isinstance(seat, Person) and by != fact.seat
        case GotReady():
            return here and fact.seat not in now.ready and phase in ("ready", "round_over", "match_over")
        case Contributed():
            return here and all(part.seat != fact.seat for part in now.contributions)
        case Said():
            return here


def gather(
    now: Gathering, seats: tuple[SeatSpec, ...], seq: int, at: int, fact: GatheringFact
) -> tuple[Gathering, tuple[SeatSpec, ...]]:
    """Return who is there, and the seats, after a fact that fits."""
    n = fact.seat
    match fact:
        case SatDown():
            fresh = _vacate(now, n)
            former = tuple("" if player == fact.player else player for player in fresh.former)
            return replace(fresh, players=_put(fresh.players, n, fact.player), former=former), _put(
                seats, n, fact.person
            )
        case Filled():
            return _vacate(now, n), _put(seats, n, fact.bot)
        case StoodUp():
            return _vacate(now, n), _put(seats, n, Open())
        case WentAway():
            return replace(now, away=_put(now.away, n, seq)), seats
        case CameBack():
            question = now.question
            if question is not None and question.seat == n and question.reason == "gone":
                question = None
            return replace(now, away=_put(now.away, n, 0), question=question), seats
        case AskedAbout(reason=reason):
            asked = replace(now, question=Question(n, reason, seq))
            if reason != "left":
                return asked, seats
            player = now.players[n]
            return replace(_vacate(asked, n), question=asked.question, former=_put(now.former, n, player)), seats
        case TakenOver(bot=bot):
            player = now.players[n] or now.former[n]
            return replace(_vacate(now, n), former=_put(now.former, n, player)), _put(seats, n, bot)
        case ComesBack(person=person):
            return replace(now, returning=_put(now.returning, n, person)), seats
        case TakenBack(person=person):
            player = now.former[n]
            fresh = _vacate(now, n)
            return replace(fresh, players=_put(fresh.players, n, player)), _put(seats, n, person)
        case GivenUp():
            return replace(_vacate(now, n), ready=(), contributions=()), _put(seats, n, Open())
        case GotReady():
            return replace(now, ready=tuple(sorted((*now.ready, n)))), seats
        case Contributed(value=value):
            parts = sorted((*now.contributions, Contribution(n, value)), key=lambda part: part.seat)
            return replace(now, contributions=tuple(parts)), seats
        case Said():
            still = (one for one in now.spoke if one.player != now.players[n] and one.at + BETWEEN_SENTENCES > at)
            return replace(now, spoke=(*still, Spoke(now.players[n], at))), seats


def recast(seats: tuple[SeatSpec, ...], first: tuple[SeatSpec, ...]) -> tuple[SeatSpec, ...]:
    """Return the seats with every computer that sat in for a person as itself; `first` are the seats at the start."""
    found = list(seats)
    for n, seat in enumerate(seats):
        if not isinstance(seat, Bot) or isinstance(first[n], Bot) or (seat.name, seat.avatar) in COMPUTERS:
            continue
        taken = {other.avatar for other in found if not isinstance(other, Open)}
        # There are as many of them as seats beside a person; two may still share a drawing that somebody has taken.
        name, avatar = min(COMPUTERS, key=lambda one: one[1] in taken)
        found[n] = Bot(name, avatar, seat.level)
    return tuple(found)


def gathering_events(fact: GatheringFact) -> tuple[wire.TableEvent, ...]:
    """Return what everybody is told of a fact."""
    n = fact.seat
    match fact:
        case SatDown(person=person):
            return (wire.SatDown(n, person.name, person.avatar),)
        case Filled(bot=bot, by=by):
            return (wire.Filled(n, bot.name, by),)
        case StoodUp():
            return (wire.StoodUp(n),)
        case WentAway():
            return (wire.Gone(n),)
        case CameBack():
            return (wire.Back(n),)
        case AskedAbout(reason=reason):
            return (wire.Asked(n, reason),)
        case TakenOver(by=by):
            return (wire.Replaced(n, by),)
        case ComesBack():
            return (wire.Returning(n),)
        case TakenBack():
            return (wire.TakenBack(n),)
        case GivenUp(by=by):
            return (wire.MatchGivenUp(n, by),)
        case GotReady():
            return (wire.Ready(n),)
        case Contributed():
            return (wire.Contributed(n),)
        case Said(phrase=phrase):
            return (wire.Said(n, phrase),)


def _vacate(now: Gathering, seat: int) -> Gathering:
    """Return it with nobody at a seat, and nothing left of who was."""
    question = now.question
    return replace(
        now,
        players=_put(now.players, seat, ""),
        former=_put(now.former, seat, ""),
        returning=_put(now.returning, seat, None),
        away=_put(now.away, seat, 0),
        time_ups=_put(now.time_ups, seat, 0),
        ready=tuple(n for n in now.ready if n != seat),
        contributions=tuple(part for part in now.contributions if part.seat != seat),
        question=None if question is not None and question.seat == seat else question,
    )


def _put(items: tuple[T, ...], n: int, item: T) -> tuple[T, ...]:
    return (*items[:n], item, *items[n + 1 :])
