"""Makes importing quick in the browser: little to read before the first table, and nothing to compile.

Our modules come in two archives: what a table needs, and what only questions need, which is added when somebody asks
(`use_archive`). And `dataclasses` writes the source of each class's methods and compiles it at import; for our some 250
classes that took three quarters of the import's time in WebAssembly. The build records these sources and packs their
bytecode into the archives (web/build/python_bundle.py); here `dataclasses` is given it. A source that is not there is
compiled as ever.
"""

from __future__ import annotations

import builtins
import dataclasses
import marshal
import sys
from types import CodeType
from typing import Any
from zipimport import zipimporter

FILE = "dataclasses.marshal"
"""The compiled methods, at the top of each archive."""

_ready: dict[str, CodeType] = {}


def _run(source: str, *namespaces: Any) -> None:
    builtins.exec(_ready.get(source, source), *namespaces)


def _use_code(archive: zipimporter) -> None:
    _ready.update(marshal.loads(archive.get_data(FILE)))


def use_ready_code() -> None:
    """Give `dataclasses` the compiled methods of the archive that this module is in; outside of one nothing changes."""
    loader = getattr(sys.modules[__name__].__spec__, "loader", None)
    if not isinstance(loader, zipimporter):
        return
    _use_code(zipimporter(loader.archive))
    # The module calls `exec` by its global name, so a global of that name comes before the built-in one.
    vars(dataclasses)["exec"] = _run


def use_archive(path: str) -> None:
    """Import from a further archive too, which may hold modules of the packages that have been imported.

    Raises ImportError for a file that is no archive (zipimport.ZipImportError).
    """
    _use_code(zipimporter(path))
    for name, module in sys.modules.items():
        if name.partition(".")[0] == "prsi" and hasattr(module, "__path__"):
            module.__path__.append(f"{path}/{name.replace('.', '/')}")
