"""Lessons: positions in which one thing is to be found, from the first card to the seven that brings back.

The learner is seat 0; what the others do is written down. The words are in ``lessons.ftl``: `lesson-` and the name is
the title, with `-goal-1` what is to be found first, `-wrong-` and a word why a try was none, `-done` what was learned.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from prsi.rules.cards import parse_cards
from prsi.rules.deal import ScriptedShuffler
from prsi.rules.events import Event
from prsi.rules.play import Refused, legal_codes, play, set_up
from prsi.rules.round import Round
from prsi.rules.ruleset import Ruleset, build

LEARNER: Final = 0


@dataclass(frozen=True, slots=True)
class Try:
    """One thing to find: any of the moves ``right``.

    ``wrong`` names why another legal move is none, by its code, or by its kind: `lay`, `wish`, `draw`, `stand`, `call`;
    ``then`` is what happens after the right one.
    """

    right: tuple[str, ...]
    wrong: Mapping[str, str] = field(default_factory=dict)
    then: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position and what is to be found in it, one thing after the other; ``dealer`` -1 is the last seat."""

    name: str
    hands: tuple[str, ...]
    upcard: str
    stock: str
    tries: tuple[Try, ...]
    before: tuple[tuple[int, str], ...] = ()
    dealer: int = -1
    rules: Mapping[str, object] = field(default_factory=lambda: {"preset": "prsi"})

    @property
    def ruleset(self) -> Ruleset:
        """The rules that it is played by."""
        return build(self.rules)


