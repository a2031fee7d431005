"""A server's table: people come, are ready, speak, stay away and come back (product.md, "With people")."""

import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from prsi.match.formats import RoundsWon, Single
from prsi.protocol.commands import (
    AnswerAbsence,
    Bot,
    Contribute,
    Fill,
    GetRecord,
    Hint,
    Leave,
    NextRound,
    Open,
    Pause,
    Person,
    Play,
    Rematch,
    Say,
    Sit,
    Start,
    Sync,
    Undo,
)
from prsi.protocol.messages import Events, Message, RecordGiven, State, TableView
from prsi.rules.deal import mix
from prsi.table import Absent, Actor, Present, Table, TimerFired
from prsi.table.dice import round_secret, seed_of
from prsi.table.state import commitment_of
from tests.table.shell import NO_WAIT, Shell, accepted, refused

ANNA = Actor("p-anna", "Anna", "anicka")
BOB = Actor("p-bob", "Bob", "kuba")
CYRIL = Actor("p-cyril", "Cyril", "karel")
MINUTE = 60_000


@dataclass
class Online(Shell):
    """A table of a server, on the server's one clock."""

    table: Table = field(default_factory=lambda: Table(one_clock=True))

    def open(self, seats: int = 2, bots: int = 0, **rest: Any) -> "Online":
        """Let Anna make a table."""
        free = (Open(),) * (seats - 1 - bots)
        computers = tuple(Bot("Karel", "karel", "casual") for _ in range(bots))
        rest.setdefault("pace", NO_WAIT)
        rest.setdefault("format", Single())
        ruleset = rest.pop("ruleset", {"preset": "prsi"})
        start = Start("start", ruleset, (Person("Anna", "anicka"), *free, *computers), **rest)
        accepted(self.give(start, ANNA).reply)
        return self

    def do(self, command: Any, actor: Actor) -> Message | None:
        """Send a command of a player and return the answer."""
        return self.give(command, actor).reply

    def sit(self, actor: Actor, seat: int | None = None) -> None:
        """Let a player sit down."""
        accepted(self.do(Sit(self.id(), seat), actor))

    def ready(self, *actors: Actor) -> None:
        """Let players be ready."""
        for actor in actors:
            command = Rematch if self.table.state.phase == "match_over" else NextRound
            accepted(self.do(command(self.id(), self.table.state.seq), actor))

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass on the server's clock, firing what is due on the way; bots answer at once."""
        end = self.now + milliseconds
        for _ in range(10_000):
            self.answer_requests()
            due = self.table.due()
            if due is None or due > end:
                break
            self.now = max(self.now, due)
            # A bot that is still to choose has no alarm: it moves when it has chosen.
            alarm = min(self.table.outstanding(self.now).alarms, key=lambda one: one.after)
            self.give(TimerFired(alarm.kind, alarm.seq, alarm.seat))
        self.now = end

    @property
    def phase(self) -> str:
        return self.table.state.phase

    def seen(self, seat: int) -> TableView:
        """What the seat's newest message shows."""
        return self.view(seat)

    def told(self, seat: int = 0) -> list[str]:
        """The kinds of all events a seat was told, oldest first."""
        found = []
        for to, message in self.sent:
            if to == seat and isinstance(message, (Events, State)):
                found += [event.kind for entry in message.entries for event in entry.events]
        return found

    def play_on(self, *actors: Actor) -> None:
        """Play the round to its end with any legal moves."""
        dice = random.Random(3)
        by_player = {actor.player: actor for actor in actors}
        for _ in range(3000):
            self.answer_requests()
            state = self.table.state
            if state.phase != "playing":
                return
            player = state.players[state.to_act or 0]
            if player:
                seat = state.seat_of(player)
                assert seat is not None
                round_ = self.seen(seat).round
                assert round_ is not None
                legal = [move for move in round_.legal if move[0] not in "!?"]
                accepted(self.do(Play(self.id(), state.seq, dice.choice(legal)), by_player[player]))
            else:
                self.pass_time(max((self.table.due() or self.now) - self.now, 0))
        raise AssertionError("the round does not end")


