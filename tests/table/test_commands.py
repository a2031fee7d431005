"""Commands: each gets one answer, a repeated one does nothing twice, a refused one changes nothing."""

import json
from typing import Any

import pytest

from prsi.match.formats import Chips, PenaltyPoints, RoundsWon
from prsi.protocol import PROTOCOL_VERSION, decode_message, encode
from prsi.protocol.codec import dumps, to_json
from prsi.protocol.commands import (
    Command,
    Contribute,
    GetRecord,
    Hello,
    Hint,
    Leave,
    NextRound,
    Pace,
    Pause,
    Play,
    Rematch,
    Resume,
    Say,
    SetPace,
    Sync,
    Undo,
)
from prsi.protocol.messages import Ack, Error, Events, HintGiven, RecordGiven, Refused, State, Welcome
from prsi.table import BotMoved, HintFound, HintRequest, Table
from prsi.table.dice import round_salt, round_secret
from tests.table.shell import FRESH, NO_WAIT, Shell, accepted, bot, person, play_round, refused, start
from tests.table.stacked import pack_for, stack


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch) -> Shell:
    """A table of two where the person at seat 0 is on turn with 8h 9h Ts Kc on 7d, and the bot holds 8d 9d Td Kd."""
    stack(monkeypatch, pack_for(["8h 9h Ts Kc", "8d 9d Td Kd"], "8c", "Jh Jd Js Jc", dealer=1))
    shell = Shell()
    accepted(shell.give(start(dealer=1)).reply)
    return shell


def test_a_started_table_is_acknowledged_and_then_shown(shell: Shell) -> None:
    assert [type(message) for _, message in shell.sent] == [Ack, State]
    view = shell.view()
    assert view.round is not None
    assert view.round.hand == ("8h", "9h", "Ts", "Kc")
    assert view.round.legal == ("+1", "8h", "Kc")
    assert view.waiting_for == (0,)
    assert view.seq == 2


def test_the_same_command_again_gets_the_same_answer_and_does_nothing_twice(shell: Shell) -> None:
    command = Play("once", shell.table.state.seq, "8h")
    first = shell.give(command)
    again = shell.give(command)
    assert again.reply == first.reply == Ack("once", 3)
    assert (again.entries, again.messages) == ((), ())


def test_a_command_repeated_after_a_restart_is_known_from_the_log(shell: Shell) -> None:
    command = Play("once", shell.table.state.seq, "8h")
    first = shell.give(command)
    table = Table.load(None, shell.stored())
    again = table.handle(command, shell.now)
    assert again.reply == first.reply
    assert again.entries == ()
    assert Table.load(table.snapshot()).handle(command, shell.now).reply == first.reply


def test_the_same_start_again_is_acknowledged_another_refused(shell: Shell) -> None:
    assert accepted(shell.give(start(dealer=1)).reply) == Ack("start", 2)
    other = start(dealer=1)
    assert refused(shell.give(type(other)("other", other.ruleset, other.seats)).reply) == "table_running"


def test_two_fast_clicks_play_once(shell: Shell) -> None:
    """The second click was made for a position that the first one ended."""
    at = shell.table.state.seq
    accepted(shell.give(Play("a", at, "8h")).reply)
    assert refused(shell.give(Play("b", at, "8h")).reply) == "not_your_turn"
    shell.settle()
    assert shell.view().waiting_for == (0,)
    before = shell.table.snapshot()
    for move in ("+1", "9h", "Ts"):
        assert refused(shell.give(Play(f"c{move}", at, move)).reply) == "stale"
    assert shell.table.snapshot() == before


def test_a_refused_move_is_answered_with_its_reason_and_changes_nothing(shell: Shell) -> None:
    before, entries = shell.table.snapshot(), len(shell.log)
    for move, reason, rule in [
        ("9h", "does_not_fit", "R5"),
        ("Qs=c", "not_in_hand", "R1"),
        ("-", "must_draw", "R7"),
        ("+2", "nothing_owed", "R11"),
        ("!", "no_calls", "R22"),
        ("?1", "no_calls", "R22"),
        ("zz", "not_understood", ""),
    ]:
        answer = shell.play(move)
        assert isinstance(answer, Refused), move
        assert (answer.reason, answer.rule, answer.found) == (reason, rule, move)
    assert (shell.table.snapshot(), len(shell.log)) == (before, entries)


