"""Compile the group of modules named in pyproject.toml ([tool.prsi] compiled) with mypyc, in place.

Run as a program it leaves the extension modules and a manifest in src/prsi, or a notice that the package will run
interpreted; nothing is done while the manifest still fits. The wheel's build hook calls `build` for the same files.

mypyc 2.4 writes `1 << n`, for an `i64` n, as a 32-bit shift in C; `b: i64 = 1` and `b << n` become the same. What helps
is `b <<= n`. `literal_shifts` finds every such place in the C that was generated, so the check is exact: it stops the
build.
"""

import argparse
import ast
import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from setuptools import Extension

ROOT = Path(__file__).resolve().parent.parent
GROUP = "prsi._group"
# Interposition keeps the compiler from inlining between our own functions; hidden symbols let it drop them (+20 %).
FLAGS = "-O3 -fno-semantic-interposition -fvisibility=hidden"
SUFFIX = EXTENSION_SUFFIXES[0]

_SHIFT = re.compile(r"(?<![\w.])-?\d+\)? << cpy_r_")
_FUNCTION = re.compile(r"^\S.*\bCPyDef_(\w+)\(.*\) \{$")


class CannotCompile(Exception):
    """Nothing was built, and that is no fault of the sources: no compiler, or no mypyc."""


class CompileError(Exception):
    """The sources cannot be compiled as they stand; the message says where."""


def group(root: Path = ROOT) -> dict[str, Path]:
    """The modules of the compiled group and their sources, in the order of pyproject.toml."""
    with (root / "pyproject.toml").open("rb") as file:
        names: list[str] = tomllib.load(file)["tool"]["prsi"]["compiled"]
    return {name: (root / "src").joinpath(*name.split(".")).with_suffix(".py") for name in names}


def literal_shifts(c_source: str) -> list[str]:
    """Functions of generated C that shift a literal left by a variable, as C's 32-bit int: mypyc's names, in order."""
    found: list[str] = []
    function = "?"
    for line in c_source.splitlines():
        if match := _FUNCTION.match(line):
            function = match[1].replace("___", ".")
        elif _SHIFT.search(line) and function not in found:
            found.append(function)
    return found


def manifest(root: Path = ROOT) -> dict[str, object]:
    """What a build is made of: the hash of each source, the flags, the compiler's version, the kind of Python."""
    sys.path.insert(0, str(root / "src"))
    try:
        from prsi._build import digest
    finally:
        del sys.path[0]
    from mypy.version import __version__ as mypy_version

    return {
        "suffix": SUFFIX,
        "mypy": mypy_version,
        "flags": FLAGS,
        "sources": {name: digest(str(source)) for name, source in group(root).items()},
    }


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the compiled modules beside the sources are those that a build would make now."""
    try:
        found = json.loads((root / "src/prsi/_compiled.json").read_text(encoding="utf-8"))
        return bool(found == manifest(root)) and all(path.is_file() for path in installed(root))
    except (OSError, ValueError):
        return False


def installed(root: Path = ROOT) -> list[Path]:
    """Where the extension modules go: beside their sources, and the group's shared part in the package."""
    shared = (root / "src").joinpath(*f"{GROUP}__mypyc".split("."))
    return [shared.with_name(shared.name + SUFFIX)] + [source.with_suffix(SUFFIX) for source in group(root).values()]


def remove(root: Path = ROOT) -> None:
    """Remove what a build left in the source tree; the manifest goes last, so that nothing stale is used meanwhile."""
    package = root / "src" / "prsi"
    for path in package.rglob("*.so"):
        path.unlink()
    (package / "_compiled.json").unlink(missing_ok=True)


