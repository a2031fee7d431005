"""What moderators and administrators see and do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from sqlalchemy import Connection

from prsi.protocol.shapes import MAX_INT
from prsi.server.people import admin, identity, moderation
from prsi.server.people.answers import Denied
from prsi.server.people.asked import BODY_BYTES, Asked, Id, given_name, staff
from prsi.server.people.context import people_of
from prsi.server.people.shapes import AdminReport, Decision, LogPage, ReportList, SubjectList

if TYPE_CHECKING:
    from prsi.server.node import Node


class Moderation(Controller):
    """What moderators do; 403 `not_staff` for everybody else."""

    path = "/api/moderation"
    tags = ("moderation",)
    request_max_body_size = BODY_BYTES

    @get("/reports")
    async def reports(self, request: Asked, decided: FromQuery[bool] = False) -> ReportList:
        """Answer the reports that wait, the oldest first; `decided`: the others, the latest first."""
        await staff(request)
        return ReportList(
            await people_of(request).store.read(lambda connection: moderation.reports(connection, decided))
        )

    @post("/reports/{report_id:str}", status_code=200)
    async def decide(self, request: Asked, report_id: Id, data: JSONBody[Decision]) -> moderation.SpokenReport:
        """Decide a report: dismiss it, or mute, rename or ban its subject. 409 `decided` where somebody was quicker."""
        people, who = people_of(request), await staff(request)

        def work(connection: Connection) -> moderation.SpokenReport:
            new_name = given_name(connection, moderation.subject_of(connection, report_id))
            return moderation.decide(
                connection, who, report_id, data.action, data.days, data.note, new_name, people.now()
            )

        return await people.store.write(work)

    @get("/players")
    async def players(self, request: Asked, name: Annotated[str, QueryParameter(max_length=40)]) -> SubjectList:
        """Find players by what their name looks like."""
        await staff(request)
        return SubjectList(await people_of(request).store.read(lambda connection: moderation.search(connection, name)))

    @post("/players/{player_id:str}", status_code=204)
    async def act(self, request: Asked, player_id: Id, data: JSONBody[Decision]) -> None:
        """Mute, rename or ban a player without a report, or `lift` what was done."""
        people, who = people_of(request), await staff(request)
        if data.action == "dismiss":
            raise Denied(422, "action", "mute rename ban lift", data.action)
        await people.store.write(
            lambda connection: moderation.act(
                connection,
                who,
                player_id,
                data.action,
                data.days,
                data.note,
                given_name(connection, player_id),
                people.now(),
            )
        )

    @get("/log")
    async def log(
        self, request: Asked, before: Annotated[int | None, QueryParameter(ge=0, le=MAX_INT)] = None
    ) -> LogPage:
        """Answer a hundred lines of the moderators' log, the latest first."""
        await staff(request)
        return LogPage(await people_of(request).store.read(lambda connection: moderation.log_lines(connection, before)))


class Administration(Controller):
    """What administrators see and do; 403 `not_staff` for everybody else."""

    path = "/api/admin"
    tags = ("administration",)
    request_max_body_size = BODY_BYTES

    @get()
    async def read(self, request: Asked) -> AdminReport:
        """Answer nodes, tables, players and health."""
        people, _who = people_of(request), await staff(request, "admin")
        found = await people.store.read(lambda connection: admin.overview(connection, people.now()))
        node: Node | None = getattr(request.app.state, "node", None)
        return AdminReport(
            nodes=list(found.nodes),
            tables=found.tables,
            players=found.players,
            reports=found.reports,
            database=found.database,
            here=node.id if node else "",
            healthy=node.healthy if node else True,
            bus=node.bus.connected if node else True,
            draining=node.hub.draining if node else False,
        )

    @post("/drain", status_code=204)
    async def drain(self, request: Asked) -> None:
        """Let the answering node take no new tables and send its players to other nodes."""
        people, who = people_of(request), await staff(request, "admin")
        node: Node = request.app.state.node
        await people.store.write(
            lambda connection: moderation.log(connection, who.id, "drain", "", people.now(), note=node.id)
        )
        node.drain()

    @post("/players/{player_id:str}/sign-out", status_code=204)
    async def sign_out(self, request: Asked, player_id: Id) -> None:
        """Sign all devices of a player out, whose profile somebody else has got hold of; a recovery code stays good."""
        people, who = people_of(request), await staff(request, "admin")

        def work(connection: Connection) -> None:
            if identity.player_by_id(connection, player_id) is None:
                raise Denied(404, "no_such_player", "a player", player_id)
            identity.sign_all_out(connection, player_id)
            moderation.log(connection, who.id, "sign_out", player_id, people.now())

        await people.store.write(work)
