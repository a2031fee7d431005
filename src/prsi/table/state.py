"""The state of a table: a fold over its log. `apply` is the only way it changes.

States and everything in them are treated as values: a round is cloned before a move is made in it.
"""

from dataclasses import replace
from typing import Final

from prsi.match import events as match_events
from prsi.match.formats import Chips
from prsi.match.lots import lot_shuffler
from prsi.match.state import MatchState, Outcome, after_round, next_deal, retire
from prsi.match.state import start as start_match
from prsi.protocol import events as wire
from prsi.protocol.commands import Bot, Open, Pace, Person, SeatSpec
from prsi.protocol.messages import Phase
from prsi.rules.deal import commitment
from prsi.rules.events import Event, Laid, Reshuffled, UpcardTurned, WindowClosed, WindowOpened, redact
from prsi.rules.frozen import dataclass
from prsi.rules.play import deal, play, round_over
from prsi.rules.round import Round
from prsi.rules.ruleset import Ruleset, build
from prsi.rules.values import card_values
from prsi.table import dice
from prsi.table.dice import numbers_of, round_salt, round_secret, seed_of
from prsi.table.facts import (
    Closed,
    Dealt,
    Fact,
    GivenUp,
    Halted,
    Logged,
    Moved,
    PaceChanged,
    Rematched,
    Retired,
    Started,
    TookBack,
    WentOn,
    WindowTimedOut,
)
from prsi.table.gathering import (
    NOBODY,
    Gathering,
    GatheringFact,
    first_gathering,
    gather,
    gathering_events,
    gathers,
    kept_gathering,
    recast,
)
from prsi.table.kept import Answered, Finished, Out, Timer
from prsi.table.timers import carry_on

ANSWERS_KEPT: Final = 200
"""How many commands a table remembers having done; an older one is caught by the position it was made for."""

OPENED: Final = 1
"""The first entry of every log; whoever is away since then has not come yet."""

AnyEvent = Event | match_events.MatchEvent | wire.TableEvent


@dataclass(frozen=True, slots=True)
class Told:
    """What an entry of the log amounts to, hidden cards included; `views.entry_for` says it to a seat."""

    seq: int
    events: tuple[AnyEvent, ...]


def asker_of(seat: int | None, player: str) -> str:
    """Name who sent a command: the server's player, or where no server is the seat."""
    return player or ("" if seat is None else str(seat))


@dataclass(frozen=True, slots=True)
class RoundState:
    """A round that is played, or was played last; `lines` are its log entries, dead branches left out.

    `pile` are the events that tell the discard pile since the last reshuffle, `histories` what each seat has seen
    happen; they grow with the round so that no view has to go through all of it again.
    """

    dealt: Dealt
    round: Round
    pile: tuple[Event, ...]
    histories: tuple[tuple[Event, ...], ...]
    window_seq: int
    lines: tuple[Logged, ...]
    told: tuple[Told, ...]


