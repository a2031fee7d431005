"""What the pure packages may import: an allow-list, read from the sources without running them."""

import ast
import sys

PURE = ("rules", "match", "bots", "protocol", "table", "learn")
"""Packages that do no I/O, read no clock, roll no dice, and run in the browser as they are."""

# Everything in the standard library that reaches outside, or that a browser's Python does not have.
FORBIDDEN = frozenset(
    {
        "asyncio",
        "concurrent",
        "ctypes",
        "curses",
        "datetime",
        "fcntl",
        "ftplib",
        "getpass",
        "glob",
        "http",
        "imaplib",
        "importlib",
        "io",
        "logging",
        "mmap",
        "multiprocessing",
        "os",
        "pathlib",
        "pickle",
        "pkgutil",
        "platform",
        "poplib",
        "pty",
        "queue",
        "resource",
        "sched",
        "secrets",
        "select",
        "selectors",
        "shelve",
        "shutil",
        "signal",
        "smtplib",
        "socket",
        "socketserver",
        "sqlite3",
        "ssl",
        "subprocess",
        "sys",
        "sysconfig",
        "tempfile",
        "termios",
        "threading",
        "time",
        "tkinter",
        "urllib",
        "uuid",
        "webbrowser",
        "zipfile",
    }
)
PURE_PARTS = frozenset({"urllib.parse"})
"""Modules of forbidden packages that only work on what they are given."""

PURE_NAMES = {"random": {"Random"}, "datetime": {"date", "timedelta"}}
"""What may be taken of modules that reach outside, too: a generator with a seed, days as values."""

READS_CLOCK = frozenset({"today", "fromtimestamp"})
"""What a date may not be asked for."""

THIRD_PARTY = frozenset({"mypy_extensions"})


def forbidden_imports(source: str) -> list[str]:
    """Imports, at any depth of a source, that a pure package may not have; of random and datetime only PURE_NAMES."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            module = node.module or ""
            if module in PURE_NAMES:
                found += [f"{module}.{alias.name}" for alias in node.names if alias.name not in PURE_NAMES[module]]
            elif not allowed(module):
                found.append(module)
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if not allowed(alias.name) and alias.name != "random"]
    found += [f"date.{name}" for name in attributes_of("date", source) if name in READS_CLOCK]
    # A parameter may well be called random; where the module is imported by that name, nobody could tell them apart.
    return found + [f"random.{name}" for name in attributes_of("random", source) if "import random" in source]


def attributes_of(name: str, source: str) -> list[str]:
    """What a source takes from a name by a dot, but the one class that is allowed."""
    return [
        node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == name
        if node.attr != "Random"
    ]


def allowed(module: str) -> bool:
    """Whether a pure package may import a module."""
    top = module.partition(".")[0]
    if top == "prsi":
        return True  # which parts of our own, import-linter says
    return module in PURE_PARTS or top in THIRD_PARTY or (top in sys.stdlib_module_names and top not in FORBIDDEN)