def test_what_is_meant_for_others_does_nothing_where_nobody_else_is(shell: Shell) -> None:
    """A sentence or a contribution at a table against the computer is acknowledged, and nothing happens."""
    for round_over in (False, True):
        before = shell.table.snapshot()
        for command in (Say(f"s{round_over}", "thanks"), Contribute(f"c{round_over}", 10_000, "ab" * 16)):
            assert accepted(shell.give(command).reply).id == command.id
        assert shell.table.snapshot() == before
        if not round_over:
            play_round(shell)


def test_a_refusal_is_the_same_when_asked_again_even_if_the_position_has_changed(shell: Shell) -> None:
    """A resent command whose answer was lost must not suddenly play."""
    late = Play("late", 10_000, "9h")
    first = shell.give(late).reply
    assert refused(first) == "does_not_fit"
    accepted(shell.play("8h"))
    shell.choose = lambda request: "8d"
    shell.settle()
    assert shell.give(late).reply == first


def test_cards_that_cannot_be_laid_say_why(shell: Shell) -> None:
    view = shell.view().round
    assert view is not None
    assert {card: (r.reason, r.rule) for card, r in view.refusals.items()} == {
        "9h": ("does_not_fit", "R5"),
        "Ts": ("does_not_fit", "R5"),
    }
    accepted(shell.play("8h"))
    view = shell.view().round
    assert view is not None
    assert view.refusals == {}, "on another seat's turn nothing may be laid, and the page says that"


@pytest.mark.parametrize(
    ("change", "reason", "words"),
    [
        ({"ruleset": {"preset": "prsi", "wild": "J", "rank_wild": "J"}}, "bad_ruleset", ("wild", "rank_wild")),
        ({"ruleset": {"preset": "kanasta"}}, "bad_ruleset", ("preset", "kanasta")),
        ({"ruleset": {"preset": "prsi", "hand_size": 99}}, "bad_ruleset", ("hand_size", "99")),
        ({"ruleset": {"preset": "mau-mau"}, "bots": 4}, "bad_seats", ("seats", "ruleset")),
        ({"seats": (bot(), bot())}, "bad_seats", ("person",)),
        ({"format": Chips(2, 2)}, "bad_format", ("survivors", "seats")),
        ({"format": RoundsWon(0)}, "bad_format", ("n",)),
        ({"format": PenaltyPoints(1_000_000)}, "bad_format", ("limit",)),
        ({"values": "bridge"}, "bad_values", ("bridge",)),
        ({"values": {"7": 7}}, "bad_values", ("missing",)),
        ({"dealer": 5}, "bad_dealer", ("0 to 1", "5")),
    ],
)
def test_a_table_that_cannot_be_played_is_refused_with_what_is_wrong(
    change: dict[str, Any], reason: str, words: tuple[str, ...]
) -> None:
    shell = Shell()
    answer = shell.give(start(**change)).reply
    assert isinstance(answer, Refused)
    assert answer.reason == reason
    for word in words:
        assert word in answer.expected + answer.found
    assert shell.table.snapshot() is None
    accepted(shell.give(type(start())("again", {"preset": "prsi"}, (person(), bot()))).reply)


def test_without_a_secret_nothing_is_dealt() -> None:
    assert refused(Shell().give(start(), fresh=b"").reply) == "no_secret"


def test_everything_before_a_start_is_refused() -> None:
    shell = Shell()
    asked: tuple[Command, ...] = (
        Play("1", 0, "+1"),
        Hint("2"),
        Undo("3", 0),
        Pause("4"),
        NextRound("5", 0),
        Sync("6"),
        Leave("7"),
    )
    for n, command in enumerate((*asked, GetRecord("8"))):
        assert refused(shell.give(command).reply) == "no_table", n


