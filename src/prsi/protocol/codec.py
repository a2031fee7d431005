"""Commands and messages to JSON text and back, strictly: what is not exactly right is refused, saying where.

The shapes are the dataclasses themselves; a plan for each is made once, from their annotations. Text that decodes
encodes to the same bytes, apart from spaces and left-out defaults.
"""

import dataclasses
import json
import re
from collections.abc import Callable, Hashable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    ClassVar,
    Final,
    Literal,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from prsi.protocol.commands import Command
from prsi.protocol.messages import FaultCode, Message
from prsi.protocol.shapes import MAX_BYTES, MAX_INT, Hex, Range, Size, Text
from prsi.protocol.versions import PROTOCOL_VERSION
from prsi.protocol.writing import Kept, Plan, Writer

T = TypeVar("T")
Decoder = Callable[[object, str], object]
Encoder = Callable[[object], object]

_LINE = 400
_SHOWN = 60
_DEEPEST = 8


class ProtocolError(ValueError):
    """Text that is no command or message of this protocol.

    `code` as in `messages.Error`; `path` names the place (`seats[1].level`, empty: the whole); `expected`, `found`;
    `id` is the command's id where that much could be read.
    """

    def __init__(self, code: FaultCode, path: str, expected: str, found: str) -> None:
        self.code = code
        self.path = path[:_LINE]
        self.expected = expected[:_LINE]
        self.found = found[:_LINE]
        self.id: str | None = None
        super().__init__(code, path, expected, found)

    def __str__(self) -> str:
        return f"{self.code} at {self.path or 'the top'}: expected {self.expected}, found {self.found}"


def show(value: object) -> str:
    """Repeat a JSON value in an error, shortened and without control characters."""
    if value is None:
        return "null"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    text = json.dumps(value, ensure_ascii=True) if isinstance(value, (str, bool, int, float)) else "something else"
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def is_clean(text: str) -> bool:
    """Whether a text has no control characters and can be written as UTF-8."""
    return _UNCLEAN.search(text) is None


_UNCLEAN: Final = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\ud800-\\udfff\\u2028\\u2029]")


@dataclasses.dataclass(frozen=True, slots=True)
class Field:
    """One field of a shape, as the codec and the generators need it."""

    name: str
    type: object
    required: bool


@cache
def fields_of(shape: type) -> tuple[Field, ...]:
    """The fields of a dataclass with their annotations resolved, in order."""
    hints = get_type_hints(shape, include_extras=True)
    assert dataclasses.is_dataclass(shape)
    return tuple(
        Field(
            f.name,
            hints[f.name],
            f.default is dataclasses.MISSING and f.default_factory is dataclasses.MISSING,
        )
        for f in dataclasses.fields(shape)
        if get_origin(hints[f.name]) is not ClassVar
    )


def kind_of(shape: type) -> str | None:
    """The tag of a shape that is one of several, or None."""
    kind = shape.__dict__.get("kind")
    return kind if isinstance(kind, str) else None


def members_of(union: object) -> tuple[object, ...]:
    """The members of a union, or the type itself alone."""
    return get_args(union) if get_origin(union) in (Union, UnionType) else (union,)


# ---- decoding ----


def _text(bound: Text | Hex | None) -> Decoder:
    def decode(value: object, path: str) -> object:
        if not isinstance(value, str):
            raise ProtocolError("wrong_type", path, "a text", show(value))
        if isinstance(bound, Text) and not bound.low <= len(value) <= bound.high:
            expected = f"a text of {bound.low} to {bound.high} characters"
            raise ProtocolError("out_of_range", path, expected, f"{len(value)} characters")
        if isinstance(bound, Hex) and not (
            len(value) % 2 == 0
            and bound.low <= len(value) // 2 <= bound.high
            and all(c in "0123456789abcdef" for c in value)
        ):
            expected = f"{bound.low} to {bound.high} bytes in lower-case hexadecimal"
            raise ProtocolError("out_of_range", path, expected, show(value))
        if bound is not None and not is_clean(value):
            raise ProtocolError("out_of_range", path, "a text without control characters", show(value))
        return value

    return decode


