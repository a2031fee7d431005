"""A table at play: bots and their pace, calls and their window, undo, pause. Times are milliseconds."""

from dataclasses import replace

import pytest

from prsi.match.formats import RoundsWon
from prsi.match.record import Move
from prsi.protocol.commands import Level, NextRound, Pace, Pause, Play, Resume, Sync, Undo
from prsi.protocol.messages import State
from prsi.rules import events as rules
from prsi.table import BotMoved, TimerFired, dice
from prsi.table.facts import Moved
from prsi.table.record import record_of
from tests.table.shell import NO_WAIT, Shell, accepted, bot, person, play_round, refused, start
from tests.table.stacked import pack_for, stack

MAU = {"preset": "mau-mau", "hand_size": 2, "draw_when": "any_time", "play_drawn_card": False}


def two(
    monkeypatch: pytest.MonkeyPatch,
    hands: tuple[str, ...] = ("8h 9h", "8d 9d"),
    *,
    level: Level = "casual",
    pace: Pace = NO_WAIT,
    stock: str = "Tc Kc Ac 8c 8s 7c 9s Td",
) -> Shell:
    """Return a Mau-Mau table, seat 0 a person and on turn, Th the top card."""
    stack(monkeypatch, pack_for(hands, "Th", stock, dealer=len(hands) - 1))
    shell = Shell(choose=lambda request: "+1")
    seats = (person(), *[bot(level) for _ in hands[1:]])
    accepted(shell.give(start(ruleset=MAU, seats=seats, dealer=len(hands) - 1, pace=pace)).reply)
    return shell


def kinds(shell: Shell) -> dict[str, int]:
    """Return the running timers: kind → milliseconds left."""
    assert len({alarm.kind for alarm in shell.alarms}) == len(shell.alarms), "one timer of a kind"
    return {alarm.kind: alarm.after for alarm in shell.alarms}


def moves(shell: Shell) -> list[tuple[int, str]]:
    """Return all moves in the log."""
    return [(e.fact.seat, e.fact.move) for e in shell.log if isinstance(e.fact, Moved)]


# ---- bots ----


def test_a_bot_moves_after_its_pace_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch, pace=Pace(700, 1600))
    accepted(shell.play("+1"))
    after = kinds(shell)["bot"]
    assert 700 <= after <= 1600
    shell.answer_requests()
    (alarm,) = shell.alarms
    shell.now += after - 1
    assert shell.give(TimerFired("bot", alarm.seq)).entries == ()
    assert kinds(shell)["bot"] == 1, "a timer that fires early is armed again"
    shell.now += 1
    shell.give(TimerFired("bot", alarm.seq))
    assert moves(shell) == [(0, "+1"), (1, "+1")]


def test_a_bot_that_thinks_longer_than_its_pace_moves_when_it_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch, pace=Pace(500, 500))
    accepted(shell.play("+1"))
    shell.fire_next()
    assert moves(shell) == [(0, "+1")]
    shell.now += 3000
    shell.answer_requests()
    assert moves(shell) == [(0, "+1"), (1, "+1")]


def test_a_bot_that_thinks_beyond_its_time_keeps_no_timer_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch)
    accepted(shell.play("+1"))
    assert shell.alarms == ()
    shell.answer_requests()
    assert moves(shell) == [(0, "+1"), (1, "+1")]


def test_a_bot_is_asked_once_for_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch)
    accepted(shell.play("+1"))
    assert len(shell.requests) == 1
    shell.fire_next()
    shell.give(TimerFired("bot", 1))
    assert len(shell.requests) == 1


def test_paces_differ_from_move_to_move_but_repeat_with_the_secret() -> None:
    def delays() -> list[int]:
        shell = Shell()
        accepted(shell.give(start(2, pace=Pace(0, 1000))).reply)
        found = []
        for _ in range(12):
            shell.settle()
            accepted(shell.play(shell.view().round.legal[0]))  # type: ignore[union-attr]
            found += [alarm.after for alarm in shell.alarms if alarm.kind == "bot"]
        return found

    assert delays() == delays()
    assert len(set(delays())) > 5


def test_an_old_choice_of_a_bot_never_plays_for_a_newer_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer's failure: an old bot timer plays for the human who came back."""
    shell = two(monkeypatch)
    accepted(shell.play("+1"))
    old = shell.requests.pop()
    shell.requests.append(old)
    shell.settle()
    before = shell.table.snapshot()
    for seq in (old.seq, old.seq + 1, 10_000):
        for seat in (0, 1):
            assert shell.give(BotMoved(seat, seq, "+1")).entries == ()
            assert shell.give(TimerFired("bot", seq)).entries == ()
    assert shell.table.snapshot() == before


