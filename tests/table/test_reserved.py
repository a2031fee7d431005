"""A championship's table: seats kept for its players, nobody waits for who is away, and who is out is out."""

import random
from dataclasses import dataclass, replace
from typing import Any

import pytest

from prsi.match import parse, replay
from prsi.match.formats import Chips, RoundsWon, Single
from prsi.protocol.commands import (
    AnswerAbsence,
    Bot,
    Fill,
    GetRecord,
    Leave,
    NextRound,
    Open,
    Pause,
    Person,
    Play,
    Rematch,
    Say,
    SetPace,
    Sit,
    Start,
)
from prsi.protocol.commands import Pace as PaceOf
from prsi.protocol.messages import Message, RecordGiven, Refused
from prsi.rules.ruleset import RULES_VERSION
from prsi.table import Absent, Actor, Present, Reserve, Shut, Table, TakeOut
from prsi.table.facts import TABLE_VERSION, Logged, Moved, Retired, Started
from prsi.table.state import EMPTY, apply, commitment_of
from tests.table.shell import FRESH, NO_WAIT, accepted, refused
from tests.table.test_people import Online

NAMES = ("Anna", "Bob", "Cyril", "Dana", "Emil")
ACTORS = tuple(Actor(f"p-{name.lower()}", name, "karel") for name in NAMES)
ANNA, BOB, CYRIL, DANA, EMIL = ACTORS
STRANGER = Actor("p-stranger", "Zed", "owl")
MINUTE = 60_000


def reserve(seats: int = 4, survivors: int = 2, chips: int = 2, **more: Any) -> Reserve:
    """Ask for a table of so many."""
    people = tuple(Person(actor.name, actor.avatar) for actor in ACTORS[:seats])
    rest: dict[str, Any] = {"pace": NO_WAIT, "clock": 30_000, "dealer": 0, **more}
    start = Start("start", {"preset": "championship"}, people, format=Chips(chips, survivors), deal=False, **rest)
    return Reserve(start, tuple(actor.player for actor in ACTORS[:seats]))


@dataclass
class Reserved(Online):
    """A championship's table that is loaded anew after whatever happens, and has to be the same."""

    def opened(self, *arguments: int, **rest: Any) -> "Reserved":
        """Open it."""
        outcome = self.give(reserve(*arguments, **rest))
        assert outcome.reply is None, outcome.reply
        return self

    def keep(self, outcome: Any, seat: int | None = None) -> Any:
        found = super().keep(outcome, seat)
        # Not after every move: to read a log anew takes as long as the log is.
        if outcome.entries and (len(self.log) % 16 == 0 or not isinstance(outcome.entries[0].fact, Moved)):
            snapshot = self.table.snapshot()
            assert Table.load(None, self.stored(), one_clock=True).snapshot() == snapshot, "the log tells all of it"
            assert Table.load(snapshot, one_clock=True).snapshot() == snapshot, "and so does a snapshot"
        return found

    def come(self, *actors: Actor) -> None:
        """Let players be connected."""
        for actor in actors:
            self.give(Present(actor.player))

    def out(self, actor: Actor, why: Any = "disqualified") -> None:
        """Let the server take somebody out."""
        self.give(TakeOut(actor.player, why))

    def play_round(self, dice: random.Random) -> None:
        """Play until the round is over."""
        rounds = len(self.table.state.finished)
        while self.phase == "playing":
            self.move(dice)
        assert len(self.table.state.finished) == rounds + 1

    def move(self, dice: random.Random) -> None:
        """Make a move for whoever is on turn."""
        seat = self.table.state.to_act
        assert seat is not None
        view = self.view(seat)
        assert view.round is not None
        moves = [move for move in view.round.legal if move[0] not in "!?"]
        accepted(self.do(Play(self.id(), self.table.state.seq, dice.choice(moves)), ACTORS[seat]))


def running(seats: int = 4, survivors: int = 2, **rest: Any) -> Reserved:
    """A table at which the first round is played."""
    table = Reserved().opened(seats, survivors, **rest)
    table.come(*ACTORS[:seats])
    table.ready(*ACTORS[:seats])
    assert table.phase == "playing"
    return table