@pytest.fixture
def two() -> Online:
    """Anna and Bob, in the first round."""
    online = Online().open()
    online.sit(BOB)
    online.ready(ANNA, BOB)
    assert online.phase == "playing"
    return online


def owing(online: Online) -> tuple[Actor, Actor]:
    """Who owes a move, and the other one."""
    return (ANNA, BOB) if online.table.state.to_act == 0 else (BOB, ANNA)


# ---- coming ----


def test_the_first_round_is_dealt_when_every_seat_is_taken_and_everybody_is_ready() -> None:
    online = Online().open(3)
    assert online.phase == "waiting"
    assert [seat.open for seat in online.seen(0).seats] == [False, True, True]
    assert refused(online.do(NextRound("n", 1), ANNA)) == "not_between_rounds"
    online.sit(BOB)
    online.sit(CYRIL)
    assert online.phase == "ready"
    online.ready(ANNA, BOB)
    assert online.phase == "ready"
    assert online.seen(2).waiting_for == (2,)
    online.ready(CYRIL)
    assert online.phase == "playing"


def test_whoever_sits_down_gets_everything_and_the_others_the_news() -> None:
    online = Online().open()
    before = len(online.sent)
    online.sit(BOB)
    kinds = {(to, message.kind) for to, message in online.sent[before:]}
    assert kinds == {(None, "ack"), (1, "state"), (0, "events")} or kinds == {(1, "ack"), (1, "state"), (0, "events")}
    assert online.told(0)[-1] == "sat_down"


def test_a_player_has_one_seat_and_a_full_table_refuses() -> None:
    online = Online().open()
    online.sit(BOB)
    online.sit(BOB)
    assert online.table.state.players == ("p-anna", "p-bob")
    assert refused(online.do(Sit("x"), CYRIL)) == "table_full"
    assert refused(online.do(Say("y", "hello"), CYRIL)) == "not_seated"


def test_a_seat_that_is_taken_cannot_be_chosen() -> None:
    online = Online().open(3)
    assert refused(online.do(Sit("x", 0), BOB)) == "bad_seats"
    online.sit(BOB, 2)
    assert online.table.state.players == ("p-anna", "", "p-bob")


def test_the_computer_fills_the_seats_by_button() -> None:
    online = Online().open(4)
    accepted(online.do(Fill("f", "strong"), ANNA))
    assert [type(seat) for seat in online.table.state.seats] == [Person, Bot, Bot, Bot]
    assert len({seat.avatar for seat in online.seen(0).seats}) == 4
    assert refused(online.do(Fill("g"), ANNA)) == "not_waiting"


def test_the_computer_fills_the_seats_after_ten_minutes_and_the_round_is_dealt_then() -> None:
    online = Online().open(3)
    online.pass_time(10 * MINUTE - 1)
    assert online.phase == "waiting"
    online.pass_time(1)
    assert online.phase == "ready"
    online.pass_time(20_000)
    assert online.phase in ("playing", "round_over", "match_over")


def test_the_secret_of_a_server_is_nobodys_to_choose() -> None:
    """R37: a `secret` is for practice; a server's table takes a fresh one."""
    online = Online().open(secret="00" * 32)
    assert online.table.state.begun.secret != "00" * 32


@pytest.mark.parametrize(
    "seats", [(Open(), Open()), (Person("A", "a"), Person("B", "b")), (Bot("A", "a", "casual"), Open())]
)
def test_a_server_s_table_begins_with_the_one_person_who_makes_it(seats: Any) -> None:
    assert refused(Online().do(Start("s", {"preset": "prsi"}, seats), ANNA)) == "bad_seats"