def test_a_choice_that_waits_for_its_time_is_dropped_when_the_position_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch, pace=Pace(1000, 1000))
    shell.choose = lambda request: "9d"
    accepted(shell.play("9h"))
    shell.answer_requests()
    accepted(shell.play("!"))
    shell.now += 5000
    shell.give(TimerFired("bot", shell.table.state.position_seq))
    assert moves(shell) == [(0, "9h"), (0, "!")], "the bot has not yet chosen for what it sees now"
    shell.answer_requests()
    assert moves(shell)[2:] == [(1, "!"), (1, "9d")] or moves(shell)[2:] == [(1, "9d")]


@pytest.mark.parametrize("choice", [None, "Ks", "", "?0", "!"])
def test_a_bot_without_a_legal_choice_makes_a_plain_move(monkeypatch: pytest.MonkeyPatch, choice: str | None) -> None:
    """No table stands still because a bot fails."""
    shell = two(monkeypatch)
    shell.choose = lambda request: choice
    accepted(shell.play("+1"))
    shell.settle()
    assert moves(shell) == [(0, "+1"), (1, "+1")]


def test_a_bot_sees_no_calls_to_choose_from_and_only_its_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch, ("8h 9h", "Ts 9d"))
    accepted(shell.play("+1"))
    (request,) = shell.requests
    assert request.view.seat == 1
    assert "!" in request.view.legal
    assert not {"!", "?0"} & set(request.legal)  # type: ignore[union-attr]
    dealt = [event for event in request.view.history if isinstance(event, rules.Dealt)]
    assert [event.cards is None for event in dealt] == [True, False]


# ---- the Mau call (R22, R23) ----


def test_r22_a_bot_calls_before_it_lays_its_last_card_but_one(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch, level="strong")
    shell.choose = lambda request: "9d"
    accepted(shell.play("!"))
    accepted(shell.play("9h"))
    shell.settle()
    assert moves(shell) == [(0, "!"), (0, "9h"), (1, "!"), (1, "9d")]


def test_r22_a_bot_forgets_as_often_as_its_level_says(monkeypatch: pytest.MonkeyPatch) -> None:
    assert dice.forgetfulness("beginner") > dice.forgetfulness("strong") == 0
    monkeypatch.setattr(dice, "forgetfulness", lambda level: 0.25)
    called = 0
    for n in range(200):
        shell = two(monkeypatch)
        shell.choose = lambda request: "9d"
        state = shell.table.state
        assert state.started is not None
        shell.table.state = replace(state, started=replace(state.started, secret=bytes([n] * 32).hex()))
        accepted(shell.play("!"))
        accepted(shell.play("9h"))
        shell.settle()
        called += (1, "!") in moves(shell)
    assert 120 < called < 180, "a quarter is forgotten: 150 of 200 are called, 30 are five standard deviations"


def test_r23_a_missed_call_is_noticed_by_a_bot_after_1500_to_4000(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch)
    accepted(shell.play("9h"))
    left = kinds(shell)
    assert left["call_window"] == 5000
    assert 1500 <= left["call_out"] <= 4000
    assert left["bot"] >= max(2000, left["call_out"] + 1), "a bot's lay does not close the window on its own call-out"
    shell.requests.clear()
    for _ in range(3):
        shell.fire_next()
    assert shell.view().round.counts == (3, 2)  # type: ignore[union-attr]
    assert "call_window" not in kinds(shell)


@pytest.mark.parametrize("level", ["beginner", "casual", "strong"])
def test_r23_bots_of_every_level_notice(monkeypatch: pytest.MonkeyPatch, level: Level) -> None:
    shell = two(monkeypatch, level=level)
    accepted(shell.play("9h"))
    assert "call_out" in kinds(shell)