Verdict = Literal["begun", "right", "wrong", "refused", "done"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """How a lesson stands after some moves of the learner.

    ``verdict`` is on the last of them. `wrong` and `refused` leave the position as it was before it; the ``message``
    says why, else what is to be found next, or what was learned. ``step`` counts what was found; ``events`` are what
    the last right move led to, ``told`` all there were.
    """

    verdict: Verdict
    step: int
    message: str
    round: Round
    events: tuple[Event, ...]
    told: tuple[Event, ...]


class LessonError(ValueError):
    """A lesson that there is not, or moves that do not belong to it."""


def lesson_of(name: str) -> Lesson:
    """Return a lesson by its name; raises LessonError."""
    for lesson in LESSONS:
        if lesson.name == name:
            return lesson
    raise LessonError(f"lesson {name!r} is unknown: expected one of {', '.join(one.name for one in LESSONS)}")


def attempt(name: str, moves: tuple[str, ...]) -> Attempt:
    """Return how a lesson stands after the learner's moves, of which all but the last must have been right.

    Raises LessonError for a lesson that there is not and for moves after a wrong one or after the end.
    """
    lesson = lesson_of(name)
    round_, told = set_up(
        lesson.ruleset,
        lesson.dealer % len(lesson.hands),
        [parse_cards(hand) for hand in lesson.hands],
        parse_cards(lesson.upcard)[0],
        parse_cards(lesson.stock),
        ScriptedShuffler([]),
    )
    for seat, code in lesson.before:
        told += play(round_, seat, code)
    verdict: Verdict = "begun"
    events: list[Event] = []
    for at, code in enumerate(moves):
        last = at == len(moves) - 1
        if at >= len(lesson.tries):
            raise LessonError(f"{len(moves)} moves given, lesson {name} has {len(lesson.tries)}")
        sought = lesson.tries[at]
        if code not in sought.right:
            if not last:
                raise LessonError(f"move {at + 1}, {code}: a right one expected before another")
            return _missed(lesson, at, round_, code, told)
        events = list(play(round_, LEARNER, code))
        for seat, reply in sought.then:
            events += play(round_, seat, reply)
        told += events
        verdict = "right" if at + 1 < len(lesson.tries) else "done"
    message = f"lesson-{name}-done" if verdict == "done" else f"lesson-{name}-goal-{len(moves) + 1}"
    return Attempt(verdict, len(moves), message, round_, tuple(events), tuple(told))


def _missed(lesson: Lesson, step: int, round_: Round, code: str, told: list[Event]) -> Attempt:
    if code in legal_codes(round_, LEARNER):
        sought = lesson.tries[step]
        word = sought.wrong.get(code) or sought.wrong.get(kind_of(code)) or "other"
        return Attempt("wrong", step, f"lesson-{lesson.name}-wrong-{word}", round_, (), tuple(told))
    try:
        play(round_, LEARNER, code)
    except Refused as refused:
        return Attempt("refused", step, f"refused-{refused.reason}", round_, (), tuple(told))
    raise LessonError(f"{code}: neither legal nor refused")


def kind_of(code: str) -> str:
    """Return the kind of a move by its code: lay, wish, draw, stand or call."""
    first = code[0]
    if first in "+-!?":
        return {"+": "draw", "-": "stand", "!": "call", "?": "call"}[first]
    return "wish" if "=" in code else "lay"


LESSONS: Final[tuple[Lesson, ...]] = (
    Lesson("suit", ("Kh 8s 9c", "Td 8d 9s"), "Th", "Ks 9d", (Try(("Kh",)),)),
    Lesson("rank", ("Kd 8s 9c", "Th 8d 9s"), "Kh", "Ks 9d", (Try(("Kd",)),)),
    Lesson("draw", ("9s 8s Kc", "8d 9d Td"), "Th", "Kd 9h", (Try(("+1",)),)),
    Lesson("wild", ("Qc 8s 9s Kd", "8c 9c Td"), "Th", "Kh 9d", (Try(("Qc=s",), {"wish": "wish"}),)),
    Lesson(
        "wish",
        ("9s Kd 8c", "Qc 8d 9d"),
        "Th",
        "Kh 9h",
        (Try(("9s",)),),
        before=((1, "Qc=s"),),
        dealer=0,
    ),
    Lesson("keep", ("Qd 9h 8s", "8d 9d Td"), "Th", "Kd Ks", (Try(("9h",), {"wish": "wish"}),)),
    Lesson("seven", ("7h 9h Kc", "8d 9d Td"), "Th", "8c 9s Kd", (Try(("7h",), {"lay": "lay"}, ((1, "+2"),)),)),
    Lesson(
        "answer",
        ("7c 9h Kc", "7h 9d Td"),
        "Th",
        "8c 8h Ks Tc 9c",
        (Try(("7c",), {"draw": "draw"}, ((1, "+4"),)),),
        before=((1, "7h"),),
        dealer=0,
    ),
    Lesson(
        "penalty",
        ("Qh 9h Kc", "7h 9d Td"),
        "Th",
        "8c 8h Ks Tc 9c",
        (Try(("+2",)),),
        before=((1, "7h"),),
        dealer=0,
    ),
    Lesson(
        "used",
        ("Kh 9c 8s", "7h 9d Td", "8d 9s Kd"),
        "Th",
        "8c 8h Ks Tc",
        (Try(("Kh",), {"draw": "draw"}),),
        before=((1, "7h"), (2, "+2")),
        dealer=0,
    ),
    Lesson(
        "ace",
        ("Ah 9h Ks", "8d 9d Td"),
        "Th",
        "8c 9s Kd",
        (Try(("Ah",), {"lay": "lay"}, ((1, "-"),)), Try(("9h",), {"draw": "draw"})),
    ),
    Lesson(
        "stand",
        ("Qh 9h Kc", "Ah 9d Td"),
        "Th",
        "8c 8h Ks",
        (Try(("-",)),),
        before=((1, "Ah"),),
        dealer=0,
    ),
    Lesson(
        "stop", ("7h 9h Kh", "8s"), "Th", "8c 8h Ks Tc", (Try(("7h",), {"lay": "lay", "draw": "draw"}, ((1, "+2"),)),)
    ),
    Lesson(
        "last",
        ("Ah Kh", "9d"),
        "Th",
        "8c 8h Ks Tc",
        (Try(("Ah",), {"lay": "lay", "draw": "draw"}, ((1, "-"),)), Try(("Kh",), {"draw": "draw"})),
    ),
    Lesson(
        "mau",
        ("Kh 9h", "8d 9d Td"),
        "Th",
        "8c 8s Ks",
        (Try(("!",), {"lay": "lay"}), Try(("Kh", "9h"))),
        rules={"preset": "mau-mau"},
    ),
    Lesson(
        "catch",
        ("8c 9s Kd", "Th 9h"),
        "Kh",
        "8d 8s Ks Tc",
        (Try(("?1",)),),
        before=((1, "Th"),),
        dealer=0,
        rules={"preset": "mau-mau"},
    ),
    Lesson(
        "many",
        ("9h 9c 9s Kd", "8d Kc Td"),
        "Th",
        "8c 8s Ks",
        (Try(("9h,9c,9s", "9h,9s,9c"), {"9h,9c": "two", "9h,9s": "two", "lay": "lay"}),),
        rules={"preset": "prsi", "hand_size": 6, "multi_play": True},
    ),
    Lesson(
        "comeback",
        ("7h 9h Kc", "Kh"),
        "Th",
        "8c 8s Ks Tc",
        (Try(("7h",), {"lay": "lay", "draw": "draw"}),),
        before=((1, "Kh"),),
        dealer=0,
        rules={"preset": "prsi", "comeback": "hearts_seven"},
    ),
)
"""In the order in which they are learned; each uses only what those before it have shown."""