@dataclass(frozen=False, slots=True)
class TableState:
    """Everything a table is, after `seq` log entries; changed by nobody but `apply`, which works on a copy.

    `turn_seq` is the entry that began the present decision of the seat to act, `position_seq` the last one that changed
    the round at all, `halt_at` the table time at which a pause began (None: no pause). `outs` were taken out of the
    match; `void`: how often the round that is played or comes next was dealt before, and was void. `seq` 0: nothing was
    started.
    """

    seq: int
    time: int
    started: Started | None
    ruleset: Ruleset
    phase: Phase
    pace: Pace
    match_number: int
    match: MatchState | None
    current: RoundState | None
    finished: tuple[Finished, ...]
    turn_seq: int
    position_seq: int
    undo_seq: int
    halt_at: int | None
    timers: tuple[Timer, ...]
    answers: tuple[Answered, ...]
    seats: tuple[SeatSpec, ...]
    gathering: Gathering
    outs: tuple[Out, ...] = ()
    void: int = 0

    def copy(self) -> "TableState":
        """Return another one with the same in it; compiled this takes a twentieth of what `replace` does."""
        new = TableState.__new__(TableState)
        new.seq = self.seq
        new.time = self.time
        new.started = self.started
        new.ruleset = self.ruleset
        new.phase = self.phase
        new.pace = self.pace
        new.match_number = self.match_number
        new.match = self.match
        new.current = self.current
        new.finished = self.finished
        new.turn_seq = self.turn_seq
        new.position_seq = self.position_seq
        new.undo_seq = self.undo_seq
        new.halt_at = self.halt_at
        new.timers = self.timers
        new.answers = self.answers
        new.seats = self.seats
        new.gathering = self.gathering
        new.outs = self.outs
        new.void = self.void
        return new

    @property
    def master(self) -> bytes:
        """The table's master secret."""
        return bytes.fromhex(self.begun.secret)

    @property
    def begun(self) -> Started:
        """How the table was started."""
        assert self.started is not None
        return self.started

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people, those who are away included."""
        return tuple([n for n, seat in enumerate(self.seats) if isinstance(seat, Person)])

    @property
    def online(self) -> bool:
        """Whether a server runs the table, for players it knows."""
        return self.started is not None and self.started.player != ""

    @property
    def reserved(self) -> bool:
        """Whether this is a championship's table: seats are kept for its players, and who is away is not waited for."""
        return self.started is not None and self.started.reserved != ()

    @property
    def gathered(self) -> bool:
        """Whether everybody who is in the match of a championship's table has been here once."""
        assert self.match is not None
        return all(self.gathering.away[seat] != OPENED for seat in self.match.still_in)

    @property
    def players(self) -> tuple[str, ...]:
        """The player at each seat; empty: the computer, an open seat, one whose player left, or no server."""
        return self.gathering.players

    @property
    def listeners(self) -> tuple[int, ...]:
        """The seats that are told what happens: those of people, but not of one who left."""
        if not self.online:
            return self.people
        players = self.gathering.players
        return tuple([n for n, seat in enumerate(self.seats) if players[n] and isinstance(seat, Person)])

    @property
    def present(self) -> tuple[int, ...]:
        """The seats of people who are here."""
        away = self.gathering.away
        return tuple([n for n in self.listeners if not away[n]])

    @property
    def open_seats(self) -> tuple[int, ...]:
        """The seats that nobody has taken."""
        return tuple([n for n, seat in enumerate(self.seats) if isinstance(seat, Open)])

    def seat_of(self, player: str) -> int | None:
        """Return the seat a player sits at, None for somebody who does not sit here."""
        return self.players.index(player) if player and player in self.players else None

    def former_seat_of(self, player: str) -> int | None:
        """Return the seat that the computer took over from a player, or that is asked about after the player left."""
        former = self.gathering.former
        return former.index(player) if player and player in former else None

    def bot(self, seat: int | None) -> Bot | None:
        """Return the bot at a seat, None for a person or no seat."""
        if seat is None or not 0 <= seat < len(self.seats):
            return None
        found = self.seats[seat]
        return found if isinstance(found, Bot) else None

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is, None between rounds."""
        if self.phase != "playing" or self.current is None:
            return None
        return self.current.round.to_act

    @property
    def match_begins(self) -> bool:
        """Whether nothing has been dealt in the running match yet."""
        return self.phase in ("waiting", "ready") and not self.finished and self.current is None

    def answered(self, asker: str, command: str) -> int | None:
        """Return the last entry of a command that was done before, or None; `asker` as `asker_of` names it."""
        for answer in reversed(self.answers):
            if answer.command == command and answer.asker == asker:
                return answer.seq
        return None

    def last_move(self, seat: int, calls: bool = True) -> int:
        """Return the entry of a seat's last move in this round (with or without calls), 0 if it has made none."""
        lines = () if self.current is None else self.current.lines
        for line in reversed(lines):
            fact = line.fact
            if isinstance(fact, Moved) and fact.seat == seat and (calls or not is_call(fact)):
                return line.seq
        return 0

    def undoable(self, seat: int) -> int:
        """Return the entry of a seat's last move if it may be taken back, else 0.

        No other person has moved since; and of several people, nobody chooses anew who has seen what was drawn.
        """
        last = self.last_move(seat)
        others = [self.last_move(other) for other in self.people if other != seat]
        if last < max(others, default=0):
            return 0
        lines = () if self.current is None or not others else self.current.lines
        return 0 if any(line.seq == last and is_draw(line.fact) for line in lines) else last

    def rematch_dealer(self) -> int:
        """Return who would deal first in a rematch: the next seat after the last dealer."""
        return (self.finished[-1].dealt.dealer + 1) % len(self.seats)

    def next_round(self) -> tuple[int, int]:
        """Return match and number of the round that would be dealt next, at the end of a match that of a rematch."""
        assert self.match is not None
        return (self.match_number + 1, 1) if self.match.over else (self.match_number, self.match.round + 1)

    def next_secret(self) -> tuple[int, int, int]:
        """Return what names the secret of that round: match, number, and how often it was dealt before."""
        return (*self.next_round(), self.void)


