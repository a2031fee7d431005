"""What of a championship is a file: draws and results for everybody, lists for the desk, backups for the head judge."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Final

from litestar import Controller, Response, get, post
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from prsi.server.championship import backup as files
from prsi.server.championship import lists, results, store
from prsi.server.championship.asked import Asked, Code, hall_of, must_be, node_of, reported
from prsi.server.championship.hall import Answer, Hall
from prsi.server.championship.keys import key_of
from prsi.server.championship.texts import Texts
from prsi.server.people.answers import Denied
from prsi.server.people.context import address_of, people_of
from prsi.server.people.identity import required_player
from prsi.tournament.check import Fresh, Refused, check
from prsi.tournament.published import write
from prsi.tournament.reports import Who

Number = Annotated[int, PathParameter(ge=1, le=1000)]
Language = Annotated[str, QueryParameter(max_length=8)]
Flag = Annotated[bool, QueryParameter()]

CSV: Final = "text/csv; charset=utf-8"
AT_ONCE: Final = 100
"""Registrations of a list in one transaction, so that tables can report in between."""


class LineWrong(Struct, frozen=True):
    """A line of a list: its number, what is wrong with it in which column, what was expected, what was found."""

    line: int
    error: str
    column: str
    expected: str
    found: str


class ListTaken(Struct, frozen=True):
    """What became of a list: how many registrations are new, how many were there, lines with faults, lines to look at.

    `warnings` are people who are registered already, by name and year, or are in the list twice.
    """

    taken: int
    known: int
    errors: list[LineWrong]
    warnings: list[LineWrong]


class Restored(Struct, frozen=True):
    """A championship that was restored: its code, the head judge's key, how many entries came, how many there are."""

    code: str
    key: str
    taken: int
    seq: int


def _file(text: str, kind: str, name: str, **headers: str) -> Response[bytes]:
    disposition = f'attachment; filename="{name}"'
    return Response(text.encode(), media_type=kind, headers={"Content-Disposition": disposition, **headers})


def _would_be_refused(hall: Hall, who: Who, found: list[lists.Line]) -> list[LineWrong]:
    """Return which lines of a list that is only looked at would be refused as registrations, and why."""
    wrong: list[LineWrong] = []
    for line in found:
        if line.id in hall.now.by_id:
            continue
        try:
            check(hall.now, who, line.report, hall.halls.wall(), Fresh("looked"))
        except Refused as refused:
            wrong.append(LineWrong(line.number, refused.reason, "", refused.expected, refused.found))
    return wrong


