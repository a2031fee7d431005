"""`prsi plan N`: rounds, tables and byes that lead any number of players to a championship's semifinals."""

import json
import math
from typing import Annotated

import typer
from rich.console import Console

from prsi.cli.tables import console as new_console
from prsi.cli.tables import table as new_table
from prsi.cli.texts import LANGUAGES, Texts, language
from prsi.tournament.games import CHIPS
from prsi.tournament.plan import FEWEST_PLAYERS, MOST_PLAYERS, Plan, PlanError, alternatives, best_plan
from prsi.tournament.settings import USUAL_MINUTES
from prsi.tournament.why import reasons

MOST_MINUTES = 600.0


def _players(given: str) -> int:
    """Return the number of players; what is no whole number is refused as one out of bounds is."""
    try:
        return int(given)
    except ValueError:
        raise typer.BadParameter(
            f"players: {given} given, a whole number from {FEWEST_PLAYERS} to {MOST_PLAYERS} expected"
        ) from None


Players = Annotated[int, typer.Argument(metavar="N", parser=_players, help="How many players there are, from 2.")]
Json = Annotated[bool, typer.Option("--json", help="As one JSON object.")]
Chips = Annotated[
    int | None, typer.Option("--chips", metavar="2|3", help="Chips in the rounds before the semifinals; else both.")
]
Minutes = Annotated[
    float | None,
    typer.Option("--minutes", metavar="M", help=f"How long one game takes, in minutes; else {USUAL_MINUTES}."),
]
Others = Annotated[bool, typer.Option("--alternatives", help="Other plans, too, which an organiser may prefer.")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", "--language", metavar="|".join(LANGUAGES), help="Language; else the environment's."),
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "plan",
        epilog="Examples: prsi plan 31 · prsi plan 21 --alternatives --chips 2 --minutes 3.5 · prsi plan 100 --json · "
        "Exit status: 0, 2 an argument cannot be used.",
    )(plan)


def plan(
    players: Players,
    as_json: Json = False,
    chips: Chips = None,
    minutes: Minutes = None,
    others: Others = False,
    lang: Lang = None,
) -> None:
    """Plan a championship: rounds, tables of 4 and 5, byes, and why; how many games and minutes it takes.

    Two advance from each table, until exactly eight are in the semifinals.
    """
    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang!r} is none of {', '.join(LANGUAGES)}", param_hint="--lang")
    if chips is not None and chips not in CHIPS:
        raise typer.BadParameter(f"{chips} given, {' or '.join(map(str, CHIPS))} expected", param_hint="--chips")
    if minutes is not None and not 0 < minutes <= MOST_MINUTES:  # not a number is not between them, either
        raise typer.BadParameter(
            f"{minutes:g} given, more than 0 and up to {MOST_MINUTES:g} expected", param_hint="--minutes"
        )
    wanted = CHIPS if chips is None else (chips,)
    try:
        plans = {"best": best_plan(players)}
        if others:
            plans |= {one.kind: one.plan for one in alternatives(players)}
    except PlanError as error:
        raise typer.BadParameter(str(error), param_hint="N") from None
    if as_json:
        typer.echo(json.dumps(_told(plans, wanted, minutes, others)))
        return
    texts, console = Texts(language(lang)), new_console()
    each = float(USUAL_MINUTES if minutes is None else minutes)
    _show(console, texts, plans["best"], wanted, each)
    if others:
        _compare(console, texts, plans, wanted, each)


def _told(plans: dict[str, Plan], chips: tuple[int, ...], minutes: float | None, others: bool) -> dict[str, object]:
    """Return the best plan as JSON values, with minutes and alternatives where they were asked for."""

    def one(plan: Plan) -> dict[str, object]:
        told = plan.to_json()
        told["games"] = {str(count): round(plan.length(count), 1) for count in chips}
        if minutes is not None:
            told["minutes"] = {str(count): round(plan.minutes(count, minutes)) for count in chips}
        return told

    told = one(plans["best"])
    if others:
        told["alternatives"] = [{"kind": kind, **one(plan)} for kind, plan in plans.items() if kind != "best"]
    return told


