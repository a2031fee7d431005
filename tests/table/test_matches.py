"""Matches at a table: rounds, scores, results, rematch, records, and what anybody can check afterwards."""

from dataclasses import replace
from random import Random
from typing import get_args

import pytest

from prsi.bots import LEVELS, Budget, choose
from prsi.match.formats import Chips, FewerCards, Format, PenaltyPoints, RoundsWon, Single
from prsi.match.record import write
from prsi.match.record_text import parse
from prsi.match.replay import replay
from prsi.protocol.commands import GetRecord, Level, NextRound, Pace, Rematch, Start, Undo
from prsi.protocol.messages import Events, RecordGiven, RoundResult
from prsi.rules.deal import SecretShuffler, commitment, mix
from prsi.rules.play import deal
from prsi.rules.ruleset import build
from prsi.table import BotRequest, Table, since_last_turn
from prsi.table.record import record_of
from tests.table.shell import FRESH, NO_WAIT, Shell, accepted, bot, person, play_round, refused, start

QUICK = {"preset": "prsi", "hand_size": 3}


def play_match(shell: Shell, most: int = 60) -> None:
    """Play rounds until the match is over."""
    for _ in range(most):
        play_round(shell)
        if shell.view().phase == "match_over":
            return
        accepted(shell.give(NextRound(shell.id(), shell.table.state.seq)).reply)
    raise AssertionError("the match does not end")


def test_the_levels_of_the_protocol_are_those_of_the_bots() -> None:
    assert tuple(get_args(Level)) == tuple(LEVELS)


@pytest.mark.parametrize(
    "form",
    [Single(), RoundsWon(2), PenaltyPoints(60), FewerCards(), Chips(2, 1), Chips(1, 2)],
    ids=lambda form: form.kind,
)
def test_r28_every_format_is_played_to_its_end(form: Format) -> None:
    shell = Shell()
    accepted(shell.give(start(2, ruleset=QUICK, format=form)).reply)
    play_match(shell)
    view = shell.view()
    assert view.match is not None
    assert view.match_result is not None
    assert view.waiting_for == ()
    assert len(view.match.rows) == shell.table.state.match.round  # type: ignore[union-attr]
    assert [s.place for s in view.match.standing] == [
        1 + sum(len(p) for p in view.match_result.places[:n])
        for seat in range(3)
        for n, place in enumerate(view.match_result.places)
        if seat in place
    ]
    record = record_of(shell.table.state)
    read = parse(write(record))
    assert read == record
    again = replay(read).record
    assert again.result == record.result, "the record replays to the same end (R38)"
    assert [r.end for r in again.rounds] == [r.end for r in record.rounds]


def test_after_a_round_everybody_sees_the_score_sheet_and_the_next_is_dealt_when_the_person_says_so() -> None:
    shell = Shell()
    accepted(shell.give(start(1, format=PenaltyPoints(500), dealer=0)).reply)
    assert refused(shell.give(NextRound("early", shell.table.state.seq)).reply) == "not_between_rounds"
    play_round(shell)
    view = shell.view()
    assert (view.phase, view.waiting_for) == ("round_over", (0,))
    assert view.match is not None
    (row,) = view.match.rows
    assert (row.number, row.dealer) == (1, 0)
    assert view.round_result is not None
    assert view.round_result.points == row.points
    assert row.total == tuple(points if seat != row.winner else 0 for seat, points in enumerate(row.points))
    assert shell.alarms == ()
    assert refused(shell.play("+1")) == "not_playing"
    assert refused(shell.give(Rematch("r", shell.table.state.seq)).reply) == "match_not_over"
    at = shell.table.state.seq
    accepted(shell.give(NextRound("n", at)).reply)
    assert refused(shell.give(NextRound("n2", at)).reply) == "not_between_rounds"
    view = shell.view()
    assert view.round is not None
    assert (view.phase, view.round.dealer, view.match.round if view.match else 0) == ("playing", 1, 2)


def test_a_second_click_on_next_round_that_arrives_after_a_quick_round_deals_nothing() -> None:
    shell = Shell()
    accepted(shell.give(start(1, format=RoundsWon(5))).reply)
    play_round(shell)
    at = shell.table.state.seq
    accepted(shell.give(NextRound("n", at)).reply)
    play_round(shell)
    assert refused(shell.give(NextRound("n2", at)).reply) in ("stale", "match_over")


def test_the_next_round_is_dealt_by_itself_where_the_pace_says_so() -> None:
    shell = Shell()
    accepted(shell.give(start(1, format=RoundsWon(2), pace=Pace(0, 0, next_round=5000))).reply)
    play_round(shell)
    (clock,) = shell.view().clocks
    assert (clock.what, clock.left) == ("next_round", 5000)
    assert shell.fire_next()
    assert shell.view().phase == "playing"


def test_a_rematch_begins_anew_and_the_deal_moves_on() -> None:
    shell = Shell()
    accepted(shell.give(start(2, dealer=1)).reply)
    play_match(shell)
    assert refused(shell.give(NextRound("n", shell.table.state.seq)).reply) == "match_over"
    at = shell.table.state.seq
    assert refused(shell.give(Rematch("old", at - 1)).reply) == "stale"
    accepted(shell.give(Rematch("r", at)).reply)
    view = shell.view()
    assert view.round is not None
    assert view.match is not None
    assert (view.match.number, view.match.round, view.match.rows, view.round.dealer) == (2, 1, (), 2)
    assert (view.match_result, view.round_result) == (None, None)
    play_match(shell)
    assert shell.view().match_result is not None


