"""What a command or an input leads to: facts to be logged, or a refusal. Nothing is changed here."""

from dataclasses import replace
from typing import Final

from prsi.match.formats import Chips, MatchError, check_match, format_to_json, parse_format
from prsi.protocol.commands import (
    AnswerAbsence,
    Command,
    Contribute,
    Fill,
    Leave,
    NextRound,
    Pause,
    Person,
    Play,
    Rematch,
    Resume,
    Say,
    SetPace,
    Sit,
    Start,
    Undo,
)
from prsi.protocol.messages import Contribution
from prsi.rules.play import Refused as RulesRefused
from prsi.rules.play import legal_codes, parse_move
from prsi.rules.ruleset import RULES_VERSION, Ruleset, RulesetError, build
from prsi.rules.values import PRESET_VALUES, ValuesError, card_values
from prsi.table.dice import chance, forgets
from prsi.table.facts import (
    TABLE_VERSION,
    Closed,
    Dealt,
    Fact,
    Halted,
    Moved,
    PaceChanged,
    Rematched,
    Started,
    TookBack,
    WentOn,
    WindowTimedOut,
)
from prsi.table.inputs import Actor, BotMoved, Reserve, TakeOut, TimerFired
from prsi.table.people import (
    answer,
    contribute,
    deal_next,
    fill,
    filled,
    get_ready,
    leave,
    missed,
    not_stale,
    retired,
    say,
    sit,
    taken_over,
    time_up,
)
from prsi.table.refusal import Refusal
from prsi.table.state import TableState

NEXT_ROUND: Final = 20_000
"""Milliseconds after which a server's table deals, whoever is not ready yet."""


def decide(
    state: TableState, command: Command, seat: int | None, at: int, fresh: bytes = b"", actor: Actor | None = None
) -> list[Fact]:
    """Return what a command leads to at a table time, or raise Refusal.

    `seat` is who asks (None: nobody who sits here), `actor` the server's player; `fresh` is 32 new random bytes for
    `start`, the only chance a table is ever given from outside. An empty list: there is nothing to do; that is fine.
    """
    if isinstance(command, Start):
        return _start(state, command, fresh, actor)
    if state.started is None:
        raise Refusal("no_table", expected="start")
    if state.phase == "closed":
        raise Refusal("table_closed")
    if isinstance(command, Sit) and actor is not None:
        return sit(state, command, actor)
    if seat is None or seat not in state.people:
        raise Refusal("not_seated")
    match command:
        case Play():
            return _play(state, command, seat)
        case Undo():
            return _undo(state, command, seat)
        case Pause() | Resume():
            return _pause(state, seat, isinstance(command, Pause))
        case NextRound():
            return _next_round(state, command, seat)
        case Rematch():
            return _rematch(state, command, seat)
        case SetPace():
            if state.online:
                raise Refusal("not_practice")
            return [] if command.pace == state.pace else [PaceChanged(seat, command.pace)]
        case Leave():
            return leave(state, seat) if state.online else [Closed(seat, "left")]
        case Fill():
            return fill(state, command, seat)
        case AnswerAbsence():
            return answer(state, command, seat)
        case Contribute() | Say() if not state.online:
            return []  # nobody else is there whose chance or ear it could be meant for
        case Contribute():
            return contribute(state, command, seat)
        case Say():
            return say(state, command, seat, at)
        case _:
            return []


def _start(state: TableState, command: Start, fresh: bytes, actor: Actor | None) -> list[Fact]:
    ruleset = _checked(state, command)
    kinds = [seat.kind for seat in command.seats]
    if "person" not in kinds:
        raise Refusal("bad_seats", expected="at least one person", found=f"{len(kinds)} bots")
    if actor is None and "open" in kinds:
        raise Refusal("bad_seats", expected="people and bots", found="open seats, which only a server can fill")
    if actor is not None and kinds.count("person") > 1:
        raise Refusal("bad_seats", expected="one person, who makes the table", found=f"{kinds.count('person')}")
    begun = _begun(command, fresh, "" if actor is None else actor.player)
    if not command.deal or actor is not None:
        return [begun]
    sizes = (ruleset.hand_size,) * len(command.seats)
    first = next(n for n, seat in enumerate(command.seats) if isinstance(seat, Person))
    return [begun, Dealt(1, 1, begun.dealer, sizes, _contributions(first, command.contribution))]


