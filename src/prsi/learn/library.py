"""Rulesets of one's own: four questions that come to one, and the text by which one is shared.

The text is what stands after the `#/rulesets?` of a link: readable, versioned, and checked when it is opened::

    v=1&preset=prsi&hand_size=6&multi_play=yes&format=penalty_points-100&name=U+babičky
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote_plus

from prsi.learn.errors import InputError
from prsi.learn.links import link_fields
from prsi.learn.reading import is_name
from prsi.match.formats import Format, MatchError, Single, check_match, format_to_json, parse_format
from prsi.rules.cards import RANKS
from prsi.rules.ruleset import OPTIONS, PRESETS, Option, Ruleset, RulesetError, build, option_value
from prsi.rules.shown import shown
from prsi.rules.values import PRESET_VALUES, VALUES, CardValues, ValuesError, card_values

LINK_VERSION: Final = 1
MOST_SIGNS: Final = 2000
LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class HomeRules:
    """A named ruleset of one's own, with the format and the card values it is played with."""

    name: str
    ruleset: Ruleset
    format: Format
    values: CardValues


def write_link(rules: HomeRules) -> str:
    """Return the text by which a ruleset is shared; `read_link` makes the same of it."""
    spec = rules.ruleset.to_dict()
    preset = str(spec.pop("preset"))
    pairs = [("v", str(LINK_VERSION)), ("preset", preset)]
    pairs += [(name, _written(value)) for name, value in spec.items()]
    if not isinstance(rules.format, Single):
        form = format_to_json(rules.format)
        numbers = [
            str(number) for name, number in form.items() if name != "kind" and (name, number) != ("survivors", 1)
        ]
        pairs.append(("format", "-".join([rules.format.kind, *numbers])))
    if rules.values != card_values(PRESET_VALUES[preset]):
        named = rules.values.name in VALUES
        pairs.append(("values", rules.values.name if named else "-".join(map(str, rules.values.points))))
    if rules.name:
        pairs.append(("name", rules.name))
    return "&".join(f"{name}={quote_plus(value)}" for name, value in pairs)


def read_link(text: str) -> HomeRules:
    """Return the ruleset that a shared text describes; raises InputError for what is none, or cannot be played."""
    fields = link_fields(text, LINK_VERSION, MOST_SIGNS)
    name = fields.pop("name", "")
    if name.strip() and not is_name(name, LONGEST_NAME):
        raise InputError("name", f"name: at most {LONGEST_NAME} signs that can be seen expected")
    form, values = fields.pop("format", "single"), fields.pop("values", "")
    try:
        ruleset = build({option: _value(option, value) for option, value in fields.items()})
        rules = HomeRules(name.strip(), ruleset, _format(form), _values(values, ruleset))
    except RulesetError as error:
        raise InputError("ruleset", str(error)) from None
    except (MatchError, ValuesError) as error:
        raise InputError("malformed", str(error)) from None
    try:
        check_match(ruleset, ruleset.max_seats, rules.format, rules.values)
    except MatchError as error:
        raise InputError("ruleset", str(error)) from None
    return rules


_WORDS: Final[Mapping[str, object]] = {"yes": True, "no": False, "none": None}
_OPTION: Final = {option.name: option for option in OPTIONS}


def _written(value: object) -> str:
    """An option's value as it stands in a link."""
    for word, meant in _WORDS.items():
        if value is meant:
            return word
    if isinstance(value, Mapping):
        return str(value["penalty"])
    return "-".join(map(str, value)) if isinstance(value, list) else str(value)


def _value(name: str, text: str) -> object:
    """The value that a text means to an option, as JSON; what it cannot mean is left for `build` to refuse."""
    option = _OPTION.get(name)
    if option is None:
        return text
    if name == "players" or (name == "deck" and "-" in text):
        parts = text.split("-")
        return [_number(part) for part in parts] if name == "players" else parts
    if name == "call" and text not in _WORDS:
        return {"penalty": _number(text)}
    return _number(text) if _takes_numbers(option) else _word(option, text)


