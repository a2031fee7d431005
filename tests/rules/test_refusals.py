"""Each reason for refusing a move, with its rule, in a position that calls for it."""

from __future__ import annotations

from typing import Any

import pytest

from prsi.rules.play import RULE_OF, RefusalReason, Refused, play, refusal
from tests.rules.engine import EngineTable, engine_table

Try = tuple[int, str]
PLAIN = (["8c 9h Kd", "8d 9d"], "Th", "Tc Jc")
EXAMPLES: list[tuple[RefusalReason, str, dict[str, Any], tuple[list[str], str, str], list[Try], list[Try]]] = [
    (
        RefusalReason.NOT_UNDERSTOOD,
        "",
        {},
        PLAIN,
        [],
        [
            (0, code)
            for code in ("", " ", "7x", "9h ", "9h,", ",9h", "9h=", "9h=x", "9h=cc", "+0", "+", "+01", "+1x", "?9", "?")
        ]
        + [(0, "9h,9h"), (0, "9H"), (0, "10h"), (0, "\u0661h"), (0, "+\u0661"), (0, "!!"), (0, "--"), (1, "nonsense")],
    ),
    (
        RefusalReason.NOT_UNDERSTOOD,
        "",
        {"multi_play": True},
        (["9h 9d 9s 9c Qd Qc Qh Qs", "8d"], "Th", "Tc"),
        [],
        [(0, "9h,9s,9c,9d"), (0, "Qd,Qs,Qc,Qh=c"), (0, "Qd,Qs,Qc,Qh=9"), (0, "Qd,Qs,Qc,Qh")],
    ),
    (RefusalReason.ROUND_OVER, "R25", {}, (["9h", "8d"], "Th", "Tc"), [(0, "9h")], [(1, "+1"), (0, "-"), (1, "8d")]),
    (
        RefusalReason.NOT_IN_ROUND,
        "R25",
        {"play_on": True},
        (["9h", "8d 8c", "Kc Ks"], "Th", "Tc"),
        [(0, "9h")],
        [(0, "+1"), (0, "9h"), (0, "!"), (3, "+1"), (-1, "+1")],
    ),
    (RefusalReason.NOT_YOUR_TURN, "R3", {}, PLAIN, [], [(1, "8d"), (1, "+1"), (1, "-"), (1, "9h")]),
    (RefusalReason.NOT_IN_HAND, "R1", {}, PLAIN, [], [(0, "7h"), (0, "8d"), (0, "Qs=c"), (0, "2h")]),
    (RefusalReason.DOES_NOT_FIT, "R5", {}, PLAIN, [], [(0, "8c"), (0, "Kd"), (0, "8c=d")]),
    (
        RefusalReason.WISH_STANDS,
        "R6",
        {},
        (["Qh 9h", "8d 9d"], "Th", "Tc"),
        [(0, "Qh=c")],
        [(1, "8d"), (1, "9d")],
    ),
    (
        RefusalReason.WILD_ON_WILD,
        "R6",
        {"wild_on_wild": False},
        (["Qd 8c", "8d 9d"], "Qh", "Tc"),
        [],
        [(0, "Qd=c"), (0, "Qd")],
    ),
    (
        RefusalReason.PENALTY_OWED,
        "R10",
        {},
        (["8h Qd", "8d 9d"], "7h", "Tc"),
        [],
        [(0, "8h"), (0, "Qd=c"), (0, "-")],
    ),
    (RefusalReason.SKIP_OWED, "R14", {}, (["8h Qd", "8d 9d"], "Ah", "Tc"), [], [(0, "8h"), (0, "Qd=c"), (0, "+1")]),
    (RefusalReason.WISH_MISSING, "R6", {}, (["8h Qd", "8d 9d"], "Th", "Tc"), [], [(0, "Qd")]),
    (
        RefusalReason.WISH_NOT_ALLOWED,
        "R6",
        {"rank_wild": "J"},
        (["8h Qd Jd", "8d 9d"], "Th", "Tc"),
        [],
        [(0, "Qd=9"), (0, "8h=c"), (0, "Jd=c"), (0, "Jd=Q"), (0, "Jd=J"), (0, "Jd=2")],
    ),
    (
        RefusalReason.NO_RANK_TO_WISH,
        "R31",
        {"rank_wild": "J", "hand_size": 1, "deck": [rank + suit for rank in "JQ" for suit in "cdhs"]},
        (["Jd", "Jc"], "Jh", "Qc"),
        [],
        [(0, "Jd"), (0, "Jd=9")],
    ),
    (
        RefusalReason.MAY_NOT_BE_LAST,
        "R33",
        {"finish": "not_seven_or_ace", "multi_play": True},
        (["7h 7c", "8d 9d"], "Th", "Tc"),
        [],
        [(0, "7h,7c")],
    ),
    (RefusalReason.ONE_CARD_ONLY, "R32", {}, (["9h 9c", "8d 9d"], "Th", "Tc"), [], [(0, "9h,9c")]),
    (
        RefusalReason.ONE_RANK_ONLY,
        "R32",
        {"multi_play": True},
        (["9h 8h", "8d 9d"], "Th", "Tc"),
        [],
        [(0, "9h,8h")],
    ),
    (
        RefusalReason.ALWAYS_ALONE,
        "R30",
        {"multi_play": True, "king_of_spades": True},
        (["Kh Ks", "8d 9d"], "Th", "Tc"),
        [],
        [(0, "Kh,Ks")],
    ),
    (
        RefusalReason.DRAWN_CARD_ONLY,
        "R8",
        {"play_drawn_card": True},
        (["9h 8h", "8d 9d"], "Th", "Jh"),
        [(0, "+1")],
        [(0, "9h"), (0, "+1"), (0, "+2"), (0, "9h,8h")],
    ),
    (
        RefusalReason.MUST_LAY,
        "R7",
        {"draw_when": "only_when_stuck"},
        (["9h 8c", "8d 9d"], "Th", "Jh"),
        [],
        [(0, "+1")],
    ),
    (RefusalReason.MUST_LAY, "R9", {}, (["9h 8c", "8d 9d"], "Th", ""), [], [(0, "-")]),
    (RefusalReason.NOTHING_TO_DRAW, "R9", {}, (["9c 8c", "8d 9d"], "Th", ""), [], [(0, "+1"), (0, "+2")]),
    (RefusalReason.NOTHING_OWED, "R11", {}, PLAIN, [], [(0, "+2"), (0, "+10")]),
    (RefusalReason.WHOLE_PENALTY, "R11", {}, (["8h Qd", "8d 9d"], "7h", "Tc"), [], [(0, "+1"), (0, "+3")]),
    (RefusalReason.MUST_DRAW, "R7", {}, PLAIN, [], [(0, "-")]),
    (RefusalReason.NO_CALLS, "R22", {}, PLAIN, [], [(0, "!"), (1, "!"), (1, "?0")]),
    (
        RefusalReason.CALL_NOT_DUE,
        "R22",
        {"call": {"penalty": 2}},
        (["9h 8c Kc", "8d 9d"], "Th", "Tc"),
        [],
        [(0, "!")],
    ),
    (
        RefusalReason.ALREADY_CALLED,
        "R22",
        {"call": {"penalty": 2}},
        (["9h 8c", "8d 9d"], "Th", "Tc"),
        [(0, "!")],
        [(0, "!")],
    ),
    (
        RefusalReason.NO_WINDOW,
        "R23",
        {"call": {"penalty": 2}},
        (["9h 8c", "8d 9d"], "Th", "Tc"),
        [(0, "9h")],
        [(0, "?1"), (1, "?1")],
    ),
    (
        RefusalReason.OWN_WINDOW,
        "R23",
        {"call": {"penalty": 2}},
        (["9h 8c", "8d 9d"], "Th", "Tc"),
        [(0, "9h")],
        [(0, "?0")],
    ),
]