def test_a_table_may_be_made_before_its_first_deal() -> None:
    """Then the commitment is out before anybody contributes to the secret (R37)."""
    shell = Shell()
    accepted(shell.give(start(1, deal=False)).reply)
    view = shell.view()
    assert (view.phase, view.waiting_for, view.round) == ("ready", (0,), None)
    promised = view.commitment
    accepted(shell.give(NextRound("n", 1, contribution="ab" * 16)).reply)
    assert shell.view().commitment == promised
    play_round(shell)
    result = shell.view().round_result
    assert result is not None
    assert result.commitment == promised
    assert [(c.seat, c.value) for c in result.contributions] == [(0, "ab" * 16)]


def dealt_hands(result: RoundResult, shell: Shell, sizes: tuple[int, ...], dealer: int) -> list[tuple[str, ...]]:
    """Return the hands that secret and contributions give, worked out from what everybody was told."""
    contributions = [bytes.fromhex(part.value) for part in result.contributions]
    shuffler = SecretShuffler(mix(bytes.fromhex(result.secret), contributions))
    ruleset = build(shell.view().ruleset)
    _, events = deal(ruleset, len(sizes), dealer, shuffler, sizes)
    return [e.cards for e in events if e.kind == "dealt"]  # type: ignore[attr-defined]


def test_r37_what_was_promised_before_the_deal_is_what_was_dealt() -> None:
    shell = Shell()
    accepted(shell.give(start(1, format=RoundsWon(9), contribution="cd" * 20)).reply)
    for _ in range(3):
        promised = shell.view().commitment
        round_ = shell.view().round
        assert round_ is not None
        hand, dealer = round_.hand, round_.dealer
        play_round(shell)
        result = shell.view().round_result
        assert result is not None
        assert commitment(bytes.fromhex(result.secret), bytes.fromhex(result.salt)) == result.commitment == promised
        assert hand in dealt_hands(result, shell, (4, 4), dealer)
        announced = shell.view().commitment
        accepted(shell.give(NextRound(shell.id(), shell.table.state.seq)).reply)
        assert shell.view().commitment == announced, "the next commitment is known before the next deal"


def test_the_same_secret_repeats_a_table() -> None:
    def course(fresh: bytes, secret: str | None) -> str:
        shell = Shell()
        accepted(shell.give(start(2, secret=secret), fresh=fresh).reply)
        play_round(shell)
        return write(record_of(shell.table.state))

    assert course(FRESH, None) == course(bytes(32), FRESH.hex())
    assert course(FRESH, None) != course(bytes(32), None)


def test_r38_a_record_leaves_undone_moves_out_and_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = Shell()
    accepted(shell.give(start(2, ruleset={"preset": "mau-mau"}, format=RoundsWon(2))).reply)
    for _ in range(4):
        shell.settle()
        view = shell.view().round
        assert view is not None
        accepted(shell.play(view.legal[0]))
        accepted(shell.give(Undo(shell.id(), shell.table.state.seq)).reply)
        accepted(shell.play(view.legal[-1]))
    play_match(shell)
    answer = shell.give(GetRecord("g")).reply
    assert isinstance(answer, RecordGiven)
    played = replay(parse(answer.text))
    assert played.record.result is not None
    assert played.record.result.kind == "won"


def test_names_that_cannot_stand_in_a_record_are_made_to() -> None:
    shell = Shell()
    command = start(1)
    seats = (person(" \u200b "), bot(name="A\u200bB  C "))
    accepted(shell.give(Start("s", command.ruleset, seats, pace=NO_WAIT)).reply)
    play_match(shell)
    answer = shell.give(GetRecord("g")).reply
    assert isinstance(answer, RecordGiven)
    assert parse(answer.text).names == ("?", "A B C")


def test_what_happened_since_the_own_last_turn_is_in_the_entries() -> None:
    shell = Shell()
    accepted(shell.give(start(3, ruleset={"preset": "prsi", "turn_limit": 400}, dealer=3)).reply)
    accepted(shell.play(shell.view().round.legal[0]))  # type: ignore[union-attr]
    shell.settle()
    view = shell.view()
    entries = tuple(entry for _, m in shell.sent if isinstance(m, Events) for entry in m.entries)
    since = since_last_turn(entries, view.since)
    seats = [event.seat for entry in since for event in entry.events if hasattr(event, "seat")]
    assert since
    assert 0 not in seats
    assert seats[0] == 1


def test_an_eliminated_person_watches_the_bots_finish() -> None:
    shell = Shell()
    accepted(shell.give(start(2, ruleset=QUICK, format=Chips(1, 1))).reply)
    play_match(shell)
    assert shell.view().phase == "match_over"


def test_a_table_is_the_same_after_a_reload_between_rounds() -> None:
    shell = Shell()
    accepted(shell.give(start(1, format=RoundsWon(3))).reply)
    play_round(shell)
    table = Table.load(shell.table.snapshot())
    assert table.outstanding(5, news=True).messages[0][1].view == shell.view()  # type: ignore[union-attr]


@pytest.mark.parametrize("preset", ["prsi", "mau-mau"])
def test_the_real_bots_play_a_match_at_a_table(preset: str) -> None:
    """Whatever a bot chooses from what its request holds is legal: the table never has to help out."""
    chosen: list[tuple[str, tuple[str, ...]]] = []

    def think(request: BotRequest) -> str:
        view = replace(request.view, legal=request.legal)
        move = choose(request.level, view, Budget(None, 40), Random(request.seed))
        chosen.append((move, request.legal))
        return move

    shell = Shell(choose=think)
    seats = (person(), bot("beginner"), bot("casual"), bot("strong"))
    accepted(shell.give(start(ruleset={"preset": preset}, seats=seats, format=RoundsWon(2))).reply)
    play_match(shell)
    assert len(chosen) > 20
    assert all(move in legal for move, legal in chosen)
