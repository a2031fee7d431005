"""What people at a server's table may ask for besides moves, and what happens when they stay away."""

from prsi.protocol.commands import (
    AnswerAbsence,
    Bot,
    Contribute,
    Fill,
    Level,
    NextRound,
    Open,
    Person,
    Rematch,
    Say,
    Sit,
)
from prsi.protocol.messages import Contribution
from prsi.rules.play import legal_codes
from prsi.table.facts import (
    AskedAbout,
    CameBack,
    Closed,
    ComesBack,
    Contributed,
    Dealt,
    Fact,
    Filled,
    GivenUp,
    GotReady,
    Moved,
    Rematched,
    Retired,
    Said,
    SatDown,
    StoodUp,
    TakenBack,
    TakenOver,
    WentAway,
)
from prsi.table.gathering import COMPUTERS
from prsi.table.inputs import Absent, Actor, Present, StandUp, TakeOut
from prsi.table.refusal import Refusal
from prsi.table.state import TableState
from prsi.table.timers import TIME_UPS

# ---- coming and going ----


def sit(state: TableState, command: Sit, actor: Actor) -> list[Fact]:
    """Return what it takes to seat a player: on an open seat, or on the own one that the computer holds.

    Whoever left in a round has lost it: to come back answers the question about that seat, the computer plays the round
    to its end, and the seat is given back then.
    """
    at_table = state.seat_of(actor.player)
    if at_table is not None:
        return []
    person = Person(actor.name, actor.avatar)
    former = state.former_seat_of(actor.player)
    if former is not None and command.seat in (None, former):
        if state.phase != "playing":
            return [TakenBack(former, person)]
        if isinstance(state.seats[former], Person):
            return [taken_over(state, former, None), ComesBack(former, person)]
        return [] if state.gathering.returning[former] is not None else [ComesBack(former, person)]
    open_seats = state.open_seats
    if not open_seats:
        raise Refusal("table_full", found=f"{len(state.seats)} seats taken")
    seat = open_seats[0] if command.seat is None else command.seat
    if seat not in open_seats:
        raise Refusal("bad_seats", expected="an open seat: " + ", ".join(map(str, open_seats)), found=str(seat))
    return [SatDown(seat, actor.player, person)]


def leave(state: TableState, seat: int) -> list[Fact]:
    """Return what it takes that a player goes: the others are asked in the middle of a match, else the seat is open."""
    if state.reserved and state.phase != "match_over":
        return retired(state, TakeOut(state.players[seat], "left"))
    if not any(n != seat for n in state.listeners):
        # Whoever waits to come back when the round is over is all who is left, and need not wait for anybody.
        coming = returning(state)
        return [taken_over(state, seat, None), *coming] if coming else [Closed(seat, "left")]
    if state.match_begins or state.phase in ("waiting", "match_over"):
        return [StoodUp(seat)]
    if state.gathering.question is not None:
        # One question at a time, and who leaves while asked about answers it: the computer plays for them at once.
        return [taken_over(state, seat, None)]
    return [AskedAbout(seat, "left")]


def stood_up(state: TableState, up: StandUp) -> list[Fact]:
    """Return what it takes that a player stands up while people gather: a timer deals to whoever sits there."""
    seat = state.seat_of(up.player)
    gathering = state.match_begins or state.phase == "waiting"
    return leave(state, seat) if seat is not None and gathering and not state.reserved else []


def retired(state: TableState, out: TakeOut) -> list[Fact]:
    """Return what it takes that a player is out of the match of a championship's table; nothing where that is so."""
    match = state.match
    seat = state.seat_of(out.player)
    if not state.reserved or seat is None or match is None or match.over or seat not in match.still_in:
        return []
    return [] if state.phase == "closed" else [Retired(seat, out.why)]


def returning(state: TableState) -> list[Fact]:
    """Return what it takes that everybody who asked for the seat back has it."""
    return [TakenBack(n, person) for n, person in enumerate(state.gathering.returning) if person is not None]


def presence(state: TableState, what: Present | Absent) -> list[Fact]:
    """Return what a player's first or last connection leads to."""
    seat = state.seat_of(what.player)
    if seat is None or state.phase == "closed":
        return []
    away = state.gathering.away[seat] > 0
    if isinstance(what, Present):
        return [CameBack(seat)] if away else []
    return [] if away else [WentAway(seat)]


def fill(state: TableState, command: Fill, seat: int) -> list[Fact]:
    """Return what it takes that the computer sits down on every open seat."""
    if state.phase != "waiting":
        raise Refusal("not_waiting")
    return filled(state, command.level, seat)


def filled(state: TableState, level: Level, by: int | None) -> list[Fact]:
    """Return the computer's sitting down on every open seat."""
    taken = {seat.avatar for seat in state.seats if not isinstance(seat, Open)}
    # Those whose drawing nobody has come first; there are as many as seats that can be open.
    cast = sorted(COMPUTERS, key=lambda one: one[1] in taken)
    return [Filled(n, Bot(*one, level), by) for n, one in zip(state.open_seats, cast, strict=False)]


