"""`prsi play`: a table against the computer, on a screen of its own or line by line."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import typer

from prsi.cli.house import House
from prsi.cli.options import changes_of, whole_number
from prsi.cli.telling import Teller, moves
from prsi.cli.texts import LANGUAGES, PACKS, Texts, language, pack_of
from prsi.match import FORMATS, VALUES, Format, MatchError, parse_format
from prsi.protocol.commands import Bot, Hint, Level, NextRound, Pace, Person, Rematch, SeatSpec, Start, Undo
from prsi.protocol.messages import HintGiven, Message, Refused, TableView
from prsi.rules.ruleset import PRESETS, Ruleset, RulesetError, build

CANNOT: Final = 2
AVATARS: Final = ("anicka", "karel", "jarka", "kuba", "vojta")
LEVELS: Final = ("beginner", "casual", "strong")
SECRET: Final = re.compile(r"[0-9a-f]{32,64}")

Preset = Annotated[str, typer.Option("--preset", "-p", help=f"One of {', '.join(PRESETS)}.")]
Changes = Annotated[
    list[str] | None,
    typer.Option("-o", "--option", metavar="NAME=VALUE", help="A house rule, as `prsi rules` lists them."),
]
Bots = Annotated[int, typer.Option("--bots", "-n", min=1, max=5, help="How many computer opponents.")]
Strength = Annotated[str, typer.Option("--level", "-l", help=f"Their strength: {', '.join(LEVELS)}.")]
Form = Annotated[
    str, typer.Option("--format", "-f", metavar="KIND[:N[:M]]", help=f"{', '.join(FORMATS)}; such as rounds_won:3.")
]
Values = Annotated[str | None, typer.Option("--values", help=f"Card values: {', '.join(VALUES)}; else the preset's.")]
Name = Annotated[str | None, typer.Option("--name", help="Your name in the record.")]
Cards = Annotated[
    str | None,
    typer.Option("--cards", metavar="german|french", help="How cards are named; else German, or French from 52 cards."),
]
Lang = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language.")]
Plain = Annotated[bool, typer.Option("--plain", help="Line by line, also where a screen could be drawn.")]
Save = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Write the record of the finished rounds here.")
]
Secret = Annotated[
    str | None, typer.Option("--secret", metavar="HEX", help="Deal as in the game that was started with this secret.")
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "play",
        epilog="Examples: prsi play · prsi play -p mau-mau -n 3 -l casual · prsi play -o comeback=hearts_seven "
        "-f rounds_won:3 --save game.prsi · prsi record game.prsi · "
        "Exit status: 0, 2 an argument cannot be used.",
    )(play)


def play(
    preset: Preset = "prsi",
    option: Changes = None,
    bots: Bots = 1,
    level: Strength = "casual",
    form: Form = "single",
    values: Values = None,
    name: Name = None,
    cards: Cards = None,
    lang: Lang = None,
    plain: Plain = False,
    save: Save = None,
    secret: Secret = None,
) -> None:
    """Play against the computer, in the terminal.

    Where there is no terminal, or with --plain, the game is played line by line: type a move such as 7s, Qd=c, +1, -,
    `!` or ?2, or its number in the list.
    """
    for given, known, hint in (
        (lang, (None, *LANGUAGES), "--lang"),
        (level, LEVELS, "--level"),
        (cards, (None, *PACKS), "--cards"),
        (values, (None, *VALUES), "--values"),
    ):
        if given not in known:
            raise typer.BadParameter(
                f"{given!r} given, one of {', '.join(filter(None, known))} expected", None, None, hint
            )
    if secret is not None and not SECRET.fullmatch(secret):
        raise typer.BadParameter("32 to 64 hexadecimal digits expected", param_hint="--secret")
    texts = Texts(language(lang))
    on_screen = not plain and sys.stdin.isatty() and sys.stdout.isatty()
    start = Start(
        id="start",
        ruleset={"preset": preset, **changes_of(option or ())},
        seats=seats(bots, level, name or texts.say("table-you"), texts),
        format=format_of(form),
        values=values,
        pace=Pace() if on_screen else Pace(0, 0),
        secret=secret,
    )
    teller = Teller(Texts(texts.language, cards or pack_of(checked(start))))
    house = House()
    if on_screen:
        from prsi.cli.screen import Screen

        Screen(house, start, teller).run()
    else:
        PlainGame(house, teller, typer.echo).run(start)
    if save is not None:
        _save(house, save)


def seats(bots: int, level: str, name: str, texts: Texts) -> tuple[SeatSpec, ...]:
    """Return the person's seat and the computer's."""
    known: Level = "beginner" if level == "beginner" else "casual" if level == "casual" else "strong"
    others = [Bot(texts.say(f"avatar-{avatar}"), avatar, known) for avatar in AVATARS[:bots]]
    return (Person(name, "emma"), *others)


def format_of(text: str) -> Format:
    """Return the format that KIND[:N[:M]] names; raises typer.BadParameter."""
    kind, *words = text.split(":")
    numbers = [number for word in words if (number := whole_number(word)) is not None]
    names = {"rounds_won": ("n",), "penalty_points": ("limit",), "chips": ("n", "survivors")}.get(kind, ())
    if len(words) > len(names) or len(numbers) < len(words):
        raise typer.BadParameter(f"{text!r} given, KIND[:N[:M]] such as rounds_won:3 expected", param_hint="--format")
    usual = {"n": 3, "limit": 100, "survivors": 1}
    spec = dict(zip(names, numbers, strict=False))
    try:
        return parse_format({"kind": kind, **{name: spec.get(name, usual[name]) for name in names}})
    except MatchError as error:
        raise typer.BadParameter(str(error), param_hint="--format") from None


def checked(start: Start) -> Ruleset:
    """Return the rules of a set-up; say what is wrong with it before a table is made, and exit."""
    try:
        ruleset = build(start.ruleset)
    except RulesetError as error:
        typer.echo(f"prsi play: refused: {error}", err=True)
        raise typer.Exit(CANNOT) from None
    if not ruleset.min_seats <= len(start.seats) <= ruleset.max_seats:
        typer.echo(
            f"prsi play: {len(start.seats)} at the table, {ruleset.min_seats} to {ruleset.max_seats} expected "
            f"(with {ruleset.preset}, --bots {ruleset.min_seats - 1} to {ruleset.max_seats - 1})",
            err=True,
        )
        raise typer.Exit(CANNOT)
    return ruleset


def _save(house: House, file: Path) -> None:
    record = house.record()
    if record is None:
        typer.echo("prsi play: no round was finished, nothing to save", err=True)
        return
    try:
        file.write_text(record, encoding="utf-8")
    except OSError as error:
        typer.echo(f"prsi play: {file}: {error.strerror}; the record follows", err=True)
        typer.echo(record)
        raise typer.Exit(CANNOT) from None


class PlainGame:
    """A match line by line: says what happened, lists the moves, reads one.

    Time passes only while nobody is asked: whoever reads slowly loses nothing by it.
    """

    def __init__(self, house: House, teller: Teller, tell: Callable[[str], None]) -> None:
        self.house = house
        self.teller = teller
        self.tell = tell
        self.let_go: tuple[int, int] | None = None
        """The seat and the round's turn for which the person let the call-out window go."""

    def run(self, start: Start) -> None:
        """Play until the match is over and no other is wanted, or the input ends."""
        answer = self.house.send(start)
        if isinstance(answer, Refused):
            typer.echo(f"prsi play: {self.teller.texts.say(f'refused-{answer.reason}')} {answer.found}", err=True)
            raise typer.Exit(CANNOT)
        try:
            while self._step():
                continue
        except (EOFError, KeyboardInterrupt):
            self.tell("")

    def _view(self) -> TableView:
        assert self.house.view is not None, "the table has been started"
        return self.house.view

    def _step(self) -> bool:
        """Let the table go on until the person is asked something; say whether the game goes on."""
        house, view = self.house, self._view()
        if house.requests:
            house.think()
        elif view.phase == "match_over":
            self._news()
            return self._after(Rematch, "play-again")
        elif view.phase == "round_over":
            self._news()
            return self._after(NextRound, "play-next")
        elif self._asked(view):
            self._news()
            return self._turn(self._view())
        elif (due := house.next_alarm) is not None:
            house.advance(due)
        else:
            return False
        return True

    def _asked(self, view: TableView) -> bool:
        """Say whether the person has a move to decide on: on turn, or calling while there is time."""
        round_ = view.round
        if round_ is None or not round_.legal:
            return False
        return round_.to_act == view.seat or self.let_go != (round_.window, round_.turns)

    def _news(self) -> None:
        for line in self.teller.news(self._view(), self.house.take_news()):
            self.tell(line)

    def _turn(self, view: TableView) -> bool:
        """Show the position and ask for a move; say whether the game goes on."""
        round_, teller, say = view.round, self.teller, self.teller.texts.say
        assert round_ is not None
        counts = " · ".join(f"{teller.name(view, seat)} {count}" for seat, count in enumerate(round_.counts))
        wish = f" · {say('token-wish')}: {teller.wish(round_.wish)}" if round_.wish else ""
        self.tell("")
        self.tell(f"{say('pile-label', card=teller.card(round_.top))}{wish} · {say('stock-label', n=round_.stock)}")
        self.tell(counts)
        self.tell(f"{say('hand-label', n=len(round_.hand))}: {teller.row(round_.hand)}")
        self.tell(teller.prompt(view))
        for number, code in enumerate(moves(round_.legal), 1):
            self.tell(f"  {number:>2}  {code:<5} {teller.move_words(view, code)}")
        mine = round_.to_act == view.seat
        text = self._read("play-move" if mine else "play-call")
        if not text and not mine:
            self.let_go = (-1 if round_.window is None else round_.window, round_.turns)
            return True
        return self._obey(view, text)

    def _obey(self, view: TableView, text: str) -> bool:
        say, round_ = self.teller.texts.say, view.round
        assert round_ is not None
        match text:
            case "q" | "quit":
                return False
            case "" | "help":
                self.tell(say("play-help"))
            case "h" | "hint":
                self._hint()
            case "u" | "undo":
                self._refused(self.house.send(Undo(self.house.next_id(), view.seq)))
            case _:
                listed = moves(round_.legal)
                number = whole_number(text) or 0
                code = listed[number - 1] if 0 < number <= len(listed) else text
                self._refused(self.house.play(code))
        return True

    def _refused(self, answer: Message | None) -> None:
        if isinstance(answer, Refused):
            rule = f" ({answer.rule})" if answer.rule else ""
            self.tell(self.teller.texts.say(f"refused-{answer.reason}") + rule)

    def _hint(self) -> None:
        house, teller = self.house, self.teller
        self._refused(house.send(Hint(house.next_id())))
        while house.requests:
            house.think()
        hint = house.take_hint()
        if isinstance(hint, HintGiven):
            self.tell(f"{teller.move_words(self._view(), hint.move)}. {teller.texts.say(hint.reason, **hint.args)}")

    def _after(self, command: type[NextRound | Rematch], question: str) -> bool:
        """Show how it ended and ask whether to go on."""
        view = self._view()
        for line in self.teller.result(view):
            self.tell(line)
        answer = self._read(question)
        if command is Rematch and answer.lower() not in ("y", "yes", "a", "ano", "j", "ja", "á", "áno"):
            return False
        if answer in ("q", "quit"):
            return False
        self._refused(self.house.send(command(self.house.next_id(), view.seq)))
        return True

    def _read(self, question: str) -> str:
        self.tell(self.teller.texts.say(question))
        return input("> " if sys.stdin.isatty() else "").strip()
