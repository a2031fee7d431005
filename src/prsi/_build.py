"""Compiled or interpreted: one decision a process, for the whole compiled group, never for a part of it.

`tools/compile_group.py` builds the modules named in pyproject.toml (`[tool.prsi] compiled`) with mypyc, lays the
extension modules beside their sources and writes a manifest with the hash of each source that it compiled. Python
would take an extension module before a source of the same name, however old it is. So where anything compiled lies,
a finder goes first: it sends the imports of the group to the sources if PRSI_INTERPRETED=1 is set, and, with a
warning, if a source is not the one that was compiled. Elsewhere (in a browser, on a machine without a C compiler)
nothing is installed. Imports are local because this runs at every start, in the browser too.
"""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec
    from types import ModuleType

PACKAGE = os.path.dirname(os.path.abspath(__file__))
MANIFEST = "_compiled.json"
SHARED = "_group__mypyc"
"""The extension module that holds the code of the whole group; those beside the sources only lead to it."""
INTERPRETED_VARIABLE = "PRSI_INTERPRETED"


class StaleBuildWarning(RuntimeWarning):
    """The compiled group was left aside: it was built from other sources than those that lie there now."""


class Decision(NamedTuple):
    """Whether the group runs compiled, why (one English clause), and the modules it consists of."""

    compiled: bool
    why: str
    group: frozenset[str]
    stale: bool = False


def source_of(module: str) -> str:
    """The path of the source of a module of this package: `prsi.rules.round` is rules/round.py."""
    return os.path.join(PACKAGE, *module.split(".")[1:]) + ".py"


def digest(source: str) -> str:
    """SHA-256 of a source, line ends made equal, so that a checkout on another system does not look changed."""
    from hashlib import sha256

    with open(source, "rb") as file:
        return sha256(file.read().replace(b"\r\n", b"\n")).hexdigest()


class GroupFinder:
    """Sends the imports of the compiled group to their sources, or lets them pass to their extension modules."""

    def __init__(self) -> None:
        self._decision: Decision | None = None

    def decide(self) -> Decision:
        """Return the decision, which is made at the first import that may need it and never changes."""
        if self._decision is None:
            self._decision = decide()
            if self._decision.stale:
                import warnings

                warnings.warn(f"prsi runs interpreted: {self._decision.why}", StaleBuildWarning, stacklevel=2)
        return self._decision

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: "ModuleType | None" = None, /
    ) -> "ModuleSpec | None":
        """A spec for the source of a module of the group that must not run compiled; None for all others."""
        if not fullname.startswith("prsi."):
            return None
        decision = self.decide()
        if decision.compiled or fullname not in decision.group:
            return None
        from importlib.machinery import SourceFileLoader
        from importlib.util import spec_from_file_location

        source = source_of(fullname)
        return spec_from_file_location(fullname, source, loader=SourceFileLoader(fullname, source))


def decide() -> Decision:
    """Compare what was compiled with what lies there now."""
    import json
    from importlib.machinery import EXTENSION_SUFFIXES

    try:
        with open(os.path.join(PACKAGE, MANIFEST), encoding="utf-8") as file:
            manifest = json.load(file)
        sources: dict[str, str] = manifest["sources"]
        suffix: str = manifest["suffix"]
    except (OSError, ValueError, KeyError, TypeError):
        # Nobody vouches for whatever lies there: every module that has a source comes from it.
        why = f"its compiled modules have no readable {MANIFEST}; run `make compile`"
        return Decision(False, why, frozenset(_modules_with(tuple(EXTENSION_SUFFIXES))), stale=True)
    group = frozenset(sources)
    if os.environ.get(INTERPRETED_VARIABLE) == "1":
        return Decision(False, f"{INTERPRETED_VARIABLE}=1 is set", group)
    if suffix not in EXTENSION_SUFFIXES:
        return Decision(False, "its compiled modules are for another Python", group)
    for module, expected in sources.items():
        source = source_of(module)
        if not os.path.isfile(source.removesuffix(".py") + suffix):
            return Decision(False, f"the compiled form of {module} is missing; run `make compile`", group, stale=True)
        # A distribution may leave the sources out: then there is nothing to differ from.
        if os.path.isfile(source) and digest(source) != expected:
            return Decision(False, f"{module} has changed since it was compiled; run `make compile`", group, stale=True)
    return Decision(True, "compiled with mypyc", group)


def _modules_with(suffixes: tuple[str, ...]) -> list[str]:
    found = []
    for folder, _, files in os.walk(PACKAGE):
        package = ".".join(["prsi", *os.path.relpath(folder, PACKAGE).split(os.sep)]).removesuffix("..")
        found += [f"{package}.{file.partition('.')[0]}" for file in files if file.endswith(suffixes)]
    return [module for module in found if os.path.isfile(source_of(module))]


def install() -> None:
    """Put the finder before Python's own, once, if there is anything compiled to decide about."""
    try:
        compiled = any(name == MANIFEST or name.startswith(SHARED) for name in os.listdir(PACKAGE))
    except OSError:  # imported from an archive
        return
    if compiled and not any(isinstance(finder, GroupFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, GroupFinder())


def status() -> Decision:
    """Return this process's decision."""
    for finder in sys.meta_path:
        if isinstance(finder, GroupFinder):
            return finder.decide()
    return Decision(False, "nothing was compiled", frozenset())
