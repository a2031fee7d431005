"""`prsi rules`: the presets, their options, what a ruleset of one's own comes to, in words and on paper."""

import json
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from prsi.cli import paper
from prsi.cli.options import changes_of
from prsi.cli.play import format_of
from prsi.cli.tables import console as new_console
from prsi.cli.tables import table as new_table
from prsi.cli.texts import LANGUAGES, PACKS, Texts, bound, language, pack_of
from prsi.learn.book import PARTS, Setup, book
from prsi.learn.cheatsheet import cheat_sheet
from prsi.learn.errors import InputError
from prsi.learn.library import LONGEST_NAME, HomeRules, differences, read_link
from prsi.match import (
    FORMATS,
    PRESET_VALUES,
    SUGGESTED,
    VALUES,
    MatchError,
    Single,
    card_values,
    check_match,
    format_to_json,
)
from prsi.rules.cards import RANKS
from prsi.rules.ruleset import OPTIONS, PRESETS, RULES_VERSION, Option, Ruleset, RulesetError, build, option_value
from prsi.rules.shown import shown

REFUSED, UNUSABLE = 1, 2

Preset = Annotated[
    str | None, typer.Argument(metavar="[PRESET]", help=f"One of {', '.join(PRESETS)}; or a link to rules.")
]
Changes = Annotated[
    list[str] | None,
    typer.Option(
        "-o", "--option", metavar="NAME=VALUE", help='A change, such as comeback=hearts_seven or call={"penalty":3}.'
    ),
]
Json = Annotated[bool, typer.Option("--json", help="As one JSON object.")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", "--language", metavar="|".join(LANGUAGES), help="Language; else the environment's."),
]
Text = Annotated[bool, typer.Option("--text", help="The full rules in words.")]
Sheet = Annotated[
    Path | None, typer.Option("--cheat-sheet", metavar="FILE.pdf", help="Write the rules on one page, as a PDF.")
]
Special = Annotated[
    bool, typer.Option("--special-cards", help="On that page the special cards alone, and all of them.")
]
Size = Annotated[str, typer.Option("--paper", metavar="|".join(paper.PAPERS), help="The size of the page.")]
Title = Annotated[
    str, typer.Option("--title", metavar="TEXT", help="What your rules are called; else the preset's name.")
]
Form = Annotated[
    str | None,
    typer.Option("--format", "-f", metavar="KIND[:N[:M]]", help="What wins the match; else one round, or the link's."),
]
Cards = Annotated[
    str | None,
    typer.Option(
        "--cards", metavar="german|french", help="How cards are named and drawn; else German, or French from 52 cards."
    ),
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "rules",
        epilog="Examples: prsi rules · prsi rules mau-mau --text · prsi rules prsi -o comeback=hearts_seven · "
        "prsi rules prsi --cheat-sheet rules.pdf --paper a6 --lang cs · "
        "Exit status: 0, 1 the preset, the ruleset or the link is refused, 2 an argument or a file cannot be used.",
    )(rules)


def rules(
    preset: Preset = None,
    option: Changes = None,
    as_json: Json = False,
    text: Text = False,
    sheet: Sheet = None,
    special: Special = False,
    size: Size = "a4",
    title: Title = "",
    form: Form = None,
    cards: Cards = None,
    lang: Lang = None,
) -> None:
    """List presets and options, or show one preset's rules with changes, or why they are refused.

    With --text they are told in words, with --cheat-sheet they are put on one page to print. A refusal names the
    option at fault, or the two that contradict each other.
    """
    _one_of(lang, (None, *LANGUAGES), "--lang")
    _one_of(size, paper.PAPERS, "--paper")
    _one_of(cards, (None, *PACKS), "--cards")
    if special and sheet is None:
        raise typer.BadParameter("--cheat-sheet FILE.pdf expected, too: it says where to", param_hint="--special-cards")
    if text and as_json:
        raise typer.BadParameter("--json is for programs, --text for people: one of them expected", param_hint="--text")
    if sheet is not None and as_json:
        raise typer.BadParameter(
            "--json is for programs, --cheat-sheet for people: one of them expected", param_hint="--cheat-sheet"
        )
    if len(title) > LONGEST_NAME or not title.isprintable():
        raise typer.BadParameter(f"at most {LONGEST_NAME} signs that can be seen expected", param_hint="--title")
    texts = Texts(language(lang), cards or "german")
    if preset is None and not option and not text and sheet is None:
        typer.echo(json.dumps(listing(), ensure_ascii=False, indent=1)) if as_json else _show_all(texts)
        return
    if preset is not None and "=" in preset:
        home = _shared(preset, option, texts, as_json)
    else:
        ruleset = _built({"preset": preset or "prsi", **changes_of(option or ())}, texts, as_json)
        home = HomeRules("", ruleset, Single(), card_values(PRESET_VALUES[ruleset.preset]))
    setup = _agreed(home, form)
    if cards is None:
        texts = Texts(texts.language, pack_of(setup.ruleset))
    title = title or home.name
    if sheet is not None:
        _print(setup, texts, sheet, size, special=special, title=title)
    if text:
        _tell(setup, texts, title)
    elif as_json:
        typer.echo(json.dumps(resolved(setup), ensure_ascii=False, indent=1))
    elif sheet is None:
        _show_one(setup.ruleset, texts)


