"""What every level does: legal moves, in any ruleset, from a view alone, within its budget."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from prsi import build_info
from prsi.bots import LEVELS, Budget, choice, choose, level_of, notices
from prsi.bots.belief import imagine
from prsi.bots.choice import CANDIDATES, Found, candidates, search
from prsi.bots.levels import STRONG
from prsi.bots.policy import Thumb
from prsi.rules.cards import card_code, cards_of, mask_of, parse_card
from prsi.rules.events import Dealt, Drew, Event
from prsi.rules.moves import wish_of
from prsi.rules.play import cards_laid, play
from prsi.rules.round import Round
from prsi.rules.ruleset import PRESETS
from prsi.rules.shuffle import Dice
from prsi.rules.view import View, view
from tests.bots.choices import moves as chosen
from tests.bots.rounds import begin, random_ruleset, wander
from tests.bots.test_belief import table

FEW = Budget(rollouts=30)


@pytest.mark.parametrize("level", ["beginner", "casual", pytest.param("strong", marks=pytest.mark.slow)])
def test_every_level_finishes_rounds_of_any_ruleset(level: str) -> None:
    """Legal moves and nothing else, 2 to 6 seats, every house rule: `play` refuses anything else."""
    seats: Counter[int] = Counter()
    for number in range(40):
        random = Random(f"finish {level} {number}")
        round_, events = begin(random_ruleset(random), random)
        seats[round_.seats] += 1
        while not round_.over:
            seat = round_.to_act
            seen = view(round_, events, seat)
            code = choose(level, seen, FEW, random)
            assert code in seen.legal
            events += play(round_, seat, code)
        assert round_.reason > 0
    assert set(seats) >= {2, 3, 4, 5, 6}


def test_a_search_looks_at_every_kind_of_move() -> None:
    """Candidates are legal, none is left out but other orders of the same cards, and there are not too many (R32)."""
    most = 0
    for number in range(12):
        random = Random(f"candidates {number}")
        for round_, events in wander(random):
            dice = Dice(number)
            known, hidden = imagine(view(round_, events, round_.to_act), dice)
            hidden.deal_into(known, dice)
            legal = known.turn_moves()
            preferred = Thumb(known.tables).move(known, known.to_act, dice)
            assert preferred in legal
            moves = candidates(known, known.to_act, preferred)
            assert moves[0] == preferred
            assert set(moves) <= set(legal)
            most = max(most, len(moves))
            if len(moves) < CANDIDATES:
                laid = {frozenset(cards_laid(move)) for move in legal if move & 63 < 52}
                assert laid == {frozenset(cards_laid(move)) for move in moves if move & 63 < 52}
    assert 20 < most <= CANDIDATES


def test_too_many_candidates_are_cut_but_for_the_best_wish() -> None:
    """R32: four wilds can be laid in hundreds of ways; those with the rule of thumb's wish are kept first."""
    round_, events = table(["Qc Qd Qh Qs 8s", "9c 9d Kc"], "9h", "Jc Js", hand_size=5, multi_play=True)
    dice = Dice(1)
    known, hidden = imagine(view(round_, events, 0), dice)
    hidden.deal_into(known, dice)
    preferred = Thumb(known.tables).move(known, 0, dice)
    moves = candidates(known, 0, preferred)
    assert len(known.turn_moves()) > 200
    assert len(moves) == CANDIDATES
    assert moves[0] == preferred
    assert all(wish_of(move) == wish_of(preferred) for move in moves[:20])


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_view_give_the_same_move(level: str) -> None:
    """With no clock a decision can be repeated."""
    different = 0
    for number in range(8):
        for round_, events in wander(Random(f"same {number}")):
            seen = view(round_, events, round_.to_act)
            code = choose(level, seen, FEW, Random(number))
            assert code == choose(level, seen, FEW, Random(number))
            different += code != choose(level, seen, FEW, Random(number + 1))
    assert different > 0


