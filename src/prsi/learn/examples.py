"""Positions that show what a sentence of the rules says, each a scenario of docs/scenarios.md under any ruleset.

What a sentence claims is what the steps hold: a test runs every one of them through the engine. An example that needs
a card that the pack lacks, or more seats than the table has, is left out.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from prsi.rules.cards import CODES
from prsi.rules.ruleset import Ruleset

Step = Mapping[str, object]

UPCARD: Final = "Th"
"""A ten is special in no ruleset."""

OTHER: Final = "8s 9c Ks"
"""Cards that do not fit a ten of hearts."""

LEFT: Final = 8
"""Cards of the stock where it does not matter which they are."""


@dataclass(frozen=True, slots=True)
class Example:
    """A sentence's position: the object of a ``scenario`` file, and the ``seat`` that tries what the sentence says."""

    scenario: Mapping[str, object]
    seat: int


def example(name: str, ruleset: Ruleset) -> Example | None:
    """Return the position of a sentence under a ruleset, None where it cannot be laid out."""
    scene = EXAMPLES[name](ruleset)
    if scene is None:
        return None
    hands = scene.hands
    used = [*" ".join(hands).split(), scene.upcard, *(scene.stock or "").split()]
    if len(hands) > ruleset.players[1] or not set(used) <= {CODES[card] for card in ruleset.cards}:
        return None
    rest = [CODES[card] for card in ruleset.cards if CODES[card] not in used]
    empty = max(ruleset.min_seats - len(hands), 0)
    scenario = {
        "name": name,
        "ruleset": ruleset.to_dict(),
        "dealer": len(hands) - 1,
        "hands": [*hands, *[""] * empty],
        "upcard": scene.upcard,
        "stock": " ".join(rest[:LEFT]) if scene.stock is None else scene.stock,
        "steps": [_padded(step, empty) for step in scene.steps],
        **({} if scene.reshuffle is None else {"reshuffles": [scene.reshuffle]}),
        **({} if scene.result is None else {"result": _padded(scene.result, empty)}),
    }
    return Example(scenario, scene.seat)


def _padded(checks: Mapping[str, object], empty: int) -> dict[str, object]:
    """Count the seats without cards, too, that a ruleset for more players has."""
    counts = checks.get("counts")
    return {**checks, "counts": [*counts, *[0] * empty]} if isinstance(counts, list) else dict(checks)


@dataclass(frozen=True, slots=True)
class _Scene:
    """What a builder lays out; ``stock`` None: any cards that are left. ``seat`` is whose turn shows the most."""

    hands: list[str]
    steps: tuple[Mapping[str, object], ...]
    upcard: str
    stock: str | None
    reshuffle: str | None
    result: Mapping[str, object] | None
    seat: int


def _scene(
    hands: list[str],
    *steps: Mapping[str, object],
    upcard: str = UPCARD,
    stock: str | None = None,
    reshuffle: str | None = None,
    result: Mapping[str, object] | None = None,
    seat: int = 0,
) -> _Scene:
    return _Scene(hands, steps, upcard, stock, reshuffle, result, seat)


def _move(seat: int, code: str, **checks: object) -> Step:
    return {"seat": seat, "move": code, **checks}


def _refused(seat: int, code: str, **checks: object) -> Step:
    return {"seat": seat, "illegal": code, **checks}


def _start(of: Ruleset) -> _Scene:
    if of.start_effect:
        return _scene(["Kh 8s 9c", "9s Ks Kd"], _refused(0, "Kh", penalty=2), _move(0, "+2"), upcard="7h")
    return _scene(["Kh 8s 9c", "Td Tc 9s"], _move(0, "Kh", penalty=0), upcard="7h")


def _start_wild(of: Ruleset) -> _Scene | None:
    if of.start_wild == "redraw":
        return None  # nobody can say which card comes next
    return _scene(["Kh Tc 9s", OTHER], _refused(0, "Tc", wish=None), _move(0, "Kh"), upcard=f"{of.wild}h")


def _begins(_: Ruleset) -> _Scene:
    hands = ["Kh Tc 9s", "Kc 9c Kd", "Ks 8c Td"]
    return _scene(
        hands, _refused(2, "Ks", to_act=0), _move(0, "Kh"), _move(1, "Kc", to_act=1), _move(2, "Ks", to_act=2)
    )