def test_without_a_server_no_seat_is_open() -> None:
    shell = Shell()
    assert refused(shell.give(Start("s", {"preset": "prsi"}, (Person("A", "a"), Open()))).reply) == "bad_seats"


# ---- the secret ----


def test_contributions_are_mixed_into_the_deal_whose_commitment_everybody_saw_before() -> None:
    """R37: commitment first, contributions after it, and the deal follows from both."""
    online = Online().open()
    online.sit(BOB)
    seen = online.seen(0).commitment
    accepted(online.do(Contribute("a", online.table.state.seq, "ab" * 16), ANNA))
    accepted(online.do(Contribute("b", online.table.state.seq, "cd" * 16), BOB))
    accepted(online.do(Contribute("b2", online.table.state.seq, "ee" * 16), BOB))
    assert online.seen(1).contributed
    online.ready(ANNA, BOB)
    state = online.table.state
    assert state.current is not None
    assert [part.value for part in state.current.dealt.contributions] == ["ab" * 16, "cd" * 16]
    assert seen == commitment_of(state.master, 1, 1)
    mixed = mix(round_secret(state.master, 1, 1), [bytes.fromhex("ab" * 16), bytes.fromhex("cd" * 16)])
    assert seed_of(state.master, state.current.dealt) == mixed


def test_nobody_learns_a_contribution_before_the_round_is_over() -> None:
    online = Online().open()
    online.sit(BOB)
    accepted(online.do(Contribute("a", online.table.state.seq, "ab" * 16), ANNA))
    assert all("ab" * 16 not in repr(message) for to, message in online.sent if to == 1)


def test_what_practice_allows_a_server_refuses(two: Online) -> None:
    seq = two.table.state.seq
    first, _ = owing(two)
    for command in (Undo("u", seq), Pause("p"), Hint("h")):
        assert refused(two.do(command, first)) == "not_practice"
    view = two.seen(0)
    assert (view.can_undo, view.can_pause, view.can_hint, view.online) == (False, False, False, True)


# ---- silent, gone, left ----


def test_who_owes_a_move_for_ninety_seconds_is_asked_about_and_the_computer_sits_down_a_minute_later(
    two: Online,
) -> None:
    silent, _ = owing(two)
    seat = two.table.state.to_act
    two.pass_time(90_000 - 1)
    assert two.seen(0).question is None
    two.pass_time(1)
    question = two.seen(0).question
    assert question is not None
    assert (question.seat, question.reason) == (seat, "silent")
    two.pass_time(MINUTE - 1)
    assert isinstance(two.table.state.seats[seat or 0], Person)
    two.pass_time(1)
    assert isinstance(two.table.state.seats[seat or 0], Bot)
    assert two.table.state.former_seat_of(silent.player) == seat


def test_a_move_withdraws_the_question(two: Online) -> None:
    silent, _ = owing(two)
    two.pass_time(91_000)
    assert two.seen(0).question is not None
    round_ = two.seen(two.table.state.to_act or 0).round
    assert round_ is not None
    accepted(two.do(Play("m", two.table.state.seq, round_.legal[0]), silent))
    assert two.seen(0).question is None


def test_the_first_answer_counts_and_nobody_answers_about_oneself(two: Online) -> None:
    silent, other = owing(two)
    seat = two.table.state.seat_of(silent.player) or 0
    two.pass_time(91_000)
    assert refused(two.do(AnswerAbsence("a", seat, "computer"), silent)) == "own_seat"
    accepted(two.do(AnswerAbsence("b", seat, "computer"), other))
    assert isinstance(two.table.state.seats[seat], Bot)
    assert refused(two.do(AnswerAbsence("c", seat, "new_match"), other)) == "nobody_asked_about"


