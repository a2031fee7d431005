"""`prsi bots`: the levels, and the arena that measures how strong they are."""

import json
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from prsi import build_info
from prsi.bots import LEVELS, Budget, Level, choose
from prsi.bots.arena import estimate, play_deal, wilson
from prsi.cli.options import changes_of
from prsi.cli.texts import LANGUAGES, Texts, language
from prsi.rules.ruleset import PRESETS, Ruleset, RulesetError, build
from prsi.rules.view import View

UNUSABLE, STOPPED = 2, 130
FORMAT = 1
SAVE_EVERY = 5.0  # seconds
_SIGNS = {0.0: "0", 1.0: "1"}

app = typer.Typer(help="Computer opponents: their levels, and how strong they are.", no_args_is_help=True)

LevelName = Annotated[str, typer.Option(metavar="LEVEL", help=f"One of {', '.join(LEVELS)}.")]


def register(parent: typer.Typer) -> None:
    """Add the commands."""
    parent.add_typer(app, name="bots")


@app.command("levels", epilog="Example: prsi bots levels --json")
def levels(
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON object.")] = False,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language; else the environment's.")
    ] = None,
) -> None:
    """List the levels, weakest first, and what each does."""
    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang!r} is none of {', '.join(LANGUAGES)}", param_hint="--lang")
    if as_json:
        fields = ("thoughtless", "draws", "forgets", "searches", "rollouts", "seconds")
        typer.echo(json.dumps({name: {key: getattr(level, key) for key in fields} for name, level in LEVELS.items()}))
        return
    texts = Texts(language(lang))
    for name in LEVELS:
        typer.echo(f"{name:<10} {texts.say(f'level-{name}')}: {texts.say(f'level-{name}-about')}")


@app.command(
    "arena",
    epilog="Example: prsi bots arena --a strong --b casual --deals 2000 --seed 1 --rollouts 3000 --out strong.json. "
    "Stopped or killed, the same command goes on where it was. Exit status: 0, 2 an argument or the file cannot be "
    "used, 130 stopped.",
)
def arena(
    a: LevelName = "strong",
    b: LevelName = "casual",
    deals: Annotated[int, typer.Option(min=1, help="How many deals; each is played from every seat.")] = 2000,
    seed: Annotated[int, typer.Option(help="Decides deals, reshuffles and what bots do by chance.")] = 1,
    seats: Annotated[int, typer.Option(min=2, max=6, help="A sits in one of them, B in all others.")] = 2,
    budget: Annotated[float, typer.Option(min=0.001, help="Most CPU seconds a move.")] = 0.05,
    rollouts: Annotated[int | None, typer.Option(min=0, help="Most rollouts a move; else the level's own.")] = None,
    preset: Annotated[str, typer.Option(metavar="PRESET", help=f"One of {', '.join(PRESETS)}.")] = "prsi",
    option: Annotated[list[str] | None, typer.Option("-o", "--option", metavar="NAME=VALUE", help="A change.")] = None,
    out: Annotated[Path | None, typer.Option(help="Where the result is kept, and from where it is resumed.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON, without the single rounds.")] = False,
) -> None:
    """Pit level A against level B on duplicate deals and say how often A wins, with a 95 % interval.

    The interval is taken over deals: the rounds of one deal, A in another seat each time, are one observation.
    """
    run = Run(_level("--a", a), _level("--b", b), _ruleset(preset, option or []), seats, seed, budget, rollouts)
    if not run.ruleset.min_seats <= seats <= run.ruleset.max_seats:
        expected = f"{run.ruleset.min_seats} to {run.ruleset.max_seats}"
        raise typer.BadParameter(f"{seats} given, {expected} expected with this ruleset", param_hint="--seats")
    if out is not None and out.exists():
        try:
            run.resume(json.loads(out.read_text(encoding="utf-8")))
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            typer.echo(f"prsi bots arena: {out}: {error}", err=True)
            raise typer.Exit(UNUSABLE) from None
    _save(run, out)  # before hours are spent on what cannot be kept
    saved = time.monotonic()
    try:
        while len(run.won) < deals:
            run.play_next()
            if time.monotonic() - saved >= SAVE_EVERY:
                saved = time.monotonic()
                _save(run, out)
                typer.echo(f"{len(run.won)}/{deals} deals, {_sentence(run)}", err=True)
    except KeyboardInterrupt:
        _save(run, out)
        kept = f"; the same command resumes from {out}" if out is not None else ""
        typer.echo(f"stopped after {len(run.won)} deals{kept}", err=True)
        raise typer.Exit(STOPPED) from None
    _save(run, out)
    if as_json:
        result = run.result()
        del result["rounds"]
        typer.echo(json.dumps(result, indent=1))
    else:
        typer.echo(f"{a} against {b}, {seats} seats, {len(run.won)} deals: {_sentence(run)}")
        for name, cpu in run.cpu.items():
            typer.echo(f"{name}: {cpu.mean_ms:.2f} ms of CPU a move, {cpu.most_ms:.0f} ms at most, {cpu.moves} moves")