EMPTY: Final = TableState(
    seq=0,
    time=0,
    started=None,
    ruleset=build({"preset": "prsi"}),
    phase="ready",
    pace=Pace(),
    match_number=0,
    match=None,
    current=None,
    finished=(),
    turn_seq=0,
    position_seq=0,
    undo_seq=0,
    halt_at=None,
    timers=(),
    answers=(),
    seats=(),
    gathering=NOBODY,
)


def is_call(fact: object) -> bool:
    """Whether a fact is a call or a call-out: no turn."""
    return isinstance(fact, Moved) and fact.move[0] in "!?"


def is_draw(fact: object) -> bool:
    """Whether a fact is a draw, which shows its seat cards that nobody had seen."""
    return isinstance(fact, Moved) and fact.move[0] == "+"


def commitment_of(master: bytes, match: int, number: int, again: int = 0) -> str:
    """Return the published hash of a round's secret (R37)."""
    return commitment(round_secret(master, match, number, again), round_salt(master, match, number, again))


# ---- the fold ----


def apply(state: TableState, entry: Logged) -> TableState:
    """Return the state after one more entry.

    Raises ValueError for an entry that does not follow: another number than the next, or a fact that does not fit.
    """
    if entry.seq != state.seq + 1:
        raise ValueError(f"log entry {entry.seq} found, {state.seq + 1} expected")
    if entry.at < state.time:
        raise ValueError(f"log entry {entry.seq}: time {entry.at} found, at least {state.time} expected")
    if not _fits(state, entry.fact):
        raise ValueError(f"log entry {entry.seq}: {type(entry.fact).__name__} does not fit what was before it")
    after = _carry_out(state, entry).copy()
    after.timers = carry_on(after, entry.at)
    after.seq = entry.seq
    after.time = entry.at
    if entry.command is not None:
        asker = asker_of(entry.seat, entry.actor)
        answers = state.answers
        if answers and answers[-1].command == entry.command and answers[-1].asker == asker:
            answers = answers[:-1]
        after.answers = (*answers, Answered(asker, entry.command, entry.seq))[-ANSWERS_KEPT:]
    return after


