"""Every language says everything: the page would show an id, the terminal would crash, where a message is missing."""

import re
from itertools import chain

import pytest

from prsi.match import FORMATS, VALUES
from prsi.rules.play import RefusalReason
from prsi.rules.ruleset import OPTIONS, PRESETS

from .texts import LANGUAGES, PAGE, called, helpers, mentioned, texts

PLURALS = {"cs": {"one", "few", "many", "other"}, "sk": {"one", "few", "many", "other"}}
TWO = {"one", "other"}
EVERY = {"zero", "one", "two", "few", "many", "other"}


def test_there_are_four_languages() -> None:
    assert set(LANGUAGES) >= {"cs", "sk", "de", "en"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_fluent_and_say_nothing_twice(language: str) -> None:
    """A second message of one id would be dropped without a word by the page."""
    assert texts(language)[1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str) -> None:
    assert [name for name, text in texts(language)[0].items() if text.empty] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_languages_have_the_same_messages_in_the_same_files(language: str) -> None:
    english = {name: text.file for name, text in texts("en")[0].items()}
    here = {name: text.file for name, text in texts(language)[0].items()}
    assert here.keys() - english.keys() <= helpers(language)
    assert english.keys() - here.keys() <= helpers("en")
    assert {name: file for name, file in here.items() if english.get(name, file) != file} == {}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_messages_take_the_same_variables(language: str) -> None:
    """A variable that only one language uses would not be passed, one that it leaves out loses what it says."""
    english = texts("en")[0]
    here = texts(language)[0]
    different = {
        name: (sorted(text.variables), sorted(english[name].variables))
        for name, text in here.items()
        if name in english and text.variables != english[name].variables
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_the_languages_own(language: str) -> None:
    """Czech and Slovak count one, few, other; German and English one, other: another's never applies."""
    own = PLURALS.get(language, TWO)
    foreign = {name: sorted(text.keys & EVERY - own) for name, text in texts(language)[0].items()}
    assert {name: keys for name, keys in foreign.items() if keys} == {}


def test_every_message_the_page_asks_for_exists() -> None:
    english = texts("en")[0]
    missing = {
        f"{path.name}: {name}{'…' if begins else ''}"
        for path, name, begins in called()
        if not (any(known.startswith(name) for known in english) if begins else name in english)
    }
    assert missing == set()


def test_no_message_is_unused() -> None:
    words, heads = mentioned()
    unused = {
        name
        for name in texts("en")[0]
        if name not in words | helpers("en") and not any(name.startswith(head) for head in heads)
    }
    assert unused == set()


def option_messages() -> set[str]:
    """What the set-up page needs of an option: name, explanation, and each value that is not yes, no or a number."""
    names: set[str] = set()
    for option in OPTIONS:
        names |= {f"option-{option.name}", f"option-{option.name}-about"}
        plain = len(option.values) == 2 and option.values[0] in (None, False)
        if option.span or plain:
            continue
        for value in option.values:
            if isinstance(value, dict):
                names |= {f"option-{option.name}-is-{key}" for key in value}
            else:
                names.add(f"option-{option.name}-is-{'none' if value is None else value}")
    return names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_preset_format_and_table_is_named(language: str) -> None:
    """A new house rule is not done before its sentence is there in each language."""
    names = chain(
        option_messages(),
        *((f"preset-{name}", f"preset-{name}-about") for name in PRESETS),
        *((f"format-{name}", f"format-{name}-about") for name in FORMATS),
        (f"values-{name}" for name in VALUES),
        (f"level-{name}" for name in ("beginner", "casual", "strong")),
    )
    assert set(names) - set(texts(language)[0]) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    """R-numbers explain to the maker, sentences to the player: each reason of rules and table has one."""
    types = (PAGE / "protocol" / "types.ts").read_text(encoding="utf-8")
    union = re.search(r"export type TableReason =([^;]*);", types)
    assert union is not None
    reasons = {reason.value for reason in RefusalReason} | set(re.findall(r'"(\w+)"', union.group(1)))
    assert {f"refused-{reason}" for reason in reasons} - set(texts(language)[0]) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_has_its_sentence(language: str) -> None:
    """Bad input gets a clear message: storage, versions, the worker, another tab."""
    client = (PAGE / "net" / "client.ts").read_text(encoding="utf-8")
    union = re.search(r"export type Notice =(.*?);\n", client, re.DOTALL)
    assert union is not None
    notices = set(re.findall(r'\| "([\w-]+)"', union.group(1)))
    assert len(notices) >= 9
    assert {f"notice-{notice}" for notice in notices} - set(texts(language)[0]) == set()
