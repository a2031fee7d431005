"""Write the shapes of a championship as TypeScript to ``web/src/championship/types.ts``.

They are read off the dataclasses of `prsi.tournament`, so the page and the log cannot mean different things.
``--check`` compares instead of writing, and exits with 1 if the stored file is not what the dataclasses say.
"""

import argparse
import dataclasses
import sys
from pathlib import Path
from types import ModuleType, NoneType
from typing import Annotated, Literal, get_args, get_origin

from prsi.protocol.codec import fields_of, kind_of, members_of
from prsi.tournament import check, reports, settings, sheet, views

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "championship" / "types.ts"
MODULES: tuple[ModuleType, ...] = (settings, reports, sheet, views)
WORDS: tuple[tuple[ModuleType, tuple[str, ...]], ...] = (
    (reports, ("Conduct", "Prize", "Role")),
    (sheet, ("Status", "Because", "Cause", "Clash")),
    (views, ("Phase", "StageKind", "SeatState")),
    (check, ("Reason",)),
)
"""Choices of words that have a name in the types."""

PLAIN: tuple[tuple[object, str], ...] = (
    *((str, "string"), (int, "number"), (bool, "boolean"), (object, "unknown")),
    *((NoneType, "null"), (None, "null")),
)

HEAD = """\
// Generated from prsi.tournament by `python tools/web_championship.py`; do not edit.

type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
"""


def shapes() -> list[type]:
    """Return the dataclasses, module by module, in the order in which they stand there."""
    found = [
        shape
        for module in MODULES
        for shape in vars(module).values()
        if isinstance(shape, type) and dataclasses.is_dataclass(shape) and shape.__module__ == module.__name__
    ]
    names = [shape.__name__ for shape in found]
    assert len(set(names)) == len(names), "two shapes have one name"
    return found


def words() -> dict[str, tuple[str, ...]]:
    """Return the choices that have a name."""
    return {name: get_args(getattr(module, name)) for module, names in WORDS for name in names}


def ts(kind: object) -> str:
    """Return a Python annotation as a TypeScript type."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    origin, arguments = get_origin(kind), get_args(kind)
    for plain, name in PLAIN:
        if kind is plain:
            return name
    if origin is Literal:
        for name, known in words().items():
            if known == arguments:
                return name
        return " | ".join(f'"{one}"' if isinstance(one, str) else str(one) for one in arguments)
    if origin is tuple and arguments[-1] is not Ellipsis:
        return f"readonly [{', '.join(ts(one) for one in arguments)}]"
    if origin is tuple:
        inner = ts(arguments[0])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if origin is dict:
        return f"Readonly<Record<string, {ts(arguments[1])}>>"
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return kind.__name__
    members = members_of(kind)
    if set(members) == set(get_args(reports.Report)):
        return "Report"
    return " | ".join(dict.fromkeys(ts(one) for one in members))


def interface(shape: type) -> str:
    """Return the interface of a shape, with the first sentence of what it says of itself."""
    first = (shape.__doc__ or "").strip().split("\n\n")[0]
    tag = kind_of(shape)
    fields = [*([f'  readonly kind: "{tag}";'] if tag is not None else [])]
    fields += [f"  readonly {field.name}: {ts(field.type)};" for field in fields_of(shape)]
    return "\n".join([f"/** {' '.join(first.split())} */", f"export interface {shape.__name__} {{", *fields, "}", ""])


def as_sent(shape: type) -> str:
    """Return a report's shape for sending: what has a default may be left out."""
    optional = [f'"{field.name}"' for field in fields_of(shape) if not field.required]
    return f"Optional<{shape.__name__}, {' | '.join(optional)}>" if optional else shape.__name__


def text() -> str:
    """Return the file's content."""
    out = [HEAD]
    for name, known in words().items():
        out.append(f"export type {name} =" + "".join(f'\n  | "{one}"' for one in known) + ";\n")
    out += [interface(shape) for shape in shapes()]
    members = [shape for shape in get_args(reports.Report) if isinstance(shape, type)]
    out.append("/** Something that was told, as it stands in the log. */")
    out.append("export type Report =" + "".join(f"\n  | {shape.__name__}" for shape in members) + ";\n")
    out.append("/** Something to tell: what has a default may be left out. */")
    out.append("export type NewReport =" + "".join(f"\n  | {as_sent(shape)}" for shape in members) + ";\n")
    reasons = "".join(f'\n  "{one}",' for one in words()["Reason"])
    out.append(
        f"/** Every reason for which a report may be refused. */\nexport const REASONS = [{reasons}\n] as const;\n"
    )
    conducts = "".join(f'\n  "{one}",' for one in words()["Conduct"])
    out.append(f"/** What a player can be warned for. */\nexport const CONDUCTS = [{conducts}\n] as const;")
    return "\n".join(out) + "\n"


def main() -> int:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare with the stored file instead of writing it")
    if parser.parse_args().check:
        if TARGET.read_text(encoding="utf-8") != text():
            print(f"{TARGET.name} is not what prsi.tournament says: run tools/web_championship.py", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(text(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