def _fit(_: Ruleset) -> _Scene:
    return _scene(["Kh Tc 9s", "8s 9c Kd"], _refused(0, "9s"), _move(0, "Tc"), _move(1, "9c", top="Tc"))


def _draw(of: Ruleset) -> _Scene:
    if of.draw_when == "any_time":
        return _scene(["Kh 8s 9c", "9s Ks Kd"], _move(0, "+1", stock=2), stock="8d 8c")
    return _scene(["Kh 8s 9c", "9s Ks Kd"], _refused(0, "+1"), _move(0, "Kh"))


def _drawn(of: Ruleset) -> _Scene:
    after = _move(0, "Td", to_act=0) if of.play_drawn_card else _move(1, "Kh", to_act=1)
    return _scene([OTHER, "Kh Kd 9s"], _move(0, "+1"), after, stock="Td 8d")


def _many(_: Ruleset) -> _Scene:
    hands = ["Th Tc 8s 9c Kd", "9d 8c Ks"]
    return _scene(hands, _refused(0, "Tc,Th"), _move(0, "Th,Tc"), _move(1, "8c", top="Tc"), upcard="Kh")


def _many_sevens(_: Ruleset) -> _Scene:
    return _scene(["7h 7c 8s Kd", "9s 9c Ks"], _move(0, "7h,7c"), _move(1, "+4", penalty=4))


def _many_skip(of: Ruleset) -> _Scene:
    rank = of.skip
    hands = [f"{rank}h {rank}c Kd Ks", "9c 9s Td", "Tc 9d Kc"]
    owed = (_move(1, "-", skip=True),) if of.skip_answerable else ()
    return _scene(hands, _move(0, f"{rank}h,{rank}c"), *owed, _move(2, "Tc", to_act=2))


def _many_reverse(_: Ruleset) -> _Scene:
    hands = ["9h 9c Kd Ks", "Tc Kc 8d", "Td 8s Kh"]
    return _scene(hands, _move(0, "9h,9c"), _move(1, "Tc", direction=1))


def _many_drawn(_: Ruleset) -> _Scene:
    hands = ["8c 8s Ks 9c", "Kh Kd 9s"]
    return _scene(hands, _move(0, "+1"), _refused(0, "8h,8c"), _move(0, "8h"), stock="8h 8d")


def _stock(_: Ruleset) -> _Scene:
    hands = ["Kh 8c 9s", "Tc 9d 8s"]
    steps = (_move(0, "Kh"), _move(1, "+1", stock=0))
    return _scene(hands, *steps, stock="", reshuffle="Th", result={"over": False, "counts": [2, 4]}, seat=1)


def _empty(_: Ruleset) -> _Scene:
    hands = [OTHER, "Kh Td 9d"]
    return _scene(hands, _refused(0, "+1"), _move(0, "-"), _move(1, "Kh"), stock="")


def _seven(of: Ruleset) -> _Scene:
    hands = ["7h 8s 9c", "7c 9s Kd"]
    if of.stacking:
        return _scene(hands, _move(0, "7h"), _move(1, "7c", penalty=2), _move(0, "+4", penalty=4), seat=1)
    return _scene(hands, _move(0, "7h"), _refused(1, "7c"), _move(1, "+2", penalty=2), seat=1)


def _seven_taken(_: Ruleset) -> _Scene:
    hands = ["7h Kh 9c", "8s 9s Kd"]
    return _scene(hands, _move(0, "7h"), _move(1, "+2"), _move(0, "Kh", penalty=0))


def _short(_: Ruleset) -> _Scene:
    hands = ["7h Kh 9c", "8s 9s Kd"]
    steps = (_move(0, "7h"), _move(1, "+2", penalty=2), _move(0, "Kh", counts=[2, 4]))
    return _scene(hands, *steps, stock="", reshuffle="Th", seat=1)


