"""The HTTP interface of championships; who asks is told by a key in a header, never in an address."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import replace
from typing import Annotated, Any, Final

from litestar import Controller, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection

from prsi.protocol.codec import ProtocolError, decode, to_json
from prsi.rules.values import ValuesError, card_values
from prsi.server.championship import store
from prsi.server.championship.asked import KEY, Asked, Code, hall_of, must_be, node_of, reported, who_asks
from prsi.server.championship.files import ChampionshipFiles
from prsi.server.championship.hall import Answer, Hall
from prsi.server.championship.ids import SENDERS, own
from prsi.server.championship.keys import HEAD, key_of, renewed_by
from prsi.server.championship.readers import championship_socket
from prsi.server.people.answers import Denied
from prsi.server.people.context import address_of, people_of
from prsi.server.people.identity import required_player
from prsi.tournament.parts import BOARD
from prsi.tournament.reports import DrawAnnounced, DrawRevealed, Entry, Erased, Registered, Who
from prsi.tournament.settings import Settings
from prsi.tournament.state import Tournament

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=SENDERS)]

MOST_REPORTS: Final = 100
LISTED: Final = 100
LOGGED: Final = 500
MOST_ENTRANTS: Final = 20_000
"""Registrations by the form; the desk may take more."""
SHORTEST_ID: Final = 16
BODY_BYTES: Final = 1 << 20


class NewChampionship(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played, and how: the settings of a tournament.

    `id` is made by the page: the same one again gets the same answer, and a lost answer opens no second championship.
    """

    settings: dict[str, Any]
    id: Annotated[str, Meta(max_length=64)] = ""


class ChampionshipOpened(Struct, frozen=True):
    """Where a championship is, and the key of its head judge, which is told this once."""

    code: str
    key: str


class ChampionshipListed(Struct, frozen=True):
    """A championship as everybody may see it."""

    code: str
    title: str
    year: int
    starts: str
    place: str
    online: bool
    phase: str
    registered: int
    season: str


class ChampionshipList(Struct, frozen=True):
    """The championships opened last, the newest first."""

    championships: list[ChampionshipListed]


class SentReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A report with an id of its sender's: the same id again is answered as the first time, and done once.

    Ids that begin with `server-` are the server's own.
    """

    id: Id
    report: dict[str, Any]


class SentReports(Struct, frozen=True, forbid_unknown_fields=True):
    """Reports, taken in order; each is answered by itself."""

    reports: Annotated[list[SentReport], Meta(min_length=1, max_length=MOST_REPORTS)]


class ReportAnswer(Struct, frozen=True, omit_defaults=True):
    """What became of a report: the number of its entry, or why it was refused; `entrant`: who was registered by it."""

    id: str
    ok: bool
    seq: int = 0
    reason: str = ""
    expected: str = ""
    found: str = ""
    entrant: str = ""


class ReportAnswers(Struct, frozen=True):
    """The answers in order, the number of the last entry, and a new key where the sender's own was renewed."""

    answers: list[ReportAnswer]
    seq: int
    key: str = ""


class SectionsShown(Struct, frozen=True):
    """What the asker may see; `now` is the server's wall clock in milliseconds."""

    kind: str
    seq: int
    now: int
    role: str
    sections: dict[str, Any]


