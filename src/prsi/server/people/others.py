"""The people one meets: recent ones, blocked, muted, invited, reported."""

from __future__ import annotations

from typing import Any

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody
from sqlalchemy import Connection

from prsi.server.lobby.tables import tables_with
from prsi.server.people import blocks, moderation
from prsi.server.people.answers import Denied
from prsi.server.people.asked import BODY_BYTES, Asked, Code, Id
from prsi.server.people.context import address_of, people_of
from prsi.server.people.identity import required_player
from prsi.server.people.shapes import AtSeat, Invitation, NewReport, PeopleShown


class Others(Controller):
    """The people one has met."""

    path = "/api/people"
    tags = ("people",)
    request_max_body_size = BODY_BYTES

    @get()
    async def read(self, request: Asked) -> PeopleShown:
        """Answer whom one has met lately, has blocked, and does not hear."""
        who = await required_player(request)
        known = await people_of(request).store.read(lambda connection: blocks.people_of_player(connection, who.id))
        return PeopleShown(
            recent=[one for one in known if one.times][: blocks.RECENT],
            blocked=[one for one in known if one.blocked],
            muted=[one for one in known if one.muted],
        )

    async def _change(self, request: Asked, work: Any, other: str, *more: Any) -> str:
        """Change what is between the asker, whose id is returned, and another."""
        people, who = people_of(request), await required_player(request)
        await people.limits.take("people", player=who.id)
        await people.store.write(lambda connection: work(connection, who.id, other, *more))
        return who.id

    @put("/{other:str}/block", status_code=204)
    async def block(self, request: Asked, other: Id) -> None:
        """Never be seated together with somebody, nobody being told; one stands up where both wait for a match."""
        people = people_of(request)
        asker = await self._change(request, blocks.block, other, people.now())
        for table_id in await people.store.read(lambda connection: tables_with(connection, asker, other)):
            people.stand_up(table_id, asker)

    @delete("/{other:str}/block", status_code=204)
    async def unblock(self, request: Asked, other: Id) -> None:
        """Take a block back."""
        await self._change(request, blocks.unblock, other)

    @put("/{other:str}/mute", status_code=204)
    async def mute(self, request: Asked, other: Id) -> None:
        """Hear no more sentences of somebody; nobody is told."""
        await self._change(request, blocks.mute, other, people_of(request).now())

    @delete("/{other:str}/mute", status_code=204)
    async def unmute(self, request: Asked, other: Id) -> None:
        """Hear somebody again."""
        await self._change(request, blocks.unmute, other)

    @post("/{other:str}/invite", status_code=204)
    async def invite(self, request: Asked, other: Id, data: JSONBody[Invitation]) -> None:
        """Invite somebody to a table where one sits; 404 `not_met`, also where one of the two has blocked the other."""
        people, who = people_of(request), await required_player(request)
        await people.limits.take("invite", player=who.id)

        def work(connection: Connection) -> None:
            code = data.table.upper()
            if not moderation.has_sat(connection, moderation.table_by_code(connection, code), who.id):
                raise Denied(404, "no_table", "a table where you sit", data.table[:24])
            blocks.invite(connection, who.id, other, code, people.now())

        await people.store.write(work)


class AtTable(Controller):
    """The people of a table, for those who sit there."""

    path = "/api/tables/{code:str}"
    tags = ("people",)
    request_max_body_size = BODY_BYTES

    @get("/people")
    async def people(self, request: Asked, code: Code) -> list[AtSeat]:
        """Answer who has which seat: to block, mute, invite or report them; 404 for who has never sat there."""
        who = await required_player(request)

        def work(connection: Connection) -> list[AtSeat]:
            table_id = moderation.table_by_code(connection, code.upper())
            if not moderation.has_sat(connection, table_id, who.id):
                raise Denied(404, "no_table", "the code of a table", code)
            known = {one.id: one for one in blocks.people_of_player(connection, who.id)}
            return [
                AtSeat(
                    one.seat,
                    one.id,
                    one.name,
                    one.id in known and known[one.id].blocked,
                    one.id in known and known[one.id].muted,
                    one.id == who.id,
                )
                for one in moderation.sitting(connection, table_id)
            ]

        return await people_of(request).store.read(work)

    @post("/report", status_code=204)
    async def report(self, request: Asked, code: Code, data: JSONBody[NewReport]) -> None:
        """Report the person on a seat; the last entries of the table's log, and what was said, go along."""
        people, who = people_of(request), await required_player(request)
        await people.limits.take("report", player=who.id, address=address_of(request))
        await people.store.write(
            lambda connection: moderation.make_report(
                connection, who.id, code.upper(), data.seat, data.reason, data.text.strip(), people.now()
            )
        )
