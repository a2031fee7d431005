"""The compiled group: built from today's sources or not used at all, and never with a 32-bit shift in it."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import prsi
from prsi import _build
from tests.repository.files import ROOT
from tools import compile_group

SUFFIX = compile_group.SUFFIX


def test_the_list_of_the_group_names_modules_that_exist() -> None:
    for name, source in compile_group.group().items():
        assert source.is_file(), f"{name} stands in pyproject.toml"


def test_ruff_spares_the_whole_group_and_nothing_else() -> None:
    """The exceptions for mypyc's sake are a second list of the group; it must not drift from the first."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        exceptions = tomllib.load(file)["tool"]["ruff"]["lint"]["per-file-ignores"]
    spared = {
        path
        for pattern in exceptions
        if pattern.startswith("src/prsi/") and "{" in pattern
        for name in pattern.partition("{")[2].partition("}")[0].split(",")
        if (path := ROOT / pattern.replace(pattern[pattern.index("{") : pattern.index("}") + 1], name))
    }
    assert spared == set(compile_group.group().values())


# --- mypyc's shifts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["cpy_r_r0 = 1 << cpy_r_n;", "cpy_r_r0 = -1 << cpy_r_n;", "    r = 63 << cpy_r_r12;"])
def test_a_shifted_literal_in_c_is_found(line: str) -> None:
    c_source = f"int64_t CPyDef_round___Round___legal(PyObject *cpy_r_self) {{\n    {line}\n}}\n"
    assert compile_group.literal_shifts(c_source) == ["round.Round.legal"]


@pytest.mark.parametrize(
    "line", ["r = cpy_r_b << cpy_r_n;", "r = 4294967296LL << cpy_r_n;", "r = 1 << 3;", "r = 1 >> cpy_r_n;"]
)
def test_other_shifts_in_c_are_let_pass(line: str) -> None:
    assert compile_group.literal_shifts(f"int64_t CPyDef_f(int64_t cpy_r_n) {{\n    {line}\n}}\n") == []


def needs_compiler() -> None:
    try:
        compile_group.check_compiler()
    except compile_group.CannotCompile as notice:
        pytest.skip(str(notice))


@pytest.fixture
def small_tree(tmp_path: Path) -> Path:
    """A source tree with a compiled group of one small module, and the tool that builds it."""
    package = tmp_path / "src" / "prsi" / "rules"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    for name in ("__init__.py", "_build.py"):
        shutil.copy(ROOT / "src" / "prsi" / name, tmp_path / "src" / "prsi" / name)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "compile_group.py", tmp_path / "tools")
    (tmp_path / "pyproject.toml").write_text('[tool.prsi]\ncompiled = ["prsi.rules.one"]\n', encoding="utf-8")
    (package / "one.py").write_text(
        "from mypy_extensions import i64\n\n\ndef bit(n: i64) -> i64:\n    b: i64 = 1\n    b <<= n\n    return b\n",
        encoding="utf-8",
    )
    return tmp_path


def compile_tree(tree: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(tree / "tools" / "compile_group.py")]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)


def run_tree(tree: Path, **environment: str) -> str:
    """Import the module in a process of its own; "so" or "py", bit(40), and what was written to standard error."""
    program = (
        f"import sys; sys.path.insert(0, {str(tree / 'src')!r}); import prsi; from prsi.rules import one;"
        "print('so' if one.__file__.endswith('.so') else 'py', one.bit(40), prsi._build.status().compiled)"
    )
    command = [sys.executable, "-c", program]
    kept = {name: value for name, value in os.environ.items() if name != _build.INTERPRETED_VARIABLE}
    result = subprocess.run(command, env={**kept, **environment}, cwd=tree, capture_output=True, text=True, check=True)
    return result.stdout + result.stderr


@pytest.mark.slow
@pytest.mark.long
def test_a_build_is_used_while_it_fits_its_source_and_never_after(small_tree: Path) -> None:
    """Compiled, forced back by PRSI_INTERPRETED, left aside with a warning when stale, taken again when rebuilt."""
    needs_compiler()
    source = small_tree / "src" / "prsi" / "rules" / "one.py"
    assert "Compiled 1 modules" in compile_tree(small_tree).stdout
    assert run_tree(small_tree) == f"so {1 << 40} True\n"
    assert run_tree(small_tree, PRSI_INTERPRETED="1") == f"py {1 << 40} False\n"
    assert compile_tree(small_tree).stdout == "", "nothing to do"

    text = source.read_text(encoding="utf-8")
    source.write_text(text.replace("return b", "return b + 1"), encoding="utf-8")
    stale = run_tree(small_tree)
    assert stale.startswith(f"py {(1 << 40) + 1} False\n")
    assert "prsi.rules.one has changed since it was compiled" in stale

    assert "Compiled" in compile_tree(small_tree).stdout
    assert run_tree(small_tree) == f"so {(1 << 40) + 1} True\n"

    (small_tree / "src" / "prsi" / "_compiled.json").unlink()
    assert "no readable _compiled.json" in run_tree(small_tree)


