"""What follows at a table from what was reported there; right answers worked out from championship.md.

Card values are the table `czech` (R29): 7 to 10 as printed, unter 2, over 3, king 4, ace 11.
"""

from collections.abc import Mapping

import pytest

from prsi.rules.values import card_values
from prsi.tournament.reports import AtTable, DealerNamed, GameEntered, Left, LotDrawn, PlayerOut
from prsi.tournament.sheet import Problem, Reported, Seats, Sheet, check_left, fold, least, most, points_of, replaced

CZECH = card_values("czech")
FOUR = ("Anna", "Běta", "Cyril", "Dana")


class Table:
    """Reports about a table of these players, by and by; `sheet()` is what follows."""

    def __init__(self, players: tuple[str, ...] = FOUR, chips: int = 3, survivors: int = 2, games: int | None = None):
        self.seats = Seats(players, chips, survivors, games)
        self.reports: list[Reported] = []
        self.dead: set[str] = set()

    def sheet(self) -> Sheet:
        return fold(self.seats, CZECH, self.reports, self.dead)

    def problem(self) -> Problem:
        """The conflict that there must be."""
        found = self.sheet().problem
        assert found is not None and self.sheet().status == "conflict"
        return found

    def put(self, report: AtTable, report_id: str = "") -> str:
        name = report_id or f"r{len(self.reports):03}"
        self.reports.append((name, report))
        return name

    def game(
        self, winner: str, points: Mapping[str, int | str], number: int = 0, replaces: tuple[str, ...] = ()
    ) -> str:
        """A game: what each other one had left, as points of one card for eleven begun, or as cards `9h Kd`."""
        left = {}
        for who, value in points.items():
            cards = tuple(value.split()) if isinstance(value, str) else ()
            count = len(cards) if isinstance(value, str) else max(1, -(-value // 11))
            left[who] = Left(count, None if isinstance(value, str) else value, cards)
        return self.put(GameEntered(1, 1, 1, number or self.sheet().next, winner, left, replaces))

    def loses(self, loser: str, winner: str = "") -> str:
        """The next game: one of those still in loses a chip."""
        still = self.sheet().still_in
        won = winner or next(who for who in still if who != loser)
        return self.game(won, {who: 22 if who == loser else 7 for who in still if who != won})

    def lot(self, cards: Mapping[str, str], nth: int = 1, number: int = 0, replaces: tuple[str, ...] = ()) -> str:
        return self.put(LotDrawn(1, 1, 1, number or self.sheet().next, nth, dict(cards), replaces))

    def out(self, who: str, why: str = "left", number: int = 0, reinstate: bool = True) -> str:
        return self.put(PlayerOut(1, 1, 1, who, why, number or self.sheet().next, "why", "other", reinstate))  # type: ignore[arg-type]

    def dealer(self, who: str) -> str:
        return self.put(DealerNamed(1, 1, 1, who))


# ---- who loses a chip ----


def test_the_highest_points_lose_one_chip_and_the_winner_none() -> None:
    table = Table()
    table.game("Anna", {"Běta": "9h Ks", "Cyril": "Ah", "Dana": "Tc 8d"})
    assert table.sheet().chips == {"Anna": 3, "Běta": 3, "Cyril": 3, "Dana": 2}, "13, 11 and 18 points"
    (game,) = table.sheet().games
    assert (game.loser, game.because, game.points) == ("Dana", "points", {"Běta": 13, "Cyril": 11, "Dana": 18})


def test_of_equal_points_more_cards_lose() -> None:
    table = Table()
    table.game("Anna", {"Běta": "Ah", "Cyril": "7h Ks", "Dana": "8c"})
    assert (table.sheet().games[0].loser, table.sheet().games[0].because) == ("Cyril", "cards"), "11 each, two cards"


def test_three_tied_on_points_and_on_cards_draw_a_lot_among_the_three() -> None:
    table = Table()
    table.game("Anna", {"Běta": "9h", "Cyril": "9s", "Dana": "9c"})
    assert (table.sheet().status, table.sheet().tied, table.sheet().lot) == ("lot", ("Běta", "Cyril", "Dana"), 1)
    assert table.sheet().chips == dict.fromkeys(FOUR, 3), "nobody has lost yet"
    table.lot({"Běta": "Kh", "Cyril": "Qs", "Dana": "Ac"})
    assert (table.sheet().games[0].loser, table.sheet().games[0].because) == ("Dana", "lot"), "4, 3 and 11"
    assert table.sheet().next == 2


def test_a_lot_goes_by_the_card_values_of_the_tournament_and_not_by_rank() -> None:
    table = Table()
    table.game("Anna", {"Běta": "9h", "Cyril": "9s", "Dana": "8c"})
    table.lot({"Běta": "7h", "Cyril": "Ks"})
    assert table.sheet().games[0].loser == "Běta", "a seven counts 7, a king 4"


def test_only_those_still_tied_draw_again() -> None:
    table = Table()
    table.game("Anna", {"Běta": "9h", "Cyril": "9s", "Dana": "9c"})
    table.lot({"Běta": "Kh", "Cyril": "Ks", "Dana": "Qc"})
    assert (table.sheet().status, table.sheet().tied, table.sheet().lot) == ("lot", ("Běta", "Cyril"), 2)
    table.lot({"Běta": "7h", "Cyril": "8s"}, nth=2)
    assert table.sheet().games[0].loser == "Cyril"
    assert table.sheet().games[0].lots == (
        {"Běta": "Kh", "Cyril": "Ks", "Dana": "Qc"},
        {"Běta": "7h", "Cyril": "8s"},
    )


def test_the_same_lot_drawn_twice_by_both_is_drawn_a_third_time() -> None:
    """Equal cards by value, and again equal ones: it is repeated among the still tied as often as it takes."""
    table = Table()
    table.game("Anna", {"Běta": "9h", "Cyril": "9s", "Dana": "7c"})
    table.lot({"Běta": "Kh", "Cyril": "Ks"})
    table.lot({"Běta": "Kh", "Cyril": "Ks"}, nth=2)
    assert (table.sheet().status, table.sheet().lot) == ("lot", 3)
    table.lot({"Běta": "Ah", "Cyril": "Ks"}, nth=3)
    assert table.sheet().games[0].loser == "Běta"


def test_the_same_lot_sent_twice_counts_once() -> None:
    table = Table()
    table.game("Anna", {"Běta": "9h", "Cyril": "9s", "Dana": "7c"})
    table.lot({"Běta": "Kh", "Cyril": "7s"})
    table.lot({"Cyril": "7s", "Běta": "Kh"}, number=1)
    assert table.sheet().chips["Cyril"] == 2
    assert table.sheet().status == "playing"


def test_two_lots_that_differ_are_a_conflict() -> None:
    table = Table()
    table.game("Anna", {"Běta": "9h", "Cyril": "9s", "Dana": "7c"})
    one = table.lot({"Běta": "Kh", "Cyril": "7s"})
    other = table.lot({"Běta": "Ah", "Cyril": "7s"}, number=1)
    problem = table.sheet().problem
    assert problem is not None and (problem.clash, problem.number, problem.ids) == ("lots_differ", 1, (one, other))
    table.lot({"Běta": "Ah", "Cyril": "7s"}, number=1, replaces=(one,))
    assert table.sheet().problem is None and table.sheet().chips["Běta"] == 2


def test_a_lot_of_others_than_those_tied_is_a_conflict() -> None:
    table = Table()
    table.game("Anna", {"Běta": "9h", "Cyril": "9s", "Dana": "7c"})
    table.lot({"Běta": "Kh", "Dana": "7s"})
    assert table.problem().clash == "lot_players"


def test_a_lot_waits_for_its_game() -> None:
    table = Table()
    lot = table.lot({"Běta": "Kh", "Cyril": "7s"}, number=1)
    assert (table.sheet().status, table.sheet().later) == ("playing", (lot,))
    table.game("Anna", {"Běta": "9h", "Cyril": "9s", "Dana": "7c"})
    assert table.sheet().chips["Cyril"] == 2 and not table.sheet().later


def test_with_two_left_with_chips_1_and_3_the_other_one_loses_until_one_has_none() -> None:
    """A final: A with one chip beats B with three, three times; so B is out and A, with one chip, has won."""
    table = Table(("Anna", "Běta"), survivors=1)
    table.loses("Anna")
    table.loses("Anna")
    assert table.sheet().chips == {"Anna": 1, "Běta": 3}
    for _ in range(3):
        table.game("Anna", {"Běta": 2})
    assert table.sheet().over and table.sheet().still_in == ("Anna",)
    assert table.sheet().chips == {"Anna": 1, "Běta": 0}


def test_the_one_with_the_single_chip_of_two_can_lose_it_in_the_next_game() -> None:
    table = Table(("Anna", "Běta"), survivors=1)
    for _ in range(3):
        table.game("Běta", {"Anna": 2})
    assert table.sheet().still_in == ("Běta",) and table.sheet().chips["Běta"] == 3


# ---- who is out ----


def test_out_of_chips_is_out_and_the_table_ends_with_two() -> None:
    table = Table(chips=2)
    for loser in ("Dana", "Dana", "Anna", "Anna"):
        table.loses(loser)
    sheet = table.sheet()
    assert sheet.over and sheet.still_in == ("Běta", "Cyril")
    assert [(group.players, group.number, group.cause) for group in sheet.gone] == [
        (("Dana",), 2, "chips"),
        (("Anna",), 4, "chips"),
    ]
    assert [game.out for game in sheet.games] == [False, True, False, True]


def test_a_final_ends_with_one() -> None:
    table = Table(survivors=1, chips=2)
    for loser in ("Dana", "Dana", "Anna", "Anna"):
        table.loses(loser)
    assert not table.sheet().over
    table.loses("Běta")
    table.loses("Běta")
    assert table.sheet().over and table.sheet().still_in == ("Cyril",)


def test_a_table_of_four_with_two_no_shows_lets_the_other_two_advance_unplayed() -> None:
    table = Table()
    table.out("Anna", "no_show")
    assert not table.sheet().over
    table.out("Cyril", "no_show")
    assert table.sheet().over and table.sheet().still_in == ("Běta", "Dana") and not table.sheet().games
    assert table.sheet().played == ("Běta", "Dana")


def test_with_one_present_one_advances_and_with_nobody_none() -> None:
    table = Table()
    for who in ("Anna", "Běta", "Cyril"):
        table.out(who, "no_show", 1)
    assert table.sheet().over and table.sheet().still_in == ("Dana",)
    table.out("Dana", "no_show", 1)
    assert table.sheet().over and table.sheet().still_in == ()
    assert [group.players for group in table.sheet().gone] == [FOUR], "they share the last place"


def test_leaving_counts_as_one_place_and_the_running_game_is_void() -> None:
    """Three games were entered, the fourth was running: after Dana has left it is played anew by the other three."""
    table = Table()
    for loser in ("Dana", "Anna", "Běta"):
        table.loses(loser)
    table.out("Dana")
    sheet = table.sheet()
    assert sheet.still_in == ("Anna", "Běta", "Cyril") and sheet.next == 4
    assert sheet.chips == {"Anna": 2, "Běta": 2, "Cyril": 3, "Dana": 2}, "a chip already given stays given"
    assert [(group.players, group.number, group.cause) for group in sheet.gone] == [(("Dana",), 4, "left")]
    table.loses("Cyril")
    assert table.sheet().chips["Cyril"] == 2


def test_an_entry_for_the_void_game_with_whoever_left_in_it_is_a_conflict() -> None:
    table = Table()
    table.loses("Dana")
    table.out("Dana", "disqualified")
    table.game("Anna", {"Běta": 7, "Cyril": 8, "Dana": 9}, number=2)
    assert table.problem().clash == "players"


def test_leaving_one_more_than_advance_ends_the_table() -> None:
    table = Table()
    for _ in range(3):
        table.loses("Dana")
    table.out("Anna", "disqualified")
    assert table.sheet().over and table.sheet().still_in == ("Běta", "Cyril")


def test_if_leaving_would_leave_one_the_last_one_out_is_reinstated() -> None:
    table = Table(("Anna", "Běta", "Cyril", "Dana", "Emil"))
    for loser in ["Dana"] * 3 + ["Emil"] * 3:
        table.loses(loser)
    assert table.sheet().still_in == ("Anna", "Běta", "Cyril")
    table.out("Anna", "disqualified", 7)
    table.out("Běta", "left", 7)
    assert table.sheet().over and table.sheet().still_in == ("Cyril", "Emil"), "Emil was the last one out"
    assert "Emil" not in {who for group in table.sheet().gone for who in group.players}


def test_the_head_judge_may_decide_that_nobody_is_reinstated() -> None:
    table = Table()
    for loser in ["Dana"] * 3 + ["Cyril"] * 3:
        table.loses(loser)
    assert table.sheet().over and table.sheet().still_in == ("Anna", "Běta")
    table.out("Anna", "disqualified", reinstate=False)
    assert table.sheet().over and table.sheet().still_in == ("Běta",)


def test_whoever_leaves_once_the_table_is_over_is_followed_by_the_last_one_out() -> None:
    table = Table()
    for loser in ["Dana"] * 3 + ["Cyril"] * 3:
        table.loses(loser)
    table.out("Anna")
    assert table.sheet().over and table.sheet().still_in == ("Běta", "Cyril")


def test_one_reinstated_who_goes_too_is_followed_by_the_one_before() -> None:
    table = Table()
    for loser in ["Dana"] * 3 + ["Cyril"] * 3:
        table.loses(loser)
    table.out("Anna")
    table.out("Cyril", "disqualified")
    assert table.sheet().still_in == ("Běta", "Dana")


def test_no_shows_and_those_who_left_are_not_reinstated() -> None:
    table = Table()
    table.out("Dana", "no_show")
    table.out("Cyril", "left")
    assert table.sheet().over
    table.out("Anna", "disqualified")
    assert table.sheet().still_in == ("Běta",), "nobody went out for want of chips"


def test_all_but_one_disqualified() -> None:
    table = Table(survivors=1)
    table.loses("Dana")
    for who in ("Anna", "Cyril", "Dana"):
        table.out(who, "disqualified", 2)
    assert table.sheet().over and table.sheet().still_in == ("Běta",)
    assert table.sheet().chips["Dana"] == 2, "a chip already given stays given"


def test_who_is_already_out_cannot_be_out_once_more() -> None:
    table = Table()
    for _ in range(3):
        table.loses("Dana")
    table.out("Dana", "left", 4)
    assert [group.cause for group in table.sheet().gone] == ["chips"]


def test_who_was_disqualified_later_than_a_corrected_end_is_out_all_the_same() -> None:
    """Cyril was out in game 2, as is seen later, and game 3 was none. Běta's disqualification in game 4 stands."""
    table = Table(("Anna", "Běta", "Cyril"), chips=2)
    table.loses("Cyril")
    second, third = table.loses("Běta"), table.loses("Anna")
    table.out("Běta", "disqualified", 4)
    table.game("Anna", {"Běta": 7, "Cyril": 20}, number=2, replaces=(second,))
    assert table.problem().clash == "after_end"
    table.dead.add(third)
    assert table.sheet().over and table.sheet().still_in == ("Anna", "Cyril"), "Cyril was the last one out"


# ---- the deal ----


def test_the_deal_moves_clockwise_over_those_still_in() -> None:
    table = Table(chips=2)
    assert table.sheet().dealer is None, "the table's judge names the first dealer"
    table.dealer("Cyril")
    dealers = [table.sheet().dealer]
    for loser in ("Dana", "Dana", "Anna"):
        table.loses(loser)
        dealers.append(table.sheet().dealer)
    # Cyril, then Dana, who loses her second chip in that game; then Anna, Běta: both still in.
    assert dealers == ["Cyril", "Dana", "Anna", "Běta"]


def test_who_is_out_is_passed_over() -> None:
    table = Table()
    table.dealer("Běta")
    for loser in ("Cyril", "Cyril", "Cyril"):
        table.loses(loser)
    assert table.sheet().dealer == "Anna", "Běta, Cyril, Dana dealt three games"
    table.loses("Anna")
    table.loses("Anna")
    assert table.sheet().dealer == "Dana", "after Běta: Cyril is out"


def test_the_dealer_of_a_void_game_who_left_is_followed_by_the_next() -> None:
    table = Table()
    table.dealer("Dana")
    table.out("Dana")
    assert table.sheet().dealer == "Anna"
    table.loses("Běta")
    assert table.sheet().dealer == "Běta"


def test_a_void_game_of_another_one_is_dealt_again_by_the_same() -> None:
    table = Table()
    table.dealer("Anna")
    table.loses("Běta")
    assert table.sheet().dealer == "Běta"
    table.out("Dana")
    assert table.sheet().dealer == "Běta"


def test_two_who_name_different_dealers_have_named_none() -> None:
    table = Table()
    table.dealer("Anna")
    wrong = table.dealer("Běta")
    assert table.sheet().dealer is None
    table.dead.add(wrong)
    assert table.sheet().dealer == "Anna"


def test_two_who_name_the_same_dealer_agree() -> None:
    table = Table()
    table.dealer("Anna")
    table.dealer("Anna")
    assert table.sheet().dealer == "Anna"


# ---- reports that do not fit ----


def test_the_same_result_sent_twice_counts_once() -> None:
    table = Table()
    table.game("Anna", {"Běta": "9h", "Cyril": "8s", "Dana": "7c"})
    table.game("Anna", {"Cyril": 8, "Běta": 9, "Dana": 7}, number=1)
    assert table.sheet().chips == {"Anna": 3, "Běta": 2, "Cyril": 3, "Dana": 3}
    assert len(table.sheet().games) == 1 and len(table.sheet().games[0].ids) == 2


@pytest.mark.parametrize(
    ("winner", "points"),
    [
        ("Anna", {"Běta": 9, "Cyril": 8, "Dana": 10}),
        ("Běta", {"Anna": 9, "Cyril": 8, "Dana": 7}),
        ("Anna", {"Běta": "7h Jd", "Cyril": 8, "Dana": 7}),
    ],
)
def test_two_judges_who_say_different_things_are_a_conflict(winner: str, points: dict[str, int | str]) -> None:
    table = Table()
    one = table.game("Anna", {"Běta": 9, "Cyril": 8, "Dana": 7})
    other = table.game(winner, points, number=1)
    sheet = table.sheet()
    assert sheet.status == "conflict" and sheet.problem is not None
    assert (sheet.problem.clash, sheet.problem.number, sheet.problem.ids) == ("differ", 1, (one, other))
    assert sheet.chips == dict.fromkeys(FOUR, 3) and not sheet.games, "nothing is counted that is disputed"


def test_a_conflict_is_settled_by_taking_one_of_them_back() -> None:
    table = Table()
    one = table.game("Anna", {"Běta": 9, "Cyril": 8, "Dana": 7})
    table.game("Anna", {"Běta": 7, "Cyril": 8, "Dana": 9}, number=1)
    table.dead.add(one)
    assert table.sheet().status == "playing" and table.sheet().chips["Dana"] == 2


def test_a_conflict_is_settled_by_an_entry_that_replaces_both() -> None:
    table = Table()
    one = table.game("Anna", {"Běta": 9, "Cyril": 8, "Dana": 7})
    other = table.game("Anna", {"Běta": 7, "Cyril": 8, "Dana": 9}, number=1)
    table.game("Anna", {"Běta": 7, "Cyril": 9, "Dana": 7}, number=1, replaces=(one, other))
    assert table.sheet().chips == {"Anna": 3, "Běta": 3, "Cyril": 2, "Dana": 3}


@pytest.mark.parametrize(
    ("winner", "points"),
    [
        ("Emil", {"Anna": 7, "Běta": 7, "Cyril": 7, "Dana": 9}),
        ("Anna", {"Běta": 7, "Cyril": 9}),
        ("Anna", {"Běta": 7, "Cyril": 9, "Dana": 8, "Emil": 7}),
    ],
)
def test_an_entry_with_others_than_were_in_is_a_conflict(winner: str, points: dict[str, int]) -> None:
    table = Table()
    table.game(winner, points)
    assert table.problem().clash == "players"


def test_an_entry_for_a_game_after_the_end_is_a_conflict() -> None:
    table = Table(("Anna", "Běta", "Cyril"), chips=2)
    table.loses("Cyril")
    table.loses("Cyril")
    assert table.sheet().over
    late = table.game("Anna", {"Běta": 9}, number=3)
    assert (table.problem().clash, table.problem().ids) == ("after_end", (late,))


def test_entries_for_later_games_wait_until_the_missing_one_comes() -> None:
    table = Table()
    third = table.game("Anna", {"Běta": 9, "Cyril": 8, "Dana": 7}, number=3)
    second = table.game("Anna", {"Běta": 9, "Cyril": 8, "Dana": 7}, number=2)
    assert (table.sheet().status, table.sheet().next, table.sheet().later) == ("playing", 1, (second, third))
    assert table.sheet().chips == dict.fromkeys(FOUR, 3)
    table.game("Anna", {"Běta": 7, "Cyril": 8, "Dana": 9}, number=1)
    assert table.sheet().next == 4 and table.sheet().later == ()
    assert table.sheet().chips == {"Anna": 3, "Běta": 1, "Cyril": 3, "Dana": 2}


def test_a_correction_after_an_elimination_that_keeps_the_loser_changes_nothing_else() -> None:
    table = Table(chips=2)
    table.loses("Dana")
    entered = table.loses("Dana")
    table.loses("Anna")
    table.game("Anna", {"Běta": 7, "Cyril": 8, "Dana": 20}, number=2, replaces=(entered,))
    assert table.sheet().chips == {"Anna": 1, "Běta": 2, "Cyril": 2, "Dana": 0}


def test_a_correction_that_brings_somebody_back_meets_the_later_entries_in_a_conflict() -> None:
    """Dana was out in game 2 and not in game 3; now Cyril had lost game 2, so game 3 lacks Dana: shown, not guessed."""
    table = Table(chips=2)
    table.loses("Dana")
    entered = table.loses("Dana")
    third = table.loses("Anna")
    table.game("Anna", {"Běta": 7, "Cyril": 20, "Dana": 8}, number=2, replaces=(entered,))
    problem = table.sheet().problem
    assert problem is not None and (problem.clash, problem.number, problem.ids) == ("players", 3, (third,))
    assert table.sheet().chips == {"Anna": 2, "Běta": 2, "Cyril": 1, "Dana": 1}


def test_taking_a_correction_back_lets_the_first_entry_count_again() -> None:
    table = Table()
    entered = table.loses("Dana")
    correction = table.game("Anna", {"Běta": 20, "Cyril": 8, "Dana": 8}, number=1, replaces=(entered,))
    assert table.sheet().chips["Běta"] == 2
    table.dead.add(correction)
    assert table.sheet().chips["Dana"] == 2


def test_a_correction_of_a_correction_leaves_only_the_last() -> None:
    table = Table()
    one = table.loses("Dana")
    two = table.game("Anna", {"Běta": 20, "Cyril": 8, "Dana": 8}, number=1, replaces=(one,))
    table.game("Anna", {"Běta": 8, "Cyril": 20, "Dana": 8}, number=1, replaces=(two,))
    assert table.sheet().chips == {"Anna": 3, "Běta": 3, "Cyril": 2, "Dana": 3}


def test_two_judges_who_correct_the_same_entry_differently_are_a_conflict() -> None:
    table = Table()
    one = table.loses("Dana")
    table.game("Anna", {"Běta": 20, "Cyril": 8, "Dana": 8}, number=1, replaces=(one,))
    table.game("Anna", {"Běta": 8, "Cyril": 20, "Dana": 8}, number=1, replaces=(one,))
    assert table.problem().clash == "differ"


def test_entries_that_replace_each_other_in_a_circle_are_all_there_and_contradict_each_other() -> None:
    """Each names the other before it knows it: without this both would silently be gone."""
    table = Table()
    table.put(
        GameEntered(1, 1, 1, 1, "Anna", {"Běta": Left(1, 7), "Cyril": Left(1, 8), "Dana": Left(1, 9)}, ("b",)), "a"
    )
    table.put(
        GameEntered(1, 1, 1, 1, "Anna", {"Běta": Left(1, 9), "Cyril": Left(1, 8), "Dana": Left(1, 7)}, ("a",)), "b"
    )
    assert table.problem().ids == ("a", "b")


def test_an_entry_cannot_replace_itself() -> None:
    left = {"Běta": Left(1, 7), "Cyril": Left(1, 8), "Dana": Left(1, 9)}
    assert replaced({"a": GameEntered(1, 1, 1, 1, "Anna", left, ("a",))}) == frozenset()


def test_an_entry_cannot_replace_a_disqualification() -> None:
    """What the head judge has pronounced is taken back by the head judge alone."""
    table = Table()
    gone = table.out("Dana", "disqualified")
    table.game("Anna", {"Běta": 7, "Cyril": 20}, replaces=(gone,))
    assert table.sheet().still_in == ("Anna", "Běta", "Cyril") and table.sheet().chips["Cyril"] == 2


# ---- games for points ----


def test_games_for_points_add_up_the_cards_left_and_nobody_is_out() -> None:
    table = Table(games=2)
    table.game("Anna", {"Běta": "9h Ks", "Cyril": "Ah", "Dana": "Tc"})
    assert not table.sheet().over
    table.game("Dana", {"Anna": "7h", "Běta": "Jh", "Cyril": "8s"})
    assert table.sheet().over and table.sheet().still_in == FOUR
    assert table.sheet().sums == {"Anna": 7, "Běta": 15, "Cyril": 19, "Dana": 10}
    assert table.sheet().chips == dict.fromkeys(FOUR, 3) and table.sheet().games[0].loser is None


def test_games_for_points_go_on_without_whoever_leaves() -> None:
    table = Table(games=2)
    table.game("Anna", {"Běta": 9, "Cyril": 11, "Dana": 10})
    table.out("Běta")
    table.game("Anna", {"Cyril": 2, "Dana": 3})
    assert table.sheet().over
    assert table.sheet().sums == {"Anna": 0, "Běta": 9, "Cyril": 13, "Dana": 13}


def test_games_for_points_end_when_one_is_left() -> None:
    table = Table(("Anna", "Běta"), games=5)
    table.out("Anna")
    assert table.sheet().over


# ---- cards left ----


@pytest.mark.parametrize(
    ("left", "wrong"),
    [
        ({"Anna": Left(2, None, ("9h", "Ks"))}, None),
        ({"Anna": Left(2, 13)}, None),
        ({"Anna": Left(2, 13, ("9h", "Ks"))}, "cards or points"),
        ({"Anna": Left(1, None, ("9h", "Ks"))}, "1 cards expected, 2 found"),
        ({"Anna": Left(1, None, ("6h",))}, "cards of the 32"),
        ({"Anna": Left(2, None, ("9h", "9h"))}, "each card once"),
        ({"Anna": Left(1, None, ("9h",)), "Běta": Left(1, None, ("9h",))}, "9h found twice"),
        ({"Anna": Left(1)}, "neither found"),
        ({"Anna": Left(1, 12)}, "2 to 11 points"),
        ({"Anna": Left(1, 1)}, "2 to 11 points"),
        ({"Anna": Left(20, 100), "Běta": Left(12, 60)}, "1 to 31 cards together"),
    ],
)
def test_cards_left_that_cannot_be_are_told(left: dict[str, Left], wrong: str | None) -> None:
    found = check_left(left, CZECH)
    assert found is None if wrong is None else found is not None and wrong in found


def test_the_fewest_and_the_most_points_of_so_many_cards() -> None:
    """Four unters count 2 each, then the overs 3; four aces 11 each, then tens."""
    assert [least(count, CZECH) for count in (1, 4, 5)] == [2, 8, 11]
    assert [most(count, CZECH) for count in (1, 4, 5)] == [11, 44, 54]
    assert least(32, CZECH) == most(32, CZECH) == 4 * (7 + 8 + 9 + 10 + 2 + 3 + 4 + 11)


def test_points_typed_count_as_they_are() -> None:
    assert points_of(Left(2, 13), CZECH) == points_of(Left(2, None, ("9h", "Ks")), CZECH) == 13
