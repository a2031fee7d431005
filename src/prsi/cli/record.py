"""`prsi record FILE`: play a saved match again, as text, as one position, or as JSON."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from prsi.cli.files import UnreadableError, read_text
from prsi.cli.study import steps_of, study_json, study_lines
from prsi.cli.texts import LANGUAGES, SIGNS, Texts, language
from prsi.match import (
    ChipLost,
    Eliminated,
    LotDrawn,
    MatchEvent,
    MatchOver,
    Record,
    RecordError,
    Replay,
    ReplayedRound,
    ReplayError,
    RoundScored,
    event_to_json,
    format_to_json,
    parse,
    positions,
    replay,
    write,
)
from prsi.match.record import Move, Places, format_words
from prsi.rules.cards import CODES, cards_of
from prsi.rules.events import (
    Called,
    CalledOut,
    CameBack,
    Drew,
    Event,
    Laid,
    Reshuffled,
    RoundOver,
    Skipped,
    WentOut,
    WindowClosed,
    WindowOpened,
)
from prsi.rules.play import legal_codes, wish_code
from prsi.rules.round import Round

DIFFERS, UNUSABLE = 1, 2

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record (docs/records.md); - is standard input.")]
Step = Annotated[
    int | None, typer.Option("--step", metavar="N", min=1, help="Only the position before move N of a round.")
]
Number = Annotated[
    int | None, typer.Option("--round", metavar="R", min=1, help="The round of --step and --analyse; else the first.")
]
Analyse = Annotated[bool, typer.Option("--analyse", help="What each move of a round was worth to a seat.")]
Seat = Annotated[int | None, typer.Option("--seat", metavar="S", min=0, help="The seat of --analyse; else 0.")]
Open = Annotated[bool, typer.Option("--open", help="With --analyse: as if that seat had seen all hands.")]
Full = Annotated[bool, typer.Option("--full", help="The record itself, with everything stated that follows from it.")]
Json = Annotated[bool, typer.Option("--json", help="As one JSON object; with --step or --analyse only that.")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language; else the environment's.")
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        "record",
        epilog="Examples: prsi record match.prsi · prsi record match.prsi --round 2 --step 14 · "
        "prsi record match.prsi --round 2 --analyse --seat 1 · "
        "Exit status: 0, 1 the record does not replay, 2 it is no record.",
    )(record)


def record(
    file: File,
    step: Step = None,
    round_: Number = None,
    analyse: Analyse = False,
    seat: Seat = None,
    open_hands: Open = False,
    full: Full = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Replay a saved match, move by move, with all hands shown."""
    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang!r} is none of {', '.join(LANGUAGES)}", param_hint="--lang")
    for given, name in ((open_hands, "--open"), (seat is not None, "--seat")):
        if given and not analyse:
            raise typer.BadParameter("--analyse expected, too", param_hint=name)
    if round_ is not None and not analyse and step is None:
        raise typer.BadParameter("--step or --analyse expected, too", param_hint="--round")
    if analyse and step is not None:
        raise typer.BadParameter("a whole round is analysed, not one step", param_hint="--step")
    if full and (analyse or step is not None or as_json):
        raise typer.BadParameter("the whole record and nothing else is told with it", param_hint="--full")
    replayed, number = _replayed(file), round_ or 1
    if full:
        typer.echo(write(replayed.record), nl=False)
    elif analyse:
        typer.echo(_study(replayed, number, seat or 0, open_hands, as_json, Texts(language(lang))))
    elif step is not None:
        position = _position(replayed, number, step)
        named = position_json(position)
        typer.echo(
            json.dumps(named, ensure_ascii=False) if as_json else "\n".join(_position_lines(named, replayed.record))
        )
    elif as_json:
        typer.echo(json.dumps(replay_json(replayed), ensure_ascii=False))
    else:
        typer.echo("\n".join(_Telling(replayed, Texts(language(lang))).lines()))


def _replayed(file: Path) -> Replay:
    try:
        return replay(parse(read_text(file)))
    except UnreadableError as error:
        typer.echo(f"prsi record: {error}", err=True)
        raise typer.Exit(UNUSABLE) from None
    except RecordError as error:
        typer.echo(f"prsi record: {file}: {error}", err=True)
        raise typer.Exit(UNUSABLE) from None
    except ReplayError as error:
        typer.echo(f"prsi record: {file}: does not replay: {error}", err=True)
        raise typer.Exit(DIFFERS) from None


