"""What a seat is told, built up from what it may know (R36): nothing starts from the state and takes things away."""

from typing import Final

from prsi.match.state import MatchState
from prsi.protocol import events as wire
from prsi.protocol.commands import Bot, Open
from prsi.protocol.messages import (
    Call,
    Clock,
    Events,
    MatchResult,
    MatchView,
    Question,
    Refusal,
    RoundResult,
    RoundView,
    ScoreRow,
    SeatInfo,
    Standing,
    State,
    TableView,
)
from prsi.rules import events as rules
from prsi.rules.cards import RANKS
from prsi.rules.frozen import dataclass
from prsi.rules.play import RULE_OF, legal_codes, why_not
from prsi.rules.view import NOBODY, View
from prsi.rules.view import view as view_of
from prsi.table.dice import numbers_of, round_salt, round_secret
from prsi.table.kept import Finished
from prsi.table.people import in_match
from prsi.table.state import AnyEvent, RoundState, TableState, Told, commitment_of

PUBLIC = (
    *rules.OPEN,
    wire.MatchStarted,
    wire.RoundStarted,
    wire.Undone,
    wire.Paused,
    wire.Resumed,
    wire.PaceSet,
    wire.SatDown,
    wire.Filled,
    wire.StoodUp,
    wire.Gone,
    wire.Back,
    wire.Asked,
    wire.Replaced,
    wire.Returning,
    wire.TakenBack,
    wire.MatchGivenUp,
    wire.TakenOut,
    wire.Ready,
    wire.Contributed,
    wire.TimeUp,
    wire.Said,
    wire.TableClosed,
    *wire.MatchEvent.__args__,
)
"""Events with nothing hidden in them. One that is neither here nor handled by name is told to nobody."""

OF_A_SEAT = ("call_window", "turn", "absence", "answer")
"""Clocks that concern one seat."""

REFUSALS: Final = {reason: Refusal(str(reason), rule) for reason, rule in RULE_OF.items()}

WireEvent = wire.RoundEvent | wire.MatchEvent | wire.TableEvent


def event_for(event: AnyEvent, seat: int) -> WireEvent | None:
    """Return an event as a seat may see it, None if it may not."""
    if isinstance(event, rules.Dealt):
        return rules.Dealt(event.seat, event.count, event.cards if event.seat == seat else None)
    if isinstance(event, rules.Drew):
        return rules.Drew(event.seat, event.count, event.cards if event.seat == seat else None, event.cause)
    return event if isinstance(event, PUBLIC) else None


def entry_for(told: Told, seat: int) -> wire.Entry:
    """Return a log entry as a seat may see it; its number is told even where nothing else may be."""
    events = [event_for(event, seat) for event in told.events]
    return wire.Entry(told.seq, tuple([event for event in events if event is not None]))


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody at a table is told alike in a state; made once for all seats, and in part for many states."""

    state: TableState
    seats: tuple[SeatInfo, ...]
    ruleset: dict[str, object]
    question: Question | None
    waiting_for: tuple[int, ...]
    commitment: str | None
    match: MatchView | None
    round_result: RoundResult | None
    match_result: MatchResult | None


def public(state: TableState, before: Public | None = None) -> Public:
    """Return what everybody is told alike; what has not changed since `before` is taken from there."""
    old = None if before is None else before.state
    asked = state.gathering.question
    if before is not None and old is not None and _same_match(old, state):
        same_seats = old.gathering is state.gathering and old.seats is state.seats
        return Public(
            state=state,
            seats=before.seats if same_seats else _seats(state),
            ruleset=before.ruleset,
            question=None if asked is None else Question(asked.seat, asked.reason),
            waiting_for=_waiting_for(state),
            commitment=before.commitment,
            match=before.match,
            round_result=before.round_result,
            match_result=before.match_result,
        )
    ended = state.phase in ("round_over", "match_over") and bool(state.finished) and state.current is not None
    return Public(
        state=state,
        seats=_seats(state),
        ruleset=state.ruleset.to_dict(),
        question=None if asked is None else Question(asked.seat, asked.reason),
        waiting_for=_waiting_for(state),
        commitment=_commitment(state),
        match=None if state.match is None else match_view(state, state.match),
        round_result=round_result(state, state.finished[-1]) if ended else None,
        match_result=_match_result(state),
    )


def _same_match(old: TableState, new: TableState) -> bool:
    """Say whether two states differ in nothing that the match, its results or a round's secret are told from."""
    dealt = [None if state.current is None else state.current.dealt for state in (old, new)]
    return (
        old.started is new.started
        and old.phase == new.phase
        and old.match is new.match
        and old.finished is new.finished
        and dealt[0] is dealt[1]
    )