class ChampionshipFiles(Controller):
    """Files of championships."""

    path = "/api/championships"
    tags = ("championships",)

    @get("/{code:str}/draws/{number:int}/{attempt:int}")
    async def draw(self, request: Asked, code: Code, number: Number, attempt: Number) -> Response[bytes]:
        """Answer the published document of a draw, with which `prsi draw` repeats it; 404 for one typed in by hand."""
        hall = await hall_of(request, code)
        async with hall.turn:
            rounds = hall.now.rounds
            draws = rounds[number - 1].draws if number <= len(rounds) else []
            found = next((hall.now.document(draw) for draw in draws if draw.attempt == attempt), None)
            if found is None:
                raise Denied(404, "no_draw", "a draw that was announced here", f"round {number}, attempt {attempt}")
            return _file(write(found), "application/json", f"{hall.code}-draw-{number}-{attempt}.json")

    @get("/{code:str}/results.csv", media_type="text/csv")
    async def results_csv(self, request: Asked, code: Code, language: Language = "cs") -> Response[bytes]:
        """Answer the places as a table for a spreadsheet."""
        hall = await hall_of(request, code)
        known = Texts(language).language
        text = await hall.file(f"csv {known}", lambda now: results.as_table(now, known))
        return _file(text, CSV, f"{hall.code}-results.csv")

    @get("/{code:str}/results.json")
    async def results_json(self, request: Asked, code: Code) -> Response[bytes]:
        """Answer the results for other programs: places, and each round with its tables and games."""
        hall = await hall_of(request, code)
        text = await hall.file("json", lambda now: json.dumps(results.as_json(now, hall.code), ensure_ascii=False))
        return Response(text.encode(), media_type="application/json")

    @get("/{code:str}/results.html", media_type="text/html")
    async def results_page(self, request: Asked, code: Code, language: Language = "cs") -> Response[bytes]:
        """Answer the results as a page that needs nothing but itself, to be put on any site."""
        hall = await hall_of(request, code)
        known = Texts(language).language
        page = await hall.file(f"html {known}", lambda now: results.as_page(now, known))
        headers = {"Content-Security-Policy": results.policy()}
        return Response(page.encode(), media_type="text/html; charset=utf-8", headers=headers)

    @get("/{code:str}/entrants.csv", media_type="text/csv")
    async def registrations(self, request: Asked, code: Code, language: Language = "cs") -> Response[bytes]:
        """Answer the registrations as a table for a spreadsheet, to head judge and desk; 403 `wrong_key`."""
        hall = await hall_of(request, code)
        must_be(request, hall, "head", "desk")
        async with hall.turn:
            text = await asyncio.to_thread(lists.registrations, hall.now, language)
        return _file(text, CSV, f"{hall.code}-registrations.csv")

    @post("/{code:str}/entrants.csv", status_code=200, request_max_body_size=lists.MOST_BYTES)
    async def register_list(self, request: Asked, code: Code, dry: Flag = False, skip_twins: Flag = False) -> ListTaken:
        """Register a list, of head judge or desk: lines of name and year, in UTF-8 or Windows-1250; 403 `wrong_key`.

        The body is the file (`text/csv`). Faulty lines are told, the others taken; the same file again brings nobody
        twice. `dry`: only look, and tell what would be refused. `skip_twins`: leave out whom the warnings name.
        400 `bad_list` for no list at all.
        """
        hall = await hall_of(request, code)
        who = must_be(request, hall, "head", "desk")
        try:
            lines, wrong = await asyncio.to_thread(lists.read, await request.body())
        except lists.ListError as error:
            raise Denied(400, "bad_list", error.expected, error.found) from None
        async with hall.turn:
            twins = await asyncio.to_thread(lists.twins, hall.now, lines)
            known = sum(line.id in hall.now.by_id for line in lines)
            refused = await asyncio.to_thread(_would_be_refused, hall, who, lines) if dry else []
        doubled = {one.number for one in twins} if skip_twins else set()
        wanted = [line for line in lines if line.number not in doubled]
        errors = [LineWrong(one.number, "malformed", one.column, one.expected, one.found) for one in wrong]
        errors += refused
        answers: list[Answer] = []
        for start in range(0, 0 if dry else len(wanted), AT_ONCE):
            some = wanted[start : start + AT_ONCE]
            answers += await reported(request, hall, who, [(line.id, line.report) for line in some])
        for line, answer in zip(wanted, answers, strict=False):
            if not answer.ok:
                errors.append(LineWrong(line.number, answer.reason, "", answer.expected, answer.found))
        taken = sum(answer.ok and answer.fresh for answer in answers)
        warnings = [LineWrong(one.number, "twin", one.column, one.expected, one.found) for one in twins]
        return ListTaken(taken, known, sorted(errors, key=lambda one: one.line), warnings)

    @get("/{code:str}/backup")
    async def backup(self, request: Asked, code: Code) -> Response[bytes]:
        """Answer a backup to the head judge, a file from which another server goes on; 403 `wrong_key`.

        Whoever has it has all keys and registrations.
        """
        hall = await hall_of(request, code)
        must_be(request, hall, "head")
        created = await hall.halls.db.read(lambda connection: store.created(connection, hall.id))
        async with hall.turn:
            log = tuple(hall.now.log)
        text = await asyncio.to_thread(files.write, hall.code, hall.secret, created, log)
        return _file(text, "application/octet-stream", f"{hall.code}-{len(log)}.prsi-backup")

    @post("/restore", status_code=200, request_max_body_size=store.MOST_BYTES)
    async def restore(self, request: Asked) -> Restored:
        """Take a backup: the body is the file (`application/octet-stream`). Code, keys and log are as when it was made.

        What is here already is only ever continued. 400 `bad_backup` for a damaged or a foreign file, 409 `longer_log`,
        `other_log` or `code_taken` where something else is here; nothing has changed then.
        """
        who = await required_player(request)
        await people_of(request).limits.take("restore", player=who.id, address=address_of(request))
        data = await request.body()
        try:
            found = await asyncio.to_thread(files.read, data)
        except files.BackupError as error:
            raise Denied(400, "bad_backup", error.expected, error.found) from None
        hall, taken = await node_of(request).halls.restore(found, who.id)
        return Restored(hall.code, key_of(hall.now, hall.secret, Who("head")), taken, hall.committed)