def redealt(round_: Round, events: list[Event], seat: int, random: Random) -> tuple[Round, list[Event]]:
    """The same round with the cards that a seat cannot see put elsewhere: other hands, the stock, and their events."""
    hidden = mask_of(round_.stock)
    for other in range(round_.seats):
        if other != seat:
            hidden |= round_.hands[other]
    cards = cards_of(hidden)
    moved = dict(zip(cards, random.sample(cards, len(cards)), strict=True))
    copy = round_.clone()
    copy.stock = random.sample([moved[card] for card in round_.stock], len(round_.stock))
    for other in range(round_.seats):
        if other != seat:
            copy.set_hand(other, mask_of([moved[card] for card in cards_of(round_.hands[other])]))
    told: list[Event] = []
    for event in events:
        if isinstance(event, (Dealt, Drew)) and event.seat != seat and event.cards is not None:
            codes = [card_code(moved.get(parse_card(code), parse_card(code))) for code in event.cards]
            told.append(replace(event, cards=tuple(sorted(codes))))
        else:
            told.append(event)
    return copy, told


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_never_change_a_move(level: str) -> None:
    """R36: whoever holds what, and however the stock lies, the same seed moves the same."""
    asked = 0
    for number in range(8):
        random = Random(f"peek {number}")
        for round_, events in wander(random):
            if random.random() < 0.4:
                seat = round_.to_act
                code = choose(level, view(round_, events, seat), FEW, Random(number))
                for _ in range(3):
                    copy, told = redealt(round_, events, seat, random)
                    seen = view(copy, told, seat)
                    assert code == choose(level, seen, FEW, Random(number))
                    asked += 1
    assert asked > 100


def test_a_single_legal_move_is_answered_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is imagined and the budget's clock is never read, even by the strong level."""

    def never(*_: object) -> float:
        raise AssertionError("thought about a forced move")

    monkeypatch.setattr(choice, "imagine", never)

    forced = 0
    for number in range(20):
        for round_, events in wander(Random(f"forced {number}")):
            seen = view(round_, events, round_.to_act)
            if len(seen.legal) == 1:
                assert choose("strong", seen, Budget(seconds=0.0, rollouts=10**9, spent=never), Random(1)) in seen.legal
                forced += 1
    assert forced > 20


def found(seen: View, budget: Budget) -> Found:
    """What the strong level's search finds."""
    dice = Dice(1)
    round_, hidden = imagine(seen, dice)
    return search(seen, round_, hidden, Thumb(round_.tables), budget, dice, STRONG)


def searched(seen: View, budget: Budget) -> int:
    """How many rollouts a search makes."""
    return sum(each.tries for each in found(seen, budget).tried.values())


def opening() -> View:
    """A first move of `prsi` with a real choice."""
    round_, events = table(["7h 8h Qc Kd", "8s Ts Kc Jd"], "9h", "Jc Js")
    return view(round_, events, 0)


def test_rollouts_are_limited() -> None:
    """Not one more than the budget says, and the rule of thumb decides where there are none."""
    for most in (0, 1, 5, 40, 1000):
        assert searched(opening(), Budget(rollouts=most)) <= most
    assert choose("strong", opening(), Budget(rollouts=0), Random(1)) in opening().legal


def test_time_is_limited() -> None:
    """The search stops within a few deals of the moment when the time is spent, whatever the clock is."""

    def clock(step: float) -> Callable[[], float]:
        told = [0.0]

        def spent() -> float:
            told[0] += step
            return told[0]

        return spent

    short = searched(opening(), Budget(seconds=1.0, rollouts=10**6, spent=clock(0.5)))
    long = searched(opening(), Budget(seconds=1.0, rollouts=10**6, spent=clock(0.1)))
    assert 0 < short < long
    assert short <= 2 * 8 * len(opening().legal)


def test_unknown_levels_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"'grandmaster' is unknown: expected one of beginner, casual, strong"):
        level_of("grandmaster")


def test_a_seat_without_a_move_is_refused() -> None:
    round_, events = table(["7h 8h", "8s Ts"], "9h", "Jc Js")
    with pytest.raises(ValueError, match="seat 1 has no legal move"):
        choose("casual", view(round_, events, 1), FEW, Random(1))


# --- calls (R22, R23) ---


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_notices_a_missed_call(level: str) -> None:
    """R23: whoever may call out does so, always; who may not does not."""
    round_, events = table(["8h Th", "8s Ts Kc", "9c"], "9h", "Jc Js", call={"penalty": 2})
    events += play(round_, 0, "8h")
    for seed in range(30):
        for seat in (1, 2):
            seen = view(round_, events, seat)
            assert choose(level, seen, FEW, Random(seed)) == notices(seen) == "?0"
    assert notices(view(round_, events, 0)) is None


