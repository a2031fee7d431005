"""The score pad counts as matches on the screen do (R28, R29), for whatever is written on it with real cards."""

import json
from random import Random
from typing import Any

import pytest

from prsi.learn.errors import InputError
from prsi.learn.pad import Lot, Pad, Played, Undone, dump, load, sheet
from prsi.match.events import ChipLost
from prsi.match.events import LotDrawn as LotTold
from prsi.match.formats import Chips, FewerCards, Format, PenaltyPoints, RoundsWon, Single, format_to_json
from prsi.match.lots import lot_shuffler
from prsi.match.state import Outcome, after_round, start
from prsi.rules.cards import CODES
from prsi.rules.ruleset import build
from prsi.rules.values import VALUES, card_values

FORMATS: tuple[Format, ...] = (Single(), RoundsWon(3), PenaltyPoints(100), FewerCards(), Chips(3, 2), Chips(2))
PACK = CODES[20:]


def pad(form: Format, *lines: dict[str, Any], players: int = 3, values: object = "queens", **more: object) -> Pad:
    return load(
        {
            "version": 1,
            "names": [f"P{n}" for n in range(players)],
            "format": format_to_json(form),
            "values": values,
            "hand_size": 4,
            "lines": list(lines),
            **more,
        }
    )


def won(winner: int, **left: object) -> dict[str, Any]:
    """A round; `p1="7h 8s"` taps cards, `p1=17` types points, `p1=(17, 2)` points and how many cards."""
    given: dict[str, Any] = {}
    for name, one in left.items():
        if isinstance(one, str):
            given[name[1:]] = {"cards": one.split()}
        elif isinstance(one, tuple):
            given[name[1:]] = {"points": one[0], "count": one[1]}
        else:
            given[name[1:]] = {"points": one}
    return {"kind": "round", "winner": winner, "left": given}


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: str(form.kind))
@pytest.mark.parametrize("seed", range(20))
def test_a_pad_counts_as_a_match_on_the_screen_does(form: Format, seed: int) -> None:
    """The same rounds in both: scores, chips, dealer, places and end are the same after each."""
    dice = Random(seed)
    seats = dice.randint(3, 6)
    values = card_values(dice.choice(sorted(VALUES)))
    match = start(build({"preset": "prsi", "players": [2, 6]}), seats, form, values)
    lines: list[dict[str, Any]] = []
    while not match.over:
        pack = list(PACK)
        dice.shuffle(pack)
        nobody = dice.random() < 0.1
        winner = None if nobody else dice.choice(match.still_in)
        left = {seat: tuple(pack.pop() for _ in range(dice.randint(1, 3))) for seat in match.still_in if seat != winner}
        hands = tuple(left.get(seat, ()) for seat in range(seats))
        outcome = Outcome("blocked" if nobody else "out", winner, tuple((seat,) for seat in range(seats)), hands)
        match, events = after_round(match, outcome, lot_shuffler(bytes([seed, len(lines) % 256] * 16)))
        told = {str(seat): {"cards": list(cards)} for seat, cards in left.items()}
        lines.append({"kind": "round", "winner": winner, "left": told})
        if any(isinstance(event, LotTold) for event in events):
            assert sheet(pad(form, *lines, players=seats, values=values.name)).tied
            loser = next(event.seat for event in events if isinstance(event, ChipLost))
            lines.append({"kind": "lot", "loser": loser})
        shown = sheet(pad(form, *lines, players=seats, values=values.name))
        assert shown.rounds_won == match.rounds_won
        if isinstance(form, PenaltyPoints):
            assert shown.totals == match.points
        if isinstance(form, Chips):
            assert (shown.totals, shown.still_in) == (match.chips, match.still_in)
        if isinstance(form, FewerCards):
            assert shown.totals == match.hand_sizes
        if not isinstance(form, Single):
            # One round has places of its own, by who went out: a pad is told the winner only.
            assert shown.places == tuple(place for place in match.standing if place)
            assert shown.dealer == match.dealer or match.over
        assert shown.over == match.over or (isinstance(form, Single) and nobody)
        if isinstance(form, Single):
            break


