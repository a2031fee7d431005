"""Lessons: each can be learned to its end, explains every wrong try, and is told in short sentences."""

import re
from collections.abc import Iterator

import pytest

from prsi.cli.texts import LANGUAGES, Texts
from prsi.learn.lessons import LEARNER, LESSONS, Attempt, Lesson, LessonError, attempt, kind_of
from prsi.rules.play import legal_codes

MOST_WORDS = 12
NAMES = [lesson.name for lesson in LESSONS]


def course(lesson: Lesson) -> Iterator[tuple[tuple[str, ...], Attempt]]:
    """The right moves so far and how the lesson stands, from the beginning to before the end."""
    moves: tuple[str, ...] = ()
    for sought in lesson.tries:
        yield moves, attempt(lesson.name, moves)
        moves = (*moves, sought.right[0])


def messages(lesson: Lesson) -> set[str]:
    """Every message that a lesson can come to, but the refusals of the rules."""
    found = {f"lesson-{lesson.name}", f"lesson-{lesson.name}-done", f"lesson-{lesson.name}-wrong-other"}
    found |= {f"lesson-{lesson.name}-goal-{number}" for number in range(1, len(lesson.tries) + 1)}
    found |= {f"lesson-{lesson.name}-wrong-{word}" for sought in lesson.tries for word in sought.wrong.values()}
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


def test_nothing_is_written_that_no_lesson_says() -> None:
    """Seen the other way round by the tests of the locale files, which cannot tell one lesson from another."""
    said = set().union(*map(messages, LESSONS))
    english = Texts("en")
    assert all(english.has(message) for message in said)


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
