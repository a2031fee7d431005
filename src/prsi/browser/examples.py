"""A sentence's example as its page shows it: the position as a table's view, and why the last move was right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import cast

from prsi.browser.lessons import company
from prsi.browser.positions import entry_of, position_view
from prsi.learn.examples import example
from prsi.learn.trial import try_out
from prsi.protocol.codec import to_json
from prsi.rules import build


def trial(question: Mapping[str, object]) -> dict[str, object] | None:
    """Say how example `name` stands under `ruleset` after the reader's `moves`; None where it cannot be laid out.

    `seats` are the players' names and drawings, the reader's first. The answer has `why` with its `values`, what to try
    `next` (null: nothing), the `view` and the `entries` that the last move led to. Raises RulesetError, KeyError and
    Refused.
    """
    found = example(str(question["name"]), build(cast("Mapping[str, object]", question["ruleset"])))
    if found is None:
        return None
    moves = cast("list[str]", question["moves"])
    now = try_out(found, moves)
    seats = company(now.round.seats, found.seat, cast("list[tuple[str, str]]", question["seats"]))
    seq = len(moves) + 1
    return {
        "why": now.why,
        "values": now.values,
        "next": now.next and asdict(now.next),
        "view": to_json(position_view(now.round, now.told, found.seat, seats, seq)),
        "entries": to_json((entry_of(seq, now.events, found.seat),)),
    }
