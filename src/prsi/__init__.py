"""Prší and its family: rules, matches, computer opponents and tables.

Importing the package loads nothing but a small finder, which decides once a process whether the modules of the
compiled group come from their compiled form or from their sources (see `prsi._build`).
"""

from dataclasses import dataclass

from prsi import _build

__all__ = ["BuildInfo", "__version__", "build_info"]

__version__ = "0.1.0"


@dataclass(frozen=True, slots=True)
class BuildInfo:
    """What is running: the four versions, and whether the rules run compiled.

    `note` says in one English clause where the compiled group comes from, and why.
    """

    package: str
    protocol: int
    record: int
    rules: int
    compiled: bool
    note: str


def build_info() -> BuildInfo:
    """Tell the four versions and how the compiled group runs; imports rules, match and protocol on first use."""
    from prsi.match.record import RECORD_VERSION
    from prsi.protocol.versions import PROTOCOL_VERSION
    from prsi.rules.ruleset import RULES_VERSION

    decision = _build.status()
    return BuildInfo(
        package=__version__,
        protocol=PROTOCOL_VERSION,
        record=RECORD_VERSION,
        rules=RULES_VERSION,
        compiled=decision.compiled,
        note=decision.why,
    )


_build.install()