def _whole(bound: Range | None) -> Decoder:
    low, high = (bound.low, bound.high) if bound else (-MAX_INT, MAX_INT)

    def decode(value: object, path: str) -> object:
        if not isinstance(value, int) or isinstance(value, bool):
            raise ProtocolError("wrong_type", path, "a whole number", show(value))
        if not low <= value <= high:
            raise ProtocolError(
                "out_of_range",
                path,
                f"a whole number from {low} to {high}",
                show(value),
            )
        return value

    return decode


def _truth(value: object, path: str) -> object:
    if not isinstance(value, bool):
        raise ProtocolError("wrong_type", path, "true or false", show(value))
    return value


def _nothing(value: object, path: str) -> object:
    if value is not None:
        raise ProtocolError("wrong_type", path, "null", show(value))
    return None


def _json(value: object, path: str, depth: int = 0) -> object:
    if depth > _DEEPEST:
        raise ProtocolError("out_of_range", path, f"at most {_DEEPEST} brackets in one another", "more")
    if isinstance(value, str) and not is_clean(value):
        raise ProtocolError("out_of_range", path, "a text without control characters", show(value))
    if isinstance(value, list):
        for n, item in enumerate(value):
            _json(item, f"{path}[{n}]", depth + 1)
    elif isinstance(value, dict):
        for key, item in value.items():
            _json(key, path, depth)
            _json(item, f"{path}.{show_key(key)}", depth + 1)
    elif isinstance(value, int) and abs(value) > MAX_INT:
        raise ProtocolError("out_of_range", path, "a number a web page can hold", show(value))
    return value


def show_key(key: str) -> str:
    """A key as part of a path, shortened."""
    return key if is_clean(key) and len(key) <= _SHOWN else show(key)


def _one_of(options: tuple[object, ...]) -> Decoder:
    names = ", ".join(str(o) for o in options)

    def decode(value: object, path: str) -> object:
        for option in options:
            if value == option and type(value) is type(option):
                return option
        code: FaultCode = "out_of_range" if isinstance(value, str) else "wrong_type"
        raise ProtocolError(code, path, f"one of {names}", show(value))

    return decode


def _sized(value: list[object] | dict[str, object], bound: Size | None, path: str, what: str) -> None:
    if bound is not None and not bound.low <= len(value) <= bound.high:
        expected = f"{bound.low} to {bound.high} {what}"
        raise ProtocolError("out_of_range", path, expected, str(len(value)))


def _list(item: Decoder, bound: Size | None) -> Decoder:
    def decode(value: object, path: str) -> object:
        if not isinstance(value, list):
            raise ProtocolError("wrong_type", path, "a list", show(value))
        _sized(value, bound, path, "items")
        return tuple([item(v, f"{path}[{n}]") for n, v in enumerate(value)])

    return decode


def _map(item: Decoder, bound: Size | None) -> Decoder:
    key_text = _text(Text(1, 120))

    def decode(value: object, path: str) -> object:
        if not isinstance(value, dict):
            raise ProtocolError("wrong_type", path, "an object", show(value))
        _sized(value, bound, path, "keys")
        return {cast(str, key_text(k, path)): item(v, join(path, k)) for k, v in value.items()}

    return decode


def join(path: str, key: str) -> str:
    """The path of a key inside a place."""
    return f"{path}.{show_key(key)}" if path else show_key(key)


def _shape(shape: type) -> Decoder:
    plan: list[tuple[str, Decoder, bool]] | None = None
    tag = kind_of(shape)

    def decode(value: object, path: str) -> object:
        nonlocal plan
        if plan is None:
            plan = [(f.name, decoder(f.type), f.required) for f in fields_of(shape)]
        if not isinstance(value, dict):
            raise ProtocolError("wrong_type", path, "an object", show(value))
        given: dict[str, object] = {}
        for name, field_decoder, required in plan:
            if name in value:
                given[name] = field_decoder(value[name], f"{path}.{name}" if path else name)
            elif required:
                raise ProtocolError("missing_key", path, f"the key {name}", "no such key")
        if len(given) + (tag is not None) != len(value):
            names = [name for name, _, _ in plan] + (["kind"] if tag is not None else [])
            for key in value:
                if key not in names:
                    raise ProtocolError("unknown_key", path, "only " + ", ".join(names), show_key(key))
        return shape(**given)

    return decode