def reserve(state: TableState, what: Reserve, fresh: bytes) -> list[Fact]:
    """Return what it takes to make a championship's table, or raise Refusal."""
    command = what.start
    _checked(state, command)
    people = [isinstance(seat, Person) for seat in command.seats]
    if not all(people) or len(set(what.players) - {""}) != len(people):
        raise Refusal("bad_seats", expected="a person on each seat, and as many players", found=f"{len(what.players)}")
    if not isinstance(command.format, Chips):
        raise Refusal("bad_format", expected="chips", found=command.format.kind)
    return [replace(_begun(command, fresh, what.players[0]), reserved=what.players)]


def _checked(state: TableState, command: Start) -> Ruleset:
    """Return the rules of a table that can be made, or raise Refusal."""
    if state.started is not None:
        raise Refusal("table_closed" if state.phase == "closed" else "table_running")
    try:
        ruleset = build(command.ruleset)
    except RulesetError as error:
        raise Refusal("bad_ruleset", expected=str(error), found=", ".join(error.options)) from None
    try:
        values = card_values(PRESET_VALUES[ruleset.preset] if command.values is None else command.values)
    except ValuesError as error:
        raise Refusal("bad_values", expected=str(error)) from None
    try:
        check_match(ruleset, len(command.seats), parse_format(format_to_json(command.format)), values)
    except MatchError as error:
        reason = "bad_seats" if error.reason == "seats" else "bad_format"
        raise Refusal(reason, expected=str(error), found=", ".join(error.fields)) from None
    if command.dealer is not None and command.dealer >= len(command.seats):
        last = len(command.seats) - 1
        raise Refusal("bad_dealer", expected=f"a seat from 0 to {last}", found=str(command.dealer))
    return ruleset


def _begun(command: Start, fresh: bytes, player: str) -> Started:
    """Return how a table begins; `player` is who makes it on a server, or empty."""
    # On a server nobody may know the secret beforehand (R37).
    secret = fresh if command.secret is None or player else bytes.fromhex(command.secret)
    if len(secret) < 16:
        raise Refusal("no_secret", expected="16 bytes or more", found=f"{len(secret)} bytes")
    dealer = chance(secret, "dealer", 0, len(command.seats)) if command.dealer is None else command.dealer
    if player:
        pause = NEXT_ROUND if command.pace.next_round is None else command.pace.next_round
        command = replace(command, secret=None, contribution=None, pace=replace(command.pace, next_round=pause))
    return Started(TABLE_VERSION, RULES_VERSION, command, secret.hex(), dealer, player)


def _contributions(seat: int, value: str | None) -> tuple[Contribution, ...]:
    return () if value is None else (Contribution(seat, value),)


def _in_play(state: TableState) -> None:
    if state.halt_at is not None:
        raise Refusal("paused", expected="resume")
    if state.phase != "playing":
        raise Refusal("match_over" if state.phase == "match_over" else "not_playing")


def _play(state: TableState, command: Play, seat: int) -> list[Fact]:
    _in_play(state)
    call = command.move[0] in "!?"
    if not call and state.to_act == seat and command.at < state.turn_seq:
        raise Refusal("stale", expected=f"a move for entry {state.turn_seq}", found=f"one for entry {command.at}")
    check_move(state, seat, command.move)
    return [Moved(seat, command.move)]


def check_move(state: TableState, seat: int, move: str) -> None:
    """Raise Refusal, with the rules' reason, unless a seat may make a move now."""
    assert state.current is not None
    try:
        parse_move(state.current.round, seat, move)
    except RulesRefused as error:
        raise Refusal(str(error.reason), error.rule, error.expected, error.found) from None