def test_a_chip_goes_by_points_then_by_cards_then_by_lot() -> None:
    """The organiser's table: 17 points beat 16; of two with 14 who has two cards loses before who has one (R28)."""
    chips = Chips(2, 1)
    by_points = sheet(pad(chips, won(0, p1=(17, 1), p2=(16, 3))))
    assert (by_points.rows[0].loser, by_points.rows[0].by) == (1, "points")
    by_cards = sheet(pad(chips, won(0, p1=(14, 1), p2=(14, 2))))
    assert (by_cards.rows[0].loser, by_cards.rows[0].by) == (2, "cards")
    tied = sheet(pad(chips, won(0, p1=(14, 2), p2=(14, 2))))
    assert (tied.tied, tied.rows[0].loser, tied.totals) == ((1, 2), None, (2, 2, 2))
    drawn = sheet(pad(chips, won(0, p1=(14, 2), p2=(14, 2)), {"kind": "lot", "loser": 2}))
    assert (drawn.tied, drawn.rows[0].loser, drawn.rows[0].by, drawn.totals) == ((), 2, "lot", (2, 2, 1))


def test_where_only_points_are_typed_cards_part_no_tie() -> None:
    """R28: who is equal in points; what a third player has left is no matter."""
    assert sheet(pad(Chips(2, 1), won(0, p1=14, p2=(14, 2)))).tied == (1, 2)
    third = sheet(pad(Chips(2, 1), won(0, p1=(14, 1), p2=(14, 2), p3=5), players=4))
    assert (third.tied, third.rows[0].loser, third.rows[0].by) == ((), 2, "cards")


def test_undoing_takes_back_the_last_line_that_holds_and_leaves_a_trace() -> None:
    first, second = won(0, p1="7h", p2="Ah"), won(1, p0="8h", p2="9h")
    undo = {"kind": "undone"}
    shown = sheet(pad(PenaltyPoints(100), first, second, undo))
    assert shown.totals == (0, 7, 11)
    assert (shown.undone, shown.undoable, shown.dealer) == (1, True, 1)
    shown = sheet(pad(PenaltyPoints(100), first, second, undo, undo, second))
    assert (shown.totals, shown.undone) == ((8, 0, 9), 2)
    assert [row.line for row in shown.rows] == [4]


def test_an_end_can_be_taken_back_and_played_on() -> None:
    lines = [won(0, p1=(60, 3), p2=(50, 3)), won(0, p1=(60, 3), p2=(10, 1))]
    assert sheet(pad(PenaltyPoints(100), *lines)).over
    with pytest.raises(InputError, match="over"):
        sheet(pad(PenaltyPoints(100), *lines, lines[0]))
    assert not sheet(pad(PenaltyPoints(100), *lines, {"kind": "undone"})).over


def test_who_is_out_deals_no_more() -> None:
    """R29: the deal moves among those still in."""
    lines = [won(0, p1=(20, 1), p2=(5, 1))]
    assert sheet(pad(Chips(1, 1), *lines)).dealer == 2


def test_a_pad_is_written_and_read_again() -> None:
    one = pad(Chips(2), won(0, p1="7h 8s", p2=(14, 2)), won(0, p1=14, p2=13), {"kind": "undone"})
    assert load(json.loads(json.dumps(dump(one)))) == one
    assert [type(line) for line in one.lines] == [Played, Played, Undone]
    assert isinstance(pad(Chips(2), {"kind": "lot", "loser": 1}).lines[0], Lot)


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ([won(0, p1="7h")], "left"),
        ([won(0, p0="7h", p1="8h", p2="9h")], "left"),
        ([won(0, p1="7h", p2="7h")], "card_twice"),
        ([{"kind": "lot", "loser": 1}], "lot"),
        ([{"kind": "undone"}], "nothing_to_undo"),
        ([won(0, p1=(14, 1), p2=(14, 1)), won(0, p1=(14, 1), p2=(13, 1))], "lot"),
        ([won(0, p1=(14, 1), p2=(13, 1)), won(1, p0=5, p2=5)], "winner"),
    ],
)
def test_lines_that_cannot_follow_are_refused(lines: list[dict[str, Any]], reason: str) -> None:
    with pytest.raises(InputError) as refused:
        sheet(pad(Chips(1, 1), *lines))
    assert refused.value.reason == reason


