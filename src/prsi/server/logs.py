"""Structured logs: one JSON object a line, and no secret in it."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

SECRETS: Final = frozenset({"authorization", "code", "cookie", "password", "recovery", "secret", "set-cookie", "token"})
"""Names whose values are never written, whoever asks for it."""

log: structlog.stdlib.BoundLogger = structlog.get_logger("prsi")


def without_secrets(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace the values of names that sound like secrets."""
    for name in event:
        if name.lower() in SECRETS:
            event[name] = "…"
    return event


class StandardError:
    """Standard error as it is when something is written: what it was when logs were set up may be closed by now."""

    def write(self, text: str) -> int:
        """Write a text."""
        return sys.stderr.write(text)

    def flush(self) -> None:
        """Pass on what was written."""
        sys.stderr.flush()


def set_up(level: str = "info", stream: Any = None) -> None:
    """Write our own logs, and warnings of the libraries, as JSON lines to standard error or another stream."""
    target: Any = StandardError() if stream is None else stream
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer(ensure_ascii=False)],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(file=target),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(target)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(number, logging.WARNING))
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic", "sqlalchemy"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.WARNING)
