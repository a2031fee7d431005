"""What the page asks the engine besides playing: whether a set-up can be played, a deal was fair, how a table stands.

A question has a kind and a JSON text, its answer is a JSON text.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from time import perf_counter

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
from prsi.rules import OPTIONS, Ruleset, RulesetError, build, deal
from prsi.rules.playout import playout
from prsi.rules.ruleset import option_value
from prsi.rules.shuffle import Dice, FastShuffler
from prsi.rules.values import PRESET_VALUES


def answer(kind: str, text: str) -> str:
    """Answer a question; raises ValueError for a kind that nobody knows, or a format that is none."""
    if kind == "check":
        return json.dumps(check(json.loads(text)), ensure_ascii=False)
    if kind == "verify":
        return json.dumps(verify(text), ensure_ascii=False)
    if kind in ("sheet", "pack"):
        # Only a championship's pages ask this; all others are to start without the time that the import takes.
        from prsi.browser import sheets

        return json.dumps((sheets.sheet if kind == "sheet" else sheets.pack)(json.loads(text)), ensure_ascii=False)
    if kind == "draw":
        from prsi.browser import draws

        return json.dumps(draws.repeated(text), ensure_ascii=False)
    if kind == "regulations":
        from prsi.browser import rulebook

        return json.dumps(rulebook.pieces(json.loads(text)), ensure_ascii=False)
    if kind == "rules":
        from prsi.learn import pages

        asked = json.loads(text)
        return json.dumps(pages.rules(asked["ruleset"], asked["format"], asked["values"]), ensure_ascii=False)
    if kind == "scene":
        from prsi.learn import pages

        asked = json.loads(text)
        return json.dumps(pages.scene(asked["ruleset"], asked["name"]), ensure_ascii=False)
    if kind == "pad":
        from prsi.learn import pages

        return json.dumps(pages.pad(json.loads(text)), ensure_ascii=False)
    if kind == "lesson":
        from prsi.browser import lessons

        return json.dumps(lessons.lesson(json.loads(text)), ensure_ascii=False)
    if kind == "home":
        from prsi.learn import pages

        return json.dumps(pages.home(json.loads(text)), ensure_ascii=False)
    if kind == "link":
        from prsi.learn import pages

        asked = json.loads(text)
        return pages.link(asked["name"], asked["ruleset"], asked["format"], asked["values"])
    if kind == "open":
        from prsi.learn import pages

        return json.dumps(pages.opened(text), ensure_ascii=False)
    known = "check, verify, sheet, pack, draw, regulations, rules, scene, home, link, open, lesson or pad"
    raise ValueError(f"question {kind!r}: {known} expected")


def check(question: Mapping[str, object]) -> dict[str, object]:
    """Say whether `ruleset`, `seats`, `format` and `values` make a table, or what stands in the way.

    Playable: every option's value as it then is, how many may sit down, the usual length. Not playable: the reason, the
    options at fault and single changes of them that would help.
    """
    spec = question["ruleset"]
    seats = question["seats"]
    if not isinstance(spec, dict) or not isinstance(seats, int):
        raise ValueError("check: a ruleset and a number of seats expected")
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


def warm(milliseconds: int) -> None:
    """Play rounds to their ends for so long, as the search will."""
    dice = Dice(1)
    end = perf_counter() + milliseconds / 1000
    while perf_counter() < end:
        round_, _ = deal(build({"preset": "prsi"}), 2, 0, FastShuffler(dice))
        playout(round_, dice)
