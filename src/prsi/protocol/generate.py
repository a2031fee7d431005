"""TypeScript types and a JSON schema, generated from the dataclasses, the one source for every client."""

import dataclasses
from types import NoneType
from typing import Annotated, Literal, get_args, get_origin

from prsi.match.formats import Format
from prsi.protocol import commands, events, messages
from prsi.protocol.codec import fields_of, kind_of, members_of
from prsi.protocol.shapes import MAX_INT, Hex, Range, Size, Text
from prsi.protocol.versions import PROTOCOL_VERSION

UNIONS: dict[str, object] = {
    "SeatSpec": commands.SeatSpec,
    "Format": Format,
    "RoundEvent": events.RoundEvent,
    "MatchEvent": events.MatchEvent,
    "TableEvent": events.TableEvent,
    "Command": commands.Command,
    "Message": messages.Message,
}
"""The unions that have a name in the generated types."""


def name_of(shape: type) -> str:
    """The name of a shape in the generated types."""
    return shape.__name__


def _unwrap(kind: object) -> tuple[object, object]:
    bound: object = None
    if get_origin(kind) is Annotated:
        kind, bound = get_args(kind)[:2]
    return kind, bound


def _nested(kind: object) -> list[type]:
    kind, _ = _unwrap(kind)
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return [kind]
    return [shape for part in get_args(kind) for shape in _nested(part)]


def shapes() -> list[type]:
    """Every shape the protocol can carry, those used by others first, each once."""
    done: list[type] = []

    def visit(shape: type) -> None:
        if shape in done:
            return
        for field in fields_of(shape):
            for inner in _nested(field.type):
                visit(inner)
        done.append(shape)

    for union in UNIONS.values():
        for member in members_of(union):
            assert isinstance(member, type)
            visit(member)
    names = [name_of(s) for s in done]
    assert len(set(names)) == len(names), "two shapes have one name"
    return done


def _top() -> set[object]:
    return set(members_of(commands.Command)) | set(members_of(messages.Message))


# ---- TypeScript ----


def _union_name(kind: object) -> str | None:
    members = [m for m in members_of(kind) if m is not NoneType]
    if len(members) < 2:
        return None
    for name, union in UNIONS.items():
        if list(members_of(union)) == members:
            return name
    return None


def ts_type(kind: object) -> str:
    """A Python annotation as a TypeScript type."""
    kind, _ = _unwrap(kind)
    if get_origin(kind) is Annotated:
        kind, _ = _unwrap(kind)
    origin = get_origin(kind)
    if kind is str:
        return "string"
    if kind is int:
        return "number"
    if kind is bool:
        return "boolean"
    if kind is NoneType or kind is None:
        return "null"
    if kind is object:
        return "Json"
    if origin is Literal:
        return " | ".join(f'"{v}"' if isinstance(v, str) else str(v) for v in get_args(kind))
    if origin is tuple:
        inner = ts_type(get_args(kind)[0])
        return (
            f"readonly ({inner})[]"
            if " " in inner and not inner.startswith("readonly")
            else f"readonly {_paren(inner)}[]"
        )
    if origin is dict:
        return f"Readonly<Record<string, {ts_type(get_args(kind)[1])}>>"
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return name_of(kind)
    name = _union_name(kind)
    members = [m for m in members_of(kind) if m is not NoneType]
    parts = [name] if name else [ts_type(m) for m in members]
    if NoneType in members_of(kind):
        parts.append("null")
    return " | ".join(dict.fromkeys(parts))


def _paren(text: str) -> str:
    return f"({text})" if text.startswith("readonly") or "|" in text else text


def _described(shape: type) -> str:
    # Only the protocol's own words: another module's docstring may be reworded without the protocol changing.
    return (shape.__doc__ or "").strip() if shape.__module__.startswith("prsi.protocol.") else ""


def _doc(shape: type) -> list[str]:
    text = _described(shape)
    if not text:
        return []
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *[f" * {line}".rstrip() for line in lines], " */"]