def build(root: Path = ROOT) -> dict[str, Path]:
    """Compile into build/compiled; the built files by the place in src/ where each belongs, the manifest included."""
    check_compiler()
    sources = group(root)
    for name, source in sources.items():
        if not source.is_file():
            raise CompileError(f"pyproject.toml names {name} in [tool.prsi] compiled; {source} does not exist")
    folder = root / "build" / "compiled"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # A process of its own: mypyc leaves the interpreter by sys.exit where a source has an error.
    paths = [str(source.relative_to(root / "src")) for source in sources.values()]
    steps = subprocess.run(
        [sys.executable, __file__, "--worker", str(root), *paths],
        cwd=root / "src",
        env={**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if steps.returncode:
        raise CompileError(steps.stdout.strip())
    built = {}
    for target in installed(root):
        place = target.relative_to(root / "src")
        built[str(place)] = folder / "lib" / place
    record = folder / "_compiled.json"
    record.write_text(json.dumps(manifest(root), indent=1) + "\n", encoding="utf-8")
    built["prsi/_compiled.json"] = record
    return built


def check_compiler() -> None:
    """Raise CannotCompile unless mypyc is there and a C compiler can build an extension module for this Python."""
    probe = subprocess.run([sys.executable, __file__, "--probe"], capture_output=True, text=True)
    if probe.returncode:
        reason = (probe.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise CannotCompile(f"no mypyc, or no working C compiler for this Python ({reason})")


def probe() -> None:
    """Build a module of one line, as the group would be built."""
    import mypyc.build  # noqa: F401  (mypy installs without mypyc where it has no wheel)
    from setuptools import Extension

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint prsi_probe(void) { return PY_VERSION_HEX != 0; }\n")
        build_extensions([Extension("probe", [str(source)])], Path(folder))


def build_extensions(extensions: "Sequence[Extension]", folder: Path) -> None:
    """Run setuptools' own compiler driver, without a setup.py: the modules go to folder/lib."""
    from setuptools import Distribution

    command = Distribution({"name": "prsi-compiled-group", "ext_modules": extensions}).get_command_obj("build_ext")
    command.ensure_finalized()
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "tmp")
    command.run()


def worker(root: Path, sources: list[str]) -> None:
    """Generate the C, check it, and build it; runs in src/, in a process of its own."""
    from mypyc.build import mypycify

    folder = root / "build" / "compiled"
    # The project's own mypy settings are about other things (stubs, tests) and would only be in the way.
    config = folder / "mypy.ini"
    config.write_text("[mypy]\n", encoding="utf-8")
    extensions: Sequence[Any] = mypycify(
        ["--strict", f"--config-file={config}", f"--cache-dir={folder / 'mypy'}", *sources],
        group_name=GROUP,
        target_dir=str(folder / "c"),
        opt_level="3",
        debug_level="0",
    )
    shifts = sorted({name for file in (folder / "c").rglob("*.c") for name in literal_shifts(file.read_text())})
    if shifts:
        places = "\n".join(f"  {name}{lines_of_shifts(name, sources)}" for name in shifts)
        raise SystemExit(f"mypyc shifts a literal in 32 bits (write `b: i64 = 1; b <<= n`), here:\n{places}")
    build_extensions(extensions, folder)


def lines_of_shifts(function: str, sources: list[str]) -> str:
    """Where the left shifts of a function stand, for a message.

    mypyc names a function by as much of its module's name as is unambiguous, its class and itself.
    """
    *qualifiers, name = function.split(".")
    for source in [source for source in sources if Path(source).stem in qualifiers] or sources:
        for node in ast.walk(ast.parse(Path(source).read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == name:
                shifts = {
                    inner.lineno
                    for inner in ast.walk(node)
                    if isinstance(inner, ast.BinOp) and isinstance(inner.op, ast.LShift)
                }
                if shifts:
                    return f": src/{source}, line {', '.join(map(str, sorted(shifts)))}"
    return ""


def main() -> int:
    """Build in place; 0 also where only a notice can be given, 1 where the sources are at fault."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--worker", nargs="+", help=argparse.SUPPRESS)
    parser.add_argument("--probe", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--clean", action="store_true", help="remove the compiled modules from src/")
    parser.add_argument("--required", action="store_true", help="fail where nothing can be compiled")
    arguments = parser.parse_args()
    if arguments.worker:
        worker(Path(arguments.worker[0]), arguments.worker[1:])
        return 0
    if arguments.probe:
        probe()
        return 0
    if arguments.clean:
        remove()
        return 0
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            if is_fresh():
                return 0
            print(f"Compiling {len(group())} modules with mypyc, which takes minutes.", flush=True)
            built = build()
        except CannotCompile as notice:
            remove()
            print(f"prsi will run interpreted: {notice}", file=sys.stderr)
            return 1 if arguments.required else 0
        except CompileError as error:
            print(f"The compiled group cannot be built:\n{error}", file=sys.stderr)
            return 1
        remove()
        # The manifest goes first: until the last module is there, it says that one is missing.
        for place, file in reversed(built.items()):
            target = ROOT / "src" / place
            partial = target.with_name(target.name + ".new")
            shutil.copyfile(file, partial)
            os.replace(partial, target)
    print(f"Compiled {len(group())} modules with mypyc.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
