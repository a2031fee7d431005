"""JSON from anywhere is read as json reads it, but for depth that would end the interpreter in a browser."""

import json
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prsi.rules.json_text import DEEPEST, read_json

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=30,
)


@given(VALUES)
def test_what_is_no_deeper_is_read_as_ever(value: object) -> None:
    assert read_json(json.dumps(value)) == value
    assert read_json(json.dumps(value, ensure_ascii=False, indent=1)) == value


@given(st.text(alphabet='[]{}",:\\1 \n'))
def test_what_is_no_json_is_refused_as_ever(text: str) -> None:
    """Brackets and quotes in any order: the look at the depth refuses nothing that json would take."""
    try:
        expected = json.loads(text)
    except ValueError:
        with pytest.raises(ValueError):
            read_json(text)
    else:
        assert read_json(text) == expected


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":[1,'])
def test_as_many_levels_as_are_let_and_no_more(opening: str) -> None:
    closing = "".join({"[": "]", "{": "}"}[sign] for sign in reversed(opening) if sign in "[{")
    levels = DEEPEST // len(closing)
    assert read_json(opening * levels + "1" + closing * levels) != 1
    for deep in (levels + 1, 100_000):
        with pytest.raises(ValueError, match=f"at most {DEEPEST} levels"):
            read_json(opening * deep + "1" + closing * deep)


@pytest.mark.parametrize("text", ['{"a":1}}', "}", "[}", "[" * 100_000, '{"a":' * 100_000, "]" * 100_000])
def test_brackets_that_do_not_pair_are_told_as_no_json(text: str) -> None:
    with pytest.raises(ValueError, match="do not pair"):
        read_json(text)


@pytest.mark.timeout(60)  # a look that goes back in a string would take days, or hundreds of bytes a sign
@pytest.mark.parametrize("signs", ["x", '\\"', "\\\\", "[", '{\\"'])
def test_a_long_string_costs_little_ended_or_not(signs: str) -> None:
    text = '"' + signs * (4_000_000 // len(signs))
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match=r"Unterminated string"):
            read_json(text)
        value = read_json(text + '"')
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert isinstance(value, str)
    assert len(value) == 4_000_000 // len(signs) * len(json.loads(f'"{signs}"'))
    assert most < 32_000_000


def test_brackets_in_a_text_are_no_levels() -> None:
    value = {"a": "[" * 1000 + '\\"{' * 1000}
    assert read_json(json.dumps(value)) == value