def _fits(state: TableState, fact: Fact) -> bool:
    """Say whether a fact may follow in this state; a move is checked by the rules besides, a deal by the match."""
    if isinstance(fact, Started):
        people = [isinstance(seat, Person) for seat in fact.start.seats]
        kept = set(fact.reserved) - {""}
        return (
            state.started is None and any(people) and (not fact.reserved or (all(people) and len(kept) == len(people)))
        )
    if state.started is None or state.phase == "closed":
        return False
    running = state.halt_at is None
    if isinstance(fact, Moved):  # first, because it is most of what happens
        return running and state.phase == "playing"
    if isinstance(fact, GatheringFact):
        return state.online and gathers(state.gathering, state.seats, state.phase, fact)
    match fact:
        case Dealt(contributions=contributions):
            givers = [part.seat for part in contributions]
            # In order of seats, as the seed mixes them (R37).
            known = givers == sorted(set(givers)) and all(seat < len(state.seats) for seat in givers)
            return running and known and state.phase in ("ready", "round_over")
        case WindowTimedOut():
            return running and state.phase == "playing"
        case TookBack(seat=seat, to=to):
            lines = () if state.current is None else state.current.lines
            return running and state.phase == "playing" and seat in state.people and to in [line.seq for line in lines]
        case Halted(seat=seat):
            return running and seat in state.people and state.phase != "match_over"
        case WentOn(seat=seat):
            return not running and seat in state.people
        case PaceChanged(seat=seat):
            return seat in state.people
        case Retired(seat=seat):
            match = state.match
            assert match is not None
            # A match that is over has nobody to take out; in other formats nobody is ever taken out.
            in_it = seat < len(state.seats) and seat in match.still_in and not match.over
            return state.reserved and isinstance(match.format, Chips) and in_it
        case Closed(seat=seat):
            return state.online if seat is None else seat in state.people
        case Rematched(seat=seat):
            return seat in state.people and state.phase == "match_over"


def _carry_out(state: TableState, entry: Logged) -> TableState:
    fact = entry.fact
    match fact:
        case Moved() | WindowTimedOut():
            return _change(state, entry)
        case Started():
            return _start(state, fact)
        case Dealt():
            return _deal(state, entry, fact)
        case TookBack():
            return _take_back(state, entry, fact)
        case Halted():
            return replace(_note(state, entry), halt_at=entry.at)
        case WentOn():
            return _go_on(_note(state, entry), entry.at)
        case PaceChanged():
            return replace(_note(state, entry), pace=fact.pace)
        case Rematched():
            return _another_match(state, entry, state.rematch_dealer())
        case Closed():
            return replace(_note(state, entry), phase="closed", halt_at=None)
        case Retired():
            return _retire(state, entry, fact)
    return _gather(state, entry, fact)


def _gather(state: TableState, entry: Logged, fact: GatheringFact) -> TableState:
    """Carry out what concerns who sits where, is here, is ready or says something; the cards stay as they are."""
    gathering, seats = gather(state.gathering, state.seats, entry.seq, entry.at, fact)
    state = replace(_note(state, entry), gathering=gathering, seats=seats)
    if isinstance(fact, GivenUp):
        dealer = state.begun.dealer if state.current is None else (state.current.dealt.dealer + 1) % len(seats)
        state = _another_match(replace(state, seats=seats), entry, dealer)
    if state.phase == "ready" and state.open_seats:
        state = replace(state, phase="waiting", turn_seq=entry.seq)
    elif state.phase == "waiting" and not state.open_seats:
        state = replace(state, phase="ready", turn_seq=entry.seq, position_seq=entry.seq)
    # A championship goes on whoever is away: there is a clock for each turn.
    deserted = not state.present and state.phase != "waiting" and not state.reserved
    if deserted and state.halt_at is None:
        return replace(state, halt_at=entry.at)
    if not deserted and state.halt_at is not None:
        return _go_on(state, entry.at)
    return state


def _go_on(state: TableState, at: int) -> TableState:
    """End a pause: what was left of every timer is left still."""
    halted = at if state.halt_at is None else state.halt_at
    timers = tuple(timer.shifted(at - max(halted, timer.since)) for timer in state.timers)
    return replace(state, halt_at=None, timers=timers)


def _retire(state: TableState, entry: Logged, fact: Retired) -> TableState:
    """Take a seat out of the match; a round that runs is void, and nobody learns what was in the hands."""
    assert state.match is not None
    match, _ = retire(state.match, fact.seat)
    playing = state.phase == "playing"
    after = replace(
        state if playing else _note(state, entry),
        match=match,
        phase="match_over" if match.over else "ready" if playing else state.phase,
        outs=(*state.outs, Out(match.round, fact.seat, fact.why)),
        void=state.void + playing,
    )
    if playing:
        after = replace(after, current=None, turn_seq=entry.seq, position_seq=entry.seq, undo_seq=entry.seq)
    return after