def _study(replayed: Replay, number: int, seat: int, open_hands: bool, as_json: bool, texts: Texts) -> str:
    _check_round(replayed, number)
    try:
        steps = steps_of(replayed, number, seat, open_hands)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--seat") from None
    if as_json:
        return json.dumps(study_json(steps, number, seat), ensure_ascii=False)
    return "\n".join(study_lines(replayed, steps, seat, texts))


def _check_round(replayed: Replay, number: int) -> None:
    if number > len(replayed.rounds):
        raise typer.BadParameter(f"there are {len(replayed.rounds)} rounds", param_hint="--round")


# --- one position ---


def _position(replayed: Replay, number: int, step: int) -> Round:
    _check_round(replayed, number)
    played = replayed.rounds[number - 1]
    moves = len(played.record.moves)
    if step > moves + 1:
        raise typer.BadParameter(f"round {number} has {moves} moves; {moves + 1} shows its end", param_hint="--step")
    for at, position in enumerate(positions(played, replayed.record), 1):
        if at == step:
            return position
    raise AssertionError(step)


def position_json(position: Round) -> dict[str, object]:
    """Return a position with all hands as JSON values, named as in scenario files; the stock's next card is first."""
    seats = range(len(position.hands))
    return {
        "to_act": None if position.over else position.to_act,
        "hands": [" ".join(CODES[card] for card in cards_of(hand)) for hand in position.hands],
        "top": CODES[position.top],
        "wish": wish_code(position.wish),
        "penalty": position.penalty,
        "skip": position.skip,
        "direction": position.direction,
        "stock": " ".join(CODES[card] for card in reversed(position.stock)),
        "legal": {str(seat): " ".join(codes) for seat in seats if (codes := legal_codes(position, seat))},
        "over": position.over,
    }


def _position_lines(position: dict[str, object], record: Record) -> list[str]:
    hands, legal = position["hands"], position["legal"]
    assert isinstance(hands, list) and isinstance(legal, dict)
    lines = [
        f"{key}: {value if isinstance(value, str) else json.dumps(value)}"
        for key, value in position.items()
        if not _is_many(value)
    ]
    for seat, hand in enumerate(hands):
        lines.append(f"hand {seat} ({record.names[seat]}): {hand}")
    return lines + [f"legal {seat}: {codes}" for seat, codes in legal.items()]


def _is_many(value: object) -> bool:
    return isinstance(value, (list, dict))


# --- the whole as JSON ---


def replay_json(replayed: Replay) -> dict[str, object]:
    """Return a replay as JSON values: the match, and for each round its cards, its moves with their events, its end."""
    record = replayed.record
    return {
        "ruleset": record.ruleset.to_dict(),
        "format": format_to_json(record.format),
        "values": record.values.to_json(),
        "names": list(record.names),
        "about": dict(record.about),
        "rounds": [_round_json(played) for played in replayed.rounds],
        "result": asdict(record.result) if record.result else None,
    }


def _round_json(played: ReplayedRound) -> dict[str, object]:
    moves = zip(played.record.moves, played.moves, strict=True)
    return {
        "dealer": played.record.dealer,
        "deal": played.record.deal,
        "dealt": [_event_json(event) for event in played.dealt],
        "moves": [
            {"seat": move.seat, "move": move.code, "events": [_event_json(event) for event in events]}
            for move, events in moves
        ],
        "end": asdict(played.record.end) if played.record.end else None,
        "scored": [event_to_json(event) for event in played.scored],
    }


def _event_json(event: Event) -> dict[str, object]:
    return {"kind": event.kind, **asdict(event)}


# --- the whole as text ---