def table_view(state: TableState, seat: int, now: int, common: Public | None = None) -> TableView:
    """Return all a seat, or NOBODY, may know of its table at a table time."""
    told = public(state) if common is None else common
    playing = state.phase == "playing" and state.halt_at is None
    return TableView(
        seq=state.seq,
        since=state.last_move(seat, calls=False),
        phase=state.phase,
        seat=None if seat == NOBODY else seat,
        seats=told.seats,
        ruleset=told.ruleset,
        pace=state.pace,
        online=state.online,
        paused=state.halt_at is not None,
        question=told.question,
        can_answer=told.question is not None and told.question.seat != seat,
        contributed=any(part.seat == seat for part in state.gathering.contributions),
        waiting_for=told.waiting_for,
        can_undo=playing and not state.online and state.undoable(seat) > 0,
        can_pause=not state.online and state.phase not in ("match_over", "closed"),
        can_hint=playing and state.to_act == seat and not state.online,
        clocks=_clocks(state, now),
        commitment=told.commitment,
        match=told.match,
        round=None if state.current is None else round_view(state.current, seat, state.phase == "playing"),
        round_result=told.round_result,
        match_result=told.match_result,
        championship=state.reserved,
    )


def _seats(state: TableState) -> tuple[SeatInfo, ...]:
    return tuple([seat_info(state, n) for n in range(len(state.seats))])


def seat_info(state: TableState, n: int) -> SeatInfo:
    """Return who sits at a seat, for everybody."""
    seat, now = state.seats[n], state.gathering
    if isinstance(seat, Open):
        return SeatInfo(n, "", "", None, True, False, False, False)
    level = seat.level if isinstance(seat, Bot) else None
    if not state.online:
        return SeatInfo(n, seat.name, seat.avatar, level, False, True, False, False)
    connected = level is not None or n in state.present
    return SeatInfo(n, seat.name, seat.avatar, level, False, connected, n in now.ready, now.returning[n] is not None)


def _waiting_for(state: TableState) -> tuple[int, ...]:
    if state.phase in ("ready", "round_over"):
        waited = in_match(state, state.people) if state.reserved else state.people
        return tuple([n for n in waited if n not in state.gathering.ready])
    to_act = state.to_act
    return () if to_act is None else (to_act,)


def _clocks(state: TableState, now: int) -> tuple[Clock, ...]:
    """Return the timers a player can see; those of the bots are their own business."""
    at = now if state.halt_at is None else state.halt_at
    clocks: list[Clock] = []
    for timer in state.timers:
        if timer.kind == "bot" or timer.kind == "call_out":
            continue
        seat = timer.seat if timer.kind in OF_A_SEAT else None
        clocks.append(Clock(timer.kind, seat, max(timer.due - at, 0), timer.due - timer.since))
    return tuple(clocks)


def _commitment(state: TableState) -> str | None:
    if state.match is None or state.phase == "closed":
        return None
    if state.phase == "playing" and state.current is not None:
        return commitment_of(state.master, *numbers_of(state.current.dealt))
    return commitment_of(state.master, *state.next_secret())


def round_view(current: RoundState, seat: int, playing: bool) -> RoundView:
    """Return the rules' view of a round for a seat or NOBODY, and why each card that cannot be laid cannot."""
    view = view_of(current.round, current.pile, seat, history=())
    legal = view.legal if playing else ()
    return RoundView(
        seat=None if seat == NOBODY else seat,
        dealer=view.dealer,
        playing=tuple([n for n, size in enumerate(current.dealt.sizes) if size > 0]),
        inside=tuple([n for n, inside in enumerate(view.inside) if inside]),
        hand=view.hand,
        counts=view.counts,
        top=view.top,
        pile=view.pile,
        wish=view.wish,
        penalty=view.penalty,
        skip=view.skip,
        direction=view.direction,
        to_act=view.to_act if playing else None,
        drawn=view.drawn,
        called=view.called,
        window=view.window,
        stock=view.stock,
        shuffles=view.shuffles,
        turns=view.turns,
        out=view.out,
        pending=view.pending,
        over=view.over,
        reason=view.reason,
        winner=view.winner,
        places=view.places,
        legal=legal,
        refusals=_refusals(current, seat, view.hand, legal) if playing and view.to_act == seat else {},
        calls=open_calls(current) if playing and seat == NOBODY else (),
    )