def _built(spec: dict[str, object], texts: Texts, as_json: bool) -> Ruleset:
    """Return a ruleset, or say why it is refused and exit."""
    try:
        return build(spec)
    except RulesetError as error:
        _refuse(error, error.reason, error.options, as_json, refusal(error, spec, texts))
        raise typer.Exit(REFUSED) from None


def _refuse(error: Exception, reason: str, options: Sequence[str], as_json: bool, said: str) -> None:
    if as_json:
        typer.echo(json.dumps({"refused": reason, "options": list(options), "message": str(error)}))
    else:
        typer.echo(f"prsi rules: {said}", err=True)


def refusal(error: RulesetError, spec: Mapping[str, object], texts: Texts) -> str:
    """Return why a ruleset is refused, in the language of `texts`; in English in all detail."""
    if texts.language == "en":
        return f"refused: {error}"
    first = error.options[0]
    known = next((option for option in OPTIONS if option.name == first), None)
    names = {"preset": PRESETS, "unknown_option": [option.name for option in OPTIONS]}
    return texts.say(
        f"cli-refused-{error.reason}",
        options=", ".join(error.options),
        given=shown(first if error.reason == "unknown_option" else spec.get(first)),
        allowed=", ".join(names.get(error.reason, ())) or (known and _allowed(known)) or "",
    )


def _shared(link: str, changes: list[str] | None, texts: Texts, as_json: bool) -> HomeRules:
    """Return what a link to rules holds, or say why it holds nothing and exit."""
    if changes:
        raise typer.BadParameter("a link holds every option: one of both expected", param_hint="-o")
    try:
        return read_link(link.rpartition("?")[2])
    except InputError as error:
        said = f"refused: {error}" if texts.language == "en" else texts.say(f"ruleset-refused-{error.reason}")
        _refuse(error, error.reason, (), as_json, said)
        raise typer.Exit(REFUSED) from None


def _agreed(home: HomeRules, form: str | None) -> Setup:
    """Return a ruleset with the format that is asked for, or say why no table could play it and exit."""
    setup = Setup(home.ruleset, format_of(form) if form else home.format, home.values)
    try:
        check_match(setup.ruleset, setup.ruleset.max_seats, setup.format, home.values)
    except MatchError as error:
        raise typer.BadParameter(str(error), param_hint="--format") from None
    return setup


def _one_of(given: str | None, known: tuple[str | None, ...], name: str) -> None:
    if given not in known:
        raise typer.BadParameter(f"{given!r} is none of {', '.join(filter(None, known))}", param_hint=name)


def listing() -> dict[str, object]:
    """Return all presets, options, formats and card values as JSON values."""
    return {
        "rules_version": RULES_VERSION,
        "presets": {
            name: {option.name: option_value(preset, option.name) for option in OPTIONS}
            for name, preset in PRESETS.items()
        },
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


def resolved(setup: Setup) -> dict[str, object]:
    """Return a set-up as JSON values: the ruleset as it is written, every option, how many it seats, format, values."""
    ruleset = setup.ruleset
    return {
        "ruleset": ruleset.to_dict(),
        "options": {option.name: option_value(ruleset, option.name) for option in OPTIONS},
        "seats": [ruleset.min_seats, ruleset.max_seats],
        "format": format_to_json(setup.format),
        "values": setup.card_values.to_json(),
    }


def _written(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _allowed(option: Option) -> str:
    if option.name == "players":
        return "[2–6, 2–6]"
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


def _print(setup: Setup, texts: Texts, file: Path, size: str, *, special: bool, title: str) -> None:
    try:
        file.write_bytes(paper.draw(cheat_sheet(setup), texts, size, special=special, title=title))
    except paper.PaperError as error:
        typer.echo(f"prsi rules: {error}", err=True)
        raise typer.Exit(UNUSABLE) from None
    except OSError as error:
        typer.echo(f"prsi rules: {file}: cannot be written: {error.strerror or error}", err=True)
        raise typer.Exit(UNUSABLE) from None


def _tell(setup: Setup, texts: Texts, title: str) -> None:
    """Say the full rules; a terminal breaks lines between words, a file has a sentence a line."""
    console = new_console()

    def say(start: str, words: str) -> None:
        line = bound(f"{start} {words}", texts.language)
        console.print(
            textwrap.fill(line, console.width, subsequent_indent=" " * (len(start) + 1))
            if console.is_terminal
            else line,
            markup=False,
            soft_wrap=True,
        )

    differing = {name for name, _, _ in differences(setup.ruleset)}
    pieces = book(setup)
    console.print(title or texts.say(f"preset-{setup.ruleset.preset}"), style="bold", markup=False, soft_wrap=True)
    for part in PARTS:
        heading = bound(texts.say(f"learn-part-{part}"), texts.language)
        console.print(f"\n{heading}", style="bold", markup=False)
        for number, piece in enumerate((piece for piece in pieces if piece.part == part), 1):
            own = "" if differing.isdisjoint(piece.options) else f" ({texts.say('learn-own')})"
            say(f"{number}." if part == "steps" else "·", texts.say(piece.message, **piece.values) + own)
            if piece.answer:
                say(" ", texts.say(piece.answer, **piece.values))
