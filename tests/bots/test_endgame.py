"""The exact endgame solver against a naive one, and by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from prsi.bots.endgame import solve
from prsi.rules.cards import parse_card, parse_cards
from prsi.rules.deal import ScriptedShuffler
from prsi.rules.play import set_up
from prsi.rules.round import Round
from prsi.rules.ruleset import build
from tests.bots.naive_solver import NaiveSolver, TooLarge
from tests.bots.small import endgames

AHEAD = 6
"""Moves that both look ahead: a position is then worth the same in both, to the last digit."""


def small(hands: list[str], upcard: str, stock: str, **changes: object) -> Round:
    """A round with these cards and no others, seat 0 to move."""
    cards = [parse_cards(hand) for hand in hands]
    ruleset = build({"preset": "prsi", "start_effect": False, **changes})
    round_, _ = set_up(ruleset, len(hands) - 1, cards, parse_card(upcard), parse_cards(stock), ScriptedShuffler([]))
    return round_


def test_it_agrees_with_the_naive_solver() -> None:
    """Its best move is optimal and each move's chance the same, over all presets, house rules and 2 to 4 players."""
    seen: Counter[str | int] = Counter()
    for engine, naive in endgames("solver", 7, 3, 5):
        found = solve(engine.round, 300, AHEAD)
        if found.horizon < AHEAD:
            continue
        try:
            worths = NaiveSolver(150).moves(naive, AHEAD)
        except TooLarge:
            continue
        mover = naive.to_act
        assert found.moves.keys() == worths.keys()
        for code, chances in worths.items():
            assert found.moves[code] == pytest.approx(float(chances[mover]), abs=1e-6)
        assert worths[found.best][mover] == max(chances[mover] for chances in worths.values())
        assert sum(found.chances) == pytest.approx(1)
        seen["positions"] += 1
        seen[naive.seats] += 1
        seen["choices"] += max(found.moves.values()) - min(found.moves.values()) > 0.01
        if seen["positions"] == 200:
            break
    assert min(seen[2], seen[3], seen[4]) > 10, seen
    assert seen["choices"] > 40, seen


def test_going_out_wins() -> None:
    """R25: the last card wins for certain, drawing in its place does not."""
    found = solve(small(["8h", "8s Ts"], "9h", "Kc Kd"))
    assert (found.best, found.moves["8h"]) == ("8h", 1.0)
    assert found.moves["+1"] < 0.9
    assert found.chances == (1.0, 0.0)


def test_the_seven_holds_the_next_player_up() -> None:
    """R10, R11: the other's last card fits on hearts and wins at once, unless the seven makes two cards of it more."""
    found = solve(small(["7h Th Kh", "9h"], "8h", "Kc Kd Ks Js", draw_when="only_when_stuck"), 2000)
    assert found.best == "7h"
    assert found.moves["7h"] > 0.4
    assert found.moves["Th"] == found.moves["Kh"] == 0.0


def test_the_order_of_the_stock_is_not_looked_at() -> None:
    """What is drawn next cannot be known: another order of the same stock is the same position."""
    one = solve(small(["8h Ts", "9s Jc"], "Kd", "9d Td Js"), 500)
    assert one == solve(small(["8h Ts", "9s Jc"], "Kd", "Js 9d Td"), 500)


def test_a_draw_is_the_mean_over_the_stock() -> None:
    """R8, by hand, two moves ahead: half of the stock fits, and then the round still goes on, a fair share for each.

    After the other half the other lays its ten on the ten and has won.
    """
    ruleset = {"play_drawn_card": True, "draw_when": "only_when_stuck"}
    found = solve(small(["8c", "Th"], "Td", "Kd Kh Jc Jd", **ruleset), horizon=2)
    assert found.moves == {"+1": pytest.approx(0.5 * 0.5)}
    assert found.undecided == {"+1": pytest.approx(0.5)}


def test_who_cannot_win_is_indifferent() -> None:
    """Of several equally good moves each is made as often: what a third player may hope for does not hang on codes.

    Seat 0 cannot win; seat 1 goes out on any heart, seat 2 on any leaf.
    """
    hands = ["8h 8s Kc", "9h", "9s"]
    found = solve(small(hands, "8d", "Jc Jd Tc", draw_when="only_when_stuck"), 2000)
    assert found.moves["8h"] == found.moves["8s"] == 0.0
    assert found.chances[1] == pytest.approx(found.chances[2])


def test_nobody_wins_where_nobody_can_move() -> None:
    """R9, R20: with nothing to draw and nothing that fits both pass, and the round is shared."""
    found = solve(small(["8c", "Td"], "9h", ""))
    assert (found.moves, found.chances, found.undecided) == ({"-": 0.5}, (0.5, 0.5), {"-": 0.0})


def test_how_far_it_looked_is_told() -> None:
    """The whole pack is too much: the horizon is drawn in, and most of the play goes on there."""
    stock = "7h 7s 7d 8c 8d 9c 9d 9s Tc Th Jd Jh Js Qd Qh Qs Kc Kd Ks"
    found = solve(small(["8h Kh Ts 7c", "8s Td Jc Qc"], "9h", stock), 500)
    assert 1 <= found.horizon < 5
    assert min(found.undecided.values()) > 0.5
    assert solve(small(["8h", "8s Ts"], "9h", "Kc Kd"), 500).undecided["8h"] == 0.0


def test_a_draw_that_may_turn_out_in_too_many_ways_is_left_open() -> None:
    """R9: the pile is shuffled, and of its 24 cards eight are drawn, in 735,471 ways: nobody could hold them all."""
    pile = "7h 7s 7d 8c 8d 9c 9d 9s Tc Th Jd Jh Js Qd Qh Qs Kc Kd Ks Ac Ad Ah Jc Qc"
    round_ = small(["8h Kh", "8s Td"], "9h", pile)
    round_.stock = []
    round_.penalty = 8
    found = solve(round_, 500)
    assert (found.moves["+8"], found.undecided["+8"]) == (0.5, 1.0)


def test_the_turn_limit_is_near() -> None:
    """R21: in the four turns that are left nobody goes out, so the rules share the round, however far is looked."""
    hands = ["8c 8d 9c", "Td Th Tc"]
    found = solve(small(hands, "Kh", "Ks Kd Kc Js Jc Jh", turn_limit=4, draw_when="only_when_stuck"))
    assert found.chances == pytest.approx((0.5, 0.5))
    assert set(found.undecided.values()) == {0.0}


def test_a_decided_round_is_refused() -> None:
    round_ = small(["8h", "8s Ts"], "9h", "Kc Kd")
    round_.apply(0, parse_card("8h"))
    with pytest.raises(ValueError, match="decided"):
        solve(round_)
