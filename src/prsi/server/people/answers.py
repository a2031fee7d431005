"""What is answered when something is not done: `{"error": id, "expected": …, "found": …}`."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import UNSET, Struct, UnsetType


class Problem(Struct, frozen=True):
    """The body of every refusal; `until` (wall clock, ms) says how long it lasts, where it does end by itself."""

    error: str
    expected: str = ""
    found: str = ""
    until: int | UnsetType = UNSET


class Denied(Exception):
    """Something was asked for that is not done; `status` is HTTP's, `error` an id that the page has a sentence for."""

    def __init__(self, status: int, error: str, expected: str = "", found: str = "", until: int | None = None) -> None:
        super().__init__(status, error, expected, found, until)
        self.status = status
        self.error = error
        self.expected = expected
        self.found = found
        self.until = until

    @property
    def problem(self) -> Problem:
        """The body of the answer."""
        return Problem(self.error, self.expected, self.found, UNSET if self.until is None else self.until)


def denied(_request: Request[Any, Any, Any], exception: Denied) -> Response[Problem]:
    """Answer a denial; for `exception_handlers` of the application."""
    response = Response(exception.problem, status_code=exception.status)
    if exception.status == 429 and exception.found:
        response.headers["Retry-After"] = exception.found
    return response


def too_deep(_request: Request[Any, Any, Any], _exception: RecursionError) -> Response[Problem]:
    """Answer JSON with more brackets in one another than can be read; for `exception_handlers`."""
    return Response(Problem("malformed", "JSON with fewer brackets in one another"), status_code=400)


_BY_STATUS = {
    400: "malformed",
    401: "no_player",
    403: "forbidden",
    404: "unknown",
    405: "method",
    413: "too_big",
    415: "content_type",
    429: "too_often",
}


def http_problem(_request: Request[Any, Any, Any], exception: HTTPException) -> Response[Problem]:
    """Answer what the framework refuses in the form of all other refusals; for `exception_handlers`."""
    expected = ""
    if isinstance(exception, ValidationException):
        # Where it is wrong and what was expected, but never what was sent: it may be a code.
        wrong = exception.extra if isinstance(exception.extra, list) else []
        parts = [f"{one.get('key', '')}: {one.get('message', '')}" for one in wrong if isinstance(one, dict)]
        expected = "; ".join(parts)[:400]
    error = _BY_STATUS.get(exception.status_code, "failed")
    return Response(Problem(error, expected), status_code=exception.status_code, headers=exception.headers)