def test_calls_are_forgotten_as_the_level_says() -> None:
    """R22: strong never forgets, casual seldom, a beginner often."""
    round_, events = table(["8h 9c", "8s Ts Kc"], "9h", "Jc Js", call={"penalty": 2}, draw_when="only_when_stuck")
    seen = view(round_, events, 0)
    assert "!" in seen.legal
    for name, level in LEVELS.items():
        called = sum(choose(name, seen, FEW, Random(seed)) == "!" for seed in range(400)) / 400
        assert abs(called - (1 - level.forgets)) < 0.08
    assert LEVELS["strong"].forgets == 0


def test_after_the_call_the_card_is_laid() -> None:
    """A call is not made twice, and a lay follows it."""
    round_, events = table(["8h 9c", "8s Ts Kc"], "9h", "Jc Js", call={"penalty": 2}, draw_when="only_when_stuck")
    assert choose("strong", view(round_, events, 0), FEW, Random(1)) == "!"
    events += play(round_, 0, "!")
    assert choose("strong", view(round_, events, 0), FEW, Random(1)) in ("8h", "9c")


def test_a_call_is_not_made_for_a_card_that_is_not_laid() -> None:
    """Who draws instead does not call first: a beginner draws here as often as where no call is due."""
    round_, events = table(["8h 9c", "8s Ts Kc"], "9h", "Jc Js", call={"penalty": 2})
    seen = view(round_, events, 0)
    assert {"!", "+1"} <= set(seen.legal)
    drawn = sum(choose("beginner", seen, FEW, Random(seed)) == "+1" for seed in range(600)) / 600
    assert abs(drawn - LEVELS["beginner"].draws) < 0.035


# --- strength ---


def plays(level: str, seen: View, seeds: int = 10, rollouts: int = 600) -> Counter[str]:
    """The moves a level makes with several seeds."""
    return Counter(choose(level, seen, Budget(rollouts=rollouts), Random(seed)) for seed in range(seeds))


def test_strong_lays_the_last_card() -> None:
    """R25: who can win at once does."""
    round_, events = table(["8h", "8s Ts Kc"], "9h", "Jc Js")
    assert set(plays("strong", view(round_, events, 0))) == {"8h"}


def test_strong_stops_who_is_almost_out() -> None:
    """R10: with one card left over there, the seven is laid and not the eight."""
    round_, events = table(["7h 8h Ks Kd", "Th"], "9h", "Jc Js")
    assert set(plays("strong", view(round_, events, 0))) == {"7h"}


def test_strong_wishes_its_own_suit() -> None:
    """R6: with nothing but spades left, spades are wished."""
    round_, events = table(["Qd 8s Ts Ks", "9c 9d Kc"], "9h", "Jc Js", draw_when="only_when_stuck")
    assert plays("strong", view(round_, events, 0), rollouts=3000)["Qd=s"] >= 9


def test_strong_remembers_who_drew_on_what() -> None:
    """R7 under only_when_stuck: who drew on a heart is made to face hearts again, not spades."""
    round_, events = table(["8s 9s Tc Jd", "Th Ks 8d"], "Kh", "Jc Js", draw_when="only_when_stuck")
    events += play(round_, 0, "+1")
    tried = found(view(round_, events, 1), Budget(rollouts=8000)).tried
    assert tried["Th"].worth > tried["Ks"].worth


@pytest.mark.slow
def test_strong_beats_casual_beats_beginner() -> None:
    """A small arena; docs/bots.md has the large one."""
    from prsi.bots.arena import estimate, play_deal

    def chooser(level: object, seen: View, random: Random) -> str:
        return choose(level, seen, Budget(rollouts=300), random)  # type: ignore[arg-type]

    for better, worse in (("casual", "beginner"), ("strong", "casual")):
        won = [
            play_deal(PRESETS["prsi"], LEVELS[better], LEVELS[worse], 2, f"small {number}", chooser)
            for number in range(400)
        ]
        assert estimate(won).low > 0.5


@pytest.mark.slow
def test_compiled_and_interpreted_choose_the_same() -> None:
    """One source: the search makes the same moves where it runs as plain Python, as in the browser."""
    if not build_info().compiled:
        pytest.fail(f"the group is not compiled here, so there is nothing to compare: {build_info().note}")
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.choices", "40", "3"],
        env=os.environ | {"PRSI_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    kind, *lines = done.stdout.splitlines()
    assert kind == "interpreted"
    assert lines == list(chosen(40, 3))
