"""Hypothesis strategies for every shape of the protocol, made from the annotations, not from the codec's plans."""

import dataclasses
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from prsi.protocol.shapes import MAX_INT, Hex, Range, Size, Text

CLEAN = st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-MAX_INT, MAX_INT) | st.text(CLEAN, max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(CLEAN, max_size=6), inner, max_size=3),
    max_leaves=5,
)


def of(kind: Any) -> st.SearchStrategy[Any]:
    """Return values of an annotated type, lists and objects kept short."""
    bound: Any = None
    if get_origin(kind) is Annotated:
        kind, bound = get_args(kind)[:2]
    origin = get_origin(kind)
    if kind is str:
        if isinstance(bound, Hex):
            return st.binary(min_size=bound.low, max_size=bound.high).map(bytes.hex)
        if isinstance(bound, Text):
            return st.text(CLEAN, min_size=bound.low, max_size=min(bound.high, bound.low + 12))
        return st.text(max_size=12)
    if kind is bool:
        return st.booleans()
    if kind is int:
        return st.integers(bound.low, bound.high) if isinstance(bound, Range) else st.integers(-MAX_INT, MAX_INT)
    if kind in (None, NoneType):
        return st.none()
    if kind is object:
        return JSON
    low, high = (bound.low, min(bound.high, bound.low + 3)) if isinstance(bound, Size) else (0, 3)
    if origin is Literal:
        return st.sampled_from(get_args(kind))
    if origin is tuple:
        return st.lists(of(get_args(kind)[0]), min_size=low, max_size=high).map(tuple)
    if origin is dict:
        keys = st.text(CLEAN, min_size=1, max_size=5)
        return st.dictionaries(keys, of(get_args(kind)[1]), min_size=low, max_size=high)
    if origin in (Union, UnionType):
        return st.one_of([of(member) for member in get_args(kind)])
    assert dataclasses.is_dataclass(kind)
    return shape(kind)


def shape(kind: Any) -> st.SearchStrategy[Any]:
    """Return values of one dataclass."""
    hints = get_type_hints(kind, include_extras=True)
    return st.deferred(lambda: st.builds(kind, **{f.name: of(hints[f.name]) for f in dataclasses.fields(kind)}))