def _another_match(state: TableState, entry: Logged, dealer: int) -> TableState:
    return replace(
        state,
        match=_new_match(state.begun, dealer),
        match_number=state.match_number + 1,
        phase="waiting" if state.open_seats else "ready",
        current=None,
        finished=(),
        turn_seq=entry.seq,
        position_seq=entry.seq,
        outs=(),
        void=0,
        gathering=state.gathering.another_match() if state.online else state.gathering,
        seats=recast(state.seats, state.begun.start.seats) if state.online else state.seats,
    )


def _new_match(begun: Started, dealer: int) -> MatchState:
    start = begun.start
    ruleset = build(start.ruleset)
    values = None if start.values is None else card_values(start.values)
    return start_match(ruleset, len(start.seats), start.format, values, dealer)


def _start(state: TableState, fact: Started) -> TableState:
    match = _new_match(fact, fact.dealer)
    seats = fact.start.seats
    return replace(
        state,
        started=fact,
        ruleset=match.ruleset,
        match=match,
        match_number=1,
        pace=fact.start.pace,
        seats=seats,
        gathering=kept_gathering(fact.reserved, OPENED) if fact.reserved else first_gathering(seats, fact.player),
        phase="waiting" if any(isinstance(seat, Open) for seat in seats) else "ready",
        turn_seq=state.seq + 1,
        position_seq=state.seq + 1,
    )


def _deal(state: TableState, entry: Logged, fact: Dealt) -> TableState:
    assert state.match is not None
    dealer, sizes = next_deal(state.match)
    if numbers_of(fact) != state.next_secret() or fact.dealer != dealer or fact.sizes != sizes:
        raise ValueError(f"log entry {entry.seq}: another round is to be dealt")
    current = begin_round(state.begun, state.ruleset, entry, fact)
    after = replace(
        state,
        current=current,
        phase="playing",
        turn_seq=entry.seq,
        position_seq=entry.seq,
        undo_seq=entry.seq,
        gathering=state.gathering.dealt(),
    )
    return _end_round(after) if current.round.over else after


def begin_round(begun: Started, ruleset: Ruleset, entry: Logged, fact: Dealt) -> RoundState:
    """Return a round as it is dealt."""
    master = bytes.fromhex(begun.secret)
    round_, events = deal(ruleset, len(begun.start.seats), fact.dealer, dice.shuffler_of(master, fact), fact.sizes)
    head: list[AnyEvent] = [wire.MatchStarted(fact.match)] if fact.number == 1 and not fact.again else []
    head.append(wire.RoundStarted(fact.number, fact.dealer, commitment_of(master, *numbers_of(fact))))
    none: tuple[tuple[Event, ...], ...] = ((),) * len(begun.start.seats)
    told = Told(entry.seq, (*head, *events))
    return RoundState(fact, round_, _pile((), events), _seen(none, events), 0, (entry,), (told,))


def _pile(pile: tuple[Event, ...], events: list[Event]) -> tuple[Event, ...]:
    for event in events:
        if isinstance(event, Reshuffled):
            pile = (*pile[-1:], event)
        elif isinstance(event, (UpcardTurned, Laid)):
            pile = (*pile, event)
    return pile


def _seen(histories: tuple[tuple[Event, ...], ...], events: list[Event]) -> tuple[tuple[Event, ...], ...]:
    return tuple([(*seen, *[redact(event, seat) for event in events]) for seat, seen in enumerate(histories)])


def step_round(current: RoundState, entry: Logged) -> RoundState:
    """Return a round after one of its entries; entries of the table alone leave it as it is.

    Raises Refused for a move that is not legal: a log that was tampered with, or that other rules wrote.
    """
    fact = entry.fact
    events: list[Event] = []
    round_ = current.round
    if isinstance(fact, Moved):
        round_ = round_.clone()
        events = play(round_, fact.seat, fact.move)
    elif isinstance(fact, WindowTimedOut):
        if round_.window != fact.seat:
            raise ValueError(f"log entry {entry.seq}: no window of seat {fact.seat} is open")
        round_ = round_.clone()
        round_.close_window()
        events = [WindowClosed(fact.seat)]
    window_seq = current.window_seq if round_.window >= 0 else 0
    for event in events:
        if isinstance(event, WindowOpened):
            window_seq = entry.seq
    told = Told(entry.seq, (*table_events(fact), *events))
    return RoundState(
        current.dealt,
        round_,
        _pile(current.pile, events),
        _seen(current.histories, events),
        window_seq,
        (*current.lines, entry),
        (*current.told, told),
    )


