"""The record of a table's match: what anybody needs to play its finished rounds again and to check their deals."""

from prsi.match.events import LotDrawn
from prsi.match.record import (
    WINDOW_CLOSED,
    Fairness,
    Lot,
    Move,
    Record,
    Result,
    RoundEnd,
    RoundRecord,
)
from prsi.match.state import MatchState
from prsi.protocol.commands import Open
from prsi.table.dice import numbers_of, round_salt, round_secret
from prsi.table.facts import Logged, Moved, WindowTimedOut
from prsi.table.kept import Finished
from prsi.table.state import TableState, commitment_of


def record_of(state: TableState) -> Record:
    """Return the record of the running match's finished rounds; dead branches of undone moves are not in it."""
    assert state.match is not None
    assert state.finished
    return Record(
        ruleset=state.ruleset,
        names=tuple("?" if isinstance(seat, Open) else _printable(seat.name) for seat in state.seats),
        format=state.match.format,
        values=state.match.values,
        dealer=state.finished[0].dealt.dealer,
        rounds=tuple(_round(state, done) for done in state.finished),
        result=_result(state.match),
        retired=tuple((out.rounds, out.seat) for out in state.outs),
    )


def _printable(name: str) -> str:
    text = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(text.split()) or "?"


def _round(state: TableState, done: Finished) -> RoundRecord:
    numbers = numbers_of(done.dealt)
    fairness = Fairness(
        round_secret(state.master, *numbers),
        round_salt(state.master, *numbers),
        commitment_of(state.master, *numbers),
        tuple((part.seat, bytes.fromhex(part.value)) for part in done.dealt.contributions),
    )
    return RoundRecord(
        moves=tuple(move for line in done.lines if (move := _move(line)) is not None),
        fairness=fairness,
        dealer=done.dealt.dealer,
        deal=done.dealt.sizes,
        lots=tuple(Lot.of(event) for event in done.scored if isinstance(event, LotDrawn)),
        end=RoundEnd(done.reason, done.winner, done.places, tuple(len(hand) for hand in done.hands)),
    )


def _move(line: Logged) -> Move | None:
    match line.fact:
        case Moved(seat=seat, move=move):
            return Move(seat, move)
        case WindowTimedOut():
            return Move(None, WINDOW_CLOSED)
        case _:
            return None


def _result(match: MatchState) -> Result:
    if not match.over:
        return Result("unfinished")
    kind = "drawn" if match.drawn else "survivors" if match.winner is None else "won"
    return Result(kind, match.winner, match.places)