def _level(hint: str, name: str) -> Level:
    if name not in LEVELS:
        raise typer.BadParameter(f"{name!r} given, one of {', '.join(LEVELS)} expected", param_hint=hint)
    return LEVELS[name]


def _ruleset(preset: str, changes: list[str]) -> Ruleset:
    try:
        return build({"preset": preset, **changes_of(changes)})
    except RulesetError as error:
        raise typer.BadParameter(str(error), param_hint="--preset, -o") from None


@dataclass(slots=True)
class Cpu:
    """CPU time of one level's decisions."""

    moves: int = 0
    total: float = 0.0
    most: float = 0.0

    @property
    def mean_ms(self) -> float:
        """Milliseconds a move."""
        return 1000 * self.total / max(self.moves, 1)

    @property
    def most_ms(self) -> float:
        """Milliseconds of the longest move."""
        return 1000 * self.most


@dataclass(slots=True)
class Run:
    """A match between two levels, as far as it has been played."""

    a: Level
    b: Level
    ruleset: Ruleset
    seats: int
    seed: int
    budget: float
    rollouts: int | None
    won: list[tuple[float, ...]] = field(default_factory=list)
    cpu: dict[str, Cpu] = field(default_factory=dict)

    def play_next(self) -> None:
        """Play the next deal from every seat."""
        number = len(self.won)
        self.won.append(play_deal(self.ruleset, self.a, self.b, self.seats, f"{self.seed}/{number}", self._choose))

    def _choose(self, level: Level, view: View, random: Random) -> str:
        began = time.process_time()
        budget = Budget(self.budget, self.rollouts, lambda: time.process_time() - began)
        code = choose(level, view, budget, random)
        spent = time.process_time() - began
        cpu = self.cpu.setdefault(level.name, Cpu())
        cpu.moves += 1
        cpu.total += spent
        cpu.most = max(cpu.most, spent)
        return code

    def asked(self) -> dict[str, Any]:
        """Return what decides the result, as JSON values."""
        return {
            "a": self.a.name,
            "b": self.b.name,
            "ruleset": self.ruleset.to_dict(),
            "seats": self.seats,
            "seed": self.seed,
            "budget": self.budget,
            "rollouts": self.rollouts,
        }

    def result(self) -> dict[str, Any]:
        """Return the result as JSON values; ``rounds`` has one character a round: 1 won, 0 not, = nobody won."""
        share = estimate(self.won)
        low, high = wilson(sum(map(sum, self.won)), self.seats * len(self.won))
        build_ = build_info()
        return {
            "format": FORMAT,
            "asked": self.asked(),
            "share": {
                "deals": share.deals,
                "mean": round(share.mean, 4),
                "low": round(share.low, 4),
                "high": round(share.high, 4),
                "fair": round(1 / self.seats, 4),
            },
            "wilson": [round(low, 4), round(high, 4)],
            "cpu_ms": {
                name: {"moves": cpu.moves, "mean": round(cpu.mean_ms, 3), "most": round(cpu.most_ms, 1)}
                for name, cpu in self.cpu.items()
            },
            "versions": {"package": build_.package, "rules": build_.rules, "compiled": build_.compiled},
            "rounds": "".join(_SIGNS.get(each, "=") for deal in self.won for each in deal),
        }

    def resume(self, stored: dict[str, Any]) -> None:
        """Take over a stored result; raises ValueError where something else was asked."""
        if stored["format"] != FORMAT:
            raise ValueError(f"format {stored['format']!r} given, {FORMAT} expected")
        if stored["asked"] != self.asked():
            raise ValueError(f"holds another run: {json.dumps(stored['asked'])}, {json.dumps(self.asked())} expected")
        values = {"0": 0.0, "1": 1.0, "=": 1 / self.seats}
        rounds = [values[sign] for sign in stored["rounds"]]
        self.won = [tuple(rounds[at : at + self.seats]) for at in range(0, len(rounds), self.seats)]
        if any(len(deal) != self.seats for deal in self.won):
            raise ValueError(f"{len(rounds)} rounds given, a multiple of {self.seats} expected")
        self.cpu = {
            name: Cpu(cpu["moves"], cpu["mean"] * cpu["moves"] / 1000, cpu["most"] / 1000)
            for name, cpu in stored["cpu_ms"].items()
        }


def _sentence(run: Run) -> str:
    share = estimate(run.won)
    return f"{run.a.name} wins {100 * share.mean:.1f} % (95 %: {100 * share.low:.1f}–{100 * share.high:.1f})"


def _save(run: Run, out: Path | None) -> None:
    """Write the result beside its place and move it there: whoever kills the run finds the last whole one."""
    if out is None:
        return
    try:
        partial = out.with_name(out.name + ".part")
        partial.write_text(json.dumps(run.result(), indent=1) + "\n", encoding="utf-8")
        os.replace(partial, out)
    except (OSError, ValueError) as error:  # ValueError: a path such as `.`, which names no file
        typer.echo(f"prsi bots arena: {out}: cannot be written: {error}", err=True)
        raise typer.Exit(UNUSABLE) from None
