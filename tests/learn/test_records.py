"""A match that is shared is read again the same, under its names or others; one that is too long says so."""

import dataclasses
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from prsi.learn.errors import InputError
from prsi.learn.records import (
    LONGEST_RECORD,
    MOST_SIGNS,
    read_record,
    read_record_link,
    short_text,
    write_record_link,
)
from prsi.match import ReplayError, parse, replay, write
from tests.match.random_match import play_match, without_secret

SEEDS = st.integers(0, 2**32)
SLOW = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@SLOW
@given(SEEDS)
def test_what_is_shared_is_read_again_the_same(seed: int) -> None:
    bare, state, _ = play_match(seed, rounds=6)
    record = replay(bare).record
    try:
        link = write_record_link(record)
    except InputError as error:
        assert error.reason == "too_long"
        return
    assert link.isascii()
    assert len(link) <= MOST_SIGNS
    assert link.startswith("v=1&record="), "a link says its version"
    found = read_record(read_record_link(link))
    assert found.state == state
    assert found.record == record


def test_without_names_none_is_in_it() -> None:
    """Names stand in the head alone, so that nothing else of the match changes."""
    record = replay(play_match(7)[0]).record
    named = dataclasses.replace(record, names=tuple(f"Žofka {n}" for n in range(len(record.names))))
    others = [f"Hráč {n + 1}" for n in range(len(record.names))]
    text = read_record_link(write_record_link(named, others))
    assert "Žofka" not in text
    assert read_record(text).record == dataclasses.replace(record, names=tuple(others))


def test_a_record_by_its_cards_alone_keeps_them() -> None:
    """Only where a secret gives the cards are they left out."""
    full = replay(play_match(11, rounds=2)[0]).record
    told = dataclasses.replace(full, rounds=tuple(map(without_secret, full.rounds)))
    text = short_text(replay(told).record)
    assert read_record(text).record.rounds == replay(told).record.rounds


def test_a_long_match_needs_a_file() -> None:
    """What an address does not carry is read from a file all the same."""
    record = replay(play_match(3, rounds=1)[0]).record
    many = dataclasses.replace(record, about=tuple((f"note{n}", f"{n**9} {n**7}") for n in range(2000)))
    with pytest.raises(InputError) as caught:
        write_record_link(many)
    assert caught.value.reason == "too_long"
    assert read_record(write(many)).record == many


def test_lots_of_a_round_that_is_not_over_are_a_difference() -> None:
    """R28 draws lots when a round is counted."""
    record = replay(play_match(7)[0]).record
    first = dataclasses.replace(record.rounds[0], moves=(), lots=None, end=None)
    text = write(dataclasses.replace(record, rounds=(first,), result=None))
    assert read_record(text).record.result is not None
    with pytest.raises(ReplayError, match="lots"):
        replay(parse(text + "lot: 0=7h 1=8h\n"))


@SLOW
@given(SEEDS, st.data())
def test_a_damaged_record_is_refused_and_nothing_else(seed: int, data: st.DataObject) -> None:
    """Signs changed, lines left out, doubled or cut: read as another record, or refused with a reason."""
    text = short_text(replay(play_match(seed % 50, rounds=3)[0]).record)
    lines = text.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.sampled_from(["sign", "out", "twice", "cut", "swap"])):
            case "sign" if lines[at]:
                sign = data.draw(st.integers(0, len(lines[at]) - 1))
                other = data.draw(st.sampled_from('0179;:/ =hQ{}[]"~\0é\u2028😀'))
                lines[at] = lines[at][:sign] + other + lines[at][sign + 1 :]
            case "out":
                del lines[at]
            case "twice":
                lines.insert(at, lines[at])
            case "cut":
                lines[at] = lines[at][: len(lines[at]) // 2]
            case _:
                lines.reverse()
        if not lines:
            return
    try:
        read_record("\n".join(lines))
    except InputError as error:
        assert error.reason in {"malformed", "broken", "version", "too_long"}
        assert len(error.message) < 1000, "a reason can be read"


def test_a_bomb_is_not_unpacked() -> None:
    """A few thousand signs that would become a hundred times the longest record."""
    bomb = urlsafe_b64encode(zlib.compress(b"0" * (LONGEST_RECORD * 10), 9)).decode().rstrip("=")
    assert len(bomb) < MOST_SIGNS
    with pytest.raises(InputError) as caught:
        read_record_link(f"v=1&record={bomb}")
    assert caught.value.reason == "too_long"


def test_a_link_that_was_sent_opens_for_ever() -> None:
    """As long as its version is 1: neither the dictionary nor the letters may change."""
    golden = Path(__file__).parents[1] / "match" / "golden"
    text = read_record_link((golden / "single.link").read_text(encoding="utf-8").strip())
    assert read_record(text).record == replay(parse((golden / "single.prsi").read_text(encoding="utf-8"))).record
