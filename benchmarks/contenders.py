"""Who is measured: each contender plays dealt rounds to their end at random, drawing a card only when nothing fits.

Run as ``python -m benchmarks.contenders NAME PLAYERS SECONDS``: one measurement, in a process of its own, printed as
decisions a second of CPU time. Dealing is not counted, for nobody.
"""

import random
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, Final

BATCH: Final = 200
"""Rounds dealt before the clock runs."""

COPIES: Final = 40
"""How often each dealt round is played by the fast contenders, so that not all of the time goes into dealing."""

Batch = Callable[[], "tuple[Callable[[], int], int]"]


def prsi_ruleset(name: str) -> Any:
    """Return the ruleset of a contender: the preset, or one with every house rule that goes together."""
    from prsi.rules import build

    if name == "prsi, every house rule":
        return build(
            {
                "preset": "prsi",
                "hand_size": 4,
                "king_of_spades": True,
                "reverse": "9",
                "rank_wild": "J",
                "multi_play": True,
                "comeback": "any_seven",
                "play_on": True,
                "play_drawn_card": True,
                "call": {"penalty": 2},
                "finish": "not_seven_or_ace",
            }
        )
    return build({"preset": "prsi"})


def deal_rounds(name: str, players: int, number: int) -> list[Any]:
    """Deal rounds with a shuffler of their own, and copy each."""
    from prsi.rules import deal
    from prsi.rules.shuffle import Dice, FastShuffler

    ruleset = prsi_ruleset(name)
    shuffler = FastShuffler(Dice(random.randrange(2**31)))
    dealt = [deal(ruleset, players, seat % players, shuffler)[0] for seat in range(number)]
    return [round_.clone() for round_ in dealt for _ in range(COPIES)]


def playout(name: str, players: int) -> Callable[[], int]:
    """Return a batch whose rounds are played inside the compiled group."""
    from prsi.rules.playout import playout as play
    from prsi.rules.shuffle import Dice

    dice = Dice(random.randrange(2**31))
    rounds = deal_rounds(name, players, BATCH)
    return lambda: sum(play(round_, dice) for round_ in rounds)


def stepped(name: str, players: int) -> Callable[[], int]:
    """Return a batch whose rounds are stepped from interpreted Python: a call lists the moves, another makes one."""
    from prsi.rules.moves import DRAW

    rounds = deal_rounds(name, players, BATCH)

    def run() -> int:
        uniform = random.random
        decisions = 0
        for round_ in rounds:
            going = True
            while going:
                moves = round_.turn_moves()
                choices = len(moves)
                if choices > 1 and moves[-1] == DRAW:
                    choices -= 1
                going = round_.step(moves[int(uniform() * choices)])
                decisions += 1
        return decisions

    return run


def open_spiel(_name: str, players: int) -> Callable[[], int]:
    """Return a batch of OpenSpiel's crazy_eights, stepped from Python; its chance nodes are resolved, not counted."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights", {"players": players})
    draw = 52
    states = []
    for _ in range(BATCH):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        states.append(state)

    def run() -> int:
        uniform = random.random
        decisions = 0
        for state in states:
            while not state.is_terminal():
                actions = state.legal_actions()
                choices = len(actions)
                if state.is_chance_node():
                    state.apply_action(actions[int(uniform() * choices)])
                    continue
                if choices > 1 and actions[-1] == draw:
                    choices -= 1
                state.apply_action(actions[int(uniform() * choices)])
                decisions += 1
        return decisions

    return run


def rlcard(_name: str, players: int) -> Callable[[], int]:
    """Return a batch of one round of RLCard's UNO by its own step loop; an environment deals as it is reset."""
    import rlcard as package

    env = package.make("uno", {"game_num_players": players})
    state, _ = env.reset()
    draw = 60

    def run() -> int:
        seen = state
        decisions = 0
        while not env.is_over():
            actions = list(seen["legal_actions"])
            if len(actions) > 1 and draw in actions:
                actions.remove(draw)
            seen, _ = env.step(random.choice(actions))
            decisions += 1
        return decisions

    return run


CONTENDERS: Final[dict[str, Callable[[str, int], Callable[[], int]]]] = {
    "prsi, playouts inside the compiled group": playout,
    "prsi, every house rule": playout,
    "prsi, stepped from Python": stepped,
    "prsi interpreted, playouts": playout,
    "prsi interpreted, stepped": stepped,
    "OpenSpiel crazy_eights, stepped from Python": open_spiel,
    "RLCard UNO, step loop": rlcard,
}


def measure(name: str, players: int, seconds: float) -> float:
    """Return a contender's decisions a second of CPU time, over batches that take at least so many seconds together."""
    make = CONTENDERS[name]
    make(name, players)()  # warm-up
    decisions, spent = 0, 0.0
    while spent < seconds:
        batch = make(name, players)
        start = process_time()
        decisions += batch()
        spent += process_time() - start
    return decisions / spent


def main(arguments: Sequence[str]) -> None:
    """Measure once, as the command line says, and print the figure."""
    name, players, seconds = arguments
    from prsi import build_info

    wanted = "interpreted" not in name
    if name.startswith("prsi") and build_info().compiled != wanted:
        sys.exit(f"{name}: the engine is {'not ' if wanted else ''}compiled: {build_info().note}")
    print(measure(name, int(players), float(seconds)))


if __name__ == "__main__":
    main(sys.argv[1:])
