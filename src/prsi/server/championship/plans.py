"""The plans that a head judge chooses from."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Controller, get
from litestar.params import QueryParameter
from msgspec import Struct

from prsi.server.championship.asked import Asked, Code, hall_of, must_be
from prsi.server.people.answers import Denied
from prsi.tournament.check import MOST_ENTRANTS
from prsi.tournament.games import CHIPS
from prsi.tournament.plan import FEWEST_PLAYERS, Plan, alternatives, best_plan
from prsi.tournament.settings import GamesForPoints, Settings
from prsi.tournament.split import split
from prsi.tournament.state import LARGEST_POINTS_TABLE, POINTS_TABLE
from prsi.tournament.why import reasons


class PlanStage(Struct, frozen=True):
    """A stage of a plan: `kind` is `round`, `semifinal` or `final`; two go on from each table, one from a final."""

    kind: str
    players: int
    tables: int
    byes: int
    sizes: list[int]
    games: dict[str, float]


class PlanReason(Struct, frozen=True):
    """Why a plan is as it is: the message `plan-why-` and `name`, and what is filled in."""

    name: str
    values: dict[str, int]


class PlanOffered(Struct, frozen=True):
    """A plan: `kind` says in what it departs from the best one.

    `games` are those one after another by the chips of the rounds (2, 3), `minutes` what they take; `luck` is the draw
    luck, 0 where the draw favours nobody.
    """

    kind: str
    stages: list[PlanStage]
    tables_at_once: int
    byes: int
    luck: float
    games: dict[str, float]
    minutes: dict[str, float]
    why: list[PlanReason]


class PlansOffered(Struct, frozen=True):
    """The best plan for so many players, then its alternatives; `present` and `registered` are how many there are."""

    players: int
    present: int
    registered: int
    plans: list[PlanOffered]


def offered(kind: str, plan: Plan, minutes: int) -> PlanOffered:
    """Return a plan as it is shown; `minutes` is how long a game takes."""
    lengths = {str(each): plan.lengths(each) for each in CHIPS}
    rows: list[tuple[str, int, int, int, tuple[int, ...]]] = [
        ("round", stage.players, stage.tables, stage.byes, stage.sizes) for stage in plan.rounds
    ]
    if plan.semifinals:
        rows.append(("semifinal", sum(plan.semifinals), len(plan.semifinals), 0, plan.semifinals))
    rows.append(("final", plan.final, 1, 0, (plan.final,)))
    stages = [
        PlanStage(
            stage,
            players,
            tables,
            byes,
            list(sizes),
            {each: round(games[number], 1) for each, games in lengths.items()},
        )
        for number, (stage, players, tables, byes, sizes) in enumerate(rows)
    ]
    return PlanOffered(
        kind=kind,
        stages=stages,
        tables_at_once=plan.tables_at_once,
        byes=plan.byes,
        luck=round(float(plan.luck), 3),
        games={str(each): round(plan.length(each), 1) for each in CHIPS},
        minutes={str(each): round(plan.minutes(each, minutes)) for each in CHIPS},
        why=[PlanReason(one.name, dict(one.values)) for one in reasons(plan)],
    )


def points_plan(players: int, form: GamesForPoints, minutes: int) -> PlanOffered:
    """Return the one plan of games for points: tables of four and five, drawn anew in each round."""
    tables = players // POINTS_TABLE
    if tables * LARGEST_POINTS_TABLE < players:
        tables = -(-players // LARGEST_POINTS_TABLE)
    games = {str(each): float(form.games) for each in CHIPS}
    stage = PlanStage("round", players, tables, 0, list(split(players, tables)), games)
    total = float(form.games * form.rounds)
    return PlanOffered(
        kind="best",
        stages=[stage] * form.rounds,
        tables_at_once=tables,
        byes=0,
        luck=0.0,
        games=dict.fromkeys(games, total),
        minutes=dict.fromkeys(games, total * minutes),
        why=[],
    )


def plans_for(players: int, settings: Settings) -> list[PlanOffered]:
    """Return the best plan for so many players and its alternatives; raises PlanError. Up to seconds of work."""
    if isinstance(settings.format, GamesForPoints):
        return [points_plan(players, settings.format, settings.game_minutes)]
    best = best_plan(players)
    found = [offered("best", best, settings.game_minutes)]
    return found + [offered(one.kind, one.plan, settings.game_minutes) for one in alternatives(players, best)]


class Plans(Controller):
    """Plans, for whoever runs a championship."""

    path = "/api/championships"
    tags = ("championships",)

    @get("/{code:str}/plans")
    async def plans(
        self, request: Asked, code: Code, players: Annotated[int | None, QueryParameter(ge=0, le=MOST_ENTRANTS)] = None
    ) -> PlansOffered:
        """Answer the best plan and its alternatives for so many players, or for those who are checked in; head only.

        400 `malformed`: fewer than two, or more than can be planned for.
        """
        hall = await hall_of(request, code)
        must_be(request, hall, "head")
        async with hall.turn:
            settings = hall.now.settings
            present = len(hall.now.present(1))
            registered = sum(not who.withdrawn for who in hall.now.entrants.values())
        wanted = players if players is not None else present if present > 1 else registered
        if wanted < FEWEST_PLAYERS:
            raise Denied(400, "malformed", f"{FEWEST_PLAYERS} players or more", str(wanted))
        async with hall.halls.planning:  # one search at a time: the others' tables go on meanwhile
            found = await asyncio.to_thread(plans_for, wanted, settings)
        return PlansOffered(wanted, present, registered, found)


CONTROLLERS: Final[tuple[Any, ...]] = (Plans,)