def _takes_numbers(option: Option) -> bool:
    return option.span is not None or all(type(value) is int for value in option.values)


def _word(option: Option, text: str) -> object:
    meant = _WORDS.get(text, text)
    return meant if meant in option.values else text


def _number(text: str) -> object:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else text


def _format(text: str) -> Format:
    kind, *numbers = text.split("-")
    names = {"rounds_won": ("n",), "penalty_points": ("limit",), "chips": ("n", "survivors")}.get(kind, ())
    if len(numbers) > len(names):
        raise MatchError("format", ("format",), f"format {shown(text)} given, fewer numbers expected")
    return parse_format({"kind": kind, **{name: _number(number) for name, number in zip(names, numbers, strict=False)}})


def _values(text: str, ruleset: Ruleset) -> CardValues:
    if not text:
        return card_values(PRESET_VALUES[ruleset.preset])
    if text in VALUES:
        return card_values(text)
    numbers = text.split("-")
    if len(numbers) != len(RANKS):
        raise ValuesError(f"values: a name or {len(RANKS)} numbers expected, {shown(text)} given")
    return card_values({rank: _number(number) for rank, number in zip(RANKS, numbers, strict=True)})


# --- how do you play at home? ---


@dataclass(frozen=True, slots=True)
class Question:
    """A question about how a family plays, and what each answer changes; the words are `athome-` and the names.

    ``several``: any number of its answers may hold, else one.
    """

    name: str
    answers: Mapping[str, Mapping[str, object]]
    several: bool = False


_CALL: Final = {"penalty": 2}

QUESTIONS: Final[tuple[Question, ...]] = (
    Question(
        "game",
        {
            "prsi": {"preset": "prsi"},
            "prsi-mau": {"preset": "prsi", "call": _CALL},
            "mau-mau": {"preset": "mau-mau"},
        },
    ),
    Question("sevens", {"add": {"stacking": True}, "single": {"stacking": False}}),
    Question("drawn", {"over": {"play_drawn_card": False}, "lay": {"play_drawn_card": True}}),
    Question(
        "special",
        {
            "comeback": {"comeback": "hearts_seven"},
            "many": {"multi_play": True},
            "king": {"king_of_spades": True},
            "finish": {"finish": "not_seven_or_ace"},
            "reverse": {"reverse": "9"},
        },
        several=True,
    ),
)
"""Four questions; every combination of answers is a ruleset that can be played, and changes only what it speaks of."""


def at_home(answers: Sequence[str | Sequence[str]]) -> Ruleset:
    """Return the ruleset that the answers to QUESTIONS come to, a list where several may hold.

    Raises InputError for an answer that there is not.
    """
    if len(answers) != len(QUESTIONS):
        raise InputError("malformed", f"{len(answers)} answers given, {len(QUESTIONS)} expected")
    spec: dict[str, object] = {}
    for question, given in zip(QUESTIONS, answers, strict=True):
        if question.several == isinstance(given, str):
            expected = "a list" if question.several else "one answer"
            raise InputError("malformed", f"{question.name}: {expected} expected")
        for answer in [given] if isinstance(given, str) else given:
            if answer not in question.answers:
                expected = ", ".join(question.answers)
                raise InputError("malformed", f"{question.name}: {shown(answer)} given, one of {expected} expected")
            spec |= question.answers[answer]
    return build(spec)


# --- side by side ---


def differences(ruleset: Ruleset, other: Ruleset | None = None) -> list[tuple[str, object, object]]:
    """Return the options in which a ruleset differs from another, its preset if None: name, its value, the other's."""
    other = PRESETS[ruleset.preset] if other is None else other
    pairs = ((option.name, option_value(ruleset, option.name), option_value(other, option.name)) for option in OPTIONS)
    return [(name, mine, theirs) for name, mine, theirs in pairs if mine != theirs]
