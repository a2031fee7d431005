"""What a command or an input leads to: facts to be logged, or a refusal. Nothing is changed here."""

from dataclasses import dataclass
from typing import Final

from prsi.bots.levels import LEVELS
from prsi.match.formats import MatchError, check_match, format_to_json, parse_format
from prsi.protocol.commands import (
    Bot,
    Command,
    Leave,
    Level,
    NextRound,
    Pause,
    Person,
    Play,
    Rematch,
    Resume,
    SetPace,
    Start,
    Undo,
)
from prsi.protocol.messages import Contribution, Refused
from prsi.rules.play import Refused as RulesRefused
from prsi.rules.play import legal_codes, parse_move
from prsi.rules.ruleset import RULES_VERSION, RulesetError, build
from prsi.rules.values import PRESET_VALUES, ValuesError, card_values
from prsi.table.dice import chance
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
from prsi.table.inputs import BotMoved, TimerFired
from prsi.table.state import TableState

LONGEST_LINE: Final = 400


@dataclass(eq=False)  # not frozen: Python itself writes to an exception on its way
class Refusal(Exception):
    """A command that is not carried out: reason, the rulebook's number or nothing, what was expected and found."""

    reason: str
    rule: str = ""
    expected: str = ""
    found: str = ""

    def message(self, command: str) -> Refused:
        """Return the refusal as the answer to a command."""
        return Refused(command, self.reason, self.rule, _line(self.expected), _line(self.found))


def _line(text: str) -> str:
    clean = "".join(c if c.isprintable() else "·" for c in text)
    return clean if len(clean) <= LONGEST_LINE else clean[: LONGEST_LINE - 1] + "…"


def decide(state: TableState, command: Command, seat: int | None, fresh: bytes) -> list[Fact]:
    """Return what a command leads to, or raise Refusal.

    `seat` is who asks (None: nobody who sits here); `fresh` is 32 new random bytes for `start`, the only chance a table
    is ever given from outside. An empty list: there is nothing to do, and that is fine.
    """
    if isinstance(command, Start):
        return _start(state, command, fresh)
    if state.started is None:
        raise Refusal("no_table", expected="start")
    if seat is None or seat not in state.people:
        raise Refusal("not_seated")
    if state.phase == "closed":
        raise Refusal("table_closed")
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
            return [] if command.pace == state.pace else [PaceChanged(seat, command.pace)]
        case Leave():
            return [Closed(seat, "left")]
        case _:
            return []


def _start(state: TableState, command: Start, fresh: bytes) -> list[Fact]:
    if state.started is not None:
        raise Refusal("table_closed" if state.phase == "closed" else "table_running")
    try:
        ruleset = build(command.ruleset)
    except RulesetError as error:
        raise Refusal("bad_ruleset", expected=str(error), found=", ".join(error.options)) from None
    if not any(isinstance(seat, Person) for seat in command.seats):
        raise Refusal("bad_seats", expected="at least one person", found=f"{len(command.seats)} bots")
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
    secret = fresh if command.secret is None else bytes.fromhex(command.secret)
    if len(secret) < 16:
        raise Refusal("no_secret", expected="16 bytes or more", found=f"{len(secret)} bytes")
    dealer = chance(secret, "dealer", 0, len(command.seats)) if command.dealer is None else command.dealer
    begun = Started(TABLE_VERSION, RULES_VERSION, command, secret.hex(), dealer)
    if not command.deal:
        return [begun]
    sizes = (ruleset.hand_size,) * len(command.seats)
    first = next(n for n, seat in enumerate(command.seats) if isinstance(seat, Person))
    return [begun, Dealt(1, 1, dealer, sizes, _contributions(first, command.contribution))]


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
    if not state.practice:
        raise Refusal("not_practice")
    _in_play(state)
    last = state.last_move(seat)
    if not last:
        raise Refusal("nothing_to_undo", expected="a move of your own in this round")
    # A bot may have moved while the finger was on its way: that does not change which move is meant.
    newest = max(last, state.undo_seq)
    if command.at < newest:
        raise Refusal("stale", expected=f"an undo for entry {newest}", found=f"one for entry {command.at}")
    assert state.current is not None
    return [TookBack(seat, max(line.seq for line in state.current.lines if line.seq < last))]


def _pause(state: TableState, seat: int, halt: bool) -> list[Fact]:
    if not state.practice:
        raise Refusal("not_practice")
    if state.phase == "match_over":
        raise Refusal("match_over")
    if (state.halt_at is not None) == halt:
        return []
    return [Halted(seat) if halt else WentOn(seat)]


def deal_next(state: TableState, contributions: tuple[Contribution, ...] = ()) -> list[Fact]:
    """Return the deal of the next round."""
    assert state.match is not None
    match, number = state.next_round()
    return [Dealt(match, number, state.match.dealer, state.match.hand_sizes, contributions)]


def _next_round(state: TableState, command: NextRound, seat: int) -> list[Fact]:
    if state.halt_at is not None:
        raise Refusal("paused", expected="resume")
    if state.phase == "match_over":
        raise Refusal("match_over", expected="rematch")
    if state.phase == "playing":
        raise Refusal("not_between_rounds")
    if command.at < state.turn_seq:
        raise Refusal("stale", expected=f"one for entry {state.turn_seq}", found=f"one for entry {command.at}")
    return deal_next(state, _contributions(seat, command.contribution))


def _rematch(state: TableState, command: Rematch, seat: int) -> list[Fact]:
    if state.phase != "match_over":
        raise Refusal("match_not_over")
    if command.at < state.turn_seq:
        raise Refusal("stale", expected=f"one for entry {state.turn_seq}", found=f"one for entry {command.at}")
    sizes = (state.ruleset.hand_size,) * len(state.seats)
    contributions = _contributions(seat, command.contribution)
    return [Rematched(seat), Dealt(state.match_number + 1, 1, state.rematch_dealer(), sizes, contributions)]


# ---- what happens by itself ----


def timer_fired(state: TableState, fired: TimerFired, now: int) -> list[Fact]:
    """Return what a timer leads to: nothing unless it runs, is due and belongs to the present position."""
    timer = next((t for t in state.timers if (t.kind, t.seq) == (fired.kind, fired.seq)), None)
    if timer is None or state.halt_at is not None or now < timer.due:
        return []
    match timer.kind:
        case "call_window":
            return [WindowTimedOut(timer.seat)]
        case "call_out":
            assert state.current is not None
            return [Moved(timer.seat, f"?{state.current.round.window}")]
        case "next_round":
            return deal_next(state)
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
    if "!" in legal and _leaves_one(state, moved.seat, move) and not _forgets(state, bot):
        facts.append(Moved(moved.seat, "!"))
    return [*facts, Moved(moved.seat, move)]


def _leaves_one(state: TableState, seat: int, move: str) -> bool:
    assert state.current is not None
    if move[0] in "+-":
        return False
    laid = move.partition("=")[0].count(",") + 1
    return state.current.round.hands[seat].bit_count() - laid == 1


def _forgets(state: TableState, bot: Bot) -> bool:
    return chance(state.master, "forgets to call", state.position_seq, 10_000) < forgetfulness(bot.level) * 10_000


def forgetfulness(level: Level) -> float:
    """Return how often (0 to 1) a bot of a level forgets to call "Mau" (R22)."""
    return LEVELS[level].forgets
