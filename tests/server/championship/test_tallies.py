"""What a server's table tells its championship: each game, lot and player out once, whoever tells it and how often."""

from __future__ import annotations

import random

import pytest

from prsi.protocol.commands import Leave, Play
from prsi.server.championship.ids import is_own
from prsi.server.championship.tallies import dressed, players_of, tally, wanted
from prsi.table import Actor, Present, TakeOut
from prsi.tournament import reports as r
from prsi.tournament.settings import Settings
from prsi.tournament.sheet import Sheet
from tests.table.test_reserved import Reserved
from tests.tournament.hall import ANYBODY, HEAD, SERVER, Hall

ONLINE = Settings("Prší 2026", 2026, online=True, chips=2)


class Both:
    """A tournament with one table of it that is played at a server's table."""

    def __init__(self, players: int = 4, settings: Settings = ONLINE, seed: int = 1) -> None:
        self.dice = random.Random(seed)
        self.hall = Hall(settings)
        for number in range(players):
            self.hall.say(r.Registered("", f"Hráč {number}", 1990, player=f"p-{number}"), ANYBODY)
            self.hall.say(r.CheckedIn(list(self.hall.now.entrants)[-1]))
        self.hall.say(r.RegistrationClosed())
        self.hall.say(r.PlanChosen((r.StagePlan(1, 0, final=True),)))
        self.round = self.hall.draw(1)
        self.hall.say(r.RoundCalled(1, 1))
        self.players = self.sheet.seats.players
        self.table = Reserved()
        what = wanted(self.hall.now, self.round, 1)
        assert self.table.give(what, None, self.dice.randbytes(32)).reply is None

    @property
    def sheet(self) -> Sheet:
        return self.round.sheets[1]

    def seat(self, who: str) -> str:
        """The profile at the seat of a registrant."""
        return players_of(self.hall.now, self.players)[self.players.index(who)]

    def tell(self, most: int = 1000) -> int:
        """Tell the tournament what it does not know, at most so many reports; return how many there were."""
        found = tally(self.hall.now, self.round, 1, self.table.table.state)
        assert all(is_own(report_id) and len(report_id) <= 64 for report_id, _ in found)
        for report_id, report in found[:most]:
            self.hall.say(report, SERVER, report_id)
        return len(found)

    def come(self, *away: str) -> None:
        """Let everybody come but some."""
        for who in self.players:
            if who not in away:
                self.table.give(Present(self.seat(who)))

    def deal(self) -> None:
        """Let the pause be over."""
        self.table.pass_time(20_000)
        assert self.table.phase == "playing"

    def play(self) -> None:
        """Play a game."""
        if self.table.phase != "playing":
            self.deal()
        rounds = len(self.table.table.state.finished)
        while self.table.phase == "playing":
            self.move()
        assert len(self.table.table.state.finished) == rounds + 1

    def move(self) -> None:
        state = self.table.table.state
        assert state.to_act is not None
        view = self.table.view(state.to_act)
        assert view.round is not None
        legal = [code for code in view.round.legal if code[0] not in "!?"]
        move = self.dice.choice([code for code in legal if code[0] not in "+-"] or legal)
        self.table.do(Play(self.table.id(), state.seq, move), Actor(state.players[state.to_act], "x", "karel"))

    def take_out(self, who: str, why: str = "disqualified") -> None:
        """Let the server's table take a player out."""
        self.table.give(TakeOut(self.seat(who), why))  # type: ignore[arg-type]

    def agree(self) -> None:
        """The tournament's sheet says of chips and of who is in what the table says."""
        match = self.table.table.state.match
        assert match is not None
        sheet = self.sheet
        assert sheet.status in ("playing", "over"), sheet
        assert [sheet.chips[who] for who in self.players] == list(match.chips)
        assert set(sheet.still_in) == {self.players[seat] for seat in match.still_in}
        assert sheet.over == match.over


def test_a_table_has_the_players_names_chips_and_clock_of_the_draw_and_a_seat_for_who_has_no_profile() -> None:
    both = Both()
    what = dressed(wanted(both.hall.now, both.round, 1), {"p-1": "fox"})
    assert sorted(what.players) == ["p-0", "p-1", "p-2", "p-3"]
    seats = dict(zip(what.players, what.start.seats, strict=True))
    assert seats["p-1"].avatar == "fox"  # type: ignore[union-attr]
    assert what.start.clock == 30_000
    assert (what.start.format.n, what.start.format.survivors) == (3, 1)  # type: ignore[union-attr]
    hall = Hall(ONLINE)
    (who,) = hall.register(["Bez Profilu"])
    assert players_of(hall.now, (who,)) == (f"-{who}",), "no profile has such a name"


@pytest.mark.parametrize("seed", range(6))
def test_games_flow_into_the_tournament_and_both_say_the_same_at_any_time(seed: int) -> None:
    """Chips, places and lots follow from the cards; told after each game, or much later all at once."""
    both = Both(seed=seed)
    both.come()
    while not both.sheet.over:
        both.play()
        if both.dice.random() < 0.6 or both.table.phase == "match_over":
            both.tell()
            both.agree()
            assert both.tell() == 0, "told again it is nothing new"
    assert both.sheet.dealer is not None
    assert {who for who in both.players if who in both.round.arrived} == set(both.players)


