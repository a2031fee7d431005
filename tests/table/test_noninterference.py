"""R36: what a seat is sent cannot depend on what it may not know.

Two tables take the same public course over differently dealt hidden cards; the bytes one seat is sent must be the same.
The test looks at nothing but those bytes: it does not use the table's own idea of what is hidden.
"""

import random
from typing import NamedTuple

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from prsi.protocol import encode
from prsi.protocol.commands import Hint, Sync
from prsi.protocol.messages import Ack, Events
from prsi.rules.cards import card_code, cards_of, parse_card
from prsi.rules.round import Round
from prsi.rules.shuffle import Shuffler
from prsi.table import BotRequest, HintRequest, dice
from prsi.table.facts import Moved
from tests.table.shell import Shell, accepted, start


class Recorded(Shuffler):
    """Shuffles by a seed, but swaps two given cards: the only difference between the two tables."""

    def __init__(self, seed: int, swap: tuple[int, int] | None) -> None:
        self.seed = seed
        self.swap = swap

    def order(self, number: int, cards: list[int]) -> list[int]:
        """Return the order of a shuffle."""
        swap = self.swap
        first = {swap[0]: swap[1], swap[1]: swap[0]} if swap is not None else {}
        if swap is not None and not set(swap) <= set(cards):
            first = {}
        ordered = sorted(first.get(card, card) for card in cards)
        # Shuffling positions, not cards: the two tables get the same places for different cards.
        places = list(range(len(ordered)))
        random.Random(f"{self.seed}/{number}").shuffle(places)
        straight = [sorted(cards)[place] for place in places]
        return [first.get(card, card) for card in straight]


class Course(NamedTuple):
    """What seat 0 was sent, the moves, the cards it has really seen, and the table."""

    sent: list[str]
    moves: list[tuple[int, str]]
    seen: set[int]
    shell: Shell


def course(
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
    swap: tuple[int, int] | None,
    ruleset: dict[str, object],
    bots: int,
    script: list[tuple[int, str]] | None,
    steps: int,
) -> Course:
    """Play a table.

    Without a script the moves are chosen at random, seat by seat; with one, they are those.
    """
    monkeypatch.setattr(dice, "shuffler_of", lambda master, dealt: Recorded(seed, swap))
    chance = random.Random(seed)
    queues: dict[int, list[str]] = {}
    for mover, code in script or []:
        # Bots' calls are the table's own doing and come by themselves.
        if mover == 0 or code[0] not in "!?":
            queues.setdefault(mover, []).append(code)

    def scripted(seat: int) -> str:
        waiting = queues.get(seat, [])
        return waiting.pop(0) if waiting else "?"

    def choose(request: BotRequest) -> str | None:
        return chance.choice(request.legal) if script is None else scripted(request.seat)

    shell = Shell(choose=choose)
    accepted(shell.give(start(bots, ruleset=dict(ruleset), dealer=seed % (bots + 1))).reply)
    # What a seat has seen is worked out from the true state: its own hands, and every card that was on top.
    seen = {true(shell).top} | set(cards_of(true(shell).hands[0]))
    for _ in range(steps):
        shell.settle()
        seen |= set(cards_of(true(shell).hands[0]))
        view = shell.view()
        if view.phase != "playing" or view.round is None:
            break
        move = chance.choice([c for c in view.round.legal if c[0] != "?"]) if script is None else scripted(0)
        # Refused moves tell as much as the others: every card of the pack is tried.
        for card in ("7s", "Qh=c", "+1", "Ks", "-", "!"):
            if card not in view.round.legal:
                shell.play(card)
        shell.give(Sync(shell.id(), shell.table.state.seq - 3))
        shell.play(move)
        seen |= set(cards_of(true(shell).hands[0]))
    # What was really moved: a bot whose scripted move is not legal with other cards takes another course.
    moved = [(e.fact.seat, e.fact.move) for e in shell.log if isinstance(e.fact, Moved)]
    for _, code in moved:
        if code[0] not in "+-!?":
            seen |= {parse_card(card) for card in code.partition("=")[0].split(",")}
    if shell.view().phase != "playing":
        seen = set(range(52))
    return Course([encode(message) for seat, message in shell.sent if seat in (0, None)], moved, seen, shell)


def true(shell: Shell) -> Round:
    """Return the round as it really is."""
    current = shell.table.state.current
    assert current is not None
    return current.round


@given(st.integers(0, 10**6), st.integers(0, 10**6), st.sampled_from(["prsi", "mau-mau", "quick"]), st.integers(1, 3))
def test_r36_a_seat_is_sent_the_same_bytes_whatever_is_hidden(seed: int, pick: int, rules: str, bots: int) -> None:
    ruleset: dict[str, object] = {"preset": rules}
    if rules == "quick":
        ruleset = {"preset": "prsi", "multi_play": True, "play_on": True}
    with pytest.MonkeyPatch.context() as patch:
        first, moves, seen, _ = course(patch, seed, None, ruleset, bots, None, 12)
        # Two cards that seat 0 has never seen, wherever they are, change places.
        unseen = [card for card in range(20, 52) if card not in seen]
        assume(len(unseen) >= 2)
        a, b = random.Random(pick).sample(unseen, 2)
        second, again, _, _ = course(patch, seed, (a, b), ruleset, bots, moves, 12)
    assume(again == moves)
    assert len(first) == len(second)
    unlike = [pair for pair in zip(first, second, strict=True) if pair[0] != pair[1]]
    assert unlike == [], f"{card_code(a)} and {card_code(b)} changed places"


def test_the_two_tables_do_differ_where_nobody_looks() -> None:
    """The check would see a leak: the hidden cards of the two tables are not the same."""
    with pytest.MonkeyPatch.context() as patch:
        _, moves, seen, shell = course(patch, 5, None, {"preset": "prsi"}, 1, None, 3)
        hand = true(shell).hands[1]
        inside = next(card for card in cards_of(hand) if card not in seen)
        outside = next(card for card in range(20, 52) if card not in seen and not hand >> card & 1)
        other = course(patch, 5, (inside, outside), {"preset": "prsi"}, 1, moves, 3)
    assert other.moves == moves
    assert true(other.shell).hands[1] != hand


def test_r36_a_bot_and_a_hint_are_given_a_view_and_nothing_more() -> None:
    """A peer's failure: a bot peeks."""
    shell = Shell()
    accepted(shell.give(start(2, dealer=2)).reply)
    (hint,) = [r for r in shell.give(Hint("h")).requests if isinstance(r, HintRequest)]
    own = set(shell.view().round.hand)  # type: ignore[union-attr]
    assert {card for event in hint.view.history if event.kind == "dealt" and event.cards for card in event.cards} == own  # type: ignore[attr-defined]
    fields = {name: getattr(hint, name) for name in hint.__dataclass_fields__}
    assert set(fields) == {"seat", "id", "seq", "view", "seed"}


def test_events_between_messages_leave_no_gap() -> None:
    shell = Shell()
    accepted(shell.give(start(2)).reply)
    for _ in range(3):
        shell.settle()
        accepted(shell.play(shell.view().round.legal[0]))  # type: ignore[union-attr]
    numbers = [entry.seq for _, m in shell.sent if isinstance(m, Events) for entry in m.entries]
    assert numbers == list(range(3, 3 + len(numbers)))
    assert isinstance(shell.sent[0][1], Ack)
