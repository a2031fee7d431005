"""A finished match as its page shows it: what it was, then each round step by step with every hand open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import cast

from prsi.browser.positions import position_view, round_state
from prsi.learn.errors import InputError
from prsi.learn.records import read_record, read_record_link, short_text, write_record_link
from prsi.match.formats import format_to_json
from prsi.match.replay import Replay, ReplayedRound, positions
from prsi.protocol.codec import to_json
from prsi.protocol.messages import SeatInfo
from prsi.rules.cards import CODES, cards_of
from prsi.rules.events import Event
from prsi.rules.round import Round
from prsi.table.views import round_view

ID_LENGTH = 24
"""Signs of a commitment that tell matches apart; the page is told of it (tools/web_options.py)."""

replayed = lru_cache(maxsize=1)(read_record)


def replay(question: Mapping[str, object]) -> dict[str, object]:
    """Return a match: `record` is its text, or `link` what stands in an address; with `round`, that round's steps.

    Refused: `ok` false with `reason` and `message`. Raises ValueError for a round that is not there.
    """
    try:
        text = read_record_link(str(question["link"])) if "link" in question else str(question["record"])
        played = replayed(text)
    except InputError as error:
        return {"ok": False, "reason": error.reason, "message": error.message}
    number = question.get("round")
    if number is None:
        return {"ok": True, **_match(played)}
    return {"ok": True, **_steps(played, cast("int", number))}


def shared(question: Mapping[str, object]) -> dict[str, object]:
    """Return how a match is shared: `record` its text, `names` instead of those in it if given.

    `link` is what stands in the address, null where the match needs a file, whose text is `record`.
    """
    given = cast("list[str] | None", question.get("names"))
    record = replayed(str(question["record"])).record
    try:
        link = write_record_link(record, given)
    except InputError:
        link = None
    return {"link": link, "record": short_text(record, given)}


def _match(played: Replay) -> dict[str, object]:
    record = played.record
    assert record.result is not None
    text = short_text(record)
    first = record.rounds[0].fairness if record.rounds else None
    committed = [one.fairness is not None and one.fairness.commitment is not None for one in record.rounds]
    known = sha256(text.encode()).hexdigest() if first is None or first.commitment is None else first.commitment
    return {
        "id": known[:ID_LENGTH],
        "record": text,
        "names": list(record.names),
        "preset": record.ruleset.preset,
        "ruleset": record.ruleset.to_dict(),
        "format": format_to_json(record.format),
        "values": record.values.to_json(),
        "winner": record.result.winner,
        "places": [list(place) for place in record.result.places],
        "about": dict(record.about),
        "fair": bool(committed) and all(committed),
        "rounds": [
            {
                "moves": [[move.seat, move.code] for move in one.record.moves],
                "winner": None if one.record.end is None else one.record.end.winner,
                "reason": None if one.record.end is None else one.record.end.reason,
            }
            for one in played.rounds
        ],
    }


def round_of(played: Replay, number: int) -> ReplayedRound:
    """Return round `number` (from 1) of a match; raises ValueError for one that is not there."""
    if not 1 <= number <= len(played.rounds):
        raise ValueError(f"round {number} of {len(played.rounds)}")
    return played.rounds[number - 1]


def _steps(played: Replay, number: int) -> dict[str, object]:
    """The positions of round `number` (from 1), the deal's first, and what happened on the way to each."""
    one = round_of(played, number)
    told: list[Event] = []
    steps = []
    for happened, position in zip((one.dealt, *one.moves), positions(one, played.record), strict=True):
        told += happened
        steps.append(_step(position, told, happened))
    seats = tuple(SeatInfo(n, name, "", None, False, True, False, False) for n, name in enumerate(played.record.names))
    view = position_view(one.last, told, 0, seats, len(steps), playing=False)
    return {"view": to_json(view), "steps": steps, "scored": [to_json(event) for event in one.scored]}


def _step(position: Round, told: Sequence[Event], happened: Sequence[Event]) -> dict[str, object]:
    """A position as whoever is to act sees it, and the hands of all."""
    seat = max(position.to_act, 0)
    seen = cast("dict[str, object]", to_json(round_view(round_state(position, told), seat, not position.over)))
    return {
        "round": {**seen, "refusals": {}},
        "hands": [[CODES[card] for card in cards_of(hand)] for hand in position.hands],
        "events": [to_json(event) for event in happened],
    }