def typescript() -> str:
    """The file `web/src/protocol/types.ts`."""
    out = [
        "// Generated from src/prsi/protocol by `python -m prsi.protocol`; do not edit.",
        "",
        f"export const PROTOCOL_VERSION = {PROTOCOL_VERSION};",
        "",
        "/** Any JSON value. */",
        "export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };",
        "",
    ]
    commands_ = set(members_of(commands.Command))
    top = _top()
    for shape in shapes():
        out += _doc(shape)
        out.append(f"export interface {name_of(shape)} {{")
        if shape in top:
            out.append(f"  readonly v: {PROTOCOL_VERSION};")
        if (tag := kind_of(shape)) is not None:
            out.append(f'  readonly kind: "{tag}";')
        for field in fields_of(shape):
            # What has a default may be left out of a command; a message always has every key.
            mark = "?" if shape in commands_ and not field.required else ""
            out.append(f"  readonly {field.name}{mark}: {ts_type(field.type)};")
        out += ["}", ""]
    for name, union in UNIONS.items():
        members = [name_of(m) for m in members_of(union) if isinstance(m, type)]
        out.append(f"export type {name} =")
        out += [f"  | {m}" for m in members[:-1]] + [f"  | {members[-1]};", ""]
    out += [f"export type {n} = {ts_type(k)};" for n, k in (("Level", commands.Level), ("Phase", messages.Phase))]
    refused = "".join(f'\n  | "{r}"' for r in messages.TABLE_REASONS)
    out += [
        "",
        "/** Reasons of `refused` that are the table's own; those of a move are the rules'. */",
        f"export type TableReason ={refused};",
    ]
    return "\n".join(out) + "\n"


# ---- JSON schema ----


def _schema(kind: object) -> dict[str, object]:
    kind, bound = _unwrap(kind)
    if get_origin(kind) is Annotated:
        kind, _ = _unwrap(kind)
    origin = get_origin(kind)
    if kind is str:
        if isinstance(bound, Hex):
            return {
                "type": "string",
                "pattern": f"^([0-9a-f]{{2}}){{{bound.low},{bound.high}}}$",
            }
        if isinstance(bound, Text):
            return {"type": "string", "minLength": bound.low, "maxLength": bound.high}
        return {"type": "string"}
    if kind is int:
        limits = bound if isinstance(bound, Range) else Range(-MAX_INT, MAX_INT)
        return {"type": "integer", "minimum": limits.low, "maximum": limits.high}
    if kind is bool:
        return {"type": "boolean"}
    if kind is NoneType or kind is None:
        return {"type": "null"}
    if kind is object:
        return {}
    if origin is Literal:
        return {"enum": list(get_args(kind))}
    if origin is tuple:
        out: dict[str, object] = {"type": "array", "items": _schema(get_args(kind)[0])}
        if isinstance(bound, Size):
            out |= {"minItems": bound.low, "maxItems": bound.high}
        return out
    if origin is dict:
        out = {"type": "object", "additionalProperties": _schema(get_args(kind)[1])}
        if isinstance(bound, Size):
            out |= {"minProperties": bound.low, "maxProperties": bound.high}
        return out
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return {"$ref": f"#/$defs/{name_of(kind)}"}
    return {"anyOf": [_schema(m) for m in members_of(kind)]}


def json_schema() -> dict[str, object]:
    """The file `docs/protocol.schema.json` (JSON Schema 2020-12): `Command` and `Message` among its `$defs`."""
    top = _top()
    defs: dict[str, object] = {}
    for shape in shapes():
        properties: dict[str, object] = {}
        required: list[str] = []
        if shape in top:
            properties["v"] = {"const": PROTOCOL_VERSION}
            required.append("v")
        if (tag := kind_of(shape)) is not None:
            properties["kind"] = {"const": tag}
            required.append("kind")
        for field in fields_of(shape):
            properties[field.name] = _schema(field.type)
            if field.required:
                required.append(field.name)
        defs[name_of(shape)] = {
            "description": " ".join(_described(shape).split()),
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }
    for name, union in UNIONS.items():
        defs[name] = {"anyOf": [_schema(m) for m in members_of(union)]}
    defs["TableReason"] = {
        "description": "Reasons of `refused` that are the table's own; those of a move are the rules'.",
        "enum": list(messages.TABLE_REASONS),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"prsi protocol, version {PROTOCOL_VERSION}",
        "anyOf": [{"$ref": "#/$defs/Command"}, {"$ref": "#/$defs/Message"}],
        "$defs": defs,
    }
