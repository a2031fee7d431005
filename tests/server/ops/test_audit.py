"""The audit of dependencies fails where an index says "vulnerable", and only there. The index here is a real server."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest

from tests.ports import HOST, free_port
from tests.server.services import ROOT
from tools import audit

# Name → the newest version, and its vulnerabilities. As some indexes do, this one knows newest versions only.
INDEX: Final[dict[str, tuple[str, list[dict[str, Any]]]]] = {
    "good": ("1.0", []),
    "bad": ("2.0", [{"id": "X-2026-1", "withdrawn": None}]),
    "taken-back": ("3.0", [{"id": "X-2026-2", "withdrawn": "2026-01-01"}]),
}


class Index(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        _, place, name, *rest = self.path.split("/")
        known = INDEX.get(name)
        self.send_response(200 if place == "pypi" and rest == ["json"] and known else 404)
        self.end_headers()
        if known:
            self.wfile.write(json.dumps({"info": {"version": known[0]}, "vulnerabilities": known[1]}).encode())

    def log_message(self, format: str, *words: object) -> None:  # noqa: A002 - the name is the library's
        pass


@pytest.fixture
def index(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An index that pip is configured to use."""
    with ThreadingHTTPServer((HOST, 0), Index) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        monkeypatch.setenv("PIP_INDEX_URL", f"http://{HOST}:{server.server_port}/simple/")
        yield
        server.shutdown()
        thread.join()


def folder(path: Path, requirements: str) -> Path:
    """A project whose requirements these are."""
    (path / "requirements").mkdir()
    (path / "requirements" / "runtime.txt").write_text(requirements, encoding="utf-8")
    (path / "web").mkdir()
    (path / "web" / "package-lock.json").write_text("{}", encoding="utf-8")
    return path


def audited(monkeypatch: pytest.MonkeyPatch, path: Path) -> int:
    monkeypatch.setattr(audit, "ROOT", path)
    monkeypatch.setattr(audit, "KEPT", path / "kept.json")
    return audit.main()


@pytest.mark.usefixtures("index")
def test_what_is_vulnerable_fails_and_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = "good==1.0 \\\n    --hash=sha256:00\nbad==2.0 ; python_version > '3' \\\n    --hash=sha256:00\nold==0.1\n"
    assert audited(monkeypatch, folder(tmp_path, wanted)) == 1
    told = capsys.readouterr().err
    assert "audit: bad 2.0 is vulnerable: X-2026-1\n" in told
    assert "audit: could not be checked, the index says nothing of it: old 0.1\n" in told
    assert "good" not in told


@pytest.mark.usefixtures("index")
def test_what_is_well_passes_and_is_not_asked_for_again_that_day(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    place = folder(tmp_path, "good==1.0\ntaken-back==3.0\n")
    assert audited(monkeypatch, place) == 0
    monkeypatch.setattr(audit, "audit", lambda: pytest.fail("asked again"))
    assert audited(monkeypatch, place) == 0


def test_an_index_that_cannot_be_reached_is_said_and_no_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", f"http://{HOST}:{free_port()}/simple")
    assert audited(monkeypatch, folder(tmp_path, "good==1.0\n")) == 0
    assert "audit: the Python index could not be asked for known vulnerabilities" in capsys.readouterr().err


def test_npm_s_answers_are_read() -> None:
    via = [{"url": "advisories/GHSA-1"}, "another"]
    found = {"vulnerabilities": {"a": {"via": via, "severity": "high"}, "b": {"via": ["a"], "severity": "low"}}}
    assert audit.audit_npm(json.dumps(found)) == {"a": ["GHSA-1"], "b": ["low"]}
    assert audit.audit_npm('{"vulnerabilities": {}}') == {}
    for refused in ('{"message": "405 Method Not Allowed - POST somewhere"}', "", "nonsense"):
        with pytest.raises(ValueError, match=r".*") as told:
            audit.audit_npm(refused)
        assert "somewhere" not in str(told.value)


def test_every_locked_package_is_read() -> None:
    text = (ROOT / "requirements" / "runtime.txt").read_text(encoding="utf-8")
    assert len(audit.locked(text)) == text.count("==") - text.count(" == ") >= 60
