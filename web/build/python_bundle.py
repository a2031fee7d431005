"""Runs inside Pyodide at build time: traces what the worker needs and packs it, compiled by this very interpreter.

`record()` comes before anything of ours is imported, `begun()` once the table can start, `pack(root, keep)` after the traced
run: three zip files (standard library, what of our packages a table needs, the rest of them) of .pyc files, stored without
compression: the server sends them brotli-compressed, and a stored entry is read fastest. Nothing in them depends on the
clock.
"""

import ast
import builtins
import dataclasses
import io
import importlib.util
import marshal
import pathlib
import sys
import zipfile
from types import CodeType

STDLIB = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"


# Sources that dataclasses wrote and compiled during the trace, with what became of them (see prsi/browser/ready.py).
_written: dict[str, CodeType] = {}
# How many of them, and which of our modules, a table needs.
_first_written = 0
_first: frozenset[str] = frozenset()


def record() -> None:
    """Keep what dataclasses compile from now on."""

    def run(source: str, *namespaces: object) -> None:
        code = _written.get(source)
        if code is None:
            code = _written[source] = compile(source, "<dataclass>", "exec", dont_inherit=True)
        builtins.exec(code, *namespaces)

    dataclasses.exec = run


def begun() -> None:
    """Note what has been imported: that is all that a table needs (no module of its own imports in a function)."""
    global _first, _first_written
    _first = frozenset(sys.modules)
    _first_written = len(_written)


def _pyc(source: bytes | ast.Module, name: str, data: bytes) -> bytes:
    """Bytecode without assertions, in the form that is never checked against a source file."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2 if isinstance(source, bytes) else 1)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(data) + marshal.dumps(code)


def _without_docstrings(source: bytes) -> ast.Module:
    """The module with its docstrings taken out, but a dot for each class.

    A dataclass without a docstring gets its signature for one, and to write that takes long.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is None:
            continue
        if isinstance(node, ast.ClassDef):
            node.body[0].value.value = "."
        elif len(node.body) > 1 or isinstance(node, ast.Module):
            del node.body[0]
        else:
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    return tree


def _zip(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), files[name])
    return out.getvalue()


def _traced() -> set[str]:
    """File names inside the standard library's zip of every module imported so far."""
    found = set()
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None) or ""
        if file.startswith(STDLIB):
            found.add(file.removeprefix(STDLIB))
    return found


def _module(name: str) -> str:
    """The module that a file inside an archive is."""
    return name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")


def _ready(written: list[tuple[str, CodeType]]) -> bytes:
    return marshal.dumps(dict(sorted(written)))


def pack(root: str, keep: list[str]) -> tuple[bytes, bytes, bytes, list[str]]:
    """The three archives and the standard library's file names in the first.

    `root` holds our packages as sources; `keep` are modules imported so late that no trace meets them.
    """
    for name in keep:
        __import__(name)
    wanted = _traced()
    with zipfile.ZipFile(STDLIB.rstrip("/")) as stdlib:
        files = {name.removesuffix(".py") + ".pyc": _pyc(source := stdlib.read(name), name, source) for name in wanted}
    ours = {}
    base = pathlib.Path(root)
    for path in sorted(base.rglob("*.py")):
        name = path.relative_to(base).as_posix()
        source = path.read_bytes()
        ours[name.removesuffix(".py") + ".pyc"] = _pyc(_without_docstrings(source), name, source)
    first = {name: code for name, code in ours.items() if _module(name) in _first}
    later = {name: code for name, code in ours.items() if name not in first}
    written = list(_written.items())
    first["dataclasses.marshal"] = _ready(written[:_first_written])
    later["dataclasses.marshal"] = _ready(written[_first_written:])
    return _zip(files), _zip(first), _zip(later), sorted(wanted)
