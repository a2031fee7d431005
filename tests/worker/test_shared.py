"""Several people on one device: the page is sent the cards of whoever is shown, and under the cover nobody's.

Rules in play are `mau-mau`: five cards, a call before the last but one (R22), a penalty of two (R23).
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from prsi.browser import host, thinker
from prsi.protocol import PROTOCOL_VERSION
from prsi.rules.cards import card_code, cards_of, parse_card
from prsi.rules.round import Round
from prsi.table import dice
from prsi.table.facts import Moved, load_entry
from prsi.table.timers import CALL_WINDOW
from tests.table.stacked import pack_for, stack
from tests.table.test_noninterference import Recorded

Json = dict[str, Any]
NOW = 1_000_000
ANNA, PETR, KAREL = 0, 1, 2
PEOPLE = [
    {"kind": "person", "name": "Anna", "avatar": "anicka"},
    {"kind": "person", "name": "Petr", "avatar": "kuba"},
]
BOT = {"kind": "bot", "name": "Karel", "avatar": "karel", "level": "beginner"}


class Device:
    """The worker's Python and a page that keeps all it is sent, with the seat that was shown then."""

    def __init__(self) -> None:
        self.now = NOW
        self.count = 0
        self.sent: list[tuple[int | None, str]] = []
        self.shown: int | None = None
        self.log: list[str] = []
        self.outcome: Json = {}

    def take(self, text: str) -> list[Json]:
        """Keep an outcome as the worker would; returns the messages."""
        self.outcome = json.loads(text)
        self.log += self.outcome["entries"]
        told: list[Json] = []
        for message in self.outcome["messages"]:
            told.append(json.loads(message))
            if "view" in told[-1] and told[-1]["view"]["seat"] is None:
                self.shown = None
            self.sent.append((self.shown, message))
        return told

    def start(self, seats: list[Json], ruleset: Json | None = None, **fields: object) -> list[Json]:
        pace = {"bot_min": 0, "bot_max": 0, "next_round": None}
        start = {"ruleset": ruleset or {"preset": "mau-mau"}, "seats": seats, "pace": pace, "secret": "07" * 16}
        return self.take(host.start(self.text("start", {**start, **fields}), self.now))

    def text(self, kind: str, fields: Json) -> str:
        self.count += 1
        return json.dumps({"v": PROTOCOL_VERSION, "id": f"c{self.count}", "kind": kind, **fields})

    def give(self, kind: str, by: int | None = None, **fields: object) -> list[Json]:
        """Send a command, for another seat than the shown one if it is named."""
        return self.take(host.receive(self.text(kind, fields), self.now, by))

    def play(self, move: str, by: int | None = None) -> list[Json]:
        return self.give("play", by, at=self.view["seq"], move=move)

    def show(self, seat: int | None) -> Json:
        """Show somebody's hand, or the cover; returns the view."""
        self.shown = seat
        (state,) = self.take(host.show(seat, self.now))
        assert state["kind"] == "state"
        view: Json = state["view"]
        return view

    def rest(self) -> None:
        """Let bots choose and short timers fire."""
        for _ in range(200):
            if self.outcome["think"]:
                self.take(host.think(self.now))
            elif self.outcome["wake"] is not None and self.outcome["wake"] <= self.now + 10:
                self.now = max(self.now, self.outcome["wake"])
                self.take(host.tick(self.now))
            else:
                return
        raise AssertionError("the bots never come to rest")

    def pass_by(self, milliseconds: int) -> None:
        """Let time pass, with whatever is due in it."""
        end = self.now + milliseconds
        while self.outcome["think"] or (self.outcome["wake"] is not None and self.outcome["wake"] <= end):
            if self.outcome["think"]:
                self.take(host.think(self.now))
                continue
            self.now = max(self.now, self.outcome["wake"])
            self.take(host.tick(self.now))
        self.now = end

    @property
    def view(self) -> Json:
        """The view the page was sent last."""
        view: Json = next(m["view"] for m in map(json.loads, reversed([text for _, text in self.sent])) if "view" in m)
        return view

    @property
    def true(self) -> Round:
        """The round as it really is."""
        current = host._host.table.state.current
        assert current is not None
        return current.round

    def hands(self) -> list[set[str]]:
        return [{card_code(card) for card in cards_of(self.true.hands[seat])} for seat in range(self.true.seats)]


