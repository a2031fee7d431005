"""What the page asks the engine besides playing: whether a set-up can be played, a deal was fair, how a table stands.

A question has a kind and a JSON text, its answer is a JSON text; QUESTIONS says which there are.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from prsi.match import (
    MatchError,
    RecordError,
    ReplayError,
    ValuesError,
    card_values,
    check_match,
    estimate,
    parse,
    parse_format,
    replay,
)
from prsi.rules import OPTIONS, Ruleset, RulesetError, build
from prsi.rules.json_text import read_json
from prsi.rules.ruleset import option_value
from prsi.rules.values import PRESET_VALUES

QUESTIONS: Final[Mapping[str, str]] = {
    "check": "prsi.browser.questions:check",
    "verify": "prsi.browser.questions:verify",
    "sheet": "prsi.browser.sheets:sheet",
    "pack": "prsi.browser.sheets:pack",
    "draw": "prsi.browser.draws:repeated",
    "regulations": "prsi.browser.rulebook:pieces",
    "rules": "prsi.learn.pages:rules",
    "cheat_sheet": "prsi.learn.pages:on_paper",
    "trial": "prsi.browser.examples:trial",
    "compare": "prsi.learn.pages:compare",
    "home": "prsi.learn.pages:home",
    "link": "prsi.learn.pages:link",
    "open": "prsi.learn.pages:opened",
    "lesson": "prsi.browser.lessons:lesson",
    "summary": "prsi.browser.practice:summed_up",
    "statistics": "prsi.browser.practice:practice",
    "statistics_files": "prsi.browser.practice:files",
    "statistics_read": "prsi.browser.practice:read",
    "pad": "prsi.learn.pages:pad",
    "replay": "prsi.browser.replays:replay",
    "share": "prsi.browser.replays:shared",
    "study": "prsi.browser.studies:study",
    "moments": "prsi.browser.studies:mattered",
}
"""What answers each kind: a function of the question's JSON value that returns the answer's.

Its module is imported when it is first asked, so that a table starts without the time that the others take.
"""


def answer(kind: str, text: str) -> str:
    """Answer a question; raises ValueError for a kind that nobody knows, and what its function raises."""
    if kind not in QUESTIONS:
        raise ValueError(f"question {kind!r}: one of {', '.join(QUESTIONS)} expected")
    module, _, function = QUESTIONS[kind].partition(":")
    return json.dumps(getattr(import_module(module), function)(read_json(text)), ensure_ascii=False)


def check(question: Mapping[str, object]) -> dict[str, object]:
    """Say whether `ruleset`, `seats`, `format` and `values` make a table, or what stands in the way.

    `seats` None: as many as may sit down, which is what a ruleset that is kept or shared has to allow.
    Playable: every option's value as it then is, how many may sit down, the usual length. Not playable: the reason, the
    options at fault and single changes of them that would help.
    """
    spec = question["ruleset"]
    seats = question["seats"]
    if not isinstance(spec, dict) or not (seats is None or isinstance(seats, int)):
        raise ValueError("check: a ruleset and a number of seats, or None, expected")
    try:
        ruleset = build(spec)
    except RulesetError as error:
        return {
            "ok": False,
            "reason": error.reason,
            "options": list(error.options),
            "remedies": list(_remedies(spec, error.options)),
            "values": None,
            "max_seats": _most_seats(spec),
            "minutes": None,
        }
    seats = ruleset.max_seats if seats is None else seats
    form = parse_format(question["format"])
    settled = {
        "values": {option.name: option_value(ruleset, option.name) for option in OPTIONS},
        "min_seats": ruleset.min_seats,
        "max_seats": ruleset.max_seats,
        "minutes": estimate(ruleset, min(seats, ruleset.max_seats), form),
    }
    try:
        given = question["values"]
        check_match(ruleset, seats, form, card_values(PRESET_VALUES[ruleset.preset] if given is None else given))
    except MatchError as error:
        return {**settled, "ok": False, "reason": error.reason, "options": list(error.fields), "remedies": []}
    except ValuesError:
        return {**settled, "ok": False, "reason": "values", "options": ["values"], "remedies": []}
    return {**settled, "ok": True}


def _remedies(spec: Mapping[str, object], at_fault: tuple[str, ...]) -> Iterator[dict[str, object]]:
    """Single changes of the options at fault after which the ruleset is playable, at most one an option."""
    for option in OPTIONS:
        if option.name not in at_fault:
            continue
        values = option.values or (range(option.span[0], option.span[1] + 1) if option.span else ())
        for value in values:
            if _builds({**spec, option.name: value}) is not None:
                yield {"option": option.name, "value": value}
                break


def _most_seats(spec: Mapping[str, object]) -> int:
    """How many may sit down under the preset alone: the page needs a number while a contradiction stands."""
    preset = _builds({"preset": spec.get("preset", "prsi")})
    return 2 if preset is None else preset.max_seats


def _builds(spec: Mapping[str, object]) -> Ruleset | None:
    try:
        return build(spec)
    except RulesetError:
        return None


def verify(record: str) -> dict[str, object]:
    """Say whether every round of a record was dealt and shuffled from its committed secret, and why not (R37)."""
    try:
        replayed = replay(parse(record))
    except (RecordError, ReplayError) as error:
        return {"ok": False, "why": str(error)}
    secrets = [one.record.fairness for one in replayed.rounds]
    committed = bool(secrets) and all(secret is not None and secret.commitment is not None for secret in secrets)
    return {"ok": committed, "why": "" if committed else "a round without a committed secret"}