def test_a_new_match_opens_the_seat_and_gives_the_old_one_up(two: Online) -> None:
    silent, other = owing(two)
    seat = two.table.state.seat_of(silent.player) or 0
    two.pass_time(91_000)
    accepted(two.do(AnswerAbsence("b", seat, "new_match"), other))
    state = two.table.state
    assert (state.phase, state.open_seats, state.match_number, state.finished) == ("waiting", (seat,), 2, ())
    two.sit(CYRIL)
    two.ready(CYRIL, other)
    assert two.phase == "playing"


def test_ninety_seconds_without_a_connection_lead_to_the_question_and_coming_back_withdraws_it(two: Online) -> None:
    owes, waits = owing(two)
    two.give(Absent(waits.player))
    assert (
        two.seen(two.table.state.seat_of(owes.player) or 0).seats[two.table.state.seat_of(waits.player) or 0].connected
        is False
    )
    two.now += 30_000
    round_ = two.seen(two.table.state.to_act or 0).round
    assert round_ is not None
    two.pass_time(MINUTE - 1)
    assert two.table.state.gathering.question is None or two.table.state.gathering.question.reason == "silent"
    two.pass_time(1)
    question = two.table.state.gathering.question
    assert question is not None
    two.give(Present(waits.player))
    after = two.table.state.gathering.question
    assert after is None or after.seat != two.table.state.seat_of(waits.player)


def test_a_short_loss_of_signal_costs_nothing(two: Online) -> None:
    two.give(Absent(BOB.player))
    two.pass_time(20_000)
    two.give(Present(BOB.player))
    assert two.table.state.players == ("p-anna", "p-bob")
    assert two.told(0)[-2:] == ["gone", "back"]
    assert two.give(Present(BOB.player)).entries == ()


def test_everybody_gone_pauses_the_table_and_closes_it_after_thirty_minutes(two: Online) -> None:
    two.give(Absent(ANNA.player))
    two.pass_time(10_000)
    two.give(Absent(BOB.player))
    two.pass_time(20 * MINUTE)
    assert two.phase == "playing"
    two.give(Present(BOB.player))
    two.give(Absent(BOB.player))
    two.pass_time(30 * MINUTE)
    assert two.phase == "closed"


def test_a_pause_keeps_what_was_left_of_the_turn_clock() -> None:
    online = Online().open(clock=30_000)
    online.sit(BOB)
    online.ready(ANNA, BOB)
    online.pass_time(10_000)
    online.give(Absent(ANNA.player))
    online.give(Absent(BOB.player))
    online.pass_time(5 * MINUTE)
    online.give(Present(ANNA.player))
    online.give(Present(BOB.player))
    clock = next(clock for clock in online.seen(0).clocks if clock.what == "turn")
    assert (clock.left, clock.of) == (20_000, 30_000)


def test_who_leaves_in_a_match_is_asked_about_at_once_and_has_no_seat_any_more(two: Online) -> None:
    leaver, other = owing(two)
    seat = two.table.state.seat_of(leaver.player) or 0
    accepted(two.do(Leave("l"), leaver))
    question = two.seen(two.table.state.seat_of(other.player) or 0).question
    assert question is not None
    assert (question.seat, question.reason) == (seat, "left")
    assert two.table.state.seat_of(leaver.player) is None
    two.pass_time(MINUTE)
    assert isinstance(two.table.state.seats[seat], Bot)


def test_the_last_one_to_leave_closes_the_table(two: Online) -> None:
    first, other = owing(two)
    accepted(two.do(Leave("l"), first))
    accepted(two.do(Leave("m"), other))
    assert two.phase == "closed"
    assert refused(two.do(Sit("s"), CYRIL)) == "table_closed"


def test_before_a_match_leaving_opens_the_seat() -> None:
    online = Online().open(3)
    online.sit(BOB)
    accepted(online.do(Leave("l"), ANNA))
    assert online.table.state.open_seats == (0, 2)
    assert online.told(1)[-1] == "stood_up"