def cards_in(message: str) -> set[str]:
    """Every text in a message that is a card's code, wherever it stands, also inside a move."""
    found: set[str] = set()

    def look(value: object) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                look(key)
                look(inner)
        elif isinstance(value, list):
            for inner in value:
                look(inner)
        elif isinstance(value, str):
            for part in value.replace("=", ",").replace(" ", ",").split(","):
                if len(part) == 2 and part[0] in "23456789TJQKA" and part[1] in "hdsc":
                    found.add(part)

    look(json.loads(message))
    return found


@pytest.fixture
def two() -> Device:
    """Anna and Petr, and Anna is to begin."""
    device = Device()
    device.start(PEOPLE, ruleset={"preset": "prsi"}, dealer=PETR)
    return device


def test_a_table_begins_under_the_cover(two: Device) -> None:
    """Who holds the device is not known: the page is told whose turn it is, and no hand."""
    view = two.view
    assert view["seat"] is None
    assert view["waiting_for"] == [ANNA]
    round_ = view["round"]
    assert (round_["seat"], round_["hand"], round_["legal"], round_["refusals"], round_["calls"]) == (
        None,
        [],
        [],
        {},
        [],
    )
    hidden = set().union(*two.hands())
    assert all(not cards_in(text) & hidden for _, text in two.sent)


def test_whoever_is_shown_sees_their_own_hand_alone(two: Device) -> None:
    hands = two.hands()
    view = two.show(ANNA)
    assert view["seat"] == ANNA
    assert set(view["round"]["hand"]) == hands[ANNA]
    two.play("+1")
    assert two.view["seat"] == ANNA, "what was drawn is still to be seen"
    assert two.view["waiting_for"] == [PETR]
    assert all(not cards_in(text) & hands[PETR] for _, text in two.sent)
    covered = two.show(None)
    assert (covered["seat"], covered["round"]["hand"]) == (None, [])
    assert set(two.show(PETR)["round"]["hand"]) == hands[PETR]


def test_under_the_cover_no_question_brings_a_hand(two: Device) -> None:
    """`hello`, `sync` and `hint` are answered for whoever is shown: nobody."""
    two.show(ANNA)
    two.show(None)
    hidden = set().union(*two.hands())
    before = len(two.sent)
    (welcome, state) = two.give("hello")
    assert (welcome["kind"], state["kind"], state["view"]["seat"]) == ("welcome", "state", None)
    (state,) = two.give("sync", by=ANNA)
    assert (state["id"], state["view"]["seat"]) == (f"c{two.count}", None)
    for kind in ("hint", "undo"):
        (refused,) = two.give(kind, by=ANNA, **({"at": 99} if kind == "undo" else {}))
        assert (refused["kind"], refused["reason"]) == ("refused", "not_seated")
    for by in (None, ANNA, PETR, 7):
        (refused,) = two.play("+1", by=by)
        assert refused["reason"] == "not_seated"
    assert all(not cards_in(text) & hidden for _, text in two.sent[before:])


def test_nobody_moves_for_another_person(two: Device) -> None:
    """While Anna's hand is shown, a move of Petr's is refused alike, whatever he holds."""
    two.show(ANNA)
    answers = [two.play(move, by=PETR)[0] for move in [*sorted(two.hands()[PETR]), "2h", "!", "+1", f"?{ANNA}"]]
    assert {(one["reason"], one["expected"], one["found"]) for one in answers} == {("not_seated", "", "")}


def test_a_hint_that_comes_after_the_cover_is_not_shown(two: Device) -> None:
    """It would name a card of Anna's."""
    two.show(ANNA)
    assert two.give("hint") == []
    two.show(None)
    told = two.take(host.think(two.now))
    assert [(one["kind"], one["reason"]) for one in told] == [("refused", "stale")]


def test_a_table_that_is_resumed_is_covered(two: Device) -> None:
    """After a reload or a dead battery nobody knows who holds the device."""
    two.show(ANNA)
    hidden = set().union(*two.hands())
    before = len(two.sent)
    two.take(host.resume(None, json.dumps(two.log), two.now + 60_000))
    assert two.view["seat"] is None
    assert two.view["waiting_for"] == [ANNA]
    assert all(not cards_in(text) & hidden for _, text in two.sent[before:])