@pytest.mark.slow
def test_a_literal_shift_stops_the_build_and_is_named(small_tree: Path) -> None:
    """`b: i64 = 1; b << n` is folded to the literal by mypyc and shifts in 32 bits: 256 in place of 2**40."""
    needs_compiler()
    source = small_tree / "src" / "prsi" / "rules" / "one.py"
    source.write_text(source.read_text(encoding="utf-8").replace("    b <<= n\n    return b", "    return b << n"))
    result = compile_tree(small_tree)
    assert result.returncode == 1
    assert "src/prsi/rules/one.py, line 6" in result.stderr
    assert run_tree(small_tree) == f"py {1 << 40} False\n"


@pytest.mark.slow
def test_without_a_compiler_there_is_a_notice_and_no_failure(small_tree: Path) -> None:
    result = compile_tree(small_tree, PATH=os.devnull, CC="no-such-compiler")
    assert result.returncode == 0
    assert "will run interpreted" in result.stderr
    assert run_tree(small_tree) == f"py {1 << 40} False\n"


# --- the decision itself --------------------------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package folder with one module, an extension module beside it, and a manifest that fits."""
    monkeypatch.setattr(_build, "PACKAGE", str(tmp_path))
    monkeypatch.delenv(_build.INTERPRETED_VARIABLE, raising=False)
    (tmp_path / "rules").mkdir()
    source = tmp_path / "rules" / "one.py"
    source.write_text("ONE = 1\n", encoding="utf-8")
    source.with_suffix(SUFFIX).write_bytes(b"machine code")
    write_manifest(tmp_path, suffix=SUFFIX, sources={"prsi.rules.one": _build.digest(str(source))})
    return tmp_path


def write_manifest(package: Path, **content: object) -> None:
    (package / _build.MANIFEST).write_text(json.dumps(content), encoding="utf-8")


def test_a_fitting_build_is_taken(package: Path) -> None:
    assert _build.decide().compiled


def test_other_line_ends_are_no_change(package: Path) -> None:
    (package / "rules" / "one.py").write_bytes(b"ONE = 1\r\n")
    assert _build.decide().compiled


def test_a_distribution_without_sources_is_taken(package: Path) -> None:
    (package / "rules" / "one.py").unlink()
    assert _build.decide().compiled


def test_the_variable_forces_the_sources_quietly(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_build.INTERPRETED_VARIABLE, "1")
    decision = _build.decide()
    assert (decision.compiled, decision.stale) == (False, False)
    spec = _build.GroupFinder().find_spec("prsi.rules.one")
    assert spec is not None
    assert spec.origin == str(package / "rules" / "one.py")


def test_another_python_s_build_is_left_aside_quietly(package: Path) -> None:
    write_manifest(package, suffix=".another.so", sources={"prsi.rules.one": "0"})
    decision = _build.decide()
    assert (decision.compiled, decision.stale) == (False, False)


@pytest.mark.parametrize("manifest", ["", "{}", "[]", "null", '{"sources": {}}'])
def test_a_broken_manifest_vouches_for_nothing(package: Path, manifest: str) -> None:
    (package / _build.MANIFEST).write_text(manifest, encoding="utf-8")
    decision = _build.decide()
    assert (decision.compiled, decision.stale) == (False, True)
    assert decision.group == {"prsi.rules.one"}


def test_a_stale_build_is_left_aside_with_a_warning(package: Path) -> None:
    (package / "rules" / "one.py").write_text("ONE = 2\n", encoding="utf-8")
    finder = _build.GroupFinder()
    with pytest.warns(_build.StaleBuildWarning, match=r"prsi\.rules\.one has changed"):
        spec = finder.find_spec("prsi.rules.one")
    assert spec is not None
    assert finder.find_spec("prsi.rules.one") is not None, "warned once only"
    assert finder.find_spec("prsi.match") is None


def test_a_missing_extension_module_sends_the_whole_group_to_its_sources(package: Path) -> None:
    (package / "rules" / "one").with_suffix(SUFFIX).unlink()
    decision = _build.decide()
    assert (decision.compiled, decision.stale) == (False, True)


# --- what runs here -------------------------------------------------------------------------------------------------


def test_build_info_tells_the_truth() -> None:
    """`compiled` is what the loaded modules say of themselves, for each module of the group."""
    info = prsi.build_info()
    for name in compile_group.group():
        __import__(name)
        file = sys.modules[name].__file__
        assert file is not None
        assert file.endswith(SUFFIX) == info.compiled, f"{name}: {info.note}"


def test_importing_the_package_loads_no_part_of_it_and_no_third_party() -> None:
    """`import prsi` is cheap: it happens at each start, in the browser too."""
    program = "import sys; before = set(sys.modules); import prsi; print(*sorted(set(sys.modules) - before))"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    tops = {name.partition(".")[0] for name in result.stdout.split()} - {"prsi"}
    assert {name for name in result.stdout.split() if name.startswith("prsi.")} == {"prsi._build"}
    assert tops <= set(sys.stdlib_module_names)