def test_cards_are_dealt_once_everybody_has_come_and_is_ready_and_not_before() -> None:
    table = Reserved().opened()
    table.come(ANNA, BOB, CYRIL)
    table.ready(ANNA, BOB, CYRIL)
    table.pass_time(60 * MINUTE)
    assert table.phase == "ready", "one is missing: the head judge's clock decides, not the table's"
    table.come(DANA)
    assert table.phase == "ready"
    table.ready(DANA)
    assert table.phase == "playing"


def test_who_has_come_and_is_slow_to_be_ready_is_dealt_cards_by_the_clock() -> None:
    table = Reserved().opened()
    table.come(*ACTORS[:4])
    table.ready(ANNA)
    table.pass_time(20_000)
    assert table.phase == "playing"


def test_who_came_and_lost_the_line_is_not_waited_for() -> None:
    table = Reserved().opened()
    table.come(ANNA)
    table.give(Absent(ANNA.player))
    table.come(BOB, CYRIL, DANA)
    table.ready(BOB, CYRIL, DANA)
    assert table.phase == "playing"


def test_a_no_show_is_out_and_the_others_begin() -> None:
    table = Reserved().opened()
    table.come(ANNA, BOB, CYRIL)
    table.ready(ANNA, BOB, CYRIL)
    table.out(DANA, "no_show")
    assert table.phase == "playing"
    assert table.view(0).match is not None
    assert [one.hand_size for one in table.view(0).match.standing] == [4, 4, 4, 0]  # type: ignore[union-attr]


def test_two_no_shows_at_a_table_of_four_let_the_others_through_unplayed() -> None:
    table = Reserved().opened()
    table.come(ANNA, BOB)
    table.out(CYRIL, "no_show")
    table.out(DANA, "no_show")
    result = table.view(0).match_result
    assert table.phase == "match_over"
    assert result is not None
    assert result.places[0] == (0, 1)
    assert refused(table.do(GetRecord("r"), ANNA)) == "no_finished_round"
    table.out(ANNA, "no_show")
    assert len([1 for entry in table.log if isinstance(entry.fact, Retired)]) == 2, (
        "the table is over: nobody is out of it"
    )


def test_a_round_is_void_when_somebody_is_out_and_dealt_anew_by_the_same_dealer_from_another_secret() -> None:
    table = running()
    dice = random.Random(1)
    table.play_round(dice)
    table.ready(*ACTORS[:4])
    before = table.table.state
    assert before.current is not None
    chips, dealer = before.match.chips, before.current.dealt.dealer  # type: ignore[union-attr]
    hands = before.current.round.hands
    table.move(dice)
    table.out(DANA)
    state = table.table.state
    assert (state.phase, state.current, len(state.finished)) == ("ready", None, 1)
    assert table.view(0).round is None, "nobody learns what was in the hands"
    promised = table.view(0).commitment
    table.ready(ANNA, BOB, CYRIL)
    again = table.table.state
    assert again.current is not None
    assert (again.current.dealt.number, again.current.dealt.again) == (2, 1)
    assert again.current.dealt.dealer == (1 if dealer == 3 else dealer)
    assert again.match is not None
    assert again.match.chips == chips, "a chip given stays given"
    assert again.current.round.hands[:3] != hands[:3], "cards that were seen are not dealt again"
    assert promised == commitment_of(FRESH, 1, 2, 1) != commitment_of(FRESH, 1, 2)


def test_who_leaves_is_out_and_the_record_tells_it_and_replays() -> None:
    table = running(seats=5)
    dice = random.Random(4)
    table.play_round(dice)
    table.ready(*ACTORS)
    accepted(table.do(Leave(table.id()), EMIL))
    assert table.table.state.match is not None
    assert table.table.state.match.retired == (4,)
    while table.phase != "match_over":
        table.ready(*(actor for n, actor in enumerate(ACTORS) if n in table.table.state.match.still_in))
        table.play_round(dice)
    answer = table.do(GetRecord(table.id()), ANNA)
    assert isinstance(answer, RecordGiven)
    assert "retired 4: after 1\n" in answer.text
    found = replay(parse(answer.text))
    assert (found.state.over, found.state.retired) == (True, (4,))


