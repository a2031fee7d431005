"""Makes importing quick in the browser: the methods that dataclasses write are compiled when the bundle is built.

`dataclasses` writes the source of each class's methods and compiles it at import; for our some 250 classes that took
three quarters of the import's time in WebAssembly. The build records these sources (web/build/python_bundle.py) and
packs their bytecode beside this module; here `dataclasses` is given it. A source that is not there is compiled as ever.
"""

from __future__ import annotations

import builtins
import dataclasses
import marshal
import sys
from pathlib import PurePosixPath
from types import CodeType
from typing import Any

FILE = "dataclasses.marshal"


def use_ready_code() -> None:
    """Give `dataclasses` the compiled methods that lie beside this module; without the file nothing changes."""
    loader: Any = getattr(sys.modules[__name__].__spec__, "loader", None)
    try:
        data: bytes = loader.get_data(str(PurePosixPath(__file__).with_name(FILE)))
    except OSError:
        return
    ready: dict[str, CodeType] = marshal.loads(data)

    def run(source: str, *namespaces: Any) -> None:
        builtins.exec(ready.get(source, source), *namespaces)

    # The module calls `exec` by its global name, so a global of that name comes before the built-in one.
    vars(dataclasses)["exec"] = run