@pytest.mark.parametrize("most", [1, 2, 3, 5])
def test_whoever_dies_in_the_middle_of_telling_the_next_one_tells_the_rest(most: int) -> None:
    both = Both()
    both.come()
    for _ in range(3):
        both.play()
    while both.tell(most):
        pass
    both.agree()
    ids = [entry.id for entry in both.hall.now.log]
    assert len(ids) == len(set(ids))


def test_what_the_table_draws_by_lot_is_the_lot_of_the_tournament() -> None:
    for seed in range(200):
        both = Both(players=3, settings=Settings("x", 2026, online=True, values="czech"), seed=seed)
        both.come()
        both.play()
        both.tell()
        both.agree()
        if any(isinstance(entry.report, r.LotDrawn) for entry in both.hall.now.log):
            return
    raise AssertionError("no lot in two hundred games")


def test_who_leaves_the_table_is_out_of_the_tournament_in_the_game_that_was_played() -> None:
    both = Both()
    both.come()
    both.play()
    both.deal()
    both.move()
    gone = both.players[2]
    both.table.do(Leave("bye"), Actor(both.seat(gone), "x", "karel"))
    both.tell()
    both.agree()
    out = both.hall.now.outs()[gone]
    assert (out.why, out.number) == ("left", 2)
    both.play()
    both.tell()
    both.agree()
    assert both.sheet.games[-1].number == 2, "the game that was void is played again under its number"


def test_whom_the_head_judge_disqualifies_in_a_game_is_told_to_the_table_and_not_told_back() -> None:
    both = Both()
    both.come()
    both.play()
    both.tell()
    both.deal()
    out = both.players[0]
    both.hall.out(out, "disqualified", "tampering")
    both.take_out(out)
    assert both.tell() == 0
    both.agree()
    both.play()
    both.tell()
    both.agree()


def test_a_game_that_was_over_before_the_word_came_counts_and_the_word_holds_after_it() -> None:
    """The head judge speaks of game 2, but at the table that is over, and the third is played already."""
    both = Both()
    both.come()
    both.play()
    both.tell()
    both.play()
    out = next(who for who in both.players if both.table.table.state.match.chips[both.players.index(who)] > 1)  # type: ignore[union-attr]
    spoken = both.hall.out(out, "disqualified", "tampering", conduct="tampering")
    both.deal()
    both.take_out(out)
    both.tell()
    both.agree()
    assert spoken.id in both.hall.now.dead
    said = both.hall.now.outs()[out]
    assert (said.number, said.why, said.reason, said.conduct) == (3, "disqualified", "tampering", "tampering")
    assert len(both.sheet.games) == 2
    assert both.tell() == 0


@pytest.mark.parametrize("through", [True, False])
def test_a_word_that_comes_after_the_tables_last_game_takes_the_place_all_the_same(through: bool) -> None:
    """With two left in the final the last game is over at the table; then one is disqualified in that game."""
    both = Both(players=2)
    both.come()
    while both.table.phase != "match_over":
        both.tell()
        both.play()
    match = both.table.table.state.match
    assert match is not None
    first = both.players[match.still_in[0]]
    out = first if through else next(who for who in both.players if who != first)
    both.hall.out(out, "disqualified", "cheating")
    both.take_out(out)
    both.tell()
    assert both.sheet.status == "over"
    assert out in both.hall.now.outs()
    assert len(both.sheet.games) == len(both.table.table.state.finished)
    (other,) = (who for who in both.players if who != out)
    assert both.sheet.still_in == (other,), "who was out last is back where nobody else is left"
    assert both.tell() == 0


def test_a_no_show_is_out_at_both_and_who_played_a_game_all_the_same_was_there() -> None:
    both = Both()
    late = both.players[3]
    both.come(late)
    both.tell()
    both.hall.clock += 10 * 60_000
    both.hall.say(r.PlayerOut(1, 1, 1, late, "no_show", 1), SERVER)
    both.take_out(late, "no_show")
    both.tell()
    both.agree()
    other = Both()
    late = other.players[3]
    other.come(late)
    other.tell()
    other.hall.clock += 10 * 60_000
    other.hall.say(r.PlayerOut(1, 1, 1, late, "no_show", 1), SERVER)
    other.come()
    other.play()  # faster than the word
    other.take_out(late, "no_show")
    other.tell()
    other.agree()
    assert other.hall.now.outs()[late].why == "left"


def test_what_the_head_judge_takes_back_is_not_said_again_against_the_judge() -> None:
    both = Both()
    both.come()
    both.play()
    both.tell()
    out = both.players[1]
    said = both.hall.out(out, "disqualified", "by mistake")
    both.take_out(out)
    both.hall.say(r.TakenBack((said.id,), "it was somebody else"), HEAD)
    assert both.tell() == 0
    assert out in both.sheet.still_in


def test_two_words_with_long_ids_that_begin_alike_are_both_moved() -> None:
    """An id is as long as its sender has made it; of two that differ only in the last letter each is taken back."""
    both = Both(players=5)
    both.come()
    both.play()
    both.tell()
    both.play()
    out = [who for who in both.players if who in both.sheet.still_in][:2]
    for letter, who in zip("ab", out, strict=True):
        said = r.PlayerOut(1, 1, 1, who, "disqualified", both.sheet.next, "cheating", "cheating")
        both.hall.say(said, HEAD, "x" * 63 + letter)
    both.tell()
    backs = [entry.report.ids for entry in both.hall.now.log if isinstance(entry.report, r.TakenBack)]
    assert sorted(backs) == [("x" * 63 + "a",), ("x" * 63 + "b",)]
