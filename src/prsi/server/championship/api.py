"""The HTTP interface of championships; who asks is told by a key in a header, never in an address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection

from prsi.protocol.codec import ProtocolError, decode
from prsi.rules.values import ValuesError, card_values
from prsi.server.championship import store
from prsi.server.championship.hall import Answer, Hall
from prsi.server.championship.keys import key_of
from prsi.server.championship.readers import championship_socket
from prsi.server.people.answers import Denied
from prsi.server.people.context import address_of, people_of
from prsi.server.people.identity import required_player
from prsi.tournament.parts import BOARD
from prsi.tournament.reports import Who
from prsi.tournament.settings import Settings

if TYPE_CHECKING:
    from prsi.server.node import Node

Asked = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(max_length=24)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]

KEY: Final = "X-Championship-Key"
MOST_REPORTS: Final = 100
LISTED: Final = 100
BODY_BYTES: Final = 1 << 20


class NewChampionship(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played, and how: the settings of a tournament."""

    settings: dict[str, Any]


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


class ChampionshipList(Struct, frozen=True):
    """The championships opened last, the newest first."""

    championships: list[ChampionshipListed]


class SentReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A report with an id of its sender's: the same id again is answered as the first time, and done once."""

    id: Id
    report: dict[str, Any]


class SentReports(Struct, frozen=True, forbid_unknown_fields=True):
    """Reports, taken in order; each is answered by itself."""

    reports: Annotated[list[SentReport], Meta(min_length=1, max_length=MOST_REPORTS)]


class ReportAnswer(Struct, frozen=True, omit_defaults=True):
    """What became of a report: the number of its entry, or why it was refused."""

    id: str
    ok: bool
    seq: int = 0
    reason: str = ""
    expected: str = ""
    found: str = ""


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


def node_of(request: Asked) -> Node:
    """Return the node that answers."""
    node: Node = request.app.state.node
    return node


async def hall_of(request: Asked, code: str) -> Hall:
    """Return a championship; raises Denied (404)."""
    hall = await node_of(request).halls.find(code)
    if hall is None:
        raise Denied(404, "no_championship", "a championship's code", code[:40])
    return hall


async def who_asks(request: Asked, hall: Hall) -> Who:
    """Return who asks, anybody without a key; raises Denied (403 `wrong_key`)."""
    key = request.headers.get(KEY, "")
    if not key:
        return BOARD
    who = await hall.known(key)
    if who is None:
        raise Denied(403, "wrong_key", "a key of this championship that was not renewed")
    return who


async def must_be(request: Asked, hall: Hall, *roles: str) -> Who:
    """Return who asks, in one of these roles; raises Denied (403)."""
    who = await who_asks(request, hall)
    if who.role not in roles:
        raise Denied(403, "wrong_key", "the key of " + " or ".join(roles), who.role)
    return who


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


def shown(answer: Answer) -> ReportAnswer:
    """Return an answer as it is sent."""
    return ReportAnswer(answer.id, answer.ok, answer.seq, answer.reason, answer.expected, answer.found)


class Championships(Controller):
    """Championships: opened, listed, reported to, looked at."""

    path = "/api/championships"
    tags = ("championships",)

    @post(status_code=201)
    async def open(self, request: Asked, data: JSONBody[NewChampionship]) -> ChampionshipOpened:
        """Open a championship; whoever has a profile may, a few a day."""
        who = await required_player(request)
        settings = settings_of(data.settings)
        await people_of(request).limits.take("championship", player=who.id, address=address_of(request))
        hall = await node_of(request).halls.open(settings, who.id)
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
        """Take reports of whoever holds a key; 403 `wrong_key` without one, or with one that was renewed."""
        hall = await hall_of(request, code)
        who = await must_be(request, hall, "head", "desk", "judge", "entrant")
        answers = await hall.report(who, [(one.id, one.report) for one in data.reports])
        renewed = any(one.report.get("kind") == "keys_renewed" for one in data.reports)
        key = key_of(hall.now, hall.secret, who) if renewed else ""
        return ReportAnswers([shown(answer) for answer in answers], hall.committed, key)

    @get("/{code:str}/view")
    async def view(self, request: Asked, code: Code) -> Response[bytes]:
        """Answer what the asker may see: the board, and with a key what its holder may see besides."""
        hall = await hall_of(request, code)
        return Response((await hall.view(await who_asks(request, hall))).encode(), media_type="application/json")


CONTROLLERS: Final = (Championships, championship_socket)
