"""Small endgames of all presets and house rules, in both engines: few cards, all hands known."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.bots.naive_solver import winner
from tests.naive.engine import NaiveRound
from tests.naive.ruleset import BadRuleset
from tests.rules.engine import EngineTable, engine_at
from tests.rules.random_play import Position, choose, random_deck, random_spec


def small_start(rng: Random) -> Position | None:
    """The start of a round with a pack of 8 to 11 cards, under any other options; None if that cannot be dealt."""
    spec = random_spec(rng)
    cards = random_deck(rng)
    spec |= {"deck": sorted(rng.sample(cards, min(len(cards), rng.randint(8, 11)))), "hand_size": rng.randint(1, 3)}
    try:
        position = Position(rng, spec)
    except BadRuleset:
        return None
    return position if position.seats <= 4 else None


def endgames(seed: str, cards: int, stock: int, pile: int) -> Iterator[tuple[EngineTable, NaiveRound]]:
    """Positions with a choice that came about in random rounds of random rulesets, for 2 to 4 players, without end.

    At most so many cards are in all hands, in the stock and in the pile. Everybody has called in time.
    """
    number = 0
    while True:
        rng = Random(f"{seed} {number}")
        number += 1
        position = small_start(rng)
        if position is None:
            continue
        naive, engine = position.naive(), engine_at(position)
        for _ in range(60):
            round_ = naive.round
            if round_.over or winner(round_) is not None:
                break
            small = sum(round_.counts) <= cards and len(round_.stock) <= stock and len(round_.pile) <= pile
            if small and len(round_.legal(round_.to_act)) > 1 and rng.random() < 0.4:
                if "!" in round_.legal(round_.to_act):
                    round_.apply(round_.to_act, "!")
                    engine.play(engine.round.to_act, "!")
                yield engine, round_
                break
            seat, code = choose(rng, naive)
            naive.play(seat, code)
            assert engine.play(seat, code)