def _tagged(shapes: dict[str, type]) -> Decoder:
    decoders = {tag: _shape(shape) for tag, shape in shapes.items()}
    names = ", ".join(decoders)

    def decode(value: object, path: str) -> object:
        if not isinstance(value, dict):
            raise ProtocolError("wrong_type", path, "an object", show(value))
        if "kind" not in value:
            raise ProtocolError("missing_key", path, "the key kind", "no such key")
        tag = value["kind"]
        if not isinstance(tag, str) or tag not in decoders:
            raise ProtocolError("unknown_kind", join(path, "kind"), f"one of {names}", show(tag))
        return decoders[tag](value, path)

    return decode


def _json_type(kind: object) -> str:
    if kind is NoneType:
        return "null"
    base = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    origin = get_origin(base)
    if base is bool:
        return "bool"
    if base is int:
        return "int"
    if base is str or origin is Literal:
        return "str"
    return "list" if origin is tuple else "dict"


def _json_type_of(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "bool"
    for kind, name in ((int, "int"), (str, "str"), (list, "list"), (dict, "dict")):
        if isinstance(value, kind):
            return name
    return "float"


_WORDS = {
    "null": "null",
    "bool": "true or false",
    "int": "a whole number",
    "str": "a text",
    "list": "a list",
}


def _union(members: tuple[object, ...]) -> Decoder:
    tagged = {tag: m for m in members if isinstance(m, type) and (tag := kind_of(m)) is not None}
    by_type: dict[str, Decoder] = {}
    if tagged:
        by_type["dict"] = _tagged(tagged)
    for member in members:
        if member in tagged.values():
            continue
        name = _json_type(member)
        if name in by_type:
            raise TypeError(f"two members of a union look alike in JSON: {members}")
        by_type[name] = decoder(member)
    if list(by_type) == ["dict"]:
        return by_type["dict"]
    expected = " or ".join(_WORDS.get(name, "an object") for name in by_type)

    def decode(value: object, path: str) -> object:
        chosen = by_type.get(_json_type_of(value))
        if chosen is None:
            raise ProtocolError("wrong_type", path, expected, show(value))
        return chosen(value, path)

    return decode


def decoder(kind: object) -> Decoder:
    """The plan that reads one type; a type this protocol cannot carry is a TypeError at once."""
    bound: object = None
    if get_origin(kind) is Annotated:
        kind, bound = get_args(kind)[:2]
    if get_origin(kind) is Annotated:
        # An alias narrowed once more: the outer bound is the one that counts.
        kind = get_args(kind)[0]
    origin = get_origin(kind)
    if kind is str:
        return _text(bound if isinstance(bound, (Text, Hex)) else None)
    if kind is bool:
        return _truth
    if kind is int:
        return _whole(bound if isinstance(bound, Range) else None)
    if kind is NoneType or kind is None:
        return _nothing
    if kind is object:
        return _json
    size = bound if isinstance(bound, Size) else None
    if origin is Literal:
        return _one_of(get_args(kind))
    if origin is tuple:
        return _list(decoder(get_args(kind)[0]), size)
    if origin in (dict, Mapping):
        return _map(decoder(get_args(kind)[1]), size)
    if origin in (Union, UnionType):
        return _union(get_args(kind))
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        tag = kind_of(kind)
        return _tagged({tag: kind}) if tag is not None else _shape(kind)
    raise TypeError(f"the protocol cannot carry {kind!r}")


@cache
def _top_decoder(union: object) -> Decoder:
    return _tagged({cast(str, kind_of(cast(type, m))): cast(type, m) for m in members_of(union)})


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise ProtocolError("not_json", "", "every key once", f"{show_key(key)} twice")
        found[key] = value
    return found


def _no_float(text: str) -> object:
    raise ProtocolError("not_json", "", "whole numbers only", text[:_SHOWN])


# Made once: `json.loads` would make one for each text.
_READER: Final = json.JSONDecoder(object_pairs_hook=_unique, parse_float=_no_float, parse_constant=_no_float)


def parse(text: str, max_bytes: int = MAX_BYTES) -> dict[str, object]:
    """Read JSON text into an object of this protocol's version, or raise ProtocolError."""
    if len(text) > max_bytes or len(text.encode("utf-8", "surrogatepass")) > max_bytes:
        raise ProtocolError("too_big", "", f"at most {max_bytes} bytes", "more")
    try:
        raw = _READER.decode(text)
    except ProtocolError:
        raise
    except RecursionError:
        raise ProtocolError("not_json", "", "JSON", "too many brackets in one another") from None
    except ValueError as error:
        raise ProtocolError("not_json", "", "JSON", str(error)) from None
    if not isinstance(raw, dict):
        raise ProtocolError("wrong_type", "", "an object", show(raw))
    return raw


def _check_version(version: object) -> None:
    expected = f"protocol version {PROTOCOL_VERSION}"
    if not isinstance(version, int) or isinstance(version, bool):
        raise ProtocolError("wrong_version", "v", expected, show(version))
    if version != PROTOCOL_VERSION:
        age = "older" if version < PROTOCOL_VERSION else "newer"
        raise ProtocolError("wrong_version", "v", expected, f"{show(version)}, which is {age}: reload the page")


def _decode(union: object, text: str, max_bytes: int) -> object:
    raw = parse(text, max_bytes)
    asked = raw.get("id")
    try:
        _check_version(raw.pop("v", None))
        return _top_decoder(union)(raw, "")
    except RecursionError:
        raise ProtocolError("not_json", "", "JSON", "too many brackets in one another") from None
    except ProtocolError as error:
        if isinstance(asked, str) and 1 <= len(asked) <= 64 and is_clean(asked):
            error.id = asked
        raise


def decode_command(text: str) -> Command:
    """Read one command; raises ProtocolError, which names the place, for everything that is not exactly one."""
    return cast(Command, _decode(Command, text, MAX_BYTES))


def decode_message(text: str) -> Message:
    """Read one message (for clients in Python, and for tests); raises ProtocolError."""
    return cast(Message, _decode(Message, text, 64 * MAX_BYTES))


def decode(shape: type[T], raw: object) -> T:
    """Read one shape from parsed JSON (for logs that keep commands); raises ProtocolError."""
    return cast(T, _cached_decoder(cast(Hashable, shape))(raw, ""))


@cache
def _cached_decoder(kind: object) -> Decoder:
    return decoder(kind)


# ---- encoding ----


def _plan(shape: type) -> Plan:
    """How a shape is written: its tag first, then its fields in order."""
    if not dataclasses.is_dataclass(shape):
        raise TypeError(f"the protocol cannot carry {shape.__name__}")
    tag = kind_of(shape)
    names = [field.name for field in fields_of(shape)]
    before = [("," if n or tag is not None else "") + f'"{name}":' for n, name in enumerate(names)]
    return "{" if tag is None else f'{{"kind":"{tag}"', list(zip(before, names, strict=True))


_WRITER = Writer(_plan)


def dumps(value: object) -> str:
    """JSON text of a shape or a JSON value, without spaces; the same value gives the same bytes."""
    return _WRITER.write(value)


def encode(value: Command | Message, kept: Kept | None = None) -> str:
    """Write a command or message as JSON text, its version first; `kept` is of the same table's messages before."""
    text = _WRITER.write(value) if kept is None else _WRITER.write_keeping(value, kept)
    return f'{{"v":{PROTOCOL_VERSION},{text[1:]}'


def kept_of_views() -> Kept:
    """Return what to keep between the messages of one table, for `encode`: what a move leaves as it is in a view."""
    return Kept(_STANDS_STILL, "view")


_STANDS_STILL: Final = frozenset(("seats", "ruleset", "pace", "match", "round_result", "match_result"))


def to_json(value: object) -> object:
    """The JSON value of a shape: objects, lists, texts, whole numbers, truth values, null."""
    return json.loads(_WRITER.write(value))