def table_of(ruleset: dict[str, Any], cards: tuple[list[str], str, str]) -> EngineTable:
    hands, upcard, stock = cards
    return engine_table(
        {
            "ruleset": {"preset": "prsi"} | ruleset,
            "dealer": len(hands) - 1,
            "hands": hands,
            "upcard": upcard,
            "stock": stock,
        }
    )


@pytest.mark.parametrize("example", EXAMPLES, ids=[f"{example[0].value}-{example[1]}" for example in EXAMPLES])
def test_a_refusal_has_its_reason_and_rule(
    example: tuple[RefusalReason, str, dict[str, Any], tuple[list[str], str, str], list[Try], list[Try]],
) -> None:
    """The reason is what a player can act on; the number leads to the rule; the move is repeated as it was given."""
    reason, rule, ruleset, cards, moves, tries = example
    table = table_of(ruleset, cards)
    for seat, code in moves:
        assert table.play(seat, code)
    for seat, code in tries:
        with pytest.raises(Refused) as caught:
            play(table.round, seat, code)
        assert caught.value.reason == reason, (seat, code)
        assert caught.value.rule == rule, (seat, code)
        assert caught.value.found == code
        assert caught.value.expected == " ".join(table.legal(seat))
        assert refusal(table.round, seat, code) == reason


def test_a_legal_move_has_no_refusal() -> None:
    """`refusal` answers None exactly for the legal moves."""
    table = table_of({}, PLAIN)
    assert [refusal(table.round, 0, code) for code in table.legal(0)] == [None, None]


def test_every_reason_has_an_example_and_a_rule() -> None:
    """A new reason needs its example here."""
    assert {example[0] for example in EXAMPLES} == set(RefusalReason) == set(RULE_OF)