def test_r23_no_bot_lays_a_card_in_the_first_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever's window it is: here a bot's, which the person may call out."""
    monkeypatch.setattr(dice, "forgetfulness", lambda level: 1.0)
    shell = two(monkeypatch, ("8h 9h", "9d 8d", "9s 8s"), stock="Tc Kc Ac 8c 7c Td")
    shell.choose = lambda request: {1: "9d", 2: "9s"}[request.seat]
    accepted(shell.play("!"))
    accepted(shell.play("9h"))
    shell.answer_requests()
    opened = shell.now
    assert shell.view().round.window == 1  # type: ignore[union-attr]
    assert "?1" in shell.view().round.legal  # type: ignore[union-attr]
    for _ in range(5):
        if (2, "9s") not in moves(shell):
            shell.answer_requests()
            shell.fire_next()
    assert (2, "9s") in moves(shell)
    assert shell.now - opened >= 2000


def test_r23_a_person_calls_a_bot_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "forgetfulness", lambda level: 1.0)
    shell = two(monkeypatch)
    shell.choose = lambda request: "9d"
    accepted(shell.play("!"))
    accepted(shell.play("9h"))
    shell.settle()
    at = shell.table.state.seq
    accepted(shell.give(Play("out", at, "?1")).reply)
    assert shell.view().round.counts == (1, 3)  # type: ignore[union-attr]
    assert refused(shell.give(Play("twice", at, "?1")).reply) == "no_window"


def test_r23_the_window_closes_after_five_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "forgetfulness", lambda level: 1.0)
    shell = two(monkeypatch)
    shell.choose = lambda request: "9d"
    accepted(shell.play("!"))
    accepted(shell.play("9h"))
    shell.settle()
    (clock,) = shell.view().clocks
    assert (clock.what, clock.seat, clock.left, clock.of) == ("call_window", 1, 5000, 5000)
    (alarm,) = shell.alarms
    shell.now += 4999
    assert shell.give(TimerFired("call_window", alarm.seq)).entries == ()
    shell.now += 1
    assert len(shell.give(TimerFired("call_window", alarm.seq)).entries) == 1
    assert shell.view().round.window is None  # type: ignore[union-attr]
    assert refused(shell.play("?1")) == "no_window"
    while shell.view().phase == "playing":
        accepted(shell.play(next(move for move in shell.view().round.legal if move[0] not in "!?")))  # type: ignore[union-attr]
        shell.settle()
    moved = record_of(shell.table.state).rounds[0].moves
    assert Move(None, "~") in moved, "a record says when the clock closed the window"
    assert shell.give(TimerFired("call_window", alarm.seq)).entries == (), "an old timer is harmless"


def test_r23_a_late_call_closes_the_window_and_its_timers(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch)
    accepted(shell.play("9h"))
    old = {alarm.kind: alarm for alarm in shell.alarms}
    accepted(shell.play("!"))
    assert kinds(shell) == {}
    shell.now += 10_000
    for alarm in old.values():
        assert shell.give(TimerFired(alarm.kind, alarm.seq)).entries == ()
    assert shell.view().round.counts == (1, 2)  # type: ignore[union-attr]


def test_a_call_is_never_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    """A call crosses other seats' moves by its nature; the rules alone say whether it counts."""
    shell = two(monkeypatch)
    at = shell.table.state.seq
    accepted(shell.play("9h"))
    accepted(shell.give(Play("late", at, "!")).reply)


# ---- clocks ----


def test_a_clock_that_runs_backwards_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch, pace=Pace(1000, 1000))
    accepted(shell.play("+1"))
    shell.answer_requests()
    shell.now -= 3_600_000
    assert shell.fire_next()
    assert kinds(shell) == {"bot": 1000}, "at worst the wait begins again"
    assert shell.fire_next()
    assert moves(shell) == [(0, "+1"), (1, "+1")]
    assert [entry.at for entry in shell.log] == sorted(entry.at for entry in shell.log)


def test_a_clock_that_leaps_ahead_fires_what_is_due_once(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch)
    accepted(shell.play("9h"))
    shell.requests.clear()
    old = {alarm.kind: alarm for alarm in shell.alarms}
    shell.now += 86_400_000
    for kind in ("call_window", "call_out", "call_window", "call_out"):
        shell.give(TimerFired(kind, old[kind].seq))
    assert moves(shell) == [(0, "9h")], "the window had closed first"
    assert len(shell.log) == 4


# ---- undo ----


def test_undo_goes_back_to_the_own_last_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch)
    before = shell.view().round
    assert not shell.view().can_undo
    accepted(shell.play("+1"))
    shell.settle()
    assert shell.view().can_undo
    accepted(shell.give(Undo("u", shell.table.state.seq)).reply)
    assert shell.view().round == before
    assert not shell.view().can_undo
    assert [entry.seq for entry in shell.log] == [1, 2, 3, 4, 5], "the undone branch stays in the log"
    assert refused(shell.give(Undo("v", shell.table.state.seq)).reply) == "nothing_to_undo"