def _king(of: Ruleset) -> _Scene:
    hands = ["Ks 8h 9c", "7s 7h Kd"]
    if of.stacking:
        answer = (_refused(1, "7h", penalty=4), _move(1, "7s"), _move(0, "+6", penalty=6))
        return _scene(hands, _move(0, "Ks"), *answer, upcard="Ts", seat=1)
    return _scene(hands, _move(0, "Ks"), _refused(1, "7s", penalty=4), _move(1, "+4"), upcard="Ts", seat=1)


def _king_alone(_: Ruleset) -> _Scene:
    return _scene(["Ks Kh Td 9c", "8h 8d 9h"], _refused(0, "Ks,Kh"), _move(0, "Ks"), upcard="Ts")


def _skip(of: Ruleset) -> _Scene:
    rank = of.skip
    hands = [f"{rank}h 9s Kd", f"{rank}c 9c Ks", "Kc Td 9d"]
    if of.skip_answerable:
        steps = (_move(1, f"{rank}c", skip=True), _move(2, "-", skip=True), _refused(1, "9c", to_act=0))
        return _scene(hands, _move(0, f"{rank}h"), *steps, seat=1)
    return _scene(hands, _move(0, f"{rank}h"), _refused(1, "9c", to_act=2))


def _skip_taken(of: Ruleset) -> _Scene:
    rank = of.skip
    hands = [f"{rank}h Kh 9c", "9s Ks Kd"]
    owed = (_move(1, "-", skip=True),) if of.skip_answerable else ()
    return _scene(hands, _move(0, f"{rank}h"), *owed, _move(0, "Kh", skip=False))


def _wild(of: Ruleset) -> _Scene:
    hands = [f"{of.wild}c 8s 9s Kd", "9c 9d Ks"]
    return _scene(hands, _move(0, f"{of.wild}c=s"), _refused(1, "9c", wish="s"), _move(1, "Ks"))


def _wild_owed(of: Ruleset) -> _Scene:
    wild, skip = of.wild, of.skip
    hands = [f"7h {skip or 'K'}h 9c 9s", f"{wild}h Kc Kd Ks"]
    steps = [_move(0, "7h"), _refused(1, f"{wild}h=h", penalty=2), _move(1, "+2")]
    if skip is not None and of.skip_answerable:
        steps += [_move(0, f"{skip}h"), _refused(1, f"{wild}h=h", skip=True), _move(1, "-")]
    return _scene(hands, *steps, seat=1)


def _wish(of: Ruleset) -> _Scene:
    hands = [f"{of.wild}c 8s 9s Kd", "9c Kc 9h"]
    steps = (_move(0, f"{of.wild}c=s"), _move(1, "+1", wish="s"), _refused(0, "Kd", wish="s"), _move(0, "9s"))
    return _scene(hands, *steps, stock="Td Tc")


def _wild_twice(of: Ruleset) -> _Scene:
    hands = [f"{of.wild}c 8s Td Kd", f"{of.wild}d 9s Kc"]
    answer = _move(1, f"{of.wild}d=h") if of.wild_on_wild else _refused(1, f"{of.wild}d=h")
    return _scene(hands, _move(0, f"{of.wild}c=s"), answer, seat=1)


def _rank_wild(_: Ruleset) -> _Scene:
    hands = ["Jc 8s 9s Td", "Kd 9c 8c"]
    return _scene(hands, _move(0, "Jc=K"), _refused(1, "9c", wish="K"), _move(1, "Kd"))


def _reverse(_: Ruleset) -> _Scene:
    hands = ["9h 8s Kd", "Tc Kc 8d", "Kh Td 8c"]
    return _scene(hands, _move(0, "9h"), _move(2, "Kh", to_act=2, direction=-1))


def _reverse_two(_: Ruleset) -> _Scene:
    return _scene(["9h 8s Kd", "Kh Kc 8d"], _move(0, "9h"), _move(1, "Kh", to_act=1))


def _call(of: Ruleset) -> _Scene:
    hands = ["Kh Ks", "9c 9s Kd"]
    call = _refused(0, "!") if of.call is None else _move(0, "!")
    return _scene(hands, call, _move(0, "Kh"), _refused(1, "?0"))


