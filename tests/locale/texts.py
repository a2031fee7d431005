"""The locale files as data, and where the page and the program use their messages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "src" / "prsi" / "locale"
PAGE = ROOT / "web" / "src"
PYTHON = ROOT / "src" / "prsi"
LANGUAGES = sorted(path.name for path in LOCALE.iterdir() if path.is_dir() and not path.name.startswith("_"))


@dataclass(frozen=True)
class Text:
    """One message of one language: where it stands, the variables it takes, the plural categories it names."""

    file: str
    variables: frozenset[str]
    keys: frozenset[str]
    references: frozenset[str]
    empty: bool


class _Looker(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[str] = set()
        self.references: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802, fluent's name
        self.references.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, fluent's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802, fluent's name
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        # A choice by rank or pack names no plural: "two" is a card there.
        if keys & {"one", "other"}:
            self.keys |= keys
        self.generic_visit(node)


@cache
def texts(language: str) -> tuple[dict[str, Text], list[str]]:
    """Every message of a language, and what is wrong in its files: junk and ids that are there twice."""
    found: dict[str, Text] = {}
    wrong: list[str] = []
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                wrong.append(f"{language}/{path.name}: not Fluent: {(entry.content or '').strip()[:60]}")
            if not isinstance(entry, ast.Message):
                continue
            looker = _Looker()
            looker.visit(entry)
            if entry.id.name in found:
                wrong.append(f"{language}/{path.name}: {entry.id.name} is in {found[entry.id.name].file} already")
            found[entry.id.name] = Text(
                path.name,
                frozenset(looker.variables),
                frozenset(looker.keys),
                frozenset(looker.references),
                entry.value is None,
            )
    return {name: _with_references(text, found) for name, text in found.items()}, wrong


def _with_references(text: Text, known: dict[str, Text]) -> Text:
    """A message takes the variables of those it is made of, too."""
    inner = [_with_references(known[name], known) for name in text.references if name in known]
    return replace(text, variables=text.variables.union(*(part.variables for part in inner)))


def helpers(language: str) -> set[str]:
    """Messages that only others of the same language are made of: declension, for instance."""
    return set().union(*(text.references for text in texts(language)[0].values()))


def sources() -> Iterator[tuple[Path, str]]:
    """The page's and the program's source files that may name messages."""
    for folder, endings in ((PAGE, ("*.svelte", "*.ts")), (PYTHON, ("*.py",))):
        for ending in endings:
            for path in folder.rglob(ending):
                if "generated" not in path.parts and "dev" not in path.parts:
                    yield path, path.read_text(encoding="utf-8")


def _argument(source: str, at: int) -> str:
    """The first argument of a call whose opening bracket is just before `at`."""
    depth, quote = 0, ""
    for end in range(at, len(source)):
        character = source[end]
        if quote:
            quote = "" if character == quote else quote
        elif character in "\"'`":
            quote = character
        elif character in "([{":
            depth += 1
        elif character in ")]}" and depth:
            depth -= 1
        elif character in ")," and not depth:
            return source[at:end]
    return source[at:]


def called() -> Iterator[tuple[Path, str, bool]]:
    """Each id that the page asks for: file, id, and whether it is only the beginning of one."""
    for path, source in sources():
        if path.suffix == ".py":
            continue
        for call in re.finditer(r"(?<![\w.$])t\(", source):
            argument = _argument(source, call.end())
            bare = re.sub(r"`[^`]*`|\w+\([^()]*\)|[!=]==? *\"[^\"]*\"", "", argument)
            for literal in re.findall(r'"([a-z][\w-]*)"', bare):
                yield path, literal, False
            for template in re.findall(r"`([^`]*)`", argument):
                head = template.split("${")[0]
                if head:
                    yield path, head, head != template


def mentioned() -> tuple[set[str], set[str]]:
    """Every quoted word in the sources, and every beginning of a quoted template with something filled in after it."""
    words: set[str] = set()
    heads: set[str] = set()
    for _, source in sources():
        words |= set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", source))
        heads |= set(re.findall(r"`([a-z][\w-]*-)\$\{", source))
        heads |= set(re.findall(r"f[\"']([a-z][\w-]*-)\{", source))
    return words, heads