def test_a_seat_is_taken_back_when_the_round_is_over_and_not_before() -> None:
    online = Online().open(3, bots=1, format=RoundsWon(3))
    online.sit(BOB)
    online.ready(ANNA, BOB)
    accepted(online.do(Leave("l"), BOB))
    seat = 1
    accepted(online.do(AnswerAbsence("a", seat, "computer"), ANNA))
    accepted(online.do(Sit("back"), BOB))
    assert isinstance(online.table.state.seats[seat], Bot)
    assert online.seen(0).seats[seat].returning
    online.play_on(ANNA)
    assert isinstance(online.table.state.seats[seat], Person)
    assert online.table.state.players[seat] == "p-bob"
    assert online.sent[-1][0] == seat or any(
        to == seat and isinstance(message, State) for to, message in online.sent[-3:]
    ), "who comes back is told everything"
    online.ready(ANNA, BOB)
    assert online.phase == "playing"


def test_who_comes_back_when_everybody_else_leaves_plays_on_at_once() -> None:
    """The seat is given back between rounds so that nobody is disturbed; nobody is left to be."""
    online = Online().open(3, bots=1, format=RoundsWon(3))
    online.sit(BOB)
    online.ready(ANNA, BOB)
    accepted(online.do(Leave("l"), BOB))
    accepted(online.do(AnswerAbsence("a", 1, "computer"), ANNA))
    accepted(online.do(Sit("back"), BOB))
    accepted(online.do(Leave("m"), ANNA))
    assert (online.phase, online.table.state.players) == ("playing", ("", "p-bob", ""))
    online.play_on(BOB)


def test_who_leaves_in_a_round_cannot_undo_it_by_coming_back_before_the_others_answer() -> None:
    """product.md: for who left, the round counts as lost; the seat can be taken back between rounds."""
    online = Online().open(3, bots=1, format=RoundsWon(3))
    online.sit(BOB)
    online.ready(ANNA, BOB)
    accepted(online.do(Leave("l"), BOB))
    online.sit(BOB)
    assert online.table.state.gathering.question is None, "coming back is the answer"
    assert isinstance(online.table.state.seats[1], Bot), "the computer plays the round that was left"
    assert online.table.state.players == ("p-anna", "", "")
    assert refused(online.do(AnswerAbsence("a", 1, "new_match"), ANNA)) == "nobody_asked_about"
    online.play_on(ANNA)
    assert online.table.state.players == ("p-anna", "p-bob", "")


def test_who_leaves_the_last_round_of_a_match_and_comes_back_at_once_has_left_it(two: Online) -> None:
    leaver, other = owing(two)
    seat = two.table.state.seat_of(leaver.player) or 0
    accepted(two.do(Leave("l"), leaver))
    two.sit(leaver)
    before = two.table.state
    while two.table.state.phase == "playing":
        before = two.table.state
        two.play_on(other)
    assert before.players[seat] == ""
    assert before.gathering.former[seat] == leaver.player


# ---- the turn clock ----


def test_when_the_turn_clock_is_over_the_table_draws_and_the_third_time_asks() -> None:
    """Prší: drawing is always legal on one's turn (R7), so it is the plain move."""
    online = Online().open(clock=5_000, bots=0)
    online.sit(BOB)
    online.ready(ANNA, BOB)
    seat = online.table.state.to_act
    online.pass_time(5_000)
    assert online.told(0).count("time_up") == 1
    assert online.table.state.to_act != seat
    online.pass_time(25_000)
    assert online.table.state.gathering.question is not None
    assert online.told(0)[-1] == "asked" or "asked" in online.told(0)


