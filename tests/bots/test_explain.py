"""The hint: a strong move, and a reason that is true of the position."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from prsi.bots import Budget, Hint, choose, explain
from prsi.bots.belief import imagine
from prsi.bots.choice import Tried
from prsi.bots.explain import REASONS, why
from prsi.cli.texts import LANGUAGES, Texts
from prsi.rules.play import play
from prsi.rules.shuffle import Dice
from prsi.rules.view import view
from tests.bots.rounds import wander
from tests.bots.test_belief import table

FEW = Budget(rollouts=40)


def hint(hands: list[str], upcard: str, stock: str = "", rollouts: int = 800, **changes: object) -> Hint:
    """The hint for seat 0 at the start of a round."""
    round_, events = table(hands, upcard, stock, **changes)
    return explain(view(round_, events, 0), Budget(rollouts=rollouts), Random(1))


def test_hints_are_legal_and_their_reasons_known() -> None:
    """In any ruleset the hint is a legal move; many reasons occur."""
    seen: Counter[str] = Counter()
    for number in range(25):
        for round_, events in wander(Random(f"hint {number}")):
            position = view(round_, events, round_.to_act)
            found = explain(position, FEW, Random(number))
            assert found.move in position.legal
            assert found.reason in REASONS
            assert all(isinstance(value, int) for value in found.args.values())
            assert 0 <= int(found.args.get("chance", 0)) <= 100
            seen[found.reason] += 1
    assert len(seen) > 12, seen


def test_the_hint_is_what_the_strong_level_plays() -> None:
    """With the same seed and budget; calls apart, which strong never forgets either."""
    for number in range(6):
        for round_, events in wander(Random(f"same hint {number}")):
            position = view(round_, events, round_.to_act)
            assert explain(position, FEW, Random(number)).move == choose("strong", position, FEW, Random(number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    """In each language, for one card and for several, and without a leftover brace."""
    texts = Texts(language)
    for reason in REASONS:
        for count in (1, 2, 5):
            said = texts.say(reason, count=count, chance=56)
            assert said.endswith(".")
            assert "{" not in said


def test_going_out() -> None:
    assert hint(["8h", "8s Ts"], "9h").reason == "because-goes-out"


def test_nothing_else() -> None:
    """R7: who cannot lay draws, and there is nothing to explain but that."""
    assert hint(["8c Tc", "8s Ts"], "9h").reason == "because-only-move"


def test_the_next_player_is_almost_out() -> None:
    """R10: with one card left over there the seven makes it three; the number is told."""
    found = hint(["7h 8h Ks Kd", "Th"], "9h")
    assert (found.move, found.reason, found.args["count"]) == ("7h", "because-stops-next", 2)


def test_passing_a_penalty_on() -> None:
    """R10: a seven on two owed cards makes it four for the next."""
    found = hint(["7s 8c", "8s Ts Kc"], "7h")
    assert (found.move, found.reason, found.args["count"]) == ("7s", "because-passes-penalty", 4)


def test_calling_comes_first() -> None:
    """R22: the hint before the last card but one is the call, with what forgetting it costs."""
    found = hint(["8h 9h", "8s Ts Kc"], "Th", call={"penalty": 3}, draw_when="only_when_stuck")
    assert (found.move, found.reason, found.args["count"]) == ("!", "because-call", 3)


def test_calling_out_comes_first() -> None:
    """R23: who has not called is called out."""
    round_, events = table(["8h Th", "8s Ts Kc"], "9h", "", call={"penalty": 2})
    events += play(round_, 0, "8h")
    found = explain(view(round_, events, 1), FEW, Random(1))
    assert (found.move, found.reason, found.args["count"]) == ("?0", "because-call-out", 2)


def test_laying_several() -> None:
    """R32: three eights at once."""
    found = hint(["8h 8s 8c Ks Kd", "Kh Jd Jc Td"], "9h", hand_size=5, multi_play=True)
    assert found.reason == "because-sheds"
    assert found.args["count"] == 3


def test_wishing_what_one_holds() -> None:
    """R6: three spades left, spades wished."""
    found = hint(["Qd 8s Ts Ks", "9c 9d Kc"], "9h", rollouts=3000, draw_when="only_when_stuck")
    assert found.move == "Qd=s"
    assert found.reason in ("because-wish-most", "because-wish-lacked")
    if found.reason == "because-wish-most":
        assert found.args["count"] == 3


def test_saving_the_wild() -> None:
    """The wild also fits; laying it instead is what the search found worse."""
    found = hint(["Qc 8h Kd", "8s Ts Kc Jd"], "9h")
    assert (found.move, found.reason) == ("8h", "because-saves-wild")


def test_keeping_the_seven() -> None:
    """With many cards over there the seven stays in hand for defence."""
    found = hint(["7h 8h Ks Kd", "8s Ts Kc Jd"], "9h", rollouts=4000)
    if found.move == "8h":
        assert found.reason == "because-keeps-defence"
    else:
        assert (found.move, found.reason) == ("7h", "because-makes-draw")


def test_bringing_back() -> None:
    """R34: the seven of hearts in the answering turn."""
    round_, events = table(["8h", "9h 7h Kd", "8c 9c Tc"], "Th", "", comeback="hearts_seven")
    events += play(round_, 0, "8h")
    found = explain(view(round_, events, 1), Budget(rollouts=500), Random(1))
    assert (found.move, found.reason) == ("7h", "because-brings-back")


def reason(move: str, hands: list[str], upcard: str, before: str = "", **changes: object) -> tuple[str, str | int]:
    """The reason for a move of whoever is to act, and its count, where the search thinks that all are worth the same.

    The last seat deals; ``before`` is what was played: ``0:8h 1:+1``.
    """
    round_, events = table(hands, upcard, "", **changes)
    for played in before.split():
        seat, code = played.split(":")
        events += play(round_, int(seat), code)
    position, dice = view(round_, events, round_.to_act), Dice(1)
    sample, hidden = imagine(position, dice)
    hidden.settle(dice)
    hidden.deal_into(sample, dice)
    alike = {code: Tried(0.5, 0.5, 100) for code in position.legal if code[0] not in "!?"}
    found = why(position, sample, hidden, dice, move, alike, True)
    return found.reason, found.args["count"]


def test_probably_is_said_of_what_is_probable() -> None:
    """Four unknown cards hold a heart in half of all deals, though a diamond in more of them."""
    many, few = "8c Tc Jc Kc", "8c Tc"
    assert reason("8h", ["8h 9h Kh Td", many], "Th")[0] == "because-follows"
    assert reason("8h", ["8h 9h Jh Kh Ah Td", few], "Th")[0] == "because-next-lacks"


def test_a_wish_probably_lacked_is_probable() -> None:
    """Of the suit wished the next one holds less than of others, and yet likely something."""
    assert reason("Qd=h", ["Qd 8h 9h Kh", "8c Tc Jc Kc"], "Td") == ("because-wish-most", 3)
    assert reason("Qd=h", ["Qd 8h 9h Jh Kh Ah", "8c Tc"], "Td")[0] == "because-wish-lacked"


def test_most_of_a_suit_is_more_than_of_any_other() -> None:
    """Two spades beside two diamonds are not the most; nor is one beside a wild of another suit."""
    assert reason("Qc=s", ["Qc 8s 9s 8d 9d", "Tc"], "Th")[0] == "because-follows"
    assert reason("Qc=s", ["Qc 8s Qd", "Tc Jc Kc Ac"], "Th") == ("because-follows", 1)


@pytest.mark.parametrize(
    ("move", "hands", "before"),
    [
        ("9h", ["8h", "9h Kh 8s"], "0:8h"),
        ("7d", ["7s", "7d 8d Ks"], "0:7s"),
        ("+2", ["7s", "7d 8d Ks"], "0:7s"),
        ("+1", ["8h", "9h Kh 8s"], "0:8h"),
    ],
)
def test_what_does_not_bring_back_ends_the_round(move: str, hands: list[str], before: str) -> None:
    """R34: nothing can be laid after it, what is owed lapses, and nothing is kept for later."""
    assert reason(move, hands, "Th" if before == "0:8h" else "Ts", before, comeback="hearts_seven") == (
        "because-ends-round",
        0,
    )


def test_after_the_answering_turn_play_may_go_on() -> None:
    """R27, R34: with `play_on` there is somebody to lay after."""
    hands = ["8h", "9h Kh Jh Ts", "Tc Jc Kc Ac"]
    assert reason("9h", hands, "Th", "0:8h", comeback="hearts_seven", play_on=True) == ("because-follows", 2)


def test_a_chance_of_winning_is_none_of_a_good_place() -> None:
    """R27: somebody is out already and has won; what is left is a place, and of that no chance of winning is told."""
    round_, events = table(["8h", "9h Kd Jd", "Ts Js Ks As"], "Th", "", play_on=True)
    events += play(round_, 0, "8h")
    found = explain(view(round_, events, 1), Budget(rollouts=800), Random(1))
    assert found.args["chance"] == 0
    assert found.reason != "because-best"
    position = view(round_, events, 1)
    sample, hidden = imagine(position, Dice(1))
    hidden.settle(Dice(1))
    hidden.deal_into(sample, Dice(1))
    tried = {"9h": Tried(0.6, 0.1, 100), "+1": Tried(0.5, 0.2, 100)}
    assert why(position, sample, hidden, Dice(1), "9h", tried, True).args["chance"] == 10


@pytest.mark.parametrize("play_on", [True, False])
def test_what_is_best_need_not_win_most_often(play_on: bool) -> None:
    """R27: that nothing wins more often is said of wins alone; a place counts, too, and so do few cards left."""
    hands = ["8h Kd", "9c Tc", "Jc Kc"]
    round_, events = table(hands, "Th", "", play_on=play_on)
    position = view(round_, events, 0)
    sample, hidden = imagine(position, Dice(1))
    hidden.settle(Dice(1))
    hidden.deal_into(sample, Dice(1))
    for own, other, reason_ in (
        (0.1, 0.2, "because-nothing-better"),
        (0.1, 0.1, "because-best"),
        (0.0, 0.0, "because-nothing-better"),
    ):
        tried = {"8h": Tried(0.6, own, 100), "+1": Tried(0.5, other, 100)}
        assert why(position, sample, hidden, Dice(1), "8h", tried, True).reason == reason_


def test_after_a_reverse_the_next_one_sits_on_the_other_side() -> None:
    """R17: seat 1 has five cards and likely a heart; seat 2, whose turn it is after the nine, has one."""
    hands = ["7h 8h 9h Jh Kh Td", "8c Tc Jc Kc 8d", "8s"]
    assert reason("9h", hands, "Th", reverse="9")[0] == "because-next-lacks"
    assert reason("8h", hands, "Th", reverse="9")[0] != "because-next-lacks"


def test_a_skip_that_can_be_answered_is_no_turn_missed_yet() -> None:
    """R13, R15: only one without an answer is missed for certain."""
    hands = ["Ah 8s Kc", "8c Tc Jc", "8d Td Kd"]
    assert reason("Ah", hands, "Th")[0] == "because-makes-stand"
    assert reason("Ah", hands, "Th", skip_answerable=False)[0] == "because-skips-next"


def test_what_the_next_one_can_answer_is_said_with_its_condition() -> None:
    """R10, R13: the next player may answer whatever falls to it."""
    texts = Texts("en")
    for name in ("because-makes-draw", "because-stops-next", "because-makes-stand", "because-passes-skip"):
        assert "unless there is an answer" in texts.say(name, count=2)
