"""The server's log goes where standard error is now, whatever it was when the log was set up."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from prsi.server import logs


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Logs are set up once for a process: give the other tests theirs back."""
    kept, handlers, level = structlog.get_config(), logging.root.handlers[:], logging.root.level
    yield
    structlog.configure(**kept)
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


@pytest.mark.parametrize("ours", [True, False])
def test_a_stream_that_was_closed_since_stops_nobody(monkeypatch: pytest.MonkeyPatch, ours: bool) -> None:
    old, new = io.StringIO(), io.StringIO()
    monkeypatch.setattr("sys.stderr", old)
    logs.set_up()
    monkeypatch.setattr("sys.stderr", new)
    old.close()
    if ours:
        logs.log.warning("still here")
    else:
        logging.getLogger("uvicorn.error").warning("still here")
    assert json.loads(new.getvalue())["event"] == "still here"


def test_no_secret_is_written() -> None:
    stream = io.StringIO()
    logs.set_up(stream=stream)
    logs.log.info("asked", token="t0p", code="c0de", table="t1")
    assert "t0p" not in stream.getvalue()
    assert "c0de" not in stream.getvalue()
    assert json.loads(stream.getvalue())["table"] == "t1"
