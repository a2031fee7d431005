"""Trying what a sentence of the rules says: its position, played on by whoever reads it.

The others do what the example says as long as it can be done, and otherwise draw or stand. What may not be laid the
table says itself; why a move was right is a word here, whose message is `learn-may-` and the word.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from prsi.learn.examples import Example
from prsi.rules.cards import BITS, CODES, parse_card
from prsi.rules.events import Event
from prsi.rules.moves import NO_WISH
from prsi.rules.play import legal_codes, play, set_up
from prsi.rules.round import Round
from prsi.rules.scenario import Step, parse
from prsi.rules.shuffle import Shuffler
from prsi.rules.tables import WISHES_SUIT

WORDS: Final = (
    "suit", "rank", "wild", "wish", "several", "answer", "pass-on", "comeback",
    "draw", "stuck", "take", "keep", "pass", "stand", "call", "late", "call-out",
)  # fmt: skip
"""Why a move can be right."""


@dataclass(frozen=True, slots=True)
class Next:
    """What an example has its reader try: a move's code, and how it is said, `learn-try-` and the word.

    ``refused`` is a card, or `+1`, that the example shows not to be possible before it; empty where there is none.
    """

    word: str
    code: str
    count: int
    refused: str


@dataclass(frozen=True, slots=True)
class Trial:
    """How a position stands after what was tried in it.

    ``why`` the last move was right: a word, empty before the first, with ``values`` for its message. ``next`` is what
    the example has the reader do now, None where it has no more. ``events`` are what the last move led to, ``told`` all
    there were.
    """

    round: Round
    why: str
    values: Mapping[str, int]
    next: Next | None
    events: tuple[Event, ...]
    told: tuple[Event, ...]


def try_out(example: Example, moves: Sequence[str]) -> Trial:
    """Return how an example stands after the reader's moves; raises Refused for one that is not legal."""
    scenario = parse(example.scenario)
    shuffler = _Shuffler(scenario.reshuffles)
    round_, told = set_up(scenario.ruleset, scenario.dealer, scenario.hands, scenario.upcard, scenario.stock, shuffler)
    script = [step for step in scenario.steps if step.legal]
    told += _others(round_, script, example.seat)
    why, values, events = "", dict[str, int](), told
    left = [step for step in scenario.steps if step.seat == example.seat]
    for code in moves:
        why, values = _why(round_, example.seat, code), {"count": round_.penalty}
        done = next((at for at, step in enumerate(left) if step.legal and step.code == code), None)
        if done is not None:
            script.remove(left[done])
            del left[: done + 1]
        events = list(play(round_, example.seat, code))
        events += _others(round_, script, example.seat)
        told = told + events
    return Trial(round_, why, values, _next(round_, example.seat, left), tuple(events), tuple(told))


def _next(round_: Round, seat: int, left: list[Step]) -> Next | None:
    """Return what is to be tried of the steps that are left: the first that can be done, and what is refused before."""
    legal = legal_codes(round_, seat)
    if not legal:
        return None
    refused = ""
    for step in left:
        if step.legal and step.code in legal:
            why = _why(round_, seat, step.code)
            word = _TRIED.get(why, ("lay-wish" if "=" in step.code else "lay") if step.code[0] not in "+-!?" else why)
            return Next(word, step.code, int(round_.penalty), refused)
        if step.legal:
            break
        # What was refused to whoever was not on turn, and what no button and no single card can do, cannot be tried.
        single = step.code.partition("=")[0]
        if step.code in legal or step.checks.get("to_act", seat) != seat:
            continue
        if single == "+1" or (len(single) == 2 and single[0] not in "+?"):
            refused = refused or single
    return Next("", "", 0, refused) if refused else None


_TRIED: Final = {"stuck": "draw"}


class _Shuffler(Shuffler):
    """The example's own orders; what is reshuffled beyond them stays as it lies, so that a trial can be repeated."""

    def __init__(self, orders: Sequence[Sequence[int]]) -> None:
        self.orders = orders

    def order(self, number: int, cards: list[int]) -> list[int]:
        order = self.orders[number - 1] if number <= len(self.orders) else ()
        return list(reversed(order)) if sorted(order) == sorted(cards) else sorted(cards)


def _others(round_: Round, script: list[Step], reader: int) -> list[Event]:
    """Play on until the reader is to move, is out, or the round is over."""
    told: list[Event] = []
    while not round_.over:
        step = next((one for one in script if one.code in legal_codes(round_, one.seat)), None)
        if step is None:
            seat = int(round_.to_act)
            if seat == reader or not round_.inside >> reader & 1:
                break
            code = next(code for code in legal_codes(round_, seat) if code[0] not in "!?")
        elif step.seat == reader:
            break
        else:
            script.remove(step)
            seat, code = step.seat, step.code
        told += play(round_, seat, code)
    return told


_WHY = {"!": "call", "?": "call-out"}


def _why(round_: Round, seat: int, code: str) -> str:
    """Return the word that says why a legal move is right."""
    if code == "!" and round_.window == seat:
        return "late"
    if code[0] in _WHY:
        return _WHY[code[0]]
    if code == "-":
        return "stand" if round_.skip else "keep" if round_.drawn >= 0 else "pass"
    if code[0] == "+":
        return "take" if round_.penalty else "draw" if round_.tables.draw_any_time else "stuck"
    return _why_laid(round_, code.partition("=")[0].split(","))


def _why_laid(round_: Round, codes: list[str]) -> str:
    tables, top = round_.tables, CODES[round_.top]
    first = parse_card(codes[0])
    if round_.pending >= 0 and any(tables.comeback & BITS[parse_card(code)] for code in codes):
        return "comeback"
    if round_.penalty or round_.skip:
        return "answer" if round_.penalty else "pass-on"
    if len(codes) > 1:
        return "several"
    if tables.effects[first] >= WISHES_SUIT:
        return "wild"
    if round_.wish != NO_WISH:
        return "wish"
    return "suit" if codes[0][1] == top[1] else "rank"