class Registration(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to play: name, year of birth, the name for the board (empty: first name and initial), a note.

    `id` is made by the page and as long as a secret: the same one again gets the same answer, and nobody comes twice.
    """

    name: Annotated[str, Meta(max_length=60)]
    born: int
    shown: Annotated[str, Meta(max_length=60)] = ""
    note: Annotated[str, Meta(max_length=400)] = ""
    id: Annotated[str, Meta(max_length=64)] = ""


class RegistrationTaken(Struct, frozen=True):
    """A registration: its id and number, and the key of the registrant's own page."""

    entrant: str
    number: int
    key: str


class Keys(Struct, frozen=True):
    """Keys by whose they are: tables by number, registrants by id. What the asker may not have is empty."""

    head: str
    desk: str
    judges: dict[str, str]
    entrants: dict[str, str]


class LogShown(Struct, frozen=True):
    """Entries of the log in order, and the number of the last one there is."""

    entries: list[Any]
    seq: int


def settings_of(raw: dict[str, Any]) -> Settings:
    """Read settings; raises Denied (400)."""
    try:
        settings = decode(Settings, raw)
        card_values(settings.values)
    except ProtocolError as error:
        raise Denied(400, "malformed", f"{error.path}: {error.expected}", error.found) from None
    except ValuesError as error:
        raise Denied(400, "bad_values", str(error)) from None
    return settings


def shown(now: Tournament, answer: Answer) -> ReportAnswer:
    """Return an answer as it is sent."""
    known = now.by_id.get(answer.id)
    report = known.report if answer.ok and known is not None else None
    entrant = report.entrant if isinstance(report, Registered) else ""
    return ReportAnswer(answer.id, answer.ok, answer.seq, answer.reason, answer.expected, answer.found, entrant)


class Championships(Controller):
    """Championships: opened, listed, reported to, looked at."""

    path = "/api/championships"
    tags = ("championships",)

    @post(status_code=201)
    async def open(self, request: Asked, data: JSONBody[NewChampionship]) -> ChampionshipOpened:
        """Open a championship; whoever has a profile may, a few a day."""
        who = await required_player(request)
        settings = settings_of(data.settings)
        _long_enough(data.id)
        halls = node_of(request).halls
        hall = await halls.opened(who.id, data.id)
        if hall is None:
            await people_of(request).limits.take("championship", player=who.id, address=address_of(request))
            hall = await halls.open(settings, who.id, data.id)
        return ChampionshipOpened(hall.code, key_of(hall.now, hall.secret, Who("head")))

    @get()
    async def list(self, request: Asked) -> ChampionshipList:
        """Answer the championships opened last."""

        def work(connection: Connection) -> ChampionshipList:
            rows = store.listed(connection, LISTED)
            return ChampionshipList([ChampionshipListed(**row._mapping) for row in rows])

        return await node_of(request).db.read(work)

    @post("/{code:str}/reports", status_code=200, request_max_body_size=BODY_BYTES)
    async def report(self, request: Asked, code: Code, data: JSONBody[SentReports]) -> ReportAnswers:
        """Take reports of whoever holds a key; 403 `wrong_key` without one, or with one that was renewed.

        A head judge who has renewed the own key and not heard of the next one sends that same report once more.
        429 `too_often`: more of one key than a hall ever sends.
        """
        hall = await hall_of(request, code)
        key, last = request.headers.get(KEY, ""), data.reports[-1].id
        if len(data.reports) == 1 and renewed_by(hall.now, hall.secret, key, last):
            who = HEAD
        else:
            who = must_be(request, hall, "head", "desk", "judge", "entrant")
        if not hall.halls.paces.take(hall.id, who, len(data.reports)):
            raise Denied(429, "too_often", "fewer reports at once", str(len(data.reports)))
        answers = await reported(request, hall, who, [(one.id, one.report) for one in data.reports])
        taken = zip(data.reports, answers, strict=True)
        renewed = any(answer.ok and one.report.get("kind") == "keys_renewed" for one, answer in taken)
        return await _answered(hall, who, answers, renewed)

    @get("/{code:str}/view", responses={200: ResponseSpec(SectionsShown, generate_examples=False)})
    async def view(self, request: Asked, code: Code) -> Response[bytes]:
        """Answer what the asker may see: the board, and with a key what its holder may see besides; 403 `wrong_key`."""
        hall = await hall_of(request, code)
        return Response((await hall.view(who_asks(request, hall))).encode(), media_type="application/json")

    @post("/{code:str}/register", status_code=201)
    async def register(self, request: Asked, code: Code, data: JSONBody[Registration]) -> RegistrationTaken:
        """Register for a championship while that is open; 409 with the reason why not: `closed`, `too_young`, `full`.

        In a championship online whoever registers needs a profile: 401 `no_player`.
        """
        hall = await hall_of(request, code)
        _long_enough(data.id)
        await people_of(request).limits.take("register", address=address_of(request))
        player = (await required_player(request)).id if hall.now.settings.online else ""
        if len(hall.now.entrants) >= MOST_ENTRANTS:
            raise Denied(409, "full", f"fewer than {MOST_ENTRANTS} registrations")
        report_id = _id_of(data)
        raw = {"kind": "registered", "entrant": "", "name": data.name, "born": data.born}
        raw |= {"shown": data.shown, "note": data.note, "player": player}
        (answer,) = await hall.report(BOARD, [(report_id, raw)])
        if not answer.ok:
            raise Denied(400 if answer.reason == "malformed" else 409, answer.reason, answer.expected, answer.found)
        async with hall.turn:
            report = hall.now.by_id[report_id].report
            assert isinstance(report, Registered)
            entrant = hall.now.entrants[report.entrant]
            key = key_of(hall.now, hall.secret, Who("entrant", 0, entrant.id))
        return RegistrationTaken(entrant.id, entrant.number, key)

    @get("/{code:str}/keys")
    async def keys(self, request: Asked, code: Code) -> Keys:
        """Answer all keys to the head judge, the registrants' to the desk; 403 `wrong_key` for everybody else."""
        hall = await hall_of(request, code)
        who = must_be(request, hall, "head", "desk")
        async with hall.turn:
            now, secret = hall.now, hall.secret
            entrants = await asyncio.to_thread(_entrants_keys, now, secret)
            if who.role == "desk":
                return Keys("", "", {}, entrants)
            tables = range(1, tables_of(now) + 1)
            judges = {str(table): key_of(now, secret, Who("judge", table)) for table in tables}
            return Keys(key_of(now, secret, Who("head")), key_of(now, secret, Who("desk")), judges, entrants)

    @get("/{code:str}/log")
    async def log(
        self, request: Asked, code: Code, after: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0
    ) -> LogShown:
        """Answer the log after an entry to the head judge; 403 `wrong_key`. Secrets of draws once they are told."""
        hall = await hall_of(request, code)
        must_be(request, hall, "head")
        async with hall.turn:
            some = hall.now.log[after : after + LOGGED]
            told = {
                (entry.report.round, entry.report.attempt)
                for entry in hall.now.log
                if isinstance(entry.report, DrawRevealed)
            }
            return LogShown([to_json(_untold(entry, told)) for entry in some], hall.committed)

    @post("/{code:str}/erase", status_code=200)
    async def erase(self, request: Asked, code: Code) -> ReportAnswers:
        """Erase the registrations now, names, years of birth and notes, out of the log too; 403 `wrong_key`.

        Only after the end, and not while a correction leaves a game to be entered. By itself the server does it
        `erase_days` after the end.
        """
        hall = await hall_of(request, code)
        who = must_be(request, hall, "head")
        answers = await reported(request, hall, who, [(secrets.token_hex(16), Erased())])
        return await _answered(hall, who, answers)


def _entrants_keys(now: Tournament, secret: str) -> dict[str, str]:
    return {one: key_of(now, secret, Who("entrant", 0, one)) for one in now.entrants}


async def _answered(hall: Hall, who: Who, answers: list[Answer], renewed: bool = False) -> ReportAnswers:
    async with hall.turn:
        key = key_of(hall.now, hall.secret, who) if renewed else ""
        return ReportAnswers([shown(hall.now, answer) for answer in answers], hall.committed, key)


def _long_enough(page_id: str) -> None:
    if 0 < len(page_id) < SHORTEST_ID:
        raise Denied(400, "malformed", f"an id of {SHORTEST_ID} random characters or more, or none", page_id)


def _id_of(data: Registration) -> str:
    """Return the id of a registration's report: whoever knows the page's id and says the same gets the same key."""
    if not data.id:
        return secrets.token_hex(16)
    said = f"{data.id}\n{data.name}\n{data.born}\n{data.shown}\n{data.note}"
    return own("form", hashlib.sha256(said.encode()).hexdigest()[:48])


def _untold(entry: Entry, told: set[tuple[int, int]]) -> Entry:
    """Return an entry without the secret of a draw that is still to be revealed."""
    report = entry.report
    if isinstance(report, DrawAnnounced) and (report.round, report.attempt) not in told:
        return replace(entry, report=replace(report, secret=""))
    return entry


def tables_of(now: Tournament) -> int:
    """Return for how many tables there are links: as many as any stage has, before the plan as many as there may be."""
    staying = sum(not who.withdrawn for who in now.entrants.values())
    drawn = [len(round_.sheets) for round_ in now.rounds]
    planned = [stage.tables for stage in now.stages] or [-(-staying // 3)]
    return max([1, *drawn, *planned])


CONTROLLERS: Final = (Championships, ChampionshipFiles, championship_socket)
