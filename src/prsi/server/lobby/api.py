"""The HTTP interface of the lobby; every refusal is a `Problem` with an id that the page has a sentence for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from prsi.protocol.commands import Level
from prsi.rules.ruleset import SEAT_LIMIT
from prsi.server.hub import DrainingError, RefusedError
from prsi.server.lobby.asked import Wish, start_of
from prsi.server.lobby.codes import new_code, read_code
from prsi.server.lobby.invited import Invited, invited
from prsi.server.lobby.qr import qr_svg
from prsi.server.lobby.queue import Limits, Waiting, admit, ask, join, leave, length, limits_of, look
from prsi.server.lobby.seats import find_quick, may_sit
from prsi.server.lobby.tables import TableShown as Found
from prsi.server.lobby.tables import mine, running, seated, show, waiting, was_there
from prsi.server.people.answers import Denied
from prsi.server.people.context import address_of, origin_of, people_of
from prsi.server.people.identity import Player, player_of, required_player
from prsi.table import Actor

if TYPE_CHECKING:
    from prsi.server.node import Node

Asked = Request[Any, Any, Any]
Check = Callable[[Connection], None]
Code = Annotated[str, PathParameter(max_length=40)]

CODE_TRIES: Final = 5
"""How often a new table is given another code where its own is taken."""

QUICK_TRIES: Final = 50
"""How often a seat is looked for: each time in vain somebody else was quicker, and so found one."""


class SeatShown(Struct, frozen=True):
    """A seat as everybody may see it."""

    name: str
    avatar: str
    kind: Literal["person", "bot", "open"]


class TableShown(Struct, frozen=True):
    """A table before one sits down: rules, seats, who sits; times are milliseconds from now.

    `values` null: the preset's card values; `fill_ms` null: the computer is not waited for; `minutes`: how long a match
    usually takes; `mine`: the asker sits there, or has a seat to come back to. `refused` is why the asker may not sit
    down, in a preview (null: nothing is known against it): `not_together`, `full`, `too_many_tables`, `no_seat`.
    """

    code: str
    preset: str
    ruleset: dict[str, Any]
    format: dict[str, Any]
    values: str | dict[str, int] | None
    clock_ms: int | None
    public: bool
    state: Literal["waiting", "running"]
    seats: list[SeatShown]
    open: int
    waiting_ms: int
    fill_ms: int | None
    minutes: tuple[int, int]
    mine: bool
    refused: str | None = None


class LobbyShown(Struct, frozen=True):
    """Who waits for players, how many play, and how many wait for a place."""

    tables: list[TableShown]
    players: int
    tables_running: int
    queue: int


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played; see `Wish`."""

    ruleset: dict[str, Any]
    seats: Annotated[int, Meta(ge=0, le=100)]
    format: dict[str, Any] | str | None = None
    values: dict[str, Any] | str | None = None
    bots: Annotated[int, Meta(ge=0, le=100)] = 0
    level: Level = "casual"
    public: bool = False
    clock_ms: int | None = None


class Quick(Struct, frozen=True, forbid_unknown_fields=True):
    """A table for so many, with a preset's plain rules."""

    seats: Annotated[int, Meta(ge=0, le=100)]
    preset: Annotated[str, Meta(max_length=32)] = "prsi"


class Opened(Struct, frozen=True):
    """Where a table is: its code, and the link that invites to it."""

    code: str
    url: str


class QueuePlace(Struct, frozen=True):
    """A place in the queue, 1 the first; null: one does not wait. `held_ms`: a free place is held for so long."""

    place: int | None
    held_ms: int | None
    waiting: int


class MyTables(Struct, frozen=True):
    """The tables where the asker sits or may come back to, and invitations to others."""

    tables: list[TableShown]
    invitations: list[Invited]


def node_of(request: Asked) -> Node:
    """Return the node that answers."""
    node: Node = request.app.state.node
    return node


def link(request: Asked, code: Code) -> str:
    """Return the link that invites to a table."""
    return f"{origin_of(request)}/t/{code}"


def code_of(text: str) -> str:
    """Return a code as it was typed; raises Denied (404) for what can be none."""
    code = read_code(text)
    if code is None:
        raise Denied(404, "no_table", "a table's code", text[:40])
    return code


