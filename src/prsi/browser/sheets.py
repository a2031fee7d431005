"""What a table judge's page asks: what follows from what was reported, here and not yet sent (championship.md).

JSON objects in and out; the shapes are those of `prsi.tournament`, the counting is its `fold`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, get_args

from prsi.protocol.codec import decode, to_json
from prsi.rules.values import CardValues, card_values
from prsi.tournament.reports import AtTable, Left, TakenBack, load_report
from prsi.tournament.settings import Values
from prsi.tournament.sheet import MOST_LEFT, PACK, Reported, Seats, check_left, fold, least, most

Json = Mapping[str, object]


def sheet(question: Json) -> dict[str, object]:
    """Say what stands at a table: `sheet` as in `prsi.tournament.sheet`, and what is `wrong` with cards left.

    The question: `seats`, `values`, `reports` as pairs of id and report (those that take back others too), `dead` the
    ids that were taken back elsewhere, and perhaps `left`, the cards of a game that is about to be entered: `wrong` is
    what was expected of them, null for nothing. Raises ProtocolError or ValuesError for what is no such question.
    """
    values = _values(question["values"])
    reports: list[Reported] = []
    dead = set(cast("list[str]", question["dead"]))
    for report_id, raw in cast("list[tuple[str, object]]", question["reports"]):
        report = load_report(raw)
        if isinstance(report, TakenBack):
            dead.update(report.ids)
        elif isinstance(report, get_args(AtTable)):
            reports.append((report_id, cast(AtTable, report)))
    left = {who: decode(Left, one) for who, one in cast(Json, question.get("left") or {}).items()}
    folded = fold(decode(Seats, question["seats"]), values, reports, dead)
    return {"sheet": to_json(folded), "wrong": check_left(left, values)}


def pack(question: Json) -> dict[str, object]:
    """Say what each card of the pack counts under `values`, and the least and most that 1, 2, … cards can count."""
    values = _values(question["values"])
    counts = range(1, MOST_LEFT + 1)
    return {
        "points": {code: values.of_cards([code]) for code in sorted(PACK)},
        "least": [least(count, values) for count in counts],
        "most": [most(count, values) for count in counts],
    }


def _values(raw: object) -> CardValues:
    return card_values(cast(Values, raw))
