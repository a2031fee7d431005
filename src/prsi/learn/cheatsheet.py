"""The cheat sheet of a set-up: its short rules on one page, and its special cards, each with what may answer it.

It says what `book` says, and besides the replies, whose words are in ``cheatsheet.ftl``. What it looks like is decided
where it is drawn: on the page for printing, and in the PDF of `prsi rules`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from prsi.learn.book import Part, Piece, Said, Sentence, Setup, Values, book, pieces, rank_word
from prsi.learn.library import differences

PARTS: Final[tuple[Part, ...]] = ("goal", "deal", "turn", "end", "score")
"""The parts of the rules on a cheat sheet besides the special cards, in order."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence on paper; ``own``: an option that it depends on differs from the preset."""

    message: str
    values: Values
    own: bool


@dataclass(frozen=True, slots=True)
class Special:
    """A special card: its code, what it does, what the next player may lay on it, and what else is to be known of it.

    Of the ``notes`` the cheat sheet has those that are ``own``, the sheet of the special cards all.
    """

    name: str
    card: str
    does: Line
    reply: Line | None
    notes: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class CheatSheet:
    """What stands on the sheets: who can play, the rules by part, the special cards, what holds for all of them."""

    preset: str
    seats: Line
    parts: Mapping[Part, tuple[Line, ...]]
    cards: tuple[Special, ...]
    notes: tuple[Line, ...]


NOTES: Final[Mapping[str, tuple[str, ...]]] = {
    "seven": ("seven-taken", "short", "many-sevens"),
    "king": ("king-alone",),
    "skip": ("skip-taken", "skip-two", "many-skip"),
    "wild": ("wild-owed", "wish", "wild-twice"),
    "rank-wild": (),
    "reverse": ("reverse-two", "many-reverse"),
    "comeback": ("comeback-stands",),
}
"""The sentences that are about a card, and those that belong to them, in the order of the sheet."""

IN_TABLE: Final = frozenset(["seats", *NOTES, *(name for names in NOTES.values() for name in names)])

FOR_ALL: Final = ("start", "start-wild", "many", "many-drawn", "finish", "last")
"""What holds for several special cards."""


def cheat_sheet(setup: Setup) -> CheatSheet:
    """Return what the sheets of a set-up say."""
    differing = {name for name, _, _ in differences(setup.ruleset)}

    def line(piece: Piece) -> Line:
        return Line(piece.message, piece.values, not differing.isdisjoint(piece.options))

    said = {piece.name: piece for piece in book(setup)}
    replies = {piece.name.removeprefix("reply-"): line(piece) for piece in pieces(setup, REPLIES)}

    def lines(names: tuple[str, ...]) -> tuple[Line, ...]:
        return tuple(line(said[name]) for name in names if name in said)

    def cards() -> Iterator[Special]:
        for name, notes in NOTES.items():
            if name in said:
                yield Special(name, said[name].card, line(said[name]), replies.get(name), lines(notes))

    # A house rule stands on the sheet even where it is too small a thing for the short rules.
    brief = [piece for piece in said.values() if piece.brief or line(piece).own]
    return CheatSheet(
        setup.ruleset.preset,
        line(said["seats"]),
        {
            part: tuple(line(piece) for piece in brief if piece.part == part and piece.name not in IN_TABLE)
            for part in PARTS
        },
        tuple(cards()),
        lines(FOR_ALL),
    )


# --- what may be laid on a special card ---


def _on_seven(of: Mapping[str, object]) -> Said:
    if not of["stacking"]:
        return Said("off")
    return Said("king" if of["king_of_spades"] else "on")


def _on_king(of: Mapping[str, object]) -> Said | None:
    if not of["king_of_spades"]:
        return None
    return Said("stacking" if of["stacking"] else "plain")


def _on_skip(of: Mapping[str, object]) -> Said | None:
    if of["skip"] is None:
        return None
    return Said("answer", {"rank": rank_word(of["skip"])}) if of["skip_answerable"] else Said("over")


def _on_rank_wild(of: Mapping[str, object]) -> Said | None:
    if of["rank_wild"] is None:
        return None
    return Said("on" if of["wild_on_wild"] else "off")


REPLIES: Final[tuple[Sentence, ...]] = (
    Sentence("reply-seven", "special", ("stacking", "king_of_spades"), _on_seven),
    Sentence("reply-king", "special", ("king_of_spades", "stacking"), _on_king),
    Sentence("reply-skip", "special", ("skip", "skip_answerable"), _on_skip),
    Sentence("reply-wild", "special", ("wild_on_wild",), lambda of: Said("on" if of["wild_on_wild"] else "off")),
    Sentence("reply-rank-wild", "special", ("rank_wild", "wild_on_wild"), _on_rank_wild),
    Sentence("reply-reverse", "special", ("reverse",), lambda of: Said() if of["reverse"] else None),
)
"""What the next player may lay (R5, R6, R10, R13, R30, R31); of the comeback its own sentence tells all (R34)."""