def shown(table: Found, refused: str | None = None) -> TableShown:
    """Return a table as everybody may see it."""
    return TableShown(
        code=table.code,
        preset=table.preset,
        ruleset=table.ruleset,
        format=table.format,
        values=table.values,
        clock_ms=table.clock_ms,
        public=table.public,
        state=table.state,  # type: ignore[arg-type]
        seats=[SeatShown(seat.name, seat.avatar, seat.kind) for seat in table.seats],  # type: ignore[arg-type]
        open=table.open,
        waiting_ms=table.waiting_ms,
        fill_ms=table.fill_ms,
        minutes=table.minutes,
        mine=table.mine,
        refused=refused,
    )


async def make_table(request: Asked, who: Player, wish: Wish, checks: Sequence[Check] = ()) -> Opened:
    """Make a table with a player on its first seat; `checks` may refuse it in the same transaction.

    Raises Denied: 400 for what cannot be played, 409 `too_many_tables`, 503 `full`.
    """
    node = node_of(request)
    start = start_of(wish, who.name, who.avatar, "create")
    limits, now = limits_of(node.config), node.clock.now()

    def place(connection: Connection) -> None:
        admit(connection, who.id, now, limits, table=True)

    for attempt in range(CODE_TRIES):
        code = new_code()
        try:
            table_id = await node.hub.create(
                start, Actor(who.id, who.name, who.avatar), code, wish.public, (place, *checks)
            )
        except IntegrityError:
            if attempt == CODE_TRIES - 1:
                raise
            continue  # the code is taken: as likely as a meteorite, and as harmless to try again
        except RefusedError as error:
            refused = error.refused
            raise Denied(400, refused.reason, refused.expected, refused.found) from None
        except DrainingError:
            raise Denied(503, "draining", "another node") from None
        live = node.hub.known(table_id)
        if live is not None:
            # Whoever never opens the table is gone like anybody else: nobody is led there to wait.
            node.hub.presence.expected(live, who.id)
        return Opened(code, link(request, code))
    raise AssertionError("unreachable")


class _FoundError(Exception):
    """Another table has come meanwhile that quick play leads to."""


class LobbyController(Controller):
    """Tables that wait for players."""

    path = "/api/lobby"
    tags = ("lobby",)

    @get()
    async def look(
        self,
        request: Asked,
        seats: Annotated[int | None, QueryParameter(ge=2, le=SEAT_LIMIT)] = None,
        preset: Annotated[str | None, QueryParameter(max_length=32)] = None,
    ) -> LobbyShown:
        """Answer the public tables that wait, those first that have waited longest; never with somebody blocked."""
        node = node_of(request)
        who = await player_of(request)
        player, now = None if who is None else who.id, node.clock.now()

        def work(connection: Connection) -> LobbyShown:
            tables = [shown(table) for table in waiting(connection, player, now, seats, preset)]
            return LobbyShown(tables, seated(connection), running(connection), length(connection))

        return await node.db.read(work)

    @post("/quick", status_code=200)
    async def quick(self, request: Asked, data: JSONBody[Quick]) -> Opened:
        """Answer the fitting table that has waited longest, where a seat is kept for ten seconds, or make one."""
        who = await required_player(request)
        await people_of(request).limits.take("seek", player=who.id, address=address_of(request))
        node = node_of(request)
        wish = Wish({"preset": data.preset}, data.seats, public=True)
        start_of(wish, who.name, who.avatar, "create")  # what cannot be played is refused before anything is looked for

        def look(connection: Connection) -> str | None:
            return find_quick(connection, who.id, data.seats, data.preset, node.clock.now())

        def nothing_yet(connection: Connection) -> None:
            if look(connection) is not None:
                raise _FoundError

        for _ in range(QUICK_TRIES):
            code = await node.db.write(look)
            if code is not None:
                return Opened(code, link(request, code))
            try:
                return await make_table(request, who, wish, (nothing_yet,))
            except _FoundError:
                continue
        raise Denied(503, "not_stored", "another try")