def test_the_table_of_one_person_is_never_covered() -> None:
    alone = Device()
    alone.start([PEOPLE[0], BOT], dealer=1)
    assert alone.view["seat"] == 0
    alone.give("hello")
    assert alone.view["seat"] == 0


@pytest.fixture
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[Device]:
    """Anna, Petr and Jana, two cards each; Anna is shown and lays 8h on 9h without having called."""
    stack(monkeypatch, pack_for(["8h Kd", "9d Td", "9c Tc"], "9h", "Jd Js Ah As Ac Ks Kc", dealer=2))
    device = Device()
    jana = {"kind": "person", "name": "Jana", "avatar": "jarka"}
    device.start([*PEOPLE, jana], ruleset={"preset": "mau-mau", "hand_size": 2}, dealer=2)
    device.show(ANNA)
    device.play("8h")
    return device  # type: ignore[return-value]


def test_r23_a_forgotten_call_covers_the_device_for_all(forgotten: Device) -> None:
    """From that moment the device is everybody's: each other person may call out, the culprit may still call."""
    view = forgotten.view
    assert view["seat"] is None
    assert [clock["what"] for clock in view["clocks"]] == ["call_window"]
    calls = [(call["seat"], call["move"]) for call in view["round"]["calls"]]
    assert calls == [(0, "!"), (1, "?0"), (2, "?0")]
    hidden = set().union(*forgotten.hands())
    assert all(not cards_in(text) & hidden for shown, text in forgotten.sent if shown is None)


def test_r23_anybody_calls_out_from_the_cover(forgotten: Device) -> None:
    """Jana, whose turn it is not: Anna draws two, the cover stays up, and nobody's cards are told."""
    before = len(forgotten.sent)
    told = forgotten.play("?0", by=2)
    assert told[0]["kind"] == "ack"
    view = forgotten.view
    assert view["seat"] is None
    assert view["round"]["counts"] == [3, 2, 2]
    assert view["round"]["window"] is None and view["round"]["calls"] == []
    hidden = set().union(*forgotten.hands())
    assert all(not cards_in(text) & hidden for _, text in forgotten.sent[before:])
    (refused,) = forgotten.play("?0", by=1)
    assert refused["reason"] == "not_seated"


def test_r23_the_culprit_calls_late_from_the_cover(forgotten: Device) -> None:
    assert forgotten.play("!", by=ANNA)[0]["kind"] == "ack"
    assert forgotten.view["round"]["window"] is None
    assert forgotten.view["round"]["counts"] == [1, 2, 2]


def test_r23_after_five_seconds_nobody_can_call_out(forgotten: Device) -> None:
    forgotten.pass_by(CALL_WINDOW - 1)
    assert forgotten.view["round"]["window"] == ANNA
    forgotten.pass_by(1)
    assert forgotten.view["seat"] is None
    assert forgotten.view["round"]["window"] is None
    (refused,) = forgotten.play("?0", by=PETR)
    assert refused["reason"] == "not_seated"


def test_who_takes_the_device_calls_out_from_there(forgotten: Device) -> None:
    """Petr takes the device in time and has the button of any player."""
    assert "?0" in forgotten.show(PETR)["round"]["legal"]
    assert forgotten.play("?0")[0]["kind"] == "ack"
    assert forgotten.view["seat"] == PETR


def test_the_culprit_who_takes_the_device_keeps_it(forgotten: Device) -> None:
    """Only the moment of forgetting covers: what happens later in the five seconds does not once more."""
    forgotten.show(ANNA)
    assert forgotten.give("pause")[0]["kind"] == "ack"
    assert (forgotten.view["paused"], forgotten.view["seat"]) == (True, ANNA)


def test_nobody_calls_out_in_a_pause(forgotten: Device) -> None:
    """The five seconds stand still, and go on after it."""
    forgotten.give("pause")
    assert forgotten.play("?0", by=PETR)[0]["reason"] == "paused"
    forgotten.pass_by(2 * CALL_WINDOW)
    assert forgotten.view["round"]["window"] == ANNA
    forgotten.give("resume")
    assert forgotten.play("?0", by=PETR)[0]["kind"] == "ack"