class _Telling:
    """Tells a replay in lines of text, in one language; cards and moves stay codes, as in records."""

    def __init__(self, replayed: Replay, texts: Texts) -> None:
        self.replayed = replayed
        self.record = replayed.record
        self.texts = texts
        self.width = max(len(name) for name in self.record.names)

    def lines(self) -> list[str]:
        preset = self.texts.say(f"preset-{self.record.ruleset.preset}")
        changes = {key: value for key, value in self.record.ruleset.to_dict().items() if key != "preset"}
        lines = [f"{preset} · {format_words(self.record.format)} · {', '.join(self.record.names)}"]
        lines += [json.dumps(changes, ensure_ascii=False)] if changes else []
        lines += [f"{key}: {text}" for key, text in self.record.about]
        for number, played in enumerate(self.replayed.rounds, 1):
            lines += ["", *self.round_lines(number, played)]
        if not self.replayed.state.over:
            lines += ["", self.texts.say("cli-unfinished")]
        return lines

    def round_lines(self, number: int, played: ReplayedRound) -> list[str]:
        order = played.record.order
        assert order is not None and played.record.dealer is not None
        dealer = self.record.names[played.record.dealer]
        lines = [self.texts.say("cli-round", number=number, dealer=dealer)]
        for seat, hand in enumerate(order.hands):
            if hand:
                lines.append(f"      {self.record.names[seat]:{self.width}}  {' '.join(hand)}")
        lines.append(f"      {'':{self.width}}  {self.texts.say('cli-upcard', card=order.upcard)}")
        for at, (move, events) in enumerate(zip(played.record.moves, played.moves, strict=True), 1):
            lines.append(self.move_line(at, move, events))
        return lines + [f"  {line}" for event in played.scored for line in self.scored(event)]

    def move_line(self, number: int, move: Move, events: Iterable[Event]) -> str:
        name = "" if move.seat is None else self.record.names[move.seat]
        notes = ", ".join(note for event in events if (note := self.note(event)))
        return f"{number:4}  {name:{self.width}}  {move.code:10}{notes}".rstrip()

    def note(self, event: Event) -> str:
        """Return what an event adds to the move's own code, or nothing."""
        say, names = self.texts.say, self.record.names
        match event:
            case Laid(penalty=penalty, skip=skip, wish=wish):
                owed = [say("cli-owes", count=penalty)] * (penalty > 0) + [say("cli-skip")] * skip
                return ", ".join([*owed, *[say("cli-wish", wish=SIGNS.get(wish, wish)) for wish in (wish,) if wish]])
            case Drew(seat=seat, cards=cards, cause=cause):
                drawn = say("cli-draws", cards=" ".join(cards or ()) or "–")
                return drawn if cause in ("turn", "penalty") else f"{names[seat]}: {drawn}"
            case Reshuffled(stock=stock):
                return say("cli-reshuffle", count=stock)
            case Skipped(seat=seat):
                return say("cli-passed-over", name=names[seat])
            case WentOut(seat=seat):
                return say("cli-out", name=names[seat])
            case CameBack(seat=seat):
                return say("cli-back", name=names[seat])
            case Called() | CalledOut() | RoundOver():
                return ""  # the move's code, and the lines after the round, say so
            case WindowOpened():
                return say("cli-window")
            case WindowClosed():
                return say("cli-window-closed")
            case _:
                return ""

    def scored(self, event: MatchEvent) -> list[str]:
        say, names = self.texts.say, self.record.names
        match event:
            case RoundScored(winner=winner, hand_points=points):
                won = say("cli-nobody") if winner is None else say("cli-won", name=names[winner])
                return [won, say("cli-points", points=self.each(points))]
            case LotDrawn(seats=seats, cards=cards):
                drawn = ", ".join(f"{names[seat]} {card}" for seat, card in zip(seats, cards, strict=True))
                return [say("cli-lot", drawn=drawn)]
            case ChipLost(seat=seat, left=left):
                return [say("cli-chip", name=names[seat], left=left)]
            case Eliminated(seat=seat):
                return [say("cli-eliminated", name=names[seat])]
            case MatchOver(places=places, drawn=drawn):
                return [say("cli-drawn")] * drawn + [say("cli-places", places=self.places(places))]

    def each(self, numbers: Iterable[int]) -> str:
        return ", ".join(f"{name} {number}" for name, number in zip(self.record.names, numbers, strict=True))

    def places(self, places: Places) -> str:
        lines, place = [], 1
        for seats in places:
            lines.append(f"{place}. {', '.join(self.record.names[seat] for seat in seats)}")
            place += len(seats)
        return " · ".join(lines)