class Tables(Controller):
    """Tables: made, looked at, their link as a picture."""

    path = "/api/tables"
    tags = ("lobby",)

    @post(status_code=201)
    async def make(self, request: Asked, data: JSONBody[NewTable]) -> Opened:
        """Make a table; whoever makes it sits on its first seat."""
        who = await required_player(request)
        await people_of(request).limits.take("table", player=who.id, address=address_of(request))
        wish = Wish(
            ruleset=data.ruleset,
            seats=data.seats,
            format=data.format,
            values=data.values,
            bots=data.bots,
            level=data.level,
            public=data.public,
            clock_ms=data.clock_ms,
        )
        return await make_table(request, who, wish)

    @get("/{code:str}")
    async def preview(self, request: Asked, code: Code) -> TableShown:
        """Answer a table before one sits down; 404 `no_table`, 410 `table_closed` for the link of one that is over."""
        node = node_of(request)
        who = await player_of(request)
        wanted, now, limits = code_of(code), node.clock.now(), limits_of(node.config)

        def work(connection: Connection) -> TableShown:
            table = show(connection, wanted, None if who is None else who.id, now)
            if table is None and was_there(connection, wanted):
                raise Denied(410, "table_closed")
            if table is None:
                raise Denied(404, "no_table", "the code of a table", wanted)
            return shown(table, _refused(connection, table, who, now, limits))

        return await node.db.read(work)

    @get("/{code:str}/qr.svg", media_type="image/svg+xml")
    async def qr(self, request: Asked, code: Code) -> Response[bytes]:
        """Answer the link as a QR code."""
        picture = qr_svg(link(request, code_of(code)))
        return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


def _refused(connection: Connection, table: Found, who: Player | None, now: int, limits: Limits) -> str | None:
    if table.mine:
        return None
    if table.open == 0:
        return "no_seat"
    try:
        if who is not None:
            may_sit(connection, who.id, table.table_id, now, limits)
    except Denied as denied:
        return denied.error
    return None


@get("/api/me/tables", tags=["lobby"])
async def own_tables(request: Asked) -> MyTables:
    """Answer the tables where the asker sits or has a seat to come back to, and invitations."""
    who = await required_player(request)
    node = node_of(request)
    now = node.clock.now()

    def work(connection: Connection) -> MyTables:
        tables = [shown(table) for table in mine(connection, who.id, now)]
        return MyTables(tables, invited(connection, who.id))

    return await node.db.read(work)


class Queue(Controller):
    """The queue of a full server: who asks to keep a place has it, who is silent for half a minute loses it."""

    path = "/api/queue"
    tags = ("lobby",)

    @post(status_code=200)
    async def join(self, request: Asked) -> QueuePlace:
        """Wait for a place, or go on waiting; `place` null: nobody has to, there is room."""
        who = await required_player(request)
        return await _queue(request, lambda connection, now, limits: join(connection, who.id, now, limits))

    @get()
    async def look(self, request: Asked) -> QueuePlace:
        """Answer the own place as it stands; it is not kept by that."""
        who = await required_player(request)
        node = node_of(request)

        def work(connection: Connection) -> QueuePlace:
            return _shown_place(look(connection, who.id, node.clock.now()), length(connection))

        return await node.db.read(work)

    @put()
    async def keep(self, request: Asked) -> QueuePlace:
        """Answer the own place, and keep it: to be asked again within half a minute."""
        who = await required_player(request)
        return await _queue(request, lambda connection, now, limits: ask(connection, who.id, now, limits))

    @delete()
    async def leave(self, request: Asked) -> None:
        """Give the place up."""
        who = await required_player(request)
        await node_of(request).db.write(lambda connection: leave(connection, who.id))


async def _queue(request: Asked, move: Callable[[Connection, int, Limits], Waiting | None]) -> QueuePlace:
    node = node_of(request)
    now, limits = node.clock.now(), limits_of(node.config)

    def work(connection: Connection) -> QueuePlace:
        return _shown_place(move(connection, now, limits), length(connection))

    return await node.db.write(work)


def _shown_place(place: Waiting | None, waiting: int) -> QueuePlace:
    return QueuePlace(None if place is None else place.place, None if place is None else place.held_ms, waiting)


CONTROLLERS: Final = (LobbyController, Tables, Queue, own_tables)
