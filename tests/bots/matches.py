"""Matches of one round between levels, as records: something to study."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from prsi.bots import Budget, choose
from prsi.match import Fairness, Move, Record, Replay, RoundRecord, Single, card_values, replay
from prsi.rules.deal import SecretShuffler, mix
from prsi.rules.play import deal, play
from prsi.rules.ruleset import build
from prsi.rules.view import view


def played(spec: dict[str, object], levels: list[str], seed: str) -> Replay:
    """A match of a single round, replayed."""
    ruleset, seats, random = build(spec), len(levels), Random(seed)
    secret = random.randbytes(32)
    round_, events = deal(ruleset, seats, 0, SecretShuffler(mix(secret)))
    moves = []
    while not round_.over:
        seat = round_.to_act
        code = choose(levels[seat], view(round_, events, seat), Budget(rollouts=60), random)
        moves.append(Move(seat, code))
        events += play(round_, seat, code)
    stated = RoundRecord(dealer=0, deal=(ruleset.hand_size,) * seats, fairness=Fairness(secret), moves=tuple(moves))
    names = tuple(f"Seat {seat}" for seat in range(seats))
    return replay(replace(Record(ruleset, names, Single(), card_values("queens"), 0), rounds=(stated,)))