def _call_costs(of: Ruleset) -> _Scene:
    hands, cost = ["Kh Ks", "9c 9s Kd"], of.call or 0
    steps = (_move(0, "Kh"), _move(1, "?0"), _move(1, "Kd", counts=[1 + cost, 3]))
    return _scene(hands, *steps)


def _call_late(_: Ruleset) -> _Scene:
    steps = (_move(0, "Kh"), _move(0, "!"), _refused(1, "?0"), _move(1, "Kd"))
    return _scene(["Kh Ks", "9c 9s Kd"], *steps)


def _finish(of: Ruleset) -> _Scene:
    if of.finish == "any":
        return _scene(["7h", OTHER], _move(0, "7h"))
    last = "7h" if of.finish == "not_seven_or_ace" else "Kh"
    return _scene([last, "9s 9c Ks"], _refused(0, last), _move(0, "+1"))


def _last(of: Ruleset) -> _Scene | None:
    """The last card with an effect that `finish` allows: a seven, else a wild."""
    draws = of.finishing_penalty_draws
    if of.finish != "any" and draws:
        return None
    hands = ["7h" if of.finish == "any" else f"{of.wild}h", "8s Ks 9s"]
    last = "7h" if of.finish == "any" else f"{of.wild}h=d"
    if of.play_on:
        owed = _move(1, "+2", penalty=2) if of.finish == "any" else _refused(1, "Ks", wish="d")
        return _scene([*hands, "9c Kc Kd"], _move(0, last), owed, result={"over": False})
    taken = 5 if draws else 3
    return _scene(hands, _move(0, last), result={"over": True, "winner": 0, "counts": [0, taken]})


def _out(of: Ruleset) -> tuple[str, str]:
    """A last card that every `finish` allows, and its move."""
    return (f"{of.wild}h", f"{of.wild}h=h") if of.finish == "wild_only" else ("Kh", "Kh")


def _out_first(of: Ruleset) -> _Scene:
    card, last = _out(of)
    over = of.comeback is None and not of.play_on
    return _scene([card, "9s 9c Ks", "8s Td Kd"], _move(0, last), result={"over": over, "counts": [0, 3, 3]})


def _comeback(of: Ruleset) -> _Scene:
    card, last = _out(of)
    steps = (_move(0, last), _move(1, "7h", to_act=1), _refused(0, "+1", to_act=1, counts=[2, 2]))
    return _scene([card, "7h 9s 9c"], *steps, result={"over": False}, seat=1)


def _comeback_stands(of: Ruleset) -> _Scene:
    card, last = _out(of)
    result = {"over": True, "winner": 0, "counts": [0, 2]}
    return _scene([card, "9h 9s Kc"], _move(0, last), _move(1, "9h"), result=result, seat=1)


def _blocked(_: Ruleset) -> _Scene:
    steps = (_move(0, "-"), _move(1, "-"))
    return _scene([OTHER, "9s Kd 8c"], *steps, stock="", result={"over": True, "reason": "blocked", "winner": None})


EXAMPLES: Final[Mapping[str, Callable[[Ruleset], _Scene | None]]] = {
    "begins": _begins,
    "start": _start,
    "start-wild": _start_wild,
    "fit": _fit,
    "draw": _draw,
    "drawn": _drawn,
    "many": _many,
    "many-sevens": _many_sevens,
    "many-skip": _many_skip,
    "many-reverse": _many_reverse,
    "many-drawn": _many_drawn,
    "stock": _stock,
    "empty": _empty,
    "seven": _seven,
    "seven-taken": _seven_taken,
    "short": _short,
    "king": _king,
    "king-alone": _king_alone,
    "skip": _skip,
    "skip-taken": _skip_taken,
    "skip-two": _skip_taken,
    "wild": _wild,
    "wild-owed": _wild_owed,
    "wish": _wish,
    "wild-twice": _wild_twice,
    "rank-wild": _rank_wild,
    "reverse": _reverse,
    "reverse-two": _reverse_two,
    "out": _out_first,
    "call": _call,
    "call-costs": _call_costs,
    "call-late": _call_late,
    "finish": _finish,
    "last": _last,
    "comeback": _comeback,
    "comeback-stands": _comeback_stands,
    "blocked": _blocked,
}
"""By the name that a sentence refers to."""
