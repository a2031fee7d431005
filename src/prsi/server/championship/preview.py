"""What would follow from a decision at a table, told to the head judge before it is made."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final, cast, get_args

from litestar import Controller, post
from litestar.params import JSONBody
from msgspec import Struct

from prsi.protocol.codec import ProtocolError, to_json
from prsi.server.championship.api import BODY_BYTES
from prsi.server.championship.asked import Asked, Code, hall_of, must_be
from prsi.server.championship.ids import own
from prsi.server.people.answers import Denied
from prsi.tournament.check import Fresh, Refused, check
from prsi.tournament.reports import AtTable, Report, TakenBack, Who, load_report
from prsi.tournament.sheet import Reported, Sheet, fold
from prsi.tournament.state import Tournament

PREVIEW: Final = own("preview")
"""The id of a report that is only asked about."""


class WantedPreview(Struct, frozen=True, forbid_unknown_fields=True):
    """A report that might be made."""

    report: dict[str, Any]


class Preview(Struct, frozen=True):
    """What a report would come to: refused (`ok` false, and why), or how its table would stand.

    `sheet` is that of the table as in the section `sheet:…`, null where the report is about none; `back` are those who
    would be in again, `out` those who would not be any more.
    """

    ok: bool
    reason: str = ""
    expected: str = ""
    found: str = ""
    sheet: dict[str, Any] | None = None
    back: list[str] = []
    out: list[str] = []


def sheets(now: Tournament, report: Report) -> tuple[Sheet, Sheet] | None:
    """Return how the table stands that a checked report is about, and how it would; None: it is about no table."""
    if isinstance(report, TakenBack):
        entries = [now.by_id[one].report for one in report.ids]
        about = [one for one in entries if isinstance(one, get_args(AtTable))]
        return _after(now, about[0], (), now.dead.union(report.ids)) if about else None
    if isinstance(report, get_args(AtTable)):
        mine = cast(AtTable, report)
        return _after(now, mine, ((PREVIEW, mine),), now.dead)
    return None


def _after(now: Tournament, about: Any, more: Iterable[Reported], dead: set[str]) -> tuple[Sheet, Sheet] | None:
    round_ = now.rounds[about.round - 1]
    before = round_.sheets.get(about.table)
    draw = round_.draw
    if before is None or draw is None or draw.attempt != about.attempt:
        return None
    reports = [*round_.reports.get(about.table, ()), *more]
    return before, fold(before.seats, now.values, reports, dead)


class Previews(Controller):
    """Decisions, before they are made."""

    path = "/api/championships"
    tags = ("championships",)

    @post("/{code:str}/preview", status_code=200, request_max_body_size=BODY_BYTES)
    async def preview(self, request: Asked, code: Code, data: JSONBody[WantedPreview]) -> Preview:
        """Answer what a report would come to, and do nothing; for the head judge.

        400 `malformed`: no such report.
        """
        hall = await hall_of(request, code)
        must_be(request, hall, "head")
        try:
            said = load_report(data.report)
        except ProtocolError as error:
            raise Denied(400, "malformed", f"{error.path}: {error.expected}", error.found) from None
        async with hall.turn:
            # Whether all wishes to sit apart can be fulfilled may take a while to find out.
            return await asyncio.to_thread(_previewed, hall.now, said, hall.halls.wall())


def _previewed(now: Tournament, said: Report, at: int) -> Preview:
    try:
        found = sheets(now, check(now, Who("head"), said, at, Fresh(PREVIEW, "0" * 64)))
    except Refused as refused:
        return Preview(False, refused.reason, refused.expected[:400], refused.found[:400])
    if found is None:
        return Preview(True)
    before, after = found
    return Preview(
        ok=True,
        sheet=cast(dict[str, Any], to_json(after)),
        back=[who for who in after.still_in if who not in before.still_in],
        out=[who for who in before.still_in if who not in after.still_in],
    )


CONTROLLERS: Final[tuple[Any, ...]] = (Previews,)
