"""The rule of thumb, and what the end of a round is worth."""

from __future__ import annotations

from random import Random

from prsi.bots.policy import WIN, Thumb, worth, worth_of_counts
from prsi.rules.play import play
from prsi.rules.round import Round
from prsi.rules.ruleset import build
from prsi.rules.shuffle import Dice
from prsi.rules.tables import compile_ruleset
from tests.bots.rounds import begin, random_ruleset, wander
from tests.bots.test_belief import table


def lays(hands: list[str], upcard: str, **changes: object) -> set[str]:
    """What the rule of thumb lays, with twenty different dice."""
    from prsi.rules.play import move_code

    round_, _ = table(hands, upcard, "", **changes)
    thumb = Thumb(round_.tables)
    return {move_code(round_, thumb.move(round_, 0, Dice(seed))) for seed in range(20)}


def test_it_makes_legal_moves_to_the_end_of_any_round() -> None:
    """Whole rounds by the rule of thumb alone: every move is among the legal ones."""
    for number in range(150):
        random = Random(f"thumb {number}")
        round_, _ = begin(random_ruleset(random), random)
        thumb = Thumb(round_.tables)
        dice = Dice(number)
        while not round_.over:
            move = thumb.move(round_, round_.to_act, dice)
            assert move in round_.turn_moves()
            round_.apply(round_.to_act, move)


def test_it_keeps_the_wild() -> None:
    """A card that fits goes before a wild."""
    assert lays(["Qc 8h Kd", "8s Ts Kc"], "9h") == {"8h"}


def test_it_keeps_sevens_until_somebody_is_almost_out() -> None:
    """A seven is the only defence against a seven; with one card left over there it is laid."""
    assert lays(["7h 8h Kd", "8s Ts Kc"], "9h") == {"8h"}
    assert lays(["7h 8h Kd", "8s"], "9h") == {"7h"}


def test_it_wishes_what_it_holds() -> None:
    """Most of what is left must fit; a hand of wilds wishes anything."""
    assert lays(["Qc 8s Ks Kd", "8h Th Kc"], "9h") == {"Qc=s"}
    assert len(lays(["Qc Qd", "8h Th Kc"], "9h")) > 4


def test_it_lays_the_card_that_leads_on() -> None:
    """Of two that fit, the one after which more of the hand fits."""
    assert lays(["8h Th 8s 8c", "Kh Jd Ks"], "9h", multi_play=False) == {"8h"}


def test_it_lays_all_of_a_rank_with_the_best_on_top() -> None:
    """R32: three eights at once, the spade last because spades are left."""
    assert lays(["8h 8s 8c Ks", "Kh Jd Jc"], "9h", multi_play=True) == {"8h,8c,8s"}


def test_it_keeps_one_back_where_it_may_not_finish() -> None:
    """R33: sevens may not be last, so one is kept."""
    assert lays(["7h 7s", "Kh Jd Jc"], "9h", multi_play=True, finish="not_seven_or_ace") == {"7h"}


def test_it_brings_back_who_went_out() -> None:
    """R34: in an answering turn the seven of hearts is laid, whatever else fits."""
    round_, events = table(["8h", "9h 7h Kd"], "Th", "", comeback="hearts_seven")
    events += play(round_, 0, "8h")
    thumb = Thumb(round_.tables)
    assert {thumb.move(round_, 1, Dice(seed)) for seed in range(20)} == {5 * 4 + 2}


def finished(seed: int, **changes: object) -> Round:
    """A random round at its end."""
    last = None
    for round_, _ in wander(Random(seed), build({"preset": "prsi", "players": [4, 4], "turn_limit": 200, **changes})):
        last = round_
    assert last is not None
    return last


def test_a_win_is_worth_most_and_few_cards_are_better() -> None:
    """R25, R26: 1000 for the winner; the others' worth falls with the cards left, and never comes near."""
    for seed in range(10):
        round_ = finished(seed)
        if round_.winner < 0:
            assert worth(round_, 0) == WIN // 4
            continue
        worths = [worth(round_, seat) for seat in range(4)]
        assert worths[round_.winner] == WIN
        counts = round_.counts()
        for seat in range(4):
            if seat != round_.winner:
                assert worths[seat] == max(0, 30 - 3 * counts[seat])


def test_places_count_where_the_others_play_on() -> None:
    """R27: the second place is worth more than the third, the last nothing."""
    for seed in range(10):
        round_ = finished(seed, play_on=True)
        worths = [worth(round_, seat) for seat in round_.out]
        assert worths == sorted(worths, reverse=True)
        if worths:
            assert worths[0] == WIN
        for second in worths[1:2]:
            assert 0 < second <= WIN // 2


def test_an_unfinished_round_is_judged_by_the_cards_left() -> None:
    """The shares of all seats come to about a whole win, the fewest cards have the largest."""
    round_, _ = table(["8h", "8s Ts Kc", "9c 9d 9s Kh"], "Jh", "")
    shares = [worth_of_counts(round_, seat) for seat in range(3)]
    assert shares == sorted(shares, reverse=True)
    assert WIN - 5 < sum(shares) <= WIN


def test_a_rollout_ends_where_its_limit_is() -> None:
    """A rollout of no moves judges the position as it is; a long one plays to the end."""
    round_, _ = table(["8h 9h", "8s Ts Kc"], "Jh", "")
    thumb = Thumb(compile_ruleset(build({"preset": "prsi"})))
    assert thumb.play_out(round_.clone(), 0, Dice(1), 0) == worth_of_counts(round_, 0)
    copy = round_.clone()
    thumb.play_out(copy, 0, Dice(1), 500)
    assert copy.over


def test_it_keeps_what_may_be_laid_last() -> None:
    """R33: where only a wild may be last, the wild stays in hand though it is all that fits by suit."""
    assert lays(["Qh 8s 9c", "8c Ts Kc"], "9h", finish="wild_only") == {"9c"}
    assert lays(["Qh 9c", "8c Ts Kc"], "9h", finish="wild_only") == {"9c"}
    assert lays(["7h 8h", "8c Ts Kc"], "9h", finish="not_seven_or_ace") == {"7h"}