# ---- absent players ----


def missed(state: TableState, seat: int) -> list[Fact]:
    """Return what follows when a player was absent for too long."""
    if state.match_begins or state.phase in ("waiting", "match_over"):
        return [StoodUp(seat)]
    if state.gathering.question is not None:
        return [taken_over(state, seat, None)]
    return [AskedAbout(seat, "gone" if state.gathering.away[seat] else "silent")]


def answer(state: TableState, command: AnswerAbsence, seat: int) -> list[Fact]:
    """Return what the first answer to the question about an absent player leads to."""
    question = state.gathering.question
    if question is None or question.seat != command.seat:
        raise Refusal("nobody_asked_about", found=f"seat {command.seat}")
    if seat == command.seat:
        raise Refusal("own_seat", expected="an answer of another player")
    return [taken_over(state, command.seat, seat) if command.choice == "computer" else GivenUp(command.seat, seat)]


def taken_over(state: TableState, seat: int, by: int | None) -> Fact:
    """Return the computer's taking a seat over; it keeps the player's name, so that all know whose seat it is."""
    person = state.seats[seat]
    assert isinstance(person, Person)
    return TakenOver(seat, Bot(person.name, person.avatar, "casual"), by)


def time_up(state: TableState, seat: int) -> list[Fact]:
    """Return the plain move made for a player whose time is up: to draw where that is legal."""
    assert state.current is not None
    # Signs sort before ranks, so what draws, takes or passes comes before what lays.
    plain = next(code for code in legal_codes(state.current.round, seat) if code[0] not in "!?")
    return [Moved(seat, plain, time_up=True)]


def silent(state: TableState) -> list[Fact]:
    """Return the question about a player whose time was up in too many turns in a row."""
    now = state.gathering
    if state.reserved or now.question is not None or state.phase not in ("playing", "round_over"):
        return []
    for seat in state.listeners:
        if now.time_ups[seat] >= TIME_UPS and any(n != seat for n in state.present):
            return [AskedAbout(seat, "silent")]
    return []


# ---- between rounds ----


def not_stale(state: TableState, command: Contribute | NextRound | Rematch) -> None:
    """Raise Refusal for a command that was made before this pause between rounds began."""
    if command.at < state.turn_seq:
        raise Refusal("stale", expected=f"one for entry {state.turn_seq}", found=f"one for entry {command.at}")


def deal_next(state: TableState, contributions: tuple[Contribution, ...] = ()) -> list[Fact]:
    """Return the deal of the next round of the running match."""
    assert state.match is not None
    match, number, again = state.next_secret()
    return [Dealt(match, number, state.match.dealer, state.match.hand_sizes, contributions, again)]


def get_ready(state: TableState, seat: int, contribution: str | None) -> list[Fact]:
    """Return what it takes that a player is ready; `follow_ups` says what comes of it."""
    facts: list[Fact] = []
    if contribution is not None and not _has_contributed(state, seat):
        facts.append(Contributed(seat, contribution))
    if seat not in state.gathering.ready:
        facts.append(GotReady(seat))
    return facts


def contribute(state: TableState, command: Contribute, seat: int) -> list[Fact]:
    """Return what it takes to mix something into the next secret (R37)."""
    if state.phase not in ("ready", "round_over", "match_over"):
        raise Refusal("not_between_rounds")
    not_stale(state, command)
    return [] if _has_contributed(state, seat) else [Contributed(seat, command.contribution)]


def _has_contributed(state: TableState, seat: int) -> bool:
    return any(part.seat == seat for part in state.gathering.contributions)


def say(state: TableState, command: Say, seat: int, at: int) -> list[Fact]:
    """Return a sentence of a player, one in five seconds."""
    if state.reserved:
        raise Refusal("championship")
    left = state.gathering.silent_until(state.players[seat]) - at
    if left > 0:
        raise Refusal("too_soon", expected=f"{left} milliseconds later")
    return [Said(seat, command.phrase)]


def in_match(state: TableState, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return those of some seats that are still in the match."""
    assert state.match is not None
    return tuple(seat for seat in seats if seat in state.match.still_in)


def follow_ups(state: TableState) -> list[Fact]:
    """Return what follows by itself where a server's table stands: a question, a deal, a match, a return."""
    if not state.online or state.halt_at is not None or state.phase == "closed":
        return []
    now = state.gathering
    if asked := silent(state):
        return asked
    if state.phase != "playing" and (coming := returning(state)):
        return coming
    present = state.present
    # Nobody is ready while a round is played, which is most of the time.
    if not now.ready:
        return []
    if state.reserved:
        if state.phase not in ("ready", "round_over") or not state.gathered:
            return []
        # Those who are out look on, and are not waited for.
        present = in_match(state, present)
    if not present or not all(seat in now.ready for seat in present):
        return []
    if state.phase == "match_over":
        away = [StoodUp(seat) for seat in state.people if seat not in present]
        return [*away] or [Rematched(present[0])]
    if state.phase in ("ready", "round_over"):
        return deal_next(state, now.contributions)
    return []