def test_the_computer_is_nobody_who_takes_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its hand is not shown, and no page calls out in its name."""
    stack(monkeypatch, pack_for(["8h Kd", "9d Td", "9c Tc"], "9h", "Jd Js Ah As Ac Ks Kc", dealer=2))
    device = Device()
    device.start([*PEOPLE, BOT], ruleset={"preset": "mau-mau", "hand_size": 2}, dealer=2)
    for seat in (KAREL, 7, -1):
        view = device.show(seat)
        assert (view["seat"], view["round"]["hand"]) == (None, [])
    device.show(ANNA)
    device.play("8h")
    assert (KAREL, "?0") in [(call["seat"], call["move"]) for call in device.view["round"]["calls"]]
    assert device.play("?0", by=KAREL)[0]["reason"] == "not_seated"
    assert device.view["round"]["window"] == ANNA


@pytest.mark.parametrize("by", [None, PETR])
def test_r23_a_computer_that_forgets_to_call_is_called_out_from_an_open_hand(
    monkeypatch: pytest.MonkeyPatch, by: int | None
) -> None:
    """Karel lays down to one card while Anna's hand is open: it stays, and she or Petr beside her calls him out."""
    stack(monkeypatch, pack_for(["9d Td", "9c Tc", "8h Kd"], "9h", "Jd Js Ah As Ac Ks Kc", dealer=PETR))
    ruleset = {"preset": "mau-mau", "hand_size": 2}
    for number in range(40):  # a beginner forgets every third call
        device = Device()
        device.start([*PEOPLE, BOT], ruleset=ruleset, dealer=PETR, secret=f"{number:032x}")
        device.show(ANNA)
        device.rest()
        if device.true.window == KAREL:
            break
    assert device.true.window == KAREL
    assert (device.view["seat"], set(device.view["round"]["hand"])) == (ANNA, {"9d", "Td"})
    assert "?2" in device.view["round"]["legal"]
    assert device.play("?2", by=by)[0]["kind"] == "ack"
    assert device.view["round"]["counts"] == [2, 2, 3]
    assert (device.view["seat"], set(device.view["round"]["hand"])) == (ANNA, {"9d", "Td"})


def test_each_deal_is_covered() -> None:
    """Who held the device last does not look at the new cards: they are shown to nobody yet."""
    device = Device()
    device.start(PEOPLE, format={"kind": "rounds_won", "n": 5}, dealer=PETR)
    for _ in range(600):
        view = device.view
        if view["phase"] == "round_over":
            break
        (seat,) = view["waiting_for"]
        if view["seat"] != seat:
            view = device.show(seat)
        device.play(random.Random(len(device.log)).choice([m for m in view["round"]["legal"] if m[0] != "?"]))
        device.pass_by(CALL_WINDOW)
    assert device.view["phase"] == "round_over"
    before = len(device.sent)
    told = device.give("next_round", at=device.view["seq"])
    assert told[0]["kind"] == "ack"
    assert device.view["phase"] == "playing" and device.view["seat"] is None
    hidden = set().union(*device.hands())
    round_told = [text for _, text in device.sent[before:] if '"kind":"state"' in text.replace(" ", "")]
    assert len(round_told) == 1
    result = json.loads(round_told[0])
    assert result["view"]["round_result"] is None
    assert all(not cards_in(text) & hidden for text in round_told)


def test_a_move_is_taken_back_until_another_person_has_moved(two: Device) -> None:
    """A slip of the finger, and no more: the turn of the next is nobody else's to take back."""
    seat = ANNA
    while not (lays := [move for move in two.show(seat)["round"]["legal"] if move[0] not in "!?+-"]):
        two.play("+1")
        seat = ANNA + PETR - seat
    two.play(lays[0])
    assert two.view["can_undo"]
    assert two.give("undo", at=two.view["seq"])[0]["kind"] == "ack"
    assert two.view["waiting_for"] == [seat]
    two.play(lays[0])
    assert not two.show(ANNA + PETR - seat)["can_undo"]
    (refused,) = two.give("undo", at=two.view["seq"])
    assert refused["reason"] == "nothing_to_undo"
    two.play(next(move for move in two.view["round"]["legal"] if move[0] not in "!?"))
    assert not two.show(seat)["can_undo"]


def test_a_draw_is_not_taken_back_among_several_people(two: Device) -> None:
    """Whoever has seen what was drawn would choose anew, knowing more than the others; practice alone is different."""
    two.show(ANNA)
    two.play("+1")
    assert not two.view["can_undo"]
    (refused,) = two.give("undo", at=two.view["seq"])
    assert refused["reason"] == "nothing_to_undo"