def test_drawing_and_keeping_the_card_is_one_turn_whose_time_was_up() -> None:
    """Under the house rule that a drawn card may be laid at once, the table makes two moves for a silent player."""
    online = Online().open(clock=5_000, ruleset={"preset": "prsi", "play_drawn_card": True})
    online.sit(BOB)
    online.ready(ANNA, BOB)
    silent, other = owing(online)
    seat = online.table.state.seat_of(silent.player) or 0
    turns, time_ups, both = 0, 0, 0
    while online.table.state.gathering.question is None:
        assert turns < 3, "three turns are over, and nobody is asked"
        if online.table.state.to_act != seat:
            legal = online.seen(1 - seat).round.legal  # type: ignore[union-attr]
            code = next(code for code in ("-", "+1", *legal) if code in legal and code[0] not in "!?")
            accepted(online.do(Play(online.id(), online.table.state.seq, code), other))
            continue
        before = time_ups
        while online.table.state.to_act == seat and online.table.state.gathering.question is None:
            online.pass_time(5_000)
            time_ups += 1
        both += time_ups - before == 2
        turns += 1
    assert (turns, online.table.state.to_act != seat) == (3, True), "asked in the middle of a turn"
    assert both > 0, "no card that was drawn could be laid; the deal of this test must offer one"


# ---- between matches ----


def test_a_computer_that_sat_in_for_somebody_has_a_name_of_its_own_in_the_next_match() -> None:
    """Whoever was replaced has no claim any more, may be forgotten, and must not be named in a match of others."""
    online = Online().open(3)
    online.sit(BOB)
    online.sit(CYRIL)
    online.ready(ANNA, BOB, CYRIL)
    accepted(online.do(Leave("l"), BOB))
    accepted(online.do(AnswerAbsence("a", 1, "computer"), ANNA))
    assert online.table.state.seats[1] == Bot("Bob", "kuba", "casual"), "in that match all know whose seat it is"
    online.play_on(ANNA, CYRIL)
    assert online.phase == "match_over"
    assert online.table.state.seats[1] == Bot("Bob", "kuba", "casual")
    online.ready(ANNA, CYRIL)
    assert online.table.state.match_number == 2
    # Anna has the drawing of the first of them, Cyril that of the second.
    assert online.table.state.seats[1] == Bot("Jarka", "jarka", "casual")
    assert (online.seen(0).seats[1].name, online.seen(0).seats[1].avatar) == ("Jarka", "jarka")


def test_the_same_holds_where_the_others_choose_a_new_match() -> None:
    online = Online().open(3)
    online.sit(BOB)
    online.sit(CYRIL)
    online.ready(ANNA, BOB, CYRIL)
    accepted(online.do(Leave("l"), BOB))
    accepted(online.do(AnswerAbsence("a", 1, "computer"), ANNA))
    online.give(Absent(CYRIL.player))
    online.pass_time(100_000)
    accepted(online.do(AnswerAbsence("b", 2, "new_match"), ANNA))
    assert online.table.state.match_number == 2
    assert online.table.state.seats[1:] == (Bot("Karel", "karel", "casual"), Open())


def test_a_rematch_begins_when_everybody_who_is_here_wants_it() -> None:
    online = Online().open()
    online.sit(BOB)
    online.ready(ANNA, BOB)
    online.play_on(ANNA, BOB)
    assert online.phase == "match_over"
    online.ready(ANNA)
    assert online.phase == "match_over"
    assert online.seen(1).seats[0].ready
    online.ready(BOB)
    assert (online.phase, online.table.state.match_number) == ("playing", 2)


def test_a_rematch_without_somebody_who_went_waits_for_another() -> None:
    online = Online().open()
    online.sit(BOB)
    online.ready(ANNA, BOB)
    online.play_on(ANNA, BOB)
    online.give(Absent(BOB.player))
    online.ready(ANNA)
    assert (online.phase, online.table.state.open_seats) == ("waiting", (1,))
    accepted(online.do(Fill("f"), ANNA))
    assert online.phase == "playing", "Anna was ready already"