def test_hello_is_welcomed_with_versions_and_the_running_table(shell: Shell) -> None:
    outcome = shell.give(Hello("h"))
    assert isinstance(outcome.reply, Welcome)
    assert outcome.reply.running
    ((seat, message),) = outcome.messages
    assert seat == 0
    assert isinstance(message, State)
    welcome = Shell().give(Hello("h")).reply
    assert isinstance(welcome, Welcome)
    assert not welcome.running


def test_sync_sends_what_was_missed(shell: Shell) -> None:
    accepted(shell.play("8h"))
    shell.settle()
    last = shell.table.state.seq
    answer = shell.give(Sync("s", 2)).reply
    assert isinstance(answer, State)
    assert [entry.seq for entry in answer.entries] == list(range(3, last + 1))
    told = [m.entries for _, m in shell.sent if isinstance(m, Events)]
    assert answer.entries == tuple(entry for entries in told for entry in entries)
    everything = shell.give(Sync("t")).reply
    assert isinstance(everything, State)
    assert everything.entries[0].events[0].kind == "match_started"


def test_text_that_is_no_command_gets_an_error_that_names_the_place(shell: Shell) -> None:
    before = shell.table.snapshot()
    outcome = shell.table.receive(f'{{"v":{PROTOCOL_VERSION},"kind":"play","id":"x","at":-3,"move":"7s"}}', shell.now)
    assert isinstance(outcome.reply, Error)
    assert (outcome.reply.id, outcome.reply.code, outcome.reply.path) == ("x", "out_of_range", "at")
    newer = shell.table.receive('{"v":99,"kind":"new thing","id":"y"}', shell.now).reply
    assert isinstance(newer, Error)
    assert newer.code == "wrong_version"
    assert shell.table.snapshot() == before


def test_a_command_over_the_wire_is_handled(shell: Shell) -> None:
    text = json.dumps({"v": PROTOCOL_VERSION, "kind": "play", "id": "w", "at": 2, "move": "8h"})
    assert accepted(shell.table.receive(text, shell.now).reply) == Ack("w", 3)


def test_who_does_not_sit_here_is_refused() -> None:
    shell = Shell()
    accepted(shell.give(start(seats=(person(), person("Kuba"), bot())), seat=0).reply)
    for seat in (None, 2, 5):
        assert refused(shell.give(Play(f"p{seat}", 2, "+1"), seat).reply) == "not_seated"


def test_several_people_take_back_what_nobody_has_answered_yet() -> None:
    """On one device: the own last lay, until another person has moved; each of them pauses."""
    shell = Shell()
    ruleset = {"preset": "prsi", "hand_size": 7}
    accepted(shell.give(start(ruleset=ruleset, seats=(person(), person("Kuba"), bot()), dealer=2), seat=0).reply)
    assert {seat for seat, message in shell.sent if isinstance(message, State)} == {0, 1}
    fits = next(move for move in shell.view(0).round.legal if move[0] not in "+-!?")  # type: ignore[union-attr]
    accepted(shell.play(fits, 0))
    assert refused(shell.give(Undo("k", 3), 1).reply) == "nothing_to_undo"
    accepted(shell.give(Undo("u", 3), 0).reply)
    assert shell.view(0).waiting_for == (0,)
    accepted(shell.play(fits, 0))
    accepted(shell.play(shell.view(1).round.legal[0], 1))  # type: ignore[union-attr]
    assert not shell.view(0).can_undo
    assert refused(shell.give(Undo("late", shell.table.state.seq), 0).reply) == "nothing_to_undo"
    accepted(shell.give(Pause("p"), 1).reply)
    accepted(shell.give(Resume("r"), 0).reply)


def test_leaving_closes_the_table_for_good(shell: Shell) -> None:
    accepted(shell.give(Leave("l")).reply)
    view = shell.view()
    assert (view.phase, view.waiting_for, view.commitment) == ("closed", (), None)
    assert shell.alarms == ()
    assert refused(shell.play("8h")) == "table_closed"
    other = start()
    assert refused(shell.give(type(other)("new", other.ruleset, other.seats)).reply) == "table_closed"
    assert refused(shell.give(Rematch("r", 99)).reply) == "table_closed"