def test_undo_while_the_bot_thinks_drops_its_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch, pace=Pace(1000, 1000))
    accepted(shell.play("+1"))
    request = shell.requests.pop()
    accepted(shell.give(Undo("u", 3)).reply)
    assert shell.alarms == ()
    shell.now += 5000
    assert shell.give(BotMoved(request.seat, request.seq, "+1")).entries == ()
    assert shell.view().waiting_for == (0,)


def test_two_fast_undos_take_back_one_move(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch)
    accepted(shell.play("+1"))
    shell.settle()
    accepted(shell.play("+1"))
    shell.settle()
    at = shell.table.state.seq
    accepted(shell.give(Undo("u", at)).reply)
    assert refused(shell.give(Undo("v", at)).reply) == "stale"
    assert shell.table.state.last_move(0) == 3


def test_undo_means_the_move_the_player_saw_even_if_a_bot_has_moved_since(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch)
    accepted(shell.play("+1"))
    at = shell.table.state.seq
    shell.settle()
    accepted(shell.give(Undo("u", at)).reply)
    assert shell.table.state.last_move(0) == 0


def test_undo_brings_a_window_back_with_all_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "forgetfulness", lambda level: 1.0)
    shell = two(monkeypatch)
    shell.choose = lambda request: "9d" if "9d" in request.legal else "+1"
    accepted(shell.play("!"))
    accepted(shell.play("9h"))
    shell.settle()
    shell.now += 3000
    accepted(shell.play("+1"))
    shell.settle()
    assert shell.view().round.window is None, "the culprit has drawn"  # type: ignore[union-attr]
    accepted(shell.give(Undo("u", shell.table.state.seq)).reply)
    assert shell.view().round.window == 1  # type: ignore[union-attr]
    assert kinds(shell)["call_window"] == 5000


def test_a_finished_round_is_not_undone() -> None:
    """Its secret is out."""
    shell = Shell()
    accepted(shell.give(start(2)).reply)
    play_round(shell)
    assert refused(shell.give(Undo("u", shell.table.state.seq)).reply) == "match_over"


# ---- pause ----


def test_a_pause_stops_everything_and_keeps_what_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch)
    accepted(shell.play("9h"))
    before = kinds(shell)
    shell.now += 1000
    accepted(shell.give(Pause("p")).reply)
    assert shell.alarms == ()
    assert shell.view().paused
    (clock,) = shell.view().clocks
    assert clock.left == 4000
    assert refused(shell.play("!")) == "paused"
    assert shell.give(Pause("p2")).entries == ()
    shell.now += 3_600_000
    answer = shell.give(Sync("s")).reply
    assert isinstance(answer, State)
    assert answer.view.clocks == (clock,), "a clock that stands is told as it stands"
    accepted(shell.give(Resume("r")).reply)
    assert kinds(shell) == {kind: left - 1000 for kind, left in before.items()}
    assert not shell.view().paused
    assert shell.give(Resume("r2")).entries == ()
    accepted(shell.play("!"))


def test_timers_that_fire_in_a_pause_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch)
    accepted(shell.play("9h"))
    running = shell.alarms
    accepted(shell.give(Pause("p")).reply)
    shell.now += 60_000
    shell.answer_requests()
    for alarm in running:
        assert shell.give(TimerFired(alarm.kind, alarm.seq)).entries == ()


def test_a_bot_that_chose_in_the_pause_moves_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = two(monkeypatch, pace=Pace(1000, 1000))
    accepted(shell.play("+1"))
    accepted(shell.give(Pause("p")).reply)
    shell.now += 5000
    shell.answer_requests()
    assert moves(shell) == [(0, "+1")]
    accepted(shell.give(Resume("r")).reply)
    assert kinds(shell) == {"bot": 1000}
    shell.fire_next()
    assert moves(shell) == [(0, "+1"), (1, "+1")]


def test_next_round_is_not_dealt_in_a_pause() -> None:
    shell = Shell()
    accepted(shell.give(start(1, format=RoundsWon(2), pace=Pace(0, 0, next_round=4000))).reply)
    play_round(shell)
    assert kinds(shell) == {"next_round": 4000}
    accepted(shell.give(Pause("p")).reply)
    assert refused(shell.give(NextRound("n", shell.table.state.seq)).reply) == "paused"
    accepted(shell.give(Resume("r")).reply)
    assert kinds(shell) == {"next_round": 4000}
    shell.fire_next()
    assert shell.view().phase == "playing"
