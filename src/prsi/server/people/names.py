"""Names: from word lists, or typed and looked through. What is refused is data (`words/filter.toml`).

Children play: a name is no way to get in touch, and nobody looks like the staff or like the computer.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from prsi.server.people.answers import Denied

SHORTEST = 2
LONGEST = 20
DIGITS = 4
"""More digits than in a year would make a telephone number."""

SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")
OTHERS = frozenset(" -'’.")

_WORDS = Path(__file__).parent / "words"
_LEET = str.maketrans("013457@$", "oieastas")
_LEET_L = str.maketrans("1|", "ll")


@dataclass(frozen=True, slots=True)
class WordList:
    """Two lists of nouns and how they make a name."""

    pattern: str
    animals: tuple[str, ...]
    places: tuple[str, ...]

    def name(self, random: Random) -> str:
        """One of the names that fit."""
        while True:
            name = self.pattern.format(animal=random.choice(self.animals), place=random.choice(self.places))
            name = name[0].upper() + name[1:]
            if len(name) <= LONGEST - 3:  # room for a number
                return name


@cache
def word_list(language: str) -> WordList:
    """The word list of a language; the English one for a language that has none."""
    path = _WORDS / f"{language}.toml"
    if language not in languages():
        path = _WORDS / "en.toml"
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    return WordList(raw["pattern"], tuple(raw["animals"].split()), tuple(raw["places"]))


@cache
def languages() -> tuple[str, ...]:
    """Languages with a word list."""
    return tuple(sorted(path.stem for path in _WORDS.glob("*.toml") if path.stem != "filter"))


def suggest(language: str, random: Random, taken: frozenset[str] = frozenset()) -> str:
    """Return a name from the word list of a language; one whose skeleton is `taken` gets a number."""
    name = word_list(language).name(random)
    while skeleton(name) in taken:
        name = f"{word_list(language).name(random)} {random.randint(2, 99)}"
    return name


@dataclass(frozen=True, slots=True)
class Filter:
    """The filter's patterns, ready to be matched against whole words."""

    offensive: re.Pattern[str]
    anywhere: re.Pattern[str]
    fine: re.Pattern[str]
    reserved: re.Pattern[str]
    looks_like: dict[int, str]


def _any_of(entries: list[str]) -> re.Pattern[str]:
    parts = [re.escape(entry).replace(r"\*", ".*") for entry in entries]
    return re.compile("|".join(parts) or r"(?!)")


@cache
def name_filter() -> Filter:
    """The filter that comes with the program."""
    raw = tomllib.loads((_WORDS / "filter.toml").read_text(encoding="utf-8"))
    return Filter(
        offensive=_any_of(raw["offensive"]),
        anywhere=_any_of([entry for entry in raw["offensive"] if entry.startswith("*") and entry.endswith("*")]),
        fine=_any_of(raw["fine"]),
        reserved=_any_of([_merge(entry) for entry in raw["reserved"]]),
        looks_like={ord(key): value for key, value in raw["looks_like"].items()},
    )


def _plain(text: str) -> str:
    """Small letters without accents; look-alikes of other scripts are Latin letters."""
    folded = unicodedata.normalize("NFKC", text).casefold().translate(name_filter().looks_like)
    bare = "".join(c for c in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(c))
    return bare.translate(name_filter().looks_like)


def _merge(text: str) -> str:
    """Take letters and digits that look alike for one."""
    return text.translate(_LEET).replace("rn", "m").replace("vv", "w").replace("l", "i").replace("|", "i")


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton may be taken for each other."""
    merged = "".join(_merge(word) if not word.isdigit() else word for word in re.findall(r"[^\W_]+", _plain(name)))
    return merged[:80]


def _readings(word: str) -> set[str]:
    """How a word may be read: digits for letters, letters held down."""
    readings = {word}
    if not word.isdigit():
        readings |= {word.translate(_LEET), word.translate(_LEET_L).translate(_LEET)}
    readings |= {re.sub(r"(.)\1{2,}", r"\1", reading) for reading in readings}
    return readings | {re.sub(r"(.)\1{2,}", r"\1\1", reading) for reading in readings}


def is_offensive(name: str) -> bool:
    """Whether the filter refuses a name; letters set apart, digits for letters and accents hide nothing."""
    rules = name_filter()
    words = re.findall(r"[^\W_]+", _plain(name))
    spelt = "".join(word for word in words if len(word) == 1)
    for word in [*words, spelt]:
        if rules.fine.fullmatch(word):
            continue
        if any(rules.offensive.fullmatch(reading) for reading in _readings(word)):
            return True
    whole = "".join(word for word in words if not rules.fine.fullmatch(word))
    return any(rules.anywhere.fullmatch(reading) for reading in _readings(whole))


def is_reserved(name: str) -> bool:
    """Whether a name looks like the staff or the computer."""
    rules = name_filter()
    words = [_merge(word) for word in re.findall(r"[^\W_]+", _plain(name))]
    return any(rules.reserved.fullmatch(word) for word in [*words, "".join(words)])


def _script(character: str) -> str:
    return unicodedata.name(character, "").partition(" ")[0]


def clean_name(typed: str, *, staff: bool = False) -> str:
    """Return a typed name as it will be shown: composed, with single spaces.

    Raises Denied (422) with `name_length`, `name_characters`, `name_scripts`, `name_digits`, `name_offensive` or
    `name_reserved`; `staff` may use reserved words.
    """
    if len(typed) > 200:
        raise Denied(422, "name_length", f"{SHORTEST} to {LONGEST} characters", str(len(typed)))
    name = unicodedata.normalize("NFC", typed).strip(" ")
    name = re.sub(" {2,}", " ", name)
    for character in name:
        if character in OTHERS or character in "0123456789":
            continue
        if unicodedata.category(character) not in ("Lu", "Ll") or _script(character) not in SCRIPTS:
            # Control, bidi and zero-width characters, loose accents, emojis, letters in other shapes (ｆｕｌｌ, 𝐛𝐨𝐥𝐝).
            raise Denied(422, "name_characters", "letters, digits, spaces, - ' .", f"U+{ord(character):04X}")
        if unicodedata.normalize("NFKC", character) != character:
            raise Denied(422, "name_characters", "letters, digits, spaces, - ' .", f"U+{ord(character):04X}")
    if not SHORTEST <= len(name) <= LONGEST:
        raise Denied(422, "name_length", f"{SHORTEST} to {LONGEST} characters", str(len(name)))
    if not name[0].isalpha() or re.search(r"[-'’. ]{3,}|\.[^ .]", name):
        raise Denied(422, "name_characters", "a letter first, no address", name)
    if len({_script(character) for character in name if character.isalpha()}) > 1:
        raise Denied(422, "name_scripts", "letters of one alphabet", name)
    if sum(character.isdigit() for character in name) > DIGITS:
        raise Denied(422, "name_digits", f"at most {DIGITS} digits", name)
    if is_offensive(name):
        raise Denied(422, "name_offensive")
    if not staff and is_reserved(name):
        raise Denied(422, "name_reserved", "a name that is not the staff's", name)
    return name