@pytest.mark.parametrize("in_round", [True, False])
def test_one_who_goes_of_the_last_two_of_a_final_has_lost_it(in_round: bool) -> None:
    table = running(2, 1)
    if not in_round:
        table.play_round(random.Random(2))
    table.out(ANNA, "left")
    result = table.view(1).match_result
    assert result is not None
    assert (table.phase, result.winner, result.places) == ("match_over", 1, ((1,), (0,)))


def test_who_is_away_for_ten_minutes_has_left_and_so_even_a_table_of_nobody_comes_to_its_end() -> None:
    table = running(4, 2)
    table.give(Absent(DANA.player))
    table.pass_time(9 * MINUTE)
    table.come(DANA)
    table.give(Absent(DANA.player))
    table.pass_time(9 * MINUTE)
    assert "retired" not in {entry.fact.kind for entry in table.log}, "who comes back has another ten minutes"
    assert table.table.state.halt_at is None, "the clock plays on"
    for actor in (ANNA, BOB, CYRIL):
        table.give(Absent(actor.player))
    table.pass_time(MINUTE)
    assert [(one.seat, one.why) for one in table.table.state.outs] == [(3, "left")]
    table.pass_time(9 * MINUTE)
    assert table.phase == "match_over"
    table.pass_time(10 * MINUTE)
    assert table.phase == "closed"


def test_before_the_first_deal_only_the_head_judges_clock_strikes() -> None:
    table = Reserved().opened()
    table.come(ANNA)
    table.give(Absent(ANNA.player))
    table.pass_time(60 * MINUTE)
    assert table.table.state.outs == ()


def test_who_lets_the_time_of_three_turns_pass_has_five_seconds_from_then_on() -> None:
    table = running(3, 2)
    seats = 3
    table.pass_time(30_000 * seats * 3 + 30_000)
    assert {one.kind for one in (entry.fact for entry in table.log)} >= {"moved"}
    turn = next(clock for clock in table.view(0).clocks if clock.what == "turn")
    assert turn.of == 5000


def commands(seq: int) -> list[tuple[Any, str]]:
    """What nobody can do at a championship's table, and why."""
    return [
        (Say("x", "hello"), "championship"),
        (SetPace("x", PaceOf()), "not_practice"),
        (Pause("x"), "not_practice"),
        (Fill("x"), "not_waiting"),
        (AnswerAbsence("x", 1, "computer"), "nobody_asked_about"),
        (Rematch("x", seq), "match_not_over"),
    ]


@pytest.mark.parametrize("number", range(6))
def test_nobody_speaks_calls_the_computer_or_stops_the_clock(number: int) -> None:
    table = running()
    command, reason = commands(table.table.state.seq)[number]
    assert refused(table.do(command, ANNA)) == reason


def test_there_is_no_other_match() -> None:
    table = running(2, 1)
    table.out(BOB)
    assert refused(table.do(Rematch("r", table.table.state.seq), ANNA)) == "championship"


def test_a_stranger_cannot_sit_and_a_player_who_is_out_looks_on() -> None:
    table = running()
    assert refused(table.do(Sit("s"), STRANGER)) == "table_full"
    assert refused(table.do(Sit("s", 1), STRANGER)) == "table_full"
    table.out(DANA)
    assert refused(table.do(Sit("s2", 3), STRANGER)) == "table_full"
    accepted(table.do(Sit("s", None), DANA))
    assert table.view(3).match is not None
    assert refused(table.do(Play("p", table.table.state.seq, "+1"), DANA)) in ("not_playing", "not_in_round")


def test_nobody_is_asked_about_or_replaced_however_long_somebody_is_away() -> None:
    table = running()
    table.give(Absent(DANA.player))
    table.pass_time(30 * MINUTE)
    kinds = {entry.fact.kind for entry in table.log}
    assert not kinds & {"asked_about", "taken_over", "filled", "stood_up", "halted"}