def test_the_next_round_is_dealt_by_itself_where_somebody_does_not_say_ready() -> None:
    online = Online().open(format=RoundsWon(2))
    online.sit(BOB)
    online.ready(ANNA, BOB)
    online.play_on(ANNA, BOB)
    if online.phase == "round_over":
        online.ready(ANNA)
        online.pass_time(20_000)
        assert online.phase == "playing"


def test_the_record_of_a_match_with_people_can_be_verified() -> None:
    online = Online().open()
    online.sit(BOB)
    accepted(online.do(Contribute("a", online.table.state.seq, "ab" * 16), ANNA))
    online.ready(ANNA, BOB)
    online.play_on(ANNA, BOB)
    record = online.do(GetRecord("r"), BOB)
    assert isinstance(record, RecordGiven)
    assert "ab" * 16 in record.text


# ---- saying something ----


def test_one_sentence_in_five_seconds(two: Online) -> None:
    accepted(two.do(Say("a", "hello"), ANNA))
    two.now += 4_999
    assert refused(two.do(Say("b", "prsi"), ANNA)) == "too_soon"
    accepted(two.do(Say("c", "hello"), BOB))
    two.now += 1
    accepted(two.do(Say("d", "prsi"), ANNA))
    assert two.told(1).count("said") == 3


def test_silence_goes_with_the_player_and_not_with_the_seat() -> None:
    online = Online().open(3)
    online.sit(BOB)
    accepted(online.do(Say("a", "hello"), BOB))
    accepted(online.do(Leave("l"), BOB))
    online.sit(CYRIL, 1)
    accepted(online.do(Say("b", "hello"), CYRIL))
    online.sit(BOB, 2)
    assert refused(online.do(Say("c", "prsi"), BOB)) == "too_soon", "another seat is no way round the five seconds"
    online.now += 5_000
    accepted(online.do(Say("d", "prsi"), BOB))


def test_a_refusal_repeated_is_the_same_refusal(two: Online) -> None:
    accepted(two.do(Say("a", "hello"), ANNA))
    first = two.do(Say("b", "prsi"), ANNA)
    two.now += 60_000
    assert two.do(Say("b", "prsi"), ANNA) == first


# ---- the log ----


def test_the_same_command_id_of_another_player_is_another_command(two: Online) -> None:
    accepted(two.do(Say("same", "hello"), ANNA))
    before = two.table.state.seq
    assert accepted(two.do(Say("same", "hello"), BOB)).seq == before + 1
    assert two.do(Sync("same"), CYRIL) is not None
    assert refused(two.do(Sync("other"), CYRIL)) == "not_seated"


def test_a_table_rebuilt_from_its_log_or_its_snapshot_is_the_same(two: Online) -> None:
    two.give(Absent(BOB.player))
    two.pass_time(100_000)
    accepted(two.do(Say("a", "hello"), ANNA))
    from_log = Table.load(None, two.stored(), one_clock=True)
    assert from_log.snapshot() == two.table.snapshot()
    assert Table.load(two.table.snapshot(), one_clock=True).snapshot() == two.table.snapshot()
    assert from_log.due() == two.table.due()


def test_another_process_that_follows_the_log_tells_the_same(two: Online) -> None:
    """Any node handles any command; the others follow and tell their own players the very same."""
    other = Table.load(None, two.stored(), one_clock=True)
    known = two.table.state.seq
    owes, _ = owing(two)
    round_ = two.seen(two.table.state.to_act or 0).round
    assert round_ is not None
    outcome = two.give(Play("m", known, round_.legal[0]), owes)
    followed = other.follow(two.stored()[known:], two.now)
    assert followed.messages == outcome.messages
    assert other.snapshot() == two.table.snapshot()
    assert other.follow(two.stored(), two.now).messages == ()


def test_no_message_names_a_player(two: Online) -> None:
    """A player's id is the server's own business: others are told seats and names."""
    accepted(two.do(Say("a", "hello"), ANNA))
    assert all("p-anna" not in repr(message) and "p-bob" not in repr(message) for _, message in two.sent)
