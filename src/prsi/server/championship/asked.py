"""Which championship is asked about, and by whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import Request
from litestar.params import PathParameter

from prsi.server.championship.hall import GOOD_KEY, WRONG_KEY, Answer, Hall
from prsi.server.people.answers import Denied
from prsi.tournament.parts import BOARD
from prsi.tournament.reports import Report, Who

if TYPE_CHECKING:
    from prsi.server.node import Node

Asked = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(max_length=24)]

KEY: Final = "X-Championship-Key"
"""The header in which a key is sent; a header of our own is nothing that a foreign page could make a browser send."""


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


def who_asks(request: Asked, hall: Hall) -> Who:
    """Return who asks, anybody without a key; raises Denied (403 `wrong_key`)."""
    key = request.headers.get(KEY, "")
    if not key:
        return BOARD
    who = hall.known(key)
    if who is None:
        raise Denied(403, WRONG_KEY, GOOD_KEY)
    return who


def must_be(request: Asked, hall: Hall, *roles: str) -> Who:
    """Return who asks, in one of these roles; raises Denied (403)."""
    who = who_asks(request, hall)
    if who.role not in roles:
        raise Denied(403, WRONG_KEY, "the key of " + " or ".join(roles), who.role)
    return who


async def reported(
    request: Asked, hall: Hall, who: Who, reports: Sequence[tuple[str, Report | dict[str, object]]]
) -> list[Answer]:
    """Take reports of whoever has the request's key; raises Denied (403) where it was renewed before their turn came.

    Nothing of them is taken then that was not before. Raises UnavailableError.
    """
    answers = await hall.report(who, reports, request.headers.get(KEY, ""))
    if any(answer.reason == WRONG_KEY for answer in answers):
        raise Denied(403, WRONG_KEY, GOOD_KEY)
    return answers
