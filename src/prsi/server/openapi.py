"""The description of the HTTP interface at /api/openapi.json, completed with what the framework does not know.

The framework finds paths, parameters and shapes. This adds what the shapes' docstrings say, what each parameter is, and
the answers that the whole server gives: refusals in one shape, with the status codes that a request may meet.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Iterator
from typing import Any, Final, get_args, get_type_hints

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin

from prsi.server.people.answers import Problem

Json = dict[str, Any]

PARAMETERS: Final = {
    "after": "The number of an entry: tells what comes after it.",
    "at": "A day in the period, YYYY-MM-DD, or the period's key; else the present one.",
    "attempt": "Which draw of the round: 1 the first.",
    "before": "What `more` of an earlier answer said: tells what comes after it.",
    "code": "A table's or a championship's code, as it stands in the link that leads to it.",
    "decided": "Those that have been decided, the latest first, in place of those that wait.",
    "device_id": "A device, from the list of the player's devices.",
    "dry": "Only look, and take nothing.",
    "key": "A passkey, from the list of the player's passkeys.",
    "best": "How many of each one's results count, the best ones; all where it is left out.",
    "language": "A language: cs, sk, de or en.",
    "limit": "The longest list wanted.",
    "match_id": "A finished match, from the list of the player's matches.",
    "name": "What a player's name looks like.",
    "number": "A round, 1 the first.",
    "other": "Another player, from the list of people met.",
    "period": "The kind of period.",
    "player_id": "A player.",
    "players": "How many players there are.",
    "preset": "Only tables of this preset.",
    "report_id": "A report, from the list of reports.",
    "skip_twins": "Leave out whom the warnings name.",
    "seats": "Only tables of so many seats.",
}
"""What each parameter in a path or query is, by its name."""

EVERYWHERE: Final = {
    "429": "`too_often`: too many requests of this player or address; `Retry-After` says when to try again.",
    "503": "`not_stored`: the database is away, nothing was done; or `full`: no room at the moment. Try again.",
}
CHANGING: Final = {
    "403": "`foreign_origin`: the request did not come from the server's own page (header `Origin`); or `banned`; "
    "or something that this player may not do.",
    "409": "What is asked for does not fit what is: somebody was quicker, or it is not possible here.",
}
WITH_BODY: Final = {
    "400": "`malformed` or `bad_…`: a field that cannot be what it is; `expected` says what could.",
    "413": "`too_big`: a longer body than any that is asked for.",
    "415": "`content_type`: a body that is not `application/json`.",
    "422": "The fields are well-formed, but the name or value in them is not to be had.",
}
PLAYERS: Final = {
    "401": "`no_player`: no cookie of a player; `POST /api/me` gives one.",
    "403": "`banned`, or something that this player may not do.",
}
NAMED: Final = {"400": "`malformed`: a parameter that cannot be what it is.", "404": "There is no such thing."}

_SAID: Final = re.compile(r"(?<!\d)([24]\d\d)(?!\d)")
"""Status codes that a handler's docstring names."""

_NOT_ONLY_PLAYERS: Final = re.compile(
    r"^/api/(session|names|privacy|lobby$|tables/\{code\}(/qr\.svg)?$|leaderboards"
    r"|championships(/\{code\}.*)?$)"
)


class Described(JsonRenderPlugin):
    """Answers the description, completed the first time that it is asked for."""

    def __init__(self) -> None:
        # The framework answers for every path below its own: so that is the file itself, and not all of /api.
        super().__init__(path=["/", "/openapi.json"])
        self._text: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Answer it as JSON."""
        if self._text is None:
            self._text = msgspec.json.encode(describe(request.app, openapi_schema))
        return self._text


def describe(app: Litestar, schema: Json) -> Json:
    """Complete the application's schema in place, and return it."""
    shapes: Json = schema["components"]["schemas"]
    for shape in _shapes_of(app):
        described = shapes.get(shape.__name__)
        if described is not None:
            described["description"] = _flat(shape)
    shapes["Problem"] = _problem()
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            _complete(path, method, operation)
    return schema


def _complete(path: str, method: str, operation: Json) -> None:
    for parameter in operation.get("parameters", ()):
        parameter.setdefault("description", PARAMETERS.get(parameter["name"], ""))
    answers: dict[str, str] = dict(EVERYWHERE)
    if not _NOT_ONLY_PLAYERS.match(path):
        answers |= PLAYERS
    if method != "get":
        answers |= CHANGING
    if "requestBody" in operation:
        answers |= WITH_BODY
    if operation.get("parameters"):
        answers = NAMED | answers
    responses: Json = operation["responses"]
    responses.get("204", {}).pop("content", None)
    usual = next(answer for status, answer in responses.items() if status.startswith("2"))
    for status in _SAID.findall(operation.get("description", "")):
        if status.startswith("2"):
            responses.setdefault(status, usual)
        else:
            answers.setdefault(status, "See the description.")
    for status in sorted(answers):
        responses[status] = {
            "description": answers[status],
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
        }


def _problem() -> Json:
    text = {"type": "string"}
    return {
        "title": "Problem",
        "type": "object",
        "description": _flat(Problem),
        "properties": {
            "error": {**text, "description": "What is wrong, an id that does not change."},
            "expected": {**text, "description": "What was expected, in English, where that can be said."},
            "found": {**text, "description": "What was found."},
            "until": {"type": "integer", "description": "How long it lasts, where it ends by itself."},
        },
        "required": ["error", "expected", "found"],
    }


def _flat(shape: type) -> str:
    return " ".join((inspect.getdoc(shape) or "").split())


def _shapes_of(app: Litestar) -> set[type]:
    """Return every class whose values go in or out of the interface."""
    found: set[type] = set()
    for route in app.routes:
        for handler in route.route_handlers if hasattr(route, "route_handlers") else ():
            if isinstance(handler, HTTPRouteHandler) and handler.include_in_schema is not False:
                signature = handler.parsed_fn_signature
                kinds = [signature.return_type.annotation]
                kinds += [parameter.annotation for parameter in signature.parameters.values()]
                kinds += [answer.data_container for answer in (handler.responses or {}).values()]
                for kind in kinds:
                    found.update(_classes(kind, found))
    return found


def _classes(kind: Any, known: set[type]) -> Iterator[type]:
    if isinstance(kind, type) and (issubclass(kind, msgspec.Struct) or dataclasses.is_dataclass(kind)):
        if kind in known:
            return
        known.add(kind)
        yield kind
        for inner in get_type_hints(kind, include_extras=True).values():
            yield from _classes(inner, known)
    for inner in get_args(kind):
        yield from _classes(inner, known)