def open_calls(current: RoundState) -> tuple[Call, ...]:
    """Return the calls that a window allows: what all may know, as it hangs on nobody's cards (R23)."""
    round_ = current.round
    window: int = round_.window
    found: list[Call] = []
    if window >= 0 and not round_.over:
        for seat in range(len(current.dealt.sizes)):
            codes = legal_codes(round_, seat)
            own = "!" if seat == window else f"?{window}"
            if own in codes:
                found.append(Call(seat, own))
    return tuple(found)


def bot_view(current: RoundState, seat: int) -> View:
    """Return the rules' view of a seat, with all it has seen happen: what a bot or a hint may go by."""
    return view_of(current.round, current.pile, seat, current.histories[seat])


def _refusals(current: RoundState, seat: int, hand: tuple[str, ...], legal: tuple[str, ...]) -> dict[str, Refusal]:
    layable = {card for code in legal if code[0] not in "+-!?" for card in code.partition("=")[0].split(",")}
    found: dict[str, Refusal] = {}
    for card in hand:
        if card not in layable:
            found[card] = REFUSALS[why_not(current.round, seat, card)]
    return found


def match_view(state: TableState, match: MatchState) -> MatchView:
    """Return the match for everybody: its score sheet and how it stands."""
    values = {rank: match.values.points[n] for n, rank in enumerate(RANKS)}
    chips = match.format.kind == "chips"
    points = match.format.kind == "penalty_points"
    places = {seat: 1 + sum(len(p) for p in match.standing[:n]) for n, p in enumerate(match.standing) for seat in p}
    current = state.current
    return MatchView(
        number=state.match_number,
        round=current.dealt.number if current is not None and state.phase != "ready" else match.round + 1,
        format=match.format,
        values_name=None if match.values.name == "own" else match.values.name,
        values=values,
        rows=tuple(
            ScoreRow(
                number=done.dealt.number,
                dealer=done.dealt.dealer,
                reason=done.reason,
                winner=done.winner,
                points=done.points,
                counts=tuple(len(hand) for hand in done.hands),
                total=done.total if points else (),
                chips=done.chips if chips else (),
            )
            for done in state.finished
        ),
        standing=tuple(
            Standing(
                seat=seat,
                place=places[seat],
                rounds_won=match.rounds_won[seat],
                points=match.points[seat] if points else None,
                chips=match.chips[seat] if chips else None,
                hand_size=match.hand_sizes[seat],
            )
            for seat in range(match.seats)
        ),
    )


def round_result(state: TableState, done: Finished) -> RoundResult:
    """Return a finished round for everybody: hands and secret are open now (R37)."""
    numbers = numbers_of(done.dealt)
    return RoundResult(
        number=done.dealt.number,
        reason=done.reason,
        winner=done.winner,
        places=done.places,
        hands=done.hands,
        points=done.points,
        scored=done.scored,
        commitment=commitment_of(state.master, *numbers),
        secret=round_secret(state.master, *numbers).hex(),
        salt=round_salt(state.master, *numbers).hex(),
        contributions=done.dealt.contributions,
    )


def _match_result(state: TableState) -> MatchResult | None:
    match = state.match
    if state.phase != "match_over" or match is None:
        return None
    return MatchResult(match.winner, match.drawn, match.places)


def state_message(
    state: TableState, seat: int, now: int, command: str | None, after: int = 0, common: Public | None = None
) -> State:
    """Return everything anew for a seat, with the entries of this round after a number."""
    told = () if state.current is None else state.current.told
    entries = tuple([entry_for(t, seat) for t in told if t.seq > after])
    return State(command, entries, table_view(state, seat, now, common))


def events_message(
    state: TableState, seat: int, now: int, news: tuple[Told, ...], common: Public | None = None
) -> Events:
    """Return what has happened, as a seat may see it."""
    return Events(tuple([entry_for(told, seat) for told in news]), table_view(state, seat, now, common))


def since_last_turn(entries: tuple[wire.Entry, ...], since: int) -> tuple[wire.Entry, ...]:
    """Return the entries after a seat's own last turn (`TableView.since`): what happened while it waited."""
    return tuple(entry for entry in entries if entry.seq > since and entry.events)