def replay_round(begun: Started, ruleset: Ruleset, lines: tuple[Logged, ...]) -> RoundState:
    """Return a round rebuilt from its entries, the first of which is its deal."""
    first = lines[0]
    assert isinstance(first.fact, Dealt)
    current = begin_round(begun, ruleset, first, first.fact)
    for line in lines[1:]:
        current = step_round(current, line)
    return current


def table_events(fact: Fact) -> tuple[wire.TableEvent, ...]:
    """Return what a fact tells besides what it does to a round."""
    match fact:
        case Moved():
            return (wire.TimeUp(fact.seat),) if fact.time_up else ()
        case TookBack():
            return (wire.Undone(fact.seat, fact.to),)
        case Halted():
            return (wire.Paused(fact.seat),)
        case WentOn():
            return (wire.Resumed(fact.seat),)
        case PaceChanged():
            return (wire.PaceSet(fact.seat),)
        case Closed():
            return (wire.TableClosed(fact.reason),)
        case Retired():
            return (wire.TakenOut(fact.seat, fact.why),)
    return gathering_events(fact) if isinstance(fact, GatheringFact) else ()


def _note(state: TableState, entry: Logged) -> TableState:
    """Keep an entry that changes the table but not the round."""
    if state.current is None:
        return state
    return replace(state, current=step_round(state.current, entry))


def _change(state: TableState, entry: Logged) -> TableState:
    assert state.current is not None
    current = step_round(state.current, entry)
    fact = entry.fact
    after = state.copy()
    after.current = current
    after.position_seq = entry.seq
    if not is_call(fact) and not isinstance(fact, WindowTimedOut):
        after.turn_seq = entry.seq
    if isinstance(fact, Moved) and state.online:
        # Who has drawn may still lay the drawn card or keep it: the turn goes on.
        after.gathering = state.gathering.moved(fact.seat, fact.time_up, turn_over=current.round.drawn < 0)
    return _end_round(after) if current.round.over else after


def _take_back(state: TableState, entry: Logged, fact: TookBack) -> TableState:
    assert state.current is not None
    kept = tuple(line for line in state.current.lines if line.seq <= fact.to)
    current = step_round(replay_round(state.begun, state.ruleset, kept), entry)
    seq = entry.seq
    return replace(state, current=current, turn_seq=seq, position_seq=seq, undo_seq=seq)


def _end_round(state: TableState) -> TableState:
    """Count a round that is over (R28)."""
    current, before = state.current, state.match
    assert current is not None
    assert before is not None
    end = round_over(current.round)
    outcome = Outcome(end.reason, end.winner, end.places, end.hands)
    after, scored = after_round(before, outcome, lot_shuffler(seed_of(state.master, current.dealt)))
    finished = Finished(
        dealt=current.dealt,
        reason=end.reason,
        winner=end.winner,
        places=end.places,
        hands=end.hands,
        points=tuple(before.values.of_cards(hand) for hand in end.hands),
        total=after.points,
        chips=after.chips,
        scored=tuple(scored),
        lines=current.lines,
    )
    return replace(
        state,
        match=after,
        phase="match_over" if after.over else "round_over",
        current=with_score(current, finished),
        finished=(*state.finished, finished),
        void=0,
        turn_seq=state.seq + 1,
    )


def with_score(current: RoundState, finished: Finished) -> RoundState:
    """Return a finished round whose last move also tells what it did to the match."""
    last = finished.lines[-1].seq
    told = tuple(Told(t.seq, (*t.events, *finished.scored)) if t.seq == last else t for t in current.told)
    return replace(current, told=told)
