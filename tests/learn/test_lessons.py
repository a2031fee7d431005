"""Lessons: each can be learned to its end, explains every wrong try, and is told in short sentences."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from prsi.browser.positions import position_view
from prsi.cli.texts import LANGUAGES, Texts
from prsi.learn.lessons import LEARNER, LESSONS, Attempt, Lesson, LessonError, attempt, kind_of
from prsi.protocol.messages import SeatInfo
from prsi.rules.events import Event
from prsi.rules.play import legal_codes
from prsi.rules.round import Round
from prsi.rules.ruleset import build
from tests.bots.rounds import wander
from tests.learn.test_book import random_setup

MOST_WORDS = 12
NAMES = [lesson.name for lesson in LESSONS]


def course(lesson: Lesson) -> Iterator[tuple[tuple[str, ...], Attempt]]:
    """The right moves so far and how the lesson stands, from the beginning to before the end."""
    moves: tuple[str, ...] = ()
    for sought in lesson.tries:
        yield moves, attempt(lesson.name, moves)
        moves = (*moves, sought.right[0])


def messages(lesson: Lesson) -> set[str]:
    """The title, and every message that a learner can come to by legal moves."""
    found = {f"lesson-{lesson.name}"}
    for step, (moves, stands) in enumerate(course(lesson)):
        found.add(stands.message)
        tried = {*legal_codes(stands.round, LEARNER), *lesson.tries[step].right}
        found |= {attempt(lesson.name, (*moves, code)).message for code in tried}
    return found


def test_there_are_at_least_twelve_from_the_first_card_to_the_comeback_seven() -> None:
    assert len(LESSONS) >= 12
    assert (NAMES[0], NAMES[-1]) == ("suit", "comeback")
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_every_right_move_is_legal_and_leads_to_the_end(lesson: Lesson) -> None:
    for step, (moves, stands) in enumerate(course(lesson)):
        assert (stands.verdict, stands.step) == ("right" if step else "begun", step)
        assert set(lesson.tries[step].right) <= set(legal_codes(stands.round, LEARNER))
        for code in lesson.tries[step].right:
            last = step + 1 == len(lesson.tries)
            assert attempt(lesson.name, (*moves, code)).verdict == ("done" if last else "right")


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_every_other_move_is_explained_and_changes_nothing(lesson: Lesson) -> None:
    """A legal one by the lesson, an illegal one by the rules' own reason."""
    texts = Texts("en")
    for step, (moves, stands) in enumerate(course(lesson)):
        legal = legal_codes(stands.round, LEARNER)
        laid = [code for code in "7h Qh=s Kc 9d +1 +2 - ! ?1".split() if code not in legal]
        for code in [*legal, *laid]:
            if code in lesson.tries[step].right:
                continue
            missed = attempt(lesson.name, (*moves, code))
            assert missed.verdict == ("wrong" if code in legal else "refused")
            assert texts.say(missed.message)
            assert missed.step == step
            assert missed.round.counts() == stands.round.counts()
            assert missed.told == stands.told
            assert missed.events == ()


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_what_is_wrong_is_said_of_moves_that_there_are(lesson: Lesson) -> None:
    for step, (_, stands) in enumerate(course(lesson)):
        sought = lesson.tries[step]
        legal = set(legal_codes(stands.round, LEARNER)) - set(sought.right)
        for name in sought.wrong:
            assert name in legal or name in {kind_of(code) for code in legal}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short_and_say_all_that_a_lesson_comes_to(language: str) -> None:
    for cards in ("german", "french"):
        texts = Texts(language, cards)
        for lesson in LESSONS:
            for message in messages(lesson):
                for sentence in re.split(r"(?<=[.!?:])\s+", texts.say(message)):
                    assert len(sentence.split()) <= MOST_WORDS, (message, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_is_what_the_lessons_say(language: str) -> None:
    """No sentence is missing, and none is there that no move of a learner leads to."""
    text = (Path(__file__).parents[2] / "src" / "prsi" / "locale" / language / "lessons.ftl").read_text("utf-8")
    assert set(re.findall(r"^(lesson-[\w-]+) =", text, re.M)) == set().union(*map(messages, LESSONS))


@pytest.mark.parametrize("moves", [("+1", "Kh"), ("Kh", "8s"), ("zz", "Kh")])
def test_moves_after_a_wrong_one_or_after_the_end_are_none(moves: tuple[str, ...]) -> None:
    with pytest.raises(LessonError):
        attempt("suit", moves)


def test_a_lesson_that_there_is_not_is_refused_by_name() -> None:
    with pytest.raises(LessonError, match="expected one of suit"):
        attempt("poker", ())


@pytest.mark.parametrize(
    ("name", "moves", "message"),
    [
        ("many", ("9h,9c",), "lesson-many-wrong-two"),
        ("many", ("9h",), "lesson-many-wrong-lay"),
        ("many", ("+1",), "lesson-many-wrong-other"),
        ("wild", ("Qc=h",), "lesson-wild-wrong-wish"),
        ("last", ("Ah", "+1"), "lesson-last-wrong-draw"),
    ],
)
def test_a_move_is_explained_by_itself_before_its_kind(name: str, moves: tuple[str, ...], message: str) -> None:
    assert attempt(name, moves).message == message


@pytest.mark.parametrize("seed", range(3))
def test_a_card_that_cannot_be_laid_now_has_a_reason_with_a_sentence(seed: int) -> None:
    """The table says why of every card of the hand, in a lesson as in any round of any rules.

    A card that may only follow another one (R32) has no refusal: `why-not_first` names the one that goes first.
    """
    texts = [Texts(language) for language in LANGUAGES]
    seats = (SeatInfo(0, "a", "a", None, False, True, False, False),) * 6
    reasons, follows = set[str](), 0
    for round_, told, seat in shown(seed):
        now = position_view(round_, told, seat, seats[: round_.seats], 1, not round_.over).round
        assert now is not None
        laid = [code.partition("=")[0].split(",") for code in now.legal if code[0] not in "+-!?"]
        for card in () if round_.over else now.hand:
            if card in now.refusals:
                reasons.add(now.refusals[card].reason)
            elif not any(codes[0] == card for codes in laid):
                assert any(card in codes for codes in laid), (card, now)
                follows += 1
    for say in texts:
        assert say.has("why-not_first")
        assert [reason for reason in sorted(reasons) if not say.has(f"why-{reason}")] == []
    assert follows > 0
    assert {"does_not_fit", "penalty_owed"} <= reasons


def shown(seed: int) -> Iterator[tuple[Round, Sequence[Event], int]]:
    """Positions with whoever is to move: the lessons' own, and those of random rounds."""
    for now in (now for lesson in LESSONS for _, now in course(lesson)):
        yield now.round, now.told, LEARNER
    for number in range(16):
        random = Random(f"{seed} {number}")
        quick = build({"multi_play": True, "hand_size": 6})
        for round_, events in wander(random, random_setup(random).ruleset if number % 2 else quick):
            yield round_, events, int(round_.to_act)
