"""What the page says before the rest of its texts has come: home, the table and the score sheet."""

import re
from functools import cache
from pathlib import Path

import pytest

from .texts import LANGUAGES, PAGE, called, texts

(LISTED,) = re.findall(r"const FIRST = new Set\(\[([^\]]*)\]\)", (PAGE / "i18n/vite-plugin.ts").read_text("utf-8"))
FIRST = set(re.findall(r'"([\w.]+)"', LISTED))


def imported(path: Path, source: str) -> set[Path]:
    """The files that a file of the page imports at once, not when they are gone to."""
    found: set[Path] = set()
    for place in re.findall(r'^\s*(?:import|export) (?!type )(?:[^"]*? from )?"(\.[^"]+)"', source, re.MULTILINE):
        to = path.parent / place
        tried = (to, to.with_name(f"{to.name}.ts"), to.with_name(f"{to.name}.svelte.ts"), to / "index.ts")
        found |= {one.resolve() for one in tried[: 1 if to.is_file() else None] if one.is_file()}
    return {one for one in found if one.suffix in (".ts", ".svelte")}


@cache
def first_sources() -> frozenset[Path]:
    """Every file that comes with the page itself."""
    known: set[Path] = set()
    todo = {PAGE / "main.ts"}
    while todo:
        path = todo.pop()
        known.add(path)
        todo |= imported(path, path.read_text("utf-8")) - known
    return frozenset(known)


def test_the_first_screens_say_only_what_comes_first() -> None:
    """A message of the rest would be an id on the screen of whoever has a slow network."""
    sources = {path.relative_to(PAGE).as_posix() for path in first_sources()}
    assert {"App.svelte", "screens/Home.svelte", "screens/Play.svelte", "screens/Result.svelte"} <= sources
    assert not {"screens/Setup.svelte", "screens/parts/RulesText.svelte"} & sources, "these come when they are gone to"
    known = {name: text.file in FIRST for name, text in texts("en")[0].items()}
    late = set()
    for path, name, beginning in called():
        if path not in first_sources():
            continue
        here = [known[one] for one in known if one.startswith(name)] if beginning else [known.get(name, True)]
        if not any(here):
            late.add((path.name, name))
    titles = re.findall(r'title: "([\w-]+)"', (PAGE / "screens/pages.ts").read_text("utf-8"))
    assert titles
    assert late == set()
    assert [title for title in titles if not known[title]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_first_is_made_of_nothing_that_comes_later(language: str) -> None:
    found = texts(language)[0]
    assert {text.file for text in found.values()} > FIRST
    late = {name: text.references for name, text in found.items() if text.file in FIRST and text.references}
    assert {
        name for name, references in late.items() if any(found[one].file not in FIRST for one in references)
    } == set()
