"""Why a plan is as it is, as messages and their values: the sentences are in championship.ftl."""

from collections.abc import Mapping
from dataclasses import dataclass

from prsi.tournament.plan import LARGEST_FINAL, MOST_IN_SEMIFINALS, Plan, Stage
from prsi.tournament.search import LARGE, SEMIFINALISTS, SMALL
from prsi.tournament.settings import ADVANCE


@dataclass(frozen=True, slots=True)
class Reason:
    """One sentence: `plan-why-` and ``name`` is its message, ``values`` are what is filled in."""

    name: str
    values: Mapping[str, int]


def reasons(plan: Plan) -> tuple[Reason, ...]:
    """Return why there are byes, a sentence for each round with some, or why there are none."""
    if not plan.rounds:
        name = "final" if plan.players <= LARGEST_FINAL else "semifinals"
        return (Reason(name, {"players": plan.players}),)
    if plan.players == MOST_IN_SEMIFINALS:
        return (Reason("nine", {"byes": plan.byes}),)
    why = tuple(_bye(number, stage) for number, stage in enumerate(plan.rounds, 1) if stage.byes)
    return why or (Reason("even", {"players": plan.players, "rounds": len(plan.rounds)}),)


def _bye(number: int, stage: Stage) -> Reason:
    """Say what would be left if nobody had a bye: too few, or a number that needs byes later or one more round."""
    values = {"round": number, "players": stage.players, "byes": stage.byes}
    low, high = ADVANCE * -(-stage.players // LARGE), ADVANCE * (stage.players // SMALL)
    if high < SEMIFINALISTS:
        return Reason("few", values | {"tables": stage.players // SMALL, "left": high})
    if low >= high:
        return Reason("number", values | {"left": low})
    return Reason("range", values | {"low": low, "high": high})