def test_a_table_of_a_draw_that_was_made_anew_is_closed() -> None:
    table = running()
    table.give(Shut("redrawn"))
    assert table.phase == "closed"
    table.give(Shut("redrawn"))
    assert table.phase == "closed"
    plain = Online().open()
    plain.give(Shut("redrawn"))
    assert plain.phase == "waiting", "other tables are not the championship's"


def test_who_is_no_player_of_the_table_or_out_already_cannot_be_taken_out() -> None:
    table = running()
    table.out(STRANGER)
    table.out(DANA)
    table.out(DANA)
    assert [entry.fact for entry in table.log if isinstance(entry.fact, Retired)] == [Retired(3, "disqualified")]
    plain = Online().open()
    plain.give(TakeOut("p-anna", "left"))
    assert plain.table.state.outs == ()


def faulty() -> list[tuple[Reserve, str]]:
    """Tables that are none."""
    good = reserve()
    seats = good.start.seats
    start = good.start
    return [
        (replace(good, players=good.players[:3]), "bad_seats"),
        (replace(good, players=("a", "a", "b", "c")), "bad_seats"),
        (replace(good, players=("", "a", "b", "c")), "bad_seats"),
        (replace(good, start=replace(start, seats=(*seats[:3], Open()))), "bad_seats"),
        (replace(good, start=replace(start, seats=(*seats[:3], Bot("K", "karel", "casual")))), "bad_seats"),
        (replace(good, start=replace(start, format=Single())), "bad_format"),
        (replace(good, start=replace(start, format=RoundsWon(2))), "bad_format"),
        (replace(good, start=replace(start, ruleset={"preset": "poker"})), "bad_ruleset"),
        (replace(good, start=replace(start, dealer=5)), "bad_dealer"),
    ]


@pytest.mark.parametrize("number", range(9))
def test_a_table_that_cannot_be_is_refused_and_says_why(number: int) -> None:
    what, reason = faulty()[number]
    reply: Message | None = Table(one_clock=True).handle(what, 0, None, FRESH).reply
    assert isinstance(reply, Refused)
    assert reply.reason == reason


def test_a_log_is_refused_that_takes_out_somebody_of_another_table_or_keeps_one_seat_of_two() -> None:
    plain = Online().open()
    entry = Logged(plain.table.state.seq + 1, plain.now, None, None, Retired(0, "left"))
    with pytest.raises(ValueError, match="does not fit"):
        apply(plain.table.state, entry)
    begun = Started(TABLE_VERSION, RULES_VERSION, reserve().start, FRESH.hex(), 0, "p-anna", ("p-anna",))
    with pytest.raises(ValueError, match="does not fit"):
        apply(EMPTY, Logged(1, 0, None, None, begun))


@pytest.mark.parametrize("seed", range(12))
def test_any_table_with_people_out_at_any_moment_comes_to_its_end(seed: int) -> None:
    """Chips lost are rounds won, and the table ends with as many as advance, whoever goes when."""
    dice = random.Random(seed)
    seats = dice.choice((3, 4, 5))
    survivors = 1 if seats == 4 and dice.random() < 0.5 else 2
    table = Reserved().opened(seats, survivors, dice.choice((2, 3)))
    table.come(*ACTORS[:seats])
    while table.phase not in ("match_over", "closed"):
        state = table.table.state
        assert state.match is not None
        chance = dice.random()
        if chance < 0.02:
            table.out(ACTORS[dice.choice(state.match.still_in)], dice.choice(("left", "disqualified", "no_show")))
        elif chance < 0.05:
            table.give(dice.choice((Present, Absent))(dice.choice(ACTORS[:seats]).player))
        elif state.phase == "playing":
            table.move(dice)
        else:
            for seat in state.match.still_in:
                if table.phase in ("ready", "round_over"):
                    table.do(NextRound(table.id(), table.table.state.seq), ACTORS[seat])
            table.pass_time(20_000)
    match = table.table.state.match
    assert match is not None and isinstance(match.format, Chips)
    won = len([1 for done in table.table.state.finished if done.winner is not None])
    lost = sum(match.format.n - left for left in match.chips)
    assert won == lost
    assert len(match.still_in) == survivors
