"""The codec: what is sent arrives as it was, and what is not exactly right is refused, saying where."""

import json
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prsi.match.formats import RoundsWon
from prsi.protocol import PROTOCOL_VERSION, Command, Message, ProtocolError, decode_command, decode_message, encode
from prsi.protocol.codec import to_json
from prsi.protocol.commands import Bot, Pace, Person, Play, Start, Sync
from prsi.protocol.shapes import MAX_BYTES, MAX_INT
from tests.protocol import strategies

START = {
    "v": PROTOCOL_VERSION,
    "kind": "start",
    "id": "c1",
    "ruleset": {"preset": "prsi"},
    "seats": [
        {"kind": "person", "name": "Jarka", "avatar": "fox"},
        {"kind": "bot", "name": "Karel", "avatar": "owl", "level": "casual"},
    ],
}


@given(st.one_of([strategies.shape(kind) for kind in get_args(Command)]))
def test_a_command_arrives_as_it_was_sent(command: Command) -> None:
    text = encode(command)
    assert decode_command(text) == command
    assert encode(decode_command(text)) == text


@given(st.data(), st.sampled_from(get_args(Message)))
def test_a_message_arrives_as_it_was_sent(data: st.DataObject, kind: Any) -> None:
    message = data.draw(strategies.shape(kind))
    text = encode(message)
    assert decode_message(text) == message
    assert encode(decode_message(text)) == text


def test_what_a_command_leaves_out_takes_its_default() -> None:
    command = decode_command(json.dumps(START))
    assert isinstance(command, Start)
    assert command.pace == Pace()
    assert command.seats == (Person("Jarka", "fox"), Bot("Karel", "owl", "casual"))
    assert decode_command(f'{{"v":{PROTOCOL_VERSION},"kind":"sync","id":"c2"}}') == Sync("c2", 0)


def test_a_format_is_read_with_its_numbers() -> None:
    command = decode_command(json.dumps({**START, "format": {"kind": "rounds_won", "n": 3}}))
    assert isinstance(command, Start)
    assert command.format == RoundsWon(3)


PLAY: dict[str, Any] = {"v": PROTOCOL_VERSION, "kind": "play", "id": "c7", "at": 4, "move": "7s"}


@pytest.mark.parametrize(
    ("change", "code", "path"),
    [
        ({"at": "4"}, "wrong_type", "at"),
        ({"at": True}, "wrong_type", "at"),
        ({"at": None}, "wrong_type", "at"),
        ({"at": -1}, "out_of_range", "at"),
        ({"at": MAX_INT + 1}, "out_of_range", "at"),
        ({"move": 7}, "wrong_type", "move"),
        ({"move": ""}, "out_of_range", "move"),
        ({"move": "7s" * 200}, "out_of_range", "move"),
        ({"move": "7s\n"}, "out_of_range", "move"),
        ({"move": "\ud800"}, "out_of_range", "move"),
        ({"move": ["7s"]}, "wrong_type", "move"),
        ({"extra": 1}, "unknown_key", ""),
        ({"kind": "cheat"}, "unknown_kind", "kind"),
        ({"kind": None}, "unknown_kind", "kind"),
        ({"kind": ["play"]}, "unknown_kind", "kind"),
        ({"v": PROTOCOL_VERSION + 1}, "wrong_version", "v"),
        ({"v": PROTOCOL_VERSION - 1}, "wrong_version", "v"),
        ({"v": "1"}, "wrong_version", "v"),
        ({"v": True}, "wrong_version", "v"),
    ],
)
def test_a_command_that_is_not_exactly_right_is_refused_with_its_place(
    change: dict[str, Any], code: str, path: str
) -> None:
    with pytest.raises(ProtocolError) as caught:
        decode_command(json.dumps({**PLAY, **change}))
    assert (caught.value.code, caught.value.path) == (code, path)
    assert caught.value.expected
    assert caught.value.found
    assert caught.value.id == "c7", "the client can tell which of its commands it was"


@pytest.mark.parametrize("key", ["v", "kind", "id", "at", "move"])
def test_a_missing_key_is_named(key: str) -> None:
    with pytest.raises(ProtocolError) as caught:
        decode_command(json.dumps({k: v for k, v in PLAY.items() if k != key}))
    assert caught.value.code in ("missing_key", "wrong_version")
    assert key in str(caught.value)


def test_a_key_that_stands_twice_is_found_among_thousands() -> None:
    """The longest command there may be is read like any other."""
    text = "{" + ",".join(f'"{n}":0' for n in range(7000)) + ',"6999":0}'
    with pytest.raises(ProtocolError, match="6999 twice"):
        decode_command(text)


@pytest.mark.parametrize(
    ("seats", "path"),
    [
        ([], "seats"),
        ([START["seats"][0]] * 7, "seats"),  # type: ignore[index]
        ([START["seats"][0], {"kind": "bot", "name": "K", "avatar": "o", "level": "god"}], "seats[1].level"),  # type: ignore[index]
        ([START["seats"][0], {"kind": "ghost", "name": "K", "avatar": "o"}], "seats[1].kind"),  # type: ignore[index]
        ([START["seats"][0], 3], "seats[1]"),  # type: ignore[index]
    ],
)
def test_the_place_of_an_error_is_a_path(seats: object, path: str) -> None:
    with pytest.raises(ProtocolError) as caught:
        decode_command(json.dumps({**START, "seats": seats}))
    assert caught.value.path == path


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not_json"),
        ("{", "not_json"),
        ("7s", "not_json"),
        ('{"v":1,"v":1}', "not_json"),
        ('{"v":1.0}', "not_json"),
        ('{"v":NaN}', "not_json"),
        ('{"v":' + "9" * 10_000 + "}", "not_json"),
        ("[" * 50_000, "not_json"),
        ("[]", "wrong_type"),
        ("null", "wrong_type"),
        ('"' + "x" * MAX_BYTES + '"', "too_big"),
        ('"' + "ř" * (MAX_BYTES // 2) + '"', "too_big"),
    ],
)
def test_text_that_is_no_command_is_refused(text: str, code: str) -> None:
    with pytest.raises(ProtocolError) as caught:
        decode_command(text)
    assert caught.value.code == code


def test_deep_nesting_inside_a_free_value_is_refused_not_followed() -> None:
    deep = '{"a":' * 900 + "1" + "}" * 900
    text = json.dumps({**START, "ruleset": "DEEP"}).replace('"DEEP"', deep)
    with pytest.raises(ProtocolError):
        decode_command(text)


@given(st.text(max_size=200) | strategies.JSON.map(json.dumps))
def test_any_text_is_a_command_or_one_protocol_error(text: str) -> None:
    try:
        decode_command(text)
    except ProtocolError as error:
        assert len(error.path) <= 400
        assert len(error.expected) <= 400
        assert len(error.found) <= 400


@given(st.data())
def test_a_damaged_command_is_a_command_or_one_protocol_error(data: st.DataObject) -> None:
    raw = to_json(data.draw(st.one_of([strategies.shape(kind) for kind in get_args(Command)])))
    assert isinstance(raw, dict)
    key = data.draw(st.sampled_from(sorted(raw)))
    raw[key] = data.draw(strategies.JSON)
    try:
        decode_command(json.dumps({"v": PROTOCOL_VERSION, **raw}))
    except ProtocolError as error:
        assert error.path.startswith(key) or error.code in ("unknown_kind", "missing_key", "unknown_key")


def test_a_command_is_no_message() -> None:
    with pytest.raises(ProtocolError):
        decode_message(encode(Play("c1", 1, "7s")))