def _undo(state: TableState, command: Undo, seat: int) -> list[Fact]:
    if state.online:
        raise Refusal("not_practice")
    _in_play(state)
    last = state.undoable(seat)
    if not last:
        raise Refusal("nothing_to_undo", expected="a move of your own in this round, and nobody else's after it")
    # A bot may have moved while the finger was on its way: that does not change which move is meant.
    newest = max(last, state.undo_seq)
    if command.at < newest:
        raise Refusal("stale", expected=f"an undo for entry {newest}", found=f"one for entry {command.at}")
    assert state.current is not None
    return [TookBack(seat, max(line.seq for line in state.current.lines if line.seq < last))]


def _pause(state: TableState, seat: int, halt: bool) -> list[Fact]:
    if state.online:
        raise Refusal("not_practice")
    if state.phase == "match_over":
        raise Refusal("match_over")
    if (state.halt_at is not None) == halt:
        return []
    return [Halted(seat) if halt else WentOn(seat)]


def _next_round(state: TableState, command: NextRound, seat: int) -> list[Fact]:
    if state.halt_at is not None:
        raise Refusal("paused", expected="resume")
    if state.phase == "match_over":
        raise Refusal("match_over", expected="rematch")
    if state.phase == "playing":
        raise Refusal("not_between_rounds")
    if state.phase == "waiting":
        raise Refusal("not_between_rounds", expected="nobody's seat open")
    not_stale(state, command)
    if state.online:
        return get_ready(state, seat, command.contribution)
    return deal_next(state, _contributions(seat, command.contribution))


def _rematch(state: TableState, command: Rematch, seat: int) -> list[Fact]:
    if state.phase != "match_over":
        raise Refusal("match_not_over")
    if state.reserved:
        raise Refusal("championship")
    not_stale(state, command)
    if state.online:
        return get_ready(state, seat, command.contribution)
    sizes = (state.ruleset.hand_size,) * len(state.seats)
    contributions = _contributions(seat, command.contribution)
    return [Rematched(seat), Dealt(state.match_number + 1, 1, state.rematch_dealer(), sizes, contributions)]


# ---- what happens by itself ----


def timer_fired(state: TableState, fired: TimerFired, now: int) -> list[Fact]:
    """Return what a timer leads to: nothing unless it runs, is due and belongs to the present position."""
    timer = next((t for t in state.timers if t.is_meant_by(fired.kind, fired.seq, fired.seat)), None)
    if timer is None or now < timer.due or (state.halt_at is not None and not timer.runs_in_pause):
        return []
    match timer.kind:
        case "call_window":
            return [WindowTimedOut(timer.seat)]
        case "call_out":
            assert state.current is not None
            return [Moved(timer.seat, f"?{state.current.round.window}")]
        case "next_round":
            return deal_next(state, state.gathering.contributions)
        case "turn":
            return time_up(state, timer.seat)
        case "absence":
            if state.reserved:
                return retired(state, TakeOut(state.players[timer.seat], "left"))
            return missed(state, timer.seat)
        case "answer":
            return [taken_over(state, timer.seat, None)]
        case "fill":
            return filled(state, "casual", None)
        case "close":
            return [Closed(None, "over" if state.reserved else "deserted")]
        case "bot":
            # The bot's choice is what moves; the table looks for it when this timer is over.
            return []


def bot_moves(state: TableState, moved: BotMoved) -> list[Fact]:
    """Return what a bot's choice leads to: its call, if one is due and not forgotten, and its move.

    Nothing for a choice made for an older position. A move that is not legal is replaced by a plain legal one.
    """
    bot = state.bot(moved.seat)
    if bot is None or state.to_act != moved.seat or moved.seq != state.position_seq or state.halt_at is not None:
        return []
    assert state.current is not None
    legal = legal_codes(state.current.round, moved.seat)
    turns = [code for code in legal if code[0] not in "!?"]
    move = turns[0] if moved.move is None or moved.move not in turns else moved.move
    facts: list[Fact] = []
    if (
        "!" in legal
        and _leaves_one(state, moved.seat, move)
        and not forgets(state.master, state.position_seq, bot.level)
    ):
        facts.append(Moved(moved.seat, "!"))
    return [*facts, Moved(moved.seat, move)]


def _leaves_one(state: TableState, seat: int, move: str) -> bool:
    assert state.current is not None
    if move[0] in "+-":
        return False
    laid = move.partition("=")[0].count(",") + 1
    return state.current.round.hands[seat].bit_count() - laid == 1