def layout(counts: dict[int, int]) -> str:
    """Return tables as in `5 + 6×4`."""
    return " + ".join(f"{count}×{size}" if count > 1 else str(size) for size, count in counts.items())


def _show(console: Console, texts: Texts, plan: Plan, chips: tuple[int, ...], each: float) -> None:
    say = texts.say
    table = new_table(say("plan-title", players=plan.players))
    table.add_column(say("plan-stage"), no_wrap=True)
    table.add_column(say("plan-players"), justify="right")
    table.add_column(say("plan-tables"))
    table.add_column(say("plan-byes"), justify="right")
    table.add_column(say("plan-advance"), justify="right")
    for count in chips:
        table.add_column(say("plan-games", chips=count), justify="right")
    table.add_column(say("plan-minutes"), justify="right")
    rows = [
        (
            say("plan-round-byes" if stage.byes else "plan-round", number=number),
            str(stage.players),
            layout(stage.counts),
            str(stage.byes or "–"),
            str(stage.advancing),
        )
        for number, stage in enumerate(plan.rounds, 1)
    ]
    if plan.semifinals:
        counts = {size: plan.semifinals.count(size) for size in plan.semifinals}
        rows.append((say("plan-semifinals"), str(sum(plan.semifinals)), layout(counts), "–", str(plan.final)))
    rows.append((say("plan-final"), str(plan.final), str(plan.final), "–", "1"))
    lengths = [plan.lengths(count) for count in chips]
    for cells, games in zip(rows, zip(*lengths, strict=True), strict=True):
        table.add_row(*cells, *(_decimal(texts, count) for count in games), _minutes(games, each))
    table.add_section()
    totals = tuple(plan.length(count) for count in chips)
    games_cells = [_decimal(texts, count) for count in totals]
    table.add_row(say("plan-total"), "", "", "", "", *games_cells, _minutes(totals, each), style="bold")
    console.print(table)
    console.print(say("plan-facts", tables=plan.tables_at_once, byes=plan.byes, luck=_luck(texts, plan)))
    for reason in reasons(plan):
        console.print(say(f"plan-why-{reason.name}", **reason.values))
    console.print(say("plan-note", minutes=int(each) if each.is_integer() else each))


def _compare(console: Console, texts: Texts, plans: dict[str, Plan], chips: tuple[int, ...], each: float) -> None:
    say = texts.say
    if len(plans) == 1:
        console.print(say("plan-no-alternative"))
        return
    table = new_table(say("plan-alternatives"))
    table.add_column(say("plan-variant"))
    table.add_column(say("plan-rounds"))
    for heading in ("plan-at-once", "plan-byes", "plan-luck"):
        table.add_column(say(heading), justify="right")
    for count in chips:
        table.add_column(say("plan-games", chips=count), justify="right")
    table.add_column(say("plan-minutes"), justify="right")
    for kind, plan in plans.items():
        stages = [layout(stage.counts) + (f" (+{stage.byes})" if stage.byes else "") for stage in plan.rounds]
        counts = {size: plan.semifinals.count(size) for size in plan.semifinals}
        stages += [layout(one) for one in (counts, {plan.final: 1}) if one]
        totals = tuple(plan.length(count) for count in chips)
        table.add_row(
            say(f"plan-variant-{kind}"),
            " → ".join(stages),
            str(plan.tables_at_once),
            str(plan.byes),
            _luck(texts, plan),
            *(_decimal(texts, count) for count in totals),
            _minutes(totals, each),
        )
    console.print(table)


def _decimal(texts: Texts, value: float) -> str:
    return texts.say("plan-decimal", value=round(value, 1))


def _luck(texts: Texts, plan: Plan) -> str:
    return texts.say("plan-decimal-luck", value=round(float(plan.luck), 3))


def _minutes(games: tuple[float, ...], each: float) -> str:
    """Return whole minutes, rounded up, from the fewest to the most."""
    least, most = math.ceil(min(games) * each), math.ceil(max(games) * each)
    return str(most) if least == most else f"{least}–{most}"