def test_a_row_has_each_players_points_in_it() -> None:
    """None who won, none at all who was out of the match before."""
    rows = sheet(pad(Chips(1, 1), won(0, p1=(20, 1), p2=(5, 1)), won(2, p0=(7, 1)))).rows
    assert [row.points for row in rows] == [(0, 20, 5), (7, None, 0)]


@pytest.mark.parametrize("line", [won(0, p0=5), won(0, p1=5, p0=5)])
def test_a_winner_has_no_cards_left_where_they_count_for_nothing_either(line: dict[str, Any]) -> None:
    with pytest.raises(InputError) as refused:
        sheet(pad(RoundsWon(3), line))
    assert refused.value.reason == "left"


def test_who_is_out_has_no_cards_left_where_nobody_won() -> None:
    nobody = {"kind": "round", "winner": None, "left": {"1": {"points": 5}}}
    with pytest.raises(InputError) as refused:
        sheet(pad(Chips(1, 1), won(0, p1=(20, 1), p2=(5, 1)), nobody))
    assert refused.value.reason == "left"


def test_names_are_kept_without_the_spaces_around_them() -> None:
    assert pad(Single(), names=[" Anna", "Petr ", "Jana"]).names == ("Anna", "Petr", "Jana")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"version": 2}, "version"),
        ({"names": ["A"]}, "names"),
        ({"names": [str(n) for n in range(9)]}, "names"),
        ({"names": ["A", "A", "B"]}, "same_name"),
        ({"names": ["A", " A ", "B"]}, "same_name"),
        ({"names": ["A", " ", "B"]}, "name"),
        ({"names": ["A", "x" * 31, "B"]}, "name"),
        ({"names": ["A", "\u202eB", "C"]}, "name"),
        ({"names": ["A", "\u034f", "C"]}, "name"),
        ({"names": ["A", "\u17b4\ufe0f", "C"]}, "name"),
        ({"format": {"kind": "chips", "n": 2, "survivors": 3}}, "survivors"),
        ({"format": {"kind": "poker"}}, "format"),
        ({"values": {"7": 1}}, "format"),
        ({"hand_size": 0}, "number"),
        ({"hand_size": True}, "number"),
        ({"lines": "none"}, "lines"),
        ({"lines": [{}] * 2001}, "lines"),
        ({"lines": [{"kind": "round", "winner": 3, "left": {}}]}, "number"),
        ({"lines": [{"kind": "round", "winner": 0, "left": {"9": {"points": 1}}}]}, "left"),
        ({"lines": [{"kind": "round", "winner": 0, "left": {"01": {"points": 1}}}]}, "left"),
        ({"lines": [{"kind": "round", "winner": 0, "left": {"1": {"cards": ["Zz"]}}}]}, "cards"),
        ({"lines": [{"kind": "round", "winner": 0, "left": {"1": {"points": -1}}}]}, "number"),
        ({"lines": [{"kind": "round", "winner": 0, "left": {"1": {"points": 10**30}}}]}, "number"),
        ({"lines": ["x"]}, "shape"),
    ],
)
def test_what_is_no_pad_is_refused_with_its_reason(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(InputError) as refused:
        pad(PenaltyPoints(100), **change)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("👩\u200d🍳 babi", True),
        ("A\u202eb", False),
        ("A\u00a0B", False),
        ("\u200d", False),
        ("\u0301 ", False),
        ("x" * 31, False),
    ],
)
def test_names_may_have_joined_emojis_and_hide_nothing(name: str, fits: bool) -> None:
    """A cook's emoji is two signs joined by one that is not seen alone; what turns or hides letters is refused."""
    if fits:
        assert pad(Single(), names=[name, "B"]).names[0] == name
    else:
        with pytest.raises(InputError) as refused:
            pad(Single(), names=[name, "B"])
        assert refused.value.reason == "name"
