"""Runs inside Pyodide at build time: traces what the table needs and packs it, compiled by this very interpreter.

`pack(root, keep)` returns two zip files (standard library, our own packages) of .pyc files, stored without compression:
the server sends them brotli-compressed, and a stored entry is read fastest. Nothing in them depends on the clock.
"""

import io
import importlib.util
import marshal
import pathlib
import sys
import zipfile

STDLIB = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"


def _pyc(source: bytes, name: str) -> bytes:
    """Bytecode without docstrings and assertions, in the form that is never checked against a source file."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(source) + marshal.dumps(code)


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


def pack(root: str, keep: list[str]) -> tuple[bytes, bytes, list[str]]:
    """The two archives and the standard library's file names in the first.

    `root` holds our packages as sources; `keep` are modules imported so late that no trace meets them.
    """
    for name in keep:
        __import__(name)
    wanted = _traced()
    with zipfile.ZipFile(STDLIB.rstrip("/")) as stdlib:
        files = {name.removesuffix(".py") + ".pyc": _pyc(stdlib.read(name), name) for name in wanted}
    ours = {}
    base = pathlib.Path(root)
    for path in sorted(base.rglob("*.py")):
        name = path.relative_to(base).as_posix()
        ours[name.removesuffix(".py") + ".pyc"] = _pyc(path.read_bytes(), name)
    return _zip(files), _zip(ours), sorted(wanted)