def test_anybody_pauses_and_goes_on_under_the_cover(two: Device) -> None:
    assert two.view["can_pause"]
    assert two.give("pause")[0]["kind"] == "ack"
    assert two.view["paused"] and two.view["seat"] is None
    assert two.give("resume")[0]["kind"] == "ack"
    assert not two.view["paused"]


# ---- noninterference ----


def course(
    patch: pytest.MonkeyPatch,
    seed: int,
    swap: tuple[int, int] | None,
    seats: list[Json],
    script: list[tuple[int, str]] | None,
) -> tuple[Device, list[tuple[int, str]], dict[int | None, set[int]]]:
    """Play a table with people who pass the device on; returns it, its moves, and the cards each viewer has seen.

    Without a script the moves are chosen at random; with one, they are those.
    """
    patch.setattr(dice, "shuffler_of", lambda master, dealt: Recorded(seed, swap))
    chance, covers = random.Random(seed), random.Random(seed + 1)
    queues: dict[int, list[str]] = {}
    for mover, code in script or []:
        if mover < 2 or code[0] not in "!?":
            queues.setdefault(mover, []).append(code)

    def scripted(seat: int) -> str:
        waiting = queues.get(seat, [])
        return waiting.pop(0) if waiting else "?"

    def choose(_level: str, view: Any, *_: object) -> str:
        found = chance.choice(view.legal) if script is None else scripted(view.seat)
        return str(found)

    patch.setattr(thinker, "choose", choose)
    device = Device()
    device.start(seats, dealer=seed % len(seats))
    seen: dict[int | None, set[int]] = {None: set(), 0: set(), 1: set()}

    def look() -> None:
        for seat in (0, 1):
            seen[seat] |= set(cards_of(device.true.hands[seat])) | {device.true.top}
        seen[None].add(device.true.top)

    for _ in range(14):
        look()
        device.rest()
        look()
        view = device.view
        if view["phase"] != "playing" or view["round"]["to_act"] not in (0, 1):
            break
        seat = view["round"]["to_act"]
        other = 1 - seat
        if view["seat"] != seat:
            if covers.random() < 0.7:
                device.show(None)
            view = device.show(seat)
        legal = [move for move in view["round"]["legal"] if move[0] != "?"]
        move = chance.choice(legal) if script is None else scripted(seat)
        # What is refused tells as much: the page tries all that it may not do.
        for card in ("7s", "Qh=c", "Ks", "+1"):
            device.play(card, by=other)
        device.give("sync", by=other)
        device.play(move)
        look()
        device.give("hello")
    moved = [(e.fact.seat, e.fact.move) for e in map(load_entry, device.log) if isinstance(e.fact, Moved)]
    for _, code in moved:
        if code[0] not in "+-!?":
            for cards in seen.values():
                cards |= {parse_card(card) for card in code.partition("=")[0].split(",")}
    if device.view["phase"] != "playing":
        for cards in seen.values():
            cards |= set(range(52))
    return device, moved, seen


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 10**6), st.booleans(), st.sampled_from([None, 0, 1]))
def test_r36_what_is_sent_under_the_cover_or_to_one_person_does_not_hang_on_what_is_hidden(
    seed: int, pick: int, bot: bool, viewer: int | None
) -> None:
    """Two devices take the same course over differently dealt hidden cards: the viewer is sent the same bytes."""
    seats = [*PEOPLE, BOT] if bot else PEOPLE
    with pytest.MonkeyPatch.context() as patch:
        first, moves, seen = course(patch, seed, None, seats, None)
        unseen = [card for card in range(20, 52) if card not in seen[viewer]]
        assume(len(unseen) >= 2)
        swap = random.Random(pick).sample(unseen, 2)
        second, again, _ = course(patch, seed, (swap[0], swap[1]), seats, moves)
    assume(again == moves)
    sent = [[text for shown, text in device.sent if shown == viewer] for device in (first, second)]
    assert len(sent[0]) == len(sent[1])
    unlike = [pair for pair in zip(*sent, strict=True) if pair[0] != pair[1]]
    assert unlike == [], f"{card_code(swap[0])} and {card_code(swap[1])} changed places"
