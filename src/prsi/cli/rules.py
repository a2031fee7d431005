"""`prsi rules`: the presets, their options, and what a ruleset of one's own comes to."""

import json
from typing import Annotated

import typer

from prsi.cli.options import changes_of
from prsi.cli.tables import console as new_console
from prsi.cli.tables import table as new_table
from prsi.cli.texts import LANGUAGES, Texts, language
from prsi.match import FORMATS, PRESET_VALUES, SUGGESTED, VALUES
from prsi.rules.cards import RANKS
from prsi.rules.ruleset import OPTIONS, PRESETS, RULES_VERSION, Option, Ruleset, RulesetError, build, option_value

REFUSED, UNUSABLE = 1, 2

Preset = Annotated[str | None, typer.Argument(metavar="[PRESET]", help=f"One of {', '.join(PRESETS)}.")]
Changes = Annotated[
    list[str] | None,
    typer.Option(
        "-o", "--option", metavar="NAME=VALUE", help='A change, such as comeback=hearts_seven or call={"penalty":3}.'
    ),
]
Json = Annotated[bool, typer.Option("--json", help="As one JSON object.")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language; else the environment's.")
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "rules",
        epilog="Examples: prsi rules · prsi rules mau-mau · prsi rules prsi -o comeback=hearts_seven · "
        "Exit status: 0, 1 the ruleset is refused, 2 an argument cannot be used.",
    )(rules)


def rules(preset: Preset = None, option: Changes = None, as_json: Json = False, lang: Lang = None) -> None:
    """List presets and options, or show one preset's rules with changes, or why they are refused.

    A refusal names the option at fault, or the two that contradict each other.
    """
    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang!r} is none of {', '.join(LANGUAGES)}", param_hint="--lang")
    texts = Texts(language(lang))
    if preset is None and not option:
        typer.echo(json.dumps(listing(), ensure_ascii=False, indent=1)) if as_json else _show_all(texts)
        return
    spec: dict[str, object] = {"preset": preset or "prsi", **changes_of(option or ())}
    try:
        ruleset = build(spec)
    except RulesetError as error:
        if as_json:
            typer.echo(json.dumps({"refused": error.reason, "options": list(error.options), "message": str(error)}))
        else:
            typer.echo(f"prsi rules: refused: {error}", err=True)
        raise typer.Exit(UNUSABLE if error.reason == "preset" else REFUSED) from None
    if as_json:
        typer.echo(json.dumps(resolved(ruleset), ensure_ascii=False, indent=1))
    else:
        _show_one(ruleset, texts)


def listing() -> dict[str, object]:
    """Return all presets, options, formats and card values as JSON values."""
    return {
        "rules_version": RULES_VERSION,
        "presets": {name: resolved(preset)["options"] for name, preset in PRESETS.items()},
        "options": [
            {
                "name": option.name,
                "rule": option.rule,
                "house_rule": option.house_rule,
                **({"from": option.span[0], "to": option.span[1]} if option.span else {"values": list(option.values)}),
            }
            for option in OPTIONS
        ],
        "formats": {kind: list(SUGGESTED.get(kind, ())) for kind in FORMATS},
        "values": {name: dict(zip(RANKS, table.points, strict=True)) for name, table in VALUES.items()},
    }


def resolved(ruleset: Ruleset) -> dict[str, object]:
    """Return a ruleset as JSON values: as it is written down, every option's value, and how many it seats."""
    return {
        "ruleset": ruleset.to_dict(),
        "options": {option.name: option_value(ruleset, option.name) for option in OPTIONS},
        "seats": [ruleset.min_seats, ruleset.max_seats],
        "values": PRESET_VALUES[ruleset.preset],
    }


def _written(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _allowed(option: Option) -> str:
    if option.span:
        return f"{option.span[0]}–{option.span[1]}"
    if option.name == "call":
        return 'null · {"penalty": 1–5}'
    more = ["[CODE, …]"] if option.name == "deck" else []
    return " · ".join([*(_written(value) for value in option.values), *more])


def _show_all(texts: Texts) -> None:
    console = new_console()
    presets = new_table(texts.say("cli-presets"))
    for heading in ("cli-preset", "cli-name", "cli-seats", "cli-about"):
        presets.add_column(texts.say(heading), no_wrap=heading != "cli-about")
    for name, preset in PRESETS.items():
        seats = f"{preset.min_seats}–{preset.max_seats}"
        presets.add_row(name, texts.say(f"preset-{name}"), seats, texts.say(f"preset-{name}-about"))
    console.print(presets)
    options = new_table(texts.say("cli-options"))
    for heading in ("cli-option", "cli-rule", "cli-values", "cli-about"):
        options.add_column(texts.say(heading), no_wrap=heading in ("cli-option", "cli-rule"))
    for option in OPTIONS:
        options.add_row(option.name, option.rule, _allowed(option), texts.say(f"option-{option.name}-about"))
    console.print(options)
    console.print(texts.say("cli-rules-more"))


def _show_one(ruleset: Ruleset, texts: Texts) -> None:
    console = new_console()
    preset = PRESETS[ruleset.preset]
    title = f"{texts.say(f'preset-{ruleset.preset}')} · {ruleset.min_seats}–{ruleset.max_seats}"
    table = new_table(title)
    for heading in ("cli-option", "cli-value", "cli-rule", "cli-about"):
        table.add_column(texts.say(heading), no_wrap=heading != "cli-about")
    for option in OPTIONS:
        value, usual = option_value(ruleset, option.name), option_value(preset, option.name)
        written = _written(value) if value == usual else f"{_written(value)} ({_written(usual)})"
        style = None if value == usual else "bold"
        table.add_row(option.name, written, option.rule, texts.say(f"option-{option.name}-about"), style=style)
    console.print(table)
    console.print(json.dumps(ruleset.to_dict()), markup=False, soft_wrap=True)