def test_a_hint_is_asked_of_the_shell_and_answered_once(shell: Shell) -> None:
    outcome = shell.give(Hint("h"))
    assert outcome.reply is None
    (request,) = [r for r in outcome.requests if isinstance(r, HintRequest)]
    assert shell.give(Hint("h")).requests == (), "asked twice, sought once"
    found = HintFound(0, "h", request.seq, "8h", "fits", {"cards": 3})
    assert shell.give(found).messages == ((0, HintGiven("h", 2, "8h", "fits", {"cards": 3})),)
    assert shell.give(found).messages == ()
    assert shell.give(Hint("h")).reply == HintGiven("h", 2, "8h", "fits", {"cards": 3})


def test_a_hint_for_a_position_that_is_gone_is_refused(shell: Shell) -> None:
    (request,) = [r for r in shell.give(Hint("h")).requests if isinstance(r, HintRequest)]
    accepted(shell.play("8h"))
    ((_, message),) = shell.give(HintFound(0, "h", request.seq, "8h", "fits", {})).messages
    assert refused(message) == "stale"
    assert refused(shell.give(Hint("h2")).reply) == "not_your_turn"


def test_a_command_that_had_nothing_to_do_does_nothing_when_it_comes_again(shell: Shell) -> None:
    accepted(shell.give(Pause("p")).reply)
    accepted(shell.give(Pause("again")).reply)
    accepted(shell.give(Resume("r")).reply)
    assert accepted(shell.give(Pause("again")).reply) == Ack("again", 3)
    assert not shell.view().paused


def test_the_pace_is_changed_from_the_next_move_on(shell: Shell) -> None:
    accepted(shell.give(SetPace("p", Pace(3000, 3000))).reply)
    assert shell.view().pace == Pace(3000, 3000)
    accepted(shell.play("8h"))
    assert [(a.kind, a.after) for a in shell.alarms] == [("bot", 3000)]
    assert shell.give(SetPace("r", Pace(3000, 3000))).entries == ()


def test_a_record_is_given_after_a_round(shell: Shell) -> None:
    assert refused(shell.give(GetRecord("g")).reply) == "no_finished_round"
    shell = Shell()
    accepted(shell.give(start(2)).reply)
    play_round(shell)
    answer = shell.give(GetRecord("g2")).reply
    assert isinstance(answer, RecordGiven)
    assert answer.text.startswith("prsi record 1\n")


def test_every_message_can_be_sent(shell: Shell) -> None:
    """Every message that left the table decodes to itself: the bounds of the protocol hold for it."""
    play_round(shell)
    assert len(shell.sent) > 10
    for _, message in shell.sent:
        assert decode_message(encode(message)) == message
        assert dumps(to_json(message))


def test_no_secret_leaves_the_table_before_its_round_is_over() -> None:
    """A peer's failure: the start state or the random seed reaches the client."""
    shell = Shell()
    accepted(shell.give(start(2, format=RoundsWon(2))).reply)
    open_: list[str] = []
    hidden = [FRESH.hex(), round_secret(FRESH, 1, 2).hex(), round_salt(FRESH, 1, 2).hex()]
    first = [round_secret(FRESH, 1, 1).hex(), round_salt(FRESH, 1, 1).hex()]
    play_round(shell)
    for _, message in shell.sent:
        text = encode(message)
        over = isinstance(message, Events) and message.view.phase != "playing"
        assert not any(secret in text for secret in hidden)
        assert over or not any(secret in text for secret in first)
        open_.append(text)
    assert any(first[0] in text for text in open_), "after the round its secret is shown"


def test_a_bots_choice_in_a_pause_waits() -> None:
    shell = Shell(choose=lambda request: "+1")
    accepted(shell.give(start(pace=NO_WAIT, dealer=0)).reply)
    request = shell.requests.pop()
    accepted(shell.give(Pause("p")).reply)
    assert shell.give(BotMoved(request.seat, request.seq, request.view.legal[0])).entries == ()
    accepted(shell.give(Resume("r")).reply)
    assert shell.fire_next()
    assert shell.view().waiting_for == (0,) or shell.view().round is not None
