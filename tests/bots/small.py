"""Small endgames of all presets and house rules, in both engines: few cards, all hands known."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from prsi.rules.round import Round
from tests.bots.naive_solver import winner
from tests.naive.engine import NaiveRound
from tests.rules.engine import engine_at
from tests.rules.random_play import Position, choose

CARDS, STOCK, PILE = 7, 3, 5
"""Most cards in all hands, in the stock, and in the pile."""


def endgames(seed: str) -> Iterator[tuple[Round, NaiveRound]]:
    """Positions with a choice that came about in random rounds of random rulesets, for 2 to 4 players, without end."""
    number = 0
    while True:
        rng = Random(f"{seed} {number}")
        number += 1
        position = Position(rng)
        if position.seats > 4:
            continue
        naive, engine = position.naive(), engine_at(position)
        for _ in range(60):
            round_ = naive.round
            if round_.over or winner(round_) is not None:
                break
            small = sum(round_.counts) <= CARDS and len(round_.stock) <= STOCK and len(round_.pile) <= PILE
            if small and len(round_.legal(round_.to_act)) > 1 and rng.random() < 0.4:
                yield engine.round, round_
                break
            seat, code = choose(rng, naive)
            naive.play(seat, code)
            assert engine.play(seat, code)
